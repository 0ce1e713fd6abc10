# What happened, one sentence an event. $who is `me` if the reader did it, $name is who did it; $whom is `me` if it was
# done to the reader, `self` if somebody did it to themselves, and $target is whom it was done to.

## Whose decision it is

asked-turn =
    { $who ->
        [me] Your turn.
       *[other] It’s { $name }’s turn.
    }
asked-gold =
    { $who ->
        [me] Choose a gold card.
       *[other] { $name } is choosing a gold card.
    }
asked-theft =
    { $who ->
        [me] Choose whom to rob.
       *[other] { $name } is choosing whom to rob.
    }
asked-play =
    { $who ->
        [me] Your turn: play a card, or discard one or two.
       *[other] It’s { $name }’s turn.
    }
asked-walk =
    { $who ->
        [me] Move your dwarf, or stay where you are.
       *[other] { $name } is deciding where to go.
    }
asked-treasure =
    { $who ->
        [me] Choose a treasure.
       *[other] { $name } is choosing a treasure.
    }
asked-vote =
    { $who ->
        [me] Should the round end now: yes or no.
       *[other] { $name } is voting on whether to end the round.
    }
event-queued = Next to decide: { $names }.
event-nobody-queued = No more decisions.

## Rounds

event-round-began =
    { $who ->
        [me] Round { $number } begins, and you go first.
       *[other] Round { $number } begins; { $name } goes first.
    }
event-your-role = Your secret role: { $role }.
event-your-clan = You belong to { $clan }.
event-round-ended =
    { $outcome ->
        [miners] Round { $number } is over: the treasure was reached, and the miners won.
        [saboteurs] Round { $number } is over: the treasure was not reached, and the saboteurs won.
        [nobody] Round { $number } is over: the treasure was not reached, but there was no saboteur. Nobody won.
        [reached] Round { $number } is over: the treasure was reached.
        [missed] Round { $number } is over: the treasure was not reached.
       *[over] Round { $number } is over.
    }
event-roles-shown = The roles: { $roles }.
event-role-left-over = Left over: { $role }.
event-mines-shown = The mines, from the top: { $mines }.
entry = { $name } – { $what }
event-you-won-gold =
    { $nuggets ->
        [one] The game is over. You won, with { $nuggets } nugget!
       *[other] The game is over. You won, with { $nuggets } nuggets!
    }
event-game-ended-gold =
    { $count ->
        [one] The game is over. The winner, with { $nuggets ->
            [one] { $nuggets } nugget
           *[other] { $nuggets } nuggets
        }: { $names }.
       *[other] The game is over. The winners, with { $nuggets ->
            [one] { $nuggets } nugget
           *[other] { $nuggets } nuggets
        } each: { $names }.
    }
event-you-won-points =
    { $points ->
        [one] The game is over. You won, with { $points } point!
       *[other] The game is over. You won, with { $points } points!
    }
event-game-ended-points =
    { $count ->
        [one] The game is over. The winner, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $names }.
       *[other] The game is over. The winners, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each: { $names }.
    }

## Cards laid and goals

event-laid =
    { $who ->
        [me] You laid { $card } { $place }.
       *[other] { $name } laid { $card } { $place }.
    }
event-goal-turned-up =
    { $what ->
        [treasure] The tunnel has reached { $goal }: it’s the treasure!
       *[stone] The tunnel has reached { $goal }: only stone.
    }
event-rock-fell =
    { $who ->
        [me] Rockfall! You removed { $card } { $place }.
       *[other] Rockfall! { $name } removed { $card } { $place }.
    }
event-peeked =
    { $who ->
        [me] You looked at { $goal }.
       *[other] { $name } looked at { $goal }.
    }
event-peeked-treasure =
    { $who ->
        [me] You looked at { $goal }: it’s the treasure!
       *[other] { $name } looked at { $goal }: it’s the treasure!
    }
event-peeked-stone =
    { $who ->
        [me] You looked at { $goal }: only stone.
       *[other] { $name } looked at { $goal }: only stone.
    }

## Hands

event-discarded =
    { $who ->
        [me] You discarded { $card } face down.
       *[other] { $name } discarded { $card } face down.
    }
event-drew =
    { $who ->
        [me] You drew { $card }.
       *[other] { $name } drew { $card }.
    }
event-passed-empty =
    { $who ->
        [me] You had no cards left and passed.
       *[other] { $name } had no cards left and passed.
    }
event-hands-swapped =
    { $who ->
        [me] You swapped hands with { $target }.
       *[other] { $whom ->
            [me] { $name } swapped hands with you.
           *[other] { $name } swapped hands with { $target }.
        }
    }
event-hands-changed = You gave: { $gave }. You got: { $got }.

## In front of players

event-put-in-front-pick =
    { $who ->
        [me] You broke { $target }’s pickaxe.
       *[other] { $whom ->
            [me] { $name } broke your pickaxe.
           *[other] { $name } broke { $target }’s pickaxe.
        }
    }
event-put-in-front-lamp =
    { $who ->
        [me] You broke { $target }’s lamp.
       *[other] { $whom ->
            [me] { $name } broke your lamp.
           *[other] { $name } broke { $target }’s lamp.
        }
    }
event-put-in-front-cart =
    { $who ->
        [me] You broke { $target }’s cart.
       *[other] { $whom ->
            [me] { $name } broke your cart.
           *[other] { $name } broke { $target }’s cart.
        }
    }
event-put-in-front-trap =
    { $who ->
        [me] You trapped { $target }.
       *[other] { $whom ->
            [me] { $name } trapped you.
           *[other] { $name } trapped { $target }.
        }
    }
event-put-in-front-theft =
    { $who ->
        [me] You plan to steal a nugget at the end of the round.
       *[other] { $name } plans to steal a nugget at the end of the round.
    }
event-front-cleared-pick =
    { $who ->
        [me] { $whom ->
            [self] You repaired your own pickaxe.
           *[other] You repaired { $target }’s pickaxe.
        }
       *[other] { $whom ->
            [me] { $name } repaired your pickaxe.
            [self] { $name } repaired their own pickaxe.
           *[other] { $name } repaired { $target }’s pickaxe.
        }
    }
event-front-cleared-lamp =
    { $who ->
        [me] { $whom ->
            [self] You repaired your own lamp.
           *[other] You repaired { $target }’s lamp.
        }
       *[other] { $whom ->
            [me] { $name } repaired your lamp.
            [self] { $name } repaired their own lamp.
           *[other] { $name } repaired { $target }’s lamp.
        }
    }
event-front-cleared-cart =
    { $who ->
        [me] { $whom ->
            [self] You repaired your own cart.
           *[other] You repaired { $target }’s cart.
        }
       *[other] { $whom ->
            [me] { $name } repaired your cart.
            [self] { $name } repaired their own cart.
           *[other] { $name } repaired { $target }’s cart.
        }
    }
event-front-cleared-trap =
    { $who ->
        [me] { $whom ->
            [self] You freed yourself from the trap.
           *[other] You freed { $target } from the trap.
        }
       *[other] { $whom ->
            [me] { $name } freed you from the trap.
            [self] { $name } got out of the trap.
           *[other] { $name } freed { $target } from the trap.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] You gave up your theft.
           *[other] You foiled { $target }’s theft.
        }
       *[other] { $whom ->
            [me] { $name } foiled your theft.
            [self] { $name } gave up their theft.
           *[other] { $name } foiled { $target }’s theft.
        }
    }
event-shed-pick =
    { $who ->
        [me] You got rid of your broken pickaxe.
       *[other] { $name } got rid of a broken pickaxe.
    }
event-shed-lamp =
    { $who ->
        [me] You got rid of your broken lamp.
       *[other] { $name } got rid of a broken lamp.
    }
event-shed-cart =
    { $who ->
        [me] You got rid of your broken cart.
       *[other] { $name } got rid of a broken cart.
    }
event-shed-trap =
    { $who ->
        [me] You got out of the trap.
       *[other] { $name } got out of the trap.
    }
event-shed-theft =
    { $who ->
        [me] You gave up your theft.
       *[other] { $name } gave up their theft.
    }

## Dwarf cards

event-hats-swapped =
    { $who ->
        [me] { $whom ->
            [self] Swap hats! You took a new dwarf card.
           *[other] Swap hats! You gave { $target } a new dwarf card.
        }
       *[other] { $whom ->
            [me] Swap hats! { $name } gave you a new dwarf card.
            [self] Swap hats! { $name } took a new dwarf card.
           *[other] Swap hats! { $name } gave { $target } a new dwarf card.
        }
    }
event-new-role = The new role: { $role }.
event-inspected =
    { $who ->
        [me] You looked at { $target }’s dwarf card.
       *[other] { $whom ->
            [me] { $name } looked at your dwarf card.
           *[other] { $name } looked at { $target }’s dwarf card.
        }
    }
event-role-seen = The role: { $role }.

## Gold

event-gold-drawn =
    { $count ->
        [one] { $count } gold card is shared out.
       *[other] { $count } gold cards are shared out.
    }
event-gold-passed =
    { $who ->
        [me] { $count ->
            [one] You get { $count } gold card to choose from.
           *[other] You get { $count } gold cards to choose from.
        }
       *[other] { $count ->
            [one] { $name } gets { $count } gold card to choose from.
           *[other] { $name } gets { $count } gold cards to choose from.
        }
    }
event-gold-values = Nuggets on them: { $values }.
event-gold-taken =
    { $who ->
        [me] You kept a gold card.
       *[other] { $name } kept a gold card.
    }
event-gold-taken-seen =
    { $who ->
        [me] You kept a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
       *[other] { $name } kept a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
    }
event-gold-paid =
    { $who ->
        [me] You got a gold card.
       *[other] { $name } got a gold card.
    }
event-gold-paid-seen =
    { $who ->
        [me] You got a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
       *[other] { $name } got a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
    }
event-earned =
    { $who ->
        [me] You earned { $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }.
       *[other] { $name } earned { $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }.
    }
event-robbed =
    { $who ->
        [me] You stole a nugget from { $target }.
       *[other] { $whom ->
            [me] { $name } stole a nugget from you.
           *[other] { $name } stole a nugget from { $target }.
        }
    }
event-robbed-nothing =
    { $who ->
        [me] You tried to rob { $target }, but there was nothing to take.
       *[other] { $whom ->
            [me] { $name } tried to rob you, but there was nothing to take.
           *[other] { $name } tried to rob { $target }, but there was nothing to take.
        }
    }

## The Lost Mines

event-tool-placed =
    { $who ->
        [me] You put { $card } on the obstacle { $place }.
       *[other] { $name } put { $card } on the obstacle { $place }.
    }
event-trap-set =
    { $who ->
        [me] You set a trap on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
       *[other] { $name } set a trap on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
    }
event-troll-called =
    { $who ->
        [me] You put a troll on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
       *[other] { $name } put a troll on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
    }
event-troll-left =
    { $who ->
        [me] Your troll left.
       *[other] { $name }’s troll left.
    }
event-stormed =
    { $who ->
        [me] Storm! You swept away { $card } { $place }.
       *[other] Storm! { $name } swept away { $card } { $place }.
    }
event-scouted =
    { $who ->
        [me] You looked at { $mine }.
       *[other] { $name } looked at { $mine }.
    }
event-mine-seen = It’s the { $mine }.
event-appraised =
    { $who ->
        [me] You looked at a treasure ({ $treasure }).
       *[other] { $name } looked at a treasure ({ $treasure }).
    }
event-treasure-taken =
    { $who ->
        [me] You took a treasure ({ $treasure }).
       *[other] { $name } took a treasure ({ $treasure }).
    }
event-treasure-value =
    { $count ->
        [one] It’s worth { $count } point.
       *[other] It’s worth { $count } points.
    }
event-cards-due =
    { $count ->
        [one] { $count } card will be drawn at the end of the turn.
       *[other] { $count } cards will be drawn at the end of the turn.
    }
event-walked =
    { $who ->
        [me] Your dwarf is now { $place }.
       *[other] { $name }’s dwarf is now { $place }.
    }
event-card-lost =
    { $who ->
        [me] A trap cost you { $card }.
       *[other] A trap cost { $name } { $card }.
    }
event-mine-turned-up = A dwarf has uncovered { $place }: it’s the { $mine }!
event-dragon-woken =
    { $who ->
        [me] You woke the dragon.
       *[other] { $name } woke the dragon.
    }
event-turn-lost =
    { $who ->
        [me] You had no cards left and lost the turn.
       *[other] { $name } had no cards left and lost the turn.
    }
event-vote-called =
    { $who ->
        [me] You proposed ending the round.
       *[other] { $name } proposed ending the round.
    }
event-voted-yes =
    { $who ->
        [me] You voted to end the round.
       *[other] { $name } voted to end the round.
    }
event-voted-no =
    { $who ->
        [me] You voted to play on.
       *[other] { $name } voted to play on.
    }
event-vote-ended = The vote is over.
event-scored = Points: { $points }.
event-scored-nothing = Nobody scored.
event-dragon-paid = Given back to the dragon: { $points }.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## At the table

fact-opened = The table is open.
fact-seated = { $name } sat down.
fact-bot-seated = A bot sat down: { $bot }.
fact-stood = { $name } left the table.
fact-removed = { $name } was removed by the host.
fact-began = The game begins.
fact-away-left =
    { $who ->
        [me] You left the game; a bot is playing for you.
       *[other] { $name } left the game; a bot is playing instead.
    }
fact-away-time =
    { $who ->
        [me] You ran out of time; a bot is playing for you.
       *[other] { $name } ran out of time; a bot is playing instead.
    }
fact-returned =
    { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
fact-claimed = { $name }: { $claim }
fact-closed-abandoned = The table is closed: everyone has left.
fact-closed-operator = The table was closed by the server’s administrator.
