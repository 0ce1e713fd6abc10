"""Notation shared by all games: reading text, the common fields of a position's line, checks."""
