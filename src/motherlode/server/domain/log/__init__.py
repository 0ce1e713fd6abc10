"""A table's log: its entries, how they are stored, what they do to a table, and checkpoints."""
