"""A turn lasts at most its clock and the stand-in's pause, whatever its player does."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry, encode_entry
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import Clock, TableSettings
from motherlode.server.runtime.bots.bot_pool import BotPool
from motherlode.server.runtime.room import Room
from motherlode.server.runtime.room_registry import RoomRegistry
from motherlode.server.runtime.scheduler import Services, turn_deadline
from motherlode.server.runtime.table_loader import load_table
from motherlode.server.store import open_store
from server.client import BRISK, Client, serving, table_of
from server.tables import HOST, game_of, log_of

CLOCK = {"unit": "seconds", "length": 1}
PAUSE = 0.3
GRACE = 5.0
SLACK = 1.0
"""Tolerance for a busy machine. Without the limit, a turn lasts as long as the test."""


def longest_turn(facts: list[Any]) -> float:
    """Return the duration of the longest turn in the log, including the unfinished one."""
    turns = [fact["what"]["at"] for fact in facts if fact["what"]["type"] in ("began", "moved")]
    return max(after - before for before, after in pairwise([*turns, time.time()]))


async def come_and_go(client: Client, table: str, chance: random.Random, seconds: float) -> list[Any]:
    """Leave, return, disconnect and reconnect at random, without moving; return all received facts."""
    facts: list[Any] = []
    until = time.monotonic() + seconds
    card = {"guest": client.id, "token": client.token}
    while time.monotonic() < until:
        await asyncio.sleep(chance.choice([0.0, 0.05, 0.1, 0.2, 0.4]))
        what = chance.random()
        if what < 0.4:
            await client.command("leave", table)
        elif what < 0.8:
            await client.command("sit", table, seat=0)
        else:
            await client.close()
            facts += [fact for news in client.news for fact in news["facts"]]
            seen = client.seen
            client = await Client.come(client.address, card=card)
            client.seen = seen
            await client.subscribe(table, "none")
    await client.close()
    return facts + [fact for news in client.news for fact in news["facts"]]


async def test_leaving_and_returning_does_not_extend_a_turn(tmp_path: Path) -> None:
    timing = BRISK._replace(bot_pause=(PAUSE, PAUSE))
    async with serving(str(tmp_path / "tables.sqlite"), timing) as (address, _):
        warm, (ada,) = await table_of(address, 1, "base", 3, clock=CLOCK)
        await ada.done("start", warm)
        await ada.done("leave", warm)  # start the bot process before measuring
        while not any(fact["what"].get("by") for news in ada.news for fact in news["facts"]):
            await ada.change()
        tables = [await table_of(address, 1, "base", 3, clock=CLOCK) for _ in range(8)]
        for table, (client,) in tables:
            await client.done("start", table)
        told = await asyncio.gather(
            *(come_and_go(client, table, random.Random(n), 7.0) for n, (table, (client,)) in enumerate(tables))
        )
        for facts in told:
            assert longest_turn(facts) < 1.0 + PAUSE + SLACK
        await ada.close()


async def test_restarts_extend_a_turn_at_most_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that restarts every 4 s, on a clock that only the test moves."""
    now = time.time()
    started, step = now, 4.0
    monkeypatch.setattr(time, "time", lambda: now)
    path = str(tmp_path / "tables.sqlite")
    timing = BRISK._replace(grace=10.0)
    name, turn_seq = "", -1
    while now - started < 10 * step:
        store = await open_store(path)
        registry = RoomRegistry(Services(store, BotPool(), timing, now))
        name = name or await registry.open(TableSettings("base", 3, clock=Clock("seconds", 20), bots="random"), HOST)
        room = await registry.room(name)
        if turn_seq < 0:
            await room.ask(lambda now, room=room: sit_and_start(room.table, now))
            turn_seq = room.table.turn_seq
        await asyncio.sleep(0.01)  # let timers that are due run,
        await room.ask(lambda _: None)  # and what they asked for be committed
        is_over = room.table.turn_seq != turn_seq or bool(room.table.bot_to_move)
        extensions = sum(isinstance(entry, log.TimeExtended) for entry in log_of(room.table))
        await registry.close()
        await store.close()
        if is_over:
            break
        now += step
    assert is_over, "restarts hold a turn for ever"
    assert extensions == 1
    assert now - started == 24.0, "extended at 12 s, by 10 s; the next restart after 22 s finds it over"


async def test_a_table_that_is_handed_over_while_it_is_played_extends_no_turn(tmp_path: Path) -> None:
    """Otherwise, who plays alone with bots could gain time by connecting to one node after another."""
    store = await open_store(str(tmp_path / "tables.sqlite"))
    registry = RoomRegistry(Services(store, BotPool(), BRISK._replace(grace=10.0), time.time()))
    extensions = []
    for is_handed_over in (True, False):
        name = await registry.open(TableSettings("base", 3, clock=Clock("seconds", 60), bots="random"), HOST)
        room = await registry.room(name)
        await room.ask(lambda now, table=room.table: sit_and_start(table, now - 55.0))
        await room.finish()
        await registry.until_ended(name)
        table, checkpointed = await load_table(store, name)
        again = Room(name, table, registry.services, 0, checkpointed, is_handed_over=is_handed_over)
        registry.start(again)
        await asyncio.sleep(0.01)
        await again.ask(lambda _: None)
        extensions.append(sum(isinstance(entry, log.TimeExtended) for entry in log_of(table)))
    await registry.close()
    await store.close()
    assert extensions == [0, 1]


def sit_and_start(table: Table, now: float) -> None:
    """Seat a person on every seat, and start."""
    for seat in range(3):
        handle_command(table, Guest(f"guest {seat}", ""), commands.Sit(0, "t", seat), now)
    handle_command(table, HOST, commands.Start(0, "t"), now)


def test_a_turns_deadline_only_moves_by_one_restart_and_then_the_stand_in_plays() -> None:
    """Without real time: random commands at random times, with tables rebuilt from their logs."""
    for seed in range(300):
        hold_a_turn(random.Random(seed))


def hold_a_turn(chance: random.Random) -> None:
    table = Table([log.Opened(0.0, TableSettings("base", 3, clock=Clock("seconds", 20), bots="random"), HOST.id)])
    sit_and_start(table, 100.0)
    me = Guest(table.chairs[table.actor].guest, "")
    now, turn_seq, ends = 100.0, table.turn_seq, {turn_deadline(table, GRACE)}
    while now < 200.0:
        now += chance.expovariate(0.5)
        what = chance.randrange(5)
        if what == 0:
            handle_command(table, me, commands.Leave(0, "t"), now)
        elif what == 1:
            handle_command(table, me, commands.Sit(0, "t", table.seat_of(me.id)), now)
        elif what == 2:
            table.mark_returned(me.id, now)
        elif what == 3:
            table = Table([decode_entry(encode_entry(entry)) for entry in log_of(table)])
            if turn_deadline(table, GRACE):
                table.extend_time(now)
        end = turn_deadline(table, GRACE)
        ends.add(end)
        if end and now >= end:
            table.expire_turn(turn_seq, now)
        if now >= max(ends):
            assert table.bot_to_move, "from here on its thinking is not interrupted"
    assert ends - {0.0} <= {120.0, max(120.0, table.extended_at + GRACE)}
    assert sum(isinstance(entry, log.TimeExtended) for entry in log_of(table)) <= 1


def test_a_player_who_returns_after_the_deadline_gets_the_next_turn() -> None:
    table = Table([log.Opened(0.0, TableSettings("base", 3, clock=Clock("seconds", 20), bots="random"), HOST.id)])
    sit_and_start(table, 100.0)
    seat, turn_seq = table.actor, table.turn_seq
    me = Guest(table.chairs[seat].guest, "")
    handle_command(table, me, commands.Leave(0, "t"), 101.0)
    handle_command(table, me, commands.Sit(0, "t", seat), 119.0)
    assert not table.bot_to_move, "a second is left"
    assert turn_deadline(table, 30.0) == 120.0
    handle_command(table, me, commands.Leave(0, "t"), 119.5)
    handle_command(table, me, commands.Sit(0, "t", seat), 120.5)
    assert table.bot_to_move, "nothing is left"
    assert table.chairs[seat].away == ""
    table.apply_bot_move(str(game_of(table).legal[0]), turn_seq, 121.0)
    assert isinstance(table.log.last.entry, log.Moved)
    assert table.log.last.entry.by == "stand-in"
    while table.actor != seat:
        mover = table.chairs[table.actor].guest
        handle_command(table, Guest(mover, ""), commands.Play(0, "t", table.seq, str(game_of(table).legal[0])), 122.0)
    assert not table.bot_to_move
    assert turn_deadline(table, 30.0) == 142.0
