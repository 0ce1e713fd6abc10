"""HTTP routes for guests, tables, links and records. Games are played over the WebSocket."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import REFEREE, SPECTATOR, print_record, record_of, ruleset_names
from motherlode.bots import LEVELS
from motherlode.games.registry import engine_of
from motherlode.server.domain.command_handlers import invite
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import STAND_IN
from motherlode.server.domain.text import clean_name
from motherlode.server.projections.entries import project_entry, table_info
from motherlode.server.projections.messages import Fact, TableInfo
from motherlode.server.runtime.lobby import join_in_room
from motherlode.server.runtime.room import Room
from motherlode.server.store import Notice
from motherlode.server.transport.network.proxies import client_key, is_host
from motherlode.server.transport.routes.schemas import (
    Call,
    ErrorResponse,
    GuestCredentials,
    Invitation,
    NewGuest,
    Offer,
    Ok,
    PersonalLink,
    RulesetInfo,
    SeatRequest,
    SeatTaken,
    TableTurn,
    Talk,
)
from motherlode.server.transport.security_headers import header
from motherlode.server.transport.server_context import ServerContext
from motherlode.server.transport.tokens import new_guest

__all__ = [
    "AS_GUEST",
    "ERRORS",
    "TableController",
    "TableName",
    "Web",
    "address_of",
    "ask_of_game",
    "base_url",
    "bearer",
    "room_of",
]

T = TypeVar("T")

Web = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
EntryNumber = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
_MAX_INVITATIONS = 30
"""Tables to which one guest can be invited at the same time."""
_TALK_PAGE = 500
"""Entries searched for one page of older chat."""


ERRORS = {status: ResponseSpec(ErrorResponse, description="Refused") for status in (400, 401, 403, 404, 409, 429, 503)}
AS_GUEST: list[dict[str, list[str]]] = [{"guest": []}]


def bearer(request: Web) -> Guest:
    """Return the guest of the token in the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("bad-token")
    context: ServerContext = request.app.state.context
    guest = context.tokens.guest(token)
    context.operations.check(guest.id)
    return guest


def address_of(request: Web) -> str:
    """Return the key by which limits count the client of a request."""
    return client_key(request.client.host if request.client is not None else "")


async def room_of(request: Web, table: str) -> Room:
    """Return the room of a table."""
    context: ServerContext = request.app.state.context
    return await context.registry.room(table)


async def ask_of_game(request: Web, name: str, number: int, query: Callable[[Table], T]) -> T:
    """Apply ``query`` to a table whose last game is ``number``: as it is now, or rebuilt from its log.

    Refused if there is no such game.
    """
    room = await room_of(request, name)

    def work(now: float) -> T | None:
        if number > room.table.game_number:
            raise Refused("no-such-game")
        return query(room.table) if number == room.table.game_number else None

    result = await room.ask(work)
    if result is not None:
        return result
    context: ServerContext = request.app.state.context
    return query(await context.registry.past_game(room, number))


class TableController(Controller):
    """Guests and tables."""

    path = "/api"
    dependencies = {"guest": Provide(bearer, sync_to_thread=False)}  # noqa: RUF012

    @get("/offer", responses=ERRORS, sync_to_thread=False)
    def offer(self) -> Offer:
        """The rulesets, bots and languages that tables can have."""
        cards = [
            RulesetInfo(name, list(engine_of(name).seats[name]), dict(engine_of(name).options(name)))
            for name in ruleset_names()
        ]
        return Offer(cards, list(LEVELS), STAND_IN, ["en", "he", "pl"])

    @post("/guests", responses=ERRORS)
    async def come_in(self, data: JSONBody[NewGuest], request: Web) -> GuestCredentials:
        """Create a guest."""
        context: ServerContext = request.app.state.context
        context.limiter.opening(address_of(request))
        guest = new_guest(clean_name(data.name))
        return GuestCredentials(guest.id, guest.name, context.tokens.token(guest))

    @post("/guests/renewal", responses=ERRORS, security=AS_GUEST, sync_to_thread=False)
    def renew(self, guest: NamedDependency[Guest], request: Web) -> GuestCredentials:
        """A new token for a guest whose token is valid. Over the WebSocket it is sent when due."""
        context: ServerContext = request.app.state.context
        return GuestCredentials(guest.id, guest.name, context.tokens.token(guest))

    @get("/tables/{table:str}", responses=ERRORS)
    async def look(self, table: TableName, request: Web) -> TableInfo:
        """The public state of a table."""
        room = await room_of(request, table)
        return await room.ask(lambda now: table_info(room.table))

    @post("/tables/{table:str}/seats", responses=ERRORS, security=AS_GUEST)
    async def sit(
        self, table: TableName, data: JSONBody[SeatRequest], guest: NamedDependency[Guest], request: Web
    ) -> SeatTaken:
        """Take a seat."""
        room = await room_of(request, table)
        _only_here(guest, table)
        _limit_command(request, guest, room)

        context: ServerContext = request.app.state.context
        return SeatTaken(*await join_in_room(context.registry, table, guest, data.seat, data.fill_after))

    @post("/tables/{table:str}/invitations", responses=ERRORS, security=AS_GUEST)
    async def invite(
        self,
        table: TableName,
        data: JSONBody[Invitation],
        guest: NamedDependency[Guest],
        request: Web,
    ) -> GuestCredentials:
        """Give a seat to an external program, which connects with the returned token. Host only."""
        context: ServerContext = request.app.state.context
        room = await room_of(request, table)
        _limit_command(request, guest, room)
        invited = new_guest(clean_name(data.name), table)
        await room.ask(lambda now: invite(room.table, guest, data.seat, invited, now))
        return GuestCredentials(invited.id, invited.name, context.tokens.token(invited))

    @get("/tables/{table:str}/turn", responses=ERRORS)
    async def turn(self, table: TableName, request: Web) -> TableTurn:
        """Whose turn it is at a table."""
        room = await room_of(request, table)
        return await room.ask(lambda now: TableTurn(room.table.state, room.table.actor, room.projection.ends_at))

    @post("/tables/{table:str}/calls", responses=ERRORS, security=AS_GUEST)
    async def call(self, table: TableName, data: JSONBody[Call], guest: NamedDependency[Guest], request: Web) -> Ok:
        """Invite someone with whom one has played. Only people of the table can, once for each table.

        Whoever is blocked, or was declined at this table, is not told so.
        """
        context: ServerContext = request.app.state.context
        room = await room_of(request, table)
        _only_here(guest, table)
        context.limiter.talk(guest.id, table, room.table.is_member(guest.id))
        if not room.table.is_member(guest.id):
            raise Refused("not-seated")
        services = context.registry.services
        is_over = room.table.state == "closed" or data.guest in room.table.barred
        if is_over or not await services.store.guests.have_met(guest.id, data.guest):
            raise Refused("not-now")
        guests = services.store.guests
        if await guests.invitations(data.guest) >= _MAX_INVITATIONS:
            raise Refused("too-many")
        now = time.time()
        if await guests.is_blocked(data.guest, guest.id) or not await guests.invite(data.guest, table, guest.id, now):
            return Ok()
        if await services.store.push.post(Notice(data.guest, table, "invited", room.table.seq, 0.0), now):
            services.on_notice()
        return Ok()

    @get("/tables/{table:str}/link", responses=ERRORS, security=AS_GUEST)
    async def link(self, table: TableName, guest: NamedDependency[Guest], request: Web) -> PersonalLink:
        """A personal link to return from another device. The token is in the fragment, which is not sent."""
        context: ServerContext = request.app.state.context
        await room_of(request, table)
        return PersonalLink(f"{base_url(request)}/t/{table}#k={context.tokens.token(guest)}")

    @get(
        "/tables/{table:str}/games/{game:int}/record",
        responses=ERRORS,
        security=AS_GUEST,
        media_type=MediaType.TEXT,
    )
    async def record(
        self, table: TableName, game: Annotated[int, Parameter(ge=0, le=1_000_000)], request: Web
    ) -> Response[str]:
        """The record of a game: complete once it is over, and before that as the guest sees it."""
        guest = bearer(request) if "authorization" in request.headers else Guest("", "")
        context: ServerContext = request.app.state.context
        context.limiter.replay(address_of(request))
        text = await ask_of_game(request, table, game, lambda table: _record(table, guest))
        return Response(text, media_type="text/plain; charset=utf-8")

    @get("/tables/{table:str}/talk", responses=ERRORS, security=AS_GUEST)
    async def talk(self, table: TableName, before: EntryNumber, guest: NamedDependency[Guest], request: Web) -> Talk:
        """One page of chat and claims before an entry."""
        room = await room_of(request, table)
        last = min(before, room.committed) - 1
        first = max(0, last + 1 - _TALK_PAGE)
        context: ServerContext = request.app.state.context
        entries = [decode_entry(data) for data in await context.registry.services.store.entries(table, first, last)]
        viewer = room.table.viewer_of(guest.id)
        facts = [
            Fact(seq, projected)
            for seq, entry in enumerate(entries, start=first)
            if isinstance(entry, log.Said | log.Claimed)
            and (projected := project_entry(room.table, entry, guest.id, viewer)) is not None
        ]
        return Talk(facts, first)


def _limit_command(request: Web, guest: Guest, room: Room) -> None:
    context: ServerContext = request.app.state.context
    context.limiter.command(guest.id, room.name, room.table.is_member(guest.id))


def _only_here(guest: Guest, table: str) -> None:
    if guest.table not in ("", table):
        raise Refused("bad-token")


def _record(table: Table, guest: Guest) -> str:
    assert table.game is not None
    viewer = table.viewer_of(guest.id) if table.is_running else REFEREE
    if viewer in table.taken_over and table.is_running:
        viewer = SPECTATOR  # earlier rounds are not theirs to see
    return print_record(record_of(table.game, viewer))


def base_url(request: Web) -> str:
    """Return the base URL: the configured one, or the one this request used."""
    base: str = request.app.state.base_url
    if base:
        return base
    host = header(request.scope, b"host")
    if not is_host(host):
        raise Refused("bad-message")
    return f"{request.scope['scheme']}://{host}"
