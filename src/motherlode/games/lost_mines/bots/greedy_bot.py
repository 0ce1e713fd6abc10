"""A bot that thinks of its own treasures only."""

from __future__ import annotations

from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.base_bot import LostMinesBot
from motherlode.games.lost_mines.bots.situation import Situation

__all__ = ["LostMinesGreedyBot"]


class LostMinesGreedyBot(LostMinesBot):
    """Cares for no one, friend or foe."""

    def weigh_seats(self, view: View, situation: Situation) -> tuple[list[float], Reason]:
        weights = [float(seat == situation.seat) for seat in range(situation.position.seats)]
        return weights, {"haul": situation.expected_points[situation.seat]}

    def look_value(self, situation: Situation, target: int, reason: Reason) -> float:
        return 0.0
