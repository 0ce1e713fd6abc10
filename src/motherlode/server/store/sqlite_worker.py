"""The SQLite worker process: reads requests from standard input, writes results to standard output.

It is a process and not a thread because a thread would contend for the server's GIL, which costs more per commit than
the commit itself. It is run by its path and imports nothing else of this package, so that it starts quickly. Its client
is :mod:`.sqlite_client`.

Requests and results are framed: four bytes of length, then msgpack.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

import apsw
import msgspec

__all__ = ["HEADER_SIZE", "QueryResult", "Row", "Statement"]

Row = tuple[Any, ...]
"""Values of SQLite's types: text, bytes, numbers and None."""
Statement = tuple[str, Row]
"""An SQL statement and its parameters."""

HEADER_SIZE: Final = 4
"""Bytes of a frame's length prefix."""


class QueryResult(msgspec.Struct, array_like=True):
    """The rows of the last statement; or the name and message of an APSW error."""

    rows: list[Row] = []
    error: str = ""
    text: str = ""


def _connect(path: str) -> apsw.Connection:
    connection = apsw.Connection(path)
    connection.set_busy_timeout(10_000)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what is erased is overwritten
    return connection


def _execute(connection: apsw.Connection, statements: Sequence[Statement]) -> list[Row]:
    """Execute statements in one transaction; return the rows of the last."""
    if len(statements) == 1:  # a transaction of its own
        return list(connection.execute(*statements[0]))
    rows: list[Row] = []
    with connection:
        for statement in statements:
            rows = list(connection.execute(*statement))
    return rows


class _Database:
    """The SQLite file. It is opened by the first request, which gets the error if that fails."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: apsw.Connection | None = None

    def execute(self, statements: Sequence[Statement]) -> QueryResult:
        try:
            if self._connection is None:
                self._connection = _connect(self._path)
            return QueryResult(_execute(self._connection, statements))
        except apsw.Error as error:
            return QueryResult([], type(error).__name__, str(error))

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _serve(database: _Database, requests: BinaryIO, results: BinaryIO) -> None:
    """Serve requests until the client closes the pipe."""
    decode = msgspec.msgpack.Decoder(list[Statement]).decode
    encode = msgspec.msgpack.Encoder().encode
    while len(head := requests.read(HEADER_SIZE)) == HEADER_SIZE:
        size = int.from_bytes(head, "big")
        body = requests.read(size)
        if len(body) < size:
            break  # the client was killed while writing
        result = encode(database.execute(decode(body)))
        results.write(len(result).to_bytes(HEADER_SIZE, "big") + result)
        results.flush()
    database.close()


if __name__ == "__main__":
    # A signal to the process group must not stop the worker before the server has closed the pipe.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if sys.platform == "linux":  # so that it does not preempt the server that has just woken it
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        _serve(_Database(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.exit(1)  # the server is gone
