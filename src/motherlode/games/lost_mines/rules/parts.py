"""The parts of The Lost Mines, and the value that holds them for one table.

A :class:`Play` is what one kind of card does, an :class:`Act` one way to answer a decision.

Moves are integer codes inside the engine (:mod:`motherlode.core.move`). They are aimed at a cell, a way, a mine, a
treasure or a seat, or hold the steps of a walk; they pick a look or how the vote goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.playable import MOST_MOVES
from motherlode.games.lost_mines.cards.box import CLANS, ROLES
from motherlode.games.lost_mines.cards.tables import Tables
from motherlode.games.lost_mines.rules.board import Board, fresh_board

if TYPE_CHECKING:
    from motherlode.games.lost_mines.rules.position import Position


__all__ = [
    "AIM_AT_CELL",
    "AIM_AT_LOOK",
    "AIM_AT_NOTHING",
    "AIM_AT_WAY",
    "ANSWERS",
    "ASK_NAMES",
    "ASK_PLAY",
    "ASK_TREASURE",
    "ASK_VOTE",
    "ASK_WALK",
    "CALL",
    "CARD",
    "DISCARD",
    "MUST",
    "STAY",
    "TAKE",
    "VOTE",
    "WALK",
    "Act",
    "Play",
    "Rules",
    "step_of",
    "steps_in",
    "with_step",
]

# ---- codes of moves -------------------------------------------------------------------------------------------------

# acts: the ways to answer a decision
CARD: Final = 0
DISCARD: Final = 1
CALL: Final = 2
WALK: Final = 3
STAY: Final = 4
TAKE: Final = 5
VOTE: Final = 6

# decisions: what a seat is asked
ASK_PLAY: Final = 1
ASK_WALK: Final = 2
ASK_TREASURE: Final = 3
ASK_VOTE: Final = 4
ASK_NAMES: Final = ("none", "play", "walk", "treasure", "vote")
MUST: Final = ("", "L-10", "L-11", "L-43", "L-51")
"""By decision, the rule that says what answers it."""

ANSWERS: Final = vec[i64]([CARD, CARD, WALK, TAKE, VOTE, VOTE + 1])
"""The acts that answer decision d are those from ``ANSWERS[d]`` up to ``ANSWERS[d + 1]``."""

# what a card is aimed at
AIM_AT_NOTHING: Final = 0
AIM_AT_CELL: Final = 1
AIM_AT_WAY: Final = 2
AIM_AT_LOOK: Final = 3  # at one of what the picked look shows: a mine, a treasure or a seat


# A walk's steps: how many, then the direction of each in two bits, the first one lowest.


def steps_in(walk: i64) -> i64:
    """How many steps a walk has."""
    return walk >> 10


def step_of(walk: i64, number: i64) -> i64:
    """The direction of a step."""
    return walk >> (2 * number) & 3


def with_step(walk: i64, d: i64) -> i64:
    """A walk with one more step."""
    steps = walk >> 10
    return (steps + 1) << 10 | walk & 1023 | d << (2 * steps)


# ---- parts ----------------------------------------------------------------------------------------------------------

_SCRATCH: Final = vec[i64]([0] * MOST_MOVES)
"""Where moves are written that are only counted."""


class Play:
    """What a card does when it is played."""

    aim: i64 = AIM_AT_NOTHING  # what it is aimed at, one of AIM_AT_…
    picks: bool = False  # whether one of its looks is picked
    rule: str = ""  # the id of the rule that says where it can be played

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes of all legal ways to play the card at ``out[n]`` and on; return the new n."""
        raise NotImplementedError

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        """Whether there is such a way."""
        return self.offer(position, seat, kind, _SCRATCH, 0) > 0

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        """The id of the rule that forbids it; empty if none does."""
        raise NotImplementedError

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        """Do it. The card is still in hand."""
        raise NotImplementedError


class Act:
    """A way to answer a decision."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes of all legal moves of this act at ``out[n]`` and on; return the new n."""
        raise NotImplementedError

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        """The id of the rule that forbids it; empty if none does."""
        raise NotImplementedError

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        """Do it, and go on to the next decision."""
        raise NotImplementedError


class Rules:
    """The Lost Mines at a table of a number of seats, with its options."""

    def __init__(
        self,
        name: str,
        tables: Tables,
        plays: list[Play],
        acts: list[Act],
        seats: int,
        options: dict[str, int | bool | None],
    ) -> None:
        box = tables.box
        self.name: str = name
        self.tables: Tables = tables
        self.plays: vec[Play] = vec[Play](plays)  # by kind of card
        self.acts: vec[Act] = vec[Act](acts)  # by number
        self.opening: Board = fresh_board(tables)
        self.seats: i64 = seats
        self.options: dict[str, int | bool | None] = options
        self.rounds: i64 = int(options["rounds"] or 0)
        self.until_single_winner: bool = bool(options["until_single_winner"])
        first = options["first"]
        self.first: i64 = -1 if first is None else int(first)
        self.hand_size: i64 = box.hands[seats]
        self.set_aside: i64 = box.set_aside
        clan = [ROLES.index(role) for role, count in box.cast[seats].items() for _ in range(count)]
        # a dwarf card is its clan's number times 4 plus its role
        self.cast: vec[i64] = vec[i64]([4 * number + role for number in range(len(CLANS)) for role in clan])
        self.mines: vec[i64] = vec[i64](range(len(box.mines)))
        self.luck: vec[i64] = vec[i64](range(60))
        self.own_insight: vec[i64] = vec[i64]([1 << seat for seat in range(seats)])
