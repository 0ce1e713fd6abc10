"""The maze as a picture."""

from __future__ import annotations

from collections.abc import Collection

from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.games.tunnels.views.snapshot import Goal, Tile, TunnelsSnapshot
from motherlode.terminal.board import BoardCanvas
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.card_art import back_art, face_art, notch
from motherlode.terminal.glyphs import glyphs_of
from motherlode.terminal.style import Colour, Style

__all__ = ["draw_maze"]


def draw_maze(style: Style, table: TunnelsSnapshot, last: Cell | None = None, highlights: Collection[Cell] = ()) -> str:
    """The maze with numbered columns and rows, the last move in corners, and dots on highlighted cells."""
    cells = {tile.cell for tile in table.maze} | {goal.cell for goal in table.goals} | set(highlights)
    if last is not None:
        cells.add(last)
    board = BoardCanvas(style, cells)
    for tile in table.maze:
        board.draw_card(tile.cell, _tile_art(style, tile, board.card_width))
    for goal in table.goals:
        if not goal.face_up:
            board.draw_card(goal.cell, back_art(style, _goal_label(style, goal), board.card_width))
    for cell in highlights:
        board.highlight(cell)
    if last is not None:
        board.mark_last_move(last)
    return board.canvas.text(style)


def _tile_art(style: Style, tile: Tile, width: int) -> Canvas:
    chamber = _chamber(style, tile.name) if tile.name else None
    art = face_art(style, tile.face, tile.reached, chamber=chamber, width=width, odd=sum(tile.cell) % 2 == 1)
    notch(art)
    return art


def _chamber(style: Style, name: str) -> tuple[str, Colour]:
    """The sign in the chamber of a start or goal card."""
    glyphs = glyphs_of(style)
    if name == "treasure":
        return glyphs.treasure, Colour.TREASURE
    if name.startswith("stone"):
        return glyphs.stone, Colour.STONE
    return name[0].upper(), Colour.MARK


def _goal_label(style: Style, goal: Goal) -> tuple[str, Colour]:
    """What the viewer knows of a goal that lies face down, in brackets: others may not know it."""
    if goal.name == UNKNOWN:
        return UNKNOWN, Colour.STRONG
    letter, colour = _chamber(style, goal.name)
    return f"({letter})", colour
