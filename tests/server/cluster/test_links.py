"""Clients at any node play at any table, see no difference, and learn nothing they may not know."""

from __future__ import annotations

import asyncio
import json
import random

from server.audit import Witness
from server.client import Client, http, open_table
from server.processes import Process
from server.rooms.test_play import entries_of


async def clients_at(nodes: list[Process], count: int) -> list[Client]:
    """Connect guests, to one node after another."""
    return [await Client.come(nodes[n % len(nodes)].address, f"Guest {n}") for n in range(count)]


async def test_a_game_is_played_from_all_nodes(cluster: list[Process]) -> None:
    clients = await clients_at(cluster, 3)
    table = await open_table(clients[0], "base", 4, options={"rounds": 1})
    for seat, client in enumerate(clients):
        await client.subscribe(table)
        assert await client.done("sit", table, seat=seat) >= 0
    assert (await clients[1].command("start", table))["why"] == "not-host"
    await clients[0].done("start", table)
    made = await asyncio.gather(*(client.play_on(table, random.Random(seat)) for seat, client in enumerate(clients)))
    assert min(made) > 3
    told = [[fact["seq"] for news in client.news for fact in news["facts"]] for client in clients]
    assert told[0][-20:] == told[1][-20:] == told[2][-20:]
    for node in cluster:
        assert (await http(node.address, "GET", f"/api/tables/{table}")).json()["state"] == "over"
        replay = await http(node.address, "GET", f"/api/tables/{table}/games/0/replay?eyes=1")
        assert replay.status_code == 200
        assert len(replay.json()["steps"]) > 10
    entries = await entries_of(cluster[0].store, table)
    for client in clients:
        witness = Witness(entries, client.id)
        news = [json.loads(text) for text in client.got if text.startswith('{"type":"news"')]
        for message in news[:: len(news) // 12]:
            witness.check(message)
        await client.close()


async def test_a_seat_is_taken_and_left_through_any_node(cluster: list[Process]) -> None:
    ada, bob = await clients_at(cluster[:2], 2)
    table = await open_table(ada, "base", 3)
    seats = f"/api/tables/{table}/seats"
    assert (await http(cluster[2].address, "POST", seats, {"seat": 1}, bob.token)).json()["seat"] == 1
    taken = await http(cluster[1].address, "POST", seats, {"seat": 1}, ada.token)
    assert (taken.status_code, taken.json()) == (409, {"why": "seat-taken"})
    assert (await http(cluster[1].address, "POST", seats, {"seat": 1}, "forged")).status_code == 401
    assert (await http(cluster[1].address, "GET", "/api/tables/no-such-table")).json() == {"why": "no-such-table"}
    assert (await http(cluster[1].address, "POST", seats, {"seat": "x" * 20_000}, bob.token)).status_code == 413
    assert (await bob.command("subscribe", "no-such-table"))["why"] == "no-such-table"
    await bob.subscribe(table)
    assert (await bob.command("sit", table, seat=2))["type"] == "done"
    assert (await bob.command("unsubscribe", table))["type"] == "done"
    await ada.subscribe(table)
    chairs = ada.last[table]["room"]["chairs"]
    assert [chair.get("kind", "empty") for chair in chairs] == ["empty", "empty", "person"]
    await asyncio.gather(ada.close(), bob.close())
