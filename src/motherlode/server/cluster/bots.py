"""Bot workers: processes that choose moves for all nodes, from what the bot's seat sees."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

import structlog

from motherlode import Claim, Utterance
from motherlode.server.cluster.bus import Bus
from motherlode.server.cluster.messages import AnyNodeMessage, BotAnswer, BotQuestion, Heartbeat, NodeMessage
from motherlode.server.metrics import BOT_MOVES_BY_WORKERS
from motherlode.server.projections.entries import decode_event, event_to_dict
from motherlode.server.runtime.bots.bot_pool import BotPool, BotRequest
from motherlode.server.runtime.bots.bot_worker import BotChoice, BotTask, EventsMissing

__all__ = ["BotWorker", "RemoteBots"]

_logger = structlog.get_logger("motherlode.worker")

_HEARTBEAT: Final = 0.5
_SILENCE: Final = 1.6
"""Seconds without a heartbeat after which a worker is not asked any more."""
_PATIENCE: Final = 4.0
"""Seconds after a move was due at which a worker's answer is not awaited any more."""
_MAX_SESSIONS: Final = 8_192
"""Seats of which a node remembers the worker."""
_MAX_WAITING: Final = 10_000
"""Questions that may wait at one worker; more are not answered, and the nodes choose themselves."""


class _Known(NamedTuple):
    """The worker that has the bot of a seat, and how many events it has."""

    worker: str
    events: int


class _WorkerLoad:
    """A worker, as a node knows it."""

    def __init__(self) -> None:
        self.heard_at = 0.0
        self.processes = 1
        self.queue = 0
        self.asked = 0
        """Questions of this node that it has not answered."""

    @property
    def load(self) -> float:
        """Requests per process."""
        return (self.queue + self.asked) / self.processes


class RemoteBots:
    """Asks bot workers for moves."""

    def __init__(self, node: str, post: Callable[[str, NodeMessage], None]) -> None:
        self._node = node
        self._post = post
        self._numbers = count()
        self._workers: dict[str, _WorkerLoad] = {}
        self._sessions: OrderedDict[str, _Known] = OrderedDict()
        self._waiting: dict[int, asyncio.Future[BotAnswer]] = {}

    def heard(self, message: Heartbeat) -> None:
        """Note that a worker is there."""
        worker = self._workers.setdefault(message.sender, _WorkerLoad())
        worker.heard_at, worker.processes, worker.queue = time.monotonic(), message.processes, message.queue
        if message.leaving:
            del self._workers[message.sender]

    def handle(self, answer: BotAnswer) -> None:
        """Take the answer to a question."""
        waiting = self._waiting.get(answer.number)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def choose(self, request: BotRequest, due: float) -> BotChoice | None:
        """Return a move chosen by a worker; None if there is none, or if it does not answer."""
        name = self._worker_for(request.session)
        if not name:
            return None
        known = self._sessions.pop(request.session, _Known("", 0))
        answer = await self._ask(name, request, due, known.events if known.worker == name else 0)
        if answer is not None and not answer.move:
            answer = await self._ask(name, request, due, 0)  # it has dropped the seat, or is new
        if answer is None or not answer.move:
            return None
        if request.session:
            self._sessions[request.session] = _Known(name, len(request.view.events_from(0)))
            if len(self._sessions) > _MAX_SESSIONS:
                self._sessions.popitem(last=False)
        BOT_MOVES_BY_WORKERS.count += 1
        return BotChoice(answer.move, answer.why, answer.seconds)

    def _worker_for(self, session: str) -> str:
        """Return the least busy worker, preferring the one that has the seat's bot; empty if none."""
        alive = time.monotonic() - _SILENCE
        for name in [name for name, worker in self._workers.items() if worker.heard_at < alive]:
            del self._workers[name]
        if not self._workers:
            return ""
        known = self._sessions.get(session)
        best = min(self._workers, key=lambda name: self._workers[name].load)
        if known is not None and known.worker in self._workers:
            is_near = self._workers[known.worker].load <= self._workers[best].load + 1.0
            return known.worker if is_near else best
        return best

    async def _ask(self, name: str, request: BotRequest, due: float, known: int) -> BotAnswer | None:
        number = next(self._numbers)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        worker = self._workers.get(name, _WorkerLoad())
        worker.asked += 1
        seconds = due - time.monotonic()
        events = [event_to_dict(event) for event in request.view.events_from(known)]
        talk = [(spoken.seat, str(spoken.claim), spoken.moves, spoken.events) for spoken in request.recent_talk]
        session = f"{self._node}/{request.session}"
        question = BotQuestion(self._node, number, request.bot, request.line, events, session, known, seconds, talk)
        try:
            self._post(name, question)
            return await asyncio.wait_for(waiting, max(seconds, 0.0) + _PATIENCE)
        except TimeoutError:
            self._workers.pop(name, None)
            return None
        finally:
            worker.asked -= 1
            del self._waiting[number]


class _ForwardedRequest(NamedTuple):
    """A question of a node, as the worker's pool takes it."""

    bot: str
    session: str
    line: str
    question: BotQuestion

    def task(self, bot: str, known: int) -> BotTask:
        """Return the task for a process; EventsMissing if it has fewer events than the node has left out."""
        missing = known - self.question.known
        if missing < 0:
            raise EventsMissing
        ruleset = self.line.partition("/")[0]
        events = tuple(decode_event(ruleset, event) for event in self.question.events[missing:])
        talk = [Utterance(seat, Claim.parse(text), moves, at) for seat, text, moves, at in self.question.talk]
        return BotTask(bot, self.line, events, self.session, known, talk)


class BotWorker:
    """Answers the questions of all nodes with a pool of processes."""

    def __init__(self, bus: Bus, name: str, processes: int) -> None:
        self._bus = bus
        self._name = name
        self._processes = processes
        self._pool = BotPool(processes)
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_leaving = False

    async def run(self, stop: asyncio.Event) -> None:
        """Answer questions until told to stop, and those that wait then."""
        await self._pool.warm_up()
        await self._bus.subscribe(f"worker.{self._name}", self._handle)
        while not stop.is_set():
            self._beat()
            try:
                await asyncio.wait_for(stop.wait(), _HEARTBEAT)
            except TimeoutError:
                continue
        self._is_leaving = True
        self._beat()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=_PATIENCE)
        self._pool.close()

    def _beat(self) -> None:
        heartbeat = Heartbeat(self._name, self._is_leaving, [], self._processes, len(self._tasks))
        self._bus.post("all", heartbeat)

    def _handle(self, message: AnyNodeMessage) -> None:
        is_welcome = not self._is_leaving and len(self._tasks) < _MAX_WAITING
        if isinstance(message, BotQuestion) and is_welcome:
            task = asyncio.create_task(self._answer(message), name="question")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, question: BotQuestion) -> None:
        request = _ForwardedRequest(question.bot, question.session, question.line, question)
        try:
            choice = await self._pool.choose_here(request, time.monotonic() + question.seconds)
            answer = BotAnswer(self._name, question.number, choice.move, choice.why, choice.seconds)
        except EventsMissing:
            answer = BotAnswer(self._name, question.number)
        self._bus.post(f"node.{question.sender}", answer)
