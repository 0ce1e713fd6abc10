"""Role inference by miners: the network's belief head beside the posterior of ``belief``.

Bots of one kind play. At each turn of a miner both are asked, from the same view, how likely every other seat is to
be a saboteur. A guess counts for a part of the round if it is the miner's first at or after that part of all turns.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeAlias, cast

from motherlode.arena.inference import guess_quality
from motherlode.bots.protocol import ReasoningBot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.tunnels.bots.belief_bot import BeliefBot
from motherlode.games.tunnels.bots.neural.neural_bot import WEIGHTS, NeuralBot
from motherlode.games.tunnels.game import ENGINE
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.games.tunnels.training.evaluate import make_player
from motherlode.progress_bar import progress_bar

__all__ = ["infer_roles", "round_guesses"]

PARTS: Final = (0.25, 0.5, 0.75)

Guesses: TypeAlias = dict[tuple[str, float], list[tuple[float, bool]]]
"""By who guesses and the part of the round: probabilities, each with whether it was a saboteur."""


def round_guesses(bot: str, seed: str, players: int, weights: Path, number: int) -> Guesses:
    """The guesses of all miners in a round."""
    events: list[Event] = []
    seeded = f"{seed}/{number}"
    position = ENGINE.begin("base", players, {"rounds": 1, "first": number % players}, seeded, events)
    is_saboteur = [position.roles[seat] == position.rules.saboteur for seat in range(players)]
    bots = [cast(ReasoningBot, make_player(bot, weights)) for _ in range(players)]
    observers: dict[str, list[ReasoningBot]] = {
        "neural": [NeuralBot(weights) for _ in bots],
        "belief": [BeliefBot() for _ in bots],
    }
    chances = [Stream(key_of(seeded), "bot", seat) for seat in range(players)]
    turns: list[tuple[int, dict[str, Sequence[float]]]] = []
    while position.asked == ASK_TURN and not position.shown:
        seat = position.actor
        view = View(ENGINE, ENGINE.view_of(position, seat), seat, events)
        asked: dict[str, Sequence[float]] = {}
        for name, by_seat in observers.items() if not is_saboteur[seat] else ():
            reason = by_seat[seat].decide(view, view.legal, Stream(key_of("observer"), "bot")).reason
            asked[name] = cast(Sequence[float], reason["suspicion"])
        turns.append((seat, asked))
        ENGINE.play(position, bots[seat].choose(view, view.legal, chances[seat]), events)
    guesses: Guesses = {}
    for part in PARTS:
        first: dict[int, dict[str, Sequence[float]]] = {}
        for seat, asked in turns[int(part * len(turns)) :]:
            first.setdefault(seat, asked)
        for seat, asked in first.items():
            for name, suspicion in asked.items():
                guesses.setdefault((name, part), []).extend(
                    (suspicion[other], is_saboteur[other]) for other in range(players) if other != seat
                )
    return guesses


def infer_roles(args: argparse.Namespace) -> int:
    """Play rounds and print the quality of the guesses, a line of JSON each."""
    weights = (args.weights or WEIGHTS).resolve()
    play = partial(round_guesses, args.bot, args.seed, args.players, weights)
    totals: Guesses = {}
    pool = ProcessPoolExecutor(args.workers or os.cpu_count() or 1, mp_context=get_context("spawn"))
    with progress_bar("rounds", args.rounds) as advance, pool:
        for guesses in pool.map(play, range(args.rounds), chunksize=2):
            for key, each in guesses.items():
                totals.setdefault(key, []).extend(each)
            advance(1)
    for (name, part), each in sorted(totals.items()):
        quality = {field: round(value, 3) for field, value in asdict(guess_quality(each)).items()}
        print(json.dumps({"guesses_by": name, "part": part, "players": args.players, **quality}), flush=True)
    return 0
