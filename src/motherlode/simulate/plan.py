"""A plan of games to simulate, divided into chunks.

Game ``i`` of a run is dealt and played from the seed ``"<seed>/<i>"`` and from nothing else, so that the same plan
gives the same result however its games are handed out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from motherlode.bots import make_bot
from motherlode.core.errors import DataError
from motherlode.games.registry import engine_of

__all__ = ["UNIFORM", "Plan", "make_plan"]

UNIFORM = "random"
"""The bot whose games need no views: uniform random play."""

_LARGEST_CHUNK = 500
_CHUNKS_A_WORKER = 8


@dataclass(frozen=True, slots=True)
class Plan:
    """A number of games of a ruleset, with a bot at each seat."""

    ruleset: str
    bots: tuple[str, ...]
    games: int
    seed: str

    @property
    def players(self) -> int:
        """The number of players at the table."""
        return len(self.bots)

    @property
    def uniform(self) -> bool:
        """Whether every seat plays uniformly at random."""
        return set(self.bots) == {UNIFORM}

    def seed_of(self, game: int) -> str:
        """The seed of one of its games."""
        return f"{self.seed}/{game}"

    def chunks(self, workers: int) -> Iterable[range]:
        """Its games in chunks, small enough to keep all workers busy to the end."""
        largest = _LARGEST_CHUNK if self.uniform else 1
        size = max(1, min(largest, self.games // (workers * _CHUNKS_A_WORKER)))
        return (range(start, min(start + size, self.games)) for start in range(0, self.games, size))


def make_plan(ruleset: str, players: int, games: int, seed: str, bots: Sequence[str]) -> Plan:
    """A plan, with one bot for every seat or one for all; DataError if it cannot be played."""
    engine = engine_of(ruleset)
    seats = engine.seats[ruleset]
    if players not in seats:
        raise DataError(f"{ruleset} is for {seats[0]} to {seats[-1]} players, not {players}")
    if len(bots) not in (1, players):
        raise DataError(f"{len(bots)} bots for {players} seats; name one for all or one for each")
    for name in bots:
        make_bot(name)
    return Plan(ruleset, tuple(bots) if len(bots) == players else (bots[0],) * players, games, seed)
