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
from motherlode.server.projections.beliefs import Beliefs, compute_beliefs
from motherlode.server.projections.reasons import MoveReason, reasons_of
from motherlode.server.projections.record_limits import check_record_size
from motherlode.server.projections.replays import MoveInfo, Replay, pack_replay
from motherlode.server.runtime.bot_pool import BotPool
from motherlode.server.transport.connection import ServerContext
from motherlode.server.transport.http_tables import TableName, address_of, ask_of_game
from motherlode.server.transport.schemas import ErrorResponse, RecordText

__all__ = ["ReplayController", "ReplayService"]

Web = Request[Any, Any, Any]
ReplayPerspective = Annotated[str, Parameter(pattern="^(truth|spectator|[0-9]{1,2})$")]
BeliefPerspective = Annotated[str, Parameter(pattern="^(spectator|[0-9]{1,2})$")]
GameNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]

_ERRORS: Final = {
    status: ResponseSpec(ErrorResponse, description="Refused") for status in (400, 404, 409, 413, 429, 503)
}
_Key = tuple[str, int, str, str]
_Result = TypeVar("_Result")
_MAX_WAITING: Final = 24
"""Requests that may wait for the one that is worked at; one takes up to a second, of the longest game."""
_MAX_CACHED_BYTES: Final = 16 * 1024 * 1024
"""Bytes of what was made that are kept."""


class ReplayService:
    """Makes films and works out beliefs in processes of their own, not those of the bots, which players wait for; one
    of each kind at a time. Keeps the last ones: a finished game does not change."""

    def __init__(self) -> None:
        self._cache: OrderedDict[_Key, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._building: dict[_Key, asyncio.Task[bytes]] = {}
        self._replay_slot = asyncio.Semaphore()
        self._belief_slot = asyncio.Semaphore()
        self._waiting = 0
        self._bot_pool = BotPool(2)

    async def cached(self, key: _Key, build: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was made of a table's game, compressed; made now, and once for all who ask, if it is not kept."""
        cached_data = self._cache.get(key)
        if cached_data is not None:
            self._cache.move_to_end(key)
            return cached_data
        task = self._building.get(key)
        if task is None:
            task = self._building[key] = asyncio.ensure_future(self._build_and_cache(key, build))
            task.add_done_callback(lambda _: self._building.pop(key, None))
        return await asyncio.shield(task)

    async def _build_and_cache(self, key: _Key, build: Callable[[], Awaitable[bytes]]) -> bytes:
        result = self._cache[key] = await build()
        self._cached_bytes += len(result)
        while self._cached_bytes > _MAX_CACHED_BYTES:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])
        return result

    async def film(self, record: str, eyes: str, turns: Sequence[MoveInfo] = (), bots: Sequence[str] = ()) -> bytes:
        """A film, compressed; Refused if it cannot be made."""
        result = await self._work(self._replay_slot, pack_replay, record, eyes, turns, bots)
        if not isinstance(result, bytes):
            raise Refused(result)
        return result

    async def beliefs(self, record: str, eyes: str) -> bytes:
        """What could be believed in a recorded game, compressed; Refused if it cannot be told."""
        told = await self._work(self._belief_slot, compute_beliefs, record, eyes)
        if not isinstance(told, Beliefs):
            raise Refused(told)
        return gzip.compress(msgspec.json.encode(told), 6, mtime=0)

    def close(self) -> None:
        """Let the processes go."""
        self._bot_pool.stop()

    async def _work(self, turn: asyncio.Semaphore, work: Callable[..., _Result], *given: object) -> _Result:
        if self._waiting >= _MAX_WAITING:
            raise Refused("try-again")
        self._waiting += 1
        try:
            async with turn:
                return await self._bot_pool.work(work, *given)
        except BrokenProcessPool:
            raise Refused("try-again") from None
        finally:
            self._waiting -= 1


class ReplayController(Controller):
    """Films and the lesson."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/film", responses=_ERRORS)
    async def film(
        self, table: TableName, game: GameNumber, request: Web, eyes: ReplayPerspective = "truth"
    ) -> Response[Replay]:
        """A finished game, step by step, as the truth, a spectator or a seat saw it."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)

        async def make() -> bytes:
            record, turns, bots = await _finished_game_of(request, table, game)
            return await replays.film(print_record(record), eyes, turns, bots)

        return await _gzip_response(request, await replays.cached(("film", game, table, eyes), make))

    @get("/tables/{table:str}/games/{game:int}/beliefs", responses=_ERRORS)
    async def beliefs(
        self, table: TableName, game: GameNumber, request: Web, eyes: BeliefPerspective = "spectator"
    ) -> Response[Beliefs]:
        """What could be believed after each move of a finished game, by a seat or by whoever looked on."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)

        async def make() -> bytes:
            record, _, _ = await _finished_game_of(request, table, game)
            return await replays.beliefs(print_record(record), eyes)

        return await _gzip_response(request, await replays.cached(("beliefs", game, table, eyes), make))

    @get("/tables/{table:str}/games/{game:int}/reasons", responses=_ERRORS)
    async def reasons(self, table: TableName, game: GameNumber, request: Web) -> list[MoveReason]:
        """Why bots moved as they did, in the rounds that are over."""
        context: ServerContext = request.app.state.context
        context.limiter.replay(address_of(request))
        return await ask_of_game(request, table, game, reasons_of)

    @post("/films", responses=_ERRORS, request_max_body_size=128 * 1024, status_code=200)
    async def film_of_record(
        self, data: JSONBody[RecordText], request: Web, eyes: ReplayPerspective = "truth"
    ) -> Response[Replay]:
        """The film of a record that someone brings: downloaded here or elsewhere, or simulated."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)
        check_record_size(data.record)
        return await _gzip_response(request, await replays.film(data.record, eyes))

    @post("/beliefs", responses=_ERRORS, request_max_body_size=128 * 1024, status_code=200)
    async def beliefs_in_record(
        self, data: JSONBody[RecordText], request: Web, eyes: BeliefPerspective = "spectator"
    ) -> Response[Beliefs]:
        """The same for a record that someone brings."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)
        check_record_size(data.record)
        return await _gzip_response(request, await replays.beliefs(data.record, eyes))

    @post("/lesson", responses=_ERRORS, status_code=200, sync_to_thread=False)
    def lesson(self, data: JSONBody[LessonMoves]) -> Lesson:
        """The lesson after the moves made so far; none: its beginning."""
        return lesson_after(data.moves)


def _limit_replays(request: Web) -> None:
    """Refused to whoever asks too often."""
    context: ServerContext = request.app.state.context
    context.limiter.replay(address_of(request))


async def _finished_game_of(request: Web, table: str, number: int) -> tuple[Record, list[MoveInfo], Sequence[str]]:
    """What there is of a finished game to be shown."""
    return await ask_of_game(request, table, number, finished_game)


def finished_game(table: Table) -> tuple[Record, list[MoveInfo], Sequence[str]]:
    """The record of a table's last game, who made its moves and when, and its bots. Refused while it is played."""
    if table.is_running:
        raise Refused("not-now")
    assert table.game is not None
    turns = []
    for one in table.log.after(table.game_starts[-1] - 1):
        if isinstance(one.entry, log.Began):
            turns.append(MoveInfo("", one.entry.at))
        elif isinstance(one.entry, log.Moved):
            turns.append(MoveInfo(one.entry.by, one.entry.at, one.entry.why))
    return record_of(table.game), turns, table.seated_bots


async def _gzip_response(request: Web, packed: bytes) -> Response[Any]:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    unpacked = await asyncio.to_thread(gzip.decompress, packed)  # megabytes
    return Response(unpacked, media_type="application/json", headers=headers)
