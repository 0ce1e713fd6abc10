"""Runs the rounds of matches, in this process or in several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from motherlode.arena.match import Match, RoundResult, play_round

__all__ = ["Task", "run_tasks"]

Task = tuple[Match, list[int]]
"""Some rounds of a match."""

_AHEAD = 2
"""Tasks submitted per process: one running and one waiting."""


def run_tasks(tasks: Sequence[Task], workers: int) -> Iterator[tuple[Match, list[RoundResult]]]:
    """Yield the results of each task as it finishes."""
    if workers == 1:
        for match, numbers in tasks:
            yield match, [play_round(match, number) for number in numbers]
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupt) as pool:
        waiting = iter(tasks)
        running: dict[Future[list[RoundResult]], Match] = {}
        try:
            while True:
                while len(running) < workers * _AHEAD and (task := next(waiting, None)) is not None:
                    running[pool.submit(_play, *task)] = task[0]
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(match: Match, numbers: list[int]) -> list[RoundResult]:
    return [play_round(match, number) for number in numbers]


def _ignore_interrupt() -> None:
    """Leave Ctrl-C to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
