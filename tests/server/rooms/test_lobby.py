"""The lobby: the list of public tables, and quick match, which fills them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from motherlode.server.domain import commands
from motherlode.server.domain.auto_start import fill_at, settle
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint, restore_table
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import TableSettings, encode_settings
from motherlode.server.runtime import open_tables
from motherlode.server.store import Append, Headline, open_store
from server.client import BRISK, Client, http, open_table, serving
from server.tables import state_of

ADA, BO, CY = Guest("ada", "Ada"), Guest("bo", "Bo"), Guest("cy", "Cy")


async def match(client: Client, **wish: Any) -> dict[str, Any]:
    response = await http(client.address, "POST", "/api/match", {"ruleset": "base", "seats": 3, **wish}, client.token)
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


async def listed(address: str, **filters: Any) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=address) as web:
        response = await web.get("/api/tables", params=filters)
    assert response.status_code == 200, response.text
    tables: list[dict[str, Any]] = response.json()
    return tables


def waiting(bots: str = "random") -> Table:
    settings = TableSettings("base", 3, public=True, bots=bots, auto_start=True)
    table = Table([log.Opened(0.0, settings, ADA.id)])
    handle_command(table, ADA, commands.Sit(0, "t", 0, fill_after=30), 1.0)
    return table


def test_bots_come_when_those_who_have_waited_longest_want_it_and_a_seat_that_is_left_counts_no_more() -> None:
    table = waiting()
    handle_command(table, BO, commands.Sit(0, "t", 1, fill_after=1), 5.0)
    assert fill_at(table) == 31.0, "a latecomer forces bots on the others"
    handle_command(table, ADA, commands.Leave(0, "t"), 6.0)
    assert fill_at(table) == 20.0, "bots come at once if someone wants it"
    handle_command(table, BO, commands.Sit(0, "t", 2), 7.0)
    assert fill_at(table) == 20.0, "someone who changes seats has waited since they came"
    restored = restore_table(encode_checkpoint(table))
    assert restored is not None
    assert state_of(restored) == state_of(table)
    handle_command(table, ADA, commands.Sit(0, "t", 0, fill_after=30), 8.0)
    assert fill_at(table) == 23.0, "someone who came a moment ago has not looked around yet"
    handle_command(table, BO, commands.Leave(0, "t"), 8.0)
    assert fill_at(table) == 38.0
    settle(table, {}, 45.0, 37.9)
    assert table.state == "gathering"
    settle(table, {}, 45.0, 38.0)
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot"]
    assert table.state == "playing"
    assert fill_at(waiting(bots="")) is None


def test_people_who_are_gone_lose_their_seats_and_the_next_one_is_the_host() -> None:
    table = waiting(bots="")
    settle(table, {0: 0.0}, 45.0, 45.9)
    assert table.seat_of(ADA.id) == 0, "nobody is absent for longer than they have been here"
    settle(table, {0: 0.0}, 45.0, 46.0)
    assert table.seat_of(ADA.id) == -1
    handle_command(table, BO, commands.Sit(0, "t", 1), 50.0)
    assert table.host == BO.id
    settle(table, {}, 45.0, 1e6)
    assert table.state == "gathering", "there are no bots at this table"


def test_a_game_begins_when_the_last_seat_is_taken() -> None:
    table = waiting(bots="")
    for guest, seat in ((BO, 1), (CY, 2)):
        assert table.state == "gathering"
        handle_command(table, guest, commands.Sit(0, "t", seat), 2.0)
    assert table.state == "playing"


async def test_people_who_come_at_once_meet_and_nobody_is_refused(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        people = await asyncio.gather(*(Client.come(address, f"Guest {n}") for n in range(7)))
        found = await asyncio.gather(*(match(one) for one in people))
        tables = [one["table"] for one in found]
        assert sorted(tables.count(one) for one in set(tables)) == [1, 3, 3], "the seventh waits"
        for client, one in zip(people, found, strict=True):
            await client.subscribe(one["table"])
        alone = next(n for n, one in enumerate(tables) if tables.count(one) == 1)
        assert [client.state(table) for client, table in zip(people, tables, strict=True)].count("playing") == 6
        again = await match(people[alone])
        assert again["table"] == tables[alone], "asking again keeps the seat"
        await asyncio.gather(*(one.close() for one in people))


def test_of_three_people_two_must_want_bots_and_the_last_can_keep_nobody_waiting() -> None:
    table = waiting()
    handle_command(table, BO, commands.Sit(0, "t", 1, fill_after=300), 5.0)
    assert fill_at(table) == 31.0
    four = Table([log.Opened(0.0, msgspec.structs.replace(table.settings, seats=4), ADA.id)])
    for seat, (guest, wish) in enumerate(((ADA, 20), (BO, 40), (CY, 600))):
        handle_command(four, guest, commands.Sit(0, "t", seat, fill_after=wish), float(seat))
    assert fill_at(four) == 41.0


async def test_bots_fill_the_table_after_the_wait_even_across_a_restart(
    store_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.domain.command_handlers.SHORTEST_WAIT", 1)
    async with serving(store_address) as (address, _):
        ada = await Client.come(address)
        found = await match(ada, fill_after=2, bots="random")
        await ada.subscribe(found["table"])
        assert ada.last[found["table"]]["room"]["fill_at"] > 0
        await ada.close()
    async with serving(store_address) as (address, _):
        again = await Client.come(address, card={"guest": ada.id, "token": ada.token})
        await again.subscribe(found["table"])
        now = await again.until(found["table"], "playing")
        assert [chair["kind"] for chair in now["room"]["chairs"]] == ["person", "bot", "bot"]
        await again.close()


async def test_the_list_has_filters_and_pages_and_no_private_table(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        ada, bo = await Client.come(address, "Ada"), await Client.come(address, "Bo")
        await open_table(ada)
        slow = await open_table(ada, clock={"unit": "days", "length": 2}, public=True, language="pl")
        full = await open_table(ada, "lost-mines", 3, public=True)
        await ada.done("sit", full, seat=1)
        for seat in (0, 2):
            await ada.done("put-bot", full, seat=seat, bot="random")
        mine = await match(bo)
        expected = {
            (): {slow, full, mine["table"]},
            (("pace", "days"),): {slow},
            (("language", "pl"),): {slow},
            (("ruleset", "lost-mines"),): {full},
            (("seats", 3),): {full, mine["table"]},
            (("seats", 3), ("open", True)): {mine["table"]},
        }
        for filters, tables in expected.items():
            assert {one["table"] for one in await listed(address, **dict(filters))} == tables, filters
        pages = [await listed(address, offset=at, limit=2) for at in (0, 2)]
        assert [len(page) for page in pages] == [2, 1]
        assert len({one["table"] for page in pages for one in page}) == 3
        (shown,) = await listed(address, ruleset="lost-mines")
        assert (shown["host"], shown["people"], shown["taken"]) == ("Ada", 1, 3)
        assert shown["opened"] > 0
        assert ada.id not in str(shown), "guests are known by their names"
        for wish in ({"ruleset": "chess"}, {"ruleset": "base", "seats": 2}, {"ruleset": "base", "fill_after": -1}):
            assert (await http(address, "POST", "/api/match", wish, bo.token)).status_code == 400
        await asyncio.gather(ada.close(), bo.close())


async def test_nobody_fills_the_list_of_public_tables(store_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "_MAX_OF_ADDRESS", 8)
    async with serving(store_address) as (address, _):
        settings = {"ruleset": "base", "seats": 3, "public": True}
        ada, bo = await Client.come(address, "Ada"), await Client.come(address, "Bo")

        async def opened(client: Client) -> list[tuple[int, str]]:
            answers = [await http(address, "POST", "/api/tables", settings, client.token) for _ in range(7)]
            return [(one.status_code, one.json().get("why", "")) for one in answers]

        assert await opened(ada) == [(201, "")] * 5 + [(400, "too-many")] * 2
        assert await opened(bo) == [(201, "")] * 3 + [(400, "too-many")] * 4, "an address can have any number"
        refused = await http(address, "POST", "/api/match", {"ruleset": "saboteur2"}, bo.token)
        assert refused.json()["why"] == "too-many"
        await open_table(bo)
        first = (await http(address, "GET", "/api/me/tables", token=ada.token)).json()[0]["table"]
        await ada.done("sit", first, seat=0)
        for seat in (1, 2):
            await ada.done("put-bot", first, seat=seat, bot="random")
        await ada.done("start", first)
        assert await open_table(ada, public=True)
        await asyncio.gather(ada.close(), bo.close())


async def test_deserted_tables_take_no_place_in_the_list(store_address: str) -> None:
    store = await open_store(store_address)
    settings = TableSettings("base", 3, public=True, auto_start=True)
    for number in range(6):
        head = Headline(True, "gathering", encode_settings(settings), 0 if number else 1)
        epoch = await store.acquire(str(number), is_new=True)
        await store.append(Append(str(number), 0, [b"{}"], head, epoch))
    assert [name for name, _ in await store.public_tables(3)] == ["0"]
    await store.close()


@pytest.mark.parametrize("unit", ["none", "days"])
async def test_a_closed_page_leaves_the_seat_and_an_empty_table_closes(tmp_path: Path, unit: str) -> None:
    async with serving(str(tmp_path / "tables.sqlite"), BRISK._replace(seat_kept=0.3)) as (address, _):
        ada, otto = await Client.come(address, "Ada"), await Client.come(address, "Otto")
        table = (await match(ada, pace=unit))["table"]
        await ada.subscribe(table)
        await otto.subscribe(table)
        await ada.close()
        while unit == "none" and otto.last[table]["room"]["chairs"][0].get("kind") == "person":
            await otto.change()
        await otto.close()
        while unit == "none" and await listed(address):
            await asyncio.sleep(0.05)
        assert len(await listed(address)) == (unit == "days"), "with a clock of days the page may be closed"
