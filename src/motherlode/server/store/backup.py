"""Backups of an SQLite store, taken while a server writes to it, and putting one back."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import apsw

from motherlode.core.errors import MotherlodeError
from motherlode.server.store.file_lock import AlreadyOpen, FileLock
from motherlode.server.store.migrations import NewerSchema, check_schema

__all__ = ["BackupError", "Contents", "back_up", "restore"]

_SIDE_FILES: Final = ("-wal", "-shm")
_KEPT: Final = ".before-restore"


class BackupError(MotherlodeError):
    """A backup cannot be made or put back; the message says why."""


class Contents(NamedTuple):
    """How many tables and log entries a store has."""

    tables: int
    entries: int


def back_up(store: Path, target: Path, overwrite: bool = False) -> Contents:
    """Copy a store, of one moment, to a file, while a server may write to it; return what the copy holds.

    The copy is checked before it gets its name, so that there is never half of one.
    """
    if not store.is_file():
        raise BackupError(f"there is no store {store}")
    if target.exists() and not overwrite:
        raise BackupError(f"{target} exists; use --force to replace it")
    with _partial(target) as partial:
        try:
            source = apsw.Connection(str(store), flags=apsw.SQLITE_OPEN_READWRITE)  # a reader of a WAL needs to write
            source.set_busy_timeout(10_000)
            copy = apsw.Connection(str(partial))
            with copy.backup("main", source, "main") as backup:
                backup.step(-1)  # all pages in one read transaction: writers go on, and are not in the copy
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without side files
            contents = _checked(copy, partial)
            copy.close()
            source.close()
        except apsw.Error as error:
            raise BackupError(f"cannot back up {store}: {error}") from None
    return contents


def restore(backup: Path, store: Path, overwrite: bool = False) -> Contents:
    """Put a backup in the place of a store that no server has open; return what it holds.

    The store that was there is kept beside it, as ``STORE.before-restore``.
    """
    if not backup.is_file():
        raise BackupError(f"there is no backup {backup}")
    if store.exists() and not overwrite:
        raise BackupError(f"{store} exists; use --force to replace it (it is kept as {store.name}{_KEPT})")
    store.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(store)
    try:
        lock.acquire()
    except AlreadyOpen:
        raise BackupError(f"a motherlode server has {store} open; stop it first") from None
    try:
        with _partial(store) as partial:
            shutil.copyfile(backup, partial)
            try:
                connection = apsw.Connection(str(partial))
                contents = _checked(connection, backup)
                connection.close()
            except apsw.Error as error:
                raise BackupError(f"{backup} is not a backup of a store: {error}") from None
            for name in (store, *(Path(f"{store}{suffix}") for suffix in _SIDE_FILES)):
                if name.exists():  # entries that are only in the write-ahead log belong to the old store
                    name.replace(f"{store}{_KEPT}{name.name.removeprefix(store.name)}")
    finally:
        lock.release()
    return contents


def _checked(connection: apsw.Connection, path: Path) -> Contents:
    """Return the contents of a store; BackupError if it is damaged, or of a newer version."""
    problem = next(iter(connection.execute("PRAGMA quick_check(1)")))[0]
    if problem != "ok":
        raise BackupError(f"{path} is damaged: {problem}")
    version = next(iter(connection.execute("PRAGMA user_version")))[0]
    assert isinstance(version, int)
    try:
        check_schema("sqlite", version)
    except NewerSchema as newer:
        raise BackupError(f"{path} was written by a newer motherlode ({newer})") from None
    if not version:
        raise BackupError(f"{path} is not a backup of a store")
    tables, entries = next(iter(connection.execute("SELECT count(DISTINCT game), count(*) FROM entries")))
    assert isinstance(tables, int)
    assert isinstance(entries, int)
    return Contents(tables, entries)


@contextmanager
def _partial(target: Path) -> Iterator[Path]:
    """A file beside the target that gets its name when all went well, and is on disk by then."""
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        yield partial
        descriptor = os.open(partial, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        partial.replace(target)
    except OSError as error:
        raise BackupError(f"cannot write {target}: {error.strerror}") from None
    finally:
        for suffix in ("", "-journal", *_SIDE_FILES):
            Path(f"{partial}{suffix}").unlink(missing_ok=True)
