"""Playing some games of a plan, one after another. This is what every worker does, wherever it runs."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from motherlode.bots import Bot, make_bot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.statistics import Counter
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.registry import GameEngine, engine_of
from motherlode.simulate.plan import Plan
from motherlode.simulate.summary import Summary, summary_of

__all__ = ["play_chunk"]


def play_chunk(plan: Plan, games: Iterable[int]) -> Summary:
    """Play the games of these numbers and count them."""
    counter = engine_of(plan.ruleset).new_counter(plan.ruleset, plan.players)
    for game in games:
        if plan.uniform:
            _play_uniformly(plan, plan.seed_of(game), counter)
        else:
            _play_with_bots(plan, plan.seed_of(game), counter)
    return summary_of(counter.counts)


def _play_uniformly(plan: Plan, seed: str, counter: Counter[Any]) -> None:
    """At full speed: no views and no events."""
    engine = engine_of(plan.ruleset)
    position = engine.begin(plan.ruleset, plan.players, {}, seed, None)
    counter.watch(position, seed)
    turns = engine.play_randomly(position, Stream(key_of(seed), "simulate"), sys.maxsize)
    counter.game_ends(position, turns)


def _play_with_bots(plan: Plan, seed: str, counter: Counter[Any]) -> None:
    """Play a game as at a table: each bot is given its view and a random stream of its own."""
    engine = engine_of(plan.ruleset)
    bots = [make_bot(name) for name in plan.bots]
    chances = [Stream(key_of(seed), "bot", seat) for seat in range(plan.players)]
    events: list[Event] = []
    position = engine.begin(plan.ruleset, plan.players, {}, seed, events)
    counter.watch(position, seed)
    turns = 0
    while (seat := engine.actor(position)) >= 0:
        _move(engine, position, seat, bots[seat], chances[seat], events)
        turns += 1
    counter.game_ends(position, turns)


def _move(engine: GameEngine[Any], position: Any, seat: int, bot: Bot, chance: Stream, events: list[Event]) -> None:
    view = View(engine, engine.view_of(position, seat), seat, tuple(events))
    engine.play(position, bot.choose(view, view.legal, chance), events)
