"""Brings a PostgreSQL database to the schema of this version, one server at a time."""

from __future__ import annotations

from motherlode.server.store.migrations import check_schema, migrations
from motherlode.server.store.postgres_pool import Database

__all__ = ["migrate"]

_TIMEOUT = 300.0
"""Timeout of migrations, or of waiting for another server that runs them."""
_LOCK = 6_837_562
"""Key of the advisory lock that lets one server at a time run migrations."""


async def migrate(database: Database) -> None:
    """Run the migrations that the database lacks; NewerSchema if it is of a newer version."""
    async with database.connection(_TIMEOUT) as connection, connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
        await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)")
        done = {row["number"] for row in await connection.fetch("SELECT number FROM migrations")}
        check_schema("postgres", max(done, default=0))
        for number, sql in migrations("postgres"):
            if number not in done:
                await connection.execute(sql)
                await connection.execute("INSERT INTO migrations VALUES ($1)", number)
