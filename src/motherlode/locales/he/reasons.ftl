# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
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
