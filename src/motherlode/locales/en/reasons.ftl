# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
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
