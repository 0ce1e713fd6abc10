"""Tables written by a newer version are refused with their own reason, and logged once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from motherlode import __version__
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import encode_entry
from motherlode.server.domain.table_settings import TableSettings
from motherlode.server.store import Append, Headline, Node, Store, open_store
from server.abuse.launch import Launched
from server.client import Client, http
from server.conftest import fresh_database

TERMS = TableSettings(ruleset="base", seats=3)
LOGS = {
    "newer": [b'{"type":"teleported","at":1.0}'],
    "newer-field": [b'{"type":"stood","at":1.0,"seat":"the third"}'],
    "damaged": [b"{damaged"],
    "newer-ruleset": [
        encode_entry(log.Opened(1.0, msgspec.structs.replace(TERMS, ruleset="moon"), "host")),
        encode_entry(log.Began(2.0, "seed")),
    ],
}


async def write(store: Store) -> None:
    for name, entries in LOGS.items():
        opened = [] if name == "newer-ruleset" else [encode_entry(log.Opened(1.0, TERMS, "host"))]
        head = Headline(True, "gathering", b'{"ruleset":"base","seats":3,"gravity":2}', 0)
        await store.append(Append(name, 0, [*opened, *entries], head, await store.acquire(name, is_new=True)))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_tables_of_a_newer_version_are_refused_and_logged_once(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = str(tmp_path / "tables.sqlite")
    if kind == "postgres":
        store = fresh_database(request.getfixturevalue("postgres_server"))

    async def prepare() -> None:
        opened = await open_store(store, Node("newer", "", 10.0))
        await write(opened)
        for name in LOGS:
            await opened.release(name, 1)
        await opened.close()

    async def attack(address: str) -> None:
        ada = await Client.come(address)
        for name in LOGS:
            for _ in range(3):
                answer = await http(address, "GET", f"/api/tables/{name}")
                assert (answer.status_code, answer.json()) == (409, {"why": "unreadable-table"})
                assert (await ada.command("subscribe", name))["why"] == "unreadable-table"
        assert (await http(address, "GET", "/api/tables")).json() == []
        await ada.close()

    async def take_from(address: str) -> None:
        """A newer server can acquire the tables while the older one is running."""
        newer = await open_store(store, Node("newer", "", 10.0))
        for name in LOGS:
            assert await newer.acquire(name) >= (kind == "postgres")
        await newer.close()

    asyncio.run(prepare())
    with Launched(tmp_path, "--store", store, "--unlimited") as server:
        asyncio.run(attack(server.address))
        if kind == "postgres":
            asyncio.run(take_from(server.address))
        lines = [line for line in server.log() if line["level"] == "error"]
    assert sorted(line["table"] for line in lines) == sorted(name[:6] for name in LOGS)
    assert {line["version"] for line in lines} == {__version__}
    assert {line.get("kind") for line in lines if line["event"] == "unreadable table"} == {"teleported", "stood", ""}
