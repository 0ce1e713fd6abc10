"""How far the goals are from the start, in cards."""
