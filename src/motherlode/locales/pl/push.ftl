### Notices of the server, which a browser shows while the page is closed. They tell nothing of the game but its name.

push-turn = Twoja kolej: { $game }
push-over = Koniec gry: { $game }
push-invited = Zaproszenie do gry: { $game }
