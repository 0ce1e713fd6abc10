"""Ratings of each bot as a miner and as a saboteur, fitted to all rounds of some matches at once.

The probability that the miners win is a logistic function of the mean skill of the miners, less that of the saboteurs,
and of the number of saboteurs dealt. Skills are fitted by Newton's method with a weak L2 penalty, which keeps those of
bots that always win finite. They are given on the Elo scale: 400 points are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from motherlode.arena.match import Match, RoundResult
from motherlode.bots.logistic import inverse

__all__ = ["Rating", "fit_ratings"]

_SCALE: Final = 400 / log(10)
_PULL: Final = 0.1
_STEPS: Final = 40
_STEADY: Final = 1e-9
_Z: Final = 1.959963984540054

Row = dict[int, float]
"""Coefficients of a round, by the index of a parameter."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating in a role, relative to the mean, with its 95 % interval."""

    bot: str
    role: str
    points: float
    interval: tuple[float, float]
    rounds: int

    def as_json(self) -> dict[str, object]:
        """Return the values as JSON."""
        return {
            "bot": self.bot,
            "role": self.role,
            "points": self.points,
            "interval": list(self.interval),
            "rounds": self.rounds,
        }


def fit_ratings(results: Iterable[tuple[Match, Sequence[RoundResult]]]) -> list[Rating]:
    """Return the ratings of all bots in some matches: miners then saboteurs, the best first."""
    unknowns: dict[tuple[str, str], int] = {}
    rows: list[Row] = []
    won: list[bool] = []
    for match, rounds in results:
        for played in rounds:
            rows.append({unknowns.setdefault(key, len(unknowns)): part for key, part in _parts(match, played).items()})
            won.append(played.reached)
    skills, covariance = _fit(rows, won, len(unknowns))
    found = [
        _rating(bot, role, at, unknowns, skills, covariance, sum(at in row for row in rows))
        for (bot, role), at in unknowns.items()
        if role in ("miner", "saboteur")
    ]
    return sorted(found, key=lambda rating: (rating.role, -rating.points))


def _parts(match: Match, played: RoundResult) -> dict[tuple[str, str], float]:
    """Return the coefficients of skills in a round: each seat counts by its share of its side."""
    parts: dict[tuple[str, str], float] = {(str(played.saboteurs), "dealt"): 1.0}
    sides = (
        ("miner", match.miners, 1.0, match.players - played.saboteurs, played.guest_digs),
        ("saboteur", match.saboteurs, -1.0, played.saboteurs, not played.guest_digs),
    )
    for role, bot, sign, seats, has_guest in sides:
        if seats:
            guests = 1 if match.guest and has_guest else 0
            for name, count in ((bot, seats - guests), (match.guest, guests)):
                if count:
                    parts[name, role] = parts.get((name, role), 0.0) + sign * count / seats
    return parts


def _rating(
    bot: str,
    role: str,
    at: int,
    unknowns: dict[tuple[str, str], int],
    skills: list[float],
    covariance: list[list[float]],
    rounds: int,
) -> Rating:
    """Return a bot's rating relative to the mean of its role, with its interval."""
    same = [index for (_, each), index in unknowns.items() if each == role]
    contrast = {index: (1.0 if index == at else 0.0) - 1 / len(same) for index in same}
    points = sum(part * skills[index] for index, part in contrast.items())
    spread = sum(one * two * covariance[i][j] for i, one in contrast.items() for j, two in contrast.items())
    half = _Z * sqrt(max(0.0, spread))
    return Rating(bot, role, _SCALE * points, (_SCALE * (points - half), _SCALE * (points + half)), rounds)


# ---- the fit --------------------------------------------------------------------------------------------------------


def _fit(rows: Sequence[Row], won: Sequence[bool], size: int) -> tuple[list[float], list[list[float]]]:
    """Return the penalized maximum-likelihood parameters and their covariance."""
    found = [0.0] * size
    curve: list[list[float]] = []
    for _ in range(_STEPS):
        slope = [-_PULL * each for each in found]
        curve = [[_PULL if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, has_won in zip(rows, won, strict=True):
            probability = 1 / (1 + exp(-sum(part * found[at] for at, part in row.items())))
            for i, one in row.items():
                slope[i] += one * (has_won - probability)
                for j, two in row.items():
                    curve[i][j] += one * two * probability * (1 - probability)
        step = [sum(part * each for part, each in zip(line, slope, strict=True)) for line in inverse(curve)]
        found = [each + change for each, change in zip(found, step, strict=True)]
        if max(map(abs, step), default=0.0) < _STEADY:
            break
    return found, inverse(curve)
