"""The plays of Saboteur 2: cards played on people, and ladders.

As in the base game, what is offered and what is refused follow from one predicate, but for ladders.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.move import AIM, aim_of, face_of, kind_of
from motherlode.games.tunnels.rules import saboteur2_changes as changes
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import GOAL, LYING
from motherlode.games.tunnels.rules.parts import AIM_AT_NOTHING, AIM_AT_SEAT, Play
from motherlode.games.tunnels.rules.plays import Break, Fix, Lay, ListedPlay, hindrance, offers_any, only_sign
from motherlode.games.tunnels.rules.position import Position

__all__ = ["PLAYS", "Inspect", "SwapHands"]


class Theft(Play):
    """Laid in front of oneself, at most one at a time (S-30, S-15)."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_NOTHING
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if self.possible(position, seat, kind):
            out[n] = kind * 2
            n += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return not position.front[seat] & position.rules.tables.signs[kind]

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if self.possible(position, seat, kind_of(code)) else "S-15"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        position.put_in_front(seat, kind, seat, only_sign(position.rules.tables.signs[kind]))


class _AtSomeone(ListedPlay):
    """A card aimed at a player; whether at oneself too is up to the card."""

    def __init__(self, rule: str, oneself: bool) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = False
        self._rule: str = rule
        self._oneself: bool = oneself

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        target: i64 = 0
        while target < position.seats:
            if self.allows(position, seat, target):
                out[n] = target << AIM | kind * 2
                n += 1
            target += 1
        return n

    def allows(self, position: Position, seat: i64, target: i64) -> bool:
        """Whether a seat may aim it at a player."""
        return self._oneself or target != seat

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if self.allows(position, seat, aim_of(code)) else self._rule


class Inspect(_AtSomeone):
    """Look at another player's dwarf card (S-34)."""

    def __init__(self) -> None:
        super().__init__("S-34", False)

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        target = aim_of(code)
        changes.inspect(position, seat, kind_of(code), target, position.roles[target])


class SwapHats(_AtSomeone):
    """Any player, oneself included, gets a new dwarf card from the pile (S-32)."""

    def __init__(self) -> None:
        super().__init__("S-32", True)

    def allows(self, position: Position, seat: i64, target: i64) -> bool:
        return len(position.roles) > position.seats

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        changes.swap_hats(position, seat, kind_of(code), aim_of(code), position.roles[position.seats])


class SwapHands(_AtSomeone):
    """Exchange whole hands with another player, who then draws the card of this turn (S-33)."""

    def __init__(self) -> None:
        super().__init__("S-33", False)
        self.target_draws: bool = True

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        target = aim_of(code)
        gave = _without_one(position.sorted_hand(seat), kind)
        changes.swap_hands(position, seat, kind, target, gave, position.sorted_hand(target))


def _without_one(hand: vec[i64], kind: i64) -> vec[i64]:
    """A hand without the card that is being played from it."""
    i: i64 = 0
    while hand[i] != kind:
        i += 1
    last: i64 = len(hand) - 1
    while i < last:
        hand[i] = hand[i + 1]
        i += 1
    return hand[:last]


class LayLadder(Lay):
    """Joined on to any tunnel card in the maze, reached or not, the start included; never on to a goal."""

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if position.front[seat] & position.rules.tables.hinders:
            return n
        maze = position.maze
        n = self._offer_beside(position, kind, position.rules.tables.start_cell, out, n)
        i: i64 = 0
        while i < maze.laid:
            n = self._offer_beside(position, kind, i64(maze.placed[i]), out, n)
            i += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return offers_any(self, position, seat, kind)

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        maze = position.maze
        cell = aim_of(code)
        rule = hindrance(position, seat)
        if rule:
            return rule
        if not maze.is_free(cell) or not self._has_neighbour(position, cell):
            return "B-20"
        slot = maze.area.slots[cell]
        if not self._fits(maze, slot, face_of(code)):
            return "B-21"
        if self._faces_goal(position, cell, face_of(code)) or self._joined_to(maze, slot) < 0:
            return "S-22"
        return ""

    def _offer_beside(self, position: Position, kind: i64, card: i64, out: vec[i64], n: i64) -> i64:
        """Offer ladders on the empty cells at a card's open edges; a cell belongs to its first such card."""
        maze = position.maze
        area = maze.area
        slot = area.slots[card]
        d: i64 = 0
        while d < 4:
            n_slot = area.near[slot * 4 + d]
            if maze.board[n_slot] < GOAL and self._joined_to(maze, n_slot) == slot:
                cell = area.cells[n_slot]
                turned: i64 = 0
                while turned <= maze.tables.turns[kind]:
                    face = kind * 2 + turned
                    if self._fits(maze, n_slot, face) and not self._faces_goal(position, cell, face):
                        out[n] = cell << AIM | face
                        n += 1
                    turned += 1
            d += 1
        return n

    def _fits(self, maze: Maze, slot: i64, face: i64) -> bool:
        """Whether all open edges fit (B-21)."""
        tables = maze.tables
        one: i64 = 1
        asked: int = maze.side[slot]
        return tables.fits[asked] & one << tables.open[face] != 0

    def _joined_to(self, maze: Maze, slot: i64) -> i64:
        """The slot of the first neighbour, clockwise from north, that is no goal and has an open edge to this.

        -1 if there is none.
        """
        tables = maze.tables
        goal = LYING + 2 * tables.goal_kind
        one: i64 = 1
        d: i64 = 0
        while d < 4:
            n = maze.area.near[slot * 4 + d]
            mark: int = maze.board[n]
            if LYING <= mark < goal and tables.open[mark - LYING] & one << ((d + 2) & 3):
                return n
            d += 1
        return -1

    def _faces_goal(self, position: Position, cell: i64, face: i64) -> bool:
        """Whether an open edge of the ladder looks on a goal, face up or down."""
        tables = position.rules.tables
        one: i64 = 1
        d: i64 = 0
        while d < 4:
            if tables.open[face] & one << d and tables.grid.near[cell * 4 + d] in tables.goal_cells:
                return True
            d += 1
        return False


PLAYS: Final[dict[str, Callable[[], Play]]] = {
    "break": lambda: Break("B-30", "S-15"),
    "ladder": LayLadder,
    "theft": Theft,
    "hands-off": lambda: Fix("S-31", "S-37"),
    "swap-hats": SwapHats,
    "swap-hands": SwapHands,
    "inspect": Inspect,
    "trap": lambda: Break("S-35", "S-15"),
    "free": lambda: Fix("S-36", "S-37"),
}
"""By the name that the box gives to what a card does; the rest is as in the base game."""
