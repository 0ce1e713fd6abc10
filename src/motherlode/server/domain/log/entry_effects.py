"""The effect of each log entry on a table, except a move: that is :meth:`.Table.make_move`.

An effect returns the game events that the entry causes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from typing import TYPE_CHECKING, Any

from motherlode import DataError, Event, Refusal
from motherlode.server.domain.attendance import Arrival
from motherlode.server.domain.bot_names import bot_name
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entries import Chair

if TYPE_CHECKING:
    from motherlode.server.domain.table import Table

__all__ = ["EFFECTS"]


def _opened(table: Table, entry: log.Opened) -> tuple[Event, ...]:
    table.settings = entry.settings
    table.host = entry.host
    table.opened_at = entry.at
    table.chairs = [Chair() for _ in range(entry.settings.seats)]
    return ()


def _seated(table: Table, entry: log.Seated) -> tuple[Event, ...]:
    table.chairs[entry.seat] = Chair("person", entry.name, entry.guest, outside=entry.outside)
    fill_at = entry.at + entry.fill_after if entry.fill_after else None
    table.attendance.arrivals[entry.seat] = Arrival(entry.at, fill_at)
    if not table.host and not entry.outside:
        table.host = entry.guest
    return ()


def _bot_seated(table: Table, entry: log.BotSeated) -> tuple[Event, ...]:
    table.chairs[entry.seat] = Chair("bot", bot_name(entry.seat, table.settings.language), bot=entry.bot)
    return ()


def _stood(table: Table, entry: log.Stood) -> tuple[Event, ...]:
    gone = table.chairs[entry.seat].guest
    table.chairs[entry.seat] = Chair()
    table.attendance.leave(entry.seat)
    if entry.removed and gone:
        table.barred.add(gone)
    if gone == table.host:  # the next guest is the host of an empty table that begins by itself
        last = "" if table.settings.auto_start else table.host
        table.host = next((chair.guest for chair in table.chairs if chair.guest and not chair.outside), last)
    return ()


def _began(table: Table, entry: log.Began) -> tuple[Event, ...]:
    if entry.chairs:
        table.chairs = [copy(chair) for chair in entry.chairs]
    chairs = table.chairs
    game = table.start_game(
        entry, [chair.name for chair in chairs], [chair.guest for chair in chairs], [chair.bot for chair in chairs]
    )
    table.game_starts.append(table.turn_seq)
    table.attendance.clear()
    table.state = "playing"
    return game.events


def _away(table: Table, entry: log.Away) -> tuple[Event, ...]:
    table.chairs[entry.seat].away = entry.why
    table.attendance.leave(entry.seat)
    if entry.why == "time":
        table.forfeited_turn = table.turn_seq
    return ()


def _timed_out(table: Table, entry: log.TimedOut) -> tuple[Event, ...]:
    timeouts = table.attendance.timeouts
    timeouts[entry.seat] = timeouts.get(entry.seat, 0) + 1
    table.forfeited_turn = table.turn_seq
    return ()


def _attended(table: Table, entry: log.AnyEntry) -> tuple[Event, ...]:
    table.attendance.apply(entry)
    return ()


def _taken_over(table: Table, entry: log.TakenOver) -> tuple[Event, ...]:
    table.chairs[entry.seat] = Chair("person", entry.name, entry.guest)
    table.attendance.requests.pop(entry.guest, None)
    guests = list(table.seated_guests)
    guests[entry.seat] = entry.guest
    table.seated_guests = tuple(guests)
    table.taken_over[entry.seat] = table.log.count
    return ()


def _regathered(table: Table, entry: log.Regathered) -> tuple[Event, ...]:
    table.state = "gathering"
    table.attendance.clear()
    return ()


def _returned(table: Table, entry: log.Returned) -> tuple[Event, ...]:
    was_away, table.chairs[entry.seat].away = table.chairs[entry.seat].away, ""
    table.attendance.votes.pop(entry.seat, None)
    seconds = table.settings.clock.seconds
    is_running = seconds and entry.seat == table.actor and not table.is_waiting
    if was_away and is_running and entry.at >= table.turn_started_at + seconds:
        table.forfeited_turn = table.turn_seq
    return ()


def _time_extended(table: Table, entry: log.TimeExtended) -> tuple[Event, ...]:
    table.extended_turn = table.turn_seq
    table.extended_at = entry.at
    return ()


def _said(table: Table, entry: log.Said) -> tuple[Event, ...]:
    return ()


def _claimed(table: Table, entry: log.Claimed) -> tuple[Event, ...]:
    """Add the claim to the game, for bots and records, up to the number that a game keeps."""
    if table.state == "playing" and table.game is not None:
        with suppress(Refusal, DataError):
            table.game.say(entry.seat, entry.claim.value())
    return ()


def _muted(table: Table, entry: log.Muted) -> tuple[Event, ...]:
    if entry.on:
        table.mutes[entry.guest, entry.whom] = entry.name
    else:
        table.mutes.pop((entry.guest, entry.whom), None)
    return ()


def _silenced(table: Table, entry: log.Silenced) -> tuple[Event, ...]:
    table.silenced = [guest for guest in table.silenced if guest != entry.whom]
    if entry.on:
        table.silenced.append(entry.whom)
    return ()


def _closed(table: Table, entry: log.Closed) -> tuple[Event, ...]:
    table.state = "closed"
    return ()


EFFECTS: Mapping[type[log.Entry], Callable[[Table, Any], tuple[Event, ...]]] = {
    log.Opened: _opened,
    log.Seated: _seated,
    log.BotSeated: _bot_seated,
    log.Stood: _stood,
    log.Began: _began,
    log.Away: _away,
    log.TimedOut: _timed_out,
    log.Returned: _returned,
    log.Continued: _attended,
    log.Resumed: _attended,
    log.HandOverVoted: _attended,
    log.Ready: _attended,
    log.Regathered: _regathered,
    log.SeatRequested: _attended,
    log.SeatRequestAnswered: _attended,
    log.SeatRequestWithdrawn: _attended,
    log.TakenOver: _taken_over,
    log.TimeExtended: _time_extended,
    log.Said: _said,
    log.Claimed: _claimed,
    log.Muted: _muted,
    log.Silenced: _silenced,
    log.Closed: _closed,
}
