"""The printed cards: TOML files, read, checked and turned into tables."""
