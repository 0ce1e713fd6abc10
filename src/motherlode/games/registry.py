"""The list of games: engines by the name of a ruleset.

Games of other packages are found by their entry points in the group ``motherlode.games``, or are named in the
environment as ``MOTHERLODE_GAMES=package.module:ENGINE,…``; or they call :func:`register`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from motherlode.core.errors import DataError
from motherlode.games.lost_mines.game import ENGINE as LOST_MINES
from motherlode.games.protocol import Deal, GameEngine, Outcome
from motherlode.games.tunnels.game import ENGINE as TUNNELS

__all__ = [
    "DEFAULT_RULESET",
    "Deal",
    "GameEngine",
    "Outcome",
    "engine_of",
    "engines",
    "game_module",
    "game_package",
    "package_module",
    "register",
    "ruleset_names",
]

_GROUP: Final = "motherlode.games"
_VARIABLE: Final = "MOTHERLODE_GAMES"

DEFAULT_RULESET: Final = next(iter(TUNNELS.seats))
"""The default ruleset."""

_engines: list[GameEngine[Any]] = [TUNNELS, LOST_MINES]


def register(engine: GameEngine[Any]) -> None:
    """Add a game, unless it is registered already.

    DataError if another game has a ruleset of the same name.
    """
    if any(known is engine for known in _engines):
        return
    taken = set(engine.seats) & {name for known in _engines for name in known.seats}
    if taken:
        raise DataError(f"{engine.package} brings rulesets that are there already: {', '.join(sorted(taken))}")
    _engines.append(engine)


def engines() -> tuple[GameEngine[Any], ...]:
    """The engines of all games."""
    _register_others()
    return tuple(_engines)


def ruleset_names() -> tuple[str, ...]:
    """All rulesets."""
    return tuple(name for engine in engines() for name in engine.seats)


def engine_of(ruleset: str) -> GameEngine[Any]:
    """The engine that plays a ruleset; DataError if none does."""
    for engine in _engines:
        if ruleset in engine.seats:
            return engine
    for engine in engines():
        if ruleset in engine.seats:
            return engine
    raise DataError(f"there is no ruleset {ruleset!r}; there are {', '.join(ruleset_names())}")


def game_package(ruleset: str) -> str:
    """The name of the package of the game that has a ruleset."""
    return engine_of(ruleset).package


def game_module(ruleset: str, name: str) -> ModuleType | None:
    """A module of a game's package, such as ``bots.catalog`` or ``terminal``; None if the game has none."""
    return package_module(game_package(ruleset), name)


def package_module(package: str, name: str) -> ModuleType | None:
    """A module of a package by its dotted name; None if there is none."""
    module = package
    for part in name.split("."):
        module = f"{module}.{part}"
        if find_spec(module) is None:
            return None
    return import_module(module)


@cache
def _register_others() -> None:
    for entry in _others():
        register(entry.load())


def _others() -> Iterator[EntryPoint]:
    yield from entry_points(group=_GROUP)
    for value in filter(None, os.environ.get(_VARIABLE, "").split(",")):
        yield EntryPoint(value, value, _GROUP)
