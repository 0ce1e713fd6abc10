"""The ``greedy`` bot for The Lost Mines: it counts its own points only."""

from __future__ import annotations

from motherlode.bots.protocol import Reason
from motherlode.game import View
from motherlode.games.lost_mines.bots.base_bot import LostMinesBot
from motherlode.games.lost_mines.bots.situation import Situation

__all__ = ["LostMinesGreedyBot"]


class LostMinesGreedyBot(LostMinesBot):
    """Weighs no other seat."""

    def weigh_seats(self, view: View, situation: Situation) -> tuple[list[float], Reason]:
        weights = [float(seat == situation.seat) for seat in range(situation.position.seats)]
        return weights, {"haul": situation.expected_points[situation.seat]}

    def look_value(self, situation: Situation, target: int, reason: Reason) -> float:
        return 0.0
