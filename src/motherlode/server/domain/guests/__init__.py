"""Data of guests beside the tables: their games, their notices, and erasing both."""
