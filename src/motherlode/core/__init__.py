"""Parts every game of the family uses. Nothing here knows a game by name."""
