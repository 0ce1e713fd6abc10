# The analysis of a finished game. Texts name no gender; numbers come formatted.

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
