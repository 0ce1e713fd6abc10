"""Plays a plan's chunks on a Ray cluster or a local Ray.

Ray plays a chunk again whose worker was killed. Every machine of the cluster needs this package. Ray comes with the
extra ``motherlode[cluster]``.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from motherlode.core.errors import DataError
from motherlode.simulate.chunk import play_chunk
from motherlode.simulate.plan import Plan
from motherlode.simulate.summary import Summary

__all__ = ["LOCAL", "connected", "play_on_ray"]

LOCAL = "local"
"""The address of a Ray that is started for the occasion, and stopped after it."""

_OBJECT_STORE = 80 * 2**20
_PATIENCE = 5.0
_AHEAD = 2
"""Chunks handed out for each processor: one to play and one to go on with."""


@contextmanager
def connected(address: str, workers: int | None) -> Iterator[int]:
    """A connection to Ray while it lasts; gives the number of processors to keep busy."""
    ray = _ray()
    _check_address(address)
    own: dict[str, Any] = {}
    if address == LOCAL:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = {"num_cpus": workers, "object_store_memory": _OBJECT_STORE, "include_dashboard": False}
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False, **own)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise DataError(f"no Ray at {address!r}: {' '.join(str(error).split())}") from None
    try:
        processors = int(ray.cluster_resources().get("CPU", 1))
        yield processors if workers is None else workers
    finally:
        ray.shutdown()


def play_on_ray(plan: Plan, chunks: Iterable[range], processors: int) -> Generator[Summary]:
    """The summary of each chunk, in the order in which they are done."""
    ray = _ray()
    task = ray.remote(max_retries=-1)(play_chunk)
    shared = ray.put(plan)
    waiting = iter(chunks)
    running: list[Any] = []
    try:
        while True:
            while len(running) < processors * _AHEAD and (chunk := next(waiting, None)) is not None:
                running.append(task.remote(shared, chunk))
            if not running:
                return
            done, running = ray.wait(running)
            yield ray.get(done[0])
    finally:
        for reference in running:
            ray.cancel(reference, force=True)


def _check_address(address: str) -> None:
    """Ray itself tries for many minutes where nobody answers."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return
    if not port.isdecimal():
        raise DataError(f"{address!r} is not the address of a Ray cluster; it looks like host:6379")
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise DataError(f"no Ray at {address!r}: {error}") from None


def _ray() -> Any:
    """Ray, imported only when it is asked for, and left unread by the type checker: it is large."""
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise DataError("Ray is not installed; it comes with motherlode[cluster]") from None
