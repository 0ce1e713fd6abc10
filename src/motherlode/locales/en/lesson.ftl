# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Your coach
lesson-start = Show me
lesson-go-on = Go on
lesson-skip = Skip
lesson-restart = Start again
lesson-try-again = Try again
lesson-chapter = Part { $number } of { $chapters }
lesson-finished = You have seen it all
lesson-to-play = Play a game
lesson-to-rules = Read the rules
lesson-then-place = Good. Now point at the lit place.
lesson-then-seat = Good. Now point at the lit player.
lesson-then-discard = Good. Now press “Discard”.
lesson-card-tunnel = A tunnel card makes the maze grow.
lesson-card-dead-end = A dead end: its tunnels all stop in the middle, so nobody can dig on from it.
lesson-card-map = A map lets you look at one goal in secret.
lesson-card-break = A broken tool goes in front of another player, who then cannot lay tunnels.
lesson-card-fix = A repair takes away a broken tool of its kind.
lesson-card-rockfall = A rockfall takes a tunnel card out of the maze.
lesson-card-later = Keep it for now.

## Chapters

lesson-hello = Welcome to the mine! You are a dwarf. One of the three cards on the right hides a treasure, and as a miner you want a tunnel from the ladder to reach it. But someone here may be a saboteur, hoping that it never does. Roles are secret.
lesson-lay-a-tunnel = On your turn you use one card and draw a new one. Most cards are tunnels. A tunnel goes right beside another card, tunnel meeting tunnel and rock meeting rock, and it has to lead back to the ladder.
lesson-lay-a-tunnel-do = Choose a straight tunnel, then point at the lit place next to the ladder.
lesson-lay-a-tunnel-done = Well dug! The lamplight shows how far the tunnels reach. You have drawn a new card, and now it is the others’ turn.
lesson-turn-a-card = { $ada } dug on. { $lou } passed: a card was discarded face down, and nobody sees which. { $cy } looked at the middle goal with a map. Cards may be turned upside down, but never on their side.
lesson-turn-a-card-do = Choose the bend and point at the lit place. It turns so that it fits.
lesson-turn-a-card-done = It fits! Now the tunnel leads down. You can also turn a card yourself, by choosing it once more.
lesson-map = Of the three goals one is the treasure and two are only stone. With a map you look at one of them. What you see is for your eyes only.
lesson-map-do = Choose the map and point at the lower goal.
lesson-map-done = There is the treasure! A mark that only you can see will remind you. You may tell the others. Whether they believe you is up to them.
lesson-broken-tool = { $lou } broke your lamp! While a broken tool lies in front of you, you cannot lay tunnels. You can still play other cards, or pass: discard a card face down and draw another. A dead end is one to be rid of.
lesson-broken-tool-do = Choose the dead end and press “Discard”.
lesson-broken-tool-done = Away with it. And look what you drew: a lamp repair!
lesson-mend = Now { $lou } has broken { $cy }’s cart, too. Strange, for a miner … A repair takes away a broken tool of its kind: yours, or anybody’s.
lesson-mend-do = Choose the lamp repair and point at yourself.
lesson-mend-done = Your lamp is lit again, and you can dig.
lesson-suspicion = { $ada } mended { $cy }’s cart: that is what friends do. But { $lou } laid a dead end right in our way, and that is what saboteurs do. A broken tool will put a stop to it.
lesson-suspicion-do = Choose the broken pickaxe and point at { $lou }.
lesson-suspicion-done = As long as it lies there, { $lou } cannot lay tunnels. Of course you might be wrong: roles are only shown when the round is over.
lesson-rockfall = { $ada } thinks as you do, and broke { $lou }’s cart as well. The dead end still blocks the way. A rockfall takes any tunnel card out of the maze. Saboteurs like it too.
lesson-rockfall-do = Choose the rockfall and point at the dead end.
lesson-rockfall-done = The way is clear again.
lesson-reach-the-gold = { $ada } put a crossroads there. One card more, and the tunnel reaches the goal with the treasure!
lesson-reach-the-gold-do = Choose a tunnel that fits and point at the lit place.
lesson-reach-the-gold-done = The treasure! The round is over, and all roles are turned up. { $lou } was the saboteur, and the miners have won. Had the cards run out first, { $lou } would have.
lesson-share-the-gold = There is a gold card for every miner. Whoever reached the treasure chooses first, and then the others take theirs. Saboteurs go empty-handed.
lesson-share-the-gold-do = Choose your gold card. More nuggets are better.
lesson-share-the-gold-done = Well earned! How much gold each player has stays secret until the game is over.
lesson-the-end = That is the whole game. It has three rounds, each with new roles: next time the saboteur may be you. Whoever has the most gold in the end wins. Have fun!
