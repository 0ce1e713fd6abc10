# The analysis of a finished game. Texts name no gender; numbers come formatted.

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
