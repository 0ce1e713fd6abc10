# What happened, one sentence an event. $who is `me` if the reader did it, $name is who did it; $whom is `me` if it was
# done to the reader, `self` if somebody did it to themselves, and $target is whom it was done to.
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
