"""A link sends commands again that were not processed, and others once, however often its table moves."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from motherlode.server.cluster.link import Link
from motherlode.server.cluster.messages import Delivery, LinkCommand
from motherlode.server.domain import commands
from motherlode.server.domain.table import Guest


class FakeLinks:
    """Takes what a link posts; the table is at one node."""

    node_id = "here"

    def __init__(self) -> None:
        self.posted: list[LinkCommand] = []
        self.nodes: list[str] = []

    def post(self, node: str, message: LinkCommand) -> None:
        self.posted.append(message)
        self.nodes.append(node)

    def commands_to(self, node: str) -> list[dict[str, Any]]:
        """Return what was posted to a node."""
        posted = zip(self.nodes, self.posted, strict=True)
        return [json.loads(message.command) for where, message in posted if where == node]

    async def locate(self, table: str, node: str = "") -> str:
        return "there"

    def register(self, link: Any, node: str) -> None:
        link.node = node

    def forget(self, link: Any) -> None:
        pass

    remove = retire = forget


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


async def test_a_table_that_is_handed_over_takes_along_what_was_under_way() -> None:
    links, listener = FakeLinks(), Listener()
    link: Any = Link(links, "t", listener, Guest("ada", "Ada"))  # type: ignore[arg-type]
    link.send(commands.Subscribe(1, "t"))
    link.send(commands.SetPace(2, "t", pace="slow"))
    for _ in range(5):
        await asyncio.sleep(0)
    link.deliver(Delivery("there", 1, 1, b'{"type":"done","ref":1,"seq":4}', links.posted[0].number))
    link.deliver(Delivery("there", 1, 2, b'{"type":"news","table":"t","seq":4,"facts":[]}'))
    link.deliver(Delivery("there", 1, 3, b'{"type":"done","ref":2,"seq":4}', links.posted[1].number))
    link.send(commands.Say(7, "t", "hello"))
    link.send(commands.Play(8, "t", 4, "pass(NES)"))
    chat = links.posted[2].number
    link.move_to("heir")
    subscribed, played = links.commands_to("heir")
    assert (subscribed["type"], subscribed["since"]) == ("subscribe", 4)
    assert played["type"] == "play"
    hidden = links.posted[links.nodes.index("heir")].number
    link.deliver(Delivery("heir", 2, 1, b'{"type":"done","ref":0,"seq":4}', hidden))
    assert links.commands_to("heir")[2]["pace"] == "slow"
    link.resend(chat)  # «there» says that it has not processed the chat line
    assert [command["type"] for command in links.commands_to("heir")[3:]] == ["say"]
    link.resend(chat)
    assert len(links.commands_to("heir")) == 4
    assert len(listener.heard) == 3
