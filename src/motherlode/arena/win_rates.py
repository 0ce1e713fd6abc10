"""Win rates and paired differences of matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from motherlode.arena.match import Match, RoundResult, is_won_by_points
from motherlode.arena.statistics import Interval, bootstrap, wilson

__all__ = [
    "PairedDifference",
    "WinRate",
    "as_json",
    "point_difference",
    "point_lead",
    "win_difference",
    "win_rate",
    "win_rate_by_saboteurs",
]


@dataclass(frozen=True, slots=True)
class WinRate:
    """Rounds, and how many of them the miners won."""

    rounds: int
    won: int

    @property
    def rate(self) -> float:
        """Win rate; 0 if there are no rounds."""
        return self.won / self.rounds if self.rounds else 0.0

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the win rate."""
        return wilson(self.won, self.rounds)

    def as_json(self) -> dict[str, object]:
        """Return the values as JSON."""
        return {
            "rounds": self.rounds,
            "miner_wins": self.won,
            "miner_win_rate": self.rate,
            "interval": list(self.interval),
        }


@dataclass(frozen=True, slots=True)
class PairedDifference:
    """Mean difference between two bots on the same deals, with its 95 % interval."""

    rounds: int
    gain: float
    interval: Interval

    def as_json(self) -> dict[str, object]:
        """Return the values as JSON."""
        return {"rounds": self.rounds, "gain": self.gain, "interval": list(self.interval)}


def win_rate(rounds: Iterable[RoundResult]) -> WinRate:
    """Return the miners' win rate."""
    played = list(rounds)
    return WinRate(len(played), sum(each.reached for each in played))


def win_rate_by_saboteurs(rounds: Sequence[RoundResult]) -> dict[int, WinRate]:
    """Return the miners' win rates by the number of saboteurs dealt."""
    dealt = sorted({each.saboteurs for each in rounds})
    return {number: win_rate(each for each in rounds if each.saboteurs == number) for number in dealt}


def point_lead(rounds: Sequence[RoundResult]) -> PairedDifference:
    """Return for The Lost Mines the points per seat that the first bot made more, by pairs of rounds."""
    pairs: dict[int, list[float]] = {}
    for each in rounds:
        pairs.setdefault(each.number // 2, []).append(each.lead)
    return _mean_of([fmean(leads) for leads in pairs.values()])


def win_difference(with_guest: Sequence[RoundResult], without: Sequence[RoundResult], digs: bool) -> PairedDifference:
    """Return the difference in win rate that the guest made to its seat, in rounds of one role."""
    pairs = [(one, two) for one, two in _pairs(with_guest, without) if one.guest_digs == digs]
    return _mean_of([float((one.reached == digs) - (two.reached == digs)) for one, two in pairs])


def point_difference(
    with_guest: Sequence[RoundResult], without: Sequence[RoundResult], digs: bool | None = None
) -> PairedDifference:
    """Return the difference in points that the guest made to its seat, in all rounds or those of one role."""
    pairs = [(one, two) for one, two in _pairs(with_guest, without) if digs is None or one.guest_digs == digs]
    return _mean_of([float(one.guest_points - two.guest_points) for one, two in pairs])


def _pairs(with_guest: Sequence[RoundResult], without: Sequence[RoundResult]) -> list[tuple[RoundResult, RoundResult]]:
    other = {each.number: each for each in without}
    return [(each, other[each.number]) for each in with_guest if each.number in other]


def _mean_of(gains: Sequence[float]) -> PairedDifference:
    return PairedDifference(len(gains), fmean(gains) if gains else 0.0, bootstrap(gains))


def as_json(match: Match, rounds: Sequence[RoundResult]) -> dict[str, object]:
    """Return the results of a match as JSON."""
    turns = sum(each.turns for each in rounds)
    return {
        "ruleset": match.ruleset,
        "players": match.players,
        "miners": match.miners,
        "saboteurs": match.saboteurs,
        **({"guest": match.guest} if match.guest else {}),
        "seed": match.seed,
        **win_rate(rounds).as_json(),
        **({"points_more": point_lead(rounds).as_json()} if is_won_by_points(match) else {}),
        "turns_per_round": turns / len(rounds) if rounds else 0.0,
        "strata": {str(dealt): rate.as_json() for dealt, rate in win_rate_by_saboteurs(rounds).items()},
    }
