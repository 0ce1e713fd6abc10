"""Beliefs of a bot on a seat, move by move."""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Game, Stream, record_of, ruleset_names
from motherlode.bots import make_bot
from motherlode.bots.belief_timeline import beliefs_of
from motherlode.core.chance.random_stream import key_of
from motherlode.games.registry import engine_of


def played(ruleset: str, seats: int, name: str, seed: str) -> Game:
    """A game of one round among bots of one name."""
    game = Game(ruleset, seats, seed=seed, rounds=1)
    bots = [make_bot(name) for _ in range(seats)]
    while not game.over:
        view = game.view(game.actor)
        chance = Stream(key_of(seed), "bot", len(game.history))
        game.play(bots[view.viewer].choose(view, view.legal, chance))
    return game


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_there_is_a_belief_for_every_move_and_every_seat_of_every_game(ruleset: str) -> None:
    seats = engine_of(ruleset).seats[ruleset][1]
    game = played(ruleset, seats, "random", "timeline")
    for seat in (SPECTATOR, 0, seats - 1):
        told = beliefs_of(record_of(game), seat)
        assert len(told) == len(game.history) + 1
        for each in told:
            assert len(each.saboteurs) == seats
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in each.saboteurs)
            assert not each.treasure or sum(each.treasure.values()) == pytest.approx(1)


def test_a_seat_is_certain_of_its_own_role_and_a_spectator_of_none() -> None:
    game = played("base", 5, "greedy", "sure")
    record = record_of(game)
    for seat in range(5):
        assert {round(each.saboteurs[seat], 9) for each in beliefs_of(record, seat)} <= {0.0, 1.0}
    assert all(0 < chance < 1 for chance in beliefs_of(record, SPECTATOR)[0].saboteurs)


def test_a_saboteur_that_damages_openly_is_identified_before_roles_are_shown() -> None:
    found = 0
    for number in range(6):
        game = played("base", 5, "greedy", f"open {number}")
        roles = game.truth.roles
        told = beliefs_of(record_of(game), SPECTATOR)[-3]
        saboteurs = [chance for chance, role in zip(told.saboteurs, roles, strict=True) if role == "saboteur"]
        others = [chance for chance, role in zip(told.saboteurs, roles, strict=True) if role != "saboteur"]
        found += min(saboteurs) > max(others)
    assert found >= 4
