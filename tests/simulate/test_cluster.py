"""A local Ray of two workers gives one process's results, also when a worker is killed."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.simulate.cluster import LOCAL, connected, play_on_ray
from motherlode.simulate.plan import Plan, make_plan
from motherlode.simulate.summary import Summary
from simulate import running
from simulate.running import COMMAND, DeadlyPlan, alone


@pytest.fixture(scope="module")
def processors() -> Iterator[int]:
    """A local Ray; it need not find the module of these tests."""
    from ray import cloudpickle  # not at the top: every process of a run collects all tests

    cloudpickle.register_pickle_by_value(running)  # type: ignore[no-untyped-call]
    with connected(LOCAL, 2) as found:
        yield found


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Games enough for several chunks a worker."""
    return make_plan("base", 5, 24, "ray", ["random"])


def _total(plan: Plan, processors: int) -> Summary:
    return sum(play_on_ray(plan, plan.chunks(processors), processors), Summary.empty(plan.players))


def test_the_games_of_a_killed_worker_are_played_again(processors: int, plan: Plan, tmp_path: Path) -> None:
    assert processors == 2
    deadly = DeadlyPlan(plan.ruleset, plan.bots, plan.games, plan.seed, tmp_path, game=7, times=2)
    assert _total(deadly, processors) == alone(plan)
    assert deadly.deaths() == 2


@pytest.mark.usefixtures("processors")
def test_the_command_plays_on_the_cluster_at_an_address(plan: Plan) -> None:
    import ray

    address = ray.get_runtime_context().gcs_address
    words = ("simulate", "--games", str(plan.games), "--seed", plan.seed, "--ray", address, "--json")
    ran = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=True)
    told = json.loads(ran.stdout)
    expected = alone(plan).as_json()
    assert {key: told[key] for key in expected} == expected
    assert told["complete"] is True
