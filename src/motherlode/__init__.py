"""The Saboteur family of card games, complete."""

from motherlode._version import __version__

__all__ = ["__version__"]
