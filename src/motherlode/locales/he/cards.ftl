# Names of what lies on the table. `.object` is the same thing as the object of a sentence: «… laid a fork».

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

## Action cards, by their names with `-` for `+`

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
