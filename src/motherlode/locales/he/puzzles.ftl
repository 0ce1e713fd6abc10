# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

page-puzzles = חידות
home-puzzles = חידת היום
puzzle-who = מי הסבאטור
puzzle-who-lead = לפי מה שכולם ראו, אחד השחקנים למטה הוא כמעט בוודאות סבאטור. עברו על המהלכים ובחרו.
puzzle-move = מצאו את המהלך
puzzle-move-lead = אתם { $name }, { $role }. מהלך אחד הוא בבירור הטוב ביותר לצד שלכם: שחקו אותו.
puzzle-grade = קושי { $grade } מתוך 3
puzzle-streak = ימים ברצף: { $count }
puzzle-score = נפתרו: { $solved } מתוך { $tried }
puzzle-right = נכון!
puzzle-wrong = לא הפעם.
puzzle-answer-who = הסבאטור: { $name }. הראיות, צעד אחר צעד:
puzzle-chosen = בחרתם: { $name }. בסוף החשד כאן הוא { $share } בלבד.
puzzle-clue = צעד { $step }: החשד עלה מ־{ $before } ל־{ $after }
puzzle-answer-move = באיזו תדירות הצד שלכם מנצח בסיבוב אחרי כל מהלך:
puzzle-less = המהלך שלכם מנצח פחות מאלה.
puzzle-mark-answer = הפתרון
puzzle-mark-yours = הבחירה שלכם
puzzle-next = החידה הבאה
puzzle-other = רק: { $kind }
puzzle-bots = מוצאים את זה: { $bots }
puzzle-bots-none = אף אחד מהבוטים המהירים שלנו לא מוצא את זה.
