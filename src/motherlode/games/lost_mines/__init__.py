"""The Lost Mines: two clans cross a forest to mines full of treasure, and not everyone is loyal."""
