"""Bots that think in other processes, so that thinking never delays a table.

A bot gets the line of its seat's view and the events as that seat saw them: what a person there would know, and nothing
else goes to its process. Back come its move and its reason, which is kept beside the move until the round is over.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

import structlog

from motherlode import Event, Stream, View
from motherlode.bots import Reason, decide, make_bot
from motherlode.families import family_of
from motherlode.server.log import Why

__all__ = ["Chosen", "Thinker", "Thought", "think"]

_logger = structlog.get_logger("motherlode.bots")
_Answer = TypeVar("_Answer")


class Thought(NamedTuple):
    """What a bot is asked: who it is, its view as a line, and the events it saw."""

    bot: str
    line: str
    events: Sequence[Event]


class Chosen(NamedTuple):
    """A bot's move, as text, and its reason."""

    move: str
    why: Why


def think(thought: Thought, chance: bytes) -> Chosen:
    """What a bot chooses."""
    family = family_of(thought.line.partition("/")[0])
    position = family.parse(thought.line)
    view = View(family, position, position.viewer, thought.events)
    choice = decide(make_bot(thought.bot), view, view.legal, Stream(chance, "bot"))
    return Chosen(str(choice.move), _kept(choice.reason))


def _kept(reason: Reason) -> Why:
    """A reason as it is kept: with no more digits than anyone reads."""
    why: Why = {}
    for name, value in reason.items():
        if isinstance(value, str):
            why[name] = value
        else:
            why[name] = [round(each, 3) for each in value] if isinstance(value, tuple) else round(value, 3)
    return why


class Thinker:
    """Some processes that think. They are started with the first thought."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    async def choose(self, thought: Thought) -> Chosen:
        """A move. If a process dies over it, another tries; if the bot itself fails, any legal move is as good."""
        for _ in range(3):
            try:
                return await self.work(think, thought, secrets.token_bytes(32))
            except BrokenProcessPool:
                _logger.warning("bot process died", bot=thought.bot)
            except Exception:
                _logger.exception("bot failed", bot=thought.bot)
                break
        return think(Thought("random", thought.line, ()), secrets.token_bytes(32))

    async def work(self, work: Callable[..., _Answer], *given: object) -> _Answer:
        """Any work that is better done in another process. If that one dies over it, the next work gets a new one."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_set_up_process)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:  # others waited for it too, and one may have a new pool already
                self._pool = None
            raise

    def stop(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _set_up_process() -> None:
    """Ctrl-C reaches the whole group of processes, but the server says when these stop: or by its own end, however that
    comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
