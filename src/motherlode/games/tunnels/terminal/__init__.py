"""The tunnel games in a terminal."""

from __future__ import annotations

from motherlode.games.tunnels.terminal.game_terminal import TERMINAL

__all__ = ["TERMINAL"]
