# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

page-puzzles = Zagadki
home-puzzles = Zagadka dnia
puzzle-who = Kto jest sabotażystą
puzzle-who-lead = Sądząc po tym, co wszyscy widzieli, jeden z graczy poniżej jest prawie na pewno sabotażystą. Przejdź przez ruchy i wybierz.
puzzle-move = Znajdź ruch
puzzle-move-lead = Grasz jako { $name }, { $role }. Jeden ruch jest wyraźnie najlepszy dla twojej strony: wykonaj go.
puzzle-grade = Trudność { $grade } z 3
puzzle-streak = Dni z rzędu: { $count }
puzzle-score = Rozwiązane: { $solved } z { $tried }
puzzle-right = Dobrze!
puzzle-wrong = Nie tym razem.
puzzle-answer-who = Sabotażysta: { $name }. Dowody, krok po kroku:
puzzle-chosen = Twój wybór: { $name }. Na końcu podejrzenie wynosi tu tylko { $share }.
puzzle-clue = Krok { $step }: podejrzenie wzrosło z { $before } do { $after }
puzzle-answer-move = Jak często twoja strona wygrywa rundę po każdym ruchu:
puzzle-less = Twój ruch wygrywa rzadziej niż te.
puzzle-mark-answer = Rozwiązanie
puzzle-mark-yours = Twój wybór
puzzle-next = Następna zagadka
puzzle-other = Tylko: { $kind }
puzzle-bots = Znajdują to: { $bots }
puzzle-bots-none = Żaden z naszych szybkich botów tego nie znajduje.
