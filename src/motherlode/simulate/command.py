"""``motherlode simulate``: many games between bots, counted."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.simulate.plan import Plan
    from motherlode.simulate.summary import Summary

__all__ = ["add_arguments", "run"]

_INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--ruleset", default="base", help="the ruleset (base)")
    parser.add_argument("--players", type=_positive, default=5, metavar="N", help="seats at the table (5)")
    parser.add_argument("--games", type=_positive, default=1000, metavar="K", help="how many games (1000)")
    parser.add_argument("--seed", metavar="S", help="any text; game i is played from S/i (drawn if not given)")
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help="one for all, or one a seat with commas (random)"
    )
    parser.add_argument("--workers", type=_positive, metavar="N", help="processes (1); with --ray, processors to use")
    parser.add_argument(
        "--ray", nargs="?", const="local", metavar="ADDRESS", help="play on a Ray cluster, or a local one"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play and print the results; return the exit status. DataError if there is no such simulation."""
    import json
    import time

    from motherlode.core.chance.random_stream import fresh_seed
    from motherlode.progress_bar import progress_bar
    from motherlode.simulate.plan import make_plan
    from motherlode.simulate.report import as_json, print_report
    from motherlode.simulate.summary import Summary

    plan = make_plan(args.ruleset, args.players, args.games, args.seed or fresh_seed(), args.bots.split(","))
    total = Summary.empty(plan.players)
    began = time.perf_counter()
    seconds = 0.0
    try:
        with progress_bar("games", plan.games) as advance:
            for part in _parts(plan, args):
                total = total + part  # in one step, so that an interrupted run still adds up
                seconds = time.perf_counter() - began
                advance(part.games)
    except KeyboardInterrupt:
        pass
    if args.json:
        print(json.dumps(as_json(plan, total, seconds)))
    else:
        print_report(plan, total, seconds)
    return 0 if total.games == plan.games else _INTERRUPTED


def _parts(plan: Plan, args: argparse.Namespace) -> Iterator[Summary]:
    """The results of the games, chunk by chunk, wherever they are played."""
    if args.ray is not None:
        from motherlode.simulate.cluster import connected, play_on_ray

        with connected(args.ray, args.workers) as processors:
            yield from play_on_ray(plan, plan.chunks(processors), processors)
    elif (args.workers or 1) > 1:
        from motherlode.simulate.workers import play_in_processes

        yield from play_in_processes(plan, plan.chunks(args.workers), args.workers)
    else:
        from motherlode.simulate.chunk import play_chunk

        for chunk in plan.chunks(1):
            yield play_chunk(plan, chunk)


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
