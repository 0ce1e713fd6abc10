"""The process that has an SQLite file open: does what comes in by standard input, and answers by standard output.

It is a process and not a thread, because a thread would share the interpreter's lock with the server, and to hand that
to and fro for every commit costs more than the commit. It is started by its path and imports nothing of ours, so that
it is there in a moment; :mod:`.clerk` is at the other end.

Both ways go frames: four bytes that tell the size, then msgpack.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

import apsw
import msgspec

__all__ = ["HEADER_SIZE", "QueryResult", "Row", "Statement", "frame"]

Row = tuple[Any, ...]
"""Values as SQLite has them: texts, bytes, numbers and None."""
Statement = tuple[str, Row]
"""A statement, and the values for it."""

HEADER_SIZE: Final = 4
"""Bytes of a frame that tell its size."""


class QueryResult(msgspec.Struct, array_like=True):
    """The rows of the last step; or the name of APSW's error, and what it says."""

    rows: list[Row] = []
    error: str = ""
    text: str = ""


def frame(body: bytes) -> bytes:
    """What goes over the pipe."""
    return len(body).to_bytes(HEADER_SIZE, "big") + body


def _connect(path: str) -> apsw.Connection:
    connection = apsw.Connection(path)
    connection.set_busy_timeout(10_000)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _execute(connection: apsw.Connection, statements: Sequence[Statement]) -> list[Row]:
    """All of it, or nothing."""
    if len(statements) == 1:  # a transaction of its own
        return list(connection.execute(*statements[0]))
    rows: list[Row] = []
    with connection:
        for statement in statements:
            rows = list(connection.execute(*statement))
    return rows


class _Database:
    """The file, opened when it is first needed: if it cannot be, whoever needs it is told."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: apsw.Connection | None = None

    def result(self, statements: Sequence[Statement]) -> QueryResult:
        try:
            if self._connection is None:
                self._connection = _connect(self._path)
            return QueryResult(_execute(self._connection, statements))
        except apsw.Error as error:
            return QueryResult([], type(error).__name__, str(error))

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _serve(file: _Database, requests: BinaryIO, results: BinaryIO) -> None:
    """Work until the other end is closed."""
    decode = msgspec.msgpack.Decoder(list[Statement]).decode
    encode = msgspec.msgpack.Encoder().encode
    while len(head := requests.read(HEADER_SIZE)) == HEADER_SIZE:
        size = int.from_bytes(head, "big")
        body = requests.read(size)
        if len(body) < size:
            break  # whoever wrote this was killed in the middle of it
        results.write(frame(encode(file.result(decode(body)))))
        results.flush()
    file.close()


if __name__ == "__main__":
    # Whoever stops the server may stop everything it started: this ends when the server has let go, and not before.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if sys.platform == "linux":  # or else it would take the processor from the server that has just woken it
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        _serve(_Database(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.exit(1)  # nobody is there to be told
