"""How bots play The Lost Mines."""
