"""Bot workers: a worker chooses as the node itself would, and is told only what is new."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import sys
import time

import pytest

from motherlode import Game, ruleset_names
from motherlode.server.cluster.bots import BotWorker, RemoteBots, _ForwardedRequest
from motherlode.server.cluster.bus import Bus
from motherlode.server.cluster.messages import (
    BotAnswer,
    BotQuestion,
    Heartbeat,
    NodeMessage,
    decode_batch,
    encode_message,
    join_batch,
)
from motherlode.server.projections.entries import decode_event, event_to_dict
from motherlode.server.runtime.bots.bot_pool import BotRequest
from motherlode.server.runtime.bots.bot_worker import EventsMissing, choose_move
from server.cluster.conftest import NatsServer

SEED = bytes(32)


def over_the_bus(question: BotQuestion) -> BotQuestion:
    (decoded,) = decode_batch(join_batch([encode_message(question)]))
    assert isinstance(decoded, BotQuestion)
    return decoded


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_worker_chooses_as_the_node_would(ruleset: str) -> None:
    game = Game(ruleset, 4, seed="worker", rounds=2)
    chance = random.Random(ruleset)
    for _ in range(40):
        if game.over:
            break
        view = game.view(game.actor)
        events = [event_to_dict(event) for event in view.events]
        assert [decode_event(ruleset, over) for over in over_the_bus(_question(str(view), events)).events] == list(
            view.events
        )
        question = over_the_bus(_question(str(view), events))
        there = choose_move(_ForwardedRequest("belief", "", question.line, question).task("belief", 0), SEED)
        here = choose_move(BotRequest("belief", view).task("belief", 0), SEED)
        assert there is not None
        assert here is not None
        assert there[:2] == here[:2]
        game.play(chance.choice(game.legal))


def _question(line: str, events: list[dict[str, object]], known: int = 0) -> BotQuestion:
    return BotQuestion("node", 0, "belief", line, events, "seat", known, 1.0)


def test_a_process_that_has_too_few_events_needs_all_of_them() -> None:
    game = Game("base", 4, seed="missing")
    request = _ForwardedRequest("belief", "seat", str(game.view(0)), _question(str(game.view(0)), [], 5))
    assert request.task("belief", 5).known == 5
    with pytest.raises(EventsMissing):
        request.task("belief", 4)


async def test_moves_are_chosen_by_a_worker_and_by_the_node_when_it_is_gone(nats_server: NatsServer) -> None:
    bus = await Bus.connect(f"{nats_server.address}/bots-test")
    remote = RemoteBots("node", lambda worker, message: bus.post(f"worker.{worker}", message) and None)
    known: list[int] = []

    def handle(message: NodeMessage) -> None:
        if isinstance(message, BotAnswer):
            remote.handle(message)
        elif isinstance(message, Heartbeat):
            remote.heard(message)

    await bus.subscribe("node.node", handle)
    await bus.subscribe("all", handle)
    await bus.subscribe("worker.one", lambda message: known.append(getattr(message, "known", -1)))
    stop = asyncio.Event()
    working = asyncio.create_task(BotWorker(bus, "one", 1).run(stop))
    game = Game("base", 3, seed="asked")
    assert await remote.choose(BotRequest("greedy", game.view(game.actor)), time.monotonic()) is None
    while not remote._workers:
        await asyncio.sleep(0.05)
    for _ in range(6):
        view = game.view(game.actor)
        choice = await remote.choose(BotRequest("greedy", view, f"table/{view.viewer}"), time.monotonic() + 1)
        assert choice is not None
        game.play(choice.move)
    assert known[:3] == [0, 0, 0]
    assert min(known[3:]) > 0, "told everything again"
    stop.set()
    await working
    while remote._workers:
        await asyncio.sleep(0.05)
    view = game.view(game.actor)
    assert await remote.choose(BotRequest("greedy", view), time.monotonic()) is None
    await bus.close()


_WITHOUT_SIGNAL_HANDLERS = """
import asyncio, sys
from motherlode.cli import main
# As event loops are on Windows: NotImplementedError.
asyncio.SelectorEventLoop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler
sys.exit(main(["worker", "--bus", sys.argv[1], "--processes", "1"]))
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_worker_also_where_event_loops_take_no_signal_handlers(
    nats_server: NatsServer, number: signal.Signals
) -> None:
    command = [sys.executable, "-c", _WITHOUT_SIGNAL_HANDLERS, f"{nats_server.address}/signal-test"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as worker:
        try:
            assert worker.stdout is not None
            assert "1 processes" in worker.stdout.readline()
            worker.send_signal(number)
            _, errors = worker.communicate(timeout=60)
        finally:
            worker.kill()
    assert (worker.returncode, "Traceback" in errors) == (0, False), errors
