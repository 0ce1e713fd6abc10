"""A client's link to a table of another node. It follows the table from node to node."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from motherlode.server.cluster.messages import Delivery, LinkCommand
from motherlode.server.domain import commands
from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.domain.table import Guest
from motherlode.server.metrics import LINKS_RESTORED, REFUSALS
from motherlode.server.projections.messages import Refusal, encode
from motherlode.server.runtime.presence import Listener, Subscription
from motherlode.server.tracing import CommandSpan

if TYPE_CHECKING:
    from motherlode.server.cluster.links import Links
    from motherlode.server.runtime.room import Room

__all__ = ["Link"]

_logger = structlog.get_logger("motherlode.links")

_IDEMPOTENT: Final = (commands.Play, commands.Subscribe, commands.SetPace, commands.SetVisibility)
"""Commands that have the same effect however often they are sent."""
_MAX_PENDING: Final = 64
"""Commands of a link that may wait for an answer."""
_LEAVE_DELAY: Final = 0.03
"""Seconds before a table is looked for again after its node gave it up."""
_MAX_WAIT: Final = 10.0
"""Seconds to wait for the answer to a command."""
_NEWS: Final = b'{"type":"news"'
_SEQ: Final = b'"seq":'
_HIDDEN: Final = -1
"""The reference of a command that the client has not sent."""


class _Pending:
    """A command that is not answered yet."""

    __slots__ = ("command", "data", "is_repeatable", "ref", "sent_at", "span")

    def __init__(self, command: commands.Command, ref: int, span: CommandSpan | None = None) -> None:
        self.command = command
        self.span = span
        self.ref = ref
        self.data = msgspec.json.encode(command)
        self.sent_at = time.monotonic()
        self.is_repeatable = isinstance(command, _IDEMPOTENT)
        """Whether it may be sent again: it was not processed, or has the same effect however often it is."""


class Link:
    """A client at a table of another node.

    When the table moves, the link subscribes again where the client left off. Commands that the old node has not
    processed are sent again, and so are moves, which are made once however often they are sent. What happened to other
    commands is unknown: they are refused with ``try-again``.
    """

    def __init__(self, links: Links, table: str, listener: Listener, guest: Guest, found_at: str = "") -> None:
        self._links = links
        self.table = table
        self._listener = listener
        self._guest = guest
        self.closing = False
        self.id = 0
        self._found_at = found_at
        """The node that had the table a moment ago, so that it need not be looked for."""
        self.node = ""
        """The node that runs the table; empty while it is looked for."""
        self.received = 0
        """Deliveries received on this link since it was opened."""
        self._views: commands.Views | None = None
        """How positions are sent, if the client is subscribed."""
        self._seen = -1
        self._stated: dict[type[commands.Command], commands.Command] = {}
        """What the client last said of its pace and its visibility: the table's next node has to know."""
        self._numbers = count()
        self._pending: dict[int, _Pending] = {}
        self._opening: asyncio.Task[None] | None = None
        self._leaving: asyncio.TimerHandle | None = None
        """Set when the node has given the table up, and its last answers are awaited."""
        self.sent = 0
        """Commands sent on this link since it was opened."""

    @property
    def is_accepting(self) -> bool:
        """Whether commands are accepted."""
        return not self.closing

    # ---- called by the client's connection -------------------------------------------------------------------------

    def send(self, command: commands.Command, span: CommandSpan | None = None) -> None:
        """Send a client's command; it is answered to the listener."""
        if len(self._pending) >= _MAX_PENDING:
            raise Refused("too-fast")
        if isinstance(command, commands.Subscribe):
            self._views, self._seen = command.views, command.since
        elif isinstance(command, commands.SetPace | commands.SetVisibility):
            self._stated[type(command)] = command
        number = next(self._numbers)
        pending = self._pending[number] = _Pending(command, command.ref, span)
        if self.node and self._leaving is None:
            self._post(number)
        else:
            pending.is_repeatable = True
            if self._leaving is None:
                self._start_opening()

    def resume(self, node: str, subscription: Subscription, pace: commands.SetPace | None) -> None:
        """Go on with a subscription at the node that this one handed the table over to."""
        self._views, self._seen = subscription.views, subscription.seen
        if pace is not None:
            self._stated[commands.SetPace] = pace
        if not subscription.is_visible:
            self._stated[commands.SetVisibility] = commands.SetVisibility(0, self.table, False)
        self._connect(node)

    def unsubscribe(self, listener: Listener) -> None:
        """Close the link."""
        if not self.closing:
            self.closing = True
            if self.node:
                data = msgspec.json.encode(commands.Unsubscribe(0, self.table))
                self._links.post(self.node, LinkCommand(self._links.node_id, self.id, -1, self._guest, data))
            if self._opening is not None:
                self._opening.cancel()
            if self._leaving is not None:
                self._leaving.cancel()
            self._links.remove(self)

    def end_at(self, room: Room, listener: Listener) -> bool:
        """Replace the link by a room of this node, which had ``listener`` for it; False if it cannot yet."""
        is_quiet = not (self.closing or self._pending or self._opening or self._leaving)
        if self._views is None or not is_quiet or not room.replace_listener(listener, self._listener):
            return False
        self._listener.follow(self, room)
        self.closing = True
        self._links.remove(self)
        return True

    # ---- called by the cluster -------------------------------------------------------------------------------------

    def deliver(self, delivery: Delivery) -> None:
        """Pass a message on to the client; if one before it was lost, subscribe again instead."""
        self.received += 1
        if delivery.number != self.received:
            _logger.warning("messages lost on a link", expected=self.received, got=delivery.number)
            self.restore()
            return
        pending = self._pending.pop(delivery.answers, None)
        if pending is not None and pending.span is not None:
            pending.span.end(None)
        if pending is not None and pending.ref == _HIDDEN:
            if isinstance(pending.command, commands.Subscribe):
                self._note_subscribed(delivery.data)
            return
        if delivery.data.startswith(_NEWS):
            at = delivery.data.index(_SEQ) + len(_SEQ)
            self._seen = int(delivery.data[at : delivery.data.index(b",", at)])
        self._listener.put(delivery.data)
        self._drop_if_unused()

    def restore(self) -> None:
        """Look for the table again, and subscribe where the client left off."""
        if self.closing or self._opening is not None:
            return
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
        LINKS_RESTORED.count += 1
        self._links.forget(self)
        self.node = ""
        for number, pending in list(self._pending.items()):
            if pending.ref == _HIDDEN:
                del self._pending[number]
            elif not pending.is_repeatable:
                self._refuse(number, "try-again")
        self._start_opening()

    def move_to(self, node: str) -> None:
        """Go on at the node that the table was handed over to.

        Commands that were on their way to the former one wait: it says that they were not processed.
        """
        if self.closing or self._opening is not None:
            return
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
        self._links.retire(self)
        pending = {number: one for number, one in self._pending.items() if one.ref != _HIDDEN}
        self._pending = {number: one for number, one in pending.items() if one.is_repeatable}
        self._connect(node)
        self._pending = {number: one for number, one in pending.items() if not one.is_repeatable} | self._pending

    def resend(self, number: int) -> None:
        """Send a command again, which the table's former node has not processed."""
        pending = self._pending.pop(number, None)
        if pending is None or self.closing:
            return
        if self.node and self._leaving is None:
            self._add(pending)
        else:
            pending.is_repeatable = True
            self._pending[number] = pending

    def leave(self) -> None:
        """Restore the link soon: the node gives the table up, and says which commands it has not processed."""
        if self._leaving is None and self._opening is None and not self.closing:
            self._leaving = asyncio.get_running_loop().call_later(_LEAVE_DELAY, self.restore)

    def requeue(self, number: int) -> None:
        """Send a command again, which the node has not processed, where the table is now."""
        if number in self._pending:
            self._pending[number].is_repeatable = True
            self.leave()

    @property
    def is_overdue(self) -> bool:
        """Whether a command has not been answered for so long that something must have been lost."""
        oldest = next(iter(self._pending.values()), None)
        return oldest is not None and oldest.sent_at < time.monotonic() - _MAX_WAIT

    def _start_opening(self) -> None:
        if self._opening is None and not self.closing:
            self._opening = asyncio.create_task(self._open(), name="link")

    async def _open(self) -> None:
        try:
            found_at, self._found_at = self._found_at, ""
            node = await self._links.locate(self.table, found_at)
        except Refused as refused:
            self._opening = None
            self._fail(refused)
            return
        self._opening = None
        self._connect(node)

    def _connect(self, node: str) -> None:
        """Subscribe at a node where the client left off, and send it what is pending."""
        self.received = self.sent = 0
        self._links.register(self, node)
        commands_before, self._pending = self._pending, {}
        is_subscribing = any(isinstance(one.command, commands.Subscribe) for one in commands_before.values())
        if self._views is not None and not is_subscribing:
            again = commands.Subscribe(0, self.table, self._seen, self._views)
            self._add(_Pending(again, _HIDDEN))
        for pending in commands_before.values():
            self._add(pending)

    def _add(self, pending: _Pending) -> None:
        number = next(self._numbers)
        self._pending[number] = pending
        self._post(number)

    def _post(self, number: int) -> None:
        pending = self._pending[number]
        pending.sent_at = time.monotonic()
        pending.is_repeatable = isinstance(pending.command, _IDEMPOTENT)
        self.sent += 1
        trace = "" if pending.span is None else pending.span.context
        message = LinkCommand(self._links.node_id, self.id, number, self._guest, pending.data, trace)
        self._links.post(self.node, message)  # if it is lost, the keep-alive will tell

    def _note_subscribed(self, answer: bytes) -> None:
        """Send the client's state again; close its connection if it could not be subscribed."""
        if answer.startswith(b'{"type":"refusal"'):
            self._listener.disconnect()
            return
        for command in self._stated.values():
            self._add(_Pending(command, _HIDDEN))

    def _fail(self, refused: Refused) -> None:
        """Refuse all pending commands; a client that was subscribed has to connect again."""
        for number in list(self._pending):
            self._refuse(number, refused.why)
        if self._views is not None and self.received:
            self._listener.disconnect()
        self.closing = True
        self._links.remove(self)

    def _refuse(self, number: int, why: RefusalReason) -> None:
        pending = self._pending.pop(number)
        if pending.span is not None:
            pending.span.end(Refused(why))
        if pending.ref != _HIDDEN:
            REFUSALS.labels(why).inc()
            self._listener.put(encode(Refusal(why, pending.ref)))

    def _drop_if_unused(self) -> None:
        if self._views is None and not self._pending:
            self.unsubscribe(self._listener)
