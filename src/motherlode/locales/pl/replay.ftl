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
replay-eyes = Czyimi oczami
replay-eyes-truth = Wszystko
replay-eyes-spectator = Widownia
replay-more = Przebieg i więcej o tej grze
replay-hands = Karty wszystkich osób
replay-roles = Kto był kim

## The game

replay-rounds = Końce rund
replay-link = Skopiuj link do tego kroku
replay-download = Pobierz zapis gry
replay-other = Pokaż inną grę
replay-to-table = Do stołu

## Whether the shuffle was honest

replay-honest = Tasowanie było uczciwe
replay-dishonest = Tasowanie się nie zgadza
replay-unchecked = Tasowania nie da się sprawdzić
replay-hash-good = Przed rozdaniem pierwszej karty stół ogłosił skrót tajnego ziarna. Ziarno pokazane po grze ma właśnie ten skrót: po drodze nic się w nim nie zmieniło.
replay-hash-bad = Ziarno pokazane po grze nie ma skrótu ogłoszonego na początku: po drodze coś się w nim zmieniło.
replay-deals-good =
    { $count ->
        [one] Z ziarna potasowano karty jeszcze raz: rozdanie tej rundy jest dokładnie takie samo.
        [few] Z ziarna potasowano karty jeszcze raz: rozdania wszystkich { $count } rund są dokładnie takie same.
       *[many] Z ziarna potasowano karty jeszcze raz: rozdania wszystkich { $count } rund są dokładnie takie same.
    }
replay-deals-bad =
    { $count ->
        [one] Z ziarna potasowano karty jeszcze raz i rozdanie tej rundy jest inne: { $rounds }.
        [few] Z ziarna potasowano karty jeszcze raz i rozdania tych rund są inne: { $rounds }.
       *[many] Z ziarna potasowano karty jeszcze raz i rozdania tych rund są inne: { $rounds }.
    }
replay-result-good = Po takim rozdaniu wszystkie ruchy są dozwolone i prowadzą do tego wyniku.
replay-result-bad = Po takim rozdaniu ruchy nie prowadzą do tego wyniku.
replay-no-seed = W tym zapisie nie ma ziarna, z którego potasowano karty.
replay-seed-hash = Skrót, znany od początku
replay-seed = Ziarno, pokazane na końcu
replay-verify-yourself = Nie trzeba nam wierzyć na słowo. Pobierz zapis i uruchom:

## A game brought along

replay-bring-title = Obejrzyj zapisaną grę
replay-bring-lead = Upuść tu plik z zapisem, wybierz go albo wklej jego tekst. Grę można obejrzeć krok po kroku, czyimikolwiek oczami, a tasowanie zostanie sprawdzone.
replay-bring-file = Wybierz plik
