# The interface of the pages.

## Every page

skip-to-content = Skip to the page
page-home = Front page
page-table = Table
page-replay = Replay
page-rules = Rules
page-lesson = Lesson
page-loading = One moment …
page-not-loaded = This page could not be fetched. Is the server still there?
language = Language
menu = Menu
menu-keys = Keys: 1–9 hold up a card, R turns it, arrows move on the board, Enter plays, Esc lets go, M lists all moves, 0 shows the whole board.
theme-light = Light theme
theme-dark = Dark theme
sound-on = Sounds are on
sound-off = Sounds are off
notify-on = Notifications are on
notify-off = Notify me when it is my turn
dialog-close = Close
link-lost = The connection is lost. Trying to reach the table again …

## Front page

home-title = Dig for gold. Mind your friends.
home-lead = Dwarfs dig for gold, and some of them secretly don’t want it found. Play with friends or against bots, in the browser.
home-name = Your name
home-level = Bots
name-guest = Guest
home-play-bots = Play against bots
home-new-table = Table with friends
home-lesson = Learn in five minutes
home-recent = Your tables
home-public = Public tables
home-public-none = Nobody is waiting just now. Open a table of your own.
home-join = Join
home-watch = Watch
home-state = { $state ->
    [gathering] waiting for players
    [playing] a game is on
    [over] the game is over
   *[closed] closed
  }
home-people = { $people } of { $seats } seats taken
home-foot = Motherlode runs on this server alone and asks for nothing but a name.
name-title = Come in
name-go = To the table
come-in-again = Come in again

## A new table

new-title = A new table
new-ruleset = Game
new-players = { $least } to { $most } players
new-seats = Seats
new-clock = Time for a turn
new-bots = Bots on empty seats
new-bots-none = None
new-public = Show it in the public list
new-open = Open the table
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

## Before the game

room-lead = { $seats } seats. Send the link to your friends; whoever opens it can sit down or watch.
room-seats = Seats
room-free = free
room-sit = Sit here
room-stand = Stand up
room-host = host
room-bot = Bot …
room-put-bot = Put a bot on seat { $seat }
room-clear = Remove { $name }
room-start = Start the game
room-bots-fill = Free seats will be played by bots ({ $bot }).
room-wait-seats = The game can start when every seat is taken.
room-full = Every seat is taken.
room-wait-host = The game starts when the host is ready.
share-link = Share the link
share-copy = Copy this link:
share-copied = Copied
share-code = QR code
share-personal = Copy my own link, to go on from another device

## Seats

seats-label = Seats
seat-you = you
seat-turn = to play
seat-bot = bot
seat-absent = not connected
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
seat-handed = You handed these cards over
seat-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
seat-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
  }
seat-take-back = Take my seat back
seat-about = About { $name }
note-label = My mark, for me alone
seat-bot-plays = A bot is playing for you.
note-on = My note on { $name }: { $note ->
    [trust] trusted
    [suspect] suspected
   *[none] none
  }

## The board

board-maze = The maze
board-paths = The forest
board-fit = Show everything
board-zoom-in = Closer
board-zoom-out = Further away
peek-mark = You looked: { $goal }
token = { $name ->
    [trap] a trap
    [troll] a troll
   *[other] a token
  }
dwarf-of = The dwarf of { $name }
treasures-label = Treasures of this round
treasure-of = { $treasure }, taken by { $name }
round-of = Round { $number } of { $rounds }
round-number = Round { $number }
deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }

## My turn

turn-yours = Your turn
turn-of = { $name } is to play
turn-none = Nobody is to play
hint-wait = Wait for { $name }.
hint-choose-card = Choose a card.
hint-point = Point at what is lit.
hint-no-place = There is no place for this card. You can discard it.
hint-confirm = Tap again to play it there.
hint-asked = { $what ->
    [gold] Choose your gold card.
    [theft] Choose whom to rob.
    [walk] Where will your dwarf go?
    [treasure] Choose a treasure.
    [vote] End the round now?
   *[other] Choose.
  }
hand-label = Your hand
hand-turned = { $card }, turned
role-yours = You are
act-lay = Lay here
act-do = Play
act-turn = Turn
act-discard = { $count ->
    [one] Discard
   *[other] Discard { $count } cards
  }
act-which = Which do you mean?
act-cancel = Neither
act-several = Choose several cards
act-one-card = Only one card
moves-all = All moves
moves-find = Find
moves-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
  }
refusal-rule = Rule { $rule }

## Log and talk

log-title = What happened
log-open = Open the log
log-open-unread = { $count ->
    [one] Open the log: { $count } new message
   *[other] Open the log: { $count } new messages
  }
log-close = Back to the board
log-none = Nothing yet.
talk-title = Talk
talk-say = Say something
talk-send = Say
talk-claims = Claims
claims-board = The board and tools
claims-players = Players
claims-remarks = Remarks
claims-suspect = suspect
claims-trust = trust
talk-none = Nobody has said anything.
talk-older = Show earlier talk
talk-mute = Mute someone
talk-mute-one = mute
talk-unmute-one = hear again
talk-silence-one = silence for everyone
talk-unsilence-one = let talk again
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }

## Ends

end-round-title = Round { $number } is over
end-game-title = The game is over
end-reason-treasure = The treasure was reached.
end-reason-no-cards = The cards ran out before the treasure was reached.
end-reason-shared = The treasures are shared out.
end-reason-nothing = Nobody gets anything this round.
end-you-won = You won the round
end-you-lost = You lost the round
end-continue = Continue
end-skip = Show everything
end-new-role = Your new role
end-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
end-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
end-paid = { $count ->
    [one] gets { $count } nugget
   *[other] gets { $count } nuggets
  }
end-paid-secret = gets gold, how much is secret
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-roles-by-round = Roles by round
end-seed = The cards were shuffled from this seed: { $seed }
end-show = The end of the game
end-last-round = The end of the last round
rematch = Play again
replay-open = Watch the replay
leave = Leave the game
leave-sure = Leave? A bot will play for you until you come back.
table-closed = This table was closed, because everyone had gone.
refusal-offline = The server cannot be reached just now.

## Rules pages

rules-games = Games
rules-contents = On this page
rules-on = Other games
rules-previous = Previous game
rules-next = Next game
rules-of-this-game = Rules of this game
