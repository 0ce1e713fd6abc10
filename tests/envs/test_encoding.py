"""The encoding of every ruleset: observations hold exactly what a seat knows, actions are moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motherlode.core.encoding.batch import EVERY_SEAT, EncodedBatch
from motherlode.core.errors import DataError, GameOver
from motherlode.envs.common.table import Table as Encoded
from motherlode.games.tunnels.encoding.window import BoardWindow
from motherlode.games.tunnels.rules.rulesets import rules_for
from support.tables import Table, each_table, few_tables
from support.walks import at_random, chance, digging


def _moments(table: Table, label: str) -> Iterator[Encoded]:
    """Positions of a round, in the middle of which gold, thefts, votes and treasures are decided."""
    encoded = Encoded(table.ruleset, table.seats, seed=f"{label} {table}", options=dict(table.short().options))
    stream = chance(label, table)
    number = 0
    while not encoded.is_over:
        legal = encoded.legal_moves()
        if number % 7 == 0 or encoded.engine.asked(encoded.position) not in ("turn", "play", "walk"):
            yield encoded
        encoded.play_move((digging if number % 3 else at_random)(legal, stream))
        number += 1
    yield encoded


@each_table
def test_every_legal_move_has_its_own_action_and_every_legal_action_is_that_move(table: Table) -> None:
    for encoded in _moments(table, "actions"):
        legal = [] if encoded.is_over else encoded.legal_moves()
        actions = [encoded.action_of(move) for move in legal]
        assert [encoded.move_of(action) for action in actions] == legal
        assert sorted(actions) == encoded.encoded.legal_actions()
        assert encoded.encoded.mask() == bytes(action in set(actions) for action in range(encoded.encoder.actions))


@each_table
def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(table: Table) -> None:
    for number, encoded in enumerate(_moments(table, "worlds")):
        seat = number % table.seats
        other = encoded.redeal(seat, f"{table} {number}")
        assert other.encoded.observe(seat) == encoded.encoded.observe(seat)
        if encoded.actor == seat:
            assert other.encoded.mask() == encoded.encoded.mask()


@each_table
def test_an_observation_of_the_truth_is_that_of_the_view(table: Table) -> None:
    for encoded in _moments(table, "views"):
        for seat in range(table.seats):
            from_view = encoded._with(encoded.view(seat).position)
            assert from_view.encoded.observe(seat) == encoded.encoded.observe(seat)


@few_tables
def test_an_observation_written_over_another_is_as_if_written_on_a_clean_sheet(table: Table) -> None:
    options = dict(table.short().options)
    encoder = Encoded(table.ruleset, table.seats, options=options).encoder
    for learner in (EVERY_SEAT, table.seats - 1):
        batch = EncodedBatch(
            encoder,
            1,
            lambda seed: table.engine.begin(table.ruleset, table.seats, options, seed, None),
            learner,
            0,
            f"sheets {table}",
        )
        batch.restart(0)
        while not batch.over[0]:
            position = batch.position(0)
            assert position is not None
            clean = position.copy()
            seat = batch.actors[0]
            assert bytes(batch.observations) == encoder.observation(clean, seat, batch._rows[0].history)
            assert bytes(batch.masks) == encoder.mask(clean)
            batch.step_randomly()


@few_tables
def test_no_value_is_greater_than_its_field_says(table: Table) -> None:
    fields = []
    for encoded in _moments(table, "bounds"):
        fields = list(encoded.encoder.layout.fields.values())
        for seat in range(table.seats):
            seen = encoded.encoded.observe(seat)
            for field in fields:
                assert max(seen[field.start : field.start + field.size]) <= field.most, field.name
    assert sum(field.size for field in fields) == len(seen)


@few_tables
def test_playing_actions_gives_the_same_game_as_playing_moves(table: Table) -> None:
    by_moves = table.short().game("same game")
    by_actions = Encoded(table.ruleset, table.seats, seed="same game", options=dict(table.short().options))
    stream = chance("same game", table)
    while not by_moves.over:
        move = at_random(list(by_moves.legal), stream)
        by_actions.play(by_actions.action_of(move))
        by_moves.play(move)
        assert str(by_actions.view(-2)) == str(by_moves)
    assert by_actions.is_over


@few_tables
def test_an_illegal_action_is_refused_by_name_and_changes_nothing(table: Table) -> None:
    encoded = Encoded(table.ruleset, table.seats, seed="refused")
    before = str(encoded.view(-2))
    legal = set(encoded.encoded.legal_actions())
    illegal = next(action for action in range(encoded.encoder.actions) if action not in legal)
    for action in (illegal, -1, encoded.encoder.actions, 10**12):
        with pytest.raises(DataError, match=f"action {action}"):
            encoded.play(action)
    assert str(encoded.view(-2)) == before


def test_a_maze_that_leaves_the_window_is_still_played_with_legal_actions_only() -> None:
    outside = 0
    for number in range(3):
        encoded = Encoded("saboteur2", 2, seed=f"far {number}", options={"rounds": 1})
        while not encoded.is_over:
            legal = encoded.legal_moves()
            actions = encoded.encoded.legal_actions()
            moves = [encoded.move_of(action) for action in actions]
            unnumbered = encoded.encoded.count_unnumbered()
            assert set(moves) <= set(legal)
            assert len(moves) == len(set(moves)) == len(legal) - unnumbered
            assert moves, "there is always an action: passing has one"
            outside += unnumbered
            shafts = [move for move in legal if {"N", "S"} <= set(move.head.partition(".")[0]) and move.cells]
            encoded.encoded.observe(encoded.actor)
            encoded.play_move(max(shafts, key=lambda move: abs(move.cells[0][1])) if shafts else moves[-1])
    assert outside, "no maze left the window, so nothing was tested"


@few_tables
def test_every_number_of_the_action_space_is_a_legal_move_or_refused(table: Table) -> None:
    encoded = Encoded(table.ruleset, table.seats, seed="every number")
    legal = [
        action for action in range(encoded.encoder.actions) if encoded.encoder.code_of(encoded.position, action) >= 0
    ]
    assert legal == encoded.encoded.legal_actions()


def test_an_action_after_the_end_is_refused() -> None:
    encoded = Encoded("base", 3, seed="end", options={"rounds": 1})
    while not encoded.is_over:
        encoded.play(encoded.encoded.legal_actions()[0])
    with pytest.raises(GameOver):
        encoded.play(0)
    assert not any(encoded.encoded.mask())


def test_tables_that_cannot_be_are_refused_by_the_name_of_the_argument() -> None:
    with pytest.raises(DataError, match="no ruleset 'chess'"):
        Encoded("chess", 2)
    with pytest.raises(DataError, match="seats: base is for 3 to 10"):
        Encoded("base", 2)
    with pytest.raises(TypeError, match="seats"):
        Encoded("base", 2.5)  # type: ignore[arg-type]
    with pytest.raises(DataError, match="no option tempo"):
        Encoded("base", 3, options={"tempo": 1})
    with pytest.raises(TypeError, match="options: rounds"):
        Encoded("base", 3, options={"rounds": "two"})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="options is a dict"):
        Encoded("base", 3, options=[1])  # type: ignore[arg-type]


def test_a_window_shows_every_maze_as_a_fresh_one_does_however_many_it_has_seen() -> None:
    rules = rules_for("base", 3)
    maze = rules.opening.copy()
    window = BoardWindow(rules.tables.grid)
    stream = chance("window")
    for _ in range(400):
        maze.look_from(-stream.below(20), -stream.below(20))
        window.look(maze)
        fresh = BoardWindow(rules.tables.grid)
        fresh.look(maze)
        cells = [stream.below(rules.tables.grid.cells) for _ in range(20)]
        assert [window.place(cell) for cell in cells] == [fresh.place(cell) for cell in cells]
    assert len(window.places) < 200 * rules.tables.grid.cells
