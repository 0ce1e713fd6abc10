"""The engine beside a naive reading of the rules, over whole games."""

from __future__ import annotations

import pytest

from .naive import moves_of, reached_arms, step
from .tables import legal, play_through, random_games


@pytest.mark.parametrize("digging", [False, True])
def test_b10_b20_b21_b22_b23_b24_b25_b26_b30_b31_b32_b33_b34_b35_legal_moves_are_those_of_a_naive_reading(
    digging: bool,
) -> None:
    for game in random_games(seats=(3, 6, 10), each=1):
        assert legal(game) == moves_of(game.truth)
        for _ in play_through(game, digging=digging):
            if game.asked == "turn":
                assert legal(game) == moves_of(game.truth)


def test_b23_the_light_is_that_of_a_naive_flood() -> None:
    for game in random_games(each=1):
        for _ in play_through(game):
            reached = {(tile.cell, edge) for tile in game.truth.maze for edge in tile.reached}
            assert reached == reached_arms(game.truth)


def test_b21_holds_everywhere_in_every_maze() -> None:
    """Neighbours fit wherever both are tunnel cards; only goals may fail to."""
    goals = {"treasure", "stone-1", "stone-2"}
    for game in random_games():
        for _ in play_through(game):
            tiles = {tile.cell: tile for tile in game.truth.maze}
            for cell, tile in tiles.items():
                for edge, back in (("E", "W"), ("S", "N")):
                    other = tiles.get(step(cell, edge))
                    if other is not None and not {tile.name, other.name} & goals:
                        assert (edge in tile.face) == (back in other.face)
