"""Subscriptions to a table, and the presence of guests that follows from them. Not part of the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from motherlode.server.domain.attendance import Connectivity
from motherlode.server.domain.commands import SetPace, Views
from motherlode.server.domain.table import Guest, Table
from motherlode.server.projections.messages import Presence, encode
from motherlode.server.runtime.timing import Timing

if TYPE_CHECKING:
    from motherlode.server.runtime.room import Room

__all__ = ["Listener", "PresenceTracker", "Subscription"]


class Listener(Protocol):
    """Receives a table's messages: a connection."""

    def put(self, data: bytes) -> None:
        """Queue a message for sending. Never blocks."""

    def disconnect(self, again_in: float = 1.0) -> None:
        """Close the connection; the client should reconnect after some seconds."""

    def follow(self, former: object, room: Room) -> bool:
        """Send its commands to this room from now on; False if they no longer go to ``former``."""

    def move_on(self, former: Room, subscription: Subscription, pace: SetPace | None, node: str) -> None:
        """Go on at another server, which has the table of a room that was closed here."""


class Subscription:
    """A listener at a table, and the last entry it was sent."""

    __slots__ = ("guest", "is_visible", "listener", "seen", "views")

    def __init__(self, listener: Listener, guest: Guest, views: Views) -> None:
        self.listener = listener
        self.guest = guest
        self.views = views
        self.seen = -1
        self.is_visible = True


class PresenceTracker:
    """The connected guests of one table, derived from its subscriptions, and when the others left."""

    def __init__(self, name: str, table: Table, subscriptions: Mapping[Listener, Subscription], timing: Timing) -> None:
        self._name = name
        self._table = table
        self._subscriptions = subscriptions
        self._timing = timing
        self.loaded_at = time.time()
        self._left_at: dict[str, float] = {}
        """When seated guests who are not connected were so last; without an entry, before the table was loaded."""
        self._timer: asyncio.TimerHandle | None = None
        self.is_due = False
        """Whether presence must be published after the commit in progress."""
        self.is_held = False
        """Whether a commit is in progress, so that nothing may be published: no uncommitted seat is shown."""

    def connected_seats(self) -> set[int]:
        """Return the seats whose person is connected."""
        here = self.connected_guests()
        return {seat for seat, chair in enumerate(self._table.chairs) if chair.guest in here}

    def connected_guests(self) -> set[str]:
        """Return the guests who are connected."""
        return {subscription.guest.id for subscription in self._subscriptions.values()}

    def connectivity(self) -> Connectivity:
        """Return which seats' people are not connected, and since when."""
        here = self.connected_guests()
        absent = {
            seat: self._left_at.get(chair.guest, self.loaded_at)
            for seat, chair in enumerate(self._table.chairs)
            if chair.kind == "person" and not chair.outside and chair.guest not in here
        }
        timing = self._timing
        return Connectivity(absent, timing.absent_after, timing.ready_wait, self.loaded_at, timing.idle_after)

    def note_gone(self, guest: str) -> bool:
        """Note that a subscription of a guest ended; return whether it was their last."""
        if guest in self.connected_guests():
            return False
        if self._table.seat_of(guest) >= 0:
            self._left_at[guest] = time.time()
        return True

    def schedule(self) -> None:
        """Publish presence after a short delay, which coalesces changes."""
        if self._timer is None and not self.is_due:
            self._timer = asyncio.get_running_loop().call_later(self._timing.presence, self.publish)

    def publish(self) -> None:
        """Publish who is connected; during a commit, once it has ended."""
        self.stop()
        self.is_due = self.is_held
        if self.is_due:
            return
        seats = sorted(self.connected_seats())
        mine = {chair.guest for chair in self._table.chairs}
        others = len(self.connected_guests() - mine)
        self._left_at = {guest: at for guest, at in self._left_at.items() if guest in mine}
        people = self.connectivity()
        absent = {seat: at + people.absent_after for seat, at in people.absent.items()}
        message = encode(Presence(self._name, seats, others, absent))
        for listener in self._subscriptions:
            listener.put(message)

    def stop(self) -> None:
        """Cancel a scheduled publication."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
