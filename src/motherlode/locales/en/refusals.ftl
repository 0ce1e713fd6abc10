# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = That time limit is not possible.
refusal-bad-message = The server did not understand that. Reloading the page may help.
refusal-bad-name = A name needs at least one visible letter, digit or symbol, and at most 32.
refusal-bad-options = These options do not fit this game.
refusal-bad-origin = This page was not loaded from the server it talks to.
refusal-bad-record = This is not a game that can be replayed.
refusal-bad-seats = This game can’t be played with that many players.
refusal-bad-token = Your session expired. Enter your name again.
refusal-bad-version = The server was updated; reload the page.
refusal-banned = The administrator has blocked your access to this server.
refusal-barred = The host has closed this table to you.
refusal-closing = The server is about to stop. Nothing is lost: try again in a moment.
refusal-elsewhere = This table is on another server right now. Try again in a moment.
refusal-empty-seats = Some seats are still empty.
refusal-empty-text = You haven’t written anything.
refusal-game-over = The game is over.
refusal-illegal-claim = The rules don’t allow you to say that.
refusal-illegal-move = The rules don’t allow that.
refusal-no-such-bot = There is no such bot.
refusal-no-such-game = That game doesn’t exist.
refusal-no-such-ruleset = There is no such ruleset.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-table = That table doesn’t exist.
refusal-not-a-move = That is not a move.
refusal-not-host = Only the host can do that.
refusal-not-now = That isn’t possible right now.
refusal-not-seated = Only players at this table can do that.
refusal-not-your-turn = It’s not your turn.
refusal-off-lesson = Legal, but the lesson needs another move.
refusal-seat-taken = That seat is taken.
refusal-silenced = The host has muted you at this table.
refusal-stale = Something happened in the meantime. Have a look and choose again.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-too-many = That is too many at once.
refusal-try-again = That didn’t work. Try again.
refusal-unreadable-table = This server can’t read this table: a newer version saved it.

rule-B-10 = On your turn you use one card of your own hand: lay it, play it, or pass by discarding it.
rule-B-20 = A tunnel card goes on a free spot right beside a face-up card of the maze.
rule-B-21 = It doesn’t fit there: on every side tunnel must meet tunnel and rock must meet rock.
rule-B-23 = It would not be connected: a tunnel of the card must lead back to the start without a break.
rule-B-26 = You can’t lay tunnel cards while you have a broken tool; have it repaired first.
rule-B-30 = A broken tool goes in front of another player whose tool of that kind is not broken yet.
rule-B-31 = That repair card does not show this tool.
rule-B-33 = There is nothing to repair: this player has no broken tool of that kind.
rule-B-34 = A rockfall removes a tunnel card from the maze, never the start or a goal.
rule-B-35 = A map lets you look at a goal that is still face down.
rule-B-51 = Choose one of the gold cards that came to you.
rule-C-51 = Choose one of the gold cards that came to you.
rule-S-10 = On your turn you lay a tunnel card, play an action card, pass, or get rid of a card in front of you.
rule-S-12 = To get rid of a card in front of you, discard exactly two cards from your hand.
rule-S-13 = To pass, discard one, two or three cards from your hand.
rule-S-15 = No player may have two of the same card in front of them.
rule-S-16 = There is no such card in front of you to get rid of.
rule-S-22 = A ladder must join a tunnel card of the maze, and none of its tunnels may lead to a goal.
rule-S-30 = You can only rob another player.
rule-S-31 = Hands off removes a theft card and nothing else.
rule-S-32 = Swap hats names a player, and there must be a dwarf card left in the pile.
rule-S-33 = You can only swap hands with another player.
rule-S-34 = Inspect another player’s dwarf card; you know your own.
rule-S-35 = A trap goes in front of another player; whoever is trapped can’t lay tunnel cards.
rule-S-36 = Freedom removes a trap and nothing else.
rule-S-37 = There is no such card in front of this player to remove.
rule-S-60 = Choose whom to rob.
rule-L-10 = On your turn, first play one card from your hand, or discard one or two.
rule-L-11 = Move your dwarf, or stay.
rule-L-20 = A path card goes on a free field of the board beside a face-up card.
rule-L-21 = It doesn’t fit there: on every side path must meet path and forest must meet forest.
rule-L-22 = There is no path there for it to continue.
rule-L-24 = There is an obstacle in the way, and the right tool is not on it yet.
rule-L-25 = There is room for only one dwarf, and another is standing there.
rule-L-30 = A tool goes on an obstacle of its kind that has none yet: axe on tree, boat on lake, rope on ditch.
rule-L-31 = This card can’t look there: only at one of the two things it shows, and not at what is face up, taken or your own.
rule-L-32 = A trap goes on a path between two cards, or on an open end that leads to a free field.
rule-L-33 = A troll blocks a path between two cards or at an open end, and nobody gets past it.
rule-L-35 = A storm removes a path card that no dwarf stands on, never a start or a mine.
rule-L-36 = There is already a trap or a troll there.
rule-L-40 = Your dwarf can’t go there: up to three cards along the paths, five from a campfire, and never onto the same card twice.
rule-L-41 = A dwarf that turns up a mine ends its move there.
rule-L-43 = Choose a treasure of this mine’s kind.
rule-L-51 = Answer the vote with yes or no; each player may call for one once a round.

# Why a card in hand cannot be played at all, by the rule that the attempt which got furthest breaks.

unplayable = Not playable now
unplayable-B-20 = It fits nowhere.
unplayable-B-21 = It fits nowhere.
unplayable-B-23 = It fits nowhere that is connected to the start.
unplayable-B-26 =
    { $tool ->
        [pick] Your pickaxe is broken: no tunnels until it is repaired.
        [lamp] Your lamp is broken: no tunnels until it is repaired.
        [cart] Your cart is broken: no tunnels until it is repaired.
       *[several] You have broken tools: no tunnels until they are repaired.
    }
unplayable-B-30 = Every other player’s tool of this kind is already broken.
unplayable-B-33 = No tool of this kind is broken.
unplayable-B-34 = There is no tunnel card to remove yet.
unplayable-B-35 = No goal is face down any more.
unplayable-S-15 = Wherever it could go, there is already a card like it.
unplayable-S-22 = There is nowhere to join this ladder.
unplayable-S-35 = You are trapped: no tunnels until you are free.
unplayable-S-37 = Nobody has a card in front of them that it could remove.
unplayable-L-20 = It fits nowhere.
unplayable-L-21 = It fits nowhere.
unplayable-L-22 = It fits nowhere that continues a path.
unplayable-L-30 = There is no obstacle for it, or each already has its tool.
unplayable-L-31 = There is nothing left to look at.
unplayable-L-32 = There is no path to set it on.
unplayable-L-33 = There is no path to put it on.
unplayable-L-35 = There is no path card without a dwarf on it.
unplayable-L-36 = Every path already has a trap or a troll.
