"""Moves, positions and whole games as text, and back. See docs/notation.md for the grammar."""
