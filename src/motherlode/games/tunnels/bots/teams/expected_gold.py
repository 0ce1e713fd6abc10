"""Expected gold of a seat in a round of Saboteur 2, in nuggets (S-50 to S-59).

The probability that the treasure is reached is a logistic model of the distance, the turns left and who is free to dig.
Who completes the tunnel decides which team wins, so the last cards are followed turn by turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from motherlode.games.tunnels.bots.distance.maze_distances import GoalDistances
from motherlode.games.tunnels.bots.situation import expected_cards
from motherlode.games.tunnels.bots.teams.roles import Roles

__all__ = ["REACH_FEATURES", "ExpectedGold", "GoldModel", "RoundState", "mixed_distance"]

REACH_FEATURES: Final = ("bias", "distance", "log of turns left", "digging share", "harming share")
"""Features of the reach probability; shares are of the seats, by role and by what their tools let them do."""

_SOFT_WEIGHT: Final = 0.5
"""Weight of the soft distance against the shortest one; chosen."""

_ROUND_LENGTH: Final = 0.6
"""Share of the pace at which a round that reaches the treasure proceeds, over all seats; chosen."""

_TURNS_TO_LAY_CRYSTALS: Final = 8
"""Turns left from which a geologist can expect to lay the crystals it holds; chosen."""


def mixed_distance(treasure: Sequence[float], distances: GoalDistances) -> float:
    """Return the expected cards to the treasure, half by the shortest and half by the soft distance."""
    shortest, soft = expected_cards(treasure, distances.shortest), expected_cards(treasure, distances.soft)
    return (1 - _SOFT_WEIGHT) * shortest + _SOFT_WEIGHT * soft


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round as one seat sees it once its turn is over."""

    me: int
    chances: Sequence[Sequence[float]]  # by seat and role
    hindrances: Sequence[int]  # by seat, the things that keep it from laying tunnels
    trapped: int  # seats, as bits
    distance: tuple[float, float, float]  # cards to the treasure for anyone, for blue, for green
    turns: float  # left, of all seats together
    crystals: int  # in sight
    mine: int = 0  # crystals in hand


@dataclass(frozen=True, slots=True)
class GoldModel:
    """Parameters of the expectation. All but the reach weights were chosen by hand."""

    reach_weights: tuple[float, float, float, float, float] = (-13.0, -0.3, 2.7, 7.5, -4.5)
    """By ``REACH_FEATURES``. Fitted and rounded; ``python -m motherlode.bots.fit reach`` fits them again."""

    blocked_share: float = 0.65  # of a seat's work that each broken tool leaves in the long run
    blocked_now: float = 0.2  # of a seat's next turn that broken tools leave
    pace: float = 0.45  # cards of progress a free seat makes in a turn
    passable: float = 0.93  # probability that no further door closes a team's shortest tunnel
    detour_decay: float = 0.9  # decay of that with each card that a team's tunnel is longer
    exact_cards: int = 4  # distance from which the turns to the treasure are followed one by one
    trapped_floor: float = 0.15  # probability that a trapped seat still is after many turns
    trapped_excess: float = 0.6  # added to that at the end of the round
    trapped_turns: float = 12.0  # turns over which the excess decays
    crystals_per_turn: float = 0.03  # that come into sight
    crystals_laid: float = 0.75  # of those in hand


class ExpectedGold:
    """Expected gold at a table of these roles."""

    def __init__(self, roles: Roles, model: GoldModel | None = None) -> None:
        self._roles = roles
        self._model = model or GoldModel()

    def expected_gold(self, state: RoundState, role: int) -> float:
        """Return the expected gold of the seat if it has this role."""
        reach_probability = self.reach_probability(state)
        return self._payment(state, role, reach_probability, self._outcomes(state, self._finishers(state)))

    def gold_for_finishing(self, state: RoundState, role: int, blue: bool, green: bool) -> float:
        """Return the gold for completing the tunnel now, if these teams can walk it."""
        roles = self._roles
        one, other = (role == roles.blue and blue), (role == roles.green and green)
        teams = 1 if one else 2 if other else int(blue) + 2 * int(green)
        return self._payment(state, role, 1.0, tuple(float(each == teams) for each in range(4)), ended=True)

    def reach_probability(self, state: RoundState) -> float:
        """Return the probability that the treasure will be reached."""
        roles, model = self._roles, self._model
        dig = harm = 0.0
        for chances, hindrances in zip(state.chances, state.hindrances, strict=True):
            work = model.blocked_share**hindrances if hindrances else 1.0
            dig += work * (1 - chances[roles.saboteur])
            harm += work * chances[roles.saboteur]
        seats = len(state.chances)
        bias, distance, turns, digging, harming = model.reach_weights
        total = bias + distance * state.distance[0] + turns * log(state.turns + 1)
        return 1 / (1 + exp(-total - digging * dig / seats - harming * harm / seats))

    # ---- who wins --------------------------------------------------------------------------------------------------

    def _finishers(self, state: RoundState) -> list[float]:
        """Return by seat the probability that it completes the tunnel, given that someone does."""
        model = self._model
        seats = len(state.chances)
        paces = [(model.blocked_now if state.hindrances[seat] else 1.0) * model.pace for seat in range(seats)]
        willing = [
            sum([chance * finish for chance, finish in zip(chances, self._roles.finishing_weight, strict=True)], 0.0)
            for chances in state.chances
        ]
        cards = min(model.exact_cards, max(1, round(state.distance[0])))
        left = [0.0] * cards + [1.0]  # by cards to go, the probability
        found = [0.0] * seats
        for step in range(1, 4 * seats + 1):
            seat = (state.me + step) % seats
            pace = paces[seat]
            found[seat] += left[1] * pace * willing[seat]
            left[1] -= left[1] * pace * willing[seat]
            for card in range(2, cards + 1):
                moved = left[card] * pace
                left[card - 1] += moved
                left[card] -= moved
        rest = 1 - sum(found, 0.0)
        return [share + rest / seats for share in found]

    def _outcomes(self, state: RoundState, finishers: Sequence[float]) -> tuple[float, ...]:
        """Return the probabilities that neither team wins, blue, green, or both, if the treasure is reached."""
        roles, model = self._roles, self._model
        anyone, blue_distance, green_distance = state.distance
        blue = model.passable * exp(-model.detour_decay * max(0.0, blue_distance - anyone))
        green = model.passable * exp(-model.detour_decay * max(0.0, green_distance - anyone))
        by_blue = by_green = total = 0.0
        for share, chances in zip(finishers, state.chances, strict=True):
            willing = [chance * finish for chance, finish in zip(chances, roles.finishing_weight, strict=True)]
            whole = sum(willing, 0.0)
            if whole:
                by_blue += share * willing[roles.blue] / whole
                by_green += share * willing[roles.green] / whole
                total += share
        by_blue, by_green = by_blue / total, by_green / total
        either = 1 - by_blue - by_green
        neither = (1 - blue) * (1 - green)
        blue_wins = by_blue * blue + (by_green + either) * blue * (1 - green)
        green_wins = by_green * green + (by_blue + either) * green * (1 - blue)
        return neither, blue_wins, green_wins, max(0.0, 1 - neither - blue_wins - green_wins)

    # ---- payment ---------------------------------------------------------------------------------------------------

    def _payment(
        self, state: RoundState, role: int, reach_probability: float, outcomes: Sequence[float], ended: bool = False
    ) -> float:
        """Return the expected payment of a role, by the probabilities of the outcomes."""
        roles, model = self._roles, self._model
        turns = 0.0 if ended else self._turns_to_come(state, reach_probability)
        trapped_at_end = self._trapped_at_end(turns)
        counts = self._counts(state, trapped_at_end)
        free = 1 - trapped_at_end if state.trapped >> state.me & 1 else 1.0
        if role == roles.geologist:
            held = model.crystals_laid * min(1.0, turns / _TURNS_TO_LAY_CRYSTALS) * state.mine
            crystals = state.crystals + held + model.crystals_per_turn * turns
            return free * crystals / (1 + counts[role])
        less = 1.0 if role == roles.boss else 2.0 if role == roles.profiteer else 0.0
        shared = counts[roles.boss] + counts[roles.profiteer] + 1
        teams = (0.0, counts[roles.blue], counts[roles.green], counts[roles.blue] + counts[roles.green])
        gold = 0.0
        for outcome, chance in enumerate(outcomes):
            wins = role in (roles.boss, roles.profiteer) or (
                (role == roles.blue and outcome & 1) or (role == roles.green and outcome & 2)
            )
            if wins:
                gold += reach_probability * chance * max(0.0, _pay(shared + teams[outcome]) - less)
        if role in (roles.saboteur, roles.profiteer):
            size = 1 + counts[roles.saboteur] + counts[roles.profiteer]
            gold += (1 - reach_probability) * max(0.0, _pay(size) - less)
        return free * gold

    def _counts(self, state: RoundState, trapped_at_end: float) -> list[float]:
        """Return by role the expected number of others who will be paid."""
        counts = [0.0] * len(self._roles.names)
        for seat, chances in enumerate(state.chances):
            if seat != state.me:
                there = 1 - trapped_at_end if state.trapped >> seat & 1 else 1.0
                for role, chance in enumerate(chances):
                    counts[role] += there * chance
        return counts

    def _turns_to_come(self, state: RoundState, reach_probability: float) -> float:
        """Return the expected number of turns until the round ends."""
        soon = min(state.turns, 1 + state.distance[0] / (_ROUND_LENGTH * self._model.pace))
        return reach_probability * soon + (1 - reach_probability) * state.turns

    def _trapped_at_end(self, turns: float) -> float:
        """Return the probability that a trapped seat still is when the round ends."""
        model = self._model
        return model.trapped_floor + model.trapped_excess * exp(-turns / model.trapped_turns)


def _pay(size: float) -> float:
    """Return what each of a winning group gets (S-59)."""
    return max(1.0, 6 - size)
