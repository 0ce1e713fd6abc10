"""What happened since some point of a game, in sentences for one viewer."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.visibility import Event
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import GameTerminal

__all__ = ["story"]


def story(terminal: GameTerminal, events: Iterable[Event], players: Players) -> list[str]:
    """A sentence for each event except routine ones."""
    return [terminal.sentence(event, players) for event in events if not terminal.is_routine(event, players.viewer)]
