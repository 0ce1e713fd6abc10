"""The HTTP part: guests, tables, links, records. Playing happens on the socket."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, Parameter
from msgspec import Meta, Struct

from motherlode import REFEREE, print_record, record_of, ruleset_names
from motherlode.bots import BOTS
from motherlode.families import family_of
from motherlode.server import orders
from motherlode.server.doing import carry_out, invite
from motherlode.server.messages import Room
from motherlode.server.metrics import metrics_page
from motherlode.server.refused import Refused
from motherlode.server.room import Room as LiveRoom
from motherlode.server.seen import viewer_of
from motherlode.server.socket import House
from motherlode.server.store.protocol import State
from motherlode.server.table import Guest, Table
from motherlode.server.terms import Language, Name, Terms, clean_text, decode_terms
from motherlode.server.tokens import new_guest

__all__ = ["ROUTES"]

TableName = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
_MOST_LISTED = 100


class NewGuest(Struct, forbid_unknown_fields=True):
    """How someone wants to be called."""

    name: Name


class Card(Struct):
    """A guest's card: keep the token, it is who you are."""

    guest: str
    name: str
    token: str


class Opening(Struct):
    """A new table, and the link by which others join."""

    table: str
    link: str


class Listed(Struct):
    """A public table in the list."""

    table: str
    state: State
    terms: Terms
    people: int


class Place(Struct, forbid_unknown_fields=True):
    """The seat someone wants; none: any empty one."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Taken(Struct):
    """The seat someone got, and the entry that shows it."""

    seat: int
    seq: int


class Invitation(Struct, forbid_unknown_fields=True):
    """A seat for a program that plays by a token."""

    seat: Annotated[int, Meta(ge=0, le=11)]
    name: Name


class Link(Struct):
    """The way back to a table, from any device. Whoever has it is you."""

    link: str


class RulesetCard(Struct):
    """A ruleset, the numbers of seats it is for, and its options with their defaults."""

    ruleset: str
    seats: list[int]
    options: dict[str, int | bool | None]


class Offer(Struct):
    """What tables can be opened for."""

    rulesets: list[RulesetCard]
    bots: list[str]
    languages: list[Language]


def bearer(request: Request[Any, Any, Any]) -> Guest:
    """Who asks, by the token in the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("bad-token")
    house: House = request.app.state.house
    return house.tokens.guest(token)


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "nowhere"


async def room_of(request: Request[Any, Any, Any], table: str) -> LiveRoom:
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

    @get("/offer", sync_to_thread=False)
    def offer(self) -> Offer:
        """What tables can be opened for."""
        cards = [
            RulesetCard(name, list(family_of(name).seats[name]), dict(family_of(name).options(name)))
            for name in ruleset_names()
        ]
        return Offer(cards, list(BOTS), ["en", "he", "pl"])

    @post("/guests")
    async def come_in(self, data: JSONBody[NewGuest], request: Request[Any, Any, Any]) -> Card:
        """A card for someone new."""
        house: House = request.app.state.house
        house.limiter.opening(address_of(request))
        guest = new_guest(clean_text(data.name))
        return Card(guest.id, guest.name, house.tokens.token(guest))

    @get("/tables")
    async def listed(self, request: Request[Any, Any, Any]) -> list[Listed]:
        """Public tables that gather or play, the latest first."""
        house: House = request.app.state.house
        found = await house.hall.services.store.public_tables(_MOST_LISTED)
        return [Listed(name, head.state, decode_terms(head.terms), head.people) for name, head in found]

    @post("/tables")
    async def open(
        self, data: JSONBody[Terms], guest: NamedDependency[Guest], request: Request[Any, Any, Any]
    ) -> Opening:
        """Open a table, as its host."""
        house: House = request.app.state.house
        if guest.table:
            raise Refused("bad-token")
        house.limiter.opening(address_of(request))
        name = await house.hall.open(data, guest)
        return Opening(name, f"{_base(request)}/table/{name}")

    @get("/tables/{table:str}")
    async def look(self, table: TableName, request: Request[Any, Any, Any]) -> Room:
        """A table as everyone may see it."""
        room = await room_of(request, table)
        return await room.ask(lambda now: _as_shown(room.table))

    @post("/tables/{table:str}/seats")
    async def sit(
        self, table: TableName, data: JSONBody[Place], guest: NamedDependency[Guest], request: Request[Any, Any, Any]
    ) -> Taken:
        """Take a seat."""
        room = await room_of(request, table)
        _only_here(guest, table)

        def work(now: float) -> Taken:
            mine = room.table.seat_of(guest.id)
            empty = [seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "empty"]
            wanted = data.seat if data.seat is not None else mine if mine >= 0 else next(iter(empty), None)
            if wanted is None:
                raise Refused("seat-taken")
            return Taken(wanted, carry_out(room.table, guest, orders.Sit(0, table, wanted), now))

        return await room.ask(work)

    @post("/tables/{table:str}/invitations")
    async def invite(
        self,
        table: TableName,
        data: JSONBody[Invitation],
        guest: NamedDependency[Guest],
        request: Request[Any, Any, Any],
    ) -> Card:
        """As the host, give a seat to a program; it says hello with the token."""
        house: House = request.app.state.house
        room = await room_of(request, table)
        invited = new_guest(clean_text(data.name), table)
        await room.ask(lambda now: invite(room.table, guest, data.seat, invited, now))
        return Card(invited.id, invited.name, house.tokens.token(invited))

    @get("/tables/{table:str}/link")
    async def link(self, table: TableName, guest: NamedDependency[Guest], request: Request[Any, Any, Any]) -> Link:
        """A link by which the guest comes back on another device. The token is in the part that no server sees."""
        house: House = request.app.state.house
        await room_of(request, table)
        return Link(f"{_base(request)}/table/{table}#me={house.tokens.token(guest)}")

    @get("/tables/{table:str}/games/{game:int}/record", media_type=MediaType.TEXT)
    async def record(
        self, table: TableName, game: Annotated[int, Parameter(ge=0, le=1_000_000)], request: Request[Any, Any, Any]
    ) -> Response[str]:
        """The record of a game: all of it once it is over, and before then what the guest saw of it."""
        guest = bearer(request) if "authorization" in request.headers else Guest("", "")
        room = await room_of(request, table)
        text = await room.ask(lambda now: _record(room.table, game, guest))
        return Response(text, media_type="text/plain; charset=utf-8")


def _as_shown(table: Table) -> Room:
    return Room(table.state, table.terms, table.host, list(table.chairs))


def _only_here(guest: Guest, table: str) -> None:
    if guest.table not in ("", table):
        raise Refused("bad-token")


def _record(table: Table, number: int, guest: Guest) -> str:
    if number >= len(table.games):
        raise Refused("no-such-game")
    game = table.games[number]
    runs = table.state == "playing" and number == len(table.games) - 1
    return print_record(record_of(game, viewer_of(table, guest.id, number) if runs else REFEREE))


def _base(request: Request[Any, Any, Any]) -> str:
    base: str = request.app.state.base_url
    return base or str(request.base_url).rstrip("/")


ROUTES = (healthz, metrics, Tables)
