var e=`# The Lost Mines

Beyond a deep forest lie four forgotten mines. Two **clans** of dwarfs, blue and yellow, build paths through the forest
and walk them to find treasure. In the end each clan shares what its dwarfs have brought home. But in each clan one
dwarf is **selfish** and shares nothing, and one is a **saboteur** who secretly works for the other clan.

It is a game of its own: it shares with [the base game](base) that cards must fit, but none of its cards. A game has two
rounds and takes about three quarters of an hour.

Every rule has a number, such as [L-22](#L-22). When the table refuses a move, it names the rule and leads you here.

> A note like this one marks a point on which the printed rules are silent or leave room, and says how it is played
> here.

## Setting up {#setup}

**Players.** The game is for 3 to 9, in two clans: blue and yellow. {#L-01}

**Dwarf cards.** There are 10: each clan has 3 loyal dwarfs, 1 selfish one and 1 saboteur. With fewer than 7 players
some of the loyal dwarfs are taken out. The cards are shuffled and everyone is dealt one; the others are set aside,
unseen. {#L-02}

| players | loyal, each clan | selfish, each clan | saboteur, each clan | cards in hand |
|---|---|---|---|---|
| 3 or 4 | 1 | 1 | 1 | 5 |
| 5 or 6 | 2 | 1 | 1 | 5 |
| 7 to 9 | 3 | 1 | 1 | 4 |

![Loyal](role:blue-loyal) ![Selfish](role:blue-selfish) ![Saboteur](role:blue-saboteur) ![Loyal](role:yellow-loyal)
![Selfish](role:yellow-selfish) ![Saboteur](role:yellow-saboteur)

**Your clan shows, your role does not.** Everyone sees from the back of your card which clan you belong to. The role is
your secret until the round ends. {#L-03}

**Dwarfs.** Everyone has a dwarf of their clan on the board. It begins on the clan's start card. {#L-04}

**The board** has 11 columns and 7 rows of fields, counted from the top left. The two start cards lie face up on their
fields. The four mines are shuffled and lie face down on theirs. The board is the whole world: no card is laid outside
it. {#L-05}

![The board before the first card is laid](trail:grid/free@1,1/free@11,7/blue-start@2,3/yellow-start@2,5/mine@10,1/mine@10,3/mine@10,5/mine@10,7)

**Treasures.** The 12 treasure cards are shuffled. As many as there are players lie face down beside the board; the
others are set aside, unseen. {#L-06}

> What kind of treasure it is, gems, gold or silver, shows on the back and is known to all, or nobody could take a
> matching one. Its value is secret.

**Deck and hands.** The 40 path cards and 23 action cards are shuffled, and 10 of them are set aside, unseen, for the
round. With 3 to 6 players everyone is dealt 5 cards, with 7 to 9 players 4. {#L-07}

**Who begins.** The most adventurous player, the printed rules say. Here it is a seat that was chosen or drawn by lot,
as [in the base game](base#B-09); then clockwise, to the left. {#L-08}

## Your turn {#turn}

A turn has three steps, in this order:

1. **Play or discard.** You must do exactly one of these: play a path card, play an action card, or discard one or two
   cards face down. {#L-10}
2. **Move your dwarf,** if you wish and if there is somewhere to go. {#L-11}
3. **Draw.** 1 card if you played one; as many as you discarded if you discarded. With an empty deck nothing is drawn,
   with fewer cards than are due those there are. {#L-12}

**Without cards.** If you have no cards at the start of your turn you lose the whole turn, your move too, and so on
until the round ends. {#L-13}

> Your [troll](#L-33) still leaves then. A lost turn brings no [treasure](#L-43).

## Path cards {#paths}

**Where.** On a free field beside a start card, a path card, or a mine that lies face up. {#L-20}

**It fits on all sides.** Wherever it touches a card that lies face up, a way meets a way and forest meets forest.
{#L-21}

> A mine that lies face down asks nothing of the cards beside it.

**It continues a way.** At least one way on the card must join a way that is there. It need not be connected to your own
start card or your dwarf. {#L-22}

![It fits and continues a way](trail:yes/blue-start@2,3/EW@3,3/+NSW@4,3)
![It does not fit: the way ends at trees](trail:no/blue-start@2,3/EW@3,3/+NES@4,3)
![It continues no way: forest meets forest, no more](trail:no/blue-start@2,3/EW@3,3/+EW@3,2)

**Turning.** A card may be turned upside down, never on its side. {#L-23}

> The printed rules do not say so; it is as in the whole family of games.

![](forest:NS+tree) ![](forest:EW+lake) ![](forest:EW+ditch) **Obstacles.** Fallen tree, lake, ditch: no dwarf may stop
there or pass until the right [tool](#L-30) lies on it. {#L-24}

![](forest:NE+rocks) **Rocks.** There is room for one dwarf. While one stands there, no other may stop there or pass.
{#L-25}

![](forest:NES+campfire) **Campfire.** A dwarf that starts its move here may go up to 5 cards. {#L-26}

## Action cards {#actions}

![](forest:axe) ![](forest:boat) ![](forest:rope) **Tools.** The axe is for a fallen tree, the boat for a lake, the rope
for a ditch. A tool can be played only while such an obstacle lies on the board without a tool. The card is discarded
and its token goes on the obstacle. From then on dwarfs may enter, but only one at a time, as on [rocks](#L-25). {#L-30}

![](forest:look-mine+treasure) ![](forest:look-dwarf+mine) ![](forest:look-dwarf+treasure) **Information.** Each of
these cards offers two of three looks, and you choose one: at a mine that lies face down, at a treasure that is not
taken yet, or at another player's dwarf card. You alone see it; everyone sees what you looked at. You may not tell the
other players what you learned. {#L-31}

![](forest:trap) **Trap.** It is set on a way that joins two cards, or on the open end of a way that leads to a free
field. A dwarf that passes it costs its owner a random card at once: the left neighbour draws it from the hand, and it
is discarded face down, unseen. The hand stays a card smaller until the round ends. With no cards in hand nothing is
lost. {#L-32}

> The trap stays where it is. The way from a path card into a mine that lies face down can hold a trap or a troll too.

![](forest:troll) **Troll.** The card lies in front of you, the troll stands where a trap could be set. Nobody passes
it, not even you. At the start of your next turn it leaves, and the card is discarded. {#L-33}

**Building on.** A path card may be laid on to an end of a way that holds a trap or a troll. It then stands between the
two cards. {#L-34}

![](forest:storm) **Storm.** Removes any path card with no dwarf on it, together with a tool that lies on it; never a
start card or a mine. Traps and trolls at its edges go only if they then stand between two empty fields. {#L-35}

> A troll that goes in this way takes its card along, which is discarded at once.

**The discard pile.** Played cards go there, face down. {#L-36}

> A way holds one trap or one troll, never two at a time.

## Moving {#moving}

**How far.** 1 to 3 cards along ways that are there, up to 5 [from a campfire](#L-26). Any number of dwarfs may share a
card, except on [rocks](#L-25) and on [obstacles with a tool](#L-30). {#L-40}

> A walk never enters the same card twice.

**Turning up a mine.** A dwarf that enters a mine that lies face down turns it up and ends its move there. The mine is
turned so that above all the way the dwarf came by fits; its other sides fit as far as they can. {#L-41}

> If the dwarf could enter both ways, the mine lies so that it fits more neighbours; otherwise it is not turned.

## Mines and treasures {#mines}

**Four mines.** Three hold treasure: gems, gold and silver. In the fourth lives the dragon. {#L-42}

![Gems](mine:gems) ![Gold](mine:gold) ![Silver](mine:silver) ![Dragon](mine:dragon)

**Taking treasure.** If your dwarf stands on a mine with treasure when you have moved, or chosen not to, you take one
treasure of that kind if any is left; and again at the end of every later turn of yours in which it is still there.
{#L-43}

> Merely passing over a mine brings nothing. You may choose among the treasures of that kind, and you alone see the
> value.

**The dragon.** Whoever turns up the dragon's mine takes the dragon. From then on that mine is a plain path to everyone.
{#L-44}

## The end of a round {#end}

**When a round ends.** When the deck is empty and nobody has cards left, or at once when all treasures are taken.
{#L-50}

**By common consent.** The players may end it when a mine with treasure can no longer be reached. {#L-51}

> That is for them to judge. On your turn, before you play or discard, you may call a vote, once in a round. All others
> are asked clockwise. If one does not agree, the vote is over and your turn goes on.

## Sharing the treasure {#sharing}

**Selfish dwarfs.** All roles are shown. A selfish dwarf scores the value of their own treasures and has no part in the
clan's. {#L-52}

**Two pools.** All others put their treasures together by clan. A saboteur's go to the other clan's pool, and the
saboteur shares in that one. {#L-53}

**Sharing a pool.** It is shared equally. What is left over goes to the one of its sharers who took the single most
valuable treasure; if several did, it is shared equally among those, and what is still left over is lost. {#L-54}

**The dragon's due.** Whoever has the dragon gives back 2 of the points they gained in this round, or all of them if
they gained less. Points of earlier rounds are not touched. {#L-55}

**An example.** Two loyal yellow dwarfs share 8 points: 4 each. Two loyal blue dwarfs and a yellow saboteur share 8: 2
each, and the 2 left over go to the saboteur, who took the treasure worth 4. One of the two loyal blue dwarfs has the
dragon and gives back 2. A selfish blue dwarf keeps 3. {#L-56}

## New round and end of the game {#rounds}

**A new round.** Everything is set up anew, dwarf cards, mines and treasures too. The player to the left of whoever
played the last card begins. Discarding is not playing; if no card was played at all, see [the base game](base#B-62).
{#L-60}

**The end.** Two rounds. The most points win, and all who tie for the most win together. If the table chose so, further
rounds are played until there is a single winner. {#L-61}

> At most 4 further rounds.

## What a table may choose {#options}

- **Until there is a single winner:** further rounds after a tie, as [L-61](#L-61) says.
- **Rounds:** from 1 to 12 in the place of two.
- **First seat:** who begins the first round, in the place of the lot.

## All the cards {#cards}

The number under a picture says how many there are. The rulebook gives the counts and the dwarf cards: these are sure.
Everything else is **assumed**: the size of the board, where starts and mines lie, the shapes of all cards, how many
there are of each action, and the values of the treasures are our own proposal, which adds up to the printed counts.

### Paths {#cards-paths}

![2 ×](forest:NS) ![2 ×](forest:EW) ![4 ×](forest:NE) ![4 ×](forest:NW) ![4 ×](forest:NES) ![4 ×](forest:NEW)
![4 ×](forest:NESW)

### Obstacles, rocks and campfires {#cards-special}

![1 ×](forest:NS+tree) ![1 ×](forest:EW+tree) ![1 ×](forest:NES+tree) ![1 ×](forest:NS+lake) ![1 ×](forest:EW+lake)
![1 ×](forest:NEW+lake) ![1 ×](forest:NS+ditch) ![1 ×](forest:EW+ditch) ![1 ×](forest:NESW+ditch)
![1 ×](forest:NS+rocks) ![1 ×](forest:EW+rocks) ![1 ×](forest:NE+rocks) ![1 ×](forest:NW+rocks)
![1 ×](forest:NES+campfire) ![1 ×](forest:NEW+campfire) ![1 ×](forest:NESW+campfire)

### Actions {#cards-actions}

![3 ×](forest:axe) ![3 ×](forest:boat) ![3 ×](forest:rope) ![3 ×](forest:trap) ![2 ×](forest:troll) ![3 ×](forest:storm)
![2 ×](forest:look-mine+treasure) ![2 ×](forest:look-dwarf+mine) ![2 ×](forest:look-dwarf+treasure)

### Treasures {#cards-treasures}

| kind | values |
|---|---|
| gems | 3, 4, 4, 5 |
| gold | 2, 3, 3, 4 |
| silver | 1, 2, 2, 3 |
`;export{e as default};