"""The server process: listens, announces its address, and drains on shutdown."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import Callable

import uvicorn

from motherlode.server.runtime.draining import drain
from motherlode.server.settings import Settings
from motherlode.server.transport.app import App, create_app
from motherlode.server.transport.network.addresses import public_address
from motherlode.server.transport.network.connection_limits import ConnectionLimiter, raise_file_limit
from motherlode.server.transport.network.http_protocol import ServerConfig
from motherlode.server.transport.network.listening import ListenError, bind_sockets, explain_listen_error
from motherlode.server.transport.network.metrics_listener import MetricsListener
from motherlode.server.transport.network.proxies import TrustedProxies

__all__ = ["Server", "make_server"]


class Server(uvicorn.Server):
    """A uvicorn server that drains the rooms before it closes connections."""

    def __init__(
        self, app: App, config: uvicorn.Config, announce: Callable[[str], None], metrics: MetricsListener | None
    ) -> None:
        super().__init__(config)
        self.metrics = metrics
        self._app = app
        self._announce = announce

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        bound = bind_sockets(self.config.host, self.config.port)
        try:
            if self.metrics is not None:
                await self.metrics.start()
            await self._app.open_store()
            await self._start_listening(bound)
        finally:
            if not self.started:
                for each in bound:
                    each.close()
        if self.servers:
            assert self._app.context is not None
            self._app.context.registry.sweeper.start()  # after binding: another server here would own its tables
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._announce(public_address(host, port))

    async def _start_listening(self, bound: list[sockets.socket]) -> None:
        try:
            await super().startup(bound)
        except OSError as error:  # another program started listening after we bound
            await self.lifespan.shutdown()
            raise ListenError(explain_listen_error(error, self.config.host, self.config.port)) from None

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        context, cluster = self._app.context, self._app.cluster
        if context is not None and cluster is not None:
            for server in self.servers:
                server.close()  # a load balancer sends new clients to other nodes
            await cluster.relocation.stop()
            await cluster.hand_over.give_all()
        if context is not None:
            await drain(context.registry)
            if cluster is not None:
                await cluster.leave()
                await context.operations.say_goodbye()
            await asyncio.sleep(0.05)  # let the goodbye messages be sent
        await super().shutdown(sockets)
        if self.metrics is not None:
            await self.metrics.stop()


def make_server(settings: Settings, announce: Callable[[str], None]) -> Server:
    """Create a server. ``announce`` is called with its address once it listens."""
    proxies = TrustedProxies(settings.trusted_proxies)
    limiter = ConnectionLimiter(settings.limits, proxies, raise_file_limit())
    app = create_app(settings, limiter)
    config = ServerConfig(
        app,
        settings.limits,
        limiter,
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # done by TrustedProxies
        log_config=None,
        access_log=False,
        server_header=False,
    )
    metrics = MetricsListener(settings.metrics_address) if settings.metrics_address else None
    return Server(app, config, announce, metrics)
