# The interface of the pages.

## Every page

skip-to-content = דילוג לתוכן
page-home = דף הבית
page-table = שולחן
page-replay = צפייה חוזרת
page-rules = כללים
page-lesson = שיעור
page-loading = רק רגע…
page-not-loaded = הדף לא נטען. האם השרת עדיין פועל?
language = שפה
menu = תפריט
menu-keys = מקשים: 1–9 בוחרים קלף, R מסובב אותו, החצים נעים על הלוח, Enter משחק, Esc מבטל, M מציג את כל המהלכים, N עובר למהלך הבא של בוט צעד אחר צעד, 0 מציג את כל הלוח.
theme-light = תצוגה בהירה
theme-dark = תצוגה כהה
sound-on = הצלילים פועלים
sound-off = הצלילים כבויים
notify-on = ההתראות פועלות
notify-off = התראה כשמגיע התור שלי
confirm-on = מהלכים בעכבר דורשים אישור
confirm-off = לשאול לפני כל מהלך בעכבר
dialog-close = סגירה
link-lost = החיבור נותק. מתחברים מחדש…

## Front page

home-title = חופרים אל הזהב. ושמים עין על החברים.
home-lead = גמדים חופרים בחיפוש אחר זהב, וכמה מהם מקווים בסתר שלא יימצא. משחקים בדפדפן, עם חברים או מול בוטים.
home-name = השם שלך
home-level = רמת קושי
level-1 = מתחילים
level-2 = קל
level-3 = קשה
level-4 = מומחים
name-guest = אורח
home-play-bots = משחק מול בוטים
home-new-table = משחק עם חברים
home-lesson = ללמוד בחמש דקות
home-recent = השולחנות שלך
home-public = שולחנות פתוחים לכול
home-public-none = אף אחד לא מחכה כרגע. לחצו על ״מציאת שחקנים״: ייפתח שולחן משלכם, ומי שיבוא אחריכם ימצא אתכם שם.
home-join = הצטרפות
home-watch = צפייה
home-state = { $state ->
    [gathering] מחכים לשחקנים
    [playing] באמצע משחק
    [over] המשחק נגמר
   *[closed] סגור
  }
home-people = מקומות תפוסים: { $people } מתוך { $seats }
match-find = מציאת שחקנים
match-wishes = במה רוצים לשחק
match-seats = { $count ->
    [0] כל מספר של מקומות
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $count } מקומות
  }
match-fill = בוטים במקומות הפנויים
match-fill-after = { $count ->
    [one] בוטים אחרי שנייה
    [two] בוטים אחרי שתי שניות
   *[other] בוטים אחרי { $count } שניות
  }
match-fill-never = אנשים בלבד
tempo-none = בלי הגבלת זמן
tempo-seconds = שניות לתור
tempo-days = ימים לתור
lobby-filters = להציג רק
lobby-any = הכול
lobby-open = עם מקום פנוי
lobby-none = אין שולחן שמתאים לסינון הזה.
lobby-clear = ניקוי הסינון
lobby-more = להציג עוד
lobby-opened = נפתח { $ago }
home-foot = Motherlode פועל על השרת הזה בלבד, ולא מבקש שום דבר חוץ משם.
name-title = ברוכים הבאים
name-go = אל השולחן
come-in-again = כניסה מחדש

## A new table

new-title = שולחן חדש
new-ruleset = משחק
new-players = { $least } עד { $most } שחקנים
new-seats = מקומות
new-clock = זמן לתור
new-bots = בוטים במקומות הפנויים
new-bots-none = בלי בוטים
new-public = הצגה ברשימת השולחנות הפתוחים
new-auto-start = המשחק מתחיל לבד כשכל המקומות תפוסים
new-open = פתיחת השולחן
clock-none = ללא הגבלה
clock-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
  }
clock-days = { $count ->
    [one] יום אחד
    [two] יומיים
   *[other] { $count } ימים
  }

## Before the game

room-lead = מקומות ליד השולחן: { $seats }. שלחו את הקישור לחברים; מי שפותח אותו יכול לשבת או לצפות.
room-seats = מקומות
room-free = פנוי
room-sit = לשבת כאן
room-stand = לקום
room-host = מארח
room-bot = בוט…
room-put-bot = להושיב בוט במקום { $seat }
room-clear = לפנות את המקום של { $name }
room-start = התחלת המשחק
room-bots-fill = במקומות הפנויים ישחקו בוטים ({ $bot }).
room-wait-seats = המשחק יכול להתחיל כשכל המקומות תפוסים.
room-full = כל המקומות תפוסים.
room-wait-host = מחכים שהמארח יתחיל את המשחק.
room-auto = המשחק יתחיל לבד כשכל המקומות יהיו תפוסים. { $free ->
    [one] נשאר מקום פנוי אחד.
    [two] נשארו שני מקומות פנויים.
   *[other] נשארו { $free } מקומות פנויים.
  }
room-auto-bots = הבוטים יתפסו את המקומות הפנויים בעוד
room-closed = השולחן הזה נסגר: לא נשאר לידו אף אחד.
room-quit = לעזוב את השולחן
share-link = שיתוף הקישור
share-copy = העתיקו את הקישור הזה:
share-copied = הועתק
share-code = קוד QR
share-personal = העתקת הקישור האישי שלי, כדי להמשיך במכשיר אחר

## Seats

seats-label = מקומות
seat-you = אני
seat-turn = התור כאן
seat-bot = בוט
seat-absent = אין חיבור
seat-cards = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
  }
seat-handed = הקלפים האלה עברו ממך
seat-gold = { $count ->
    [one] גוש זהב אחד
    [two] שני גושי זהב
   *[other] { $count } גושי זהב
  }
seat-gold-cards = { $count ->
    [one] קלף זהב אחד
    [two] שני קלפי זהב
   *[other] { $count } קלפי זהב
  }
seat-take-back = חזרה למקום שלי
seat-about = על { $name }
note-label = ההערה שלי, רק אני רואה
seat-bot-plays = בוט משחק במקומך.
note-on = ההערה שלי על { $name }: { $note ->
    [trust] אמון
    [suspect] חשד
   *[none] אין
  }

## The board

board-maze = המבוך
board-paths = היער
board-fit = הצגת הכול
board-zoom-in = הגדלה
board-zoom-out = הקטנה
peek-mark = הצצת: { $goal }
looked-mark = הציצו כאן: { $names }
token = { $name ->
    [trap] מלכודת
    [troll] טרול
   *[other] אסימון
  }
dwarf-of = הגמד של { $name }
treasures-label = האוצרות של הסיבוב הזה
treasure-of = { $treasure }, אצל { $name }
round-of = סיבוב { $number } מתוך { $rounds }
round-number = סיבוב { $number }
deck-left = { $count ->
    [one] קלף אחד בקופה
    [two] שני קלפים בקופה
   *[other] { $count } קלפים בקופה
  }

## My turn

turn-yours = התור שלך
turn-of = התור של { $name }
turn-none = אין תור פעיל
hint-wait = התור של { $name }.
hint-choose-card = בחרו קלף.
hint-point = לחצו על מקום מואר.
hint-no-place = הקלף הזה לא מתאים בשום מקום. אפשר להשליך אותו.
hint-confirm = געו שוב כדי לשחק.
hint-confirm-click = לחצו שוב כדי לשחק.
plan-point = בחרו היכן לשחק אותו כשיגיע תורכם.
plan-set = מתוכנן: { $move }
plan-failed = כבר לא אפשרי: { $move }
plan-cancel = ביטול התכנון
pace = קצב הבוטים
pace-slow = איטי
pace-normal = רגיל
pace-fast = מהיר
pace-step = צעד אחר צעד
pace-next = המהלך הבא
hint-asked = { $what ->
    [gold] בחרו קלף זהב.
    [theft] בחרו ממי לגנוב.
    [walk] לאן ילך הגמד שלך?
    [treasure] בחרו אוצר.
    [vote] לסיים עכשיו את הסיבוב?
   *[other] בחרו.
  }
hand-label = הקלפים שבידך
hand-turned = { $card }, מסובב
hand-new = { $card }, חדש
role-yours = התפקיד שלך
act-lay = להניח כאן
act-do = לשחק
act-turn = סיבוב הקלף
act-discard = { $count ->
    [one] השלכה
    [two] השלכת שני קלפים
   *[other] השלכת { $count } קלפים
  }
act-which = במה לבחור?
act-cancel = אף אחד מאלה
act-several = בחירת כמה קלפים
act-one-card = רק קלף אחד
moves-all = כל המהלכים
moves-find = חיפוש
moves-more = { $count ->
    [one] ועוד אחד.
    [two] ועוד שניים.
   *[other] ועוד { $count }.
  }
refusal-rule = כלל { $rule }

## Log and talk

log-title = מה קרה
log-open = פתיחת היומן
log-open-unread = { $count ->
    [one] פתיחת היומן: הודעה חדשה אחת
    [two] פתיחת היומן: שתי הודעות חדשות
   *[other] פתיחת היומן: { $count } הודעות חדשות
  }
log-close = חזרה ללוח
log-none = עדיין כלום.
talk-title = צ׳אט
talk-say = כתבו משהו
talk-send = שליחה
talk-claims = הודעות מהירות
claims-board = הלוח והכלים
claims-players = שחקנים
claims-remarks = הערות
claims-suspect = חשד
claims-trust = אמון
talk-none = אף אחד עוד לא אמר כלום.
talk-older = להציג הודעות קודמות
talk-mute = השתקה
talk-mute-one = להשתיק
talk-unmute-one = לשמוע שוב
talk-silence-one = להשתיק לכולם
talk-unsilence-one = לאפשר שוב לדבר
spectators = צופים: { $count }

## Ends

end-round-title = סיבוב { $number } הסתיים
end-game-title = המשחק נגמר
end-reason-treasure = המנהרה הגיעה אל האוצר.
end-reason-no-cards = הקלפים נגמרו לפני שהמנהרה הגיעה אל האוצר.
end-reason-shared = האוצרות חולקו.
end-reason-nothing = בסיבוב הזה אף אחד לא מקבל דבר.
end-you-won = ניצחת בסיבוב
end-you-lost = הפסדת בסיבוב
end-continue = המשך
end-skip = הצגת הכול
end-new-role = התפקיד החדש שלך
end-winners = { $count ->
    [one] במקום הראשון: { $names }.
    [two] במקום הראשון: { $names }.
   *[other] במקום הראשון: { $names }.
  }
end-nuggets = { $count ->
    [one] גוש זהב אחד
    [two] שני גושי זהב
   *[other] { $count } גושי זהב
  }
end-paid = { $count ->
    [one] זוכה בגוש זהב אחד
    [two] זוכה בשני גושי זהב
   *[other] זוכה ב־{ $count } גושי זהב
  }
end-paid-secret = זוכה בזהב (סוד)
end-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
  }
end-roles-by-round = התפקידים לפי סיבובים
end-seed = הקלפים עורבבו מהזרע הזה: { $seed }
end-show = סוף המשחק
end-last-round = סוף הסיבוב האחרון
rematch = משחק נוסף
replay-open = צפייה חוזרת במשחק
leave = עזיבת המשחק
leave-sure = לעזוב? בוט ישחק במקומכם עד שתחזרו.
announcement = תחזוקת השרת בשעה { $time }. המשחקים ייעצרו ויימשכו אחר כך; שום דבר לא יאבד.
table-closed = השולחן הזה סגור.
refusal-offline = אי אפשר להגיע אל השרת כרגע.

## Rules pages

rules-games = משחקים
rules-contents = בדף הזה
rules-on = משחקים אחרים
rules-previous = המשחק הקודם
rules-next = המשחק הבא
rules-of-this-game = הכללים של המשחק הזה

## משחק על מכשיר אחד

pass-title = משחק על מכשיר אחד
pass-open = כמה שחקנים, מכשיר אחד
pass-lead = מעבירים את המכשיר מיד ליד. בין התורות המסך לא מראה כלום, וכל שחקן רואה רק את הקלפים שלו.
pass-people = השחקנים ליד המכשיר
pass-name = השם של שחקן { $number }
pass-add = הוספת שחקן
pass-bots = בוטים ליד השולחן
pass-owner = { $name } זה אתם: המשחק יופיע בהיסטוריה שלכם.
pass-same-name = לכל שחקן צריך להיות שם משלו.
pass-forget = לשכוח את המשחק הזה: { $game }
pass-forget-sure = לשכוח את המשחק? השחקנים ליד המכשיר לא יוכלו להמשיך בו.
pass-to = העבירו את המכשיר אל { $name }
pass-look-away = כל השאר מסתכלים הצידה.
pass-show = כאן { $name }: הציגו את הקלפים שלי
pass-others = או שהמכשיר אצל שחקן אחר
pass-next = התור הבא: { $name }
pass-on = להסתיר ולהעביר הלאה
pass-hide = להסתיר הכול
pass-unknown = המשחק הזה לא נמצא במכשיר הזה.
pass-again = משחק נוסף
role-press = לחצו כדי לראות את התפקיד

## My tables, notices, without a net

tables-turn = התור של { $name }
tables-left = נותרו:
tables-with = יחד עם { $names }
tables-invited = הוזמנתם
tables-invited-by = הזמנה מאת { $name }
tables-block = בלי הזמנות נוספות מאת { $name }
tables-decline = דחייה
tables-mute = בלי התראות מהשולחן הזה
tables-unmute = שוב עם התראות מהשולחן הזה
offline-list = אין חיבור. זה המצב מתאריך { $at }.
offline-table = אין חיבור. כך נראה השולחן בתאריך { $at }.
room-invite = הזמינו שחקנים ממשחקים קודמים
room-invite-one = הזמנה
room-invited = ההזמנה נשלחה
page-me = הדף שלי
me-title = הדף של { $name }
me-notices = התראות
me-notices-lead = ההתראות מגיעות כשקורה משהו חשוב, גם כשהדף סגור. בדרך איש אינו יכול לקרוא אותן.
me-notices-refused = הדפדפן חוסם התראות מהאתר הזה. אפשר להתיר אותן בהגדרות שלו.
me-notices-open-only = אין גישה לשירות התראות: הן יגיעו רק כשהדף פתוח.
me-notices-kinds = שלחו לי התראה כאשר
me-notices-turn = הגיע תורי
me-notices-over = משחק שלי הסתיים
me-notices-invited = קיבלתי הזמנה למשחק
me-blocked = אינכם מקבלים הזמנות מאת
me-unblock = לאפשר שוב
me-quiet = שעות שקט
me-quiet-on = לעכב התראות בלילה
me-quiet-from = משעה
me-quiet-to = עד שעה

## History, devices, what is stored

me-games = המשחקים שלי
me-games-none = עדיין אין כאן משחקים שהסתיימו.
me-games-more = משחקים קודמים
me-filter-game = משחק
me-filter-role = תפקיד
me-filter-all = הכול
me-won = ניצחון
me-lost = בלי ניצחון
me-figures = סטטיסטיקה
me-figures-games = משחקים: { $games }, ניצחונות: { $won }
me-figures-mean = { $unit ->
    [nuggets] ממוצע גושי זהב למשחק: { $amount }
   *[points] ממוצע נקודות למשחק: { $amount }
  }
me-figures-caption = { $unit ->
    [nuggets] גושי זהב במשחקים האחרונים, החדש ביותר מימין
   *[points] נקודות במשחקים האחרונים, החדש ביותר מימין
  }
me-figures-line = { $unit ->
    [nuggets] גושי זהב במשחקים האחרונים: { $amounts }
   *[points] נקודות במשחקים האחרונים: { $amounts }
  }
me-figures-rounds = סיבובים עם רווח
me-figures-role = { $won } מתוך { $rounds } ({ $share })
me-gold = { $unit ->
    [nuggets] גושי זהב שנצברו: { $amount }, בממוצע { $mean } לסיבוב
   *[points] נקודות שנצברו: { $amount }, בממוצע { $mean } לסיבוב
  }
me-count-broken = כלים שנשברו: { $count }
me-count-mended = כלים שתוקנו: { $count }
me-count-helped = מכשולים שנעקפו: { $count }
me-count-hindered = דרכים שנחסמו: { $count }
me-count-treasures = אוצרות שנלקחו: { $count }
me-found = חשיפה ב־{ $share } מהסיבובים, אחרי { $turns } תורות בממוצע
me-found-about = חשיפה נספרת כשמי שאינו סבאטור שובר לראשונה כלי של סבאטור.
me-devices = מכשיר אחר
me-devices-lead = מי שפותח את הקישור הזה משחק בשמכם: השולחנות שלכם, ההיסטוריה שלכם. אל תעבירו אותו הלאה.
me-devices-show = הצגת הקישור והקוד
me-devices-code = קוד עם הקישור האישי
me-log-out = ניתוק המכשירים האחרים שלי
me-log-out-sure = כל המכשירים האחרים עם הקישור האישי שלכם ינותקו, וקישורים ישנים לא יעבדו עוד. להמשיך?
me-data = מה נשמר עליכם
me-data-lead = השם, המשחקים, מה שכתבתם בשולחנות והגדרות ההתראות. איש אחר אינו מקבל אותם.
me-data-download = הורדת הכול
me-forget = שכחו אותי במכשיר הזה
me-take-over-new = זה הקישור האישי של { $name }. מי שפותח אותו משחק במכשיר הזה בתור { $name }, עם אותם שולחנות ואותה היסטוריה. הקישור שלכם?
me-take-over-sure = הקישור הזה שייך לשחקן אחר. אם תמשיכו, המכשיר הזה יעבור אליו, ובלי הקישור האישי שלכם אי אפשר לחזור להיסטוריה שלכם. להמשיך?
me-forget-sure = המכשיר הזה ישכח אתכם. בלי הקישור האישי אי אפשר לחזור עם אותה היסטוריה.
me-erase = מחיקת הכול
me-erase-sure = השם, ההיסטוריה וכל מה שכתבתם יימחקו לתמיד, ובוטים יתפסו את מקומותיכם. להמשיך?
