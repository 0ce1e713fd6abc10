# What only the terminal says. Commands such as board and quit, and the notation of moves, are the same in all languages.

## The table

terminal-heading = Round { $number } of { $rounds } – deck { $deck }, discard pile { $discards }
terminal-column-cards = cards
terminal-column-front = in front
terminal-column-gold = gold
terminal-column-role = role
terminal-column-clan = clan
terminal-column-cell = at
terminal-column-treasures = treasures
terminal-column-points = points
terminal-role-known =
    { $whose ->
        [own] { $role } (secret)
       *[seen] { $role } (you saw it)
    }
terminal-place = in column { $column }, row { $row }
terminal-hand-of = hand of { $seat }: { $cards }
terminal-hand-empty = Your hand is empty.
terminal-looked-at = Who has looked at { $what }: { $names }.
terminal-it-is = It is: { $what }.
terminal-cards-got = Cards { $name } got from you: { $cards }.
terminal-gold-pool = Nuggets on the gold cards to choose from: { $nuggets }.
terminal-treasures-left = Treasures left: { $treasures }.
terminal-treasures-of-kind = { $kind } ({ $treasures })

## Moves

terminal-moves = Your moves
terminal-discard = discard face down
terminal-turned = { $face } ({ $card } turned)
terminal-more-moves = and { $count } more: type one, like { $example }
terminal-shed = to get rid of: { $what }
terminal-tool-of = { $tool } of { $name }

## Asking for a move

terminal-ask-move = Your move (? for help):
terminal-ask-leave = Leave the game? (y or n):
terminal-yes = y yes
terminal-no-such-number = There is no move { $number }. Your moves are numbered 1 to { $last }.
terminal-not-a-move = { $line } is not a move. Type ? for help.
terminal-refused = { $move } is not allowed. { $reason } ({ $rule })
terminal-no-such-rule = { $ruleset } has no rule { $rule }.

## Help

terminal-help-move = Type the number of a move, or the move itself as listed, like { $example }.
terminal-help-board = show the table again
terminal-help-moves = show your moves again
terminal-help-log = show everything that has happened
terminal-help-rules = show one rule; without an id, all of them
terminal-help-quit = leave the game
terminal-help-signs = Columns are numbered along the top and rows along the side. Dots mark where your cards fit, and four corners the last move.
terminal-legend-tunnels = { $reached } are tunnels connected to the start, { $cut } are cut off, { $ends } end inside the card.
terminal-legend-goals = { $start } is the start, { $treasure } the treasure, { $stone } stone, { $hidden } a face-down goal. What you know about it is in brackets.
terminal-legend-mines = { $blue } and { $yellow } are the starts of the clans, { $hidden } a face-down mine; what you know about it is in brackets. Face-up mines: { $gems } gems, { $gold } gold, { $silver } silver, { $dragon } the dragon. Numbers are dwarfs, by seat.
terminal-legend-obstacles = { $tree }, { $lake } and { $ditch } are fallen trees, lakes and ditches, in small letters once a tool lies there; { $rocks } rocks, { $campfire } a campfire.
terminal-legend-tokens = Between two cards, { $trap } is a trap and { $troll } a troll.

## The course of a game

terminal-welcome = You are seat { $seat } of { $seats }; the game is { $ruleset }. Type ? for help.
terminal-seed-hash = The hash of the seed is { $hash }. The seed is shown at the end.
terminal-round-end = The end of round { $number }
terminal-game-end = The end of the game
terminal-score-won =
    { $who ->
        [me] { $score }, you win
       *[other] { $score }, wins
    }
terminal-left = You left before the end.
terminal-kept-so-far = The game so far is saved in { $path }.
terminal-seed = The seed was { $seed }
terminal-record-hint = To save a game, play with --record FILE. This command then checks that it was dealt from its seed:
terminal-kept = The game is saved in { $path }. To check that it was dealt from its seed:

## Replays

terminal-replay-start =
    { $eyes ->
        [truth] { $ruleset }, { $seats } players, with everything shown
        [spectator] { $ruleset }, { $seats } players, as a spectator saw it
       *[seat] { $ruleset }, { $seats } players, as seat { $seat } saw it
    }
terminal-replay-move = Move { $number } of { $moves }: { $name } { $move }
terminal-replay-keys = Enter: next, b: back, a number: that move, q: quit:
terminal-belief-roles = Chance of being a { $role }: { $chances }.
terminal-belief-treasure = The treasure: { $chances }.
