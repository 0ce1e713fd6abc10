"""Pictures of a table for people: text, as the terminal draws it, or pixels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from motherlode.core.visibility import REFEREE
from motherlode.envs.common.pixels import render_pixels
from motherlode.game import View
from motherlode.localization import localization
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import terminal_of
from motherlode.terminal.style import Style

__all__ = ["RENDER_MODES", "Rendered", "check_render_mode", "render"]

RENDER_MODES = ("ansi", "rgb_array", "human")
"""``ansi`` returns the table as text, ``rgb_array`` as pixels, ``human`` prints it."""

Rendered = str | NDArray[np.uint8] | None


def check_render_mode(render_mode: str | None) -> None:
    """ValueError if there is no such mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")


def render(view: View, mode: str | None) -> Rendered:
    """The table as a viewer sees it, in a mode; None if the mode is ``human``, which prints it, or None."""
    if mode == "rgb_array":
        return render_pixels(view)
    if mode == "ansi":
        return _render_text(view)
    if mode == "human":
        print(_render_text(view))
    return None


def _render_text(view: View, language: str = "en") -> str:
    """The table as a viewer sees it; as the referee, with everything open."""
    seats = len(view.table.hands)
    names = tuple(f"player_{seat}" for seat in range(seats))
    viewer = view.viewer if view.viewer != REFEREE else -1
    players = Players(names, viewer, localization(language))
    return terminal_of(view.ruleset).screen(Style(colour=True), view, players)
