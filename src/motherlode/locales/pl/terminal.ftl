# What only the terminal says. Commands such as board and quit, and the notation of moves, are the same in all languages.

## The table

terminal-heading = Runda { $number } z { $rounds } – talia { $deck }, stos kart odrzuconych { $discards }
terminal-column-cards = karty
terminal-column-front = przed graczem
terminal-column-gold = złoto
terminal-column-role = rola
terminal-column-clan = klan
terminal-column-cell = pole
terminal-column-treasures = skarby
terminal-column-points = punkty
terminal-role-known =
    { $whose ->
        [own] { $role } (tajne)
       *[seen] { $role } (podgląd)
    }
terminal-place = kolumna { $column }, rząd { $row }
terminal-hand-of = karty gracza { $seat }: { $cards }
terminal-hand-empty = Nie masz kart na ręce.
terminal-looked-at = Kto zna { $what }: { $names }.
terminal-it-is = To: { $what }.
terminal-cards-got = Karty, które { $name } ma od ciebie: { $cards }.
terminal-gold-pool = Bryłki na kartach złota do wyboru: { $nuggets }.
terminal-treasures-left = Pozostałe skarby: { $treasures }.
terminal-treasures-of-kind = { $kind } ({ $treasures })

## Moves

terminal-moves = Twoje ruchy
terminal-discard = odrzuć zakryte
terminal-turned = { $face } (obrócona { $card })
terminal-more-moves = i jeszcze { $count }: wpisz ruch, na przykład { $example }
terminal-shed = znika: { $what }
terminal-tool-of = { $tool } – { $name }

## Asking for a move

terminal-ask-move = Twój ruch (? to pomoc):
terminal-ask-leave = Wyjść z gry? (t albo n):
terminal-yes = t tak y yes
terminal-no-such-number = Nie ma ruchu { $number }. Twoje ruchy mają numery od 1 do { $last }.
terminal-not-a-move = { $line } to nie jest ruch. Wpisz ?, żeby zobaczyć pomoc.
terminal-refused = Ruch { $move } jest niedozwolony. { $reason } ({ $rule })
terminal-no-such-rule = { $ruleset } nie ma zasady { $rule }.

## Help

terminal-help-move = Wpisz numer ruchu albo sam ruch, tak jak jest na liście, na przykład { $example }.
terminal-help-board = pokaż stół jeszcze raz
terminal-help-moves = pokaż ruchy jeszcze raz
terminal-help-log = pokaż wszystko, co się wydarzyło
terminal-help-rules = pokaż jedną zasadę; bez identyfikatora wszystkie
terminal-help-quit = wyjdź z gry
terminal-help-signs = Numery kolumn są u góry, numery rzędów z boku. Kropki oznaczają miejsca na twoje karty, cztery rogi ostatni ruch.
terminal-legend-tunnels = { $reached } to korytarze połączone ze startem, { $cut } odcięte, { $ends } kończą się wewnątrz karty.
terminal-legend-goals = { $start } to start, { $treasure } skarb, { $stone } kamień, { $hidden } zakryta karta celu. W nawiasie stoi to, co o niej wiesz.
terminal-legend-mines = { $blue } i { $yellow } to starty klanów, { $hidden } zakryta kopalnia; w nawiasie stoi to, co o niej wiesz. Odkryte kopalnie: { $gems } klejnoty, { $gold } złoto, { $silver } srebro, { $dragon } smok. Cyfry to krasnoludy, według miejsc.
terminal-legend-obstacles = { $tree }, { $lake } i { $ditch } to powalone drzewa, jeziora i rowy, małą literą, gdy leży tam narzędzie; { $rocks } to kamienie, { $campfire } ognisko.
terminal-legend-tokens = Między dwiema kartami { $trap } to pułapka, a { $troll } troll.

## The course of a game

terminal-welcome = Twoje miejsce: { $seat } z { $seats }; gra: { $ruleset }. Wpisz ?, żeby zobaczyć pomoc.
terminal-seed-hash = Skrót ziarna: { $hash }. Samo ziarno zobaczysz na końcu.
terminal-round-end = Koniec rundy { $number }
terminal-game-end = Koniec gry
terminal-score-won =
    { $who ->
        [me] { $score }, wygrywasz
       *[other] { $score }, wygrywa
    }
terminal-left = Gra przerwana przed końcem.
terminal-kept-so-far = Dotychczasowa gra jest zapisana w pliku { $path }.
terminal-seed = Ziarno: { $seed }
terminal-record-hint = Żeby zapisać grę, uruchom ją z --record PLIK. To polecenie sprawdza potem, czy rozdano ją z jej ziarna:
terminal-kept = Gra jest zapisana w pliku { $path }. To polecenie sprawdza, czy rozdano ją z jej ziarna:

## Replays

terminal-replay-start =
    { $eyes ->
        [truth] { $ruleset }, liczba graczy: { $seats }, wszystko odkryte
        [spectator] { $ruleset }, liczba graczy: { $seats }, oczami widza
       *[seat] { $ruleset }, liczba graczy: { $seats }, oczami gracza { $seat }
    }
terminal-replay-move = Ruch { $number } z { $moves }: { $name } { $move }
terminal-replay-keys = Enter: dalej, b: wstecz, liczba: ten ruch, q: koniec:
terminal-belief-roles = Szansa na rolę „{ $role }”: { $chances }.
terminal-belief-treasure = Skarb: { $chances }.
