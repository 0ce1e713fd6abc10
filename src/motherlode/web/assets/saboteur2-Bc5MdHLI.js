var e=`# Saboteur 2

The mine has grown and so has the mistrust. The miners are now **two teams**, blue and green, who race each other to the
treasure. A boss, a profiteer and two geologists look after themselves, and the saboteurs are still about. There are
bridges, ladders and doors in the tunnels, and traps, thieves and swaps among the cards.

It is played with all the tunnel and action cards of the base game and those of its own box; the dwarf cards and gold
cards of the base game are not used. Many of the base game's rules hold here too. They are told in a few words, and
their titles lead to the page of [the base game](base), where they stand in full.

Every rule has a number, such as [S-12](#S-12). When the table refuses a move, it names the rule and leads you here.

> A note like this one marks a point on which the printed rules are silent or leave room, and says how it is played
> here.

## Who is who {#roles}

![Blue miner, 4 ×](role:blue) ![Green miner, 4 ×](role:green) ![Boss, 1 ×](role:boss) ![Profiteer, 1 ×](role:profiteer)
![Geologist, 2 ×](role:geologist) ![Saboteur, 3 ×](role:saboteur)

| role | what it wants |
|---|---|
| blue and green miners | the treasure for their own team, behind no door of the other colour |
| boss | that some team reaches the treasure; gets 1 nugget less than the others |
| profiteer | wins with everyone; gets 2 nuggets less than the others |
| geologists | as many crystals as possible in the maze |
| saboteurs | that nobody reaches the treasure |

## Setting up {#setup}

**Players.** The game is for 2 to 12. {#S-01}

**Dwarf cards.** All 15 are shuffled, whatever the number of players: 4 blue miners, 4 green miners, 1 boss, 1
profiteer, 2 geologists and 3 saboteurs. Everyone is dealt one. The others stay in a pile, face down, known to nobody.
{#S-02}

**Deck and hands.** All tunnel and action cards of both boxes are shuffled, 70 and 47 of them besides start and goals.
The top 10 are set aside, unseen, for the whole round. Everyone is dealt 6 cards, whatever the number of players.
{#S-03}

**Gold** is paid in nuggets, and there are always enough of them. Only the sum counts. {#S-04}

> Everything that is paid or stolen is paid or stolen in the open, so anyone could keep count. The table keeps count for
> all.

**Who begins.** A seat that was chosen or drawn by lot, as [in the base game](base#B-09); then clockwise, to the left.
{#S-05}

From the base game:

- [Your role is your secret](base#B-03): you see your own dwarf card alone. {#B-03}
- [The mine](base#B-05): seven cards between the start and the middle goal, one between a goal and the next. {#B-05}
- [No border](base#B-06): the maze grows as it likes. {#B-06}
- [Who begins](base#B-09): whoever opens the table may name the first seat, otherwise it is drawn by lot. {#B-09}

## Your turn {#turn}

Do exactly one of these four things. Then draw.

| what you do | what you draw |
|---|---|
| **Lay a tunnel card** into the maze. | 1 card {#S-10} |
| **Play an action card.** | 1 card {#S-11} |
| **Shed a card:** discard two cards face down and remove one card that lies in front of yourself. Your hand is one card smaller from then on. | 1 card {#S-12} |
| **Pass:** discard 1, 2 or 3 cards face down. | as many as you discarded {#S-13} |

**When the deck runs out** nothing is drawn, and the discard pile is not shuffled; with fewer cards than are due, you
draw those there are. You still choose one of the four. A player without cards is skipped. {#S-14}

> Someone who comes to hold cards again, when [hands are swapped](#S-33), takes turns again.

**One of a kind.** At most one copy of any action card lies in front of a player at a time: one of each broken tool, one
trap, one theft. {#S-15}

**What can be shed.** You need two cards in hand and a card in front of yourself. Any card there can go: a broken tool,
a trap, even your own theft. {#S-16}

**The discard pile** lies face down and nobody may look through it. What was played was seen when it was played. What
was discarded by shedding or passing was seen by nobody else. {#S-17}

## Tunnel cards {#tunnels}

Laying tunnels works as in the base game:

- [Beside the maze](base#B-20): sharing an edge with a card that lies face up. {#B-20}
- [It fits on all sides](base#B-21): tunnel to tunnel, rock to rock. {#B-21}
- [Never sideways](base#B-22): upright or upside down. {#B-22}
- [Connected to the start](base#B-23): without a break, and not through a dead end. {#B-23}
- [Beside a goal](base#B-24): face down it asks nothing of its neighbours. {#B-24}
- [What is cut off](base#B-25) stays, but cannot be built on from. {#B-25}
- [With a broken tool](base#B-26) you may not lay tunnel cards. {#B-26}

These cards are new:

![](card:NS.EW) **Bridge.** Two straight tunnels that cross without meeting. No way can turn on it. When it is laid, at
least one of the two must be connected to the start. {#S-20}

![](card:NW.ES) **Double curve.** Two curves that do not meet. When it is laid, at least one of the two must be
connected to the start. {#S-21}

![](card:ES+ladder) **Ladder.** It is directly connected with the start and with every other ladder. When it is laid,
one of its tunnels must meet a tunnel of a card that lies in the maze, the start included; that card need not be
connected to the start itself. A ladder may not be joined on to a goal. {#S-22}

> So no tunnel of a ladder may face a goal, whether the goal lies face up or face down.

![It fits: the ladder brings light to what was cut off](maze:yes/start@0,0/gap@1,0/EW@2,0/+SW+ladder@3,0)
![Not allowed: the ladder faces a goal](maze:no/EW@6,0/NW@7,0/NS@7,-1/+ES+ladder@7,-2/goal@8,-2)

![](card:NS+blue) ![](card:NS.E+green) **Door.** When the round is over, only miners of its colour pass through a door.
Boss, profiteer, geologists and saboteurs are not stopped. A door never stops anyone from laying cards beyond it, nor a
goal from being turned up, nor the round from ending. The blue door is round, the green one pointed. {#S-23}

![](card:ESW+crystal) **Crystals** do not matter to the tunnel, only to geologists. {#S-24}

![](card:NS.E.W) **Partly blocked cards.** Some arms are joined, others end inside the card. They must fit on all sides,
but the way leads only where arms are joined. {#S-25}

![The way leads on to the south, not to the east](maze:plain/start@0,0/EW@1,0/SW.E@2,0*SW/NE@2,1)

**A stone reached from two sides.** It is turned so that it meets as many of the tunnels that reached it as can be, then
so that it meets the card just laid; otherwise it is not turned. {#S-26}

> The printed rules do not speak of this. It can happen here because of the bridges and ladders.

## Action cards {#actions}

The action cards of the base game do what they do there:

- [Broken tool](base#B-30): in front of another player, at most one of each kind. {#B-30}
- [Repair](base#B-31): takes away a broken tool of the kind it shows, from anyone. {#B-31}
- [Repair with two tools](base#B-32): mends one of the two. {#B-32}
- [Nothing to mend](base#B-33): a repair needs a matching broken tool. {#B-33}
- [Rockfall](base#B-34): takes a tunnel card out of the maze, never the start or a goal. {#B-34}
- [Map](base#B-35): look at one goal that lies face down. {#B-35}

These are new:

![](card:theft) **Theft.** Lay it in front of yourself. When the gold of this round has been shared, you take one nugget
from another player. {#S-30}

![](card:hands-off) **Hands off.** Removes a theft that lies in front of any player. Both cards are discarded. {#S-31}

![](card:swap-hats) **Swap hats.** Name any player, yourself included. Their dwarf card goes to the bottom of the pile,
and they take the top card of the pile, which they alone see. The card is discarded. It could not be played if the pile
were empty, which it never is. {#S-32}

![](card:swap-hands) **Swap hands.** Name another player. The two of you exchange your whole hands, however many cards
they hold. The card is discarded. The *other* player draws the card of this turn, not you. {#S-33}

![](card:inspect) **Inspection.** Look at another player's dwarf card. Nobody else sees it; everyone sees whom you
inspected. The card is discarded. If hats are swapped later, what you saw no longer holds. {#S-34}

![](card:trap) **Trap.** Lay it in front of another player, who may not lay tunnel cards while it lies there. Whoever is
still trapped when the round ends [gets nothing](#S-58). {#S-35}

![](card:free) **Freedom.** Removes a trap that lies in front of any player, yourself included. Both cards are
discarded. {#S-36}

**Nothing to remove.** Hands off and freedom can be played only on a player who has such a card in front of them.
{#S-37}

## The end of a round {#end}

**When a round ends.** When a way leads from the start to the treasure, whatever doors there are; or when the deck is
empty and nobody holds a card that can be played. {#S-40}

> It also goes on while somebody could [shed a card](#S-12), since being rid of a trap or a broken tool can make a card
> playable. That somebody could pass does not keep it going.

From the base game:

- [Reaching a goal](base#B-40): it is turned up once a way leads to it, and so is every other goal that is connected by
  then. {#B-40}
- [The treasure](base#B-41) ends the round at once. {#B-41}
- [A stone](base#B-42) is turned so that it meets the tunnel, and play goes on. {#B-42}
- [A dead end reaches nothing](base#B-43), so it turns up no goal. {#B-43}
- [Masks off](base#B-45): all dwarf cards are shown. {#B-45}

## Who wins the round {#winners}

A team *can reach* the treasure if some way from the start leads to it without passing a door of the other colour. What
matters is that, and who laid the card that made the connection.

| who made the connection | own team can reach it | other team can reach it | who wins |
|---|---|---|---|
| a miner | yes | either way | the miner's own team |
| a miner | no | yes | the other team |
| anyone else | – | – | every team that can reach it |
| anyone | no | no | boss and profiteer |
| nobody | – | – | the saboteurs |

**A miner for their own team.** If a blue or green miner made the connection and their own team can reach the treasure,
that team wins and the other team does not. [Boss](#S-54) and [profiteer](#S-55) win along with it. {#S-50}

**A miner for the other team.** If a miner made the connection, their own team cannot reach the treasure and the other
team can, the other team wins. {#S-51}

**Anyone else.** If the boss, the profiteer, a geologist or a saboteur made the connection, every team that can reach
the treasure wins. With no door in the way that is both. {#S-52}

**Barred to both.** If neither team can reach it, no team wins. Then boss and profiteer are the winning group, those of
them that are in play. {#S-53}

**The boss** is in the winning group whenever a team wins, and also when [both are barred](#S-53). {#S-54}

**The profiteer** is always in the winning group, whoever wins. {#S-55}

**The treasure was not reached.** The saboteurs win. With no saboteur in play the profiteer wins alone; with neither,
nobody does. {#S-56}

**Geologists** belong to no winning group. A geologist gets a nugget for each crystal that can be seen in the maze; two
of them share that sum equally, rounded down. They are paid whoever won. {#S-57}

**Trapped.** A player who has a trap in front of them when the round ends is left out of everything: not counted in the
winning group, not paid whatever their role, and their theft is void. {#S-58}

> If one of two geologists is trapped, the other is paid for all the crystals. If the saboteurs win and one of them is
> trapped, the others are paid.

## Gold {#gold}

**What the winning group gets.** It depends on the size of the group. The boss gets 1 less and the profiteer 2 less,
never below 0. {#S-59}

| in the winning group | nuggets for each | for the boss | for the profiteer |
|---|---|---|---|
| 1 | 5 | 4 | 3 |
| 2 | 4 | 3 | 2 |
| 3 | 3 | 2 | 1 |
| 4 | 2 | 1 | 0 |
| 5 or more | 1 | 0 | 0 |

**Then the thieves.** First the player whose theft was played last, then clockwise. Each owner of a theft who is not
trapped names another player and takes 1 nugget from them, if they have any. {#S-60}

> If the one whose theft was played last is trapped, the circle still begins at that seat.

**An example.** In play are a blue miner, two green miners, the boss, the profiteer and two saboteurs. The boss
completes a way that leads through a blue door. Both saboteurs have a theft in front of them, and one of them is
trapped. The winning group is the blue miner, boss and profiteer, three dwarfs: the blue miner gets 3 nuggets, the boss
2, the profiteer 1. The free saboteur takes 1 nugget from a player of their choice, the trapped one nothing. {#S-61}

## New round and end of the game {#rounds}

**A new round.** All dwarf cards are shuffled and dealt anew. All tunnel and action cards, the 10 set aside included,
are shuffled; again 10 are set aside and everyone is dealt 6. Gold is kept. The player to the left of whoever laid the
last tunnel card begins. {#S-70}

> [If no tunnel card was laid](base#B-62), the player to the left of the one who began the round. {#B-62}

**The end.** Three rounds. The most gold wins, and all who tie for the most win together. {#S-71}

## What a table may choose {#options}

- **Rounds:** from 1 to 12 in the place of three.
- **First seat:** who begins the first round, in the place of the lot.

## All the cards {#cards}

The [cards of the base game](base#cards), and these. The number under a picture says how many there are. Not every
printed picture could be checked, so each group says how sure we are of its shapes: *sure* where several descriptions
agree, *likely* where one good description says so, *assumed* where nobody says and the shape is our own proposal.

### Tunnels, sure {#cards-sure}

![2 ×](card:NS.EW) ![1 ×](card:NS+blue) ![1 ×](card:NS.E+green)

### Tunnels, likely {#cards-likely}

![2 ×](card:NW.ES) ![1 ×](card:S+ladder) ![1 ×](card:E+ladder) ![1 ×](card:ES+ladder) ![1 ×](card:NE+ladder)
![1 ×](card:EW+blue) ![1 ×](card:NE+blue) ![1 ×](card:EW+green) ![1 ×](card:ES+green) ![1 ×](card:S+crystal)
![1 ×](card:E+crystal) ![1 ×](card:NESW+crystal) ![3 ×](card:ESW+crystal) ![1 ×](card:NSW+crystal)
![1 ×](card:NSW.E+crystal) ![1 ×](card:N.ESW+crystal) ![1 ×](card:EW.S+crystal)

### Tunnels, assumed {#cards-assumed}

![1 ×](card:NE.S) ![1 ×](card:NE.W) ![1 ×](card:NW.S) ![1 ×](card:NW.E) ![1 ×](card:NS.E.W) ![1 ×](card:N.EW.S)

### Actions {#cards-actions}

![4 ×](card:theft) ![3 ×](card:hands-off) ![2 ×](card:swap-hats) ![2 ×](card:swap-hands) ![2 ×](card:inspect)
![3 ×](card:trap) ![4 ×](card:free)

> The list on the box counts 21 action cards, but its descriptions name these 20 and no other, so we play with these.
`;export{e as default};