"""The ``neural`` bot of the base game: a self-play policy, run with the standard library alone."""
