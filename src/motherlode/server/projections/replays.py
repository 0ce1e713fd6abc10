"""A game as a film: what one pair of eyes saw of it, step by step, and whether its shuffle was honest.

A step shows what those eyes knew at that moment and nothing they learned later.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from motherlode import (
    REFEREE,
    SPECTATOR,
    DataError,
    Event,
    Game,
    MotherlodeError,
    Move,
    ParseError,
    Refusal,
    parse_record,
    replay,
)
from motherlode.core.random_stream import seed_hash
from motherlode.core.visibility import redact
from motherlode.games.registry import family_of
from motherlode.record_format import Record
from motherlode.server.domain import log_entries as log
from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.projections.entries import event_to_dict, result_of
from motherlode.server.projections.messages import Result
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = [
    "By",
    "MoveInfo",
    "Replay",
    "Step",
    "Verification",
    "build_replay",
    "pack_replay",
    "parse_perspective",
    "replay_steps",
]

By = Literal["", "person", "bot", "stand-in"]


class MoveInfo(NamedTuple):
    """What a table knows of a move beyond the record: who chose it, when, and a bot's reason."""

    by: By = ""
    at: float = 0.0
    why: log.BotReason = {}  # noqa: RUF012


class Step(Struct, frozen=True, omit_defaults=True):
    """A move as the eyes saw it, what it brought, and how things stood then. In the first, the deal, no seat moves.
    ``why`` is the reason of a bot, for its own eyes and those that see everything."""

    events: list[dict[str, Any]]
    view: Any
    seat: int = -1
    move: str = ""
    by: By = ""
    turn: int = -1
    asked: str = ""
    at: float = 0.0
    why: log.BotReason = {}


class Verification(Struct, frozen=True):
    """What was checked: that the seed has the hash that was shown at the start, that each round's deal follows from it,
    and that all moves are legal and end in the result."""

    hash: bool
    deals: list[bool]
    result: bool


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole game. ``bots`` names the bot of each seat, or nothing for a person. What is known only after the end is
    here beside the steps; without a seed nothing could be verified."""

    ruleset: str
    seats: int
    names: list[str]
    bots: list[str]
    options: dict[str, int | bool]
    eyes: str
    steps: list[Step]
    result: Result | None = None
    seed: str = ""
    seed_hash: str = ""
    verification: Verification | None = None


def parse_perspective(eyes: str, seats: int) -> int:
    """Whose eyes: ``truth``, ``spectator``, or the number of a seat."""
    viewer = {"truth": REFEREE, "spectator": SPECTATOR}.get(eyes)
    if viewer is None:
        viewer = int(eyes) if eyes.isdecimal() else seats
    if viewer >= seats:
        raise Refused("no-such-seat")
    return viewer


def build_replay(record: Record, eyes: str, turns: Sequence[MoveInfo] = (), bots: Sequence[str] = ()) -> Replay:
    """The film of a record; RecordError if it cannot be played. ``turns`` goes with the steps, the deal first."""
    whole = replay(record)
    return Replay(
        ruleset=whole.ruleset,
        seats=whole.seats,
        names=list(whole.names),
        bots=list(bots) or [""] * whole.seats,
        options=dict(whole.options),
        eyes=eyes,
        steps=replay_steps(replay(record, 0), record.moves, parse_perspective(eyes, whole.seats), turns),
        result=result_of(whole),
        seed=whole.seed or "",
        seed_hash=whole.seed_hash or "",
        verification=_verify(whole),
    )


def pack_replay(
    text: str, eyes: str, turns: Sequence[MoveInfo] = (), bots: Sequence[str] = ()
) -> bytes | RefusalReason:
    """The film of a record's text, as compressed JSON; or why there is none. For another process."""
    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        film = build_replay(record, eyes, turns, bots)
    except MotherlodeError:
        return "bad-record"
    except Refused as refused:
        return refused.why
    return gzip.compress(msgspec.json.encode(film), 6, mtime=0)


def replay_steps(game: Game, moves: Sequence[Move], viewer: int, turns: Sequence[MoveInfo] = ()) -> list[Step]:
    """The deal of a game that has just begun, and these moves, as a viewer sees them."""
    family = family_of(game.ruleset)
    steps = [_step(game, game.events, viewer, -1, "", turns[0] if turns else MoveInfo())]
    for number, move in enumerate(moves, start=1):
        seat = game.actor
        events = game.play(move)
        made = game.history[-1][1]
        text = str(made if viewer in (seat, REFEREE) else family.hide(made))
        steps.append(_step(game, events, viewer, seat, text, turns[number] if turns else MoveInfo()))
    return steps


def _step(game: Game, events: Sequence[Event], viewer: int, seat: int, move: str, turn: MoveInfo) -> Step:
    return Step(
        events=[event_to_dict(redact(happened, viewer)) for happened in events],
        view=game.view(viewer).table,
        seat=seat,
        move=move,
        by=turn.by,
        turn=game.actor,
        asked=game.asked if game.actor >= 0 else "",
        at=turn.at,
        why=turn.why if viewer in (seat, REFEREE) else {},
    )


def _verify(whole: Game) -> Verification | None:
    if whole.seed is None or whole.seed_hash is None:
        return None
    options: dict[str, Any] = whole.options
    again = Game(whole.ruleset, whole.seats, seed=whole.seed, **options)
    try:
        for seat, move in whole.history:
            again.play(move, seat)
    except (Refusal, ParseError, DataError):
        pass  # other cards were dealt; how far the deals agree is told below
    dealt = again.deals()
    follows = [number < len(dealt) and deal == dealt[number] for number, deal in enumerate(whole.deals())]
    return Verification(seed_hash(whole.seed) == whole.seed_hash, follows, again.result == whole.result)
