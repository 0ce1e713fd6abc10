"""Generates descriptions of the protocol from its types: Markdown, JSON Schema, OpenAPI, TypeScript.

``python -m motherlode.server.schema.generate`` writes them all; a test fails if they are not up to date.
"""

from __future__ import annotations

from dataclasses import fields
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from motherlode.server.domain import commands
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.refusals import REFUSAL_REASONS
from motherlode.server.lesson import Lesson, LessonMoves
from motherlode.server.projections import messages
from motherlode.server.projections.analyses import AnalysisStatus
from motherlode.server.projections.beliefs import Beliefs
from motherlode.server.projections.pictures import PictureStatus
from motherlode.server.projections.puzzles import AskedPuzzle, PuzzleAttempt, SolvedPuzzle
from motherlode.server.projections.reasons import MoveReason
from motherlode.server.projections.replays import Replay, Step, Verification
from motherlode.server.schema.game_types import GameTypes, event_schemas, game_types
from motherlode.server.schema.typescript import declaration, type_text
from motherlode.server.settings import Settings
from motherlode.server.transport.app import create_app
from motherlode.server.transport.routes import history_schemas, schemas

__all__ = ["descriptions"]

_HTTP_SCHEMAS = sorted(
    {getattr(module, name) for module in (schemas, history_schemas) for name in module.__all__},
    key=lambda kind: kind.__name__,
)
_ROOT = Path(__file__).parents[4]


def descriptions() -> dict[str, str]:
    """Return the contents of every generated file, by its path in the repository."""
    return {
        "docs/protocol.md": _page(),
        "docs/protocol.schema.json": _dump(_schema()),
        "docs/openapi.json": _dump(create_app(Settings("unused")).web.openapi_schema.to_schema()),
        "web/src/lib/protocol.ts": _typescript(),
    }


def _dump(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"


def _tables() -> list[type]:
    return [game.table for game in game_types()]


def _components() -> dict[str, Any]:
    kinds = [
        commands.FromClient,
        messages.FromServer,
        *_tables(),
        *_HTTP_SCHEMAS,
        Replay,
        Beliefs,
        AnalysisStatus,
        PictureStatus,
        AskedPuzzle,
        PuzzleAttempt,
        SolvedPuzzle,
        MoveReason,
        Lesson,
        LessonMoves,
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return components


def _schema() -> dict[str, Any]:
    def union(kind: Any) -> list[dict[str, str]]:
        return [{"$ref": f"#/$defs/{message.__name__}"} for message in get_args(kind)]

    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Motherlode protocol {commands.PROTOCOL}",
        "anyOf": [*union(commands.FromClient), *union(messages.FromServer)],
        "$defs": _components(),
    }


def _typescript() -> str:
    components = _components()
    games = event_schemas()
    events = {name: schema for of_game in games.values() for name, schema in of_game.items()}
    for name in ("Fact", "Step"):
        components[name]["properties"]["events"] = {"type": "array", "items": {"$ref": "#/$defs/GameEvent"}}
    shown = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in _tables()]
    for name in ("Lesson", "GameState", "Step"):
        components[name]["properties"]["view"] = {"anyOf": shown}
    parts = [
        "// Generated from the server's message types by `python -m motherlode.server.schema.generate`. Do not edit.",
        f"export const PROTOCOL = {commands.PROTOCOL};",
        *(declaration(name, schema) for name, schema in (components | events).items()),
        *(f"export type {game}Event = {' | '.join(of_game)};" for game, of_game in games.items()),
        f"export type GameEvent = {' | '.join(f'{game}Event' for game in games)};",
        f"export type FromClient = {_names(commands.FromClient)};",
        f"export type FromServer = {_names(messages.FromServer)};",
    ]
    return "\n\n".join(parts) + "\n"


def _names(union: Any) -> str:
    return " | ".join(kind.__name__ for kind in get_args(union))


# ---- Markdown ------------------------------------------------------------------------------------------------------

_HEAD = f"""\
# The protocol, version {commands.PROTOCOL}

Generated from the server's message types by `python -m motherlode.server.schema.generate`. The same in other forms:
[JSON Schema](protocol.schema.json), [OpenAPI](openapi.json) of the HTTP part, and `web/src/lib/protocol.ts`.

## Quick start

1. `POST /api/guests` with a name returns a guest id and a token. The token authenticates you: store it.
2. `POST /api/tables` (with `Authorization: Bearer TOKEN`) opens a table; `GET /api/tables` lists public ones.
   Or `POST /api/match` takes a seat at a public table that fits and begins by itself, or opens one: quick match.
3. Open a WebSocket at `/ws`, one for all tables. Every message is a JSON object with a `type`. Send `hello` first.
4. `subscribe` to a table. You get `news`: everything after the entry `since`, then updates as they happen.
5. When `news` has `game.legal`, it is your turn: send `play` with one of those moves and the last `seq` you saw.

Every command has a `ref` of your choice and gets exactly one `done` or `refusal` with that `ref`. `done` means that the
command is committed to disk. After a lost connection, `subscribe` with the last `seq` you saw: you get what you missed
of the current game and of recent chat. If `news` has `older`, earlier chat was left out; fetch it with
`GET /api/tables/TABLE/talk?before=N`. Finished games are available as records and replays. If you do not know whether a
move arrived, send it again unchanged: it is made once. A refusal is a key, plus the id of the rule if the game forbids
the move; the client has the texts.

You only get what your seat may know: hidden cards read `?` in their places. Sequence numbers skip entries that you may
not see. `at` and `ends_at` are Unix times in seconds.

Programs play the same way. The host gets a token for one with `POST /api/tables/TABLE/invitations`; see
`examples/bot_client.py`.
"""


def _page() -> str:
    components = _components()
    sections = [
        _HEAD,
        _section("From the client", commands.FromClient, components),
        _section("From the server", messages.FromServer, components),
        "## Parts of news\n\n"
        + "\n".join(_entry(kind, components) for kind in (messages.Fact, messages.TableInfo, messages.Chair))
        + "\n"
        + "\n".join(_entry(kind, components) for kind in (messages.GameState, messages.MoveDetails, messages.Result)),
        _section("Entries in facts", messages.ProjectedEntry, components),
        "## Game events\n\nIn `events` of a fact, discriminated by `event`. Games share some names.\n\n"
        + "\n".join(map(_events, game_types())),
        "## Replays\n\nOf finished games, by `GET /api/tables/TABLE/games/NUMBER/replay?eyes=truth|spectator|SEAT`;"
        + " of a record, by `POST /api/replays`.\n\n"
        + "\n".join(_entry(kind, components) for kind in (Replay, Step, Verification)),
        "## Beliefs and reasons\n\nWhat a seat or spectator could believe in a finished game, by"
        + " `GET /api/tables/TABLE/games/NUMBER/beliefs?eyes=spectator|SEAT`, or in a record, by `POST /api/beliefs`;"
        + " the reasons of bots' moves in finished rounds, by"
        + " `GET /api/tables/TABLE/games/NUMBER/reasons`.\n\n"
        + "\n".join(_entry(kind, components) for kind in (Beliefs, MoveReason)),
        "## The lesson\n\nBy `POST /api/lesson`, which is stateless: send all moves made so far.\n\n"
        + "\n".join(_entry(kind, components) for kind in (LessonMoves, Lesson)),
        "## Reasons of refusals\n\n" + ", ".join(f"`{why}`" for why in sorted(REFUSAL_REASONS)) + ".\n",
    ]
    return "\n".join(sections).replace("``", "`")


def _section(title: str, union: Any, components: dict[str, Any]) -> str:
    return f"## {title}\n\n" + "\n".join(_entry(kind, components) for kind in get_args(union))


def _entry(kind: Any, components: dict[str, Any]) -> str:
    schema = components[kind.__name__]
    properties = schema.get("properties", {})
    tag = properties.get("type", {}).get("enum", [kind.__name__])[0]
    lines = [f"### `{tag}`", "", " ".join((getdoc(kind) or "").split()), ""]
    for name, part in properties.items():
        if name != "type":
            optional = "" if name in schema.get("required", ()) else ", optional"
            lines.append(f"- `{name}`: `{type_text(part)}`{optional}")
    return "\n".join(lines).rstrip() + "\n"


def _events(game: GameTypes) -> str:
    rulesets = ", ".join(f"`{name}`" for name in game.rulesets)
    return f"### {rulesets}\n\n" + "\n".join(map(_event, game.events)) + "\n"


def _event(kind: Any) -> str:
    names = ", ".join(f"`{field.name}`" for field in fields(kind))
    return f"- `{log.kebab(kind.__name__)}` ({names}): {' '.join((getdoc(kind) or '').split())}"


def main() -> None:
    """Write all generated files."""
    for path, text in descriptions().items():
        target = _ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
        print(path)


if __name__ == "__main__":
    main()
