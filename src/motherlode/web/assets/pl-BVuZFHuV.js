var e=Object.values(Object.assign({"../../../src/motherlode/locales/pl/analysis.ftl":`# The analysis of a finished game. Texts name no gender; numbers come formatted.

analysis-title = Analiza
analysis-lead = Jak wyglądał każdy moment, sądząc po tym, co można było wtedy wiedzieć.
analysis-waiting = W kolejce. Analizy przed tą: { $ahead }
analysis-running = Analizujemy: { $progress }

## The chart

analysis-chart-chance = Szansa dotarcia do skarbu, krok po kroku
analysis-chart-points = Punkty, na które każdy gracz mógł liczyć, krok po kroku
analysis-now = Krok { $step }: { $value }
analysis-go = Przejdź do kroku { $step }

## Moves

analysis-turning = Punkty zwrotne
analysis-turning-none = Żaden pojedynczy ruch nie zmienił zbyt wiele.
analysis-swing-chance = Szansa na skarb: z { $before } na { $after }
analysis-swing-points = { $name }: oczekiwane punkty z { $before } na { $after }
analysis-players = Gracze
analysis-sound = Dobre ruchy: { $share } z { $count }
analysis-best = Najlepszy ruch
analysis-costliest = Najkosztowniejszy ruch
analysis-best-none = Żaden ruch wyraźnie się nie wyróżnił.
analysis-costliest-none = Bez wyraźnego błędu.
analysis-gain = Lepszy od następnego o { $amount }
analysis-loss = Gorszy o { $amount } niż: { $better }
analysis-amount-chance = { $amount } szansy wygranej
analysis-amount-gold = { $amount } złota
analysis-amount-points = { $amount } pkt

## Roles

analysis-round = Runda { $round }, { $role }:
analysis-known = można było rozpoznać od kroku { $step }
analysis-never-known = nie do rozpoznania; podejrzenie na końcu { $last }
analysis-suspected = podejrzenie do { $peak }

## Bluffs and claims

analysis-bluffs = Udane blefy
analysis-bluff = { $name }, krok { $step }: podejrzenia przy stole spadły z { $before } do { $after }
analysis-claims = Słowa, które zmieniły zdanie stołu
analysis-claim-true = Prawda. Wiara w to: { $before } przed, { $after } po
analysis-claim-false = Nieprawda. Wiara w to: { $before } przed, { $after } po

## What this report holds

analysis-about = Jak to czytać
analysis-about-chance = Szansa i ruchy są szacowane przez wielokrotne dogrywanie rundy w układach zgodnych z tym, co można było wiedzieć. Małe różnice to szum i nie są wymieniane.
analysis-about-gold = Szansę oszacowano na podstawie tego, co było wiadomo o rolach, odległości do skarbu i liczby pozostałych tur. Ruchy są porównywane według złota, na które gracz mógł liczyć. Oskarżenia nie zmieniają oszacowania.
analysis-about-points = Nie ma tu jednego skarbu: linie to skarby, które każdy gracz ma i na które może liczyć. Ruchy są porównywane według wartości dla strony gracza. Słowa nie zmieniają oszacowania.

## What moves did

analysis-why-lay-nearer = Korytarz: bliżej skarbu (karty: { $cards })
analysis-why-lay-farther = Korytarz: dalej od skarbu (karty: { $cards })
analysis-why-lay-even = Korytarz: tak samo daleko do skarbu
analysis-why-rockfall-nearer = Osuwisko: bliżej skarbu (karty: { $cards })
analysis-why-rockfall-farther = Osuwisko: dalej od skarbu (karty: { $cards })
analysis-why-rockfall-even = Osuwisko: tak samo daleko do skarbu
analysis-why-map = Mapa: spojrzenie na kartę celu
analysis-why-break = Przeciw graczowi { $target }; podejrzenie wtedy { $chance }
analysis-why-break-own = Przeciw sobie
analysis-why-fix = Pomoc dla gracza { $target }; podejrzenie wtedy { $chance }
analysis-why-fix-own = Naprawa własnych narzędzi
analysis-why-pass = Odrzucone karty
analysis-why-shed = Przeszkoda usunięta za dwie karty
analysis-why-theft = Zaplanowana kradzież
analysis-why-hands-off = Ochrona przed kradzieżą
analysis-why-inspect = Spojrzenie na kartę krasnoluda
analysis-why-swap-hats = Wymiana kart krasnoludów
analysis-why-swap-hands = Wymiana kart na ręce
analysis-why-path = Położona ścieżka
analysis-why-tool = Narzędzie użyte na przeszkodzie
analysis-why-trap = Zastawiona pułapka
analysis-why-troll = Wezwany troll
analysis-why-storm = Burza
analysis-why-look-mine = Spojrzenie na kopalnię
analysis-why-look-treasure = Spojrzenie na skarb
analysis-why-look-dwarf = Spojrzenie na kartę krasnoluda
analysis-why-discard = Odrzucone karty
analysis-why-call-vote = Ogłoszone głosowanie
analysis-why-walk = Marsz
analysis-why-stay = Pozostanie na miejscu
`,"../../../src/motherlode/locales/pl/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

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

## Action cards, by their names with \`-\` for \`+\`

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

# A place as one sees it: «two right of the start, one up». \`.cells\` is the number with what is counted.

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
`,"../../../src/motherlode/locales/pl/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = Skarb: { $spot }.
claim-stone-at = Tylko kamień: { $spot }.
claim-suspect =
    { $whom ->
        [me] Podejrzewam cię.
       *[other] Podejrzewam, że { $target } nam szkodzi.
    }
claim-trust =
    { $whom ->
        [me] Ufam ci.
       *[other] Myślę, że { $target } gra z nami.
    }
claim-mend-my-pick = Naprawcie mi kilof, proszę.
claim-mend-my-lamp = Naprawcie mi latarnię, proszę.
claim-mend-my-cart = Naprawcie mi wagonik, proszę.
claim-mend-my-unknown = Naprawcie mi narzędzia, proszę.
claim-good-move = Dobry ruch!
claim-bad-move = Słaby ruch.
claim-hurry = Trochę szybciej, proszę.
claim-sorry = Przepraszam!
claim-thanks = Dziękuję!

# What a rule of the game says about talk.

claim-rule-L-31 = Nie wolno mówić innym graczom, co pokazała ci karta informacji.
`,"../../../src/motherlode/locales/pl/events.ftl":`# What happened, one sentence an event. $who is \`me\` if the reader did it, $name is who did it; $whom is \`me\` if it was
# done to the reader, \`self\` if somebody did it to themselves, and $target is whom it was done to.
# In Polish: present tense, which tells nobody's gender, and names in the nominative, which need no declension.

## Whose decision it is

asked-turn =
    { $who ->
        [me] Twoja kolej.
       *[other] Teraz gra { $name }.
    }
asked-gold =
    { $who ->
        [me] Wybierz kartę złota.
       *[other] { $name } wybiera kartę złota.
    }
asked-theft =
    { $who ->
        [me] Wybierz, komu zabrać bryłkę złota.
       *[other] { $name } wybiera, komu zabrać bryłkę złota.
    }
asked-play =
    { $who ->
        [me] Twoja kolej: zagraj kartę albo odrzuć jedną lub dwie.
       *[other] Teraz gra { $name }.
    }
asked-walk =
    { $who ->
        [me] Przesuń swojego krasnoluda albo zostań na miejscu.
       *[other] { $name } przesuwa krasnoluda albo zostaje na miejscu.
    }
asked-treasure =
    { $who ->
        [me] Wybierz skarb.
       *[other] { $name } wybiera skarb.
    }
asked-vote =
    { $who ->
        [me] Czy zakończyć rundę: tak albo nie.
       *[other] { $name } głosuje, czy zakończyć rundę.
    }
event-queued = Kolejne decyzje: { $names }.
event-nobody-queued = Nie ma już więcej decyzji.

## Rounds

event-round-began =
    { $who ->
        [me] Zaczyna się runda { $number }. Zaczynasz ty.
       *[other] Zaczyna się runda { $number }. Zaczyna { $name }.
    }
event-your-role = Twoja tajna rola: { $role }.
event-your-clan = Twój klan: { $clan }.
event-round-ended =
    { $outcome ->
        [miners] Koniec rundy { $number }: korytarz dotarł do skarbu, wygrywają górnicy.
        [saboteurs] Koniec rundy { $number }: korytarz nie dotarł do skarbu, wygrywają sabotażyści.
        [nobody] Koniec rundy { $number }: korytarz nie dotarł do skarbu, ale sabotażystów nie było. Nikt nie wygrywa.
        [reached] Koniec rundy { $number }: korytarz dotarł do skarbu.
        [missed] Koniec rundy { $number }: korytarz nie dotarł do skarbu.
       *[over] Koniec rundy { $number }.
    }
event-roles-shown = Role: { $roles }.
event-role-left-over = Niewykorzystana karta: { $role }.
event-mines-shown = Kopalnie od góry: { $mines }.
entry = { $name } – { $what }
event-you-won-gold =
    { $nuggets ->
        [one] Koniec gry. Wygrywasz! Masz { $nuggets } bryłkę złota.
        [few] Koniec gry. Wygrywasz! Masz { $nuggets } bryłki złota.
       *[many] Koniec gry. Wygrywasz! Masz { $nuggets } bryłek złota.
    }
event-game-ended-gold =
    { $count ->
        [one] Koniec gry. Wygrywa { $names }: { $nuggets ->
            [one] { $nuggets } bryłka złota
            [few] { $nuggets } bryłki złota
           *[many] { $nuggets } bryłek złota
        }.
        [few] Koniec gry. Wspólne zwycięstwo: { $names }, po { $nuggets ->
            [one] { $nuggets } bryłce złota
            [few] { $nuggets } bryłki złota
           *[many] { $nuggets } bryłek złota
        }.
       *[many] Koniec gry. Wspólne zwycięstwo: { $names }, po { $nuggets ->
            [one] { $nuggets } bryłce złota
            [few] { $nuggets } bryłki złota
           *[many] { $nuggets } bryłek złota
        }.
    }
event-you-won-points =
    { $points ->
        [one] Koniec gry. Wygrywasz! Masz { $points } punkt.
        [few] Koniec gry. Wygrywasz! Masz { $points } punkty.
       *[many] Koniec gry. Wygrywasz! Masz { $points } punktów.
    }
event-game-ended-points =
    { $count ->
        [one] Koniec gry. Wygrywa { $names }: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
        [few] Koniec gry. Wspólne zwycięstwo: { $names }, po { $points ->
            [one] { $points } punkcie
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[many] Koniec gry. Wspólne zwycięstwo: { $names }, po { $points ->
            [one] { $points } punkcie
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }

## Cards laid and goals

event-laid =
    { $who ->
        [me] Kładziesz { $card } ({ $place }).
       *[other] { $name } kładzie { $card } ({ $place }).
    }
event-goal-turned-up =
    { $what ->
        [treasure] Odkryty { $goal }: to skarb!
       *[stone] Odkryty { $goal }: to tylko kamień.
    }
event-rock-fell =
    { $who ->
        [me] Osuwisko! Usuwasz { $card } ({ $place }).
       *[other] Osuwisko! { $name } usuwa { $card } ({ $place }).
    }
event-peeked =
    { $who ->
        [me] Podglądasz { $goal }.
       *[other] { $name } podgląda { $goal }.
    }
event-peeked-treasure =
    { $who ->
        [me] Podglądasz { $goal }: to skarb!
       *[other] { $name } podgląda { $goal }: to skarb!
    }
event-peeked-stone =
    { $who ->
        [me] Podglądasz { $goal }: to tylko kamień.
       *[other] { $name } podgląda { $goal }: to tylko kamień.
    }

## Hands

event-discarded =
    { $who ->
        [me] Odrzucasz zakrytą kartę: { $card }.
       *[other] { $name } odrzuca { $card } bez pokazywania.
    }
event-drew =
    { $who ->
        [me] Dobierasz { $card }.
       *[other] { $name } dobiera { $card }.
    }
event-passed-empty =
    { $who ->
        [me] Nie masz już kart, więc pasujesz.
       *[other] { $name } nie ma już kart i pasuje.
    }
event-hands-swapped =
    { $who ->
        [me] Wymieniasz się kartami na ręce z graczem { $target }.
       *[other] { $whom ->
            [me] { $name } wymienia się z tobą kartami na ręce.
           *[other] Wymiana kart na ręce: { $name } i { $target }.
        }
    }
event-hands-changed = Oddajesz: { $gave }. Dostajesz: { $got }.

## In front of players

event-put-in-front-pick =
    { $who ->
        [me] Psujesz kilof gracza { $target }.
       *[other] { $whom ->
            [me] { $name } psuje twój kilof.
           *[other] { $name } psuje kilof gracza { $target }.
        }
    }
event-put-in-front-lamp =
    { $who ->
        [me] Psujesz latarnię gracza { $target }.
       *[other] { $whom ->
            [me] { $name } psuje twoją latarnię.
           *[other] { $name } psuje latarnię gracza { $target }.
        }
    }
event-put-in-front-cart =
    { $who ->
        [me] Psujesz wagonik gracza { $target }.
       *[other] { $whom ->
            [me] { $name } psuje twój wagonik.
           *[other] { $name } psuje wagonik gracza { $target }.
        }
    }
event-put-in-front-trap =
    { $who ->
        [me] Zastawiasz pułapkę na gracza { $target }.
       *[other] { $whom ->
            [me] { $name } zastawia pułapkę. Wpadasz w nią!
           *[other] { $name } zastawia pułapkę na gracza { $target }.
        }
    }
event-put-in-front-theft =
    { $who ->
        [me] Planujesz kradzież na koniec rundy.
       *[other] { $name } planuje kradzież na koniec rundy.
    }
event-front-cleared-pick =
    { $who ->
        [me] { $whom ->
            [self] Naprawiasz swój kilof.
           *[other] Naprawiasz kilof gracza { $target }.
        }
       *[other] { $whom ->
            [me] { $name } naprawia twój kilof.
            [self] { $name } naprawia swój kilof.
           *[other] { $name } naprawia kilof gracza { $target }.
        }
    }
event-front-cleared-lamp =
    { $who ->
        [me] { $whom ->
            [self] Naprawiasz swoją latarnię.
           *[other] Naprawiasz latarnię gracza { $target }.
        }
       *[other] { $whom ->
            [me] { $name } naprawia twoją latarnię.
            [self] { $name } naprawia swoją latarnię.
           *[other] { $name } naprawia latarnię gracza { $target }.
        }
    }
event-front-cleared-cart =
    { $who ->
        [me] { $whom ->
            [self] Naprawiasz swój wagonik.
           *[other] Naprawiasz wagonik gracza { $target }.
        }
       *[other] { $whom ->
            [me] { $name } naprawia twój wagonik.
            [self] { $name } naprawia swój wagonik.
           *[other] { $name } naprawia wagonik gracza { $target }.
        }
    }
event-front-cleared-trap =
    { $who ->
        [me] { $whom ->
            [self] Uwalniasz się z pułapki.
           *[other] Uwalniasz z pułapki gracza { $target }.
        }
       *[other] { $whom ->
            [me] { $name } uwalnia cię z pułapki.
            [self] { $name } uwalnia się z pułapki.
           *[other] { $name } uwalnia z pułapki gracza { $target }.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] Rezygnujesz z kradzieży.
           *[other] Udaremniasz kradzież gracza { $target }.
        }
       *[other] { $whom ->
            [me] { $name } udaremnia twoją kradzież.
            [self] { $name } rezygnuje z kradzieży.
           *[other] { $name } udaremnia kradzież gracza { $target }.
        }
    }
event-shed-pick =
    { $who ->
        [me] Pozbywasz się zepsutego kilofu.
       *[other] { $name } pozbywa się zepsutego kilofu.
    }
event-shed-lamp =
    { $who ->
        [me] Pozbywasz się zepsutej latarni.
       *[other] { $name } pozbywa się zepsutej latarni.
    }
event-shed-cart =
    { $who ->
        [me] Pozbywasz się zepsutego wagonika.
       *[other] { $name } pozbywa się zepsutego wagonika.
    }
event-shed-trap =
    { $who ->
        [me] Wychodzisz z pułapki.
       *[other] { $name } wychodzi z pułapki.
    }
event-shed-theft =
    { $who ->
        [me] Rezygnujesz z kradzieży.
       *[other] { $name } rezygnuje z kradzieży.
    }

## Dwarf cards

event-hats-swapped =
    { $who ->
        [me] { $whom ->
            [self] Zamiana czapek! Bierzesz nową kartę krasnoluda.
           *[other] Zamiana czapek! Dajesz nową kartę krasnoluda graczowi { $target }.
        }
       *[other] { $whom ->
            [me] Zamiana czapek! { $name } daje ci nową kartę krasnoluda.
            [self] Zamiana czapek! { $name } bierze nową kartę krasnoluda.
           *[other] Zamiana czapek! { $name } daje nową kartę krasnoluda graczowi { $target }.
        }
    }
event-new-role = Nowa rola: { $role }.
event-inspected =
    { $who ->
        [me] Podglądasz kartę krasnoluda gracza { $target }.
       *[other] { $whom ->
            [me] { $name } podgląda twoją kartę krasnoluda.
           *[other] { $name } podgląda kartę krasnoluda gracza { $target }.
        }
    }
event-role-seen = Rola: { $role }.

## Gold

event-gold-drawn =
    { $count ->
        [one] Do podziału: { $count } karta złota.
        [few] Do podziału: { $count } karty złota.
       *[many] Do podziału: { $count } kart złota.
    }
event-gold-passed =
    { $who ->
        [me] { $count ->
            [one] Dostajesz do wyboru { $count } kartę złota.
            [few] Dostajesz do wyboru { $count } karty złota.
           *[many] Dostajesz do wyboru { $count } kart złota.
        }
       *[other] { $count ->
            [one] { $name } dostaje do wyboru { $count } kartę złota.
            [few] { $name } dostaje do wyboru { $count } karty złota.
           *[many] { $name } dostaje do wyboru { $count } kart złota.
        }
    }
event-gold-values = Bryłki złota na nich: { $values }.
event-gold-taken =
    { $who ->
        [me] Zatrzymujesz kartę złota.
       *[other] { $name } zatrzymuje kartę złota.
    }
event-gold-taken-seen =
    { $who ->
        [me] Zatrzymujesz kartę złota ({ $count ->
            [one] { $count } bryłka
            [few] { $count } bryłki
           *[many] { $count } bryłek
        }).
       *[other] { $name } zatrzymuje kartę złota ({ $count ->
            [one] { $count } bryłka
            [few] { $count } bryłki
           *[many] { $count } bryłek
        }).
    }
event-gold-paid =
    { $who ->
        [me] Dostajesz kartę złota.
       *[other] { $name } dostaje kartę złota.
    }
event-gold-paid-seen =
    { $who ->
        [me] Dostajesz kartę złota ({ $count ->
            [one] { $count } bryłka
            [few] { $count } bryłki
           *[many] { $count } bryłek
        }).
       *[other] { $name } dostaje kartę złota ({ $count ->
            [one] { $count } bryłka
            [few] { $count } bryłki
           *[many] { $count } bryłek
        }).
    }
event-earned =
    { $who ->
        [me] Zdobywasz { $count ->
            [one] { $count } bryłkę złota
            [few] { $count } bryłki złota
           *[many] { $count } bryłek złota
        }.
       *[other] { $name } zdobywa { $count ->
            [one] { $count } bryłkę złota
            [few] { $count } bryłki złota
           *[many] { $count } bryłek złota
        }.
    }
event-robbed =
    { $who ->
        [me] Kradniesz bryłkę złota graczowi { $target }.
       *[other] { $whom ->
            [me] { $name } kradnie ci bryłkę złota.
           *[other] { $name } kradnie bryłkę złota graczowi { $target }.
        }
    }
event-robbed-nothing =
    { $who ->
        [me] Próbujesz okraść gracza { $target }, ale nie ma co zabrać.
       *[other] { $whom ->
            [me] { $name } próbuje cię okraść, ale nie masz złota.
           *[other] { $name } próbuje okraść gracza { $target }, ale nie ma co zabrać.
        }
    }

## The Lost Mines

event-tool-placed =
    { $who ->
        [me] Kładziesz { $card } na przeszkodzie ({ $place }).
       *[other] { $name } kładzie { $card } na przeszkodzie ({ $place }).
    }
event-trap-set =
    { $who ->
        [me] Zastawiasz pułapkę na { $side ->
            [up] górnym
            [down] dolnym
            [left] lewym
           *[right] prawym
        } brzegu karty ({ $place }).
       *[other] { $name } zastawia pułapkę na { $side ->
            [up] górnym
            [down] dolnym
            [left] lewym
           *[right] prawym
        } brzegu karty ({ $place }).
    }
event-troll-called =
    { $who ->
        [me] Stawiasz trolla na { $side ->
            [up] górnym
            [down] dolnym
            [left] lewym
           *[right] prawym
        } brzegu karty ({ $place }).
       *[other] { $name } stawia trolla na { $side ->
            [up] górnym
            [down] dolnym
            [left] lewym
           *[right] prawym
        } brzegu karty ({ $place }).
    }
event-troll-left =
    { $who ->
        [me] Twój troll odchodzi.
       *[other] Odchodzi troll gracza { $name }.
    }
event-stormed =
    { $who ->
        [me] Burza! Usuwasz { $card } ({ $place }).
       *[other] Burza! { $name } usuwa { $card } ({ $place }).
    }
event-scouted =
    { $who ->
        [me] Podglądasz { $mine }.
       *[other] { $name } podgląda { $mine }.
    }
event-mine-seen = To { $mine }.
event-appraised =
    { $who ->
        [me] Podglądasz skarb ({ $treasure }).
       *[other] { $name } podgląda skarb ({ $treasure }).
    }
event-treasure-taken =
    { $who ->
        [me] Bierzesz skarb ({ $treasure }).
       *[other] { $name } bierze skarb ({ $treasure }).
    }
event-treasure-value =
    { $count ->
        [one] Jest wart { $count } punkt.
        [few] Jest wart { $count } punkty.
       *[many] Jest wart { $count } punktów.
    }
event-cards-due =
    { $count ->
        [one] Do dobrania na koniec tury: { $count } karta.
        [few] Do dobrania na koniec tury: { $count } karty.
       *[many] Do dobrania na koniec tury: { $count } kart.
    }
event-walked =
    { $who ->
        [me] Twój krasnolud stoi teraz { $place }.
       *[other] Krasnolud gracza { $name } stoi teraz { $place }.
    }
event-card-lost =
    { $who ->
        [me] Tracisz w pułapce { $card }.
       *[other] { $name } traci w pułapce { $card }.
    }
event-mine-turned-up = Odkryta { $place }: { $mine }!
event-dragon-woken =
    { $who ->
        [me] Budzisz smoka.
       *[other] { $name } budzi smoka.
    }
event-turn-lost =
    { $who ->
        [me] Nie masz już kart, więc tracisz turę.
       *[other] { $name } nie ma już kart i traci turę.
    }
event-vote-called =
    { $who ->
        [me] Proponujesz zakończyć rundę.
       *[other] { $name } proponuje zakończyć rundę.
    }
event-voted-yes =
    { $who ->
        [me] Głosujesz za końcem rundy.
       *[other] { $name } głosuje za końcem rundy.
    }
event-voted-no =
    { $who ->
        [me] Głosujesz za dalszą grą.
       *[other] { $name } głosuje za dalszą grą.
    }
event-vote-ended = Koniec głosowania.
event-scored = Punkty: { $points }.
event-scored-nothing = Nikt nie zdobywa punktów.
event-dragon-paid = Oddane smokowi: { $points }.
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## At the table

fact-opened = Stół jest otwarty.
fact-seated = { $name } siada do stołu.
fact-bot-seated = Do stołu siada bot: { $bot }.
fact-stood = { $name } wstaje od stołu.
fact-removed = Gospodarz usuwa od stołu gracza { $name }.
fact-began = Gra się zaczyna.
fact-away-left =
    { $who ->
        [me] Opuszczasz grę; gra za ciebie bot.
       *[other] { $name } opuszcza grę; dalej gra bot.
    }
fact-away-time =
    { $who ->
        [me] Twój czas minął; gra za ciebie bot.
       *[other] Czas minął; za gracza { $name } gra bot.
    }
fact-returned =
    { $who ->
        [me] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
fact-claimed = { $name }: { $claim }
fact-closed-abandoned = Stół jest zamknięty: wszyscy odeszli.
fact-closed-operator = Stół został zamknięty przez administrację serwera.
`,"../../../src/motherlode/locales/pl/help.ftl":`# What cards do and signs mean, in a sentence: shown when one points at them.

help-tunnel = Dołóż ją do labiryntu tak, żeby pasowała z każdej strony i prowadziła do startu. Możesz ją odwrócić do góry nogami.
help-dead-end = Ślepy zaułek: stąd nie da się kopać dalej.
help-bridge = Dwa korytarze, które się nie łączą: z jednego nie da się skręcić w drugi.
help-blocked = Część korytarzy jest połączona, pozostałe kończą się gruzem.
help-ladder = Drabina jest połączona ze startem i z każdą inną drabiną.
help-blue = Na koniec rundy przez te drzwi przejdą tylko niebiescy górnicy.
help-green = Na koniec rundy przez te drzwi przejdą tylko zieloni górnicy.
help-crystal = Kryształ liczy się tylko dla geologów: każdy jest wart jedną bryłkę.
help-break = Połóż przed innym graczem: kto ma zepsute narzędzie, nie może kłaść kart korytarzy.
help-fix = Usuwa jedno zepsute narzędzie tego rodzaju sprzed dowolnego gracza.
help-fix-two = Naprawia jedno z dwóch narzędzi, wybierasz które.
help-rockfall = Usuwa jedną kartę korytarza, ale nigdy startu ani celu.
help-map = Podejrzyj jeden zakryty cel. Widzisz go tylko ty.
help-theft = Połóż przed sobą: po podziale złota zabierasz bryłkę innemu graczowi.
help-hands-off = Usuwa kradzież leżącą przed graczem.
help-swap-hats = Dowolny gracz, także ty, wymienia swoją kartę krasnoluda na nową.
help-swap-hands = Wymieniasz się z innym graczem wszystkimi kartami na ręce.
help-inspect = Podejrzyj kartę krasnoluda innego gracza. Widzisz ją tylko ty.
help-trap = Połóż przed innym graczem: uwięziony nie kładzie kart korytarzy i nie dostaje złota.
help-free = Uwalnia uwięzionego gracza.
help-path = Dołóż ją tak, żeby pasowała z każdej strony i przedłużała ścieżkę.
help-tree = Nikt nie przejdzie przez powalone drzewo, dopóki nie leży na nim topór.
help-lake = Nikt nie przepłynie jeziora, dopóki nie leży na nim łódź.
help-ditch = Nikt nie przejdzie przez rów, dopóki nie leży na nim lina.
help-rocks = Między kamieniami mieści się jeden krasnolud.
help-campfire = Krasnolud, który stąd rusza, może przejść najwyżej pięć kart.
help-tool = Połóż na przeszkodzie: topór na drzewo, łódź na jezioro, lina na rów.
help-look = Podejrzyj jedną z dwóch rzeczy z karty. Nie wolno mówić innym, co widać.
help-trap-way = Ustaw na ścieżce: kto przez nią przejdzie, traci kartę.
help-troll = Ustaw na ścieżce: do twojej następnej tury nikt tędy nie przejdzie.
help-storm = Usuwa kartę ścieżki, na której nie stoi żaden krasnolud.
help-sign-broken = Zepsute narzędzie: dopóki nie zostanie naprawione, nie wolno kłaść kart korytarzy.
help-sign-trap = W pułapce: bez kart korytarzy i bez złota na koniec rundy.
help-sign-theft = Planuje kradzież: po podziale złota zginie komuś bryłka.
help-sign-troll = Troll tego gracza stoi na planszy.
help-sign-dragon = Ma smoka: oddaje dwa punkty z tej rundy.
help-sign-treasure = Ma skarb.
`,"../../../src/motherlode/locales/pl/lesson.ftl":`# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Przewodnik
lesson-start = Zaczynamy
lesson-go-on = Dalej
lesson-skip = Pomiń
lesson-restart = Od początku
lesson-try-again = Spróbuj ponownie
lesson-chapter = Część { $number } z { $chapters }
lesson-finished = To już wszystko
lesson-to-play = Zagraj
lesson-to-rules = Przeczytaj zasady
lesson-then-place = Dobrze. Teraz wybierz podświetlone miejsce.
lesson-then-seat = Dobrze. Teraz wybierz podświetlonego gracza.
lesson-then-discard = Dobrze. Teraz naciśnij „Odrzuć”.
lesson-card-tunnel = Dzięki kartom korytarzy labirynt rośnie.
lesson-card-dead-end = Ślepy zaułek: wszystkie jego korytarze kończą się w środku, więc nie da się od niego kopać dalej.
lesson-card-map = Mapa pozwala w tajemnicy podejrzeć jeden cel.
lesson-card-break = Zepsute narzędzie kładzie się przed innym graczem, który nie może wtedy kłaść korytarzy.
lesson-card-fix = Naprawa usuwa zepsute narzędzie tego samego rodzaju.
lesson-card-rockfall = Osuwisko usuwa kartę korytarza z labiryntu.
lesson-card-later = Na razie ją zatrzymaj.

## Chapters

lesson-hello = Witaj w kopalni! Jesteś krasnoludem, a jedna z trzech kart po prawej kryje skarb. Górnicy chcą, żeby dotarł do niego korytarz od drabiny. Ale ktoś tutaj może być sabotażystą, który liczy na to, że się nie uda. Role są tajne.
lesson-lay-a-tunnel = W swojej turze używasz jednej karty i dobierasz nową. Większość kart to korytarze. Korytarz kładzie się tuż obok innej karty: korytarz styka się z korytarzem, skała ze skałą, a droga musi prowadzić aż do drabiny.
lesson-lay-a-tunnel-do = Wybierz prosty korytarz, a potem podświetlone miejsce obok drabiny.
lesson-lay-a-tunnel-done = Dobra robota! Światło pokazuje, dokąd sięgają korytarze. Masz już nową kartę, a teraz grają inni.
lesson-turn-a-card = { $ada } kopie dalej. { $lou } pasuje: odrzucił zakrytą kartę i nikt nie wie, jaką. { $cy } podejrzał mapą środkowy cel. Karty można odwracać do góry nogami, ale nie wolno kłaść ich na boku.
lesson-turn-a-card-do = Wybierz zakręt, a potem podświetlone miejsce. Karta obróci się tak, żeby pasowała.
lesson-turn-a-card-done = Pasuje! Teraz korytarz prowadzi w dół. Kartę możesz też obrócić samodzielnie: wybierz ją jeszcze raz.
lesson-map = Z trzech celów jeden to skarb, a dwa to tylko kamienie. Mapa pozwala podejrzeć jeden z nich, i widzisz go tylko ty.
lesson-map-do = Wybierz mapę, a potem dolny cel.
lesson-map-done = Tu jest skarb! Przypomni ci o tym znak, który widzisz tylko ty. Możesz powiedzieć o nim innym. Czy ci uwierzą, to już ich sprawa.
lesson-broken-tool = { $lou } zepsuł ci latarnię! Dopóki leży przed tobą zepsute narzędzie, nie możesz kłaść korytarzy. Możesz zagrać inną kartę albo spasować: odrzucić zakrytą kartę i dobrać nową. Ślepego zaułka nie ma co żałować.
lesson-broken-tool-do = Wybierz ślepy zaułek i naciśnij „Odrzuć”.
lesson-broken-tool-done = Krzyżyk na drogę. A zobacz, co przyszło w zamian: naprawa latarni!
lesson-mend = A teraz { $lou } zepsuł też wagonik gracza { $cy }. Dziwne jak na górnika… Naprawa usuwa zepsute narzędzie tego samego rodzaju: twoje albo czyjekolwiek.
lesson-mend-do = Wybierz naprawę latarni, a potem siebie.
lesson-mend-done = Twoja latarnia znów świeci i możesz kopać.
lesson-suspicion = { $ada } naprawiła wagonik gracza { $cy }: tak robią przyjaciele. Za to { $lou } położył ślepy zaułek na samym środku drogi, a tak robią sabotażyści. Zatrzymajmy go zepsutym narzędziem.
lesson-suspicion-do = Wybierz zepsuty kilof, a potem gracza { $lou }.
lesson-suspicion-done = Dopóki ta karta tam leży, { $lou } nie może kłaść korytarzy. Oczywiście możesz się mylić: role pokazuje się dopiero na koniec rundy.
lesson-rockfall = { $ada } myśli tak samo i zepsuła mu jeszcze wagonik. Ale { $lou } zostawił nam ślepy zaułek, który wciąż zagradza drogę. Osuwisko usuwa z labiryntu dowolną kartę korytarza. Sabotażyści też je lubią.
lesson-rockfall-do = Wybierz osuwisko, a potem ślepy zaułek.
lesson-rockfall-done = Droga znów jest wolna.
lesson-reach-the-gold = { $ada } położyła tam skrzyżowanie. Jeszcze jedna karta i korytarz dotrze do celu ze skarbem!
lesson-reach-the-gold-do = Wybierz korytarz, który pasuje, a potem podświetlone miejsce.
lesson-reach-the-gold-done = Jest skarb! To koniec rundy, wszystkie role są odkryte. { $lou } był sabotażystą, a wygrali górnicy. Gdyby wcześniej skończyły się karty, wygrałby on.
lesson-share-the-gold = Dla każdego górnika jest jedna karta złota. Pierwszy wybiera gracz, który dotarł do skarbu, potem pozostali. Sabotażyści odchodzą z niczym.
lesson-share-the-gold-do = Wybierz swoją kartę złota. Im więcej bryłek, tym lepiej.
lesson-share-the-gold-done = Zasłużona nagroda! Kto ma ile złota, pozostaje tajemnicą do końca gry.
lesson-the-end = I to już cała gra. Ma trzy rundy, a w każdej role są nowe: następnym razem sabotażystą możesz być ty. Wygrywa gracz, który na koniec ma najwięcej złota. Miłej zabawy!
`,"../../../src/motherlode/locales/pl/moves.ftl":`# Spoken names of moves, for buttons and screen readers.

move-lay = Połóż { $card } ({ $ways }): { $place }
move-break-pick = Zepsuj kilof gracza { $target }
move-break-lamp = Zepsuj latarnię gracza { $target }
move-break-cart = Zepsuj wagonik gracza { $target }
move-mend-pick =
    { $whom ->
        [self] Napraw swój kilof
       *[other] Napraw kilof gracza { $target }
    }
move-mend-lamp =
    { $whom ->
        [self] Napraw swoją latarnię
       *[other] Napraw latarnię gracza { $target }
    }
move-mend-cart =
    { $whom ->
        [self] Napraw swój wagonik
       *[other] Napraw wagonik gracza { $target }
    }
move-rockfall = Osuwisko: usuń kartę ({ $place })
move-map = Mapa: podejrzyj { $goal }
move-theft = Kradzież: zaplanuj ją na koniec rundy
move-trap-seat = Zastaw pułapkę na gracza { $target }
move-free =
    { $whom ->
        [self] Uwolnij się z pułapki
       *[other] Uwolnij z pułapki gracza { $target }
    }
move-hands-off =
    { $whom ->
        [self] Łapy precz: zrezygnuj z kradzieży
       *[other] Łapy precz: udaremnij kradzież gracza { $target }
    }
move-inspect = Podejrzyj kartę krasnoluda gracza { $target }
move-swap-hats =
    { $whom ->
        [self] Zamiana czapek: weź nową kartę krasnoluda
       *[other] Zamiana czapek: daj nową kartę krasnoluda graczowi { $target }
    }
move-swap-hands = Wymień się kartami na ręce z graczem { $target }
move-rob = Okradnij gracza { $target }
move-pass = Spasuj, odrzucając: { $cards }
move-pass-hidden =
    { $count ->
        [one] Spasuj, odrzucając { $count } kartę
        [few] Spasuj, odrzucając { $count } karty
       *[many] Spasuj, odrzucając { $count } kart
    }
move-shed-pick = Pozbądź się zepsutego kilofu, odrzucając: { $cards }
move-shed-lamp = Pozbądź się zepsutej latarni, odrzucając: { $cards }
move-shed-cart = Pozbądź się zepsutego wagonika, odrzucając: { $cards }
move-shed-trap = Wyjdź z pułapki, odrzucając: { $cards }
move-shed-theft = Zrezygnuj z kradzieży, odrzucając: { $cards }
move-take =
    { $count ->
        [one] Zatrzymaj kartę: { $count } bryłka złota
        [few] Zatrzymaj kartę: { $count } bryłki złota
       *[many] Zatrzymaj kartę: { $count } bryłek złota
    }
move-take-hidden = Zatrzymaj kartę złota
move-tool = Połóż { $card } na przeszkodzie: { $place }
move-trap-way = Zastaw pułapkę na { $side ->
        [up] górnym
        [down] dolnym
        [left] lewym
       *[right] prawym
    } brzegu karty ({ $place })
move-troll = Postaw trolla na { $side ->
        [up] górnym
        [down] dolnym
        [left] lewym
       *[right] prawym
    } brzegu karty ({ $place })
move-storm = Burza: usuń kartę ({ $place })
move-look-mine = Podejrzyj { $mine }
move-look-dwarf = Podejrzyj kartę krasnoluda gracza { $target }
move-look-treasure = Podejrzyj skarb nr { $number } ({ $treasure })
move-take-treasure = Weź skarb nr { $number } ({ $treasure })
move-discard = Odrzuć: { $cards }
move-discard-hidden =
    { $count ->
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
move-walk =
    { $count ->
        [one] Przesuń krasnoluda o { $count } kartę: { $place }
        [few] Przesuń krasnoluda o { $count } karty: { $place }
       *[many] Przesuń krasnoluda o { $count } kart: { $place }
    }
move-stay = Zostań na miejscu
move-call-vote = Zaproponuj zakończenie rundy
move-vote-yes = Tak, zakończmy rundę
move-vote-no = Nie, grajmy dalej
`,"../../../src/motherlode/locales/pl/people.ftl":`# Ludzie przy stole: czekanie na siebie, nieobecni, spóźnieni i koniec gry.

## Waiting after a round

wait-looking = Jeszcze oglądają: { $names }
wait-for = Czekamy na: { $names }

## Time that ran out, absent seats

timeout-warning = Twój czas minął i ten ruch zrobił za ciebie bot. Następnym razem przejmie twoje miejsce.
absent-says = { $name }: brak połączenia.
idle-says = { $name } od dłuższej chwili nie wykonuje ruchu.
absent-soon = Bot może przejąć miejsce za
hand-over = Niech za gracza { $name } gra bot
hand-over-vote = Niech za gracza { $name } gra bot ({ $votes } z { $needed })
hand-over-voted = Twój głos: niech gra bot ({ $votes } z { $needed }).

## Latecomers

late-join = Dołącz zamiast bota
late-choose = Wybierz bota
late-asked = Prośba o miejsce, na którym gra { $name }, jest wysłana. Decyduje gospodarz.
late-granted = Od następnej rundy grasz zamiast bota { $name }.
late-declined = Gospodarz woli nic nie zmieniać.
late-withdraw = Jednak nie
late-asks = { $name } chce zagrać zamiast bota { $bot }.
late-grant = Zgoda
late-decline = Nie tym razem

## The end of a game

end-you-won-game = Wygrywasz grę
end-places = Klasyfikacja
end-place = { $place }.
end-moments = Najciekawsze chwile
end-moment-watch = Zobacz tę chwilę
moment-breakthrough = { $count ->
    [one] { $name } dokopuje się do skarbu.
    [few] { $name } dokopuje się do skarbu { $count } razy.
   *[many] { $name } dokopuje się do skarbu { $count } razy.
  }
moment-sabotage = { $count ->
    [one] { $name } wygrywa rundę w roli sabotażysty.
    [few] { $name } wygrywa { $count } rundy w roli sabotażysty.
   *[many] { $name } wygrywa { $count } rund w roli sabotażysty.
  }
moment-earned = { $count ->
    [one] { $name } zdobywa { $count } bryłkę złota w jednej rundzie.
    [few] { $name } zdobywa { $count } bryłki złota w jednej rundzie.
   *[many] { $name } zdobywa { $count } bryłek złota w jednej rundzie.
  }
moment-broken = { $count ->
    [one] Zepsuto narzędzie gracza { $name }.
    [few] Narzędzia gracza { $name } zepsuto { $count } razy.
   *[many] Narzędzia gracza { $name } zepsuto { $count } razy.
  }
moment-robbed = { $count ->
    [one] Okradziono gracza { $name }.
    [few] Gracza { $name } okradziono { $count } razy.
   *[many] Gracza { $name } okradziono { $count } razy.
  }
moment-scored = { $count ->
    [one] { $name } zdobywa { $count } punkt w jednej rundzie.
    [few] { $name } zdobywa { $count } punkty w jednej rundzie.
   *[many] { $name } zdobywa { $count } punktów w jednej rundzie.
  }
moment-lost = { $count ->
    [one] { $name } traci { $count } punkt w jednej rundzie.
    [few] { $name } traci { $count } punkty w jednej rundzie.
   *[many] { $name } traci { $count } punktów w jednej rundzie.
  }
moment-treasures = { $count ->
    [one] { $name } wynosi skarb.
    [few] { $name } wynosi { $count } skarby.
   *[many] { $name } wynosi { $count } skarbów.
  }
moment-dragon = { $count ->
    [one] { $name } budzi smoka.
    [few] { $name } budzi smoka { $count } razy.
   *[many] { $name } budzi smoka { $count } razy.
  }

## Another game

ready-is = w gotowości
ready-not = jeszcze nie
ready-wait = Czekamy na: { $names }. Bez nich można zacząć za
ready-begin-now = Zacznij bez nich
room-back = Wróć do pokoju
room-go = Do pokoju
next-game-begun = Następna gra już trwa.
next-game-watch = Oglądaj

## In the log

fact-away-absent =
    { $who ->
        [me] Nie było cię przy stole; gra za ciebie bot.
       *[other] { $name }: nieobecność; dalej gra bot.
    }
fact-timed-out =
    { $who ->
        [me] Twój czas minął; ten ruch robi bot. Następnym razem przejmie twoje miejsce.
       *[other] Czas gracza { $name } minął; ten ruch robi bot.
    }
fact-hand-over-voted = { $name } chce, żeby za gracza { $target } grał bot.
fact-ready = { $name } chce zagrać jeszcze raz.
fact-regathered = Wszyscy są znów w pokoju.
fact-seat-requested = { $name } chce zagrać zamiast bota { $bot }.
fact-seat-granted = Gospodarz się zgadza: zmiana nastąpi na początku następnej rundy.
fact-seat-declined = Gospodarz odmawia: bot zostaje.
fact-taken-over = { $name } przejmuje miejsce bota.
`,"../../../src/motherlode/locales/pl/puzzles.ftl":`# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

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
`,"../../../src/motherlode/locales/pl/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Dlaczego
why-nearer = Zamiar: skrócić drogę do skarbu. Zaoszczędzone karty: { $cards }.
why-farther = Droga do skarbu się wydłuża. Dodatkowe karty: { $cards }.
why-level = Droga do skarbu jest tak samo długa jak przedtem.
why-map = Zamiar: sprawdzić, gdzie leży skarb.
why-break-saboteur = Zamiar: zatrzymać gracza { $name }, to chyba sabotażysta ({ $chance }).
why-break-miner = Zamiar: zatrzymać gracza { $name }, to raczej nie sabotażysta ({ $chance }).
why-break = Zamiar: zatrzymać gracza { $name }.
why-fix-self = Zamiar: znowu móc kopać.
why-fix-other = Zamiar: pomoc dla gracza { $name }.
why-pass = Nie było czego zagrać. Odpadła najmniej przydatna karta.
why-shed = Zamiar: pozbyć się przeszkody.
why-best = Ten ruch wyglądał lepiej niż wszystkie inne.
why-richest = Zamiar: okraść najbogatszego gracza.
why-gold = Zamiar: jak najwięcej złota.
why-treasure = Zamiar: najcenniejszy skarb.
why-rest = Zamiar: jak najlepszy koniec rundy.
why-worth = Spodziewany zysk w punktach: { $points }.

## What was believed

why-suspects = Podejrzenia: { $names }.
why-suspects-none = Nikt nie budził podejrzeń.
why-place = Najbardziej prawdopodobne miejsce skarbu: { $spot } ({ $chance }).
why-far = Szacowana liczba kart do skarbu: { $cards }.
why-expects = Bryłki spodziewane w tej rundzie: { $gold }.
why-reached = Szansa, że korytarz dotrze do skarbu: { $chance }.
why-thought = Rundy rozegrane na próbę: { $worlds }. Wygrane z tym ruchem: { $chance }.
why-trusts = Zaufanie: { $names }.
why-mistrusts = Nieufność: { $names }.
why-friends = Prawdopodobnie po tej samej stronie: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = Kto mógł kogo podejrzewać
belief-about = Jakie było prawdopodobieństwo, że dany gracz jest sabotażystą, na podstawie tego, co do tego kroku było widać z tej perspektywy, według obliczeń bota „{ $bot }”.
belief-whose = Z czyjej perspektywy
belief-chart = Prawdopodobieństwo roli sabotażysty krok po kroku
belief-player = Gracz
belief-chance = Sabotażysta
belief-goal = Cel
belief-treasure = Skarb
belief-loading = Obliczanie…
`,"../../../src/motherlode/locales/pl/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = Taki limit czasu na turę nie jest możliwy.
refusal-bad-message = Serwer tego nie rozumie. Może pomóc ponowne wczytanie strony.
refusal-bad-name = Imię musi mieć co najmniej jeden widoczny znak i najwyżej 32.
refusal-bad-options = Te opcje nie pasują do tej gry.
refusal-bad-origin = Ta strona nie pochodzi z serwera, z którym się łączy.
refusal-bad-record = To nie jest zapis gry, którą można odtworzyć.
refusal-bad-seats = W tę grę nie można zagrać w tylu graczy.
refusal-bad-token = Sesja wygasła. Podaj swoje imię jeszcze raz.
refusal-bad-version = Serwer został zaktualizowany. Wczytaj stronę ponownie.
refusal-banned = Administracja serwera zablokowała dostęp.
refusal-barred = Gospodarz nie wpuszcza cię do tego stołu.
refusal-closing = Serwer zaraz się zatrzyma. Nic nie przepadnie: spróbuj ponownie za chwilę.
refusal-elsewhere = Ten stół jest teraz na innym serwerze. Spróbuj ponownie za chwilę.
refusal-empty-seats = Nie ma jeszcze kompletu.
refusal-empty-text = Najpierw coś napisz.
refusal-game-over = Gra jest skończona.
refusal-illegal-claim = Zasady nie pozwalają tego powiedzieć.
refusal-illegal-move = Zasady na to nie pozwalają.
refusal-no-such-bot = Nie ma takiego bota.
refusal-no-such-game = Nie ma takiej gry.
refusal-no-such-ruleset = Nie ma takich zasad.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-no-such-table = Nie ma takiego stołu.
refusal-not-a-move = To nie jest ruch.
refusal-not-host = To może zrobić tylko gospodarz.
refusal-not-now = Teraz nie można tego zrobić.
refusal-not-seated = To mogą zrobić tylko gracze przy tym stole.
refusal-not-your-turn = To nie twoja kolej.
refusal-off-lesson = Wolno, ale w tej lekcji potrzebny jest inny ruch.
refusal-seat-taken = To miejsce jest zajęte.
refusal-silenced = Gospodarz odebrał ci głos przy tym stole.
refusal-stale = Tymczasem coś się wydarzyło. Spójrz i wybierz jeszcze raz.
refusal-too-fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refusal-too-many = To za dużo naraz.
refusal-try-again = Nie udało się. Spróbuj ponownie.
refusal-unreadable-table = Ten serwer nie może odczytać tego stołu: zapisała go nowsza wersja.

rule-B-10 = W swojej turze używasz jednej karty z ręki: dokładasz ją, zagrywasz albo pasujesz, odrzucając ją.
rule-B-20 = Kartę korytarza kładzie się na wolnym miejscu tuż obok odkrytej karty labiryntu.
rule-B-21 = Tu nie pasuje: z każdej strony korytarz musi stykać się z korytarzem, a skała ze skałą.
rule-B-23 = Brakuje połączenia: korytarz tej karty musi prowadzić bez przerwy do karty startu.
rule-B-26 = Dopóki masz zepsute narzędzie, nie możesz kłaść kart korytarzy; najpierw trzeba je naprawić.
rule-B-30 = Zepsute narzędzie kładzie się przed innym graczem, któremu to narzędzie jeszcze działa.
rule-B-31 = Na tej karcie naprawy nie ma tego narzędzia.
rule-B-33 = Nie ma czego naprawiać: ten gracz nie ma zepsutego narzędzia tego rodzaju.
rule-B-34 = Osuwisko usuwa kartę korytarza z labiryntu, nigdy kartę startu ani celu.
rule-B-35 = Mapa służy do podejrzenia karty celu, która jest jeszcze zakryta.
rule-B-51 = Wybierz jedną z kart złota, które do ciebie trafiły.
rule-C-51 = Wybierz jedną z kart złota, które do ciebie trafiły.
rule-S-10 = W swojej turze kładziesz kartę korytarza, zagrywasz akcję, pasujesz albo pozbywasz się karty leżącej przed tobą.
rule-S-12 = Żeby pozbyć się karty, która leży przed tobą, odrzucasz dokładnie dwie karty z ręki.
rule-S-13 = Pasując, odrzucasz jedną, dwie albo trzy karty z ręki.
rule-S-15 = Przed jednym graczem nie mogą leżeć dwie takie same karty.
rule-S-16 = Nie ma przed tobą takiej karty, której można by się pozbyć.
rule-S-22 = Drabina musi łączyć się z kartą korytarza w labiryncie, a żaden jej korytarz nie może prowadzić do karty celu.
rule-S-30 = Okrada się innego gracza, nie siebie.
rule-S-31 = Łapy precz usuwa kartę kradzieży i nic poza tym.
rule-S-32 = Zamiana czapek wskazuje gracza, a w talii krasnoludów musi być jeszcze karta.
rule-S-33 = Kartami na ręce wymieniasz się z innym graczem.
rule-S-34 = Podgląda się kartę krasnoluda innego gracza; swoją już znasz.
rule-S-35 = Pułapkę zastawia się na innego gracza, a kto w niej siedzi, nie kładzie kart korytarzy.
rule-S-36 = Wolność usuwa pułapkę i nic poza tym.
rule-S-37 = Przed tym graczem nie ma takiej karty, którą można by usunąć.
rule-S-60 = Wybierz, kogo okraść.
rule-L-10 = W swojej turze najpierw zagrywasz jedną kartę z ręki albo odrzucasz jedną lub dwie.
rule-L-11 = Przesuń swojego krasnoluda albo zostań na miejscu.
rule-L-20 = Kartę ścieżki kładzie się na wolnym polu planszy obok odkrytej karty.
rule-L-21 = Tu nie pasuje: z każdej strony ścieżka musi stykać się ze ścieżką, a las z lasem.
rule-L-22 = Nie ma tam ścieżki, którą można by przedłużyć.
rule-L-24 = Drogę zagradza przeszkoda, na której nie leży jeszcze odpowiednie narzędzie.
rule-L-25 = Jest tu miejsce tylko dla jednego krasnoluda, a inny już tu stoi.
rule-L-30 = Narzędzie kładzie się na przeszkodzie, która go jeszcze nie ma: topór na drzewie, łódź na jeziorze, linę na rowie.
rule-L-31 = Tą kartą nie można tam zajrzeć: tylko w jedną z dwóch rzeczy, które pokazuje, i nie w to, co odkryte, zabrane albo twoje.
rule-L-32 = Pułapkę kładzie się na ścieżce między dwiema kartami albo na otwartym końcu przy wolnym polu.
rule-L-33 = Troll blokuje ścieżkę między dwiema kartami albo otwarty koniec i nikogo nie przepuszcza.
rule-L-35 = Burza usuwa kartę ścieżki, na której nie stoi żaden krasnolud, nigdy kartę startu ani kopalni.
rule-L-36 = Leży tu już pułapka albo stoi troll.
rule-L-40 = Krasnolud tam nie dojdzie: idzie ścieżkami przez najwyżej trzy karty (od ogniska pięć) i na żadną nie wchodzi dwa razy.
rule-L-41 = Krasnolud, który odkrywa kopalnię, kończy w niej ruch.
rule-L-43 = Wybierz skarb tego rodzaju co kopalnia.
rule-L-51 = W głosowaniu odpowiada się tak albo nie, a każdy gracz może je zaproponować raz na rundę.

# Why a card in hand cannot be played at all, by the rule that the attempt which got furthest breaks.

unplayable = Teraz nie do zagrania
unplayable-B-20 = Nigdzie nie pasuje.
unplayable-B-21 = Nigdzie nie pasuje.
unplayable-B-23 = Nigdzie nie pasuje tak, żeby mieć połączenie ze startem.
unplayable-B-26 =
    { $tool ->
        [pick] Masz zepsuty kilof: żadnych korytarzy, dopóki nie zostanie naprawiony.
        [lamp] Masz zepsutą latarnię: żadnych korytarzy, dopóki nie zostanie naprawiona.
        [cart] Masz zepsuty wagonik: żadnych korytarzy, dopóki nie zostanie naprawiony.
       *[several] Masz zepsute narzędzia: żadnych korytarzy, dopóki nie zostaną naprawione.
    }
unplayable-B-30 = Wszyscy inni gracze mają już to narzędzie zepsute.
unplayable-B-33 = Nikt nie ma zepsutego narzędzia tego rodzaju.
unplayable-B-34 = Nie ma jeszcze karty korytarza, którą można by usunąć.
unplayable-B-35 = Żaden cel nie jest już zakryty.
unplayable-S-15 = Wszędzie, gdzie można by ją położyć, leży już taka sama.
unplayable-S-22 = Tej drabiny nie ma gdzie przyłączyć.
unplayable-S-35 = Siedzisz w pułapce: żadnych korytarzy, dopóki się nie uwolnisz.
unplayable-S-37 = Przed nikim nie ma karty, którą można by nią usunąć.
unplayable-L-20 = Nigdzie nie pasuje.
unplayable-L-21 = Nigdzie nie pasuje.
unplayable-L-22 = Nigdzie nie pasuje tak, żeby przedłużyć ścieżkę.
unplayable-L-30 = Nie ma dla niej przeszkody albo każda ma już narzędzie.
unplayable-L-31 = Nie ma już czego podejrzeć.
unplayable-L-32 = Nie ma ścieżki, na której można by ją ustawić.
unplayable-L-33 = Nie ma ścieżki, na której można by go postawić.
unplayable-L-35 = Na każdej karcie ścieżki stoi krasnolud.
unplayable-L-36 = Na każdej ścieżce jest już pułapka albo troll.
`,"../../../src/motherlode/locales/pl/replay.ftl":`# The replay of a finished game.

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
`,"../../../src/motherlode/locales/pl/ui.ftl":`# The interface of the pages.

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
`}));export{e as sources};