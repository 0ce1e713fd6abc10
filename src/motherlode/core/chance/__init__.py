"""Chance: labelled random streams, deals, and filling in at random what a viewer does not know."""
