"""However the games of a plan are handed out, the result is the same, also when workers die."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from motherlode import ruleset_names
from motherlode.bots import BOTS
from motherlode.simulate.chunk import play_chunk
from motherlode.simulate.plan import Plan, make_plan
from motherlode.simulate.summary import Summary
from motherlode.simulate.workers import WorkerFailed, play_in_processes
from simulate.running import DeadlyPlan, Simulation, alone, counts


def _total(plan: Plan, workers: int) -> Summary:
    return sum(play_in_processes(plan, plan.chunks(workers), workers), Summary.empty(plan.players))


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_the_command_gives_the_same_with_several_workers_as_with_one(motherlode: Simulation, ruleset: str) -> None:
    words = ("simulate", "--ruleset", ruleset, "--players", "3", "--games", "40", "--seed", "workers")
    assert counts(motherlode.json(*words)) == counts(motherlode.json(*words, "--workers", "2"))


@pytest.mark.parametrize("bot", sorted({*BOTS, "search:rollouts=6"} - {"search"}))
def test_bots_play_the_same_games_in_several_processes_as_in_one(bot: str) -> None:
    plan = make_plan("base", 3, 4, "bots", [bot, "random", bot])
    assert _total(plan, 2) == alone(plan)


def test_chunks_hold_every_game_once_whatever_the_number_of_workers() -> None:
    for games in (1, 7, 250, 1001):
        plan = make_plan("base", 5, games, "chunks", ["random"])
        for workers in (1, 2, 3, 64):
            assert [game for chunk in plan.chunks(workers) for game in chunk] == list(range(games))


def test_chunks_in_any_order_add_up_to_the_same() -> None:
    plan = make_plan("base", 4, 30, "order", ["random"])
    parts = [play_chunk(plan, chunk) for chunk in plan.chunks(2)]
    assert len(parts) > 2
    nothing = Summary.empty(plan.players)
    assert sum(parts, nothing) == sum(reversed(parts), nothing) == alone(plan)


def test_other_seeds_and_other_games_of_a_seed_are_other_games() -> None:
    plan = make_plan("base", 4, 2, "one", ["random"])
    first, second = (play_chunk(plan, [game]) for game in range(2))
    other = play_chunk(make_plan("base", 4, 1, "two", ["random"]), [0])
    assert first != second != other != first


def test_the_games_of_a_killed_worker_are_played_again(tmp_path: Path) -> None:
    plan = make_plan("base", 5, 24, "killed", ["random"])
    deadly = DeadlyPlan(plan.ruleset, plan.bots, plan.games, plan.seed, tmp_path, game=7, times=2)
    assert _total(deadly, 2) == alone(plan)
    assert deadly.deaths() == 2


def test_games_that_kill_every_worker_are_given_up_and_named(tmp_path: Path) -> None:
    deadly = DeadlyPlan("base", ("random",) * 3, 8, "deadly", tmp_path, game=0, times=1000)
    with pytest.raises(WorkerFailed, match="games 0 to 0: 3 workers died"):
        _total(deadly, 1)


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(WorkerFailed, match="there is no bot 'ghost'"):
        _total(Plan("base", ("ghost",) * 3, 4, "ghosts"), 2)


def test_nobody_is_left_behind_when_the_work_is_broken_off() -> None:
    plan = make_plan("base", 5, 64, "broken off", ["random"])
    parts = play_in_processes(plan, plan.chunks(2), 2)
    assert isinstance(next(parts), Summary)
    team = multiprocessing.active_children()
    assert len(team) == 2
    parts.close()
    assert not any(worker.is_alive() for worker in team)
