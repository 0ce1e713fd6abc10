"""What a seat of Saboteur 2 can expect of a round, in nuggets (S-50 to S-59).

The chance that the treasure is reached comes from how far it is, how many turns are left and who is free to dig. Its
weights come from a logistic regression on rounds between bots; what a broken tool costs was set by hand. Who makes the
connection is worked out turn by turn, for it decides which team wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from motherlode.games.tunnels.bots.teams.roles import Roles

__all__ = ["ExpectedGold", "RoundState"]


@dataclass(frozen=True, slots=True)
class RoundState:
    """How a round stands, as one seat sees it once its turn is over."""

    me: int
    chances: Sequence[Sequence[float]]  # by seat and role
    hindrances: Sequence[int]  # by seat, what keeps it from laying tunnels
    trapped: int  # seats, as bits
    distance: tuple[float, float, float]  # cards to the treasure for anyone, for blue, for green
    turns: float  # that can still be taken, by all together
    crystals: int  # in sight
    mine: int = 0  # crystals in hand


@dataclass(frozen=True, slots=True)
class GoldModel:
    """The numbers by which prospects are worked out."""

    maze_distances: tuple[float, float, float, float, float] = (-13.0, -0.3, 2.7, 7.5, -4.5)
    hindered: float = 0.65  # how much a seat with a broken tool still does in the long run
    stuck: float = 0.2  # and on its next turn
    pace: float = 0.45  # how often a seat brings the way a card on
    passable: float = 0.93  # the chance that no further door bars a team's way
    detour: float = 0.9  # how fast that falls with each card that a team's way is longer
    look: int = 4  # cards to the end from which turns are followed one by one
    trapped_at_end: tuple[float, float, float] = (0.15, 0.6, 12.0)  # of still being trapped at the end
    crystal: float = 0.03  # crystals that come into sight each turn
    held: float = 0.75  # the part of those in one's hand that will


class ExpectedGold:
    """Works them out for a table."""

    def __init__(self, roles: Roles, model: GoldModel | None = None) -> None:
        self._roles = roles
        self._model = model or GoldModel()

    def expected_gold(self, state: RoundState, role: int) -> float:
        """What a seat can expect if it has this role."""
        reach_probability = self.reach_probability(state)
        return self._payment(state, role, reach_probability, self._outcomes(state, self._finishers(state)))

    def gold_for_finishing(self, state: RoundState, role: int, blue: bool, green: bool) -> float:
        """What it gets if it makes the connection now, by a way that these teams can walk."""
        roles = self._roles
        one, other = (role == roles.blue and blue), (role == roles.green and green)
        teams = 1 if one else 2 if other else int(blue) + 2 * int(green)
        return self._payment(state, role, 1.0, tuple(float(each == teams) for each in range(4)), ended=True)

    def reach_probability(self, state: RoundState) -> float:
        """The chance that the treasure will be reached."""
        roles, model = self._roles, self._model
        dig = harm = 0.0
        for chances, hindrances in zip(state.chances, state.hindrances, strict=True):
            does = model.hindered**hindrances if hindrances else 1.0
            dig += does * (1 - chances[roles.saboteur])
            harm += does * chances[roles.saboteur]
        seats = len(state.chances)
        base, far, turns, digging, harming = model.maze_distances
        total = base + far * state.distance[0] + turns * log(state.turns + 1)
        return 1 / (1 + exp(-total - digging * dig / seats - harming * harm / seats))

    # ---- who wins --------------------------------------------------------------------------------------------------

    def _finishers(self, state: RoundState) -> list[float]:
        """By seat, the chance that it makes the connection, if someone does."""
        model = self._model
        seats = len(state.chances)
        each = [
            (model.stuck if state.hindrances[seat] else 1.0) * model.pace for seat in range(seats)
        ]  # on its next turn
        finishing = [
            sum(
                chance * finishing_weight
                for chance, finishing_weight in zip(chances, self._roles.finishing_weight, strict=True)
            )
            for chances in state.chances
        ]
        cards = min(model.look, max(1, round(state.distance[0])))
        left = [0.0] * cards + [1.0]
        found = [0.0] * seats
        for step in range(1, 4 * seats + 1):
            seat = (state.me + step) % seats
            goes = each[seat]
            found[seat] += left[1] * goes * finishing[seat]
            left[1] -= left[1] * goes * finishing[seat]
            for card in range(2, cards + 1):
                moved = left[card] * goes
                left[card - 1] += moved
                left[card] -= moved
        rest = 1 - sum(found)
        return [share + rest / seats for share in found]

    def _outcomes(self, state: RoundState, finishers: Sequence[float]) -> tuple[float, ...]:
        """The chances that neither team wins, blue, green, or both, if the treasure is reached."""
        roles, model = self._roles, self._model
        anyone, blue_way, green_way = state.distance
        blue = model.passable * exp(-model.detour * max(0.0, blue_way - anyone))
        green = model.passable * exp(-model.detour * max(0.0, green_way - anyone))
        by_blue = by_green = total = 0.0
        for share, chances in zip(finishers, state.chances, strict=True):
            finishing = [
                chance * finishing_weight
                for chance, finishing_weight in zip(chances, roles.finishing_weight, strict=True)
            ]
            whole = sum(finishing)
            if whole:
                by_blue += share * finishing[roles.blue] / whole
                by_green += share * finishing[roles.green] / whole
                total += share
        by_blue, by_green = by_blue / total, by_green / total
        either = 1 - by_blue - by_green
        neither = (1 - blue) * (1 - green)
        blue_wins = by_blue * blue + (by_green + either) * blue * (1 - green)
        green_wins = by_green * green + (by_blue + either) * green * (1 - blue)
        return neither, blue_wins, green_wins, max(0.0, 1 - neither - blue_wins - green_wins)

    # ---- what it pays ----------------------------------------------------------------------------------------------

    def _payment(
        self, state: RoundState, role: int, reach_probability: float, outcomes: Sequence[float], ended: bool = False
    ) -> float:
        """What a role is paid, by the chances of all outcomes."""
        roles = self._roles
        turns = 0.0 if ended else self._turns_to_come(state, reach_probability)
        trapped_at_end = self._trapped_at_end(turns)
        counts = self._counts(state, trapped_at_end)
        free = 1 - trapped_at_end if state.trapped >> state.me & 1 else 1.0
        if role == roles.geologist:
            held = self._model.held * min(1.0, turns / 8) * state.mine
            crystals = state.crystals + held + self._model.crystal * turns
            return free * crystals / (1 + counts[role])
        less = 1.0 if role == roles.boss else 2.0 if role == roles.profiteer else 0.0
        shared = counts[roles.boss] + counts[roles.profiteer] + 1
        teams = (0.0, counts[roles.blue], counts[roles.green], counts[roles.blue] + counts[roles.green])
        expected_gold = 0.0
        for outcome, chance in enumerate(outcomes):
            wins = role in (roles.boss, roles.profiteer) or (
                (role == roles.blue and outcome & 1) or (role == roles.green and outcome & 2)
            )
            if wins:
                expected_gold += reach_probability * chance * max(0.0, _pay(shared + teams[outcome]) - less)
        if role in (roles.saboteur, roles.profiteer):
            size = 1 + counts[roles.saboteur] + counts[roles.profiteer]
            expected_gold += (1 - reach_probability) * max(0.0, _pay(size) - less)
        return free * expected_gold

    def _counts(self, state: RoundState, trapped_at_end: float) -> list[float]:
        """By role, how many others are there to share, as one expects."""
        counts = [0.0] * len(self._roles.names)
        for seat, chances in enumerate(state.chances):
            if seat != state.me:
                there = 1 - trapped_at_end if state.trapped >> seat & 1 else 1.0
                for role, chance in enumerate(chances):
                    counts[role] += there * chance
        return counts

    def _turns_to_come(self, state: RoundState, reach_probability: float) -> float:
        """How many turns the round will still last."""
        soon = min(state.turns, 1 + state.distance[0] / (0.6 * self._model.pace))
        return reach_probability * soon + (1 - reach_probability) * state.turns

    def _trapped_at_end(self, turns: float) -> float:
        """The chance that whoever is trapped still is when the round ends."""
        least, more, scale = self._model.trapped_at_end
        return least + more * exp(-turns / scale)


def _pay(size: float) -> float:
    """What each of a winning group gets (S-59)."""
    return max(1.0, 6 - size)
