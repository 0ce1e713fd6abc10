"""The WebSocket fast path: frames are handled equally and in order on both paths."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader

from server.client import Client, open_table, serving

PINGS = 60


def packed(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """Encode a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def ping(ref: int, size: int = 0) -> bytes:
    return json.dumps({"type": "ping", "ref": ref}).encode() + b" " * size


class Raw:
    """A client that writes arbitrary bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.others: list[Frame] = []

    @classmethod
    async def come(cls, address: str, token: str) -> Raw:
        host, _, port = address.removeprefix("http://").partition(":")
        raw = cls(*await asyncio.open_connection(host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        raw.writer.write(
            f"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        hello = {"type": "hello", "protocol": 1, "token": token}
        raw.writer.write(packed(Opcode.TEXT, json.dumps(hello).encode()))
        assert (await raw.message())["type"] == "welcome"
        return raw

    async def frame(self) -> Frame:
        head = await self.reader.readexactly(2)
        size = head[1] & 127
        if size >= 126:
            more = await self.reader.readexactly(2 if size == 126 else 8)
            head += more
            size = int.from_bytes(more, "big")
        stream = StreamReader()
        stream.feed_data(head + await self.reader.readexactly(size))
        parsing = Frame.parse(stream.read_exact, mask=False, max_size=None)
        try:
            while True:
                next(parsing)
        except StopIteration as done:
            frame: Frame = done.value
            return frame

    async def message(self) -> dict[str, Any]:
        """Return the next text message; control frames are collected."""
        while (frame := await asyncio.wait_for(self.frame(), 30)).opcode is not Opcode.TEXT:
            self.others.append(frame)
            if frame.opcode is Opcode.CLOSE:
                raise ConnectionError(Close.parse(bytes(frame.data)).code)
        message: dict[str, Any] = json.loads(bytes(frame.data))
        return message


def with_raw(folder: Path, use: Callable[[Raw, str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with serving(str(folder / "tables.sqlite")) as (address, _):
            ada = await Client.come(address)
            table = await open_table(ada)
            raw = await Raw.come(address, ada.token)
            await use(raw, table)
            raw.writer.close()
            await ada.close()

    asyncio.run(asyncio.wait_for(run(), 120))


@pytest.mark.parametrize("seed", range(4))
def test_fragmented_and_interleaved_messages_are_answered_in_order(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)

    def frames(ref: int) -> bytes:
        text = ping(ref, chance.choice([0, 0, 90, 200, 3000]))
        way = chance.random()
        if way < 0.5:
            return packed(Opcode.TEXT, text)
        if way < 0.6:
            return packed(Opcode.BINARY, text)
        if way < 0.8:
            at = chance.randrange(len(text))
            between = packed(Opcode.PING, b"x") if chance.random() < 0.5 else b""
            return packed(Opcode.TEXT, text[:at], False) + between + packed(Opcode.CONT, text[at:])
        return packed(Opcode.PONG, b"unasked") + packed(Opcode.TEXT, text)

    async def use(raw: Raw, table: str) -> None:
        data = b"".join(frames(ref) for ref in range(PINGS))
        while data:
            size = chance.choice([1, 2, 3, 7, 40, 400, 5000])
            raw.writer.write(data[:size])
            data = data[size:]
            if chance.random() < 0.5:
                await raw.writer.drain()
                await asyncio.sleep(0)
        assert [(await raw.message())["ref"] for _ in range(PINGS)] == list(range(PINGS))

    with_raw(tmp_path, use)


def test_commands_that_wait_for_a_table_are_not_overtaken(tmp_path: Path) -> None:
    async def use(raw: Raw, table: str) -> None:
        commands: list[dict[str, Any]] = [
            {"type": "ping", "ref": 0},
            {"type": "subscribe", "ref": 1, "table": table},
            {"type": "ping", "ref": 2},
            {"type": "sit", "ref": 3, "table": "nowhere", "seat": 0},
            {"type": "ping", "ref": 4},
            {"type": "unsubscribe", "ref": 5, "table": table},
        ]
        raw.writer.write(b"".join(packed(Opcode.TEXT, json.dumps(command).encode()) for command in commands))
        refs = []
        while 5 not in refs:
            message = await raw.message()
            if "ref" in message:
                refs.append(message["ref"])
        assert [ref for ref in refs if ref != 1] == [
            0,
            2,
            3,
            4,
            5,
        ]  # table commands are answered after a commit
        assert refs.index(1) >= 1

    with_raw(tmp_path, use)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, ping(1)).serialize(mask=False), 1002),
        (packed(Opcode.TEXT, ping(1), False) + packed(Opcode.TEXT, ping(2)), 1002),
        (packed(Opcode.CONT, ping(1)), 1002),
        (bytes([0xC1]) + packed(Opcode.TEXT, ping(1))[1:], 1002),
        (packed(Opcode.TEXT, ping(1, 9_000)), 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big"), 1009),
    ],
    ids=["unmasked", "text within fragments", "nothing to continue", "reserved bit", "too large", "far too large"],
)
def test_invalid_frames_close_the_connection(tmp_path: Path, data: bytes, code: int) -> None:
    async def use(raw: Raw, table: str) -> None:
        raw.writer.write(packed(Opcode.TEXT, ping(0)) + data)
        assert (await raw.message())["ref"] == 0
        with pytest.raises(ConnectionError, match=str(code)):
            await raw.message()

    with_raw(tmp_path, use)


def test_a_closing_handshake_is_answered(tmp_path: Path) -> None:
    async def use(raw: Raw, table: str) -> None:
        raw.writer.write(packed(Opcode.TEXT, ping(0)) + packed(Opcode.CLOSE, Close(1000, "").serialize()))
        assert (await raw.message())["ref"] == 0
        with pytest.raises(ConnectionError, match="1000"):
            await raw.message()

    with_raw(tmp_path, use)
