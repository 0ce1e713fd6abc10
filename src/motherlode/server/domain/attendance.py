"""Who of the people at a table it waits for, and who wants what: derived from the log, as the rest of a table.

After a round the table waits until everyone has looked at its result. After a game the next one begins when everyone is
ready. A seat whose person is gone is given to a bot if the host or most of the others want it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

__all__ = ["ABSENT_AFTER", "MAX_TIMEOUTS", "Attendance"]

ABSENT_AFTER: Final = 60.0
"""Seconds without a connection after which a person's seat may be given to a bot."""

MAX_TIMEOUTS: Final = 1
"""Turns in a row that a bot plays for a person whose time is up, before it takes the seat."""


class Attendance:
    """What a table knows of the people at it beside their seats."""

    def __init__(self) -> None:
        self.waiting: set[int] = set()
        """The seats whose people have not continued after the last round."""
        self.waiting_since = 0.0
        self.ready: set[int] = set()
        """The seats whose people want another game."""
        self.votes: dict[int, set[int]] = {}
        """By seat, the seats whose people want a bot to play it."""
        self.timeouts: dict[int, int] = {}
        """By seat, the turns in a row that ran out of time."""

    def wait_for(self, seats: Iterable[int], now: float) -> None:
        """Wait until the people of some seats have seen how the round ended."""
        self.waiting = set(seats)
        self.waiting_since = now

    def act(self, seat: int) -> None:
        """Note that the person of a seat has made a move."""
        self.waiting.discard(seat)
        self.votes.pop(seat, None)
        self.timeouts.pop(seat, None)

    def leave(self, seat: int) -> None:
        """Wait no more for the person of a seat, and drop the votes about it."""
        self.waiting.discard(seat)
        self.ready.discard(seat)
        self.votes.pop(seat, None)
        self.timeouts.pop(seat, None)

    def begin_game(self) -> None:
        """Forget everything about the last game."""
        self.waiting.clear()
        self.ready.clear()
        self.votes.clear()
        self.timeouts.clear()
