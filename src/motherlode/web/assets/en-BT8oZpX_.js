var e=Object.values(Object.assign({"../../../src/motherlode/locales/en/analysis.ftl":`# The analysis of a finished game. Texts name no gender; numbers come formatted.

analysis-title = Analysis
analysis-lead = How each moment looked, judging by what could be known then.
analysis-waiting = In the queue. Analyses ahead: { $ahead }
analysis-running = Analysing: { $progress }

## The chart

analysis-chart-chance = Chance that the treasure is reached, by step
analysis-chart-points = Points each player could expect, by step
analysis-now = Step { $step }: { $value }
analysis-go = Go to step { $step }

## Moves

analysis-turning = Turning points
analysis-turning-none = No single move changed much.
analysis-swing-chance = Chance of the treasure: from { $before } to { $after }
analysis-swing-points = { $name } could expect: { $before } points, then { $after }
analysis-players = The players
analysis-sound = Sound moves: { $share } of { $count }
analysis-best = Best move
analysis-costliest = Costliest move
analysis-best-none = No move clearly stood out.
analysis-costliest-none = No clear mistake.
analysis-gain = Better than the next best by { $amount }
analysis-loss = Worse by { $amount } than: { $better }
analysis-amount-chance = { $amount } of winning
analysis-amount-gold = { $amount } gold
analysis-amount-points = { $amount } points

## Roles

analysis-round = Round { $round }, { $role }:
analysis-known = could be known from step { $step }
analysis-never-known = never given away; suspicion at the end { $last }
analysis-suspected = suspicion up to { $peak }

## Bluffs and claims

analysis-bluffs = Bluffs that worked
analysis-bluff = { $name }, step { $step }: public suspicion fell from { $before } to { $after }
analysis-claims = Claims that moved the table
analysis-claim-true = True. Believed: { $before } before, { $after } after
analysis-claim-false = False. Believed: { $before } before, { $after } after

## What this report holds

analysis-about = How to read this
analysis-about-chance = The chance and the moves are estimated by playing the round on many times, in many possible deals consistent with what was known. Small differences are noise and are not named.
analysis-about-gold = The chance is a fitted estimate from roles as everyone could guess them, the distance and the turns left. Moves are compared by the gold that their player could expect. Accusations do not change the estimate.
analysis-about-points = There is no single treasure here: the lines are the treasure that each player holds and could expect. Moves are compared by their value to the player’s own side. Claims do not change the estimate.

## What moves did

analysis-why-lay-nearer = Tunnel: nearer to the treasure (cards: { $cards })
analysis-why-lay-farther = Tunnel: farther from the treasure (cards: { $cards })
analysis-why-lay-even = Tunnel: as far from the treasure as before
analysis-why-rockfall-nearer = Rockfall: nearer to the treasure (cards: { $cards })
analysis-why-rockfall-farther = Rockfall: farther from the treasure (cards: { $cards })
analysis-why-rockfall-even = Rockfall: as far from the treasure as before
analysis-why-map = Map: a look at a goal
analysis-why-break = Against { $target }; suspicion then { $chance }
analysis-why-break-own = Against oneself
analysis-why-fix = Help for { $target }; suspicion then { $chance }
analysis-why-fix-own = Own tools repaired
analysis-why-pass = Cards discarded
analysis-why-shed = Got rid of a handicap for two cards
analysis-why-theft = A theft planned
analysis-why-hands-off = Thieves warned off
analysis-why-inspect = A look at a dwarf card
analysis-why-swap-hats = Dwarf cards swapped
analysis-why-swap-hands = Hands swapped
analysis-why-path = Path laid
analysis-why-tool = Tool used on an obstacle
analysis-why-trap = Trap set
analysis-why-troll = Troll called
analysis-why-storm = Storm
analysis-why-look-mine = A look at a mine
analysis-why-look-treasure = A look at a treasure
analysis-why-look-dwarf = A look at a dwarf card
analysis-why-discard = Cards discarded
analysis-why-call-vote = Vote called
analysis-why-walk = Walk
analysis-why-stay = Stayed in place
`,"../../../src/motherlode/locales/en/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = Saboteur
    .about = Dig for gold together, and work out who doesn’t want you to find it.
ruleset-base-classic = Saboteur, early printing
    .about = The base game, with gold shared and rounds begun as in an earlier printing.
ruleset-saboteur2 = Saboteur 2
    .about = Two teams of miners race each other; doors, ladders, thieves and traps.
ruleset-lost-mines = The Lost Mines
    .about = Two clans lay paths through a forest and walk them to mines full of treasure.

## Options of a table

option-rounds = Rounds
    .about = How many rounds the game has.
option-first = Who goes first
    .about = The seat that takes the first turn; if none is chosen, it is drawn at random.
option-no_gold_for_broken_tools = No gold with a broken tool
    .about = A miner whose tool is broken at the end of a round gets no gold.
option-until_single_winner = Until there is one winner
    .about = After a tie more rounds are played, four at most.

## Bots

bot-random = Scatterbrain
    .about = Plays any card, anywhere.
bot-greedy = Greedy
    .about = Takes the shortest way to its goal and trusts everyone.
bot-trust = Watchful
    .about = Keeps track of who helps and who harms, and is quick to accuse.
bot-belief = Shrewd
    .about = After every card, weighs up who might be who and where the treasure might be.
bot-search = Deep thinker
    .about = Plays many rounds out in its head before it chooses.
bot-neural = Self-taught
    .about = Knows the base game from rounds against itself. In the other games it plays like Shrewd.
bot-belief-novice = Newcomer
    .about = Forgets quickly and often misses the best move.
bot-belief-easy = Easy-going
    .about = Just as shrewd, but forgetful and not always careful.
bot-belief-cautious = Cautious
    .about = Harms others only when there is hardly any doubt.
bot-belief-accuser = Accuser
    .about = Harms others on mere suspicion.
bot-belief-deep-cover = Deep cover
    .about = As a saboteur it plays along until the miners get close.

## Roles and clans

role-miner = miner
    .goal = Dig a tunnel from the start to the treasure before the cards run out.
role-saboteur = saboteur
    .goal = Keep the others from reaching the treasure, without being found out.
    .other-clan = You secretly work for the other clan: your treasures go to them.
role-blue = blue miner
    .goal = Reach the treasure for the blue team, by a way with no green door.
role-green = green miner
    .goal = Reach the treasure for the green team, by a way with no blue door.
role-boss = boss
    .goal = You win with any team that wins, but get one nugget less.
role-profiteer = profiteer
    .goal = You win no matter who wins, but get two nuggets less.
role-geologist = geologist
    .goal = Every crystal in the maze is worth a nugget to you.
role-loyal = loyal dwarf
    .goal = Bring home treasures for your clan: you share them.
role-selfish = selfish dwarf
    .goal = Bring home treasures for yourself: you keep them all.
role-unknown = unknown role
clan-blue = the blue clan
clan-yellow = the yellow clan

## Tools, and what can lie in front of a player

tool-pick = pickaxe
tool-lamp = lamp
tool-cart = cart
tool-unknown = tool
front-pick = broken pickaxe
front-lamp = broken lamp
front-cart = broken cart
front-trap = trapped
front-theft = planning a theft
front-troll = called the troll
front-dragon = woke the dragon
front-treasure = has a treasure

## Goals, mines and treasures

goal-treasure = treasure
goal-stone = stone
goal-unknown = face-down goal
spot-goal-top = the upper goal
spot-goal-middle = the middle goal
spot-goal-bottom = the lower goal
mine-gems = gem mine
mine-gold = gold mine
mine-silver = silver mine
mine-dragon = dragon’s mine
mine-unknown = face-down mine
spot-mine-1 = the first mine from the top
    .object = the first mine from the top
    .at = at the first mine from the top
spot-mine-2 = the second mine from the top
    .object = the second mine from the top
    .at = at the second mine from the top
spot-mine-3 = the third mine from the top
    .object = the third mine from the top
    .at = at the third mine from the top
spot-mine-4 = the bottom mine
    .object = the bottom mine
    .at = at the bottom mine
treasure-gems = gems
treasure-gold = gold
treasure-silver = silver
treasure-unknown = treasure
treasure-number = no. { $number }
treasure-worth =
    { $count ->
        [one] { $treasure }, { $count } point
       *[other] { $treasure }, { $count } points
    }

## Cards that are laid: their shape, and what else is printed on them

card-unknown = card
    .object = a card
card-with = { $shape } { $feature }
shape-straight = straight tunnel
    .object = a straight tunnel
shape-path = straight path
    .object = a straight path
shape-bend = bend
    .object = a bend
shape-fork = fork
    .object = a fork
shape-crossroads = crossroads
    .object = a crossroads
shape-dead-end = dead end
    .object = a dead end
shape-bridge = bridge
    .object = a bridge
shape-double-curve = double curve
    .object = a double curve
shape-blocked = partly blocked tunnel
    .object = a partly blocked tunnel
shape-shaft = shaft
    .object = a shaft
feature-ladder = with a ladder
feature-blue = with a blue door
feature-green = with a green door
feature-crystal = with a crystal
feature-tree = with a fallen tree
feature-lake = with a lake
feature-ditch = with a ditch
feature-rocks = with rocks
feature-campfire = with a campfire

## Which ways a card leads

side-N = up
side-E = right
side-S = down
side-W = left
ways-partly = { $through }; blocked: { $stubs }
ways-blocked = blocked: { $stubs }

## Action cards, by their names with \`-\` for \`+\`

card-map = map
    .object = a map
card-rockfall = rockfall
    .object = a rockfall
card-break-pick = broken pickaxe
    .object = a broken pickaxe
card-break-lamp = broken lamp
    .object = a broken lamp
card-break-cart = broken cart
    .object = a broken cart
card-fix-pick = pickaxe repair
    .object = a pickaxe repair
card-fix-lamp = lamp repair
    .object = a lamp repair
card-fix-cart = cart repair
    .object = a cart repair
card-fix-lamp-pick = lamp or pickaxe repair
    .object = a lamp or pickaxe repair
card-fix-cart-pick = cart or pickaxe repair
    .object = a cart or pickaxe repair
card-fix-cart-lamp = cart or lamp repair
    .object = a cart or lamp repair
card-theft = theft
    .object = a theft
card-hands-off = hands off!
    .object = a hands-off card
card-swap-hats = swap hats
    .object = a swap-hats card
card-trap = trap
    .object = a trap
card-free = freedom
    .object = a freedom card
card-inspect = inspection
    .object = an inspection
card-swap-hands = swap hands
    .object = a swap-hands card
card-axe = axe
    .object = an axe
card-boat = boat
    .object = a boat
card-rope = rope
    .object = a rope
card-troll = troll
    .object = a troll
card-storm = storm
    .object = a storm
card-look-mine-treasure = look at a mine or a treasure
    .object = a look at a mine or a treasure
card-look-dwarf-mine = look at a dwarf or a mine
    .object = a look at a dwarf or a mine
card-look-dwarf-treasure = look at a dwarf or a treasure
    .object = a look at a dwarf or a treasure

## People and places

you = you
someone = someone
seat-number = Player { $number }
somewhere = somewhere
nothing = nothing

# A place as one sees it: «two right of the start, one up». \`.cells\` is the number with what is counted.

counted-1 = one
    .cells = one
counted-2 = two
    .cells = two
counted-3 = three
    .cells = three
counted-4 = four
    .cells = four
counted-5 = five
    .cells = five
counted-6 = six
    .cells = six
counted-7 = seven
    .cells = seven
counted-8 = eight
    .cells = eight
counted-9 = nine
    .cells = nine
counted-10 = ten
    .cells = ten
counted-many = { $count }
    .cells = { $count }
start-tunnel = the start
    .at = at the start
start-blue = the blue start
    .at = at the blue start
start-yellow = the yellow start
    .at = at the yellow start
place-row =
    { $side ->
        [left] { $across } left of { $start }
       *[right] { $across } right of { $start }
    }
place-column =
    { $way ->
        [up] { $along } above { $start }
       *[down] { $along } below { $start }
    }
place-both = { $row }, { $way ->
        [up] { $along } up
       *[down] { $along } down
    }
`,"../../../src/motherlode/locales/en/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = The treasure is at { $spot }.
claim-stone-at = There’s only stone at { $spot }.
claim-suspect =
    { $whom ->
        [me] I suspect you.
       *[other] I suspect { $target }.
    }
claim-trust =
    { $whom ->
        [me] I trust you.
       *[other] I trust { $target }.
    }
claim-mend-my-pick = Please repair my pickaxe.
claim-mend-my-lamp = Please repair my lamp.
claim-mend-my-cart = Please repair my cart.
claim-mend-my-unknown = Please repair my tools.
claim-good-move = Good move!
claim-bad-move = Bad move.
claim-hurry = Hurry up, please.
claim-sorry = Sorry!
claim-thanks = Thank you!

# What a rule of the game says about talk.

claim-rule-L-31 = You may not tell other players what an information card showed you.
`,"../../../src/motherlode/locales/en/events.ftl":`# What happened, one sentence an event. $who is \`me\` if the reader did it, $name is who did it; $whom is \`me\` if it was
# done to the reader, \`self\` if somebody did it to themselves, and $target is whom it was done to.

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
`,"../../../src/motherlode/locales/en/help.ftl":`# What cards do and signs mean, in a sentence: shown when one points at them.

help-tunnel = Lay it beside the maze so that it fits on every side and leads back to the start. You may turn it upside down.
help-dead-end = A dead end: nothing leads on from here.
help-bridge = Two tunnels that don’t meet: there is no way to turn from one into the other.
help-blocked = Some of its tunnels are joined, others end in rubble.
help-ladder = A ladder is connected to the start and to every other ladder.
help-blue = At the end of the round only blue miners may pass this door.
help-green = At the end of the round only green miners may pass this door.
help-crystal = Crystals matter only to geologists: each one is worth a nugget to them.
help-break = Lay it in front of another player, who can’t lay tunnels until the tool is repaired.
help-fix = Removes one broken tool of this kind, from any player.
help-fix-two = Repairs one of the two tools, and you choose which.
help-rockfall = Removes one tunnel card from the maze, but never the start or a goal.
help-map = Look at one face-down goal. You alone see it.
help-theft = Lay it in front of yourself: after the gold is shared out, you take a nugget from another player.
help-hands-off = Removes a theft card in front of any player.
help-swap-hats = Any player, even you, trades in their dwarf card for a new one.
help-swap-hands = You and another player swap all the cards in your hands.
help-inspect = Look at another player’s dwarf card. You alone see it.
help-trap = Lay it in front of another player, who can’t lay tunnels and gets no gold while trapped.
help-free = Sets a trapped player free.
help-path = Lay it beside a card so that it fits on every side and continues a path.
help-tree = Nobody gets past a fallen tree until an axe lies on it.
help-lake = Nobody crosses a lake until a boat lies on it.
help-ditch = Nobody crosses a ditch until a rope lies on it.
help-rocks = There is room for one dwarf between these rocks.
help-campfire = A dwarf that starts here may walk up to five cards.
help-tool = Put it on an obstacle: axe on a tree, boat on a lake, rope on a ditch.
help-look = Look at one of the two things it shows. You may not tell the others what you saw.
help-trap-way = Set it on a path: any player whose dwarf passes loses a card.
help-troll = Put it on a path: nobody gets past until your next turn.
help-storm = Removes a path card that no dwarf stands on.
help-sign-broken = A broken tool: this player can’t lay tunnels until it is repaired.
help-sign-trap = Trapped: no tunnels now, and no gold at the end of the round.
help-sign-theft = Planning a theft: a nugget will be stolen after the gold is shared out.
help-sign-troll = This player’s troll is on the board.
help-sign-dragon = Woke the dragon: gives back two points of this round.
help-sign-treasure = Has a treasure.
`,"../../../src/motherlode/locales/en/lesson.ftl":`# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Your coach
lesson-start = Show me
lesson-go-on = Next
lesson-skip = Skip
lesson-restart = Start over
lesson-try-again = Try again
lesson-chapter = Part { $number } of { $chapters }
lesson-finished = That’s all there is to it
lesson-to-play = Play a game
lesson-to-rules = Read the rules
lesson-then-place = Good. Now choose the lit spot.
lesson-then-seat = Good. Now choose the lit player.
lesson-then-discard = Good. Now press “Discard”.
lesson-card-tunnel = Tunnel cards make the maze grow.
lesson-card-dead-end = A dead end: its tunnels all stop in the middle, so nobody can dig on from it.
lesson-card-map = A map lets you look at one goal in secret.
lesson-card-break = A broken tool goes in front of another player, who then cannot lay tunnels.
lesson-card-fix = A repair takes away a broken tool of its kind.
lesson-card-rockfall = A rockfall removes a tunnel card from the maze.
lesson-card-later = Keep it for now.

## Chapters

lesson-hello = Welcome to the mine! You’re a dwarf, and one of the three cards on the right hides a treasure. Miners want a tunnel from the ladder to reach it. But somebody here may be a saboteur, hoping it never does. Roles are secret.
lesson-lay-a-tunnel = On your turn you use one card and draw a new one. Most cards are tunnels. A tunnel goes right beside another card, tunnel to tunnel and rock to rock, and it has to lead back to the ladder.
lesson-lay-a-tunnel-do = Choose a straight tunnel, then the lit spot next to the ladder.
lesson-lay-a-tunnel-done = Well dug! The lamplight shows how far the tunnels reach. You’ve drawn a new card, and now it’s the others’ turn.
lesson-turn-a-card = { $ada } dug on. { $lou } passed: he discarded a card face down, so nobody knows which. { $cy } used a map to look at the middle goal. You may turn cards upside down, but never sideways.
lesson-turn-a-card-do = Choose the bend, then the lit spot. The card turns so that it fits.
lesson-turn-a-card-done = It fits! Now the tunnel leads down. You can also turn a card yourself: just choose it again.
lesson-map = One of the three goals is the treasure, the other two are only stone. A map lets you look at one of them, and you alone see it.
lesson-map-do = Choose the map, then the lower goal.
lesson-map-done = There’s the treasure! A mark that only you can see will remind you. You may tell the others. Whether they believe you is up to them.
lesson-broken-tool = { $lou } broke your lamp! As long as a broken tool lies in front of you, you can’t lay tunnels. You can still play other cards, or pass: discard a card face down and draw another. You won’t miss a dead end.
lesson-broken-tool-do = Choose the dead end and press “Discard”.
lesson-broken-tool-done = Good riddance. And look what you drew: a lamp repair!
lesson-mend = And now { $lou } has broken { $cy }’s cart, too. Odd, for a miner … A repair removes a broken tool of its kind: yours or anybody’s.
lesson-mend-do = Choose the lamp repair, then your own seat.
lesson-mend-done = Your lamp is burning again, so you can dig.
lesson-suspicion = { $ada } repaired { $cy }’s cart: that’s what friends do. But { $lou } laid a dead end right in our way, and that’s what saboteurs do. Let’s stop him with a broken tool.
lesson-suspicion-do = Choose the broken pickaxe, then { $lou }.
lesson-suspicion-done = As long as it lies there, { $lou } can’t lay tunnels. Of course you might be wrong: roles are only revealed when the round is over.
lesson-rockfall = { $ada } sees it your way and broke { $lou }’s cart as well. But the dead end is still in our way. A rockfall removes any tunnel card from the maze. Saboteurs like it, too.
lesson-rockfall-do = Choose the rockfall, then the dead end.
lesson-rockfall-done = The way is clear again.
lesson-reach-the-gold = { $ada } put a crossroads there. One more card, and the tunnel reaches the goal with the treasure!
lesson-reach-the-gold-do = Choose a tunnel that fits, then the lit spot.
lesson-reach-the-gold-done = The treasure! The round is over, and everyone’s role is revealed. { $lou } was the saboteur, and the miners have won. If the cards had run out first, he would have won.
lesson-share-the-gold = There is one gold card for every miner. Whoever reached the treasure chooses first, then the others. Saboteurs get nothing.
lesson-share-the-gold-do = Choose your gold card. The more nuggets, the better.
lesson-share-the-gold-done = Well earned! How much gold everyone has stays secret until the game is over.
lesson-the-end = And that’s the whole game. It has three rounds, with new roles each time: next time the saboteur could be you. Whoever has the most gold at the end wins. Have fun!
`,"../../../src/motherlode/locales/en/moves.ftl":`# Spoken names of moves, for buttons and screen readers.

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
`,"../../../src/motherlode/locales/en/people.ftl":`# People at a table: waiting for each other, the absent, the late, and the end of a game.

## Waiting after a round

wait-looking = Still looking at the result: { $names }
wait-for = Waiting for { $names }

## Time that ran out, absent seats

timeout-warning = You ran out of time, and a bot made that move for you. Next time it takes your seat.
absent-says = { $name } is not connected.
idle-says = { $name } hasn’t moved for a while.
absent-soon = A bot can take over in
hand-over = Let a bot play for { $name }
hand-over-vote = Let a bot play for { $name } ({ $votes } of { $needed })
hand-over-voted = You want a bot to play ({ $votes } of { $needed }).

## Latecomers

late-join = Join in place of a bot
late-choose = Choose a bot
late-asked = You asked for { $name }’s seat. The host decides.
late-granted = You take over from { $name } when the next round begins.
late-declined = The host would rather go on without a change.
late-withdraw = Never mind
late-asks = { $name } would like to take over from { $bot }.
late-grant = Let them in
late-decline = Decline

## The end of a game

end-you-won-game = You won the game
end-places = Final ranking
end-place = { $place }.
end-moments = Moments of this game
end-moment-watch = Watch this moment
moment-breakthrough = { $count ->
    [one] { $name } dug through to the treasure.
   *[other] { $name } dug through to the treasure { $count } times.
  }
moment-sabotage = { $count ->
    [one] { $name } won a round as a saboteur.
   *[other] { $name } won { $count } rounds as a saboteur.
  }
moment-earned = { $count ->
    [one] { $name } earned { $count } nugget in one round.
   *[other] { $name } earned { $count } nuggets in one round.
  }
moment-broken = { $count ->
    [one] One of { $name }’s tools was broken.
   *[other] { $name }’s tools were broken { $count } times.
  }
moment-robbed = { $count ->
    [one] { $name } was robbed.
   *[other] { $name } was robbed { $count } times.
  }
moment-scored = { $count ->
    [one] { $name } scored { $count } point in one round.
   *[other] { $name } scored { $count } points in one round.
  }
moment-lost = { $count ->
    [one] { $name } lost { $count } point in one round.
   *[other] { $name } lost { $count } points in one round.
  }
moment-treasures = { $count ->
    [one] { $name } carried off a treasure.
   *[other] { $name } carried off { $count } treasures.
  }
moment-dragon = { $count ->
    [one] { $name } woke the dragon.
   *[other] { $name } woke the dragon { $count } times.
  }

## Another game

ready-is = ready
ready-not = not yet
ready-wait = Waiting for { $names }. You can start without them in
ready-begin-now = Start without them
room-back = Back to the room
room-go = To the room
next-game-begun = The next game has begun.
next-game-watch = Watch it

## In the log

fact-away-absent =
    { $who ->
        [me] You were away; a bot is playing for you.
       *[other] { $name } is away; a bot is playing instead.
    }
fact-timed-out =
    { $who ->
        [me] You ran out of time; a bot makes this move. Next time it takes your seat.
       *[other] { $name } ran out of time; a bot makes this move.
    }
fact-hand-over-voted = { $name } wants a bot to play for { $target }.
fact-ready = { $name } wants to play again.
fact-regathered = Everyone is back in the room.
fact-seat-requested = { $name } would like to take over from { $bot }.
fact-seat-granted = The host agrees: the seat changes hands when the next round begins.
fact-seat-declined = The host declines: the bot stays.
fact-taken-over = { $name } takes over the seat of a bot.
`,"../../../src/motherlode/locales/en/puzzles.ftl":`# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

page-puzzles = Puzzles
home-puzzles = Puzzle of the day
puzzle-who = Who is the saboteur
puzzle-who-lead = One of the players below is very likely a saboteur, by what everyone saw. Walk through the moves and choose.
puzzle-move = Find the move
puzzle-move-lead = You are { $name }, { $role }. One move is clearly the best for your side: make it.
puzzle-grade = Difficulty { $grade } of 3
puzzle-streak = Days in a row: { $count }
puzzle-score = Solved: { $solved } of { $tried }
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-answer-who = The saboteur: { $name }. The evidence, step by step:
puzzle-chosen = You chose { $name }: suspicion at the end is only { $share }.
puzzle-clue = Step { $step }: suspicion rose from { $before } to { $after }
puzzle-answer-move = How often your side wins the round after each move:
puzzle-less = Your move wins less often than these.
puzzle-mark-answer = The answer
puzzle-mark-yours = Your choice
puzzle-next = Next puzzle
puzzle-other = Only: { $kind }
puzzle-bots = Bots that find it: { $bots }
puzzle-bots-none = None of our quick bots finds it.
`,"../../../src/motherlode/locales/en/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Why
why-nearer = Aim: a shorter way to the treasure. Cards saved: { $cards }.
why-farther = The way to the treasure gets longer. Extra cards: { $cards }.
why-level = The way to the treasure stays as long as it was.
why-map = Aim: to find out where the treasure is.
why-break-saboteur = Aim: to hold up { $name }, probably a saboteur ({ $chance }).
why-break-miner = Aim: to hold up { $name }, probably not a saboteur ({ $chance }).
why-break = Aim: to hold up { $name }.
why-fix-self = Aim: to be able to dig again.
why-fix-other = Aim: to help { $name }.
why-pass = Nothing was worth playing. The least useful card was discarded.
why-shed = Aim: to get rid of a handicap.
why-best = This move looked better than all the others.
why-richest = Aim: to steal from the richest.
why-gold = Aim: as much gold as possible.
why-treasure = Aim: the most valuable treasure.
why-rest = Aim: the best end to the round.
why-worth = Expected gain in points: { $points }.

## What was believed

why-suspects = Suspected: { $names }.
why-suspects-none = Nobody was suspected.
why-place = Most likely place of the treasure: { $spot } ({ $chance }).
why-far = Estimated cards to the treasure: { $cards }.
why-expects = Nuggets expected this round: { $gold }.
why-reached = Chance of reaching the treasure: { $chance }.
why-thought = Rounds played out: { $worlds }. Won with this move: { $chance }.
why-trusts = Trusted: { $names }.
why-mistrusts = Distrusted: { $names }.
why-friends = Probably on the same side: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = Who could suspect whom
belief-about = How likely each player was to be a saboteur, judging by what could be seen from this seat up to this step, as the bot “{ $bot }” calculates it.
belief-whose = From whose point of view
belief-chart = Likelihood of being a saboteur, step by step
belief-player = Player
belief-chance = Saboteur
belief-goal = Goal
belief-treasure = Treasure
belief-loading = Calculating …
`,"../../../src/motherlode/locales/en/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = That time limit is not possible.
refusal-bad-message = The server did not understand that. Reloading the page may help.
refusal-bad-name = A name needs at least one visible letter, digit or symbol, and at most 32.
refusal-bad-options = These options do not fit this game.
refusal-bad-origin = This page was not loaded from the server it talks to.
refusal-bad-record = This is not a game that can be replayed.
refusal-bad-seats = This game can’t be played with that many players.
refusal-bad-token = Your session expired. Enter your name again.
refusal-bad-version = The server was updated; reload the page.
refusal-banned = The administrator has blocked your access to this server.
refusal-barred = The host has closed this table to you.
refusal-closing = The server is about to stop. Nothing is lost: try again in a moment.
refusal-elsewhere = This table is on another server right now. Try again in a moment.
refusal-empty-seats = Some seats are still empty.
refusal-empty-text = You haven’t written anything.
refusal-game-over = The game is over.
refusal-illegal-claim = The rules don’t allow you to say that.
refusal-illegal-move = The rules don’t allow that.
refusal-no-such-bot = There is no such bot.
refusal-no-such-game = That game doesn’t exist.
refusal-no-such-ruleset = There is no such ruleset.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-table = That table doesn’t exist.
refusal-not-a-move = That is not a move.
refusal-not-host = Only the host can do that.
refusal-not-now = That isn’t possible right now.
refusal-not-seated = Only players at this table can do that.
refusal-not-your-turn = It’s not your turn.
refusal-off-lesson = Legal, but the lesson needs another move.
refusal-seat-taken = That seat is taken.
refusal-silenced = The host has muted you at this table.
refusal-stale = Something happened in the meantime. Have a look and choose again.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-too-many = That is too many at once.
refusal-try-again = That didn’t work. Try again.
refusal-unreadable-table = This server can’t read this table: a newer version saved it.

rule-B-10 = On your turn you use one card of your own hand: lay it, play it, or pass by discarding it.
rule-B-20 = A tunnel card goes on a free spot right beside a face-up card of the maze.
rule-B-21 = It doesn’t fit there: on every side tunnel must meet tunnel and rock must meet rock.
rule-B-23 = It would not be connected: a tunnel of the card must lead back to the start without a break.
rule-B-26 = You can’t lay tunnel cards while you have a broken tool; have it repaired first.
rule-B-30 = A broken tool goes in front of another player whose tool of that kind is not broken yet.
rule-B-31 = That repair card does not show this tool.
rule-B-33 = There is nothing to repair: this player has no broken tool of that kind.
rule-B-34 = A rockfall removes a tunnel card from the maze, never the start or a goal.
rule-B-35 = A map lets you look at a goal that is still face down.
rule-B-51 = Choose one of the gold cards that came to you.
rule-C-51 = Choose one of the gold cards that came to you.
rule-S-10 = On your turn you lay a tunnel card, play an action card, pass, or get rid of a card in front of you.
rule-S-12 = To get rid of a card in front of you, discard exactly two cards from your hand.
rule-S-13 = To pass, discard one, two or three cards from your hand.
rule-S-15 = No player may have two of the same card in front of them.
rule-S-16 = There is no such card in front of you to get rid of.
rule-S-22 = A ladder must join a tunnel card of the maze, and none of its tunnels may lead to a goal.
rule-S-30 = You can only rob another player.
rule-S-31 = Hands off removes a theft card and nothing else.
rule-S-32 = Swap hats names a player, and there must be a dwarf card left in the pile.
rule-S-33 = You can only swap hands with another player.
rule-S-34 = Inspect another player’s dwarf card; you know your own.
rule-S-35 = A trap goes in front of another player; whoever is trapped can’t lay tunnel cards.
rule-S-36 = Freedom removes a trap and nothing else.
rule-S-37 = There is no such card in front of this player to remove.
rule-S-60 = Choose whom to rob.
rule-L-10 = On your turn, first play one card from your hand, or discard one or two.
rule-L-11 = Move your dwarf, or stay.
rule-L-20 = A path card goes on a free field of the board beside a face-up card.
rule-L-21 = It doesn’t fit there: on every side path must meet path and forest must meet forest.
rule-L-22 = There is no path there for it to continue.
rule-L-24 = There is an obstacle in the way, and the right tool is not on it yet.
rule-L-25 = There is room for only one dwarf, and another is standing there.
rule-L-30 = A tool goes on an obstacle of its kind that has none yet: axe on tree, boat on lake, rope on ditch.
rule-L-31 = This card can’t look there: only at one of the two things it shows, and not at what is face up, taken or your own.
rule-L-32 = A trap goes on a path between two cards, or on an open end that leads to a free field.
rule-L-33 = A troll blocks a path between two cards or at an open end, and nobody gets past it.
rule-L-35 = A storm removes a path card that no dwarf stands on, never a start or a mine.
rule-L-36 = There is already a trap or a troll there.
rule-L-40 = Your dwarf can’t go there: up to three cards along the paths, five from a campfire, and never onto the same card twice.
rule-L-41 = A dwarf that turns up a mine ends its move there.
rule-L-43 = Choose a treasure of this mine’s kind.
rule-L-51 = Answer the vote with yes or no; each player may call for one once a round.

# Why a card in hand cannot be played at all, by the rule that the attempt which got furthest breaks.

unplayable = Not playable now
unplayable-B-20 = It fits nowhere.
unplayable-B-21 = It fits nowhere.
unplayable-B-23 = It fits nowhere that is connected to the start.
unplayable-B-26 =
    { $tool ->
        [pick] Your pickaxe is broken: no tunnels until it is repaired.
        [lamp] Your lamp is broken: no tunnels until it is repaired.
        [cart] Your cart is broken: no tunnels until it is repaired.
       *[several] You have broken tools: no tunnels until they are repaired.
    }
unplayable-B-30 = Every other player’s tool of this kind is already broken.
unplayable-B-33 = No tool of this kind is broken.
unplayable-B-34 = There is no tunnel card to remove yet.
unplayable-B-35 = No goal is face down any more.
unplayable-S-15 = Wherever it could go, there is already a card like it.
unplayable-S-22 = There is nowhere to join this ladder.
unplayable-S-35 = You are trapped: no tunnels until you are free.
unplayable-S-37 = Nobody has a card in front of them that it could remove.
unplayable-L-20 = It fits nowhere.
unplayable-L-21 = It fits nowhere.
unplayable-L-22 = It fits nowhere that continues a path.
unplayable-L-30 = There is no obstacle for it, or each already has its tool.
unplayable-L-31 = There is nothing left to look at.
unplayable-L-32 = There is no path to set it on.
unplayable-L-33 = There is no path to put it on.
unplayable-L-35 = There is no path card without a dwarf on it.
unplayable-L-36 = Every path already has a trap or a troll.
`,"../../../src/motherlode/locales/en/replay.ftl":`# The replay of a finished game.

## Controls

replay-loading = Loading the game …
replay-controls = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-slider = Step
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-eyes = Whose view
replay-eyes-truth = Everything
replay-eyes-spectator = Spectator
replay-more = Log and more about this game
replay-hands = All hands
replay-roles = Who was who

## The game

replay-rounds = Results of the rounds
replay-link = Copy a link to this step
replay-download = Download the record
replay-other = Show another game
replay-to-table = Back to the table

## Whether the shuffle was honest

replay-honest = The shuffle was honest
replay-dishonest = The shuffle does not match
replay-unchecked = The shuffle cannot be checked
replay-hash-good = Before the first card was dealt, the table published the hash of a secret seed. The seed revealed after the game has exactly that hash, so nobody changed it on the way.
replay-hash-bad = The seed revealed after the game does not have the hash that was published before it: it was changed on the way.
replay-deals-good =
    { $count ->
        [one] Shuffling again from the seed gives exactly the same deal for the round.
       *[other] Shuffling again from the seed gives exactly the same deal for all { $count } rounds.
    }
replay-deals-bad =
    { $count ->
        [one] Shuffling again from the seed gives another deal for this round: { $rounds }.
       *[other] Shuffling again from the seed gives another deal for these rounds: { $rounds }.
    }
replay-result-good = Played from that deal, every move is legal and leads to this result.
replay-result-bad = Played from that deal, the moves do not lead to this result.
replay-no-seed = This record does not contain the seed the cards were shuffled from.
replay-seed-hash = The hash, known from the start
replay-seed = The seed, revealed at the end
replay-verify-yourself = You don’t have to take our word for it. Download the record and run:

## A game brought along

replay-bring-title = Watch a recorded game
replay-bring-lead = Drop the file of a record here, choose it, or paste its text. You can watch it step by step from anyone’s point of view, and its shuffle is checked.
replay-bring-file = Choose a file

## Pictures to share

picture-end = Share a picture
picture-animation = Animated replay
picture-waiting = In the queue. Pictures ahead: { $ahead }
picture-drawing = Drawing: { $progress }
picture-share = Share
picture-save = Save
`,"../../../src/motherlode/locales/en/ui.ftl":`# The interface of the pages.

## Every page

skip-to-content = Skip to content
page-home = Home
page-table = Table
page-replay = Replay
page-rules = Rules
page-lesson = Lesson
page-loading = One moment …
page-not-loaded = This page could not be loaded. Is the server still running?
language = Language
menu = Menu
menu-keys = Keys: 1–9 pick a card, R turns it, arrows move around the board, Enter plays, Esc cancels, M lists all moves, N makes the next bot move step by step, 0 shows the whole board.
theme-light = Light theme
theme-dark = Dark theme
sound-on = Sound is on
sound-off = Sound is off
notify-on = Notifications are on
notify-off = Notify me when it is my turn
confirm-on = Moves by mouse are confirmed
confirm-off = Ask before each move by mouse
dialog-close = Close
link-lost = Connection lost. Reconnecting …

## Front page

home-title = Dig for gold. Watch your friends.
home-lead = Dwarfs dig for gold, and some of them secretly don’t want it found. Play with friends or against bots, in the browser.
home-name = Your name
home-level = Difficulty
level-1 = Novice
level-2 = Easy
level-3 = Hard
level-4 = Expert
name-guest = Guest
home-play-bots = Play against bots
home-new-table = Play with friends
home-lesson = Learn in five minutes
home-recent = Your tables
home-public = Public tables
home-public-none = Nobody is waiting right now. Press “Find players”: you get a table of your own, and whoever comes next finds you there.
home-join = Join
home-watch = Watch
home-state = { $state ->
    [gathering] waiting for players
    [playing] game in progress
    [over] game over
   *[closed] closed
  }
home-people = { $people } of { $seats } seats taken
match-find = Find players
match-wishes = What you want to play
match-seats = { $count ->
    [0] Any number of seats
    [one] { $count } seat
   *[other] { $count } seats
  }
match-fill = Bots on empty seats
match-fill-after = Bots after { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
match-fill-never = Only people
tempo-none = No time limit
tempo-seconds = Seconds per turn
tempo-days = Days per turn
lobby-filters = Show only
lobby-any = Any
lobby-open = With a free seat
lobby-none = No table matches these filters.
lobby-clear = Clear the filters
lobby-more = Show more
lobby-opened = opened { $ago }
home-foot = Motherlode runs on this server alone and asks for nothing but a name.
name-title = Come in
name-go = To the table
come-in-again = Join again

## A new table

new-title = New table
new-ruleset = Game
new-players = { $least } to { $most } players
new-seats = Seats
new-clock = Time per turn
new-bots = Bots on empty seats
new-bots-none = No bots
new-public = List it publicly
new-auto-start = Begin by itself once all seats are taken
new-open = Open the table
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

## Before the game

room-lead = { $seats } seats. Send the link to your friends; whoever opens it can sit down or watch.
room-seats = Seats
room-free = free
room-sit = Sit here
room-stand = Stand up
room-host = host
room-bot = Bot …
room-put-bot = Put a bot on seat { $seat }
room-clear = Remove { $name }
room-start = Start the game
room-bots-fill = Bots will play the free seats ({ $bot }).
room-wait-seats = The game can start when every seat is taken.
room-full = Every seat is taken.
room-wait-host = Waiting for the host to start the game.
room-auto = The game begins by itself once all seats are taken. { $free ->
    [one] { $free } seat is still free.
   *[other] { $free } seats are still free.
  }
room-auto-bots = Bots take the free seats in
room-closed = This table has closed: nobody was left.
room-quit = Leave the table
share-link = Share the link
share-copy = Copy this link:
share-copied = Copied
share-code = QR code
share-personal = Copy my personal link, to continue on another device

## Seats

seats-label = Seats
seat-you = you
seat-turn = to move
seat-bot = bot
seat-absent = offline
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
seat-handed = You gave these cards away
seat-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
seat-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
  }
seat-take-back = Take my seat back
seat-about = About { $name }
note-label = My note, only I see it
seat-bot-plays = A bot is playing for you.
note-on = My note on { $name }: { $note ->
    [trust] trusted
    [suspect] suspected
   *[none] none
  }

## The board

board-maze = The maze
board-paths = The forest
board-fit = Show everything
board-zoom-in = Zoom in
board-zoom-out = Zoom out
peek-mark = You looked: { $goal }
looked-mark = Looked at by { $names }
token = { $name ->
    [trap] a trap
    [troll] a troll
   *[other] a token
  }
dwarf-of = { $name }’s dwarf
treasures-label = Treasures of this round
treasure-of = { $treasure }, taken by { $name }
round-of = Round { $number } of { $rounds }
round-number = Round { $number }
deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }

## My turn

turn-yours = Your turn
turn-of = It’s { $name }’s turn
turn-none = Nobody’s turn
hint-wait = Waiting for { $name }.
hint-choose-card = Choose a card.
hint-point = Choose a highlighted spot.
hint-no-place = This card fits nowhere. You can discard it.
hint-confirm = Tap again to play it there.
hint-confirm-click = Click again to play it there.
plan-point = Choose where to play it when your turn comes.
plan-set = Planned: { $move }
plan-failed = No longer possible: { $move }
plan-cancel = Cancel plan
pace = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step by step
pace-next = Next move
hint-asked = { $what ->
    [gold] Choose your gold card.
    [theft] Choose whom to rob.
    [walk] Where should your dwarf go?
    [treasure] Choose a treasure.
    [vote] End the round now?
   *[other] Choose.
  }
hand-label = Your hand
hand-turned = { $card }, turned
hand-new = { $card }, new
role-yours = You are
act-lay = Lay here
act-do = Play
act-turn = Turn
act-discard = { $count ->
    [one] Discard
   *[other] Discard { $count } cards
  }
act-which = Which one?
act-cancel = None of these
act-several = Choose several cards
act-one-card = Only one card
moves-all = All moves
moves-find = Search
moves-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
  }
refusal-rule = Rule { $rule }

## Log and talk

log-title = What happened
log-open = Open the log
log-open-unread = { $count ->
    [one] Open the log: { $count } new message
   *[other] Open the log: { $count } new messages
  }
log-close = Back to the board
log-none = Nothing yet.
talk-title = Chat
talk-say = Say something
talk-send = Send
talk-claims = Quick messages
claims-board = Board and tools
claims-players = Players
claims-remarks = Remarks
claims-suspect = suspect
claims-trust = trust
talk-none = Nobody has said anything yet.
talk-older = Show earlier messages
talk-mute = Mute someone
talk-mute-one = mute
talk-unmute-one = unmute
talk-silence-one = mute for everyone
talk-unsilence-one = allow to talk again
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }

## Ends

end-round-title = Round { $number } is over
end-game-title = The game is over
end-reason-treasure = The treasure was reached.
end-reason-no-cards = The cards ran out before the treasure was reached.
end-reason-shared = The treasures are shared out.
end-reason-nothing = Nobody gets anything this round.
end-you-won = You won the round
end-you-lost = You lost the round
end-continue = Continue
end-skip = Show everything
end-new-role = Your new role
end-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
end-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
end-paid = { $count ->
    [one] gets { $count } nugget
   *[other] gets { $count } nuggets
  }
end-paid-secret = gets gold (secret)
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-roles-by-round = Roles by round
end-seed = The cards were shuffled from this seed: { $seed }
end-show = The end of the game
end-last-round = The end of the last round
rematch = Play again
replay-open = Watch the replay
leave = Leave the game
leave-sure = Leave? A bot will play for you until you come back.
announcement = Maintenance at { $time }. Games pause and go on afterwards; nothing is lost.
table-closed = This table is closed.
refusal-offline = The server can’t be reached right now.

## Rules pages

rules-games = Games
rules-contents = On this page
rules-on = Other games
rules-previous = Previous game
rules-next = Next game
rules-of-this-game = Rules of this game

## Pass and play: several people, one device

pass-title = Pass and play
pass-open = One device, several players
pass-lead = You pass this device round. Between turns the screen shows nothing, and each player sees only their own cards.
pass-people = Players at this device
pass-name = Name of player { $number }
pass-add = Add a player
pass-bots = Bots at the table
pass-owner = { $name } is you: the game will be in your history.
pass-same-name = Everyone needs a name of their own.
pass-forget = Forget this game of { $game }
pass-forget-sure = Forget this game? The players at this device can’t go on with it.
pass-to = Pass the device to { $name }
pass-look-away = Everyone else looks away.
pass-show = { $name } here: show my cards
pass-others = Or someone else has it
pass-next = Next: { $name }
pass-on = Hide and pass on
pass-hide = Hide everything
pass-unknown = This game is not on this device.
pass-again = Play again
role-press = Press to see your role

## My tables, notices, without a net

tables-turn = It’s { $name }’s turn
tables-left = left:
tables-with = with { $names }
tables-invited = You are invited
tables-invited-by = { $name } invites you
tables-block = Nothing more from { $name }
tables-decline = Decline
tables-mute = Mute this table
tables-unmute = Unmute this table
offline-list = No connection. This is how it was on { $at }.
offline-table = No connection. You see the table as it was on { $at }.
room-invite = Invite people you have played with
room-invite-one = Invite
room-invited = Invited
page-me = My page
me-title = { $name }’s page
me-notices = Notifications
me-notices-lead = You are told when it matters, even while this page is closed. Nobody can read the message on its way.
me-notices-refused = Your browser blocks notifications of this site. You can allow them in its settings.
me-notices-open-only = No push service can be reached: you are only told while this page is open.
me-notices-kinds = Tell me when
me-notices-turn = it’s my turn
me-notices-over = a game of mine is over
me-notices-invited = I am invited to a game
me-blocked = You get no invitations from
me-unblock = Allow again
me-quiet = Quiet hours
me-quiet-on = Hold notifications back at night
me-quiet-from = from
me-quiet-to = to

## History, devices, what is stored

me-games = My games
me-games-none = No finished games here yet.
me-games-more = Earlier games
me-filter-game = Game
me-filter-role = Role
me-filter-all = all
me-won = won
me-lost = not won
me-figures = Figures
me-figures-games = games: { $games }, won: { $won }
me-figures-mean = { $unit ->
    [nuggets] { $amount } nuggets per game on average
   *[points] { $amount } points per game on average
  }
me-figures-caption = { $unit ->
    [nuggets] Nuggets in the latest games, the newest at the right
   *[points] Points in the latest games, the newest at the right
  }
me-figures-line = { $unit ->
    [nuggets] Nuggets in the latest games: { $amounts }
   *[points] Points in the latest games: { $amounts }
  }
me-figures-rounds = Rounds with a payout
me-figures-role = { $won } of { $rounds } ({ $share })
me-gold = { $unit ->
    [nuggets] nuggets won: { $amount }, { $mean } a round
   *[points] points won: { $amount }, { $mean } a round
  }
me-count-broken = tools broken: { $count }
me-count-mended = tools repaired: { $count }
me-count-helped = obstacles overcome: { $count }
me-count-hindered = ways blocked: { $count }
me-count-treasures = treasures taken: { $count }
me-found = found out in { $share } of the rounds, after { $turns } turns on average
me-found-about = A saboteur counts as found out when someone who is no saboteur first breaks one of their tools.
me-devices = Another device
me-devices-lead = Whoever opens this link is you: your tables, your history. Don’t pass it on.
me-devices-show = Show the link and the code
me-devices-code = Code with your personal link
me-log-out = Log out my other devices
me-log-out-sure = All other devices with your personal link are logged out, and old links don’t work any more. Go on?
me-data = What is stored of you
me-data-lead = Your name, your games, what you wrote at tables, and your settings for notifications. Nobody else gets them.
me-data-download = Download everything
me-forget = Forget me on this device
me-take-over-new = This is the personal link of { $name }. Whoever follows it plays as { $name } on this device, with their tables and history. Is it yours?
me-take-over-sure = This link belongs to another player. If you follow it, this device will be theirs, and without your own personal link you can’t come back as yourself. Follow it?
me-forget-sure = This device will forget you. Without your personal link you can’t come back as the same player.
me-erase = Erase everything
me-erase-sure = Your name, your history and all you wrote will be erased for good, and bots take your seats. Go on?
`}));export{e as sources};