"""HTTP routes for a guest's history, for their other devices, and for what is stored of them."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import Parameter

from motherlode.server.admin.requests import EraseGuest
from motherlode.server.domain.guests.notice_settings import decode_notice_settings
from motherlode.server.domain.guests.own_entries import OwnEntries, own_entries
from motherlode.server.domain.guests.played_games import PlayedGame, decode_played
from motherlode.server.domain.table import Guest
from motherlode.server.push.vapid import base64url
from motherlode.server.store import LAST_ENTRY, Played, PlayedFilter, Store
from motherlode.server.transport.routes.admin import RunningServer
from motherlode.server.transport.routes.history_schemas import (
    Erased,
    Figures,
    MyData,
    MyGame,
    RoleFigures,
    StoredBrowser,
    StoredMembership,
)
from motherlode.server.transport.routes.me import me
from motherlode.server.transport.routes.schemas import MetPerson, PersonalLink
from motherlode.server.transport.routes.tables import AS_GUEST, ERRORS, address_of, base_url
from motherlode.server.transport.server_context import ServerContext

__all__ = ["HistoryController"]

Web = Request[Any, Any, Any]
Word = Annotated[str, Parameter(max_length=32, pattern="^[a-z0-9-]*$")]
_PAGE: Final = 30
_MAX_COUNTED: Final = 2_000
"""Games that figures are counted from, the latest."""
_downloads: Final = asyncio.Semaphore(2)
"""Downloads at a time: each reads all logs that name a guest."""


class HistoryController(Controller):
    """Finished games of a guest, and all that is stored of them."""

    path = "/api/me"
    dependencies = {"guest": Provide(me, sync_to_thread=False)}  # noqa: RUF012

    @get("/games", responses=ERRORS, security=AS_GUEST)
    async def games(
        self,
        guest: NamedDependency[Guest],
        request: Web,
        ruleset: Word = "",
        role: Word = "",
        before: Annotated[float, Parameter(ge=0, le=1e18)] = 1e18,
    ) -> list[MyGame]:
        """A page of finished games, latest first; ``before`` is the time of the previous page's last game."""
        history = _store(request).history
        found = await history.games(guest.id, PlayedFilter(ruleset, role, before), _PAGE)
        return _games(found, await history.deleted_tables(guest.id))

    @get("/figures", responses=ERRORS, security=AS_GUEST)
    async def figures(self, guest: NamedDependency[Guest], request: Web) -> list[Figures]:
        """The results of a guest's games, by ruleset and role."""
        context: ServerContext = request.app.state.context
        context.limiter.figures(guest.id)
        found = await _store(request).history.games(guest.id, PlayedFilter(), _MAX_COUNTED)
        return await asyncio.to_thread(_figures_of, found)

    @get("/link", responses=ERRORS, security=AS_GUEST, sync_to_thread=False)
    def link(self, guest: NamedDependency[Guest], request: Web) -> PersonalLink:
        """A link that makes another device this guest's. The token is in the fragment, which is not sent."""
        context: ServerContext = request.app.state.context
        return PersonalLink(f"{base_url(request)}/me#k={context.tokens.token(guest)}")

    @get("/data", responses=ERRORS, security=AS_GUEST)
    async def data(self, guest: NamedDependency[Guest], request: Web) -> MyData:
        """All that is stored of a guest."""
        context: ServerContext = request.app.state.context
        context.limiter.download(guest.id, address_of(request))
        store = _store(request)
        async with _downloads:
            memberships = await store.guests.all_tables(guest.id)
            games = await store.history.games(guest.id, PlayedFilter(), 100_000)
            deleted = await store.history.deleted_tables(guest.id)
            tables, entries = await _entries_of(store, guest.id)
            return MyData(
                guest.id,
                guest.name,
                time.time(),
                tables,
                [StoredMembership(one.table, one.kind, one.seat, bool(one.muted), one.inviter) for one in memberships],
                await asyncio.to_thread(_games, games, deleted),
                entries,
                [
                    StoredBrowser(one.endpoint, base64url(one.p256dh), base64url(one.auth), one.language)
                    for one in await store.push.subscriptions(guest.id)
                ],
                decode_notice_settings(await store.push.settings(guest.id)),
                [MetPerson(one.guest, one.name) for one in await store.guests.blocks(guest.id)],
            )

    @post("/erasure", responses=ERRORS, security=AS_GUEST)
    async def erase(self, guest: NamedDependency[Guest], request: Web) -> Erased:
        """Erase a guest: from the tables' logs, their history, their subscriptions and settings.

        ``failed`` tables can be erased by trying again.
        """
        context: ServerContext = request.app.state.context
        context.limiter.erasure(guest.id, address_of(request))
        running: RunningServer = request.app.state.running_server
        outcome = await running.administration.handle(EraseGuest(guest.id))
        return Erased(len(outcome.tables), sorted(outcome.failed))


def count_figures(games: list[PlayedGame]) -> list[Figures]:
    """Return what games came to, by ruleset, those with the most games first."""
    points: dict[str, int] = {}
    for game in games:
        points[game.ruleset] = points.get(game.ruleset, 0) + game.points[game.seat]
    counted = {ruleset: Figures(ruleset, 0, 0, total, [], []) for ruleset, total in points.items()}
    for game in games:
        figures = counted[game.ruleset]
        figures.games += 1
        figures.won += game.seat in game.winners
        figures.latest.append(game.points[game.seat])
        roles = {one.role: one for one in figures.roles}
        for played in game.rounds:
            if played.role not in roles:
                roles[played.role] = RoleFigures(played.role, 0, 0, {}, {})
                figures.roles.append(roles[played.role])
            role = roles[played.role]
            role.rounds += 1
            role.won += played.won
            for name, count in played.counts.items():
                role.counts[name] = role.counts.get(name, 0) + count
                role.rounds_with[name] = role.rounds_with.get(name, 0) + 1
    for figures in counted.values():
        figures.latest = figures.latest[:40][::-1]
        figures.roles.sort(key=lambda role: (-role.rounds, role.role))
    return sorted(counted.values(), key=lambda one: (-one.games, one.ruleset))


def _figures_of(rows: list[Played]) -> list[Figures]:
    return count_figures([game for _, game in _decoded(rows)])


def _store(request: Web) -> Store:
    context: ServerContext = request.app.state.context
    return context.registry.services.store


def _games(rows: list[Played], deleted: set[str]) -> list[MyGame]:
    return [MyGame(row.table, row.number, game, row.table not in deleted) for row, game in _decoded(rows)]


def _decoded(rows: list[Played]) -> list[tuple[Played, PlayedGame]]:
    """Return stored games, without those that another version wrote."""
    games = []
    for row in rows:
        try:
            games.append((row, decode_played(row.summary)))
        except msgspec.DecodeError:
            continue
    return games


async def _entries_of(store: Store, guest: str) -> tuple[list[str], OwnEntries]:
    """Return the tables whose logs name a guest, and what the guest did there."""
    found = OwnEntries()
    tables = sorted(await store.tables_of(guest))
    for table in tables:
        entries = await store.entries(table, 0, LAST_ENTRY)
        found.add(await asyncio.to_thread(own_entries, table, entries, guest))
    return tables, found
