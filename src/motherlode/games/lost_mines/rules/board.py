"""The board: which card lies where, and where a path card would continue a way (L-20 to L-23).

``cards``  by cell: EMPTY, a mine face down (MINE), or LYING + face. Cells off the board are WALL.
``side``   of a card that lies: the edges by which a way leads on to another card, or into a mine face down. Of an empty
           cell: the edges a card there must have open, plus 16 times those it must have closed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.games.lost_mines.cards.tables import Tables

__all__ = ["EMPTY", "LYING", "MINE", "WALL", "Board", "fresh_board"]

EMPTY: Final = 0
WALL: Final = 1
MINE: Final = 2
LYING: Final = 3

_BACK: Final = vec[i64]([4, 8, 1, 2])


class Board:
    """The cards on the board. It checks no rules: callers lay only what is legal."""

    __slots__ = ("cards", "end_fits", "ends", "fresh", "laid", "placed", "side", "tables")

    tables: Tables
    cards: vec[u8]
    side: vec[u8]
    placed: vec[i64]  # the first `laid` entries: cells of face-up cards, starts and mines too
    laid: i64
    ends: vec[i64]  # replaced; while `fresh`: the empty cells that ways lead on to, each once
    end_fits: vec[i64]  # replaced; beside `ends`: which sets of open edges fit there, as bits
    fresh: bool

    def copy(self) -> Board:
        """An independent copy."""
        other = Board()
        other.tables = self.tables
        other.cards = self.cards[:]
        other.side = self.side[:]
        other.placed = self.placed[: self.laid]
        other.laid = self.laid
        other.ends = self.ends
        other.end_fits = self.end_fits
        other.fresh = self.fresh
        return other

    def face_at(self, cell: i64) -> i64:
        """The face that lies on a cell; -1 if none does."""
        mark: int = self.cards[cell]
        return mark - LYING if mark >= LYING else -1

    def open_to(self, cell: i64, d: i64) -> bool:
        """Whether the card on a cell has an open edge in a direction."""
        one: i64 = 1
        face = self.face_at(cell)
        return face >= 0 and self.tables.open[face] & one << d != 0

    def joins(self, cell: i64, d: i64) -> bool:
        """Whether a way leads from a cell to a neighbour: open to open, or into a face-down mine."""
        ways: int = self.side[cell]
        return self.cards[cell] >= LYING and ways >> d & 1 != 0

    def put(self, cell: i64, face: i64) -> None:
        """Put a face on a cell, and update its neighbours."""
        self.fresh = False
        tables = self.tables
        if self.laid < len(self.placed):
            self.placed[self.laid] = cell
        else:
            self.placed = append(self.placed, cell)
        self.laid += 1
        edges = tables.open[face]
        ways: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = tables.grid.near[cell * 4 + d]
            back = _BACK[d]
            mark: int = self.cards[n]
            beside: int = self.side[n]
            required = beside
            if mark == EMPTY:
                required |= back if edges & bit else back << 4
            elif mark >= LYING and edges & bit and tables.open[mark - LYING] & back:
                required |= back
                ways |= bit
            elif mark >= LYING:
                required &= ~back
            elif mark == MINE and edges & bit:
                ways |= bit
            self.side[n] = required
            bit <<= 1
            d += 1
        lying: int = face + LYING
        leads: int = ways
        self.cards[cell] = lying
        self.side[cell] = leads

    def take(self, cell: i64) -> i64:
        """A path card is taken away (L-35). Returns the face that lay there."""
        self.fresh = False
        tables = self.tables
        mark: int = self.cards[cell]
        self.cards[cell] = EMPTY
        asked: i64 = 0
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = tables.grid.near[cell * 4 + d]
            back = _BACK[d]
            other: int = self.cards[n]
            beside: int = self.side[n]
            freed: int = beside & ~(back | back << 4)
            self.side[n] = freed
            if other >= LYING:
                asked |= bit if tables.open[other - LYING] & back else bit << 4
            bit <<= 1
            d += 1
        asks: int = asked
        self.side[cell] = asks
        i: i64 = 0
        while self.placed[i] != cell:
            i += 1
        self.laid -= 1
        self.placed[i] = self.placed[self.laid]
        return mark - LYING

    def is_free(self, cell: i64) -> bool:
        """Whether no card lies on a cell of the board, face up or down."""
        return self.cards[cell] == EMPTY

    def fitting_at(self, cell: i64) -> i64:
        """The sets of open edges, as bits, with which a path card continues a way on a cell; 0 for none."""
        self.refresh()
        i: i64 = 0
        while i < len(self.ends):
            if self.ends[i] == cell:
                return self.end_fits[i]
            i += 1
        return 0

    def refresh(self) -> None:
        """Update `ends` and `end_fits`: the cells and edges that continue a way (L-21, L-22)."""
        if self.fresh:
            return
        tables = self.tables
        ends = vec[i64](capacity=self.laid * 2)
        fits = vec[i64](capacity=self.laid * 2)
        i: i64 = 0
        while i < self.laid:
            card = self.placed[i]
            ways: int = self.side[card]
            ending = tables.open[self.face_at(card)] & ~ways
            d: i64 = 0
            while ending >> d:
                cell = tables.grid.near[card * 4 + d]
                if ending >> d & 1 and self.cards[cell] == EMPTY:
                    asked: int = self.side[cell]
                    # of the ways that lead on to a cell, the first from north clockwise counts
                    if not asked & (_BACK[d] - 1):
                        ends = append(ends, cell)
                        fits = append(fits, tables.fits[asked])
                d += 1
            i += 1
        self.ends = ends
        self.end_fits = fits
        self.fresh = True

    def has_neighbour(self, cell: i64) -> bool:
        """Whether some card lies face up beside a cell (L-20)."""
        d: i64 = 0
        while d < 4:
            if self.face_at(self.tables.grid.near[cell * 4 + d]) >= 0:
                return True
            d += 1
        return False

    def fits(self, cell: i64, face: i64) -> bool:
        """Whether a face fits all neighbours of an empty cell (L-21)."""
        one: i64 = 1
        asked: int = self.side[cell]
        return self.tables.fits[asked] & one << self.tables.open[face] != 0


def fresh_board(tables: Tables) -> Board:
    """The board at the start of a round (L-05): both start cards, and the mines face down."""
    cells: int = tables.grid.cells
    board = Board()
    board.tables = tables
    board.cards = vec[u8](bytes(cells))
    board.side = vec[u8](bytes(cells))
    board.placed = vec[i64]()
    board.laid = 0
    board.ends = vec[i64]()
    board.end_fits = vec[i64]()
    board.fresh = False
    cell: i64 = 0
    while cell < tables.grid.cells:
        if tables.off_board(cell):
            board.cards[cell] = WALL
        cell += 1
    for mine in tables.mine_cells:
        board.cards[mine] = MINE
    clan: i64 = 0
    while clan < len(tables.start_cells):
        board.put(tables.start_cells[clan], 2 * (tables.start_kind + clan))
        clan += 1
    return board
