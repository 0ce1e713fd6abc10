"""Hostile clients, and a neighbour who measures what they cost. Everything stays on this machine and ends by itself."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from websockets.frames import Opcode

from server.test_wire import Raw, packed

GARBAGE = packed(Opcode.TEXT, b"{")


def memory_of(process: int) -> float:
    """The resident memory of a process, in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


async def flood(raw: Raw, data: bytes, seconds: float) -> bool:
    """Write the same bytes again and again, reading nothing; whether the server ended the connection."""
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            raw.writer.write(data)
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                await raw.writer.drain()
    except TimeoutError:
        return False
    except OSError:
        return True
    return raw.reader.at_eof()


class Neighbour:
    """Sends a ping every few milliseconds, and notes how long the answer takes."""

    def __init__(self, raw: Raw) -> None:
        self._raw = raw
        self._is_stopping = False
        self._task = asyncio.create_task(self._measure())
        self.seconds: list[float] = []

    async def _measure(self) -> None:
        number = 0
        while not self._is_stopping:
            number += 1
            began = time.monotonic()
            self._raw.writer.write(packed(Opcode.TEXT, b'{"type":"ping","ref":%d}' % number))
            assert (await self._raw.message())["ref"] == number
            self.seconds.append(time.monotonic() - began)
            await asyncio.sleep(0.01)

    async def stop(self) -> float:
        """Stop; the longest of 99 in 100 answers, in seconds."""
        self._is_stopping = True
        await self._task
        self._raw.writer.close()
        ordered = sorted(self.seconds)
        return ordered[int(len(ordered) * 0.99)]
