"""The printed cards: a TOML file, read, checked and turned into tables."""
