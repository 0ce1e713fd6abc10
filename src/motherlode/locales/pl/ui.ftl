# The interface of the pages.

## Every page

skip-to-content = Przejdź do treści
page-home = Strona główna
page-table = Stół
page-replay = Powtórka
page-rules = Zasady
page-lesson = Lekcja
page-loading = Chwileczkę…
page-not-loaded = Nie udało się wczytać tej strony. Czy serwer jeszcze działa?
language = Język
menu = Menu
menu-keys = Klawisze: 1–9 wybierają kartę, R ją obraca, strzałki poruszają się po planszy, Enter zagrywa, Esc anuluje, M pokazuje wszystkie ruchy, N wykonuje następny ruch bota krok po kroku, 0 pokazuje całą planszę.
theme-light = Jasny motyw
theme-dark = Ciemny motyw
sound-on = Dźwięki są włączone
sound-off = Dźwięki są wyłączone
notify-on = Powiadomienia są włączone
notify-off = Powiadamiaj mnie, gdy przyjdzie moja kolej
confirm-on = Ruchy myszą wymagają potwierdzenia
confirm-off = Pytaj przed każdym ruchem myszą
dialog-close = Zamknij
link-lost = Połączenie zerwane. Łączymy ponownie…

## Front page

home-title = Dokop się do złota. Miej oko na znajomych.
home-lead = Krasnoludy kopią w poszukiwaniu złota, a niektóre po cichu wolą, żeby nikt go nie znalazł. Graj w przeglądarce, ze znajomymi albo z botami.
home-name = Twoje imię
home-level = Poziom trudności
level-1 = Początkujący
level-2 = Łatwy
level-3 = Trudny
level-4 = Ekspert
name-guest = Gość
home-play-bots = Graj z botami
home-new-table = Gra ze znajomymi
home-lesson = Nauka w pięć minut
home-recent = Twoje stoły
home-public = Otwarte stoły
home-public-none = Teraz nikt nie czeka. Naciśnij „Znajdź graczy”: dostaniesz własny stół, a kto przyjdzie następny, znajdzie cię właśnie tam.
home-join = Dołącz
home-watch = Oglądaj
home-state = { $state ->
    [gathering] czeka na graczy
    [playing] gra trwa
    [over] gra skończona
   *[closed] zamknięty
  }
home-people = Zajęte miejsca: { $people } z { $seats }
match-find = Znajdź graczy
match-wishes = W co chcesz zagrać
match-seats = { $count ->
    [0] Dowolna liczba miejsc
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
  }
match-fill = Boty na wolnych miejscach
match-fill-after = Boty po { $count ->
    [one] { $count } sekundzie
    [few] { $count } sekundach
   *[many] { $count } sekundach
  }
match-fill-never = Tylko ludzie
tempo-none = Bez limitu czasu
tempo-seconds = Sekundy na turę
tempo-days = Dni na turę
lobby-filters = Pokaż tylko
lobby-any = Wszystkie
lobby-open = Z wolnym miejscem
lobby-none = Żaden stół nie pasuje do tych filtrów.
lobby-clear = Wyczyść filtry
lobby-more = Pokaż więcej
lobby-opened = otwarty { $ago }
home-foot = Motherlode działa tylko na tym serwerze i nie prosi o nic poza imieniem.
name-title = Zapraszamy
name-go = Do stołu
come-in-again = Wejdź jeszcze raz

## A new table

new-title = Nowy stół
new-ruleset = Gra
new-players = od { $least } do { $most } graczy
new-seats = Miejsca
new-clock = Czas na turę
new-bots = Boty na wolnych miejscach
new-bots-none = Bez botów
new-public = Pokaż na liście otwartych stołów
new-auto-start = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte
new-open = Otwórz stół
clock-none = Bez limitu
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
  }
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
  }

## Before the game

room-lead = Miejsca przy stole: { $seats }. Wyślij link znajomym; kto go otworzy, może usiąść albo oglądać.
room-seats = Miejsca
room-free = wolne
room-sit = Usiądź tutaj
room-stand = Wstań
room-host = gospodarz
room-bot = Bot…
room-put-bot = Posadź bota na miejscu { $seat }
room-clear = Zwolnij miejsce: { $name }
room-start = Zacznij grę
room-bots-fill = Na wolnych miejscach zagrają boty ({ $bot }).
room-wait-seats = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
room-full = Wszystkie miejsca są zajęte.
room-wait-host = Czekamy, aż gospodarz zacznie grę.
room-auto = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte. { $free ->
    [one] Wolne jest jeszcze { $free } miejsce.
    [few] Wolne są jeszcze { $free } miejsca.
   *[many] Wolnych jest jeszcze { $free } miejsc.
  }
room-auto-bots = Boty zajmą wolne miejsca za
room-closed = Ten stół jest zamknięty: nikogo już przy nim nie było.
room-quit = Opuść stół
share-link = Udostępnij link
share-copy = Skopiuj ten link:
share-copied = Skopiowano
share-code = Kod QR
share-personal = Skopiuj mój własny link, żeby grać dalej na innym urządzeniu

## Seats

seats-label = Miejsca
seat-you = ty
seat-turn = teraz gra
seat-bot = bot
seat-absent = bez połączenia
seat-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
  }
seat-handed = Te karty są od ciebie
seat-gold = { $count ->
    [one] { $count } bryłka złota
    [few] { $count } bryłki złota
   *[many] { $count } bryłek złota
  }
seat-gold-cards = { $count ->
    [one] { $count } karta złota
    [few] { $count } karty złota
   *[many] { $count } kart złota
  }
seat-take-back = Wróć na swoje miejsce
seat-about = O graczu { $name }
note-label = Moja notatka, widzę ją tylko ja
seat-bot-plays = Gra za ciebie bot.
note-on = Moja notatka ({ $name }): { $note ->
    [trust] zaufanie
    [suspect] podejrzenie
   *[none] brak
  }

## The board

board-maze = Labirynt
board-paths = Las
board-fit = Pokaż całość
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
peek-mark = Twój podgląd: { $goal }
looked-mark = Kto tu zajrzał: { $names }
token = { $name ->
    [trap] pułapka
    [troll] troll
   *[other] znacznik
  }
dwarf-of = Krasnolud gracza { $name }
treasures-label = Skarby tej rundy
treasure-of = { $treasure }; ma go { $name }
round-of = Runda { $number } z { $rounds }
round-number = Runda { $number }
deck-left = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
  }

## My turn

turn-yours = Twoja kolej
turn-of = Teraz gra { $name }
turn-none = Nikt teraz nie gra
hint-wait = Gra { $name }.
hint-choose-card = Wybierz kartę.
hint-point = Wybierz podświetlone miejsce.
hint-no-place = Ta karta nigdzie nie pasuje. Możesz ją odrzucić.
hint-confirm = Dotknij jeszcze raz, żeby ją tam zagrać.
hint-confirm-click = Kliknij jeszcze raz, żeby ją tam zagrać.
plan-point = Wybierz, gdzie ją zagrać, gdy przyjdzie twoja kolej.
plan-set = W planie: { $move }
plan-failed = Już niemożliwe: { $move }
plan-cancel = Anuluj plan
pace = Tempo botów
pace-slow = Wolno
pace-normal = Normalnie
pace-fast = Szybko
pace-step = Krok po kroku
pace-next = Następny ruch
hint-asked = { $what ->
    [gold] Wybierz swoją kartę złota.
    [theft] Wybierz, kogo okraść.
    [walk] Dokąd ma pójść twój krasnolud?
    [treasure] Wybierz skarb.
    [vote] Zakończyć teraz rundę?
   *[other] Wybierz.
  }
hand-label = Twoje karty
hand-turned = { $card }, po obróceniu
hand-new = { $card }, nowa
role-yours = Twoja rola
act-lay = Połóż tutaj
act-do = Zagraj
act-turn = Obróć
act-discard = { $count ->
    [one] Odrzuć
    [few] Odrzuć { $count } karty
   *[many] Odrzuć { $count } kart
  }
act-which = Co wybierasz?
act-cancel = Żadne z nich
act-several = Wybierz kilka kart
act-one-card = Tylko jedna karta
moves-all = Wszystkie ruchy
moves-find = Szukaj
moves-more = I jeszcze { $count }.
refusal-rule = Zasada { $rule }

## Log and talk

log-title = Co się stało
log-open = Otwórz dziennik
log-open-unread = { $count ->
    [one] Otwórz dziennik: { $count } nowa wiadomość
    [few] Otwórz dziennik: { $count } nowe wiadomości
   *[many] Otwórz dziennik: { $count } nowych wiadomości
  }
log-close = Wróć do planszy
log-none = Jeszcze nic.
talk-title = Czat
talk-say = Napisz coś
talk-send = Wyślij
talk-claims = Szybkie wiadomości
claims-board = Plansza i narzędzia
claims-players = Gracze
claims-remarks = Uwagi
claims-suspect = podejrzenie
claims-trust = zaufanie
talk-none = Nikt jeszcze nic nie powiedział.
talk-older = Pokaż wcześniejsze wiadomości
talk-mute = Wycisz kogoś
talk-mute-one = wycisz
talk-unmute-one = wyłącz wyciszenie
talk-silence-one = wycisz dla wszystkich
talk-unsilence-one = pozwól znów pisać
spectators = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
  }

## Ends

end-round-title = Koniec rundy { $number }
end-game-title = Koniec gry
end-reason-treasure = Korytarz dotarł do skarbu.
end-reason-no-cards = Karty się skończyły, a korytarz nie dotarł do skarbu.
end-reason-shared = Skarby zostały podzielone.
end-reason-nothing = W tej rundzie nikt nic nie dostaje.
end-you-won = Wygrywasz rundę
end-you-lost = Przegrywasz rundę
end-continue = Dalej
end-skip = Pokaż wszystko
end-new-role = Twoja nowa rola
end-winners = { $count ->
    [one] Wygrywa { $names }.
    [few] Wygrywają razem: { $names }.
   *[many] Wygrywają razem: { $names }.
  }
end-nuggets = { $count ->
    [one] { $count } bryłka złota
    [few] { $count } bryłki złota
   *[many] { $count } bryłek złota
  }
end-paid = { $count ->
    [one] dostaje { $count } bryłkę złota
    [few] dostaje { $count } bryłki złota
   *[many] dostaje { $count } bryłek złota
  }
end-paid-secret = dostaje złoto (tajne)
end-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
end-roles-by-round = Role w kolejnych rundach
end-seed = Karty potasowano z tego ziarna: { $seed }
end-show = Koniec gry
end-last-round = Koniec ostatniej rundy
rematch = Zagraj jeszcze raz
replay-open = Obejrzyj powtórkę
leave = Opuść grę
leave-sure = Opuścić grę? Do twojego powrotu zagra za ciebie bot.
announcement = Przerwa techniczna o { $time }. Gry zatrzymają się, a potem ruszą dalej; nic nie przepadnie.
table-closed = Ten stół jest zamknięty.
refusal-offline = Nie można teraz połączyć się z serwerem.

## Rules pages

rules-games = Gry
rules-contents = Na tej stronie
rules-on = Inne gry
rules-previous = Poprzednia gra
rules-next = Następna gra
rules-of-this-game = Zasady tej gry

## Gra na jednym urządzeniu

pass-title = Gra na jednym urządzeniu
pass-open = Kilku graczy, jedno urządzenie
pass-lead = Podajecie sobie to urządzenie. Między turami ekran nic nie pokazuje, a każdy gracz widzi tylko swoje karty.
pass-people = Gracze przy tym urządzeniu
pass-name = Imię gracza { $number }
pass-add = Dodaj gracza
pass-bots = Boty przy stole
pass-owner = { $name } to Ty: gra będzie w Twojej historii.
pass-same-name = Każdy gracz potrzebuje własnego imienia.
pass-forget = Zapomnij tę grę: { $game }
pass-forget-sure = Zapomnieć tę grę? Gracze przy tym urządzeniu nie będą mogli jej dokończyć.
pass-to = Teraz urządzenie dostaje { $name }
pass-look-away = Pozostali nie patrzą.
pass-show = Tu { $name }: pokaż moje karty
pass-others = Albo ma je ktoś inny
pass-next = Następna tura: { $name }
pass-on = Ukryj i podaj dalej
pass-hide = Ukryj wszystko
pass-unknown = Tej gry nie ma na tym urządzeniu.
pass-again = Zagrajcie jeszcze raz
role-press = Przytrzymaj, by zobaczyć rolę

## My tables, notices, without a net

tables-turn = Teraz gra { $name }
tables-left = zostało:
tables-with = grają też: { $names }
tables-invited = Zaproszenie
tables-invited-by = Zaproszenie od: { $name }
tables-block = Bez zaproszeń od: { $name }
tables-decline = Odrzuć
tables-mute = Nie wysyłaj powiadomień z tego stołu
tables-unmute = Znów wysyłaj powiadomienia z tego stołu
offline-list = Brak połączenia. Stan z: { $at }.
offline-table = Brak połączenia. Widać stół z: { $at }.
room-invite = Zaproś do stołu kogoś ze wspólnych gier
room-invite-one = Zaproś
room-invited = Zaproszono
page-me = Moja strona
me-title = Moja strona ({ $name })
me-notices = Powiadomienia
me-notices-lead = Przychodzą, gdy dzieje się coś ważnego, nawet gdy ta strona jest zamknięta. Po drodze nikt nie może ich przeczytać.
me-notices-refused = Przeglądarka blokuje powiadomienia z tej strony. Można je włączyć w jej ustawieniach.
me-notices-open-only = Żadna usługa powiadomień nie odpowiada: przychodzą tylko wtedy, gdy ta strona jest otwarta.
me-notices-kinds = Powiadom mnie, gdy
me-notices-turn = jest moja kolej
me-notices-over = moja gra się skończy
me-notices-invited = dostanę zaproszenie do gry
me-blocked = Nie dostajesz zaproszeń od
me-unblock = Zezwól znowu
me-quiet = Cisza nocna
me-quiet-on = W nocy wstrzymuj powiadomienia
me-quiet-from = od
me-quiet-to = do

## History, devices, what is stored

me-games = Moje gry
me-games-none = Nie ma tu jeszcze zakończonych gier.
me-games-more = Wcześniejsze gry
me-filter-game = Gra
me-filter-role = Rola
me-filter-all = wszystkie
me-won = wygrana
me-lost = bez wygranej
me-figures = Statystyka
me-figures-games = gry: { $games }, wygrane: { $won }
me-figures-mean = { $unit ->
    [nuggets] średnio bryłek złota w grze: { $amount }
   *[points] średnio punktów w grze: { $amount }
  }
me-figures-caption = { $unit ->
    [nuggets] Bryłki złota w ostatnich grach, najnowsza gra po prawej
   *[points] Punkty w ostatnich grach, najnowsza gra po prawej
  }
me-figures-line = { $unit ->
    [nuggets] Bryłki złota w ostatnich grach: { $amounts }
   *[points] Punkty w ostatnich grach: { $amounts }
  }
me-figures-rounds = Rundy z wypłatą
me-figures-role = { $won } z { $rounds } ({ $share })
me-gold = { $unit ->
    [nuggets] zdobyte bryłki złota: { $amount }, średnio { $mean } na rundę
   *[points] zdobyte punkty: { $amount }, średnio { $mean } na rundę
  }
me-count-broken = zepsute narzędzia: { $count }
me-count-mended = naprawione narzędzia: { $count }
me-count-helped = pokonane przeszkody: { $count }
me-count-hindered = zablokowane drogi: { $count }
me-count-treasures = zabrane skarby: { $count }
me-found = wykrycie w { $share } rund, średnio po { $turns } kolejkach
me-found-about = Wykrycie liczy się, gdy ktoś, kto nie jest sabotażystą, po raz pierwszy zepsuje sabotażyście narzędzie.
me-devices = Inne urządzenie
me-devices-lead = Kto otworzy ten link, gra jako ty: twoje stoły, twoja historia. Nie przekazuj go nikomu.
me-devices-show = Pokaż link i kod
me-devices-code = Kod z osobistym linkiem
me-log-out = Wyloguj inne urządzenia
me-log-out-sure = Wszystkie inne urządzenia z twoim osobistym linkiem zostaną wylogowane, a dawne linki przestaną działać. Kontynuować?
me-data = Co jest tu przechowywane
me-data-lead = Imię, gry, wpisy przy stołach i ustawienia powiadomień. Nie dostaje ich nikt inny.
me-data-download = Pobierz wszystko
me-forget = Zapomnij mnie na tym urządzeniu
me-take-over-new = To osobisty link gracza { $name }. Jeśli z niego skorzystasz, na tym urządzeniu będziesz grać jako { $name }, z tymi samymi stołami i historią. Czy to twój link?
me-take-over-sure = Ten link należy do innego gracza. Jeśli z niego skorzystasz, to urządzenie przejdzie na tego gracza, a bez własnego osobistego linku nie wrócisz do swojej historii. Skorzystać?
me-forget-sure = To urządzenie cię zapomni. Bez osobistego linku nie da się tu wrócić z tą samą historią.
me-erase = Usuń wszystko
me-erase-sure = Imię, historia i wszystkie wpisy znikną na zawsze, a twoje miejsca zajmą boty. Kontynuować?
