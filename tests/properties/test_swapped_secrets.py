"""Swapping two hidden things in the truth's text changes no byte of what the viewer sees."""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Game
from support.candidates import candidates, refusal_of
from support.census import check_cards
from support.edits import EDITS, edited
from support.tables import TUNNEL_TABLES, Table
from support.walks import chance, one_of, walk


@pytest.mark.parametrize("table", TUNNEL_TABLES, ids=str)
def test_what_is_unseen_can_be_swapped_without_a_trace(table: Table) -> None:
    game = table.game("swaps")
    swapped: set[str] = set()
    stream = chance("swaps", table)
    for number, _ in enumerate(walk(game, chance("swap walk", table))):
        if number % 12 == 0 or game.asked == "gold":
            viewer = stream.below(table.seats + 1) - 1
            for name in EDITS:
                other = Game.from_position(edited(name, str(game), viewer, stream))
                if str(other) != str(game):
                    _assert_the_same_to(viewer, game, other)
                    swapped.add(name)
    assert set(EDITS) - swapped <= {"aside", "gold", "pool", "taken"}, "some secrets were never swapped"


def _assert_the_same_to(viewer: int, game: Game, other: Game) -> None:
    check_cards(other)
    for eyes in {viewer, SPECTATOR}:
        one, two = game.view(eyes), other.view(eyes)
        assert str(one) == str(two)
        assert one.table == two.table
        assert (one.actor, one.asked, one.hand) == (two.actor, two.asked, two.hand)
    if game.actor == viewer >= 0:
        _assert_the_same_choice(Game.from_position(str(game)), other)


def _assert_the_same_choice(game: Game, other: Game) -> None:
    assert list(game.legal) == list(other.legal)
    stream = chance("choice", game)
    pool = candidates(game)
    for move in [one_of(pool, stream) for _ in range(40)]:
        assert refusal_of(game.legal, move) == refusal_of(other.legal, move)


def test_every_secret_is_swapped_at_some_table() -> None:
    """Not every table has gold or cards set aside, and gold is taken only after the treasure is found."""
    swapped: set[str] = set()
    stream = chance("every secret")
    for table in TUNNEL_TABLES:
        game = table.game("every secret")
        for number, _ in enumerate(walk(game, stream)):
            for name in set(EDITS) - swapped if number % 12 == 0 or game.asked == "gold" else ():
                if edited(name, str(game), SPECTATOR, stream) != str(game):
                    swapped.add(name)
    assert swapped == set(EDITS)
