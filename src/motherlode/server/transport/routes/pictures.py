"""HTTP routes for pictures of finished games. A client asks again while the status is 202."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple

from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import print_record
from motherlode.server.domain.table_settings import Language
from motherlode.server.projections.pictures import PICTURE_TYPES, PictureKind, PictureStatus, draw_picture
from motherlode.server.projections.record_limits import MAX_RECORD_CHARACTERS, check_record_size
from motherlode.server.runtime.jobs.job_queue import JobQueue
from motherlode.server.transport.routes.replays import GameNumber, finished_game
from motherlode.server.transport.routes.schemas import ErrorResponse, RecordText
from motherlode.server.transport.routes.tables import TableName, address_of, ask_of_game
from motherlode.server.transport.server_context import ServerContext

__all__ = ["PictureController", "PictureQueue", "make_picture_queue"]

Web = Request[Any, Any, Any]
PictureLanguage = Annotated[Language, Parameter()]
Kind = Annotated[PictureKind, Parameter()]
_MAX_BODY: Final = 2 * MAX_RECORD_CHARACTERS + 1024
"""Bytes of a request with a record, in which line ends and quotes take two."""
_BROUGHT: Final = -1
"""Number of the game of a record that was brought along."""
_MAX_CACHED_BYTES: Final = 16 * 1024 * 1024
_RESPONSES: Final = {
    202: ResponseSpec(PictureStatus, description="Not ready", generate_examples=False),
    **{status: ResponseSpec(ErrorResponse, description="Refused") for status in (400, 404, 409, 413, 429, 503)},
}


class PictureKey(NamedTuple):
    """Which picture; ``table`` is the hash of a record that was brought along if ``game`` is -1."""

    table: str
    game: int
    kind: PictureKind
    language: Language


PictureQueue = JobQueue[PictureKey]


def make_picture_queue() -> PictureQueue:
    """Make a queue of pictures. They are kept in the cache only: drawing one again takes seconds."""
    return JobQueue(draw_picture, _MAX_CACHED_BYTES)


class PictureController(Controller):
    """Pictures. They show what everyone saw."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/pictures/{kind:str}", responses=_RESPONSES)
    async def picture(
        self, table: TableName, game: GameNumber, kind: Kind, request: Web, language: PictureLanguage = "en"
    ) -> Response[Any]:
        """The end of a finished game as PNG (``end``), or all of it as an animated WebP (``animation``)."""

        async def record() -> str:
            return print_record((await ask_of_game(request, table, game, finished_game))[0])

        return await _picture(request, PictureKey(table, game, kind, language), record)

    @post("/pictures/{kind:str}", responses=_RESPONSES, request_max_body_size=_MAX_BODY, status_code=200)
    async def picture_of_record(
        self, kind: Kind, data: JSONBody[RecordText], request: Web, language: PictureLanguage = "en"
    ) -> Response[Any]:
        """A picture of an uploaded record."""
        check_record_size(data.record)

        async def record() -> str:
            return data.record

        digest = sha256(data.record.encode("utf-8", "replace")).hexdigest()
        return await _picture(request, PictureKey(digest, _BROUGHT, kind, language), record)


async def _picture(request: Web, key: PictureKey, record: Callable[[], Awaitable[str]]) -> Response[Any]:
    pictures: PictureQueue = request.app.state.pictures
    context: ServerContext = request.app.state.context
    address = address_of(request)
    found = await pictures.look_up(key)
    if found is None or isinstance(found, bytes):
        context.limiter.replay(address)
    if isinstance(found, bytes):
        return Response(found, media_type=PICTURE_TYPES[key.kind])
    if found is None:
        found = pictures.start(key, address, key.game == _BROUGHT, await record(), key.kind, key.language)
    return Response(PictureStatus(*found), status_code=202, media_type="application/json")
