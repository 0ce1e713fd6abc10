"""Uniform random play at full speed: no views, no events. For benchmarks, simulation and rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance import Stream
from motherlode.tunnels.course import fill_legal, play
from motherlode.tunnels.position import Position

__all__ = ["MOST_MOVES", "legal_codes", "play_randomly"]

MOST_MOVES: Final = 4096
"""More than any position has legal moves: hands are small and the frontier is shorter than the deck."""

_ROOM: Final = vec[i64]([0] * MOST_MOVES)


def legal_codes(position: Position) -> list[int]:
    """The codes of all legal moves, sorted."""
    out = _ROOM[:]
    n = fill_legal(position, out)
    return sorted(out[:n])


def play_randomly(position: Position, chance: Stream, most: int) -> int:
    """Play uniformly random legal moves to the game's end, or at most so many; return how many were played."""
    out = _ROOM[:]
    limit: i64 = most
    turns: i64 = 0
    while position.asked and turns < limit:
        n = fill_legal(position, out)
        play(position, out[chance.below(n)])
        turns += 1
    return turns
