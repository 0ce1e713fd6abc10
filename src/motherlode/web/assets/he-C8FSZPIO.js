var e=Object.values(Object.assign({"../../../src/motherlode/locales/he/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = חבלן
    .about = חופרים יחד אל הזהב, ומנחשים מי דווקא לא רוצה שיימצא.
ruleset-base-classic = חבלן, מהדורה מוקדמת
    .about = משחק הבסיס, עם חלוקת הזהב ופתיחת הסיבובים של מהדורה מוקדמת.
ruleset-saboteur2 = חבלן 2
    .about = שני צוותים של כורים מתחרים על האוצר; יש דלתות, סולמות, גנבות ומלכודות.
ruleset-lost-mines = המכרות האבודים
    .about = שני שבטים סוללים שבילים ביער וצועדים בהם אל מכרות מלאי אוצרות.

## Options of a table

option-rounds = מספר הסיבובים
    .about = כמה סיבובים יש במשחק.
option-first = מי בתור הראשון
    .about = המקום שפותח את המשחק; בלי בחירה מוכרע בהגרלה.
option-no_gold_for_broken_tools = אין זהב לכלי שבור
    .about = כורים שהכלי שלהם שבור בסוף הסיבוב אינם משתתפים בחלוקת הזהב.
option-until_single_winner = עד הכרעה
    .about = אחרי תיקו משחקים סיבובים נוספים, ארבעה לכל היותר.

## Bots

bot-random = מפוזר
    .about = משחק כל קלף, בכל מקום.
bot-greedy = חמדן
    .about = הולך אל מטרתו בדרך הקצרה ביותר, וסומך על כולם.
bot-trust = ערני
    .about = סופר מי עוזר ומי מזיק, וממהר להאשים.
bot-belief = חריף
    .about = שוקל אחרי כל קלף מי עשוי להיות מי, והיכן עשוי האוצר להיות.
bot-search = הוגה
    .about = משחק בראשו סיבובים רבים עד סופם לפני שהוא בוחר.
bot-belief-novice = טירון
    .about = שוכח מהר, ולעתים קרובות לא משחק את הטוב ביותר.
bot-belief-easy = נינוח
    .about = חריף באותה מידה, אבל שכחן ולא תמיד זהיר.
bot-belief-cautious = זהיר
    .about = מפריע לאחרים רק כשכמעט אין ספק.
bot-belief-accuser = מאשים
    .about = מפריע לאחרים על סמך חשד בלבד.
bot-belief-deep-cover = סוכן רדום
    .about = כחבלן הוא משתף פעולה עד שכורי הזהב מתקרבים.

## Roles and clans

role-miner = כורה זהב
    .goal = לחפור מנהרה מקלף פתח המנהרה אל האוצר לפני שהקלפים נגמרים.
role-saboteur = חבלן
    .goal = למנוע מהמנהרה להגיע אל האוצר, בלי להיחשף.
    .other-clan = לפעול בסתר לטובת השבט השני: האוצרות שלך נחשבים לו.
role-blue = כורה בצוות הכחול
    .goal = להגיע אל האוצר למען הצוות הכחול, בדרך שאין בה דלת ירוקה.
role-green = כורה בצוות הירוק
    .goal = להגיע אל האוצר למען הצוות הירוק, בדרך שאין בה דלת כחולה.
role-boss = בוס
    .goal = לנצח יחד עם הצוות המנצח, ולקבל גוש זהב אחד פחות.
role-profiteer = ספסר
    .goal = לנצח עם כל מי שמנצח, ולקבל שני גושי זהב פחות.
role-geologist = גאולוג
    .goal = כל גביש שבמבוך שווה לך גוש זהב אחד.
role-loyal = גמד נאמן
    .goal = להביא אוצרות לשבט: השבט חולק בהם.
role-selfish = גמד אנוכי
    .goal = להביא אוצרות לעצמך: הם נשארים שלך, בלי לחלוק.
role-unknown = תפקיד לא ידוע
clan-blue = השבט הכחול
clan-yellow = השבט הצהוב

## Tools, and what can lie in front of a player

tool-pick = מכוש
tool-lamp = פנס
tool-cart = קרונית
tool-unknown = כלי
front-pick = מכוש שבור
front-lamp = פנס שבור
front-cart = קרונית שבורה
front-trap = במלכודת
front-theft = בכוונת גנבה
front-troll = טרול בשירות
front-dragon = הדרקון ער
front-treasure = אוצר ביד

## Goals, mines and treasures

goal-treasure = אוצר
goal-stone = סלע
goal-unknown = קלף יעד סגור
spot-goal-top = היעד העליון
spot-goal-middle = היעד האמצעי
spot-goal-bottom = היעד התחתון
mine-gems = מכרה אבני חן
mine-gold = מכרה זהב
mine-silver = מכרה כסף
mine-dragon = מכרה הדרקון
mine-unknown = מכרה סגור
spot-mine-1 = המכרה הראשון מלמעלה
    .object = המכרה הראשון מלמעלה
spot-mine-2 = המכרה השני מלמעלה
    .object = המכרה השני מלמעלה
spot-mine-3 = המכרה השלישי מלמעלה
    .object = המכרה השלישי מלמעלה
spot-mine-4 = המכרה האחרון מלמעלה
    .object = המכרה האחרון מלמעלה
treasure-gems = אבני חן
treasure-gold = זהב
treasure-silver = כסף
treasure-unknown = אוצר
treasure-number = מס׳ { $number }
treasure-worth =
    { $count ->
        [one] { $treasure }, נקודה אחת
        [two] { $treasure }, שתי נקודות
       *[other] { $treasure }, { $count } נקודות
    }

## Cards that are laid: their shape, and what else is printed on them

card-unknown = קלף
    .object = קלף
card-with = { $shape } { $feature }
shape-straight = מנהרה ישרה
    .object = מנהרה ישרה
shape-path = שביל ישר
    .object = שביל ישר
shape-bend = פנייה
    .object = פנייה
shape-fork = הסתעפות
    .object = הסתעפות
shape-crossroads = צומת
    .object = צומת
shape-dead-end = מבוי סתום
    .object = מבוי סתום
shape-bridge = גשר
    .object = גשר
shape-double-curve = פנייה כפולה
    .object = פנייה כפולה
shape-blocked = מנהרה חסומה בחלקה
    .object = מנהרה חסומה בחלקה
shape-shaft = פיר
    .object = פיר
feature-ladder = עם סולם
feature-blue = עם דלת כחולה
feature-green = עם דלת ירוקה
feature-crystal = עם גביש
feature-tree = עם עץ שנפל
feature-lake = עם אגם
feature-ditch = עם תעלה
feature-rocks = עם סלעים
feature-campfire = עם מדורה

## Which ways a card leads

side-N = למעלה
side-E = ימינה
side-S = למטה
side-W = שמאלה
ways-partly = { $through }; חסום: { $stubs }
ways-blocked = חסום: { $stubs }

## Action cards, by their names with \`-\` for \`+\`

card-map = מפה
    .object = מפה
card-rockfall = מפולת סלעים
    .object = מפולת סלעים
card-break-pick = מכוש שבור
    .object = מכוש שבור
card-break-lamp = פנס שבור
    .object = פנס שבור
card-break-cart = קרונית שבורה
    .object = קרונית שבורה
card-fix-pick = תיקון מכוש
    .object = תיקון מכוש
card-fix-lamp = תיקון פנס
    .object = תיקון פנס
card-fix-cart = תיקון קרונית
    .object = תיקון קרונית
card-fix-lamp-pick = תיקון פנס או מכוש
    .object = תיקון פנס או מכוש
card-fix-cart-pick = תיקון קרונית או מכוש
    .object = תיקון קרונית או מכוש
card-fix-cart-lamp = תיקון קרונית או פנס
    .object = תיקון קרונית או פנס
card-theft = גנבה
    .object = קלף גנבה
card-hands-off = לא לגעת!
    .object = קלף ״לא לגעת!״
card-swap-hats = החלפת כובעים
    .object = קלף החלפת כובעים
card-trap = מלכודת
    .object = מלכודת
card-free = שחרור
    .object = קלף שחרור
card-inspect = בדיקה
    .object = קלף בדיקה
card-swap-hands = החלפת קלפים
    .object = קלף החלפת קלפים
card-axe = גרזן
    .object = גרזן
card-boat = סירה
    .object = סירה
card-rope = חבל
    .object = חבל
card-troll = טרול
    .object = טרול
card-storm = סערה
    .object = סערה
card-look-mine-treasure = הצצה במכרה או באוצר
    .object = קלף הצצה במכרה או באוצר
card-look-dwarf-mine = הצצה בגמד או במכרה
    .object = קלף הצצה בגמד או במכרה
card-look-dwarf-treasure = הצצה בגמד או באוצר
    .object = קלף הצצה בגמד או באוצר

## People and places

you = אני
someone = מישהו כאן
seat-number = מקום { $number }
somewhere = לא ידוע היכן
place = טור { $column }, שורה { $row }
nothing = שום קלף
`,"../../../src/motherlode/locales/he/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = האוצר: { $spot }.
claim-stone-at = רק סלע: { $spot }.
claim-suspect =
    { $whom ->
        [me] יש לי חשד כלפיך.
       *[other] יש לי חשד כלפי { $target }.
    }
claim-trust =
    { $whom ->
        [me] אפשר לסמוך עליך.
       *[other] אפשר לסמוך על { $target }.
    }
claim-mend-my-pick = נא לתקן לי את המכוש.
claim-mend-my-lamp = נא לתקן לי את הפנס.
claim-mend-my-cart = נא לתקן לי את הקרונית.
claim-mend-my-unknown = נא לתקן לי את הכלים.
claim-good-move = מהלך טוב!
claim-bad-move = זה היה מהלך רע.
claim-hurry = קצת יותר מהר, בבקשה.
claim-sorry = סליחה!
claim-thanks = תודה!

# What a rule of the game says about talk.

claim-rule-L-31 = אסור לגלות לאחרים מה הראה לך קלף מידע.
`,"../../../src/motherlode/locales/he/events.ftl":`# What happened, one sentence an event. $who is \`me\` if the reader did it, $name is who did it; $whom is \`me\` if it was
# done to the reader, \`self\` if somebody did it to themselves, and $target is whom it was done to.
# In Hebrew: nouns after the name, which tell nobody's gender; the reader in the past tense, which is written alike for all.

## Whose decision it is

asked-turn =
    { $who ->
        [me] התור שלך.
       *[other] התור של { $name }.
    }
asked-gold =
    { $who ->
        [me] נא לבחור קלף זהב.
       *[other] { $name }: בחירת קלף זהב.
    }
asked-theft =
    { $who ->
        [me] נא לבחור ממי לגנוב.
       *[other] { $name }: בחירה ממי לגנוב.
    }
asked-play =
    { $who ->
        [me] התור שלך: לשחק קלף, או להשליך אחד או שניים.
       *[other] התור של { $name }.
    }
asked-walk =
    { $who ->
        [me] אפשר להזיז את הגמד שלך, או להישאר במקום.
       *[other] { $name }: הזזת הגמד, או הישארות במקום.
    }
asked-treasure =
    { $who ->
        [me] נא לבחור אוצר.
       *[other] { $name }: בחירת אוצר.
    }
asked-vote =
    { $who ->
        [me] האם לסיים את הסיבוב: כן או לא.
       *[other] { $name }: החלטה אם לסיים את הסיבוב.
    }
event-queued = ההחלטות הבאות: { $names }.
event-nobody-queued = אין עוד החלטות.

## Rounds

event-round-began =
    { $who ->
        [me] סיבוב { $number } מתחיל. התור הראשון שלך.
       *[other] סיבוב { $number } מתחיל. התור הראשון של { $name }.
    }
event-your-role = התפקיד שלך, לעיניך בלבד: { $role }.
event-your-clan = הצד שלך: { $clan }.
event-round-ended =
    { $outcome ->
        [miners] סיבוב { $number } הסתיים: המנהרה הגיעה אל האוצר, וכורי הזהב ניצחו.
        [saboteurs] סיבוב { $number } הסתיים: המנהרה לא הגיעה אל האוצר, והחבלנים ניצחו.
        [nobody] סיבוב { $number } הסתיים: המנהרה לא הגיעה אל האוצר, אך חבלנים לא היו. אין מנצחים.
        [reached] סיבוב { $number } הסתיים: המנהרה הגיעה אל האוצר.
        [missed] סיבוב { $number } הסתיים: המנהרה לא הגיעה אל האוצר.
       *[over] סיבוב { $number } הסתיים.
    }
event-roles-shown = התפקידים: { $roles }.
event-role-left-over = הקלף שנותר: { $role }.
event-mines-shown = המכרות מלמעלה למטה: { $mines }.
entry = { $name } – { $what }
event-you-won-gold =
    { $nuggets ->
        [one] המשחק נגמר. ניצחת, עם גוש זהב אחד!
        [two] המשחק נגמר. ניצחת, עם שני גושי זהב!
       *[other] המשחק נגמר. ניצחת, עם { $nuggets } גושי זהב!
    }
event-game-ended-gold =
    { $count ->
        [one] המשחק נגמר. הניצחון של { $names }, עם { $nuggets ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $nuggets } גושי זהב
        }.
        [two] המשחק נגמר. ניצחון משותף, עם { $nuggets ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $nuggets } גושי זהב
        }: { $names }.
       *[other] המשחק נגמר. ניצחון משותף, עם { $nuggets ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $nuggets } גושי זהב
        }: { $names }.
    }
event-you-won-points =
    { $points ->
        [one] המשחק נגמר. ניצחת, עם נקודה אחת!
        [two] המשחק נגמר. ניצחת, עם שתי נקודות!
       *[other] המשחק נגמר. ניצחת, עם { $points } נקודות!
    }
event-game-ended-points =
    { $count ->
        [one] המשחק נגמר. הניצחון של { $names }, עם { $points ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $points } נקודות
        }.
        [two] המשחק נגמר. ניצחון משותף, עם { $points ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $points } נקודות
        }: { $names }.
       *[other] המשחק נגמר. ניצחון משותף, עם { $points ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $points } נקודות
        }: { $names }.
    }

## Cards laid and goals

event-laid =
    { $who ->
        [me] הנחת { $card } ב{ $place }.
       *[other] { $name }: הנחת { $card } ב{ $place }.
    }
event-goal-turned-up =
    { $what ->
        [treasure] { $goal } נחשף: זה האוצר!
       *[stone] { $goal } נחשף: רק סלע.
    }
event-rock-fell =
    { $who ->
        [me] מפולת! הסרת { $card } ב{ $place }.
       *[other] { $name }: מפולת! הסרת { $card } ב{ $place }.
    }
event-peeked =
    { $who ->
        [me] הצצת אל { $goal }.
       *[other] { $name }: הצצה אל { $goal }.
    }
event-peeked-treasure =
    { $who ->
        [me] הצצת אל { $goal }: זה האוצר!
       *[other] { $name }: הצצה אל { $goal }. זה האוצר!
    }
event-peeked-stone =
    { $who ->
        [me] הצצת אל { $goal }: רק סלע.
       *[other] { $name }: הצצה אל { $goal }. רק סלע.
    }

## Hands

event-discarded =
    { $who ->
        [me] השלכת { $card }, הפנים כלפי מטה.
       *[other] { $name }: השלכת { $card }, הפנים כלפי מטה.
    }
event-drew =
    { $who ->
        [me] שלפת { $card }.
       *[other] { $name }: שליפת { $card }.
    }
event-passed-empty =
    { $who ->
        [me] לא נשארו לך קלפים, והתור עבר הלאה.
       *[other] { $name }: לא נשארו קלפים, והתור עבר הלאה.
    }
event-hands-swapped =
    { $who ->
        [me] החלפת את כל הקלפים שבידך עם { $target }.
       *[other] { $whom ->
            [me] { $name }: החלפת כל הקלפים שביד איתך.
           *[other] { $name }: החלפת כל הקלפים שביד עם { $target }.
        }
    }
event-hands-changed = נתת: { $gave }. קיבלת: { $got }.

## In front of players

event-put-in-front-pick =
    { $who ->
        [me] שברת את המכוש של { $target }.
       *[other] { $whom ->
            [me] { $name }: המכוש שלך נשבר.
           *[other] { $name }: המכוש של { $target } נשבר.
        }
    }
event-put-in-front-lamp =
    { $who ->
        [me] שברת את הפנס של { $target }.
       *[other] { $whom ->
            [me] { $name }: הפנס שלך נשבר.
           *[other] { $name }: הפנס של { $target } נשבר.
        }
    }
event-put-in-front-cart =
    { $who ->
        [me] שברת את הקרונית של { $target }.
       *[other] { $whom ->
            [me] { $name }: הקרונית שלך נשברה.
           *[other] { $name }: הקרונית של { $target } נשברה.
        }
    }
event-put-in-front-trap =
    { $who ->
        [me] לכדת את { $target } במלכודת.
       *[other] { $whom ->
            [me] { $name }: מלכודת! נלכדת בה.
           *[other] { $name }: מלכודת הונחה לפני { $target }.
        }
    }
event-put-in-front-theft =
    { $who ->
        [me] הכנת גנבה לסוף הסיבוב.
       *[other] { $name }: גנבה בהכנה לסוף הסיבוב.
    }
event-front-cleared-pick =
    { $who ->
        [me] { $whom ->
            [self] תיקנת את המכוש שלך.
           *[other] תיקנת את המכוש של { $target }.
        }
       *[other] { $whom ->
            [me] { $name }: המכוש שלך תוקן.
            [self] { $name }: המכוש האישי תוקן.
           *[other] { $name }: המכוש של { $target } תוקן.
        }
    }
event-front-cleared-lamp =
    { $who ->
        [me] { $whom ->
            [self] תיקנת את הפנס שלך.
           *[other] תיקנת את הפנס של { $target }.
        }
       *[other] { $whom ->
            [me] { $name }: הפנס שלך תוקן.
            [self] { $name }: הפנס האישי תוקן.
           *[other] { $name }: הפנס של { $target } תוקן.
        }
    }
event-front-cleared-cart =
    { $who ->
        [me] { $whom ->
            [self] תיקנת את הקרונית שלך.
           *[other] תיקנת את הקרונית של { $target }.
        }
       *[other] { $whom ->
            [me] { $name }: הקרונית שלך תוקנה.
            [self] { $name }: הקרונית האישית תוקנה.
           *[other] { $name }: הקרונית של { $target } תוקנה.
        }
    }
event-front-cleared-trap =
    { $who ->
        [me] { $whom ->
            [self] השתחררת מהמלכודת.
           *[other] שחררת את { $target } מהמלכודת.
        }
       *[other] { $whom ->
            [me] { $name }: המלכודת שלפניך הוסרה.
            [self] { $name }: יציאה מהמלכודת.
           *[other] { $name }: המלכודת שלפני { $target } הוסרה.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] ויתרת על הגנבה.
           *[other] סיכלת את הגנבה של { $target }.
        }
       *[other] { $whom ->
            [me] { $name }: הגנבה שלך סוכלה.
            [self] { $name }: ויתור על הגנבה.
           *[other] { $name }: הגנבה של { $target } סוכלה.
        }
    }
event-shed-pick =
    { $who ->
        [me] הסרת את המכוש השבור.
       *[other] { $name }: המכוש השבור הוסר.
    }
event-shed-lamp =
    { $who ->
        [me] הסרת את הפנס השבור.
       *[other] { $name }: הפנס השבור הוסר.
    }
event-shed-cart =
    { $who ->
        [me] הסרת את הקרונית השבורה.
       *[other] { $name }: הקרונית השבורה הוסרה.
    }
event-shed-trap =
    { $who ->
        [me] יצאת מהמלכודת.
       *[other] { $name }: המלכודת הוסרה.
    }
event-shed-theft =
    { $who ->
        [me] ויתרת על הגנבה.
       *[other] { $name }: קלף הגנבה הוסר.
    }

## Dwarf cards

event-hats-swapped =
    { $who ->
        [me] { $whom ->
            [self] החלפת כובעים: לקחת קלף גמד חדש.
           *[other] החלפת כובעים: החלפת את קלף הגמד של { $target }.
        }
       *[other] { $whom ->
            [me] { $name }: החלפת כובעים! קלף הגמד שלך הוחלף.
            [self] { $name }: החלפת כובעים! קלף הגמד האישי הוחלף.
           *[other] { $name }: החלפת כובעים! קלף הגמד של { $target } הוחלף.
        }
    }
event-new-role = התפקיד החדש: { $role }.
event-inspected =
    { $who ->
        [me] הצצת בקלף הגמד של { $target }.
       *[other] { $whom ->
            [me] { $name }: הצצה בקלף הגמד שלך.
           *[other] { $name }: הצצה בקלף הגמד של { $target }.
        }
    }
event-role-seen = התפקיד: { $role }.

## Gold

event-gold-drawn =
    { $count ->
        [one] קלף זהב אחד לחלוקה.
        [two] שני קלפי זהב לחלוקה.
       *[other] { $count } קלפי זהב לחלוקה.
    }
event-gold-passed =
    { $who ->
        [me] { $count ->
            [one] קיבלת לבחירה קלף זהב אחד.
            [two] קיבלת לבחירה שני קלפי זהב.
           *[other] קיבלת לבחירה { $count } קלפי זהב.
        }
       *[other] { $count ->
            [one] { $name }: בחירה מתוך קלף זהב אחד.
            [two] { $name }: בחירה מתוך שני קלפי זהב.
           *[other] { $name }: בחירה מתוך { $count } קלפי זהב.
        }
    }
event-gold-values = גושי הזהב שעליהם: { $values }.
event-gold-taken =
    { $who ->
        [me] שמרת לך קלף זהב.
       *[other] { $name }: קלף זהב נבחר.
    }
event-gold-taken-seen =
    { $who ->
        [me] שמרת לך קלף זהב ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
       *[other] { $name }: קלף זהב נבחר ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
    }
event-gold-paid =
    { $who ->
        [me] קיבלת קלף זהב.
       *[other] { $name }: קלף זהב התקבל.
    }
event-gold-paid-seen =
    { $who ->
        [me] קיבלת קלף זהב ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
       *[other] { $name }: קלף זהב התקבל ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
    }
event-earned =
    { $who ->
        [me] הרווחת { $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }.
       *[other] { $name }: רווח של { $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }.
    }
event-robbed =
    { $who ->
        [me] גנבת גוש זהב מידי { $target }.
       *[other] { $whom ->
            [me] { $name }: גוש זהב נגנב ממך.
           *[other] { $name }: גוש זהב נגנב מידי { $target }.
        }
    }
event-robbed-nothing =
    { $who ->
        [me] ניסית לגנוב מידי { $target }, אך לא היה מה לקחת.
       *[other] { $whom ->
            [me] { $name }: ניסיון לגנוב ממך, אך לא היה מה לקחת.
           *[other] { $name }: ניסיון לגנוב מידי { $target }, אך לא היה מה לקחת.
        }
    }

## The Lost Mines

event-tool-placed =
    { $who ->
        [me] הנחת { $card } על המכשול ב{ $place }.
       *[other] { $name }: הנחת { $card } על המכשול ב{ $place }.
    }
event-trap-set =
    { $who ->
        [me] הצבת מלכודת בין { $from } לבין { $to }.
       *[other] { $name }: הצבת מלכודת בין { $from } לבין { $to }.
    }
event-troll-called =
    { $who ->
        [me] הזעקת טרול אל הדרך שבין { $from } לבין { $to }.
       *[other] { $name }: הזעקת טרול אל הדרך שבין { $from } לבין { $to }.
    }
event-troll-left =
    { $who ->
        [me] הטרול שלך הלך.
       *[other] הטרול של { $name } הלך.
    }
event-stormed =
    { $who ->
        [me] סערה! הסרת { $card } ב{ $place }.
       *[other] { $name }: סערה! הסרת { $card } ב{ $place }.
    }
event-scouted =
    { $who ->
        [me] הצצת אל { $mine }.
       *[other] { $name }: הצצה אל { $mine }.
    }
event-mine-seen = זה { $mine }.
event-appraised =
    { $who ->
        [me] הצצת באוצר ({ $treasure }).
       *[other] { $name }: הצצה באוצר ({ $treasure }).
    }
event-treasure-taken =
    { $who ->
        [me] לקחת אוצר ({ $treasure }).
       *[other] { $name }: לקיחת אוצר ({ $treasure }).
    }
event-treasure-value =
    { $count ->
        [one] הוא שווה נקודה אחת.
        [two] הוא שווה שתי נקודות.
       *[other] הוא שווה { $count } נקודות.
    }
event-cards-due =
    { $count ->
        [one] בסוף התור יישלף קלף אחד.
        [two] בסוף התור יישלפו שני קלפים.
       *[other] בסוף התור יישלפו { $count } קלפים.
    }
event-walked =
    { $who ->
        [me] הלכת אל { $place }.
       *[other] { $name }: הליכה אל { $place }.
    }
event-card-lost =
    { $who ->
        [me] איבדת במלכודת { $card }.
       *[other] { $name }: המלכודת גבתה { $card }.
    }
event-mine-turned-up = { $place } נחשף: { $mine }!
event-dragon-woken =
    { $who ->
        [me] הערת את הדרקון.
       *[other] { $name }: הדרקון התעורר.
    }
event-turn-lost =
    { $who ->
        [me] לא נשארו לך קלפים, והתור אבד.
       *[other] { $name }: לא נשארו קלפים, והתור אבד.
    }
event-vote-called =
    { $who ->
        [me] הצעת לסיים את הסיבוב.
       *[other] { $name }: הצעה לסיים את הסיבוב.
    }
event-voted-yes =
    { $who ->
        [me] הסכמת לסיים את הסיבוב.
       *[other] { $name }: הסכמה לסיים את הסיבוב.
    }
event-voted-no =
    { $who ->
        [me] לא הסכמת לסיים את הסיבוב.
       *[other] { $name }: התנגדות לסיום הסיבוב.
    }
event-vote-ended = ההצבעה הסתיימה.
event-scored = הנקודות: { $points }.
event-scored-nothing = לא נצברו נקודות.
event-dragon-paid = הוחזרו לדרקון: { $points }.
points =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }

## At the table

fact-opened = השולחן פתוח.
fact-seated = { $name }: הצטרפות לשולחן.
fact-bot-seated = בוט הצטרף לשולחן: { $bot }.
fact-stood = { $name }: המקום התפנה.
fact-removed = { $name }: המקום פונה בידי ראש השולחן.
fact-began = המשחק מתחיל.
fact-away-left =
    { $who ->
        [me] עזבת את המשחק; בוט משחק במקומך.
       *[other] { $name }: עזיבה באמצע המשחק; בוט ממלא את המקום.
    }
fact-away-time =
    { $who ->
        [me] הזמן שלך נגמר; בוט משחק במקומך.
       *[other] { $name }: הזמן נגמר; בוט ממלא את המקום.
    }
fact-returned =
    { $who ->
        [me] חזרת למשחק.
       *[other] { $name }: חזרה למשחק.
    }
fact-claimed = { $name }: { $claim }
fact-closed = השולחן נסגר: כולם הלכו.
`,"../../../src/motherlode/locales/he/help.ftl":`# What cards do and signs mean, in a sentence: shown when one points at them.

help-tunnel = מניחים אותו ליד המבוך כך שיתאים מכל הצדדים ויוביל בחזרה לקלף פתח המנהרה. מותר להפוך אותו.
help-dead-end = מבוי סתום: מכאן אי אפשר להמשיך.
help-bridge = שתי מנהרות שאינן נפגשות: אי אפשר לפנות מאחת לשנייה.
help-blocked = חלק מהזרועות מחוברות, והאחרות נגמרות במפולת.
help-ladder = סולם מחובר לקלף פתח המנהרה ולכל סולם אחר.
help-blue = בסוף הסיבוב רק כורים מהצוות הכחול עוברים בדלת הזאת.
help-green = בסוף הסיבוב רק כורים מהצוות הירוק עוברים בדלת הזאת.
help-crystal = גביש חשוב רק לגאולוגים: כל אחד שווה להם גוש זהב.
help-break = מניחים אותו לפני שחקן אחר: עם כלי שבור אי אפשר להניח קלפי מנהרה.
help-fix = מסיר כלי שבור אחד מהסוג הזה מלפני כל שחקן.
help-fix-two = מתקן אחד משני הכלים, לפי בחירתך.
help-rockfall = מסיר קלף מנהרה אחד מהמבוך, אבל לא את קלף פתח המנהרה ולא יעד.
help-map = מציצים ביעד אחד שמונח הפוך. רק לך מותר לראות אותו.
help-theft = מניחים אותו לפניך: אחרי חלוקת הזהב לוקחים גוש זהב משחקן אחר.
help-hands-off = מסיר גניבה שמונחת לפני שחקן.
help-swap-hats = השחקן שנבחר, ואפשר גם אתם, מחליף את קלף הגמד שלו בחדש.
help-swap-hands = מחליפים את כל הקלפים שביד עם שחקן אחר.
help-inspect = מציצים בקלף הגמד של שחקן אחר. רק לך מותר לראות אותו.
help-trap = מניחים אותו לפני שחקן אחר: מי שלכוד לא מניח מנהרות ולא מקבל זהב.
help-free = משחרר שחקן לכוד.
help-path = מניחים אותו ליד קלף כך שיתאים מכל הצדדים וימשיך שביל.
help-tree = אי אפשר לעבור עץ שנפל לפני שמונח עליו גרזן.
help-lake = אי אפשר לחצות אגם לפני שמונחת עליו סירה.
help-ditch = אי אפשר לחצות תעלה לפני שמונח עליה חבל.
help-rocks = בין הסלעים יש מקום לגמד אחד.
help-campfire = גמד שיוצא מכאן יכול ללכת עד חמישה קלפים.
help-tool = מניחים אותו על מכשול: גרזן לעץ, סירה לאגם, חבל לתעלה.
help-look = מציצים באחד משני הדברים שבקלף. אסור לספר לאחרים מה ראיתם.
help-trap-way = מציבים אותה על שביל: מי שעובר שם מאבד קלף.
help-troll = מציבים אותו על שביל: אף אחד לא עובר שם עד לתור הבא שלך.
help-storm = מסיר קלף שביל שאין עליו גמד.
help-sign-broken = כלי שבור: אי אפשר להניח מנהרות עד שיתוקן.
help-sign-trap = לכוד: בלי מנהרות, ובלי זהב בסוף הסיבוב.
help-sign-theft = גניבה מתוכננת: אחרי חלוקת הזהב ייגנב גוש זהב.
help-sign-troll = הטרול שעל הלוח נקרא מכאן.
help-sign-dragon = הדרקון כאן: מחזירים שתי נקודות מהסיבוב הזה.
help-sign-treasure = מחזיק באוצר.
`,"../../../src/motherlode/locales/he/lesson.ftl":`# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = ההדרכה
lesson-start = מתחילים
lesson-go-on = הלאה
lesson-skip = דילוג
lesson-restart = מההתחלה
lesson-try-again = ניסיון נוסף
lesson-chapter = חלק { $number } מתוך { $chapters }
lesson-finished = זה הכול
lesson-to-play = למשחק
lesson-to-rules = לקריאת הכללים
lesson-then-place = יופי. עכשיו יש להצביע על המקום המואר.
lesson-then-seat = יופי. עכשיו יש להצביע על המושב המואר.
lesson-then-discard = יופי. עכשיו יש ללחוץ על ״השלכה״.
lesson-card-tunnel = קלפי מנהרה מגדילים את המבוך.
lesson-card-dead-end = מבוי סתום: כל המנהרות שלו נגמרות באמצע, ואי אפשר להמשיך לחפור ממנו.
lesson-card-map = מפה מאפשרת להציץ בסוד ביעד אחד.
lesson-card-break = כלי שבור מניחים לפני מישהו אחר, ואז אין שם אפשרות להניח מנהרות.
lesson-card-fix = תיקון מסיר כלי שבור מאותו הסוג.
lesson-card-rockfall = מפולת סלעים מסירה קלף מנהרה מן המבוך.
lesson-card-later = בינתיים כדאי לשמור אותו.

## Chapters

lesson-hello = ברוכים הבאים אל המכרה! כולם כאן גמדים. אחד משלושת הקלפים שמימין מסתיר אוצר, וכורי הזהב רוצים שמנהרה מן הסולם תגיע אליו. אבל ייתכן שמישהו כאן חבלן, ומקווה שהיא לא תגיע לעולם. התפקידים סודיים.
lesson-lay-a-tunnel = בכל תור משתמשים בקלף אחד ושולפים קלף חדש. רוב הקלפים הם מנהרות. מנהרה מניחים צמוד לקלף אחר: מנהרה פוגשת מנהרה, סלע פוגש סלע, והדרך חייבת להוביל חזרה אל הסולם.
lesson-lay-a-tunnel-do = יש לבחור מנהרה ישרה, ואז להצביע על המקום המואר ליד הסולם.
lesson-lay-a-tunnel-done = חפירה יפה! האור מראה עד היכן מגיעות המנהרות. קלף חדש כבר בידך, ועכשיו התור של האחרים.
lesson-turn-a-card = { $ada }: המשך החפירה. { $lou }: העברת התור, והשלכת קלף שאיש לא ראה. { $cy }: הצצה במפה אל היעד האמצעי. מותר להפוך קלפים עם הראש למטה, אבל אסור להניח אותם על הצד.
lesson-turn-a-card-do = יש לבחור את הפנייה ולהצביע על המקום המואר. הקלף יסתובב כך שיתאים.
lesson-turn-a-card-done = מתאים! עכשיו המנהרה מובילה למטה. אפשר גם לסובב קלף בלי להצביע: בוחרים בו פעם נוספת.
lesson-map = מבין שלושת היעדים אחד הוא האוצר, ושניים הם רק סלע. עם מפה מציצים באחד מהם, ומה שרואים נשאר לעיניך בלבד.
lesson-map-do = יש לבחור את המפה ולהצביע על היעד התחתון.
lesson-map-done = הנה האוצר! סימן שרק לך הוא גלוי יזכיר זאת. מותר לספר לאחרים. אם להאמין לך או לא, זו כבר ההחלטה שלהם.
lesson-broken-tool = { $lou }: הפנס שלך נשבר! כל עוד מונח לפניך כלי שבור, אי אפשר להניח מנהרות. אפשר לשחק קלפים אחרים, או להעביר את התור: להשליך קלף עם הפנים כלפי מטה ולשלוף אחר. על מבוי סתום לא חבל.
lesson-broken-tool-do = יש לבחור את המבוי הסתום וללחוץ על ״השלכה״.
lesson-broken-tool-done = נפטרנו ממנו. והנה מה ששלפת: תיקון פנס!
lesson-mend = עכשיו { $lou } שוב: הקרונית של { $cy } נשברה. מוזר, בשביל כורה זהב… תיקון מסיר כלי שבור מאותו הסוג: שלך, או של כל אחד אחר.
lesson-mend-do = יש לבחור את תיקון הפנס ולהצביע על המושב שלך.
lesson-mend-done = הפנס שלך מאיר שוב, ואפשר לחפור.
lesson-suspicion = { $ada }: תיקון הקרונית של { $cy }. כך נוהגים חברים. אבל { $lou }: מבוי סתום באמצע הדרך, וכך נוהגים חבלנים. כלי שבור יעצור את זה.
lesson-suspicion-do = יש לבחור את המכוש השבור ולהצביע על { $lou }.
lesson-suspicion-done = כל עוד הקלף מונח שם, אין ל-{ $lou } אפשרות להניח מנהרות. כמובן, אולי זו טעות: התפקידים נחשפים רק בסוף הסיבוב.
lesson-rockfall = גם { $ada } באותה דעה: הקרונית של { $lou } נשברה אף היא. אבל המבוי הסתום עדיין חוסם את הדרך. מפולת סלעים מסירה כל קלף מנהרה מן המבוך. גם חבלנים אוהבים אותה.
lesson-rockfall-do = יש לבחור את מפולת הסלעים ולהצביע על המבוי הסתום.
lesson-rockfall-done = הדרך שוב פנויה.
lesson-reach-the-gold = { $ada }: צומת במקום שהתפנה. עוד קלף אחד, והמנהרה תגיע אל היעד עם האוצר!
lesson-reach-the-gold-do = יש לבחור מנהרה שמתאימה ולהצביע על המקום המואר.
lesson-reach-the-gold-done = האוצר! הסיבוב הסתיים, וכל התפקידים נחשפו. החבלן: { $lou }. כורי הזהב ניצחו. אילו נגמרו הקלפים קודם, היה קורה ההפך.
lesson-share-the-gold = יש קלף זהב אחד לכל כורה זהב. הבחירה הראשונה היא של מי שהגיע אל האוצר, ואחר כך לוקחים האחרים. חבלנים נשארים בידיים ריקות.
lesson-share-the-gold-do = יש לבחור קלף זהב. כמה שיותר גושים, יותר טוב.
lesson-share-the-gold-done = הרווחת ביושר! כמה זהב יש לכל אחד נשאר סוד עד סוף המשחק.
lesson-the-end = וזה כל המשחק. יש בו שלושה סיבובים, ובכל אחד תפקידים חדשים: בפעם הבאה אולי קלף החבלן יהיה אצלך. הניצחון הוא של מי שיש בידו הכי הרבה זהב בסוף. בהנאה!
`,"../../../src/motherlode/locales/he/moves.ftl":`# Spoken names of moves, for buttons and screen readers. In Hebrew: names of deeds, which command nobody.

move-lay = הנחת { $card } ({ $ways }) ב{ $place }
move-break-pick = שבירת המכוש של { $target }
move-break-lamp = שבירת הפנס של { $target }
move-break-cart = שבירת הקרונית של { $target }
move-mend-pick =
    { $whom ->
        [self] תיקון המכוש שלך
       *[other] תיקון המכוש של { $target }
    }
move-mend-lamp =
    { $whom ->
        [self] תיקון הפנס שלך
       *[other] תיקון הפנס של { $target }
    }
move-mend-cart =
    { $whom ->
        [self] תיקון הקרונית שלך
       *[other] תיקון הקרונית של { $target }
    }
move-rockfall = מפולת סלעים: הסרת הקלף ב{ $place }
move-map = מפה: הצצה אל { $goal }
move-theft = הכנת גנבה לסוף הסיבוב
move-trap-seat = הנחת מלכודת לפני { $target }
move-free =
    { $whom ->
        [self] יציאה מהמלכודת
       *[other] שחרור { $target } מהמלכודת
    }
move-hands-off =
    { $whom ->
        [self] לא לגעת: ויתור על הגנבה שלך
       *[other] לא לגעת: סיכול הגנבה של { $target }
    }
move-inspect = הצצה בקלף הגמד של { $target }
move-swap-hats =
    { $whom ->
        [self] החלפת כובעים: קלף גמד חדש בשבילך
       *[other] החלפת כובעים: החלפת קלף הגמד של { $target }
    }
move-swap-hands = החלפת כל הקלפים שביד עם { $target }
move-rob = גנבת גוש זהב מידי { $target }
move-pass = העברת התור והשלכת: { $cards }
move-pass-hidden =
    { $count ->
        [one] העברת התור והשלכת קלף אחד
        [two] העברת התור והשלכת שני קלפים
       *[other] העברת התור והשלכת { $count } קלפים
    }
move-shed-pick = הסרת המכוש השבור והשלכת: { $cards }
move-shed-lamp = הסרת הפנס השבור והשלכת: { $cards }
move-shed-cart = הסרת הקרונית השבורה והשלכת: { $cards }
move-shed-trap = יציאה מהמלכודת והשלכת: { $cards }
move-shed-theft = ויתור על הגנבה והשלכת: { $cards }
move-take =
    { $count ->
        [one] לקיחת הקלף עם גוש זהב אחד
        [two] לקיחת הקלף עם שני גושי זהב
       *[other] לקיחת הקלף עם { $count } גושי זהב
    }
move-take-hidden = לקיחת קלף זהב
move-tool = הנחת { $card } על המכשול ב{ $place }
move-trap-way = הצבת מלכודת בין { $from } לבין { $to }
move-troll = הזעקת טרול אל הדרך שבין { $from } לבין { $to }
move-storm = סערה: הסרת הקלף ב{ $place }
move-look-mine = הצצה אל { $mine }
move-look-dwarf = הצצה בקלף הגמד של { $target }
move-look-treasure = הצצה באוצר { $number } ({ $treasure })
move-take-treasure = לקיחת אוצר { $number } ({ $treasure })
move-discard = השלכת: { $cards }
move-discard-hidden =
    { $count ->
        [one] השלכת קלף אחד
        [two] השלכת שני קלפים
       *[other] השלכת { $count } קלפים
    }
move-walk =
    { $count ->
        [one] הליכה של קלף אחד, אל { $place }
        [two] הליכה של שני קלפים, אל { $place }
       *[other] הליכה של { $count } קלפים, אל { $place }
    }
move-stay = הישארות במקום
move-call-vote = הצעה לסיים את הסיבוב
move-vote-yes = כן, לסיים את הסיבוב
move-vote-no = לא, להמשיך לשחק
`,"../../../src/motherlode/locales/he/people.ftl":`# אנשים ליד השולחן: המתנה, היעדרות, איחור וסוף המשחק.

## Waiting after a round

wait-looking = עוד מסתכלים: { $names }
wait-for = מחכים ל: { $names }

## Time that ran out, absent seats

timeout-warning = הזמן שלך נגמר ובוט שיחק את התור הזה במקומך. בפעם הבאה המקום יעבור אליו.
absent-says = { $name }: אין חיבור.
absent-soon = בוט יוכל לשחק במקום בעוד
hand-over = שבוט ישחק במקום { $name }
hand-over-vote = שבוט ישחק במקום { $name } ({ $votes } מתוך { $needed })
hand-over-voted = הצבעת בעד בוט ({ $votes } מתוך { $needed }).

## Latecomers

late-join = הצטרפות במקום בוט
late-choose = בחרו בוט
late-asked = הבקשה לשחק במקום { $name } נשלחה. ההחלטה של ראש השולחן.
late-granted = מתחילת הסיבוב הבא המקום של { $name } שלך.
late-declined = ראש השולחן מעדיף להמשיך בלי שינוי.
late-withdraw = לא משנה
late-asks = בקשה מ־{ $name }: לשחק במקום { $bot }.
late-grant = אפשר להצטרף
late-decline = לא הפעם

## The end of a game

end-you-won-game = ניצחת במשחק
end-places = הדירוג הסופי
end-place = { $place }.
end-moments = רגעים מן המשחק
end-moment-watch = צפייה ברגע הזה
moment-breakthrough = { $count ->
    [one] { $name }: חפירה עד האוצר.
    [two] { $name }: חפירה עד האוצר, פעמיים.
   *[other] { $name }: חפירה עד האוצר, { $count } פעמים.
  }
moment-earned = { $count ->
    [one] { $name }: גוש זהב אחד בסיבוב אחד.
    [two] { $name }: שני גושי זהב בסיבוב אחד.
   *[other] { $name }: { $count } גושי זהב בסיבוב אחד.
  }
moment-broken = { $count ->
    [one] כלי של { $name } נשבר.
    [two] הכלים של { $name } נשברו פעמיים.
   *[other] הכלים של { $name } נשברו { $count } פעמים.
  }
moment-robbed = { $count ->
    [one] נגנב זהב מ־{ $name }.
    [two] נגנב זהב מ־{ $name } פעמיים.
   *[other] נגנב זהב מ־{ $name } { $count } פעמים.
  }
moment-scored = { $count ->
    [one] { $name }: נקודה אחת בסיבוב אחד.
    [two] { $name }: שתי נקודות בסיבוב אחד.
   *[other] { $name }: { $count } נקודות בסיבוב אחד.
  }
moment-lost = { $count ->
    [one] { $name }: נקודה אחת פחות בסיבוב אחד.
    [two] { $name }: שתי נקודות פחות בסיבוב אחד.
   *[other] { $name }: { $count } נקודות פחות בסיבוב אחד.
  }
moment-treasures = { $count ->
    [one] { $name }: אוצר אחד ביד.
    [two] { $name }: שני אוצרות ביד.
   *[other] { $name }: { $count } אוצרות ביד.
  }
moment-dragon = { $count ->
    [one] הדרקון התעורר בגלל { $name }.
    [two] הדרקון התעורר פעמיים בגלל { $name }.
   *[other] הדרקון התעורר { $count } פעמים בגלל { $name }.
  }

## Another game

ready-is = אפשר להתחיל
ready-not = עוד לא
ready-wait = מחכים ל: { $names }. אפשר להתחיל בלעדיהם בעוד
ready-begin-now = להתחיל בלעדיהם
room-back = חזרה לחדר
room-go = לחדר
next-game-begun = המשחק הבא כבר התחיל.
next-game-watch = צפייה במשחק

## In the log

fact-away-absent =
    { $who ->
        [me] לא היה חיבור; בוט משחק במקומך.
       *[other] { $name }: אין חיבור; בוט ממלא את המקום.
    }
fact-timed-out =
    { $who ->
        [me] הזמן שלך נגמר; בוט משחק את התור הזה. בפעם הבאה המקום יעבור אליו.
       *[other] { $name }: הזמן נגמר; בוט משחק את התור הזה.
    }
fact-hand-over-voted = { $name }: הצבעה שבוט ישחק במקום { $target }.
fact-ready = { $name }: בעד משחק נוסף.
fact-regathered = כולם חזרו לחדר.
fact-seat-requested = { $name }: בקשה לשחק במקום { $bot }.
fact-seat-granted = ראש השולחן הסכים: המקום יעבור בתחילת הסיבוב הבא.
fact-seat-declined = ראש השולחן לא הסכים: הבוט נשאר.
fact-taken-over = { $name }: המקום של בוט עבר לידיים חדשות.
`,"../../../src/motherlode/locales/he/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = למה
why-nearer = המטרה: דרך קצרה יותר אל האוצר. קלפים שנחסכו: { $cards }.
why-farther = הדרך אל האוצר מתארכת. קלפים נוספים: { $cards }.
why-level = הדרך אל האוצר נשארת ארוכה כמו שהייתה.
why-map = המטרה: לדעת איפה נמצא האוצר.
why-break-saboteur = המטרה: לעכב את { $name }, כנראה בצד החבלנים ({ $chance }).
why-break-miner = המטרה: לעכב את { $name }, כנראה לא בצד החבלנים ({ $chance }).
why-break = המטרה: לעכב את { $name }.
why-fix-self = המטרה: לחזור לחפור.
why-fix-other = המטרה: לעזור למישהו: { $name }.
why-pass = לא היה כדאי לשחק שום קלף. הושלך הקלף הנחוץ פחות מכולם.
why-shed = המטרה: להיפטר ממכשול.
why-best = המהלך הזה הבטיח יותר מכל האחרים.
why-richest = המטרה: לגנוב היכן שיש הכי הרבה.
why-gold = המטרה: כמה שיותר זהב.
why-treasure = המטרה: האוצר היקר ביותר.
why-rest = המטרה: הסוף הטוב ביותר לסיבוב.
why-worth = הרווח הצפוי, בנקודות: { $points }.

## What was believed

why-suspects = תחת חשד: { $names }.
why-suspects-none = איש לא היה תחת חשד.
why-place = המקום המשוער של האוצר: { $spot } ({ $chance }).
why-far = קלפים שחסרו עד האוצר, לפי ההערכה: { $cards }.
why-expects = גושי זהב צפויים מהסיבוב הזה: { $gold }.
why-reached = הסיכוי שהמנהרה תגיע אל האוצר: { $chance }.
why-thought = סיבובים ששוחקו במחשבה: { $worlds }. ניצחונות עם המהלך הזה: { $chance }.
why-trusts = אמון: { $names }.
why-mistrusts = חוסר אמון: { $names }.
why-friends = באותו צד, לפי ההערכה: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = מה אפשר היה לשער
belief-about = הסבירות של כל אחד ואחת להיות בצד החבלנים, מכל מה שנראה בעיניים האלה עד הצעד הזה, לפי החישוב של הבוט „{ $bot }”.
belief-whose = החישוב בעיניים של
belief-chart = הסבירות לחבלה לאורך צעדי המשחק
belief-player = מי
belief-chance = חבלה
belief-goal = יעד
belief-treasure = אוצר
belief-loading = החישוב בעיצומו …
`,"../../../src/motherlode/locales/he/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = הגבלת זמן כזאת לתור אינה אפשרית.
refusal-bad-message = השרת לא הבין. טעינה מחדש של הדף עשויה לעזור.
refusal-bad-name = בשם צריכים להיות לפחות אות, ספרה או סימן אחד שאפשר לראות, ולא יותר מ־32.
refusal-bad-options = האפשרויות האלה אינן מתאימות למשחק הזה.
refusal-bad-origin = הדף הזה לא נטען מהשרת שהוא מדבר איתו.
refusal-bad-record = זה אינו רישום של משחק שאפשר להקרין.
refusal-bad-seats = המשחק הזה אינו מתאים למספר כזה של משתתפים.
refusal-bad-token = השרת כבר לא מכיר אותך. נא לכתוב שוב את שמך.
refusal-bad-version = השרת התחדש. נא לטעון מחדש את הדף.
refusal-barred = השולחן הזה נסגר בפניך בידי ראש השולחן.
refusal-closing = השרת עומד להיעצר. הכול נשמר: נא לנסות שוב בעוד רגע.
refusal-elsewhere = השולחן הזה נמצא עכשיו בשרת אחר. נא לנסות שוב בעוד רגע.
refusal-empty-seats = עדיין לא כולם כאן: יש מקומות ריקים.
refusal-empty-text = לא נכתב כאן דבר.
refusal-game-over = המשחק נגמר.
refusal-illegal-claim = הכללים אוסרים לומר את זה.
refusal-illegal-move = הכללים אינם מתירים זאת.
refusal-no-such-bot = אין בוט כזה.
refusal-no-such-game = אין משחק כזה.
refusal-no-such-ruleset = אין כללים כאלה.
refusal-no-such-seat = אין מקום כזה ליד השולחן הזה.
refusal-no-such-table = אין שולחן כזה.
refusal-not-a-move = אין מהלך כזה.
refusal-not-host = זה אפשרי לראש השולחן בלבד.
refusal-not-now = זה לא אפשרי עכשיו.
refusal-not-seated = זה מיועד למי שיש להם מקום ליד השולחן הזה.
refusal-not-your-turn = זה לא התור שלך.
refusal-off-lesson = הכללים מתירים זאת, אבל בשיעור הזה ממשיכים אחרת.
refusal-seat-taken = המקום הזה תפוס.
refusal-silenced = ראש השולחן לא מאפשר לך לדבר ליד השולחן הזה.
refusal-stale = בינתיים קרה משהו. נא להסתכל ולבחור שוב.
refusal-too-fast = זה היה מהיר מאוד. נא להמתין רגע ולנסות שוב.
refusal-too-many = זה יותר מדי בבת אחת.
refusal-try-again = הפעם זה לא הצליח. נא לנסות שוב.
refusal-unreadable-table = השרת הזה לא יכול לקרוא את השולחן הזה: גרסה חדשה יותר כתבה אותו.

rule-B-10 = בתורך יש להשתמש בקלף אחד מידך: להניח אותו, לשחק אותו, או להעביר את התור בהשלכתו.
rule-B-20 = קלף מנהרה מונח על מקום פנוי צמוד לקלף גלוי במבוך.
rule-B-21 = הקלף לא מתאים כאן: בכל צד חייבת מנהרה לפגוש מנהרה, וסלע לפגוש סלע.
rule-B-23 = אין חיבור: מנהרה מן הקלף חייבת להוביל ללא הפרעה אל פתח המנהרה.
rule-B-26 = כל עוד מונח לפניך כלי שבור אי אפשר להניח קלפי מנהרה; תחילה יש לתקן אותו.
rule-B-30 = כלי שבור מניחים לפני מישהו אחר, שהכלי הזה שלו עדיין שלם.
rule-B-31 = הכלי הזה אינו מופיע על קלף התיקון.
rule-B-33 = אין מה לתקן: לא מונח שם כלי שבור מן הסוג הזה.
rule-B-34 = מפולת סלעים מסירה קלף מנהרה מן המבוך, לעולם לא את פתח המנהרה או קלף יעד.
rule-B-35 = המפה נועדה להצצה בקלף יעד שעדיין סגור.
rule-B-51 = עכשיו יש לבחור אחד מקלפי הזהב שהגיעו אליך.
rule-C-51 = עכשיו יש לבחור אחד מקלפי הזהב שהגיעו אליך.
rule-S-10 = בתורך יש להניח קלף מנהרה, לשחק קלף פעולה, להעביר את התור, או להסיר קלף שמונח לפניך.
rule-S-12 = כדי להסיר קלף שמונח לפניך יש להשליך בדיוק שני קלפים מידך.
rule-S-13 = כדי להעביר את התור יש להשליך קלף אחד, שניים או שלושה מידך.
rule-S-15 = אסור שיהיו שני קלפים זהים לפני אותו מקום בשולחן.
rule-S-16 = לא מונח לפניך קלף כזה שאפשר להסיר.
rule-S-22 = סולם חייב להתחבר לקלף מנהרה במבוך, ואף מנהרה שלו לא תפנה אל קלף יעד.
rule-S-30 = גונבים ממישהו אחר, לא מעצמך.
rule-S-31 = הקלף ״לא לגעת!״ מסיר קלף גנבה ותו לא.
rule-S-32 = החלפת כובעים פונה למישהו ליד השולחן, ודורשת שיישאר קלף גמד בקופה.
rule-S-33 = מחליפים קלפים עם מישהו אחר.
rule-S-34 = מציצים בקלף גמד של מישהו אחר; את שלך כבר ראית.
rule-S-35 = מלכודת מניחים לפני מישהו אחר, ומי שבמלכודת לא מניח קלפי מנהרה.
rule-S-36 = קלף שחרור מסיר מלכודת ותו לא.
rule-S-37 = לא מונח שם קלף כזה שאפשר להסיר.
rule-S-60 = עכשיו יש לבחור ממי לגנוב.
rule-L-10 = בתורך יש קודם לשחק קלף אחד מידך, או להשליך אחד או שניים.
rule-L-11 = עכשיו אפשר להזיז את הגמד שלך, או להישאר במקום.
rule-L-20 = קלף שביל מונח על משבצת פנויה בלוח, ליד קלף גלוי.
rule-L-21 = הקלף לא מתאים כאן: בכל צד פתח חייב לפגוש פתח, וצד סגור צד סגור.
rule-L-22 = שום שביל לא מוביל לשם, ואין מה להמשיך.
rule-L-24 = מכשול חוסם את הדרך, והכלי המתאים עדיין לא מונח עליו.
rule-L-25 = יש כאן מקום לגמד אחד בלבד, וגמד אחר כבר עומד כאן.
rule-L-30 = כלי מניחים על מכשול מתאים שעדיין אין עליו כלי: גרזן על עץ, סירה על אגם, חבל על תעלה.
rule-L-31 = הקלף הזה לא מאפשר להציץ בזה; ושום קלף לא בדבר גלוי, בדבר שנלקח או במה ששלך.
rule-L-32 = מלכודת מציבים על דרך בין שני קלפים, או על קצה פתוח שמוביל למשבצת פנויה.
rule-L-33 = טרול חוסם דרך בין שני קלפים או קצה פתוח, ואיש אינו עובר בו.
rule-L-35 = סערה מסירה קלף שביל שאין עליו גמד, לעולם לא קלף התחלה או מכרה.
rule-L-36 = כבר יש שם מלכודת או טרול.
rule-L-40 = הגמד לא יכול ללכת כך: הולכים בשבילים, עד שלושה קלפים, או חמישה ממדורה, ולא פעמיים על אותו קלף.
rule-L-41 = חשיפת מכרה מסיימת את ההליכה.
rule-L-43 = עכשיו יש לבחור אוצר מן הסוג של המכרה הזה.
rule-L-51 = בהצבעה עונים כן או לא, ואפשר להציע אותה פעם אחת בסיבוב.
`,"../../../src/motherlode/locales/he/replay.ftl":`# The replay of a finished game.

## Controls

replay-loading = הקלפים של המשחק נפרשים…
replay-controls = הקרנת המשחק
replay-first = אל ההתחלה
replay-back = צעד אחורה
replay-play = הפעלה
replay-pause = עצירה
replay-next = צעד קדימה
replay-last = אל הסוף
replay-slider = צעד
replay-step = צעד { $step } מתוך { $steps }
replay-speed = מהירות
replay-eyes = בעיניים של מי
replay-eyes-truth = הכול
replay-eyes-spectator = הקהל
replay-more = מהלך המשחק ופרטים נוספים
replay-hands = הקלפים שבכל הידיים
replay-roles = מי היה מי

## The game

replay-rounds = סופי הסיבובים
replay-link = העתקת קישור לצעד הזה
replay-download = הורדת רישום המשחק
replay-other = הצגת משחק אחר
replay-to-table = אל השולחן

## Whether the shuffle was honest

replay-honest = הטריפה הייתה הוגנת
replay-dishonest = הטריפה אינה מתאימה
replay-unchecked = אי אפשר לבדוק את הטריפה
replay-hash-good = לפני חלוקת הקלף הראשון פרסם השולחן טביעת אצבע של זרע סודי. זו בדיוק טביעת האצבע של הזרע שנחשף אחרי המשחק: הוא לא שונה בדרך.
replay-hash-bad = לזרע שנחשף אחרי המשחק אין טביעת האצבע שפורסמה לפניו: הוא שונה בדרך.
replay-deals-good =
    { $count ->
        [one] הקלפים נטרפו שוב מן הזרע: הסיבוב חולק בדיוק כך.
        [two] הקלפים נטרפו שוב מן הזרע: שני הסיבובים חולקו בדיוק כך.
       *[other] הקלפים נטרפו שוב מן הזרע: כל { $count } הסיבובים חולקו בדיוק כך.
    }
replay-deals-bad =
    { $count ->
        [one] הקלפים נטרפו שוב מן הזרע, והסיבוב הזה חולק אחרת: { $rounds }.
        [two] הקלפים נטרפו שוב מן הזרע, והסיבובים האלה חולקו אחרת: { $rounds }.
       *[other] הקלפים נטרפו שוב מן הזרע, והסיבובים האלה חולקו אחרת: { $rounds }.
    }
replay-result-good = מן החלוקה הזאת כל המהלכים מותרים ומובילים אל התוצאה הזאת.
replay-result-bad = מן החלוקה הזאת המהלכים אינם מובילים אל התוצאה הזאת.
replay-no-seed = ברישום הזה אין הזרע שממנו נטרפו הקלפים.
replay-seed-hash = טביעת האצבע, ידועה מההתחלה
replay-seed = הזרע, נחשף בסוף
replay-verify-yourself = לא חייבים להאמין לנו. אפשר להוריד את הרישום ולהריץ:

## A game brought along

replay-bring-title = צפייה במשחק רשום
replay-bring-lead = אפשר לגרור לכאן קובץ של רישום, לבחור אותו או להדביק את הטקסט שלו. המשחק יוקרן צעד אחר צעד, בעיניים של כל אחד מהצדדים, והטריפה תיבדק.
replay-bring-file = בחירת קובץ
`,"../../../src/motherlode/locales/he/ui.ftl":`# The interface of the pages.

## Every page

skip-to-content = דילוג אל תוכן הדף
page-home = דף הבית
page-table = שולחן
page-replay = הקרנה חוזרת
page-rules = כללים
page-lesson = שיעור
page-loading = רק רגע…
page-not-loaded = לא היה אפשר להביא את הדף הזה. האם השרת עדיין שם?
language = שפה
menu = תפריט
menu-keys = מקשים: 1–9 מרימים קלף, R מסובב אותו, החצים נעים על הלוח, Enter משחק, Esc עוזב, M מציג את כל המהלכים, 0 מציג את כל הלוח.
theme-light = תצוגה בהירה
theme-dark = תצוגה כהה
sound-on = הצלילים פועלים
sound-off = הצלילים כבויים
notify-on = ההודעות פועלות
notify-off = הודעה כשמגיע התור שלי
dialog-close = סגירה
link-lost = החיבור אבד. מנסים להגיע שוב אל השולחן…

## Front page

home-title = חופרים אל הזהב. ושמים עין על החברים.
home-lead = גמדים חופרים בחיפוש אחר זהב, וכמה מהם מקווים בסתר שלא יימצא. משחקים בדפדפן, עם חברים או מול בוטים.
home-name = השם שלך
home-level = בוטים
name-guest = אורח
home-play-bots = משחק מול בוטים
home-new-table = שולחן עם חברים
home-lesson = ללמוד בחמש דקות
home-recent = השולחנות שלך
home-public = שולחנות פתוחים לכול
home-public-none = כרגע אין מי שמחכה. אפשר לפתוח שולחן.
home-join = הצטרפות
home-watch = צפייה
home-state = { $state ->
    [gathering] בהמתנה למשתתפים
    [playing] באמצע משחק
    [over] המשחק נגמר
   *[closed] סגור
  }
home-people = מקומות תפוסים: { $people } מתוך { $seats }
home-foot = Motherlode פועל על השרת הזה בלבד, ולא מבקש דבר מלבד שם.
name-title = ברוכים הבאים
name-go = אל השולחן
come-in-again = כניסה מחדש

## A new table

new-title = שולחן חדש
new-ruleset = משחק
new-players = { $least } עד { $most } משתתפים
new-seats = מקומות
new-clock = זמן לתור
new-bots = בוטים במקומות הפנויים
new-bots-none = בלי בוטים
new-public = הצגה ברשימת השולחנות הפתוחים
new-open = פתיחת השולחן
clock-none = ללא הגבלה
clock-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
  }
clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
  }

## Before the game

room-lead = מקומות ליד השולחן: { $seats }. אפשר לשלוח את הקישור לחברים; כל מי שפותח אותו יכול לשבת או לצפות.
room-seats = מקומות
room-free = פנוי
room-sit = לשבת כאן
room-stand = לקום
room-host = ראש השולחן
room-bot = בוט…
room-put-bot = הושבת בוט במקום { $seat }
room-clear = פינוי המקום: { $name }
room-start = התחלת המשחק
room-bots-fill = במקומות הפנויים ישחקו בוטים ({ $bot }).
room-wait-seats = המשחק יכול להתחיל כשכל המקומות תפוסים.
room-full = כל המקומות תפוסים.
room-wait-host = המשחק יתחיל באות מראש השולחן.
share-link = שיתוף הקישור
share-copy = הקישור להעתקה:
share-copied = הועתק
share-code = קוד QR
share-personal = העתקת הקישור האישי שלי, כדי להמשיך ממכשיר אחר

## Seats

seats-label = מקומות
seat-you = אני
seat-turn = בתור
seat-bot = בוט
seat-absent = לא בחיבור
seat-cards = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
  }
seat-handed = הקלפים האלה נמסרו ממך
seat-gold = { $count ->
    [one] גוש זהב אחד
    [two] שני גושי זהב
   *[other] { $count } גושי זהב
  }
seat-gold-cards = { $count ->
    [one] קלף זהב אחד
    [two] שני קלפי זהב
   *[other] { $count } קלפי זהב
  }
seat-take-back = חזרה למקום שלי
seat-about = על { $name }
note-label = סימון שלי, רק לעיניי
seat-bot-plays = בוט משחק במקומך.
note-on = ההערה שלי על { $name }: { $note ->
    [trust] אמון
    [suspect] חשד
   *[none] אין
  }

## The board

board-maze = המבוך
board-paths = היער
board-fit = הצגת הכול
board-zoom-in = הגדלה
board-zoom-out = הקטנה
peek-mark = הצצת: { $goal }
token = { $name ->
    [trap] מלכודת
    [troll] טרול
   *[other] אסימון
  }
dwarf-of = הגמד של { $name }
treasures-label = האוצרות של הסיבוב הזה
treasure-of = { $treasure }, אצל { $name }
round-of = סיבוב { $number } מתוך { $rounds }
round-number = סיבוב { $number }
deck-left = { $count ->
    [one] קלף אחד בקופה
    [two] שני קלפים בקופה
   *[other] { $count } קלפים בקופה
  }

## My turn

turn-yours = התור שלך
turn-of = התור של { $name }
turn-none = אין תור
hint-wait = ממתינים. התור של { $name }.
hint-choose-card = נא לבחור קלף.
hint-point = נא להצביע על מקום מואר.
hint-no-place = אין מקום לקלף הזה. אפשר להשליך אותו.
hint-confirm = נגיעה נוספת תשחק אותו שם.
hint-asked = { $what ->
    [gold] נא לבחור קלף זהב.
    [theft] נא לבחור ממי לגנוב.
    [walk] לאן ילך הגמד שלך?
    [treasure] נא לבחור אוצר.
    [vote] לסיים עכשיו את הסיבוב?
   *[other] נא לבחור.
  }
hand-label = הקלפים שבידך
hand-turned = { $card }, מסובב
role-yours = התפקיד שלך
act-lay = להניח כאן
act-do = לשחק
act-turn = סיבוב הקלף
act-discard = { $count ->
    [one] השלכה
    [two] השלכת שני קלפים
   *[other] השלכת { $count } קלפים
  }
act-which = מה הכוונה?
act-cancel = אף אחד מאלה
act-several = בחירת כמה קלפים
act-one-card = רק קלף אחד
moves-all = כל המהלכים
moves-find = חיפוש
moves-more = { $count ->
    [one] ועוד אחד.
    [two] ועוד שניים.
   *[other] ועוד { $count }.
  }
refusal-rule = כלל { $rule }

## Log and talk

log-title = מה קרה
log-open = פתיחת היומן
log-open-unread = { $count ->
    [one] פתיחת היומן: הודעה חדשה אחת
    [two] פתיחת היומן: שתי הודעות חדשות
   *[other] פתיחת היומן: { $count } הודעות חדשות
  }
log-close = חזרה ללוח
log-none = עדיין כלום.
talk-title = שיחה
talk-say = מה לומר
talk-send = לומר
talk-claims = משפטים מוכנים
claims-board = הלוח והכלים
claims-players = שחקנים
claims-remarks = הערות
claims-suspect = חשד
claims-trust = אמון
talk-none = עדיין שקט כאן.
talk-older = להציג שיחה קודמת
talk-mute = השתקה
talk-mute-one = להשתיק
talk-unmute-one = לשמוע שוב
talk-silence-one = להשתיק לכולם
talk-unsilence-one = לאפשר שוב לדבר
spectators = צופים: { $count }

## Ends

end-round-title = סיבוב { $number } הסתיים
end-game-title = המשחק נגמר
end-reason-treasure = המנהרה הגיעה אל האוצר.
end-reason-no-cards = הקלפים נגמרו לפני שהמנהרה הגיעה אל האוצר.
end-reason-shared = האוצרות חולקו.
end-reason-nothing = בסיבוב הזה אף אחד לא מקבל דבר.
end-you-won = ניצחת בסיבוב
end-you-lost = הפסדת בסיבוב
end-continue = המשך
end-skip = הצגת הכול
end-new-role = התפקיד החדש שלך
end-winners = { $count ->
    [one] הניצחון של { $names }.
    [two] ניצחון משותף: { $names }.
   *[other] ניצחון משותף: { $names }.
  }
end-nuggets = { $count ->
    [one] גוש זהב אחד
    [two] שני גושי זהב
   *[other] { $count } גושי זהב
  }
end-paid = { $count ->
    [one] החלק בזהב: גוש אחד
    [two] החלק בזהב: שני גושים
   *[other] החלק בזהב: { $count } גושים
  }
end-paid-secret = החלק בזהב: סוד
end-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
  }
end-roles-by-round = התפקידים לפי סיבובים
end-seed = הקלפים נטרפו מן הזרע הזה: { $seed }
end-show = סוף המשחק
end-last-round = סוף הסיבוב האחרון
rematch = משחק נוסף
replay-open = צפייה בהקרנה חוזרת
leave = עזיבת המשחק
leave-sure = לעזוב? בוט ישחק במקומך עד שובך.
table-closed = השולחן הזה נסגר, כי כולם הלכו.
refusal-offline = אי אפשר להגיע אל השרת כרגע.

## Rules pages

rules-games = משחקים
rules-contents = בדף הזה
rules-on = משחקים אחרים
rules-previous = המשחק הקודם
rules-next = המשחק הבא
rules-of-this-game = חוקי המשחק הזה
`}));export{e as sources};