"""The ASGI app: wiring and dispatch."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Send

from motherlode._version import __version__
from motherlode.server import tracing
from motherlode.server.admin.signature import AdminSignature
from motherlode.server.cluster.bus import Bus, BusError
from motherlode.server.cluster.http_forwarding import FORWARDED, HttpForwarding
from motherlode.server.cluster.node import ClusterNode
from motherlode.server.metrics import HTTP_RESPONSES
from motherlode.server.push.courier import Courier
from motherlode.server.runtime.bots.bot_pool import BotPool
from motherlode.server.runtime.jobs.analysis_queue import AnalysisQueue
from motherlode.server.runtime.jobs.history_search import HistorySearch
from motherlode.server.runtime.jobs.retention import Retention
from motherlode.server.runtime.jobs.scrubber import Scrubber
from motherlode.server.runtime.lobby import Lobby
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.runtime.scheduler import Services
from motherlode.server.settings import Settings
from motherlode.server.store import Store, open_store
from motherlode.server.transport.connection import Connection, dispatch_command
from motherlode.server.transport.error_responses import EXCEPTION_HANDLERS
from motherlode.server.transport.health import Health
from motherlode.server.transport.network.connection_limits import ConnectionLimiter
from motherlode.server.transport.network.proxies import TrustedProxies, client_key, is_host
from motherlode.server.transport.network.websocket_fast_path import FAST_PATH
from motherlode.server.transport.operations import Operations
from motherlode.server.transport.outbox import POLICY, TRY_LATER
from motherlode.server.transport.rate_limits import Limiter
from motherlode.server.transport.routes.admin import RunningServer, administer
from motherlode.server.transport.routes.analyses import AnalysisController
from motherlode.server.transport.routes.health import HEALTH_ROUTES
from motherlode.server.transport.routes.history import HistoryController
from motherlode.server.transport.routes.lobby import ROUTES
from motherlode.server.transport.routes.me import MeController
from motherlode.server.transport.routes.pictures import PictureController, make_picture_queue
from motherlode.server.transport.routes.puzzles import PuzzleController
from motherlode.server.transport.routes.replays import ReplayController, ReplayService
from motherlode.server.transport.routes.tables import address_of
from motherlode.server.transport.security_headers import header, secured
from motherlode.server.transport.server_context import ServerContext
from motherlode.server.transport.static_files import Pages
from motherlode.server.transport.tokens import DAY, Tokens

__all__ = ["App", "create_app"]

_logger = structlog.get_logger("motherlode.app")

_API_PREFIXES: Final = ("/api", "/healthz", "/livez", "/readyz", "/metrics")
"""Paths handled by Litestar; all others are static files."""

_TABLE_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")


class App:
    """The ASGI app. WebSockets and static files bypass the web framework."""

    def __init__(self, web: Litestar, pages: Pages, settings: Settings, limiter: ConnectionLimiter | None) -> None:
        self.web = web
        self._pages = pages
        self._settings = settings
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._limiter = limiter

    async def open_store(self) -> None:
        """Open the store, before the app starts; StoreError if that fails. The app closes it at the end."""
        self.web.state.store = store = await open_store(self._settings.store, self._settings.node)
        if self._settings.bus and not store.node_id:
            await store.close()
            raise BusError("--bus is for servers that share a PostgreSQL database")
        try:
            self.web.state.secret = self._settings.secret or await store.operations.secret(secrets.token_urlsafe(48))
            self.web.state.bus = await Bus.connect(self._settings.bus) if self._settings.bus else None
        except BaseException:
            await store.close()
            raise

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.web(scope, receive, send)
            return
        peer = scope["client"][0] if scope["client"] else ""
        self._proxies.unwrap(scope)
        if scope["type"] == "websocket":
            await self._accept_websocket(scope, receive, send, is_by_proxy=peer in self._proxies)
        else:
            is_bad = not is_host(header(scope, b"host") or "localhost")  # HTTP/1.0 clients may send none
            handle = _bad_request if is_bad else self._serve_api if _is_of_api(scope["path"]) else self._pages
            await handle(scope, receive, secured(scope, _counted(send)))

    async def _serve_api(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request of the API; one for a table of another node is sent there."""
        cluster: ClusterNode | None = self.web.state.cluster
        table = _TABLE_PATH.match(scope["path"])
        if cluster is None or table is None:
            await self.web(scope, receive, send)
        else:
            await cluster.http.forward_or_serve(table[1], scope, receive, send)

    async def _accept_websocket(self, scope: Any, receive: Any, send: Any, is_by_proxy: bool) -> None:
        """Accept a WebSocket if its path, origin and connection count are allowed, and serve it."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        await receive()
        if scope["path"] != "/ws" or not _is_allowed_origin(headers, self.web.state.base_url):
            await send({"type": "websocket.close", "code": POLICY})
            return
        client = client_key(scope["client"][0]) if is_by_proxy and self._limiter is not None else ""
        if self._limiter is not None and not self._limiter.admit_client(client):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        try:
            await send({"type": "websocket.accept"})
            await Connection(self.web.state.context, receive, send, scope.get("extensions", {}).get(FAST_PATH)).run()
        finally:
            if self._limiter is not None:
                self._limiter.release_client(client)

    @property
    def context(self) -> ServerContext | None:
        """The context that connections share; None until the app has started."""
        context: ServerContext | None = getattr(self.web.state, "context", None)
        return context

    @property
    def cluster(self) -> ClusterNode | None:
        """This node among others; None without a bus, or until the app has started."""
        cluster: ClusterNode | None = getattr(self.web.state, "cluster", None)
        return cluster


def create_app(settings: Settings, limiter: ConnectionLimiter | None = None) -> App:
    """Create the app. ``limiter`` counts the clients of trusted proxies."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store: Store = app.state.store
        courier = Courier(store, settings.push)
        bot_pool = BotPool(settings.bot_processes)
        registry = RoomRegistry(Services(store, bot_pool, settings.timing, time.time(), courier.wake))
        limiter = Limiter(settings.limits)
        cluster: ClusterNode | None = None
        warming_up: asyncio.Task[None] | None = None
        if app.state.bus is not None:
            http = HttpForwarding(app, settings.limits.body_bytes)
            cluster = ClusterNode(app.state.bus, registry, partial(dispatch_command, limiter), http)
            cluster.take_hits, cluster.add_hits = limiter.take_hits, limiter.add_hits
            await cluster.start()
            registry.services.bot_pool.remote = cluster.bots
            warming_up = asyncio.create_task(registry.services.bot_pool.warm_up(), name="bots")
        app.state.cluster = cluster
        links = cluster.links if cluster is not None else None
        tokens = Tokens(app.state.secret, settings.token_days * DAY)
        operations = Operations(store, tokens)
        await operations.start()
        app.state.context = ServerContext(registry, tokens, limiter, settings.limits, operations, links)
        app.state.lobby = Lobby(registry)
        app.state.replays = replays = ReplayService()
        app.state.analyses = analyses = AnalysisQueue(store)
        app.state.pictures = pictures = make_picture_queue()
        signature = AdminSignature(app.state.secret)
        running = RunningServer(registry, operations, replays, pictures, analyses, signature, cluster)
        app.state.running_server = running
        if cluster is not None:
            cluster.on_refresh = running.refresh
        app.state.are_metrics_elsewhere = bool(settings.metrics_address)
        retention = Retention(registry, settings.keep_finished, running.changed)
        retention.start()
        scrubber = Scrubber(store)
        scrubber.start()
        app.state.health = health = Health(store, cluster)
        app.state.base_url = settings.base_url.rstrip("/")
        app.state.push = settings.push
        courier.start()
        history = HistorySearch(store)
        history.start()
        if settings.traces:
            tracing.enable(tracing.make_tracing(store.node_id or settings.node.home))
        _logger.info("open", version=__version__)
        try:
            yield
        finally:
            if warming_up is not None:
                warming_up.cancel()
            await retention.stop()
            await scrubber.stop()
            await operations.stop()
            replays.close()
            await analyses.close()
            await pictures.close()
            health.stop()
            await courier.close()
            await history.stop()
            await registry.close()
            if cluster is not None:
                await cluster.close()
            await store.close()
            await asyncio.to_thread(tracing.shut_down)
            _logger.info("closed")

    games = (ReplayController, AnalysisController, PictureController)
    web = Litestar(
        [*HEALTH_ROUTES, *ROUTES, MeController, HistoryController, *games, PuzzleController, administer],
        lifespan=[lifespan],
        before_request=_count_request,
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Motherlode",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"guest": SecurityScheme("http", scheme="bearer")}),
        ),
        logging_config=None,
    )
    return App(web, Pages(settings.bundle), settings, limiter)


def _counted(send: Send) -> Send:
    """Wrap ``send`` to count responses by status."""

    async def send_and_count(message: Any) -> None:
        if message["type"] == "http.response.start":
            HTTP_RESPONSES.labels(message["status"]).inc()
        await send(message)

    return send_and_count


async def _bad_request(scope: Any, receive: Any, send: Any) -> None:
    """Answer 400 to a request that is malformed in a way no browser produces."""
    headers = [(b"content-type", b"application/json"), (b"content-length", b"21")]
    await send({"type": "http.response.start", "status": 400, "headers": headers})
    await send({"type": "http.response.body", "body": b'{"why":"bad-message"}', "more_body": False})


def _is_allowed_origin(headers: Mapping[str, str], base_url: str) -> bool:
    """Whether a page of this server opened a WebSocket; clients that are no browsers send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # «http://[»
        return False
    if base_url:
        return parts[:2] == urlsplit(base_url)[:2]
    return parts.netloc == headers.get("host")


def _is_of_api(path: str) -> bool:
    return path.startswith(_API_PREFIXES)


async def _count_request(request: Request[Any, Any, Any]) -> None:
    """Count a request against its address's limit, in the event loop: the limiter is not thread-safe."""
    if request.scope["path"].startswith("/api") and FORWARDED not in request.scope:
        context: ServerContext = request.app.state.context
        context.limiter.request(address_of(request))
