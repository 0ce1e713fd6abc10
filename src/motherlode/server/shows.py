"""The HTTP part for those who watch or learn: films of finished games and of records, and the lesson."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import MotherlodeError, Record, parse_record, record_of
from motherlode.server import log
from motherlode.server.film import Film, Turn, film_of
from motherlode.server.forms import RecordText, Trouble
from motherlode.server.http import TableName, address_of, room_of
from motherlode.server.lesson import Lesson, LessonMoves, lesson_after
from motherlode.server.refused import Refused
from motherlode.server.socket import House
from motherlode.server.table import Table

__all__ = ["Shows", "Theatre"]

Web = Request[Any, Any, Any]
Eyes = Annotated[str, Parameter(pattern="^(truth|spectator|[0-9]{1,2})$")]

_TROUBLES: Final = {status: ResponseSpec(Trouble, description="Refused") for status in (400, 404, 409, 413, 429, 503)}
_MOST_MOVES: Final = 4000
_MOST_KEPT: Final = 32


class Theatre:
    """Makes films beside the tables, one at a time, and keeps the last ones: a finished game does not change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Semaphore()

    async def show(self, key: tuple[str, int, str], make: Callable[[], Film]) -> bytes:
        """A film of a table's game, compressed."""
        film = self._kept.pop(key, None) or await self.make(make)
        self._kept[key] = film
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return film

    async def make(self, make: Callable[[], Film]) -> bytes:
        """A film, compressed; Refused if it cannot be made."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(make()), 6, mtime=0))


class Shows(Controller):
    """Films and the lesson."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/film", responses=_TROUBLES)
    async def film(
        self,
        table: TableName,
        game: Annotated[int, Parameter(ge=0, le=1_000_000)],
        request: Web,
        eyes: Eyes = "truth",
    ) -> Response[Film]:
        """A finished game, step by step, as the truth, a spectator or a seat saw it."""
        house: House = request.app.state.house
        theatre: Theatre = request.app.state.theatre
        house.limiter.film(address_of(request))
        room = await room_of(request, table)
        record, turns, bots = await room.ask(lambda now: _finished(room.table, game))
        packed = await theatre.show((table, game, eyes), lambda: film_of(record, eyes, turns, bots))
        return _answer(request, packed)

    @post("/films", responses=_TROUBLES, request_max_body_size=128 * 1024, status_code=200)
    async def film_of_record(self, data: JSONBody[RecordText], request: Web, eyes: Eyes = "truth") -> Response[Film]:
        """The film of a record that someone brings: downloaded here or elsewhere, or simulated."""
        house: House = request.app.state.house
        theatre: Theatre = request.app.state.theatre
        house.limiter.film(address_of(request))
        return _answer(request, await theatre.make(lambda: _film_of_text(data.record, eyes)))

    @post("/lesson", responses=_TROUBLES, status_code=200, sync_to_thread=False)
    def lesson(self, data: JSONBody[LessonMoves]) -> Lesson:
        """The lesson after the moves made so far; none: its beginning."""
        return lesson_after(data.moves)


def _finished(table: Table, number: int) -> tuple[Record, list[Turn], Sequence[str]]:
    """A finished game's record, who made its moves and when, and its bots."""
    if number >= len(table.games):
        raise Refused("no-such-game")
    if table.state == "playing" and number == len(table.games) - 1:
        raise Refused("not-now")
    game = table.games[number]
    turns = []
    for entry, happened in zip(table.log, table.happened, strict=True):
        if happened.game == number and isinstance(entry, log.Began):
            turns.append(Turn("", entry.at))
        elif happened.game == number and isinstance(entry, log.Moved):
            turns.append(Turn(entry.by, entry.at))
    return record_of(game), turns, table.bots[number]


def _film_of_text(text: str, eyes: str) -> Film:
    try:
        record = parse_record(text)
        if len(record.moves) > _MOST_MOVES:
            raise Refused("bad-record")
        return film_of(record, eyes)
    except MotherlodeError:
        raise Refused("bad-record") from None


def _answer(request: Web, packed: bytes) -> Response[Any]:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)
