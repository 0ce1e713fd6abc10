"""The plays of the base game: tunnels, broken tools and their repair, the map, the rockfall.

What is offered and what is refused follow from one predicate for each kind of card, a function that returns the rule
against a move. Tunnels are listed from the maze's frontier instead, and refused step by step (docs/decisions/0011);
``tests/properties/test_legality.py`` checks that the two agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.move import AIM, PICK, aim_of, face_of, kind_of, pick_of
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import FRONTIER, LYING
from motherlode.games.tunnels.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_GOAL,
    AIM_AT_SEAT,
    Play,
)
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.turn_flow import turn_up_goals

__all__ = ["PLAYS", "Break", "Fix", "Lay", "ListedPlay", "hindrance", "offers_any", "only_sign"]

# what may be against breaking or fixing, by number
_NOTHING: Final = 0
_NOT_SO: Final = 1
_NOT_NOW: Final = 2

_SCRATCH: Final = vec[i64]([0] * 1024)
"""Where moves are written that are only counted."""


def offers_any(play: Play, position: Position, seat: i64, kind: i64) -> bool:
    """Whether there is a legal way to play a card, by listing the moves."""
    return play.offer(position, seat, kind, _SCRATCH, 0) > 0


class ListedPlay(Play):
    """A play that is possible if it offers any move."""

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        return offers_any(self, position, seat, kind)


class Lay(Play):
    """Lay a card beside the maze: it fits on all sides and connects, and the player's tools are whole."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_CELL
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        if position.front[seat] & position.rules.tables.hinders:
            return n
        maze = position.maze
        tables = position.rules.tables
        fits = maze.frontier_fits()
        frontier = maze.frontier
        face = kind * 2
        upright = tables.shape[face]
        turned = tables.shape[face + 1]
        either = upright | turned
        i: i64 = 0
        size = maze.frontier_size
        while i < size:
            fitting = i64(fits[i])
            if fitting & either:
                code = i64(frontier[i]) << AIM | face
                if fitting & upright:
                    out[n] = code
                    n += 1
                if fitting & turned:
                    out[n] = code + 1
                    n += 1
            i += 1
        return n

    def possible(self, position: Position, seat: i64, kind: i64) -> bool:
        """Whether the card can be laid, without listing: once the deck is empty, every tunnel card is checked."""
        if position.front[seat] & position.rules.tables.hinders:
            return False
        maze = position.maze
        tables = position.rules.tables
        fits = maze.frontier_fits()
        either = tables.shape[kind * 2] | tables.shape[kind * 2 + 1]
        i: i64 = 0
        while i < maze.frontier_size:
            if i64(fits[i]) & either:
                return True
            i += 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        maze = position.maze
        tables = position.rules.tables
        one: i64 = 1
        cell = aim_of(code)
        rule = hindrance(position, seat)
        if rule:
            return rule
        if not maze.is_free(cell) or not self._has_neighbour(position, cell):
            return "B-20"
        if not tables.fits[maze.side_at(cell)] & one << tables.open[face_of(code)]:
            return "B-21"
        if maze.mark_at(cell) != FRONTIER:
            return "B-23"
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.lay(seat, face_of(code), aim_of(code))
        if position.maze.touched:
            turn_up_goals(position)

    def _has_neighbour(self, position: Position, cell: i64) -> bool:
        near = position.rules.tables.grid.near
        d: i64 = 0
        while d < 4:
            if position.maze.face_at(near[cell * 4 + d]) >= 0:
                return True
            d += 1
        return False


def hindrance(position: Position, seat: i64) -> str:
    """The rule by which a card in front of a player forbids laying (B-26, S-35); empty if none does."""
    tables = position.rules.tables
    hindering = position.front[seat] & tables.hinders
    sign: i64 = 0
    while hindering >> sign:
        if hindering >> sign & 1:
            return tables.hinder_rules[sign]
        sign += 1
    return ""


class Break(ListedPlay):
    """Laid in front of another player who has none of that kind: a broken tool (B-30) or a trap (S-35)."""

    def __init__(self, rule: str, once_rule: str) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = False
        self._rules: list[str] = ["", rule, once_rule]

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        front = position.front
        sign = position.rules.tables.signs[kind]
        target: i64 = 0
        while target < position.seats:
            if _against_breaking(front[target], target == seat, sign) == _NOTHING:
                out[n] = target << AIM | kind * 2
                n += 1
            target += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        target = aim_of(code)
        sign = position.rules.tables.signs[kind_of(code)]
        return self._rules[_against_breaking(position.front[target], target == seat, sign)]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        kind = kind_of(code)
        position.put_in_front(seat, kind, aim_of(code), only_sign(position.rules.tables.signs[kind]))


def _against_breaking(front: i64, is_oneself: bool, sign: i64) -> i64:
    """What forbids laying a sign in front of a player (B-30, S-15): it is oneself, or one is there."""
    if is_oneself:
        return _NOT_SO
    return _NOT_NOW if front & sign else _NOTHING


class Fix(ListedPlay):
    """Removes one card of a kind it shows from in front of any player (B-31 to B-33, S-31, S-36)."""

    def __init__(self, rule: str, need_rule: str) -> None:
        self.aim: i64 = AIM_AT_SEAT
        self.picks: bool = True
        self._rules: list[str] = ["", rule, need_rule]

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        front = position.front
        signs = position.rules.tables.signs[kind]
        target: i64 = 0
        while target < position.seats:
            sign: i64 = 0
            while front[target] >> sign:
                if _against_fixing(front[target], signs, sign) == _NOTHING:
                    out[n] = sign << PICK | target << AIM | kind * 2
                    n += 1
                sign += 1
            target += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        signs = position.rules.tables.signs[kind_of(code)]
        return self._rules[_against_fixing(position.front[aim_of(code)], signs, pick_of(code))]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.clear_front(seat, kind_of(code), aim_of(code), pick_of(code))


def _against_fixing(front: i64, signs: i64, sign: i64) -> i64:
    """What forbids removing a sign (B-31, B-33, S-37): the card does not show it, or it is not there."""
    if not signs >> sign & 1:
        return _NOT_SO
    return _NOTHING if front >> sign & 1 else _NOT_NOW


def only_sign(signs: i64) -> i64:
    """The sign of a card that shows one."""
    sign: i64 = 0
    while not signs >> sign & 1:
        sign += 1
    return sign


class Map(ListedPlay):
    """Its player looks at one goal that lies face down."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_GOAL
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        goal: i64 = 0
        while goal < position.rules.tables.goal_count:
            if position.goal_is_hidden(goal):
                out[n] = goal << AIM | kind * 2
                n += 1
            goal += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if position.goal_is_hidden(aim_of(code)) else "B-35"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        goal = aim_of(code)
        position.peek(seat, kind_of(code), goal, position.goals[goal])


class Rockfall(ListedPlay):
    """Takes any one tunnel card out of the maze, never the start or a goal."""

    def __init__(self) -> None:
        self.aim: i64 = AIM_AT_CELL
        self.picks: bool = False

    def offer(self, position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
        maze = position.maze
        placed = maze.placed
        i: i64 = 0
        while i < maze.laid:
            cell = i64(placed[i])
            if _is_tunnel(maze, cell):
                out[n] = cell << AIM | kind * 2
                n += 1
            i += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if _is_tunnel(position.maze, aim_of(code)) else "B-34"

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.collapse(seat, kind_of(code), aim_of(code))


def _is_tunnel(maze: Maze, cell: i64) -> bool:
    """Whether a tunnel card lies on a cell (B-34): not the start, nor a goal."""
    mark = maze.mark_at(cell)
    return LYING <= mark < LYING + 2 * maze.tables.tunnels


PLAYS: Final[dict[str, Callable[[], Play]]] = {
    "lay": Lay,
    "map": Map,
    "rockfall": Rockfall,
    "break": lambda: Break("B-30", "B-30"),
    "fix": lambda: Fix("B-31", "B-33"),
}
"""By the name that a box gives to what a card does."""
