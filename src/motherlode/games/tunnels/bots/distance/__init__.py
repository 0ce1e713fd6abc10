"""Distances to the goals, in cards."""
