"""``motherlode restore``: put a backup in the place of an SQLite store."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from motherlode.server.backup_command import add_store_arguments, sqlite_path

__all__ = ["add_arguments", "run"]


def add_arguments(parser: ArgumentParser) -> None:
    """Declare the options."""
    parser.epilog = "Stop the server first. The store that is replaced is kept as STORE.before-restore."
    parser.add_argument("backup", type=Path, metavar="FILE", help="a backup made by motherlode backup")
    add_store_arguments(parser, "replace the store if it exists")


def run(args: Namespace) -> int:
    """Put the backup back, and say what it holds."""
    from motherlode.server.store.backup import restore

    store = sqlite_path(args.store)
    contents = restore(args.backup, store, args.force)
    print(f"{store}: {contents.tables} tables, {contents.entries} log entries")
    return 0
