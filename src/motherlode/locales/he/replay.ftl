# The replay of a finished game.

## Controls

replay-loading = הקלפים של המשחק נפרשים…
replay-controls = הקרנת המשחק
replay-first = אל ההתחלה
replay-back = צעד אחורה
replay-play = הפעלה
replay-pause = עצירה
replay-next = צעד קדימה
replay-last = אל הסוף
replay-slider = צעד
replay-step = צעד { $step } מתוך { $steps }
replay-speed = מהירות
replay-eyes = בעיניים של מי
replay-eyes-truth = הכול
replay-eyes-spectator = הקהל
replay-more = מהלך המשחק ופרטים נוספים
replay-hands = הקלפים שבכל הידיים
replay-roles = מי היה מי

## The game

replay-rounds = סופי הסיבובים
replay-link = העתקת קישור לצעד הזה
replay-download = הורדת רישום המשחק
replay-other = הצגת משחק אחר
replay-to-table = אל השולחן

## Whether the shuffle was honest

replay-honest = הטריפה הייתה הוגנת
replay-dishonest = הטריפה אינה מתאימה
replay-unchecked = אי אפשר לבדוק את הטריפה
replay-hash-good = לפני חלוקת הקלף הראשון פרסם השולחן טביעת אצבע של זרע סודי. זו בדיוק טביעת האצבע של הזרע שנחשף אחרי המשחק: הוא לא שונה בדרך.
replay-hash-bad = לזרע שנחשף אחרי המשחק אין טביעת האצבע שפורסמה לפניו: הוא שונה בדרך.
replay-deals-good =
    { $count ->
        [one] הקלפים נטרפו שוב מן הזרע: הסיבוב חולק בדיוק כך.
        [two] הקלפים נטרפו שוב מן הזרע: שני הסיבובים חולקו בדיוק כך.
       *[other] הקלפים נטרפו שוב מן הזרע: כל { $count } הסיבובים חולקו בדיוק כך.
    }
replay-deals-bad =
    { $count ->
        [one] הקלפים נטרפו שוב מן הזרע, והסיבוב הזה חולק אחרת: { $rounds }.
        [two] הקלפים נטרפו שוב מן הזרע, והסיבובים האלה חולקו אחרת: { $rounds }.
       *[other] הקלפים נטרפו שוב מן הזרע, והסיבובים האלה חולקו אחרת: { $rounds }.
    }
replay-result-good = מן החלוקה הזאת כל המהלכים מותרים ומובילים אל התוצאה הזאת.
replay-result-bad = מן החלוקה הזאת המהלכים אינם מובילים אל התוצאה הזאת.
replay-no-seed = ברישום הזה אין הזרע שממנו נטרפו הקלפים.
replay-seed-hash = טביעת האצבע, ידועה מההתחלה
replay-seed = הזרע, נחשף בסוף
replay-verify-yourself = לא חייבים להאמין לנו. אפשר להוריד את הרישום ולהריץ:

## A game brought along

replay-bring-title = צפייה במשחק רשום
replay-bring-lead = אפשר לגרור לכאן קובץ של רישום, לבחור אותו או להדביק את הטקסט שלו. המשחק יוקרן צעד אחר צעד, בעיניים של כל אחד מהצדדים, והטריפה תיבדק.
replay-bring-file = בחירת קובץ
