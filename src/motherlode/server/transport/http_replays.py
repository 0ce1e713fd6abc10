"""The HTTP part for those who watch or learn: films of finished games and of records, what could be believed in them,
the reasons of bots once a round is over, and the lesson."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import Record, print_record, record_of
from motherlode.server.domain import log_entries as log
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Table
from motherlode.server.lesson import Lesson, LessonMoves, lesson_after
from motherlode.server.projections.beliefs import Beliefs, believed_in
from motherlode.server.projections.reasons import Because, reasons_of
from motherlode.server.projections.record_limits import check_record_size
from motherlode.server.projections.replays import Film, Turn, pack_film
from motherlode.server.runtime.bot_pool import Thinker
from motherlode.server.transport.connection import House
from motherlode.server.transport.http_tables import TableName, address_of, ask_of_game
from motherlode.server.transport.schemas import RecordText, Trouble

__all__ = ["Shows", "Theatre"]

Web = Request[Any, Any, Any]
Eyes = Annotated[str, Parameter(pattern="^(truth|spectator|[0-9]{1,2})$")]
Onlooker = Annotated[str, Parameter(pattern="^(spectator|[0-9]{1,2})$")]
GameNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]

_TROUBLES: Final = {status: ResponseSpec(Trouble, description="Refused") for status in (400, 404, 409, 413, 429, 503)}
_Key = tuple[str, int, str, str]
_Made = TypeVar("_Made")
_MOST_WAITING: Final = 24
"""Requests that may wait for the one that is worked at; one takes up to a second, of the longest game."""
_MOST_KEPT: Final = 16 * 1024 * 1024
"""Bytes of what was made that are kept."""


class Theatre:
    """Makes films and works out beliefs in processes of their own, not those of the bots, which players wait for; one
    of each kind at a time. Keeps the last ones: a finished game does not change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._making: dict[_Key, asyncio.Task[bytes]] = {}
        self._one_film = asyncio.Semaphore()
        self._one_thought = asyncio.Semaphore()
        self._waiting = 0
        self._thinker = Thinker(2)

    async def show(self, key: _Key, making: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was made of a table's game, compressed; made now, and once for all who ask, if it is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.ensure_future(self._make(key, making))
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: _Key, making: Callable[[], Awaitable[bytes]]) -> bytes:
        made = self._kept[key] = await making()
        self._kept_bytes += len(made)
        while self._kept_bytes > _MOST_KEPT:
            self._kept_bytes -= len(self._kept.popitem(last=False)[1])
        return made

    async def film(self, record: str, eyes: str, turns: Sequence[Turn] = (), bots: Sequence[str] = ()) -> bytes:
        """A film, compressed; Refused if it cannot be made."""
        made = await self._work(self._one_film, pack_film, record, eyes, turns, bots)
        if not isinstance(made, bytes):
            raise Refused(made)
        return made

    async def beliefs(self, record: str, eyes: str) -> bytes:
        """What could be believed in a recorded game, compressed; Refused if it cannot be told."""
        told = await self._work(self._one_thought, believed_in, record, eyes)
        if not isinstance(told, Beliefs):
            raise Refused(told)
        return gzip.compress(msgspec.json.encode(told), 6, mtime=0)

    def close(self) -> None:
        """Let the processes go."""
        self._thinker.stop()

    async def _work(self, turn: asyncio.Semaphore, work: Callable[..., _Made], *given: object) -> _Made:
        if self._waiting >= _MOST_WAITING:
            raise Refused("try-again")
        self._waiting += 1
        try:
            async with turn:
                return await self._thinker.work(work, *given)
        except BrokenProcessPool:
            raise Refused("try-again") from None
        finally:
            self._waiting -= 1


class Shows(Controller):
    """Films and the lesson."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/film", responses=_TROUBLES)
    async def film(self, table: TableName, game: GameNumber, request: Web, eyes: Eyes = "truth") -> Response[Film]:
        """A finished game, step by step, as the truth, a spectator or a seat saw it."""
        theatre: Theatre = request.app.state.theatre
        _count_film(request)

        async def make() -> bytes:
            record, turns, bots = await _game_to_show(request, table, game)
            return await theatre.film(print_record(record), eyes, turns, bots)

        return await _answer(request, await theatre.show(("film", game, table, eyes), make))

    @get("/tables/{table:str}/games/{game:int}/beliefs", responses=_TROUBLES)
    async def beliefs(
        self, table: TableName, game: GameNumber, request: Web, eyes: Onlooker = "spectator"
    ) -> Response[Beliefs]:
        """What could be believed after each move of a finished game, by a seat or by whoever looked on."""
        theatre: Theatre = request.app.state.theatre
        _count_film(request)

        async def make() -> bytes:
            record, _, _ = await _game_to_show(request, table, game)
            return await theatre.beliefs(print_record(record), eyes)

        return await _answer(request, await theatre.show(("beliefs", game, table, eyes), make))

    @get("/tables/{table:str}/games/{game:int}/reasons", responses=_TROUBLES)
    async def reasons(self, table: TableName, game: GameNumber, request: Web) -> list[Because]:
        """Why bots moved as they did, in the rounds that are over."""
        house: House = request.app.state.house
        house.limiter.film(address_of(request))
        return await ask_of_game(request, table, game, reasons_of)

    @post("/films", responses=_TROUBLES, request_max_body_size=128 * 1024, status_code=200)
    async def film_of_record(self, data: JSONBody[RecordText], request: Web, eyes: Eyes = "truth") -> Response[Film]:
        """The film of a record that someone brings: downloaded here or elsewhere, or simulated."""
        theatre: Theatre = request.app.state.theatre
        _count_film(request)
        check_record_size(data.record)
        return await _answer(request, await theatre.film(data.record, eyes))

    @post("/beliefs", responses=_TROUBLES, request_max_body_size=128 * 1024, status_code=200)
    async def beliefs_in_record(
        self, data: JSONBody[RecordText], request: Web, eyes: Onlooker = "spectator"
    ) -> Response[Beliefs]:
        """The same for a record that someone brings."""
        theatre: Theatre = request.app.state.theatre
        _count_film(request)
        check_record_size(data.record)
        return await _answer(request, await theatre.beliefs(data.record, eyes))

    @post("/lesson", responses=_TROUBLES, status_code=200, sync_to_thread=False)
    def lesson(self, data: JSONBody[LessonMoves]) -> Lesson:
        """The lesson after the moves made so far; none: its beginning."""
        return lesson_after(data.moves)


def _count_film(request: Web) -> None:
    """Refused to whoever asks too often."""
    house: House = request.app.state.house
    house.limiter.film(address_of(request))


async def _game_to_show(request: Web, table: str, number: int) -> tuple[Record, list[Turn], Sequence[str]]:
    """What there is of a finished game to be shown."""
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


async def _answer(request: Web, packed: bytes) -> Response[Any]:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    unpacked = await asyncio.to_thread(gzip.decompress, packed)  # megabytes
    return Response(unpacked, media_type="application/json", headers=headers)
