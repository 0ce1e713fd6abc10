"""The board: which card lies where, and where a path card would continue a way (L-20 to L-23).

``cards``  by cell: EMPTY, a mine face down (MINE), or LYING + face. Cells off the board are WALL.
``side``   of an empty cell: the edges a card there must have open, plus 16 times those it must have closed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.lost_mines.tables import Tables

__all__ = ["EMPTY", "LYING", "MINE", "WALL", "Board", "fresh_board"]

EMPTY: Final = 0
WALL: Final = 1
MINE: Final = 2
LYING: Final = 3

_BACK: Final = vec[i64]([4, 8, 1, 2])


class Board:
    """Cards on the board. Legality is asked elsewhere: what is laid here lies."""

    __slots__ = ("cards", "laid", "placed", "side", "tables")

    tables: Tables
    cards: vec[u8]
    side: vec[u8]
    placed: vec[i64]  # the first `laid` entries: cells of face-up cards, starts and mines too
    laid: i64

    def copy(self) -> Board:
        """A board of its own, alike."""
        other = Board()
        other.tables = self.tables
        other.cards = self.cards[:]
        other.side = self.side[:]
        other.placed = self.placed[: self.laid]
        other.laid = self.laid
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
        """Whether a way leads from a cell to its neighbour in a direction: open to open, or into a mine face down."""
        if not self.open_to(cell, d):
            return False
        n = self.tables.grid.near[cell * 4 + d]
        return self.cards[n] == MINE or self.open_to(n, (d + 2) & 3)

    def put(self, cell: i64, face: i64) -> None:
        """Lay a face on a cell, and tell the neighbours."""
        tables = self.tables
        lying: int = face + LYING
        self.cards[cell] = lying
        if self.laid < len(self.placed):
            self.placed[self.laid] = cell
        else:
            self.placed = append(self.placed, cell)
        self.laid += 1
        edges = tables.open[face]
        bit: i64 = 1
        d: i64 = 0
        while d < 4:
            n = tables.grid.near[cell * 4 + d]
            if self.cards[n] == EMPTY:
                beside: int = self.side[n]
                back = _BACK[d]
                told: int = beside | (back if edges & bit else back << 4)
                self.side[n] = told
            bit <<= 1
            d += 1

    def take(self, cell: i64) -> i64:
        """A path card is taken away (L-35). Returns the face that lay there."""
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
            if other == EMPTY:
                beside: int = self.side[n]
                freed: int = beside & ~(back | back << 4)
                self.side[n] = freed
            elif other >= LYING:
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

    def continues(self, cell: i64) -> bool:
        """Whether a way leads on to an empty cell (L-22)."""
        return self.cards[cell] == EMPTY and self.side[cell] & 15 != 0

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
