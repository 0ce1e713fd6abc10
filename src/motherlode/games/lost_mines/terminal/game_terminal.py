"""The Lost Mines behind the protocol of :mod:`motherlode.terminal.protocol`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from motherlode.core.move import Cell, Move
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.game import View
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.terminal.drawing import TOKENS, draw_board
from motherlode.games.lost_mines.terminal.screen import lost_mines_screen
from motherlode.games.lost_mines.terminal.sentences import is_routine, sentence
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot
from motherlode.localization import Localization
from motherlode.terminal.glyphs import glyphs_of
from motherlode.terminal.naming import cell_text
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import GameTerminal
from motherlode.terminal.style import Style

__all__ = ["TERMINAL"]


class LostMinesTerminal:
    """The Lost Mines in a terminal."""

    def screen(self, style: Style, view: View, players: Players, highlights: Collection[Cell] = ()) -> str:
        return lost_mines_screen(style, view, players, highlights)

    def board(self, style: Style, view: View) -> str:
        return draw_board(style, view.table_as(LostMinesSnapshot))

    def legend(self, style: Style, texts: Localization) -> list[str]:
        glyphs = glyphs_of(style)
        mines = {"gems": glyphs.crystal, "gold": glyphs.treasure, "silver": glyphs.stone, "dragon": "!"}
        obstacles = {"tree": "T", "lake": "L", "ditch": "D", "rocks": "R", "campfire": "C"}
        return [
            texts.text("terminal-legend-mines", blue="B", yellow="Y", hidden=UNKNOWN, **mines),
            texts.text("terminal-legend-obstacles", **obstacles),
            texts.text("terminal-legend-tokens", **TOKENS),
        ]

    def sentence(self, event: Event, players: Players) -> str:
        return sentence(event, players)

    def is_routine(self, event: Event, viewer: int) -> bool:
        return is_routine(event, viewer)

    def ends_round(self, event: Event) -> bool:
        return isinstance(event, e.RoundEnded)

    def score(self, texts: Localization, points: int) -> str:
        return texts.text("points", count=points)

    def move_target(self, move: Move, players: Players) -> str:
        if move.head in ("stay", "call-vote"):
            return players.texts.text(f"move-{move.head}")
        if move.head == "vote":
            return players.texts.text(f"move-vote-{move.pick}")
        words = [", ".join(move.cards or ())]
        if move.pick and move.seat < 0:
            words.append(move.pick)
        elif move.seat >= 0:
            words.append(players.name_or_you(move.seat))
        words += map(cell_text, move.cells)
        return " ".join(filter(None, words))


TERMINAL: Final[GameTerminal] = LostMinesTerminal()
