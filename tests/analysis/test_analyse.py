"""Reports of finished games: complete, repeatable, based on what was inferable, and correct."""

from __future__ import annotations

import msgspec
import pytest

from motherlode import Game, Move, Record, Stream, record_of, replay, ruleset_names
from motherlode.analysis import ANALYSER_VERSION, Report, analyse
from motherlode.analysis.analyser import MAX_FULL_MOVES, effort_for
from motherlode.analysis.report import KeyMove
from motherlode.bots import make_bot
from motherlode.bots.belief_timeline import beliefs_of
from motherlode.core.chance.random_stream import key_of
from motherlode.core.errors import RecordError
from motherlode.core.visibility import SPECTATOR
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.analysis.miners import MinersAnalyser
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

EFFORT = 0.05
"""A few worlds are enough to see that all is there; the numbers are noise."""


ROUNDS = {"base": 1, "base-classic": 1, "saboteur2": 2, "lost-mines": 1}
"""A game of two rounds is enough to see that they are told apart; all are slow where nothing is compiled."""


def played(ruleset: str, seed: str = "analysed") -> Record:
    """A short game among bots."""
    seats = engine_of(ruleset).seats[ruleset][0]
    game = Game(ruleset, seats, seed=seed, rounds=ROUNDS[ruleset])
    bots = [make_bot("greedy") for _ in range(seats)]
    while not game.over:
        view = game.view(game.actor)
        game.play(bots[view.viewer].choose(view, view.legal, Stream(key_of(seed), "bot", len(game.history))))
    return record_of(game)


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_report_covers_every_step_round_and_player_by_what_could_be_known(ruleset: str) -> None:
    record = played(ruleset)
    report = analyse(record, effort=EFFORT)
    steps, rounds = len(record.moves) + 1, ROUNDS[ruleset]
    assert report.version == ANALYSER_VERSION
    assert len(report.forecast) == len(report.suspicion) == steps
    assert [each.number for each in report.rounds] == list(range(1, rounds + 1))
    assert report.rounds[0].first == 1
    assert all(each.first <= each.last < steps and len(each.roles) == report.seats for each in report.rounds)
    assert [each.seat for each in report.players] == list(range(report.seats))
    assert all(len(each.exposure) == rounds for each in report.players)
    _check_findings(record, report)
    _check_suspicion(record, report)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def _check_findings(record: Record, report: Report) -> None:
    """Every finding names a step at which its seat made that move."""
    game = replay(record)
    best = [move for player in report.players for move in (player.best, player.costliest) if move is not None]
    found: list[KeyMove] = [*report.turning_points, *best]
    assert found
    for each in found:
        assert game.history[each.step - 1] == (each.seat, Move.parse(each.move))
        assert bool(each.better) == (each.gain < 0)
    assert [each.step for each in report.turning_points] == sorted(each.step for each in report.turning_points)


def _check_suspicion(record: Record, report: Report) -> None:
    """While a round runs, suspicion is what a spectator could believe."""
    beliefs = beliefs_of(record, SPECTATOR)
    for span in report.rounds:
        for step in range(span.first, span.last):
            assert report.suspicion[step] == pytest.approx(list(beliefs[step].saboteurs), abs=0.001)
        if report.unit == "chance":
            assert report.forecast[span.last] == [float(bool(span.reached))]


def test_the_same_record_gives_the_same_report_and_progress_counts_the_moves() -> None:
    record = played("lost-mines", "again")
    told: list[tuple[int, int]] = []
    assert analyse(record) == analyse(record, lambda done, total: told.append((done, total)))
    assert told == [(number, len(record.moves)) for number in range(1, len(record.moves) + 1)]


def test_a_game_that_runs_is_not_analysed() -> None:
    game = Game("base", 3, seed="running")
    game.play(game.legal[0])
    with pytest.raises(RecordError, match="finished"):
        analyse(record_of(game))


def test_a_lie_is_told_from_a_true_claim_and_its_effect_is_measured() -> None:
    seed = "liar"
    game = Game("saboteur2", 4, seed=seed, rounds=1)
    goals = {goal.cell: goal.name for goal in game.truth_as(TunnelsSnapshot).goals}
    treasure = next(cell for cell, name in goals.items() if name == "treasure")
    stone = next(cell for cell in goals if cell != treasure)
    said = 0
    while not game.over:
        seat = game.actor
        move = next((each for each in game.legal if each.head == "map"), game.legal[-1])
        game.play(move)
        if move.head == "map" and not game.over and not said:
            game.say(seat, f"treasure-at {stone[0]},{stone[1]}")
            game.say(seat, f"treasure-at {treasure[0]},{treasure[1]}")
            said = len(game.history)
    lie, truth = analyse(record_of(game), effort=EFFORT).claims
    assert (lie.step, lie.is_true, truth.is_true) == (said, False, True)
    assert lie.after > lie.before
    assert truth.before < lie.before


def test_the_samples_of_a_game_are_bounded_however_long_it_is() -> None:
    full = MinersAnalyser(5, 1.0)
    assert effort_for(30) == effort_for(MAX_FULL_MOVES) == 1.0
    for moves in range(MAX_FULL_MOVES, 1_500):
        analyser = MinersAnalyser(5, effort_for(moves))
        assert moves * analyser._forecast_worlds <= 1.2 * MAX_FULL_MOVES * full._forecast_worlds
        assert moves * analyser._move_worlds <= 1.2 * MAX_FULL_MOVES * full._move_worlds, moves
