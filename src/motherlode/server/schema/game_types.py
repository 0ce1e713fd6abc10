"""The types that games bring to the protocol: positions in nouns and kinds of events, by family, in a fixed order."""

from __future__ import annotations

import sys
from inspect import getdoc
from typing import Any, NamedTuple

import msgspec

from motherlode import Event, Game, ruleset_names
from motherlode.games.registry import family_of
from motherlode.server.domain import log_entries as log

__all__ = ["GameTypes", "event_schemas", "families"]


class GameTypes(NamedTuple):
    """What a family shows: the type of its positions, its kinds of events as they stand in their file, its rulesets."""

    table: type
    events: list[type[Event]]
    rulesets: list[str]


def families() -> list[GameTypes]:
    """All families at the table, in their order."""
    found: dict[type, GameTypes] = {}
    for name in ruleset_names():
        game = Game(name, min(family_of(name).seats[name]), seed="any")
        table = type(game.spectator.table)
        found.setdefault(table, GameTypes(table, _beside(type(game.events[0])), [])).rulesets.append(name)
    return list(found.values())


def _beside(kind: type[Event]) -> list[type[Event]]:
    """All kinds of events in the file of one, whatever was imported before it."""
    there = vars(sys.modules[kind.__module__]).values()
    return [one for one in there if isinstance(one, type) and issubclass(one, Event) and one is not Event]


def event_schemas() -> dict[str, Any]:
    """Schemas of all events by name. Families after the first put their table's before a shared one."""
    schemas: dict[str, Any] = {}
    for family in families():
        for kind in family.events:
            name = f"{kind.__name__}Event"
            schemas[f"{family.table.__name__}{name}" if name in schemas else name] = _event_schema(kind)
    return schemas


def _event_schema(kind: type[Event]) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components([kind])
    schema = parts[kind.__name__]
    properties = {"event": {"const": log.kebab(kind.__name__)}, **schema.get("properties", {})}
    return {**schema, "properties": properties, "required": list(properties), "description": getdoc(kind)}
