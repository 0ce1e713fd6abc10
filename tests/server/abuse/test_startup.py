"""Startup failures are reported in one line: the store, its lock, its version, the port."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from motherlode import __version__
from motherlode.server.store import StoreError, open_store
from server.abuse.launch import Launched, serve_and_fail
from server.conftest import fresh_database

_PR_CAPBSET_DROP = 24
_CAP_DAC_OVERRIDE = 1
_CAP_NET_BIND_SERVICE = 10


def without(*capabilities: int) -> Callable[[], None]:
    """Return a preexec function that drops capabilities, so that a test run as root behaves like a user."""
    libc = ctypes.CDLL(None, use_errno=True)

    def drop() -> None:
        for capability in capabilities if os.getuid() == 0 else ():
            assert libc.prctl(_PR_CAPBSET_DROP, capability, 0, 0, 0) == 0

    return drop


linux_only = pytest.mark.skipif(sys.platform != "linux", reason="drops capabilities of Linux")


def made(path: Path) -> Path:
    """Create and close a store."""

    async def make() -> None:
        await (await open_store(str(path))).close()

    asyncio.run(make())
    return path


@linux_only
def test_a_read_only_file_is_reported(tmp_path: Path) -> None:
    path = made(tmp_path / "tables.sqlite")
    path.chmod(0o444)
    status, said = serve_and_fail("--port", "0", "--store", path, before=without(_CAP_DAC_OVERRIDE))
    assert (status, said) == (
        2,
        f"motherlode serve: cannot keep tables in the file {path}: no permission to write it\n",
    )


@linux_only
@pytest.mark.parametrize("exists", [True, False])
def test_a_read_only_folder_is_reported(tmp_path: Path, exists: bool) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = made(folder / "tables.sqlite") if exists else folder / "tables.sqlite"
    (folder / "tables.sqlite.lock").unlink(missing_ok=True)
    folder.chmod(0o555)
    status, said = serve_and_fail("--port", "0", "--store", path, before=without(_CAP_DAC_OVERRIDE))
    folder.chmod(0o755)
    assert status == 2
    assert (
        said == f"motherlode serve: cannot keep tables in the file {path}: no permission to write in the folder"
        f" {folder}\n"
    )


def test_a_folder_and_a_path_through_a_file_are_reported(tmp_path: Path) -> None:
    assert serve_and_fail("--port", "0", "--store", tmp_path) == (
        2,
        f"motherlode serve: cannot keep tables in the file {tmp_path}: it is a folder, not a file\n",
    )
    (tmp_path / "file").write_text("")
    status, said = serve_and_fail("--port", "0", "--store", tmp_path / "file" / "tables.sqlite")
    assert status == 2
    assert said.count("\n") == 1
    assert "File exists" in said or "Not a directory" in said


def test_a_missing_folder_is_created(tmp_path: Path) -> None:
    made(tmp_path / "new" / "folder" / "tables.sqlite")
    assert (tmp_path / "new" / "folder" / "tables.sqlite").exists()


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, said = serve_and_fail("--port", str(port), "--store", tmp_path / "tables.sqlite")
    assert status == 2
    assert said.startswith(
        f"motherlode serve: cannot listen on 127.0.0.1:{port}: the port is in use by another program; "
    )
    assert said.count("\n") == 1


@linux_only
def test_a_privileged_port_is_reported(tmp_path: Path) -> None:
    if int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text()) <= 1:
        pytest.skip("here everyone may use every port")
    status, said = serve_and_fail(
        "--port", "1", "--store", tmp_path / "tables.sqlite", before=without(_CAP_NET_BIND_SERVICE)
    )
    assert status == 2
    assert said.startswith("motherlode serve: cannot listen on 127.0.0.1:1: no permission to use this port; ")


def test_an_address_of_another_machine_is_reported(tmp_path: Path) -> None:
    status, said = serve_and_fail("--host", "192.0.2.7", "--store", tmp_path / "tables.sqlite")
    assert (status, said) == (
        2,
        "motherlode serve: cannot listen on 192.0.2.7:8000: it is not an address of this machine\n",
    )


def test_a_second_server_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    link = tmp_path / "link.sqlite"
    refused = "another motherlode server has this file open"
    with Launched(tmp_path, "--store", path) as first:
        link.symlink_to(path)
        for name in (path, link):
            status, said = serve_and_fail("--port", "0", "--store", name)
            assert (status, said) == (2, f"motherlode serve: cannot keep tables in the file {name}: {refused}\n")
        _kill_sqlite_worker(first)
        with sqlite3.connect(path) as reader, sqlite3.connect(tmp_path / "backup.sqlite") as copy:
            reader.backup(copy)
            assert copy.execute("SELECT count(*) FROM secrets").fetchone() == (1,)
        assert serve_and_fail("--port", "0", "--store", path)[0] == 2, "the lock was released with its holder"
        os.kill(first.process.pid, signal.SIGKILL)
        first.process.wait()
        with Launched(tmp_path, "--store", path):
            pass


def _kill_sqlite_worker(server: Launched) -> None:
    """Kill the SQLite worker; the server starts another when it needs one."""
    pid = server.process.pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        if "sqlite_worker.py" in Path(f"/proc/{child}/cmdline").read_text():
            os.kill(int(child), signal.SIGKILL)


async def test_closing_a_store_releases_its_file(tmp_path: Path) -> None:
    first = await open_store(str(tmp_path / "t.sqlite"))
    with pytest.raises(StoreError, match="another motherlode server has this file open"):
        await open_store(str(tmp_path / "t.sqlite"))
    await first.close()
    await (await open_store(str(tmp_path / "t.sqlite"))).close()


NEWER = f"it has schema version 99, and motherlode {__version__} knows versions up to "


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = made(tmp_path / "tables.sqlite")
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    status, said = serve_and_fail("--port", "0", "--store", path)
    assert status == 2
    assert said.startswith(f"motherlode serve: cannot keep tables in the file {path}: {NEWER}")
    assert said.count("\n") == 1


def test_a_database_of_a_newer_version_is_refused(postgres_server: str) -> None:
    database = fresh_database(postgres_server)

    async def run() -> None:
        await (await open_store(database)).close()
        connection = await asyncpg.connect(database)
        await connection.execute("INSERT INTO migrations VALUES (99)")
        await connection.close()
        with pytest.raises(StoreError) as refused:
            await open_store(database)
        assert NEWER in str(refused.value)

    asyncio.run(run())
