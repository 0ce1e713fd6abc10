"""One of several servers stops: the page connects to another first, and shows no interruption."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from browser.conftest import Visit
from browser.line import Line
from browser.player import Player
from browser.server_process import ServerProcess
from server.cluster.conftest import NatsServer, nats_server
from server.conftest import fresh_database, postgres_server

__all__ = ["nats_server", "postgres_server"]


@pytest.fixture
def servers(postgres_server: str, nats_server: NatsServer, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two servers at one database and bus."""
    with ThreadPoolExecutor(1) as beside:  # the browser's event loop runs in this thread
        database = beside.submit(fresh_database, postgres_server).result()
    pair = []
    for name in ("left", "right"):
        (tmp_path / name).mkdir()
        pair.append(ServerProcess(tmp_path / name, store=database, more=["--name", name, "--bus", nats_server.address]))
        pair[-1].start()
    yield pair
    pair[1].stop()


def test_the_page_changes_servers_unnoticed(servers: list[ServerProcess], visit: Visit) -> None:
    left, right = servers
    line = Line(left.port)
    card = left.guest("Ada")
    table = left.table(card, "base", 3, options={"rounds": 1, "first": 0})
    left.seat(card, table, 0)
    player = Player(visit(card, to=line), 0)
    happened: list[str] = []

    def watch(socket: WebSocket) -> None:
        number = happened.count("opened") + 1
        happened.append("opened")
        socket.on("framereceived", lambda frame: note(json.loads(frame), number))
        socket.on("close", lambda _: happened.append(f"closed {number}"))

    def note(message: dict[str, Any], number: int) -> None:
        if message["type"] in ("welcome", "goodbye"):
            happened.append(f"{message['type']} {number}")

    player.page.on("websocket", watch)
    player.page.goto(f"/t/{table}")
    player.page.locator(".start").click()
    player.await_turn()
    line.lead_to(right.port)
    with ThreadPoolExecutor(1) as beside:
        stopping = beside.submit(left.stop)
        while "closed 1" not in happened:
            player.page.wait_for_timeout(20)
        player.make(player.socket_log.legal[0])
        player.await_turn()
        stopping.result()
    assert happened == ["opened", "welcome 1", "goodbye 1", "opened", "welcome 2", "closed 1"]
    line.close()
