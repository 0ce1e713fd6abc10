"""The tunnel games behind the protocol of :mod:`motherlode.terminal.protocol`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from motherlode.core.move import Cell, Move
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.game import View
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.terminal.drawing import draw_maze
from motherlode.games.tunnels.terminal.naming import front_name
from motherlode.games.tunnels.terminal.screen import tunnels_screen
from motherlode.games.tunnels.terminal.sentences import is_routine, sentence
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from motherlode.localization import Localization
from motherlode.terminal.glyphs import glyphs_of
from motherlode.terminal.naming import cell_text
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import GameTerminal
from motherlode.terminal.style import Style

__all__ = ["TERMINAL"]


class TunnelsTerminal:
    """The tunnel games in a terminal."""

    def screen(self, style: Style, view: View, players: Players, highlights: Collection[Cell] = ()) -> str:
        return tunnels_screen(style, view, players, highlights)

    def board(self, style: Style, view: View) -> str:
        return draw_maze(style, view.table_as(TunnelsSnapshot))

    def legend(self, style: Style, texts: Localization) -> list[str]:
        glyphs = glyphs_of(style)
        lines = {
            "reached": f"{glyphs.reached[10]} {glyphs.reached[5]}",
            "cut": f"{glyphs.cut_off[10]} {glyphs.cut_off[5]}",
            "ends": " ".join(glyphs.reached[arm] for arm in (1, 2, 4, 8)),
        }
        goals = {"treasure": glyphs.treasure, "stone": glyphs.stone, "hidden": UNKNOWN, "start": "S"}
        return [texts.text("terminal-legend-tunnels", **lines), texts.text("terminal-legend-goals", **goals)]

    def sentence(self, event: Event, players: Players) -> str:
        return sentence(event, players)

    def is_routine(self, event: Event, viewer: int) -> bool:
        return is_routine(event, viewer)

    def ends_round(self, event: Event) -> bool:
        return isinstance(event, e.RoundEnded)

    def score(self, texts: Localization, points: int) -> str:
        return texts.text("seat-gold", count=points)

    def move_target(self, move: Move, players: Players) -> str:
        texts = players.texts
        if move.head == "theft":
            return texts.text("move-theft")
        if move.head == "rob":
            return texts.text("move-rob", target=players.name(move.seat))
        words = [", ".join(move.cards or ())]
        if move.head == "shed":
            words.append(texts.text("terminal-shed", what=front_name(texts, move.pick)))
        elif move.head == "take" and move.pick.isdecimal():
            words.append(texts.text("seat-gold", count=int(move.pick)))
        elif move.pick:
            tool = texts.text(f"tool-{move.pick}")
            words.append(texts.text("terminal-tool-of", name=players.name_or_you(move.seat), tool=tool))
        elif move.seat >= 0:
            words.append(players.name_or_you(move.seat))
        words += map(cell_text, move.cells)
        return " ".join(filter(None, words))


TERMINAL: Final[GameTerminal] = TunnelsTerminal()
