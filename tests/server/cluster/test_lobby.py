"""Quick match seats people of all nodes at the same table."""

from __future__ import annotations

import asyncio

from server.client import http
from server.cluster.test_links import clients_at
from server.processes import Process


async def test_people_at_three_nodes_meet_by_quick_match(cluster: list[Process]) -> None:
    people = await clients_at(cluster, 3)
    wish = {"ruleset": "base", "seats": 3}
    found = await asyncio.gather(*(http(one.address, "POST", "/api/match", wish, one.token) for one in people))
    tables = {answer.json()["table"] for answer in found}
    assert len(tables) == 1, [answer.text for answer in found]
    assert sorted(answer.json()["seat"] for answer in found) == [0, 1, 2]
    (table,) = tables
    for client in people:
        await client.subscribe(table)
        assert client.state(table) == "playing"
        assert len((await http(client.address, "GET", "/api/tables?seats=3")).json()) == 1
        await client.close()
