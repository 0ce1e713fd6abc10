"""Pictures: every card has one, frames are of one size, and what a seat may not know does not show."""

from __future__ import annotations

import numpy as np
import pytest

from motherlode import REFEREE, Game, ruleset_names
from motherlode.core.picture import GOAL_BACK
from motherlode.envs.common import pixels
from motherlode.games.registry import game_module, game_package
from motherlode.pictures.sprites import card_art
from support.tables import FEW_TABLES, Table
from support.walks import chance, walk

MIDDLE = [next(table for table in FEW_TABLES if table.ruleset == ruleset) for ruleset in ruleset_names()]


@pytest.mark.parametrize("table", MIDDLE, ids=str)
def test_all_that_lies_on_a_table_has_a_picture(table: Table) -> None:
    game = table.game("pictures")
    art = card_art(game_package(table.ruleset))
    module = game_module(table.ruleset, "picture")
    assert module is not None
    for _ in walk(game, chance("pictures", table)):
        picture = module.picture_of(game._position)
        names = {f"{card.card} dim" if card.is_dim else card.card for card in picture.board}
        assert names | {card for cards in (*picture.hands, *picture.front) for card in cards} <= art.keys()
    assert {"?", GOAL_BACK} <= art.keys()


@pytest.mark.parametrize("table", MIDDLE, ids=str)
def test_a_frame_shows_what_the_viewer_sees(table: Table) -> None:
    game: Game = table.game("frames")
    for move in range(12):
        game.play(game.legal[move % len(game.legal)])
    own = pixels.render_pixels(game.view(0))
    assert own.shape == (pixels.HEIGHT, pixels.WIDTH, 3)
    assert own.dtype == np.uint8
    redealt = game.view(0).redeal("another world")
    assert np.array_equal(pixels.render_pixels(redealt.view(0)), own), "a picture is a function of the view"
    assert not np.array_equal(pixels.render_pixels(game.view(REFEREE)), own), "the referee sees the other hands"
