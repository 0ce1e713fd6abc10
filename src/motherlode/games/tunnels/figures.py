"""Figures of players of the tunnel games, round by round: see :mod:`motherlode.games.figures`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from motherlode.core.visibility import Event
from motherlode.games.figures import RoundFigures
from motherlode.games.tunnels import events as happened

__all__ = ["round_figures"]

_TOOLS: Final = frozenset({"pick", "lamp", "cart"})
_SABOTEUR: Final = "saboteur"
_PAID: Final = (happened.GoldTaken, happened.GoldPaid, happened.Earned)


class _Round:
    """The counts of a round in progress."""

    def __init__(self, seats: int) -> None:
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.turns = [0] * seats
        self.found: list[int] = [0] * seats
        """The turns a seat had had when someone else first broke a tool of theirs; 0 for never."""
        self.paid: set[int] = set()
        self.roles: tuple[str, ...] = ()

    def count(self, event: Event) -> None:
        if isinstance(event, happened.Asked):
            self.turns[event.seat] += event.what == "turn"
        elif isinstance(event, happened.PutInFront) and event.sign in _TOOLS:
            self.counts[event.seat]["broken"] += 1
            if event.target != event.seat and not self.found[event.target]:
                self.found[event.target] = max(1, self.turns[event.target])
        elif isinstance(event, happened.FrontCleared) and event.sign in _TOOLS:
            self.counts[event.seat]["mended"] += 1
        elif isinstance(event, _PAID):
            self.paid.add(event.seat)
        elif isinstance(event, happened.RoundEnded):
            self.roles = event.roles

    def figures(self, seat: int) -> RoundFigures:
        counts = dict(self.counts[seat])
        if self.roles[seat] == _SABOTEUR and self.found[seat]:
            counts["found"] = self.found[seat]
        return RoundFigures(self.roles[seat], seat in self.paid, counts)


def round_figures(events: Sequence[Event], seats: int) -> list[list[RoundFigures]]:
    """Return the figures of each seat by round.

    A round counts as won for those whom it paid. A saboteur counts as found out when someone else first breaks a tool
    of theirs: ``found`` is how many turns they had had by then.
    """
    rounds: list[_Round] = []
    for event in events:
        if isinstance(event, happened.RoundBegan):
            rounds.append(_Round(seats))
        if rounds:
            rounds[-1].count(event)
    return [[one.figures(seat) for one in rounds if one.roles] for seat in range(seats)]
