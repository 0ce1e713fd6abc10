"""Erasing a guest: no trace of name and talk stays; every table still loads, verifies, plays on."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode import parse_record, print_record, record_of, verify
from motherlode.server.admin.administration import Administration, StoreAtRest
from motherlode.server.admin.requests import EraseGuest
from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.guests.erasure import erase_guest, guests_of, leave_table
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint
from motherlode.server.domain.log.entry_codec import decode_entry, encode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.projections.news import NewsProjection
from motherlode.server.runtime.administration import close_table, delete_table, erase_from_table
from motherlode.server.runtime.table_summary import headline_of, member_records, played_records
from motherlode.server.settings import UNLIMITED
from motherlode.server.store import LAST_ENTRY, Append, Headline, Store, open_store
from motherlode.server.store.sqlite import SqliteStore
from motherlode.server.store.sqlite_worker import Row, Statement
from server.client import Client, http, serving, table_of
from server.tables import SIZES, apply_random_commands, game_of, guests, log_of, next_move, opened, seated

CLEO = Guest("cleo-0123456789", "Cleopatra")


def with_cleo(ruleset: str, seats: int, seed: int) -> Table:
    """A table with a random history at which Cleo hosts, sits, talks, mutes and is muted."""
    table = Table([log.Opened(0.0, opened(ruleset, seats).settings, CLEO.id)])
    handle_command(table, CLEO, commands.Sit(0, "t", 0), 1.0)
    for guest in guests(2):
        handle_command(table, guest, commands.Sit(0, "t", 1 if guest.id == "host" else 2), 1.0) if seats > 2 else None
    handle_command(table, CLEO, commands.Say(0, "t", "I am Cleopatra"), 1.0)
    handle_command(table, CLEO, commands.MakeClaim(0, "t", log.LoggedClaim("suspect", seat=1)), 1.0)
    handle_command(table, CLEO, commands.Mute(0, "t", "host"), 1.0)
    handle_command(table, Guest("host", "Ada"), commands.Mute(0, "t", CLEO.id), 1.0)
    if seed:
        handle_command(table, CLEO, commands.Start(0, "t"), 2.0)
    apply_random_commands(table, random.Random(seed), 120)
    return table


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_an_erased_guest_is_nowhere_in_the_log_and_the_games_are_the_same(ruleset: str, seats: int) -> None:
    for seed in range(3):
        table = with_cleo(ruleset, seats, seed)
        leave_table(table, CLEO.id, 500.0)
        entries = [encode_entry(entry) for entry in log_of(table)]
        changed = erase_guest(entries, CLEO.id, "erased-1")
        rewritten = [changed.get(number, entry) for number, entry in enumerate(entries)]
        assert all(CLEO.id.encode() not in entry and b"Cleopatra" not in entry for entry in rewritten)
        again = Table(decode_entry(entry) for entry in rewritten)
        assert (again.state, again.seq, again.actor) == (table.state, table.seq, table.actor)
        assert CLEO.id.encode() not in encode_checkpoint(again)
        if table.game is not None:
            assert game_of(again).history == game_of(table).history
            assert game_of(again).talk == game_of(table).talk
        if again.state == "over":
            record = parse_record(print_record(record_of(game_of(again))))
            assert verify(record).over
        news = NewsProjection("t", again).news("host", -1, "table", whole=True) or b""
        assert b"Cleopatra" not in news
        assert b'"text":""' not in news


def test_every_entry_with_a_guest_is_found_by_the_index() -> None:
    """The index must know each entry type with a kind of guest field, or erasure would miss its tables."""
    fields = {
        field.name
        for kind in log.AnyEntry.__args__
        for field in msgspec.structs.fields(kind)
        if field.type is str and field.name not in {"name", "bot", "seed", "move", "sent", "text"}
    }
    assert fields == {"host", "guest", "whom"}
    assert guests_of(log.Muted(0.0, "one", "two", True)) == ["one", "two"]
    assert guests_of(log.Claimed(0.0, "bot-3", 3, log.LoggedClaim("suspect", seat=1))) == []


def test_the_store_finds_rewrites_and_deletes(store_address: str) -> None:
    async def run() -> None:
        store = await open_store(store_address)
        table = with_cleo("base", 4, 1)
        entries = [encode_entry(entry) for entry in log_of(table)]
        head = Headline(False, "playing", b"{}", 2)
        for name in ("one", "two"):
            epoch = await store.acquire(name, is_new=True)
            given = [CLEO.id, "host", CLEO.id]
            await store.append(Append(name, 0, entries, head, epoch, encode_checkpoint(table), given))
        assert sorted(await store.tables_of(CLEO.id)) == ["one", "two"]
        assert [one.name for one in await store.tables(1, "playing", CLEO.id)] == ["two"]
        epoch = await store.acquire("one")
        assert await erase_from_table(store, "one", CLEO.id, epoch, 600.0)
        assert await store.tables_of(CLEO.id) == ["two"]
        loaded = await store.load("one")
        assert loaded.checkpoint is None
        assert b"Cleopatra" not in b"".join(loaded.entries)
        assert Table(decode_entry(entry) for entry in loaded.entries).chairs[0].away
        assert await close_table(store, "one", epoch, 700.0)
        assert not await close_table(store, "one", epoch, 700.0)
        assert [one.name for one in await store.tables(9, "closed")] == ["one"]
        await store.release("one", epoch)
        assert await store.finished_before(1e12, 9) == ["one"]
        epoch = await store.acquire("two")
        await delete_table(store, "two", epoch)
        assert await store.entries("two", 0, LAST_ENTRY) == await store.tables_of(CLEO.id) == []
        with pytest.raises(Refused):
            await delete_table(store, "two", epoch)
        await store.close()

    asyncio.run(run())


def test_nothing_of_an_erased_guest_stays_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def run() -> None:
        store = await open_store(str(path))
        table = with_cleo("base", 4, 1)
        entries = [encode_entry(entry) for entry in log_of(table)]
        await store.append(Append("one", 0, entries, None, 0, encode_checkpoint(table), [CLEO.id]))
        await erase_from_table(store, "one", CLEO.id, 0, 600.0)
        await store.scrub()
        for file in tmp_path.iterdir():
            assert b"Cleopatra" not in file.read_bytes(), file
        await store.close()

    asyncio.run(run())


async def test_a_guest_is_erased_from_a_table_in_play(store_address: str) -> None:
    """The others stay connected and play on with a bot in the erased guest's seat."""
    async with serving(store_address) as (address, server):
        table, (ada, bob) = await table_of(address, 2, "base", 3)
        await bob.done("say", table, text="Bob was here")
        await ada.done("start", table)
        registry = server._app.context.registry  # type: ignore[union-attr]
        store = registry.services.store
        assert table in await store.tables_of(bob.id)
        erased = await registry.exclusively(table, lambda epoch: erase_from_table(store, table, bob.id, epoch, 1e9))
        assert erased >= 3
        while any(chair.get("guest") == bob.id for chair in ada.last[table]["room"]["chairs"]):
            await ada.change()
        assert "Guest 1" not in str(ada.last[table]["room"])
        assert await ada.play_on(table, random.Random(1), 2) == 2
        assert ada.goodbyes == bob.goodbyes == 0
        await ada.close()
        await ada.connect()
        await ada.subscribe(table)
        back = await Client.come(address, card={"guest": ada.id, "token": ada.token})
        await back.subscribe(table)
        info = (await http(address, "GET", f"/api/tables/{table}")).json()
        assert [chair.get("guest") == bob.id for chair in info["chairs"]] == [False] * 3
        assert not any("Bob was here" in text for text in back.got)
        await back.play_on(table, random.Random(2), 3)
        for one in (ada, bob, back):
            await one.close()


def test_a_table_that_cannot_be_replayed_is_not_rewritten(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        entries = [encode_entry(entry) for entry in log_of(seated("base", 3))]
        damaged = [*entries, b'{"type":"teleported","at":1.0,"guest":"host"}']
        await store.append(Append("one", 0, damaged, None, 0, None, ["host"]))
        with pytest.raises(Exception, match="teleported"):
            await erase_from_table(store, "one", "host", 0, 600.0)
        assert await store.entries("one", 0, LAST_ENTRY) == damaged
        await store.close()

    asyncio.run(run())


def test_moves_after_an_erasure_continue_the_same_game() -> None:
    table = with_cleo("base", 4, 1)
    leave_table(table, CLEO.id, 500.0)
    entries = [encode_entry(entry) for entry in log_of(table)]
    changed = erase_guest(entries, CLEO.id, "erased-1")
    again = Table(decode_entry(changed.get(number, entry)) for number, entry in enumerate(entries))
    for one in (table, again):
        chance = random.Random(5)
        while one.state == "playing":
            next_move(one, chance, 999.0)
    assert game_of(again).history == game_of(table).history


async def test_an_erasure_that_was_cut_off_anywhere_is_completed_by_the_next(store_address: str) -> None:
    """The server is killed before the n-th statement, for every n, and the guest tries again."""
    for cut in count():
        store = await open_store(store_address)
        names = [f"{cut}-{n}" for n in range(2)]
        for name in names:
            await put_finished(store, name)
        killed = KilledAt(store, cut)
        with suppress(Killed):
            await Administration(StoreAtRest(store)).handle(EraseGuest(CLEO.id))
        killed.restore()
        outcome = await Administration(StoreAtRest(store)).handle(EraseGuest(CLEO.id))
        assert not outcome.failed
        for name in names:
            entries = b"".join(await store.entries(name, 0, LAST_ENTRY))
            listed = await store.guests._fetch("SELECT seats FROM headlines WHERE game = $1", name)
            played = await store.history._fetch("SELECT guest, summary FROM played_games WHERE game = $1", name)
            assert {row[0] for row in played} == {"host", "guest-1"}, cut
            for text in (entries, listed[0][0], *(row[1] for row in played)):
                assert b"Cleopatra" not in text, cut
                assert CLEO.id.encode() not in text, cut
        await store.close()
        if not killed.is_due:
            return


async def put_finished(store: Store, name: str) -> None:
    """Store a table with a finished game of Cleo, Ada and another."""
    table = Table(
        [log.Opened(0.0, msgspec.structs.replace(opened("base", 3).settings, options={"rounds": 1}), CLEO.id)]
    )
    for seat, guest in enumerate((CLEO, *guests(2))):
        handle_command(table, guest, commands.Sit(0, "t", seat), 1.0)
    handle_command(table, CLEO, commands.Start(0, "t"), 2.0)
    chance = random.Random(1)
    while table.state == "playing":
        next_move(table, chance, 3.0)
    epoch = await store.acquire(name, is_new=True)
    records = [*played_records(name, table), *member_records(name, table)]
    entries = [encode_entry(entry) for entry in log_of(table)]
    named = [CLEO.id, "host", "guest-1"]
    await store.append(Append(name, 0, entries, headline_of(table), epoch, None, named, records))
    await store.release(name, epoch)


class Killed(Exception):
    pass


class KilledAt:
    """Makes a store fail before its n-th statement or transaction from now on, and for good."""

    def __init__(self, store: Any, number: int) -> None:
        self.is_due = False
        self._left = number
        self._target = store._client if isinstance(store, SqliteStore) else store._database
        self._names = [name for name in ("execute", "fetch", "fetchval", "connection") if hasattr(self._target, name)]
        for name in self._names:
            setattr(self._target, name, self._failing(getattr(self._target, name)))

    def _failing(self, real: Any) -> Any:
        def call(*args: Any) -> Any:
            self.is_due = self.is_due or self._left == 0
            self._left -= 1
            if self.is_due:
                raise Killed
            return real(*args)

        return call

    def restore(self) -> None:
        for name in self._names:
            delattr(self._target, name)


async def test_the_file_is_scrubbed_once_for_all_rewritten_tables(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = await open_store(str(path))
    assert isinstance(store, SqliteStore)
    executed: list[str] = []
    real = store._client.execute

    async def execute(*statements: Statement) -> list[Row]:
        executed.extend(sql for sql, _ in statements)
        return await real(*statements)

    store._client.execute = execute  # type: ignore[method-assign]
    for name in ("one", "two"):
        await put_finished(store, name)
        await erase_from_table(store, name, CLEO.id, 0, 600.0)
    assert "VACUUM" not in executed, "a rewrite delays other writers"
    await store.close()
    store = await open_store(str(path))  # as after a crash
    await store.scrub()
    assert all(b"Cleopatra" not in file.read_bytes() for file in tmp_path.iterdir())
    assert not await store.guests._fetch("SELECT 1 FROM progress WHERE name = 'scrub'")
    await store.close()


async def test_a_guest_is_erased_a_few_times_an_hour_at_most(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(erasures="3/hour")
    async with serving(str(tmp_path / "tables.sqlite"), limits=limits) as (address, _):
        found = []
        for _ in range(5):  # another guest each time: an address is limited too
            ada = await Client.come(address)
            found.append((await http(address, "POST", "/api/me/erasure", token=ada.token)).status_code)
            await ada.close()
        assert found == [201, 201, 201, 429, 429]
