"""The job queue is fair, and a job that fails or hangs is not retried for ever."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.runtime.jobs import job_queue
from motherlode.server.runtime.jobs.job_queue import JobQueue

Queue = JobQueue[str]


def noted(notes: str, name: str) -> bytes:
    """A job that leaves a note of when it was done."""
    with open(notes, "a", encoding="utf-8") as file:
        file.write(f"{name} ")
    return name.encode()


def failing(notes: str, how: str) -> bytes | RefusalReason:
    """A job that fails in some way, and notes how often it was begun."""
    noted(notes, how)
    if how == "hang":
        time.sleep(60)
    if how == "die":
        os._exit(1)
    if how == "refuse":
        return "bad-record"
    raise ValueError(how)


@asynccontextmanager
async def queue_of(compute: Callable[..., bytes | RefusalReason]) -> AsyncIterator[Queue]:
    queue: Queue = JobQueue(compute, 1_000_000)
    try:
        yield queue
    finally:
        await queue.close()


def fill(queue: Queue, owner: Callable[[int], str], notes: str) -> tuple[int, str]:
    """Start uploads of some owners until one is refused; return how many were not, and why it was."""
    for n in range(99):
        try:
            queue.start(f"{owner(n)} {n}", owner(n), True, notes, f"{owner(n)} {n}")
        except Refused as refused:
            return n, refused.why
    pytest.fail("the queue has no end")


async def until_known(queue: Queue, key: str) -> bytes:
    """Wait for a result."""
    while not isinstance(found := await queue.look_up(key), bytes):
        await asyncio.sleep(0.02)
    return found


async def test_one_address_has_a_few_jobs_and_table_games_come_before_uploads(tmp_path: Path) -> None:
    notes = str(tmp_path / "notes")
    async with queue_of(noted) as queue:
        accepted, why = fill(queue, lambda n: "mean", notes)
        assert why == "too-fast"
        assert 1 <= accepted <= 5
        assert queue.start("table", "honest", False, notes, "table").ahead == 0
        assert fill(queue, lambda n: f"address-{n}", notes)[1] == "try-again"
        assert queue.start("late", "honest", False, notes, "late").ahead == 1, "uploads fill the queue"
        await until_known(queue, f"mean {accepted - 1}")
        done = Path(notes).read_text(encoding="utf-8").split()
        assert done[:4] == ["table", "late", "mean", "0"]


@pytest.mark.parametrize("how", ["raise", "die", "hang", "refuse"])
async def test_a_failed_job_is_not_begun_again_for_those_who_ask_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    notes = tmp_path / "notes"
    async with queue_of(failing) as queue:
        queue.start("first", "one", False, str(tmp_path / "others"), "refuse")
        with pytest.raises(Refused, match="bad-record"):
            await until_known(queue, "first")
        if how == "hang":  # the process runs by now: starting it takes long on a busy machine
            monkeypatch.setattr(job_queue, "_TIME_LIMIT", 5.0)
        queue.start("game", "one", False, str(notes), how)
        refused: list[str] = []
        while len(refused) < 3:
            try:
                if await queue.look_up("game") is None:
                    queue.start("game", "one", False, str(notes), how)
            except Refused as why:
                refused.append(why.why)
            await asyncio.sleep(0.02)
        assert set(refused) == {"bad-record" if how == "refuse" else "try-again"}
        assert notes.read_text(encoding="utf-8").split() == [how], "begun again"
        monkeypatch.undo()
        queue.start("next", "one", False, str(notes), "refuse")
        with pytest.raises(Refused, match="bad-record"):
            await until_known(queue, "next")


async def test_a_job_whose_table_was_deleted_leaves_no_result(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    async with queue_of(noted) as queue:
        queue.start("gone", "one", False, str(notes), "gone")
        queue.start("kept", "one", False, str(notes), "kept")
        while not notes.exists():
            queue.forget(lambda key: key == "gone")
            await asyncio.sleep(0.01)
        await until_known(queue, "kept")
        assert await queue.look_up("gone") is None
