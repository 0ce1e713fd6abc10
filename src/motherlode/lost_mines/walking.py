"""Walking through the forest (L-24 to L-26, L-40, L-41).

Of several ways to the same card only those are offered that matter: by the set of traps they cross and, into a mine
that lies face down, by the side from which it is entered. Of equal ones the shortest is offered, then the first from
north clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.lost_mines.board import MINE
from motherlode.lost_mines.codes import ACT, AIM, WALK, step_of, steps_in, with_step
from motherlode.lost_mines.position import NOBODY, Position
from motherlode.lost_mines.tables import CAMPFIRE, ROCKS, TRAP, TROLL

__all__ = ["can_walk", "cells_of", "offer_walks", "reach_of", "step_refusal", "traps_on", "usual_walk", "walk_refusal"]

_ROOM: Final = 512


def reach_of(position: Position, seat: i64) -> i64:
    """How many cards a dwarf may walk: three, or five from a campfire (L-26)."""
    face = position.board.face_at(position.dwarfs[seat])
    return 5 if position.rules.tables.feature[face] == CAMPFIRE else 3


def step_refusal(position: Position, seat: i64, cell: i64, d: i64) -> str:
    """The rule by which a dwarf cannot step from a cell in a direction; empty if it can."""
    tables = position.rules.tables
    if not position.board.joins(cell, d):
        return "L-40"
    if position.token_on(tables.way(cell, d)) == TROLL:
        return "L-33"
    n = tables.grid.near[cell * 4 + d]
    face = position.board.face_at(n)
    if face < 0:
        return ""
    feature = tables.feature[face]
    if 0 < feature < ROCKS and n not in position.tools:
        return "L-24"
    if 0 < feature <= ROCKS and _is_taken(position, seat, n):
        return "L-25"
    return ""


def walk_refusal(position: Position, seat: i64, walk: i64) -> str:
    """The rule by which a dwarf cannot walk so; empty if it can."""
    if not 1 <= steps_in(walk) <= reach_of(position, seat):
        return "L-40"
    at = position.dwarfs[seat]
    trail = {at}
    step: i64 = 0
    while step < steps_in(walk):
        d = step_of(walk, step)
        if position.board.cards[at] == MINE:
            return "L-41"
        rule = step_refusal(position, seat, at, d)
        if rule:
            return rule
        at = position.rules.tables.grid.near[at * 4 + d]
        if at in trail:
            return "L-40"
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
    d: i64 = 0
    while d < 4:
        if step_refusal(position, seat, position.dwarfs[seat], d) == "":
            return True
        d += 1
    return False


def cells_of(position: Position, seat: i64, walk: i64) -> vec[i64]:
    """The cells that a walk enters."""
    near = position.rules.tables.grid.near
    cells = vec[i64]([0] * steps_in(walk))
    at = position.dwarfs[seat]
    step: i64 = 0
    while step < steps_in(walk):
        at = near[at * 4 + step_of(walk, step)]
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
        self.walks: vec[i64] = vec[i64]([0] * _ROOM)
        self.keys: vec[i64] = vec[i64]([0] * _ROOM)
        self.count: i64 = 0
        self.trail: vec[i64] = vec[i64]([0] * 8)

    def go(self, cell: i64, walk: i64, traps: i64, left: i64) -> None:
        """Take every step from a cell that leads to a card not yet on the trail."""
        position = self.position
        tables = position.rules.tables
        steps = steps_in(walk)
        self.trail[steps] = cell
        d: i64 = 0
        while d < 4:
            n = tables.grid.near[cell * 4 + d]
            if not self._entered(n, steps) and step_refusal(position, self.seat, cell, d) == "":
                further = with_step(walk, d)
                crossed = traps | self._trap_bit(tables.way(cell, d))
                is_hidden = position.board.cards[n] == MINE
                entry: i64 = d + 1 if is_hidden else 0
                self._keep(n << 16 | entry << 8 | crossed, further)
                if left > 1 and not is_hidden:
                    self.go(n, further, crossed, left - 1)
            d += 1

    def _entered(self, cell: i64, steps: i64) -> bool:
        i: i64 = 0
        while i <= steps:
            if self.trail[i] == cell:
                return True
            i += 1
        return False

    def _trap_bit(self, way: i64) -> i64:
        one: i64 = 1
        tokens = self.position.tokens
        i: i64 = 0
        while i < len(tokens):
            if tokens[i] == 4 * way + TRAP:
                return one << i
            i += 1
        return 0

    def _keep(self, key: i64, walk: i64) -> None:
        """Keep a walk, or the shorter of two that come to the same."""
        i: i64 = 0
        while i < self.count:
            if self.keys[i] == key:
                if steps_in(walk) < steps_in(self.walks[i]):
                    self.walks[i] = walk
                return
            i += 1
        self.keys[i] = key
        self.walks[i] = walk
        self.count += 1


def offer_walks(position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write all walks that matter."""
    wander = _Wander(position, seat)
    wander.go(position.dwarfs[seat], 0, 0, reach_of(position, seat))
    i: i64 = 0
    while i < wander.count:
        out[n] = WALK << ACT | wander.walks[i] << AIM
        n += 1
        i += 1
    return n


def usual_walk(position: Position, seat: i64, walk: i64) -> i64:
    """The walk that is offered for one that comes to the same; NOBODY's if the walk cannot be walked."""
    wander = _Wander(position, seat)
    wander.go(position.dwarfs[seat], 0, 0, reach_of(position, seat))
    key = _key_of(wander, walk)
    i: i64 = 0
    while i < wander.count:
        if wander.keys[i] == key:
            return wander.walks[i]
        i += 1
    return NOBODY


def _key_of(wander: _Wander, walk: i64) -> i64:
    position = wander.position
    tables = position.rules.tables
    at = position.dwarfs[wander.seat]
    crossed: i64 = 0
    entry: i64 = 0
    step: i64 = 0
    while step < steps_in(walk):
        d = step_of(walk, step)
        crossed |= wander._trap_bit(tables.way(at, d))
        at = tables.grid.near[at * 4 + d]
        entry = d + 1 if position.board.cards[at] == MINE else 0
        step += 1
    return at << 16 | entry << 8 | crossed
