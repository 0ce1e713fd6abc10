"""A box as flat tables of small numbers: what the engine looks up while it plays.

Card kinds are numbered, tunnels first, then actions, then the start and the goals. A *face* is a tunnel kind as it
lies: ``2 * kind + (1 if turned)``. On the board a face is stored above two marks for empty cells and face-down goals.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.errors import DataError
from motherlode.core.faces import Face, fitting, shapes
from motherlode.core.grid import Area, Grid
from motherlode.games.tunnels.cards.box import Box

__all__ = ["DOORS", "Tables"]

DOORS: Final = {"blue": 1, "green": 2}
"""Doors by the colour of the miners they let through (S-23)."""

_RESERVE: Final = 8
"""How far the goals lie from the start. The maze's grid must be wider than any maze, and wrap round unnoticed:

Cards are only laid beside others, so all places that ever held one of the deck's tunnel cards, the start and the goals
reached hang together and span at most (cards + 1 + goals) columns. With goals not reached yet it is (cards + reserve
+ 1), and one more column on either side for the neighbours of cards. The same holds for rows: a width of
(cards + reserve + 4) is enough.
"""
_MARGINS: Final = (8, 3, 6)
"""Columns west of start and goals, columns east, and rows north and south that are kept of the grid at first.

Chosen: 0.1 % of the mazes of random play leave it (``python -m benchmarks.mazes``).
"""
_MOST_KINDS: Final = 62


class Tables:
    """Tables of the printed cards of one box, computed once."""

    __slots__ = (
        "area", "bounds", "box", "crystals", "deck", "deck_kinds", "deck_size", "doors", "face_names", "faces", "fits",
        "front_kind", "goal_cells", "goal_count", "goal_kind", "goal_numbers", "gold", "grid", "hinder_rules",
        "hinders", "joined", "kind_names", "open", "role_names", "shape", "sign_names", "signs", "source",
        "start_cell", "start_face", "theft", "treasure", "tunnels", "turns", "whole_area",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        self.box: Box = box
        names = [card.name for card in box.deck]
        faces: list[Face | None] = [card.face for card in box.deck]
        tunnels = sum(1 for card in box.deck if card.face is not None)
        for fixture in (box.start, *box.goals):
            names.append(fixture.name)
            faces.append(fixture.face)

        if len(box.deck) > _MOST_KINDS:
            raise DataError(f"{box.name}.toml: more than {_MOST_KINDS} kinds of card; sets of kinds are bits of a word")
        self.kind_names: list[str] = names
        self.role_names: list[str] = list(box.roles)
        self.deck_kinds: dict[str, int] = {card.name: kind for kind, card in enumerate(box.deck)}
        self.tunnels: i64 = tunnels
        self.start_face: i64 = 2 * len(box.deck)
        self.goal_kind: i64 = len(box.deck) + 1
        self.treasure: i64 = [goal.treasure for goal in box.goals].index(True)

        lying = [_lying(face, turned) for face in faces for turned in (False, True)]
        self.face_names: list[str] = [str(face) if face else "" for face in lying]
        named = list(enumerate(self.face_names))[: 2 * tunnels]
        self.faces: dict[str, int] = {name: face for face, name in reversed(named)}
        self.open: vec[i64] = vec[i64]([face.open if face else 0 for face in lying])
        self.joined: vec[i64] = vec[i64]([face.joined(arms) if face else 0 for face in lying for arms in range(16)])
        self.source: vec[i64] = vec[i64]([_source(index, face, 2 * len(box.deck)) for index, face in enumerate(lying)])
        self.turns: vec[i64] = vec[i64]([1 if face is not None and face.turned() != face else 0 for face in faces])
        self.shape: vec[i64] = vec[i64]([shape for face in faces for shape in shapes(face)])
        self.fits: vec[i64] = vec[i64]([fitting(sides & 15, sides >> 4) for sides in range(256)])
        self.sign_names: list[str] = list(box.front)
        self.signs: vec[i64] = vec[i64](
            [sum(1 << self.sign_names.index(sign) for sign in card.signs) for card in box.deck]
        )
        signs = list(box.front.values())
        self.front_kind: vec[i64] = vec[i64]([names.index(sign.card) for sign in signs])
        self.theft: i64 = self.sign_names.index("theft") if "theft" in self.sign_names else -1
        self.hinders: i64 = sum(1 << bit for bit, sign in enumerate(signs) if sign.hinders)
        self.hinder_rules: list[str] = [sign.hinders for sign in signs]
        self.doors: vec[i64] = vec[i64]([DOORS.get(face.feature, 0) if face else 0 for face in lying])
        self.crystals: vec[i64] = vec[i64]([1 if face and face.feature == "crystal" else 0 for face in lying])

        deck = [kind for kind, card in enumerate(box.deck) for _ in range(card.copies)]
        self.deck: vec[i64] = vec[i64](deck)
        self.deck_size: i64 = len(deck)
        self.gold: vec[i64] = vec[i64]([value for value, count in box.gold.items() for _ in range(count)])

        cards = sum(card.copies for card in box.deck if card.face is not None)
        self.grid: Grid = Grid(cards + _RESERVE + 4, cards + _RESERVE + 4)
        self.start_cell: i64 = self.grid.cell(*box.start_cell)
        self.goal_cells: vec[i64] = vec[i64]([self.grid.cell(*cell) for cell in box.goal_cells])
        fixtures = [box.start_cell, *box.goal_cells]
        columns = [column for column, _ in fixtures]
        rows = [row for _, row in fixtures]
        # west, north, east and south of the start and the goals
        self.bounds: tuple[i64, i64, i64, i64] = (min(columns), min(rows), max(columns), max(rows))
        self.area: Area = _usual_area(self.grid, columns, rows)
        self.whole_area: Area = Area(self.grid, 0, 0, cards + _RESERVE + 4, cards + _RESERVE + 4)
        self.goal_count: i64 = len(box.goal_cells)
        self.goal_numbers: vec[i64] = vec[i64](range(len(box.goals)))


def _usual_area(grid: Grid, columns: list[int], rows: list[int]) -> Area:
    """The area that nearly all mazes stay in, by the columns and rows of start and goals."""
    west, east, beyond = _MARGINS
    first, top = min(columns) - west, min(rows) - beyond
    return Area(grid, first, top, max(columns) + east - first + 1, max(rows) + beyond - top + 1)


def _lying(face: Face | None, turned: bool) -> Face | None:
    return face.turned() if face is not None and turned else face


def _source(index: int, face: Face | None, start: int) -> int:
    """The arms that are connected to the start by what is printed on the card itself."""
    if face is not None and (index == start or face.feature == "ladder"):
        return face.open
    return 0
