"""The tables the tests play at: every ruleset, every number of seats, and every switch a ruleset has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from motherlode import Game, ruleset_names
from motherlode.games.registry import Deal, GameEngine, engine_of

__all__ = ["FEW_TABLES", "TABLES", "TUNNEL_TABLES", "Table", "each_table", "few_tables"]


@dataclass(frozen=True, slots=True)
class Table:
    """A ruleset, a number of seats, and what was chosen of its options."""

    ruleset: str
    seats: int
    options: tuple[tuple[str, int | bool], ...] = ()

    @property
    def engine(self) -> GameEngine[Any]:
        """The engine that plays it."""
        return engine_of(self.ruleset)

    @property
    def viewers(self) -> range:
        """The referee, the spectator, and every seat."""
        return range(-2, self.seats)

    def game(self, seed: str) -> Game:
        """A game dealt from a seed."""
        chosen: dict[str, Any] = dict(self.options)
        return Game(self.ruleset, self.seats, seed=seed, **chosen)

    def dealt(self, deals: list[Deal]) -> Game:
        """A game with these deals."""
        chosen: dict[str, Any] = dict(self.options)
        return Game(self.ruleset, self.seats, deals=deals, **chosen)

    def short(self) -> Table:
        """The same table for one round, where the ruleset lets one choose."""
        if "rounds" not in self.engine.options(self.ruleset):
            return self
        return replace(self, options=(*self.options, ("rounds", 1)))

    def __str__(self) -> str:
        chosen = "".join(f"-{name}" if value is True else f"-{name}={value}" for name, value in self.options)
        return f"{self.ruleset}-{self.seats}{chosen}"


def _switches(ruleset: str) -> list[tuple[tuple[str, bool], ...]]:
    """Every option at its default, then each switched alone.

    Not those that only add rounds, which tests of one round cannot have.
    """
    options = engine_of(ruleset).options(ruleset)
    switches = [
        name for name, default in options.items() if isinstance(default, bool) and name != "until_single_winner"
    ]
    return [(), *(((name, not options[name]),) for name in switches)]


def _all_tables() -> list[Table]:
    return [
        Table(ruleset, seats, switch)
        for ruleset in ruleset_names()
        for switch in _switches(ruleset)
        for seats in engine_of(ruleset).seats[ruleset]
    ]


def _few_tables() -> list[Table]:
    """For each ruleset the least, a middling and the greatest number of seats; switches at the middling."""
    few: list[Table] = []
    for ruleset in ruleset_names():
        seats = engine_of(ruleset).seats[ruleset]
        middle = seats[len(seats) // 3]
        few += [Table(ruleset, number) for number in (seats[0], middle, seats[-1])]
        few += [Table(ruleset, middle, switch) for switch in _switches(ruleset) if switch]
    return few


TABLES = _all_tables()
FEW_TABLES = _few_tables()
TUNNEL_TABLES = [table for table in FEW_TABLES if table.engine.package == "motherlode.games.tunnels"]
assert TUNNEL_TABLES, "tests of the tunnel games would have nothing to play"

each_table = pytest.mark.parametrize("table", TABLES, ids=str)
few_tables = pytest.mark.parametrize("table", FEW_TABLES, ids=str)
