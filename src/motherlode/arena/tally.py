"""What came of a match, counted: how often the treasure was reached, in all and by the number of saboteurs dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from motherlode.arena.match import Match, Played, is_lost_mines
from motherlode.arena.statistics import Interval, bootstrap, wilson

__all__ = ["Rate", "Swap", "as_json", "lead_of", "points_of", "rate_of", "strata_of", "swap_of"]


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of some rounds the miners won."""

    rounds: int
    won: int

    @property
    def rate(self) -> float:
        """The share, 0 of no rounds."""
        return self.won / self.rounds if self.rounds else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true share lies, at 95 %."""
        return wilson(self.won, self.rounds)

    def as_json(self) -> dict[str, object]:
        """What a program reads."""
        return {
            "rounds": self.rounds,
            "miner_wins": self.won,
            "miner_win_rate": self.rate,
            "interval": list(self.interval),
        }


@dataclass(frozen=True, slots=True)
class Swap:
    """What one seat wins more when the guest sits there, in the same rounds, or one bot more than another."""

    rounds: int
    gain: float
    interval: Interval

    def as_json(self) -> dict[str, object]:
        """What a program reads."""
        return {"rounds": self.rounds, "gain": self.gain, "interval": list(self.interval)}


def rate_of(rounds: Iterable[Played]) -> Rate:
    """How many of these rounds the miners won."""
    played = list(rounds)
    return Rate(len(played), sum(each.reached for each in played))


def strata_of(rounds: Sequence[Played]) -> dict[int, Rate]:
    """The same by the number of saboteurs dealt."""
    dealt = sorted({each.saboteurs for each in rounds})
    return {number: rate_of(each for each in rounds if each.saboteurs == number) for number in dealt}


def lead_of(rounds: Sequence[Played]) -> Swap:
    """In The Lost Mines, how many points a seat the first bot made more than the second, by pairs of rounds."""
    pairs: dict[int, list[float]] = {}
    for each in rounds:
        pairs.setdefault(each.number // 2, []).append(each.lead)
    return _mean_of([fmean(leads) for leads in pairs.values()])


def swap_of(with_guest: Sequence[Played], without: Sequence[Played], digs: bool) -> Swap:
    """What the guest's seat gained in the rounds in which it was dealt such a role: rounds won."""
    pairs = [(one, two) for one, two in _pairs(with_guest, without) if one.guest_digs == digs]
    return _mean_of([float((one.reached == digs) - (two.reached == digs)) for one, two in pairs])


def points_of(with_guest: Sequence[Played], without: Sequence[Played], digs: bool | None = None) -> Swap:
    """What the guest's seat gained in points, in all rounds or those in which it was dealt such a role."""
    pairs = [(one, two) for one, two in _pairs(with_guest, without) if digs is None or one.guest_digs == digs]
    return _mean_of([float(one.guest_points - two.guest_points) for one, two in pairs])


def _pairs(with_guest: Sequence[Played], without: Sequence[Played]) -> list[tuple[Played, Played]]:
    other = {each.number: each for each in without}
    return [(each, other[each.number]) for each in with_guest if each.number in other]


def _mean_of(gains: Sequence[float]) -> Swap:
    return Swap(len(gains), fmean(gains) if gains else 0.0, bootstrap(gains))


def as_json(match: Match, rounds: Sequence[Played]) -> dict[str, object]:
    """What came of a match, for programs."""
    turns = sum(each.turns for each in rounds)
    return {
        "ruleset": match.ruleset,
        "players": match.players,
        "miners": match.miners,
        "saboteurs": match.saboteurs,
        **({"guest": match.guest} if match.guest else {}),
        "seed": match.seed,
        **rate_of(rounds).as_json(),
        **({"points_more": lead_of(rounds).as_json()} if is_lost_mines(match) else {}),
        "turns_per_round": turns / len(rounds) if rounds else 0.0,
        "strata": {str(dealt): rate.as_json() for dealt, rate in strata_of(rounds).items()},
    }
