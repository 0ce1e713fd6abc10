# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
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
