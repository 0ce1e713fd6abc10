# The replay of a finished game.

## Controls

replay-loading = פורשים את המשחק…
replay-controls = הפעלת המשחק
replay-first = אל ההתחלה
replay-back = צעד אחורה
replay-play = הפעלה
replay-pause = עצירה
replay-next = צעד קדימה
replay-last = אל הסוף
replay-slider = צעד
replay-step = צעד { $step } מתוך { $steps }
replay-speed = מהירות
replay-eyes = מנקודת המבט של מי
replay-eyes-truth = הכול
replay-eyes-spectator = צופה
replay-more = מהלך המשחק ופרטים נוספים
replay-hands = הקלפים של כל השחקנים
replay-roles = מי היה מי

## The game

replay-rounds = תוצאות הסיבובים
replay-link = העתקת קישור לצעד הזה
replay-download = הורדת רישום המשחק
replay-other = הצגת משחק אחר
replay-to-table = חזרה לשולחן

## Whether the shuffle was honest

replay-honest = הערבוב היה הוגן
replay-dishonest = הערבוב לא מתאים
replay-unchecked = אי אפשר לבדוק את הערבוב
replay-hash-good = לפני חלוקת הקלף הראשון פרסם השולחן טביעת אצבע של זרע סודי. לזרע שנחשף אחרי המשחק יש בדיוק אותה טביעת אצבע, כלומר איש לא שינה אותו בדרך.
replay-hash-bad = לזרע שנחשף אחרי המשחק אין טביעת האצבע שפורסמה לפניו: הוא שונה בדרך.
replay-deals-good =
    { $count ->
        [one] הקלפים עורבבו שוב מהזרע: זו בדיוק אותה חלוקה של הסיבוב.
        [two] הקלפים עורבבו שוב מהזרע: זו בדיוק אותה חלוקה בשני הסיבובים.
       *[other] הקלפים עורבבו שוב מהזרע: זו בדיוק אותה חלוקה בכל { $count } הסיבובים.
    }
replay-deals-bad =
    { $count ->
        [one] הקלפים עורבבו שוב מהזרע, והחלוקה של הסיבוב הזה יצאה אחרת: { $rounds }.
        [two] הקלפים עורבבו שוב מהזרע, והחלוקה של הסיבובים האלה יצאה אחרת: { $rounds }.
       *[other] הקלפים עורבבו שוב מהזרע, והחלוקה של הסיבובים האלה יצאה אחרת: { $rounds }.
    }
replay-result-good = מהחלוקה הזאת כל המהלכים מותרים ומובילים אל התוצאה הזאת.
replay-result-bad = מהחלוקה הזאת המהלכים לא מובילים אל התוצאה הזאת.
replay-no-seed = ברישום הזה אין הזרע שממנו עורבבו הקלפים.
replay-seed-hash = טביעת האצבע, ידועה מההתחלה
replay-seed = הזרע, נחשף בסוף
replay-verify-yourself = לא חייבים להאמין לנו. הורידו את הרישום והריצו:

## A game brought along

replay-bring-title = צפייה במשחק רשום
replay-bring-lead = גררו לכאן קובץ של רישום, בחרו אותו או הדביקו את הטקסט שלו. אפשר לצפות במשחק צעד אחר צעד, מכל נקודת מבט, והערבוב ייבדק.
replay-bring-file = בחירת קובץ

## Pictures to share

picture-end = תמונה לשיתוף
picture-animation = הנפשה של המשחק
picture-waiting = בתור. תמונות לפני כן: { $ahead }
picture-drawing = מציירים: { $progress }
picture-share = שיתוף
picture-save = שמירה
