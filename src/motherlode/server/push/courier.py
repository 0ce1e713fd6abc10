"""The courier: claims notices that are due, and pushes them to the browsers of their guests."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from typing import Final, Literal, NamedTuple

import msgspec
import structlog

from motherlode.localization import localization
from motherlode.server.domain.guests.notice_settings import decode_notice_settings
from motherlode.server.domain.table_settings import decode_settings
from motherlode.server.metrics import PUSHES
from motherlode.server.push.encryption import encrypt
from motherlode.server.push.endpoint import BadEndpoint, Endpoint, parse_endpoint, post
from motherlode.server.push.push_services import PushServices
from motherlode.server.push.resolver import Resolver
from motherlode.server.push.vapid import authorization, base64url
from motherlode.server.store import Notice, OwnTable, PushKey, PushSubscription, Store, Unavailable

__all__ = ["Courier", "PushSettings"]

_logger = structlog.get_logger("motherlode.push")

_AT_ONCE: Final = 64
"""Notices that are sent at the same time, each to all browsers of its guest."""
_CLAIM: Final = 60.0
"""Seconds for which a notice is claimed: longer than sending it takes."""
_POLL: Final = 5.0
"""Seconds between looks for notices that became due, or that another server has left."""
_MAX_ATTEMPTS: Final = 5
_RETRY: Final = 30.0
"""Seconds before the second attempt; doubled for each further one."""
_DAY: Final = 86_400
_MAX_FAILURES: Final = 8
_MAX_FAILING: Final = 14 * _DAY
"""A subscription is dropped if nothing was delivered for so long, in so many attempts: no outage lasts that long."""
_GONE: Final = frozenset({404, 410})
"""Statuses by which a push service says that a subscription has ended (RFC 8030)."""


class PushSettings(NamedTuple):
    """The settings of the courier."""

    hosts: tuple[str, ...] = ()
    """Hosts, or ``host:port``, of push services that may be reached in private networks and without https."""
    contact: str = ""
    """The contact of the operator for push services: a ``mailto:`` or ``https:`` address."""
    key_days: int = 365
    """Days after which a new key is made for new subscriptions; 0: never."""


class Courier:
    """Sends notices. Of several servers at a store, one claims a notice and sends it."""

    def __init__(self, store: Store, settings: PushSettings) -> None:
        self._tables = store.guests
        self._records = store.push
        self._settings = settings
        self._services = PushServices()
        self._resolver = Resolver()
        self._is_due = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start sending."""
        self._loop = asyncio.create_task(self._run(), name="courier")

    def wake(self) -> None:
        """Look for notices now."""
        self._is_due.set()

    async def close(self) -> None:
        """Stop. Notices that are being sent stay claimed for a while, and are then sent by any server."""
        tasks = [*self._sending, *([self._loop] if self._loop is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._resolver.close()

    async def _run(self) -> None:
        while True:
            try:
                while await self._begin():
                    pass
            except Unavailable:
                pass  # reported by /healthz
            except Exception:  # store errors may be transient: retry
                _logger.exception("notices not sent")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_due.wait(), _POLL)
            self._is_due.clear()

    async def _begin(self) -> bool:
        """Begin to send as many notices as there are slots; return whether any were due."""
        free = _AT_ONCE - len(self._sending)
        if not free:
            return False  # woken by the next one that ends
        now = time.time()
        notices = await self._records.claim_notices(now, now + _CLAIM, free)
        if notices:
            keys = {key.public: key for key in await self._records.push_keys()}
            for notice in notices:
                task = asyncio.create_task(self._deliver_or_drop(notice, keys), name="notice")
                self._sending.add(task)
                task.add_done_callback(self._end)
        return bool(notices)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._is_due.set()

    async def _deliver_or_drop(self, notice: Notice, keys: dict[str, PushKey]) -> None:
        """Deliver a notice; drop it on an error other than the store's, since it would always fail."""
        try:
            await self._deliver(notice, keys)
        except Unavailable:
            pass  # reported by /healthz; it is claimed again later
        except Exception:
            _logger.exception("notice dropped", kind=notice.kind, table=notice.table)
            with contextlib.suppress(Unavailable):
                await self._records.drop_notice(notice)

    async def _deliver(self, notice: Notice, keys: dict[str, PushKey]) -> None:
        """Send a notice, or postpone it, or drop it if it is not wanted or of no more use."""
        now = time.time()
        settings = decode_notice_settings(await self._records.settings(notice.guest))
        table = await self._tables.table(notice.guest, notice.table)
        is_useless = table is None or table.muted or 0 < notice.ends_at <= now
        if table is None or is_useless or not settings.wants(notice.kind):
            await self._records.drop_notice(notice)
            return
        sendable_at = settings.sendable_at(now)
        if sendable_at > now:
            await self._records.postpone(notice, sendable_at)
            return
        subscriptions = await self._records.subscriptions(notice.guest)
        sent = await asyncio.gather(*(self._push(notice, table, one, keys) for one in subscriptions))
        later = [one.again_at for one in sent if one.outcome == "later"]
        has_failed = any(one.outcome == "failed" for one in sent)
        if any(one.outcome == "sent" for one in sent) or not (later or has_failed):
            await self._records.drop_notice(notice)
        elif later:
            await self._records.postpone(notice, min(later))
        elif notice.attempts + 1 >= _MAX_ATTEMPTS:
            await self._records.drop_notice(notice)
        else:
            again = notice._replace(attempts=notice.attempts + 1)
            await self._records.postpone(again, now + _RETRY * 2.0**notice.attempts)

    async def _push(
        self, notice: Notice, table: OwnTable, subscription: PushSubscription, keys: dict[str, PushKey]
    ) -> _Sent:
        """Send a notice to one browser, unless its push service rests."""
        guest, endpoint = subscription.guest, subscription.endpoint
        key = keys.get(subscription.key)
        try:
            target = parse_endpoint(endpoint, self._settings.hosts)
            if key is None:
                raise BadEndpoint("made with a key of another server")
        except BadEndpoint as bad:
            _logger.warning("push subscription dropped", reason=str(bad))
            await self._records.unsubscribe(guest, endpoint)
            return _Sent("gone")
        again_at = self._services.begin(target.domain, time.time())
        if again_at:
            return _Sent("later", again_at)
        status = await self._request(target, notice, _payload(notice, table, subscription.language), subscription, key)
        PUSHES.labels("sent" if status // 100 == 2 else "gone" if status in _GONE else "failed").inc()
        if status // 100 == 2:
            if subscription.failures:
                await self._records.clear_failures(guest, endpoint)
            return _Sent("sent")
        if status in _GONE:
            await self._records.unsubscribe(guest, endpoint)
            return _Sent("gone")
        now = time.time()
        await self._records.count_failure(guest, endpoint, now, _MAX_FAILURES, now - _MAX_FAILING)
        return _Sent("failed" if status == 0 or status == 429 or status >= 500 else "refused")

    async def _request(
        self, target: Endpoint, notice: Notice, payload: bytes, subscription: PushSubscription, key: PushKey
    ) -> int:
        """Send a push message; return the status of the response, 0 if there is none."""
        began = time.time()
        left = int(notice.ends_at - began) if notice.ends_at else _DAY
        contact = self._settings.contact or "mailto:postmaster@localhost"
        headers = {
            "Authorization": authorization(subscription.endpoint, key, contact),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(max(60, min(left, 28 * _DAY))),
            "Urgency": "high" if notice.kind == "turn" else "normal",
            "Topic": _topic(notice),
        }
        try:
            body = encrypt(payload, subscription.p256dh, subscription.auth)
            return await post(target, headers, body, self._resolver)
        except (BadEndpoint, OSError) as error:  # what a name server says may be wrong for a while
            _logger.warning("push service not reached", host=target.host, error=type(error).__name__)
            return 0
        finally:
            self._services.end(target.domain, began, time.time())


class _Sent(NamedTuple):
    """The result of sending a message: ``failed`` may be tried again, ``refused`` will not be.

    One for ``later`` was not sent, as the push service rests until ``again_at``.
    """

    outcome: Literal["sent", "gone", "refused", "failed", "later"]
    again_at: float = 0.0


def _topic(notice: Notice) -> str:
    """Return the topic by which a push service replaces an undelivered notice, without naming the table."""
    return base64url(hashlib.sha256(f"{notice.guest} {notice.table} {notice.kind}".encode()).digest())[:32]


def _payload(notice: Notice, table: OwnTable, language: str) -> bytes:
    """Return what the page's service worker shows: a sentence that names the game, and where to go."""
    texts = localization(language)
    ruleset = decode_settings(table.settings).ruleset
    game = texts.text(f"ruleset-{ruleset}") if texts.has(f"ruleset-{ruleset}") else ruleset
    return msgspec.json.encode(
        {
            "title": "Motherlode",
            "body": texts.text(f"push-{notice.kind}", game=game),
            "lang": language,
            "dir": "rtl" if texts.is_right_to_left else "ltr",
            "tag": f"{notice.kind}-{notice.table}",
            "path": f"/t/{notice.table}",
        }
    )
