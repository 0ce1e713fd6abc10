"""Properties that hold at every table and every step."""
