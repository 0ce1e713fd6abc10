"""Bots in their process: a cached bot chooses like one that has just been made."""

from __future__ import annotations

import random
from typing import Any

import pytest

from motherlode import Game, ruleset_names
from motherlode.server.runtime.bots import bot_worker
from motherlode.server.runtime.bots.bot_pool import BotPool, BotRequest, _Worker
from motherlode.server.runtime.bots.bot_worker import MAX_SESSIONS, BotTask, choose_move

SEED = bytes(32)


@pytest.fixture(autouse=True)
def _no_sessions() -> None:
    bot_worker._sessions.clear()


@pytest.mark.parametrize("bot", ["belief", "belief:memory=4", "greedy", "search:rollouts=4"])
@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_bot_told_only_what_is_new_chooses_as_a_new_bot_does(ruleset: str, bot: str) -> None:
    game = Game(ruleset, 4, seed="sessions", rounds=2)
    chance = random.Random(ruleset)
    known = dict.fromkeys(range(4), 0)
    asked = 0
    while not game.over and asked < 60:
        seat = game.actor
        view = game.view(seat)
        if seat < 2:
            asked += 1
            told = choose_move(BotRequest(bot, view, f"seat {seat}").task(bot, known[seat]), SEED)
            known[seat] = len(view.events)
            fresh = choose_move(BotRequest(bot, view).task(bot, 0), SEED)
            assert told is not None
            assert fresh is not None
            assert told[:2] == fresh[:2]
        game.play(chance.choice(game.legal))
        game.say(seat, "suspect 1")


def test_a_bot_says_after_its_move_what_a_new_bot_would() -> None:
    game = Game("base", 4, seed="sessions", rounds=1)
    known = dict.fromkeys(range(4), 0)
    while not game.over and len(game.history) < 30:
        seat = game.actor
        view = game.view(seat)
        choice = choose_move(BotRequest("belief", view, f"seat {seat}").task("belief", known[seat]), SEED)
        assert choice is not None
        game.play(choice.move)
        after = BotRequest("belief", game.view(seat), f"seat {seat}", is_after_move=True)
        told = choose_move(after.task("belief", len(view.events)), SEED)
        fresh = choose_move(after._replace(session="").task("belief", 0), SEED)
        known[seat] = len(game.events)
        assert told is not None
        assert told == fresh
        assert told.move == ""
        if told.claim is not None:
            game.say(seat, told.claim)
    assert game.talk


def test_a_process_that_has_dropped_a_session_asks_for_all_its_events() -> None:
    game = Game("base", 4, seed="dropped")
    view = game.view(game.actor)
    everything = BotRequest("greedy", view, "first").task("greedy", 0)
    assert choose_move(everything, SEED) is not None
    for number in range(MAX_SESSIONS):
        assert choose_move(everything._replace(session=f"other {number}"), SEED) is not None
    assert len(bot_worker._sessions) == MAX_SESSIONS
    news = BotTask("greedy", str(view), (), "first", len(view.events))
    assert choose_move(news, SEED) is None
    assert choose_move(everything, SEED) is not None
    assert choose_move(news, SEED) is not None


def test_a_bot_that_fails_leaves_no_session_behind() -> None:
    game = Game("base", 4, seed="fails")
    task = BotRequest("greedy", game.view(game.actor), "seat").task("greedy", 0)
    assert choose_move(task, SEED) is not None
    with pytest.raises(Exception, match="no bot"):
        choose_move(task._replace(bot="nobody"), SEED)
    assert not bot_worker._sessions


async def test_the_pool_sends_what_is_new_and_everything_again_if_need_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sessions of a real process, which the test makes forget."""
    sent: list[BotTask] = []
    call = BotPool._call

    async def watched(pool: BotPool, worker: _Worker, task: BotTask) -> Any:
        sent.append(task)
        return await call(pool, worker, task)

    monkeypatch.setattr(BotPool, "_call", watched)
    pool = BotPool()
    game = Game("base", 3, seed="pool")
    try:
        for _ in range(2):
            while game.actor != 0:
                game.play(game.legal[0])
            choice = await pool.choose(BotRequest("greedy", game.view(0), "seat"))
            game.play(choice.move)
        assert [task.known for task in sent] == [0, len(sent[0].events)]
        worker = pool._workers[0]
        while game.actor != 0:
            game.play(game.legal[0])
        worker.process.close()  # the next process knows nothing
        await pool.choose(BotRequest("greedy", game.view(0), "seat"))
        assert [task.known > 0 for task in sent[2:]] == [True, False]
        assert worker.running == 0
    finally:
        pool.close()
