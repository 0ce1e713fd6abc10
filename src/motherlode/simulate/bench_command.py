"""``motherlode bench``: how fast the engine plays, and which build of it runs."""

from __future__ import annotations

import argparse
import math

__all__ = ["add_arguments", "run"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--seconds", type=_seconds, default=3.0, metavar="S", help="for each ruleset (3)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure, and print; the exit status."""
    import json

    from motherlode._build import is_compiled
    from motherlode.simulate.bench import REPEATS, bench_all

    benches = bench_all(args.seconds)
    if args.json:
        rulesets = {bench.ruleset: bench.as_json() for bench in benches}
        told = {"compiled": is_compiled(), "best_of": REPEATS, "seconds": args.seconds, "rulesets": rulesets}
        print(json.dumps(told))
        return 0
    print(f"engine: {'compiled' if is_compiled() else 'pure Python'}; one core, uniform random play, no events")
    print(f"best of {REPEATS} (median)")
    for bench in benches:
        told = bench.as_json()
        turns = f"{told['turns_per_second']:>11,.0f} ({told['turns_per_second_median']:,.0f}) turns/s"
        copy = f"{told['copy_us']:.2f} ({told['copy_us_median']:.2f}) µs a copy"
        print(f"{bench.ruleset:<13} {bench.players} players {turns}   {copy}")
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds
