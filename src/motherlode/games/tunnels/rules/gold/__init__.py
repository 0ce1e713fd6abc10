"""Gold: who is paid at the end of a round, and who holds what."""
