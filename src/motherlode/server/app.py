"""The web around the tables: wiring, security headers, errors without internals."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from motherlode._version import __version__
from motherlode.server.bots import Thinker
from motherlode.server.hall import Hall
from motherlode.server.http import ROUTES, address_of
from motherlode.server.limiting import Limiter
from motherlode.server.metrics import REFUSALS
from motherlode.server.refused import Refused, Why
from motherlode.server.room import Services
from motherlode.server.settings import Settings
from motherlode.server.socket import Connection, House
from motherlode.server.store import open_store
from motherlode.server.tokens import Tokens

__all__ = ["create_app"]

_logger = structlog.get_logger("motherlode.app")

_HEADERS: Final = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]

_STATUS: Final[dict[Why, int]] = {
    "bad-token": 401,
    "bad-origin": 403,
    "barred": 403,
    "not-host": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "game-over": 409,
    "not-now": 409,
    "seat-taken": 409,
    "too-fast": 429,
    "closing": 503,
    "try-again": 503,
}


class Trouble(msgspec.Struct, omit_defaults=True):
    """Why a request was refused."""

    why: str
    rule: str = ""


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI app. Its store is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.store)
        secret = settings.secret or await store.secret(secrets.token_urlsafe(48))
        hall = Hall(Services(store, Thinker(settings.bot_processes), settings.timing))
        app.state.house = House(hall, Tokens(secret), Limiter(settings.limits), settings.limits)
        app.state.base_url = settings.base_url.rstrip("/")
        _logger.info("open", version=__version__)
        try:
            yield
        finally:
            await hall.close()
            await store.close()
            _logger.info("closed")

    return Litestar(
        [*ROUTES, play],
        lifespan=[lifespan],
        middleware=[_secure],
        before_request=_count_request,
        exception_handlers={Refused: _refused, HTTPException: _wrong, Exception: _failed},
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Motherlode", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any]) -> None:
    """One client."""
    if not _is_ours(socket):
        await socket.close(code=1008)
        return
    await socket.accept()
    await Connection(socket.app.state.house, socket.receive, socket.send).run()


def _is_ours(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether a browser's page of this server opened the socket. What is no browser says no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    base: str = socket.app.state.base_url
    if base:
        return urlsplit(origin)[:2] == urlsplit(base)[:2]
    return urlsplit(origin).netloc == socket.headers.get("host")


def _count_request(request: Request[Any, Any, Any]) -> None:
    if request.url.path.startswith("/api"):
        house: House = request.app.state.house
        house.limiter.request(address_of(request))


def _secure(app: ASGIApp) -> ASGIApp:
    """Security headers on every response."""

    async def secured(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers)

    return secured


def _answer(why: str, status: int, rule: str = "") -> Response[Trouble]:
    return Response(Trouble(why, rule), status_code=status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Trouble]:
    REFUSALS.labels(refused.why).inc()
    return _answer(refused.why, _STATUS.get(refused.why, 400), refused.rule)


def _wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    whys = {400: "bad-message", 404: "no-such-page", 405: "bad-method", 413: "too-large"}
    return _answer(whys.get(error.status_code, "bad-message"), error.status_code)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    _logger.exception("request failed", method=request.method, route=request.scope.get("path_template", ""))
    return _answer("try-again", 500)
