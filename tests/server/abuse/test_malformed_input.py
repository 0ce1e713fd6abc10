"""Malformed input is refused without a 5xx response or a stack trace in the log."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from motherlode.server.settings import UNLIMITED, Settings
from server.abuse.launch import Forked
from server.client import Client, http, open_table

NUMBER = "9" * 5000
DEEP = "[" * 8000
SURROGATE = '"\\ud800"'

BODIES: dict[str, bytes] = {
    "number": NUMBER.encode(),
    "deep": DEEP.encode(),
    "deep objects": b'{"a":' * 1600,
    "closed deep": b"[" * 7000 + b"]" * 7000,
    "number in every field": "{{{}}}".format(
        ",".join(f'"{key}":{NUMBER[:1500]}' for key in ("name", "seat", "seats", "ruleset", "record", "moves"))
    ).encode(),
    "deep name": f'{{"name":{DEEP}}}'.encode(),
    "deep options": f'{{"ruleset":"base","seats":3,"options":{DEEP}}}'.encode(),
    "long option": f'{{"ruleset":"base","seats":3,"options":{{"rounds":{NUMBER}}}}}'.encode(),
    "long seat": f'{{"seat":{NUMBER}}}'.encode(),
    "long exponent": f'{{"seat":1e{NUMBER[:400]}}}'.encode(),
    "minus infinity": b'{"seat":-1e400}',
    "surrogates": f'{{"name":{SURROGATE},"record":{SURROGATE},"moves":[{SURROGATE}]}}'.encode(),
    "surrogate name": f'{{"name":{SURROGATE}}}'.encode(),
    "surrogate record": f'{{"record":{SURROGATE}}}'.encode(),
    "surrogate move": f'{{"moves":[{SURROGATE}]}}'.encode(),
    "surrogate key": b'{"ruleset":"base","seats":3,"options":{"\\ud800":1}}',
    "nul": b"\0",
    "nul in a name": b'{"name":"\\u0000"}',
    "nul in a ruleset": b'{"ruleset":"\\u0000","seats":3}',
    "byte order mark": b"\xef\xbb\xbf{}",
    "utf-16": '{"name":"x"}'.encode("utf-16"),
    "no utf-8": b'{"name":"\xff"}',
    "number in a record": json.dumps({"record": f'[Motherlode "1"]\n[Seats "{NUMBER}"]\n\n{NUMBER}. x'}).encode(),
    "numbered moves": json.dumps({"record": f'[Motherlode "1"]\n\n{NUMBER}. pass(map)'}).encode(),
    "many runs": json.dumps({"record": '[Motherlode "1"]\n[Deal1 "a=x*999,x*999"]\n[Seats "3"]\n\n'}).encode(),
    "empty": b"",
}

TYPES = ["text/plain", "multipart/form-data", "multipart/form-data; boundary=x", "application/msgpack", "", 'a;b;c="']

HEADERS = {
    "host": [b"[", b"[::1", b"a:b:c", b"", b"\xff", b"x" * 300, b"a/b", b"a@b", b"x:99999999999999999999"],
    "authorization": [b"", b"Bearer", b"Bearer \xff", b"Bearer a.b", b"Bearer .", b"Bearer " + b"x" * 6000],
    "cookie": [b"=", b"a=b; c", b"\xff", b'a="', b"x" * 4000],
    "accept-encoding": [b"\xff", b"gzip;q=\xff", b",,,"],
    "if-none-match": [b"\xff", b"*"],
    "content-type": [b"\xff", b"application/json; charset=utf-7", b"application/json; charset=\xff"],
    "origin": [b"http://[", b"\xff", b"null"],
}

REQUESTS = [
    b"GET / HTTP/1.0\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET http://[/ HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET http://[/api/tables HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET //[/api/tables?x=[ HTTP/1.1\r\nhost: x\r\n\r\n",
    b"CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET ? HTTP/1.1\r\nhost: x\r\n\r\n",
    b"BREW /api/tables HTTP/1.1\r\nhost: x\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\nhost: x\r\n" + b"a: b\r\n" * 900 + b"\r\n",
    b"GET /api/tables HTTP/1.1\r\nhost: x\r\na: " + b"b" * 20_000 + b"\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: " + NUMBER.encode() + b"\r\n\r\n{}",
    b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n{}",
    b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\ncontent-length: 8\r\n\r\n{}",
    b"POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/guests HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 20_000 + b"ZZ\r\n",
    b"POST /api/nowhere HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nabcde\r\nZZ\r\n",
    b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 2000000\r\n\r\n" + b"x" * 100_000,
    b"GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n" * 50 + b"\xff\r\n\r\n",
    b"\x16\x03\x01\x02\x00" + b"x" * 100,
    b"\r\n" * 20_000,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]

HEALTH = ("/healthz", "/readyz")
"""A server says here that it is overloaded, as it is on a busy machine."""

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
UPGRADES = [
    UPGRADE + b"origin: http://[\r\n\r\n",
    UPGRADE + b"origin: http://[x]\r\n\r\n",
    UPGRADE + b"origin: \xff\r\n\r\n",
    UPGRADE + b"origin: http://x:99999999\r\n\r\n",
    UPGRADE + b"origin: http://a\r\norigin: http://b\r\n\r\n",
    UPGRADE + b"a: b\r\n" * 300 + b"\r\n",
    UPGRADE + b"a: " + b"b" * 9000 + b"\r\n\r\n",
    UPGRADE + b"sec-websocket-key: x\r\n\r\n",
    UPGRADE + b"sec-websocket-extensions: ;;;\r\n\r\n",
    UPGRADE + b"content-length: 5\r\n\r\nhello",
    UPGRADE + b"transfer-encoding: chunked\r\n\r\n",
    UPGRADE.replace(b"GET", b"POST") + b"\r\n",
    UPGRADE.replace(b"13", b"99") + b"\r\n",
    UPGRADE.replace(b"1.1", b"1.0") + b"\r\n",
    UPGRADE.replace(b"/ws", b"//[") + b"\r\n",
    UPGRADE.replace(b"/ws", b"/ws%ff?x=%ff") + b"\r\n",
    UPGRADE.replace(b"websocket\r", b"h2c\r") + b"\r\n",
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    folder = tmp_path_factory.mktemp("nasty")
    limits = UNLIMITED._replace(header_seconds=2.0, body_seconds=2.0)
    with Forked(Settings(str(folder / "t.sqlite"), port=0, limits=limits), folder) as forked:
        yield forked
        bad = [line for line in forked.log() if line["level"] in ("error", "critical") or "exception" in line]
        assert not bad, json.dumps(bad)[:3000]


@pytest.fixture(scope="module")
def table(server: Forked) -> tuple[str, str]:
    """Open a table; return its name and its host's token."""

    async def make() -> tuple[str, str]:
        ada = await Client.come(server.address)
        name = await open_table(ada)
        await ada.close()
        return name, ada.token

    return asyncio.run(make())


async def operations(address: str) -> list[tuple[str, str]]:
    """Return every method and path of the OpenAPI schema."""
    paths = (await http(address, "GET", "/api/schema/openapi.json")).json()["paths"]
    return [
        (method.upper(), path) for path, methods in paths.items() for method in methods if method in ("get", "post")
    ]


async def test_bodies_numbers_and_headers_that_break_parsers_are_refused(
    server: Forked, table: tuple[str, str]
) -> None:
    name, token = table
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}

    async with httpx.AsyncClient(base_url=server.address, timeout=30) as web:

        async def check(method: str, path: str, **request: Any) -> None:
            answer = await web.request(method, path, **request)
            is_health = path.partition("?")[0] in HEALTH
            is_overloaded = is_health and answer.status_code == 503 and answer.text.startswith("overloaded")
            assert answer.status_code < 500 or is_overloaded, (method, path[:80], request, answer.text)
            assert "Traceback" not in answer.text

        for method, path in await operations(server.address):
            for value in (NUMBER, "-1", "1e5", "%00", "%ff", "%D9%A1", "..%2f..", "x" * 5000):
                await check(method, re.sub(r"\{\w+\}", value, path), headers=headers)
                good = path.replace("{table}", name).replace("{game}", value)
                await check(method, f"{good}?eyes={value}", headers=headers)
            here = path.replace("{table}", name).replace("{game}", "0")
            for body in BODIES.values() if method == "POST" else ():
                await check(method, here, headers=headers, content=body)
            for kind in TYPES if method == "POST" else ():
                await check(method, here, headers={**headers, "content-type": kind}, content=b'{"name":"x"}')
            for other in ("PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "PATCH"):
                await check(other, here, headers=headers)


async def exchange(port: int, data: bytes) -> bytes:
    """Send bytes; return the response until the server closes or pauses."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    got = b""
    try:
        async with asyncio.timeout(0.5):
            while more := await reader.read(65_536):
                got += more
    except (TimeoutError, ConnectionError):
        pass
    writer.close()
    return got


async def test_headers_that_break_parsers_are_refused(server: Forked, table: tuple[str, str]) -> None:
    name, token = table
    paths = ["/", "/livez", "/api/tables", f"/api/tables/{name}/link", "/api/schema/openapi.json"]

    for header, values in HEADERS.items():
        for value in values:
            others = {"host": b"x", "authorization": f"Bearer {token}".encode(), "connection": b"close"}
            lines = b"".join(key.encode() + b": " + each + b"\r\n" for key, each in {**others, header: value}.items())
            sent = [f"GET {path} HTTP/1.1\r\n".encode() + lines + b"\r\n" for path in paths]
            for answer in await asyncio.gather(*(exchange(server.port, each) for each in sent)):
                assert answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4")), (header, value, answer[:80])


@pytest.mark.parametrize("requests", [REQUESTS, UPGRADES], ids=["http", "websocket"])
async def test_malformed_requests_are_refused(server: Forked, requests: list[bytes]) -> None:
    answers = await asyncio.gather(*(exchange(server.port, request) for request in requests))
    for request, answer in zip(requests, answers, strict=True):
        assert b"HTTP/1.1 5" not in answer, (request[:80], answer[:200])
    async with asyncio.timeout(30):  # unless a connection is never let go
        while "motherlode_connections 1.0" not in (await http(server.address, "GET", "/metrics")).text:
            await asyncio.sleep(0.1)


async def test_messages_that_break_parsers_are_refused(server: Forked, table: tuple[str, str]) -> None:
    name, token = table
    messages: list[str | bytes] = [
        f'{{"type":"ping","ref":{NUMBER}}}',
        DEEP,
        '{"a":' * 1500,
        f'{{"type":"subscribe","ref":1,"table":"{name}","since":{NUMBER}}}',
        f'{{"type":"play","ref":1,"table":"{name}","seq":1,"move":{SURROGATE}}}',
        f'{{"type":"say","ref":1,"table":"{name}","text":{SURROGATE}}}',
        f'{{"type":"mute","ref":1,"table":"{name}","guest":{SURROGATE}}}',
        f'{{"type":"hello","protocol":{NUMBER},"token":"x"}}',
        b"\xff\xfe",
    ]

    hello = json.dumps({"type": "hello", "protocol": 1, "token": token})
    url = f"ws{server.address.removeprefix('http')}/ws"
    for message in messages:
        async with connect(url) as socket:
            await socket.send(message)
            assert json.loads(await socket.recv())["type"] == "refusal"
        async with connect(url) as socket:
            await socket.send(hello)
            assert json.loads(await socket.recv())["type"] == "welcome"
            await socket.send(message)
            assert json.loads(await socket.recv())["type"] == "refusal", message
