"""The script of the lesson, as its file tells it: the deal, and chapter by chapter what everyone does."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from motherlode import Game
from motherlode.games.registry import Deal

__all__ = ["Chapter", "Script", "load_script"]


class Chapter(NamedTuple):
    """One decision of the pupil: the moves that go on with the lesson (empty: all do), and what the others do then."""

    key: str
    go_on: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


class Script(NamedTuple):
    """A game of one round that is dealt by hand."""

    ruleset: str
    names: tuple[str, ...]
    deal: Deal
    chapters: tuple[Chapter, ...]

    def begin(self) -> Game:
        """The game before the first move."""
        return Game(self.ruleset, len(self.names), deals=[self.deal], names=self.names, rounds=1)


@cache
def load_script() -> Script:
    """The script in the package."""
    told = tomllib.loads(files(__name__.rpartition(".")[0]).joinpath("base.toml").read_text("utf-8"))
    box = Game(told["ruleset"], len(told["names"]), seed="any").deals()[0]
    hands = [card for hand in told["hands"] for card in hand]
    deal = {
        "first": ("0",),
        "roles": tuple(told["roles"]),
        "goals": tuple(told["goals"]),
        "deck": _completed([*hands, *told["draws"]], box["deck"]),
        "gold": _completed(told["gold"], box["gold"]),
    }
    chapters = [
        Chapter(part["key"], tuple(part.get("go_on", ())), tuple(part.get("then", ()))) for part in told["chapter"]
    ]
    return Script(told["ruleset"], tuple(told["names"]), deal, tuple(chapters))


def _completed(top: Sequence[str], pile: Sequence[str]) -> tuple[str, ...]:
    """A pile with these cards on top, and then the others."""
    left = sorted(pile)
    for card in top:
        left.remove(card)
    return (*top, *left)
