"""Interface between the arena and a game: lineups, when a round is decided, and its score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from motherlode.bots.presets import Preset
from motherlode.core.errors import DataError
from motherlode.game import View
from motherlode.games.registry import GameEngine, game_module

__all__ = ["ArenaGame", "Guess", "RoleGuesser", "arena_game"]

Guess = tuple[float, bool]
"""The chance given to a seat's being a saboteur (or an ally), and whether it is one."""


class RoleGuesser(Protocol):
    """Follows a round and says what everyone could believe of everyone."""

    def guesses(self, engine: GameEngine[Any], position: Any, view: View) -> list[Guess]:
        """The guesses of all seats that have something to guess; ``view`` is the spectator's."""


class ArenaGame(Protocol):
    """A ruleset at a table of some size, as the arena plays it. A game's module ``arena`` makes it."""

    @property
    def is_won_by_points(self) -> bool:
        """Whether a round is won by points; otherwise by reaching the treasure."""

    @property
    def is_guest_scored_by_points(self) -> bool:
        """Whether a guest is measured by what its seat makes: where miners are not all on one side."""

    def deal_number(self, number: int) -> int:
        """The deal that a round of this number is played with."""

    def first_seats(self, position: Any, number: int) -> list[bool]:
        """By seat, whether the first of two bots takes it; the second takes the others."""

    def saboteurs(self, position: Any) -> list[bool]:
        """By seat, whether it was dealt a saboteur."""

    def is_undecided(self, position: Any) -> bool:
        """Whether the round is still being played for: not so when only gold is shared out."""

    def lead(self, position: Any, first_seats: Sequence[bool]) -> float:
        """By how much the first bot won the finished round; 0 or less if it did not."""

    def points(self, position: Any) -> list[int]:
        """By seat, what it made: nuggets or points."""

    def new_guesser(self, preset: Preset) -> RoleGuesser:
        """A guesser for one round."""


def arena_game(ruleset: str, players: int) -> ArenaGame:
    """A ruleset in the arena; DataError if its game does not take part."""
    module = game_module(ruleset, "arena")
    if module is None:
        raise DataError(f"{ruleset} does not take part in the arena")
    game: ArenaGame = module.arena_game(ruleset, players)
    return game
