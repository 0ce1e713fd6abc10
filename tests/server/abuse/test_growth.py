"""Commands cannot make a log grow quickly: all but moves are rate limited."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.settings import Limits, Rate
from motherlode.server.transport.rate_limits import TokenBuckets
from server.client import Client, http, open_table, serving

LIMITS = Limits(requests="100000/second", openings="100000/second", messages=1000)
Command = tuple[str, dict[str, Any]]


def mute(chance: random.Random) -> Command:
    return "mute", {"guest": f"guest {chance.randrange(3)}", "on": chance.random() < 0.5}


def hop(chance: random.Random) -> Command:
    return ("leave", {}) if chance.random() < 0.3 else ("sit", {"seat": chance.randrange(10)})


def attend(chance: random.Random) -> Command:
    kind = chance.choice(["continue", "rematch", "regather", "withdraw-seat-request", "hand-over", "request-seat"])
    return kind, {"seat": chance.randrange(10)} if kind in ("hand-over", "request-seat") else {}


async def flood(client: Client, table: str, command: Callable[[random.Random], Command], times: int) -> list[Any]:
    """Send commands as fast as they are answered; return the reason of each refusal, or None."""
    chance = random.Random(client.id)
    whys = []
    for _ in range(times):
        kind, fields = command(chance)
        whys.append((await client.command(kind, table, **fields)).get("why"))
    return whys


@pytest.mark.parametrize("command", [mute, hop, attend])
async def test_a_flood_from_a_dozen_sockets_adds_few_entries_and_does_not_block_the_host(
    tmp_path: Path, command: Callable[[random.Random], Command]
) -> None:
    async with serving(str(tmp_path / "tables.sqlite"), limits=LIMITS) as (address, _):
        host = await Client.come(address, "Ada")
        table = await open_table(host, "base", 10)
        crowd = [await Client.come(address, f"Guest {n}") for n in range(12)]
        began = time.monotonic()
        whys = await asyncio.gather(*(flood(client, table, command, 80) for client in crowd))
        allowed = 12 * (20 + time.monotonic() - began)
        seq = await host.done("start", table)
        assert sum(some.count("too-fast") for some in whys) > 12 * 80 - allowed - 1
        assert seq < 2 * allowed + 12, "a hop is two entries"
        await asyncio.gather(*(client.close() for client in (host, *crowd)))


async def test_spectators_share_a_limit_per_table_and_seated_guests_do_not(tmp_path: Path) -> None:
    few = LIMITS._replace(table_commands=Rate(10, 0.001))
    async with serving(str(tmp_path / "tables.sqlite"), limits=few) as (address, _):
        ada, bo = await Client.come(address, "Ada"), await Client.come(address, "Bo")
        table, other = await open_table(ada), await open_table(ada)
        await bo.done("sit", table, seat=1)
        crowd = [await Client.come(address, f"Guest {n}") for n in range(6)]
        whys = await asyncio.gather(*(flood(client, table, mute, 4) for client in crowd))
        assert sum(some.count(None) for some in whys) == 9
        assert (await crowd[0].command("say", table, text="boo"))["why"] == "too-fast"
        await crowd[0].done("say", other, text="there is room here")
        await ada.done("put-bot", table, seat=0, bot="random")
        await bo.done("say", table, text="hello")
        await asyncio.gather(*(client.close() for client in (ada, bo, *crowd)))


async def test_sitting_and_inviting_over_http_is_limited(tmp_path: Path) -> None:
    few = LIMITS._replace(commands=Rate(3, 0.001))
    async with serving(str(tmp_path / "tables.sqlite"), limits=few) as (address, _):
        ada = await Client.come(address)
        table = await open_table(ada)
        tried = [
            await http(address, "POST", f"/api/tables/{table}/seats", {"seat": seat}, ada.token)
            for seat in (0, 1, 2, 3)
        ]
        assert [one.status_code for one in tried] == [201, 201, 201, 429]
        invitation = {"seat": 0, "name": "Bot"}
        invited = await http(address, "POST", f"/api/tables/{table}/invitations", invitation, ada.token)
        assert invited.json()["why"] == "too-fast"
        await ada.close()


def test_a_token_bucket_allows_a_burst_and_then_its_rate() -> None:
    buckets = TokenBuckets(Rate(20, 2.0))
    assert [buckets.take("a", 100.0) for _ in range(21)] == [True] * 20 + [False]
    assert buckets.take("b", 100.0)
    assert [buckets.take("a", 101.0) for _ in range(3)] == [True, True, False]
    assert sum(buckets.take("a", 110.0 + step / 10) for step in range(601)) == 18 + 2 * 60


def test_token_buckets_are_dropped_when_full_and_bounded_in_number() -> None:
    buckets = TokenBuckets(Rate(20, 1.0), most=1000)
    for number in range(100_000):
        buckets.take(f"guest {number}", number / 100_000)
        assert len(buckets) <= 1000
    for number in range(200):
        buckets.take(f"late {number}", 100.0)
    assert len(buckets) <= 200
