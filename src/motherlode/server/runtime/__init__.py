"""Tables at work: rooms, clocks, bot turns, the registry of rooms."""
