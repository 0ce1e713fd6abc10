"""Presence: who is connected is published, bots stand in for absent players, abandoned tables close."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from server.client import BRISK, Client, http, open_table, serving, table_of


def store_in(folder: Path) -> str:
    return str(folder / "tables.sqlite")


async def test_an_abandoned_game_is_closed_and_its_truth_published(tmp_path: Path) -> None:
    slow = BRISK._replace(left=0.3, bot_pause=(5.0, 5.0))
    async with serving(store_in(tmp_path), slow) as (address, _):
        table, (ada, bo) = await table_of(address, 2, "base", 4)
        onlooker = await Client.come(address, "Otto")
        await onlooker.subscribe(table)
        await ada.done("start", table)
        await ada.done("leave", table)
        await bo.done("leave", table)
        await onlooker.until(table, "closed")
        shown = onlooker.news[-1]["facts"][-1]["what"]
        assert shown["why"] == "abandoned"
        assert "?" not in shown["truth"].split("roles=")[1].split(" ")[0]
        await asyncio.gather(ada.close(), bo.close(), onlooker.close())


async def test_a_public_gathering_table_closes_only_when_nobody_is_connected(store_address: str) -> None:
    timing = BRISK._replace(gathering=2.5, idle=0.1)
    async with serving(store_address, timing) as (address, _):
        ada, otto = await Client.come(address), await Client.come(address, "Otto")
        watched = await open_table(ada, public=True)
        await otto.subscribe(watched)
        left = await open_table(ada, public=True)
        linked = await open_table(ada)
        while any(table["table"] == left for table in (await http(address, "GET", "/api/tables")).json()):
            await asyncio.sleep(0.1)
        assert [table["table"] for table in (await http(address, "GET", "/api/tables")).json()] == [watched]
        for table, state in ((watched, "gathering"), (linked, "gathering"), (left, "closed")):
            assert (await http(address, "GET", f"/api/tables/{table}")).json()["state"] == state
        await asyncio.gather(ada.close(), otto.close())


async def test_presence_is_published_to_all_subscribers_and_coalesced(tmp_path: Path) -> None:
    def presences(client: Client) -> list[tuple[list[int], int]]:
        told = [json.loads(text) for text in client.got]
        return [(one["seats"], one["spectators"]) for one in told if one["type"] == "presence"]

    async with serving(store_in(tmp_path), BRISK._replace(presence=0.3)) as (address, _):
        table, (ada,) = await table_of(address, 1)
        crowd = [await Client.come(address, f"Otto {n}") for n in range(12)]
        await asyncio.gather(*(client.subscribe(table) for client in crowd))
        for client in (ada, *crowd):
            while presences(client)[-1:] != [([0], 12)]:
                await client.change()
        assert sum(len(presences(client)) for client in (ada, *crowd)) < 5 * 13
        await asyncio.gather(*(client.close() for client in crowd))
        while presences(ada)[-1] != ([0], 0):
            await ada.change()
        await ada.close()


async def test_the_default_bot_stands_in_where_the_table_names_none(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        offer = (await http(address, "GET", "/api/offer")).json()
        assert offer["bot"] in offer["bots"]
        assert offer["bot"] != "random"
        table, (ada, bo) = await table_of(address, 2, "base", 3, bots="", options={"rounds": 1})
        cy = await Client.come(address, "Cy")
        await cy.done("sit", table, seat=2)
        await ada.done("start", table)
        for client in (bo, cy):
            await client.done("leave", table)
        await ada.play_on(table, random.Random(1))
        await ada.done("rematch", table)
        room = (await ada.until(table, "playing"))["room"]
        assert room["chairs"][0].get("bot") is None
        stand_ins = [chair["bot"] for chair in room["chairs"][1:]]
        assert {bot.partition(":")[0] for bot in stand_ins} == {offer["bot"]}, "of whatever personality"
        await asyncio.gather(ada.close(), bo.close(), cy.close())


async def test_a_player_who_left_gets_the_seat_back_by_subscribing(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path), BRISK._replace(bot_pause=(5.0, 5.0))) as (address, _):
        table, (ada, bo) = await table_of(address, 2, "base", 3)
        await ada.done("start", table)
        await bo.done("leave", table)
        await bo.close()
        again = await Client.come(address, card={"guest": bo.id, "token": bo.token})
        await again.subscribe(table)
        await again.until(table, "playing")
        assert not again.last[table]["room"]["chairs"][1].get("away")
        await asyncio.gather(ada.close(), again.close())
