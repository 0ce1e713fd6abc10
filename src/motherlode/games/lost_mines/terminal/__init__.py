"""The Lost Mines in a terminal."""

from __future__ import annotations

from motherlode.games.lost_mines.terminal.game_terminal import TERMINAL

__all__ = ["TERMINAL"]
