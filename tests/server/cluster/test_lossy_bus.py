"""A bus that loses messages: links notice, and the client is told everything once, in order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from motherlode.server.cluster import node
from motherlode.server.cluster.messages import Delivery, LinkCommand, NodeMessage
from motherlode.server.settings import UNLIMITED
from motherlode.server.transport.server import Server
from server.client import BRISK, Client, http, open_table, serving
from server.cluster.conftest import NatsServer
from server.conftest import fresh_database


@pytest.fixture(autouse=True)
def _patient_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the limits of silence: on a busy machine a node in this event loop may stall for seconds."""
    monkeypatch.setattr(node, "_SILENCE", 30.0)
    monkeypatch.setattr(node, "_SUSPICIOUS", 15.0)


@asynccontextmanager
async def two_nodes(database: str, bus: str) -> AsyncIterator[tuple[tuple[str, Server], tuple[str, Server]]]:
    async with serving(database, BRISK, bus=bus) as left, serving(database, BRISK, bus=bus) as right:
        yield left, right


def lose(server: Server, kind: type[NodeMessage], share: float, chance: random.Random) -> list[NodeMessage]:
    """Have a node lose a share of its messages of a kind; return those that were lost."""
    cluster = server._app.cluster
    assert cluster is not None
    post, lost = cluster.bus.post, []

    def post_or_lose(name: str, message: NodeMessage) -> bool:
        if isinstance(message, kind) and chance.random() < share:
            lost.append(message)
            return True
        return post(name, message)

    cluster.bus.post = post_or_lose  # type: ignore[method-assign]
    return lost


@pytest.mark.parametrize("kind", [Delivery, LinkCommand])
async def test_lost_messages_are_noticed_and_made_up_for(
    kind: type[NodeMessage], postgres_server: str, nats_server: NatsServer
) -> None:
    database = await asyncio.to_thread(fresh_database, postgres_server)
    async with two_nodes(database, nats_server.address) as ((left, owner), (right, other)):
        ada, bob = await Client.come(left, "Ada"), await Client.come(right, "Bob")
        table = await open_table(ada, "base", 3, options={"rounds": 1})
        for seat, client in enumerate((ada, bob)):
            await client.subscribe(table)
            await client.done("sit", table, seat=seat)
        await ada.done("start", table)
        lost = lose(owner if kind is Delivery else other, kind, 0.2, random.Random(1))
        await asyncio.gather(ada.play_on(table, random.Random(2), 6), bob.play_on(table, random.Random(3), 6))
        while bob.seen[table] < ada.seen[table]:
            await bob.change()
        assert lost
        told = [[fact["seq"] for news in client.news for fact in news["facts"]] for client in (ada, bob)]
        assert told[1] == [seq for seq in told[0] if seq >= told[1][0]]
        await asyncio.gather(ada.close(), bob.close())


async def test_requests_are_limited_over_all_nodes(postgres_server: str, nats_server: NatsServer) -> None:
    database = await asyncio.to_thread(fresh_database, postgres_server)
    limits = UNLIMITED._replace(openings="6/minute")
    async with (
        serving(database, BRISK, limits, bus=nats_server.address) as (left, _),
        serving(database, BRISK, limits, bus=nats_server.address) as (right, _),
    ):
        statuses = [(await http(left, "POST", "/api/guests", {"name": "Ada"})).status_code for _ in range(4)]
        assert statuses == [201] * 4
        await asyncio.sleep(1.2)  # two heartbeats
        statuses = [(await http(right, "POST", "/api/guests", {"name": "Ada"})).status_code for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
