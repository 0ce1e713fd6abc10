"""Sends admin requests: to a store at rest, opened for each, or to a running server over HTTP."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from motherlode.core.errors import MotherlodeError
from motherlode.server.admin.administration import Administration, StoreAtRest
from motherlode.server.admin.requests import AnyAdminRequest
from motherlode.server.admin.signature import AdminSignature
from motherlode.server.domain.refusals import Refused
from motherlode.server.store import StoreError, Unavailable, open_store, read_secret

__all__ = ["AdminError", "ask_server", "ask_store"]

_TIMEOUT: Final = 600.0
"""Seconds for a running server to answer: erasing a guest takes time for each table."""
_TEXTS: Final[Mapping[str, str]] = {
    "bad-message": "the server does not understand this request; it may have another version",
    "bad-token": "the server has another secret: give its store with --store, or MOTHERLODE_SECRET; clocks that are"
    " more than two minutes apart have the same effect",
    "closing": "the server is stopping; try again",
    "elsewhere": "a running server has this table; use --server URL",
    "no-such-page": "there is no motherlode server of this version",
    "no-such-table": "there is no such table",
    "too-many": "there are too many bans; lift some first",
    "try-again": "the server could not do it right now; try again",
    "unreadable-table": "this version cannot read the table: a newer one wrote it, or it is damaged",
}


class AdminError(MotherlodeError):
    """A request failed; the message says why in one line."""


def ask_store(address: str, request: AnyAdminRequest) -> Any:
    """Handle a request on a database, or a store that no server has open; return plain data."""
    if (
        not address.startswith(("postgresql://", "postgres://"))
        and not Path(address.removeprefix("sqlite://")).exists()
    ):
        raise AdminError(f"there is no store {address}")
    return asyncio.run(_ask_store(address, request))


async def _ask_store(address: str, request: AnyAdminRequest) -> Any:
    try:
        store = await open_store(address)
    except StoreError as error:
        hint = "; use --server with its address" if "has this file open" in str(error) else ""
        raise AdminError(f"{error}{hint}") from None
    try:
        return msgspec.to_builtins(await Administration(StoreAtRest(store)).handle(request), str_keys=True)
    except Refused as refused:
        raise AdminError(_explain(refused.why)) from None
    except Unavailable as error:
        raise AdminError(str(error)) from None
    finally:
        await store.close()


def ask_server(url: str, store: str, secret: str, request: AnyAdminRequest) -> Any:
    """Send a request to a running server; return the result as plain data.

    It is signed with ``secret``; if that is empty, with the one that the server has saved in its store.
    """
    if not url.startswith(("http://", "https://")):
        raise AdminError(f"{url!r} is not the address of a server, like http://127.0.0.1:8000")
    signature = AdminSignature(secret or asyncio.run(read_secret(store)))
    body = msgspec.json.encode(request)
    headers = {"authorization": f"Bearer {signature.sign(body)}", "content-type": "application/json"}
    sent = urllib.request.Request(f"{url.rstrip('/')}/api/admin", body, headers, method="POST")
    try:
        with urllib.request.urlopen(sent, timeout=_TIMEOUT) as response:
            return msgspec.json.decode(response.read())
    except urllib.error.HTTPError as error:
        raise AdminError(_explain(_why_of(error.read()))) from None
    except urllib.error.URLError as error:
        raise AdminError(f"cannot reach {url}: {error.reason}") from None
    except (OSError, ValueError) as error:
        raise AdminError(f"cannot reach {url}: {error}") from None


def _why_of(body: bytes) -> str:
    try:
        return str(msgspec.json.decode(body)["why"])
    except (msgspec.DecodeError, LookupError, TypeError):
        return "no-such-page"


def _explain(why: str) -> str:
    return _TEXTS.get(why, f"refused: {why}")
