# Names of what lies on the table. `.object` is the same thing as the object of a sentence: «… laid a fork».

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

## Action cards, by their names with `-` for `+`

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

# A place as one sees it: «two right of the start, one up». `.cells` is the number with what is counted.

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
