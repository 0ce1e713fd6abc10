### Notices of the server, which a browser shows while the page is closed. They tell nothing of the game but its name.

push-turn = It’s your turn: { $game }
push-over = The game is over: { $game }
push-invited = You are invited to play: { $game }
