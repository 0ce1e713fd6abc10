"""Client addresses: the peer's, or the one a trusted proxy forwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from motherlode.server.settings import UNLIMITED, Limits, Settings
from motherlode.server.transport.network.proxies import TrustedProxies, parse_networks
from server.abuse.launch import Forked, Launched, serve_and_fail

PROXY = "127.0.0.2"
"""Another address of this machine, used as the trusted proxy."""


def client_of(peer: str, *forwarded: str, trusted: str = "10.0.0.0/8, 2001:db8::/32, 127.0.0.1") -> str:
    scope = {
        "type": "http",
        "client": (peer, 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", line.encode()) for line in forwarded],
    }
    TrustedProxies(parse_networks(trusted)).unwrap(scope)
    client: tuple[str, int] = scope["client"]  # type: ignore[assignment]
    return client[0]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
        ("10.0.0.1", ["198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.7"], "198.51.100.7"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.7, 10.9.9.9"], "198.51.100.7"),
        ("10.0.0.1", ["1.1.1.1", "198.51.100.7", "10.9.9.9"], "198.51.100.7"),
        ("10.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
        ("10.0.0.1", ["[2001:db9::7]:4711"], "2001:db9::7"),
        ("::ffff:10.0.0.1", ["::ffff:198.51.100.7"], "198.51.100.7"),
        ("2001:db8::1", ["2001:db9::7"], "2001:db9::7"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["198.51.100.7, junk"], "10.0.0.1"),
        ("10.0.0.1", ["198.51.100.7, unknown, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", [", ,,"], "10.0.0.1"),
    ],
)
def test_the_client_is_the_right_most_untrusted_address(peer: str, forwarded: list[str], client: str) -> None:
    assert client_of(peer, *forwarded) == client


def test_forwarded_headers_are_ignored_without_trusted_proxies() -> None:
    assert client_of("127.0.0.1", "198.51.100.7", trusted="") == "127.0.0.1"


async def guests(address: str, source: str, forwarded: list[str]) -> list[int]:
    """Create a guest with each forwarded address; return the status codes."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(transport=transport, base_url=address) as web:
        return [
            (await web.post("/api/guests", json={"name": "Ada"}, headers={"x-forwarded-for": each})).status_code
            for each in forwarded
        ]


def settings(folder: Path, limits: Limits) -> Settings:
    return Settings(str(folder / "t.sqlite"), port=0, limits=limits, trusted_proxies=parse_networks(PROXY))


def test_clients_behind_a_trusted_proxy_have_separate_limits_that_others_cannot_forge(tmp_path: Path) -> None:
    with Forked(settings(tmp_path, Limits(openings="2/minute")), tmp_path) as server:
        two, three = ["198.51.100.7"] * 3, ["198.51.100.1", "198.51.100.2", "198.51.100.3"]
        assert asyncio.run(guests(server.address, PROXY, two)) == [201, 201, 429]
        assert asyncio.run(guests(server.address, PROXY, three)) == [201, 201, 201]
        assert asyncio.run(guests(server.address, "127.0.0.1", three)) == [201, 201, 429], "a stranger was believed"


def test_websockets_through_a_proxy_are_counted_by_client(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(connections_per_address=2)

    async def run(port: int) -> None:
        def open_socket(client: str) -> connect:
            headers = {"x-forwarded-for": client}
            return connect(f"ws://127.0.0.1:{port}/ws", local_addr=(PROXY, 0), additional_headers=headers)

        for _ in range(2):
            opened = [await open_socket(client) for client in ("198.51.100.1", "198.51.100.1", "198.51.100.2")]
            with pytest.raises(InvalidStatus):
                await open_socket("198.51.100.1")
            for socket in opened:
                await socket.close()
            await asyncio.sleep(0.1)

    with Forked(settings(tmp_path, limits), tmp_path) as server:
        asyncio.run(run(server.port))


def test_links_and_origins_use_the_forwarded_host_and_scheme(tmp_path: Path) -> None:
    public = {"x-forwarded-proto": "https", "x-forwarded-host": "mine.example"}

    async def run(server: Forked) -> None:
        for source, link in ((PROXY, "https://mine.example/t/"), ("127.0.0.1", f"{server.address}/t/")):
            transport = httpx.AsyncHTTPTransport(local_address=source)
            async with httpx.AsyncClient(transport=transport, base_url=server.address, headers=public) as web:
                token = (await web.post("/api/guests", json={"name": "Ada"})).json()["token"]
                settings = {"ruleset": "base", "seats": 3}
                opened = await web.post("/api/tables", json=settings, headers={"authorization": f"Bearer {token}"})
                assert opened.json()["link"].startswith(link)
        url = f"ws://127.0.0.1:{server.port}/ws"
        async with connect(url, local_addr=(PROXY, 0), origin="https://mine.example", additional_headers=public):  # type: ignore[arg-type]
            pass
        with pytest.raises(InvalidStatus, match="403"):
            await connect(url, origin="https://mine.example", additional_headers=public)  # type: ignore[arg-type]

    with Forked(settings(tmp_path, UNLIMITED), tmp_path) as server:
        asyncio.run(run(server))


def test_trusted_proxies_are_read_from_option_and_environment(tmp_path: Path) -> None:
    status, said = serve_and_fail("--trusted-proxies", "10.0.0.1/8")
    assert status == 2
    assert "10.0.0.1/8 has host bits set" in said
    environment = {"MOTHERLODE_TRUSTED_PROXIES": f"10.0.0.0/8,{PROXY}", "MOTHERLODE_MAX_CONNECTIONS_PER_ADDRESS": "9"}
    with Launched(tmp_path, "--store", tmp_path / "t.sqlite", environment=environment) as server:

        async def run() -> None:
            held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(9)]
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            assert b" 503 " in await asyncio.wait_for(reader.read(), 5)
            proxied = [
                await asyncio.open_connection("127.0.0.1", server.port, local_addr=(PROXY, 0)) for _ in range(20)
            ]
            proxied[-1][1].write(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert b" 200 " in await asyncio.wait_for(proxied[-1][0].read(), 5)
            for _, each in [*held, *proxied, (reader, writer)]:
                each.close()

        asyncio.run(run())
