"""The store protocol: durable, append-only logs by table."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, NamedTuple, Protocol

from motherlode.server.domain.log.entries import TableState
from motherlode.server.store.guest_records import GuestRecord, GuestRecords
from motherlode.server.store.history_records import HistoryRecords
from motherlode.server.store.operation_records import OperationRecords
from motherlode.server.store.push_records import PushRecords

__all__ = [
    "LAST_ENTRY",
    "MAX_ANALYSES",
    "Append",
    "Conflict",
    "Fenced",
    "Headline",
    "HeldElsewhere",
    "Loaded",
    "Node",
    "Rewrite",
    "Store",
    "StoredTable",
    "Unavailable",
]

LAST_ENTRY: Final = 2**31 - 1
"""Higher than any entry's number."""

MAX_ANALYSES: Final = 2_000
"""Analyses that a store keeps, of 2 to 12 kB each."""


class Headline(NamedTuple):
    """Summary of a table, stored beside its log for lists and for the sweep."""

    public: bool
    state: TableState
    settings: bytes
    people: int
    due: float | None = None
    """When the table must be loaded although nobody is connected; None: as soon as possible."""
    seats: bytes = b""
    """Who sits there, for lists of tables."""
    opened: float = 0.0


class Append(NamedTuple):
    """Entries to append to a table's log, numbered from ``first``, and the headline if it changed.

    ``epoch`` is the fencing token of this server's lease on the table.
    """

    table: str
    first: int
    entries: Sequence[bytes]
    headline: Headline | None = None
    epoch: int = 0
    checkpoint: bytes | None = None
    """A checkpoint after these entries, which replaces the previous one."""
    guests: Sequence[str] = ()
    """Guests whom the entries name, for :meth:`Store.tables_of`."""
    records: Sequence[GuestRecord] = ()
    """What these entries change in the records of guests."""


class Rewrite(NamedTuple):
    """What changes when a table forgets a guest, all in one transaction."""

    table: str
    entries: Mapping[int, bytes]
    """Entries by number that replace those stored."""
    guest: str
    """Whom the table forgets: it is no longer one of theirs, and its games are not in their history."""
    seats: bytes
    """Who sits there now, for lists of tables."""
    records: Sequence[GuestRecord] = ()
    """Records of the others, in which the guest's name may have been."""
    epoch: int = 0


class Loaded(NamedTuple):
    """A stored table: the last checkpoint, if any, and the entries after it."""

    checkpoint: bytes | None
    entries: list[bytes]
    first: int = 0
    """Number of the first of the entries: the checkpoint is of those before it."""


class StoredTable(NamedTuple):
    """A table in a list: its name, headline, and when the headline last changed."""

    name: str
    headline: Headline
    changed: float


class Node(NamedTuple):
    """A server, as seen by others at the same database."""

    home: str = ""
    """Identity across restarts: a server can acquire leases of its own home at once. May be empty."""
    place: str = ""
    """Public URL of the server."""
    lease: float = 10.0
    """Seconds for which leases last without renewal."""
    timeout: float = 5.0
    """Timeout of a statement in seconds."""


class Conflict(Exception):
    """The log already has an entry with that number: another writer is active."""


class Fenced(Conflict):
    """The append's epoch is outdated: the table has passed to another server."""


class HeldElsewhere(Exception):
    """Another server has this table: its id, and its public URL if known."""

    def __init__(self, place: str, node: str = "") -> None:
        super().__init__(place)
        self.place = place
        self.node = node


class Unavailable(Exception):
    """The store does not answer, perhaps temporarily. The operation may or may not have been done."""


class Store(Protocol):
    """Append-only logs by table, each with one writer. A completed append survives a power failure."""

    node_id: str
    """This server's id among those that share the store; empty if it is not shared."""
    has_bus: bool
    """Whether this server is connected to the others' bus. Told to them with each renewal of the leases."""
    guests: GuestRecords
    """What is stored of guests."""
    push: PushRecords
    """Push subscriptions and notices."""
    history: HistoryRecords
    """Finished games by those who played them."""
    operations: OperationRecords
    """Bans, what is announced, and the secret of the tokens."""

    async def acquire(self, table: str, is_new: bool = False) -> int:
        """Acquire a table; return the epoch for its appends. HeldElsewhere if another server has it.

        The epoch is 0 if the store is not shared, or there is no such table.
        """

    async def release(self, table: str, epoch: int) -> None:
        """Release an acquired table."""

    async def transfer(self, table: str, epoch: int, node: str) -> int:
        """Transfer an acquired table to another server; return the epoch for its appends, or 0 on failure."""

    def on_leases_lost(self, on_lapsed: Callable[[], None]) -> None:
        """Set the callback for when this server's leases expire."""

    async def step_down(self) -> None:
        """Give up all leases at once. Nothing can be acquired after that."""

    async def lease_left(self, node: str) -> float:
        """Return for how many seconds a server holds its leases if it does not renew them; 0 if it is gone."""

    async def expire(self, node: str) -> None:
        """End the leases of a server that seems gone; if it is not, its writes are fenced."""

    async def others_have_bus(self) -> bool:
        """Whether another live server is connected to the bus."""

    def append(self, append: Append) -> Future[None]:
        """Append entries; the future is done once they are on disk.

        Conflict if one of their numbers is taken, Fenced if the epoch is outdated.
        """

    async def load(self, table: str) -> Loaded:
        """Load a table; without checkpoint and entries if it does not exist."""

    async def entries(self, table: str, first: int, last: int) -> list[bytes]:
        """Return the entries numbered ``first`` to ``last``, both included."""

    async def public_tables(self, limit: int) -> list[tuple[str, Headline]]:
        """Return public tables: those that are gathering, then those in play, the most recently changed first.

        Without those that everyone has left, and that close by themselves.
        """

    def exclusively(self) -> AbstractAsyncContextManager[None]:
        """Return a context in which no other server at this store is. It should last for milliseconds."""

    async def due_tables(self, now: float) -> list[str]:
        """Return tables that are gathering or playing and whose due time has come."""

    async def set_due(self, table: str, due: float | None, turn: int | None = None, ends_at: float = 0.0) -> None:
        """Set when a table must be loaded although nobody is connected, and whose turn it is until then."""

    async def analysis(self, table: str, number: int, version: int) -> bytes | None:
        """Return the kept analysis of a table's game by this version of the analyser; None if there is none."""

    async def keep_analysis(self, table: str, number: int, version: int, report: bytes) -> None:
        """Keep the analysis of a table's game; beyond ``MAX_ANALYSES`` of all tables, the oldest are dropped."""

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Replace entries, drop the checkpoint, and forget a guest; Fenced if the epoch is outdated.

        Traces of what was there before may stay in the file until :meth:`scrub`.
        """

    async def scrub(self) -> None:
        """Rewrite the file if a table was rewritten since the last time, so that no trace stays in it.

        Not if the file is large: nothing else can be written meanwhile.
        """

    async def delete(self, table: str, epoch: int, keeps_history: bool = False) -> None:
        """Delete a table with its log, and with its games in people's histories unless those are kept.

        Fenced if the epoch is outdated.
        """

    async def tables(self, limit: int, state: TableState | None = None, guest: str | None = None) -> list[StoredTable]:
        """Return tables, the most recently changed first: those in a state, and those whose log names a guest."""

    async def tables_of(self, guest: str) -> list[str]:
        """Return all tables whose log names a guest."""

    async def finished_before(self, time: float, limit: int) -> list[str]:
        """Return tables that no server has and that were over or closed before a time, the oldest first."""

    async def ping(self) -> None:
        """Check that the store can be written; Unavailable, with a reason, if it cannot.

        For a shared store, that this server renews its leases, which are writes.
        """

    async def close(self) -> None:
        """Finish pending appends, and close."""
