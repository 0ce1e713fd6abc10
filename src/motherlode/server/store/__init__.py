"""Where tables are kept: one log each, in SQLite or PostgreSQL, behind one small protocol."""

from __future__ import annotations

from pathlib import Path

from motherlode.core.errors import MotherlodeError
from motherlode.server.store.protocol import LAST_ENTRY, Append, Conflict, Fenced, Headline, Held, Loaded, Node, Store

__all__ = [
    "LAST_ENTRY",
    "Append",
    "Conflict",
    "Fenced",
    "Headline",
    "Held",
    "Loaded",
    "Node",
    "Store",
    "StoreError",
    "open_store",
]


class StoreError(MotherlodeError):
    """The store cannot be opened; the message says which, without a password, and why."""


async def open_store(address: str, node: Node = Node()) -> Store:  # noqa: B008
    """The store at an address, brought up to date: ``postgresql://…``, or the path of an SQLite file. StoreError if
    it cannot be opened.

    A database may be shared by several servers, of which ``node`` is this one; a file is one server's alone.
    """
    if address.startswith(("postgresql://", "postgres://")):
        return await _open_database(address, node)
    return await _open_file(Path(address.removeprefix("sqlite://")))


async def _open_database(address: str, node: Node) -> Store:
    import asyncpg

    from motherlode.server.store.postgres import PostgresStore

    where = address.rpartition("//")[2].rpartition("@")[2].partition("?")[0]
    try:
        return await PostgresStore.open(address, node)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError(f"cannot keep tables in the database {where}: {error}") from error
    except ValueError:  # what could not be read may be a piece of the password
        why = "its address does not look like postgresql://user:password@host:port/name"
        raise StoreError(f"cannot keep tables in the database {where}: {why}") from None


async def _open_file(path: Path) -> Store:
    import apsw

    from motherlode.server.store.sqlite import SqliteStore

    try:
        return await SqliteStore.open(path)
    except (OSError, apsw.Error) as error:
        raise StoreError(f"cannot keep tables in the file {path}: {error}") from error
