"""Admin requests reach the node that has a table, and bans and announcements hold at all nodes."""

from __future__ import annotations

import asyncio
from typing import Any

from motherlode.server.admin.client import ask_server
from motherlode.server.admin.requests import Announce, BanGuest, CloseTable, EraseGuest
from server.client import Client, http, open_table
from server.processes import Process


async def test_any_node_administers_all(cluster: list[Process]) -> None:
    ada, bob = await Client.come(cluster[0].address, "Ada"), await Client.come(cluster[1].address, "Bob")
    table = await open_table(ada, "base", 3)
    for seat, one in enumerate((ada, bob)):
        await one.subscribe(table)
        await one.done("sit", table, seat=seat)
    await bob.done("say", table, text="Bob was here")

    async def ask(request: Any) -> Any:
        return await asyncio.to_thread(ask_server, cluster[2].address, cluster[2].store, "", request)

    outcome = await ask(EraseGuest(bob.id))
    assert outcome.get("tables") == [table], outcome
    for node in cluster:
        info = (await http(node.address, "GET", f"/api/tables/{table}")).json()
        assert [chair.get("kind", "empty") for chair in info["chairs"]] == ["person", "empty", "empty"]
    await ask(Announce(2e9))
    while not any('"type":"announcement"' in text for text in bob.got):
        await bob.change()
    await ask(BanGuest(bob.id, 3600.0))
    while not any('"why":"banned"' in text for text in bob.got):
        await bob.change()
    assert (await ask(CloseTable(table)))["changed"]
    late = await Client.come(cluster[1].address)
    await late.subscribe(table)
    assert late.state(table) == "closed"
    for one in (ada, bob, late):
        await one.close()
