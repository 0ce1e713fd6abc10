# What happened, one sentence an event. $who is `me` if the reader did it, $name is who did it; $whom is `me` if it was
# done to the reader, `self` if somebody did it to themselves, and $target is whom it was done to.
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
