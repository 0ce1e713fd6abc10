"""The rules: positions, decisions, what cards do, how turns, rounds and the game end."""
