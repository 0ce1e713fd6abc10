"""HTTP routes of a guest's own: their tables, and notices while their page is closed."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from motherlode.server.domain.guests.notice_settings import (
    NoticeSettings,
    check_notice_settings,
    decode_notice_settings,
)
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.domain.table_settings import decode_settings
from motherlode.server.domain.text import clean_name
from motherlode.server.push.encryption import AUTH_BYTES, POINT_BYTES, decode_point
from motherlode.server.push.endpoint import BadEndpoint, parse_endpoint
from motherlode.server.push.vapid import current_key, from_base64url
from motherlode.server.runtime.table_summary import decode_seats
from motherlode.server.store import Block, GuestRecords, OwnTable, PushRecords, PushSubscription
from motherlode.server.transport.routes.admin import RunningServer
from motherlode.server.transport.routes.schemas import (
    Decline,
    GuestCredentials,
    LogOut,
    MetPerson,
    MyTable,
    NewGuest,
    NewPushSubscription,
    Ok,
    PushEndpoint,
    PushInfo,
    TableMute,
    Unblock,
)
from motherlode.server.transport.routes.tables import AS_GUEST, ERRORS, address_of, bearer
from motherlode.server.transport.server_context import ServerContext

__all__ = ["MeController"]

Web = Request[Any, Any, Any]
_MAX_TABLES: Final = 60
_MAX_PEOPLE: Final = 40
_OVER_SECONDS: Final = 3 * 86_400.0
"""The time for which a table whose game is over stays in the list."""
_MET_SECONDS: Final = 180 * 86_400.0
"""For how long one can invite people one has played with."""


def me(request: Web) -> Guest:
    """Return the guest of a request; Refused if their token is for one table only."""
    guest = bearer(request)
    if guest.table:
        raise Refused("bad-token")
    return guest


def records_of(request: Web) -> GuestRecords:
    """Return what is stored of guests."""
    context: ServerContext = request.app.state.context
    return context.registry.services.store.guests


def push_of(request: Web) -> PushRecords:
    """Return push subscriptions and notices."""
    context: ServerContext = request.app.state.context
    return context.registry.services.store.push


class MeController(Controller):
    """The routes of a guest's own data."""

    path = "/api/me"
    dependencies = {"guest": Provide(me, sync_to_thread=False)}  # noqa: RUF012

    @get("/tables", responses=ERRORS, security=AS_GUEST)
    async def tables(self, guest: NamedDependency[Guest], request: Web) -> list[MyTable]:
        """A guest's tables and invitations, the most recently changed first.

        ``turn`` is missing where a table is in play right now: ask the table itself.
        """
        found = await records_of(request).tables(guest.id, time.time() - _OVER_SECONDS, _MAX_TABLES)
        return [*filter(None, map(_my_table, found))]

    @get("/people", responses=ERRORS, security=AS_GUEST)
    async def people(self, guest: NamedDependency[Guest], request: Web) -> list[MetPerson]:
        """People with whom a guest sat at a table, the latest first. They can be invited."""
        found = await records_of(request).tables(guest.id, time.time() - _MET_SECONDS, _MAX_TABLES)
        met: dict[str, str] = {}
        for table in found:
            if table.seat >= 0:
                for seat in decode_seats(table.seats):
                    if seat.guest and seat.guest != guest.id:
                        met.setdefault(seat.guest, seat.name)
        return [MetPerson(who, name) for who, name in met.items()][:_MAX_PEOPLE]

    @post("/name", responses=ERRORS, security=AS_GUEST)
    async def rename(self, data: JSONBody[NewGuest], guest: NamedDependency[Guest], request: Web) -> GuestCredentials:
        """A token of the same guest with another name. Seats that were taken keep the old one."""
        context: ServerContext = request.app.state.context
        renamed = guest._replace(name=clean_name(data.name))
        return GuestCredentials(renamed.id, renamed.name, context.tokens.token(renamed))

    @post("/logout", responses=ERRORS, security=AS_GUEST)
    async def log_out(self, data: JSONBody[LogOut], guest: NamedDependency[Guest], request: Web) -> GuestCredentials:
        """Log out all other devices: a new token of the same guest, and no older one is valid any more.

        Notices are pushed to the browser at ``endpoint`` only.
        """
        context: ServerContext = request.app.state.context
        running: RunningServer = request.app.state.running_server
        context.limiter.logout(guest.id, address_of(request))
        await context.operations.log_out(guest.id)
        await push_of(request).unsubscribe_others(guest.id, data.endpoint)
        running.changed()
        return GuestCredentials(guest.id, guest.name, context.tokens.token(guest))

    @post("/mutes", responses=ERRORS, security=AS_GUEST)
    async def mute(self, data: JSONBody[TableMute], guest: NamedDependency[Guest], request: Web) -> Ok:
        """Get no notices of a table, or get them again."""
        if not await records_of(request).mute(guest.id, data.table, data.on):
            raise Refused("no-such-table")
        return Ok()

    @post("/declined", responses=ERRORS, security=AS_GUEST)
    async def decline(self, data: JSONBody[Decline], guest: NamedDependency[Guest], request: Web) -> Ok:
        """Decline an invitation, for good; and, if wanted, all further ones of whoever made it."""
        records = records_of(request)
        invitation = await records.table(guest.id, data.table) if data.block else None
        if invitation is not None and invitation.inviter:
            blocked = Block(invitation.inviter, _inviter_of(invitation))
            await records.block(guest.id, blocked, time.time())
        await records.decline(guest.id, data.table)
        return Ok()

    @get("/blocks", responses=ERRORS, security=AS_GUEST)
    async def blocks(self, guest: NamedDependency[Guest], request: Web) -> list[MetPerson]:
        """From whom a guest wants no invitations, by the names they had then."""
        return [MetPerson(one.guest, one.name) for one in await records_of(request).blocks(guest.id)]

    @post("/blocks/removal", responses=ERRORS, security=AS_GUEST)
    async def unblock(self, data: JSONBody[Unblock], guest: NamedDependency[Guest], request: Web) -> Ok:
        """Get invitations from someone again."""
        await records_of(request).unblock(guest.id, data.guest)
        return Ok()

    # ---- notices ---------------------------------------------------------------------------------------------------

    @get("/push", responses=ERRORS, security=AS_GUEST)
    async def push_info(self, guest: NamedDependency[Guest], request: Web) -> PushInfo:
        """The key for a new push subscription, and how many a guest has."""
        records = push_of(request)
        context: ServerContext = request.app.state.context
        key = await current_key(context.registry.services.store, request.app.state.push.key_days)
        return PushInfo(key, len(await records.subscriptions(guest.id)))

    @post("/push", responses=ERRORS, security=AS_GUEST)
    async def subscribe(
        self, data: JSONBody[NewPushSubscription], guest: NamedDependency[Guest], request: Web
    ) -> PushInfo:
        """Push notices to a browser. The latest few browsers of a guest get them."""
        context: ServerContext = request.app.state.context
        context.limiter.subscribe(guest.id)
        records = push_of(request)
        try:
            parse_endpoint(data.endpoint, request.app.state.push.hosts)
            point, auth = from_base64url(data.p256dh), from_base64url(data.auth)
            decode_point(point)
        except (BadEndpoint, ValueError):
            raise Refused("bad-message") from None
        if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
            raise Refused("bad-message")
        if data.key not in {key.public for key in await records.push_keys()}:
            raise Refused("bad-message")
        subscription = PushSubscription(guest.id, data.endpoint, point, auth, data.key, data.language)
        await records.subscribe(subscription, time.time())
        return PushInfo(data.key, len(await records.subscriptions(guest.id)))

    @post("/push/removal", responses=ERRORS, security=AS_GUEST)
    async def unsubscribe(self, data: JSONBody[PushEndpoint], guest: NamedDependency[Guest], request: Web) -> Ok:
        """Push nothing more to a browser."""
        await push_of(request).unsubscribe(guest.id, data.endpoint)
        return Ok()

    @get("/notices", responses=ERRORS, security=AS_GUEST)
    async def notices(self, guest: NamedDependency[Guest], request: Web) -> NoticeSettings:
        """A guest's notice settings: which notices, and quiet hours."""
        return decode_notice_settings(await push_of(request).settings(guest.id))

    @post("/notices", responses=ERRORS, security=AS_GUEST)
    async def set_notices(
        self, data: JSONBody[NoticeSettings], guest: NamedDependency[Guest], request: Web
    ) -> NoticeSettings:
        """Change the notice settings: which notices, and quiet hours."""
        check_notice_settings(data)
        await push_of(request).set_settings(guest.id, msgspec.json.encode(data))
        return data


def _my_table(table: OwnTable) -> MyTable | None:
    """Return a table for the list; None if this version cannot decode its settings."""
    try:
        settings, seats = decode_settings(table.settings), decode_seats(table.seats)
    except msgspec.DecodeError:
        return None
    return MyTable(
        table.table,
        table.kind,
        table.seat,
        bool(table.muted),
        table.state,
        settings,
        seats,
        table.changed,
        table.turn if table.state == "playing" else -1,
        table.ends_at,
        _inviter_of(table) if table.kind == "invited" else "",
    )


def _inviter_of(table: OwnTable) -> str:
    """Return the name of who has invited to a table, if they have a seat there."""
    return next((seat.name for seat in decode_seats(table.seats) if seat.guest and seat.guest == table.inviter), "")
