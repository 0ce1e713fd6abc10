# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Why
why-nearer = The aim: a shorter way to the treasure. Cards saved: { $cards }.
why-farther = The way to the treasure gets longer. Cards more: { $cards }.
why-level = The way to the treasure stays as long as it was.
why-map = The aim: to know where the treasure lies.
why-break-saboteur = The aim: to hold up { $name }, probably a saboteur ({ $chance }).
why-break-miner = The aim: to hold up { $name }, probably no saboteur ({ $chance }).
why-break = The aim: to hold up { $name }.
why-fix-self = The aim: to be able to dig again.
why-fix-other = The aim: help for { $name }.
why-pass = Nothing was worth playing. The card that is missed least went away.
why-shed = The aim: to get rid of a hindrance.
why-best = This move promised more than all others.
why-richest = The aim: to steal where there is most.
why-gold = The aim: as much gold as possible.
why-treasure = The aim: the most valuable treasure.
why-rest = The aim: the best end of the round.
why-worth = The gain expected, in points: { $points }.

## What was believed

why-suspects = Under suspicion: { $names }.
why-suspects-none = Nobody was under suspicion.
why-place = The treasure’s likely place: { $spot } ({ $chance }).
why-far = Cards thought to be missing up to the treasure: { $cards }.
why-expects = Nuggets expected from this round: { $gold }.
why-reached = Chance that the treasure is reached: { $chance }.
why-thought = Rounds played out in thought: { $worlds }. Won with this move: { $chance }.
why-trusts = Trust: { $names }.
why-mistrusts = Mistrust: { $names }.
why-friends = On the same side, it seemed: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = What could be believed
belief-about = How likely each player was to be a saboteur, from all that could be seen through these eyes up to this step, as the bot “{ $bot }” reckons.
belief-whose = Reckoned through the eyes of
belief-chart = Likelihood of being a saboteur, over the steps of the game
belief-player = Player
belief-chance = Saboteur
belief-goal = Goal
belief-treasure = Treasure
belief-loading = This is being reckoned …
