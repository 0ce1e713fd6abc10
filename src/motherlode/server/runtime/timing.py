"""How long things take at a table: the moment a bot thinks, the patience with whoever is gone."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from motherlode.server.domain.table import Table

__all__ = ["Timing", "abandon_after", "turn_deadline"]

_HOUR = 3600.0
_DAY = 24 * _HOUR
_NEVER = 100 * 365 * _DAY


class Timing(NamedTuple):
    """All in seconds."""

    bot_pause: tuple[float, float] = (0.9, 2.4)
    """A bot moves after a moment between these, however long it thought and whatever it holds."""
    bot_slot: float = 1.0
    """If it thought longer, it waits for the end of the slot, so that the time it took tells less."""
    left: float = 120.0
    """How long a game goes on that all people have left."""
    gathering: float = 900.0
    """How long a public table waits for players while nobody is there."""
    grace: float = 30.0
    """After a restart, what the person to move has left at least; not again if there is another in the same turn."""
    presence: float = 0.25
    """How long comings and goings gather before all are told."""
    idle: float = 60.0
    """How long a table that nobody looks at stays in memory."""
    lease: float = 10.0
    """How long a server keeps its tables if the others at the database do not hear of it."""
    store_timeout: float = 5.0
    """How long the database has for a statement."""
    sweep: float = 15.0
    """How often the hall looks for tables that something is due at."""

    def draw_bot_pause(self) -> float:
        """A moment, drawn afresh."""
        low, high = self.bot_pause
        return low + (high - low) * secrets.randbelow(1 << 20) / (1 << 20)

    def wait_after(self, thought: float, pause: float) -> float:
        """How long to wait after a thought: until the pause is over, or else the slot."""
        left = pause - thought
        while left < 0 < self.bot_slot:
            left += self.bot_slot
        return max(left, 0.0)


def abandon_after(table: Table, timing: Timing) -> float:
    """How long a table stays open while none of its people is connected: one that gathers by a link, for ever."""
    if table.state == "gathering":
        return timing.gathering if table.settings.public else _NEVER
    if not table.has_people_present:
        return timing.left
    clock = table.settings.clock
    return {"none": 7 * _DAY, "seconds": max(_HOUR, 3 * clock.seconds), "days": 3 * clock.seconds}[clock.unit]


def turn_deadline(table: Table, grace: float) -> float:
    """When the time of the person to move is up; 0 if it has no end.

    It is counted from where the turn began, whoever left and came back since. Only a restart adds to it, once a turn.
    """
    seconds = table.settings.clock.seconds
    if not seconds or table.actor < 0 or table.bot_to_move:
        return 0.0
    ends = table.turn_started_at + seconds
    return max(ends, table.extended_at + min(seconds, grace)) if table.extended_turn == table.turn_seq else ends
