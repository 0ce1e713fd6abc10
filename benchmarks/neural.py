"""``python -m benchmarks.neural``: processor time per move of ``neural``, by number of players."""

from __future__ import annotations

import argparse
import json
import statistics
import time

from motherlode import Game, Stream
from motherlode._build import is_compiled
from motherlode.bots import make_bot
from motherlode.core.chance.random_stream import key_of


def times_of(seats: int, rounds: int, bot: str) -> list[float]:
    """Milliseconds of processor time for each turn of some rounds; every seat has a bot of its own."""
    times = []
    for number in range(rounds):
        game = Game("base", seats, seed=f"benchmark/{number}", rounds=1)
        bots = [make_bot(bot) for _ in range(seats)]
        chance = Stream(key_of("benchmark"), "bot")
        while not game.over:
            view = game.view(game.actor)
            legal = view.legal
            began = time.process_time()
            move = bots[view.viewer].choose(view, legal, chance)
            times.append(1000 * (time.process_time() - began))
            game.play(move)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.neural", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=10, help="rounds at each number of players")
    parser.add_argument("--bot", default="neural", help="default: %(default)s")
    args = parser.parse_args()
    times_of(3, 1, args.bot)  # loads the weights
    times = sorted(each for seats in range(3, 11) for each in times_of(seats, args.rounds, args.bot))
    line = {"bot": args.bot, "compiled": is_compiled(), "turns": len(times)}
    line |= {"median_ms": round(statistics.median(times), 2), "p99_ms": round(times[int(0.99 * len(times))], 2)}
    print(json.dumps(line | {"most_ms": round(times[-1], 2)}))


if __name__ == "__main__":
    main()
