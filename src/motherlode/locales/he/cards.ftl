# Names of what lies on the table. `.object` is the same thing as the object of a sentence: «… laid a fork».

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

## Action cards, by their names with `-` for `+`

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

# A place as one sees it: «two right of the start, one up». `.cells` is the number with what is counted.

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
