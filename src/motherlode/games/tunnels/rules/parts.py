"""The parts a ruleset is made of, and the value that holds them for one table.

A :class:`Play` is what one kind of card does, an :class:`Act` one way to answer a decision, a :class:`Payout` who gets
what when a round ends, a :class:`Succession` who begins the next. An edition replaces parts; nothing asks its name.

Moves are integer codes inside the engine (:mod:`motherlode.core.move`). They are aimed at a cell, a seat or a
goal, and pick a sign in front of a player or a gold card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import GOAL

if TYPE_CHECKING:
    from motherlode.games.tunnels.rules.position import Position


__all__ = [
    "ACT_NAMES",
    "AIM_AT_CELL",
    "AIM_AT_GOAL",
    "AIM_AT_NOTHING",
    "AIM_AT_SEAT",
    "ANSWERS",
    "ASK_GOLD",
    "ASK_NAMES",
    "ASK_NOTHING",
    "ASK_THEFT",
    "ASK_TURN",
    "CARD",
    "PASS",
    "ROB",
    "SHED",
    "TAKE",
    "Act",
    "Payout",
    "Play",
    "Rules",
    "Succession",
    "fresh_maze",
]

# ---- codes of moves -------------------------------------------------------------------------------------------------

# acts: the ways to answer a decision
CARD: Final = 0
PASS: Final = 1
SHED: Final = 2
TAKE: Final = 3
ROB: Final = 4

# decisions: what a seat is asked
ASK_NOTHING: Final = 0
ASK_TURN: Final = 1
ASK_GOLD: Final = 2
ASK_THEFT: Final = 3

ACT_NAMES: Final = ("card", "pass", "shed", "take", "rob")
ASK_NAMES: Final = ("none", "turn", "gold", "theft")

ANSWERS: Final = vec[i64]([CARD, CARD, TAKE, ROB, ROB + 1])
"""The acts that answer decision d are those from ``ANSWERS[d]`` up to ``ANSWERS[d + 1]``."""

# what a card is aimed at
AIM_AT_NOTHING: Final = 0
AIM_AT_CELL: Final = 1
AIM_AT_SEAT: Final = 2
AIM_AT_GOAL: Final = 3


# ---- parts ----------------------------------------------------------------------------------------------------------


class Play:
    """The effect of a card that is played."""

    aim: i64 = 0  # what it is aimed at, one of AIM_AT_…
    picks: bool = False  # whether one of its signs is picked
    target_draws: bool = False  # whether the seat it is aimed at draws the card of this turn, not the player (S-33)

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes of all legal ways to play the card at ``out[n]`` and on; return the new n."""
        raise NotImplementedError

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        """Whether the card can be played."""
        raise NotImplementedError

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        """The id of the rule that forbids it; empty if none does."""
        raise NotImplementedError

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        """Play the card, which is still in hand."""
        raise NotImplementedError


class Act:
    """A way to answer a decision: to use a card, to pass, to take gold …

    This base offers nothing and refuses all.
    """

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the codes of all legal moves of this act at ``out[n]`` and on; return the new n."""
        return n

    def keeps_going(self, position: Position, seat: i64) -> bool:
        """Whether, with the deck empty, the round goes on because this seat can do this (B-44, S-40)."""
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        """The id of the rule that forbids it; empty if none does."""
        return position.rules.must[position.asked]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        """Carry out the act, and go on to the next decision."""
        raise NotImplementedError


class Payout:
    """The winners of a round, and their gold."""

    def winners(self, position: Position) -> vec[i64]:
        """The seats that win a round that has ended, whatever they are paid."""
        raise NotImplementedError

    def settle(self, position: Position) -> None:
        """A round has ended: pay those who are paid outright, and queue the decisions of those who choose."""
        raise NotImplementedError


class Succession:
    """The rule for who begins the next round."""

    def begins(self, position: Position) -> i64:
        """The seat that begins the round to come."""
        raise NotImplementedError


class Rules:
    """A ruleset at a table: its parts, for this number of seats and these options."""

    __slots__ = (
        "acts", "answers", "answers_from", "cast", "first", "gold_is_secret", "hand_size", "keeping", "must", "name",
        "opening", "options", "own_insight", "payout", "plays", "rounds", "saboteur", "seats", "set_aside",
        "succession", "tables",
    )  # fmt: skip

    name: str
    tables: Tables
    opening: Maze
    seats: i64
    hand_size: i64
    set_aside: i64
    own_insight: vec[i64]  # by seat, which dwarf cards it knows when dealt: its own (B-03)
    gold_is_secret: bool
    cast: vec[i64]
    saboteur: i64
    plays: vec[Play]  # by kind of card
    acts: vec[Act]  # by number: CARD, PASS …
    answers: vec[Act]  # those it has, decision by decision
    answers_from: vec[i64]  # by decision, where its acts begin in `answers`; they end where the next one's begin
    keeping: vec[Act]  # those that keep a round going when the deck is empty
    must: list[str]  # by decision, the rule that says what answers it
    payout: Payout
    succession: Succession
    rounds: i64
    first: i64  # the host's choice of first seat; -1 if it is drawn
    options: dict[str, object]

    def set_parts(
        self, cast: list[int], plays: list[Play], acts: list[Act], answers: list[list[Act]], keeping: list[Act]
    ) -> None:
        """Set every vector of the ruleset: interpreted code must not (docs/decisions/0005)."""
        self.own_insight = vec[i64]([1 << seat for seat in range(self.seats)])
        self.cast = vec[i64](cast)
        self.plays = vec[Play](plays)
        self.acts = vec[Act](acts)
        self.answers = vec[Act]([act for answer in answers for act in answer])
        begins = [0]
        for answer in answers:
            begins.append(begins[-1] + len(answer))
        self.answers_from = vec[i64](begins)
        self.keeping = vec[Act](keeping)


def fresh_maze(tables: Tables) -> Maze:
    """The maze at the start of a round (B-05): the start card, and the goals face down."""
    slots: int = tables.area.size
    column, row = tables.box.start_cell
    maze = Maze()
    maze.tables = tables
    maze.grid = tables.grid
    maze.area = tables.area
    maze.board = vec[u8](bytes(slots))
    maze.side = vec[u8](bytes(slots))
    maze.frontier = vec[i16]()
    maze.frontier_size = 0
    maze.fits = vec[i32]()
    maze.fresh = False
    maze.placed = vec[i16]()
    maze.laid = 0
    maze.changes = 0
    maze.touched = 0
    maze.look_from(column - 1, row - 1)
    for goal in tables.goal_cells:
        maze.board[tables.area.slots[goal]] = GOAL
    maze.put(tables.start_cell, tables.start_face)
    return maze
