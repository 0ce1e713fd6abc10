"""The HTTP part: guests, tables, links, records. Playing happens on the socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter

from motherlode import REFEREE, print_record, record_of, ruleset_names
from motherlode.bots import LEVELS
from motherlode.families import family_of
from motherlode.server import orders, seen
from motherlode.server.doing import carry_out, invite
from motherlode.server.forms import (
    Card,
    Invitation,
    Link,
    Listed,
    NewGuest,
    Offer,
    Opening,
    Place,
    RulesetCard,
    Taken,
    Trouble,
)
from motherlode.server.messages import Room
from motherlode.server.metrics import metrics_page
from motherlode.server.refused import Refused
from motherlode.server.room import Room as LiveRoom
from motherlode.server.socket import House
from motherlode.server.table import Guest, Table
from motherlode.server.terms import STAND_IN, Terms, clean_text, decode_terms
from motherlode.server.tokens import new_guest

__all__ = ["ROUTES", "TableName", "address_of", "room_of"]

Web = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
_MOST_LISTED = 100


_TROUBLES = {status: ResponseSpec(Trouble, description="Refused") for status in (400, 401, 403, 404, 409, 429, 503)}
_AS_GUEST: list[dict[str, list[str]]] = [{"guest": []}]


def bearer(request: Web) -> Guest:
    """Who asks, by the token in the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("bad-token")
    house: House = request.app.state.house
    return house.tokens.guest(token)


def address_of(request: Web) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "nowhere"


async def room_of(request: Web, table: str) -> LiveRoom:
    """The room of a table."""
    house: House = request.app.state.house
    return await house.hall.room(table)


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Whether the server is up."""
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(metrics_page(), media_type="text/plain; version=0.0.4")


class Tables(Controller):
    """Guests and tables."""

    path = "/api"
    dependencies = {"guest": Provide(bearer, sync_to_thread=False)}  # noqa: RUF012

    @get("/offer", responses=_TROUBLES, sync_to_thread=False)
    def offer(self) -> Offer:
        """What tables can be opened for."""
        cards = [
            RulesetCard(name, list(family_of(name).seats[name]), dict(family_of(name).options(name)))
            for name in ruleset_names()
        ]
        return Offer(cards, list(LEVELS), STAND_IN, ["en", "he", "pl"])

    @post("/guests", responses=_TROUBLES)
    async def come_in(self, data: JSONBody[NewGuest], request: Web) -> Card:
        """A card for someone new."""
        house: House = request.app.state.house
        house.limiter.opening(address_of(request))
        guest = new_guest(clean_text(data.name))
        return Card(guest.id, guest.name, house.tokens.token(guest))

    @get("/tables", responses=_TROUBLES)
    async def listed(self, request: Web) -> list[Listed]:
        """Public tables that gather or play, the latest first."""
        house: House = request.app.state.house
        found = await house.hall.services.store.public_tables(_MOST_LISTED)
        return [Listed(name, head.state, decode_terms(head.terms), head.people) for name, head in found]

    @post("/tables", responses=_TROUBLES, security=_AS_GUEST)
    async def open(self, data: JSONBody[Terms], guest: NamedDependency[Guest], request: Web) -> Opening:
        """Open a table, as its host."""
        house: House = request.app.state.house
        if guest.table:
            raise Refused("bad-token")
        house.limiter.opening(address_of(request))
        name = await house.hall.open(data, guest)
        return Opening(name, f"{_base(request)}/t/{name}")

    @get("/tables/{table:str}", responses=_TROUBLES)
    async def look(self, table: TableName, request: Web) -> Room:
        """A table as everyone may see it."""
        room = await room_of(request, table)
        return await room.ask(lambda now: seen.room_message(room.table))

    @post("/tables/{table:str}/seats", responses=_TROUBLES, security=_AS_GUEST)
    async def sit(self, table: TableName, data: JSONBody[Place], guest: NamedDependency[Guest], request: Web) -> Taken:
        """Take a seat."""
        room = await room_of(request, table)
        _only_here(guest, table)
        _limit_command(request, guest, room)

        def work(now: float) -> Taken:
            mine = room.table.seat_of(guest.id)
            empty = [seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "empty"]
            wanted = data.seat if data.seat is not None else mine if mine >= 0 else next(iter(empty), None)
            if wanted is None:
                raise Refused("seat-taken")
            return Taken(wanted, carry_out(room.table, guest, orders.Sit(0, table, wanted), now))

        return await room.ask(work)

    @post("/tables/{table:str}/invitations", responses=_TROUBLES, security=_AS_GUEST)
    async def invite(
        self,
        table: TableName,
        data: JSONBody[Invitation],
        guest: NamedDependency[Guest],
        request: Web,
    ) -> Card:
        """As the host, give a seat to a program; it says hello with the token."""
        house: House = request.app.state.house
        room = await room_of(request, table)
        _limit_command(request, guest, room)
        invited = new_guest(clean_text(data.name), table)
        await room.ask(lambda now: invite(room.table, guest, data.seat, invited, now))
        return Card(invited.id, invited.name, house.tokens.token(invited))

    @get("/tables/{table:str}/link", responses=_TROUBLES, security=_AS_GUEST)
    async def link(self, table: TableName, guest: NamedDependency[Guest], request: Web) -> Link:
        """A link by which the guest comes back on another device. The token is in the part that no server sees."""
        house: House = request.app.state.house
        await room_of(request, table)
        return Link(f"{_base(request)}/t/{table}#k={house.tokens.token(guest)}")

    @get(
        "/tables/{table:str}/games/{game:int}/record",
        responses=_TROUBLES,
        security=_AS_GUEST,
        media_type=MediaType.TEXT,
    )
    async def record(
        self, table: TableName, game: Annotated[int, Parameter(ge=0, le=1_000_000)], request: Web
    ) -> Response[str]:
        """The record of a game: all of it once it is over, and before then what the guest saw of it."""
        guest = bearer(request) if "authorization" in request.headers else Guest("", "")
        room = await room_of(request, table)
        text = await room.ask(lambda now: _record(room.table, game, guest))
        return Response(text, media_type="text/plain; charset=utf-8")


def _limit_command(request: Web, guest: Guest, room: LiveRoom) -> None:
    house: House = request.app.state.house
    house.limiter.command(guest.id, room.name, room.table.is_member(guest.id))


def _only_here(guest: Guest, table: str) -> None:
    if guest.table not in ("", table):
        raise Refused("bad-token")


def _record(table: Table, number: int, guest: Guest) -> str:
    if number >= len(table.games):
        raise Refused("no-such-game")
    game = table.games[number]
    runs = table.state == "playing" and number == len(table.games) - 1
    return print_record(record_of(game, seen.viewer_of(table, guest.id, number) if runs else REFEREE))


def _base(request: Web) -> str:
    base: str = request.app.state.base_url
    return base or str(request.base_url).rstrip("/")


ROUTES = (healthz, metrics, Tables)
