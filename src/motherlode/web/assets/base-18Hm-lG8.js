var e=`# Saboteur, the base game

Everyone at the table is a dwarf in the same mine. Most are **miners**, who want to dig a tunnel to the treasure. Some
are **saboteurs**, who want the digging to fail. Nobody knows who is who, so watch what the others build, break and
mend, and make up your mind whom to trust.

A game has three rounds and takes about half an hour. In each round everyone gets a new role. What you win is gold:
whoever has the most after three rounds wins the game.

Every rule has a number, such as [B-21](#B-21). When the table refuses a move, it names the rule and leads you here.

> A note like this one marks a point on which the printed rules are silent or leave room, and says how it is played
> here.

## Setting up {#setup}

**Players.** The game is for 3 to 10. {#B-01}

**Dwarf cards.** How many saboteurs and miners are shuffled depends on the number of players, and there is always one
card more than players. Everyone is dealt one. The card left over lies face down, unknown to all, until the round is
over. {#B-02}

| players | saboteur cards | miner cards | cards in hand |
|---|---|---|---|
| 3 | 1 | 3 | 6 |
| 4 | 1 | 4 | 6 |
| 5 | 2 | 4 | 6 |
| 6 | 2 | 5 | 5 |
| 7 | 3 | 5 | 5 |
| 8 | 3 | 6 | 4 |
| 9 | 3 | 7 | 4 |
| 10 | 4 | 7 | 4 |

![Miner](role:miner) ![Saboteur](role:saboteur)

**Your role is your secret.** You see your own dwarf card and nobody else's. What you say about it is up to you. {#B-03}

**What is in the box.** 44 tunnel cards: the start with its ladder, three goals (one treasure and two stones) and 40
cards for the deck. Besides them 27 action cards and 28 gold cards. They are all shown [at the end of this
page](#cards). {#B-04}

**The mine.** The start lies face up. The three goals are shuffled and lie face down. There is room for seven cards
between the start and the middle goal, and for one card between a goal and the next. Places are counted from the start,
which is column 0, row 0. {#B-05}

![Start and goals, before the first card is laid](maze:grid/start@0,0/goal@8,-2/goal@8,0/goal@8,2)

**No border.** The maze may grow past this rectangle of 9 × 5 cards, in every direction. {#B-06}

**Deck and hands.** The 40 tunnel cards and the 27 action cards are shuffled into one deck, and each hand is dealt from
it: 6 cards with 3 to 5 players, 5 cards with 6 or 7, 4 cards with 8 to 10. {#B-07}

**The gold.** The 28 gold cards are shuffled and lie face down. {#B-08}

**Who begins.** One player begins, and turns go clockwise, to the left. {#B-09}

> One printing lets the youngest begin, another whoever looks most like a dwarf. Here whoever opens the table may name
> the first seat; otherwise it is drawn by lot.

## Your turn {#turn}

**Use one card.** You must use exactly one card from your hand: lay a tunnel card, play an action card, or pass by
discarding a card face down. {#B-10}

**Then draw.** Take the top card of the deck. Once the deck is empty nobody draws any more, and a turn is only playing
or discarding. {#B-11}

**With an empty hand** you pass and discard nothing. {#B-12}

**The discard pile.** A card you discard by passing is seen by nobody else. A card that was played goes to the pile face
up. {#B-13}

## Tunnel cards {#tunnels}

Tunnel cards make the maze. The light shows how far it reaches: whatever is connected to the start glows, and a dead end
goes dark.

**Beside the maze.** A tunnel card goes on a free place that shares an edge with a card lying face up in the maze.
Corners do not count. {#B-20}

**It fits on all sides.** On each of its four sides a tunnel meets a tunnel and rock meets rock. {#B-21}

![It fits: tunnel to tunnel, rock to rock](maze:yes/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+EW@3,-1)
![It does not fit: below, its tunnel runs into rock](maze:no/start@0,0/EW@1,0/NEW@2,0/ES@2,-1/SW@3,0/+SW@3,-1)

**Never sideways.** Cards stand upright. You may turn one upside down, never on its side. {#B-22}

**Connected to the start.** From the card you lay, a tunnel must lead back to the ladder without a break: from card to
card, and inside every card from arm to arm. {#B-23}

![Nothing can be built beyond a dead end](maze:no/start@0,0/EW@1,0/N.E.S.W@2,0*W/+EW@3,0*)

**Beside a goal.** A goal that lies face down asks nothing of the cards beside it, since nobody can see its edges. Once
it has been turned up it counts like any other tunnel card, to fit to and to build on from. {#B-24}

> The printed rules say only that goals, and nothing but goals, may fail to fit. This is how we read them.

**What is cut off.** Cards that a rockfall cuts off from the start stay where they are. Cards beside them must still
fit, but you may lay nothing that is connected to them alone. {#B-25}

![After a rockfall: the way ends at the gap](maze:no/start@0,0/gap@1,0/EW@2,0*/+NEW@3,0*)

**With a broken tool.** If a broken tool lies in front of you when your turn begins, you may not lay tunnel cards. Every
other card you may play. {#B-26}

## Action cards {#actions}

![](card:break-pick) ![](card:break-lamp) ![](card:break-cart) **Broken tool.** Lay it in front of a player who has no
broken tool of that kind yet: pickaxe, lamp or cart. So nobody has more than three, one of each kind. {#B-30}

> It goes in front of another player, never in front of yourself.

![](card:fix-pick) ![](card:fix-lamp) ![](card:fix-cart) **Repair.** Takes away one broken tool of the kind it shows,
from any player, yourself included. Both cards go to the discard pile face up. {#B-31}

![](card:fix-lamp+pick) ![](card:fix-cart+pick) ![](card:fix-cart+lamp) **Repair with two tools.** It mends one of the
two, and you choose which. Never both. {#B-32}

**Nothing to mend.** A repair can be played only on a player who has a matching broken tool. {#B-33}

![](card:rockfall) **Rockfall.** Takes any one tunnel card out of the maze, but never the start and never a goal. Both
cards go to the discard pile face up. The gap may be filled again in later turns. {#B-34}

![](card:map) **Map.** Look at one goal that lies face down, and put it back. You alone see it; everyone sees which goal
you looked at. The map goes to the discard pile face up. With no goal face down it cannot be played. {#B-35}

## Goals and the end of a round {#goals}

**Reaching a goal.** When you lay a tunnel card and a way then leads from the start to a goal without a break, that goal
is turned up; so is every other goal that is connected by then. {#B-40}

> The card just laid need not touch the goal itself, and a stone just turned up may lead on to the next goal. It takes
> the bridges and ladders of other boxes for either to happen.

![](goal:treasure) **The treasure.** The round ends at once. Nothing more is drawn. {#B-41}

![](goal:stone-1) ![](goal:stone-2) **A stone.** Play goes on. The stone is turned upside down if need be, so that its
tunnel meets the one that reached it. It may then fail to fit its other neighbours: goals may, and only goals. {#B-42}

**A dead end reaches nothing.** It never turns up a goal, since the arm that comes from the start does not lead to the
arm that faces the goal. {#B-43}

![A dead end beside a goal: nothing happens](maze:plain/start@5,0/EW@6,0/E.W@7,0*W/goal@8,0)
![A way to the goal: it is turned up](maze:plain/start@5,0/EW@6,0/EW@7,0/treasure@8,0)

**Nothing left to play.** The round also ends when the deck is empty and nobody holds a card that can be played. {#B-44}

> Whether a card can be played is asked of the table as it stands, with its broken tools, gaps and targets. The round
> ends as soon as this is so, even if there are cards left to discard.

**Masks off.** When the round is over all dwarf cards are shown, and the one left over too. {#B-45}

## Sharing the gold {#gold}

**Who wins the round.** The miners, if the treasure was reached, no matter who reached it. Otherwise the saboteurs.
{#B-50}

**Gold for the miners.** As many gold cards are drawn as there are miners among the players. Whoever laid the last
tunnel card looks at them, keeps one and hands the others on to the next miner counter-clockwise, to the right, passing
over saboteurs. That miner does the same, and so on until every miner has one. {#B-51}

**Reached by a saboteur.** Then the nearest miner to the right of that saboteur is the first to choose. {#B-52}

**Gold for the saboteurs.** Saboteurs who win are given gold cards. How much each of them gets depends on how many
saboteurs took part: {#B-54}

| saboteurs | nuggets for each |
|---|---|
| 1 | 4 |
| 2 | 3 |
| 3 | 3 |
| 4 | 2 |

> The cards are picked so that every sum is exact, in as few cards as can be. If the cards that are left cannot do that,
> as much as possible is handed out with nobody above their sum, served in the order of seats from the round's first
> player.

**No saboteur at all.** With 3 or 4 players the saboteur may be the card left over. If the treasure is not reached in
such a round, nobody gets gold. {#B-55}

**Gold is secret.** What gold you hold, and which card you kept, is your secret until the game ends. {#B-56}

## New round and end of the game {#rounds}

**A new round** is set up like the first: start and goals, all the dwarf cards with the one left over, and the whole
deck are shuffled and dealt anew. Everyone keeps their gold, and the gold cards that are left are shuffled again.
{#B-60}

**Who begins it.** The player to the left of whoever laid the last *tunnel* card. {#B-61}

> If no tunnel card was laid in the round, the player to the left of the one who began it. {#B-62}

**The end.** The game ends after three rounds. The most nuggets win, and all who tie for the most win together. {#B-70}

## What a table may choose {#options}

- **Rounds:** from 1 to 12 in the place of three.
- **First seat:** who begins the first round, in the place of the lot.

A variant that shares out the gold in another way has a page of its own: [the early printing](base-classic).

## All the cards {#cards}

The number under a picture says how many there are. You may turn any of them upside down.

### Tunnels {#cards-tunnels}

![4 ×](card:NS) ![3 ×](card:EW) ![5 ×](card:NESW) ![5 ×](card:NES) ![5 ×](card:NEW) ![5 ×](card:NE) ![4 ×](card:NW)

### Dead ends {#cards-dead-ends}

![1 ×](card:S) ![1 ×](card:E) ![1 ×](card:N.S) ![1 ×](card:E.W) ![1 ×](card:N.E) ![1 ×](card:N.W) ![1 ×](card:N.E.S)
![1 ×](card:N.E.W) ![1 ×](card:N.E.S.W)

### Actions {#cards-actions}

![6 ×](card:map) ![3 ×](card:rockfall) ![3 ×](card:break-pick) ![3 ×](card:break-lamp) ![3 ×](card:break-cart)
![2 ×](card:fix-pick) ![2 ×](card:fix-lamp) ![2 ×](card:fix-cart) ![1 ×](card:fix-lamp+pick) ![1 ×](card:fix-cart+pick)
![1 ×](card:fix-cart+lamp)

### Gold {#cards-gold}

![16 ×](gold:1) ![8 ×](gold:2) ![4 ×](gold:3)
`;export{e as default};