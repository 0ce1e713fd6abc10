"""Walking through the forest (L-24 to L-26, L-40, L-41).

Of several ways to the same card only those are offered that matter: by the set of traps they cross and, into a mine
that lies face down, by the side from which it is entered. Of equal ones the shortest is offered, then the first from
north clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.move import ACT, AIM
from motherlode.games.lost_mines.cards.tables import CAMPFIRE, ROCKS, TRAP, TROLL, Tables
from motherlode.games.lost_mines.rules.board import MINE
from motherlode.games.lost_mines.rules.parts import (
    WALK,
    step_of,
    steps_in,
    with_step,
)
from motherlode.games.lost_mines.rules.position import Position

__all__ = [
    "NO_WALK",
    "can_walk",
    "cells_from",
    "cells_of",
    "is_offered",
    "offer_walks",
    "reach_of",
    "traps_on",
    "usual_walk",
    "walk_refusal",
]

NO_WALK: Final = "L-40"
"""The rule against what is no walk, or not the one that is offered of those that come to the same."""

# what may stand in a dwarf's way, and the rules that say so
_NOTHING: Final = 0
_TROLL: Final = 1
_OBSTACLE: Final = 2
_DWARF: Final = 3
_HINDRANCES: Final = ("", "L-33", "L-24", "L-25")

# a walk beside what matters of it, in one number
_KEY: Final = 16
_WALK: Final = 65535


def reach_of(position: Position, seat: i64) -> i64:
    """How many cards a dwarf may walk: three, or five from a campfire (L-26)."""
    face = position.board.face_at(position.dwarfs[seat])
    return 5 if position.rules.tables.feature[face] == CAMPFIRE else 3


def _step_refusal(position: Position, seat: i64, cell: i64, d: i64) -> str:
    """The rule by which a dwarf cannot step from a cell in a direction; empty if it can."""
    if not position.board.joins(cell, d):
        return NO_WALK
    return _HINDRANCES[_hindrance(position, seat, cell, d)]


def _hindrance(position: Position, seat: i64, cell: i64, d: i64) -> i64:
    """What keeps a dwarf from stepping from a cell in a direction, where there is a way."""
    tables = position.rules.tables
    if len(position.tokens) > 0 and position.token_on(tables.way(cell, d)) == TROLL:
        return _TROLL
    n = tables.grid.near[cell * 4 + d]
    face = position.board.face_at(n)
    if face < 0:
        return _NOTHING
    feature = tables.feature[face]
    if 0 < feature < ROCKS and n not in position.tools:
        return _OBSTACLE
    if 0 < feature <= ROCKS and _is_taken(position, seat, n):
        return _DWARF
    return _NOTHING


def walk_refusal(position: Position, seat: i64, walk: i64) -> str:
    """The rule by which a dwarf cannot walk so; empty if it can."""
    if not 1 <= steps_in(walk) <= reach_of(position, seat):
        return NO_WALK
    at = position.dwarfs[seat]
    trail = {at}
    step: i64 = 0
    while step < steps_in(walk):
        d = step_of(walk, step)
        if position.board.cards[at] == MINE:
            return "L-41"
        rule = _step_refusal(position, seat, at, d)
        if rule:
            return rule
        at = position.rules.tables.grid.near[at * 4 + d]
        if at in trail:
            return NO_WALK
        trail.add(at)
        step += 1
    return ""


def _is_taken(position: Position, seat: i64, cell: i64) -> bool:
    """Whether another dwarf stands on a cell."""
    other: i64 = 0
    while other < position.seats:
        if other != seat and position.dwarfs[other] == cell:
            return True
        other += 1
    return False


def can_walk(position: Position, seat: i64) -> bool:
    """Whether a dwarf can take a step."""
    cell = position.dwarfs[seat]
    d: i64 = 0
    while d < 4:
        if position.board.joins(cell, d) and _hindrance(position, seat, cell, d) == _NOTHING:
            return True
        d += 1
    return False


def cells_of(position: Position, seat: i64, walk: i64) -> vec[i64]:
    """The cells that a walk of a seat's dwarf enters."""
    return cells_from(position.rules.tables, position.dwarfs[seat], walk)


def cells_from(tables: Tables, at: i64, walk: i64) -> vec[i64]:
    """The cells that a walk from a cell enters."""
    cells = vec[i64]([0] * steps_in(walk))
    step: i64 = 0
    while step < steps_in(walk):
        at = tables.grid.near[at * 4 + step_of(walk, step)]
        cells[step] = at
        step += 1
    return cells


def traps_on(position: Position, seat: i64, walk: i64) -> i64:
    """How many traps a walk crosses."""
    tables = position.rules.tables
    at = position.dwarfs[seat]
    traps: i64 = 0
    step: i64 = 0
    while step < steps_in(walk):
        d = step_of(walk, step)
        if position.token_on(tables.way(at, d)) == TRAP:
            traps += 1
        at = tables.grid.near[at * 4 + d]
        step += 1
    return traps


class _Wander:
    """All walks that matter, gathered step by step."""

    def __init__(self, position: Position, seat: i64) -> None:
        self.position: Position = position
        self.seat: i64 = seat
        self.found: vec[i64] = vec[i64](capacity=16)  # walks, each with its key: key << _KEY | walk
        self.trail: vec[i64] = vec[i64]([0] * 8)
        self.go(position.dwarfs[seat], 0, 0, reach_of(position, seat))

    def go(self, cell: i64, walk: i64, traps: i64, left: i64) -> None:
        """Take every step from a cell that leads to a card not yet on the trail."""
        position = self.position
        tables = position.rules.tables
        steps = steps_in(walk)
        self.trail[steps] = cell
        d: i64 = 0
        while d < 4:
            n = tables.grid.near[cell * 4 + d]
            if position.board.joins(cell, d) and self._is_free(n, d, steps):
                further = with_step(walk, d)
                crossed = traps | _trap_bit(position, cell, d)
                self._keep(_key(position, n, d, crossed), further)
                if left > 1 and position.board.cards[n] != MINE:
                    self.go(n, further, crossed, left - 1)
            d += 1

    def _is_free(self, cell: i64, d: i64, steps: i64) -> bool:
        """Whether the dwarf was not here before, and nothing stands in its way from the trail's end."""
        i: i64 = 0
        while i <= steps:
            if self.trail[i] == cell:
                return False
            i += 1
        return _hindrance(self.position, self.seat, self.trail[steps], d) == _NOTHING

    def _keep(self, key: i64, walk: i64) -> None:
        """Keep a walk, or the shorter of two that come to the same."""
        found = self.found
        i: i64 = 0
        while i < len(found):
            if found[i] >> _KEY == key:
                if steps_in(walk) < steps_in(found[i] & _WALK):
                    found[i] = key << _KEY | walk
                return
            i += 1
        self.found = append(found, key << _KEY | walk)


def _key(position: Position, cell: i64, d: i64, crossed: i64) -> i64:
    """The equivalence key of a walk: its last step's direction, its last cell, the traps crossed."""
    entry: i64 = d + 1 if position.board.cards[cell] == MINE else 0
    return cell << 16 | entry << 8 | crossed


def _trap_bit(position: Position, cell: i64, d: i64) -> i64:
    """The trap on the way out of a cell in a direction, as a bit; 0 if there is none."""
    one: i64 = 1
    tokens = position.tokens
    count: i64 = len(tokens)
    if count == 0:
        return 0
    trap = 4 * position.rules.tables.way(cell, d) + TRAP
    i: i64 = 0
    while i < count:
        if tokens[i] == trap:
            return one << i
        i += 1
    return 0


def offer_walks(position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write all walks that matter."""
    for found in _Wander(position, seat).found:
        out[n] = WALK << ACT | (found & _WALK) << AIM
        n += 1
    return n


def is_offered(position: Position, seat: i64, walk: i64) -> bool:
    """Whether a walk is one of those."""
    return walk in [found & _WALK for found in _Wander(position, seat).found]


def usual_walk(position: Position, seat: i64, walk: i64) -> i64:
    """The offered walk that comes to the same as this one; this one itself if it is not possible."""
    if walk_refusal(position, seat, walk):
        return walk
    key = _key_of(position, seat, walk)
    for found in _Wander(position, seat).found:
        if found >> _KEY == key:
            return found & _WALK
    return walk


def _key_of(position: Position, seat: i64, walk: i64) -> i64:
    near = position.rules.tables.grid.near
    at = position.dwarfs[seat]
    crossed: i64 = 0
    key: i64 = 0
    step: i64 = 0
    while step < steps_in(walk):
        d = step_of(walk, step)
        crossed |= _trap_bit(position, at, d)
        at = near[at * 4 + d]
        key = _key(position, at, d, crossed)
        step += 1
    return key
