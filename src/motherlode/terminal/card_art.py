"""Pictures of single cards, from the notation of faces (``NES``, ``N.E``, ``NS.EW``, ``ESW+crystal``)."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from motherlode.core.faces import EAST, EDGES, NORTH, SOUTH, WEST, Face
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.glyphs import Glyphs, Line, glyphs_of
from motherlode.terminal.style import Background, Colour, Style, display_width

__all__ = [
    "HEIGHT",
    "NARROW",
    "WIDE",
    "action_art",
    "back_art",
    "face_art",
    "mark_corners",
    "notch",
    "tunnel_art",
]

WIDE: Final = 7
NARROW: Final = 5
HEIGHT: Final = 3
_MIDDLE: Final = 1

_CURVES: Final = {NORTH | WEST: 0, NORTH | EAST: 1}
_STRAIGHTS: Final = (NORTH | SOUTH, EAST | WEST)

_FEATURES: Final = {"ladder": ("H", Colour.MARK), "blue": ("B", Colour.BLUE), "green": ("G", Colour.GREEN)}
"""Letters in the middle of a card by its feature; other features show their first letter."""


_ACTION_COLOURS: Final = {
    "break": Colour.HARM,
    "trap": Colour.HARM,
    "theft": Colour.HARM,
    "rockfall": Colour.HARM,
    "fix": Colour.HELP,
    "free": Colour.HELP,
    "hands": Colour.HELP,
}
"""By the first word of an action card's notation: cards that harm and cards that help; others have KNOW."""


def face_art(
    style: Style,
    face: str,
    reached: str = EDGES,
    *,
    chamber: tuple[str, Colour] | None = None,
    width: int = WIDE,
    odd: bool = False,
) -> Canvas:
    """A card face up.

    ``reached`` are the arms that the start reaches, ``chamber`` is the sign in a start or goal card. An ``odd`` card
    has the other of two grounds.
    """
    glyphs = glyphs_of(style)
    background = Background.OTHER_CARD if odd else Background.CARD
    canvas = Canvas(width, HEIGHT)
    for row in range(HEIGHT):
        canvas.put(0, row, (" " if style.colour else glyphs.rock) * width, Colour.ROCK, background)
    painter = _Painter(canvas, glyphs, Face.parse(face), _mask(reached))
    if chamber is not None:
        painter.draw_chamber(*chamber)
    else:
        painter.draw_corridors()
    return canvas


def _mask(letters: str) -> int:
    return sum(1 << EDGES.index(letter) for letter in letters)


class _Painter:
    """Draws the corridors of one face; openings are in the middle of each side, so that neighbours meet."""

    def __init__(self, canvas: Canvas, glyphs: Glyphs, face: Face, reached: int) -> None:
        self._canvas = canvas
        self._glyphs = glyphs
        self._face = face
        self._reached = reached
        self._centre = canvas.width // 2

    def _pen(self, arms: int) -> tuple[Line, Colour]:
        """The line and colour of a group of arms; joined arms share one reach state."""
        return (
            (self._glyphs.reached, Colour.REACHED) if arms & self._reached else (self._glyphs.cut_off, Colour.CUT_OFF)
        )

    def draw_corridors(self) -> None:
        through = [group for group in self._face.groups if group & (group - 1) or self._face.feature == "ladder"]
        for group in self._face.groups:
            if group in through:
                self._arms(group)
            else:
                self._stub(group)
        self._crossing(through)
        if self._face.feature:
            self._mark_feature()

    def _arms(self, group: int) -> None:
        """Draw the arms of joined edges up to the middle."""
        line, colour = self._pen(group)
        canvas, centre = self._canvas, self._centre
        if group & NORTH:
            canvas.overlay(centre, 0, line[NORTH | SOUTH], colour)
        if group & SOUTH:
            canvas.overlay(centre, 2, line[NORTH | SOUTH], colour)
        for column in range(centre + 1, canvas.width) if group & EAST else ():
            canvas.overlay(column, _MIDDLE, line[EAST | WEST], colour)
        for column in range(centre) if group & WEST else ():
            canvas.overlay(column, _MIDDLE, line[EAST | WEST], colour)

    def _stub(self, arm: int) -> None:
        """Draw an arm that ends inside the card."""
        line, colour = self._pen(arm)
        last = self._canvas.width - 1
        if arm == NORTH:
            self._canvas.overlay(self._centre, 0, line[arm], colour)
        elif arm == SOUTH:
            self._canvas.overlay(self._centre, 2, line[arm], colour)
        elif arm == EAST:
            self._canvas.overlay(last - 1, _MIDDLE, line[arm], colour)
            self._canvas.overlay(last, _MIDDLE, line[EAST | WEST], colour)
        else:
            self._canvas.overlay(1, _MIDDLE, line[arm], colour)
            self._canvas.overlay(0, _MIDDLE, line[EAST | WEST], colour)

    def _crossing(self, through: list[int]) -> None:
        """Draw the middle: corridors meet, cross on a bridge, or are two curves with a wall between them."""
        if len(through) == 1:
            line, colour = self._pen(through[0])
            self._canvas.overlay(self._centre, _MIDDLE, line[through[0]], colour)
        elif len(through) == 2 and through[0] in _STRAIGHTS:
            line, colour = self._pen(NORTH)
            self._canvas.overlay(self._centre, _MIDDLE, line[NORTH | SOUTH], colour)
        elif len(through) == 2:
            self._canvas.overlay(self._centre, _MIDDLE, self._glyphs.curves[_CURVES[through[0]]], Colour.MARK)

    def _mark_feature(self) -> None:
        feature = self._face.feature
        if feature == "crystal":
            self._canvas.overlay(self._canvas.width - 2, 0, self._glyphs.crystal, Colour.CRYSTAL)
        else:
            letter, colour = _FEATURES.get(feature, (feature[0].upper(), Colour.MARK))
            self._canvas.overlay(self._centre, _MIDDLE, letter, colour)

    def draw_chamber(self, letter: str, colour: Colour) -> None:
        """Draw a start or an open goal: a chamber with doors where the card is open."""
        face, centre = self._face, self._centre
        for group in face.groups:
            self._arms(group)
        line, wall = self._pen(face.open)
        rows = ((SOUTH | EAST, EAST | WEST, SOUTH | WEST), (), (NORTH | EAST, EAST | WEST, NORTH | WEST))
        for row, corners in enumerate(rows):
            for column, arms in enumerate(corners, start=centre - 1):
                self._canvas.overlay(column, row, line[arms], wall)
        for column, row, side, straight in (
            (centre, 0, NORTH, EAST | WEST),
            (centre, 2, SOUTH, EAST | WEST),
            (centre - 1, _MIDDLE, WEST, NORTH | SOUTH),
            (centre + 1, _MIDDLE, EAST, NORTH | SOUTH),
        ):
            self._canvas.overlay(column, row, line[straight | (side & face.open)], wall)
        self._canvas.overlay(centre, _MIDDLE, letter, colour)


def back_art(style: Style, label: tuple[str, Colour], width: int = WIDE, height: int = HEIGHT) -> Canvas:
    """A card face down with a label."""
    canvas = Canvas(width, height)
    frame = glyphs_of(style).frame
    background = Background.BACK
    canvas.put(0, 0, frame[0] + frame[4] * (width - 2) + frame[1], Colour.FRAME, background)
    for row in range(1, height - 1):
        canvas.put(0, row, frame[5] + " " * (width - 2) + frame[5], Colour.FRAME, background)
    canvas.put(0, height - 1, frame[2] + frame[4] * (width - 2) + frame[3], Colour.FRAME, background)
    text, colour = label
    canvas.put((width - len(text)) // 2, height // 2, text, colour, background)
    return canvas


def action_art(style: Style, card: str, name: str) -> Canvas:
    """An action card in hand: its name on up to three lines, coloured by what the card does."""
    colour = _ACTION_COLOURS.get(card.partition("-")[0], Colour.KNOW)
    lines = _wrap_name(name)
    width = max(WIDE, *map(display_width, lines)) + 2
    canvas = back_art(style, ("", Colour.NONE), width, HEIGHT + 2)
    for row, line in enumerate(lines, start=2 if len(lines) < HEIGHT else 1):
        canvas.put((width - display_width(line)) // 2, row, line, colour, Background.BACK)
    return canvas


def _wrap_name(name: str) -> list[str]:
    """The name on at most ``HEIGHT`` lines as short as possible."""
    for width in range(WIDE, len(name)):
        lines = wrap(name, width, break_long_words=False, break_on_hyphens=False)
        if len(lines) <= HEIGHT and max(map(len, lines)) <= width:
            return lines
    return [name]


def tunnel_art(style: Style, face: str) -> Canvas:
    """A tunnel card in hand: its frame is open where its corridors leave."""
    line = glyphs_of(style).reached
    canvas = back_art(style, ("", Colour.NONE), WIDE + 2, HEIGHT + 2)
    canvas.paste(1, 1, face_art(style, face))
    edges = Face.parse(face).open
    across, down = canvas.width // 2, canvas.height // 2
    for side, column, row, straight in (
        (NORTH, across, 0, NORTH | SOUTH),
        (EAST, canvas.width - 1, down, EAST | WEST),
        (SOUTH, across, canvas.height - 1, NORTH | SOUTH),
        (WEST, 0, down, EAST | WEST),
    ):
        if edges & side:
            canvas.overlay(column, row, line[straight], Colour.REACHED)
    return canvas


def notch(canvas: Canvas) -> None:
    """Blank the corners of a card, so that borders show between cards of the same rock."""
    for row in (0, canvas.height - 1):
        for column in (0, canvas.width - 1):
            canvas.overlay(column, row, " ", Colour.NONE)


def mark_corners(style: Style, canvas: Canvas, column: int, row: int, width: int = WIDE) -> None:
    """Mark a card on a canvas by its four corners, as the last move."""
    corners = glyphs_of(style).corners
    east, south = column + width - 1, row + HEIGHT - 1
    places = ((column, row), (east, row), (column, south), (east, south))
    for (across, down), corner in zip(places, corners, strict=True):
        canvas.overlay(across, down, corner, Colour.MARK)
