"""What is printed on the cards: TOML files, read, checked and turned into tables."""
