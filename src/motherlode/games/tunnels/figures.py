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
        self.breaks: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """By seat, who else broke a tool of theirs, and how many turns the seat had had by then."""
        self.gold = [0] * seats
        """Nuggets won, without those that were stolen."""
        self.paid: set[int] = set()
        self.roles: tuple[str, ...] = ()

    def count(self, event: Event) -> None:
        if isinstance(event, happened.Asked):
            self.turns[event.seat] += event.what == "turn"
        elif isinstance(event, happened.PutInFront) and event.sign in _TOOLS:
            self.counts[event.seat]["broken"] += 1
            if event.target != event.seat:
                self.breaks[event.target].append((event.seat, max(1, self.turns[event.target])))
        elif isinstance(event, happened.FrontCleared) and event.sign in _TOOLS:
            self.counts[event.seat]["mended"] += 1
        elif isinstance(event, _PAID):
            self.paid.add(event.seat)
            self.gold[event.seat] += int(event.nuggets)
        elif isinstance(event, happened.Robbed) and event.got:
            self.gold[event.seat] += 1
            self.gold[event.target] -= 1
        elif isinstance(event, happened.RoundEnded):
            self.roles = event.roles

    def figures(self, seat: int) -> RoundFigures:
        counts = {**self.counts[seat], "gold": self.gold[seat]}
        if self.roles[seat] == _SABOTEUR:
            by_others = [turns for who, turns in self.breaks[seat] if self.roles[who] != _SABOTEUR]
            if by_others:
                counts["found"] = by_others[0]
        return RoundFigures(self.roles[seat], seat in self.paid, counts)


def round_figures(events: Sequence[Event], seats: int) -> list[list[RoundFigures]]:
    """Return the figures of each seat by round.

    A round counts as won for those whom it paid; ``gold`` is the nuggets that a seat gained by it, less what was stolen
    from it. A saboteur counts as found out when someone who is no saboteur at the end first breaks a tool of theirs:
    ``found`` is how many turns they had had by then.
    """
    rounds: list[_Round] = []
    for event in events:
        if isinstance(event, happened.RoundBegan):
            rounds.append(_Round(seats))
        if rounds:
            rounds[-1].count(event)
    return [[one.figures(seat) for one in rounds if one.roles] for seat in range(seats)]
