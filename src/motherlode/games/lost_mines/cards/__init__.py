"""What is printed on the cards: a TOML file, read, checked and turned into tables."""
