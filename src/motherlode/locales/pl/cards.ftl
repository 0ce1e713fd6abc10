# Names of what lies on the table. `.object` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = Sabotażysta
    .about = Kopcie razem w poszukiwaniu złota i zgadujcie, kto wcale nie chce go znaleźć.
ruleset-base-classic = Sabotażysta, wcześniejsze wydanie
    .about = Gra podstawowa z podziałem złota i początkiem rundy jak we wcześniejszym wydaniu.
ruleset-saboteur2 = Sabotażysta 2
    .about = Dwie drużyny górników ścigają się do skarbu; są drzwi, drabiny, kradzieże i pułapki.
ruleset-lost-mines = Zaginione kopalnie
    .about = Dwa klany układają ścieżki przez las i wędrują nimi do kopalni pełnych skarbów.

## Options of a table

option-rounds = Liczba rund
    .about = Ile rund ma gra.
option-first = Kto zaczyna
    .about = Miejsce, które gra pierwsze; jeśli nikt go nie wskaże, decyduje los.
option-no_gold_for_broken_tools = Bez złota z zepsutym narzędziem
    .about = Górnik, który kończy rundę z zepsutym narzędziem, nie dostaje złota.
option-until_single_winner = Aż wygra jedna osoba
    .about = Po remisie gra się kolejne rundy, najwyżej cztery.

## Bots

bot-random = Roztrzepaniec
    .about = Gra byle co i byle gdzie.
bot-greedy = Chciwiec
    .about = Idzie najkrótszą drogą do celu i ufa wszystkim.
bot-trust = Czujny
    .about = Liczy, kto pomaga, a kto szkodzi, i szybko oskarża.
bot-belief = Przenikliwy
    .about = Po każdej karcie rozważa, kto może być kim i gdzie może leżeć skarb.
bot-search = Myśliciel
    .about = Zanim wybierze, rozgrywa w głowie wiele rund do końca.
bot-neural = Samouk
    .about = Zna grę podstawową z rund rozegranych ze sobą. W innych grach gra jak Przenikliwy.
bot-belief-novice = Nowicjusz
    .about = Szybko zapomina i często przegapia najlepszy ruch.
bot-belief-easy = Beztroski
    .about = Równie przenikliwy, ale zapominalski i nie zawsze uważny.
bot-belief-cautious = Ostrożny
    .about = Szkodzi innym tylko wtedy, gdy prawie nie ma wątpliwości.
bot-belief-accuser = Oskarżyciel
    .about = Szkodzi innym na podstawie samych podejrzeń.
bot-belief-deep-cover = Uśpiony agent
    .about = Jako sabotażysta gra razem z innymi, dopóki górnicy nie podejdą blisko.

## Roles and clans

role-miner = górnik
    .goal = Wykop korytarz od startu do skarbu, zanim skończą się karty.
role-saboteur = sabotażysta
    .goal = Nie dopuść, żeby korytarz dotarł do skarbu, i nie daj się rozpoznać.
    .other-clan = Po cichu pracujesz dla drugiego klanu: twoje skarby trafiają do niego.
role-blue = niebieski górnik
    .goal = Dotrzyj do skarbu dla niebieskich, drogą bez zielonych drzwi.
role-green = zielony górnik
    .goal = Dotrzyj do skarbu dla zielonych, drogą bez niebieskich drzwi.
role-boss = szef
    .goal = Wygrywasz z każdą zwycięską drużyną, ale dostajesz o jedną bryłkę mniej.
role-profiteer = spekulant
    .goal = Zawsze należysz do zwycięskiej grupy, ale dostajesz o dwie bryłki mniej.
role-geologist = geolog
    .goal = Każdy kryształ w labiryncie jest dla ciebie wart jedną bryłkę.
role-loyal = lojalny krasnolud
    .goal = Zdobywaj skarby dla swojego klanu: dzielicie je między siebie.
role-selfish = samolubny krasnolud
    .goal = Zdobywaj skarby dla siebie: zatrzymujesz je i z nikim się nie dzielisz.
role-unknown = nieznana rola
clan-blue = klan niebieskich
clan-yellow = klan żółtych

## Tools, and what can lie in front of a player

tool-pick = kilof
tool-lamp = latarnia
tool-cart = wagonik
tool-unknown = narzędzie
front-pick = zepsuty kilof
front-lamp = zepsuta latarnia
front-cart = zepsuty wagonik
front-trap = w pułapce
front-theft = planuje kradzież
front-troll = troll na planszy
front-dragon = obudzony smok
front-treasure = zdobyty skarb

## Goals, mines and treasures

goal-treasure = skarb
goal-stone = kamień
goal-unknown = zakryta karta celu
spot-goal-top = górny cel
spot-goal-middle = środkowy cel
spot-goal-bottom = dolny cel
mine-gems = kopalnia klejnotów
mine-gold = kopalnia złota
mine-silver = kopalnia srebra
mine-dragon = kopalnia ze smokiem
mine-unknown = zakryta kopalnia
spot-mine-1 = pierwsza kopalnia od góry
    .object = pierwszą kopalnię od góry
    .at = w pierwszej kopalni od góry
spot-mine-2 = druga kopalnia od góry
    .object = drugą kopalnię od góry
    .at = w drugiej kopalni od góry
spot-mine-3 = trzecia kopalnia od góry
    .object = trzecią kopalnię od góry
    .at = w trzeciej kopalni od góry
spot-mine-4 = najniższa kopalnia
    .object = najniższą kopalnię
    .at = w najniższej kopalni
treasure-gems = klejnoty
treasure-gold = złoto
treasure-silver = srebro
treasure-unknown = skarb
treasure-number = nr { $number }
treasure-worth =
    { $count ->
        [one] { $treasure }, { $count } punkt
        [few] { $treasure }, { $count } punkty
       *[many] { $treasure }, { $count } punktów
    }

## Cards that are laid: their shape, and what else is printed on them

card-unknown = karta
    .object = kartę
card-with = { $shape } { $feature }
shape-straight = prosty korytarz
    .object = prosty korytarz
shape-path = prosta ścieżka
    .object = prostą ścieżkę
shape-bend = zakręt
    .object = zakręt
shape-fork = rozwidlenie
    .object = rozwidlenie
shape-crossroads = skrzyżowanie
    .object = skrzyżowanie
shape-dead-end = ślepy zaułek
    .object = ślepy zaułek
shape-bridge = most
    .object = most
shape-double-curve = podwójny zakręt
    .object = podwójny zakręt
shape-blocked = częściowo zasypany korytarz
    .object = częściowo zasypany korytarz
shape-shaft = szyb
    .object = szyb
feature-ladder = z drabiną
feature-blue = z niebieskimi drzwiami
feature-green = z zielonymi drzwiami
feature-crystal = z kryształem
feature-tree = z powalonym drzewem
feature-lake = z jeziorem
feature-ditch = z rowem
feature-rocks = z kamieniami
feature-campfire = z ogniskiem

## Which ways a card leads

side-N = góra
side-E = prawo
side-S = dół
side-W = lewo
ways-partly = { $through }; zasypane: { $stubs }
ways-blocked = zasypane: { $stubs }

## Action cards, by their names with `-` for `+`

card-map = mapa
    .object = mapę
card-rockfall = osuwisko
    .object = osuwisko
card-break-pick = zepsuty kilof
    .object = zepsuty kilof
card-break-lamp = zepsuta latarnia
    .object = zepsutą latarnię
card-break-cart = zepsuty wagonik
    .object = zepsuty wagonik
card-fix-pick = naprawa kilofu
    .object = naprawę kilofu
card-fix-lamp = naprawa latarni
    .object = naprawę latarni
card-fix-cart = naprawa wagonika
    .object = naprawę wagonika
card-fix-lamp-pick = naprawa latarni albo kilofu
    .object = naprawę latarni albo kilofu
card-fix-cart-pick = naprawa wagonika albo kilofu
    .object = naprawę wagonika albo kilofu
card-fix-cart-lamp = naprawa wagonika albo latarni
    .object = naprawę wagonika albo latarni
card-theft = kradzież
    .object = kradzież
card-hands-off = łapy precz!
    .object = kartę „Łapy precz!”
card-swap-hats = zamiana czapek
    .object = zamianę czapek
card-trap = pułapka
    .object = pułapkę
card-free = wolność
    .object = wolność
card-inspect = inspekcja
    .object = inspekcję
card-swap-hands = wymiana kart na ręce
    .object = wymianę kart na ręce
card-axe = topór
    .object = topór
card-boat = łódź
    .object = łódź
card-rope = lina
    .object = linę
card-troll = troll
    .object = trolla
card-storm = burza
    .object = burzę
card-look-mine-treasure = podgląd kopalni albo skarbu
    .object = podgląd kopalni albo skarbu
card-look-dwarf-mine = podgląd krasnoluda albo kopalni
    .object = podgląd krasnoluda albo kopalni
card-look-dwarf-treasure = podgląd krasnoluda albo skarbu
    .object = podgląd krasnoluda albo skarbu

## People and places

you = ty
someone = ktoś
seat-number = Gracz { $number }
somewhere = nie wiadomo gdzie
nothing = nic

# A place as one sees it: «two right of the start, one up». `.cells` is the number with what is counted.

counted-1 = jedno
    .cells = jedno pole
counted-2 = dwa
    .cells = dwa pola
counted-3 = trzy
    .cells = trzy pola
counted-4 = cztery
    .cells = cztery pola
counted-5 = pięć
    .cells = pięć pól
counted-6 = sześć
    .cells = sześć pól
counted-7 = siedem
    .cells = siedem pól
counted-8 = osiem
    .cells = osiem pól
counted-9 = dziewięć
    .cells = dziewięć pól
counted-10 = dziesięć
    .cells = dziesięć pól
counted-many = { $count }
    .cells = { $count } pól
start-tunnel = startu
    .at = na starcie
start-blue = startu niebieskich
    .at = na starcie niebieskich
start-yellow = startu żółtych
    .at = na starcie żółtych
place-row =
    { $side ->
        [left] { $across } w lewo od { $start }
       *[right] { $across } w prawo od { $start }
    }
place-column =
    { $way ->
        [up] { $along } w górę od { $start }
       *[down] { $along } w dół od { $start }
    }
place-both = { $row }, { $way ->
        [up] { $along } w górę
       *[down] { $along } w dół
    }
