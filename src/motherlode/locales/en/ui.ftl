# The interface of the pages.

## Every page

skip-to-content = Skip to content
page-home = Home
page-table = Table
page-replay = Replay
page-rules = Rules
page-lesson = Lesson
page-loading = One moment …
page-not-loaded = This page could not be loaded. Is the server still running?
language = Language
menu = Menu
menu-keys = Keys: 1–9 pick a card, R turns it, arrows move around the board, Enter plays, Esc cancels, M lists all moves, N makes the next bot move step by step, 0 shows the whole board.
theme-light = Light theme
theme-dark = Dark theme
sound-on = Sound is on
sound-off = Sound is off
notify-on = Notifications are on
notify-off = Notify me when it is my turn
confirm-on = Moves by mouse are confirmed
confirm-off = Ask before each move by mouse
dialog-close = Close
link-lost = Connection lost. Reconnecting …

## Front page

home-title = Dig for gold. Watch your friends.
home-lead = Dwarfs dig for gold, and some of them secretly don’t want it found. Play with friends or against bots, in the browser.
home-name = Your name
home-level = Difficulty
level-1 = Novice
level-2 = Easy
level-3 = Hard
level-4 = Expert
name-guest = Guest
home-play-bots = Play against bots
home-new-table = Play with friends
home-lesson = Learn in five minutes
home-recent = Your tables
home-public = Public tables
home-public-none = Nobody is waiting right now. Press “Find players”: you get a table of your own, and whoever comes next finds you there.
home-join = Join
home-watch = Watch
home-state = { $state ->
    [gathering] waiting for players
    [playing] game in progress
    [over] game over
   *[closed] closed
  }
home-people = { $people } of { $seats } seats taken
match-find = Find players
match-wishes = What you want to play
match-seats = { $count ->
    [0] Any number of seats
    [one] { $count } seat
   *[other] { $count } seats
  }
match-fill = Bots on empty seats
match-fill-after = Bots after { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
match-fill-never = Only people
tempo-none = No time limit
tempo-seconds = Seconds per turn
tempo-days = Days per turn
lobby-filters = Show only
lobby-any = Any
lobby-open = With a free seat
lobby-none = No table matches these filters.
lobby-clear = Clear the filters
lobby-more = Show more
lobby-opened = opened { $ago }
home-foot = Motherlode runs on this server alone and asks for nothing but a name.
name-title = Come in
name-go = To the table
come-in-again = Join again

## A new table

new-title = New table
new-ruleset = Game
new-players = { $least } to { $most } players
new-seats = Seats
new-clock = Time per turn
new-bots = Bots on empty seats
new-bots-none = No bots
new-public = List it publicly
new-auto-start = Begin by itself once all seats are taken
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
room-bots-fill = Bots will play the free seats ({ $bot }).
room-wait-seats = The game can start when every seat is taken.
room-full = Every seat is taken.
room-wait-host = Waiting for the host to start the game.
room-auto = The game begins by itself once all seats are taken. { $free ->
    [one] { $free } seat is still free.
   *[other] { $free } seats are still free.
  }
room-auto-bots = Bots take the free seats in
room-closed = This table has closed: nobody was left.
room-quit = Leave the table
share-link = Share the link
share-copy = Copy this link:
share-copied = Copied
share-code = QR code
share-personal = Copy my personal link, to continue on another device

## Seats

seats-label = Seats
seat-you = you
seat-turn = to move
seat-bot = bot
seat-absent = offline
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
seat-handed = You gave these cards away
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
note-label = My note, only I see it
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
board-zoom-in = Zoom in
board-zoom-out = Zoom out
peek-mark = You looked: { $goal }
looked-mark = Looked at by { $names }
token = { $name ->
    [trap] a trap
    [troll] a troll
   *[other] a token
  }
dwarf-of = { $name }’s dwarf
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
turn-of = It’s { $name }’s turn
turn-none = Nobody’s turn
hint-wait = Waiting for { $name }.
hint-choose-card = Choose a card.
hint-point = Choose a highlighted spot.
hint-no-place = This card fits nowhere. You can discard it.
hint-confirm = Tap again to play it there.
hint-confirm-click = Click again to play it there.
plan-point = Choose where to play it when your turn comes.
plan-set = Planned: { $move }
plan-failed = No longer possible: { $move }
plan-cancel = Cancel plan
pace = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step by step
pace-next = Next move
hint-asked = { $what ->
    [gold] Choose your gold card.
    [theft] Choose whom to rob.
    [walk] Where should your dwarf go?
    [treasure] Choose a treasure.
    [vote] End the round now?
   *[other] Choose.
  }
hand-label = Your hand
hand-turned = { $card }, turned
hand-new = { $card }, new
role-yours = You are
act-lay = Lay here
act-do = Play
act-turn = Turn
act-discard = { $count ->
    [one] Discard
   *[other] Discard { $count } cards
  }
act-which = Which one?
act-cancel = None of these
act-several = Choose several cards
act-one-card = Only one card
moves-all = All moves
moves-find = Search
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
talk-title = Chat
talk-say = Say something
talk-send = Send
talk-claims = Quick messages
claims-board = Board and tools
claims-players = Players
claims-remarks = Remarks
claims-suspect = suspect
claims-trust = trust
talk-none = Nobody has said anything yet.
talk-older = Show earlier messages
talk-mute = Mute someone
talk-mute-one = mute
talk-unmute-one = unmute
talk-silence-one = mute for everyone
talk-unsilence-one = allow to talk again
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
end-paid-secret = gets gold (secret)
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
announcement = Maintenance at { $time }. Games pause and go on afterwards; nothing is lost.
table-closed = This table is closed.
refusal-offline = The server can’t be reached right now.

## Rules pages

rules-games = Games
rules-contents = On this page
rules-on = Other games
rules-previous = Previous game
rules-next = Next game
rules-of-this-game = Rules of this game

## Pass and play: several people, one device

pass-title = Pass and play
pass-open = One device, several players
pass-lead = You pass this device round. Between turns the screen shows nothing, and each player sees only their own cards.
pass-people = Players at this device
pass-name = Name of player { $number }
pass-add = Add a player
pass-bots = Bots at the table
pass-owner = { $name } is you: the game will be in your history.
pass-same-name = Everyone needs a name of their own.
pass-forget = Forget this game of { $game }
pass-forget-sure = Forget this game? The players at this device can’t go on with it.
pass-to = Pass the device to { $name }
pass-look-away = Everyone else looks away.
pass-show = { $name } here: show my cards
pass-others = Or someone else has it
pass-next = Next: { $name }
pass-on = Hide and pass on
pass-hide = Hide everything
pass-unknown = This game is not on this device.
pass-again = Play again
role-press = Press to see your role

## My tables, notices, without a net

tables-turn = It’s { $name }’s turn
tables-left = left:
tables-with = with { $names }
tables-invited = You are invited
tables-invited-by = { $name } invites you
tables-block = Nothing more from { $name }
tables-decline = Decline
tables-mute = Mute this table
tables-unmute = Unmute this table
offline-list = No connection. This is how it was on { $at }.
offline-table = No connection. You see the table as it was on { $at }.
room-invite = Invite people you have played with
room-invite-one = Invite
room-invited = Invited
page-me = My page
me-title = { $name }’s page
me-notices = Notifications
me-notices-lead = You are told when it matters, even while this page is closed. Nobody can read the message on its way.
me-notices-refused = Your browser blocks notifications of this site. You can allow them in its settings.
me-notices-open-only = No push service can be reached: you are only told while this page is open.
me-notices-kinds = Tell me when
me-notices-turn = it’s my turn
me-notices-over = a game of mine is over
me-notices-invited = I am invited to a game
me-blocked = You get no invitations from
me-unblock = Allow again
me-quiet = Quiet hours
me-quiet-on = Hold notifications back at night
me-quiet-from = from
me-quiet-to = to

## History, devices, what is stored

me-games = My games
me-games-none = No finished games here yet.
me-games-more = Earlier games
me-filter-game = Game
me-filter-role = Role
me-filter-all = all
me-won = won
me-lost = not won
me-figures = Figures
me-figures-games = games: { $games }, won: { $won }
me-figures-mean = { $unit ->
    [nuggets] { $amount } nuggets per game on average
   *[points] { $amount } points per game on average
  }
me-figures-caption = { $unit ->
    [nuggets] Nuggets in the latest games, the newest at the right
   *[points] Points in the latest games, the newest at the right
  }
me-figures-line = { $unit ->
    [nuggets] Nuggets in the latest games: { $amounts }
   *[points] Points in the latest games: { $amounts }
  }
me-figures-rounds = Rounds with a payout
me-figures-role = { $won } of { $rounds } ({ $share })
me-gold = { $unit ->
    [nuggets] nuggets won: { $amount }, { $mean } a round
   *[points] points won: { $amount }, { $mean } a round
  }
me-count-broken = tools broken: { $count }
me-count-mended = tools repaired: { $count }
me-count-helped = obstacles overcome: { $count }
me-count-hindered = ways blocked: { $count }
me-count-treasures = treasures taken: { $count }
me-found = found out in { $share } of the rounds, after { $turns } turns on average
me-found-about = A saboteur counts as found out when someone who is no saboteur first breaks one of their tools.
me-devices = Another device
me-devices-lead = Whoever opens this link is you: your tables, your history. Don’t pass it on.
me-devices-show = Show the link and the code
me-devices-code = Code with your personal link
me-log-out = Log out my other devices
me-log-out-sure = All other devices with your personal link are logged out, and old links don’t work any more. Go on?
me-data = What is stored of you
me-data-lead = Your name, your games, what you wrote at tables, and your settings for notifications. Nobody else gets them.
me-data-download = Download everything
me-forget = Forget me on this device
me-take-over-new = This is the personal link of { $name }. Whoever follows it plays as { $name } on this device, with their tables and history. Is it yours?
me-take-over-sure = This link belongs to another player. If you follow it, this device will be theirs, and without your own personal link you can’t come back as yourself. Follow it?
me-forget-sure = This device will forget you. Without your personal link you can’t come back as the same player.
me-erase = Erase everything
me-erase-sure = Your name, your history and all you wrote will be erased for good, and bots take your seats. Go on?
