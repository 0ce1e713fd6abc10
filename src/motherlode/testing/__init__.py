"""Conformance tests for games: what every engine must keep, as functions to call from your own tests.

>>> from motherlode.testing import check_game
>>> check_game("base", seats=3, games=1)
"""

from motherlode.testing.conformance import CHECKS, check_game

__all__ = ["CHECKS", "check_game"]
