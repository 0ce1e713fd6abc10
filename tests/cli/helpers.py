"""Helpers of the command's tests: running it in this process, recorded games, and a table to draw."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from motherlode import Game, print_record, record_of
from motherlode.cli import main
from motherlode.core.move import Cell
from motherlode.games.tunnels.views.snapshot import Goal, Tile, TunnelsSnapshot
from support.walks import chance, digging, walk

__all__ = ["Ran", "Runner", "a_table", "finished_game", "golden", "saved"]

_GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> str:
    """An expected picture."""
    return (_GOLDEN / name).read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Ran:
    """The result of running a command."""

    status: int
    out: str
    err: str


class Runner:
    """Runs the command in this process, with lines for it to read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: str | Path, reads: str | Iterable[str] = "") -> Ran:
        text = reads if isinstance(reads, str) else "".join(f"{line}\n" for line in reads)
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        self._capsys.readouterr()
        status = main([str(word) for word in words])
        out, err = self._capsys.readouterr()
        return Ran(status, out, err)


def finished_game(ruleset: str = "base", seats: int = 4, seed: str = "a game", **options: Any) -> Game:
    """A game played to its end by the digging policy."""
    game = Game(ruleset, seats, seed=seed, **options)
    for _ in walk(game, chance(ruleset, seats, seed), digging):
        pass
    return game


def saved(folder: Path, game: Game) -> Path:
    """The game's record in a file."""
    path = folder / "game.txt"
    path.write_text(print_record(record_of(game)), encoding="utf-8")
    return path


_TILES: tuple[tuple[Cell, str, str, str], ...] = (
    # cell, face, reached arms, name
    ((0, 0), "NESW", "NESW", "start"),
    ((1, 0), "NS.EW", "EW", ""),  # a bridge: only the way across is reached
    ((2, 0), "NW.ES", "NW", ""),  # two curves, one of them reached
    ((2, -1), "NES+crystal", "NES", ""),
    ((3, -1), "EW+green", "EW", ""),
    ((4, -1), "NSW.E+crystal", "NSW", ""),
    ((4, 0), "NS+blue", "NS", ""),
    ((4, 1), "N.E.S.W", "N", ""),  # a dead end
    ((5, 1), "NESW", "", ""),  # cut off
    ((6, 1), "ESW", "", ""),
    ((7, 1), "E.W", "", ""),
    ((0, 1), "NS.E.W", "NS", ""),
    ((0, 2), "NE", "NE", ""),
    ((1, 2), "EW.N.S", "EW", ""),
    ((2, 2), "W", "W", ""),
    ((0, -1), "ES+ladder", "ES", ""),
    ((-1, 0), "NE", "NE", ""),
    ((-1, -1), "S", "S", ""),
    ((8, -2), "NE", "NE", "stone-1"),
    ((8, 2), "NESW", "NESW", "treasure"),
)


def a_table(**changed: Any) -> TunnelsSnapshot:
    """A table that has everything that can be drawn."""
    table: dict[str, Any] = {
        "ruleset": "base",
        "seats": 3,
        "viewer": 1,
        "round": 1,
        "rounds": 3,
        "first": 0,
        "actor": 1,
        "asked": "turn",
        "maze": tuple(Tile(*tile) for tile in _TILES),
        "goals": (
            Goal((8, -2), "stone-1", True, ()),
            Goal((8, 0), "?", False, (2,)),
            Goal((8, 2), "treasure", True, ()),
            Goal((8, 4), "stone-2", False, (1,)),
        ),
        "hands": (("?",) * 3, ("NES", "map", "fix-lamp+pick"), ("?",) * 2),
        "front": ((), ("lamp",), ("pick", "cart")),
        "roles": ("?", "saboteur", "?"),
        "spare_roles": ("?",),
        "known_cards": ((2, ("NS", "map")),),
        "deck": 40,
        "discards": (),
        "gold": (0, 3, 0),
        "gold_cards": (1, 2, 0),
        "pool": (),
    }
    return TunnelsSnapshot(**{**table, **changed})
