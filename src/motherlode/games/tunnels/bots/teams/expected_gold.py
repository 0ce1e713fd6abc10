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

__all__ = ["Prospects", "Standing"]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a round stands, as one seat sees it once its turn is over."""

    me: int
    chances: Sequence[Sequence[float]]  # by seat and role
    hindrances: Sequence[int]  # by seat, what keeps it from laying tunnels
    trapped: int  # seats, as bits
    far: tuple[float, float, float]  # cards to the treasure for anyone, for blue, for green
    turns: float  # that can still be taken, by all together
    crystals: int  # in sight
    mine: int = 0  # crystals in hand


@dataclass(frozen=True, slots=True)
class Odds:
    """The numbers by which prospects are worked out."""

    reach: tuple[float, float, float, float, float] = (-13.0, -0.3, 2.7, 7.5, -4.5)
    hindered: float = 0.65  # how much a seat with a broken tool still does in the long run
    stuck: float = 0.2  # and on its next turn
    pace: float = 0.45  # how often a seat brings the way a card on
    passable: float = 0.93  # the chance that no further door bars a team's way
    detour: float = 0.9  # how fast that falls with each card that a team's way is longer
    look: int = 4  # cards to the end from which turns are followed one by one
    caught: tuple[float, float, float] = (0.15, 0.6, 12.0)  # of still being trapped at the end
    crystal: float = 0.03  # crystals that come into sight each turn
    held: float = 0.75  # the part of those in one's hand that will


class Prospects:
    """Works them out for a table."""

    def __init__(self, roles: Roles, odds: Odds | None = None) -> None:
        self._roles = roles
        self._odds = odds or Odds()

    def worth(self, standing: Standing, role: int) -> float:
        """What a seat can expect if it has this role."""
        reached = self.reached(standing)
        return self._paid(standing, role, reached, self._outcomes(standing, self._finishers(standing)))

    def worth_of_finish(self, standing: Standing, role: int, blue: bool, green: bool) -> float:
        """What it gets if it makes the connection now, by a way that these teams can walk."""
        roles = self._roles
        one, other = (role == roles.blue and blue), (role == roles.green and green)
        teams = 1 if one else 2 if other else int(blue) + 2 * int(green)
        return self._paid(standing, role, 1.0, tuple(float(each == teams) for each in range(4)), ended=True)

    def reached(self, standing: Standing) -> float:
        """The chance that the treasure will be reached."""
        roles, odds = self._roles, self._odds
        dig = harm = 0.0
        for chances, hindrances in zip(standing.chances, standing.hindrances, strict=True):
            does = odds.hindered**hindrances if hindrances else 1.0
            dig += does * (1 - chances[roles.saboteur])
            harm += does * chances[roles.saboteur]
        seats = len(standing.chances)
        base, far, turns, digging, harming = odds.reach
        total = base + far * standing.far[0] + turns * log(standing.turns + 1)
        return 1 / (1 + exp(-total - digging * dig / seats - harming * harm / seats))

    # ---- who wins --------------------------------------------------------------------------------------------------

    def _finishers(self, standing: Standing) -> list[float]:
        """By seat, the chance that it makes the connection, if someone does."""
        odds = self._odds
        seats = len(standing.chances)
        each = [
            (odds.stuck if standing.hindrances[seat] else 1.0) * odds.pace for seat in range(seats)
        ]  # on its next turn
        glad = [
            sum(chance * finish for chance, finish in zip(chances, self._roles.finish, strict=True))
            for chances in standing.chances
        ]
        cards = min(odds.look, max(1, round(standing.far[0])))
        left = [0.0] * cards + [1.0]
        found = [0.0] * seats
        for step in range(1, 4 * seats + 1):
            seat = (standing.me + step) % seats
            goes = each[seat]
            found[seat] += left[1] * goes * glad[seat]
            left[1] -= left[1] * goes * glad[seat]
            for card in range(2, cards + 1):
                moved = left[card] * goes
                left[card - 1] += moved
                left[card] -= moved
        rest = 1 - sum(found)
        return [share + rest / seats for share in found]

    def _outcomes(self, standing: Standing, finishers: Sequence[float]) -> tuple[float, ...]:
        """The chances that neither team wins, blue, green, or both, if the treasure is reached."""
        roles, odds = self._roles, self._odds
        anyone, blue_way, green_way = standing.far
        blue = odds.passable * exp(-odds.detour * max(0.0, blue_way - anyone))
        green = odds.passable * exp(-odds.detour * max(0.0, green_way - anyone))
        by_blue = by_green = total = 0.0
        for share, chances in zip(finishers, standing.chances, strict=True):
            glad = [chance * finish for chance, finish in zip(chances, roles.finish, strict=True)]
            whole = sum(glad)
            if whole:
                by_blue += share * glad[roles.blue] / whole
                by_green += share * glad[roles.green] / whole
                total += share
        by_blue, by_green = by_blue / total, by_green / total
        either = 1 - by_blue - by_green
        neither = (1 - blue) * (1 - green)
        blue_wins = by_blue * blue + (by_green + either) * blue * (1 - green)
        green_wins = by_green * green + (by_blue + either) * green * (1 - blue)
        return neither, blue_wins, green_wins, max(0.0, 1 - neither - blue_wins - green_wins)

    # ---- what it pays ----------------------------------------------------------------------------------------------

    def _paid(
        self, standing: Standing, role: int, reached: float, outcomes: Sequence[float], ended: bool = False
    ) -> float:
        """What a role is paid, by the chances of all outcomes."""
        roles = self._roles
        turns = 0.0 if ended else self._turns_to_come(standing, reached)
        caught = self._caught(turns)
        counts = self._counts(standing, caught)
        free = 1 - caught if standing.trapped >> standing.me & 1 else 1.0
        if role == roles.geologist:
            held = self._odds.held * min(1.0, turns / 8) * standing.mine
            crystals = standing.crystals + held + self._odds.crystal * turns
            return free * crystals / (1 + counts[role])
        less = 1.0 if role == roles.boss else 2.0 if role == roles.profiteer else 0.0
        shared = counts[roles.boss] + counts[roles.profiteer] + 1
        teams = (0.0, counts[roles.blue], counts[roles.green], counts[roles.blue] + counts[roles.green])
        worth = 0.0
        for outcome, chance in enumerate(outcomes):
            wins = role in (roles.boss, roles.profiteer) or (
                (role == roles.blue and outcome & 1) or (role == roles.green and outcome & 2)
            )
            if wins:
                worth += reached * chance * max(0.0, _pay(shared + teams[outcome]) - less)
        if role in (roles.saboteur, roles.profiteer):
            size = 1 + counts[roles.saboteur] + counts[roles.profiteer]
            worth += (1 - reached) * max(0.0, _pay(size) - less)
        return free * worth

    def _counts(self, standing: Standing, caught: float) -> list[float]:
        """By role, how many others are there to share, as one expects."""
        counts = [0.0] * len(self._roles.names)
        for seat, chances in enumerate(standing.chances):
            if seat != standing.me:
                there = 1 - caught if standing.trapped >> seat & 1 else 1.0
                for role, chance in enumerate(chances):
                    counts[role] += there * chance
        return counts

    def _turns_to_come(self, standing: Standing, reached: float) -> float:
        """How many turns the round will still last."""
        soon = min(standing.turns, 1 + standing.far[0] / (0.6 * self._odds.pace))
        return reached * soon + (1 - reached) * standing.turns

    def _caught(self, turns: float) -> float:
        """The chance that whoever is trapped still is when the round ends."""
        least, more, scale = self._odds.caught
        return least + more * exp(-turns / scale)


def _pay(size: float) -> float:
    """What each of a winning group gets (S-59)."""
    return max(1.0, 6 - size)
