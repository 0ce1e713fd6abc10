# Spoken names of moves, for buttons and screen readers. In Hebrew: plural imperatives, as Israeli interfaces have them.

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
