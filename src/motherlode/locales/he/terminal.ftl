# What only the terminal says. Commands such as board and quit, and the notation of moves, are the same in all languages.

## The table

terminal-heading = סיבוב { $number } מתוך { $rounds } – קופה { $deck }, ערמת הקלפים המשומשים { $discards }
terminal-column-cards = קלפים
terminal-column-front = לפני השחקן
terminal-column-gold = זהב
terminal-column-role = תפקיד
terminal-column-clan = שבט
terminal-column-cell = מיקום
terminal-column-treasures = אוצרות
terminal-column-points = נקודות
terminal-role-known =
    { $whose ->
        [own] { $role } (בסוד)
       *[seen] { $role } (נחשף לעיניך)
    }
terminal-place = טור { $column }, שורה { $row }
terminal-hand-of = הקלפים של מקום { $seat }: { $cards }
terminal-hand-empty = אין קלפים בידך.
terminal-looked-at = מי הציץ אל { $what }: { $names }.
terminal-it-is = מה שם: { $what }.
terminal-cards-got = קלפים שעברו ממך אל { $name }: { $cards }.
terminal-gold-pool = גושי הזהב שעל הקלפים לבחירה: { $nuggets }.
terminal-treasures-left = האוצרות שנותרו: { $treasures }.
terminal-treasures-of-kind = { $kind } ({ $treasures })

## Moves

terminal-moves = המהלכים שלך
terminal-discard = השלכה סגורה
terminal-turned = { $face } ({ $card } מסובב)
terminal-more-moves = ועוד { $count }: הקלידו אותם, למשל { $example }
terminal-shed = הסרה: { $what }
terminal-tool-of = { $tool } – { $name }

## Asking for a move

terminal-ask-move = המהלך שלך (? לעזרה):
terminal-ask-leave = לצאת מהמשחק? (כ או ל):
terminal-yes = כ כן y yes
terminal-no-such-number = אין מהלך { $number }. המהלכים שלך ממוספרים מ־1 עד { $last }.
terminal-not-a-move = { $line } אינו מהלך. הקלידו ? לעזרה.
terminal-refused = המהלך { $move } אינו חוקי. { $reason } ({ $rule })
terminal-no-such-rule = ב־{ $ruleset } אין כלל { $rule }.

## Help

terminal-help-move = הקלידו את מספר המהלך, או את המהלך עצמו כפי שהוא ברשימה, למשל { $example }.
terminal-help-board = להציג שוב את השולחן
terminal-help-moves = להציג שוב את המהלכים
terminal-help-log = להציג את כל מה שקרה
terminal-help-rules = להציג כלל אחד; בלי מזהה, את כולם
terminal-help-quit = לצאת מהמשחק
terminal-help-signs = הטורים ממוספרים למעלה והשורות בצד. נקודות מסמנות היכן הקלפים שלך מתאימים, וארבע פינות את המהלך האחרון.
terminal-legend-tunnels = { $reached } הן מנהרות המחוברות לקלף פתח המנהרה, { $cut } מנותקות, { $ends } נגמרות בתוך הקלף.
terminal-legend-goals = { $start } הוא קלף פתח המנהרה, { $treasure } האוצר, { $stone } סלע, { $hidden } קלף יעד סגור. מה שידוע לך עליו מופיע בסוגריים.
terminal-legend-mines = { $blue } ו־{ $yellow } הם קלפי ההתחלה של השבטים, { $hidden } קלף מכרה סגור; מה שידוע לך עליו מופיע בסוגריים. מכרות פתוחים: { $gems } אבני חן, { $gold } זהב, { $silver } כסף, { $dragon } הדרקון. המספרים הם הגמדים, לפי מקומות.
terminal-legend-obstacles = { $tree }, { $lake } ו־{ $ditch } הם עצים שנפלו, אגמים ותעלות, באות קטנה כשמונח שם כלי; { $rocks } סלעים, { $campfire } מדורה.
terminal-legend-tokens = בין שני קלפים, { $trap } היא מלכודת ו־{ $troll } טרול.

## The course of a game

terminal-welcome = המקום שלך: { $seat } מתוך { $seats }; המשחק: { $ruleset }. הקלידו ? לעזרה.
terminal-seed-hash = טביעת האצבע של הזרע: { $hash }. הזרע עצמו יוצג בסוף.
terminal-round-end = סוף סיבוב { $number }
terminal-game-end = סוף המשחק
terminal-score-won =
    { $who ->
        [me] { $score }, ניצחת
       *[other] { $score }, מקום ראשון
    }
terminal-left = המשחק הופסק לפני סופו.
terminal-kept-so-far = המשחק עד כה נשמר בקובץ { $path }.
terminal-seed = הזרע: { $seed }
terminal-record-hint = כדי לשמור משחק, הפעילו אותו עם ⁦--record FILE⁩. אחר כך הפקודה הזאת בודקת שהקלפים חולקו מן הזרע:
terminal-kept = המשחק נשמר בקובץ { $path }. הפקודה הזאת בודקת שהקלפים חולקו מן הזרע:

## Replays

terminal-replay-start =
    { $eyes ->
        [truth] { $ruleset }, מספר השחקנים: { $seats }, הכול פתוח
        [spectator] { $ruleset }, מספר השחקנים: { $seats }, בעיני הצופים
       *[seat] { $ruleset }, מספר השחקנים: { $seats }, בעיני מקום { $seat }
    }
terminal-replay-move = מהלך { $number } מתוך { $moves }: { $name } { $move }
terminal-replay-keys = ⁦Enter⁩: הבא, ⁦b⁩: הקודם, מספר: המהלך ההוא, ⁦q⁩: יציאה:
terminal-belief-roles = ההסתברות לתפקיד ״{ $role }״: { $chances }.
terminal-belief-treasure = האוצר: { $chances }.
