"""Slow or too many clients are disconnected or refused, and all others are served."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus

from motherlode.server.settings import UNLIMITED, Limits, Settings
from motherlode.server.transport.network.connection_limits import ConnectionLimiter, raise_file_limit
from motherlode.server.transport.network.proxies import TrustedProxies, client_key, parse_networks
from server.abuse.launch import Forked
from server.client import Client, http, open_table

QUICK = UNLIMITED._replace(header_seconds=0.5, body_seconds=0.8, response_seconds=0.6)
LOOK = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 40\r\n\r\n"

SLOW = {
    "nothing": b"",
    "half a line": b"GET /hea",
    "half a header": LOOK,
    "no body": POST,
    "half a body": POST + b'{"name":',
    "half a chunk": POST.replace(b"content-length: 40", b"transfer-encoding: chunked") + b"5\r\nab",
    "half a second request": LOOK + b"\r\n" + LOOK,
    "half a second body": LOOK + b"\r\n" + POST + b"{",
    "half a body for a page that is not there": POST.replace(b"/api/guests", b"/nowhere") + b"{",
}


def settings(folder: Path, limits: Limits, **more: object) -> Settings:
    return Settings(str(folder / "tables.sqlite"), port=0, limits=limits)._replace(**more)  # type: ignore[arg-type]


async def until_closed(reader: asyncio.StreamReader) -> float:
    """Read until the end; return the duration."""
    began = time.monotonic()
    with contextlib.suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), 20)
    return time.monotonic() - began


def test_incomplete_requests_time_out_and_are_logged_once(tmp_path: Path) -> None:
    async def run(port: int) -> None:
        opened = []
        for _ in range(20):
            for sent in SLOW.values():
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(sent)
                opened.append((reader, writer))
        took = await asyncio.gather(*(until_closed(reader) for reader, _ in opened))
        assert max(took) < 10
        for _, writer in opened:
            writer.close()

    with Forked(settings(tmp_path, QUICK), tmp_path) as server:
        asyncio.run(run(server.port))
        assert asyncio.run(http(server.address, "GET", "/livez")).text == "ok"
        lines = [line for line in server.log() if line["level"] != "info"]
        assert [line["event"] for line in lines] == ["client too slow"]
        page = asyncio.run(http(server.address, "GET", "/metrics")).text
        assert 'motherlode_request_timeouts_total{part="header"}' in page
        assert 'motherlode_request_timeouts_total{part="body"}' in page


def test_a_request_sent_byte_by_byte_has_the_same_deadline(tmp_path: Path) -> None:
    async def run(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        ended = asyncio.create_task(until_closed(reader))
        writer.write(b"GET /")
        while not ended.done():
            writer.write(b"a")
            await asyncio.sleep(0.05)
        assert await ended < 4
        writer.close()

    with Forked(settings(tmp_path, QUICK), tmp_path) as server:
        asyncio.run(run(server.port))


def test_slow_requests_within_the_limits_are_served(tmp_path: Path) -> None:
    async def run(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):  # longer in total than any deadline
            body = b'{"name":"Ada"}'
            request = POST.replace(b"40", str(len(body)).encode()) + body
            for start in range(0, len(request), 40):
                writer.write(request[start : start + 40])
                await asyncio.sleep(0.06)
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            assert head.startswith(b"HTTP/1.1 201 ")
            size = int(head.lower().partition(b"content-length: ")[2].split()[0])
            await reader.readexactly(size)
            await asyncio.sleep(0.3)
        writer.close()

    with Forked(settings(tmp_path, QUICK), tmp_path) as server:
        asyncio.run(run(server.port))


def test_a_client_that_does_not_read_a_response_is_disconnected(tmp_path: Path) -> None:
    async def run(port: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        request = b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(15):
                while True:  # the responses fill all buffers
                    writer.write(request * 20)
                    await writer.drain()
                    await asyncio.sleep(0.01)
        writer.close()

    with Forked(settings(tmp_path, QUICK), tmp_path) as server:
        asyncio.run(run(server.port))
        page = asyncio.run(http(server.address, "GET", "/metrics")).text
        assert 'motherlode_request_timeouts_total{part="response"} 1.0' in page


def test_a_websocket_is_not_subject_to_http_timeouts(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        ada = await Client.come(address)
        table = await open_table(ada)
        await asyncio.sleep(1.5)
        await ada.subscribe(table)
        await ada.close()

    with Forked(settings(tmp_path, QUICK), tmp_path) as server:
        asyncio.run(run(server.address))


def test_one_address_cannot_use_up_all_connections(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=40)

    async def run(server: Forked) -> None:
        other = ("127.0.0.2", 0)
        held = [await asyncio.open_connection("127.0.0.1", server.port, local_addr=other) for _ in range(200)]
        refused = await asyncio.gather(*(was_refused(reader) for reader, _ in held))
        assert sum(refused) == 160
        with pytest.raises((InvalidStatus, InvalidMessage)):
            await connect(f"ws://127.0.0.1:{server.port}/ws", local_addr=other)
        ada = await Client.come(server.address)  # from another address
        page = (await http(server.address, "GET", "/metrics")).text
        assert 'motherlode_connections_refused_total{limit="address"} 161.0' in page
        for _, writer in held:
            writer.close()
        await asyncio.sleep(0.2)
        async with connect(f"ws://127.0.0.1:{server.port}/ws", local_addr=other):
            pass
        await ada.close()

    with Forked(settings(tmp_path, limits), tmp_path) as server:
        asyncio.run(run(server))
        lines = [line for line in server.log() if line["level"] != "info"]
    assert [(line["event"], line["address"], line["limit"]) for line in lines] == [
        ("too many connections from one address", "127.0.0.2", 40)
    ]


async def was_refused(reader: asyncio.StreamReader) -> bool:
    """Return whether a connection was refused."""
    try:
        async with asyncio.timeout(1.0):
            return b" 503 " in await reader.read()
    except TimeoutError:
        return False


def test_connections_are_counted_until_they_are_closed(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(connections_per_address=3)

    async def run(address: str) -> None:
        url = f"ws{address.removeprefix('http')}/ws"
        for _ in range(5):
            opened = [await connect(url) for _ in range(3)]
            with pytest.raises((InvalidStatus, InvalidMessage)):
                await connect(url)
            for socket in opened:
                await socket.close()
            await asyncio.sleep(0.1)
        with pytest.raises(InvalidStatus):
            await connect(f"{url}/elsewhere")
        await asyncio.sleep(0.1)
        opened = [await connect(url) for _ in range(3)]
        for socket in opened:
            await socket.close()

    with Forked(settings(tmp_path, limits), tmp_path) as server:
        asyncio.run(run(server.address))


def test_total_connections_stay_below_the_limit_of_open_files(tmp_path: Path) -> None:
    async def run(port: int) -> int:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
        refused = await asyncio.gather(*(was_refused(reader) for reader, _ in held))
        for _, writer in held:
            writer.close()
        return sum(refused)

    with Forked(settings(tmp_path, UNLIMITED._replace(connections=50)), tmp_path) as server:
        assert asyncio.run(run(server.port)) == 10
        assert [line["event"] for line in server.log() if line["level"] != "info"] == ["too many connections"]
    few = ConnectionLimiter(UNLIMITED, TrustedProxies(), files=160)
    assert [few.admit(n, "192.0.2.1") for n in range(40)] == [True] * 32 + [False] * 8


def test_one_address_gets_at_most_half_of_the_connections() -> None:
    limiter = ConnectionLimiter(Limits(), TrustedProxies(), files=228)
    assert sum(limiter.admit(n, "192.0.2.1") for n in range(200)) == 50
    assert sum(limiter.admit(f"other {n}", f"192.0.2.{n}") for n in range(2, 100)) == 50


def test_the_limit_of_open_files_is_raised_as_far_as_allowed() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        assert raise_file_limit() == min(before[1], 65_536) == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    limiter = ConnectionLimiter(Limits(connections_per_address=2), TrustedProxies(parse_networks("10.0.0.0/8")), 10_000)
    assert limiter.admit(1, "2001:db8:0:1::1")
    assert limiter.admit(2, "2001:db8:0:1:ffff::2")
    assert not limiter.admit(3, "2001:db8:0:1:1::3")
    assert limiter.admit(4, "2001:db8:0:2::1")
    limiter.release(1)
    assert limiter.admit(5, "2001:db8:0:1:1::3")
    assert all(limiter.admit(f"proxied {n}", "10.1.2.3") for n in range(10))
    assert client_key("::ffff:192.0.2.1") == client_key("192.0.2.1") == "192.0.2.1"
    for connection in [2, 4, 5, *(f"proxied {n}" for n in range(10))]:
        limiter.release(connection)
    assert not limiter._open
    assert not limiter._by_client
