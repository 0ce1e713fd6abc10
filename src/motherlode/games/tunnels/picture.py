"""Pictures of the tunnel games."""

from __future__ import annotations

from typing import Final

from motherlode.core.picture import GOAL_BACK, Picture, PlacedCard
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.views.snapshot import Tile, snapshot

__all__ = ["SCORE_TEXT", "picture_of"]

SCORE_TEXT: Final = "end-nuggets"
"""The text for the points of a player at the end."""


def picture_of(position: Position) -> Picture:
    """The picture of a position."""
    table = snapshot(position)
    tables = position.rules.tables
    laid = [_placed(tables, tile) for tile in table.maze]
    hidden = [PlacedCard(goal.cell, GOAL_BACK) for goal in table.goals if not goal.face_up]
    return Picture((*laid, *hidden), (), table.hands, _front(position), table.actor)


def _placed(tables: Tables, tile: Tile) -> PlacedCard:
    """A tile, by the card it is and how it lies."""
    kind = tables.kind_names.index(tile.name) if tile.name else tables.faces[tile.face] >> 1
    turned = tables.face_names[2 * kind] != tile.face
    return PlacedCard(tile.cell, tables.kind_names[kind], turned, is_dim=not tile.reached)


def _front(position: Position) -> tuple[tuple[str, ...], ...]:
    """By seat, the cards that lie in front."""
    tables = position.rules.tables
    kinds = list(enumerate(tables.front_kind))
    return tuple(
        tuple(tables.kind_names[kind] for sign, kind in kinds if signs >> sign & 1) for signs in position.front
    )
