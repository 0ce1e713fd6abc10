"""``motherlode admin``: the same requests on a store at rest and a running server; needs its secret."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import closing
from pathlib import Path

import apsw
import httpx
import msgspec
import pytest

from motherlode.cli import main
from motherlode.server.admin.client import AdminError, ask_server
from motherlode.server.admin.requests import BanGuest, CloseTable, EraseGuest, ListTables
from motherlode.server.admin.signature import AdminSignature
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.runtime.jobs.retention import Retention
from motherlode.server.runtime.table_summary import headline_of
from motherlode.server.store import LAST_ENTRY, Append, Ban, open_store, read_secret
from server.client import BRISK, Client, http, serving, table_of
from server.tables import log_of, seated


def prepared(path: Path) -> Path:
    """Make a store with two tables."""

    async def run() -> None:
        store = await open_store(str(path))
        await store.operations.secret("secret")
        for name in ("one", "two"):
            table = seated("base", 3)
            entries = [encode_entry(entry) for entry in log_of(table)]
            await store.append(Append(name, 0, entries, headline_of(table), 0, None, ["host", "guest-1"]))
        await store.close()

    asyncio.run(run())
    return path


def admin(capsys: pytest.CaptureFixture[str], store: Path, *words: str) -> tuple[int, str]:
    """Run the command; return its status and what it printed."""
    status = main(["admin", "--store", str(store), *words])
    captured = capsys.readouterr()
    return status, captured.out + captured.err


def test_a_store_at_rest_is_administered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = prepared(tmp_path / "tables.sqlite")
    status, out = admin(capsys, store, "list", "--json")
    assert (status, [one["table"] for one in json.loads(out)]) == (0, ["two", "one"])
    assert "host: guest host" in admin(capsys, store, "show", "one")[1]
    assert "1: Guest 1 (guest guest-1)" in admin(capsys, store, "show", "one")[1]
    assert admin(capsys, store, "close", "one", "--yes") == (0, "done\n")
    assert admin(capsys, store, "close", "one", "--yes") == (0, "there was nothing to do\n")
    assert json.loads(admin(capsys, store, "--json", "list", "--state", "closed")[1])[0]["table"] == "one"
    exported = tmp_path / "one.json"
    assert admin(capsys, store, "export", "one", "--output", str(exported))[0] == 0
    assert json.loads(exported.read_text())["entries"][-1]["why"] == "operator"
    assert admin(capsys, store, "erase", "guest-1", "--yes")[0] == 0
    assert "guest-1" not in admin(capsys, store, "show", "two")[1]
    assert admin(capsys, store, "delete", "two", "--yes") == (0, "done\n")
    assert "no such table" in admin(capsys, store, "show", "two")[1]
    assert admin(capsys, store, "ban", "guest-2", "--for", "7d", "--reason", "insults")[0] == 0
    assert "insults" in admin(capsys, store, "bans")[1]
    assert admin(capsys, store, "unban", "guest-2") == (0, "done\n")
    assert admin(capsys, store, "bans") == (0, "no bans\n")
    assert admin(capsys, store, "announce", "--in", "10m", "--text", "back soon")[0] == 0
    assert "back soon" in admin(capsys, store, "announce")[1]
    assert admin(capsys, store, "announce", "--withdraw") == (0, "done\n")
    assert admin(capsys, store, "announce") == (0, "nothing is announced\n")


def test_erasing_a_guest_erases_their_settings_and_subscriptions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = prepared(tmp_path / "tables.sqlite")

    async def settings_of(guest: str, fresh: bytes = b"") -> bytes:
        store = await open_store(str(path))
        if fresh:
            await store.push.set_settings(guest, fresh)
        found = await store.push.settings(guest)
        await store.close()
        return found

    assert all(asyncio.run(settings_of(guest, b'{"turn":false}')) for guest in ("guest-1", "host"))
    assert admin(capsys, path, "erase", "guest-1", "--yes")[0] == 0
    assert not asyncio.run(settings_of("guest-1"))
    assert asyncio.run(settings_of("host"))


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("delete", "one"), "cannot be undone; repeat it with --yes"),
        (("show", "none"), "there is no such table"),
        (("show", "a b"), "invalid request"),
        (("ban", "x", "--for", "soon"), "is not a duration"),
        (("announce", "--text", "soon"), "say when"),
        (("--server", "nowhere", "list"), "is not the address of a server"),
        (("--server", "http://127.0.0.1:9", "list"), "cannot reach"),
        (("juggle",), "invalid choice"),
    ],
)
def test_mistakes_are_explained_and_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], error: str
) -> None:
    store = prepared(tmp_path / "tables.sqlite")
    status, out = admin(capsys, store, *words)
    assert status != 0
    assert error in out
    assert len(json.loads(admin(capsys, store, "list", "--json")[1])) == 2


def test_a_store_that_does_not_exist_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = admin(capsys, tmp_path / "none.sqlite", "list")
    assert (status != 0, "there is no store" in out, list(tmp_path.iterdir())) == (True, True, [])


async def test_a_running_server_is_administered(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        table, (ada, bob) = await table_of(address, 2, "base", 3)
        await bob.done("say", table, text="Bob was here")
        await ada.done("start", table)
        secret = await read_secret(store_address)

        async def ask(request: object) -> object:
            return await asyncio.to_thread(ask_server, address, store_address, secret, request)

        assert [one["table"] for one in await ask(ListTables())] == [table]  # type: ignore[attr-defined]
        outcome = await ask(EraseGuest(bob.id))
        assert outcome["tables"] == [table]  # type: ignore[index]
        info = (await http(address, "GET", f"/api/tables/{table}")).json()
        assert info["chairs"][1]["name"] == "Guest"
        back = await Client.come(address, card={"guest": bob.id, "token": bob.token})
        await ask(BanGuest(bob.id, 60.0, "insults"))
        while not any('"why":"banned"' in text for text in back.got):
            await back.change()
        refused = await http(address, "GET", f"/api/tables/{table}/link", token=bob.token)
        assert (refused.status_code, refused.json()["why"]) == (403, "banned")
        assert (await ask(CloseTable(table)))["changed"]  # type: ignore[index]
        assert (await http(address, "GET", f"/api/tables/{table}")).json()["state"] == "closed"
        for one in (ada, bob, back):
            await one.close()
    async with serving(store_address) as (address, _):  # a ban holds after a restart
        refused = await http(address, "POST", "/api/guests/renewal", token=bob.token)
        assert refused.json()["why"] == "banned"


async def test_only_fresh_signatures_of_the_servers_secret_are_accepted(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")
    async with serving(store) as (address, _):
        body = msgspec.json.encode(ListTables())
        right = AdminSignature(await read_secret(store))
        old = right.sign(body)
        wrong = [
            "",
            "Bearer x",
            f"Bearer {AdminSignature('other').sign(body)}",
            f"Bearer {right.sign(body + b' ')}",
            f"Basic {old}",
        ]
        async with httpx.AsyncClient(base_url=address) as client:
            for header in wrong:
                answer = await client.post("/api/admin", content=body, headers={"authorization": header})
                assert (answer.status_code, answer.json()["why"]) == (401, "bad-token"), header
            answer = await client.post("/api/admin", content=body, headers={"authorization": f"Bearer {old}"})
            assert answer.status_code == 200
        with pytest.raises(AdminError, match="another secret"):
            await asyncio.to_thread(ask_server, address, store, "other", ListTables())


def test_a_signature_expires(monkeypatch: pytest.MonkeyPatch) -> None:
    signature = AdminSignature("secret")
    signed = signature.sign(b"body")
    signature.check(b"body", signed)
    now = time.time()
    for away in (-200.0, 200.0):
        monkeypatch.setattr(time, "time", lambda away=away: now + away)
        with pytest.raises(Exception, match="bad-token"):
            signature.check(b"body", signed)


async def test_everyone_hears_of_maintenance(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, server):
        table, (ada,) = await table_of(address, 1, "base", 3)
        running = server._app.web.state.running_server
        await running.store.operations.announce(b'{"type":"announce","at":2000000000.0,"text":"back soon"}')
        running.changed()
        told = {"type": "announcement", "at": 2e9, "text": "back soon"}
        while told not in map(json.loads, ada.got):
            await ada.change()
        late = await Client.come(address)
        assert (await late.command("subscribe", table))["type"] == "done"
        assert told in map(json.loads, late.got)
        for one in (ada, late):
            await one.close()


def test_bans_end_and_are_forgotten(store_address: str) -> None:
    async def run() -> None:
        store = await open_store(store_address)
        await store.operations.set_ban(Ban("one", 100.0, "", 1.0))
        await store.operations.set_ban(Ban("two", None, "", 2.0))
        assert [ban.guest for ban in await store.operations.bans(50.0, 9)] == ["two", "one"]
        assert [ban.guest for ban in await store.operations.bans(150.0, 9)] == ["two"]
        assert await store.operations.lift_ban("two")
        assert not await store.operations.lift_ban("one")
        await store.close()

    asyncio.run(run())


async def test_old_finished_tables_are_deleted_and_others_are_kept(store_address: str) -> None:
    async with serving(store_address, BRISK._replace(idle=0.05, idle_over=0.05)) as (address, server):
        over, (ada,) = await table_of(address, 1, "base", 3)
        running, (bob,) = await table_of(address, 1, "base", 3)
        assert server._app.context is not None
        registry = server._app.context.registry
        secret = await read_secret(store_address)
        await asyncio.to_thread(ask_server, address, store_address, secret, CloseTable(over))
        await ada.close()
        while registry.is_loaded(over):
            await asyncio.sleep(0.02)
        deleted: list[str] = []
        assert await Retention(registry, 3600.0, deleted.append).delete_old() == 0
        while not await Retention(registry, 1e-6, deleted.append).delete_old():
            await asyncio.sleep(0.02)  # a sweep may have it in memory for a moment
        store = registry.services.store
        assert deleted == [over], "nobody is told, and its replays stay in the caches"
        assert await store.entries(over, 0, LAST_ENTRY) == []
        assert await store.entries(running, 0, LAST_ENTRY) != []
        assert (await http(address, "GET", f"/api/tables/{over}")).status_code == 404
        await bob.close()


async def test_a_private_table_that_nobody_visits_closes(store_address: str) -> None:
    timing = BRISK._replace(gathering_private=2.0, idle=0.05)  # on a busy machine Ada takes a while to get there
    async with serving(store_address, timing) as (address, _):
        table, (ada,) = await table_of(address, 1, "base", 3)
        await ada.close()
        while (await http(address, "GET", f"/api/tables/{table}")).json()["state"] != "closed":
            await asyncio.sleep(0.05)


async def test_metrics_can_have_an_address_of_their_own(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite"), metrics_address="127.0.0.1:0") as (address, server):
        assert (await http(address, "GET", "/metrics")).status_code == 404
        assert server.metrics is not None
        there = f"http://127.0.0.1:{server.metrics.port}"
        answer = await http(there, "GET", "/metrics")
        assert (answer.status_code, "motherlode_moves" in answer.text) == (200, True)
        assert (await http(there, "GET", "/api/tables")).status_code == 404
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        assert (await http(address, "GET", "/metrics")).status_code == 200


async def test_a_store_that_can_be_read_but_not_written_is_not_ready(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    async with serving(str(path)) as (address, _):
        assert (await http(address, "GET", "/readyz")).status_code == 200
        with closing(apsw.Connection(str(path))) as other:
            other.set_busy_timeout(10_000)
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(1.1)  # for so long an answer is cached
            assert (await http(address, "GET", "/readyz")).status_code == 503
            assert (await http(address, "GET", "/livez")).status_code == 200
            other.execute("ROLLBACK")
        while (await http(address, "GET", "/readyz")).status_code != 200:
            await asyncio.sleep(0.1)
