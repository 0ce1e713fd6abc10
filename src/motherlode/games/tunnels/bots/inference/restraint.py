"""Two-component mixture over saboteur types: posterior that a seat is restrained.

Restrained saboteurs do no open damage in their first turns. A seat is of one type for the whole round, unlike in a
mixture at every single move, so each of its moves is evidence of its type.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.bots.inference.action_history import ObservedAction
from motherlode.games.tunnels.bots.inference.likelihood import ChoiceModel

__all__ = ["Restraint"]


class Restraint:
    """By seat and goal, how likely a saboteur there is one who shows restraint."""

    def __init__(self, model: ChoiceModel) -> None:
        self._model = model
        self._shares: dict[int, list[float]] = {}
        self._turns: Counter[int] = Counter()

    def may_last(self, action: ObservedAction) -> bool:
        """Count a turn; return whether a saboteur might still show restraint in it."""
        self._turns[action.seat] += 1
        hidden = [far for goal, far in enumerate(action.before.shortest) if action.hidden >> goal & 1]
        nearest = min(hidden, default=0) / CARD
        return self._turns[action.seat] <= self._model.restraint and nearest > self._model.restraint_distance

    def mixed(self, seat: int, restrained: Sequence[float], open_: Sequence[float]) -> tuple[float, ...]:
        """Return the likelihood by goal of what a saboteur of unknown kind did, and learn of its kind."""
        shares = self._shares.setdefault(seat, [self._model.restrained_share] * len(open_))
        mixed = [share * one + (1 - share) * other for share, one, other in zip(shares, restrained, open_, strict=True)]
        self._shares[seat] = [share * one / both for share, one, both in zip(shares, restrained, mixed, strict=True)]
        return tuple(mixed)
