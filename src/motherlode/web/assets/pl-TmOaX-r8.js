var e=Object.values(Object.assign({"../../../src/motherlode/locales/pl/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

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
seat-number = miejsce { $number }
somewhere = nie wiadomo gdzie
place = kolumna { $column }, rząd { $row }
nothing = nic
`,"../../../src/motherlode/locales/pl/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = Skarb: { $spot }.
claim-stone-at = Tylko kamień: { $spot }.
claim-suspect =
    { $whom ->
        [me] Podejrzewam cię.
       *[other] Podejrzewam, że szkodzi nam { $target }.
    }
claim-trust =
    { $whom ->
        [me] Ufam ci.
       *[other] Moje zaufanie ma { $target }.
    }
claim-mend-my-pick = Proszę o naprawę kilofu.
claim-mend-my-lamp = Proszę o naprawę latarni.
claim-mend-my-cart = Proszę o naprawę wagonika.
claim-mend-my-unknown = Proszę o naprawę narzędzi.
claim-good-move = Dobry ruch!
claim-bad-move = To był zły ruch.
claim-hurry = Szybciej, proszę.
claim-sorry = Przepraszam!
claim-thanks = Dziękuję!

# What a rule of the game says about talk.

claim-rule-L-31 = Informacji zdobytych dzięki karcie nie można ujawniać innym.
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
       *[other] Kartę złota wybiera { $name }.
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
       *[other] Skarb wybiera { $name }.
    }
asked-vote =
    { $who ->
        [me] Powiedz, czy zakończyć rundę: tak albo nie.
       *[other] { $name } decyduje, czy zakończyć rundę.
    }
event-queued = Następne decyzje: { $names }.
event-nobody-queued = Nikt więcej nie decyduje.

## Rounds

event-round-began =
    { $who ->
        [me] Zaczyna się runda { $number }. Pierwsza tura jest twoja.
       *[other] Zaczyna się runda { $number }. Pierwszą turę ma { $name }.
    }
event-your-role = Twoja rola, tylko dla twoich oczu: { $role }.
event-your-clan = Twoja drużyna: { $clan }.
event-round-ended =
    { $outcome ->
        [miners] Koniec rundy { $number }: korytarz dotarł do skarbu, wygrywają górnicy.
        [saboteurs] Koniec rundy { $number }: korytarz nie dotarł do skarbu, wygrywają sabotażyści.
        [nobody] Koniec rundy { $number }: korytarz nie dotarł do skarbu, a sabotażystów nie było. Nie wygrywa nikt.
        [reached] Koniec rundy { $number }: korytarz dotarł do skarbu.
        [missed] Koniec rundy { $number }: korytarz nie dotarł do skarbu.
       *[over] Koniec rundy { $number }.
    }
event-roles-shown = Role: { $roles }.
event-role-left-over = Karta, której nikt nie dostał: { $role }.
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
        [me] Odrzucasz { $card } rewersem do góry.
       *[other] { $name } odrzuca { $card } rewersem do góry.
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
        [me] Zagrywasz wymianę: zamieniacie się kartami na ręce, ty i { $target }.
       *[other] { $whom ->
            [me] { $name } zagrywa wymianę: zamieniacie się kartami na ręce.
           *[other] { $name } zagrywa wymianę. Kartami na ręce zamieniają się { $name } i { $target }.
        }
    }
event-hands-changed = Oddajesz: { $gave }. Dostajesz: { $got }.

## In front of players

event-put-in-front-pick =
    { $who ->
        [me] Psujesz kilof, który ma { $target }.
       *[other] { $whom ->
            [me] { $name } psuje twój kilof.
           *[other] { $name } psuje kilof, który ma { $target }.
        }
    }
event-put-in-front-lamp =
    { $who ->
        [me] Psujesz latarnię, którą ma { $target }.
       *[other] { $whom ->
            [me] { $name } psuje twoją latarnię.
           *[other] { $name } psuje latarnię, którą ma { $target }.
        }
    }
event-put-in-front-cart =
    { $who ->
        [me] Psujesz wagonik, który ma { $target }.
       *[other] { $whom ->
            [me] { $name } psuje twój wagonik.
           *[other] { $name } psuje wagonik, który ma { $target }.
        }
    }
event-put-in-front-trap =
    { $who ->
        [me] Zastawiasz pułapkę. Wpada w nią { $target }.
       *[other] { $whom ->
            [me] { $name } zastawia pułapkę. Wpadasz w nią!
           *[other] { $name } zastawia pułapkę. Wpada w nią { $target }.
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
           *[other] Naprawiasz kilof, który ma { $target }.
        }
       *[other] { $whom ->
            [me] { $name } naprawia twój kilof.
            [self] { $name } naprawia swój kilof.
           *[other] { $name } naprawia kilof, który ma { $target }.
        }
    }
event-front-cleared-lamp =
    { $who ->
        [me] { $whom ->
            [self] Naprawiasz swoją latarnię.
           *[other] Naprawiasz latarnię, którą ma { $target }.
        }
       *[other] { $whom ->
            [me] { $name } naprawia twoją latarnię.
            [self] { $name } naprawia swoją latarnię.
           *[other] { $name } naprawia latarnię, którą ma { $target }.
        }
    }
event-front-cleared-cart =
    { $who ->
        [me] { $whom ->
            [self] Naprawiasz swój wagonik.
           *[other] Naprawiasz wagonik, który ma { $target }.
        }
       *[other] { $whom ->
            [me] { $name } naprawia twój wagonik.
            [self] { $name } naprawia swój wagonik.
           *[other] { $name } naprawia wagonik, który ma { $target }.
        }
    }
event-front-cleared-trap =
    { $who ->
        [me] { $whom ->
            [self] Uwalniasz się z pułapki.
           *[other] Otwierasz pułapkę. Wychodzi z niej { $target }.
        }
       *[other] { $whom ->
            [me] { $name } uwalnia cię z pułapki.
            [self] { $name } uwalnia się z pułapki.
           *[other] { $name } otwiera pułapkę. Wychodzi z niej { $target }.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] Rezygnujesz z kradzieży.
           *[other] Udaremniasz kradzież, którą planuje { $target }.
        }
       *[other] { $whom ->
            [me] { $name } udaremnia twoją kradzież.
            [self] { $name } rezygnuje z kradzieży.
           *[other] { $name } udaremnia kradzież, którą planuje { $target }.
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
            [self] Zamiana czapek: bierzesz nową kartę krasnoluda.
           *[other] Zagrywasz zamianę czapek. Nową kartę krasnoluda bierze { $target }.
        }
       *[other] { $whom ->
            [me] { $name } zagrywa zamianę czapek. Bierzesz nową kartę krasnoluda.
            [self] { $name } zagrywa zamianę czapek i bierze nową kartę krasnoluda.
           *[other] { $name } zagrywa zamianę czapek. Nową kartę krasnoluda bierze { $target }.
        }
    }
event-new-role = Nowa rola: { $role }.
event-inspected =
    { $who ->
        [me] Podglądasz kartę krasnoluda, którą ma { $target }.
       *[other] { $whom ->
            [me] { $name } podgląda twoją kartę krasnoluda.
           *[other] { $name } podgląda kartę krasnoluda, którą ma { $target }.
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
        [me] Kradniesz bryłkę złota. Traci ją { $target }.
       *[other] { $whom ->
            [me] { $name } kradnie ci bryłkę złota.
           *[other] { $name } kradnie bryłkę złota. Traci ją { $target }.
        }
    }
event-robbed-nothing =
    { $who ->
        [me] Próbujesz kradzieży, ale { $target } nie ma złota.
       *[other] { $whom ->
            [me] { $name } próbuje cię okraść, ale nie masz złota.
           *[other] { $name } próbuje kradzieży, ale { $target } nie ma złota.
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
        [me] Zastawiasz pułapkę na ścieżce między polami: { $from } i { $to }.
       *[other] { $name } zastawia pułapkę na ścieżce między polami: { $from } i { $to }.
    }
event-troll-called =
    { $who ->
        [me] Przywołujesz trolla na ścieżkę między polami: { $from } i { $to }.
       *[other] { $name } przywołuje trolla na ścieżkę między polami: { $from } i { $to }.
    }
event-troll-left =
    { $who ->
        [me] Twój troll odchodzi.
       *[other] Odchodzi troll, którego kartę ma { $name }.
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
        [me] Idziesz na pole: { $place }.
       *[other] { $name } idzie na pole: { $place }.
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
        [me] Zgadzasz się zakończyć rundę.
       *[other] { $name } zgadza się zakończyć rundę.
    }
event-voted-no =
    { $who ->
        [me] Nie zgadzasz się zakończyć rundy.
       *[other] { $name } nie zgadza się zakończyć rundy.
    }
event-vote-ended = Koniec głosowania.
event-scored = Punkty: { $points }.
event-scored-nothing = Nikt nie zdobywa punktów.
event-dragon-paid = Do oddania smokowi: { $points }.
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
fact-removed = { $name } odchodzi od stołu decyzją gospodarza.
fact-began = Gra się zaczyna.
fact-away-left =
    { $who ->
        [me] Opuszczasz grę; gra za ciebie bot.
       *[other] { $name } opuszcza grę; gra zastępczy bot.
    }
fact-away-time =
    { $who ->
        [me] Twój czas się skończył; gra za ciebie bot.
       *[other] { $name } nie ma już czasu; gra zastępczy bot.
    }
fact-returned =
    { $who ->
        [me] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
fact-claimed = { $name }: { $claim }
fact-closed = Stół jest zamknięty: nikogo już przy nim nie było.
`,"../../../src/motherlode/locales/pl/help.ftl":`# What cards do and signs mean, in a sentence: shown when one points at them.

help-tunnel = Dołóż do korytarza tak, żeby pasowała ze wszystkich stron i prowadziła do drabiny. Możesz ją obrócić do góry nogami.
help-dead-end = Ślepy korytarz: stąd nie da się kopać dalej.
help-bridge = Dwa korytarze, które się nie łączą: z jednego nie da się skręcić w drugi.
help-blocked = Część odnóg jest połączona, pozostałe kończą się gruzem.
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
help-swap-hats = Dowolny gracz, także ty, oddaje swoją kartę krasnoluda i dostaje nową.
help-swap-hands = Zamieniasz się z innym graczem wszystkimi kartami z ręki.
help-inspect = Podejrzyj kartę krasnoluda innego gracza. Widzisz ją tylko ty.
help-trap = Połóż przed innym graczem: uwięziony nie kładzie kart korytarzy i nie dostaje złota.
help-free = Uwalnia uwięzionego gracza.
help-path = Dołóż tak, żeby pasowała ze wszystkich stron i przedłużała ścieżkę.
help-tree = Nikt nie przejdzie przez powalone drzewo, dopóki nie leży na nim siekiera.
help-lake = Nikt nie przepłynie jeziora, dopóki nie leży na nim łódź.
help-ditch = Nikt nie przejdzie przez rów, dopóki nie leży na nim lina.
help-rocks = Między skałami mieści się jeden krasnolud.
help-campfire = Krasnolud, który stąd rusza, może przejść do pięciu kart.
help-tool = Połóż na przeszkodzie: siekiera na drzewo, łódź na jezioro, lina na rów.
help-look = Podejrzyj jedną z dwóch rzeczy z karty. Nie wolno mówić innym, co widzisz.
help-trap-way = Ustaw na ścieżce: kto przez nią przejdzie, traci kartę.
help-troll = Ustaw na ścieżce: do twojej następnej kolejki nikt tędy nie przejdzie.
help-storm = Usuwa kartę ścieżki, na której nie stoi żaden krasnolud.
help-sign-broken = Zepsute narzędzie: dopóki nie zostanie naprawione, nie wolno kłaść kart korytarzy.
help-sign-trap = Uwięzienie: bez kart korytarzy i bez złota na koniec rundy.
help-sign-theft = Planowana kradzież: po podziale złota zginie komuś bryłka.
help-sign-troll = Przywołał go ten gracz: troll stoi na planszy.
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
lesson-then-place = Dobrze. Teraz wskaż podświetlone miejsce.
lesson-then-seat = Dobrze. Teraz wskaż podświetloną osobę.
lesson-then-discard = Dobrze. Teraz naciśnij „Odrzuć”.
lesson-card-tunnel = Dzięki kartom korytarzy labirynt rośnie.
lesson-card-dead-end = Ślepy zaułek: wszystkie jego korytarze kończą się w środku, więc nie da się od niego kopać dalej.
lesson-card-map = Mapa pozwala w tajemnicy podejrzeć jeden cel.
lesson-card-break = Zepsute narzędzie kładzie się przed inną osobą, która nie może wtedy kłaść korytarzy.
lesson-card-fix = Naprawa usuwa zepsute narzędzie tego samego rodzaju.
lesson-card-rockfall = Osuwisko usuwa kartę korytarza z labiryntu.
lesson-card-later = Na razie ją zachowaj.

## Chapters

lesson-hello = Witamy w kopalni! Grasz krasnoludem. Jedna z trzech kart po prawej kryje skarb, a górnikom zależy na tym, żeby dotarł do niego korytarz od drabiny. Ale ktoś tutaj może być sabotażystą i liczyć na to, że nigdy nie dotrze. Role są tajne.
lesson-lay-a-tunnel = W swojej turze używasz jednej karty i dobierasz nową. Większość kart to korytarze. Korytarz kładzie się tuż obok innej karty: korytarz styka się z korytarzem, skała ze skałą, a droga musi prowadzić aż do drabiny.
lesson-lay-a-tunnel-do = Wybierz prosty korytarz, a potem wskaż podświetlone miejsce obok drabiny.
lesson-lay-a-tunnel-done = Dobra robota! Światło pokazuje, dokąd sięgają korytarze. Masz już nową kartę, a teraz grają inni.
lesson-turn-a-card = { $ada } kopie dalej. { $lou } pasuje: odrzuca zakrytą kartę i nikt nie widzi jaką. { $cy } dzięki mapie podgląda środkowy cel. Karty można odwracać do góry nogami, ale nie wolno kłaść ich na boku.
lesson-turn-a-card-do = Wybierz zakręt i wskaż podświetlone miejsce. Karta obróci się tak, żeby pasowała.
lesson-turn-a-card-done = Pasuje! Teraz korytarz prowadzi w dół. Możesz też obrócić kartę bez wskazywania miejsca: wybierz ją jeszcze raz.
lesson-map = Z trzech celów jeden to skarb, a dwa to tylko kamienie. Mapa pozwala podejrzeć jeden z nich. Co na nim jest, widzisz tylko ty.
lesson-map-do = Wybierz mapę i wskaż dolny cel.
lesson-map-done = Tu jest skarb! Przypomni ci o tym znak, który widzisz tylko ty. Możesz powiedzieć o nim innym. Czy ci uwierzą, to już ich sprawa.
lesson-broken-tool = { $lou } psuje ci latarnię! Dopóki leży przed tobą zepsute narzędzie, nie możesz kłaść korytarzy. Możesz zagrać inną kartę albo spasować: odrzucić zakrytą kartę i dobrać nową. Ślepego zaułka nie ma co żałować.
lesson-broken-tool-do = Wybierz ślepy zaułek i naciśnij „Odrzuć”.
lesson-broken-tool-done = Precz z nim. A zobacz, co przyszło w zamian: naprawa latarni!
lesson-mend = Teraz { $lou } psuje też wagonik, który ma { $cy }. Dziwne jak na górnika… Naprawa usuwa zepsute narzędzie tego samego rodzaju: twoje albo czyjekolwiek.
lesson-mend-do = Wybierz naprawę latarni i wskaż siebie.
lesson-mend-done = Twoja latarnia znów świeci i możesz kopać.
lesson-suspicion = { $ada } naprawia wagonik, który ma { $cy }: tak robią przyjaciele. Za to { $lou } kładzie ślepy zaułek na samym środku drogi, a tak robią sabotażyści. Zepsute narzędzie to ukróci.
lesson-suspicion-do = Wybierz zepsuty kilof i wskaż miejsce: { $lou }.
lesson-suspicion-done = Dopóki ta karta tam leży, { $lou } nie może kłaść korytarzy. Oczywiście możesz się mylić: role pokazuje się dopiero na koniec rundy.
lesson-rockfall = { $ada } myśli tak samo i psuje jeszcze wagonik, który ma { $lou }. Ale ślepy zaułek wciąż zagradza drogę. Osuwisko usuwa z labiryntu dowolną kartę korytarza. Sabotażyści też je lubią.
lesson-rockfall-do = Wybierz osuwisko i wskaż ślepy zaułek.
lesson-rockfall-done = Droga znów jest wolna.
lesson-reach-the-gold = { $ada } kładzie tam skrzyżowanie. Jeszcze jedna karta i korytarz dotrze do celu ze skarbem!
lesson-reach-the-gold-do = Wybierz korytarz, który pasuje, i wskaż podświetlone miejsce.
lesson-reach-the-gold-done = Jest skarb! To koniec rundy, wszystkie role są odkryte. { $lou } to sabotażysta, a wygrywają górnicy. Gdyby wcześniej skończyły się karty, byłoby odwrotnie.
lesson-share-the-gold = Dla każdego górnika jest jedna karta złota. Pierwsza wybiera osoba, która dotarła do skarbu, potem następne. Sabotażyści odchodzą z niczym.
lesson-share-the-gold-do = Wybierz swoją kartę złota. Im więcej bryłek, tym lepiej.
lesson-share-the-gold-done = Zasłużona nagroda! Kto ile ma złota, pozostaje tajemnicą do końca gry.
lesson-the-end = I to jest cała gra. Ma trzy rundy, w każdej role są nowe: następnym razem sabotażystą możesz być ty. Wygrywa osoba, która na koniec ma najwięcej złota. Miłej zabawy!
`,"../../../src/motherlode/locales/pl/moves.ftl":`# Spoken names of moves, for buttons and screen readers.

move-lay = Połóż { $card } ({ $ways }): { $place }
move-break-pick = Zepsuj kilof, który ma { $target }
move-break-lamp = Zepsuj latarnię, którą ma { $target }
move-break-cart = Zepsuj wagonik, który ma { $target }
move-mend-pick =
    { $whom ->
        [self] Napraw swój kilof
       *[other] Napraw kilof, który ma { $target }
    }
move-mend-lamp =
    { $whom ->
        [self] Napraw swoją latarnię
       *[other] Napraw latarnię, którą ma { $target }
    }
move-mend-cart =
    { $whom ->
        [self] Napraw swój wagonik
       *[other] Napraw wagonik, który ma { $target }
    }
move-rockfall = Osuwisko: usuń kartę ({ $place })
move-map = Mapa: podejrzyj { $goal }
move-theft = Kradzież: zaplanuj ją na koniec rundy
move-trap-seat = Zastaw pułapkę, w którą wpadnie { $target }
move-free =
    { $whom ->
        [self] Uwolnij się z pułapki
       *[other] Otwórz pułapkę, w której siedzi { $target }
    }
move-hands-off =
    { $whom ->
        [self] Łapy precz: zrezygnuj z kradzieży
       *[other] Łapy precz: udaremnij kradzież, którą planuje { $target }
    }
move-inspect = Podejrzyj kartę krasnoluda, którą ma { $target }
move-swap-hats =
    { $whom ->
        [self] Zamiana czapek: weź nową kartę krasnoluda
       *[other] Zamiana czapek: nową kartę krasnoluda bierze { $target }
    }
move-swap-hands = Wymiana kart na ręce: ty i { $target }
move-rob = Zabierz bryłkę złota, którą ma { $target }
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
move-trap-way = Zastaw pułapkę między polami: { $from } i { $to }
move-troll = Przywołaj trolla między pola: { $from } i { $to }
move-storm = Burza: usuń kartę ({ $place })
move-look-mine = Podejrzyj { $mine }
move-look-dwarf = Podejrzyj kartę krasnoluda, którą ma { $target }
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
        [one] Idź o { $count } kartę na pole: { $place }
        [few] Idź o { $count } karty na pole: { $place }
       *[many] Idź o { $count } kart na pole: { $place }
    }
move-stay = Zostań na miejscu
move-call-vote = Zaproponuj zakończenie rundy
move-vote-yes = Tak, zakończmy rundę
move-vote-no = Nie, grajmy dalej
`,"../../../src/motherlode/locales/pl/people.ftl":`# Ludzie przy stole: czekanie na siebie, nieobecni, spóźnieni i koniec gry.

## Waiting after a round

wait-looking = Jeszcze patrzą: { $names }
wait-for = Czekamy na: { $names }

## Time that ran out, absent seats

timeout-warning = Twój czas minął i ten ruch zrobił za ciebie bot. Następnym razem przejmie twoje miejsce.
absent-says = { $name }: brak połączenia.
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
        [me] Brak połączenia; gra za ciebie bot.
       *[other] { $name }: brak połączenia; gra zastępczy bot.
    }
fact-timed-out =
    { $who ->
        [me] Twój czas minął; ten ruch robi bot. Następnym razem przejmie twoje miejsce.
       *[other] { $name } nie ma już czasu; ten ruch robi bot.
    }
fact-hand-over-voted = { $name } chce, żeby za gracza { $target } grał bot.
fact-ready = { $name } chce zagrać jeszcze raz.
fact-regathered = Wszyscy są znów w pokoju.
fact-seat-requested = { $name } chce zagrać zamiast bota { $bot }.
fact-seat-granted = Gospodarz się zgadza: zmiana nastąpi na początku następnej rundy.
fact-seat-declined = Gospodarz odmawia: bot zostaje.
fact-taken-over = { $name } przejmuje miejsce bota.
`,"../../../src/motherlode/locales/pl/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Dlaczego
why-nearer = Cel: krótsza droga do skarbu. Zaoszczędzone karty: { $cards }.
why-farther = Droga do skarbu robi się dłuższa. Dodatkowe karty: { $cards }.
why-level = Droga do skarbu jest tak samo długa jak przedtem.
why-map = Cel: wiedza, gdzie leży skarb.
why-break-saboteur = Cel: zatrzymać kogoś, kto wygląda na sabotażystę: { $name } ({ $chance }).
why-break-miner = Cel: zatrzymać kogoś, kto raczej nie sabotuje: { $name } ({ $chance }).
why-break = Cel: zatrzymać kogoś: { $name }.
why-fix-self = Cel: móc znowu kopać.
why-fix-other = Cel: pomoc dla kogoś: { $name }.
why-pass = Nic nie było warte zagrania. Odpadła karta najmniej potrzebna.
why-shed = Cel: pozbyć się przeszkody.
why-best = Ten ruch rokował lepiej niż wszystkie inne.
why-richest = Cel: ukraść tam, gdzie jest najwięcej.
why-gold = Cel: jak najwięcej złota.
why-treasure = Cel: najcenniejszy skarb.
why-rest = Cel: jak najlepszy koniec rundy.
why-worth = Spodziewany zysk w punktach: { $points }.

## What was believed

why-suspects = Pod podejrzeniem: { $names }.
why-suspects-none = Nikt nie był pod podejrzeniem.
why-place = Przypuszczalne miejsce skarbu: { $spot } ({ $chance }).
why-far = Karty, których brakowało do skarbu, jak się zdawało: { $cards }.
why-expects = Samorodki spodziewane z tej rundy: { $gold }.
why-reached = Szansa, że tunel dotrze do skarbu: { $chance }.
why-thought = Rundy rozegrane w myślach: { $worlds }. Wygrane z tym ruchem: { $chance }.
why-trusts = Zaufanie: { $names }.
why-mistrusts = Nieufność: { $names }.
why-friends = Po tej samej stronie, jak się zdawało: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = Co można było sądzić
belief-about = Jak prawdopodobne było, że ktoś sabotuje: z tego, co było widać tymi oczami do tego kroku, według rachunku bota „{ $bot }”.
belief-whose = Liczone z punktu widzenia
belief-chart = Prawdopodobieństwo sabotażu w kolejnych krokach gry
belief-player = Osoba
belief-chance = Sabotaż
belief-goal = Cel
belief-treasure = Skarb
belief-loading = Trwa liczenie …
`,"../../../src/motherlode/locales/pl/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = Taki limit czasu na turę nie jest możliwy.
refusal-bad-message = Serwer tego nie rozumie. Może pomóc ponowne wczytanie strony.
refusal-bad-name = Imię musi mieć choć jedną widoczną literę, cyfrę lub znak, najwyżej 32.
refusal-bad-options = Te opcje nie pasują do tej gry.
refusal-bad-origin = Ta strona nie pochodzi z serwera, z którym się łączy.
refusal-bad-record = To nie jest zapis gry, którą można odtworzyć.
refusal-bad-seats = Ta gra nie jest dla tylu osób.
refusal-bad-token = Serwer już cię nie pamięta. Podaj swoje imię jeszcze raz.
refusal-bad-version = Serwer działa w nowej wersji. Wczytaj stronę ponownie.
refusal-barred = Ten stół jest dla ciebie zamknięty decyzją gospodarza.
refusal-closing = Serwer zaraz się zatrzyma. Nic nie przepadnie: spróbuj ponownie za chwilę.
refusal-elsewhere = Tym stołem zajmuje się teraz inny serwer. Spróbuj ponownie za chwilę.
refusal-empty-seats = Nie wszyscy już są: niektóre miejsca są puste.
refusal-empty-text = Nic tu nie jest napisane.
refusal-game-over = Gra jest skończona.
refusal-illegal-claim = Zasady nie pozwalają tego mówić.
refusal-illegal-move = Zasady na to nie pozwalają.
refusal-no-such-bot = Nie ma takiego bota.
refusal-no-such-game = Nie ma takiej gry.
refusal-no-such-ruleset = Nie ma takich zasad.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-no-such-table = Nie ma takiego stołu.
refusal-not-a-move = Nie ma takiego ruchu.
refusal-not-host = To może zrobić tylko gospodarz stołu.
refusal-not-now = Teraz to niemożliwe.
refusal-not-seated = To jest dla osób, które mają miejsce przy tym stole.
refusal-not-your-turn = To nie twoja kolej.
refusal-off-lesson = Zasady na to pozwalają, ale w tej lekcji idziemy dalej inaczej.
refusal-seat-taken = To miejsce jest zajęte.
refusal-silenced = Decyzją gospodarza nie możesz rozmawiać przy tym stole.
refusal-stale = W międzyczasie coś się wydarzyło. Zobacz, co, i wybierz jeszcze raz.
refusal-too-fast = To było bardzo szybko. Poczekaj chwilę i spróbuj ponownie.
refusal-too-many = To za dużo naraz.
refusal-try-again = Tym razem się nie udało. Spróbuj ponownie.
refusal-unreadable-table = Ten serwer nie może odczytać tego stołu: zapisała go nowsza wersja.

rule-B-10 = W swojej turze używasz jednej karty z ręki: kładziesz ją, zagrywasz albo pasujesz, odrzucając ją.
rule-B-20 = Kartę korytarza kładzie się na wolnym miejscu tuż obok odkrytej karty labiryntu.
rule-B-21 = Tu nie pasuje: z każdej strony korytarz musi stykać się z korytarzem, a skała ze skałą.
rule-B-23 = Brakuje połączenia: któryś korytarz tej karty musi prowadzić bez przerwy aż do karty startu.
rule-B-26 = Dopóki leży przed tobą zepsute narzędzie, nie możesz kłaść kart korytarzy; najpierw trzeba je naprawić.
rule-B-30 = Zepsute narzędzie kładzie się przed inną osobą, której narzędzie tego rodzaju jest jeszcze całe.
rule-B-31 = Na tej karcie naprawy nie ma tego narzędzia.
rule-B-33 = Nie ma czego naprawiać: przed tą osobą nie leży zepsute narzędzie tego rodzaju.
rule-B-34 = Osuwisko usuwa kartę korytarza z labiryntu, nigdy kartę startu ani celu.
rule-B-35 = Mapa służy do podejrzenia karty celu, która jest jeszcze zakryta.
rule-B-51 = Teraz wybierasz jedną z kart złota, które do ciebie trafiły.
rule-C-51 = Teraz wybierasz jedną z kart złota, które do ciebie trafiły.
rule-S-10 = W swojej turze kładziesz korytarz, zagrywasz akcję, pasujesz albo pozbywasz się karty leżącej przed tobą.
rule-S-12 = Żeby pozbyć się karty, która leży przed tobą, odrzucasz dokładnie dwie karty z ręki.
rule-S-13 = Pasując, odrzucasz jedną, dwie albo trzy karty z ręki.
rule-S-15 = Przed nikim nie mogą leżeć dwie takie same karty.
rule-S-16 = Nie leży przed tobą taka karta, nie ma się czego pozbyć.
rule-S-22 = Drabina musi łączyć się z kartą korytarza w labiryncie, a żaden jej korytarz nie może prowadzić do karty celu.
rule-S-30 = Okrada się kogoś innego, nie siebie.
rule-S-31 = Łapy precz usuwa kartę kradzieży i nic poza tym.
rule-S-32 = Zamiana czapek wskazuje osobę przy stole i wymaga karty krasnoluda w talii niewykorzystanych.
rule-S-33 = Kartami na ręce wymieniasz się z kimś innym.
rule-S-34 = Podgląda się cudzą kartę krasnoluda; swoją już znasz.
rule-S-35 = Pułapkę zastawia się na kogoś innego, a kto w niej siedzi, nie kładzie kart korytarzy.
rule-S-36 = Wolność usuwa pułapkę i nic poza tym.
rule-S-37 = Przed tą osobą nie leży karta, którą można by usunąć.
rule-S-60 = Teraz wybierasz, kogo okraść.
rule-L-10 = W swojej turze najpierw zagrywasz jedną kartę z ręki albo odrzucasz jedną lub dwie.
rule-L-11 = Teraz przesuwasz swojego krasnoluda albo zostajesz na miejscu.
rule-L-20 = Kartę ścieżki kładzie się na wolnym polu planszy obok odkrytej karty.
rule-L-21 = Tu nie pasuje: z każdej strony przejście musi stykać się z przejściem, a zamknięty bok z zamkniętym.
rule-L-22 = Nie prowadzi tam żadna ścieżka, którą można by przedłużyć.
rule-L-24 = Drogę zagradza przeszkoda, na której nie leży jeszcze odpowiednie narzędzie.
rule-L-25 = Jest tu miejsce tylko dla jednego krasnoluda, a inny już tu stoi.
rule-L-30 = Narzędzie kładzie się na przeszkodzie, która go jeszcze nie ma: topór na drzewie, łódź na jeziorze, linę na rowie.
rule-L-31 = Ta karta na to nie pozwala, a żadna nie służy do oglądania tego, co odkryte, zabrane albo własne.
rule-L-32 = Pułapkę kładzie się na ścieżce między dwiema kartami albo na otwartym końcu przy wolnym polu.
rule-L-33 = Troll blokuje ścieżkę między dwiema kartami albo otwarty koniec i nikogo nie przepuszcza.
rule-L-35 = Burza usuwa kartę ścieżki, na której nie stoi żaden krasnolud, nigdy kartę startu ani kopalni.
rule-L-36 = Leży tu już pułapka albo stoi troll.
rule-L-40 = Krasnolud tak nie dojdzie: idzie się ścieżkami, do trzech kart albo pięciu od ogniska, na żadną dwa razy.
rule-L-41 = Odkrycie kopalni kończy ruch.
rule-L-43 = Teraz wybierasz skarb tego rodzaju co kopalnia.
rule-L-51 = W głosowaniu odpowiada się tak albo nie, a zaproponować je można raz na rundę.
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
`,"../../../src/motherlode/locales/pl/ui.ftl":`# The interface of the pages.

## Every page

skip-to-content = Przejdź do treści strony
page-home = Strona główna
page-table = Stół
page-replay = Powtórka
page-rules = Zasady
page-lesson = Lekcja
page-loading = Chwileczkę…
page-not-loaded = Nie udało się pobrać tej strony. Czy serwer jeszcze działa?
language = Język
menu = Menu
menu-keys = Klawisze: 1–9 podnoszą kartę, R ją obraca, strzałki prowadzą po planszy, Enter zagrywa, Esc odkłada, M pokazuje wszystkie ruchy, 0 całą planszę.
theme-light = Jasny motyw
theme-dark = Ciemny motyw
sound-on = Dźwięki są włączone
sound-off = Dźwięki są wyłączone
notify-on = Powiadomienia są włączone
notify-off = Powiadamiaj mnie, gdy przyjdzie moja kolej
dialog-close = Zamknij
link-lost = Połączenie się zerwało. Próbujemy wrócić do stołu…

## Front page

home-title = Kop do złota. Miej oko na znajomych.
home-lead = Krasnoludy kopią w poszukiwaniu złota, a niektóre po cichu wolą, żeby się nie znalazło. Graj w przeglądarce, ze znajomymi albo z botami.
home-name = Twoje imię
home-level = Boty
name-guest = Gość
home-play-bots = Graj z botami
home-new-table = Stół ze znajomymi
home-lesson = Nauka w pięć minut
home-recent = Twoje stoły
home-public = Stoły otwarte dla wszystkich
home-public-none = Teraz nikt nie czeka. Otwórz własny stół.
home-join = Dołącz
home-watch = Oglądaj
home-state = { $state ->
    [gathering] czeka na graczy
    [playing] gra trwa
    [over] gra skończona
   *[closed] zamknięty
  }
home-people = Zajęte miejsca: { $people } z { $seats }
home-foot = Motherlode działa tylko na tym serwerze i nie prosi o nic poza imieniem.
name-title = Zapraszamy
name-go = Do stołu
come-in-again = Wejdź jeszcze raz

## A new table

new-title = Nowy stół
new-ruleset = Gra
new-players = od { $least } do { $most } osób
new-seats = Miejsca
new-clock = Czas na turę
new-bots = Boty na wolnych miejscach
new-bots-none = Bez botów
new-public = Pokaż na liście otwartych stołów
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
room-wait-host = Gra zacznie się na znak gospodarza.
share-link = Udostępnij link
share-copy = Skopiuj ten link:
share-copied = Skopiowano
share-code = Kod QR
share-personal = Skopiuj mój własny link, żeby grać dalej na innym urządzeniu

## Seats

seats-label = Miejsca
seat-you = ty
seat-turn = ma ruch
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
note-label = Moja notatka, tylko dla mnie
seat-bot-plays = Gra za ciebie bot.
note-on = Moja notatka ({ $name }): { $note ->
    [trust] godne zaufania
    [suspect] podejrzane
   *[none] brak
  }

## The board

board-maze = Labirynt
board-paths = Las
board-fit = Pokaż całość
board-zoom-in = Bliżej
board-zoom-out = Dalej
peek-mark = Twój podgląd: { $goal }
token = { $name ->
    [trap] pułapka
    [troll] troll
   *[other] znacznik
  }
dwarf-of = Krasnolud: { $name }
treasures-label = Skarby tej rundy
treasure-of = { $treasure }; skarb ma { $name }
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
turn-none = Nikt nie ma ruchu
hint-wait = Chwila cierpliwości: gra { $name }.
hint-choose-card = Wybierz kartę.
hint-point = Wskaż podświetlone miejsce.
hint-no-place = Nie ma miejsca dla tej karty. Możesz ją odrzucić.
hint-confirm = Dotknij jeszcze raz, żeby ją tam zagrać.
hint-asked = { $what ->
    [gold] Wybierz swoją kartę złota.
    [theft] Wybierz, kogo okraść.
    [walk] Dokąd pójdzie twój krasnolud?
    [treasure] Wybierz skarb.
    [vote] Zakończyć teraz rundę?
   *[other] Wybierz.
  }
hand-label = Twoja ręka
hand-turned = { $card }, po obróceniu
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
act-cancel = Nic z tego
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
talk-title = Rozmowa
talk-say = Powiedz coś
talk-send = Powiedz
talk-claims = Gotowe zdania
claims-board = Plansza i narzędzia
claims-players = Gracze
claims-remarks = Uwagi
claims-suspect = podejrzenie
claims-trust = zaufanie
talk-none = Na razie cisza.
talk-older = Pokaż wcześniejsze rozmowy
talk-mute = Wycisz kogoś
talk-mute-one = wycisz
talk-unmute-one = słuchaj znowu
talk-silence-one = ucisz dla wszystkich
talk-unsilence-one = pozwól znów mówić
spectators = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[many] { $count } osób ogląda
  }

## Ends

end-round-title = Koniec rundy { $number }
end-game-title = Koniec gry
end-reason-treasure = Korytarz dotarł do skarbu.
end-reason-no-cards = Karty się skończyły, a korytarz nie dotarł do skarbu.
end-reason-shared = Skarby są podzielone.
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
end-paid-secret = dostaje złoto; ile, to tajemnica
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
table-closed = Ten stół jest zamknięty, bo nikogo już przy nim nie było.
refusal-offline = Serwer jest teraz nieosiągalny.

## Rules pages

rules-games = Gry
rules-contents = Na tej stronie
rules-on = Inne gry
rules-previous = Poprzednia gra
rules-next = Następna gra
rules-of-this-game = Zasady tej gry
`}));export{e as sources};