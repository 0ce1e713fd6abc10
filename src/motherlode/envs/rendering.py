"""Pictures of a table for people: text, as the terminal draws it."""

from __future__ import annotations

from motherlode.core.visibility import REFEREE
from motherlode.game import View
from motherlode.localization import localization
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import terminal_of
from motherlode.terminal.style import Style

__all__ = ["RENDER_MODES", "check_render_mode", "render_text"]

RENDER_MODES = ("ansi", "human")
"""``ansi`` returns the table as text, ``human`` prints it."""


def check_render_mode(render_mode: str | None) -> None:
    """ValueError if there is no such mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")


def render_text(view: View, language: str = "en") -> str:
    """The table as a viewer sees it; as the referee, with everything open."""
    seats = len(view.table.hands)
    names = tuple(f"player_{seat}" for seat in range(seats))
    viewer = view.viewer if view.viewer != REFEREE else -1
    players = Players(names, viewer, localization(language))
    return terminal_of(view.ruleset).screen(Style(colour=True), view, players)
