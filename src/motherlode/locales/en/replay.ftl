# The replay of a finished game.

## Controls

replay-loading = The game is being laid out …
replay-controls = Playing the game back
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Step
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-truth = Everything
replay-eyes-spectator = Spectator
replay-more = Log and more about this game
replay-hands = All hands
replay-roles = Who was who

## The game

replay-rounds = The ends of the rounds
replay-link = Copy a link to this step
replay-download = Download the record
replay-other = Show another game
replay-to-table = To the table

## Whether the shuffle was honest

replay-honest = The shuffle was honest
replay-dishonest = The shuffle does not hold
replay-unchecked = The shuffle cannot be checked
replay-hash-good = Before the first card was dealt, the table published the hash of a secret seed. The seed shown after the game has just that hash: it was not changed on the way.
replay-hash-bad = The seed shown after the game does not have the hash that was published before it: it was changed on the way.
replay-deals-good =
    { $count ->
        [one] The cards were shuffled again from the seed: the round was dealt just so.
       *[other] The cards were shuffled again from the seed: all { $count } rounds were dealt just so.
    }
replay-deals-bad =
    { $count ->
        [one] The cards were shuffled again from the seed, and this round was dealt otherwise: { $rounds }.
       *[other] The cards were shuffled again from the seed, and these rounds were dealt otherwise: { $rounds }.
    }
replay-result-good = Played from that deal, all moves are allowed and lead to this result.
replay-result-bad = Played from that deal, the moves do not lead to this result.
replay-no-seed = This record does not hold the seed that the cards were shuffled from.
replay-seed-hash = The hash, known from the start
replay-seed = The seed, shown at the end
replay-verify-yourself = Nobody has to take our word for it. Download the record and run:

## A game brought along

replay-bring-title = Watch a recorded game
replay-bring-lead = Drop the file of a record here, choose it, or paste its text. It is shown step by step, through any eyes, and its shuffle is checked.
replay-bring-file = Choose a file
