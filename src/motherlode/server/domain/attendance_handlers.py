"""Handlers of attendance commands: waiting for people, replacing the absent, admitting latecomers."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from copy import copy
from typing import Any, Final

from motherlode.bots.registry import company
from motherlode.core.chance.random_stream import fresh_seed
from motherlode.server.domain import commands
from motherlode.server.domain.attendance import MAX_SEAT_REQUESTS, Connectivity
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import STAND_IN

__all__ = ["ATTENDANCE_HANDLERS", "admit_latecomers", "begin_game", "begin_if_ready", "withdraw_seat_request"]

_MAX_DECLINED: Final = 50
"""Guests whose seat request was declined during one game; after that nobody may ask."""


def begin_game(table: Table, for_bots: Iterable[int], now: float) -> int:
    """Begin a game, with bots on some seats; return the number of its Began entry."""
    seats = list(for_bots)
    for seat, bot in zip(seats, company(table.settings.bots or STAND_IN, len(seats)), strict=True):
        table.apply(log.BotSeated(now, seat, bot))
    return table.apply(log.Began(now, fresh_seed(), [copy(chair) for chair in table.chairs]))


def begin_if_ready(table: Table, people: Connectivity, now: float) -> int:
    """Begin another game if everyone who is there is ready; return the last entry."""
    gone = people.gone(now)
    if not table.attendance.ready or not set(table.seats_of_people()) - gone <= table.attendance.ready:
        return table.seq
    return _begin_rematch(table, gone, now)


def _begin_rematch(table: Table, gone: set[int], now: float) -> int:
    """Begin another game.

    Bots get empty seats and those of people who left, and stand in for those not ready.
    """
    for_bots = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty" or chair.away or seat in gone]
    for seat in table.seats_of_people():
        if seat not in table.attendance.ready and seat not in gone:
            table.apply(log.Away(now, seat, "absent"))
    return begin_game(table, for_bots, now)


def _rematch(table: Table, guest: Guest, command: commands.Rematch, now: float, people: Connectivity) -> int:
    seat = table.require_seat(guest)
    if table.state != "over":
        raise Refused("not-now")
    table.mark_returned(guest.id, now)
    attendance = table.attendance
    if seat not in attendance.ready:
        table.apply(log.Ready(now, seat))
    elif now - attendance.ready_since >= people.ready_wait:
        return _begin_rematch(table, people.gone(now), now)
    return begin_if_ready(table, people, now)


def _regather(table: Table, guest: Guest, command: commands.Regather, now: float, people: Connectivity) -> int:
    gone = people.gone(now)
    if guest.id != table.host and (table.seat_of(guest.id) < 0 or table.seat_of(table.host) not in gone):
        raise Refused("not-host")
    if table.state == "gathering":
        return table.seq
    if table.state != "over":
        raise Refused("not-now")
    for seat, chair in enumerate(table.chairs):
        if chair.away or seat in gone:
            table.apply(log.Stood(now, seat))
    return table.apply(log.Regathered(now))


def _continue(table: Table, guest: Guest, command: commands.Continue, now: float, people: Connectivity) -> int:
    seat = table.require_seat(guest)
    return table.apply(log.Continued(now, seat)) if seat in table.attendance.waiting else table.seq


def _hand_over(table: Table, guest: Guest, command: commands.HandOver, now: float, people: Connectivity) -> int:
    """Have a bot stand in for an absent or idle person, or note that one of the others wants it."""
    seat = command.seat
    if table.chair_of(seat).away:
        return table.seq
    is_idle = seat == table.actor and 0 < table.idle_at(people.since, people.idle_after) <= now
    if table.state != "playing" or not (is_idle or seat in people.gone(now)):
        raise Refused("not-now")
    if guest.id == table.host:
        return table.apply(log.Away(now, seat, "absent"))
    by = table.require_seat(guest)
    voters = {one for one in table.seats_of_people() if one not in people.absent and one != seat}
    if by not in voters:
        raise Refused("not-now")
    if 2 * len((table.attendance.votes.get(seat, set()) | {by}) & voters) > len(voters):
        return table.apply(log.Away(now, seat, "absent"))
    return table.seq if by in table.attendance.votes.get(seat, ()) else table.apply(log.HandOverVoted(now, seat, by))


def _request_seat(table: Table, guest: Guest, command: commands.RequestSeat, now: float, people: Connectivity) -> int:
    chair = table.chair_of(command.seat)
    attendance = table.attendance
    if guest.id in table.barred:
        raise Refused("barred")
    if table.state != "playing" or table.seat_of(guest.id) >= 0 or guest.id in attendance.declined:
        raise Refused("not-now")
    if chair.kind != "bot":
        raise Refused("seat-taken")
    if guest.id in attendance.requests:
        return table.seq
    if any(asked.seat == command.seat for asked in attendance.requests.values()):
        raise Refused("seat-taken")
    if len(attendance.requests) >= MAX_SEAT_REQUESTS or len(attendance.declined) >= _MAX_DECLINED:
        raise Refused("too-many")
    seq = table.apply(log.SeatRequested(now, guest.id, guest.name, command.seat))
    return table.apply(log.SeatRequestAnswered(now, guest.id, True)) if guest.id == table.host else seq


def _answer_seat_request(
    table: Table, guest: Guest, command: commands.AnswerSeatRequest, now: float, people: Connectivity
) -> int:
    table.require_host(guest)
    asked = table.attendance.requests.get(command.guest)
    if asked is None or (asked.granted and command.grant):
        return table.seq
    return table.apply(log.SeatRequestAnswered(now, command.guest, command.grant))


def _withdraw_seat_request(
    table: Table, guest: Guest, command: commands.WithdrawSeatRequest, now: float, people: Connectivity
) -> int:
    withdraw_seat_request(table, guest.id, now)
    return table.seq


def withdraw_seat_request(table: Table, guest: str, now: float) -> None:
    """Drop a guest's seat request."""
    if guest in table.attendance.requests:
        table.apply(log.SeatRequestWithdrawn(now, guest))


def admit_latecomers(table: Table, connected: Container[str], now: float) -> None:
    """Between rounds, give connected guests the bots' seats that the host has granted them."""
    if table.is_between_rounds:
        for asked in list(table.attendance.requests.values()):
            if asked.granted and asked.guest in connected and table.chairs[asked.seat].kind == "bot":
                table.apply(log.TakenOver(now, asked.seat, asked.guest, asked.name))


ATTENDANCE_HANDLERS: Mapping[type[commands.Command], Callable[[Table, Guest, Any, float, Connectivity], int]] = {
    commands.Continue: _continue,
    commands.HandOver: _hand_over,
    commands.Rematch: _rematch,
    commands.Regather: _regather,
    commands.RequestSeat: _request_seat,
    commands.AnswerSeatRequest: _answer_seat_request,
    commands.WithdrawSeatRequest: _withdraw_seat_request,
}
