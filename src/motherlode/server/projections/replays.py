"""Replays: a game step by step from one perspective, with verification of the shuffle.

A step shows what that viewer knew at that moment, and nothing they learned later.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from motherlode import (
    REFEREE,
    SPECTATOR,
    Claim,
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
from motherlode.core.chance.random_stream import seed_hash
from motherlode.core.visibility import redact
from motherlode.games.registry import engine_of
from motherlode.record_format import Record
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.projections.entries import event_to_dict, result_of
from motherlode.server.projections.messages import Result
from motherlode.server.projections.record_limits import MAX_RECORD_MOVES

__all__ = [
    "By",
    "MoveInfo",
    "Replay",
    "Step",
    "StepClaim",
    "Verification",
    "build_replay",
    "pack_replay",
    "parse_perspective",
    "replay_steps",
]

By = Literal["", "person", "bot", "stand-in"]


class MoveInfo(NamedTuple):
    """The data of a move that is in the log but not in the record: who chose it, when, and a bot's reason."""

    by: By = ""
    at: float = 0.0
    why: log.BotReason = {}  # noqa: RUF012


class StepClaim(Struct, frozen=True):
    """A claim of a seat after a move."""

    seat: int
    claim: log.LoggedClaim


class Step(Struct, frozen=True, omit_defaults=True):
    """A move as the viewer saw it, its events, and the position after it. The first step is the deal.

    ``why`` is a bot's reason, shown from its own seat's perspective and in the truth. ``claims`` were made after the
    move, before the next.
    """

    events: list[dict[str, Any]]
    view: Any
    seat: int = -1
    move: str = ""
    by: By = ""
    turn: int = -1
    asked: str = ""
    at: float = 0.0
    why: log.BotReason = {}
    claims: list[StepClaim] = []


class Verification(Struct, frozen=True):
    """Checks of a record against its seed.

    ``hash``: the seed has the hash published at the start; ``deals``: by round, whether the deal follows from the seed;
    ``result``: all moves are legal and lead to the result.
    """

    hash: bool
    deals: list[bool]
    result: bool


class Replay(Struct, frozen=True, omit_defaults=True):
    """A whole game. ``bots`` has the bot of each seat, empty for a person.

    What becomes known only after the end is beside the steps. Without a seed there is no verification.
    """

    ruleset: str
    seats: int
    names: list[str]
    bots: list[str]
    options: dict[str, int | bool]
    perspective: str = msgspec.field(name="eyes")
    steps: list[Step]
    result: Result | None = None
    seed: str = ""
    seed_hash: str = ""
    verification: Verification | None = None


def parse_perspective(perspective: str, seats: int) -> int:
    """Parse ``truth``, ``spectator`` or a seat number to a viewer; Refused if there is no such seat."""
    viewer = {"truth": REFEREE, "spectator": SPECTATOR}.get(perspective)
    if viewer is None:
        viewer = int(perspective) if perspective.isdecimal() else seats
    if viewer >= seats:
        raise Refused("no-such-seat")
    return viewer


def build_replay(record: Record, perspective: str, infos: Sequence[MoveInfo] = (), bots: Sequence[str] = ()) -> Replay:
    """Build the replay of a record; RecordError if it is invalid. ``infos`` has one item per step."""
    whole = replay(record)
    return Replay(
        ruleset=whole.ruleset,
        seats=whole.seats,
        names=list(whole.names),
        bots=list(bots) or [""] * whole.seats,
        options=dict(whole.options),
        perspective=perspective,
        steps=replay_steps(
            replay(record, 0), record.moves, parse_perspective(perspective, whole.seats), infos, record.claims
        ),
        result=result_of(whole),
        seed=whole.seed or "",
        seed_hash=whole.seed_hash or "",
        verification=_verify(whole),
    )


def pack_replay(
    text: str, perspective: str, infos: Sequence[MoveInfo] = (), bots: Sequence[str] = ()
) -> bytes | RefusalReason:
    """Build the replay of a record's text as gzipped JSON; or return why not. Runs in another process."""
    try:
        record = parse_record(text)
        if len(record.moves) > MAX_RECORD_MOVES:
            return "bad-record"
        built = build_replay(record, perspective, infos, bots)
    except MotherlodeError:
        return "bad-record"
    except Refused as refused:
        return refused.why
    return gzip.compress(msgspec.json.encode(built), 6, mtime=0)


def replay_steps(
    game: Game,
    moves: Sequence[Move],
    viewer: int,
    infos: Sequence[MoveInfo] = (),
    claims: Callable[[int], list[tuple[int, Claim]]] = lambda number: [],
) -> list[Step]:
    """Play moves in a game that has just begun; return the deal and each move as the viewer sees them.

    ``claims`` returns what was claimed after a number of moves.
    """
    engine = engine_of(game.ruleset)
    steps = [_step(game, game.events, viewer, -1, "", infos[0] if infos else MoveInfo(), claims(0))]
    for number, move in enumerate(moves, start=1):
        seat = game.actor
        events = game.play(move)
        made = game.history[-1][1]
        text = str(made if viewer in (seat, REFEREE) else engine.hide(made))
        steps.append(_step(game, events, viewer, seat, text, infos[number] if infos else MoveInfo(), claims(number)))
    return steps


def _step(
    game: Game,
    events: Sequence[Event],
    viewer: int,
    seat: int,
    move: str,
    info: MoveInfo,
    claims: Sequence[tuple[int, Claim]],
) -> Step:
    return Step(
        events=[event_to_dict(redact(event, viewer)) for event in events],
        view=game.view(viewer).table,
        seat=seat,
        move=move,
        by=info.by,
        turn=game.actor,
        asked=game.asked if game.actor >= 0 else "",
        at=info.at,
        why=info.why if viewer in (seat, REFEREE) else {},
        claims=[StepClaim(speaker, log.LoggedClaim.of(claim)) for speaker, claim in claims],
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
        pass  # the seed deals other cards: the deals are compared below
    dealt = again.deals()
    follows = [number < len(dealt) and deal == dealt[number] for number, deal in enumerate(whole.deals())]
    return Verification(seed_hash(whole.seed) == whole.seed_hash, follows, again.result == whole.result)
