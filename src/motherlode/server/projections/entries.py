"""Projections of log entries, events and legal moves: what one guest may know of each.

A projection depends on the log up to the entry and on the guest. Every type of entry must have one in ``_PROJECTIONS``;
an entry without one raises, and is never sent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, Final

import msgspec

from motherlode import SPECTATOR, Event, Game, Move
from motherlode.games.registry import engine_of, game_module
from motherlode.server.domain.auto_start import fill_at
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table
from motherlode.server.projections.messages import (
    BeganEntry,
    ClosedEntry,
    MovedEntry,
    MoveDetails,
    ProjectedEntry,
    Result,
    TableInfo,
)

__all__ = [
    "decode_event",
    "encode_event",
    "encoded_details",
    "event_to_dict",
    "move_details",
    "project_entry",
    "result_of",
    "table_info",
]

_KEPT_DETAILS: Final = 4096
"""Moves whose details are cached, with their keys about 700 bytes each: the same moves come turn after turn."""

_encode = msgspec.json.Encoder().encode


def project_entry(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    """Return what a guest, who sees the game as ``viewer``, may know of an entry; None if nothing."""
    return _PROJECTIONS[type(entry)](table, entry, guest, viewer)


def event_to_dict(shown: Event) -> dict[str, Any]:
    """Convert a redacted event to a dict with its type as ``event``."""
    made: Any = type(shown)
    return {"event": log.kebab(made.__name__), **{name: getattr(shown, name) for name in _fields(made)}}


def decode_event(ruleset: str, happened: Mapping[str, Any]) -> Event:
    """Return the event of a dict that :func:`event_to_dict` has made."""
    fields = {name: _frozen(value) for name, value in happened.items() if name != "event"}
    event: Event = _kinds(ruleset)[happened["event"]](**fields)
    return event


@cache
def _kinds(ruleset: str) -> dict[str, Any]:
    """Return the events of a game, by the name of their type."""
    module = game_module(ruleset, "events")
    return {log.kebab(name): getattr(module, name) for name in getattr(module, "__all__", ())}


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def encode_event(shown: Event) -> bytes:
    """Encode a redacted event as JSON, with its type as ``event``."""
    made: Any = type(shown)
    return _opening(made) + _encode(shown)[1:]


def result_of(game: Game) -> Result | None:
    """Return the result of a game; None while it is running."""
    if game.result is None:
        return None
    return Result(list(game.result.points), list(game.result.winners), game.seed or "")


def table_info(table: Table) -> TableInfo:
    """Return the public state of a table, which is the same for everyone."""
    ruleset = table.settings.ruleset
    forbidden = dict(engine_of(ruleset).forbidden_claims(ruleset)) if ruleset else {}
    attendance = table.attendance
    return TableInfo(
        table.state,
        table.settings,
        table.host,
        list(table.chairs),
        forbidden,
        list(table.silenced),
        sorted(attendance.waiting) if table.is_waiting else [],
        sorted(attendance.ready),
        {seat: sorted(votes) for seat, votes in attendance.votes.items()},
        list(attendance.requests.values()),
        fill_at(table),
    )


def move_details(game: Game, move: Move) -> MoveDetails:
    """Return what a legal move uses and where it is aimed."""
    details = game.details(move)
    return MoveDetails(details.action, details.cards, details.cell, details.way, details.path, details.seat)


_details: dict[tuple[str, Move], Any] = {}


def encoded_details(game: Game, move: Move) -> Any:
    """Return the details of a legal move as encoded JSON. They follow from the move and the ruleset alone."""
    key = game.ruleset, move
    found = _details.get(key)
    if found is None:
        if len(_details) >= _KEPT_DETAILS:
            _details.clear()
        found = _details[key] = msgspec.Raw(_encode(move_details(game, move)))
    return found


@cache
def _fields(event: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(event))


@cache
def _opening(event: Any) -> bytes:
    """Return the opening of an event's JSON: its type, followed by its fields."""
    return b'{"event":"%s"%s' % (log.kebab(event.__name__).encode(), b"," if _fields(event) else b"")


# ---- entries -------------------------------------------------------------------------------------------------------


def _as_is(table: Table, entry: Any, guest: str, viewer: int) -> ProjectedEntry | None:
    public: ProjectedEntry = entry
    return public


def _began(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    game = table.game
    assert game is not None
    assert game.seed_hash is not None
    return BeganEntry(entry.at, table.game_number, game.seed_hash, list(game.names))


def _moved(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    assert isinstance(entry, log.Moved)
    assert table.game is not None
    move = entry.move if viewer == entry.seat else table.game.hide(entry.move).text
    return MovedEntry(entry.at, entry.seat, move, entry.by)


def _said(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    assert isinstance(entry, log.Said)
    is_erased = not entry.text
    unheard = is_erased or (entry.aside and viewer != SPECTATOR) or (guest, entry.guest) in table.mutes
    return None if unheard else entry


def _claimed(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    assert isinstance(entry, log.Claimed)
    return None if (guest, entry.guest) in table.mutes else entry


def _muted(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    assert isinstance(entry, log.Muted)
    return entry if entry.guest == guest else None


def _hidden_entry(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    return None


def _closed(table: Table, entry: log.AnyEntry, guest: str, viewer: int) -> ProjectedEntry | None:
    assert isinstance(entry, log.Closed)
    return ClosedEntry(entry.at, entry.why, str(table.game) if table.game is not None else "")


_PROJECTIONS: Mapping[type[log.Entry], Callable[[Table, Any, str, int], ProjectedEntry | None]] = {
    log.Opened: _as_is,
    log.Seated: _as_is,
    log.BotSeated: _as_is,
    log.Stood: _as_is,
    log.Began: _began,
    log.Moved: _moved,
    log.Away: _as_is,
    log.TimedOut: _as_is,
    log.Returned: _as_is,
    log.Continued: _as_is,
    log.Resumed: _as_is,
    log.HandOverVoted: _as_is,
    log.Ready: _as_is,
    log.Regathered: _as_is,
    log.SeatRequested: _as_is,
    log.SeatRequestAnswered: _as_is,
    log.SeatRequestWithdrawn: _as_is,
    log.TakenOver: _as_is,
    log.TimeExtended: _hidden_entry,
    log.Said: _said,
    log.Claimed: _claimed,
    log.Muted: _muted,
    log.Silenced: _as_is,
    log.Closed: _closed,
}
