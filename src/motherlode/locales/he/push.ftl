### Notices of the server, which a browser shows while the page is closed. They tell nothing of the game but its name.

push-turn = תורכם לשחק: { $game }
push-over = המשחק הסתיים: { $game }
push-invited = הוזמנתם לשחק: { $game }
