# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Your coach
lesson-start = Show me
lesson-go-on = Next
lesson-skip = Skip
lesson-restart = Start over
lesson-try-again = Try again
lesson-chapter = Part { $number } of { $chapters }
lesson-finished = That’s all there is to it
lesson-to-play = Play a game
lesson-to-rules = Read the rules
lesson-then-place = Good. Now choose the lit spot.
lesson-then-seat = Good. Now choose the lit player.
lesson-then-discard = Good. Now press “Discard”.
lesson-card-tunnel = Tunnel cards make the maze grow.
lesson-card-dead-end = A dead end: its tunnels all stop in the middle, so nobody can dig on from it.
lesson-card-map = A map lets you look at one goal in secret.
lesson-card-break = A broken tool goes in front of another player, who then cannot lay tunnels.
lesson-card-fix = A repair takes away a broken tool of its kind.
lesson-card-rockfall = A rockfall removes a tunnel card from the maze.
lesson-card-later = Keep it for now.

## Chapters

lesson-hello = Welcome to the mine! You’re a dwarf, and one of the three cards on the right hides a treasure. Miners want a tunnel from the ladder to reach it. But somebody here may be a saboteur, hoping it never does. Roles are secret.
lesson-lay-a-tunnel = On your turn you use one card and draw a new one. Most cards are tunnels. A tunnel goes right beside another card, tunnel to tunnel and rock to rock, and it has to lead back to the ladder.
lesson-lay-a-tunnel-do = Choose a straight tunnel, then the lit spot next to the ladder.
lesson-lay-a-tunnel-done = Well dug! The lamplight shows how far the tunnels reach. You’ve drawn a new card, and now it’s the others’ turn.
lesson-turn-a-card = { $ada } dug on. { $lou } passed: he discarded a card face down, so nobody knows which. { $cy } used a map to look at the middle goal. You may turn cards upside down, but never sideways.
lesson-turn-a-card-do = Choose the bend, then the lit spot. The card turns so that it fits.
lesson-turn-a-card-done = It fits! Now the tunnel leads down. You can also turn a card yourself: just choose it again.
lesson-map = One of the three goals is the treasure, the other two are only stone. A map lets you look at one of them, and you alone see it.
lesson-map-do = Choose the map, then the lower goal.
lesson-map-done = There’s the treasure! A mark that only you can see will remind you. You may tell the others. Whether they believe you is up to them.
lesson-broken-tool = { $lou } broke your lamp! As long as a broken tool lies in front of you, you can’t lay tunnels. You can still play other cards, or pass: discard a card face down and draw another. You won’t miss a dead end.
lesson-broken-tool-do = Choose the dead end and press “Discard”.
lesson-broken-tool-done = Good riddance. And look what you drew: a lamp repair!
lesson-mend = And now { $lou } has broken { $cy }’s cart, too. Odd, for a miner … A repair removes a broken tool of its kind: yours or anybody’s.
lesson-mend-do = Choose the lamp repair, then your own seat.
lesson-mend-done = Your lamp is burning again, so you can dig.
lesson-suspicion = { $ada } repaired { $cy }’s cart: that’s what friends do. But { $lou } laid a dead end right in our way, and that’s what saboteurs do. Let’s stop him with a broken tool.
lesson-suspicion-do = Choose the broken pickaxe, then { $lou }.
lesson-suspicion-done = As long as it lies there, { $lou } can’t lay tunnels. Of course you might be wrong: roles are only revealed when the round is over.
lesson-rockfall = { $ada } sees it your way and broke { $lou }’s cart as well. But the dead end is still in our way. A rockfall removes any tunnel card from the maze. Saboteurs like it, too.
lesson-rockfall-do = Choose the rockfall, then the dead end.
lesson-rockfall-done = The way is clear again.
lesson-reach-the-gold = { $ada } put a crossroads there. One more card, and the tunnel reaches the goal with the treasure!
lesson-reach-the-gold-do = Choose a tunnel that fits, then the lit spot.
lesson-reach-the-gold-done = The treasure! The round is over, and everyone’s role is revealed. { $lou } was the saboteur, and the miners have won. If the cards had run out first, he would have won.
lesson-share-the-gold = There is one gold card for every miner. Whoever reached the treasure chooses first, then the others. Saboteurs get nothing.
lesson-share-the-gold-do = Choose your gold card. The more nuggets, the better.
lesson-share-the-gold-done = Well earned! How much gold everyone has stays secret until the game is over.
lesson-the-end = And that’s the whole game. It has three rounds, with new roles each time: next time the saboteur could be you. Whoever has the most gold at the end wins. Have fun!
