"""The interface of a game's ``terminal`` package, its lookup, and narration with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol, cast

from motherlode.core.errors import DataError
from motherlode.core.move import Cell, Move
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.registry import game_module
from motherlode.localization import Localization
from motherlode.terminal.players import Players
from motherlode.terminal.style import Style

__all__ = ["GameTerminal", "story", "terminal_of"]


class GameTerminal(Protocol):
    """A game as a terminal shows it. Everything is drawn from a view, so nothing hidden can show."""

    def screen(self, style: Style, view: View, players: Players, highlights: Collection[Cell] = ()) -> str:
        """The whole table as the viewer sees it; ``highlights`` are cells to point out."""

    def board(self, style: Style, view: View) -> str:
        """The board alone."""

    def legend(self, style: Style, texts: Localization) -> list[str]:
        """The legend of the board, in sentences."""

    def sentence(self, event: Event, players: Players) -> str:
        """An event, as the viewer saw it, in words."""

    def is_routine(self, event: Event, viewer: int) -> bool:
        """Whether an event is left out of the story, like a change of turn."""

    def ends_round(self, event: Event) -> bool:
        """Whether a round is over with this event."""

    def score(self, texts: Localization, points: int) -> str:
        """Points in the unit of the game: «3 nuggets»."""

    def move_target(self, move: Move, players: Players) -> str:
        """A move in a few words for a menu: a cell, a player, a tool."""


def terminal_of(ruleset: str) -> GameTerminal:
    """The terminal of the game that plays a ruleset; DataError if there is none."""
    module = game_module(ruleset, "terminal")
    if module is None:
        raise DataError(f"{ruleset} cannot be shown in a terminal: its package has no module named terminal")
    return cast(GameTerminal, module.TERMINAL)


def story(terminal: GameTerminal, events: Iterable[Event], players: Players) -> list[str]:
    """A sentence for each event, as the viewer saw them, except routine ones."""
    return [terminal.sentence(event, players) for event in events if not terminal.is_routine(event, players.viewer)]
