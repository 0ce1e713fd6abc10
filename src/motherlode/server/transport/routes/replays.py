"""HTTP routes for replays of games and records, their beliefs and bots' reasons, and the lesson."""

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
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Table
from motherlode.server.lesson import Lesson, LessonMoves, lesson_after
from motherlode.server.projections.beliefs import Beliefs, compute_beliefs
from motherlode.server.projections.reasons import MoveReason, reasons_of
from motherlode.server.projections.record_limits import MAX_RECORD_CHARACTERS, check_record_size
from motherlode.server.projections.replays import MoveInfo, Replay, pack_replay
from motherlode.server.runtime.jobs.process_pool import ProcessPool
from motherlode.server.transport.routes.schemas import ErrorResponse, RecordText
from motherlode.server.transport.routes.tables import TableName, address_of, ask_of_game
from motherlode.server.transport.server_context import ServerContext

__all__ = ["GameNumber", "ReplayController", "ReplayService", "finished_game"]

Web = Request[Any, Any, Any]
ReplayPerspective = Annotated[str, Parameter(pattern="^(truth|spectator|[0-9]{1,2})$")]
BeliefPerspective = Annotated[str, Parameter(pattern="^(spectator|[0-9]{1,2})$")]
GameNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]

_MAX_BODY: Final = 2 * MAX_RECORD_CHARACTERS + 1024
"""Bytes of a request with a record, in which line ends and quotes take two."""
_ERRORS: Final = {
    status: ResponseSpec(ErrorResponse, description="Refused") for status in (400, 404, 409, 413, 429, 503)
}
_Key = tuple[str, int, str, str]
_Result = TypeVar("_Result")
_MAX_WAITING: Final = 24
"""Requests that may wait; the longest game takes up to a second."""
_MAX_CACHED_BYTES: Final = 16 * 1024 * 1024
"""Maximum size of the cache."""


class ReplayService:
    """Builds replays and computes beliefs in worker processes, one of each at a time, and caches them.

    The processes are not those of the bot pool, as players wait for bots. A finished game does not change, so cached
    results stay valid.
    """

    def __init__(self) -> None:
        self._cache: OrderedDict[_Key, bytes] = OrderedDict()
        self._cached_bytes = 0
        self._building: dict[_Key, asyncio.Task[bytes]] = {}
        self._replay_slot = asyncio.Semaphore()
        self._belief_slot = asyncio.Semaphore()
        self._waiting = 0
        self._processes = ProcessPool(2)

    async def cached(self, key: _Key, build: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return cached gzipped data of a table's game; if missing, build it once for all who ask."""
        cached_data = self._cache.get(key)
        if cached_data is not None:
            self._cache.move_to_end(key)
            return cached_data
        task = self._building.get(key)
        if task is None:
            task = self._building[key] = asyncio.ensure_future(self._build_and_cache(key, build))
        return await asyncio.shield(task)

    async def _build_and_cache(self, key: _Key, build: Callable[[], Awaitable[bytes]]) -> bytes:
        task = asyncio.current_task()
        try:
            result = await build()
        finally:
            is_valid = self._building.get(key) is task  # else the table has been rewritten
            if is_valid:
                del self._building[key]
        if not is_valid:
            return result
        self._cache[key] = result
        self._cached_bytes += len(result)
        while self._cached_bytes > _MAX_CACHED_BYTES:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])
        return result

    def forget(self, table: str) -> None:
        """Drop what is cached of a table, which was rewritten or deleted."""
        for key in [key for key in self._cache if key[2] == table]:
            self._cached_bytes -= len(self._cache.pop(key))
        for key in [key for key in self._building if key[2] == table]:
            del self._building[key]

    async def replay(
        self, record: str, perspective: str, infos: Sequence[MoveInfo] = (), bots: Sequence[str] = ()
    ) -> bytes:
        """Build the gzipped replay of a record; Refused if it is invalid."""
        result = await self._run(self._replay_slot, pack_replay, record, perspective, infos, bots)
        if not isinstance(result, bytes):
            raise Refused(result)
        return result

    async def beliefs(self, record: str, perspective: str) -> bytes:
        """Compute the gzipped beliefs in a record; Refused if it is invalid."""
        computed = await self._run(self._belief_slot, compute_beliefs, record, perspective)
        if not isinstance(computed, Beliefs):
            raise Refused(computed)
        return gzip.compress(msgspec.json.encode(computed), 6, mtime=0)

    def close(self) -> None:
        """Stop the worker processes."""
        self._processes.close()

    async def _run(self, slot: asyncio.Semaphore, function: Callable[..., _Result], *args: object) -> _Result:
        if self._waiting >= _MAX_WAITING:
            raise Refused("try-again")
        self._waiting += 1
        try:
            async with slot:
                return await self._processes.run(function, *args)
        except BrokenProcessPool:
            raise Refused("try-again") from None
        finally:
            self._waiting -= 1


class ReplayController(Controller):
    """Replays and the lesson."""

    path = "/api"

    @get("/tables/{table:str}/games/{game:int}/replay", responses=_ERRORS)
    async def replay(
        self, table: TableName, game: GameNumber, request: Web, eyes: ReplayPerspective = "truth"
    ) -> Response[Replay]:
        """Replay a finished game as the truth, a spectator or a seat saw it."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)

        async def build() -> bytes:
            record, infos, bots = await _finished_game_of(request, table, game)
            return await replays.replay(print_record(record), eyes, infos, bots)

        return await _gzip_response(request, await replays.cached(("replay", game, table, eyes), build))

    @get("/tables/{table:str}/games/{game:int}/beliefs", responses=_ERRORS)
    async def beliefs(
        self, table: TableName, game: GameNumber, request: Web, eyes: BeliefPerspective = "spectator"
    ) -> Response[Beliefs]:
        """The beliefs of a seat or a spectator after each move of a finished game."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)

        async def build() -> bytes:
            record, _, _ = await _finished_game_of(request, table, game)
            return await replays.beliefs(print_record(record), eyes)

        return await _gzip_response(request, await replays.cached(("beliefs", game, table, eyes), build))

    @get("/tables/{table:str}/games/{game:int}/reasons", responses=_ERRORS)
    async def reasons(self, table: TableName, game: GameNumber, request: Web) -> list[MoveReason]:
        """The reasons of bots' moves, in finished rounds."""
        context: ServerContext = request.app.state.context
        context.limiter.replay(address_of(request))
        return await ask_of_game(request, table, game, reasons_of)

    @post("/replays", responses=_ERRORS, request_max_body_size=_MAX_BODY, status_code=200)
    async def replay_of_record(
        self, data: JSONBody[RecordText], request: Web, eyes: ReplayPerspective = "truth"
    ) -> Response[Replay]:
        """Replay an uploaded record."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)
        check_record_size(data.record)
        return await _gzip_response(request, await replays.replay(data.record, eyes))

    @post("/beliefs", responses=_ERRORS, request_max_body_size=_MAX_BODY, status_code=200)
    async def beliefs_in_record(
        self, data: JSONBody[RecordText], request: Web, eyes: BeliefPerspective = "spectator"
    ) -> Response[Beliefs]:
        """The beliefs of a seat or a spectator after each move of an uploaded record."""
        replays: ReplayService = request.app.state.replays
        _limit_replays(request)
        check_record_size(data.record)
        return await _gzip_response(request, await replays.beliefs(data.record, eyes))

    @post("/lesson", responses=_ERRORS, status_code=200, sync_to_thread=False)
    def lesson(self, data: JSONBody[LessonMoves]) -> Lesson:
        """The lesson after the moves made so far."""
        return lesson_after(data.moves)


def _limit_replays(request: Web) -> None:
    """Raise Refused if an address asks too often."""
    context: ServerContext = request.app.state.context
    context.limiter.replay(address_of(request))


async def _finished_game_of(request: Web, table: str, number: int) -> tuple[Record, list[MoveInfo], Sequence[str]]:
    """Return the record, move infos and bots of a finished game."""
    return await ask_of_game(request, table, number, finished_game)


def finished_game(table: Table) -> tuple[Record, list[MoveInfo], Sequence[str]]:
    """Return the record of a table's last game, its move infos and its bots; Refused while it is running."""
    if table.is_running:
        raise Refused("not-now")
    assert table.game is not None
    infos = []
    for one in table.log.after(table.game_starts[-1] - 1):
        if isinstance(one.entry, log.Began):
            infos.append(MoveInfo("", one.entry.at))
        elif isinstance(one.entry, log.Moved):
            infos.append(MoveInfo(one.entry.by, one.entry.at, one.entry.why))
    return record_of(table.game), infos, table.seated_bots


async def _gzip_response(request: Web, packed: bytes) -> Response[Any]:
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    unpacked = await asyncio.to_thread(gzip.decompress, packed)  # may be megabytes
    return Response(unpacked, media_type="application/json", headers=headers)
