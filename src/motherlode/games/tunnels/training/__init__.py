"""Training of the ``neural`` bot: data from ``belief``, cloning, self-play, evaluation."""
