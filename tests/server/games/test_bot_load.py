"""Bots under load: earliest deadline first, with reduced time budgets; a single bot has its full time."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from motherlode import Game
from motherlode.bots import LEVELS, make_bot
from motherlode.bots.time_budget import cheaper_bot, hurried_bot, seconds_of
from motherlode.server.metrics import CHEAPER_BOT_MOVES, HURRIED_BOT_MOVES
from motherlode.server.runtime.bots.bot_pool import BotPool, BotRequest
from motherlode.server.runtime.bots.bot_worker import BotChoice
from motherlode.server.runtime.bots.deadline_queue import DeadlineQueue


def request(bot: str = "search", seed: str = "load", moves: int = 8) -> BotRequest:
    """Return a request some moves into a game."""
    game = Game("base", 5, seed=seed)
    for _ in range(moves):
        game.play(game.legal[0])
    view = game.view(game.actor)
    return BotRequest(bot, view)


async def all_of(bot_pool: BotPool, requests: list[BotRequest], dues: list[float]) -> list[tuple[float, BotChoice]]:
    """Send all requests at once; return the time and choice of each."""

    async def one(wanted: BotRequest, due: float) -> tuple[float, BotChoice]:
        choice = await bot_pool.choose(wanted, due)
        return time.monotonic(), choice

    return await asyncio.gather(*(one(*each) for each in zip(requests, dues, strict=True)))


@pytest.mark.parametrize("seed", range(20))
def test_no_request_is_late_if_each_takes_its_share(seed: int) -> None:
    chance = random.Random(seed)
    queue: DeadlineQueue[float] = DeadlineQueue(1)
    count = chance.choice([1, 2, 10, 32, 500])
    for _ in range(count):
        due = chance.uniform(0.9, 2.4)
        queue.add(due, due)
    now = 0.0
    for _ in range(count):
        now += queue.share(now)
        due = queue.pop()
        assert now <= due + 1e-9 + (0.1 if count > 32 else 0.0)
    assert len(queue) == 0


def test_requests_are_served_by_deadline_then_by_arrival() -> None:
    queue: DeadlineQueue[str] = DeadlineQueue(2)
    for due, name in ((3.0, "late"), (1.0, "first"), (1.0, "second"), (2.0, "gone"), (0.5, "soon")):
        queue.add(due, name)
    queue.discard("gone")
    queue.discard("unknown")
    assert [queue.pop() for _ in range(len(queue))] == ["soon", "first", "second", "late"]


def test_the_share_grows_with_processes_and_is_negative_when_late() -> None:
    shares = []
    for processes in (1, 4):
        queue: DeadlineQueue[int] = DeadlineQueue(processes)
        for number in range(8):
            queue.add(2.0, number)
        shares.append(queue.share(1.0))
        assert queue.share(2.5) < 0
    assert shares == [1 / 8, 4 / 8]


@pytest.mark.parametrize("bot", LEVELS)
def test_the_chain_of_cheaper_bots_ends_at_a_cheap_one(bot: str) -> None:
    chain = [bot]
    while cheaper_bot(chain[-1]) != chain[-1]:
        chain.append(cheaper_bot(chain[-1]))
    assert chain[-1] in ("greedy", "random")
    assert "search" not in chain[1:]
    for name in chain:
        make_bot(name)


def test_a_timed_bot_gets_a_smaller_budget_and_is_skipped_if_it_is_too_small() -> None:
    assert hurried_bot("search", seconds_of("search")) == "search"
    assert hurried_bot("search", 0.1) == "search:seconds=0.100"
    assert hurried_bot("search", 0.01) == ""
    make_bot(hurried_bot("search", 0.2999))


async def test_a_single_bot_gets_its_full_budget_and_many_are_served_promptly() -> None:
    bot_pool = BotPool()
    await bot_pool.choose(request("random"))  # start its process
    before = HURRIED_BOT_MOVES.count, CHEAPER_BOT_MOVES.count
    alone = await bot_pool.choose(request(), time.monotonic())
    assert alone.seconds >= seconds_of("search")
    assert "worlds" in alone.why
    assert (HURRIED_BOT_MOVES.count, CHEAPER_BOT_MOVES.count) == before
    began = time.monotonic()
    dues = [began + 0.9 + 1.5 * number / 100 for number in range(100)]
    random.Random(1).shuffle(dues)
    served = await all_of(bot_pool, [request(seed=str(number)) for number in range(100)], dues)
    late = sorted(at - due for (at, _), due in zip(served, dues, strict=True))
    assert late[-1] < 6.0, "with their full budgets, they would take 30 s in sequence"
    assert CHEAPER_BOT_MOVES.count > before[1]
    assert "worlds" in (await bot_pool.choose(request(), time.monotonic() + 1.0)).why
    bot_pool.close()


async def test_cancelled_requests_do_not_delay_others() -> None:
    bot_pool = BotPool()
    await bot_pool.choose(request("random"))
    tasks = [asyncio.create_task(bot_pool.choose(request(seed=str(n)), time.monotonic() + 1)) for n in range(50)]
    await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    began = time.monotonic()
    await asyncio.gather(*(bot_pool.choose(request("random", str(n))) for n in range(4)))
    assert time.monotonic() - began < 5.0
    bot_pool.close()
