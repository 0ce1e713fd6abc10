"""What the notations of all games share: reading text, the common fields of a position's line, checks."""
