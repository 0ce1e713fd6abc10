"""Figures of players of The Lost Mines, round by round: see :mod:`motherlode.games.figures`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from motherlode.core.visibility import Event
from motherlode.games.figures import RoundFigures
from motherlode.games.lost_mines import events as happened

__all__ = ["round_figures"]

_COUNTED = {
    happened.ToolPlaced: "helped",
    happened.TrapSet: "hindered",
    happened.TrollCalled: "hindered",
    happened.Stormed: "hindered",
    happened.TreasureTaken: "treasures",
}
_COUNTED_EVENTS = (
    happened.ToolPlaced,
    happened.TrapSet,
    happened.TrollCalled,
    happened.Stormed,
    happened.TreasureTaken,
)


def round_figures(events: Sequence[Event], seats: int) -> list[list[RoundFigures]]:
    """Return the figures of each seat by round. A round counts as won for those who gained points by it.

    ``gold`` is these points; they are below 0 for who had to give points back.
    """
    figures: list[list[RoundFigures]] = [[] for _ in range(seats)]
    counts: list[Counter[str]] = [Counter() for _ in range(seats)]
    roles: tuple[str, ...] = ()
    for event in events:
        if isinstance(event, happened.RoundBegan):
            counts = [Counter() for _ in range(seats)]
        elif isinstance(event, happened.RoundEnded):
            roles = event.roles
        elif isinstance(event, happened.Scored):
            for seat, points in enumerate(event.points):
                figures[seat].append(RoundFigures(roles[seat], points > 0, {**counts[seat], "gold": points}))
        elif isinstance(event, _COUNTED_EVENTS):
            counts[event.seat][_COUNTED[type(event)]] += 1
    return figures
