"""Games continued from positions made by hand.

Unlike a line that is parsed, these may have other cards than the box, and goals that were reached may lie face down:
examples that are easier to read, or stranger than any game.
"""

from __future__ import annotations

from typing import Any

from motherlode import Game
from motherlode.core.chance.dealer import SeededDealer
from motherlode.core.notation.position_fields import parse_line
from motherlode.games.lost_mines.notation import position_parser as lost_mines_parse
from motherlode.games.lost_mines.notation import position_printer as lost_mines_print
from motherlode.games.lost_mines.rules.position import Position as LostMinesSnapshot
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.notation import position_parser as tunnel_parse
from motherlode.games.tunnels.notation import position_printer as tunnel_print
from motherlode.games.tunnels.rules.position import Position

__all__ = ["lost_mines_game", "tunnel_game", "tunnel_position"]


def tunnel_game(line: str) -> Game:
    """A game that goes on from the line of a tunnel game."""
    return _game(line, tunnel_position(line))


def tunnel_position(line: str) -> Position:
    """The position of such a line, the truth or a view."""
    return parse_line(line, tunnel_print.FIELDS, tunnel_parse.read_fields)


def lost_mines_game(line: str) -> Game:
    """A game that goes on from a line of The Lost Mines."""
    position: LostMinesSnapshot = parse_line(line, lost_mines_print.FIELDS, lost_mines_parse.read_fields)
    return _game(line, position)


def _game(line: str, position: Any) -> Game:
    position.dealer = SeededDealer("by hand")
    return Game._of(engine_of(line.partition("/")[0]), position)
