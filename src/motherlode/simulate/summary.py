"""Summaries of games as plain totals: the sum of two summaries is the summary of all their games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from motherlode.core.statistics import NOBODY, ROUNDS, SIDES, Counts

__all__ = ["Summary", "summary_of"]

Totals = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts over games of one ruleset at tables of one size."""

    games: int
    rounds: int
    turns: int  # decisions answered: a turn, and a choice of gold, is one each
    wins: Mapping[int, Totals]  # by saboteurs dealt: the rounds, those each side won, and those nobody did
    gold_by_side: Totals
    gold_by_seat: tuple[int, ...]
    games_by_seat: tuple[int, ...]  # games won; those who tie all did

    @classmethod
    def empty(cls, players: int) -> Summary:
        """The summary of no games."""
        return cls(0, 0, 0, {}, {}, (0,) * players, (0,) * players)

    def __add__(self, other: Summary) -> Summary:
        return Summary(
            games=self.games + other.games,
            rounds=self.rounds + other.rounds,
            turns=self.turns + other.turns,
            wins={
                dealt: _sum(self.wins.get(dealt, {}), other.wins.get(dealt, {}))
                for dealt in sorted({*self.wins, *other.wins})
            },
            gold_by_side=_sum(self.gold_by_side, other.gold_by_side),
            gold_by_seat=_each(self.gold_by_seat, other.gold_by_seat),
            games_by_seat=_each(self.games_by_seat, other.games_by_seat),
        )

    def as_json(self) -> dict[str, object]:
        """The summary as JSON."""
        return {
            "games": self.games,
            "rounds": self.rounds,
            "turns": self.turns,
            "wins_by_saboteurs_dealt": {str(dealt): dict(won) for dealt, won in self.wins.items()},
            "gold_by_side": dict(self.gold_by_side),
            "gold_by_seat": list(self.gold_by_seat),
            "games_won_by_seat": list(self.games_by_seat),
        }


def _sum(some: Totals, more: Totals) -> Totals:
    return {name: some.get(name, 0) + more.get(name, 0) for name in {**some, **more}}


def _each(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one + other for one, other in zip(some, more, strict=True))


def summary_of(counts: Counts) -> Summary:
    """The counts, by name. In games without gold, points are counted as gold."""
    return Summary(
        games=counts.games,
        rounds=counts.rounds,
        turns=counts.turns,
        wins=_wins(counts.sides, list(counts.wins)),
        gold_by_side=dict(zip(counts.sides, counts.paid_by_side, strict=True)),
        gold_by_seat=tuple(counts.paid_by_seat),
        games_by_seat=tuple(counts.games_by_seat),
    )


def _wins(sides: list[str], wins: list[int]) -> dict[int, dict[str, int]]:
    """By saboteurs dealt: rounds, and by whom they were won. There is a row of counts for each number."""
    width = SIDES + len(sides)
    rows = [wins[start : start + width] for start in range(0, len(wins) - width + 1, width)]
    return {
        dealt: {"rounds": row[ROUNDS], **dict(zip(sides, row[SIDES:], strict=True)), "nobody": row[NOBODY]}
        for dealt, row in enumerate(rows)
        if row[ROUNDS]
    }
