"""The Lost Mines: two clans walk through a forest to mines full of treasure, and not everyone is loyal."""
