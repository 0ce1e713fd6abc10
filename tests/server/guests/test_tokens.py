"""Tokens expire, are renewed in time, and survive the replacement of the key that signed them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from websockets.asyncio.client import connect

from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest
from motherlode.server.settings import UNLIMITED
from motherlode.server.transport import tokens as module
from motherlode.server.transport.tokens import DAY, Tokens, new_guest
from server.client import Client, http, serving
from server.conftest import fresh_database

ADA = new_guest("Ada")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1e9]
    monkeypatch.setattr(module.time, "time", lambda: now[0])
    return now


def test_a_token_is_renewed_after_half_its_life_and_refused_after_it(clock: list[float]) -> None:
    ring = Tokens("key", 10 * DAY)
    token = ring.token(ADA)
    assert ring.verify(token) == (ADA, False)
    clock[0] += 6 * DAY
    assert ring.verify(token) == (ADA, True)
    fresh = ring.token(ADA)
    clock[0] += 6 * DAY
    assert ring.verify(fresh).guest == ADA
    with pytest.raises(Refused, match="bad-token"):
        ring.verify(token)


def test_a_key_is_replaced_without_logging_anyone_out() -> None:
    token = Tokens("old").token(ADA)
    both = Tokens("old,new")
    assert both.verify(token) == (ADA, False)
    turned = Tokens("new,old")
    assert both.verify(turned.token(ADA)).guest == ADA, "refused by a server that is not restarted yet"
    assert turned.verify(token) == (ADA, True)
    renewed = turned.token(ADA)
    assert Tokens("new").verify(renewed) == (ADA, False)
    with pytest.raises(Refused, match="bad-token"):
        Tokens("new").verify(token)


@pytest.mark.parametrize("secret", ["key", "a, b", "a,b,"])
def test_tokens_without_a_date_are_valid_and_due_for_renewal(secret: str) -> None:
    kwargs = {"key_derivation": "hmac", "digest_method": module.hashlib.sha256}
    old = URLSafeSerializer(secret, salt="motherlode guest", signer_kwargs=kwargs).dumps([*ADA])
    assert Tokens(secret).verify(old) == (ADA, True)


@pytest.mark.parametrize("payload", [[], ["id"], ["id", "Ada", "", "soon"], ["id", "", ""], "text", None])
def test_a_signed_payload_of_another_kind_is_refused(payload: object) -> None:
    kwargs = {"key_derivation": "hmac", "digest_method": module.hashlib.sha256}
    token = URLSafeSerializer("key", salt="motherlode guest", signer_kwargs=kwargs).dumps(payload)
    with pytest.raises(Refused, match="bad-token"):
        Tokens("key").verify(token)


async def test_a_client_is_given_a_new_token_when_it_is_due(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, server):
        context = server._app.context
        assert context is not None
        credentials = (await http(address, "POST", "/api/guests", {"name": "Ada"})).json()
        assert "token" not in await welcome(address, credentials["token"])
        renewed = (await http(address, "POST", "/api/guests/renewal", token=credentials["token"])).json()
        assert renewed["guest"] == credentials["guest"]
        assert context.tokens.verify(renewed["token"]).guest.id == credentials["guest"]
        assert (await http(address, "POST", "/api/guests/renewal", token="x")).status_code == 401
        undated = context.tokens._current.dumps([credentials["guest"], "Ada", ""])
        given = await welcome(address, undated)
        assert given["guest"] == credentials["guest"]
        assert context.tokens.verify(given["token"]) == (Guest(credentials["guest"], "Ada"), False)


async def welcome(address: str, token: str) -> dict[str, str]:
    """Return the server's answer to a token."""
    async with connect(f"ws{address.removeprefix('http')}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        answer: dict[str, str] = json.loads(await socket.recv())
        return answer


async def test_other_devices_are_logged_out_also_on_other_servers(postgres_server: str) -> None:
    database = await asyncio.to_thread(fresh_database, postgres_server)
    async with serving(database) as (one, _), serving(database) as (two, other):
        thief = await Client.come(two, "Ada")
        stolen = thief.token
        given = await http(one, "POST", "/api/me/logout", {"endpoint": ""}, stolen)
        fresh = given.json()["token"]
        assert (await http(one, "POST", "/api/guests/renewal", token=stolen)).status_code == 401
        assert (await http(one, "POST", "/api/guests/renewal", token=fresh)).json()["guest"] == thief.id
        other._app.web.state.running_server.refresh("")
        await thief.until_closed()
        assert thief.goodbyes == 1
        assert (await http(two, "POST", "/api/guests/renewal", token=stolen)).status_code == 401
        mine = await Client.come(two, card={"guest": thief.id, "token": fresh})
        await mine.close()
    async with serving(database) as (one, _):
        assert (await http(one, "POST", "/api/guests/renewal", token=stolen)).status_code == 401
        assert (await http(one, "POST", "/api/guests/renewal", token=fresh)).is_success


async def test_other_devices_are_logged_out_a_few_times_an_hour_at_most(tmp_path: Path) -> None:
    """Every server keeps each logout in memory, and anyone can become another guest each time."""
    limits = UNLIMITED._replace(logouts="2/hour")
    async with serving(str(tmp_path / "tables.sqlite"), limits=limits) as (address, _):
        found = []
        for _ in range(4):
            ada = (await http(address, "POST", "/api/guests", {"name": "Ada"})).json()["token"]
            found.append((await http(address, "POST", "/api/me/logout", {"endpoint": ""}, ada)).status_code)
        assert found == [201, 201, 429, 429]
