"""Hostile clients on this machine, and a probe that measures their effect on others."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from websockets.frames import Opcode

from server.transport.test_websocket_fast_path import Raw, packed

GARBAGE = packed(Opcode.TEXT, b"{")


def memory_of(process: int) -> float:
    """Return the resident memory of a process in MB."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


async def flood(raw: Raw, data: bytes, seconds: float) -> bool:
    """Write the same bytes repeatedly without reading; return whether the server closed the connection."""
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


class LatencyProbe:
    """Sends a ping every few milliseconds and records the latency."""

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
        """Stop; return the 99th percentile of latency in seconds."""
        self._is_stopping = True
        await self._task
        self._raw.writer.close()
        ordered = sorted(self.seconds)
        return ordered[int(len(ordered) * 0.99)]
