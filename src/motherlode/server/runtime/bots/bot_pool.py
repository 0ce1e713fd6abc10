"""Bots run in worker processes, so that their thinking never delays a table.

A bot gets its seat's view as one line of notation and the events as that seat saw them: what a person there would
know, and nothing else. It returns its move and its reason, which is logged with the move and secret until the round
ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, Protocol

import structlog

from motherlode import Claim, Utterance, View
from motherlode.bots.time_budget import cheaper_bot, hurried_bot, seconds_of
from motherlode.server.metrics import BOT_QUEUE, CHEAPER_BOT_MOVES, HURRIED_BOT_MOVES
from motherlode.server.runtime.bots.bot_worker import MAX_SESSIONS, BotChoice, BotTask, EventsMissing, choose_move
from motherlode.server.runtime.bots.deadline_queue import DeadlineQueue
from motherlode.server.runtime.jobs.process_pool import ProcessPool

__all__ = ["BotPool", "BotRequest", "MoveRequest", "RemoteChooser"]

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

_RECENT_TALK: Final = 200
"""Claims that a bot is told of: more than are made in a round."""


class MoveRequest(Protocol):
    """A request for a move, with a name for this seat of this game (or nothing)."""

    @property
    def bot(self) -> str:
        """The bot's name."""

    @property
    def session(self) -> str:
        """A name for this seat of this game; empty if there is none."""

    @property
    def line(self) -> str:
        """The view of the bot's seat, in notation."""

    def task(self, bot: str, known: int) -> BotTask:
        """Return the task for a process that has some of the events already."""


class RemoteChooser(Protocol):
    """Bot workers of the cluster."""

    async def choose(self, request: BotRequest, due: float) -> BotChoice | None:
        """Return a move, by the monotonic time ``due`` if possible; None if no worker answers."""


class BotRequest(NamedTuple):
    """A request for a move by the bot of a seat, of which the whole view is here.

    If ``is_after_move``, it asks for what the bot says about it instead.
    """

    bot: str
    view: View
    session: str = ""
    is_after_move: bool = False

    @property
    def line(self) -> str:
        """The view of the bot's seat, in notation."""
        return str(self.view)

    @property
    def recent_talk(self) -> Sequence[Utterance]:
        """The talk that the bot is told of."""
        return self.view.talk[-_RECENT_TALK:]

    def task(self, bot: str, known: int) -> BotTask:
        """Return the task for a process that has some of the events already."""
        events = self.view.events_from(known)
        return BotTask(bot, self.line, events, self.session, known, self.recent_talk, self.is_after_move)


class _Worker:
    """A bot process, and how many events of which session it has."""

    def __init__(self) -> None:
        self.process = ProcessPool(1)
        self.running = 0
        self.known: OrderedDict[str, int] = OrderedDict()

    def remember(self, session: str, known: int) -> None:
        """Note that the process has the events of a session, and forget those that it drops for it."""
        if session:
            self.known.pop(session, None)
            self.known[session] = known
            if len(self.known) > MAX_SESSIONS:
                self.known.popitem(last=False)


class _QueuedRequest:
    """A request in the queue; ``granted`` resolves to the process and the bot that choose."""

    __slots__ = ("granted", "request")

    def __init__(self, request: MoveRequest, granted: asyncio.Future[tuple[_Worker, str]]) -> None:
        self.request = request
        self.granted = granted


class BotPool:
    """Worker processes for bots, with an earliest-deadline-first queue.

    A table has one request at a time, so tables are served fairly. When many requests wait, all get less time, and if
    need be a cheaper bot chooses for a move. That depends on the deadlines of the others and on average costs, never on
    the bot's cards. A seat's requests go to the process that has its bot, unless it is busy and another is not.
    """

    def __init__(self, processes: int = 1) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._waiting: DeadlineQueue[_QueuedRequest] = DeadlineQueue(processes)
        self._costs: dict[tuple[str, str], float] = {}
        """Average thinking time in seconds, by ruleset and bot."""
        self.remote: RemoteChooser | None = None
        """Bot workers, which are asked first if there are any."""

    @property
    def waiting(self) -> int:
        """Number of requests that wait for a process."""
        return len(self._waiting)

    async def choose(self, request: BotRequest, due: float = 0.0) -> BotChoice:
        """Return a move, if possible by the monotonic time ``due``."""
        choice = await self.remote.choose(request, due) if self.remote is not None else None
        return choice if choice is not None else await self.choose_here(request, due)

    async def choose_here(self, request: MoveRequest, due: float) -> BotChoice:
        """Return a move that a process of this pool has chosen.

        If a process dies, another one tries; if the bot itself fails, a random legal move is returned. EventsMissing if
        the request has not all events that are needed.
        """
        for _ in range(_MAX_ATTEMPTS):
            try:
                return await self._choose(request, due)
            except EventsMissing:
                raise
            except BrokenProcessPool:
                _logger.warning("bot process died", bot=request.bot)
            except Exception:
                _logger.exception("bot failed", bot=request.bot)
                break
        random = choose_move(BotTask("random", request.line, ()), secrets.token_bytes(32))
        assert random is not None
        return random

    async def warm_up(self) -> None:
        """Start the worker processes now: tables of another node that are taken over wait for no imports."""
        with contextlib.suppress(BrokenProcessPool):
            await asyncio.gather(*(worker.process.run(time.perf_counter) for worker in self._workers))

    async def speak(self, request: BotRequest) -> Claim | None:
        """Return what a bot says after its move. On a busy server bots are silent: moves come first."""
        if len(self._waiting) or all(worker.running for worker in self._workers):
            return None
        try:
            worker, _ = await self._acquire(request, time.monotonic() + _MIN_NOTICE)
            return (await self._run(worker, request, request.bot)).claim
        except BrokenProcessPool:
            return None
        except Exception:
            _logger.exception("bot failed to speak", bot=request.bot)
            return None

    def close(self) -> None:
        """Stop the worker processes."""
        for worker in self._workers:
            worker.process.close()

    async def _choose(self, request: MoveRequest, due: float) -> BotChoice:
        worker, bot = await self._acquire(request, max(due, time.monotonic() + _MIN_NOTICE))
        choice = await self._run(worker, request, bot)
        self._record_cost(_ruleset(request), bot, choice.seconds)
        return choice

    async def _run(self, worker: _Worker, request: MoveRequest, bot: str) -> BotChoice:
        """Have a process choose: with what is new of a session, or with everything if it has dropped the rest."""
        try:
            task = self._task(worker, request, bot, worker.known.pop(request.session, 0))
            choice = await self._call(worker, task)
            if choice is None:
                worker.running += 1
                task = self._task(worker, request, bot, 0)
                choice = await self._call(worker, task)
        except BrokenProcessPool:
            worker.known.clear()
            raise
        assert choice is not None
        worker.remember(request.session, task.known + len(task.events))
        return choice

    def _task(self, worker: _Worker, request: MoveRequest, bot: str, known: int) -> BotTask:
        try:
            return request.task(bot, known)
        except EventsMissing:
            self._release(worker)
            raise

    async def _call(self, worker: _Worker, task: BotTask) -> BotChoice | None:
        """Run a task; the process counts as busy until it ends, even if the caller is cancelled before that."""
        seed = secrets.token_bytes(32)
        return await worker.process.run(choose_move, task, seed, on_done=lambda: self._release(worker))

    async def _acquire(self, request: MoveRequest, due: float) -> tuple[_Worker, str]:
        """Wait for a free process; return it and the bot that may choose."""
        queued = _QueuedRequest(request, asyncio.get_running_loop().create_future())
        self._waiting.add(due, queued)
        self._dispatch()
        try:
            return await queued.granted
        except asyncio.CancelledError:
            if queued.granted.cancelled():
                self._waiting.discard(queued)
                BOT_QUEUE.set(len(self._waiting))
            else:
                self._release(queued.granted.result()[0])
            raise

    def _dispatch(self) -> None:
        """Grant waiting requests: one per process and one more, so that no process idles between two."""
        while len(self._waiting) and sum(worker.running for worker in self._workers) <= len(self._workers):
            now = time.monotonic()
            on_time, late = self._waiting.share(now), self._waiting.share(now - _MAX_LATENESS)
            queued = self._waiting.pop()
            if not queued.granted.done():
                worker = min(self._workers, key=lambda one: (one.running, queued.request.session not in one.known))
                worker.running += 1
                queued.granted.set_result((worker, self._affordable_bot(queued.request, on_time, late)))
        BOT_QUEUE.set(len(self._waiting))

    def _release(self, worker: _Worker) -> None:
        worker.running -= 1
        self._dispatch()

    def _affordable_bot(self, request: MoveRequest, on_time: float, late: float) -> str:
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
        ruleset = _ruleset(request)
        while self._costs.get((ruleset, bot), 0.0) > late and cheaper_bot(bot) != bot:
            self._costs[ruleset, bot] *= _COST_DECAY
            bot = cheaper_bot(bot)
        CHEAPER_BOT_MOVES.count += bot != request.bot
        return bot

    def _record_cost(self, ruleset: str, bot: str, seconds: float) -> None:
        if not seconds_of(bot.partition(":")[0]):
            average = self._costs.get((ruleset, bot), seconds)
            self._costs[ruleset, bot] = average + _COST_SMOOTHING * (seconds - average)


def _ruleset(request: MoveRequest) -> str:
    return request.line.partition("/")[0]
