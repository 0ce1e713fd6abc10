"""Whom a table's events must be told to although their page is closed or hidden.

The room of a table is its only writer, so exactly one server queues its notices, and only after the commit.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial

import structlog

from motherlode.server.domain.guests.notice_settings import NoticeKind
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.presence import Listener, Subscription
from motherlode.server.runtime.scheduler import Services
from motherlode.server.store import GuestRecord, Notice, QueuedNotice, Unavailable

__all__ = ["NoticeTracker"]

_logger = structlog.get_logger("motherlode.notices")


class NoticeTracker:
    """Queues the notices of one room."""

    def __init__(
        self,
        name: str,
        table: Table,
        subscriptions: Mapping[Listener, Subscription],
        services: Services,
        projection: NewsProjection,
    ) -> None:
        self._name = name
        self._table = table
        self._subscriptions = subscriptions
        self._services = services
        self._projection = projection
        self._turn_seq = -2
        """The turn that was looked at last; none yet, so that a turn that began before a crash is told of."""
        self._is_queued = False
        """Whether a commit in progress has notices."""
        self._is_rematch_told = False
        """Whether people were told that someone wants another game: once, however often it is said."""
        self._may_be_queued = True
        """Whether a notice of the turn may be queued, perhaps from before the table was loaded."""
        self.is_needed = True
        """Whether moves must be noted: someone does not look at the page, or a notice may be queued."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._in_order = asyncio.Lock()
        """Held by one task after another: a notice is dropped after it was queued, not before."""

    def records(self, fresh: Iterable[log.AnyEntry], has_ended: bool, now: float) -> list[GuestRecord]:
        """Return notices of what is about to be committed, so that a crash loses none: that the game is over
        (``has_ended``), and that someone wants another."""
        guests: set[str] = set()
        kind: NoticeKind = "over"
        if has_ended:
            self._is_rematch_told = False
            guests = self._hidden_people()
        elif any(isinstance(entry, log.Ready) for entry in fresh):
            is_wanted = bool(self._table.attendance.ready) and not self._is_rematch_told
            if is_wanted:
                self._is_rematch_told = True
                guests, kind = self._hidden_people() - self._ready_people(), "invited"
        self._is_queued = self._is_queued or bool(guests)
        return [QueuedNotice(kind, self._table.seq, now, 0.0, guest, self._name) for guest in guests]

    def note_commit(self) -> None:
        """Look at what was committed. Need not be called for a move while :attr:`is_needed` is false."""
        if self._is_queued:
            self._is_queued = False
            self._services.on_notice()
        self._look_around()
        if not self.is_needed:
            return
        table = self._table
        if table.turn_seq != self._turn_seq:
            is_first, self._turn_seq = self._turn_seq == -2, table.turn_seq
            self.stop()
            if self._may_be_queued and not is_first:
                self._may_be_queued = False
                self._start(partial(self._services.store.push.drop_notices, self._name, "turn"))
        self._watch_turn()

    def set_visibility(self, listener: Listener, is_visible: bool) -> None:
        """Note whether a subscriber looks at the page."""
        subscription = self._subscriptions.get(listener)
        if subscription is not None:
            subscription.is_visible = is_visible
            self.note_commit()

    def _look_around(self) -> None:
        """Update whether anyone may have to be told of the next move."""
        self.is_needed = self._may_be_queued or bool(self._hidden_people())

    def _watch_turn(self) -> None:
        """Notify the player to move, unless they look at the page by the end of a short delay."""
        if self._timer is None and self._guest_to_tell():
            delay = self._services.timing.notice_delay
            self._timer = asyncio.get_running_loop().call_later(delay, self._tell_turn)

    def stop(self) -> None:
        """Cancel a notice that waits for its delay."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell_turn(self) -> None:
        self._timer = None
        guest = self._guest_to_tell()
        if guest:
            self._may_be_queued = True
            self._tell({guest}, "turn", self._table.turn_seq, self._projection.ends_at)

    def _guest_to_tell(self) -> str:
        """Return the guest to move if they do not look at the page; empty otherwise."""
        table = self._table
        if table.state != "playing" or table.actor < 0 or table.bot_to_move:
            return ""
        chair = table.chairs[table.actor]
        return "" if chair.outside or self._is_visible(chair.guest) else chair.guest

    def _is_visible(self, guest: str) -> bool:
        for subscription in self._subscriptions.values():
            if subscription.is_visible and subscription.guest.id == guest:
                return True
        return False

    def _hidden_people(self) -> set[str]:
        people = {chair.guest for chair in self._table.chairs if chair.kind == "person" and not chair.outside}
        return {guest for guest in people if not self._is_visible(guest)}

    def _ready_people(self) -> set[str]:
        return {self._table.chairs[seat].guest for seat in self._table.attendance.ready}

    def _tell(self, guests: set[str], kind: NoticeKind, seq: int, ends_at: float = 0.0) -> None:
        for guest in guests:
            self._start(partial(self._post, Notice(guest, self._name, kind, seq, ends_at)))

    async def _post(self, notice: Notice) -> None:
        if await self._services.store.push.post(notice, time.time()):
            self._services.on_notice()

    def _start(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.ensure_future(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            async with self._in_order:
                await work()
        except Unavailable:
            pass  # reported by /healthz; a turn is told of again when the table is next loaded
        except Exception:
            _logger.exception("notice not queued", table=self._name)
