"""Bots against bots, measured honestly: the same deals for all, seats rotated, rates with their intervals."""
