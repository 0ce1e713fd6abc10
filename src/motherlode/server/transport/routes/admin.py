"""The HTTP route of ``motherlode admin``. Requests are signed: see :mod:`..admin.signature`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response, post

from motherlode.server.admin.administration import Administration
from motherlode.server.admin.requests import AnyAdminRequest, decode_request
from motherlode.server.admin.signature import AdminSignature
from motherlode.server.cluster.messages import Refresh
from motherlode.server.cluster.node import ClusterNode
from motherlode.server.domain.refusals import REFUSAL_REASONS, Refused
from motherlode.server.runtime.jobs.analysis_queue import AnalysisQueue
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.transport.operations import Operations
from motherlode.server.transport.routes.pictures import PictureQueue
from motherlode.server.transport.routes.replays import ReplayService

__all__ = ["ADMIN_PATH", "RunningServer", "administer"]

T = TypeVar("T")
ADMIN_PATH: Final = "/api/admin"


class RunningServer:
    """The running server as admin requests use it; ``cluster`` are the others, if there are any."""

    def __init__(
        self,
        registry: RoomRegistry,
        operations: Operations,
        replays: ReplayService,
        pictures: PictureQueue,
        analyses: AnalysisQueue,
        signature: AdminSignature,
        cluster: ClusterNode | None,
    ) -> None:
        self.store = registry.services.store
        self.signature = signature
        self.administration = Administration(self)
        self._registry = registry
        self._operations = operations
        self._replays = replays
        self._pictures = pictures
        self._analyses = analyses
        self._cluster = cluster

    async def exclusively(self, table: str, work: Callable[[int], Awaitable[T]]) -> T:
        """Do work on a stored table while no room runs it."""
        return await self._registry.exclusively(table, work)

    async def forward(self, node: str, request: AnyAdminRequest) -> bytes:
        """Have another node handle a request."""
        if self._cluster is None or not self._cluster.is_alive(node):
            raise Refused("elsewhere")
        body = msgspec.json.encode(request)
        headers = [(b"authorization", f"Bearer {self.signature.sign(body)}".encode()), (b"host", b"localhost")]
        response = await self._cluster.http.ask(node, "POST", ADMIN_PATH, headers, body)
        if response is None:
            raise Refused("try-again")
        if response.status >= 400:
            why = msgspec.json.decode(response.body).get("why", "")
            raise Refused(why if why in REFUSAL_REASONS else "try-again")
        return response.body

    async def scrub(self) -> None:
        """Leave it to the scrubber: the store cannot be written meanwhile."""

    def changed(self, table: str = "") -> None:
        """Tell all servers that something has changed."""
        self.refresh(table)
        if self._cluster is not None:
            self._cluster.post_to_all(Refresh(self._cluster.id, table))

    def refresh(self, table: str) -> None:
        """Forget what is cached of a table; without one, read the bans and the announcement again."""
        if table:
            self._replays.forget(table)
            self._pictures.forget(lambda key: key.table == table)
            self._analyses.forget(lambda key: key[0] == table)
        else:
            self._operations.refresh()


@post(ADMIN_PATH, include_in_schema=False, status_code=200)
async def administer(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Handle a signed request."""
    server: RunningServer = request.app.state.running_server
    body = await request.body()
    scheme, _, signature = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refused("bad-token")
    server.signature.check(body, signature)
    try:
        decoded = decode_request(body)
    except msgspec.DecodeError:
        raise Refused("bad-message") from None
    result = await server.administration.handle(decoded)
    return Response(msgspec.json.encode(result), media_type="application/json")
