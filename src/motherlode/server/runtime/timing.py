"""Durations: bots' pauses, turn deadlines, and how long tables wait for absent people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final, NamedTuple

from motherlode.server.domain.commands import Pace
from motherlode.server.domain.table import Table

__all__ = ["PAUSE_FACTORS", "Timing", "abandon_after", "turn_deadline"]

PAUSE_FACTORS: Final[Mapping[Pace, float]] = {"slow": 2.2, "normal": 1.0, "fast": 0.3, "step": 0.3}
"""By which a bot's pause is multiplied where one person is alone with bots."""

_HOUR = 3600.0
_DAY = 24 * _HOUR
_NEVER = 100 * 365 * _DAY


class Timing(NamedTuple):
    """Durations in seconds."""

    bot_pause: tuple[float, float] = (0.9, 2.4)
    """Range of a bot's pause before it moves, drawn before it thinks, so that timing reveals nothing."""
    bot_slot: float = 1.0
    """If a bot thinks longer than its pause, it waits for the end of a slot of this length."""
    left: float = 120.0
    """How long a game continues after all people have left."""
    gathering: float = 900.0
    """How long a public table waits for players while nobody is connected."""
    grace: float = 30.0
    """Minimum time left for the person to move after a restart; granted once per turn."""
    intermission: float = 30.0
    """How long bots and clocks wait for people to continue after a round."""
    pace_hold: float = 600.0
    """How long a bot's move waits for a person who is alone with bots and wants them to wait."""
    absent_after: float = 60.0
    """How long a person must be disconnected before the others may hand their seat to a bot."""
    ready_wait: float = 30.0
    """How long those who are ready for another game wait before they may begin without the others."""
    presence: float = 0.25
    """How long changes of presence are coalesced."""
    idle: float = 60.0
    """How long a table without subscribers stays in memory,"""
    idle_over: float = 5.0
    """and one whose game is over."""
    lease: float = 10.0
    """How long a server holds its tables without renewing its leases."""
    store_timeout: float = 5.0
    """Timeout of a database statement."""
    sweep: float = 15.0
    """Interval of the search for tables with work due."""

    def draw_bot_pause(self) -> float:
        """Draw a bot's pause."""
        low, high = self.bot_pause
        return low + (high - low) * secrets.randbelow(1 << 20) / (1 << 20)

    def wait_after(self, thinking: float, pause: float) -> float:
        """Return how long to wait after thinking: to the end of the pause, or else of a slot."""
        left = pause - thinking
        while left < 0 < self.bot_slot:
            left += self.bot_slot
        return max(left, 0.0)


def abandon_after(table: Table, timing: Timing) -> float:
    """Return how long a table stays open while none of its people is connected."""
    if table.state == "gathering":
        return timing.gathering if table.settings.public else _NEVER
    if not table.has_people_present:
        return timing.left
    clock = table.settings.clock
    return {"none": 7 * _DAY, "seconds": max(_HOUR, 3 * clock.seconds), "days": 3 * clock.seconds}[clock.unit]


def turn_deadline(table: Table, grace: float) -> float:
    """Return when the time of the person to move is up; 0 if there is no limit.

    It counts from the start of the turn, even if the person left and came back. Only a restart extends it, once.
    """
    seconds = table.settings.clock.seconds
    if not seconds or table.actor < 0 or table.bot_to_move:
        return 0.0
    ends = table.turn_started_at + seconds
    return max(ends, table.extended_at + min(seconds, grace)) if table.extended_turn == table.turn_seq else ends
