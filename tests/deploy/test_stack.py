"""The stack of compose.yaml, run as processes: PostgreSQL, two servers with its settings, and Caddy with its file."""

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
    """A process that runs meanwhile."""
    running = await asyncio.create_subprocess_exec(*command, env=environment, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        running.terminate()
        await running.wait()


def settings_of(service: str, store: str, https: int) -> dict[str, str]:
    """A server's environment in compose.yaml, with addresses of this machine in their places."""
    settings = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"][service]["environment"]
    filled = {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for name, value in settings.items()}
    assert filled["MOTHERLODE_STORE"].startswith("postgresql://")
    filled["MOTHERLODE_STORE"] = store
    filled["MOTHERLODE_BASE_URL"] += f":{https}"
    filled["MOTHERLODE_TRUSTED_PROXIES"] += ",127.0.0.0/8"
    return filled


class Visitor:
    """A client that knows where the names of the proxy are, and trusts its certificates."""

    def __init__(self, port: int, authority: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(authority))
        self.web = httpx.AsyncClient(verify=self.trust, timeout=30)

    async def http(self, name: str, method: str, path: str, body: Any = None, token: str = "") -> httpx.Response:
        headers = {"Host": f"{name}:{self.port}"} | ({"Authorization": f"Bearer {token}"} if token else {})
        url = f"https://127.0.0.1:{self.port}{path}"
        return await self.web.request(method, url, json=body, headers=headers, extensions={"sni_hostname": name})

    async def ready(self, name: str) -> None:
        """Wait until a server answers behind the proxy."""
        for _ in range(120):
            try:
                if (await self.http(name, "GET", "/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.5)
        raise AssertionError(f"{name} does not answer")


async def test_the_stack_of_the_compose_file_serves_tables_over_tls(postgres_server: str, tmp_path: Path) -> None:
    store = await asyncio.to_thread(fresh_database, postgres_server)
    one, two, http, https = free_ports(4)
    caddyfile = tmp_path / "Caddyfile"
    ports = f"http_port {http}\nhttps_port {https}\nadmin off\nskip_install_trust"
    caddyfile.write_text(f"{{\n{ports}\n}}\nimport {ROOT / 'deploy' / 'Caddyfile'}\n")
    proxied = {"ONE": f"127.0.0.1:{one}", "TWO": f"127.0.0.1:{two}", "PUBLIC_PORT": f":{https}"}
    home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
    async with AsyncExitStack() as stack:
        for service, port in (("one", one), ("two", two)):
            settings = settings_of(service, store, https) | {"MOTHERLODE_PORT": str(port)}
            serve = process(BIN / "motherlode", "serve", "--no-open", environment=os.environ | settings)
            await stack.enter_async_context(serve)
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
        await visitor.ready("one.localhost")
        await visitor.ready("two.localhost")
        await check(visitor)


async def check(visitor: Visitor) -> None:
    """A visitor is sent to a server, opens a table there, and is sent to it from the other one."""
    places = {(await visitor.http("localhost", "GET", "/t/x")).headers["location"] for _ in range(40)}
    assert places == {f"https://{name}.localhost:{visitor.port}/t/x" for name in ("one", "two")}
    assert (await visitor.http("one.localhost", "GET", "/")).status_code == 200
    assert (await visitor.http("one.localhost", "GET", "/metrics")).status_code == 404
    token = (await visitor.http("one.localhost", "POST", "/api/guests", {"name": secrets.token_hex(4)})).json()["token"]
    opened = {"ruleset": "base", "seats": 3, "bots": "greedy"}
    table = (await visitor.http("one.localhost", "POST", "/api/tables", opened, token)).json()["table"]
    assert (await ask(visitor, "one", token, table))["type"] == "done"
    elsewhere = await ask(visitor, "two", token, table)
    assert f"https://one.localhost:{visitor.port}" in json.dumps(elsewhere)


async def ask(visitor: Visitor, name: str, token: str, table: str) -> dict[str, Any]:
    """The answer to a subscription over a WebSocket, as a page of that server would send it."""
    place = f"{name}.localhost:{visitor.port}"
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
        await socket.send(json.dumps({"type": "subscribe", "ref": 1, "table": table, "since": -1}))
        while True:
            answer: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
            if answer.get("ref") == 1:
                return answer
