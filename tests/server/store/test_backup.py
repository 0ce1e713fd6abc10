"""A backup taken while games are played is the store of one moment, and plays on after it is restored."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.server.store import LAST_ENTRY, open_store
from motherlode.server.store.backup import BackupError, back_up, restore
from server.client import Client, serving, table_of


async def logs_of(store: Path, table: str) -> list[bytes]:
    opened = await open_store(str(store))
    try:
        return await opened.entries(table, 0, LAST_ENTRY)
    finally:
        await opened.close()


async def test_a_backup_under_load_has_all_that_was_acknowledged_before_it(tmp_path: Path) -> None:
    store, copy, again = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite", tmp_path / "again.sqlite"
    async with serving(str(store)) as (address, _):
        table, (ada,) = await table_of(address, 1, "base", 3)
        await ada.done("start", table)
        playing = asyncio.create_task(ada.play_on(table, random.Random(1)))
        while ada.seen[table] < 12:
            await ada.change()
        acknowledged = ada.seen[table]
        contents = await asyncio.to_thread(back_up, store, copy)
        playing.cancel()
        card = {"guest": ada.id, "token": ada.token}
        await ada.close()
    whole, backed_up = await logs_of(store, table), await asyncio.to_thread(_entries, copy)
    assert acknowledged < len(backed_up) == contents.entries
    assert backed_up == whole[: len(backed_up)]
    assert restore(copy, again) == contents
    async with serving(str(again)) as (address, _):
        back = await Client.come(address, card=card)
        await back.subscribe(table)
        assert back.seen[table] >= len(backed_up) - 1
        await back.play_on(table, random.Random(2), 2)
        await back.close()


def _entries(file: Path) -> list[bytes]:
    connection = sqlite3.connect(file)
    rows = [entry for (entry,) in connection.execute("SELECT entry FROM entries ORDER BY seq")]
    connection.close()
    return rows


async def _make_store(path: Path) -> None:
    await (await open_store(str(path))).close()


def test_what_would_be_lost_or_is_in_use_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(_make_store(store))
    assert main(["backup", str(copy), "--store", str(store)]) == 0
    assert "0 tables, 0 log entries" in capsys.readouterr().out
    assert main(["backup", str(copy), "--store", str(store)]) != 0
    assert main(["restore", str(copy), "--store", str(store)]) != 0
    assert "--force" in capsys.readouterr().err
    store.write_bytes(b"what was here")
    assert main(["restore", str(copy), "--store", str(store), "--force"]) == 0
    assert (tmp_path / "tables.sqlite.before-restore").read_bytes() == b"what was here"
    asyncio.run(_make_store(store))
    assert main(["backup", str(copy), "--store", "postgresql://host/name"]) != 0
    assert "pg_dump" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.part*"))


async def test_a_store_that_a_server_has_open_is_not_replaced(tmp_path: Path) -> None:
    store, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    opened = await open_store(str(store))
    back_up(store, copy)
    with pytest.raises(BackupError, match="stop it first"):
        restore(copy, store, overwrite=True)
    await opened.close()


@pytest.mark.parametrize("content", [b"", b"not a database at all, only some text" * 100])
def test_what_is_not_a_backup_is_refused(tmp_path: Path, content: bytes) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(content)
    with pytest.raises(BackupError, match="not a backup"):
        restore(copy, tmp_path / "tables.sqlite")
    assert not (tmp_path / "tables.sqlite").exists()
