"""Golden files: playthroughs, hashes of whole games and perft counts."""
