"""Loading many tables, or requesting many games, fills neither the memory nor the event loop."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from motherlode.server.runtime import room_registry
from motherlode.server.settings import UNLIMITED
from server.client import Client, http, open_table, serving, table_of


async def test_rooms_that_nobody_watches_are_unloaded_when_there_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_registry, "_MAX_UNWATCHED", 10)
    async with serving(str(tmp_path / "tables.sqlite")) as (address, server):
        ada = await Client.come(address)
        watched = await open_table(ada)
        await ada.subscribe(watched)
        tables = [await open_table(ada) for _ in range(40)]
        context = server._app.context
        assert context is not None
        rooms = context.registry._rooms
        while len(rooms) > 12:
            await asyncio.sleep(0.01)
        assert watched in rooms
        assert (await http(address, "GET", f"/api/tables/{tables[0]}")).json()["state"] == "gathering"


async def test_games_are_asked_for_at_a_limited_rate(tmp_path: Path) -> None:
    limits = UNLIMITED._replace(replays="5/minute")
    async with serving(str(tmp_path / "tables.sqlite"), limits=limits) as (address, server):
        table, people = await table_of(address, 3, "lost-mines", 3, options={"rounds": 1})
        await people[0].done("start", table)
        await asyncio.gather(*(each.play_on(table, random.Random(1)) for each in people))
        paths = [f"/api/tables/{table}/games/0/{what}" for what in ("record", "pictures/end", "analysis", "replay")]
        while (await http(address, "GET", paths[2])).json().get("state") != "done":
            await asyncio.sleep(0.05)
        for _ in range(5):
            await http(address, "GET", paths[0])
        for path in paths:
            refused = await http(address, "GET", path)
            assert (refused.status_code, refused.json()["why"]) == (429, "too-fast"), path
        assert table in {key[0] for key in server._app.web.state.analyses._cache}
