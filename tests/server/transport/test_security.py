"""Hostile clients only get errors, and do not affect others."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import random
import string
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from motherlode.server.domain import commands
from motherlode.server.domain.refusals import REFUSAL_REASONS, Refused
from motherlode.server.domain.table import Guest
from motherlode.server.settings import UNLIMITED, Limits
from motherlode.server.transport import app
from motherlode.server.transport.tokens import Tokens, new_guest
from server.client import Client, http, open_table, serving, table_of

JUNK: list[str | bytes] = [
    "",
    "{}",
    "[]",
    "null",
    "0",
    '"hello"',
    "{",
    "[" * 4000,
    '{"type":"play"}',
    '{"type":"nonsense","ref":1,"table":"x"}',
    '{"type":"ping","ref":-1}',
    '{"type":"ping","ref":1e400}',
    '{"type":"ping","ref":1,"extra":true}',
    '{"type":"ping","ref":"1"}',
    '{"type":"hello","protocol":1,"token":"x"}',
    '{"type":"say","ref":1,"table":"../../etc/passwd","text":"x"}',
    '{"type":"say","ref":1,"table":"x\\u0000","text":"x"}',
    '{"type":"sit","ref":1,"table":"x","seat":99}',
    '{"type":"put-bot","ref":1,"table":"x","seat":0,"bot":"' + "b" * 100 + '"}',
    b"\x00\xff\xfe",
    b"{}",
]


def store_in(folder: Path) -> str:
    return str(folder / "tables.sqlite")


async def test_invalid_messages_get_only_a_refusal(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        ada = await Client.come(address)
        for junk in JUNK:
            before = len(ada.got)
            await ada.send_raw(junk)
            while len(ada.got) == before:
                await ada.change()
            answer = json.loads(ada.got[-1])
            assert answer["type"] == "refusal", junk
            assert answer["why"] in REFUSAL_REASONS
            assert answer.keys() <= {"type", "why", "ref", "rule"}
        assert (await ada.command("say", "nowhere", text="x"))["why"] == "no-such-table"
        await ada.close()


@given(st.text() | st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists).map(json.dumps))
@settings(max_examples=100, deadline=None)
def test_decoding_raises_only_documented_errors(text: str) -> None:
    import msgspec

    try:
        message = commands.decode_message(text)
    except msgspec.DecodeError:
        return
    assert isinstance(message, commands.Hello | commands.Ping | commands.Command)


async def test_invalid_moves_are_refused_with_a_reason(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        table, clients = await table_of(address, 3, "base", 3)
        await clients[0].done("start", table)
        for client in clients:
            await client.until(table, "playing")
        actor = next(client for client in clients if client.last[table]["game"].get("legal"))
        seq, count = actor.seen[table], len(actor.news)
        chance = random.Random(1)
        garbage = ["".join(chance.choices(string.printable, k=chance.randint(1, 80))) for _ in range(50)]
        for move in [*garbage, "pass(?)", "NESW@99,99", "take=2", "x>9", "-", "pass()" * 10]:
            answer = await actor.command("play", table, seq=seq, move=move)
            assert answer["type"] == "refusal", move
            assert answer["why"] in ("not-a-move", "illegal-move"), answer
            assert (answer["why"] == "illegal-move") == bool(answer.get("rule")), answer
        assert len(actor.news) == count
        for client in clients:
            if client is not actor:
                answer = await client.command("play", table, seq=seq, move=actor.last[table]["game"]["legal"][0])
                assert answer["why"] == "not-your-turn"
        await asyncio.gather(*(client.close() for client in clients))


def test_tokens_cannot_be_forged_or_changed() -> None:
    tokens, others = Tokens("a secret"), Tokens("another secret")
    token = tokens.token(new_guest("Ada"))
    assert tokens.guest(token).name == "Ada"
    forged = [others.token(Guest("host", "Ada")), token[:-1], token + "x", "", "x.y", token.swapcase(), token[::-1]]
    for bad in forged:
        with pytest.raises(Refused, match="bad-token"):
            tokens.guest(bad)
    assert len({new_guest("Ada").id for _ in range(1000)}) == 1000


async def test_a_client_without_a_valid_token_is_rejected(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        url = f"ws{address.removeprefix('http')}/ws"
        hellos = [
            {"type": "hello", "protocol": 1, "token": "forged"},
            {"type": "hello", "protocol": 99, "token": "x"},
            {"type": "ping", "ref": 1},
        ]
        for hello, why in zip(hellos, ["bad-token", "bad-version", "bad-message"], strict=True):
            async with connect(url) as socket:
                await socket.send(json.dumps(hello))
                assert json.loads(await socket.recv()) == {"type": "refusal", "why": why}
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
        for method, path in [("POST", "/api/tables"), ("GET", "/api/tables/x/link")]:
            response = await http(address, method, path, {"ruleset": "base", "seats": 4}, token="forged")
            assert response.status_code == 401
            assert response.json() == {"why": "bad-token"}


@pytest.mark.parametrize("base_url", ["", "https://mine.example"])
async def test_pages_of_other_origins_cannot_open_the_websocket(tmp_path: Path, base_url: str) -> None:
    async with serving(store_in(tmp_path), base_url=base_url) as (address, _):
        url = f"ws{address.removeprefix('http')}/ws"
        for origin in ("https://evil.example", "null", "https://mine.example.evil.example"):
            with pytest.raises(InvalidStatus, match="403"):
                await connect(url, origin=origin)  # type: ignore[arg-type]
        async with connect(url, origin=base_url or address):  # type: ignore[arg-type]
            pass


async def test_an_oversized_message_closes_the_websocket(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        ada = await Client.come(address)
        await ada.send_raw('{"type":"ping","ref":1,"x":"' + "x" * 100_000 + '"}')
        await ada.until_closed()
        body = {
            "ruleset": "base",
            "seats": 4,
            "language": "x" * 100_000,
        }
        assert (await http(address, "POST", "/api/tables", body, ada.token)).status_code in (400, 413)
        await ada.close()


async def test_excess_messages_are_refused_and_then_close_the_connection(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(messages=20)
    async with serving(store_in(tmp_path), limits=limits) as (address, _):
        ada = await Client.come(address)
        with contextlib.suppress(ConnectionClosed):
            for ref in range(2000):
                await ada.send_raw(json.dumps({"type": "ping", "ref": ref}))
        await ada.until_closed()
        whys = [json.loads(text).get("why") for text in ada.got]
        assert "too-fast" in whys
        assert len(ada.got) < 300
        await ada.close()


async def test_chat_and_new_tables_are_rate_limited(tmp_path: Path) -> None:
    limits = Limits(talk="3/minute", openings="4/minute")
    async with serving(store_in(tmp_path), limits=limits) as (address, _):
        ada = await Client.come(address)
        table = await open_table(ada)
        answers = [await ada.command("say", table, text="hello") for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refusal"]
        assert (await ada.command("say", table, text=" \u200b\u202e "))["why"] in ("empty-text", "too-fast")
        statuses = [(await http(address, "POST", "/api/guests", {"name": "x"})).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        await ada.close()


async def test_invisible_characters_are_removed_from_names_and_chat(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        card = (await http(address, "POST", "/api/guests", {"name": "  A\u202ed\u2028a\x07\n "})).json()
        assert card["name"] == "Ad a"
        ada = await Client.come(address, card=card)
        table = await open_table(ada)
        await ada.subscribe(table)
        await ada.done("say", table, text="<b>hi</b>\u202e\u0000 there")
        while ada.news[-1]["facts"][-1]["what"]["type"] != "said":
            await ada.change()
        assert ada.news[-1]["facts"][-1]["what"]["text"] == "<b>hi</b> there"
        await ada.close()


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"ruleset": "poker", "seats": 4}, "no-such-ruleset"),
        ({"ruleset": "base", "seats": 12}, "bad-seats"),
        ({"ruleset": "base", "seats": 4, "bots": "hal"}, "no-such-bot"),
        ({"ruleset": "base", "seats": 4, "options": {"seed": 1}}, "bad-options"),
        ({"ruleset": "base", "seats": 4, "options": {"names": True}}, "bad-options"),
        ({"ruleset": "base", "seats": 4, "options": {"rounds": -1}}, "bad-options"),
        ({"ruleset": "base", "seats": 4, "clock": {"unit": "days", "length": 99}}, "bad-clock"),
        ({"ruleset": "base", "seats": 4, "clock": {"unit": "none", "length": 9}}, "bad-clock"),
        ({"ruleset": "base", "seats": 99}, "bad-message"),
        ({"ruleset": "base", "seats": 4, "surprise": 1}, "bad-message"),
        ({"ruleset": "base"}, "bad-message"),
        ([], "bad-message"),
    ],
)
async def test_invalid_table_settings_are_refused(tmp_path: Path, settings: Any, why: str) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        ada = await Client.come(address)
        response = await http(address, "POST", "/api/tables", settings, ada.token)
        assert response.status_code == 400
        assert response.json() == {"why": why}
        await ada.close()


async def test_every_response_has_security_headers_and_reveals_no_internals(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        paths = ["/healthz", "/metrics", "/api/tables", "/api/tables/none", "/nowhere", "/api/tables/%00/link"]
        for path in paths:
            response = await http(address, "GET", path)
            assert response.headers["x-content-type-options"] == "nosniff"
            assert "default-src 'self'" in response.headers["content-security-policy"]
            assert "server" not in response.headers
            assert response.status_code < 500
            for internal in ("Traceback", "litestar", "motherlode.", ".py"):
                assert internal not in response.text
        assert (await http(address, "GET", "/livez")).text == "ok"
        assert "motherlode_moves_total" in (await http(address, "GET", "/metrics")).text


def test_requests_are_counted_in_the_event_loop() -> None:
    """Litestar runs plain functions in threads, of which two at once break the limiter."""
    assert inspect.iscoroutinefunction(app._count_request)
