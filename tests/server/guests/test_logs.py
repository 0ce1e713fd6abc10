"""Logs are JSON lines without secrets, tokens or full table names."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from pathlib import Path

from motherlode.server.store import open_store
from server.client import Client, http, table_of

_SERVE = "import sys; from motherlode.cli import main; sys.exit(main(sys.argv[1:]))"


def test_logs_contain_no_secret_or_token_and_sigterm_exits_cleanly(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.sqlite")

    async def run() -> tuple[str, list[str]]:
        words = ["serve", "--store", store, "--port", "0", "--bot-pause", "0", "--round-pause", "0"]
        words += ["--unlimited"]
        server = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            _SERVE,
            *words,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "MOTHERLODE_SECRET": "the-secret-of-this-test"},
        )
        assert server.stdout is not None
        line = (await server.stdout.readline()).decode()
        assert line.startswith("Motherlode is at http://127.0.0.1:")
        address = line.split()[-1]
        table, clients = await table_of(address, 2, "base", 3, options={"rounds": 1})
        await clients[0].done("start", table)
        await clients[0].send_raw("junk")
        await http(address, "GET", f"/api/tables/{table}/link", token=clients[0].token)
        await http(address, "GET", f"/api/tables/{table}/games/77/record", token="forged-token-of-this-test")
        await asyncio.gather(*(client.play_on(table, random.Random(n)) for n, client in enumerate(clients)))
        seed = clients[0].last[table]["game"]["result"]["seed"]
        waiting = [asyncio.create_task(goodbye(client)) for client in clients]
        server.send_signal(signal.SIGTERM)
        _, err = await server.communicate()
        await asyncio.gather(*waiting)
        assert server.returncode == 0
        for client in clients:
            await client.close()
        secrets = ["the-secret-of-this-test", "forged-token-of-this-test", table, seed]
        return err.decode(), secrets + [client.token for client in clients] + [client.id for client in clients]

    logs, secrets = asyncio.run(run())
    lines = [json.loads(line) for line in logs.splitlines()]
    assert {"open", "closed"} <= {line["event"] for line in lines}
    for secret in secrets:
        assert secret not in logs


async def goodbye(client: Client) -> None:
    while not client.goodbyes:
        await client.change()


async def test_the_generated_secret_is_in_the_store_and_not_in_the_logs(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.sqlite"))
    first = await store.operations.secret("first")
    await store.close()
    store = await open_store(str(tmp_path / "tables.sqlite"))
    assert await store.operations.secret("second") == first
    await store.close()
