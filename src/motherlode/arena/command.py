"""``motherlode arena``: play bots against bots and report win rates."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.arena.ledger import Ledger
    from motherlode.arena.match import Match

__all__ = ["add_arguments", "run"]

_INTERRUPTED = 130
_ROUNDS_A_TASK = 4
_EPILOG = """\
In The Lost Mines the first bot takes every other seat and the second the rest. Each deal is played twice, with the
seats exchanged, and points are compared. In Saboteur 2 a guest is compared by its gold."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    from motherlode.bots.registry import bots_help

    parser.epilog = f"{_EPILOG}\n\nBots:{bots_help()}"
    parser.add_argument("--ruleset", default="base", help="ruleset (base)")
    parser.add_argument("--players", type=_positive, default=5, metavar="N", help="seats at the table (5)")
    parser.add_argument("--miners", default="belief", metavar="BOTS", help="bots, separated by commas, or all (belief)")
    parser.add_argument(
        "--saboteurs", default="belief", metavar="BOTS", help="bots, separated by commas, or all (belief)"
    )
    parser.add_argument("--guest", metavar="BOT", help="give one seat, which rotates, to this bot, and compare")
    parser.add_argument("--rounds", type=_positive, default=200, metavar="K", help="rounds per match (200)")
    parser.add_argument("--seed", metavar="S", help="any text; round i is dealt from S/i (random)")
    parser.add_argument("--workers", type=_positive, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="store results in this file; play only missing rounds"
    )
    parser.add_argument("--report", type=Path, metavar="FOLDER", help="write a report there, as Markdown and SVG")
    parser.add_argument("--inference", action="store_true", help="measure the role inference of belief instead")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play the matches, print the results and return the exit status. DataError for an invalid match."""
    from motherlode.arena.ledger import Ledger

    matches = _matches(args)
    if args.inference:
        return _measure_inference(matches, args)
    complete = True
    with Ledger(args.resume) as ledger:
        try:
            _play(matches, args.rounds, args.workers, ledger)
        except KeyboardInterrupt:
            complete = False
        _report(matches, args, ledger)
    return 0 if complete else _INTERRUPTED


def _matches(args: argparse.Namespace) -> list[Match]:
    from motherlode.arena.match import Match, check
    from motherlode.bots import BOTS
    from motherlode.core.chance.random_stream import fresh_seed
    from motherlode.core.errors import DataError

    if args.resume is not None and not args.seed:
        raise DataError("--resume needs --seed: it continues the rounds of a seed")
    miners = list(BOTS) if args.miners == "all" else args.miners.split(",")
    saboteurs = list(BOTS) if args.saboteurs == "all" else args.saboteurs.split(",")
    guests = ["", args.guest] if args.guest else [""]
    seed = args.seed or fresh_seed()
    matches = [
        Match(args.ruleset, args.players, miner, saboteur, seed, guest)
        for miner in dict.fromkeys(miners)
        for saboteur in dict.fromkeys(saboteurs)
        for guest in guests
    ]
    for match in matches:
        check(match)
    return matches


def _play(matches: list[Match], rounds: int, workers: int, ledger: Ledger) -> None:
    from motherlode.arena.runner import run_tasks
    from motherlode.progress_bar import progress_bar

    tasks = []
    for match in matches:
        missing = ledger.missing(match, rounds)
        tasks += [(match, missing[at : at + _ROUNDS_A_TASK]) for at in range(0, len(missing), _ROUNDS_A_TASK)]
    with progress_bar("rounds", sum(len(numbers) for _, numbers in tasks)) as advance:
        for match, played in run_tasks(tasks, workers):
            ledger.enter(match, played)
            advance(len(played))


def _report(matches: list[Match], args: argparse.Namespace, ledger: Ledger) -> None:
    from motherlode.arena.report import print_results, results_as_json, write_report

    results = [(match, ledger.rounds(match, args.rounds)) for match in matches]
    if args.report is not None:
        write_report(results, args.report)
    if args.json:
        import json

        print(json.dumps(results_as_json(results)))
    else:
        print_results(results)


def _measure_inference(matches: list[Match], args: argparse.Namespace) -> int:
    """Print the quality of inference in the rounds of some matches."""
    import json
    from dataclasses import asdict

    from motherlode.arena.inference import MOMENTS, measure
    from motherlode.progress_bar import progress_bar

    with progress_bar("rounds", len(matches) * args.rounds) as advance:
        for match in matches:
            for moment, quality in zip(MOMENTS, measure(match, args.rounds, advance), strict=True):
                row = {"miners": match.miners, "saboteurs": match.saboteurs, "moment": moment, **asdict(quality)}
                print(json.dumps(row) if args.json else " ".join(f"{name} {_short(it)}" for name, it in row.items()))
    return 0


def _short(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)
