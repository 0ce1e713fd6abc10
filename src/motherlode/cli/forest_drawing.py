"""The forest of The Lost Mines as a picture: paths, mines, dwarfs by the number of their seat, traps and trolls."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from motherlode.cli.card_art import HEIGHT, back_art, face_art, glyphs_of, notch
from motherlode.cli.drawing import Plan
from motherlode.cli.ink import Canvas, Ink, Look
from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.games.lost_mines.views.snapshot import Forest, ForestTile, Mine, Token

__all__ = ["draw_forest"]

_CLANS: Final = {"blue": Ink.BLUE, "yellow": Ink.TREASURE}
_TOKENS: Final = {"trap": "x", "troll": "&"}


def draw_forest(look: Look, table: Forest, last: Cell | None = None, spots: Collection[Cell] = ()) -> str:
    """The board with its columns and rows numbered, the last move in corners, and dots where a card could go."""
    plan = Plan(look, [(1, 1), (table.columns, table.rows)])
    plan.number()
    for tile in table.board:
        plan.lay(tile.cell, _tile_art(look, table, tile, plan.card))
    for mine in table.mines:
        if not mine.face_up:
            plan.lay(mine.cell, back_art(look, _mine_label(look, mine), plan.card))
    for spot in spots:
        plan.dot(spot)
    if last is not None:
        plan.mark(last)
    for token in table.tokens:
        _draw_token(plan, token)
    return plan.canvas.text(look)


def _tile_art(look: Look, table: Forest, tile: ForestTile, width: int) -> Canvas:
    room = _room(look, tile.name) if tile.name else None
    art = face_art(look, tile.face, room=room, width=width, odd=sum(tile.cell) % 2 == 1)
    notch(art)
    if tile.tool:
        art.ink_over(width // 2, 1, tile.face.partition("+")[2][0], Ink.HELP)
    for seat, (column, row) in zip(tile.dwarfs, _standing_room(width, bool(tile.name)), strict=False):
        art.ink_over(column, row, str(seat), _CLANS[table.clans[seat]])
    return art


def _standing_room(width: int, has_room: bool) -> list[Cell]:
    """The places of a card that no way passes, the corners last, which the last move may have marked.

    Where they are too few, the list of players tells the rest.
    """
    middle = width // 2
    taken = range(middle - 1, middle + 2) if has_room else range(middle, middle + 1)
    free = [(column, row) for row in (0, HEIGHT - 1) for column in range(width) if column not in taken]
    return sorted(free, key=lambda place: place[0] in (0, width - 1))


def _room(look: Look, name: str) -> tuple[str, Ink]:
    """What lies in the chamber of a start card or a mine."""
    glyphs = glyphs_of(look)
    mines = {
        "gems": (glyphs.crystal, Ink.CRYSTAL),
        "gold": (glyphs.treasure, Ink.TREASURE),
        "silver": (glyphs.stone, Ink.STONE),
        "dragon": ("!", Ink.HARM),
    }
    clan = name.partition("-")[0]
    return mines.get(name, (name[0].upper(), _CLANS.get(clan, Ink.MARK)))


def _mine_label(look: Look, mine: Mine) -> tuple[str, Ink]:
    """What the viewer knows of a mine that lies face down: in brackets, since it does not show on the table."""
    if mine.name == UNKNOWN:
        return UNKNOWN, Ink.STRONG
    letter, ink = _room(look, mine.name)
    return f"({letter})", ink


def _draw_token(plan: Plan, token: Token) -> None:
    """On the border that a way crosses."""
    here, there = token.way
    column, row = plan.corner(here)
    if here[1] == there[1]:
        plan.canvas.ink_over(column + plan.card - 1, row + 1, _TOKENS[token.name], Ink.HARM)
    else:
        plan.canvas.ink_over(column + plan.card // 2, row + HEIGHT - 1, _TOKENS[token.name], Ink.HARM)
