"""The games: one package each, with the same modules by the same names."""
