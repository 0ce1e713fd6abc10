"""Checkpoints and retained entries: a restored table is equal, and long logs do not cost more."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from motherlode import parse_record, replay, verify
from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import CHECKPOINT_EVERY, encode_checkpoint, restore_table
from motherlode.server.domain.log.entry_codec import decode_entry, encode_entry
from motherlode.server.domain.log.retained_log import RECENT
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Table
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.table_loader import load_table
from motherlode.server.store import LAST_ENTRY, Append, open_store
from server.client import http, serving, table_of
from server.tables import HOST, SIZES, apply_random_commands, game_of, guests, next_move, opened, started, state_of


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_a_restored_table_equals_the_original_and_continues_equally(ruleset: str, seats: int) -> None:
    for seed in range(3):
        table = started(ruleset, seats, people=2) if seed else opened(ruleset, seats)
        apply_random_commands(table, random.Random(seed), 150)
        table.drop_old()
        restored = restore_table(encode_checkpoint(table))
        assert restored is not None
        assert state_of(restored) == state_of(table)
        if table.state == "gathering":
            continue
        for one in (table, restored):
            chance = random.Random(seed)
            while one.state == "playing":
                next_move(one, chance, 999.0)
        assert state_of(restored) == state_of(table)
        for guest in [*guests(2), guests(2)[0]._replace(id="onlooker")]:
            news = [NewsProjection("t", one).news(guest.id, -1, "line", whole=True) for one in (table, restored)]
            assert news[0] == news[1]


def test_a_checkpoint_of_another_version_is_not_used() -> None:
    table = started("base", 3)
    saved = json.loads(encode_checkpoint(table))
    saved[0] += 1
    assert restore_table(json.dumps(saved).encode()) is None


def long_table(games: int, talk: int) -> Table:
    """Play several games with chat after each, dropping old entries as a room does."""
    table = started("base", 3, people=3)
    chance = random.Random(3)
    for _ in range(games):
        while table.state == "playing":
            next_move(table, chance, 3.0)
        for number in range(talk):
            handle_command(table, HOST, commands.Say(0, "t", f"word {number}"), 4.0)
        table.drop_old()
        for guest in guests(3):
            handle_command(table, guest, commands.Rematch(0, "t"), 5.0)
        table.drop_old()
    return table


def test_only_the_current_game_and_recent_chat_stay_in_memory() -> None:
    table = long_table(games=4, talk=RECENT)
    assert len([*table.log]) < 3 * RECENT
    assert game_of(table).events == table.log.last.events
    news = json.loads(NewsProjection("t", table).news("onlooker", -1, "table", whole=True) or b"")
    kinds = [fact["what"]["type"] for fact in news["facts"]]
    assert kinds.count("began") == 1
    assert RECENT <= kinds.count("said") + kinds.count("ready") <= 2 * RECENT
    assert 0 < news["older"] <= min(fact["seq"] for fact in news["facts"])
    assert "older" not in json.loads(
        NewsProjection("t", table).news("onlooker", table.seq - 1, "table", whole=True) or b""
    )


def test_moves_of_earlier_games_are_not_part_of_the_news() -> None:
    table = started("base", 3, people=3)
    chance = random.Random(3)
    while table.state == "playing":
        before = table.seq
        next_move(table, chance, 3.0)
    for guest in guests(3):
        handle_command(table, guest, commands.Rematch(0, "t"), 5.0)
    told = json.loads(NewsProjection("t", table).news(HOST.id, before, "table", whole=True) or b"")["facts"]
    assert [fact["what"]["type"] for fact in told] == ["ready", "ready", "ready", "began"]


@pytest.mark.parametrize("with_chairs", [True, False], ids=["self-contained", "written before 0.2"])
async def test_games_no_longer_in_memory_can_be_replayed(tmp_path: Path, with_chairs: bool) -> None:
    store = str(tmp_path / "tables.sqlite")

    async with serving(store) as (address, server):
        table, clients = await table_of(address, 3, "base", 3, options={"rounds": 1})
        for _ in range(3):
            if clients[0].state(table) == "over":
                for client in clients:
                    await client.done("rematch", table)
            else:
                await clients[0].done("start", table)
            players = (client.play_on(table, random.Random(n)) for n, client in enumerate(clients))
            for client in clients:
                await client.until(table, "playing")
            await asyncio.gather(*players)
        context = server._app.context
        assert context is not None
        room = await context.registry.room(table)
        assert room.table.game_number == 2
        if not with_chairs:
            await forget_chairs(context.registry.services.store, table)
        seeds = set()
        for number in range(3):
            path = f"/api/tables/{table}/games/{number}"
            record = parse_record((await http(address, "GET", f"{path}/record")).text)
            verify(record)
            seeds.add(record.tags["Seed"])
            assert replay(record).names == tuple(f"Guest {n}" for n in range(3))
            served = (await http(address, "GET", f"{path}/replay")).json()
            assert len(served["steps"]) == len(record.moves) + 1
            assert served["verification"]["result"]
            assert (await http(address, "GET", f"{path}/reasons")).json() == []
        assert len(seeds) == 3
        missing = await http(address, "GET", f"/api/tables/{table}/games/3/record")
        assert (missing.status_code, missing.json()["why"]) == (404, "no-such-game")
        await asyncio.gather(*(client.close() for client in clients))


async def forget_chairs(store: object, table: str) -> None:
    """Remove the chairs from Began entries, as in logs of older versions."""
    from motherlode.server.store.sqlite import SqliteStore

    assert isinstance(store, SqliteStore)
    for seq, data in enumerate(await store.entries(table, 0, LAST_ENTRY)):
        entry = decode_entry(data)
        if isinstance(entry, log.Began):
            old = encode_entry(log.Began(entry.at, entry.seed))
            await store._rows("UPDATE entries SET entry = ? WHERE game = ? AND seq = ?", (old, table, seq))


async def test_a_long_table_is_loaded_from_its_checkpoint(store_address: str) -> None:
    async with serving(store_address) as (address, server):
        table, clients = await table_of(address, 3, "base", 3)
        await clients[0].done("start", table)
        for number in range(CHECKPOINT_EVERY + 50):
            await clients[0].done("say", table, text=f"word {number}")
        context = server._app.context
        assert context is not None
        awake = (await context.registry.room(table)).table
        state = state_of(awake)
        await asyncio.gather(*(client.close() for client in clients))
    store = await open_store(store_address)
    loaded = await store.load(table)
    assert loaded.checkpoint is not None
    assert len(loaded.entries) < CHECKPOINT_EVERY
    restored = restore_table(loaded.checkpoint)
    assert restored is not None
    for data in loaded.entries:
        restored.apply(decode_entry(data))
    restored.drop_old()
    ours, theirs = state_of(restored), state
    assert ours.pop("retained")[1:] == theirs.pop("retained")[1:]
    assert ours == theirs
    await store.close()


@pytest.mark.parametrize("kind", ["garbage", "cut off", "too new", "empty", "of another table", "misses an entry"])
async def test_a_checkpoint_that_cannot_be_used_leaves_the_log(store_address: str, kind: str) -> None:
    table = started("base", 3, people=3)
    chance = random.Random(1)
    other = started("base", 3, people=2)
    for _ in range(20):
        next_move(table, chance, 3.0)
    entries = [encode_entry(one.entry) for one in table.log]
    half = Table(decode_entry(entry) for entry in entries[:15])
    good = encode_checkpoint(half)
    newer = json.loads(good)
    newer[0] += 1
    damaged = {
        "garbage": b"\x00\xff no checkpoint",
        "cut off": good[: len(good) // 2],
        "too new": json.dumps([newer[0], "of a future release"]).encode(),
        "empty": b"",
        "of another table": encode_checkpoint(other),
        "misses an entry": encode_checkpoint(Table(decode_entry(entry) for entry in entries[:14])),
    }[kind]
    store = await open_store(store_address)
    epoch = await store.acquire("t", is_new=True)
    await store.append(Append("t", 0, entries[:15], None, epoch, damaged))
    await store.append(Append("t", 15, entries[15:], None, epoch))
    loaded, checkpointed = await load_table(store, "t")
    table.drop_old()
    table.uncommitted.clear()
    assert state_of(loaded) == state_of(table)
    assert checkpointed == 0
    await store.close()


async def test_older_chat_is_available_as_far_as_the_guest_may_see_it(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        table, (ada, ben) = await table_of(address, 2, "base", 3)
        for number in range(2 * RECENT + 20):
            await ada.done("say", table, text=f"word {number}")
        await ben.done("say", table, text="of mine")
        late = await type(ben).come(address, "Late")
        await late.subscribe(table)
        heard = [fact["what"]["text"] for fact in late.news[-1]["facts"] if fact["what"]["type"] == "said"]
        older = late.news[-1]["older"]
        while older:
            answer = await http(address, "GET", f"/api/tables/{table}/talk?before={older}", token=late.token)
            page = answer.json()
            assert all(fact["seq"] < older for fact in page["facts"])
            heard = [fact["what"]["text"] for fact in page["facts"]] + heard
            older = page["older"]
        assert heard == [*(f"word {number}" for number in range(2 * RECENT + 20)), "of mine"]
        await late.done("mute", table, guest=ada.id)
        answer = await http(address, "GET", f"/api/tables/{table}/talk?before=200", token=late.token)
        assert answer.json()["facts"] == []
        await asyncio.gather(*(client.close() for client in (ada, ben, late)))


def test_a_refused_command_is_not_handed_to_the_store() -> None:
    table = started("base", 3, people=3)
    table.uncommitted.clear()
    with pytest.raises(Refused):
        handle_command(table, HOST, commands.Play(0, "t", table.seq, "NESW@-4,-4"), 3.0)
    assert table.uncommitted == []
