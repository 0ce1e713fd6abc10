"""A bot that thinks of its own treasures only."""

from __future__ import annotations

from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.base_bot import ForestBot
from motherlode.games.lost_mines.bots.situation import Reading

__all__ = ["ForestGreedy"]


class ForestGreedy(ForestBot):
    """Cares for no one, friend or foe."""

    def weigh(self, view: View, reading: Reading) -> tuple[list[float], Reason]:
        weights = [float(seat == reading.seat) for seat in range(reading.position.seats)]
        return weights, {"haul": reading.hauls[reading.seat]}

    def look_worth(self, reading: Reading, target: int, reason: Reason) -> float:
        return 0.0
