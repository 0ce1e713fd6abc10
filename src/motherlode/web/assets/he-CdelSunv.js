var e=Object.values(Object.assign({"../../../src/motherlode/locales/he/analysis.ftl":`# The analysis of a finished game. Texts name no gender; numbers come formatted.

analysis-title = ניתוח
analysis-lead = איך נראה כל רגע לפי מה שהיה אפשר לדעת אז.
analysis-waiting = בתור. ניתוחים לפני כן: { $ahead }
analysis-running = מנתחים: { $progress }

## The chart

analysis-chart-chance = הסיכוי להגיע לאוצר, צעד אחר צעד
analysis-chart-points = הנקודות שכל שחקן יכול לצפות להן, צעד אחר צעד
analysis-now = צעד { $step }: { $value }
analysis-go = מעבר לצעד { $step }

## Moves

analysis-turning = נקודות מפנה
analysis-turning-none = אף מהלך לבדו לא שינה הרבה.
analysis-swing-chance = הסיכוי לאוצר: מ־{ $before } ל־{ $after }
analysis-swing-points = הנקודות הצפויות של { $name }: מ־{ $before } ל־{ $after }
analysis-players = השחקנים
analysis-sound = מהלכים טובים: { $share } מתוך { $count }
analysis-best = המהלך הטוב ביותר
analysis-costliest = המהלך שעלה הכי ביוקר
analysis-best-none = אף מהלך לא בלט בבירור.
analysis-costliest-none = אין טעות ברורה.
analysis-gain = טוב מהבא אחריו ב־{ $amount }
analysis-loss = גרוע ב־{ $amount } מאשר: { $better }
analysis-amount-chance = { $amount } סיכוי לניצחון
analysis-amount-gold = { $amount } זהב
analysis-amount-points = { $amount } נק׳

## Roles

analysis-round = סיבוב { $round }, { $role }:
analysis-known = היה אפשר לדעת מצעד { $step }
analysis-never-known = לא נחשף; החשד בסוף { $last }
analysis-suspected = חשד של עד { $peak }

## Bluffs and claims

analysis-bluffs = בלופים שהצליחו
analysis-bluff = { $name }, צעד { $step }: החשד הכללי ירד מ־{ $before } ל־{ $after }
analysis-claims = אמירות ששינו את דעת השולחן
analysis-claim-true = אמת. האמינו לכך: { $before } לפני, { $after } אחרי
analysis-claim-false = לא נכון. האמינו לכך: { $before } לפני, { $after } אחרי

## What this report holds

analysis-about = איך לקרוא את זה
analysis-about-chance = הסיכוי והמהלכים מוערכים בסימולציות רבות של המשך הסיבוב, במצבים אפשריים לפי מה שהיה ידוע אז. הבדלים קטנים הם רעש ואינם מוזכרים.
analysis-about-gold = הסיכוי הוא הערכה לפי התפקידים כפי שכולם יכלו לנחש, המרחק והתורות שנותרו. מהלכים מושווים לפי הזהב שהשחקן יכול לצפות לו. האשמות אינן משנות את ההערכה.
analysis-about-points = אין כאן אוצר אחד: הקווים הם האוצרות שיש לכל שחקן ושאפשר לצפות להם. מהלכים מושווים לפי ערכם לצד של השחקן. אמירות אינן משנות את ההערכה.

## What moves did

analysis-why-lay-nearer = מנהרה: קרוב יותר לאוצר (קלפים: { $cards })
analysis-why-lay-farther = מנהרה: רחוק יותר מהאוצר (קלפים: { $cards })
analysis-why-lay-even = מנהרה: המרחק לאוצר לא השתנה
analysis-why-rockfall-nearer = מפולת: קרוב יותר לאוצר (קלפים: { $cards })
analysis-why-rockfall-farther = מפולת: רחוק יותר מהאוצר (קלפים: { $cards })
analysis-why-rockfall-even = מפולת: המרחק לאוצר לא השתנה
analysis-why-map = מפה: הצצה ביעד
analysis-why-break = נגד { $target }; החשד אז { $chance }
analysis-why-break-own = על השחקן עצמו
analysis-why-fix = עזרה עבור { $target }; החשד אז { $chance }
analysis-why-fix-own = תיקון עצמי
analysis-why-pass = קלפים הושלכו
analysis-why-shed = מכשול הוסר תמורת שני קלפים
analysis-why-theft = גניבה מתוכננת
analysis-why-hands-off = הגנה מפני גניבה
analysis-why-inspect = הצצה בקלף גמד
analysis-why-swap-hats = החלפת קלפי גמד
analysis-why-swap-hands = החלפת קלפים
analysis-why-path = הונח שביל
analysis-why-tool = כלי הונח על מכשול
analysis-why-trap = הוצבה מלכודת
analysis-why-troll = הוצב טרול
analysis-why-storm = סערה
analysis-why-look-mine = הצצה במכרה
analysis-why-look-treasure = הצצה באוצר
analysis-why-look-dwarf = הצצה בקלף גמד
analysis-why-discard = קלפים הושלכו
analysis-why-call-vote = הוכרזה הצבעה
analysis-why-walk = הליכה
analysis-why-stay = הישארות במקום
`,"../../../src/motherlode/locales/he/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = סבאטור
    .about = חופרים יחד אל הזהב, ומנחשים מי דווקא לא רוצה שיימצא.
ruleset-base-classic = סבאטור, מהדורה מוקדמת
    .about = משחק הבסיס, עם חלוקת הזהב ופתיחת הסיבובים של מהדורה מוקדמת.
ruleset-saboteur2 = סבאטור 2
    .about = שני צוותים של כורים מתחרים על האוצר; יש דלתות, סולמות, גניבות ומלכודות.
ruleset-lost-mines = המכרות האבודים
    .about = שני שבטים סוללים שבילים ביער וצועדים בהם אל מכרות מלאי אוצרות.

## Options of a table

option-rounds = מספר הסיבובים
    .about = כמה סיבובים יש במשחק.
option-first = מי פותח
    .about = המקום שפותח את המשחק; אם לא נבחר, מכריעה הגרלה.
option-no_gold_for_broken_tools = אין זהב לכלי שבור
    .about = כורים שהכלי שלהם שבור בסוף הסיבוב לא מקבלים זהב.
option-until_single_winner = עד שיש מנצח אחד
    .about = אחרי תיקו משחקים סיבובים נוספים, ארבעה לכל היותר.

## Bots

bot-random = מפוזר
    .about = משחק כל קלף, בכל מקום.
bot-greedy = חמדן
    .about = הולך אל היעד בדרך הקצרה ביותר, וסומך על כולם.
bot-trust = ערני
    .about = סופר מי עוזר ומי מזיק, וממהר להאשים.
bot-belief = ממולח
    .about = שוקל אחרי כל קלף מי יכול להיות מי, ואיפה יכול להיות האוצר.
bot-search = מעמיק
    .about = משחק בראש הרבה סיבובים עד הסוף לפני שהוא בוחר.
bot-neural = אוטודידקט
    .about = מכיר את משחק הבסיס מסיבובים נגד עצמו. במשחקים האחרים משחק כמו הממולח.
bot-belief-novice = טירון
    .about = שוכח מהר, ולעתים קרובות לא בוחר במהלך הטוב ביותר.
bot-belief-easy = נינוח
    .about = ממולח באותה מידה, אבל שכחן ולא תמיד זהיר.
bot-belief-cautious = זהיר
    .about = פוגע באחרים רק כשכמעט אין ספק.
bot-belief-accuser = מאשים
    .about = פוגע באחרים על סמך חשד בלבד.
bot-belief-deep-cover = סוכן רדום
    .about = בתור סבאטור הוא משתף פעולה עד שכורי הזהב מתקרבים.

## Roles and clans

role-miner = כורה זהב
    .goal = חפרו מנהרה מקלף פתח המנהרה אל האוצר, לפני שהקלפים נגמרים.
role-saboteur = סבאטור
    .goal = אל תתנו למנהרה להגיע אל האוצר, ואל תיחשפו.
    .other-clan = אתם פועלים בסתר למען השבט השני: האוצרות שלכם נחשבים לו.
role-blue = כורה בצוות הכחול
    .goal = הגיעו אל האוצר למען הצוות הכחול, בדרך בלי דלת ירוקה.
role-green = כורה בצוות הירוק
    .goal = הגיעו אל האוצר למען הצוות הירוק, בדרך בלי דלת כחולה.
role-boss = בוס
    .goal = אתם מנצחים עם כל צוות שמנצח, ומקבלים גוש זהב אחד פחות.
role-profiteer = ספסר
    .goal = אתם תמיד בין המנצחים, ומקבלים שני גושי זהב פחות.
role-geologist = גאולוג
    .goal = דאגו שבמבוך יהיו גבישים רבים: כל אחד מהם שווה לכם גוש זהב.
role-loyal = גמד נאמן
    .goal = הביאו אוצרות לשבט: השבט מתחלק בהם.
role-selfish = גמד אנוכי
    .goal = הביאו אוצרות לעצמכם: הם נשארים שלכם, בלי להתחלק.
role-unknown = תפקיד לא ידוע
clan-blue = השבט הכחול
clan-yellow = השבט הצהוב

## Tools, and what can lie in front of a player

tool-pick = מכוש
tool-lamp = עששית
tool-cart = קרונית
tool-unknown = כלי
front-pick = מכוש שבור
front-lamp = עששית שבורה
front-cart = קרונית שבורה
front-trap = במלכודת
front-theft = גניבה מתוכננת
front-troll = טרול על הלוח
front-dragon = הדרקון התעורר
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
mine-unknown = קלף מכרה סגור
spot-mine-1 = המכרה הראשון מלמעלה
    .object = המכרה הראשון מלמעלה
    .at = במכרה הראשון מלמעלה
spot-mine-2 = המכרה השני מלמעלה
    .object = המכרה השני מלמעלה
    .at = במכרה השני מלמעלה
spot-mine-3 = המכרה השלישי מלמעלה
    .object = המכרה השלישי מלמעלה
    .at = במכרה השלישי מלמעלה
spot-mine-4 = המכרה האחרון מלמעלה
    .object = המכרה האחרון מלמעלה
    .at = במכרה האחרון מלמעלה
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
    .object = קלף מנהרה ישרה
shape-path = שביל ישר
    .object = קלף שביל ישר
shape-bend = פנייה
    .object = קלף פנייה
shape-fork = הסתעפות
    .object = קלף הסתעפות
shape-crossroads = צומת
    .object = קלף צומת
shape-dead-end = מבוי סתום
    .object = קלף מבוי סתום
shape-bridge = גשר
    .object = קלף גשר
shape-double-curve = פנייה כפולה
    .object = קלף פנייה כפולה
shape-blocked = מנהרה חסומה בחלקה
    .object = קלף מנהרה חסומה בחלקה
shape-shaft = פיר
    .object = קלף פיר
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
    .object = קלף מפה
card-rockfall = מפולת סלעים
    .object = קלף מפולת סלעים
card-break-pick = מכוש שבור
    .object = קלף מכוש שבור
card-break-lamp = עששית שבורה
    .object = קלף עששית שבורה
card-break-cart = קרונית שבורה
    .object = קלף קרונית שבורה
card-fix-pick = תיקון מכוש
    .object = קלף תיקון מכוש
card-fix-lamp = תיקון עששית
    .object = קלף תיקון עששית
card-fix-cart = תיקון קרונית
    .object = קלף תיקון קרונית
card-fix-lamp-pick = תיקון עששית או מכוש
    .object = קלף תיקון עששית או מכוש
card-fix-cart-pick = תיקון קרונית או מכוש
    .object = קלף תיקון קרונית או מכוש
card-fix-cart-lamp = תיקון קרונית או עששית
    .object = קלף תיקון קרונית או עששית
card-theft = גניבה
    .object = קלף גניבה
card-hands-off = לא לגעת!
    .object = קלף ״לא לגעת!״
card-swap-hats = החלפת כובעים
    .object = קלף החלפת כובעים
card-trap = מלכודת
    .object = קלף מלכודת
card-free = שחרור
    .object = קלף שחרור
card-inspect = בדיקה
    .object = קלף בדיקה
card-swap-hands = החלפת קלפים
    .object = קלף החלפת קלפים
card-axe = גרזן
    .object = קלף גרזן
card-boat = סירה
    .object = קלף סירה
card-rope = חבל
    .object = קלף חבל
card-troll = טרול
    .object = קלף טרול
card-storm = סערה
    .object = קלף סערה
card-look-mine-treasure = הצצה במכרה או באוצר
    .object = קלף הצצה במכרה או באוצר
card-look-dwarf-mine = הצצה בגמד או במכרה
    .object = קלף הצצה בגמד או במכרה
card-look-dwarf-treasure = הצצה בגמד או באוצר
    .object = קלף הצצה בגמד או באוצר

## People and places

you = אני
someone = אחד השחקנים
seat-number = שחקן { $number }
somewhere = לא ידוע היכן
nothing = שום קלף

# A place as one sees it: «two right of the start, one up». \`.cells\` is the number with what is counted.

counted-1 = אחד
    .cells = קלף אחד
counted-2 = שניים
    .cells = שני קלפים
counted-3 = שלושה
    .cells = שלושה קלפים
counted-4 = ארבעה
    .cells = ארבעה קלפים
counted-5 = חמישה
    .cells = חמישה קלפים
counted-6 = שישה
    .cells = שישה קלפים
counted-7 = שבעה
    .cells = שבעה קלפים
counted-8 = שמונה
    .cells = שמונה קלפים
counted-9 = תשעה
    .cells = תשעה קלפים
counted-10 = עשרה
    .cells = עשרה קלפים
counted-many = { $count }
    .cells = { $count } קלפים
start-tunnel = קלף פתח המנהרה
    .at = בקלף פתח המנהרה
start-blue = ההתחלה הכחולה
    .at = בהתחלה הכחולה
start-yellow = ההתחלה הצהובה
    .at = בהתחלה הצהובה
place-row =
    { $side ->
        [left] { $across } שמאלה מ{ $start }
       *[right] { $across } ימינה מ{ $start }
    }
place-column =
    { $way ->
        [up] { $along } למעלה מ{ $start }
       *[down] { $along } למטה מ{ $start }
    }
place-both = { $row }, { $way ->
        [up] { $along } למעלה
       *[down] { $along } למטה
    }
`,"../../../src/motherlode/locales/he/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = האוצר כאן: { $spot }.
claim-stone-at = כאן יש רק סלע: { $spot }.
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
claim-mend-my-pick = תקנו לי את המכוש, בבקשה.
claim-mend-my-lamp = תקנו לי את העששית, בבקשה.
claim-mend-my-cart = תקנו לי את הקרונית, בבקשה.
claim-mend-my-unknown = תקנו לי את הכלים, בבקשה.
claim-good-move = מהלך טוב!
claim-bad-move = מהלך לא טוב.
claim-hurry = קצת יותר מהר, בבקשה.
claim-sorry = סליחה!
claim-thanks = תודה!

# What a rule of the game says about talk.

claim-rule-L-31 = אסור לספר לשחקנים האחרים מה הראה לך קלף מידע.
`,"../../../src/motherlode/locales/he/events.ftl":`# What happened, one sentence an event. $who is \`me\` if the reader did it, $name is who did it; $whom is \`me\` if it was
# done to the reader, \`self\` if somebody did it to themselves, and $target is whom it was done to.
# In Hebrew: passive with «על ידי», which tells nobody's gender; the reader in the past tense, which is written alike for all.

## Whose decision it is

asked-turn =
    { $who ->
        [me] התור שלך.
       *[other] התור של { $name }.
    }
asked-gold =
    { $who ->
        [me] בחרו קלף זהב.
       *[other] התור של { $name } לבחור קלף זהב.
    }
asked-theft =
    { $who ->
        [me] בחרו ממי לגנוב.
       *[other] התור של { $name } לבחור ממי לגנוב.
    }
asked-play =
    { $who ->
        [me] התור שלך: שחקו קלף, או השליכו אחד או שניים.
       *[other] התור של { $name }.
    }
asked-walk =
    { $who ->
        [me] הזיזו את הגמד, או הישארו במקום.
       *[other] התור של { $name } להזיז את הגמד, או להישאר במקום.
    }
asked-treasure =
    { $who ->
        [me] בחרו אוצר.
       *[other] התור של { $name } לבחור אוצר.
    }
asked-vote =
    { $who ->
        [me] האם לסיים את הסיבוב: כן או לא.
       *[other] התור של { $name } להצביע אם לסיים את הסיבוב.
    }
event-queued = הבאים בתור להחליט: { $names }.
event-nobody-queued = אין עוד החלטות.

## Rounds

event-round-began =
    { $who ->
        [me] סיבוב { $number } מתחיל. התור הראשון שלך.
       *[other] סיבוב { $number } מתחיל. התור הראשון של { $name }.
    }
event-your-role = התפקיד הסודי שלך: { $role }.
event-your-clan = השבט שלך: { $clan }.
event-round-ended =
    { $outcome ->
        [miners] סיבוב { $number } הסתיים: המנהרה הגיעה אל האוצר, וכורי הזהב ניצחו.
        [saboteurs] סיבוב { $number } הסתיים: המנהרה לא הגיעה אל האוצר, והסבאטורים ניצחו.
        [nobody] סיבוב { $number } הסתיים: המנהרה לא הגיעה אל האוצר, אבל לא היה אף סבאטור. אין מנצחים.
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
        [one] המשחק נגמר. במקום הראשון: { $names }, עם { $nuggets ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $nuggets } גושי זהב
        }.
        [two] המשחק נגמר. במקום הראשון: { $names }. לכל אחד { $nuggets ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $nuggets } גושי זהב
        }.
       *[other] המשחק נגמר. במקום הראשון: { $names }. לכל אחד { $nuggets ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $nuggets } גושי זהב
        }.
    }
event-you-won-points =
    { $points ->
        [one] המשחק נגמר. ניצחת, עם נקודה אחת!
        [two] המשחק נגמר. ניצחת, עם שתי נקודות!
       *[other] המשחק נגמר. ניצחת, עם { $points } נקודות!
    }
event-game-ended-points =
    { $count ->
        [one] המשחק נגמר. במקום הראשון: { $names }, עם { $points ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $points } נקודות
        }.
        [two] המשחק נגמר. במקום הראשון: { $names }. לכל אחד { $points ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $points } נקודות
        }.
       *[other] המשחק נגמר. במקום הראשון: { $names }. לכל אחד { $points ->
            [one] נקודה אחת
            [two] שתי נקודות
           *[other] { $points } נקודות
        }.
    }

## Cards laid and goals

event-laid =
    { $who ->
        [me] הנחת { $card } ({ $place }).
       *[other] הונח { $card } על ידי { $name } ({ $place }).
    }
event-goal-turned-up =
    { $what ->
        [treasure] המנהרה הגיעה אל { $goal }: זה האוצר!
       *[stone] המנהרה הגיעה אל { $goal }: רק סלע.
    }
event-rock-fell =
    { $who ->
        [me] מפולת! הסרת { $card } ({ $place }).
       *[other] מפולת! הוסר { $card } על ידי { $name } ({ $place }).
    }
event-peeked =
    { $who ->
        [me] הצצת אל { $goal }.
       *[other] { $goal } נבדק על ידי { $name }.
    }
event-peeked-treasure =
    { $who ->
        [me] הצצת אל { $goal }: זה האוצר!
       *[other] { $goal } נבדק על ידי { $name }: זה האוצר!
    }
event-peeked-stone =
    { $who ->
        [me] הצצת אל { $goal }: רק סלע.
       *[other] { $goal } נבדק על ידי { $name }: רק סלע.
    }

## Hands

event-discarded =
    { $who ->
        [me] השלכת { $card } עם הפנים כלפי מטה.
       *[other] הושלך { $card } על ידי { $name }, עם הפנים כלפי מטה.
    }
event-drew =
    { $who ->
        [me] שלפת { $card }.
       *[other] נשלף { $card } על ידי { $name }.
    }
event-passed-empty =
    { $who ->
        [me] לא נשארו לך קלפים, והתור עבר הלאה.
       *[other] ל־{ $name } לא נשארו קלפים, והתור עבר הלאה.
    }
event-hands-swapped =
    { $who ->
        [me] החלפת את כל הקלפים שבידך עם { $target }.
       *[other] { $whom ->
            [me] כל הקלפים שבידך הוחלפו עם אלה של { $name }.
           *[other] כל הקלפים של { $name } הוחלפו עם אלה של { $target }.
        }
    }
event-hands-changed = נתת: { $gave }. קיבלת: { $got }.

## In front of players

event-put-in-front-pick =
    { $who ->
        [me] שברת את המכוש של { $target }.
       *[other] { $whom ->
            [me] המכוש שלך נשבר על ידי { $name }.
           *[other] המכוש של { $target } נשבר על ידי { $name }.
        }
    }
event-put-in-front-lamp =
    { $who ->
        [me] שברת את העששית של { $target }.
       *[other] { $whom ->
            [me] העששית שלך נשברה על ידי { $name }.
           *[other] העששית של { $target } נשברה על ידי { $name }.
        }
    }
event-put-in-front-cart =
    { $who ->
        [me] שברת את הקרונית של { $target }.
       *[other] { $whom ->
            [me] הקרונית שלך נשברה על ידי { $name }.
           *[other] הקרונית של { $target } נשברה על ידי { $name }.
        }
    }
event-put-in-front-trap =
    { $who ->
        [me] לכדת את { $target } במלכודת.
       *[other] { $whom ->
            [me] נלכדת במלכודת של { $name }!
           *[other] מלכודת הונחה לפני { $target } על ידי { $name }.
        }
    }
event-put-in-front-theft =
    { $who ->
        [me] תכננת גניבה לסוף הסיבוב.
       *[other] גניבה לסוף הסיבוב תוכננה על ידי { $name }.
    }
event-front-cleared-pick =
    { $who ->
        [me] { $whom ->
            [self] תיקנת את המכוש שלך.
           *[other] תיקנת את המכוש של { $target }.
        }
       *[other] { $whom ->
            [me] המכוש שלך תוקן על ידי { $name }.
            [self] תוקן המכוש של { $name } (תיקון עצמי).
           *[other] המכוש של { $target } תוקן על ידי { $name }.
        }
    }
event-front-cleared-lamp =
    { $who ->
        [me] { $whom ->
            [self] תיקנת את העששית שלך.
           *[other] תיקנת את העששית של { $target }.
        }
       *[other] { $whom ->
            [me] העששית שלך תוקנה על ידי { $name }.
            [self] תוקנה העששית של { $name } (תיקון עצמי).
           *[other] העששית של { $target } תוקנה על ידי { $name }.
        }
    }
event-front-cleared-cart =
    { $who ->
        [me] { $whom ->
            [self] תיקנת את הקרונית שלך.
           *[other] תיקנת את הקרונית של { $target }.
        }
       *[other] { $whom ->
            [me] הקרונית שלך תוקנה על ידי { $name }.
            [self] תוקנה הקרונית של { $name } (תיקון עצמי).
           *[other] הקרונית של { $target } תוקנה על ידי { $name }.
        }
    }
event-front-cleared-trap =
    { $who ->
        [me] { $whom ->
            [self] השתחררת מהמלכודת.
           *[other] שחררת את { $target } מהמלכודת.
        }
       *[other] { $whom ->
            [me] שוחררת מהמלכודת על ידי { $name }.
            [self] הוסרה המלכודת שלפני { $name } (שחרור עצמי).
           *[other] המלכודת שלפני { $target } הוסרה על ידי { $name }.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] ויתרת על הגניבה.
           *[other] סיכלת את הגניבה של { $target }.
        }
       *[other] { $whom ->
            [me] הגניבה שלך סוכלה על ידי { $name }.
            [self] הגניבה של { $name } בוטלה (ויתור עצמי).
           *[other] הגניבה של { $target } סוכלה על ידי { $name }.
        }
    }
event-shed-pick =
    { $who ->
        [me] נפטרת מהמכוש השבור.
       *[other] המכוש השבור של { $name } הוסר.
    }
event-shed-lamp =
    { $who ->
        [me] נפטרת מהעששית השבורה.
       *[other] העששית השבורה של { $name } הוסרה.
    }
event-shed-cart =
    { $who ->
        [me] נפטרת מהקרונית השבורה.
       *[other] הקרונית השבורה של { $name } הוסרה.
    }
event-shed-trap =
    { $who ->
        [me] יצאת מהמלכודת.
       *[other] המלכודת שלפני { $name } הוסרה.
    }
event-shed-theft =
    { $who ->
        [me] ויתרת על הגניבה.
       *[other] הגניבה של { $name } בוטלה.
    }

## Dwarf cards

event-hats-swapped =
    { $who ->
        [me] { $whom ->
            [self] החלפת כובעים: לקחת קלף גמד חדש.
           *[other] החלפת כובעים: החלפת את קלף הגמד של { $target }.
        }
       *[other] { $whom ->
            [me] החלפת כובעים! קלף הגמד שלך הוחלף על ידי { $name }.
            [self] החלפת כובעים! קלף הגמד של { $name } הוחלף.
           *[other] החלפת כובעים! קלף הגמד של { $target } הוחלף על ידי { $name }.
        }
    }
event-new-role = התפקיד החדש: { $role }.
event-inspected =
    { $who ->
        [me] הצצת בקלף הגמד של { $target }.
       *[other] { $whom ->
            [me] קלף הגמד שלך נבדק על ידי { $name }.
           *[other] קלף הגמד של { $target } נבדק על ידי { $name }.
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
            [one] קלף זהב אחד עבר לבחירת { $name }.
            [two] שני קלפי זהב עברו לבחירת { $name }.
           *[other] { $count } קלפי זהב עברו לבחירת { $name }.
        }
    }
event-gold-values = גושי הזהב שעליהם: { $values }.
event-gold-taken =
    { $who ->
        [me] לקחת קלף זהב.
       *[other] קלף זהב נלקח על ידי { $name }.
    }
event-gold-taken-seen =
    { $who ->
        [me] לקחת קלף זהב ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
       *[other] קלף זהב נלקח על ידי { $name } ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
    }
event-gold-paid =
    { $who ->
        [me] קיבלת קלף זהב.
       *[other] קלף זהב התקבל על ידי { $name }.
    }
event-gold-paid-seen =
    { $who ->
        [me] קיבלת קלף זהב ({ $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }).
       *[other] קלף זהב התקבל על ידי { $name } ({ $count ->
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
       *[other] הרווח של { $name }: { $count ->
            [one] גוש זהב אחד
            [two] שני גושי זהב
           *[other] { $count } גושי זהב
        }.
    }
event-robbed =
    { $who ->
        [me] גנבת גוש זהב מידי { $target }.
       *[other] { $whom ->
            [me] גוש זהב נגנב ממך על ידי { $name }.
           *[other] גוש זהב נגנב מידי { $target } על ידי { $name }.
        }
    }
event-robbed-nothing =
    { $who ->
        [me] ניסית לגנוב מידי { $target }, אבל לא היה מה לקחת.
       *[other] { $whom ->
            [me] ניסיון גניבה ממך על ידי { $name }, אבל לא היה מה לקחת.
           *[other] ניסיון גניבה מידי { $target } על ידי { $name }, אבל לא היה מה לקחת.
        }
    }

## The Lost Mines

event-tool-placed =
    { $who ->
        [me] הנחת { $card } על המכשול ({ $place }).
       *[other] הונח { $card } על המכשול על ידי { $name } ({ $place }).
    }
event-trap-set =
    { $who ->
        [me] הצבת מלכודת בצד { $side ->
            [up] העליון
            [down] התחתון
            [left] השמאלי
           *[right] הימני
        } של הקלף ({ $place }).
       *[other] הוצבה מלכודת על ידי { $name } בצד { $side ->
            [up] העליון
            [down] התחתון
            [left] השמאלי
           *[right] הימני
        } של הקלף ({ $place }).
    }
event-troll-called =
    { $who ->
        [me] הצבת טרול בצד { $side ->
            [up] העליון
            [down] התחתון
            [left] השמאלי
           *[right] הימני
        } של הקלף ({ $place }).
       *[other] הוצב טרול על ידי { $name } בצד { $side ->
            [up] העליון
            [down] התחתון
            [left] השמאלי
           *[right] הימני
        } של הקלף ({ $place }).
    }
event-troll-left =
    { $who ->
        [me] הטרול שלך הלך.
       *[other] הטרול של { $name } הלך.
    }
event-stormed =
    { $who ->
        [me] סערה! הסרת { $card } ({ $place }).
       *[other] סערה! הוסר { $card } על ידי { $name } ({ $place }).
    }
event-scouted =
    { $who ->
        [me] הצצת אל { $mine }.
       *[other] { $mine } נבדק על ידי { $name }.
    }
event-mine-seen = זה { $mine }.
event-appraised =
    { $who ->
        [me] הצצת באוצר ({ $treasure }).
       *[other] אוצר נבדק על ידי { $name } ({ $treasure }).
    }
event-treasure-taken =
    { $who ->
        [me] לקחת אוצר ({ $treasure }).
       *[other] אוצר נלקח על ידי { $name } ({ $treasure }).
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
        [me] הגמד שלך נמצא עכשיו { $place }.
       *[other] הגמד של { $name } נמצא עכשיו { $place }.
    }
event-card-lost =
    { $who ->
        [me] המלכודת לקחה ממך { $card }.
       *[other] המלכודת לקחה { $card } מידי { $name }.
    }
event-mine-turned-up = { $place } נחשף: { $mine }!
event-dragon-woken =
    { $who ->
        [me] הערת את הדרקון.
       *[other] הדרקון התעורר בגלל { $name }.
    }
event-turn-lost =
    { $who ->
        [me] לא נשארו לך קלפים, והתור אבד.
       *[other] ל־{ $name } לא נשארו קלפים, והתור אבד.
    }
event-vote-called =
    { $who ->
        [me] הצעת לסיים את הסיבוב.
       *[other] סיום הסיבוב הוצע על ידי { $name }.
    }
event-voted-yes =
    { $who ->
        [me] הצבעת בעד סיום הסיבוב.
       *[other] { $name } בעד סיום הסיבוב.
    }
event-voted-no =
    { $who ->
        [me] הצבעת נגד סיום הסיבוב.
       *[other] { $name } נגד סיום הסיבוב.
    }
event-vote-ended = ההצבעה הסתיימה.
event-scored = הנקודות: { $points }.
event-scored-nothing = אף אחד לא צבר נקודות.
event-dragon-paid = הוחזרו לדרקון: { $points }.
points =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }

## At the table

fact-opened = השולחן פתוח.
fact-seated = { $name } ליד השולחן.
fact-bot-seated = בוט ליד השולחן: { $bot }.
fact-stood = המקום של { $name } התפנה.
fact-removed = המקום של { $name } פונה על ידי המארח.
fact-began = המשחק מתחיל.
fact-away-left =
    { $who ->
        [me] עזבת את המשחק; בוט משחק במקומך.
       *[other] { $name } מחוץ למשחק; בוט משחק במקום.
    }
fact-away-time =
    { $who ->
        [me] הזמן שלך נגמר; בוט משחק במקומך.
       *[other] הזמן של { $name } נגמר; בוט משחק במקום.
    }
fact-returned =
    { $who ->
        [me] חזרת למשחק.
       *[other] { $name } שוב במשחק.
    }
fact-claimed = { $name }: { $claim }
fact-closed-abandoned = השולחן נסגר: כולם הלכו.
fact-closed-operator = השולחן נסגר על ידי הנהלת השרת.
`,"../../../src/motherlode/locales/he/help.ftl":`# What cards do and signs mean, in a sentence: shown when one points at them.

help-tunnel = הניחו אותו ליד המבוך כך שיתאים מכל צד ויוביל בחזרה אל קלף פתח המנהרה. מותר להפוך אותו עם הראש למטה.
help-dead-end = מבוי סתום: מכאן אי אפשר להמשיך.
help-bridge = שתי מנהרות שאינן נפגשות: אי אפשר לפנות מאחת לשנייה.
help-blocked = חלק מהמנהרות מחוברות, והאחרות נגמרות במפולת.
help-ladder = סולם מחובר לקלף פתח המנהרה ולכל סולם אחר.
help-blue = בסוף הסיבוב רק כורים מהצוות הכחול עוברים בדלת הזאת.
help-green = בסוף הסיבוב רק כורים מהצוות הירוק עוברים בדלת הזאת.
help-crystal = גביש חשוב רק לגאולוגים: כל אחד שווה להם גוש זהב.
help-break = הניחו אותו לפני שחקן אחר: עם כלי שבור אי אפשר להניח קלפי מנהרה.
help-fix = מסיר כלי שבור אחד מהסוג הזה מלפני כל שחקן.
help-fix-two = מתקן אחד משני הכלים, ואתם בוחרים איזה.
help-rockfall = מסיר קלף מנהרה אחד מהמבוך, אבל לא את קלף פתח המנהרה ולא יעד.
help-map = הציצו ביעד אחד שעדיין סגור. רק אתם רואים אותו.
help-theft = הניחו אותו לפניכם: אחרי חלוקת הזהב לוקחים גוש זהב משחקן אחר.
help-hands-off = מסיר גניבה שמונחת לפני שחקן.
help-swap-hats = שחקן כלשהו, ואפשר גם אתם, מחליף את קלף הגמד שלו בחדש.
help-swap-hands = החליפו את כל הקלפים שביד עם שחקן אחר.
help-inspect = הציצו בקלף הגמד של שחקן אחר. רק אתם רואים אותו.
help-trap = הניחו אותו לפני שחקן אחר: מי שבמלכודת לא מניח מנהרות ולא מקבל זהב.
help-free = משחרר שחקן מהמלכודת.
help-path = הניחו אותו ליד קלף כך שיתאים מכל צד וימשיך שביל.
help-tree = אי אפשר לעבור עץ שנפל לפני שמונח עליו גרזן.
help-lake = אי אפשר לחצות אגם לפני שמונחת עליו סירה.
help-ditch = אי אפשר לחצות תעלה לפני שמונח עליה חבל.
help-rocks = בין הסלעים יש מקום לגמד אחד.
help-campfire = גמד שיוצא מכאן יכול ללכת עד חמישה קלפים.
help-tool = הניחו אותו על מכשול: גרזן על עץ, סירה על אגם, חבל על תעלה.
help-look = הציצו באחד משני הדברים שבקלף. אסור לספר לאחרים מה ראיתם.
help-trap-way = הציבו אותה על שביל: מי שהגמד שלו עובר שם מאבד קלף.
help-troll = הציבו אותו על שביל: אף אחד לא עובר שם עד התור הבא שלכם.
help-storm = מסיר קלף שביל שאין עליו גמד.
help-sign-broken = כלי שבור: אי אפשר להניח מנהרות עד שיתוקן.
help-sign-trap = במלכודת: בלי מנהרות, ובלי זהב בסוף הסיבוב.
help-sign-theft = גניבה מתוכננת: אחרי חלוקת הזהב ייגנב גוש זהב.
help-sign-troll = הטרול של השחקן הזה נמצא על הלוח.
help-sign-dragon = השחקן הזה העיר את הדרקון: הוא מחזיר שתי נקודות מהסיבוב הזה.
help-sign-treasure = לשחקן הזה יש אוצר.
`,"../../../src/motherlode/locales/he/lesson.ftl":`# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = המדריך
lesson-start = מתחילים
lesson-go-on = הלאה
lesson-skip = דילוג
lesson-restart = מההתחלה
lesson-try-again = נסו שוב
lesson-chapter = חלק { $number } מתוך { $chapters }
lesson-finished = זה הכול
lesson-to-play = למשחק
lesson-to-rules = לקריאת הכללים
lesson-then-place = יופי. עכשיו לחצו על המקום המואר.
lesson-then-seat = יופי. עכשיו לחצו על השחקן המואר.
lesson-then-discard = יופי. עכשיו לחצו על ״השלכה״.
lesson-card-tunnel = קלפי מנהרה מגדילים את המבוך.
lesson-card-dead-end = מבוי סתום: כל המנהרות שלו נגמרות באמצע, ואי אפשר להמשיך לחפור ממנו.
lesson-card-map = במפה מציצים בסוד ביעד אחד.
lesson-card-break = כלי שבור מניחים לפני שחקן אחר, ואז הוא לא יכול להניח מנהרות.
lesson-card-fix = תיקון מסיר כלי שבור מאותו הסוג.
lesson-card-rockfall = מפולת סלעים מסירה קלף מנהרה מהמבוך.
lesson-card-later = בינתיים שמרו אותו.

## Chapters

lesson-hello = ברוכים הבאים למכרה! אתם גמדים, ואחד משלושת הקלפים שמימין מסתיר אוצר. כורי הזהב רוצים שמנהרה מהסולם תגיע אליו. אבל אולי מישהו כאן הוא סבאטור, ומקווה שזה לא יקרה. התפקידים סודיים.
lesson-lay-a-tunnel = בכל תור משתמשים בקלף אחד ושולפים קלף חדש. רוב הקלפים הם מנהרות. מנהרה מניחים צמוד לקלף אחר: מנהרה פוגשת מנהרה, סלע פוגש סלע, והדרך חייבת להוביל בחזרה אל הסולם.
lesson-lay-a-tunnel-do = בחרו מנהרה ישרה, ואז לחצו על המקום המואר ליד הסולם.
lesson-lay-a-tunnel-done = חפרתם יפה! האור מראה עד איפה מגיעות המנהרות. כבר יש לכם קלף חדש, ועכשיו תור האחרים.
lesson-turn-a-card = { $ada } המשיכה לחפור. { $lou } העביר את התור: הוא השליך קלף סגור, ואיש לא יודע איזה. { $cy } הציץ עם מפה ביעד האמצעי. מותר להפוך קלפים עם הראש למטה, אבל אסור להניח אותם על הצד.
lesson-turn-a-card-do = בחרו את הפנייה, ואז לחצו על המקום המואר. הקלף יסתובב כך שיתאים.
lesson-turn-a-card-done = מתאים! עכשיו המנהרה מובילה למטה. אפשר גם לסובב קלף בעצמכם: פשוט בוחרים בו שוב.
lesson-map = אחד משלושת היעדים הוא האוצר, והשניים האחרים הם רק סלע. עם מפה מציצים באחד מהם, ורק אתם רואים אותו.
lesson-map-do = בחרו את המפה, ואז לחצו על היעד התחתון.
lesson-map-done = הנה האוצר! סימן שרק אתם רואים יזכיר לכם. מותר לספר לאחרים. אם להאמין לכם או לא, זו כבר החלטה שלהם.
lesson-broken-tool = { $lou } שבר לכם את העששית! כל עוד מונח לפניכם כלי שבור, אי אפשר להניח מנהרות. אפשר לשחק קלפים אחרים, או להעביר את התור: להשליך קלף סגור ולשלוף אחר. על מבוי סתום לא חבל.
lesson-broken-tool-do = בחרו את המבוי הסתום ולחצו על ״השלכה״.
lesson-broken-tool-done = נפטרנו ממנו. ותראו מה שלפתם: תיקון עששית!
lesson-mend = ועכשיו { $lou } שבר גם את הקרונית של { $cy }. מוזר, בשביל כורה זהב… תיקון מסיר כלי שבור מאותו סוג: שלכם, או של כל שחקן אחר.
lesson-mend-do = בחרו את תיקון העששית, ואז לחצו על המקום שלכם.
lesson-mend-done = העששית שלכם שוב מאירה, ואפשר לחפור.
lesson-suspicion = { $ada } תיקנה את הקרונית של { $cy }: ככה נוהגים חברים. אבל { $lou } הניח מבוי סתום באמצע הדרך, וככה נוהגים סבאטורים. בואו נעצור אותו עם כלי שבור.
lesson-suspicion-do = בחרו את המכוש השבור, ואז לחצו על { $lou }.
lesson-suspicion-done = כל עוד הקלף מונח שם, { $lou } לא יכול להניח מנהרות. כמובן, אולי טעיתם: התפקידים נחשפים רק בסוף הסיבוב.
lesson-rockfall = גם { $ada } חושבת ככה, ושברה את הקרונית של { $lou }. אבל המבוי הסתום עדיין חוסם את הדרך. מפולת סלעים מסירה כל קלף מנהרה מהמבוך. גם סבאטורים אוהבים אותה.
lesson-rockfall-do = בחרו את מפולת הסלעים, ואז לחצו על המבוי הסתום.
lesson-rockfall-done = הדרך שוב פנויה.
lesson-reach-the-gold = { $ada } הניחה שם צומת. עוד קלף אחד, והמנהרה תגיע אל היעד עם האוצר!
lesson-reach-the-gold-do = בחרו מנהרה שמתאימה, ואז לחצו על המקום המואר.
lesson-reach-the-gold-done = האוצר! הסיבוב נגמר, וכל התפקידים נחשפו. { $lou } היה הסבאטור, וכורי הזהב ניצחו. אילו הקלפים נגמרו קודם, הוא היה מנצח.
lesson-share-the-gold = יש קלף זהב אחד לכל כורה זהב. מי שהגיע אל האוצר בוחר ראשון, ואחריו האחרים. הסבאטורים נשארים בידיים ריקות.
lesson-share-the-gold-do = בחרו קלף זהב. כמה שיותר גושים, יותר טוב.
lesson-share-the-gold-done = מגיע לכם! כמה זהב יש לכל שחקן נשאר סוד עד סוף המשחק.
lesson-the-end = וזה כל המשחק. יש בו שלושה סיבובים, ובכל אחד תפקידים חדשים: בפעם הבאה אולי אתם תהיו הסבאטור. מנצח השחקן שיש לו הכי הרבה זהב בסוף. תיהנו!
`,"../../../src/motherlode/locales/he/moves.ftl":`# Spoken names of moves, for buttons and screen readers. In Hebrew: plural imperatives, as Israeli interfaces have them.

move-lay = הניחו { $card } ({ $ways }): { $place }
move-break-pick = שברו את המכוש של { $target }
move-break-lamp = שברו את העששית של { $target }
move-break-cart = שברו את הקרונית של { $target }
move-mend-pick =
    { $whom ->
        [self] תקנו את המכוש שלכם
       *[other] תקנו את המכוש של { $target }
    }
move-mend-lamp =
    { $whom ->
        [self] תקנו את העששית שלכם
       *[other] תקנו את העששית של { $target }
    }
move-mend-cart =
    { $whom ->
        [self] תקנו את הקרונית שלכם
       *[other] תקנו את הקרונית של { $target }
    }
move-rockfall = מפולת סלעים: הסירו את הקלף ({ $place })
move-map = מפה: הציצו אל { $goal }
move-theft = גניבה: תכננו אותה לסוף הסיבוב
move-trap-seat = הניחו מלכודת לפני { $target }
move-free =
    { $whom ->
        [self] צאו מהמלכודת
       *[other] שחררו את { $target } מהמלכודת
    }
move-hands-off =
    { $whom ->
        [self] לא לגעת: ותרו על הגניבה שלכם
       *[other] לא לגעת: סכלו את הגניבה של { $target }
    }
move-inspect = הציצו בקלף הגמד של { $target }
move-swap-hats =
    { $whom ->
        [self] החלפת כובעים: קחו קלף גמד חדש
       *[other] החלפת כובעים: החליפו את קלף הגמד של { $target }
    }
move-swap-hands = החליפו את כל הקלפים שביד עם { $target }
move-rob = גנבו גוש זהב מידי { $target }
move-pass = העבירו את התור והשליכו: { $cards }
move-pass-hidden =
    { $count ->
        [one] העבירו את התור והשליכו קלף אחד
        [two] העבירו את התור והשליכו שני קלפים
       *[other] העבירו את התור והשליכו { $count } קלפים
    }
move-shed-pick = היפטרו מהמכוש השבור והשליכו: { $cards }
move-shed-lamp = היפטרו מהעששית השבורה והשליכו: { $cards }
move-shed-cart = היפטרו מהקרונית השבורה והשליכו: { $cards }
move-shed-trap = צאו מהמלכודת והשליכו: { $cards }
move-shed-theft = ותרו על הגניבה והשליכו: { $cards }
move-take =
    { $count ->
        [one] קחו את הקלף עם גוש זהב אחד
        [two] קחו את הקלף עם שני גושי זהב
       *[other] קחו את הקלף עם { $count } גושי זהב
    }
move-take-hidden = קחו קלף זהב
move-tool = הניחו { $card } על המכשול: { $place }
move-trap-way = הציבו מלכודת בצד { $side ->
        [up] העליון
        [down] התחתון
        [left] השמאלי
       *[right] הימני
    } של הקלף ({ $place })
move-troll = הציבו טרול בצד { $side ->
        [up] העליון
        [down] התחתון
        [left] השמאלי
       *[right] הימני
    } של הקלף ({ $place })
move-storm = סערה: הסירו את הקלף ({ $place })
move-look-mine = הציצו אל { $mine }
move-look-dwarf = הציצו בקלף הגמד של { $target }
move-look-treasure = הציצו באוצר { $number } ({ $treasure })
move-take-treasure = קחו את אוצר { $number } ({ $treasure })
move-discard = השליכו: { $cards }
move-discard-hidden =
    { $count ->
        [one] השליכו קלף אחד
        [two] השליכו שני קלפים
       *[other] השליכו { $count } קלפים
    }
move-walk =
    { $count ->
        [one] הזיזו את הגמד קלף אחד: { $place }
        [two] הזיזו את הגמד שני קלפים: { $place }
       *[other] הזיזו את הגמד { $count } קלפים: { $place }
    }
move-stay = הישארו במקום
move-call-vote = הציעו לסיים את הסיבוב
move-vote-yes = כן, לסיים את הסיבוב
move-vote-no = לא, להמשיך לשחק
`,"../../../src/motherlode/locales/he/people.ftl":`# אנשים ליד השולחן: המתנה, היעדרות, איחור וסוף המשחק.

## Waiting after a round

wait-looking = עוד מסתכלים: { $names }
wait-for = מחכים ל־{ $names }

## Time that ran out, absent seats

timeout-warning = הזמן שלך נגמר ובוט שיחק את התור הזה במקומך. בפעם הבאה המקום יעבור אליו.
absent-says = אין חיבור עם { $name }.
idle-says = התור של { $name } נמשך כבר זמן רב.
absent-soon = בוט יוכל לשחק במקום בעוד
hand-over = שבוט ישחק במקום { $name }
hand-over-vote = שבוט ישחק במקום { $name } ({ $votes } מתוך { $needed })
hand-over-voted = הצבעת בעד בוט ({ $votes } מתוך { $needed }).

## Latecomers

late-join = הצטרפות במקום בוט
late-choose = בחרו בוט
late-asked = הבקשה לשחק במקום { $name } נשלחה. ההחלטה של המארח.
late-granted = מתחילת הסיבוב הבא המקום של { $name } שלך.
late-declined = המארח מעדיף להמשיך בלי שינוי.
late-withdraw = ביטול הבקשה
late-asks = בקשה מ־{ $name }: לשחק במקום { $bot }.
late-grant = אפשר להצטרף
late-decline = לא הפעם

## The end of a game

end-you-won-game = ניצחת במשחק
end-places = הדירוג הסופי
end-place = { $place }.
end-moments = רגעים מהמשחק
end-moment-watch = צפייה ברגע הזה
moment-breakthrough = { $count ->
    [one] האוצר הושג על ידי { $name }.
    [two] האוצר הושג פעמיים על ידי { $name }.
   *[other] האוצר הושג { $count } פעמים על ידי { $name }.
  }
moment-sabotage = { $count ->
    [one] ניצחון אחד של { $name } בתפקיד סבאטור.
    [two] שני ניצחונות של { $name } בתפקיד סבאטור.
   *[other] { $count } ניצחונות של { $name } בתפקיד סבאטור.
  }
moment-earned = { $count ->
    [one] גוש זהב אחד ל־{ $name } בסיבוב אחד.
    [two] שני גושי זהב ל־{ $name } בסיבוב אחד.
   *[other] { $count } גושי זהב ל־{ $name } בסיבוב אחד.
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
    [one] נקודה אחת ל־{ $name } בסיבוב אחד.
    [two] שתי נקודות ל־{ $name } בסיבוב אחד.
   *[other] { $count } נקודות ל־{ $name } בסיבוב אחד.
  }
moment-lost = { $count ->
    [one] נקודה אחת ירדה ל־{ $name } בסיבוב אחד.
    [two] שתי נקודות ירדו ל־{ $name } בסיבוב אחד.
   *[other] { $count } נקודות ירדו ל־{ $name } בסיבוב אחד.
  }
moment-treasures = { $count ->
    [one] אוצר אחד נלקח על ידי { $name }.
    [two] שני אוצרות נלקחו על ידי { $name }.
   *[other] { $count } אוצרות נלקחו על ידי { $name }.
  }
moment-dragon = { $count ->
    [one] הדרקון התעורר בגלל { $name }.
    [two] הדרקון התעורר פעמיים בגלל { $name }.
   *[other] הדרקון התעורר { $count } פעמים בגלל { $name }.
  }

## Another game

ready-is = אפשר להתחיל
ready-not = עוד לא
ready-wait = מחכים ל־{ $names }. אפשר להתחיל בלעדיהם בעוד
ready-begin-now = להתחיל בלעדיהם
room-back = חזרה לחדר
room-go = לחדר
next-game-begun = המשחק הבא כבר התחיל.
next-game-watch = צפייה במשחק

## In the log

fact-away-absent =
    { $who ->
        [me] לא היית ליד השולחן; בוט משחק במקומך.
       *[other] { $name } לא ליד השולחן; בוט משחק במקום.
    }
fact-timed-out =
    { $who ->
        [me] הזמן שלך נגמר; בוט משחק את התור הזה. בפעם הבאה המקום יעבור אליו.
       *[other] הזמן של { $name } נגמר; בוט משחק את התור הזה.
    }
fact-hand-over-voted = { $name } בעד שבוט ישחק במקום { $target }.
fact-ready = { $name } בעד משחק נוסף.
fact-regathered = כולם חזרו לחדר.
fact-seat-requested = בקשה מ־{ $name }: לשחק במקום { $bot }.
fact-seat-granted = המארח הסכים: המקום יעבור בתחילת הסיבוב הבא.
fact-seat-declined = המארח לא הסכים: הבוט נשאר.
fact-taken-over = המקום של בוט עבר אל { $name }.
`,"../../../src/motherlode/locales/he/puzzles.ftl":`# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

page-puzzles = חידות
home-puzzles = חידת היום
puzzle-who = מי הסבאטור
puzzle-who-lead = לפי מה שכולם ראו, אחד השחקנים למטה הוא כמעט בוודאות סבאטור. עברו על המהלכים ובחרו.
puzzle-move = מצאו את המהלך
puzzle-move-lead = אתם { $name }, { $role }. מהלך אחד הוא בבירור הטוב ביותר לצד שלכם: שחקו אותו.
puzzle-grade = קושי { $grade } מתוך 3
puzzle-streak = ימים ברצף: { $count }
puzzle-score = נפתרו: { $solved } מתוך { $tried }
puzzle-right = נכון!
puzzle-wrong = לא הפעם.
puzzle-answer-who = הסבאטור: { $name }. הראיות, צעד אחר צעד:
puzzle-chosen = בחרתם: { $name }. בסוף החשד כאן הוא { $share } בלבד.
puzzle-clue = צעד { $step }: החשד עלה מ־{ $before } ל־{ $after }
puzzle-answer-move = באיזו תדירות הצד שלכם מנצח בסיבוב אחרי כל מהלך:
puzzle-less = המהלך שלכם מנצח פחות מאלה.
puzzle-mark-answer = הפתרון
puzzle-mark-yours = הבחירה שלכם
puzzle-next = החידה הבאה
puzzle-other = רק: { $kind }
puzzle-bots = מוצאים את זה: { $bots }
puzzle-bots-none = אף אחד מהבוטים המהירים שלנו לא מוצא את זה.
`,"../../../src/motherlode/locales/he/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = למה
why-nearer = המטרה: לקצר את הדרך אל האוצר. קלפים שנחסכו: { $cards }.
why-farther = הדרך אל האוצר מתארכת. קלפים נוספים: { $cards }.
why-level = הדרך אל האוצר נשארה באותו אורך.
why-map = המטרה: לדעת איפה נמצא האוצר.
why-break-saboteur = המטרה: לעכב את { $name }, כנראה סבאטור ({ $chance }).
why-break-miner = המטרה: לעכב את { $name }, כנראה לא סבאטור ({ $chance }).
why-break = המטרה: לעכב את { $name }.
why-fix-self = המטרה: לחזור לחפור.
why-fix-other = המטרה: לעזור לשחקן { $name }.
why-pass = לא היה כדאי לשחק שום קלף. הושלך הקלף הכי פחות שימושי.
why-shed = המטרה: להיפטר ממכשול.
why-best = המהלך הזה נראה טוב מכל האחרים.
why-richest = המטרה: לגנוב ממי שיש לו הכי הרבה.
why-gold = המטרה: כמה שיותר זהב.
why-treasure = המטרה: האוצר היקר ביותר.
why-rest = המטרה: הסוף הטוב ביותר לסיבוב.
why-worth = הרווח הצפוי, בנקודות: { $points }.

## What was believed

why-suspects = חשודים: { $names }.
why-suspects-none = אף אחד לא עורר חשד.
why-place = המקום הסביר ביותר של האוצר: { $spot } ({ $chance }).
why-far = קלפים עד האוצר, לפי ההערכה: { $cards }.
why-expects = גושי זהב צפויים מהסיבוב הזה: { $gold }.
why-reached = הסיכוי שהמנהרה תגיע אל האוצר: { $chance }.
why-thought = סיבובים שנוסו בראש: { $worlds }. ניצחונות עם המהלך הזה: { $chance }.
why-trusts = אמון: { $names }.
why-mistrusts = חוסר אמון: { $names }.
why-friends = כנראה באותו צד: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = מי יכול היה לחשוד במי
belief-about = הסבירות שכל שחקן הוא סבאטור, לפי מה שנראה מהמקום הזה עד הצעד הזה, בחישוב של הבוט ״{ $bot }״.
belief-whose = מנקודת המבט של
belief-chart = הסבירות להיות סבאטור, צעד אחר צעד
belief-player = שחקן
belief-chance = סבאטור
belief-goal = יעד
belief-treasure = אוצר
belief-loading = מחשבים…
`,"../../../src/motherlode/locales/he/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = הגבלת זמן כזאת אינה אפשרית.
refusal-bad-message = השרת לא הבין. אולי יעזור לטעון מחדש את הדף.
refusal-bad-name = בשם צריך להיות לפחות תו אחד שאפשר לראות, ולכל היותר 32.
refusal-bad-options = האפשרויות האלה לא מתאימות למשחק הזה.
refusal-bad-origin = הדף הזה לא נטען מהשרת שהוא מדבר איתו.
refusal-bad-record = זה לא רישום של משחק שאפשר לצפות בו.
refusal-bad-seats = אי אפשר לשחק במשחק הזה במספר כזה של שחקנים.
refusal-bad-token = החיבור שלך פג. כתבו שוב את השם.
refusal-bad-version = השרת עודכן. טענו מחדש את הדף.
refusal-banned = הגישה לשרת נחסמה על ידי הנהלת השרת.
refusal-barred = המארח סגר בפניך את השולחן הזה.
refusal-closing = השרת עומד להיעצר. שום דבר לא יאבד: נסו שוב בעוד רגע.
refusal-elsewhere = השולחן הזה נמצא עכשיו בשרת אחר. נסו שוב בעוד רגע.
refusal-empty-seats = עדיין יש מקומות ריקים.
refusal-empty-text = עוד לא כתבתם כלום.
refusal-game-over = המשחק נגמר.
refusal-illegal-claim = הכללים לא מרשים לומר את זה.
refusal-illegal-move = הכללים לא מרשים את זה.
refusal-no-such-bot = אין בוט כזה.
refusal-no-such-game = אין משחק כזה.
refusal-no-such-ruleset = אין כללים כאלה.
refusal-no-such-seat = אין מקום כזה ליד השולחן הזה.
refusal-no-such-table = אין שולחן כזה.
refusal-not-a-move = זה לא מהלך.
refusal-not-host = רק המארח יכול לעשות את זה.
refusal-not-now = אי אפשר לעשות את זה עכשיו.
refusal-not-seated = רק שחקנים שיושבים ליד השולחן הזה יכולים לעשות את זה.
refusal-not-your-turn = זה לא התור שלך.
refusal-off-lesson = מותר, אבל בשיעור הזה צריך מהלך אחר.
refusal-seat-taken = המקום הזה תפוס.
refusal-silenced = המארח השתיק אותך בשולחן הזה.
refusal-stale = בינתיים קרה משהו. הסתכלו ובחרו שוב.
refusal-too-fast = מהר מדי. חכו רגע ונסו שוב.
refusal-too-many = יותר מדי בבת אחת.
refusal-try-again = זה לא הצליח. נסו שוב.
refusal-unreadable-table = השרת הזה לא יכול לקרוא את השולחן: גרסה חדשה יותר שמרה אותו.

rule-B-10 = בתורך משתמשים בקלף אחד מהיד: מניחים אותו, משחקים אותו, או מעבירים את התור ומשליכים אותו.
rule-B-20 = קלף מנהרה מניחים במקום פנוי, צמוד לקלף פתוח במבוך.
rule-B-21 = הקלף לא מתאים כאן: בכל צד מנהרה צריכה לפגוש מנהרה, וסלע צריך לפגוש סלע.
rule-B-23 = אין חיבור: מנהרה מהקלף צריכה להוביל ללא הפרעה אל קלף פתח המנהרה.
rule-B-26 = כל עוד מונח לפניך כלי שבור אי אפשר להניח קלפי מנהרה; קודם צריך לתקן אותו.
rule-B-30 = כלי שבור מניחים לפני שחקן אחר, שהכלי הזה שלו עדיין שלם.
rule-B-31 = הכלי הזה לא מופיע על קלף התיקון.
rule-B-33 = אין מה לתקן: לפני השחקן הזה לא מונח כלי שבור מהסוג הזה.
rule-B-34 = מפולת סלעים מסירה קלף מנהרה מהמבוך, אף פעם לא את קלף פתח המנהרה או קלף יעד.
rule-B-35 = במפה מציצים בקלף יעד שעדיין סגור.
rule-B-51 = בחרו אחד מקלפי הזהב שהגיעו אליכם.
rule-C-51 = בחרו אחד מקלפי הזהב שהגיעו אליכם.
rule-S-10 = בתורך מניחים קלף מנהרה, משחקים קלף פעולה, מעבירים את התור, או נפטרים מקלף שמונח לפניך.
rule-S-12 = כדי להיפטר מקלף שמונח לפניך משליכים בדיוק שני קלפים מהיד.
rule-S-13 = כדי להעביר את התור משליכים קלף אחד, שניים או שלושה מהיד.
rule-S-15 = אסור שיהיו שני קלפים זהים לפני אותו שחקן.
rule-S-16 = לא מונח לפניך קלף כזה שאפשר להיפטר ממנו.
rule-S-22 = סולם צריך להתחבר לקלף מנהרה במבוך, ואסור שמנהרה שלו תוביל אל קלף יעד.
rule-S-30 = גונבים משחקן אחר, לא מעצמך.
rule-S-31 = הקלף ״לא לגעת!״ מסיר קלף גניבה ושום דבר אחר.
rule-S-32 = בהחלפת כובעים בוחרים שחקן, וצריך שיישאר קלף גמד בערמה.
rule-S-33 = קלפים מחליפים עם שחקן אחר.
rule-S-34 = מציצים בקלף הגמד של שחקן אחר; את שלך כבר ראית.
rule-S-35 = מלכודת מניחים לפני שחקן אחר, ומי שבמלכודת לא מניח קלפי מנהרה.
rule-S-36 = קלף שחרור מסיר מלכודת ושום דבר אחר.
rule-S-37 = לפני השחקן הזה לא מונח קלף כזה שאפשר להסיר.
rule-S-60 = בחרו ממי לגנוב.
rule-L-10 = בתורך משחקים קודם קלף אחד מהיד, או משליכים אחד או שניים.
rule-L-11 = הזיזו את הגמד, או הישארו במקום.
rule-L-20 = קלף שביל מניחים על משבצת פנויה בלוח, ליד קלף פתוח.
rule-L-21 = הקלף לא מתאים כאן: בכל צד שביל צריך לפגוש שביל, ויער צריך לפגוש יער.
rule-L-22 = אין שם שביל שאפשר להמשיך.
rule-L-24 = מכשול חוסם את הדרך, והכלי המתאים עדיין לא מונח עליו.
rule-L-25 = יש כאן מקום לגמד אחד בלבד, וגמד אחר כבר עומד כאן.
rule-L-30 = כלי מניחים על מכשול מתאים שעדיין אין עליו כלי: גרזן על עץ, סירה על אגם, חבל על תעלה.
rule-L-31 = בקלף הזה אי אפשר להציץ לשם: רק באחד משני הדברים שבו, ולא במה שפתוח, במה שנלקח או במה ששלך.
rule-L-32 = מלכודת מציבים על שביל בין שני קלפים, או על קצה פתוח שמוביל למשבצת פנויה.
rule-L-33 = טרול חוסם שביל בין שני קלפים או קצה פתוח, ואף אחד לא עובר אותו.
rule-L-35 = סערה מסירה קלף שביל שאין עליו גמד, אף פעם לא קלף התחלה או מכרה.
rule-L-36 = כבר יש שם מלכודת או טרול.
rule-L-40 = הגמד לא יכול להגיע לשם: הולכים בשבילים עד שלושה קלפים, או חמישה ממדורה, ולא פעמיים על אותו קלף.
rule-L-41 = גמד שחושף מכרה מסיים בו את ההליכה.
rule-L-43 = בחרו אוצר מהסוג של המכרה הזה.
rule-L-51 = בהצבעה עונים כן או לא, וכל שחקן יכול להציע אותה פעם אחת בסיבוב.

# Why a card in hand cannot be played at all, by the rule that the attempt which got furthest breaks.

unplayable = אי אפשר לשחק עכשיו
unplayable-B-20 = הקלף לא מתאים בשום מקום.
unplayable-B-21 = הקלף לא מתאים בשום מקום.
unplayable-B-23 = הקלף לא מתאים בשום מקום שמחובר לקלף פתח המנהרה.
unplayable-B-26 =
    { $tool ->
        [pick] המכוש שלך שבור: אין מנהרות עד שיתוקן.
        [lamp] העששית שלך שבורה: אין מנהרות עד שתתוקן.
        [cart] הקרונית שלך שבורה: אין מנהרות עד שתתוקן.
       *[several] יש לך כלים שבורים: אין מנהרות עד שיתוקנו.
    }
unplayable-B-30 = הכלי הזה כבר שבור אצל כל השחקנים האחרים.
unplayable-B-33 = לאף אחד אין כלי שבור מהסוג הזה.
unplayable-B-34 = עדיין אין קלף מנהרה שאפשר להסיר.
unplayable-B-35 = כבר אין יעד סגור.
unplayable-S-15 = בכל מקום שאפשר להניח אותו כבר מונח קלף כזה.
unplayable-S-22 = אין לאן לחבר את הסולם הזה.
unplayable-S-35 = נלכדתם במלכודת: אין מנהרות עד שתשתחררו.
unplayable-S-37 = לפני אף אחד לא מונח קלף שאפשר להסיר בו.
unplayable-L-20 = הקלף לא מתאים בשום מקום.
unplayable-L-21 = הקלף לא מתאים בשום מקום.
unplayable-L-22 = הקלף לא מתאים בשום מקום שממשיך שביל.
unplayable-L-30 = אין מכשול בשבילו, או שעל כל מכשול כבר מונח כלי.
unplayable-L-31 = כבר אין במה להציץ.
unplayable-L-32 = אין שביל שאפשר להציב אותה עליו.
unplayable-L-33 = אין שביל שאפשר להציב אותו עליו.
unplayable-L-35 = על כל קלף שביל עומד גמד.
unplayable-L-36 = על כל שביל כבר יש מלכודת או טרול.
`,"../../../src/motherlode/locales/he/replay.ftl":`# The replay of a finished game.

## Controls

replay-loading = פורשים את המשחק…
replay-controls = הפעלת המשחק
replay-first = אל ההתחלה
replay-back = צעד אחורה
replay-play = הפעלה
replay-pause = עצירה
replay-next = צעד קדימה
replay-last = אל הסוף
replay-slider = צעד
replay-step = צעד { $step } מתוך { $steps }
replay-speed = מהירות
replay-eyes = מנקודת המבט של מי
replay-eyes-truth = הכול
replay-eyes-spectator = צופה
replay-more = מהלך המשחק ופרטים נוספים
replay-hands = הקלפים של כל השחקנים
replay-roles = מי היה מי

## The game

replay-rounds = תוצאות הסיבובים
replay-link = העתקת קישור לצעד הזה
replay-download = הורדת רישום המשחק
replay-other = הצגת משחק אחר
replay-to-table = חזרה לשולחן

## Whether the shuffle was honest

replay-honest = הערבוב היה הוגן
replay-dishonest = הערבוב לא מתאים
replay-unchecked = אי אפשר לבדוק את הערבוב
replay-hash-good = לפני חלוקת הקלף הראשון פרסם השולחן טביעת אצבע של זרע סודי. לזרע שנחשף אחרי המשחק יש בדיוק אותה טביעת אצבע, כלומר איש לא שינה אותו בדרך.
replay-hash-bad = לזרע שנחשף אחרי המשחק אין טביעת האצבע שפורסמה לפניו: הוא שונה בדרך.
replay-deals-good =
    { $count ->
        [one] הקלפים עורבבו שוב מהזרע: זו בדיוק אותה חלוקה של הסיבוב.
        [two] הקלפים עורבבו שוב מהזרע: זו בדיוק אותה חלוקה בשני הסיבובים.
       *[other] הקלפים עורבבו שוב מהזרע: זו בדיוק אותה חלוקה בכל { $count } הסיבובים.
    }
replay-deals-bad =
    { $count ->
        [one] הקלפים עורבבו שוב מהזרע, והחלוקה של הסיבוב הזה יצאה אחרת: { $rounds }.
        [two] הקלפים עורבבו שוב מהזרע, והחלוקה של הסיבובים האלה יצאה אחרת: { $rounds }.
       *[other] הקלפים עורבבו שוב מהזרע, והחלוקה של הסיבובים האלה יצאה אחרת: { $rounds }.
    }
replay-result-good = מהחלוקה הזאת כל המהלכים מותרים ומובילים אל התוצאה הזאת.
replay-result-bad = מהחלוקה הזאת המהלכים לא מובילים אל התוצאה הזאת.
replay-no-seed = ברישום הזה אין הזרע שממנו עורבבו הקלפים.
replay-seed-hash = טביעת האצבע, ידועה מההתחלה
replay-seed = הזרע, נחשף בסוף
replay-verify-yourself = לא חייבים להאמין לנו. הורידו את הרישום והריצו:

## A game brought along

replay-bring-title = צפייה במשחק רשום
replay-bring-lead = גררו לכאן קובץ של רישום, בחרו אותו או הדביקו את הטקסט שלו. אפשר לצפות במשחק צעד אחר צעד, מכל נקודת מבט, והערבוב ייבדק.
replay-bring-file = בחירת קובץ

## Pictures to share

picture-end = תמונה לשיתוף
picture-animation = הנפשה של המשחק
picture-waiting = בתור. תמונות לפני כן: { $ahead }
picture-drawing = מציירים: { $progress }
picture-share = שיתוף
picture-save = שמירה
`,"../../../src/motherlode/locales/he/ui.ftl":`# The interface of the pages.

## Every page

skip-to-content = דילוג לתוכן
page-home = דף הבית
page-table = שולחן
page-replay = צפייה חוזרת
page-rules = כללים
page-lesson = שיעור
page-loading = רק רגע…
page-not-loaded = הדף לא נטען. האם השרת עדיין פועל?
language = שפה
menu = תפריט
menu-keys = מקשים: 1–9 בוחרים קלף, R מסובב אותו, החצים נעים על הלוח, Enter משחק, Esc מבטל, M מציג את כל המהלכים, N עובר למהלך הבא של בוט צעד אחר צעד, 0 מציג את כל הלוח.
theme-light = תצוגה בהירה
theme-dark = תצוגה כהה
sound-on = הצלילים פועלים
sound-off = הצלילים כבויים
notify-on = ההתראות פועלות
notify-off = התראה כשמגיע התור שלי
confirm-on = מהלכים בעכבר דורשים אישור
confirm-off = לשאול לפני כל מהלך בעכבר
dialog-close = סגירה
link-lost = החיבור נותק. מתחברים מחדש…

## Front page

home-title = חופרים אל הזהב. ושמים עין על החברים.
home-lead = גמדים חופרים בחיפוש אחר זהב, וכמה מהם מקווים בסתר שלא יימצא. משחקים בדפדפן, עם חברים או מול בוטים.
home-name = השם שלך
home-level = רמת קושי
level-1 = מתחילים
level-2 = קל
level-3 = קשה
level-4 = מומחים
name-guest = אורח
home-play-bots = משחק מול בוטים
home-new-table = משחק עם חברים
home-lesson = ללמוד בחמש דקות
home-recent = השולחנות שלך
home-public = שולחנות פתוחים לכול
home-public-none = אף אחד לא מחכה כרגע. לחצו על ״מציאת שחקנים״: ייפתח שולחן משלכם, ומי שיבוא אחריכם ימצא אתכם שם.
home-join = הצטרפות
home-watch = צפייה
home-state = { $state ->
    [gathering] מחכים לשחקנים
    [playing] באמצע משחק
    [over] המשחק נגמר
   *[closed] סגור
  }
home-people = מקומות תפוסים: { $people } מתוך { $seats }
match-find = מציאת שחקנים
match-wishes = במה רוצים לשחק
match-seats = { $count ->
    [0] כל מספר של מקומות
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $count } מקומות
  }
match-fill = בוטים במקומות הפנויים
match-fill-after = { $count ->
    [one] בוטים אחרי שנייה
    [two] בוטים אחרי שתי שניות
   *[other] בוטים אחרי { $count } שניות
  }
match-fill-never = אנשים בלבד
tempo-none = בלי הגבלת זמן
tempo-seconds = שניות לתור
tempo-days = ימים לתור
lobby-filters = להציג רק
lobby-any = הכול
lobby-open = עם מקום פנוי
lobby-none = אין שולחן שמתאים לסינון הזה.
lobby-clear = ניקוי הסינון
lobby-more = להציג עוד
lobby-opened = נפתח { $ago }
home-foot = Motherlode פועל על השרת הזה בלבד, ולא מבקש שום דבר חוץ משם.
name-title = ברוכים הבאים
name-go = אל השולחן
come-in-again = כניסה מחדש

## A new table

new-title = שולחן חדש
new-ruleset = משחק
new-players = { $least } עד { $most } שחקנים
new-seats = מקומות
new-clock = זמן לתור
new-bots = בוטים במקומות הפנויים
new-bots-none = בלי בוטים
new-public = הצגה ברשימת השולחנות הפתוחים
new-auto-start = המשחק מתחיל לבד כשכל המקומות תפוסים
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

room-lead = מקומות ליד השולחן: { $seats }. שלחו את הקישור לחברים; מי שפותח אותו יכול לשבת או לצפות.
room-seats = מקומות
room-free = פנוי
room-sit = לשבת כאן
room-stand = לקום
room-host = מארח
room-bot = בוט…
room-put-bot = להושיב בוט במקום { $seat }
room-clear = לפנות את המקום של { $name }
room-start = התחלת המשחק
room-bots-fill = במקומות הפנויים ישחקו בוטים ({ $bot }).
room-wait-seats = המשחק יכול להתחיל כשכל המקומות תפוסים.
room-full = כל המקומות תפוסים.
room-wait-host = מחכים שהמארח יתחיל את המשחק.
room-auto = המשחק יתחיל לבד כשכל המקומות יהיו תפוסים. { $free ->
    [one] נשאר מקום פנוי אחד.
    [two] נשארו שני מקומות פנויים.
   *[other] נשארו { $free } מקומות פנויים.
  }
room-auto-bots = הבוטים יתפסו את המקומות הפנויים בעוד
room-closed = השולחן הזה נסגר: לא נשאר לידו אף אחד.
room-quit = לעזוב את השולחן
share-link = שיתוף הקישור
share-copy = העתיקו את הקישור הזה:
share-copied = הועתק
share-code = קוד QR
share-personal = העתקת הקישור האישי שלי, כדי להמשיך במכשיר אחר

## Seats

seats-label = מקומות
seat-you = אני
seat-turn = התור כאן
seat-bot = בוט
seat-absent = אין חיבור
seat-cards = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
  }
seat-handed = הקלפים האלה עברו ממך
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
note-label = ההערה שלי, רק אני רואה
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
looked-mark = הציצו כאן: { $names }
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
turn-none = אין תור פעיל
hint-wait = התור של { $name }.
hint-choose-card = בחרו קלף.
hint-point = לחצו על מקום מואר.
hint-no-place = הקלף הזה לא מתאים בשום מקום. אפשר להשליך אותו.
hint-confirm = געו שוב כדי לשחק.
hint-confirm-click = לחצו שוב כדי לשחק.
plan-point = בחרו היכן לשחק אותו כשיגיע תורכם.
plan-set = מתוכנן: { $move }
plan-failed = כבר לא אפשרי: { $move }
plan-cancel = ביטול התכנון
pace = קצב הבוטים
pace-slow = איטי
pace-normal = רגיל
pace-fast = מהיר
pace-step = צעד אחר צעד
pace-next = המהלך הבא
hint-asked = { $what ->
    [gold] בחרו קלף זהב.
    [theft] בחרו ממי לגנוב.
    [walk] לאן ילך הגמד שלך?
    [treasure] בחרו אוצר.
    [vote] לסיים עכשיו את הסיבוב?
   *[other] בחרו.
  }
hand-label = הקלפים שבידך
hand-turned = { $card }, מסובב
hand-new = { $card }, חדש
role-yours = התפקיד שלך
act-lay = להניח כאן
act-do = לשחק
act-turn = סיבוב הקלף
act-discard = { $count ->
    [one] השלכה
    [two] השלכת שני קלפים
   *[other] השלכת { $count } קלפים
  }
act-which = במה לבחור?
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
talk-title = צ׳אט
talk-say = כתבו משהו
talk-send = שליחה
talk-claims = הודעות מהירות
claims-board = הלוח והכלים
claims-players = שחקנים
claims-remarks = הערות
claims-suspect = חשד
claims-trust = אמון
talk-none = אף אחד עוד לא אמר כלום.
talk-older = להציג הודעות קודמות
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
    [one] במקום הראשון: { $names }.
    [two] במקום הראשון: { $names }.
   *[other] במקום הראשון: { $names }.
  }
end-nuggets = { $count ->
    [one] גוש זהב אחד
    [two] שני גושי זהב
   *[other] { $count } גושי זהב
  }
end-paid = { $count ->
    [one] זוכה בגוש זהב אחד
    [two] זוכה בשני גושי זהב
   *[other] זוכה ב־{ $count } גושי זהב
  }
end-paid-secret = זוכה בזהב (סוד)
end-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
  }
end-roles-by-round = התפקידים לפי סיבובים
end-seed = הקלפים עורבבו מהזרע הזה: { $seed }
end-show = סוף המשחק
end-last-round = סוף הסיבוב האחרון
rematch = משחק נוסף
replay-open = צפייה חוזרת במשחק
leave = עזיבת המשחק
leave-sure = לעזוב? בוט ישחק במקומכם עד שתחזרו.
announcement = תחזוקת השרת בשעה { $time }. המשחקים ייעצרו ויימשכו אחר כך; שום דבר לא יאבד.
table-closed = השולחן הזה סגור.
refusal-offline = אי אפשר להגיע אל השרת כרגע.

## Rules pages

rules-games = משחקים
rules-contents = בדף הזה
rules-on = משחקים אחרים
rules-previous = המשחק הקודם
rules-next = המשחק הבא
rules-of-this-game = הכללים של המשחק הזה

## משחק על מכשיר אחד

pass-title = משחק על מכשיר אחד
pass-open = כמה שחקנים, מכשיר אחד
pass-lead = מעבירים את המכשיר מיד ליד. בין התורות המסך לא מראה כלום, וכל שחקן רואה רק את הקלפים שלו.
pass-people = השחקנים ליד המכשיר
pass-name = השם של שחקן { $number }
pass-add = הוספת שחקן
pass-bots = בוטים ליד השולחן
pass-owner = { $name } זה אתם: המשחק יופיע בהיסטוריה שלכם.
pass-same-name = לכל שחקן צריך להיות שם משלו.
pass-forget = לשכוח את המשחק הזה: { $game }
pass-forget-sure = לשכוח את המשחק? השחקנים ליד המכשיר לא יוכלו להמשיך בו.
pass-to = העבירו את המכשיר אל { $name }
pass-look-away = כל השאר מסתכלים הצידה.
pass-show = כאן { $name }: הציגו את הקלפים שלי
pass-others = או שהמכשיר אצל שחקן אחר
pass-next = התור הבא: { $name }
pass-on = להסתיר ולהעביר הלאה
pass-hide = להסתיר הכול
pass-unknown = המשחק הזה לא נמצא במכשיר הזה.
pass-again = משחק נוסף
role-press = לחצו כדי לראות את התפקיד

## My tables, notices, without a net

tables-turn = התור של { $name }
tables-left = נותרו:
tables-with = יחד עם { $names }
tables-invited = הוזמנתם
tables-invited-by = הזמנה מאת { $name }
tables-block = בלי הזמנות נוספות מאת { $name }
tables-decline = דחייה
tables-mute = בלי התראות מהשולחן הזה
tables-unmute = שוב עם התראות מהשולחן הזה
offline-list = אין חיבור. זה המצב מתאריך { $at }.
offline-table = אין חיבור. כך נראה השולחן בתאריך { $at }.
room-invite = הזמינו שחקנים ממשחקים קודמים
room-invite-one = הזמנה
room-invited = ההזמנה נשלחה
page-me = הדף שלי
me-title = הדף של { $name }
me-notices = התראות
me-notices-lead = ההתראות מגיעות כשקורה משהו חשוב, גם כשהדף סגור. בדרך איש אינו יכול לקרוא אותן.
me-notices-refused = הדפדפן חוסם התראות מהאתר הזה. אפשר להתיר אותן בהגדרות שלו.
me-notices-open-only = אין גישה לשירות התראות: הן יגיעו רק כשהדף פתוח.
me-notices-kinds = שלחו לי התראה כאשר
me-notices-turn = הגיע תורי
me-notices-over = משחק שלי הסתיים
me-notices-invited = קיבלתי הזמנה למשחק
me-blocked = אינכם מקבלים הזמנות מאת
me-unblock = לאפשר שוב
me-quiet = שעות שקט
me-quiet-on = לעכב התראות בלילה
me-quiet-from = משעה
me-quiet-to = עד שעה

## History, devices, what is stored

me-games = המשחקים שלי
me-games-none = עדיין אין כאן משחקים שהסתיימו.
me-games-more = משחקים קודמים
me-filter-game = משחק
me-filter-role = תפקיד
me-filter-all = הכול
me-won = ניצחון
me-lost = בלי ניצחון
me-figures = סטטיסטיקה
me-figures-games = משחקים: { $games }, ניצחונות: { $won }
me-figures-mean = { $unit ->
    [nuggets] ממוצע גושי זהב למשחק: { $amount }
   *[points] ממוצע נקודות למשחק: { $amount }
  }
me-figures-caption = { $unit ->
    [nuggets] גושי זהב במשחקים האחרונים, החדש ביותר מימין
   *[points] נקודות במשחקים האחרונים, החדש ביותר מימין
  }
me-figures-line = { $unit ->
    [nuggets] גושי זהב במשחקים האחרונים: { $amounts }
   *[points] נקודות במשחקים האחרונים: { $amounts }
  }
me-figures-rounds = סיבובים עם רווח
me-figures-role = { $won } מתוך { $rounds } ({ $share })
me-gold = { $unit ->
    [nuggets] גושי זהב שנצברו: { $amount }, בממוצע { $mean } לסיבוב
   *[points] נקודות שנצברו: { $amount }, בממוצע { $mean } לסיבוב
  }
me-count-broken = כלים שנשברו: { $count }
me-count-mended = כלים שתוקנו: { $count }
me-count-helped = מכשולים שנעקפו: { $count }
me-count-hindered = דרכים שנחסמו: { $count }
me-count-treasures = אוצרות שנלקחו: { $count }
me-found = חשיפה ב־{ $share } מהסיבובים, אחרי { $turns } תורות בממוצע
me-found-about = חשיפה נספרת כשמי שאינו סבאטור שובר לראשונה כלי של סבאטור.
me-devices = מכשיר אחר
me-devices-lead = מי שפותח את הקישור הזה משחק בשמכם: השולחנות שלכם, ההיסטוריה שלכם. אל תעבירו אותו הלאה.
me-devices-show = הצגת הקישור והקוד
me-devices-code = קוד עם הקישור האישי
me-log-out = ניתוק המכשירים האחרים שלי
me-log-out-sure = כל המכשירים האחרים עם הקישור האישי שלכם ינותקו, וקישורים ישנים לא יעבדו עוד. להמשיך?
me-data = מה נשמר עליכם
me-data-lead = השם, המשחקים, מה שכתבתם בשולחנות והגדרות ההתראות. איש אחר אינו מקבל אותם.
me-data-download = הורדת הכול
me-forget = שכחו אותי במכשיר הזה
me-take-over-new = זה הקישור האישי של { $name }. מי שפותח אותו משחק במכשיר הזה בתור { $name }, עם אותם שולחנות ואותה היסטוריה. הקישור שלכם?
me-take-over-sure = הקישור הזה שייך לשחקן אחר. אם תמשיכו, המכשיר הזה יעבור אליו, ובלי הקישור האישי שלכם אי אפשר לחזור להיסטוריה שלכם. להמשיך?
me-forget-sure = המכשיר הזה ישכח אתכם. בלי הקישור האישי אי אפשר לחזור עם אותה היסטוריה.
me-erase = מחיקת הכול
me-erase-sure = השם, ההיסטוריה וכל מה שכתבתם יימחקו לתמיד, ובוטים יתפסו את מקומותיכם. להמשיך?
`}));export{e as sources};