"""The script of the lesson, from ``base.toml``: the deal, and the scripted moves of each chapter."""

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
    """A decision of the learner: the moves that continue (empty: all), and the others' next moves."""

    key: str
    go_on: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


class Script(NamedTuple):
    """A game of one round with a fixed deal."""

    ruleset: str
    names: tuple[str, ...]
    deal: Deal
    chapters: tuple[Chapter, ...]

    def begin(self) -> Game:
        """Deal the game."""
        return Game(self.ruleset, len(self.names), deals=[self.deal], names=self.names, rounds=1)


@cache
def load_script() -> Script:
    """Load the script from the package."""
    data = tomllib.loads(files(__name__.rpartition(".")[0]).joinpath("base.toml").read_text("utf-8"))
    box = Game(data["ruleset"], len(data["names"]), seed="any").deals()[0]
    hands = [card for hand in data["hands"] for card in hand]
    deal = {
        "first": ("0",),
        "roles": tuple(data["roles"]),
        "goals": tuple(data["goals"]),
        "deck": _completed([*hands, *data["draws"]], box["deck"]),
        "gold": _completed(data["gold"], box["gold"]),
    }
    chapters = [
        Chapter(part["key"], tuple(part.get("go_on", ())), tuple(part.get("then", ()))) for part in data["chapter"]
    ]
    return Script(data["ruleset"], tuple(data["names"]), deal, tuple(chapters))


def _completed(top: Sequence[str], pile: Sequence[str]) -> tuple[str, ...]:
    """Return a pile with these cards on top, followed by the rest."""
    left = sorted(pile)
    for card in top:
        left.remove(card)
    return (*top, *left)
