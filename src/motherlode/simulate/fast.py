"""What simulation needs of a family beyond the protocol everybody uses: games without events, and how to count them.

A ruleset is entered in ``FAST`` to be simulated; whoever adds one says there who its sides are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from motherlode.core.dealer import SeededDealer
from motherlode.core.errors import DataError
from motherlode.core.playable import play_randomly
from motherlode.core.random_stream import Stream
from motherlode.core.statistics import NOBODY, ROUNDS, SIDES, Counts
from motherlode.games.lost_mines import statistics as forest_tally
from motherlode.games.lost_mines.rules import position as forest
from motherlode.games.lost_mines.rules import rulesets as forest_rulesets
from motherlode.games.lost_mines.rules import turn_flow as forest_course
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position, blank_position
from motherlode.games.tunnels.rules.rulesets import rules_for
from motherlode.games.tunnels.rules.turn_flow import begin_game
from motherlode.games.tunnels.statistics import Tally, TeamTally, watch
from motherlode.simulate.summary import Summary

__all__ = ["FAST", "Counter", "FastGames", "fast_games"]

P = TypeVar("P")
Seen = TypeVar("Seen", contravariant=True)


class Counter(Protocol[Seen]):
    """Counts games of one ruleset at tables of one size."""

    def watch(self, position: Seen, seed: str) -> None:
        """Count every round of this game, dealt from this seed, as it ends."""

    def ended(self, position: Seen, turns: int) -> None:
        """Count the game, which took so many turns."""

    def summary(self) -> Summary:
        """What was counted."""


class FastGames(Protocol[P]):
    """Games of one ruleset, played at full speed."""

    def begin(self, players: int, seed: str) -> P:
        """A game just dealt, to which nobody listens."""

    def play(self, position: P, chance: Stream, most: int) -> int:
        """Make uniformly random legal moves to the game's end, or at most so many; how many were made."""

    def counter(self, players: int) -> Counter[P]:
        """A count of nothing yet."""


class TunnelGames:
    """A ruleset of the tunnel games, with what counts its rounds."""

    def __init__(self, ruleset: str, tally: Callable[[Rules], Tally]) -> None:
        self._ruleset = ruleset
        self._tally = tally

    def begin(self, players: int, seed: str) -> Position:
        position = blank_position(rules_for(self._ruleset, players), SeededDealer(seed))
        begin_game(position)
        return position

    def play(self, position: Position, chance: Stream, most: int) -> int:
        return play_randomly(position, chance, most)

    def counter(self, players: int) -> TunnelCounter:
        return TunnelCounter(self._tally(rules_for(self._ruleset, players)))


class TunnelCounter:
    """A tally of tunnel games, read out in nouns."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally

    def watch(self, position: Position, seed: str) -> None:
        watch(position, seed, self._tally)

    def ended(self, position: Position, turns: int) -> None:
        self._tally.game_ends(position, turns)

    def summary(self) -> Summary:
        return summary_of(self._tally)


class ForestGames:
    """The Lost Mines."""

    def begin(self, players: int, seed: str) -> forest.Position:
        position = forest.blank_position(forest_rulesets.rules_for(players), SeededDealer(seed))
        forest_course.begin_game(position)
        return position

    def play(self, position: forest.Position, chance: Stream, most: int) -> int:
        return play_randomly(position, chance, most)

    def counter(self, players: int) -> ForestCounter:
        return ForestCounter(forest_tally.ForestTally(forest_rulesets.rules_for(players)))


class ForestCounter:
    """A tally of The Lost Mines, read out in nouns; its points are the gold of a summary."""

    def __init__(self, tally: forest_tally.ForestTally) -> None:
        self._tally = tally

    def watch(self, position: forest.Position, seed: str) -> None:
        forest_tally.watch(position, seed, self._tally)

    def ended(self, position: forest.Position, turns: int) -> None:
        self._tally.game_ends(position, turns)

    def summary(self) -> Summary:
        return summary_of(self._tally)


def summary_of(counts: Counts) -> Summary:
    """What was counted, in nouns. Points are the gold of games that have no other."""
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
    """By saboteurs dealt: rounds, and by whom they were won. A tally has a row of counts for each number."""
    width = SIDES + len(sides)
    rows = [wins[start : start + width] for start in range(0, len(wins) - width + 1, width)]
    return {
        dealt: {"rounds": row[ROUNDS], **dict(zip(sides, row[SIDES:], strict=True)), "nobody": row[NOBODY]}
        for dealt, row in enumerate(rows)
        if row[ROUNDS]
    }


FAST: Mapping[str, FastGames[Any]] = {
    "base": TunnelGames("base", Tally),
    "base-classic": TunnelGames("base-classic", Tally),
    "saboteur2": TunnelGames("saboteur2", TeamTally),
    "lost-mines": ForestGames(),
}


def fast_games(ruleset: str) -> FastGames[Any]:
    """The fast games of a ruleset; DataError if it has none."""
    if ruleset not in FAST:
        raise DataError(f"{ruleset!r} cannot be simulated; there are {', '.join(FAST)}")
    return FAST[ruleset]
