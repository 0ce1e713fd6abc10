"""Plays a plan's chunks in several processes.

A worker that dies is replaced, and its chunk is played again.
Compiled code holds the interpreter's lock, so threads would not help. Workers are started afresh (``spawn``), as every
platform can, and ignore Ctrl-C: the parent process handles it.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from motherlode.simulate.chunk import play_chunk
from motherlode.simulate.plan import Plan
from motherlode.simulate.summary import Summary

__all__ = ["WorkerFailed", "play_in_processes"]

_MOST_DEATHS = 3
"""The number of workers that may die playing a chunk before the run fails."""


class WorkerFailed(RuntimeError):
    """A worker could not play its games."""


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Connection[range, Summary | str]
    chunk: range = range(0)


def play_in_processes(plan: Plan, chunks: Iterable[range], workers: int) -> Generator[Summary]:
    """The summary of each chunk, in the order in which they are done."""
    waiting = iter(chunks)
    again: list[range] = []
    deaths: dict[range, int] = {}
    team: list[_Worker] = []
    try:
        while len(team) < min(workers, plan.games):
            team.append(_start_worker(plan))
        busy = [worker for worker in team if _assign_chunk(worker, again, waiting)]
        while busy:
            for pipe in wait([worker.pipe for worker in busy]):
                worker = next(one for one in busy if one.pipe is pipe)
                busy.remove(worker)
                answer = _answer(worker)
                if answer is None:
                    team.remove(worker)
                    again.append(_survived(worker.chunk, deaths))
                    team.append(worker := _start_worker(plan))
                if _assign_chunk(worker, again, waiting):
                    busy.append(worker)
                if answer is not None:
                    yield answer
    finally:
        for worker in team:
            worker.process.kill()
            worker.process.join()
            worker.pipe.close()


def _start_worker(plan: Plan) -> _Worker:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(plan, theirs), daemon=True)
    with _interrupts_blocked():
        process.start()
    theirs.close()
    return _Worker(process, ours)


def _serve(plan: Plan, pipe: Connection[Summary | str, range]) -> None:
    """Worker loop: play chunks until the pipe closes."""
    try:
        while True:
            chunk = pipe.recv()
            try:
                pipe.send(play_chunk(plan, chunk))
            except Exception:
                pipe.send(traceback.format_exc())
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _assign_chunk(worker: _Worker, again: list[range], waiting: Iterator[range]) -> bool:
    """Send a worker the next chunk; return whether there was one."""
    chunk = again.pop() if again else next(waiting, None)
    if chunk is None:
        return False
    worker.chunk = chunk
    with suppress(BrokenPipeError, ConnectionResetError):  # if it died, reading from it raises EOFError
        worker.pipe.send(chunk)
    return True


def _answer(worker: _Worker) -> Summary | None:
    """The summary of a worker's chunk; None if the worker died while playing it."""
    try:
        answer = worker.pipe.recv()
    except (EOFError, ConnectionResetError):
        worker.process.join()
        worker.pipe.close()
        return None
    if isinstance(answer, str):
        raise WorkerFailed(f"games {worker.chunk.start} to {worker.chunk.stop - 1}: {answer}")
    return answer


def _survived(chunk: range, deaths: dict[range, int]) -> range:
    deaths[chunk] = deaths.get(chunk, 0) + 1
    if deaths[chunk] == _MOST_DEATHS:
        raise WorkerFailed(f"games {chunk.start} to {chunk.stop - 1}: {_MOST_DEATHS} workers died playing them")
    return chunk


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Start processes with SIGINT blocked: they never see it, and this process handles it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
