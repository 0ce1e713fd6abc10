"""Drawing the board: where its cells are in an area of an image, the cards on it and the pawns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from motherlode.core.move import Cell
from motherlode.core.picture import Pawn, Picture, PlacedCard
from motherlode.pictures.sprites import sprite

__all__ = ["ACTOR", "BACKGROUND", "LARGEST", "SEAT_COLOURS", "Area", "BoardLayout", "draw_board"]

Colour = tuple[int, int, int]

BACKGROUND: Final[Colour] = (24, 25, 37)
ACTOR: Final[Colour] = (255, 208, 131)
_NEUTRAL: Final[Colour] = (233, 236, 242)
SEAT_COLOURS: Final[tuple[Colour, ...]] = (
    (63, 140, 240), (226, 72, 58), (63, 170, 90), (240, 189, 44), (154, 99, 222), (240, 138, 60), (60, 196, 200),
    (226, 110, 170), (150, 158, 170), (142, 110, 70), (190, 220, 90), (120, 150, 255),
)  # fmt: skip
LARGEST: Final = 72
"""The greatest width of a card in pixels."""


class Area(NamedTuple):
    """A part of an image, in pixels."""

    left: int
    top: int
    width: int
    height: int


class BoardLayout:
    """The layout of the cells of one or several positions in an area, centred and as large as fits."""

    def __init__(self, pictures: Iterable[Picture], area: Area, largest: int = LARGEST) -> None:
        cells = {card.cell for picture in pictures for card in picture.board}
        columns, rows = [cell[0] for cell in cells], [cell[1] for cell in cells]
        self._west, self._north = min(columns), min(rows)
        across, down = max(columns) - self._west + 1, max(rows) - self._north + 1
        self.card_width = max(4, min(largest, area.width // across, area.height * 2 // (3 * down)))
        self.card_height = self.card_width * 3 // 2
        self._left = area.left + (area.width - across * self.card_width) // 2
        self._top = area.top + (area.height - down * self.card_height) // 2

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The left upper corner of a cell."""
        return (
            self._left + (cell[0] - self._west) * self.card_width,
            self._top + (cell[1] - self._north) * self.card_height,
        )

    def centre(self, column: float, row: float) -> tuple[int, int]:
        """The middle of a cell, or a point between cells."""
        return (
            self._left + int((column - self._west + 0.5) * self.card_width),
            self._top + int((row - self._north + 0.5) * self.card_height),
        )


def draw_board(
    image: Image.Image, package: str, picture: Picture, layout: BoardLayout, outlined: Iterable[PlacedCard] = ()
) -> None:
    """Draw the cards of a board and its pawns, and an outline around some of the cards."""
    width = layout.card_width
    for card in picture.board:
        card_sprite = sprite(package, f"{card.card} dim" if card.is_dim else card.card, width, card.turned)
        image.paste(card_sprite, layout.corner(card.cell), card_sprite)
    draw = ImageDraw.Draw(image)
    for card in outlined:
        x, y = layout.corner(card.cell)
        frame = (x, y, x + width - 1, y + layout.card_height - 1)
        draw.rounded_rectangle(frame, radius=width // 8, outline=ACTOR, width=max(2, width // 18))
    for pawn in picture.pawns:
        _draw_pawn(draw, pawn, layout.centre(pawn.column, pawn.row), max(3, width // 9))


def _draw_pawn(draw: ImageDraw.ImageDraw, pawn: Pawn, centre: tuple[int, int], radius: int) -> None:
    colour = _NEUTRAL if pawn.seat < 0 else SEAT_COLOURS[pawn.seat]
    draw.circle(centre, radius, fill=colour, outline=BACKGROUND, width=2)
