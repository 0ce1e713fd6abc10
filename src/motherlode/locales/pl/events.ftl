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
