"""Fits the evaluator of ``search`` from seeded self-play of ``belief`` bots.

1. Weights of what bots do *because* they are winning (breaking a known saboteur's tools, suspecting the right seats)
   are fitted to positions in which tools and suspicions were set at random, played on by the rollout policy.
2. The other weights are fitted to self-play of 3 to 10 players, most of it at some softmax temperature, so that many
   kinds of positions occur.
3. The bias and the weight of saboteurs are fitted again, to the rounds without noise.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from motherlode.bots.fit_report import FitReport, PlayRounds
from motherlode.bots.presets import Preset
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.game import Game
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.fitting.sample import Sample, fit_columns
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.search.evaluator import INTERVENED, UNUSED, WEIGHTS, weight_vector
from motherlode.games.tunnels.bots.search.features import BIAS, FEATURES, SABOTEURS
from motherlode.games.tunnels.bots.search.search_bot import clipped_suspicion, rollout_for
from motherlode.games.tunnels.rules.position import Position

__all__ = ["fit_evaluator"]

_RULESET: Final = "base"
_SEATS: Final = range(3, 11)
_TEMPERATURES: Final = (0.0, 0.3, 0.6, 1.0)
_EVERY: Final = 4
"""Turns between the positions taken from a round."""

_REFEREE: Final = -2
_TO_THE_END: Final = 500
_CHANGED: Final = 0.5
"""Probability that a seat's tools are changed in a position set at random."""

_REPLAYS: Final = 2
"""Positions set at random for each position of self-play."""


class _PlayedRound(NamedTuple):
    """Rows of features, each with whether the treasure was reached from there."""

    has_noise: bool
    reached: bool
    rows: list[list[float]]
    interventions: list[tuple[list[float], bool]]


def fit_evaluator(play_rounds: PlayRounds) -> FitReport:
    """Play the rounds and fit."""
    play, plain, intervened = Sample(), Sample(), Sample()
    rounds = 0
    for number, played in enumerate(play_rounds(_play_round)):
        play.add(played.rows, played.reached, number)
        if not played.has_noise:
            plain.add(played.rows, played.reached, number)
        for row, reached in played.interventions:
            intervened.add([row], reached, number)
        rounds += 1
    weights = [0.0] * len(FEATURES)
    errors = [0.0] * len(FEATURES)
    used = [column for column, name in enumerate(FEATURES) if name not in UNUSED]
    causal = [column for column in used if FEATURES[column] in INTERVENED]
    others = [column for column in used if FEATURES[column] not in INTERVENED]
    for sample, fitted, kept in (
        (intervened, used, causal),
        (play.part(held_out=False), others, others),
        (plain.part(held_out=False), [BIAS, SABOTEURS], [BIAS, SABOTEURS]),
    ):
        fit = fit_columns(sample, fitted, weights)
        for column, weight, error in zip(fitted, fit.weights, fit.errors, strict=True):
            if column in kept:
                weights[column], errors[column] = weight, error
    held_out = plain.part(held_out=True)
    return FitReport(
        name="evaluator",
        source=WEIGHTS,
        fitted=dict(zip(FEATURES, weights, strict=True)),
        errors=dict(zip(FEATURES, errors, strict=True)),
        positions=len(play.rows),
        rounds=rounds,
        source_loss=held_out.loss(weight_vector()),
        fitted_loss=held_out.loss(weights),
    )


Snapshot = tuple[Position, list[float], list[float]]
"""A full position, the public suspicion by seat and the public distribution of the treasure."""


def _play_round(seed: str) -> _PlayedRound:
    """Play a round whose seats and temperature follow from the number at the end of its seed."""
    number = int(seed.rpartition("/")[2])
    temperature = _TEMPERATURES[number // len(_SEATS) % len(_TEMPERATURES)]
    positions, reached = _self_play(_SEATS[number % len(_SEATS)], seed, temperature)
    rows = [_features(*each) for each in positions]
    return _PlayedRound(temperature > 0, reached, rows, list(_interventions(positions, Stream(key_of(seed), "fit"))))


def _self_play(seats: int, seed: str, temperature: float) -> tuple[list[Snapshot], bool]:
    """Play a round; positions of it, and whether the treasure was reached."""
    game = Game(_RULESET, seats, seed=seed, rounds=1)
    bots = [BeliefBot(preset=Preset(temperature=temperature)) for _ in range(seats)]
    streams = [Stream(key_of(seed), "bot", seat) for seat in range(seats)]
    tracker = BeliefTracker()
    found: list[Snapshot] = []
    while game.asked == "turn":
        turn = len(game.history)
        if turn % _EVERY == key_of(seed)[0] % _EVERY:
            posterior = tracker.update(game.spectator)
            suspicion = clipped_suspicion(posterior.suspicion(Knowledge()))
            found.append((game.view(_REFEREE).position_as(Position), suspicion, list(posterior.treasure(Knowledge()))))
        view = game.view(game.actor)
        game.play(bots[view.viewer].choose(view, view.legal, streams[view.viewer]))
    return found, bool(game.view(_REFEREE).position_as(Position).reached)


def _features(position: Position, suspicion: list[float], treasure: list[float]) -> list[float]:
    return rollout_for(position).features(position, suspicion, treasure)


def _interventions(positions: list[Snapshot], chance: Stream) -> Iterator[tuple[list[float], bool]]:
    """Set tools and suspicions of some positions at random, and play each to the end of its round."""
    for position, _, treasure in positions:
        for _ in range(_REPLAYS):
            world = position.copy()
            tools = [bit for bit in range(8) if world.rules.tables.hinders >> bit & 1]
            for seat in range(world.seats):
                if chance.random() < _CHANGED:
                    world.front[seat] = 1 << tools[chance.below(len(tools))] if chance.below(2) else 0
            suspicion = clipped_suspicion([chance.random() for _ in range(world.seats)])
            row = _features(world, suspicion, treasure)
            won = rollout_for(world).play(world, suspicion, treasure, 1 + chance.below(1 << 20), _TO_THE_END)
            yield row, won > 0
