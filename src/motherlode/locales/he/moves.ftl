# Spoken names of moves, for buttons and screen readers. In Hebrew: names of deeds, which command nobody.

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
