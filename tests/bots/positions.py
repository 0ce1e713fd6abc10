"""Positions with both kinds of distances, for tests that compare them."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode import Game, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.core.playable import play_randomly
from motherlode.games.tunnels.bots.distance.rollout_distance import RolloutDistances
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["positions_with_rollout_distances", "rollout_distances"]


def rollout_distances(maze: Maze) -> RolloutDistances:
    """The fast distances of a maze."""
    distances = RolloutDistances(maze.tables)
    distances.compute(maze)
    return distances


def positions_with_rollout_distances(name: str, rounds: int) -> Iterator[tuple[Position, RolloutDistances]]:
    """Positions of rounds some random moves in, each with its fast distances."""
    for number in range(rounds):
        position: Position = Game("base", 4, seed=f"{name} {number}", rounds=1).view(-2).position
        play_randomly(position, Stream(key_of(f"{name} {number}"), "bot"), 5 + number)
        if position.asked == ASK_TURN and not position.shown:
            yield position, rollout_distances(position.maze)
