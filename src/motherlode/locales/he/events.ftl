# What happened, one sentence an event. $who is `me` if the reader did it, $name is who did it; $whom is `me` if it was
# done to the reader, `self` if somebody did it to themselves, and $target is whom it was done to.
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
