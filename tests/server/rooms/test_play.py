"""Games over real WebSockets, with clients that disconnect, repeat, reorder and connect twice."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from motherlode import parse_record, ruleset_names, verify
from motherlode.games.registry import engine_of
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.store import LAST_ENTRY, open_store
from server.audit import Witness
from server.client import Client, http, serving, table_of


async def test_whole_games_of_all_rulesets_at_once(store_address: str) -> None:
    async def one(address: str, ruleset: str) -> None:
        seats = min(5, max(engine_of(ruleset).seats[ruleset]))
        table, clients = await table_of(address, 3, ruleset, seats)
        await clients[0].done("start", table)
        await asyncio.gather(*(client.play_on(table, random.Random(n)) for n, client in enumerate(clients)))
        for client in clients:
            end = await client.until(table, "over")
            assert end["game"]["result"]["seed"]
        record = await http(address, "GET", f"/api/tables/{table}/games/0/record")
        verify(parse_record(record.text))
        for client in clients:
            await client.close()

    async with serving(store_address) as (address, _):
        await asyncio.gather(*(one(address, ruleset) for ruleset in ruleset_names()))


class Flaky(Client):
    """A client on a bad network: it disconnects, and sends commands twice, late and out of order."""

    async def flounder(self, table: str, chance: random.Random) -> None:
        while self.state(table) != "over":
            try:
                if chance.random() < 0.1:
                    await self.close()
                    await self.connect()
                    await self.subscribe(table)
                elif legal := self.legal(table):
                    await self._move_badly(table, legal, chance)
                else:
                    await self.change()
            except (ConnectionError, ConnectionClosed):
                continue

    async def _move_badly(self, table: str, legal: list[str], chance: random.Random) -> None:
        seq = self.seen[table]
        move = chance.choice(legal)
        mine = [self.command("play", table, seq=seq, move=move) for _ in range(chance.choice([1, 1, 2, 3]))]
        if chance.random() < 0.3:
            mine.append(self.command("play", table, seq=max(seq - 3, 0), move=chance.choice(legal)))
        chance.shuffle(mine)
        answers = await asyncio.gather(*mine, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, dict) and answer["type"] == "refusal":
                assert answer["why"] in ("stale", "not-your-turn", "game-over"), answer


async def test_reconnects_repeats_and_reordering_neither_lose_nor_double_a_move(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        table, clients = await table_of(address, 3, "base", 3, options={"rounds": 1})
        flaky = []
        for client in clients:
            await client.close()
            again = Flaky(address, {"guest": client.id, "token": client.token})
            await again.connect()
            await again.subscribe(table, "line")
            flaky.append(again)
        await flaky[0].done("start", table)
        await asyncio.gather(*(client.flounder(table, random.Random(n)) for n, client in enumerate(flaky)))
        record = parse_record((await http(address, "GET", f"/api/tables/{table}/games/0/record")).text)
        verify(record)
        for client in flaky:
            pieced = [fact for news in client.news for fact in news["facts"]]
            fresh = await Client.come(address, card={"guest": client.id, "token": client.token})
            await fresh.subscribe(table)
            await fresh.until(table, "over")
            assert pieced == [fact for news in fresh.news for fact in news["facts"]]
            moves = [fact for fact in pieced if fact["what"]["type"] == "moved"]
            assert len(moves) == len(record.moves)
            await fresh.close()
            await client.close()


def test_every_message_follows_from_the_clients_own_views(store_address: str) -> None:
    async def run() -> tuple[str, list[tuple[str, list[str]]]]:
        async with serving(store_address) as (address, _):
            table, clients = await table_of(address, 2, "base", 4, options={"rounds": 1})
            clients.append(await Client.come(address, "Otto"))
            await clients[1].subscribe(table, "line")
            await clients[2].subscribe(table)
            await clients[0].done("start", table)
            await clients[0].done("say", table, text="good luck")
            await clients[2].done("say", table, text="the host has a map")
            await clients[1].done("make-claim", table, claim={"key": "suspect", "seat": 0})
            await asyncio.gather(*(client.play_on(table, random.Random(n)) for n, client in enumerate(clients)))
            for client in clients:
                await client.close()
        return table, [(client.id, client.got) for client in clients]

    name, received = asyncio.run(run())
    entries = asyncio.run(entries_of(store_address, name))
    for guest, texts in received:
        witness = Witness(entries, guest)
        checked = 0
        for text in texts:
            message = json.loads(text)
            assert json.loads(json.dumps(message, separators=(",", ":"))) == message
            if message["type"] == "news":
                witness.check(message)
                checked += 1
            elif message["type"] == "presence":
                assert message.keys() <= {"type", "table", "seats", "spectators"}
            else:
                assert message["type"] == "done"
                assert message.keys() == {"type", "ref", "seq"}
        assert checked > 20


async def entries_of(address: str, table: str) -> list[log.AnyEntry]:
    """Return a table's log from the store."""
    store = await open_store(address)
    try:
        return [decode_entry(data) for data in await store.entries(table, 0, LAST_ENTRY)]
    finally:
        await store.close()


async def test_two_tabs_of_one_guest_both_work(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        table, (ada,) = await table_of(address, 1, "base", 3, options={"rounds": 1})
        tab = await Client.come(address, card={"guest": ada.id, "token": ada.token})
        await tab.subscribe(table)
        await ada.done("start", table)
        assert await tab.play_on(table, random.Random(1), moves=3) == 3
        assert await ada.play_on(table, random.Random(2), moves=3) == 3
        await asyncio.gather(ada.play_on(table, random.Random(3)), tab.play_on(table, random.Random(4)))
        assert [fact for news in ada.news for fact in news["facts"]][-50:] == [
            fact for news in tab.news for fact in news["facts"]
        ][-50:]
        assert ada.last[table]["game"]["result"] == tab.last[table]["game"]["result"]
        await ada.close()
        await tab.close()


async def test_a_personal_link_brings_a_guest_back_to_their_seat_on_another_device(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite"), base_url="https://mine.example") as (address, _):
        table, (ada, bo) = await table_of(address, 2, "base", 3)
        await ada.done("start", table)
        link = (await http(address, "GET", f"/api/tables/{table}/link", token=bo.token)).json()["link"]
        where, _, token = link.partition("#k=")
        assert where == f"https://mine.example/t/{table}"
        phone = await Client.come(address, card={"guest": bo.id, "token": token})
        await phone.subscribe(table)
        await phone.until(table, "playing")
        assert phone.last[table]["game"]["view"]["viewer"] == 1
        await asyncio.gather(ada.close(), bo.close(), phone.close())


async def test_a_game_in_play_shows_a_seat_only_its_own_record(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        table, (ada, bo, cy) = await table_of(address, 3, "base", 3)
        await ada.done("start", table)
        players = [client.play_on(table, random.Random(n), 3) for n, client in enumerate((ada, bo, cy))]
        await asyncio.gather(*players)
        path = f"/api/tables/{table}/games/0/record"
        tags = parse_record((await http(address, "GET", path, token=bo.token)).text).tags
        assert tags["Viewer"] == "1"
        assert "Seed" not in tags
        assert parse_record((await http(address, "GET", path)).text).tags["Viewer"] == "spectator"
        await asyncio.gather(ada.close(), bo.close(), cy.close())
