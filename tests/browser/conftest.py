"""What the browser's tests share: a chromium, a server, and people who come to it.

Where there is no chromium these tests are skipped, unless MOTHERLODE_BROWSER=1 demands them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import launch
from browser.line import Line
from browser.server_process import Card, ServerProcess
from browser.visitor import Visitor

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test in this folder is one of a browser."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser, for this folder only: while it runs, no other event loop can run in this thread."""
    with sync_playwright() as play:
        browser = launch(play)
        if browser is None:
            why = "there is no chromium here; install it, or run `playwright install chromium`"
            if os.environ.get("MOTHERLODE_BROWSER", "") not in ("", "0"):
                pytest.fail(why)
            pytest.skip(why)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all these tests."""
    one = ServerProcess(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    one = ServerProcess(tmp_path)
    one.start()
    yield one
    one.stop()


@pytest.fixture
def visit(chromium: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Return a function that opens a visitor, with or without a token.

    At the end all are closed, and none may have had errors.
    """
    came: list[Visitor] = []

    def one(card: Card | None = None, to: ServerProcess | Line = server, **how: Any) -> Visitor:
        came.append(Visitor(chromium, to.address, card, **how))
        return came[-1]

    yield one
    troubles = []
    for visitor in came:
        visitor.context.close()
        troubles += visitor.troubles
    assert not troubles, troubles
