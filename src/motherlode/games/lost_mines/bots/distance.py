"""Travel times to the mines in twelfths of a turn, over laid paths and fields still to be laid.

Walking a card takes a third of a turn. An empty field costs the wait for a card that fits, more where few do; an
obstacle costs the wait for its tool; trolls and traps delay. All costs were chosen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.lost_mines.cards.tables import ROCKS, TRAP, Tables
from motherlode.games.lost_mines.rules.board import EMPTY, LYING, MINE
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["NEVER", "TURN", "TravelTimes"]

TURN: Final = 12
NEVER: Final = 240

_WALK: Final = 4
_EMPTY_FIELD: Final = 10  # an empty field, beyond walking it
_SCARCITY: Final = 30  # shared by the copies of all cards that fit there
_MISSING_TOOL: Final = 26  # an obstacle without its tool
_NARROW: Final = 1  # room for one dwarf only
_TRAP_DELAY: Final = 8
_TROLL_DELAY: Final = 10  # by a troll, which leaves soon
_HIDDEN_MINE: Final = 8  # a mine that lies face down ends a walk


class TravelTimes:
    """The board as a graph of fields; supports temporary what-if edits."""

    def __init__(self, position: Position) -> None:
        tables = position.rules.tables
        cells: int = tables.grid.cells
        self._tables: Tables = tables
        self._fitting: vec[i64] = _fitting_of(tables)
        self._edges: vec[i64] = vec[i64]([0] * cells)  # by field, the sides through which it can be entered and left
        self._enter: vec[i64] = vec[i64]([NEVER] * cells)  # by field, what it costs to enter
        self._delay: vec[i64] = vec[i64]([0] * (2 * cells))  # by way, what it costs to go it, beyond entering
        self._time_to_mine: vec[i64] = vec[i64]([NEVER] * cells)
        self._queue: vec[i64] = vec[i64]([0] * cells)
        self._queued: vec[i64] = vec[i64]([0] * cells)
        cell: i64 = 0
        while cell < tables.grid.cells:
            self._set_cell(position, cell)
            cell += 1
        for token in position.tokens:
            self._delay[token >> 2] = _TRAP_DELAY if token & 3 == TRAP else _TROLL_DELAY

    def _set_cell(self, position: Position, cell: i64) -> None:
        board = position.board
        mark: int = board.cards[cell]
        if mark >= LYING:
            face: i64 = mark - LYING
            self._edges[cell] = self._tables.open[face]
            self._enter[cell] = self.cost_of(face, cell in position.tools)
        elif mark == MINE:
            self._edges[cell] = 15
            self._enter[cell] = _WALK + _HIDDEN_MINE
        elif mark == EMPTY:
            asked: int = board.side[cell]
            self._edges[cell] = 15 & ~(asked >> 4)
            self._enter[cell] = _WALK + _EMPTY_FIELD + _SCARCITY // (1 + self._fitting[asked])

    def cost_of(self, face: i64, has_tool: bool) -> i64:
        """Return the cost of entering a card."""
        feature = self._tables.feature[face]
        if feature == 0 or feature > ROCKS:
            return _WALK
        return _WALK + _NARROW if has_tool or feature == ROCKS else _WALK + _MISSING_TOOL

    # ---- times -----------------------------------------------------------------------------------------------------

    def times(self, cells: list[int]) -> vec[i64]:
        """Return the times from each field to each mine, by field and then by mine."""
        tables = self._tables
        fields = vec[i64](cells)
        mines = tables.mine_count
        found = vec[i64]([NEVER] * (len(fields) * mines))
        mine: i64 = 0
        while mine < mines:
            self._relax(tables.mine_cells[mine])
            i: i64 = 0
            while i < len(fields):
                found[i * mines + mine] = self._time_to_mine[fields[i]]
                i += 1
            mine += 1
        return found

    def times_if_laid(self, cells: list[int], cell: i64, face: i64, has_tool: bool) -> vec[i64]:
        """Return the times if a card lay on a field."""
        return self._times_with(cells, cell, self._tables.open[face], self.cost_of(face, has_tool))

    def times_if_swept(self, cells: list[int], cell: i64) -> vec[i64]:
        """Return the times if the card on a field were gone."""
        return self._times_with(cells, cell, 15, _WALK + _EMPTY_FIELD + _NARROW)

    def times_if_delayed(self, cells: list[int], way: i64, is_trap: bool) -> vec[i64]:
        """Return the times if a trap or a troll were between two fields."""
        before = self._delay[way]
        self._delay[way] = _TRAP_DELAY if is_trap else _TROLL_DELAY
        found = self.times(cells)
        self._delay[way] = before
        return found

    def _times_with(self, cells: list[int], cell: i64, edges: i64, enter: i64) -> vec[i64]:
        edges_before = self._edges[cell]
        enter_before = self._enter[cell]
        self._edges[cell] = edges
        self._enter[cell] = enter
        found = self.times(cells)
        self._edges[cell] = edges_before
        self._enter[cell] = enter_before
        return found

    def _relax(self, goal: i64) -> None:
        """Compute the time from every field to a mine into ``_time_to_mine``, by label correcting."""
        tables = self._tables
        near = tables.grid.near
        edges = self._edges
        enter = self._enter
        times = self._time_to_mine
        queue = self._queue
        queued = self._queued
        room: i64 = tables.grid.cells
        i: i64 = 0
        while i < room:
            times[i] = NEVER
            i += 1
        times[goal] = 0
        queue[0] = goal
        queued[goal] = 1
        head: i64 = 0
        count: i64 = 1
        while count > 0:
            cell = queue[head]
            head += 1
            if head == room:
                head = 0
            count -= 1
            queued[cell] = 0
            here = times[cell] + enter[cell]
            open_here = edges[cell]
            d: i64 = 0
            bit: i64 = 1
            back: i64 = 4
            while d < 4:
                if open_here & bit:
                    n = near[cell * 4 + d]
                    if edges[n] & back:
                        reached = here + self._delay[tables.way(cell, d)]
                        if reached < times[n]:
                            times[n] = reached
                            if not queued[n]:
                                queued[n] = 1
                                tail = head + count
                                queue[tail if tail < room else tail - room] = n
                                count += 1
                d += 1
                bit <<= 1
                back = back << 1 if back < 8 else 1


_fitting_cache: Final[dict[Tables, vec[i64]]] = {}


def _fitting_of(tables: Tables) -> vec[i64]:
    """Return how many cards of the deck fit a field, by what its neighbours require; made once."""
    if tables not in _fitting_cache:
        found = vec[i64]([0] * 256)
        one: i64 = 1
        asked: i64 = 0
        while asked < 256:
            for kind in tables.deck:
                either = one << tables.open[2 * kind] | one << tables.open[2 * kind + 1]
                if kind < tables.paths and tables.fits[asked] & either:
                    found[asked] += 1
            asked += 1
        _fitting_cache[tables] = found
    return _fitting_cache[tables]
