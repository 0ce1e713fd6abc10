"""Several servers on one database: the page follows its table, and its player keeps the seat."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.server_process import ServerProcess
from server.conftest import fresh_database, postgres_server

__all__ = ["postgres_server"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@pytest.fixture
def servers(postgres_server: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two servers that say where they are."""
    with ThreadPoolExecutor(1) as beside:  # the browser's event loop runs in this thread
        database = beside.submit(fresh_database, postgres_server).result()
    pair = []
    for name in ("left", "right"):
        port = free_port()
        where = ["--name", name, "--base-url", f"http://127.0.0.1:{port}"]
        (tmp_path / name).mkdir()
        server = ServerProcess(tmp_path / name, store=database, more=where)
        server.port = port
        server.start()
        pair.append(server)
    yield pair
    for server in pair:
        server.stop()


def test_the_page_goes_to_the_server_that_has_the_table(servers: list[ServerProcess], visit: Visit) -> None:
    left, right = servers
    card = left.guest("Ada")
    table = left.table(card)
    left.seat(card, table, 0)
    visitor = visit(card, to=right)
    visitor.page.once("dialog", lambda dialog: dialog.accept())
    with visitor.forgiving():
        visitor.page.goto(f"/t/{table}")
        expect(visitor.page.locator(".room")).to_contain_text("Ada you host")
    assert visitor.page.url == f"{left.address}/t/{table}"
