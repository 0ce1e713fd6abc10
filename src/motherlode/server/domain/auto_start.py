"""Tables that begin by themselves: when they do, and whose seats are given up before that."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from motherlode.server.domain.attendance_handlers import begin_game
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table

__all__ = ["SHORTEST_WAIT", "absences", "begin_if_full", "fill_at", "is_gathering", "settle", "time_left"]


SHORTEST_WAIT: Final = 15
"""Seconds for which people are waited for at least, whatever someone wants."""


def is_gathering(table: Table) -> bool:
    """Whether a table waits for people and will begin by itself."""
    return table.state == "gathering" and table.settings.auto_start


def fill_at(table: Table) -> float | None:
    """Return when bots take the empty seats and the game begins; None if that is not wanted.

    The half of the people who have waited longest decide, when all of them want it: whoever comes later can neither
    force bots on the others nor keep them waiting. The last to come has a moment to see where they are.
    """
    if not is_gathering(table) or not table.settings.bots:
        return None
    arrivals = sorted(table.attendance.arrivals.values(), key=lambda arrival: arrival.at)
    times = [arrival.fill_at for arrival in arrivals[: (len(arrivals) + 1) // 2]]
    wanted = [time for time in times if time is not None]
    if not wanted or len(wanted) < len(times):
        return None
    return max(*wanted, min(arrivals[-1].at, max(wanted)) + SHORTEST_WAIT) if len(arrivals) > 1 else wanted[0]


def time_left(table: Table, seat: int, now: float) -> int:
    """Return for how many seconds the person on a seat still wants to wait; 0 for as long as needed."""
    arrival = table.attendance.arrivals.get(seat)
    return 0 if arrival is None or arrival.fill_at is None else max(1, math.ceil(arrival.fill_at - now))


def begin_if_full(table: Table, now: float) -> None:
    """Begin the game if the table does so by itself and no seat is empty."""
    if is_gathering(table) and all(chair.kind != "empty" for chair in table.chairs):
        begin_game(table, (), now)


def absences(table: Table, absent: Mapping[int, float]) -> dict[int, float]:
    """Return since when people are absent: since they disconnected, but at most since they came."""
    arrivals = table.attendance.arrivals
    return {seat: max(since, arrivals[seat].at if seat in arrivals else 0.0) for seat, since in absent.items()}


def settle(table: Table, absent: Mapping[int, float], kept: float, now: float) -> None:
    """Free the seats of people who have been absent for ``kept`` seconds; begin the game if it is time."""
    if not is_gathering(table):
        return
    for seat, since in absences(table, absent).items():
        if since + kept <= now:
            table.apply(log.Stood(now, seat))
    begins = fill_at(table)
    if begins is not None and begins <= now:
        begin_game(table, [seat for seat, chair in enumerate(table.chairs) if chair.kind == "empty"], now)
