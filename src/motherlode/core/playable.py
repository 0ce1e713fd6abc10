"""The base class of positions, with moves as integer codes; and uniform random play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.event_tables import EventLog
from motherlode.core.random_stream import Stream
from motherlode.core.vectors import sort_first

__all__ = ["MOST_MOVES", "Playable", "legal_codes", "play_randomly", "sorted_codes"]

_USUAL: Final = 256
MOST_MOVES: Final = 4096
"""More than any position has legal moves: hands are small and boards are bounded by the deck."""

_ROOM: Final = vec[i64]([0] * MOST_MOVES)


class Playable:
    """A position that can be played on."""

    asked: i64  # what the actor is asked; 0 when the game is over
    actor: i64
    round: i64
    viewer: i64  # whose view it is: a seat, SPECTATOR, or REFEREE for the truth
    seats: i64
    log: EventLog | None  # where changes are recorded; None while nobody needs them

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the codes of all legal moves into ``out``; return how many there are."""
        raise NotImplementedError

    def refusal(self, code: i64) -> str:
        """The id of the rule that forbids a move of the actor; empty if it is legal."""
        raise NotImplementedError

    def play(self, code: i64) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def copy(self) -> Playable:
        """A copy with event recording off."""
        raise NotImplementedError


def legal_codes(position: Playable) -> list[int]:
    """The codes of all legal moves, sorted."""
    return list(sorted_codes(position))


def sorted_codes(position: Playable) -> vec[i64]:
    """The same, for compiled code."""
    out = _ROOM[:_USUAL]
    try:
        n = position.fill_legal(out)
    except IndexError:
        out = _ROOM[:]
        n = position.fill_legal(out)
    sort_first(out, n)
    return out[:n]


def play_randomly(position: Playable, chance: Stream, most: int) -> int:
    """Play uniformly random legal moves to the game's end, or at most so many; return how many were played."""
    out = _ROOM[:_USUAL]
    limit: i64 = most
    turns: i64 = 0
    while position.asked and turns < limit:
        try:
            n = position.fill_legal(out)
        except IndexError:
            out = _ROOM[:]
            n = position.fill_legal(out)
        position.play(out[chance.below(n)])
        turns += 1
    return turns
