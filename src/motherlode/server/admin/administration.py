"""Handles admin requests, on a store at rest or in a running server.

Requests that change one table need its lease. In a running server the table's room is closed for a moment; a request
for a table of another node is forwarded there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol, TypeVar

import msgspec
import structlog

from motherlode.server.admin import requests
from motherlode.server.admin.requests import AdminResult, AnyAdminRequest, ExportedTable, ListedBan, ShownTable
from motherlode.server.domain.log.entry_codec import UnreadableEntry, decode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table_settings import TableSettings, decode_settings
from motherlode.server.runtime.administration import close_table, delete_table, erase_from_histories, erase_from_table
from motherlode.server.runtime.room_registry import Elsewhere
from motherlode.server.runtime.table_loader import load_table
from motherlode.server.store import LAST_ENTRY, Ban, Conflict, HeldElsewhere, Store

__all__ = ["AdminContext", "Administration", "StoreAtRest"]

T = TypeVar("T")
_logger = structlog.get_logger("motherlode.admin")

_ATTEMPTS: Final = 5
"""Attempts at a table that moves from server to server, or whose server has just started and is not known yet."""
_PAUSE: Final = 0.4
"""Seconds between two attempts."""


class AdminContext(Protocol):
    """Where requests are handled."""

    store: Store

    async def exclusively(self, table: str, work: Callable[[int], Awaitable[T]]) -> T:
        """Do work on a stored table while no room runs it; Elsewhere if another server has it."""

    async def forward(self, node: str, request: AnyAdminRequest) -> bytes:
        """Have another node handle a request; return its result, encoded. Refused if it does not answer."""

    async def scrub(self) -> None:
        """Remove the traces of what was rewritten from the store, now or soon."""

    def changed(self, table: str = "") -> None:
        """Tell all servers that a table was rewritten or deleted, or that bans or the announcement changed."""


class StoreAtRest:
    """A store that this process has opened itself, because no server runs."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def exclusively(self, table: str, work: Callable[[int], Awaitable[T]]) -> T:
        try:
            epoch = await self.store.acquire(table)
        except HeldElsewhere as held:
            raise Elsewhere(held.place, held.node) from None
        try:
            return await work(epoch)
        finally:
            await self.store.release(table, epoch)

    async def forward(self, node: str, request: AnyAdminRequest) -> bytes:
        raise Refused("elsewhere")

    async def scrub(self) -> None:
        await self.store.scrub()

    def changed(self, table: str = "") -> None:
        pass


class Administration:
    """Handles requests."""

    def __init__(self, context: AdminContext) -> None:
        self._context = context
        self._store = context.store

    async def handle(self, request: AnyAdminRequest) -> Any:
        """Handle a request; return its result, which is one of those in :mod:`.requests`. Refused if it fails."""
        if not isinstance(request, _READING):
            _logger.info("admin request", request=type(request).__name__, table=getattr(request, "table", None))
        try:
            return await _HANDLERS[type(request)](self, request)
        except UnreadableEntry as error:
            raise Refused("unreadable-table") from error
        except Conflict as error:  # the table has moved
            raise Refused("try-again") from error

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def _list_tables(self, request: requests.ListTables) -> list[requests.AdministeredTable]:
        found = await self._store.tables(request.limit, request.state, request.guest)
        return [
            requests.AdministeredTable(
                one.name, one.headline.state, _settings(one.headline.settings), one.headline.people, one.changed
            )
            for one in found
        ]

    async def _show_table(self, request: requests.ShowTable) -> ShownTable:
        table, _ = await load_table(self._store, request.table)
        if table.seq < 0:
            raise Refused("no-such-table")
        return ShownTable(
            request.table,
            table.state,
            table.settings,
            table.host,
            table.chairs,
            table.seq + 1,
            table.game_number + 1,
            table.person_acted_at,
        )

    async def _export_table(self, request: requests.ExportTable) -> ExportedTable:
        entries = await self._store.entries(request.table, 0, LAST_ENTRY)
        if not entries:
            raise Refused("no-such-table")
        for number, entry in enumerate(entries):
            decode_entry(entry, number)
        return ExportedTable(request.table, [msgspec.json.decode(entry) for entry in entries])

    # ---- tables ----------------------------------------------------------------------------------------------------

    async def _close_table(self, request: requests.CloseTable) -> AdminResult:
        return await self._at_table(request, request.table, self._close)

    async def _close(self, request: requests.CloseTable, epoch: int) -> AdminResult:
        return AdminResult(await close_table(self._store, request.table, epoch, time.time()), [request.table])

    async def _delete_table(self, request: requests.DeleteTable) -> AdminResult:
        return await self._at_table(request, request.table, self._delete)

    async def _delete(self, request: requests.DeleteTable, epoch: int) -> AdminResult:
        await delete_table(self._store, request.table, epoch)
        self._context.changed(request.table)
        return AdminResult(True, [request.table])

    async def _erase_from_table(self, request: requests.EraseFromTable) -> AdminResult:
        return await self._at_table(request, request.table, self._erase)

    async def _erase(self, request: requests.EraseFromTable, epoch: int) -> AdminResult:
        entries = await erase_from_table(self._store, request.table, request.guest, epoch, time.time())
        self._context.changed(request.table)
        return AdminResult(bool(entries), [request.table], entries)

    async def _erase_guest(self, request: requests.EraseGuest) -> AdminResult:
        """Erase a guest at all tables, and their history, subscriptions and settings.

        It goes on after a failure at a table, which the result names; it may be tried again.
        """
        tables: list[str] = []
        failed: dict[str, str] = {}
        entries = 0
        for table in await self._store.tables_of(request.guest):
            try:
                one = await self.handle(requests.EraseFromTable(table, request.guest))
            except Refused as refused:
                failed[table] = refused.why
                continue
            tables.append(table)
            entries += one.entries
        await self._store.guests.forget(request.guest)
        await erase_from_histories(self._store, request.guest)
        await self._store.push.forget(request.guest)
        await self._context.scrub()
        return AdminResult(bool(entries), tables, entries, failed)

    async def _at_table(
        self, request: Any, table: str, work: Callable[[Any, int], Awaitable[AdminResult]]
    ) -> AdminResult:
        """Do work at the node that has a table; at this one, if none has."""
        for attempt in range(_ATTEMPTS):
            try:
                return await self._context.exclusively(table, lambda epoch: work(request, epoch))
            except Elsewhere as held:
                try:
                    return msgspec.json.decode(await self._context.forward(held.node, request), type=AdminResult)
                except Refused as refused:
                    if refused.why not in ("elsewhere", "try-again") or attempt == _ATTEMPTS - 1:
                        raise
                await asyncio.sleep(_PAUSE)
        raise Refused("try-again")

    # ---- guests ----------------------------------------------------------------------------------------------------

    async def _ban_guest(self, request: requests.BanGuest) -> AdminResult:
        now = time.time()
        bans = await self._store.operations.bans(now, requests.MAX_BANS)
        if len(bans) >= requests.MAX_BANS and request.guest not in {ban.guest for ban in bans}:
            raise Refused("too-many")
        until = None if request.seconds is None else now + request.seconds
        await self._store.operations.set_ban(Ban(request.guest, until, request.reason, now))
        self._context.changed()
        return AdminResult(True)

    async def _lift_ban(self, request: requests.LiftBan) -> AdminResult:
        is_lifted = await self._store.operations.lift_ban(request.guest)
        self._context.changed()
        return AdminResult(is_lifted)

    async def _list_bans(self, request: requests.ListBans) -> list[ListedBan]:
        return [ListedBan(*ban) for ban in await self._store.operations.bans(time.time(), requests.MAX_BANS)]

    # ---- announcement ----------------------------------------------------------------------------------------------

    async def _announce(self, request: requests.Announce) -> AdminResult:
        await self._store.operations.announce(msgspec.json.encode(request))
        self._context.changed()
        return AdminResult(True)

    async def _withdraw_announcement(self, request: requests.WithdrawAnnouncement) -> AdminResult:
        is_there = await self._store.operations.announcement() is not None
        await self._store.operations.withdraw_announcement()
        self._context.changed()
        return AdminResult(is_there)

    async def _show_announcement(self, request: requests.ShowAnnouncement) -> requests.Announce | None:
        text = await self._store.operations.announcement()
        return None if text is None else msgspec.json.decode(text, type=requests.Announce)


def _settings(data: bytes) -> TableSettings | None:
    try:
        return decode_settings(data)
    except msgspec.DecodeError:
        return None


_READING = (
    requests.ListTables,
    requests.ShowTable,
    requests.ListBans,
    requests.ShowAnnouncement,
)

_HANDLERS: Mapping[type[AnyAdminRequest], Callable[[Administration, Any], Awaitable[Any]]] = {
    requests.ListTables: Administration._list_tables,
    requests.ShowTable: Administration._show_table,
    requests.ExportTable: Administration._export_table,
    requests.CloseTable: Administration._close_table,
    requests.DeleteTable: Administration._delete_table,
    requests.EraseFromTable: Administration._erase_from_table,
    requests.EraseGuest: Administration._erase_guest,
    requests.BanGuest: Administration._ban_guest,
    requests.LiftBan: Administration._lift_ban,
    requests.ListBans: Administration._list_bans,
    requests.Announce: Administration._announce,
    requests.WithdrawAnnouncement: Administration._withdraw_announcement,
    requests.ShowAnnouncement: Administration._show_announcement,
}
