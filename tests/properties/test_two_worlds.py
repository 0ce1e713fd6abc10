"""Worlds that differ only in what a viewer has not seen look alike until the rules show more."""

from __future__ import annotations

from motherlode import SPECTATOR, Game, print_record, record_of
from support.candidates import candidates, refusal_of
from support.tables import Table, each_table, few_tables
from support.walks import chance, one_of, walk
from support.worlds import Worlds, other_world

SECRETS = ("roles", "goals", "gold", "mines", "treasures", "luck")


def _some_eyes(table: Table) -> tuple[int, int, int]:
    """The spectator and two of the seats."""
    return SPECTATOR, table.seats // 2, table.seats - 1


def _play_alike(worlds: Worlds, *label: object, most: int = 1000) -> None:
    stream = chance(*label)
    worlds.assert_alike()
    while worlds.steps < most and worlds.step(stream):
        worlds.assert_alike()
        if worlds.steps % 20 == 1:
            _assert_refused_alike(worlds, *label)


def _assert_refused_alike(worlds: Worlds, *label: object) -> None:
    if worlds.one.over or worlds.one.actor != worlds.viewer:
        return
    stream = chance("refused", worlds.steps, *label)
    pool = candidates(worlds.one)
    for move in [one_of(pool, stream) for _ in range(100)]:
        assert refusal_of(worlds.one.legal, move) == refusal_of(worlds.other.legal, move)


def _begin_alike(table: Table, viewer: int, piles: tuple[str, ...], most: int) -> Worlds:
    game = table.game(f"worlds {viewer}")
    other = other_world(table, game, viewer, piles, most, chance("mix", table, viewer))
    return Worlds(table.dealt(game.deals()), other, viewer)


@each_table
def test_other_roles_goals_and_gold_look_the_same_until_they_are_shown(table: Table) -> None:
    table = table.short()
    steps = 0
    for viewer in _some_eyes(table):
        worlds = _begin_alike(table, viewer, SECRETS, 12)
        _play_alike(worlds, "secrets", table, viewer)
        assert worlds.shown not in {"Drew", "HandsSwapped"}, "the cards were the same"
        steps += worlds.steps
    assert steps > 20, "the worlds part too soon to tell anything"


@each_table
def test_other_cards_look_the_same_until_they_are_shown(table: Table) -> None:
    """Cards of the deck and of others' hands are swapped; the viewer's own hand and discards are not."""
    table = table.short()
    for viewer in _some_eyes(table):
        worlds = _begin_alike(table, viewer, ("deck",), 6)
        _play_alike(worlds, "cards", table, viewer)
        assert worlds.shown in {"Drew", "HandsSwapped", "RoundEnded", ""}, "all but the cards was the same"


@few_tables
def test_a_redealt_world_looks_the_same_until_it_is_shown(table: Table) -> None:
    """Two worlds from any moment on: the game as it is, and one redealt from the viewer's view."""
    game = table.game("redealt worlds")
    for number, _ in enumerate(walk(game, chance("redealt worlds", table))):
        if number % 23 == 0 or (game.asked in ("gold", "theft", "vote") and number % 2):
            for viewer in _some_eyes(table):
                stream = chance("redeal", table, number, viewer)
                worlds = Worlds(game.copy(), game.view(viewer).redeal(stream), viewer)
                _play_alike(worlds, "redealt", table, number, viewer, most=25)


@few_tables
def test_worlds_alike_to_a_seat_give_it_the_same_record(table: Table) -> None:
    table = table.short()
    for viewer in _some_eyes(table):
        worlds = _begin_alike(table, viewer, (*SECRETS, "deck"), 6)
        stream = chance("records", table, viewer)
        alike = (_export(worlds.one, viewer), _export(worlds.other, viewer))
        while worlds.step(stream):
            assert alike[0] == alike[1]
            alike = (_export(worlds.one, viewer), _export(worlds.other, viewer))
        assert alike[0] == alike[1]


def _export(game: Game, viewer: int) -> str:
    return print_record(record_of(game, viewer))
