"""Orders carried out at a table: each is refused, or becomes entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import Any, Final

from motherlode import IllegalMove, NotYourTurn, ParseError
from motherlode.bots import LEVELS
from motherlode.core.random_stream import fresh_seed
from motherlode.games.registry import family_of
from motherlode.server.domain import commands as orders
from motherlode.server.domain import log_entries as log
from motherlode.server.domain.log_entries import Chair
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import STAND_IN
from motherlode.server.domain.text import clean_text

__all__ = ["carry_out", "invite"]

_MOST_MUTES: Final = 2_000
"""Mutes in force at one table,"""
_MOST_MUTED: Final = 100
"""and of one guest."""

_MOST_SILENCED: Final = 50
"""Guests whom hosts can silence at a table. All of them are named whenever the room is told."""


def carry_out(table: Table, guest: Guest, order: orders.Order, now: float) -> int:
    """Carry out an order; the number of the entry that settles it. Refused if it cannot be: then nothing changed."""
    if table.state == "closed":
        raise Refused("game-over")
    return _DEEDS[type(order)](table, guest, order, now)


def _sit(table: Table, guest: Guest, order: orders.Sit, now: float, outside: bool = False) -> int:
    mine = table.seat_of(guest.id)
    if mine == order.seat:
        table.returns(guest.id, now)
        return table.seq
    chair = _chair(table, order.seat)
    if table.state == "playing":
        raise Refused("not-now")
    if guest.id in table.barred:
        raise Refused("barred")
    if chair.kind != "empty":
        raise Refused("seat-taken")
    if mine >= 0:
        table.happen(log.Stood(now, mine))
    return table.happen(log.Seated(now, order.seat, guest.id, guest.name, outside))


def invite(table: Table, host: Guest, seat: int, guest: Guest, now: float) -> int:
    """The host gives an empty seat to a program that will play by a token."""
    _only_host(table, host)
    if table.state == "closed":
        raise Refused("game-over")
    return _sit(table, guest, orders.Sit(0, "-", seat), now, outside=True)


def _leave(table: Table, guest: Guest, order: orders.Leave, now: float) -> int:
    seat = _seat(table, guest)
    if table.state != "playing":
        return table.happen(log.Stood(now, seat))
    return table.seq if table.chairs[seat].away == "left" else table.happen(log.Away(now, seat, "left"))


def _put_bot(table: Table, guest: Guest, order: orders.PutBot, now: float) -> int:
    _only_host(table, guest)
    if order.bot not in LEVELS:
        raise Refused("no-such-bot")
    if _chair(table, order.seat).kind != "empty":
        raise Refused("seat-taken")
    return table.happen(log.BotSeated(now, order.seat, order.bot))


def _clear_seat(table: Table, guest: Guest, order: orders.ClearSeat, now: float) -> int:
    _only_host(table, guest)
    if table.state == "playing":
        raise Refused("not-now")
    if _chair(table, order.seat).kind == "empty":
        return table.seq
    return table.happen(log.Stood(now, order.seat, removed=True))


def _start(table: Table, guest: Guest, order: orders.Start, now: float) -> int:
    _only_host(table, guest)
    if table.state != "gathering":
        raise Refused("not-now")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty"]
    if empty and not table.terms.bots:
        raise Refused("empty-seats")
    return _begin(table, empty, now)


def _rematch(table: Table, guest: Guest, order: orders.Rematch, now: float) -> int:
    _seat(table, guest)
    if table.state != "over":
        raise Refused("not-now")
    table.returns(guest.id, now)
    return _begin(table, [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty" or chair.away], now)


def _begin(table: Table, for_bots: Iterable[int], now: float) -> int:
    for seat in for_bots:
        table.happen(log.BotSeated(now, seat, table.terms.bots or STAND_IN))
    return table.happen(log.Began(now, fresh_seed(), [copy(chair) for chair in table.chairs]))


def _play(table: Table, guest: Guest, order: orders.Play, now: float) -> int:
    seat = _seat(table, guest)
    if table.turned > order.seq:
        return _repeated(table, seat, order)
    if table.state != "playing":
        raise Refused("game-over" if table.began else "not-now")
    if order.seq > table.seq:
        raise Refused("stale")
    try:
        seq = table.happen(log.Moved(now, seat, order.move))
    except ParseError:
        raise Refused("not-a-move") from None
    except NotYourTurn:
        raise Refused("not-your-turn") from None
    except IllegalMove as illegal:
        raise Refused("illegal-move", illegal.rule) from None
    if table.chairs[seat].away:
        table.happen(log.Returned(now, seat))
    return seq


def _repeated(table: Table, seat: int, order: orders.Play) -> int:
    """The entry of a move that was already made after the one seen; Refused if it was not this move."""
    for one in table.log.after(order.seq):
        entry = one.entry
        if isinstance(entry, log.Moved):
            if (entry.seat, entry.move, entry.by) == (seat, order.move, "person"):
                return one.seq
            break
    raise Refused("stale")


def _say(table: Table, guest: Guest, order: orders.Say, now: float) -> int:
    _may_talk(table, guest)
    seat = table.seat_of(guest.id)
    aside = seat < 0 and table.state == "playing"
    return table.happen(log.Said(now, guest.id, guest.name, seat, clean_text(order.text), aside))


def _claim(table: Table, guest: Guest, order: orders.MakeClaim, now: float) -> int:
    _may_talk(table, guest)
    seat = _seat(table, guest)
    if order.claim.seat is not None:
        _chair(table, order.claim.seat)
    rule = family_of(table.terms.ruleset).forbidden_claims(table.terms.ruleset).get(order.claim.key)
    if rule is not None:
        raise Refused("illegal-claim", rule)
    return table.happen(log.Claimed(now, guest.id, seat, order.claim))


def _mute(table: Table, guest: Guest, order: orders.Mute, now: float) -> int:
    is_on = (guest.id, order.guest) in table.mutes
    if is_on == order.on:
        return table.seq
    mine = sum(who == guest.id for who, _ in table.mutes)
    if order.on and (len(table.mutes) >= _MOST_MUTES or mine >= _MOST_MUTED):
        raise Refused("too-many")
    return table.happen(log.Muted(now, guest.id, order.guest, order.on, table.name_of(order.guest)))


def _silence(table: Table, guest: Guest, order: orders.Silence, now: float) -> int:
    _only_host(table, guest)
    if (order.guest in table.silenced) == order.on:
        return table.seq
    if order.on and order.guest == table.host:
        raise Refused("not-now")
    if order.on and len(table.silenced) >= _MOST_SILENCED:
        raise Refused("too-many")
    return table.happen(log.Silenced(now, order.guest, order.on))


def _may_talk(table: Table, guest: Guest) -> None:
    """Refused if the host removed or silenced a guest."""
    if guest.id in table.barred:
        raise Refused("barred")
    if guest.id in table.silenced:
        raise Refused("silenced")


def _only_host(table: Table, guest: Guest) -> None:
    if guest.id != table.host:
        raise Refused("not-host")


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Refused("no-such-seat")
    return table.chairs[seat]


def _seat(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.id)
    if seat < 0:
        raise Refused("not-seated")
    return seat


_DEEDS: Mapping[type[orders.Order], Callable[[Table, Guest, Any, float], int]] = {
    orders.Sit: _sit,
    orders.Leave: _leave,
    orders.PutBot: _put_bot,
    orders.ClearSeat: _clear_seat,
    orders.Start: _start,
    orders.Play: _play,
    orders.Say: _say,
    orders.MakeClaim: _claim,
    orders.Mute: _mute,
    orders.Silence: _silence,
    orders.Rematch: _rematch,
}
