# People at a table: waiting for each other, the absent, the late, and the end of a game.

## Waiting after a round

wait-looking = Still looking at the result: { $names }
wait-for = Waiting for { $names }

## Time that ran out, absent seats

timeout-warning = You ran out of time, and a bot made that move for you. Next time it takes your seat.
absent-says = { $name } is not connected.
idle-says = { $name } hasn’t moved for a while.
absent-soon = A bot can take over in
hand-over = Let a bot play for { $name }
hand-over-vote = Let a bot play for { $name } ({ $votes } of { $needed })
hand-over-voted = You want a bot to play ({ $votes } of { $needed }).

## Latecomers

late-join = Join in place of a bot
late-choose = Choose a bot
late-asked = You asked for { $name }’s seat. The host decides.
late-granted = You take over from { $name } when the next round begins.
late-declined = The host would rather go on without a change.
late-withdraw = Never mind
late-asks = { $name } would like to take over from { $bot }.
late-grant = Let them in
late-decline = Decline

## The end of a game

end-you-won-game = You won the game
end-places = Final ranking
end-place = { $place }.
end-moments = Moments of this game
end-moment-watch = Watch this moment
moment-breakthrough = { $count ->
    [one] { $name } dug through to the treasure.
   *[other] { $name } dug through to the treasure { $count } times.
  }
moment-sabotage = { $count ->
    [one] { $name } won a round as a saboteur.
   *[other] { $name } won { $count } rounds as a saboteur.
  }
moment-earned = { $count ->
    [one] { $name } earned { $count } nugget in one round.
   *[other] { $name } earned { $count } nuggets in one round.
  }
moment-broken = { $count ->
    [one] One of { $name }’s tools was broken.
   *[other] { $name }’s tools were broken { $count } times.
  }
moment-robbed = { $count ->
    [one] { $name } was robbed.
   *[other] { $name } was robbed { $count } times.
  }
moment-scored = { $count ->
    [one] { $name } scored { $count } point in one round.
   *[other] { $name } scored { $count } points in one round.
  }
moment-lost = { $count ->
    [one] { $name } lost { $count } point in one round.
   *[other] { $name } lost { $count } points in one round.
  }
moment-treasures = { $count ->
    [one] { $name } carried off a treasure.
   *[other] { $name } carried off { $count } treasures.
  }
moment-dragon = { $count ->
    [one] { $name } woke the dragon.
   *[other] { $name } woke the dragon { $count } times.
  }

## Another game

ready-is = ready
ready-not = not yet
ready-wait = Waiting for { $names }. You can start without them in
ready-begin-now = Start without them
room-back = Back to the room
room-go = To the room
next-game-begun = The next game has begun.
next-game-watch = Watch it

## In the log

fact-away-absent =
    { $who ->
        [me] You were away; a bot is playing for you.
       *[other] { $name } is away; a bot is playing instead.
    }
fact-timed-out =
    { $who ->
        [me] You ran out of time; a bot makes this move. Next time it takes your seat.
       *[other] { $name } ran out of time; a bot makes this move.
    }
fact-hand-over-voted = { $name } wants a bot to play for { $target }.
fact-ready = { $name } wants to play again.
fact-regathered = Everyone is back in the room.
fact-seat-requested = { $name } would like to take over from { $bot }.
fact-seat-granted = The host agrees: the seat changes hands when the next round begins.
fact-seat-declined = The host declines: the bot stays.
fact-taken-over = { $name } takes over the seat of a bot.
