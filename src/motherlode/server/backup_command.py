"""``motherlode backup``: copy an SQLite store while its server runs."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from motherlode.core.errors import MotherlodeError

__all__ = ["add_arguments", "add_store_arguments", "run", "sqlite_path"]


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the options."""
    parser.epilog = "The server may be running: the backup is the store as it is at one moment, and no table waits."
    parser.add_argument("target", type=Path, metavar="FILE", help="where to write the backup")
    add_store_arguments(parser, "replace FILE if it exists")


def add_store_arguments(parser: ArgumentParser, force: str) -> None:
    """Declare the options that ``backup`` and ``restore`` share."""
    default = os.environ.get("MOTHERLODE_STORE", "motherlode.sqlite")
    text = "the store, an SQLite file (default: motherlode.sqlite) [MOTHERLODE_STORE]"
    parser.add_argument("--store", default=default, help=text)
    parser.add_argument("--force", action="store_true", help=force)


def sqlite_path(store: str) -> Path:
    """Return the file of a store; MotherlodeError if it is a database."""
    if store.startswith(("postgresql://", "postgres://")):
        raise MotherlodeError("use pg_dump and pg_restore for a PostgreSQL store; see docs/deployment.md")
    return Path(store.removeprefix("sqlite://"))


def run(args: Namespace) -> int:
    """Write the backup, and say what it holds."""
    from motherlode.server.store.backup import back_up

    contents = back_up(sqlite_path(args.store), args.target, args.force)
    print(f"{args.target}: {contents.tables} tables, {contents.entries} log entries")
    return 0
