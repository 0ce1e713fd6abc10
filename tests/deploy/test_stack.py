"""The stack of compose.yaml as processes: PostgreSQL, NATS, two servers, a bot worker, Caddy."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import yaml
from websockets.asyncio.client import connect

from server.conftest import fresh_database

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at now."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports: list[int] = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


@asynccontextmanager
async def process(*command: str | Path, environment: dict[str, str]) -> AsyncIterator[None]:
    """A process that runs during a test."""
    running = await asyncio.create_subprocess_exec(*command, env=environment, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        running.terminate()
        await running.wait()


def settings_of(service: str, store: str, bus: str, https: int) -> dict[str, str]:
    """A server's environment in compose.yaml, with addresses of this machine in their places."""
    settings = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"][service]["environment"]
    filled = {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for name, value in settings.items()}
    assert filled["MOTHERLODE_STORE"].startswith("postgresql://")
    filled["MOTHERLODE_STORE"] = store
    assert filled["MOTHERLODE_BUS"].startswith("nats://")
    filled["MOTHERLODE_BUS"] = bus
    if "MOTHERLODE_BASE_URL" in filled:
        filled["MOTHERLODE_BASE_URL"] += f":{https}"
    filled["MOTHERLODE_TRUSTED_PROXIES"] += ",127.0.0.0/8"
    return filled


class Visitor:
    """A client that knows where the proxy is, and trusts its certificates."""

    def __init__(self, port: int, authority: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(authority))
        self.web = httpx.AsyncClient(verify=self.trust, timeout=30)

    async def http(self, method: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = {"Host": f"localhost:{self.port}"} | ({"Authorization": f"Bearer {token}"} if token else {})
        url = f"https://127.0.0.1:{self.port}{path}"
        return await self.web.request(method, url, json=body, headers=headers, extensions={"sni_hostname": "localhost"})

    async def ready(self, servers: list[str]) -> None:
        """Wait until every server answers, and one of them through the proxy."""
        for _ in range(120):
            try:
                answers = [await self.http("GET", "/healthz")]
                answers += [await self.web.get(f"{server}/healthz") for server in servers]
                if all(answer.status_code == 200 for answer in answers):
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.5)
        raise AssertionError("nobody answers")


async def test_the_stack_of_the_compose_file_serves_tables_over_tls(postgres_server: str, tmp_path: Path) -> None:
    store = await asyncio.to_thread(fresh_database, postgres_server)
    one, two, http, https, nats = free_ports(5)
    caddyfile = tmp_path / "Caddyfile"
    ports = f"http_port {http}\nhttps_port {https}\nadmin off\nskip_install_trust"
    caddyfile.write_text(f"{{\n{ports}\n}}\nimport {ROOT / 'deploy' / 'Caddyfile'}\n")
    proxied = {"SERVERS": f"127.0.0.1:{one} 127.0.0.1:{two}"}
    home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
    bus = f"nats://127.0.0.1:{nats}"
    async with AsyncExitStack() as stack:
        serve_bus = process(
            BIN / "nats-server", "--addr", "127.0.0.1", "--port", str(nats), environment=dict(os.environ)
        )
        await stack.enter_async_context(serve_bus)
        for service, port in (("one", one), ("two", two)):
            settings = settings_of(service, store, bus, https) | {"MOTHERLODE_PORT": str(port)}
            serve = process(BIN / "motherlode", "serve", "--no-open", environment=os.environ | settings)
            await stack.enter_async_context(serve)
        command = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["bots"]["command"]
        worker = process(BIN / "motherlode", *command, environment=os.environ | settings_of("bots", store, bus, https))
        await stack.enter_async_context(worker)
        caddy = process(
            BIN / "caddy",
            "run",
            "--config",
            caddyfile,
            "--adapter",
            "caddyfile",
            environment=os.environ | proxied | home,
        )
        await stack.enter_async_context(caddy)
        authority = tmp_path / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        for _ in range(60):
            if authority.exists():
                break
            await asyncio.sleep(0.5)
        visitor = Visitor(https, authority)
        stack.push_async_callback(visitor.web.aclose)
        servers = [f"http://127.0.0.1:{port}" for port in (one, two)]
        await visitor.ready(servers)
        await check(visitor, servers)


async def check(visitor: Visitor, servers: list[str]) -> None:
    """A visitor opens a table, reaches it by the proxy and both servers; the worker's bot moves."""
    assert (await visitor.http("GET", "/")).status_code == 200
    assert (await visitor.http("GET", "/metrics")).status_code == 404
    token = (await visitor.http("POST", "/api/guests", {"name": secrets.token_hex(4)})).json()["token"]
    opened = {"ruleset": "base", "seats": 3, "bots": "greedy"}
    table = (await visitor.http("POST", "/api/tables", opened, token)).json()["table"]
    for _ in range(4):
        assert (await ask(visitor, token, table))["type"] == "done"
    for server in servers:
        found = await visitor.web.get(f"{server}/api/tables/{table}")
        assert found.json()["state"] == "gathering"
    assert (await visitor.http("POST", f"/api/tables/{table}/seats", {"seat": 0}, token)).status_code == 201
    assert (await ask(visitor, token, table, {"type": "start"}))["type"] == "done"
    for _ in range(100):
        pages = [(await visitor.web.get(f"{server}/metrics")).text for server in servers]
        if any(re.search(r"motherlode_bot_moves_by_workers_total [1-9]", page) for page in pages):
            break
        assert (await ask(visitor, token, table, {"type": "leave"}))["type"] == "done"  # so that bots play on
        await asyncio.sleep(0.2)
    else:
        raise AssertionError("no bot's move came from the worker")


async def ask(visitor: Visitor, token: str, table: str, command: dict[str, Any] | None = None) -> dict[str, Any]:
    """The answer to a command over a WebSocket, as a page would send it."""
    place = f"localhost:{visitor.port}"
    opened = connect(
        f"wss://{place}/ws",
        host="127.0.0.1",
        port=visitor.port,
        ssl=visitor.trust,
        origin=f"https://{place}",
        compression=None,
    )
    async with opened as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        message = {"ref": 1, "table": table, **(command or {"type": "subscribe", "since": -1})}
        await socket.send(json.dumps(message))
        while True:
            answer: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if answer.get("ref") == 1:
                return answer
