"""The whole table as text, for one viewer: a heading, the board, the players, and the viewer's own cards.

Everything comes from the viewer's view, so that nothing can be shown that the viewer does not know.
"""

from __future__ import annotations

from collections.abc import Collection

from motherlode.cli.drawing import draw_maze
from motherlode.cli.forest_drawing import draw_forest
from motherlode.cli.forest_screen import forest_screen
from motherlode.cli.ink import Look
from motherlode.cli.tunnel_screen import tunnel_screen
from motherlode.cli.words import People
from motherlode.core.move import Cell
from motherlode.game import View
from motherlode.games.lost_mines.views.snapshot import Forest
from motherlode.games.tunnels.views.snapshot import Snapshot

__all__ = ["board", "screen"]


def screen(look: Look, view: View, people: People, spots: Collection[Cell] = ()) -> str:
    """Everything the viewer can see; ``spots`` are cells to point out."""
    draw = forest_screen if isinstance(view.table, Forest) else tunnel_screen
    return draw(look, view, people, spots)


def board(look: Look, view: View) -> str:
    """The board alone."""
    return draw_forest(look, view.table) if isinstance(view.table, Forest) else draw_maze(look, view.table_as(Snapshot))
