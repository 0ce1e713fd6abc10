"""The table as a picture: the maze of a snapshot, and a hand of cards. Pure functions from nouns to text."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from motherlode.cli.card_art import (
    HEIGHT,
    NARROW,
    WIDE,
    action_art,
    back_art,
    face_art,
    glyphs_of,
    mark_corners,
    notch,
    tunnel_art,
)
from motherlode.cli.ink import Canvas, Ink, Look
from motherlode.cli.words import is_face
from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.games.tunnels.views.snapshot import Goal, Snapshot, Tile

__all__ = ["Plan", "draw_hand", "draw_maze"]

_MARGIN: Final = 5
"""Room for the numbers of the rows."""

_HEADER: Final = 1


def draw_maze(look: Look, table: Snapshot, last: Cell | None = None, spots: Collection[Cell] = ()) -> str:
    """The maze with its columns and rows numbered, the last move in corners, and dots where a card could go."""
    cells = {tile.cell for tile in table.maze} | {goal.cell for goal in table.goals} | set(spots)
    if last is not None:
        cells.add(last)
    plan = Plan(look, cells)
    plan.number()
    for tile in table.maze:
        plan.lay(tile.cell, _tile_art(look, tile, plan.card))
    for goal in table.goals:
        if not goal.face_up:
            plan.lay(goal.cell, back_art(look, _goal_label(look, goal), plan.card))
    for spot in spots:
        plan.dot(spot)
    if last is not None:
        plan.mark(last)
    return plan.canvas.text(look)


class Plan:
    """A canvas with a place for every cell between the outermost ones."""

    def __init__(self, look: Look, cells: Collection[Cell]) -> None:
        self._look = look
        self._west = min(column for column, _ in cells)
        self._north = min(row for _, row in cells)
        self._columns = max(column for column, _ in cells) - self._west + 1
        self._rows = max(row for _, row in cells) - self._north + 1
        self.card = WIDE if _MARGIN + self._columns * WIDE <= look.width else NARROW
        self.canvas = Canvas(_MARGIN + self._columns * self.card, _HEADER + self._rows * HEIGHT)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Where on the canvas a cell begins."""
        return _MARGIN + (cell[0] - self._west) * self.card, _HEADER + (cell[1] - self._north) * HEIGHT

    def number(self) -> None:
        """Write the numbers of columns and rows."""
        for column in range(self._columns):
            number = str(column + self._west)
            self.canvas.put(_MARGIN + column * self.card + (self.card - len(number)) // 2, 0, number, Ink.LABEL)
        for row in range(self._rows):
            self.canvas.put(0, _HEADER + row * HEIGHT + 1, f"{row + self._north:>3}", Ink.LABEL)

    def lay(self, cell: Cell, art: Canvas) -> None:
        """Paste a card on to a cell."""
        self.canvas.paste(*self.corner(cell), art)

    def dot(self, cell: Cell) -> None:
        """Point out a cell."""
        column, row = self.corner(cell)
        self.canvas.put(column + self.card // 2, row + 1, glyphs_of(self._look).spot, Ink.SPOT)

    def mark(self, cell: Cell) -> None:
        """Put four corners round a cell."""
        mark_corners(self._look, self.canvas, *self.corner(cell), self.card)


def _tile_art(look: Look, tile: Tile, width: int) -> Canvas:
    room = _room(look, tile.name) if tile.name else None
    art = face_art(look, tile.face, tile.lit, room=room, width=width, odd=sum(tile.cell) % 2 == 1)
    notch(art)
    return art


def _room(look: Look, name: str) -> tuple[str, Ink]:
    """What lies in the chamber of a start or goal card."""
    glyphs = glyphs_of(look)
    if name == "treasure":
        return glyphs.treasure, Ink.TREASURE
    if name.startswith("stone"):
        return glyphs.stone, Ink.STONE
    return name[0].upper(), Ink.MARK


def _goal_label(look: Look, goal: Goal) -> tuple[str, Ink]:
    """What the viewer knows of a goal that lies face down: in brackets, since it does not show on the table."""
    if goal.name == UNKNOWN:
        return UNKNOWN, Ink.STRONG
    letter, ink = _room(look, goal.name)
    return f"({letter})", ink


def draw_hand(look: Look, hand: Sequence[str]) -> str:
    """Cards side by side with their names below, in as many rows as the width asks for."""
    pictures = [_card_art(look, card) for card in hand]
    rows: list[list[int]] = [[]]
    for index, picture in enumerate(pictures):
        taken = sum(pictures[at].width + 1 for at in rows[-1])
        if rows[-1] and taken + picture.width > look.width:
            rows.append([])
        rows[-1].append(index)
    return "\n".join(_side_by_side(look, [(pictures[at], hand[at]) for at in row]) for row in rows if row)


def _card_art(look: Look, card: str) -> Canvas:
    if card == UNKNOWN:
        return back_art(look, (UNKNOWN, Ink.STRONG), WIDE + 2, HEIGHT + 2)
    return tunnel_art(look, card) if is_face(card) else action_art(look, card)


def _side_by_side(look: Look, cards: Sequence[tuple[Canvas, str]]) -> str:
    widths = [max(picture.width, len(name)) for picture, name in cards]
    canvas = Canvas(sum(widths) + len(widths) - 1, HEIGHT + 3)
    column = 0
    for (picture, name), width in zip(cards, widths, strict=True):
        canvas.paste(column + (width - picture.width) // 2, 0, picture)
        canvas.put(column + (width - len(name)) // 2, HEIGHT + 2, name, Ink.STRONG)
        column += width + 1
    return canvas.text(look)
