"""Tables move to the node of most of their people: nobody is disconnected or gets anything twice."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import pytest

from motherlode.server.cluster import node
from motherlode.server.cluster.link_server import RemoteListener
from motherlode.server.cluster.node import ClusterNode
from motherlode.server.cluster.relocation import majority_node
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import TableSettings
from motherlode.server.runtime.presence import Subscription
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.transport.server import Server
from server.audit import Witness
from server.client import BRISK, Client, open_table, serving
from server.cluster.conftest import NatsServer
from server.conftest import fresh_database
from server.rooms.test_play import entries_of

RELOCATING = BRISK._replace(relocation=0.1)


@pytest.fixture(autouse=True)
def _patient_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the limits of silence: on a busy machine a node in this event loop may stall for seconds."""
    monkeypatch.setattr(node, "_SILENCE", 30.0)
    monkeypatch.setattr(node, "_SUSPICIOUS", 15.0)


def parts_of(server: Server) -> tuple[ClusterNode, RoomRegistry]:
    assert server._app.cluster is not None
    assert server._app.context is not None
    return server._app.cluster, server._app.context.registry


async def test_a_table_follows_its_people_and_their_moves_need_no_bus_then(
    postgres_server: str, nats_server: NatsServer
) -> None:
    database, bus = await asyncio.to_thread(fresh_database, postgres_server), nats_server.address
    async with (
        serving(database, RELOCATING, bus=bus) as (left, owner),
        serving(database, RELOCATING, bus=bus) as (
            right,
            other,
        ),
    ):
        ada, bob, cleo = [await Client.come(at, name) for at, name in ((left, "Ada"), (right, "Bob"), (right, "Cleo"))]
        table = await open_table(ada, "base", 3, options={"rounds": 1})
        for seat, client in enumerate((ada, bob, cleo)):
            await client.subscribe(table)
            await client.done("sit", table, seat=seat)
        await ada.done("start", table)
        players = [
            asyncio.create_task(client.play_on(table, random.Random(seat)))
            for seat, client in enumerate((ada, bob, cleo))
        ]
        there, rooms = parts_of(other)
        deadline = time.monotonic() + 30
        while not (rooms.is_loaded(table) and not there.links._all):
            assert time.monotonic() < deadline, "the table has not moved, or its people still use links"
            await asyncio.sleep(0.05)
        assert not parts_of(owner)[1].is_loaded(table)
        assert len(parts_of(owner)[0].links._all) == 1, "Ada has stayed"
        assert min(await asyncio.gather(*players)) > 0
        await asyncio.gather(*(client.until(table, "over") for client in (ada, bob, cleo)))
        assert [client.goodbyes for client in (ada, bob, cleo)] == [0, 0, 0]
        entries = await entries_of(database, table)
        for client in (ada, bob, cleo):
            told = [fact["seq"] for news in client.news for fact in news["facts"]]
            assert told == list(range(told[0], len(entries)))
            news = [json.loads(text) for text in client.got if text.startswith('{"type":"news"')]
            for message in news[:: len(news) // 12]:
                Witness(entries, client.id).check(message)
        await asyncio.gather(*(client.close() for client in (ada, bob, cleo)))


class _Room:
    """Two people with seats, and who is connected where."""

    def __init__(self, *connected: tuple[str, str]) -> None:
        self.table = Table([log.Opened(0.0, TableSettings("base", 3), "ada")])
        for seat, guest in enumerate(("ada", "bob", "cleo")):
            self.table.apply(log.Seated(0.0, seat, guest, guest))
        server: Any = None
        listeners = [
            (RemoteListener(server, where, number, Guest(guest, guest)) if where else object(), guest)
            for number, (guest, where) in enumerate(connected)
        ]
        self.subscriptions: dict[Any, Subscription] = {
            listener: Subscription(listener, Guest(guest, guest), "none")  # type: ignore[arg-type]
            for listener, guest in listeners
        }


@pytest.mark.parametrize(
    ("connected", "expected"),
    [
        ([("ada", ""), ("bob", "")], ""),
        ([("ada", ""), ("bob", "east")], ""),
        ([("ada", ""), ("bob", "east"), ("cleo", "east")], "east"),
        ([("ada", "west"), ("bob", "east"), ("cleo", "north")], ""),
        ([("ada", "east")], "east"),
        ([("ada", ""), ("ada", "east"), ("ada", "east"), ("ada", "east")], ""),
        ([("ada", ""), ("onlooker", "east"), ("critic", "east")], ""),
        ([("onlooker", "east")], ""),
    ],
)
def test_a_table_belongs_where_more_than_half_of_its_people_are(
    connected: list[tuple[str, str]], expected: str
) -> None:
    room: Any = _Room(*connected)
    assert majority_node(room) == expected
