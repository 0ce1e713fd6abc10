"""Play over real sockets: whole games by several clients, and clients who sleep, double, reorder and come twice."""

from __future__ import annotations

import asyncio
import random

from motherlode import parse_record, ruleset_names, verify
from motherlode.families import family_of
from server.client import http, serving, table_of


def test_whole_games_of_all_rulesets_at_once(store_address: str) -> None:
    async def one(address: str, ruleset: str) -> None:
        seats = min(5, max(family_of(ruleset).seats[ruleset]))
        table, clients = await table_of(address, 3, ruleset, seats)
        await clients[0].done("start", table)
        await asyncio.gather(*(client.play_on(table, random.Random(n)) for n, client in enumerate(clients)))
        for client in clients:
            end = await client.until(table, "over")
            assert end["result"]["seed"]
        record = await http(address, "GET", f"/api/tables/{table}/games/0/record")
        verify(parse_record(record.text))
        for client in clients:
            await client.close()

    async def run() -> None:
        async with serving(store_address) as (address, _):
            await asyncio.gather(*(one(address, ruleset) for ruleset in ruleset_names()))

    asyncio.run(run())
