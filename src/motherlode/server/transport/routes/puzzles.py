"""HTTP routes for puzzles. An answer is sent only after an attempt."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from litestar import Controller, Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import DataError
from motherlode.puzzles import PuzzleKind
from motherlode.puzzles.collection import collection
from motherlode.server.domain.refusals import Refused
from motherlode.server.projections.puzzles import (
    AskedPuzzle,
    PuzzleAttempt,
    SolvedPuzzle,
    asked_puzzle,
    solved_puzzle,
)
from motherlode.server.transport.routes.schemas import ErrorResponse
from motherlode.server.transport.routes.tables import address_of
from motherlode.server.transport.server_context import ServerContext

__all__ = ["PuzzleController"]

Web = Request[Any, Any, Any]
PuzzleName = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9-]+$")]
AfterName = Annotated[str, Parameter(max_length=40, pattern="^[a-z0-9-]*$")]
Grade = Annotated[int | None, Parameter(ge=1, le=3)]
Kind = Annotated[PuzzleKind | None, Parameter()]
_ERRORS: Final = {status: ResponseSpec(ErrorResponse, description="Refused") for status in (400, 404, 429)}


class PuzzleController(Controller):
    """Puzzles."""

    path = "/api/puzzles"

    @get("/daily", responses=_ERRORS)
    async def daily(self, request: Web) -> AskedPuzzle:
        """The puzzle of the day, by the calendar of UTC."""
        return await _asked(request, collection().of_day(datetime.now(UTC).date()).id)

    @get("/next", responses=_ERRORS)
    async def next(self, request: Web, after: AfterName = "", kind: Kind = None, grade: Grade = None) -> AskedPuzzle:
        """The next puzzle after one, of a kind and a difficulty if they are given."""
        try:
            name = collection().next_after(after, kind, grade).id
        except DataError:
            raise Refused("no-such-game") from None
        return await _asked(request, name)

    @get("/{name:str}", responses=_ERRORS)
    async def puzzle(self, name: PuzzleName, request: Web) -> AskedPuzzle:
        """A puzzle, without its answer."""
        return await _asked(request, name)

    @post("/{name:str}/attempts", responses=_ERRORS, status_code=200)
    async def attempt(self, name: PuzzleName, data: JSONBody[PuzzleAttempt], request: Web) -> SolvedPuzzle:
        """Answer a puzzle; return the answer and the evidence for it."""
        _limit(request)
        return await asyncio.to_thread(solved_puzzle, name, data.answer)


async def _asked(request: Web, name: str) -> AskedPuzzle:
    _limit(request)
    return await asyncio.to_thread(asked_puzzle, name)


def _limit(request: Web) -> None:
    """Raise Refused if an address asks too often."""
    context: ServerContext = request.app.state.context
    context.limiter.replay(address_of(request))
