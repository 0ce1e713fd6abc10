"""Scheduled changes: clocks, absent players, bots, restarts, shutdown."""

from __future__ import annotations

import asyncio
import os
import random
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from motherlode import Claim, Game, Move
from motherlode.bots import BOTS
from motherlode.server.runtime.bots.bot_pool import BotPool, BotRequest
from motherlode.server.runtime.timing import Timing
from server.client import BRISK, Client, http, open_table, serving, table_of


def store_in(folder: Path) -> str:
    return str(folder / "tables.sqlite")


def moves_by(client: Client, table: str) -> list[dict[str, Any]]:
    facts = [fact["what"] for news in client.news if news["table"] == table for fact in news["facts"]]
    return [what for what in facts if what["type"] == "moved"]


def kinds(client: Client) -> list[str]:
    return [fact["what"]["type"] for news in client.news for fact in news["facts"]]


async def test_a_bot_stands_in_after_a_timeout_until_the_player_returns(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        clock = {"unit": "seconds", "length": 1}
        table, (ada, bo) = await table_of(address, 2, "base", 3, clock=clock)
        await ada.done("start", table)
        while "away" not in kinds(ada):
            await ada.change()
        while not any(move.get("by") == "stand-in" for move in moves_by(ada, table)):
            await ada.change()
        away = next(n for n, chair in enumerate(ada.last[table]["room"]["chairs"]) if chair.get("away"))
        sleeper = (ada, bo)[away]
        await sleeper.done("sit", table, seat=away)
        while "returned" not in kinds(ada):
            await ada.change()
        assert not ada.last[table]["room"]["chairs"][away].get("away")
        assert any(news.get("ends_at", 0) > time.time() - 30 for news in ada.news)
        await asyncio.gather(ada.close(), bo.close())


@pytest.mark.parametrize("bot", sorted({*BOTS} - {"search"}))  # it has a time budget per move
async def test_every_bot_plays_a_whole_game_at_a_table(tmp_path: Path, bot: str) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        ada = await Client.come(address)
        table = await open_table(ada, "base", 3, bots=bot, options={"rounds": 1})
        await ada.subscribe(table)
        await ada.done("sit", table, seat=0)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1))
        assert {move["by"] for move in moves_by(ada, table) if "by" in move} == {"bot"}
        await ada.close()


async def test_a_bot_may_speak_after_its_move_and_everyone_hears_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[BotRequest] = []

    async def speak(self: BotPool, request: BotRequest) -> Claim:
        asked.append(request)
        return Claim("thanks")

    monkeypatch.setattr(BotPool, "speak", speak)
    async with serving(store_in(tmp_path)) as (address, _):
        ada = await Client.come(address)
        table = await open_table(ada, "base", 3, bots="belief")
        await ada.subscribe(table)
        await ada.done("sit", table, seat=0)
        await ada.done("start", table)
        playing = asyncio.create_task(ada.play_on(table, random.Random(1), moves=2))
        while "claimed" not in kinds(ada):
            await ada.change()
        await playing
        (what, *_) = [fact["what"] for news in ada.news for fact in news["facts"] if fact["what"]["type"] == "claimed"]
        assert what["guest"] == f"bot-{what['seat']}"
        assert what["claim"] == {"key": "thanks"}
        assert asked[0].view.viewer == what["seat"] > 0
        assert asked[0].is_after_move
        await ada.close()


def test_a_pending_bot_move_resumes_after_a_restart_without_subscribers(store_address: str) -> None:
    async def begin() -> tuple[str, dict[str, str]]:
        async with serving(store_address, BRISK._replace(bot_pause=(50.0, 50.0))) as (address, _):
            ada = await Client.come(address)
            table = await open_table(ada, "base", 3, options={"rounds": 1})
            await ada.subscribe(table)
            await ada.done("start", table)
            card = {"guest": ada.id, "token": ada.token}
            await ada.close()
            return table, card

    async def go_on(table: str, card: dict[str, str]) -> None:
        async with serving(store_address) as (address, _):
            for _ in range(600):
                record = await http(address, "GET", f"/api/tables/{table}/games/0/record")
                if "[Winners" in record.text:
                    break
                await asyncio.sleep(0.05)
            assert "[Winners" in record.text
            ada = await Client.come(address, card=card)
            await ada.subscribe(table)
            await ada.until(table, "over")
            await ada.close()

    asyncio.run(go_on(*asyncio.run(begin())))


async def test_an_idle_table_leaves_memory_and_its_clock_still_runs(tmp_path: Path) -> None:
    async def look(address: str, ada: Client, table: str) -> Client:
        onlooker = await Client.come(address, "Otto")
        await onlooker.subscribe(table)
        while onlooker.state(table) not in ("playing", "over"):  # the stand-in may have finished the game already
            await onlooker.change()
        await onlooker.close()
        return onlooker

    def kinds_of_moves(client: Client) -> set[str]:
        return {fact["what"].get("by", "") for news in client.news for fact in news["facts"]}

    timing = BRISK._replace(idle=0.05, sweep=0.1, grace=0.1)
    async with serving(store_in(tmp_path), timing) as (address, server):
        clock = {"unit": "seconds", "length": 1}
        table, (ada,) = await table_of(address, 1, "base", 3, clock=clock, options={"rounds": 1})
        await ada.done("start", table)
        while not ada.last[table]["game"].get("legal"):
            await ada.change()
        await ada.close()
        registry = server._app.context.registry  # type: ignore[union-attr]
        while registry._rooms:
            await asyncio.sleep(0.02)
        while "stand-in" not in kinds_of_moves(await look(address, ada, table)):
            await asyncio.sleep(0.1)


def test_shutdown_loses_nothing_and_tells_clients_to_reconnect(store_address: str) -> None:
    async def first() -> tuple[str, list[Client], list[int]]:
        async with serving(store_address) as (address, server):
            table, clients = await table_of(address, 3, "base", 3)
            await clients[0].done("start", table)
            players = [asyncio.create_task(client.play_on(table, random.Random(n))) for n, client in enumerate(clients)]
            while clients[0].seen[table] < 20:  # in the middle of the game
                await asyncio.sleep(0.01)
            server.should_exit = True
            await asyncio.gather(*players, return_exceptions=True)
            for client in clients:
                await client.close()
                assert client.goodbyes == 1
            return table, clients, [client.seen[table] for client in clients]

    async def then(table: str, clients: list[Client], seen: list[int]) -> None:
        async with serving(store_address) as (address, _):
            again = []
            for client, last in zip(clients, seen, strict=True):
                back = await Client.come(address, card={"guest": client.id, "token": client.token})
                back.seen[table] = last
                await back.subscribe(table)
                again.append(back)
            await asyncio.gather(*(client.play_on(table, random.Random(n)) for n, client in enumerate(again)))
            for client in again:
                await client.until(table, "over")
                await client.close()

    asyncio.run(then(*asyncio.run(first())))


async def test_a_rematch_seats_bots_for_those_who_left(tmp_path: Path) -> None:
    async with serving(store_in(tmp_path)) as (address, _):
        table, (ada, bo) = await table_of(address, 2, "base", 3, options={"rounds": 1})
        await ada.done("start", table)
        await asyncio.gather(ada.play_on(table, random.Random(1)), bo.play_on(table, random.Random(2)))
        await bo.done("leave", table)
        await ada.done("rematch", table)
        room = (await ada.until(table, "playing"))["room"]
        assert [chair["kind"] for chair in room["chairs"]] == ["person", "bot", "bot"]
        await ada.play_on(table, random.Random(3))
        record = await http(address, "GET", f"/api/tables/{table}/games/1/record")
        assert "[Winners" in record.text
        await asyncio.gather(ada.close(), bo.close())


def test_a_bot_waits_for_the_end_of_its_pause_or_of_a_slot() -> None:
    timing = Timing(bot_pause=(1.0, 2.0), bot_slot=0.5)
    assert timing.wait_after(0.3, pause=1.2) == pytest.approx(0.9)
    assert timing.wait_after(1.3, pause=1.2) == pytest.approx(0.4)
    assert timing.wait_after(9.9, pause=1.2) == pytest.approx(0.3)
    assert all(1.0 <= timing.draw_bot_pause() <= 2.0 for _ in range(100))


async def test_a_bot_that_fails_or_dies_is_replaced_by_a_legal_move() -> None:
    game = Game("base", 4, seed="x")
    view = game.view(game.actor)
    bot_pool = BotPool()
    try:
        assert Move.parse((await bot_pool.choose(BotRequest("no such bot", view))).move) in game.legal
        chosen = await bot_pool.choose(BotRequest("random", view))
        assert Move.parse(chosen.move) in game.legal
        worker = bot_pool._workers[0].process
        executor: Any = worker._executor
        for process in executor._processes.values():
            process.kill()
        assert Move.parse((await bot_pool.choose(BotRequest("random", view))).move) in game.legal
        with pytest.raises(BrokenProcessPool):
            await worker.run(os._exit, 1)
        assert await worker.run(len, "any work") == 8
    finally:
        bot_pool.close()
