# Spoken names of moves, for buttons and screen readers.

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
