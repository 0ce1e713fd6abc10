"""A watched browser context: errors, failed requests and requests to other hosts fail the test."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, expect

from browser.server_process import Card
from browser.socket_log import SocketLog

__all__ = ["DESKTOP", "PHONE", "Visitor"]

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
_PATIENCE = 20_000
"""Milliseconds, for a busy machine."""
_NO_WORKER = "Service Worker registration blocked by Playwright"
"""Most tests do without the service worker, which would fetch the page's files a second time."""
expect.set_options(timeout=_PATIENCE)


class Visitor:
    """A browser context, at first with one page.

    ``troubles`` collects the errors, and must stay empty.
    """

    def __init__(self, browser: Browser, address: str, card: Card | None = None, **how: Any) -> None:
        self.address = address
        self.card = card
        self.touch = bool(how.get("has_touch"))
        self.troubles: list[str] = []
        self._forgiving = False
        how = {**DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **how}
        self.context: BrowserContext = browser.new_context(
            base_url=address, storage_state=_kept(address, card) if card else None, **how
        )
        self.context.set_default_timeout(_PATIENCE)
        self.page, self.socket_log = self.tab()

    def tab(self) -> tuple[Page, SocketLog]:
        """Another page in the same browser."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"error on the page: {error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        return page, SocketLog(page)

    def _note(self, trouble: str) -> None:
        if not self._forgiving:
            self.troubles.append(trouble)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != _NO_WORKER:
            self._note(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")):
            return
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self._note(f"asked another host: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the answer came
            self._note(f"failed: {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")

    @contextmanager
    def forgiving(self) -> Iterator[None]:
        """A time in which the line may be down, and the browser may say so."""
        self._forgiving = True
        yield
        self._forgiving = False

    def close(self) -> None:
        """Leave; and no trouble may have been seen."""
        self.context.close()
        assert not self.troubles, self.troubles


def _kept(address: str, card: Card) -> Any:
    me = {"name": "motherlode.me", "value": json.dumps(card._asdict())}
    return {"cookies": [], "origins": [{"origin": address, "localStorage": [me]}]}
