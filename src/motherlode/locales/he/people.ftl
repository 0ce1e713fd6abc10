# אנשים ליד השולחן: המתנה, היעדרות, איחור וסוף המשחק.

## Waiting after a round

wait-looking = עוד מסתכלים: { $names }
wait-for = מחכים ל: { $names }

## Time that ran out, absent seats

timeout-warning = הזמן שלך נגמר ובוט שיחק את התור הזה במקומך. בפעם הבאה המקום יעבור אליו.
absent-says = { $name }: אין חיבור.
absent-soon = בוט יוכל לשחק במקום בעוד
hand-over = שבוט ישחק במקום { $name }
hand-over-vote = שבוט ישחק במקום { $name } ({ $votes } מתוך { $needed })
hand-over-voted = הצבעת בעד בוט ({ $votes } מתוך { $needed }).

## Latecomers

late-join = הצטרפות במקום בוט
late-choose = בחרו בוט
late-asked = הבקשה לשחק במקום { $name } נשלחה. ההחלטה של ראש השולחן.
late-granted = מתחילת הסיבוב הבא המקום של { $name } שלך.
late-declined = ראש השולחן מעדיף להמשיך בלי שינוי.
late-withdraw = לא משנה
late-asks = בקשה מ־{ $name }: לשחק במקום { $bot }.
late-grant = אפשר להצטרף
late-decline = לא הפעם

## The end of a game

end-you-won-game = ניצחת במשחק
end-places = הדירוג הסופי
end-place = { $place }.
end-moments = רגעים מן המשחק
end-moment-watch = צפייה ברגע הזה
moment-breakthrough = { $count ->
    [one] { $name }: חפירה עד האוצר.
    [two] { $name }: חפירה עד האוצר, פעמיים.
   *[other] { $name }: חפירה עד האוצר, { $count } פעמים.
  }
moment-earned = { $count ->
    [one] { $name }: גוש זהב אחד בסיבוב אחד.
    [two] { $name }: שני גושי זהב בסיבוב אחד.
   *[other] { $name }: { $count } גושי זהב בסיבוב אחד.
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
    [one] { $name }: נקודה אחת בסיבוב אחד.
    [two] { $name }: שתי נקודות בסיבוב אחד.
   *[other] { $name }: { $count } נקודות בסיבוב אחד.
  }
moment-lost = { $count ->
    [one] { $name }: נקודה אחת פחות בסיבוב אחד.
    [two] { $name }: שתי נקודות פחות בסיבוב אחד.
   *[other] { $name }: { $count } נקודות פחות בסיבוב אחד.
  }
moment-treasures = { $count ->
    [one] { $name }: אוצר אחד ביד.
    [two] { $name }: שני אוצרות ביד.
   *[other] { $name }: { $count } אוצרות ביד.
  }
moment-dragon = { $count ->
    [one] הדרקון התעורר בגלל { $name }.
    [two] הדרקון התעורר פעמיים בגלל { $name }.
   *[other] הדרקון התעורר { $count } פעמים בגלל { $name }.
  }

## Another game

ready-is = אפשר להתחיל
ready-not = עוד לא
ready-wait = מחכים ל: { $names }. אפשר להתחיל בלעדיהם בעוד
ready-begin-now = להתחיל בלעדיהם
room-back = חזרה לחדר
room-go = לחדר
next-game-begun = המשחק הבא כבר התחיל.
next-game-watch = צפייה במשחק

## In the log

fact-away-absent =
    { $who ->
        [me] לא היה חיבור; בוט משחק במקומך.
       *[other] { $name }: אין חיבור; בוט ממלא את המקום.
    }
fact-timed-out =
    { $who ->
        [me] הזמן שלך נגמר; בוט משחק את התור הזה. בפעם הבאה המקום יעבור אליו.
       *[other] { $name }: הזמן נגמר; בוט משחק את התור הזה.
    }
fact-hand-over-voted = { $name }: הצבעה שבוט ישחק במקום { $target }.
fact-ready = { $name }: בעד משחק נוסף.
fact-regathered = כולם חזרו לחדר.
fact-seat-requested = { $name }: בקשה לשחק במקום { $bot }.
fact-seat-granted = ראש השולחן הסכים: המקום יעבור בתחילת הסיבוב הבא.
fact-seat-declined = ראש השולחן לא הסכים: הבוט נשאר.
fact-taken-over = { $name }: המקום של בוט עבר לידיים חדשות.
