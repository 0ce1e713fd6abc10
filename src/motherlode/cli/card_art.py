"""One card as a picture: from the text of its face (``NES``, ``N.E``, ``NS.EW``, ``ESW+crystal``) to a canvas."""

from __future__ import annotations

from typing import Final

from motherlode.cli.glyphs import ASCII, BOX, Glyphs, Line
from motherlode.cli.ink import Canvas, Ground, Ink, Look
from motherlode.core.faces import EAST, EDGES, NORTH, SOUTH, WEST, Face

__all__ = [
    "HEIGHT",
    "NARROW",
    "WIDE",
    "action_art",
    "back_art",
    "face_art",
    "glyphs_of",
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

_FEATURES: Final = {"ladder": ("H", Ink.MARK), "blue": ("B", Ink.BLUE), "green": ("G", Ink.GREEN)}
"""What stands in the middle of a card, where its corridors pass. Others show the first letter of their name."""


_VERBS: Final = {"break": "BROKEN", "fix": "repair", "map": "MAP", "rockfall": "ROCKS"}
_KINDS: Final = {
    "break": Ink.HARM,
    "trap": Ink.HARM,
    "theft": Ink.HARM,
    "rockfall": Ink.HARM,
    "fix": Ink.HELP,
    "free": Ink.HELP,
    "hands": Ink.HELP,
}
"""By verb: cards that harm, cards that help, and all others, which are for knowing and changing."""


def glyphs_of(look: Look) -> Glyphs:
    """The characters of a look."""
    return ASCII if look.ascii else BOX


def face_art(
    look: Look,
    face: str,
    lit: str = EDGES,
    *,
    room: tuple[str, Ink] | None = None,
    width: int = WIDE,
    odd: bool = False,
) -> Canvas:
    """A card face up. ``lit`` names the arms that the start reaches, ``room`` what lies in its middle chamber.

    An ``odd`` card has the other of two grounds.
    """
    glyphs = glyphs_of(look)
    ground = Ground.OTHER_CARD if odd else Ground.CARD
    canvas = Canvas(width, HEIGHT)
    for row in range(HEIGHT):
        canvas.put(0, row, (" " if look.colour else glyphs.rock) * width, Ink.ROCK, ground)
    painter = _Painter(canvas, glyphs, Face.parse(face), _mask(lit))
    if room is not None:
        painter.chamber(*room)
    else:
        painter.corridors()
    return canvas


def _mask(letters: str) -> int:
    return sum(1 << EDGES.index(letter) for letter in letters)


class _Painter:
    """Draws the corridors of one face. The openings are in the middle of each side, so that neighbours meet."""

    def __init__(self, canvas: Canvas, glyphs: Glyphs, face: Face, lit: int) -> None:
        self._canvas = canvas
        self._glyphs = glyphs
        self._face = face
        self._lit = lit
        self._centre = canvas.width // 2

    def _pen(self, arms: int) -> tuple[Line, Ink]:
        """Lit or unlit, as the arms of a join all are."""
        return (self._glyphs.lit, Ink.LIT) if arms & self._lit else (self._glyphs.unlit, Ink.UNLIT)

    def corridors(self) -> None:
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
        """The arms of joined edges, up to the middle."""
        line, ink = self._pen(group)
        canvas, centre = self._canvas, self._centre
        if group & NORTH:
            canvas.ink_over(centre, 0, line[NORTH | SOUTH], ink)
        if group & SOUTH:
            canvas.ink_over(centre, 2, line[NORTH | SOUTH], ink)
        for column in range(centre + 1, canvas.width) if group & EAST else ():
            canvas.ink_over(column, _MIDDLE, line[EAST | WEST], ink)
        for column in range(centre) if group & WEST else ():
            canvas.ink_over(column, _MIDDLE, line[EAST | WEST], ink)

    def _stub(self, arm: int) -> None:
        """An arm that ends inside the card."""
        line, ink = self._pen(arm)
        last = self._canvas.width - 1
        if arm == NORTH:
            self._canvas.ink_over(self._centre, 0, line[arm], ink)
        elif arm == SOUTH:
            self._canvas.ink_over(self._centre, 2, line[arm], ink)
        elif arm == EAST:
            self._canvas.ink_over(last - 1, _MIDDLE, line[arm], ink)
            self._canvas.ink_over(last, _MIDDLE, line[EAST | WEST], ink)
        else:
            self._canvas.ink_over(1, _MIDDLE, line[arm], ink)
            self._canvas.ink_over(0, _MIDDLE, line[EAST | WEST], ink)

    def _crossing(self, through: list[int]) -> None:
        """Where corridors meet, or pass each other: a bridge hides the way below it, a wall parts two curves."""
        if len(through) == 1:
            line, ink = self._pen(through[0])
            self._canvas.ink_over(self._centre, _MIDDLE, line[through[0]], ink)
        elif len(through) == 2 and through[0] in _STRAIGHTS:
            line, ink = self._pen(NORTH)
            self._canvas.ink_over(self._centre, _MIDDLE, line[NORTH | SOUTH], ink)
        elif len(through) == 2:
            self._canvas.ink_over(self._centre, _MIDDLE, self._glyphs.curves[_CURVES[through[0]]], Ink.MARK)

    def _mark_feature(self) -> None:
        feature = self._face.feature
        if feature == "crystal":
            self._canvas.ink_over(self._canvas.width - 2, 0, self._glyphs.crystal, Ink.CRYSTAL)
        else:
            letter, ink = _FEATURES.get(feature, (feature[0].upper(), Ink.MARK))
            self._canvas.ink_over(self._centre, _MIDDLE, letter, ink)

    def chamber(self, letter: str, ink: Ink) -> None:
        """A room in the middle with doors where the card is open: the start, or a goal that is turned up."""
        face, centre = self._face, self._centre
        for group in face.groups:
            self._arms(group)
        line, wall = self._pen(face.open)
        rows = ((SOUTH | EAST, EAST | WEST, SOUTH | WEST), (), (NORTH | EAST, EAST | WEST, NORTH | WEST))
        for row, corners in enumerate(rows):
            for column, arms in enumerate(corners, start=centre - 1):
                self._canvas.ink_over(column, row, line[arms], wall)
        for column, row, side, straight in (
            (centre, 0, NORTH, EAST | WEST),
            (centre, 2, SOUTH, EAST | WEST),
            (centre - 1, _MIDDLE, WEST, NORTH | SOUTH),
            (centre + 1, _MIDDLE, EAST, NORTH | SOUTH),
        ):
            self._canvas.ink_over(column, row, line[straight | (side & face.open)], wall)
        self._canvas.ink_over(centre, _MIDDLE, letter, ink)


def back_art(look: Look, label: tuple[str, Ink], width: int = WIDE, height: int = HEIGHT) -> Canvas:
    """A card face down, with what is known of it."""
    canvas = Canvas(width, height)
    frame = glyphs_of(look).frame
    ground = Ground.BACK
    canvas.put(0, 0, frame[0] + frame[4] * (width - 2) + frame[1], Ink.FRAME, ground)
    for row in range(1, height - 1):
        canvas.put(0, row, frame[5] + " " * (width - 2) + frame[5], Ink.FRAME, ground)
    canvas.put(0, height - 1, frame[2] + frame[4] * (width - 2) + frame[3], Ink.FRAME, ground)
    text, ink = label
    canvas.put((width - len(text)) // 2, height // 2, text, ink, ground)
    return canvas


def action_art(look: Look, card: str) -> Canvas:
    """An action card: what it does, in words as few as they fit."""
    lines, ink = _action_words(card)
    width = max(WIDE, *(len(line) for line in lines)) + 2
    canvas = back_art(look, ("", Ink.NONE), width, HEIGHT + 2)
    for row, line in enumerate(lines, start=2 if len(lines) < HEIGHT else 1):
        canvas.put((width - len(line)) // 2, row, line, ink, Ground.BACK)
    return canvas


def _action_words(card: str) -> tuple[list[str], Ink]:
    """``fix-lamp+pick`` is «repair», «lamp», «or pick»."""
    verb, _, rest = card.partition("-")
    first, *others = rest.split("+") if rest else [""]
    words = [_VERBS.get(verb, verb), first, *(f"or {other}" for other in others)]
    return [word for word in words if word], _KINDS.get(verb, Ink.KNOW)


def tunnel_art(look: Look, face: str) -> Canvas:
    """A tunnel card in hand: its frame is open where its corridors leave."""
    line = glyphs_of(look).lit
    canvas = back_art(look, ("", Ink.NONE), WIDE + 2, HEIGHT + 2)
    canvas.paste(1, 1, face_art(look, face))
    edges = Face.parse(face).open
    across, down = canvas.width // 2, canvas.height // 2
    for side, column, row, straight in (
        (NORTH, across, 0, NORTH | SOUTH),
        (EAST, canvas.width - 1, down, EAST | WEST),
        (SOUTH, across, canvas.height - 1, NORTH | SOUTH),
        (WEST, 0, down, EAST | WEST),
    ):
        if edges & side:
            canvas.ink_over(column, row, line[straight], Ink.LIT)
    return canvas


def notch(canvas: Canvas) -> None:
    """Blank the corners of a card, so that borders show between cards of the same rock."""
    for row in (0, canvas.height - 1):
        for column in (0, canvas.width - 1):
            canvas.ink_over(column, row, " ", Ink.NONE)


def mark_corners(look: Look, canvas: Canvas, column: int, row: int, width: int = WIDE) -> None:
    """Four corners round a card on a canvas: the last move."""
    corners = glyphs_of(look).corners
    east, south = column + width - 1, row + HEIGHT - 1
    places = ((column, row), (east, row), (column, south), (east, south))
    for (across, down), corner in zip(places, corners, strict=True):
        canvas.ink_over(across, down, corner, Ink.MARK)
