"""One thread that does jobs in their order, for an event loop that must not wait. Of asyncio's own way, with a pool and
a future on either side, the waking alone costs more than a small commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

__all__ = ["Clerk"]

T = TypeVar("T")


class Clerk:
    """A thread of its own, until it is dismissed."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have something done after all that was asked for before."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, done))
        return done

    def dismiss(self) -> None:
        """Let the thread end, once everything is done."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            work, done = job
            try:
                answer = work()
            except Exception as error:
                self._loop.call_soon_threadsafe(_fail, done, error)
            else:
                self._loop.call_soon_threadsafe(_settle, done, answer)


def _settle(done: asyncio.Future[Any], answer: Any) -> None:
    if not done.done():
        done.set_result(answer)


def _fail(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
