"""The types each game adds to the protocol: its structured positions and its events."""

from __future__ import annotations

import sys
from inspect import getdoc
from typing import Any, NamedTuple

import msgspec

from motherlode import Event, Game, ruleset_names
from motherlode.games.registry import engine_of
from motherlode.server.domain.log import entries as log

__all__ = ["GameTypes", "event_schemas", "game_types"]


class GameTypes(NamedTuple):
    """The protocol types of a game: its position type, its event types in source order, and its rulesets."""

    table: type
    events: list[type[Event]]
    rulesets: list[str]


def game_types() -> list[GameTypes]:
    """Return the types of all games, in the order of the registry."""
    found: dict[type, GameTypes] = {}
    for name in ruleset_names():
        game = Game(name, min(engine_of(name).seats[name]), seed="any")
        table = type(game.spectator.table)
        found.setdefault(table, GameTypes(table, _beside(type(game.events[0])), [])).rulesets.append(name)
    return list(found.values())


def _beside(kind: type[Event]) -> list[type[Event]]:
    """Return all event types in the module of one."""
    there = vars(sys.modules[kind.__module__]).values()
    return [one for one in there if isinstance(one, type) and issubclass(one, Event) and one is not Event]


def event_schemas() -> dict[str, dict[str, Any]]:
    """Return each game's event schemas by name; a name that an earlier game has is prefixed."""
    schemas: dict[str, dict[str, Any]] = {}
    taken: set[str] = set()
    for one in game_types():
        game = one.table.__name__.removesuffix("Snapshot")
        names = {f"{kind.__name__}Event": kind for kind in one.events}
        schemas[game] = {
            f"{game}{name}" if name in taken else name: _event_schema(kind) for name, kind in names.items()
        }
        taken |= names.keys()
    return schemas


def _event_schema(kind: type[Event]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components([kind])
    schema = parts[kind.__name__]
    properties = {"event": {"const": log.kebab(kind.__name__)}, **schema.get("properties", {})}
    return {**schema, "properties": properties, "required": list(properties), "description": getdoc(kind)}
