"""Durations: bots' pauses, how long tables wait for people, leases and timeouts."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

__all__ = ["BUS_LEASE", "Timing"]

BUS_LEASE: Final = 3.5
"""Seconds for which servers on a bus hold their tables without renewing leases: one that hangs is replaced after that.

One that was killed is noticed sooner, as NATS knows that its connection is closed."""


class Timing(NamedTuple):
    """Durations in seconds."""

    bot_pause: tuple[float, float] = (0.9, 2.4)
    """Range of a bot's pause before it moves, drawn before it thinks, so that timing reveals nothing."""
    bot_slot: float = 1.0
    """If a bot thinks longer than its pause, it waits for the end of a slot of this length."""
    left: float = 120.0
    """How long a game continues after all people have left."""
    gathering: float = 900.0
    """How long a public table waits for players while nobody is connected,"""
    gathering_private: float = 30 * 86_400.0
    """and one that is found by its link only."""
    seat_kept: float = 45.0
    """How long someone who is not connected keeps a seat at a table that begins by itself; a day, if it is played by
    days."""
    lobby: float = 1.0
    """For how long the list of public tables is used before it is fetched again."""
    grace: float = 30.0
    """Minimum time left for the person to move after a restart; granted once per turn."""
    intermission: float = 30.0
    """How long bots and clocks wait for people to continue after a round."""
    pace_hold: float = 600.0
    """How long a bot's move waits for a person who is alone with bots and wants them to wait."""
    absent_after: float = 60.0
    """How long a person must be disconnected before the others may hand their seat to a bot."""
    idle_after: float = 300.0
    """How long a turn without a clock must last before the others may hand the seat of a connected person to a bot."""
    ready_wait: float = 30.0
    """How long those who are ready for another game wait before they may begin without the others."""
    presence: float = 0.25
    """How long changes of presence are coalesced."""
    notice_delay: float = 4.0
    """How long a turn must have lasted before someone who does not look at the page is told of it."""
    idle: float = 60.0
    """How long a table without subscribers stays in memory,"""
    idle_over: float = 5.0
    """and one whose game is over."""
    lease: float = 10.0
    """How long a server holds its tables without renewing its leases."""
    relocation: float = 5.0
    """Interval at which a node looks for tables whose people are connected to another node; 0: they stay here."""
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
