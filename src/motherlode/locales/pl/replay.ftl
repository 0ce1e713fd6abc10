# The replay of a finished game.

## Controls

replay-loading = Rozkładamy karty tej gry…
replay-controls = Odtwarzanie gry
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok dalej
replay-last = Na koniec
replay-slider = Krok
replay-step = Krok { $step } z { $steps }
replay-speed = Tempo
replay-eyes = Z czyjej perspektywy
replay-eyes-truth = Wszystko
replay-eyes-spectator = Widz
replay-more = Przebieg i więcej o tej grze
replay-hands = Karty wszystkich graczy
replay-roles = Kto był kim

## The game

replay-rounds = Wyniki rund
replay-link = Skopiuj link do tego kroku
replay-download = Pobierz zapis gry
replay-other = Pokaż inną grę
replay-to-table = Wróć do stołu

## Whether the shuffle was honest

replay-honest = Tasowanie było uczciwe
replay-dishonest = Tasowanie się nie zgadza
replay-unchecked = Tasowania nie da się sprawdzić
replay-hash-good = Przed rozdaniem pierwszej karty stół ogłosił skrót tajnego ziarna. Ziarno ujawnione po grze ma dokładnie ten skrót, więc nikt go po drodze nie zmienił.
replay-hash-bad = Ziarno ujawnione po grze nie ma skrótu ogłoszonego na początku: ktoś je po drodze zmienił.
replay-deals-good =
    { $count ->
        [one] Ponowne tasowanie z ziarna daje dokładnie takie samo rozdanie tej rundy.
        [few] Ponowne tasowanie z ziarna daje dokładnie takie same rozdania wszystkich { $count } rund.
       *[many] Ponowne tasowanie z ziarna daje dokładnie takie same rozdania wszystkich { $count } rund.
    }
replay-deals-bad =
    { $count ->
        [one] Ponowne tasowanie z ziarna daje inne rozdanie tej rundy: { $rounds }.
        [few] Ponowne tasowanie z ziarna daje inne rozdania tych rund: { $rounds }.
       *[many] Ponowne tasowanie z ziarna daje inne rozdania tych rund: { $rounds }.
    }
replay-result-good = Po takim rozdaniu wszystkie ruchy są dozwolone i prowadzą do tego wyniku.
replay-result-bad = Po takim rozdaniu ruchy nie prowadzą do tego wyniku.
replay-no-seed = W tym zapisie nie ma ziarna, z którego potasowano karty.
replay-seed-hash = Skrót, znany od początku
replay-seed = Ziarno, ujawnione na końcu
replay-verify-yourself = Nie trzeba nam wierzyć na słowo. Pobierz zapis i uruchom:

## A game brought along

replay-bring-title = Obejrzyj zapisaną grę
replay-bring-lead = Upuść tu plik z zapisem, wybierz go albo wklej jego tekst. Grę można obejrzeć krok po kroku, z dowolnej perspektywy, a tasowanie zostanie sprawdzone.
replay-bring-file = Wybierz plik

## Pictures to share

picture-end = Udostępnij obrazek
picture-animation = Animacja gry
picture-waiting = W kolejce. Obrazki przed tym: { $ahead }
picture-drawing = Rysujemy: { $progress }
picture-share = Udostępnij
picture-save = Zapisz
