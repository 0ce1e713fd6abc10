"""Commands for recorded games: show, verify, analyse and draw them."""
