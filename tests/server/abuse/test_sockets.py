"""One connection can neither stall others nor make the server accumulate memory."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from websockets.frames import Opcode

from motherlode.server.settings import Limits
from server.abuse.attackers import GARBAGE, LatencyProbe, flood, memory_of
from server.client import Client, open_table, serving
from server.processes import Process
from server.transport.test_websocket_fast_path import Raw, packed

LIMITS = Limits(openings="1000/second", requests="1000/second")
FLOODS = {
    "unreadable messages": GARBAGE * 8_000,
    "messages that are too large": packed(Opcode.TEXT, b"x" * 9_000) * 20,
    "pings": packed(Opcode.PING, b"") * 10_000,
    "fragments": packed(Opcode.TEXT, b"x", fin=False) + packed(Opcode.CONT, b"x", fin=False) * 10_000,
    "orders in great numbers": packed(Opcode.TEXT, b'{"type":"ping","ref":1}') * 3_000,
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_closes_its_own_connection_and_delays_nobody(name: str, tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.sqlite"), limits=LIMITS)
    server.start()

    async def run() -> None:
        host = await Client.come(server.address)
        probe = LatencyProbe(await Raw.come(server.address, host.token))
        ended = 0
        for _ in range(6):
            attacker = await Raw.come(server.address, host.token)
            ended += await flood(attacker, FLOODS[name], seconds=3.0)
            attacker.writer.close()
        slow = await probe.stop()
        await host.close()
        assert ended == 6, "the server goes on listening"
        assert slow < 0.25, f"others wait for {slow:.2f} s"

    try:
        asyncio.run(run())
    finally:
        server.kill()


async def test_a_client_that_does_not_read_news_is_disconnected_by_queued_bytes(tmp_path: Path) -> None:
    limits = LIMITS._replace(unsent_bytes=100_000, subscribes="100000/second", messages=100_000)
    async with serving(str(tmp_path / "tables.sqlite"), limits=limits) as (address, _):
        host = await Client.come(address)
        table = await open_table(host, seats=5)
        await host.done("sit", table, seat=0)
        await host.done("start", table)
        deaf = await Raw.come(address, host.token)
        command = {"type": "subscribe", "ref": 1, "table": table}
        deaf.writer.transport.pause_reading()
        until = time.monotonic() + 20
        while not deaf.writer.is_closing() and time.monotonic() < until:
            deaf.writer.write(packed(Opcode.TEXT, json.dumps(command).encode()) * 20)
            await asyncio.sleep(0.02)
        assert deaf.writer.is_closing(), "the connection lives on"
        await host.close()


def test_repeated_subscriptions_do_not_leak_memory(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.sqlite"))
    server.start()

    async def run() -> tuple[float, float]:
        host = await Client.come(server.address)
        table = await open_table(host, seats=10)
        await host.done("sit", table, seat=0)
        await host.done("start", table)
        for number in range(300):
            await host.done("say", table, text=f"{number} " + "x" * 250)
        attackers = [await Raw.come(server.address, host.token) for _ in range(4)]

        async def attack(raw: Raw, rounds: int) -> None:
            for number in range(rounds):
                command = {"type": "subscribe", "ref": number, "table": table, "since": number % 300}
                raw.writer.write(packed(Opcode.TEXT, json.dumps(command).encode()))
                while (await raw.message()).get("ref") != number:
                    pass

        await asyncio.gather(*(attack(raw, 50) for raw in attackers))
        before = memory_of(server.pid)
        await asyncio.gather(*(attack(raw, 400) for raw in attackers))
        after = memory_of(server.pid)
        for raw in attackers:
            raw.writer.close()
        await host.close()
        return before, after

    try:
        before, after = asyncio.run(run())
        assert after - before < 20, f"{before:.0f} MB became {after:.0f} MB"
    finally:
        server.kill()
