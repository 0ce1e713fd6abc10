# Names of what lies on the table. `.object` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = Sabotażysta
    .about = Kopcie razem do złota i zgadujcie, kto wcale nie chce, żeby się znalazło.
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
    .about = Miejsce, które ma pierwszą turę; bez wyboru decyduje los.
option-no_gold_for_broken_tools = Bez złota z zepsutym narzędziem
    .about = Górnik, który kończy rundę z zepsutym narzędziem, nie bierze udziału w podziale złota.
option-until_single_winner = Do jednego zwycięstwa
    .about = Po remisie gra się kolejne rundy, najwyżej cztery.

## Bots

bot-random = Roztrzepaniec
    .about = Gra byle co i byle gdzie.
bot-greedy = Łakomczuch
    .about = Idzie najkrótszą drogą do celu i ufa wszystkim.
bot-trust = Czujny
    .about = Liczy, kto pomaga, a kto szkodzi, i szybko oskarża.
bot-belief = Przenikliwy
    .about = Po każdej zagranej karcie rozważa, kto może być kim i gdzie leży skarb.
bot-search = Myśliciel
    .about = Zanim wybierze, rozgrywa w głowie wiele rund do końca.
bot-belief-novice = Nowicjusz
    .about = Szybko zapomina i często nie gra tego, co najlepsze.
bot-belief-easy = Beztroski
    .about = Równie przenikliwy, ale zapominalski i nie zawsze uważny.
bot-belief-cautious = Ostrożny
    .about = Przeszkadza innym tylko wtedy, gdy prawie nie ma wątpliwości.
bot-belief-accuser = Oskarżyciel
    .about = Przeszkadza innym na samo podejrzenie.
bot-belief-deep-cover = Uśpiony agent
    .about = Jako sabotażysta gra zgodnie z innymi, dopóki górnicy nie podejdą blisko.

## Roles and clans

role-miner = górnik
    .goal = Przekop korytarz od drabiny do skarbu, zanim skończą się karty.
role-saboteur = sabotażysta
    .goal = Nie dopuść, żeby korytarz dotarł do skarbu, i nie daj się rozpoznać.
    .other-clan = Po cichu pracujesz dla drugiego klanu: twoje skarby liczą się jemu.
role-blue = niebieski górnik
    .goal = Dotrzyj do skarbu dla niebieskich, drogą bez zielonych drzwi.
role-green = zielony górnik
    .goal = Dotrzyj do skarbu dla zielonych, drogą bez niebieskich drzwi.
role-boss = szef
    .goal = Wygrywasz z każdą zwycięską drużyną, ale dostajesz o jedną bryłkę mniej.
role-profiteer = spekulant
    .goal = Zawsze należysz do zwycięskiej grupy, ale dostajesz o dwie bryłki mniej.
role-geologist = geolog
    .goal = Każdy kryształ w kopalni jest dla ciebie wart jedną bryłkę.
role-loyal = lojalny krasnolud
    .goal = Zdobywaj skarby dla swojego klanu: klan dzieli je między swoich.
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
front-troll = przywołany troll
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
spot-mine-2 = druga kopalnia od góry
    .object = drugą kopalnię od góry
spot-mine-3 = trzecia kopalnia od góry
    .object = trzecią kopalnię od góry
spot-mine-4 = ostatnia kopalnia od góry
    .object = ostatnią kopalnię od góry
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
seat-number = miejsce { $number }
somewhere = nie wiadomo gdzie
place = kolumna { $column }, rząd { $row }
nothing = nic
