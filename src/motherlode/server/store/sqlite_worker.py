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

__all__ = ["HEAD", "Answer", "Row", "Step", "framed"]

Row = tuple[Any, ...]
"""Values as SQLite has them: texts, bytes, numbers and None."""
Step = tuple[str, Row]
"""A statement, and the values for it."""

HEAD: Final = 4
"""Bytes of a frame that tell its size."""


class Answer(msgspec.Struct, array_like=True):
    """The rows of the last step; or the name of APSW's error, and what it says."""

    rows: list[Row] = []
    error: str = ""
    text: str = ""


def framed(body: bytes) -> bytes:
    """What goes over the pipe."""
    return len(body).to_bytes(HEAD, "big") + body


def _connect(path: str) -> apsw.Connection:
    connection = apsw.Connection(path)
    connection.set_busy_timeout(10_000)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _do(connection: apsw.Connection, steps: Sequence[Step]) -> list[Row]:
    """All of it, or nothing."""
    if len(steps) == 1:  # a transaction of its own
        return list(connection.execute(*steps[0]))
    rows: list[Row] = []
    with connection:
        for step in steps:
            rows = list(connection.execute(*step))
    return rows


class _File:
    """The file, opened when it is first needed: if it cannot be, whoever needs it is told."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection: apsw.Connection | None = None

    def answer(self, steps: Sequence[Step]) -> Answer:
        try:
            if self._connection is None:
                self._connection = _connect(self._path)
            return Answer(_do(self._connection, steps))
        except apsw.Error as error:
            return Answer([], type(error).__name__, str(error))

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _keep(file: _File, orders: BinaryIO, answers: BinaryIO) -> None:
    """Work until the other end is closed."""
    decode = msgspec.msgpack.Decoder(list[Step]).decode
    encode = msgspec.msgpack.Encoder().encode
    while len(head := orders.read(HEAD)) == HEAD:
        size = int.from_bytes(head, "big")
        body = orders.read(size)
        if len(body) < size:
            break  # whoever wrote this was killed in the middle of it
        answers.write(framed(encode(file.answer(decode(body)))))
        answers.flush()
    file.close()


if __name__ == "__main__":
    # Whoever stops the server may stop everything it started: this ends when the server has let go, and not before.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    if sys.platform == "linux":  # or else it would take the processor from the server that has just woken it
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    try:
        _keep(_File(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.exit(1)  # nobody is there to be told
