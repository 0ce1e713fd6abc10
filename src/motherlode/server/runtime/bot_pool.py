"""Bots run in worker processes, so that their thinking never delays a table.

A bot gets its seat's view as one line of notation and the events as that seat saw them: what a person there would
know, and nothing else. It returns its move and its reason, which is logged with the move and secret until the round
ends.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

import structlog

from motherlode import Event, Stream, View
from motherlode.bots import Reason, decide, make_bot
from motherlode.bots.time_budget import cheaper_bot, hurried_bot, seconds_of
from motherlode.games.registry import engine_of
from motherlode.server.domain.log_entries import BotReason
from motherlode.server.metrics import CHEAPER_BOT_MOVES, HURRIED_BOT_MOVES
from motherlode.server.runtime.deadline_queue import DeadlineQueue
from motherlode.server.runtime.process_pool import ProcessPool

__all__ = ["BotChoice", "BotPool", "BotRequest", "choose_move"]

_logger = structlog.get_logger("motherlode.bots")

_MIN_NOTICE: Final = 0.9
"""Seconds a bot gets at least if no other request waits, however soon its move is due."""

_MAX_LATENESS: Final = 2.0
"""Seconds by which bots may be late before weaker bots than ``belief`` replace them."""

_COST_SMOOTHING: Final = 0.1
"""Weight of a new measurement in the moving average of a bot's thinking time."""
_COST_DECAY: Final = 0.98
"""Factor by which the average cost of a skipped bot decays, so that the bot is tried again eventually."""

_MAX_ATTEMPTS: Final = 3


class BotRequest(NamedTuple):
    """A request for a move: the bot's name, its view as a line of notation, and the events its seat saw."""

    bot: str
    line: str
    events: Sequence[Event]

    @property
    def ruleset(self) -> str:
        """The ruleset of the game."""
        return self.line.partition("/")[0]


class BotChoice(NamedTuple):
    """A bot's move as text, its reason, and its thinking time in seconds."""

    move: str
    why: BotReason
    seconds: float = 0.0


def choose_move(request: BotRequest, seed: bytes) -> BotChoice:
    """Run the bot of a request in this process."""
    began = time.perf_counter()
    engine = engine_of(request.ruleset)
    position = engine.parse(request.line)
    view = View(engine, position, position.viewer, request.events)
    choice = decide(make_bot(request.bot), view, view.legal, Stream(seed, "bot"))
    return BotChoice(str(choice.move), _rounded(choice.reason), time.perf_counter() - began)


def _rounded(reason: Reason) -> BotReason:
    """Return a reason as it is logged: with three decimals."""
    why: BotReason = {}
    for name, value in reason.items():
        if isinstance(value, str):
            why[name] = value
        else:
            why[name] = [round(each, 3) for each in value] if isinstance(value, tuple) else round(value, 3)
    return why


class _QueuedRequest:
    """A request in the queue; ``granted`` resolves to the bot that may choose when a process is free."""

    __slots__ = ("granted", "request")

    def __init__(self, request: BotRequest, granted: asyncio.Future[str]) -> None:
        self.request = request
        self.granted = granted


class BotPool:
    """Worker processes for bots, with an earliest-deadline-first queue.

    A table has one request at a time, so tables are served fairly. When many requests wait, all get less time, and if
    need be a cheaper bot chooses for a move. That depends on the deadlines of the others and on average costs, never on
    the bot's cards.
    """

    def __init__(self, processes: int = 1) -> None:
        self._pool = ProcessPool(processes)
        self._waiting: DeadlineQueue[_QueuedRequest] = DeadlineQueue(processes)
        self._running = 0
        self._costs: dict[tuple[str, str], float] = {}
        """Average thinking time in seconds, by ruleset and bot."""

    async def choose(self, request: BotRequest, due: float = 0.0) -> BotChoice:
        """Return a move, if possible by the monotonic time ``due``.

        If a process dies, another one tries; if the bot itself fails, a random legal move is returned.
        """
        for _ in range(_MAX_ATTEMPTS):
            try:
                return await self._choose(request, due)
            except BrokenProcessPool:
                _logger.warning("bot process died", bot=request.bot)
            except Exception:
                _logger.exception("bot failed", bot=request.bot)
                break
        return choose_move(BotRequest("random", request.line, ()), secrets.token_bytes(32))

    def close(self) -> None:
        """Stop the worker processes."""
        self._pool.close()

    async def _choose(self, request: BotRequest, due: float) -> BotChoice:
        bot = await self._acquire(request, max(due, time.monotonic() + _MIN_NOTICE))
        granted = request._replace(bot=bot)
        choice = await self._pool.run(choose_move, granted, secrets.token_bytes(32), on_done=self._release)
        self._record_cost(request.ruleset, bot, choice.seconds)
        return choice

    async def _acquire(self, request: BotRequest, due: float) -> str:
        """Wait for a free process; return the bot that may choose."""
        queued = _QueuedRequest(request, asyncio.get_running_loop().create_future())
        self._waiting.add(due, queued)
        self._dispatch()
        try:
            return await queued.granted
        except asyncio.CancelledError:
            if queued.granted.cancelled():
                self._waiting.discard(queued)
            else:
                self._release()
            raise

    def _dispatch(self) -> None:
        """Grant waiting requests: one per process and one more, so that no process idles between two."""
        while len(self._waiting) and self._running <= self._pool.processes:
            now = time.monotonic()
            on_time, late = self._waiting.share(now), self._waiting.share(now - _MAX_LATENESS)
            queued = self._waiting.pop()
            if not queued.granted.done():
                self._running += 1
                queued.granted.set_result(self._affordable_bot(queued.request, on_time, late))

    def _release(self) -> None:
        self._running -= 1
        self._dispatch()

    def _affordable_bot(self, request: BotRequest, on_time: float, late: float) -> str:
        """Return the requested bot, or the best cheaper one.

        A bot with a time budget must keep all requests on time; any other must keep them within the allowed lateness.
        """
        bot = request.bot
        if seconds_of(bot):
            hurried = hurried_bot(bot, on_time)
            if hurried:
                HURRIED_BOT_MOVES.count += hurried != bot
                return hurried
            bot = cheaper_bot(bot)
        while self._costs.get((request.ruleset, bot), 0.0) > late and cheaper_bot(bot) != bot:
            self._costs[request.ruleset, bot] *= _COST_DECAY
            bot = cheaper_bot(bot)
        CHEAPER_BOT_MOVES.count += bot != request.bot
        return bot

    def _record_cost(self, ruleset: str, bot: str, seconds: float) -> None:
        if not seconds_of(bot.partition(":")[0]):
            average = self._costs.get((ruleset, bot), seconds)
            self._costs[ruleset, bot] = average + _COST_SMOOTHING * (seconds - average)
