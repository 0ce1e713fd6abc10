"""Command handlers: each command is refused, or applied to the table as log entries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from motherlode import IllegalMove, NotYourTurn, ParseError
from motherlode.bots import LEVELS
from motherlode.games.registry import engine_of
from motherlode.server.domain import commands
from motherlode.server.domain.attendance import Connectivity
from motherlode.server.domain.attendance_handlers import ATTENDANCE_HANDLERS, begin_game, begin_if_ready
from motherlode.server.domain.auto_start import SHORTEST_WAIT, begin_if_full, time_left
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.text import clean_text

__all__ = ["handle_command", "invite"]

_MAX_MUTES: Final = 2_000
"""Active mutes at one table."""
_MAX_MUTES_PER_GUEST: Final = 100
"""Active mutes of one guest at a table."""

_MAX_SILENCED: Final = 50
"""Silenced guests at one table. Bounded because the whole list is part of every table info message."""


def handle_command(
    table: Table,
    guest: Guest,
    command: commands.Command,
    now: float,
    connectivity: Callable[[], Connectivity] = Connectivity,
) -> int:
    """Apply a command; return the entry that shows its effect. Refused leaves the table unchanged.

    ``connectivity`` returns who is connected; by default everyone is.
    """
    if table.state == "closed":
        raise Refused("game-over")
    if type(command) in ATTENDANCE_HANDLERS:
        return ATTENDANCE_HANDLERS[type(command)](table, guest, command, now, connectivity())
    seq = _HANDLERS[type(command)](table, guest, command, now)
    if table.state == "over" and isinstance(command, commands.Leave | commands.ClearSeat):
        return begin_if_ready(table, connectivity(), now)  # the others may have waited for the one who left
    return seq


def _sit(table: Table, guest: Guest, command: commands.Sit, now: float, outside: bool = False) -> int:
    mine = table.seat_of(guest.id)
    if mine == command.seat:
        table.mark_returned(guest.id, now)
        return table.seq
    chair = table.chair_of(command.seat)
    if table.state == "playing":
        raise Refused("not-now")
    if guest.id in table.barred:
        raise Refused("barred")
    if chair.kind != "empty":
        raise Refused("seat-taken")
    fill_after = max(command.fill_after, SHORTEST_WAIT) if command.fill_after else 0
    if mine >= 0:
        fill_after = fill_after or time_left(table, mine, now)
        table.apply(log.Stood(now, mine))
    seq = table.apply(log.Seated(now, command.seat, guest.id, guest.name, outside, fill_after))
    begin_if_full(table, now)
    return seq


def invite(table: Table, host: Guest, seat: int, guest: Guest, now: float) -> int:
    """Seat an external program, which plays by token, on an empty seat. Only the host may."""
    table.require_host(host)
    if table.state == "closed":
        raise Refused("game-over")
    return _sit(table, guest, commands.Sit(0, "-", seat), now, outside=True)


def _leave(table: Table, guest: Guest, command: commands.Leave, now: float) -> int:
    seat = table.require_seat(guest)
    if table.state != "playing":
        return table.apply(log.Stood(now, seat))
    return table.seq if table.chairs[seat].away == "left" else table.apply(log.Away(now, seat, "left"))


def _put_bot(table: Table, guest: Guest, command: commands.PutBot, now: float) -> int:
    table.require_host(guest)
    if command.bot not in LEVELS:
        raise Refused("no-such-bot")
    if table.chair_of(command.seat).kind != "empty":
        raise Refused("seat-taken")
    seq = table.apply(log.BotSeated(now, command.seat, command.bot))
    begin_if_full(table, now)
    return seq


def _clear_seat(table: Table, guest: Guest, command: commands.ClearSeat, now: float) -> int:
    table.require_host(guest)
    if table.state == "playing":
        raise Refused("not-now")
    if table.chair_of(command.seat).kind == "empty":
        return table.seq
    return table.apply(log.Stood(now, command.seat, removed=True))


def _start(table: Table, guest: Guest, command: commands.Start, now: float) -> int:
    table.require_host(guest)
    if table.state != "gathering":
        raise Refused("not-now")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty"]
    if empty and not table.settings.bots:
        raise Refused("empty-seats")
    return begin_game(table, empty, now)


def _play(table: Table, guest: Guest, command: commands.Play, now: float) -> int:
    seat = table.require_seat(guest)
    if table.turn_seq > command.seq:
        return _repeated(table, seat, command)
    if table.state != "playing":
        raise Refused("game-over" if table.game_starts else "not-now")
    if command.seq > table.seq:
        raise Refused("stale")
    try:
        seq = table.apply(log.Moved(now, seat, command.move))
    except ParseError:
        raise Refused("not-a-move") from None
    except NotYourTurn:
        raise Refused("not-your-turn") from None
    except IllegalMove as illegal:
        raise Refused("illegal-move", illegal.rule) from None
    if table.chairs[seat].away:
        table.apply(log.Returned(now, seat))
    return seq


def _repeated(table: Table, seat: int, command: commands.Play) -> int:
    """Return the entry of a move that is sent again; Refused if another move was made instead."""
    for one in table.log.after(command.seq):
        entry = one.entry
        if isinstance(entry, log.Moved):
            if entry.seat == seat and entry.by == "person" and command.move in (entry.move, entry.sent):
                return one.seq
            break
    raise Refused("stale")


def _say(table: Table, guest: Guest, command: commands.Say, now: float) -> int:
    _may_talk(table, guest)
    seat = table.seat_of(guest.id)
    aside = seat < 0 and table.state == "playing"
    return table.apply(log.Said(now, guest.id, guest.name, seat, clean_text(command.text), aside))


def _claim(table: Table, guest: Guest, command: commands.MakeClaim, now: float) -> int:
    _may_talk(table, guest)
    seat = table.require_seat(guest)
    if command.claim.seat is not None:
        table.chair_of(command.claim.seat)
    rule = engine_of(table.settings.ruleset).forbidden_claims(table.settings.ruleset).get(command.claim.key)
    if rule is not None:
        raise Refused("illegal-claim", rule)
    return table.apply(log.Claimed(now, guest.id, seat, command.claim))


def _mute(table: Table, guest: Guest, command: commands.Mute, now: float) -> int:
    is_on = (guest.id, command.guest) in table.mutes
    if is_on == command.on:
        return table.seq
    mine = sum(who == guest.id for who, _ in table.mutes)
    if command.on and (len(table.mutes) >= _MAX_MUTES or mine >= _MAX_MUTES_PER_GUEST):
        raise Refused("too-many")
    return table.apply(log.Muted(now, guest.id, command.guest, command.on, table.name_of(command.guest)))


def _silence(table: Table, guest: Guest, command: commands.Silence, now: float) -> int:
    table.require_host(guest)
    if (command.guest in table.silenced) == command.on:
        return table.seq
    if command.on and command.guest == table.host:
        raise Refused("not-now")
    if command.on and len(table.silenced) >= _MAX_SILENCED:
        raise Refused("too-many")
    return table.apply(log.Silenced(now, command.guest, command.on))


def _may_talk(table: Table, guest: Guest) -> None:
    """Raise Refused if the host has removed or silenced the guest."""
    if guest.id in table.barred:
        raise Refused("barred")
    if guest.id in table.silenced:
        raise Refused("silenced")


_HANDLERS: Mapping[type[commands.Command], Callable[[Table, Guest, Any, float], int]] = {
    commands.Sit: _sit,
    commands.Leave: _leave,
    commands.PutBot: _put_bot,
    commands.ClearSeat: _clear_seat,
    commands.Start: _start,
    commands.Play: _play,
    commands.Say: _say,
    commands.MakeClaim: _claim,
    commands.Mute: _mute,
    commands.Silence: _silence,
}
