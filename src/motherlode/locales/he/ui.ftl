# The interface of the pages.

## Every page

skip-to-content = דילוג אל תוכן הדף
page-home = דף הבית
page-table = שולחן
page-replay = הקרנה חוזרת
page-rules = כללים
page-lesson = שיעור
page-loading = רק רגע…
page-not-loaded = לא היה אפשר להביא את הדף הזה. האם השרת עדיין שם?
language = שפה
menu = תפריט
menu-keys = מקשים: 1–9 מרימים קלף, R מסובב אותו, החצים נעים על הלוח, Enter משחק, Esc עוזב, M מציג את כל המהלכים, 0 מציג את כל הלוח.
theme-light = תצוגה בהירה
theme-dark = תצוגה כהה
sound-on = הצלילים פועלים
sound-off = הצלילים כבויים
notify-on = ההודעות פועלות
notify-off = הודעה כשמגיע התור שלי
dialog-close = סגירה
link-lost = החיבור אבד. מנסים להגיע שוב אל השולחן…

## Front page

home-title = חופרים אל הזהב. ושמים עין על החברים.
home-lead = גמדים חופרים בחיפוש אחר זהב, וכמה מהם מקווים בסתר שלא יימצא. משחקים בדפדפן, עם חברים או מול בוטים.
home-name = השם שלך
home-level = בוטים
name-guest = אורח
home-play-bots = משחק מול בוטים
home-new-table = שולחן עם חברים
home-lesson = ללמוד בחמש דקות
home-recent = השולחנות שלך
home-public = שולחנות פתוחים לכול
home-public-none = כרגע אין מי שמחכה. אפשר לפתוח שולחן.
home-join = הצטרפות
home-watch = צפייה
home-state = { $state ->
    [gathering] בהמתנה למשתתפים
    [playing] באמצע משחק
    [over] המשחק נגמר
   *[closed] סגור
  }
home-people = מקומות תפוסים: { $people } מתוך { $seats }
home-foot = Motherlode פועל על השרת הזה בלבד, ולא מבקש דבר מלבד שם.
name-title = ברוכים הבאים
name-go = אל השולחן
come-in-again = כניסה מחדש

## A new table

new-title = שולחן חדש
new-ruleset = משחק
new-players = { $least } עד { $most } משתתפים
new-seats = מקומות
new-clock = זמן לתור
new-bots = בוטים במקומות הפנויים
new-bots-none = בלי בוטים
new-public = הצגה ברשימת השולחנות הפתוחים
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

room-lead = מקומות ליד השולחן: { $seats }. אפשר לשלוח את הקישור לחברים; כל מי שפותח אותו יכול לשבת או לצפות.
room-seats = מקומות
room-free = פנוי
room-sit = לשבת כאן
room-stand = לקום
room-host = ראש השולחן
room-bot = בוט…
room-put-bot = הושבת בוט במקום { $seat }
room-clear = פינוי המקום: { $name }
room-start = התחלת המשחק
room-bots-fill = במקומות הפנויים ישחקו בוטים ({ $bot }).
room-wait-seats = המשחק יכול להתחיל כשכל המקומות תפוסים.
room-full = כל המקומות תפוסים.
room-wait-host = המשחק יתחיל באות מראש השולחן.
share-link = שיתוף הקישור
share-copy = הקישור להעתקה:
share-copied = הועתק
share-code = קוד QR
share-personal = העתקת הקישור האישי שלי, כדי להמשיך ממכשיר אחר

## Seats

seats-label = מקומות
seat-you = אני
seat-turn = בתור
seat-bot = בוט
seat-absent = לא בחיבור
seat-cards = { $count ->
    [one] קלף אחד ביד
    [two] שני קלפים ביד
   *[other] { $count } קלפים ביד
  }
seat-handed = הקלפים האלה נמסרו ממך
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
note-label = סימון שלי, רק לעיניי
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
turn-none = אין תור
hint-wait = ממתינים. התור של { $name }.
hint-choose-card = נא לבחור קלף.
hint-point = נא להצביע על מקום מואר.
hint-no-place = אין מקום לקלף הזה. אפשר להשליך אותו.
hint-confirm = נגיעה נוספת תשחק אותו שם.
hint-asked = { $what ->
    [gold] נא לבחור קלף זהב.
    [theft] נא לבחור ממי לגנוב.
    [walk] לאן ילך הגמד שלך?
    [treasure] נא לבחור אוצר.
    [vote] לסיים עכשיו את הסיבוב?
   *[other] נא לבחור.
  }
hand-label = הקלפים שבידך
hand-turned = { $card }, מסובב
role-yours = התפקיד שלך
act-lay = להניח כאן
act-do = לשחק
act-turn = סיבוב הקלף
act-discard = { $count ->
    [one] השלכה
    [two] השלכת שני קלפים
   *[other] השלכת { $count } קלפים
  }
act-which = מה הכוונה?
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
talk-title = שיחה
talk-say = מה לומר
talk-send = לומר
talk-claims = משפטים מוכנים
claims-board = הלוח והכלים
claims-players = שחקנים
claims-remarks = הערות
claims-suspect = חשד
claims-trust = אמון
talk-none = עדיין שקט כאן.
talk-older = להציג שיחה קודמת
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
    [one] הניצחון של { $names }.
    [two] ניצחון משותף: { $names }.
   *[other] ניצחון משותף: { $names }.
  }
end-nuggets = { $count ->
    [one] גוש זהב אחד
    [two] שני גושי זהב
   *[other] { $count } גושי זהב
  }
end-paid = { $count ->
    [one] החלק בזהב: גוש אחד
    [two] החלק בזהב: שני גושים
   *[other] החלק בזהב: { $count } גושים
  }
end-paid-secret = החלק בזהב: סוד
end-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
  }
end-roles-by-round = התפקידים לפי סיבובים
end-seed = הקלפים נטרפו מן הזרע הזה: { $seed }
end-show = סוף המשחק
end-last-round = סוף הסיבוב האחרון
rematch = משחק נוסף
replay-open = צפייה בהקרנה חוזרת
leave = עזיבת המשחק
leave-sure = לעזוב? בוט ישחק במקומך עד שובך.
table-closed = השולחן הזה נסגר, כי כולם הלכו.
refusal-offline = אי אפשר להגיע אל השרת כרגע.

## Rules pages

rules-games = משחקים
rules-contents = בדף הזה
rules-on = משחקים אחרים
rules-previous = המשחק הקודם
rules-next = המשחק הבא
rules-of-this-game = חוקי המשחק הזה
