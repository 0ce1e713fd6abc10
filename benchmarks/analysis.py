"""``python -m benchmarks.analysis``: processor time to analyse a bots' game of each ruleset."""

from __future__ import annotations

import argparse
import json
import time

from motherlode import Game, Record, Stream, record_of
from motherlode._build import is_compiled
from motherlode.analysis import analyse
from motherlode.bots import make_bot
from motherlode.core.chance.random_stream import key_of

CASES = (("base", 3, 3), ("base", 5, 3), ("base", 10, 3), ("base", 10, 12), ("base-classic", 5, 3), ("saboteur2", 6, 3),
         ("saboteur2", 12, 3), ("saboteur2", 12, 12), ("lost-mines", 5, 3), ("lost-mines", 9, 3))  # fmt: skip
"""Rulesets, seats and rounds. Twelve rounds are the most that a game can have."""


def played(ruleset: str, seats: int, rounds: int, seed: str) -> Record:
    """A whole game among ``belief`` bots."""
    game = Game(ruleset, seats, seed=seed, rounds=rounds)
    bots = [make_bot("belief:cautious") for _ in range(seats)]
    chance = Stream(key_of(seed), "bot")
    while not game.over:
        view = game.view(game.actor)
        game.play(bots[view.viewer].choose(view, view.legal, chance))
    return record_of(game)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analysis", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2, help="games of each ruleset and number of players (2)")
    args = parser.parse_args()
    for ruleset, seats, rounds in CASES:
        times = []
        moves = 0
        for number in range(args.games):
            record = played(ruleset, seats, rounds, f"benchmark/{number}")
            began = time.process_time()
            analyse(record)
            times.append(time.process_time() - began)
            moves = max(moves, len(record.moves))
        line = {"ruleset": ruleset, "seats": seats, "rounds": rounds, "compiled": is_compiled(), "moves": moves}
        print(json.dumps({**line, "seconds": round(max(times), 2)}), flush=True)


if __name__ == "__main__":
    main()
