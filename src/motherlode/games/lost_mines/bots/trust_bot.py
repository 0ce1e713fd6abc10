"""The ``trust`` bot for The Lost Mines, a baseline: a linear trust score per seat; above 0 is an ally."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.action_history import HistoryTracker, ObservedAction
from motherlode.games.lost_mines.bots.base_bot import LostMinesBot
from motherlode.games.lost_mines.bots.role_posterior import known_roles
from motherlode.games.lost_mines.bots.situation import Situation
from motherlode.games.lost_mines.bots.treasure_shares import SELFISH, pool_of, seat_weights

__all__ = ["LostMinesTrustBot"]

_CLAN_TRUST: Final = 0.4  # in the clan whose pool the seat shares; mistrust in others
_TRUST_PER_POINT: Final = 0.5  # that an action gained this seat
_MAX_TRUST_CHANGE: Final = 0.3  # by one action
_ENVY: Final = 0.3
_LOOK_DWARF_VALUE: Final = 0.05


class LostMinesTrustBot(LostMinesBot):
    """Adds up what everyone did."""

    def __init__(self) -> None:
        super().__init__()
        self._history_tracker = HistoryTracker()

    def weigh_seats(self, view: View, situation: Situation) -> tuple[list[float], Reason]:
        trust = _trust_by_seat(situation, self._history_tracker.update(view))
        alone = situation.role == SELFISH
        allies = [float(seat == situation.seat or (not alone and each > 0)) for seat, each in enumerate(trust)]
        return seat_weights(situation.seat, allies, _ENVY), {
            "hauls": tuple(situation.expected_points),
            "trust": tuple(trust),
        }

    def look_value(self, situation: Situation, target: int, reason: Reason) -> float:
        return 0.0 if target in known_roles(situation.position) or situation.role == SELFISH else _LOOK_DWARF_VALUE


def _trust_by_seat(situation: Situation, actions: Sequence[ObservedAction]) -> list[float]:
    """Return trust by seat, added up over the round: above 0 for those who seem to share the pool."""
    pool = pool_of(situation.clan, situation.role)
    clans = [situation.position.roles[seat] >> 2 for seat in range(situation.position.seats)]
    trust = [_CLAN_TRUST if clan == pool else -_CLAN_TRUST for clan in clans]
    for action in actions:
        gain = action.after[situation.seat] - action.before[situation.seat]
        trust[action.seat] += max(-_MAX_TRUST_CHANGE, min(_MAX_TRUST_CHANGE, _TRUST_PER_POINT * gain))
    for seat, role in known_roles(situation.position).items():
        trust[seat] = 1.0 if pool_of(clans[seat], role) == pool else -1.0
    return trust
