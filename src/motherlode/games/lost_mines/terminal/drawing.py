"""The forest as a picture: paths, mines, dwarfs by the number of their seat, traps and trolls."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot, Mine, PathTile, Token
from motherlode.terminal.board import BoardCanvas
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.card_art import HEIGHT, back_art, face_art, notch
from motherlode.terminal.glyphs import glyphs_of
from motherlode.terminal.style import Colour, Style

__all__ = ["TOKENS", "draw_board"]

_CLANS: Final = {"blue": Colour.BLUE, "yellow": Colour.TREASURE}
TOKENS: Final = {"trap": "x", "troll": "&"}


def draw_board(
    style: Style, table: LostMinesSnapshot, last: Cell | None = None, highlights: Collection[Cell] = ()
) -> str:
    """The board with numbered columns and rows, the last move in corners, and dots on highlighted cells."""
    board = BoardCanvas(style, [(1, 1), (table.columns, table.rows)])
    for tile in table.board:
        board.draw_card(tile.cell, _tile_art(style, table, tile, board.card_width))
    for mine in table.mines:
        if not mine.face_up:
            board.draw_card(mine.cell, back_art(style, _mine_label(style, mine), board.card_width))
    for cell in highlights:
        board.highlight(cell)
    if last is not None:
        board.mark_last_move(last)
    for token in table.tokens:
        _draw_token(board, token)
    return board.canvas.text(style)


def _tile_art(style: Style, table: LostMinesSnapshot, tile: PathTile, width: int) -> Canvas:
    chamber = _chamber(style, tile.name) if tile.name else None
    art = face_art(style, tile.face, chamber=chamber, width=width, odd=sum(tile.cell) % 2 == 1)
    notch(art)
    if tile.tool:
        art.overlay(width // 2, 1, tile.face.partition("+")[2][0], Colour.HELP)
    for seat, (column, row) in zip(tile.dwarfs, _dwarf_places(width, bool(tile.name)), strict=False):
        art.overlay(column, row, str(seat), _CLANS[table.clans[seat]])
    return art


def _dwarf_places(width: int, has_chamber: bool) -> list[Cell]:
    """Places on a card that no way crosses, corners last: the last move may be marked there.

    The table of players shows where the dwarfs are that find no place.
    """
    middle = width // 2
    taken = range(middle - 1, middle + 2) if has_chamber else range(middle, middle + 1)
    free = [(column, row) for row in (0, HEIGHT - 1) for column in range(width) if column not in taken]
    return sorted(free, key=lambda place: place[0] in (0, width - 1))


def _chamber(style: Style, name: str) -> tuple[str, Colour]:
    """The sign in the chamber of a start card or a mine."""
    glyphs = glyphs_of(style)
    mines = {
        "gems": (glyphs.crystal, Colour.CRYSTAL),
        "gold": (glyphs.treasure, Colour.TREASURE),
        "silver": (glyphs.stone, Colour.STONE),
        "dragon": ("!", Colour.HARM),
    }
    clan = name.partition("-")[0]
    return mines.get(name, (name[0].upper(), _CLANS.get(clan, Colour.MARK)))


def _mine_label(style: Style, mine: Mine) -> tuple[str, Colour]:
    """What the viewer knows of a mine that lies face down, in brackets: others may not know it."""
    if mine.name == UNKNOWN:
        return UNKNOWN, Colour.STRONG
    letter, colour = _chamber(style, mine.name)
    return f"({letter})", colour


def _draw_token(board: BoardCanvas, token: Token) -> None:
    """Draw a trap or a troll on the border between the two cells of its way."""
    here, there = token.way
    column, row = board.corner(here)
    if here[1] == there[1]:
        board.canvas.overlay(column + board.card_width - 1, row + 1, TOKENS[token.name], Colour.HARM)
    else:
        board.canvas.overlay(column + board.card_width // 2, row + HEIGHT - 1, TOKENS[token.name], Colour.HARM)
