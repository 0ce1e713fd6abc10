# The replay of a finished game.

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
