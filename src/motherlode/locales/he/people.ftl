# אנשים ליד השולחן: המתנה, היעדרות, איחור וסוף המשחק.

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
