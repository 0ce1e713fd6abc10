"""The HTTP part for those who watch or learn: films of finished games and of records, what could be believed in them,
the reasons of bots once a round is over, and the lesson."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import MotherlodeError, Record, parse_record, print_record, record_of
from motherlode.server import log
from motherlode.server.beliefs import Beliefs, believed_in
from motherlode.server.bots import Thinker
from motherlode.server.film import Film, Turn, film_of
from motherlode.server.forms import RecordText, Trouble
from motherlode.server.http import TableName, address_of, ask_of_game
from motherlode.server.lesson import Lesson, LessonMoves, lesson_after
from motherlode.server.reasons import Because, reasons_of
from motherlode.server.refused import Refused
from motherlode.server.socket import House
from motherlode.server.table import Table

__all__ = ["Shows", "Theatre"]

Web = Request[Any, Any, Any]
Eyes = Annotated[str, Parameter(pattern="^(truth|spectator|[0-9]{1,2})$")]
Onlooker = Annotated[str, Parameter(pattern="^(spectator|[0-9]{1,2})$")]
GameNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]

_TROUBLES: Final = {status: ResponseSpec(Trouble, description="Refused") for status in (400, 404, 409, 413, 429, 503)}
_MOST_MOVES: Final = 4000
_MOST_KEPT: Final = 32


class Theatre:
    """Makes films beside the tables, one at a time, and keeps the last ones: a finished game does not change.

    What could be believed is worked out in a process, as bots think; but not in theirs, which players wait for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str, str], bytes] = OrderedDict()
        self._one_film = asyncio.Semaphore()
        self._one_thought = asyncio.Semaphore()
        self._thinker = Thinker()

    async def show(self, key: tuple[str, int, str, str], making: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was made of a table's game, compressed; made now, if it is not kept."""
        made = self._kept.pop(key, None) or await making()
        self._kept[key] = made
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return made

    async def film(self, make: Callable[[], Film]) -> bytes:
        """A film, compressed; Refused if it cannot be made."""
        async with self._one_film:
            return await asyncio.to_thread(lambda: _packed(make()))

    async def beliefs(self, record: str, eyes: str) -> bytes:
        """What could be believed in a recorded game, compressed; Refused if it cannot be told."""
        async with self._one_thought:
            told = await self._thinker.work(believed_in, record, eyes)
        if not isinstance(told, Beliefs):
            raise Refused(told)
        return _packed(told)

    def close(self) -> None:
        """Let the process go."""
        self._thinker.stop()


def _packed(shown: Film | Beliefs) -> bytes:
    return gzip.compress(msgspec.json.encode(shown), 6, mtime=0)


class Shows(Controller):
    """Films and the lesson."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/film", responses=_TROUBLES)
    async def film(self, table: TableName, game: GameNumber, request: Web, eyes: Eyes = "truth") -> Response[Film]:
        """A finished game, step by step, as the truth, a spectator or a seat saw it."""
        theatre: Theatre = request.app.state.theatre
        record, turns, bots = await _game_to_show(request, table, game)
        packed = await theatre.show(
            ("film", game, table, eyes), lambda: theatre.film(lambda: film_of(record, eyes, turns, bots))
        )
        return _answer(request, packed)

    @get("/tables/{table:str}/games/{game:int}/beliefs", responses=_TROUBLES)
    async def beliefs(
        self, table: TableName, game: GameNumber, request: Web, eyes: Onlooker = "spectator"
    ) -> Response[Beliefs]:
        """What could be believed after each move of a finished game, by a seat or by whoever looked on."""
        theatre: Theatre = request.app.state.theatre
        record, _, _ = await _game_to_show(request, table, game)
        text = print_record(record)
        return _answer(request, await theatre.show(("beliefs", game, table, eyes), lambda: theatre.beliefs(text, eyes)))

    @get("/tables/{table:str}/games/{game:int}/reasons", responses=_TROUBLES)
    async def reasons(self, table: TableName, game: GameNumber, request: Web) -> list[Because]:
        """Why bots moved as they did, in the rounds that are over."""
        house: House = request.app.state.house
        house.limiter.film(address_of(request))
        return await ask_of_game(request, table, game, reasons_of)

    @post("/films", responses=_TROUBLES, request_max_body_size=128 * 1024, status_code=200)
    async def film_of_record(self, data: JSONBody[RecordText], request: Web, eyes: Eyes = "truth") -> Response[Film]:
        """The film of a record that someone brings: downloaded here or elsewhere, or simulated."""
        house: House = request.app.state.house
        theatre: Theatre = request.app.state.theatre
        house.limiter.film(address_of(request))
        return _answer(request, await theatre.film(lambda: _film_of_text(data.record, eyes)))

    @post("/beliefs", responses=_TROUBLES, request_max_body_size=128 * 1024, status_code=200)
    async def beliefs_in_record(
        self, data: JSONBody[RecordText], request: Web, eyes: Onlooker = "spectator"
    ) -> Response[Beliefs]:
        """The same for a record that someone brings."""
        house: House = request.app.state.house
        theatre: Theatre = request.app.state.theatre
        house.limiter.film(address_of(request))
        return _answer(request, await theatre.beliefs(data.record, eyes))

    @post("/lesson", responses=_TROUBLES, status_code=200, sync_to_thread=False)
    def lesson(self, data: JSONBody[LessonMoves]) -> Lesson:
        """The lesson after the moves made so far; none: its beginning."""
        return lesson_after(data.moves)


async def _game_to_show(request: Web, table: str, number: int) -> tuple[Record, list[Turn], Sequence[str]]:
    """What there is of a finished game to be shown; Refused to whoever asks too often."""
    house: House = request.app.state.house
    house.limiter.film(address_of(request))
    return await ask_of_game(request, table, number, finished_game)


def finished_game(table: Table) -> tuple[Record, list[Turn], Sequence[str]]:
    """The record of a table's last game, who made its moves and when, and its bots. Refused while it is played."""
    if table.is_running:
        raise Refused("not-now")
    assert table.game is not None
    turns = []
    for one in table.log.after(table.began[-1] - 1):
        if isinstance(one.entry, log.Began):
            turns.append(Turn("", one.entry.at))
        elif isinstance(one.entry, log.Moved):
            turns.append(Turn(one.entry.by, one.entry.at, one.entry.why))
    return record_of(table.game), turns, table.cast_bots


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
