"""Stores for the logs of tables: SQLite and PostgreSQL behind one protocol."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from motherlode._version import __version__
from motherlode.core.errors import MotherlodeError
from motherlode.server.store.guest_records import (
    Block,
    Departure,
    GuestRecord,
    GuestRecords,
    Membership,
    OwnTable,
)
from motherlode.server.store.history_records import HistoryRecords, Played, PlayedFilter
from motherlode.server.store.migrations import NewerSchema
from motherlode.server.store.operation_records import Ban, OperationRecords
from motherlode.server.store.protocol import (
    LAST_ENTRY,
    Append,
    Conflict,
    Fenced,
    Headline,
    HeldElsewhere,
    Loaded,
    Node,
    Rewrite,
    Store,
    StoredTable,
    Unavailable,
)
from motherlode.server.store.push_records import (
    MAX_SUBSCRIPTIONS,
    Notice,
    PushKey,
    PushRecords,
    PushSubscription,
    QueuedNotice,
)

__all__ = [
    "LAST_ENTRY",
    "MAX_SUBSCRIPTIONS",
    "Append",
    "Ban",
    "Block",
    "Conflict",
    "Departure",
    "Fenced",
    "GuestRecord",
    "GuestRecords",
    "Headline",
    "HeldElsewhere",
    "HistoryRecords",
    "Loaded",
    "Membership",
    "Node",
    "Notice",
    "OperationRecords",
    "OwnTable",
    "Played",
    "PlayedFilter",
    "PushKey",
    "PushRecords",
    "PushSubscription",
    "QueuedNotice",
    "Rewrite",
    "Store",
    "StoreError",
    "StoredTable",
    "Unavailable",
    "open_store",
    "read_secret",
]


class StoreError(MotherlodeError):
    """The store cannot be opened; the message names it, without a password, and the cause."""


async def open_store(address: str, node: Node = Node()) -> Store:  # noqa: B008
    """Open and migrate the store at ``postgresql://…`` or a file path; StoreError if that fails.

    A PostgreSQL database may be shared by several servers, of which ``node`` is this one; a file belongs to one server.
    """
    if address.startswith(("postgresql://", "postgres://")):
        return await _open_database(address, node)
    return await _open_file(Path(address.removeprefix("sqlite://")))


async def read_secret(address: str) -> str:
    """Return the secret saved in a store, which a server may have open; StoreError if there is none."""
    if address.startswith(("postgresql://", "postgres://")):
        store = await open_store(address)
        try:
            return await store.operations.secret(secrets.token_urlsafe(48))
        finally:
            await store.close()
    import apsw

    try:
        connection = apsw.Connection(address.removeprefix("sqlite://"), flags=apsw.SQLITE_OPEN_READWRITE)
        rows = list(connection.execute("SELECT value FROM secrets WHERE name = 'server'"))
        connection.close()
    except apsw.Error as error:
        raise StoreError(f"cannot read the secret in {address}: {error}") from None
    if not rows:
        raise StoreError(f"{address} has no secret; the server's is in MOTHERLODE_SECRET")
    return str(rows[0][0])


async def _open_database(address: str, node: Node) -> Store:
    import asyncpg

    from motherlode.server.store.postgres import PostgresStore

    where = address.rpartition("//")[2].rpartition("@")[2].partition("?")[0]
    try:
        return await PostgresStore.open(address, node)
    except NewerSchema as newer:
        reason = _newer(newer)
    except TimeoutError:
        reason = "it does not answer"
    except Unavailable as unavailable:
        reason = str(unavailable)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(error)
    except ValueError:  # the message may contain a part of the password
        reason = "its address does not look like postgresql://user:password@host:port/name"
    raise StoreError(f"cannot keep tables in the database {where}: {reason}") from None


async def _open_file(path: Path) -> Store:
    import apsw

    from motherlode.server.store.file_lock import AlreadyOpen
    from motherlode.server.store.sqlite import SqliteStore

    try:
        return await SqliteStore.open(path)
    except NewerSchema as newer:
        reason = _newer(newer)
    except AlreadyOpen:
        reason = "another motherlode server has this file open"
    except (OSError, apsw.Error) as error:
        reason = _explain_file_error(path, error)
    raise StoreError(f"cannot keep tables in the file {path}: {reason}") from None


def _newer(newer: NewerSchema) -> str:
    return (
        f"it has schema version {newer.found}, and motherlode {__version__} knows versions up to {newer.known}; "
        "use the newer motherlode that wrote it, or another store"
    )


def _explain_file_error(path: Path, error: Exception) -> str:
    """Explain the cause: SQLite reports most of them as «unable to open database file»."""
    if path.is_dir():
        return "it is a folder, not a file"
    if path.exists() and not os.access(path, os.W_OK):
        return "no permission to write it"
    if path.parent.is_dir() and not os.access(path.parent, os.W_OK):
        return f"no permission to write in the folder {path.parent}"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}: {error.filename}" if error.filename not in (None, str(path)) else error.strerror
    return str(error)
