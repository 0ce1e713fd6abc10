"""Clients at any node play at any table, and notice nothing of where it is."""

from __future__ import annotations

import asyncio
import random

from server.client import Client, http, open_table
from server.processes import Process


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
    for client in clients:
        await client.close()
