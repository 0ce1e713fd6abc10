"""What holds at every table, at every step."""
