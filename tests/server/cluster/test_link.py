"""A link sends a command that is not idempotent once, however often its table moves."""

from __future__ import annotations

import asyncio
from typing import Any

from motherlode.server.cluster.link import Link
from motherlode.server.cluster.messages import LinkCommand
from motherlode.server.domain import commands
from motherlode.server.domain.table import Guest


class FakeLinks:
    """Takes what a link posts; the table is at one node."""

    node_id = "here"

    def __init__(self) -> None:
        self.posted: list[LinkCommand] = []

    def post(self, node: str, message: LinkCommand) -> None:
        self.posted.append(message)

    async def locate(self, table: str) -> str:
        return "there"

    def register(self, link: Any, node: str) -> None:
        link.node = node

    def forget(self, link: Any) -> None:
        pass

    remove = forget


class Listener:
    """Records messages."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def put(self, data: bytes) -> None:
        self.heard.append(data)

    def disconnect(self, again_in: float = 1.0) -> None:
        pass


async def test_a_chat_line_that_waited_for_the_link_is_sent_once() -> None:
    links, listener = FakeLinks(), Listener()
    link: Any = Link(links, "t", listener, Guest("ada", "Ada"))  # type: ignore[arg-type]
    link.send(commands.Say(7, "t", "hello"))
    link.send(commands.Play(8, "t", 3, "pass(NES)"))
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(links.posted) == 2
    link.restore()  # the node was killed: whether it has logged the line is unknown
    for _ in range(5):
        await asyncio.sleep(0)
    again = [b"pass(NES)" in message.command for message in links.posted[2:]]
    assert again == [True]
    assert listener.heard == [b'{"type":"refusal","why":"try-again","ref":7}']
