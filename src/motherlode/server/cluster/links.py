"""All links of this node's clients to tables that other nodes run."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Final

import structlog

from motherlode.server.cluster.link import Link
from motherlode.server.cluster.messages import Delivery, KeepAlive, LinkClosed, LinkCommand, LinksLost, Unprocessed
from motherlode.server.domain.table import Guest
from motherlode.server.metrics import LINKS
from motherlode.server.runtime.presence import Listener

if TYPE_CHECKING:
    from motherlode.server.cluster.node import ClusterNode

__all__ = ["Links"]

_logger = structlog.get_logger("motherlode.links")

_RETIREMENT: Final = 2.0
"""Seconds in which a table's former node says which commands it has not processed."""


class Links:
    """All links of this node's clients, by number and by the node they lead to."""

    def __init__(self, node: ClusterNode) -> None:
        self._node = node
        self._numbers = count(1)
        self._links: dict[int, Link] = {}
        self._by_node: dict[str, dict[int, Link]] = {}
        self._all: set[Link] = set()

    @property
    def node_id(self) -> str:
        """This node."""
        return self._node.id

    def open(self, table: str, listener: Listener, guest: Guest, node: str = "") -> Link:
        """Make a link for a client, to a node if that is known; it leads nowhere before the first command."""
        link = Link(self, table, listener, guest, node)
        self._all.add(link)
        LINKS.set(len(self._all))
        return link

    def register(self, link: Link, node: str) -> None:
        """Give a link a new number at a node: late messages under the old number are ignored."""
        link.id = next(self._numbers)
        link.node = node
        self._links[link.id] = link
        self._by_node.setdefault(node, {})[link.id] = link

    def forget(self, link: Link) -> None:
        """Ignore further messages of a link's current number."""
        self._links.pop(link.id, None)
        there = self._by_node.get(link.node, {})
        there.pop(link.id, None)
        if not there:
            self._by_node.pop(link.node, None)

    def retire(self, link: Link) -> None:
        """Ignore a link's current number soon: until then, the former node says what it has not processed."""
        former = link.id
        self.forget(link)
        self._links[former] = link
        asyncio.get_running_loop().call_later(_RETIREMENT, self._links.pop, former, None)

    def remove(self, link: Link) -> None:
        """Remove a closed link."""
        self.forget(link)
        self._all.discard(link)
        LINKS.set(len(self._all))

    def post(self, node: str, message: LinkCommand) -> None:
        """Send a command to the table's node."""
        self._node.post(node, message)

    async def locate(self, table: str, node: str = "") -> str:
        """Return the node that runs a table: ``node`` if that can be reached. Refused if none can run it."""
        return node if self._node.is_alive(node) else await self._node.locate(table)

    def handle(self, message: Delivery | Unprocessed | LinkClosed) -> None:
        """Handle a message from a table's node."""
        link = self._links.get(message.link)
        if link is None:
            return
        if message.link != link.id:
            if isinstance(message, Unprocessed):
                link.resend(message.answers)
        elif isinstance(message, Delivery):
            link.deliver(message)
        elif isinstance(message, Unprocessed):
            link.requeue(message.answers)
        elif message.heir:
            link.move_to(message.heir)
        else:
            link.leave()

    def handle_lost(self, message: LinksLost) -> None:
        """Restore links that the table's node does not know, or of which it knows that messages were lost."""
        for number in message.links:
            link = self._links.get(number)
            if link is not None and link.id == number and link.node == message.sender:
                link.restore()

    def keep_alive(self) -> None:
        """Tell each node which links lead there; restore those to nodes that are gone."""
        for node, links in list(self._by_node.items()):
            if node == self.node_id:
                for link in list(links.values()):
                    self._node.link_server.attach(link)
            elif not self._node.is_alive(node):
                _logger.warning("node is gone", node=node, links=len(links))
                for link in list(links.values()):
                    link.restore()
            else:
                for link in [link for link in links.values() if link.is_overdue]:
                    link.restore()
                numbers = [(link.id, link.received, link.sent) for link in links.values()]
                self._node.post(node, KeepAlive(self.node_id, numbers))
