"""Stored records of notices: push subscriptions, this server's keys, and notices to be sent.

The statements are written as in :mod:`.guest_records`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from motherlode.server.domain.guests.notice_settings import NoticeKind
from motherlode.server.store.guest_records import RECORD_SQL, Fetch

__all__ = ["MAX_CLAIMED", "MAX_SUBSCRIPTIONS", "Notice", "PushKey", "PushRecords", "PushSubscription", "QueuedNotice"]

MAX_SUBSCRIPTIONS: Final = 8
"""Browsers of one guest to which notices are pushed; the oldest is dropped."""


MAX_CLAIMED: Final = 4
"""Notices of one guest that are sent at the same time."""


class PushSubscription(NamedTuple):
    """A browser that takes push messages for a guest (RFC 8030), its keys (RFC 8291) and its language."""

    guest: str
    endpoint: str
    p256dh: bytes
    auth: bytes
    key: str
    """The public key by which the browser knows this server."""
    language: str
    failures: int = 0


class PushKey(NamedTuple):
    """A key that identifies this server to push services (RFC 8292), both parts in base64url."""

    public: str
    private: str
    since: float


class Notice(NamedTuple):
    """Something that a guest should be told about a table, although their page is closed."""

    guest: str
    table: str
    kind: NoticeKind
    seq: int
    """The entry that it tells of."""
    ends_at: float
    """When it is of no more use; 0 if never."""
    attempts: int = 0


class QueuedNotice(NamedTuple):
    """A notice that is queued together with the entries that it tells of."""

    kind: NoticeKind
    seq: int
    due: float
    ends_at: float
    guest: str
    table: str


_QUEUE: Final = (
    "INSERT INTO notices (guest, game, kind, seq, due, ends_at)"
    " SELECT guest, game, CAST($1 AS text), CAST($2 AS integer), CAST($3 AS double precision),"
    " CAST($4 AS double precision) FROM members"
    " WHERE guest = $5 AND game = $6 AND kind <> 'declined' AND muted = 0 AND told < $2"
    " AND EXISTS (SELECT 1 FROM push_subscriptions WHERE push_subscriptions.guest = members.guest)"
    " ON CONFLICT (guest, game, kind) DO UPDATE SET seq = excluded.seq, due = excluded.due,"
    " ends_at = excluded.ends_at, attempts = 0, claimed = 0"
)
RECORD_SQL[QueuedNotice] = _QUEUE


class PushRecords:
    """Subscriptions, keys and notices. All methods raise Unavailable if the store does not answer."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch

    async def forget(self, guest: str) -> None:
        """Forget a guest's subscriptions, settings and notices."""
        for table in ("push_subscriptions", "notice_settings", "notices"):
            await self._fetch(f"DELETE FROM {table} WHERE guest = $1", guest)

    # ---- push subscriptions ----------------------------------------------------------------------------------------

    async def subscribe(self, subscription: PushSubscription, now: float) -> None:
        """Store a browser's subscription, and drop the oldest ones of a guest who has too many.

        A browser has one guest's subscription only: the one who uses it now is not shown notices of another.
        """
        await self._fetch(
            "DELETE FROM push_subscriptions WHERE endpoint = $1 AND guest <> $2",
            subscription.endpoint,
            subscription.guest,
        )
        await self._fetch(
            "INSERT INTO push_subscriptions (guest, endpoint, p256dh, auth, key, language, since)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (guest, endpoint) DO UPDATE SET p256dh = excluded.p256dh,"
            " auth = excluded.auth, key = excluded.key, language = excluded.language, since = excluded.since,"
            " failures = 0, failing_since = 0",
            *subscription[:6],
            now,
        )
        await self._fetch(
            "DELETE FROM push_subscriptions WHERE guest = $1 AND endpoint NOT IN (SELECT endpoint"
            " FROM push_subscriptions WHERE guest = $1 ORDER BY since DESC, endpoint LIMIT $2)",
            subscription.guest,
            MAX_SUBSCRIPTIONS,
        )

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Drop a subscription."""
        await self._fetch("DELETE FROM push_subscriptions WHERE guest = $1 AND endpoint = $2", guest, endpoint)

    async def unsubscribe_others(self, guest: str, endpoint: str) -> None:
        """Drop all subscriptions of a guest but one."""
        await self._fetch("DELETE FROM push_subscriptions WHERE guest = $1 AND endpoint <> $2", guest, endpoint)

    async def count_failure(self, guest: str, endpoint: str, now: float, limit: int, oldest: float) -> None:
        """Count a message that a push service did not take.

        Drop the subscription if the last ``limit`` were not taken, of which the first was sent before ``oldest``.
        """
        await self._fetch(
            "UPDATE push_subscriptions SET failures = failures + 1, failing_since ="
            " CASE WHEN failing_since = 0 THEN CAST($1 AS double precision) ELSE failing_since END"
            " WHERE guest = $2 AND endpoint = $3",
            now,
            guest,
            endpoint,
        )
        await self._fetch(
            "DELETE FROM push_subscriptions WHERE guest = $1 AND endpoint = $2 AND failures >= $3"
            " AND failing_since < $4",
            guest,
            endpoint,
            limit,
            oldest,
        )

    async def clear_failures(self, guest: str, endpoint: str) -> None:
        """Note that a push service has taken a message."""
        await self._fetch(
            "UPDATE push_subscriptions SET failures = 0, failing_since = 0"
            " WHERE guest = $1 AND endpoint = $2 AND failures > 0",
            guest,
            endpoint,
        )

    async def subscriptions(self, guest: str) -> list[PushSubscription]:
        """Return a guest's subscriptions."""
        rows = await self._fetch(
            "SELECT guest, endpoint, p256dh, auth, key, language, failures FROM push_subscriptions WHERE guest = $1",
            guest,
        )
        return [PushSubscription(*row) for row in rows]

    async def push_keys(self) -> list[PushKey]:
        """Return the keys of this server, the newest first."""
        rows = await self._fetch("SELECT key, private, since FROM push_keys ORDER BY since DESC, key")
        return [PushKey(*row) for row in rows]

    async def add_push_key(self, key: PushKey, unless_since: float) -> None:
        """Store a new key, unless there is one made at ``unless_since`` or later: another server was faster."""
        await self._fetch(
            "INSERT INTO push_keys (key, private, since)"
            " SELECT CAST($1 AS text), CAST($2 AS text), CAST($3 AS double precision)"
            " WHERE NOT EXISTS (SELECT 1 FROM push_keys WHERE since >= $4)",
            *key,
            unless_since,
        )

    async def drop_unused_push_keys(self) -> None:
        """Drop keys that no subscription uses, except for the newest."""
        await self._fetch(
            "DELETE FROM push_keys WHERE key NOT IN (SELECT key FROM push_subscriptions)"
            " AND since < (SELECT max(since) FROM push_keys)"
        )

    # ---- notices ---------------------------------------------------------------------------------------------------

    async def settings(self, guest: str) -> bytes:
        """Return what a guest wants to be told of, as stored; empty if they have not said."""
        rows = await self._fetch("SELECT settings FROM notice_settings WHERE guest = $1", guest)
        return bytes(rows[0][0]) if rows else b""

    async def set_settings(self, guest: str, settings: bytes) -> None:
        """Store what a guest wants to be told of."""
        await self._fetch(
            "INSERT INTO notice_settings VALUES ($1, $2)"
            " ON CONFLICT (guest) DO UPDATE SET settings = excluded.settings",
            guest,
            settings,
        )

    async def post(self, notice: Notice, due: float) -> bool:
        """Queue a notice, if its guest takes any of this table and was not told of its entry; return whether.

        It replaces an earlier one of the same table and kind.
        """
        guest, table, kind, seq, ends_at, _ = notice
        rows = await self._fetch(
            f"{_QUEUE} RETURNING guest",
            kind,
            seq,
            due,
            ends_at,
            guest,
            table,
        )
        if rows:
            await self._fetch("UPDATE members SET told = $1 WHERE guest = $2 AND game = $3", seq, guest, table)
        return bool(rows)

    async def claim_notices(self, now: float, until: float, limit: int) -> list[Notice]:
        """Claim notices that are due: no other server gets them before ``until``.

        At most ``MAX_CLAIMED`` of each guest are claimed at a time, so that nobody's hold up those of the others.
        """
        rows = await self._fetch(
            "UPDATE notices SET claimed = $1 WHERE claimed <= $2 AND (guest, game, kind) IN (SELECT guest, game, kind"
            " FROM (SELECT guest, game, kind, due, claimed, row_number() OVER (PARTITION BY guest"
            " ORDER BY claimed <= $2, due, game, kind) AS place FROM notices WHERE due <= $2) AS waiting"
            " WHERE claimed <= $2 AND place <= $3 ORDER BY due LIMIT $4)"
            " RETURNING guest, game, kind, seq, ends_at, attempts",
            until,
            now,
            MAX_CLAIMED,
            limit,
        )
        return [Notice(*row) for row in rows]

    async def postpone(self, notice: Notice, due: float) -> None:
        """Release a claimed notice, to be sent later; unless a newer one has replaced it."""
        await self._fetch(
            "UPDATE notices SET due = $1, attempts = $2, claimed = 0"
            " WHERE guest = $3 AND game = $4 AND kind = $5 AND seq = $6",
            due,
            notice.attempts,
            *notice[:4],
        )

    async def drop_notice(self, notice: Notice) -> None:
        """Drop a notice that was sent or is not wanted; unless a newer one has replaced it."""
        sql = "DELETE FROM notices WHERE guest = $1 AND game = $2 AND kind = $3 AND seq = $4"
        await self._fetch(sql, *notice[:4])

    async def drop_notices(self, table: str, kind: NoticeKind) -> None:
        """Drop notices of a table that are no longer true."""
        await self._fetch("DELETE FROM notices WHERE game = $1 AND kind = $2", table, kind)
