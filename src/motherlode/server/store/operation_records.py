"""Stored records of the operator: bans, the announcement to everyone, and the secret.

The statements are written as in :mod:`.guest_records`.
"""

from __future__ import annotations

from typing import NamedTuple

from motherlode.server.store.guest_records import Fetch

__all__ = ["Ban", "OperationRecords"]


class Ban(NamedTuple):
    """A guest who may not use the server ``until`` a time; None: for good."""

    guest: str
    until: float | None
    reason: str
    at: float


class OperationRecords:
    """Bans, the announcement and the secret. All methods raise Unavailable if the store does not answer."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def set_ban(self, ban: Ban) -> None:
        """Ban a guest, or change the ban."""
        await self._fetch(
            "INSERT INTO bans (guest, until, reason, at) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (guest) DO UPDATE SET until = excluded.until, reason = excluded.reason, at = excluded.at",
            *ban,
        )

    async def lift_ban(self, guest: str) -> bool:
        """Lift a ban; False if there is none."""
        return bool(await self._fetch("DELETE FROM bans WHERE guest = $1 RETURNING guest", guest))

    async def bans(self, now: float, limit: int) -> list[Ban]:
        """Return the bans that have not ended, the newest first; forget the others."""
        await self._fetch("DELETE FROM bans WHERE until <= $1", now)
        rows = await self._fetch("SELECT guest, until, reason, at FROM bans ORDER BY at DESC LIMIT $1", limit)
        return [Ban(*row) for row in rows]

    async def announcement(self) -> bytes | None:
        """Return what was announced to everyone."""
        for (text,) in await self._fetch("SELECT text FROM announcements"):
            found: bytes = text
            return found
        return None

    async def announce(self, text: bytes) -> None:
        """Set what is announced to everyone."""
        await self._fetch(
            "INSERT INTO announcements (id, text) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET text = excluded.text",
            text,
        )

    async def withdraw_announcement(self) -> None:
        """Announce nothing any more."""
        await self._fetch("DELETE FROM announcements")

    async def secret(self, fresh: str) -> str:
        """Return the stored secret of the tokens; store ``fresh`` if there is none yet."""
        await self._fetch("INSERT INTO secrets VALUES ('server', $1) ON CONFLICT DO NOTHING", fresh)
        ((value,),) = await self._fetch("SELECT value FROM secrets WHERE name = 'server'")
        return str(value)
