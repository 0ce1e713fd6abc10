"""The box of The Lost Mines as flat tables: what the engine looks up while it plays.

Card kinds are numbered: paths, actions, the start of each clan, the mines. A *face* is ``2 * kind + (1 if turned)``.
A *way* is the border between two cells: ``2 * cell`` for a cell's eastern side, ``2 * cell + 1`` for its southern.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.faces import Face, fitting, shapes
from motherlode.core.grid import Grid
from motherlode.core.move import pack_place
from motherlode.games.lost_mines.cards.box import CLANS, FEATURES, LOOKS, Box

__all__ = ["CAMPFIRE", "ROCKS", "TRAP", "TROLL", "Tables"]

# features of a path card, by their places in FEATURES: those before rocks are obstacles
ROCKS: Final = 4
CAMPFIRE: Final = 5

# tokens on ways
TRAP: Final = 2
TROLL: Final = 3


class Tables:
    """Tables of the printed cards, computed once."""

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        fixtures = [*box.starts, *box.mines]
        self.kind_names: list[str] = [card.name for card in box.deck] + [fixture.name for fixture in fixtures]
        self.paths: i64 = sum(1 for card in box.deck if card.face)
        self.kinds: i64 = len(box.deck)
        self.deck_kinds: dict[str, int] = {card.name: kind for kind, card in enumerate(box.deck)}
        self.start_kind: i64 = len(box.deck)
        self.mine_kind: i64 = len(box.deck) + len(CLANS)
        self.mine_names: list[str] = [mine.name for mine in box.mines]
        self.dragon: i64 = next(i for i, m in enumerate(box.mines) if m.name not in dict(box.treasures))

        faces: list[Face | None] = [card.face for card in box.deck] + [fixture.face for fixture in fixtures]
        lying = [face.turned() if face and turned else face for face in faces for turned in (False, True)]
        self.face_names: list[str] = [str(face) if face else "" for face in lying]
        named = list(enumerate(self.face_names))[: 2 * self.paths]
        self.faces: dict[str, int] = {name: face for face, name in reversed(named)}
        self.open: vec[i64] = vec[i64]([face.open if face else 0 for face in lying])
        self.feature: vec[i64] = vec[i64]([FEATURES.index(face.feature) if face else 0 for face in lying])
        self.turns: vec[i64] = vec[i64]([1 if face and face.turned() != face else 0 for face in faces])
        self.shape: vec[i64] = vec[i64]([shape for face in faces for shape in shapes(face)])
        self.fits: vec[i64] = vec[i64]([fitting(sides & 15, sides >> 4) for sides in range(256)])

        self.clears: vec[i64] = vec[i64]([FEATURES.index(card.clears) for card in box.deck])
        self.looks: vec[i64] = vec[i64]([sum(1 << LOOKS.index(look) for look in card.looks) for card in box.deck])
        self.troll_card: i64 = [card.play for card in box.deck].index("troll")
        self.deck: vec[i64] = vec[i64]([kind for kind, card in enumerate(box.deck) for _ in range(card.copies)])
        self.deck_size: i64 = len(self.deck)

        # a treasure is its mine's number times 16 plus its value; with value 0 only its kind is known
        self.treasures: vec[i64] = vec[i64]([self.mine_names.index(kind) * 16 + value for kind, value in box.treasures])

        # one empty column and row round which the grid wraps: the forest's edge
        self.grid: Grid = Grid(box.columns + 1, box.rows + 1)
        self.start_cells: vec[i64] = vec[i64]([self.grid.cell(*cell) for cell in box.start_cells])
        self.mine_cells: vec[i64] = vec[i64]([self.grid.cell(*cell) for cell in box.mine_cells])
        self.mine_count: i64 = len(box.mines)

    def off_board(self, cell: i64) -> bool:
        """Whether a cell lies outside the board (L-05)."""
        return self.grid.columns[cell] == 0 or self.grid.rows[cell] == 0

    def way(self, cell: i64, d: i64) -> i64:
        """The way out of a cell in a direction."""
        if d == 1:
            return 2 * cell
        if d == 2:
            return 2 * cell + 1
        n = self.grid.near[cell * 4 + d]
        return 2 * n if d == 3 else 2 * n + 1

    def way_cells(self, way: i64) -> tuple[int, int]:
        """The two cells of a way, the western or northern one first."""
        cell = way >> 1
        return cell, self.grid.near[cell * 4 + (2 if way & 1 else 1)]

    def way_places(self, way: i64) -> tuple[tuple[int, int], tuple[int, int]]:
        """The two cells of a way, as (column, row)."""
        here, there = self.way_cells(way)
        return self.place(here), self.place(there)

    def place(self, cell: i64) -> tuple[int, int]:
        """The (column, row) of a cell."""
        return self.grid.columns[cell], self.grid.rows[cell]

    def packed_place(self, cell: i64) -> i64:
        """The place of a cell, packed into one number."""
        return pack_place(self.grid.columns[cell], self.grid.rows[cell])
