"""A rule bot for The Lost Mines: it keeps a score for every player by simple additions, and takes those for friends
who seem to play for its own pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.action_history import Deed, Memory
from motherlode.games.lost_mines.bots.base_bot import ForestBot
from motherlode.games.lost_mines.bots.role_posterior import known_roles
from motherlode.games.lost_mines.bots.situation import Reading
from motherlode.games.lost_mines.bots.treasure_shares import SELFISH, pool_of, weights_of

__all__ = ["ForestTrust"]

_CLAN: Final = 0.4  # trust in one of the clan whose pool one shares; mistrust in others
_CREDIT: Final = 0.5  # trust for each point that a deed was worth to oneself
_MOST: Final = 0.3  # trust that one deed wins or loses
_ENVY: Final = 0.3
_LOOK: Final = 0.05


class ForestTrust(ForestBot):
    """Adds up what everyone did."""

    def __init__(self) -> None:
        super().__init__()
        self._memory = Memory()

    def weigh(self, view: View, reading: Reading) -> tuple[list[float], Reason]:
        trust = _trust_by_seat(reading, self._memory.follow(view))
        alone = reading.role == SELFISH
        friends = [float(seat == reading.seat or (not alone and each > 0)) for seat, each in enumerate(trust)]
        return weights_of(reading.seat, friends, _ENVY), {"hauls": tuple(reading.hauls), "trust": tuple(trust)}

    def look_worth(self, reading: Reading, target: int, reason: Reason) -> float:
        return 0.0 if target in known_roles(reading.position) or reading.role == SELFISH else _LOOK


def _trust_by_seat(reading: Reading, deeds: Sequence[Deed]) -> list[float]:
    """What everyone did so far, added up: above 0 for those who seem to share the pool."""
    pool = pool_of(reading.clan, reading.role)
    clans = [reading.position.roles[seat] >> 2 for seat in range(reading.position.seats)]
    trust = [_CLAN if clan == pool else -_CLAN for clan in clans]
    for deed in deeds:
        gain = deed.after[reading.seat] - deed.before[reading.seat]
        trust[deed.seat] += max(-_MOST, min(_MOST, _CREDIT * gain))
    for seat, role in known_roles(reading.position).items():
        trust[seat] = 1.0 if pool_of(clans[seat], role) == pool else -1.0
    return trust
