var e=`# Saboteur, the early printing

This is the [base game](base) as an earlier printing has it. It is played with the same cards in the same way; only the
gold of the miners and the start of a new round are different. If you do not know the game yet, read [the base
game](base) first and come back.

## What is different {#differences}

| | base game | early printing |
|---|---|---|
| gold cards drawn for the miners | one for each miner | one for each player, but only nine with ten players |
| how many a miner gets | exactly one | one or more |
| who begins the next round | left of the last tunnel card laid | left of the last card played, of any kind |
| miners with broken tools | get gold | get gold, or none if the table chooses so |

**Gold for the miners.** As many gold cards are drawn as there are *players*, but only nine with ten players. Whoever
laid the last tunnel card looks at them, keeps one and hands the others on to the next miner counter-clockwise, to the
right, passing over saboteurs. They go round and round until none is left, so some miners get more than one. {#C-51}

**No gold with a broken tool.** A table may choose this rule: a miner who has a broken tool in front of them when the
round ends is passed over when gold is chosen. Saboteurs are paid all the same. {#C-53}

> As many cards are drawn as always; but if no miner is left who may choose, none.

**Who begins a new round.** The player to the left of whoever last *played a card*, of any kind. Discarding is not
playing. {#C-61}

## What is the same {#same}

Each of these rules stands in full on the page of [the base game](base); its title leads there.

### Setting up {#same-setup}

- [Players](base#B-01): 3 to 10. {#B-01}
- [Dwarf cards](base#B-02): as many saboteurs and miners as the table says, always one card more than players. {#B-02}
- [Your role is your secret](base#B-03): you see your own dwarf card alone. {#B-03}
- [What is in the box](base#B-04): 44 tunnel cards, 27 action cards, 28 gold cards. {#B-04}
- [The mine](base#B-05): seven cards between the start and the middle goal, one between a goal and the next. {#B-05}
- [No border](base#B-06): the maze grows as it likes. {#B-06}
- [Deck and hands](base#B-07): 6, 5 or 4 cards, by the number of players. {#B-07}
- [The gold](base#B-08): 28 cards, shuffled, face down. {#B-08}
- [Who begins](base#B-09): a seat that was chosen or drawn by lot; then clockwise. {#B-09}

### A turn {#same-turn}

- [Use one card](base#B-10): lay a tunnel, play an action, or pass by discarding one face down. {#B-10}
- [Then draw](base#B-11): one card, while the deck lasts. {#B-11}
- [With an empty hand](base#B-12) you pass and discard nothing. {#B-12}
- [The discard pile](base#B-13): cards discarded by passing are seen by nobody else. {#B-13}

### Tunnel cards {#same-tunnels}

- [Beside the maze](base#B-20): sharing an edge with a card that lies face up. {#B-20}
- [It fits on all sides](base#B-21): tunnel to tunnel, rock to rock. {#B-21}
- [Never sideways](base#B-22): upright or upside down. {#B-22}
- [Connected to the start](base#B-23): without a break, and not through a dead end. {#B-23}
- [Beside a goal](base#B-24): face down it asks nothing of its neighbours. {#B-24}
- [What is cut off](base#B-25) stays, but cannot be built on from. {#B-25}
- [With a broken tool](base#B-26) you may not lay tunnel cards. {#B-26}

### Action cards {#same-actions}

- [Broken tool](base#B-30): in front of another player, at most one of each kind. {#B-30}
- [Repair](base#B-31): takes away a broken tool of the kind it shows, from anyone. {#B-31}
- [Repair with two tools](base#B-32): mends one of the two. {#B-32}
- [Nothing to mend](base#B-33): a repair needs a matching broken tool. {#B-33}
- [Rockfall](base#B-34): takes a tunnel card out of the maze, never the start or a goal. {#B-34}
- [Map](base#B-35): look at one goal that lies face down. {#B-35}

### Goals and the end of a round {#same-goals}

- [Reaching a goal](base#B-40): it is turned up once a way leads to it. {#B-40}
- [The treasure](base#B-41) ends the round at once. {#B-41}
- [A stone](base#B-42) is turned so that it meets the tunnel, and play goes on. {#B-42}
- [A dead end reaches nothing](base#B-43), so it turns up no goal. {#B-43}
- [Nothing left to play](base#B-44): the deck is empty and nobody can play a card. {#B-44}
- [Masks off](base#B-45): all dwarf cards are shown. {#B-45}

### Gold {#same-gold}

- [Who wins the round](base#B-50): the miners if the treasure was reached, else the saboteurs. {#B-50}
- [Reached by a saboteur](base#B-52): then the nearest miner to the right chooses first. This printing says nothing of
  it, so we do as in the base game. {#B-52}
- [Gold for the saboteurs](base#B-54): 4 nuggets for one, 3 each for two or three, 2 each for four. {#B-54}
- [No saboteur at all](base#B-55): if the treasure is not reached then, nobody gets gold. {#B-55}
- [Gold is secret](base#B-56) until the game ends. {#B-56}

### Rounds {#same-rounds}

- [A new round](base#B-60) is set up like the first; gold is kept. {#B-60}
- [If no such card was played](base#B-62), the player to the left of the one who began the round begins the next.
  {#B-62}
- [The end](base#B-70): three rounds, the most nuggets win, ties win together. {#B-70}

## What a table may choose {#options}

- **No gold with a broken tool:** as [C-53](#C-53) says.
- **Rounds:** from 1 to 12 in the place of three.
- **First seat:** who begins the first round, in the place of the lot.
`;export{e as default};