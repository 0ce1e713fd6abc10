"""Analyses on the server: only of finished games, with progress, kept in the store, and bounded."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode import Game, print_record, record_of
from motherlode.analysis import ANALYSER_VERSION
from motherlode.server.domain.refusals import Refused
from motherlode.server.runtime.jobs import job_queue
from motherlode.server.runtime.jobs.analysis_queue import AnalysisQueue
from motherlode.server.store import Store, open_store
from server.client import http, serving, table_of

QUICK = "lost-mines"
"""A game that is analysed without rollouts."""


def finished(seed: str = "analysed") -> str:
    game = Game(QUICK, 3, seed=seed, rounds=1)
    while not game.over:
        game.play(game.legal[-1])
    return print_record(record_of(game))


async def until_done(address: str, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """Ask until the analysis is done; check what is told on the way."""
    progress = 0.0
    while True:
        answer = await http(address, method, path, body)
        assert answer.status_code == 200, answer.text
        status: dict[str, Any] = answer.json()
        assert status["state"] in ("waiting", "running", "done")
        assert progress <= status.get("progress", 0.0) <= 1 or status["state"] == "waiting"
        if status["state"] == "done":
            return status
        assert "report" not in status
        progress = status.get("progress", 0.0)
        await asyncio.sleep(0.05)


async def test_a_running_game_is_analysed_for_nobody_and_a_finished_one_is_kept(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    async with serving(store) as (address, _):
        table, people = await table_of(address, 3, QUICK, 3, options={"rounds": 1})
        await people[0].done("start", table)
        path = f"/api/tables/{table}/games/0/analysis"
        refused = await http(address, "GET", path)
        assert (refused.status_code, refused.json()["why"]) == (409, "not-now")
        await asyncio.gather(*(each.play_on(table, random.Random(1)) for each in people))
        status = await until_done(address, "GET", path)
        assert status["report"]["ruleset"] == QUICK
        for each in people:
            await each.close()
    async with serving(store) as (address, _):  # at once: it is in the store
        again = (await http(address, "GET", path)).json()
        assert again == status


async def test_an_uploaded_record_is_analysed_and_an_unfinished_one_refused(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        status = await until_done(address, "POST", "/api/analyses", {"record": finished()})
        assert len(status["report"]["players"]) == 3
        game = Game(QUICK, 3, seed="running")
        for body in (print_record(record_of(game)), "no record"):
            answer = await _after_waiting(address, {"record": body})
            assert (answer.status_code, answer.json()["why"]) == (400, "bad-record")


async def _after_waiting(address: str, body: Any) -> httpx.Response:
    while True:
        answer = await http(address, "POST", "/api/analyses", body)
        if answer.status_code != 200:
            return answer
        assert answer.json()["state"] != "done"
        await asyncio.sleep(0.05)


async def test_the_queue_is_bounded_and_an_analysis_is_done_once_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "_MAX_QUEUED", 2)
    store = await open_store(str(tmp_path / "tables.sqlite"))
    queue = AnalysisQueue(store)
    try:
        record = finished()
        assert await queue.look_up(("a", 0)) is None
        queue.start(("a", 0), "one", False, record)
        queue.start(("a", 0), "one", False, record)
        assert queue.start(("b", 0), "one", False, record).ahead == 1
        with pytest.raises(Refused, match="try-again"):
            queue.start(("c", 0), "two", False, record)
        for name in ("a", "b"):
            while not isinstance(await queue.look_up((name, 0)), bytes):
                await asyncio.sleep(0.02)
        assert await store.analysis("a", 0, ANALYSER_VERSION)
    finally:
        await queue.close()
        await store.close()


async def test_the_store_keeps_the_newest_analyses_of_this_version(
    store_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("sqlite", "postgres"):
        monkeypatch.setattr(f"motherlode.server.store.{kind}.MAX_ANALYSES", 3)
    store: Store = await open_store(store_address)
    try:
        for number in range(5):
            await store.keep_analysis("t", number, 1, b"report %d" % number)
        assert [await store.analysis("t", number, 1) for number in range(5)] == [
            None,
            None,
            b"report 2",
            b"report 3",
            b"report 4",
        ]
        assert await store.analysis("t", 4, 2) is None, "a newer analyser computes it again"
        await store.keep_analysis("t", 4, 2, b"newer")
        assert await store.analysis("t", 4, 2) == b"newer"
        assert await store.analysis("t", 4, 1) is None
    finally:
        await store.close()
