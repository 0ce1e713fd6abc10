"""A bot's beliefs after each move of a replay, in words."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.belief_timeline import Belief, beliefs_of
from motherlode.core.visibility import REFEREE, SPECTATOR
from motherlode.localization import Localization
from motherlode.record_format import Record
from motherlode.terminal.naming import cell_text, role_name
from motherlode.terminal.players import Players

__all__ = ["belief_lines"]


def belief_lines(record: Record, viewer: int, names: Sequence[str], texts: Localization) -> list[str]:
    """The beliefs before the first move and after each, a line each; for the referee, a spectator's."""
    viewer = SPECTATOR if viewer == REFEREE else viewer
    players = Players(names, viewer, texts)
    return [_line(belief, players) for belief in beliefs_of(record, viewer)]


def _line(belief: Belief, players: Players) -> str:
    texts = players.texts
    others = [seat for seat in range(len(belief.saboteurs)) if seat != players.viewer]
    chances = ", ".join(f"{players.name(seat)} {belief.saboteurs[seat]:.0%}" for seat in others)
    roles = texts.text("terminal-belief-roles", role=role_name(texts, "saboteur"), chances=chances)
    if not belief.treasure:
        return roles
    places = ", ".join(f"{cell_text(cell)} {chance:.0%}" for cell, chance in belief.treasure.items())
    return texts.sentences(roles, texts.text("terminal-belief-treasure", chances=places))
