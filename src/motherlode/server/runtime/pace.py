"""The pace that a person who is alone with bots wants them to move at. Not part of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from motherlode.server.domain.commands import Pace, SetPace
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Table
from motherlode.server.runtime.presence import Listener, Subscription

__all__ = ["PAUSE_FACTORS", "BotPace"]

PAUSE_FACTORS: Final[Mapping[Pace, float]] = {"slow": 2.2, "normal": 1.0, "fast": 0.3, "step": 0.3}
"""By which a bot's pause is multiplied where one person is alone with bots."""

_USUAL_PACE: Final = SetPace(0, "-")


class BotPace:
    """What a subscriber asked for; it has no effect while anyone else is connected or has a seat."""

    def __init__(
        self, table: Table, subscriptions: Mapping[Listener, Subscription], connected_guests: Callable[[], set[str]]
    ) -> None:
        self._table = table
        self._subscriptions = subscriptions
        self._connected_guests = connected_guests
        self._wanted = _USUAL_PACE
        self._wanted_by: Listener | None = None

    def set(self, listener: Listener, command: SetPace) -> None:
        """Note at which pace a subscriber wants bots to move."""
        if listener not in self._subscriptions:
            raise Refused("not-now")
        self._wanted, self._wanted_by = command, listener

    def forget(self, listener: Listener) -> None:
        """Forget what a subscriber wanted, who is gone."""
        if self._wanted_by is listener:
            self.clear()

    def replace_listener(self, former: Listener, listener: Listener) -> None:
        """Note that a subscriber has another listener now."""
        if self._wanted_by is former:
            self._wanted_by = listener

    def clear(self) -> None:
        """Return to the usual pace."""
        self._wanted, self._wanted_by = _USUAL_PACE, None

    def wanted_by(self, listener: Listener) -> SetPace | None:
        """Return what a subscriber asked for, if it is the last one who did."""
        return self._wanted if self._wanted_by is listener else None

    def now(self) -> SetPace:
        """Return the pace of bots: the usual one, unless a single person is connected and nobody else plays."""
        guest = self._subscriptions[self._wanted_by].guest.id if self._wanted_by is not None else ""
        is_alone = self._connected_guests() == {guest} and self._table.present_seats() == [self._table.seat_of(guest)]
        return self._wanted if is_alone else _USUAL_PACE

    def is_bot_held(self, turn_seq: int) -> bool:
        """Whether the bot that is to move in a turn has to wait for that person."""
        pace = self.now()
        return pace.held or (pace.pace == "step" and pace.seen < turn_seq)
