"""What runs in a bot process: bots that live as long as their game and are told only what is new."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from motherlode import Claim, Event, Stream, Utterance, View
from motherlode.bots import Bot, Reason, decide, make_bot, speak
from motherlode.games.registry import engine_of
from motherlode.server.domain.log.entries import BotReason

__all__ = ["MAX_SESSIONS", "BotChoice", "BotTask", "EventsMissing", "choose_move"]

MAX_SESSIONS: Final = 128
"""How many seats a process remembers. A session takes up to 150 kB: the events of a game, and what a bot infers."""


class BotTask(NamedTuple):
    """A request for a move, as a bot process gets it.

    ``session`` names the seat of a game, or is empty. ``events`` are those that this seat saw since the first
    ``known`` ones, which the process has already. ``talk`` is all talk at the table. If ``is_after_move``, the seat has
    just moved, and the bot is asked what it says.
    """

    bot: str
    line: str
    events: Sequence[Event]
    session: str = ""
    known: int = 0
    talk: Sequence[Utterance] = ()
    is_after_move: bool = False


class EventsMissing(Exception):
    """Earlier events of a session are needed, and the request has not sent them."""


class BotChoice(NamedTuple):
    """A bot's move as text, its reason, and its thinking time in seconds; or what it says after its move."""

    move: str
    why: BotReason
    seconds: float = 0.0
    claim: Claim | None = None


class _Session:
    """A seat's bot, and the events it has seen."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._name = ""
        self._bot: Bot

    def bot(self, name: str) -> Bot:
        """Return the bot that played here last, or a new one if another is asked for."""
        if name != self._name:
            self._name, self._bot = name, make_bot(name)
        return self._bot


_sessions: OrderedDict[str, _Session] = OrderedDict()


def choose_move(task: BotTask, seed: bytes) -> BotChoice | None:
    """Run the bot of a task in this process; None if its earlier events are not here any more."""
    began = time.perf_counter()
    session = _sessions.pop(task.session, None) or _Session()
    if len(session.events) < task.known:
        return None
    session.events[task.known :] = task.events
    engine = engine_of(task.line.partition("/")[0])
    position = engine.parse(task.line)
    view = View(engine, position, position.viewer, session.events, task.talk)
    bot = session.bot(task.bot)
    if task.is_after_move:
        choice = BotChoice("", {}, claim=speak(bot, view, Stream(seed, "talk")))
    else:
        decided = decide(bot, view, view.legal, Stream(seed, "bot"))
        choice = BotChoice(str(decided.move), _rounded(decided.reason), time.perf_counter() - began)
    if task.session:  # not after an exception: whatever the bot was in the middle of is gone
        _sessions[task.session] = session
        if len(_sessions) > MAX_SESSIONS:
            _sessions.popitem(last=False)
    return choice


def _rounded(reason: Reason) -> BotReason:
    """Return a reason as it is logged: with three decimals."""
    why: BotReason = {}
    for name, value in reason.items():
        if isinstance(value, str):
            why[name] = value
        else:
            why[name] = [round(each, 3) for each in value] if isinstance(value, tuple) else round(value, 3)
    return why
