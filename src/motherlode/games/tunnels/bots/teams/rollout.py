"""Rollouts of Saboteur 2: the policy of the base game, with doors, crystals and the cards of this box.

Every seat plays by its own role. Blue and green miners and the boss dig, saboteurs do damage, profiteers and geologists
dig with less zeal, and geologists lay their crystals first. Of the others a seat knows the public suspicion alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.move import ACT, AIM, act_of, aim_of, face_of, kind_of, pick_of, second_of, third_of
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.bots.search.features import DO_LAY
from motherlode.games.tunnels.bots.search.rollout import Playout
from motherlode.games.tunnels.bots.search.rollout_policy import NEVER, RolloutUtilities
from motherlode.games.tunnels.rules.parts import ASK_THEFT, CARD, PASS, ROB, SHED
from motherlode.games.tunnels.rules.position import Position

__all__ = ["DO_HANDS_OFF", "DO_INSPECT", "DO_THEFT", "TeamRollout"]

# effects of the cards that this box adds; those of the base game are in ``search.features``
DO_THEFT: Final = 5
DO_HANDS_OFF: Final = 6
DO_INSPECT: Final = 7

# utilities in tenths of a card, chosen
_THEFT: Final = 30.0
_HANDS_OFF: Final = 5.0
_INSPECT: Final = 2.0
_CRYSTAL: Final = 30.0
_SHED_CARD: Final = 3.0
"""Cost of each of the two cards thrown away to be rid of what lies in front."""


class TeamRollout(Playout):
    """Plays worlds of Saboteur 2 on. One instance serves all worlds; it is not reentrant."""

    def __init__(
        self,
        distances: RolloutDistances,
        effects: list[int],
        value_to_miners: list[float],
        value_to_saboteurs: list[float],
        saboteur: i64,
        utilities: RolloutUtilities,
        zeal: list[float],
        own_doors: list[int],
        geologist: i64,
    ) -> None:
        super().__init__(distances, effects, value_to_miners, value_to_saboteurs, saboteur, utilities)
        self._zeal: vec[float] = vec[float](zeal)  # by role, how much progress counts
        self._own_doors: vec[i64] = vec[i64](own_doors)  # by role, the door that does not stop it; 0 if none does
        self._geologist: i64 = geologist

    def finish(self, position: Position) -> None:
        """Let the thieves of a finished round rob the richest."""
        while position.asked == ASK_THEFT:
            thief = position.actor
            richest: i64 = 0 if thief else 1
            seat: i64 = 0
            while seat < position.seats:
                if seat != thief and position.nuggets(seat) > position.nuggets(richest):
                    richest = seat
                seat += 1
            position.play(ROB << ACT | richest << AIM)

    def _utility(self, position: Position, seat: i64, code: i64, is_miner: bool) -> float:
        act = act_of(code)
        if act == PASS:
            return self._pass_utility(code, is_miner)
        if act == SHED:
            if not self._distances.tables.hinders >> pick_of(code) & 1:
                return NEVER
            return self._fix_utility(position, seat, seat, is_miner) - 2.0 * _SHED_CARD
        if act != CARD:
            return NEVER
        kind = kind_of(code)
        effect = self._effects[kind]
        if effect == DO_LAY:
            return self._lay_utility(position, seat, code, is_miner)
        if effect == DO_THEFT:
            return _THEFT
        if effect == DO_HANDS_OFF:
            return _HANDS_OFF if aim_of(code) != seat else NEVER
        if effect == DO_INSPECT:
            return _INSPECT
        return super()._utility(position, seat, code, is_miner)

    def _lay_utility(self, position: Position, seat: i64, code: i64, is_miner: bool) -> float:
        u = self._utilities
        tables = self._distances.tables
        kind = kind_of(code)
        face = face_of(code)
        role = position.roles[seat]
        door = tables.doors[face]
        own = self._own_doors[role]
        if door and own and door != own:
            change = self._added_by_exits(position, aim_of(code), 0)
        else:
            change = self._added_distance(position, aim_of(code), face)
        if not is_miner:
            return u.damage * change - u.card_cost * self._value_to_saboteurs[kind] - self._exposure(position, change)
        utility = -change * self._zeal[role] - u.card_cost * self._value_to_miners[kind]
        if role == self._geologist and tables.crystals[face]:
            utility += _CRYSTAL
        return utility

    def _pass_utility(self, code: i64, is_miner: bool) -> float:
        """Return the utility of throwing one to three cards away."""
        values = self._value_to_miners if is_miner else self._value_to_saboteurs
        u = self._utilities
        utility = u.discard - u.discard_gain * (values[kind_of(code)] - u.average_card)
        if second_of(code) >= 0:
            utility -= u.discard_gain * (values[second_of(code)] - u.average_card)
        if third_of(code) >= 0:
            utility -= u.discard_gain * (values[third_of(code)] - u.average_card)
        return utility
