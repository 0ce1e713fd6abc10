# Spoken names of moves, for buttons and screen readers.

move-lay = Lay { $card } ({ $ways }) { $place }
move-break-pick = Break { $target }’s pickaxe
move-break-lamp = Break { $target }’s lamp
move-break-cart = Break { $target }’s cart
move-mend-pick =
    { $whom ->
        [self] Repair your own pickaxe
       *[other] Repair { $target }’s pickaxe
    }
move-mend-lamp =
    { $whom ->
        [self] Repair your own lamp
       *[other] Repair { $target }’s lamp
    }
move-mend-cart =
    { $whom ->
        [self] Repair your own cart
       *[other] Repair { $target }’s cart
    }
move-rockfall = Rockfall: remove the card { $place }
move-map = Map: look at { $goal }
move-theft = Theft: steal at the round’s end
move-trap-seat = Trap { $target }
move-free =
    { $whom ->
        [self] Free yourself from the trap
       *[other] Free { $target } from the trap
    }
move-hands-off =
    { $whom ->
        [self] Hands off: give up your own theft
       *[other] Hands off: foil { $target }’s theft
    }
move-inspect = Look at { $target }’s dwarf card
move-swap-hats =
    { $whom ->
        [self] Swap hats: take a new dwarf card
       *[other] Swap hats: give { $target } a new dwarf card
    }
move-swap-hands = Swap hands with { $target }
move-rob = Rob { $target }
move-pass = Pass, discarding: { $cards }
move-pass-hidden =
    { $count ->
        [one] Pass, discarding { $count } card
       *[other] Pass, discarding { $count } cards
    }
move-shed-pick = Get rid of the broken pickaxe, discarding: { $cards }
move-shed-lamp = Get rid of the broken lamp, discarding: { $cards }
move-shed-cart = Get rid of the broken cart, discarding: { $cards }
move-shed-trap = Get out of the trap, discarding: { $cards }
move-shed-theft = Give up the theft, discarding: { $cards }
move-take =
    { $count ->
        [one] Keep the gold card with { $count } nugget
       *[other] Keep the gold card with { $count } nuggets
    }
move-take-hidden = Keep a gold card
move-tool = Put { $card } on the obstacle { $place }
move-trap-way = Set a trap on the { $side ->
        [up] upper
        [down] lower
        [left] left
       *[right] right
    } edge of the card { $place }
move-troll = Put a troll on the { $side ->
        [up] upper
        [down] lower
        [left] left
       *[right] right
    } edge of the card { $place }
move-storm = Storm: sweep away the card { $place }
move-look-mine = Look at { $mine }
move-look-dwarf = Look at { $target }’s dwarf card
move-look-treasure = Look at treasure { $number } ({ $treasure })
move-take-treasure = Take treasure { $number } ({ $treasure })
move-discard = Discard: { $cards }
move-discard-hidden =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
move-walk =
    { $count ->
        [one] Walk { $count } card: { $place }
       *[other] Walk { $count } cards: { $place }
    }
move-stay = Stay where you are
move-call-vote = Propose ending the round
move-vote-yes = Yes, end the round
move-vote-no = No, play on
