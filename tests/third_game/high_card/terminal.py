"""High Card in a terminal, in English only."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from high_card.events import Dealt, Guessed, Played
from high_card.position import Snapshot

from motherlode import View
from motherlode.core.move import Cell, Move
from motherlode.core.visibility import Event
from motherlode.localization import Localization
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import GameTerminal
from motherlode.terminal.style import Style

__all__ = ["TERMINAL"]


class HighCardTerminal:
    """High Card as a :class:`motherlode.terminal.protocol.GameTerminal`."""

    def screen(self, style: Style, view: View, players: Players, highlights: Collection[Cell] = ()) -> str:
        hands = [
            f"{players.name_or_you(seat)}: {' '.join(hand)}" for seat, hand in enumerate(view.table_as(Snapshot).hands)
        ]
        return "\n".join([self.board(style, view), *hands])

    def board(self, style: Style, view: View) -> str:
        table = view.table_as(Snapshot)
        return f"Face down: {table.aside}. On the table: {' '.join(table.trick) or 'nothing'}."

    def legend(self, style: Style, texts: Localization) -> list[str]:
        return ["? is a card face down."]

    def sentence(self, event: Event, players: Players) -> str:
        if isinstance(event, Played):
            return f"{players.name(event.seat)} played {event.card}."
        if isinstance(event, Guessed):
            return f"{players.name(event.seat)} guessed {event.guess}; it was {event.aside}."
        assert isinstance(event, Dealt)
        return "The cards are dealt."

    def is_routine(self, event: Event, viewer: int) -> bool:
        return False

    def ends_round(self, event: Event) -> bool:
        return isinstance(event, Guessed)

    def score(self, texts: Localization, points: int) -> str:
        return f"tricks: {points}"

    def move_target(self, move: Move, players: Players) -> str:
        return move.pick or ", ".join(move.cards or ())


TERMINAL: Final[GameTerminal] = HighCardTerminal()
