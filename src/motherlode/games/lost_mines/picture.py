"""Pictures of The Lost Mines."""

from __future__ import annotations

from typing import Final

from motherlode.core.picture import GOAL_BACK, Pawn, Picture, PlacedCard
from motherlode.games.lost_mines.cards.tables import Tables
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot, PathTile, snapshot

__all__ = ["SCORE_TEXT", "picture_of"]

SCORE_TEXT: Final = "end-points"
"""The text for the points of a player at the end."""

_BESIDE = 0.22
"""The distance between pawns on one card, in cards."""


def picture_of(position: Position) -> Picture:
    """The picture of a position: dwarfs as pawns of their seats; tools, traps and trolls neutral."""
    table = snapshot(position)
    tables = position.rules.tables
    laid = [_placed(tables, tile) for tile in table.board]
    hidden = [PlacedCard(mine.cell, GOAL_BACK) for mine in table.mines if not mine.face_up]
    front = tuple((tables.kind_names[tables.troll_card],) if troll else () for troll in table.trolls)
    return Picture((*laid, *hidden), _pawns(table), table.hands, front, table.actor)


def _placed(tables: Tables, tile: PathTile) -> PlacedCard:
    kind = tables.kind_names.index(tile.name) if tile.name else tables.faces[tile.face] >> 1
    return PlacedCard(tile.cell, tables.kind_names[kind], tables.face_names[2 * kind] != tile.face)


def _pawns(table: LostMinesSnapshot) -> tuple[Pawn, ...]:
    pawns = []
    for tile in table.board:
        column, row = tile.cell
        for place, seat in enumerate(tile.dwarfs):
            pawns.append(Pawn(column + _BESIDE * (place % 3 - 1), row + _BESIDE * (place // 3), seat))
        if tile.tool:
            pawns.append(Pawn(column, row - 2 * _BESIDE, -1))
    for token in table.tokens:
        (column, row), (other_column, other_row) = token.way
        pawns.append(Pawn((column + other_column) / 2, (row + other_row) / 2, -1))
    return tuple(pawns)
