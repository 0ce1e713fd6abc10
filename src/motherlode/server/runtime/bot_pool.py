"""Bots that think in other processes, so that thinking never delays a table.

A bot gets the line of its seat's view and the events as that seat saw them: what a person there would know, and nothing
else goes to its process. Back come its move and its reason, which is kept beside the move until the round is over.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar

import structlog

from motherlode import Event, Stream, View
from motherlode.bots import Reason, decide, make_bot
from motherlode.bots.time_budget import cheaper_bot, hurried_bot, seconds_of
from motherlode.games.registry import family_of
from motherlode.server.domain.log_entries import BotReason
from motherlode.server.metrics import CHEAPER_BOT_MOVES, HURRIED_BOT_MOVES
from motherlode.server.runtime.deadline_queue import DeadlineQueue

__all__ = ["BotChoice", "BotPool", "BotRequest", "choose_move"]

_logger = structlog.get_logger("motherlode.bots")
_Answer = TypeVar("_Answer")


_SHORTEST_NOTICE: Final = 0.9
"""A bot is given so many seconds if nobody else waits, however soon it is to move."""

_LATE_AT_MOST: Final = 2.0
"""By how many seconds bots may be late before they are replaced by ones that play worse than ``belief``."""

_NEW_COUNTS: Final = 0.1
_FORGET: Final = 0.98


class BotRequest(NamedTuple):
    """What a bot is asked: who it is, its view as a line, and the events it saw."""

    bot: str
    line: str
    events: Sequence[Event]

    @property
    def ruleset(self) -> str:
        """Of the game that it plays."""
        return self.line.partition("/")[0]


class BotChoice(NamedTuple):
    """A bot's move, as text, its reason, and how many seconds it thought."""

    move: str
    why: BotReason
    seconds: float = 0.0


def choose_move(thought: BotRequest, chance: bytes) -> BotChoice:
    """What a bot chooses."""
    began = time.perf_counter()
    family = family_of(thought.ruleset)
    position = family.parse(thought.line)
    view = View(family, position, position.viewer, thought.events)
    choice = decide(make_bot(thought.bot), view, view.legal, Stream(chance, "bot"))
    return BotChoice(str(choice.move), _kept(choice.reason), time.perf_counter() - began)


def _kept(reason: Reason) -> BotReason:
    """A reason as it is kept: with no more digits than anyone reads."""
    why: BotReason = {}
    for name, value in reason.items():
        if isinstance(value, str):
            why[name] = value
        else:
            why[name] = [round(each, 3) for each in value] if isinstance(value, tuple) else round(value, 3)
    return why


class _Request:
    """A thought that waits for its turn, and then is told which bot may think it."""

    __slots__ = ("granted", "thought")

    def __init__(self, thought: BotRequest, granted: asyncio.Future[str]) -> None:
        self.thought = thought
        self.granted = granted


class BotPool:
    """Some processes that think. They are started with the first thought.

    A table has one thought at a time, and the one that is due first is next, so tables are served fairly. When many
    wait, all of them get less time, and if need be a cheaper bot chooses for a move. That depends on when the others
    are due and on what moves cost on average, never on what the bot holds.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: Executor | None = None
        self._waiting: DeadlineQueue[_Request] = DeadlineQueue(processes)
        self._running = 0
        self._costs: dict[tuple[str, str], float] = {}
        """By ruleset and bot, how many seconds a thought takes on average."""

    async def choose(self, thought: BotRequest, due: float = 0.0) -> BotChoice:
        """A move, by the monotonic time that it is due if possible. If a process dies over it, another tries; if the
        bot itself fails, any legal move is as good."""
        for _ in range(3):
            try:
                return await self._choose(thought, due)
            except BrokenProcessPool:
                _logger.warning("bot process died", bot=thought.bot)
            except Exception:
                _logger.exception("bot failed", bot=thought.bot)
                break
        return choose_move(BotRequest("random", thought.line, ()), secrets.token_bytes(32))

    async def _choose(self, thought: BotRequest, due: float) -> BotChoice:
        bot = await self._turn(thought, max(due, time.monotonic() + _SHORTEST_NOTICE))
        chosen = await self._submit(self._release, choose_move, thought._replace(bot=bot), secrets.token_bytes(32))
        self._note_cost(thought.ruleset, bot, chosen.seconds)
        return chosen

    async def _turn(self, thought: BotRequest, due: float) -> str:
        """Wait for a free process; which bot is to choose."""
        request = _Request(thought, asyncio.get_running_loop().create_future())
        self._waiting.add(due, request)
        self._grant()
        try:
            return await request.granted
        except asyncio.CancelledError:
            if request.granted.cancelled():
                self._waiting.discard(request)
            else:
                self._release()
            raise

    def _grant(self) -> None:
        """Let thoughts begin: one for each process, and one more, so that none is idle until we hear of its end."""
        while len(self._waiting) and self._running <= self._processes:
            now = time.monotonic()
            on_time, late = self._waiting.share(now), self._waiting.share(now - _LATE_AT_MOST)
            request = self._waiting.pop()
            if not request.granted.done():
                self._running += 1
                request.granted.set_result(self._bot_within(request.thought, on_time, late))

    def _release(self) -> None:
        self._running -= 1
        self._grant()

    def _bot_within(self, thought: BotRequest, on_time: float, late: float) -> str:
        """The bot of a thought, or the best below it: one that thinks by the clock if it can keep everyone on time, any
        other if nobody is late by more than is allowed."""
        bot = thought.bot
        if seconds_of(bot):
            hurried = hurried_bot(bot, on_time)
            if hurried:
                HURRIED_BOT_MOVES.count += hurried != bot
                return hurried
            bot = cheaper_bot(bot)
        while self._costs.get((thought.ruleset, bot), 0.0) > late and cheaper_bot(bot) != bot:
            self._costs[thought.ruleset, bot] *= _FORGET  # so that it is tried again, if it is not that costly any more
            bot = cheaper_bot(bot)
        CHEAPER_BOT_MOVES.count += bot != thought.bot
        return bot

    def _note_cost(self, ruleset: str, bot: str, seconds: float) -> None:
        if not seconds_of(bot.partition(":")[0]):
            average = self._costs.get((ruleset, bot), seconds)
            self._costs[ruleset, bot] = average + _NEW_COUNTS * (seconds - average)

    async def work(self, work: Callable[..., _Answer], *given: object) -> _Answer:
        """Any work that is better done in another process. If that one dies over it, the next work gets a new one."""
        return await self._submit(lambda: None, work, *given)

    async def _submit(self, ended: Callable[[], None], work: Callable[..., _Answer], *given: object) -> _Answer:
        """Do work in a process; ``ended`` is called when that one is free, though nobody may wait for it any more."""
        loop = asyncio.get_running_loop()
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_set_up_process)
        pool = self._pool
        try:
            try:
                job = pool.submit(work, *given)
            except BrokenProcessPool:
                ended()
                raise
            job.add_done_callback(lambda _: _call(loop, ended))
            return await asyncio.wrap_future(job)
        except BrokenProcessPool:
            if self._pool is pool:  # others waited for it too, and one may have a new pool already
                self._pool = None
            raise

    def stop(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _call(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
        loop.call_soon_threadsafe(call)


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
