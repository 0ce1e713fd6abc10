"""Our own games pass the conformance suite that we publish."""

from __future__ import annotations

import pytest

from motherlode import ruleset_names
from motherlode.games.registry import engine_of
from motherlode.testing import check_game

SIZES = [
    (ruleset, seats)
    for ruleset in ruleset_names()
    for seats in (engine_of(ruleset).seats[ruleset][0], engine_of(ruleset).seats[ruleset][-1])
]


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_our_games_conform(ruleset: str, seats: int) -> None:
    check_game(ruleset, seats, games=1)
