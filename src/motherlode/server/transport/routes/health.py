"""HTTP routes for those who run a server: is it alive, is it ready, and its metrics."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec

from motherlode.server.metrics import metrics_page
from motherlode.server.transport.health import Health

__all__ = ["HEALTH_ROUTES"]

Web = Request[Any, Any, Any]


@get("/livez", media_type=MediaType.TEXT, sync_to_thread=False)
def livez() -> str:
    """Whether the process answers. A server that does not should be restarted."""
    return "ok"


_NOT_READY = {503: ResponseSpec(str, description="Why it is not ready", media_type=MediaType.TEXT)}


@get("/readyz", media_type=MediaType.TEXT, responses=_NOT_READY)
async def readyz(request: Web) -> Response[str]:
    """Readiness: the store can be written, leases are renewed, and the event loop keeps up.

    A server that is not ready should get no new connections.
    """
    return await _readiness(request)


@get("/healthz", media_type=MediaType.TEXT, responses=_NOT_READY)
async def healthz(request: Web) -> Response[str]:
    """An alias of ``/readyz``."""
    return await _readiness(request)


async def _readiness(request: Web) -> Response[str]:
    health: Health = request.app.state.health
    problem = await health.problem()
    return Response(problem or "ok", status_code=503 if problem else 200, media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(request: Web) -> Response[bytes]:
    """Metrics for Prometheus, unless they have an address of their own."""
    if request.app.state.are_metrics_elsewhere:
        raise NotFoundException
    return Response(metrics_page(), media_type="text/plain; version=0.0.4")


HEALTH_ROUTES = (livez, readyz, healthz, metrics)
