"""Where tables are kept: one log each, in SQLite or PostgreSQL, behind one small protocol."""

from __future__ import annotations

from pathlib import Path

from motherlode.server.store.protocol import Append, Conflict, Headline, Store

__all__ = ["Append", "Conflict", "Headline", "Store", "open_store"]


async def open_store(address: str) -> Store:
    """The store at an address, brought up to date: ``postgresql://…``, or the path of an SQLite file."""
    if address.startswith(("postgresql://", "postgres://")):
        from motherlode.server.store.postgres import PostgresStore

        return await PostgresStore.open(address)
    from motherlode.server.store.sqlite import SqliteStore

    return await SqliteStore.open(Path(address.removeprefix("sqlite://")))
