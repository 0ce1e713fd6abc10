"""HTTP routes of the lobby: the list of public tables, opening one, and quick match."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, JSONBody, QueryParameter

from motherlode.server.cluster.http_forwarding import HttpForwarding
from motherlode.server.domain.quick_match import Clockwork, MatchRequest
from motherlode.server.domain.refusals import RefusalReason, Refused
from motherlode.server.domain.table import Guest
from motherlode.server.domain.table_settings import Language, TableSettings
from motherlode.server.runtime.lobby import Listing, Lobby, join_in_room
from motherlode.server.runtime.room_registry import Elsewhere
from motherlode.server.transport.routes.schemas import ListedTable, Matched, OpenedTable, SeatRequest, SeatTaken
from motherlode.server.transport.routes.tables import (
    AS_GUEST,
    ERRORS,
    TableController,
    Web,
    address_of,
    base_url,
    bearer,
)
from motherlode.server.transport.security_headers import header
from motherlode.server.transport.server_context import ServerContext

__all__ = ["ROUTES"]

_PAGE = 100
"""Tables of one page of the list."""


class _Refusal(msgspec.Struct):
    why: RefusalReason


class LobbyController(Controller):
    """Public tables, and those who look for one."""

    path = "/api"
    dependencies = {"guest": Provide(bearer, sync_to_thread=False)}  # noqa: RUF012

    @get("/tables", responses=ERRORS)
    async def listed(
        self,
        request: Web,
        ruleset: Annotated[str | None, QueryParameter(max_length=32)] = None,
        pace: FromQuery[Clockwork | None] = None,
        language: FromQuery[Language | None] = None,
        seats: Annotated[int | None, QueryParameter(ge=2, le=12)] = None,
        is_open: Annotated[bool, QueryParameter(name="open")] = False,
        offset: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=_PAGE)] = _PAGE,
    ) -> list[ListedTable]:
        """Public tables: those with an empty seat first, then those in play, the most recently changed first.

        ``open`` leaves out those without an empty seat.
        """
        lobby: Lobby = request.app.state.lobby
        found = [
            _listed(one)
            for one in sorted(await lobby.tables(), key=_order)
            if ruleset in (None, one.settings.ruleset)
            and pace in (None, one.settings.clock.unit)
            and language in (None, one.settings.language)
            and seats in (None, one.settings.seats)
            and (one.is_open or not is_open)
        ]
        return found[offset : offset + limit]

    @post("/tables", responses=ERRORS, security=AS_GUEST)
    async def open(self, data: JSONBody[TableSettings], guest: NamedDependency[Guest], request: Web) -> OpenedTable:
        """Open a table, as its host."""
        context: ServerContext = request.app.state.context
        if guest.table:
            raise Refused("bad-token")
        context.limiter.opening(address_of(request))
        lobby: Lobby = request.app.state.lobby
        name = await lobby.open(data, guest, address_of(request))
        return OpenedTable(name, f"{base_url(request)}/t/{name}")

    @post("/match", responses=ERRORS, security=AS_GUEST)
    async def match(self, data: JSONBody[MatchRequest], guest: NamedDependency[Guest], request: Web) -> Matched:
        """Quick match: take a seat at an open table that fits, or open one and wait there for others."""
        context: ServerContext = request.app.state.context
        lobby: Lobby = request.app.state.lobby
        if guest.table:
            raise Refused("bad-token")
        context.limiter.opening(address_of(request))
        context.limiter.command(guest.id, "", is_member=True)

        async def join(table: str) -> tuple[int, int]:
            try:
                return await join_in_room(context.registry, table, guest, None, data.fill_after)
            except Elsewhere as held:
                if request.app.state.cluster is None:
                    raise
                return await _join_at(request.app.state.cluster.http, held.node, table, data.fill_after, request)

        found = await lobby.match(data, guest, address_of(request), join)
        return Matched(found.table, found.seat, found.seq, found.is_new)


async def _join_at(http: HttpForwarding, node: str, table: str, fill_after: int, request: Web) -> tuple[int, int]:
    """Take any empty seat at a table of another node."""
    authorization = header(request.scope, b"authorization") or ""
    headers = [(b"authorization", authorization.encode()), (b"content-type", b"application/json")]
    body = msgspec.json.encode(SeatRequest(fill_after=fill_after))
    response = await http.ask(node, "POST", f"/api/tables/{table}/seats", headers, body, client=address_of(request))
    if response is None:
        raise Refused("try-again")
    if response.status >= 400:
        try:
            raise Refused(msgspec.json.decode(response.body, type=_Refusal).why)
        except msgspec.DecodeError:
            raise Refused("try-again") from None
    taken = msgspec.json.decode(response.body, type=SeatTaken)
    return taken.seat, taken.seq


def _order(one: Listing) -> tuple[bool, str]:
    return not one.is_open, one.state


def _listed(one: Listing) -> ListedTable:
    return ListedTable(one.table, one.state, one.settings, one.people, one.taken, one.host, one.opened)


ROUTES = (TableController, LobbyController)
