"""The ``neural`` bot of the base game: a policy learned by self-play, run with the standard library alone."""
