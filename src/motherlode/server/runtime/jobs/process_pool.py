"""A pool of worker processes that are started on first use and end with the server."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

__all__ = ["ProcessPool"]

_Result = TypeVar("_Result")


class ProcessPool:
    """Runs functions in worker processes. If one dies, pending calls raise BrokenProcessPool.

    Each process calls ``set_up``, if given, when it starts.
    """

    def __init__(self, processes: int, set_up: Callable[..., None] | None = None, *args: object) -> None:
        self.processes = processes
        self._set_up = (set_up, args)
        self._executor: ProcessPoolExecutor | None = None

    async def run(
        self, function: Callable[..., _Result], *args: object, on_done: Callable[[], None] | None = None
    ) -> _Result:
        """Return the result of a function run in a worker process.

        ``on_done`` is called when the process is free again, even if the caller was cancelled before that.
        """
        loop = asyncio.get_running_loop()
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self.processes, mp_context=spawn, initializer=partial(_set_up_worker, *self._set_up)
            )
        executor = self._executor
        try:
            try:
                job = executor.submit(function, *args)
            except Exception:  # also if no process can be started
                if on_done is not None:
                    on_done()
                raise
            if on_done is not None:
                job.add_done_callback(lambda _: _call_soon(loop, on_done))
            return await asyncio.wrap_future(job)
        except BrokenProcessPool:
            if self._executor is executor:  # another caller may have replaced it already
                self._executor = None
            raise

    def close(self) -> None:
        """Stop the worker processes. Queued jobs are cancelled, and running ones are of no use to anyone."""
        if self._executor is not None:
            processes = list((self._executor._processes or {}).values())
            self._executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:  # else the server would wait for them when it exits
                process.kill()
            self._executor = None


def _call_soon(loop: asyncio.AbstractEventLoop, callback: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is waiting
        loop.call_soon_threadsafe(callback)


def _set_up_worker(set_up: Callable[..., None] | None, args: tuple[object, ...]) -> None:
    """Ignore Ctrl-C, which reaches the whole process group, and exit with the server, even if killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_server, daemon=True).start()
    if set_up is not None:
        set_up(*args)


def _exit_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
