"""Matches between bots: the same deals for all, rotated seats, and confidence intervals."""
