"""The tunnel games: dig from the start to the treasure, past those who don't want it found."""
