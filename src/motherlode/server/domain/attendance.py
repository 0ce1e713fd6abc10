"""Attendance: whom a table waits for, and pending requests; a part of its state, derived from its log.

After a round bots and clocks wait until everyone has seen its result. After a game the next one begins when everyone is
ready. An absent person's seat goes to a bot if the host or most of the others want it; so does the seat of a person who
does not move for long at a table without a clock. A bot's seat goes to a spectator whom the host lets in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from msgspec import Struct

from motherlode.server.domain.log import entries as log

__all__ = ["MAX_SEAT_REQUESTS", "MAX_TIMEOUTS", "Arrival", "Attendance", "Connectivity", "TakeoverRequest"]

MAX_TIMEOUTS: Final = 1
"""Turns in a row that a bot plays for a person whose time is up, before it takes the seat."""

MAX_SEAT_REQUESTS: Final = 4
"""Seat requests at one table that are open or granted."""


class Connectivity(NamedTuple):
    """The connected people, as far as it concerns commands. It is not part of the log."""

    absent: Mapping[int, float] = {}
    """Seats whose people are not connected, and since when."""
    absent_after: float = 60.0
    """The time of absence after which a bot may get a seat."""
    ready_wait: float = 30.0
    """The time after which those who are ready may begin without the others."""
    since: float = 0.0
    """When the server began to note this; nobody is late for longer."""
    idle_after: float = 300.0
    """The duration of a turn without a clock after which a bot may take over from a connected person."""

    def gone(self, now: float) -> set[int]:
        """Return the seats that may be handed over."""
        return {seat for seat, since in self.absent.items() if now - since >= self.absent_after}


class TakeoverRequest(Struct, frozen=True, omit_defaults=True):
    """A spectator's request for a bot's seat. If ``granted``, they get it when the next round begins."""

    guest: str
    name: str
    seat: int
    granted: bool = False


class Arrival(NamedTuple):
    """The times at which someone took a seat, and at which bots may take the empty ones for them."""

    at: float
    fill_at: float | None = None


class Attendance:
    """The attendance state of a table."""

    def __init__(self) -> None:
        self.waiting: set[int] = set()
        """The seats whose people have not continued after the last round."""
        self.waiting_since = 0.0
        self.ready: set[int] = set()
        """The seats whose people want another game."""
        self.ready_since = 0.0
        """The time at which the first of them said so."""
        self.votes: dict[int, set[int]] = {}
        """By absent seat, the seats whose people want a bot to play it."""
        self.timeouts: dict[int, int] = {}
        """By seat, the turns in a row that ran out of time."""
        self.requests: dict[str, TakeoverRequest] = {}
        """Seat requests by guest."""
        self.declined: set[str] = set()
        """Guests whose request was declined during this game."""
        self.arrivals: dict[int, Arrival] = {}
        """By seat, when its person came, since the table has been gathering."""

    def wait_for(self, seats: Iterable[int], now: float) -> None:
        """Wait until the people of some seats have seen how the round ended."""
        self.waiting = set(seats)
        self.waiting_since = now

    def leave(self, seat: int) -> None:
        """Forget the person of a seat: wait no more for them, and drop votes of and about them."""
        self.waiting.discard(seat)
        self.ready.discard(seat)
        self.arrivals.pop(seat, None)
        self.votes.pop(seat, None)
        for voters in self.votes.values():
            voters.discard(seat)
        self.timeouts.pop(seat, None)

    def clear(self) -> None:
        """Forget everything, as another game begins."""
        self.waiting.clear()
        self.ready.clear()
        self.votes.clear()
        self.timeouts.clear()
        self.requests.clear()
        self.declined.clear()
        self.arrivals.clear()

    def apply(self, entry: log.AnyEntry) -> None:
        """Apply an entry that changes nothing else of a table."""
        _APPLY[type(entry)](self, entry)

    def _continued(self, entry: log.Continued) -> None:
        self.waiting.discard(entry.seat)

    def _resumed(self, entry: log.Resumed) -> None:
        self.waiting.clear()

    def _hand_over_voted(self, entry: log.HandOverVoted) -> None:
        self.votes.setdefault(entry.seat, set()).add(entry.by)

    def _ready(self, entry: log.Ready) -> None:
        if not self.ready:
            self.ready_since = entry.at
        self.ready.add(entry.seat)

    def _seat_requested(self, entry: log.SeatRequested) -> None:
        self.requests[entry.guest] = TakeoverRequest(entry.guest, entry.name, entry.seat)

    def _seat_request_answered(self, entry: log.SeatRequestAnswered) -> None:
        asked = self.requests.pop(entry.guest)
        if entry.granted:
            self.requests[entry.guest] = TakeoverRequest(asked.guest, asked.name, asked.seat, granted=True)
        else:
            self.declined.add(entry.guest)

    def _seat_request_withdrawn(self, entry: log.SeatRequestWithdrawn) -> None:
        self.requests.pop(entry.guest, None)


_APPLY: Mapping[type[log.Entry], Callable[[Attendance, Any], None]] = {
    log.Continued: Attendance._continued,
    log.Resumed: Attendance._resumed,
    log.HandOverVoted: Attendance._hand_over_voted,
    log.Ready: Attendance._ready,
    log.SeatRequested: Attendance._seat_requested,
    log.SeatRequestAnswered: Attendance._seat_request_answered,
    log.SeatRequestWithdrawn: Attendance._seat_request_withdrawn,
}
