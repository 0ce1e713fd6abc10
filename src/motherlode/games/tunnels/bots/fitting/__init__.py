"""Fits the numbers of the tunnel bots that come from data; run by ``python -m motherlode.bots.fit``."""
