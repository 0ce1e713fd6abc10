"""Playing the rounds of some matches, in this process or in several."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from motherlode.arena.match import Match, Played, play_round

__all__ = ["Task", "play_all"]

Task = tuple[Match, list[int]]
"""Some rounds of a match."""

_AHEAD = 2
"""Tasks handed out for each process: one to play and one to go on with."""


def play_all(tasks: Sequence[Task], workers: int) -> Iterator[tuple[Match, list[Played]]]:
    """What came of each task, in the order in which they are done."""
    if workers == 1:
        for match, numbers in tasks:
            yield match, [play_round(match, number) for number in numbers]
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_deafen) as pool:
        waiting = iter(tasks)
        running: dict[Future[list[Played]], Match] = {}
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


def _play(match: Match, numbers: list[int]) -> list[Played]:
    return [play_round(match, number) for number in numbers]


def _deafen() -> None:
    """Ctrl-C is for the one who handed out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
