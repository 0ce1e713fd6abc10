"""Where tables are kept: one log each, in SQLite or PostgreSQL, behind one small protocol."""

from __future__ import annotations

from pathlib import Path

from motherlode.server.store.protocol import Append, Conflict, Fenced, Headline, Held, Node, Store

__all__ = ["Append", "Conflict", "Fenced", "Headline", "Held", "Node", "Store", "open_store"]


async def open_store(address: str, node: Node = Node()) -> Store:  # noqa: B008
    """The store at an address, brought up to date: ``postgresql://…``, or the path of an SQLite file.

    A database may be shared by several servers, of which ``node`` is this one; a file is one server's alone.
    """
    if address.startswith(("postgresql://", "postgres://")):
        from motherlode.server.store.postgres import PostgresStore

        return await PostgresStore.open(address, node)
    from motherlode.server.store.sqlite import SqliteStore

    return await SqliteStore.open(Path(address.removeprefix("sqlite://")))
