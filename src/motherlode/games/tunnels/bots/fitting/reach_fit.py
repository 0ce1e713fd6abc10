"""Fits the reach probability of Saboteur 2: the chance that a round's treasure is reached.

Rounds are played by ``greedy``, ``trust`` and the ``belief`` bot without teams, all seats alike. What a broken tool
leaves of a seat's work is chosen (``GoldModel.blocked_share``), not fitted.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from motherlode.bots.fit_report import FitReport, PlayRounds
from motherlode.bots.protocol import Bot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.game import Game
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.fitting.sample import Sample, fit_columns
from motherlode.games.tunnels.bots.greedy_bot import GreedyBot
from motherlode.games.tunnels.bots.teams.distance import TeamDistances
from motherlode.games.tunnels.bots.teams.expected_gold import REACH_FEATURES, GoldModel, mixed_distance
from motherlode.games.tunnels.bots.trust_bot import TrustBot
from motherlode.games.tunnels.rules.position import Position

__all__ = ["fit_reach"]

_RULESET: Final = "saboteur2"
_SEATS: Final = range(3, 11)
_BOTS: Final[tuple[Callable[[], Bot], ...]] = (GreedyBot, TrustBot, BeliefBot)
_EVERY: Final = 4
_REFEREE: Final = -2


def fit_reach(play_rounds: PlayRounds) -> FitReport:
    """Play the rounds and fit."""
    model = GoldModel()
    sample = Sample()
    rounds = 0
    for number, (rows, reached) in enumerate(play_rounds(_play_round)):
        sample.add(rows, reached, number)
        rounds += 1
    source = dict(zip(REACH_FEATURES, model.reach_weights, strict=True))
    columns = list(range(len(REACH_FEATURES)))
    fit = fit_columns(sample.part(held_out=False), columns, [0.0] * len(columns))
    held_out = sample.part(held_out=True)
    return FitReport(
        name="reach",
        source=source,
        fitted=dict(zip(REACH_FEATURES, fit.weights, strict=True)),
        errors=dict(zip(REACH_FEATURES, fit.errors, strict=True)),
        positions=len(sample.rows),
        rounds=rounds,
        source_loss=held_out.loss(model.reach_weights),
        fitted_loss=held_out.loss(fit.weights),
    )


def _play_round(seed: str) -> tuple[list[list[float]], bool]:
    """Play a round whose seats and bots follow from the number at the end of its seed."""
    number = int(seed.rpartition("/")[2])
    return _self_play(_SEATS[number % len(_SEATS)], seed, _BOTS[number // len(_SEATS) % len(_BOTS)], GoldModel())


def _self_play(seats: int, seed: str, make: Callable[[], Bot], model: GoldModel) -> tuple[list[list[float]], bool]:
    """Play a round; features of some of its positions, and whether the treasure was reached."""
    game = Game(_RULESET, seats, seed=seed, rounds=1)
    bots = [make() for _ in range(seats)]
    streams = [Stream(key_of(seed), "bot", seat) for seat in range(seats)]
    rows: list[list[float]] = []
    while game.asked == "turn":
        if len(game.history) % _EVERY == key_of(seed)[0] % _EVERY:
            rows.append(_features(game.view(_REFEREE).position_as(Position), model))
        view = game.view(game.actor)
        game.play(bots[view.viewer].choose(view, view.legal, streams[view.viewer]))
    return rows, bool(game.view(_REFEREE).position_as(Position).reached)


def _features(position: Position, model: GoldModel) -> list[float]:
    """Return the features, by ``REACH_FEATURES``, given all roles and the treasure's place."""
    tables = position.rules.tables
    seats: int = position.seats
    treasure = tuple(float(goal == tables.treasure) for goal in position.goals)
    turns = position.deck_left() + sum(position.hand_size(seat) for seat in range(seats)) - 1
    digging = harming = 0.0
    for seat in range(seats):
        hindering: int = position.front[seat] & tables.hinders
        work = model.blocked_share ** hindering.bit_count()
        if position.roles[seat] == position.rules.saboteur:
            harming += work
        else:
            digging += work
    distance = mixed_distance(treasure, TeamDistances(position.maze).now.anyone)
    return [1.0, distance, log(max(0, turns) + 1), digging / seats, harming / seats]
