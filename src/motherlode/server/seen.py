"""What one guest may know of each entry of a table's log.

It follows from the log up to that entry and from who asks. Every kind of entry says here how it is seen; one that does
not is not sent at all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any

import msgspec

from motherlode import SPECTATOR, Event, Game, Move
from motherlode.families import family_of
from motherlode.server import log
from motherlode.server.messages import Begun, Moved, Result, Room, Shown, Told
from motherlode.server.table import Table

__all__ = ["event_encoded", "event_named", "result_of", "room_message", "told_of", "viewer_of"]

_encode = msgspec.json.Encoder().encode


def viewer_of(table: Table, guest: str, game: int) -> int:
    """As whom a guest saw a game: the seat they had in it, or SPECTATOR."""
    cast = table.casts[game] if 0 <= game < len(table.casts) else ()
    return cast.index(guest) if guest in cast else SPECTATOR


def told_of(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    """An entry as a guest may know it; None if it is not for them."""
    return _TELL[type(table.log[seq])](table, seq, guest, viewer)


def event_named(shown: Event) -> dict[str, Any]:
    """An event, already redacted, with the name of its kind."""
    made: Any = type(shown)
    return {"event": log.kebab(made.__name__), **{name: getattr(shown, name) for name in _fields(made)}}


def event_encoded(shown: Event) -> bytes:
    """The same as it is sent."""
    made: Any = type(shown)
    return _opening(made) + _encode(shown)[1:]


def result_of(game: Game) -> Result | None:
    """How a game ended; None while it runs."""
    if game.result is None:
        return None
    return Result(list(game.result.points), list(game.result.winners), game.seed or "")


def room_message(table: Table) -> Room:
    """The table itself, which everyone sees alike."""
    ruleset = table.terms.ruleset
    forbidden = dict(family_of(ruleset).forbidden_claims(ruleset)) if ruleset else {}
    return Room(table.state, table.terms, table.host, list(table.chairs), forbidden, list(table.silenced))


@cache
def _fields(event: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(event))


@cache
def _opening(event: Any) -> bytes:
    """How the text of an event begins: with its name, and then come its fields."""
    return b'{"event":"%s"%s' % (log.kebab(event.__name__).encode(), b"," if _fields(event) else b"")


# ---- entries -------------------------------------------------------------------------------------------------------


def _open(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    entry: Any = table.log[seq]
    told: Told = entry
    return told


def _began(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    number = table.happened[seq].game
    game = table.games[number]
    assert game.seed_hash is not None
    return Begun(table.log[seq].at, number, game.seed_hash, list(game.names))


def _moved(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    entry = table.log[seq]
    assert isinstance(entry, log.Moved)
    move = entry.move if viewer == entry.seat else _hidden(table.terms.ruleset, entry.move)
    return Moved(entry.at, entry.seat, move, entry.by)


@lru_cache(4096)
def _hidden(ruleset: str, move: str) -> str:
    """A move as those see it who did not make it."""
    return str(family_of(ruleset).hide(Move.parse(move)))


def _said(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    entry = table.log[seq]
    assert isinstance(entry, log.Said)
    unheard = (entry.aside and viewer != SPECTATOR) or _is_muted(table, seq, guest, entry.guest)
    return None if unheard else entry


def _claimed(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    entry = table.log[seq]
    assert isinstance(entry, log.Claimed)
    return None if _is_muted(table, seq, guest, entry.guest) else entry


def _is_muted(table: Table, seq: int, guest: str, speaker: str) -> bool:
    """Whether a guest had muted another when an entry was made: they turn it on and off by turns."""
    return bisect_left(table.mutes.get((guest, speaker), ()), seq) % 2 == 1


def _muted(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    entry = table.log[seq]
    assert isinstance(entry, log.Muted)
    return entry if entry.guest == guest else None


def _untold(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    return None


def _closed(table: Table, seq: int, guest: str, viewer: int) -> Told | None:
    entry = table.log[seq]
    assert isinstance(entry, log.Closed)
    return Shown(entry.at, entry.why, str(table.game) if table.game is not None else "")


_TELL: Mapping[type[log.Entry], Callable[[Table, int, str, int], Told | None]] = {
    log.Opened: _open,
    log.Seated: _open,
    log.BotSeated: _open,
    log.Stood: _open,
    log.Began: _began,
    log.Moved: _moved,
    log.Away: _open,
    log.Returned: _open,
    log.TimeExtended: _untold,
    log.Said: _said,
    log.Claimed: _claimed,
    log.Muted: _muted,
    log.Silenced: _open,
    log.Closed: _closed,
}
