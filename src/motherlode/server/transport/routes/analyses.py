"""HTTP routes for analyses of finished games. A client asks again until the state is ``done``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final

from litestar import Controller, Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from motherlode import print_record
from motherlode.server.projections.analyses import AnalysisStatus
from motherlode.server.projections.record_limits import MAX_RECORD_CHARACTERS, check_record_size
from motherlode.server.runtime.jobs.analysis_queue import AnalysisQueue
from motherlode.server.transport.routes.replays import GameNumber, finished_game
from motherlode.server.transport.routes.schemas import ErrorResponse, RecordText
from motherlode.server.transport.routes.tables import TableName, address_of, ask_of_game
from motherlode.server.transport.server_context import ServerContext

__all__ = ["AnalysisController"]

Web = Request[Any, Any, Any]
_MAX_BODY: Final = 2 * MAX_RECORD_CHARACTERS + 1024
"""Bytes of a request with a record, in which line ends and quotes take two."""
_BROUGHT: Final = -1
"""Number of the game of a record that was brought along."""
_ERRORS: Final = {
    status: ResponseSpec(ErrorResponse, description="Refused") for status in (400, 404, 409, 413, 429, 503)
}


class AnalysisController(Controller):
    """Analyses."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/analysis", responses=_ERRORS)
    async def analysis(self, table: TableName, game: GameNumber, request: Web) -> AnalysisStatus:
        """Start the analysis of a finished game, or return its progress; it is kept with the table."""

        async def record() -> str:
            return print_record((await ask_of_game(request, table, game, finished_game))[0])

        return await _status(request, (table, game), record)

    @post("/analyses", responses=_ERRORS, request_max_body_size=_MAX_BODY, status_code=200)
    async def analysis_of_record(self, data: JSONBody[RecordText], request: Web) -> AnalysisStatus:
        """Start the analysis of an uploaded record, or return its progress."""
        check_record_size(data.record)

        async def record() -> str:
            return data.record

        return await _status(request, (sha256(data.record.encode()).hexdigest(), _BROUGHT), record)


async def _status(request: Web, key: tuple[str, int], record: Callable[[], Awaitable[str]]) -> AnalysisStatus:
    """Return an analysis's progress; the table is asked for its record only by the first request."""
    analyses: AnalysisQueue = request.app.state.analyses
    context: ServerContext = request.app.state.context
    address = address_of(request)
    found = await analyses.look_up(key)
    if found is None or isinstance(found, bytes):
        context.limiter.replay(address)
    if found is None:
        found = analyses.start(key, address, key[1] == _BROUGHT, await record())
    return await analyses.describe(found)
