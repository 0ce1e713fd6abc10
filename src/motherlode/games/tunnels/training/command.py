"""The command line of the training package."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from motherlode.core.errors import DataError

__all__ = ["main"]

_DESCRIPTION = """\
Train the neural bot, step by step:

  python -m motherlode.training data --rounds 12000 --out data/rounds.npz
  python -m motherlode.training clone data/*.npz --out run/clone.npz
  python -m motherlode.training selfplay --clone run/clone.npz --out run/policy.npz --minutes 20
  python -m motherlode.training plot run/policy.jsonl --out run/policy.svg
  python -m motherlode.training evaluate --weights run/policy.npz --rounds 400
  python -m motherlode.training infer --weights run/policy.npz --rounds 400
  python -m motherlode.training respond --role saboteurs --out run/response.npz --minutes 5
  python -m motherlode.training mix run/policy.npz run/other.npz
"""


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m motherlode.training",
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for add in (_add_data, _add_clone, _add_selfplay, _add_plot, _add_evaluate, _add_infer, _add_respond, _add_mix):
        add(commands)
    args = parser.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        return run(args)
    except DataError as error:
        print(f"motherlode.games.tunnels.training: {error}", file=sys.stderr)
        return 2


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def _add_data(commands: Commands) -> None:
    parser = commands.add_parser("data", help="play rounds of belief and store its utilities")
    parser.add_argument("--rounds", type=int, default=12000, metavar="N", help="rounds (12000)")
    parser.add_argument("--seed", default="data", metavar="S", help="round i is dealt from S/i (data)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write, as .npz")
    parser.set_defaults(run=_data)


def _data(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.dataset import generate_rounds, merge_rounds, save_rounds
    from motherlode.progress_bar import progress_bar

    parts = []
    began = saved = time.monotonic()
    with progress_bar("rounds", args.rounds) as advance:
        for part in generate_rounds(args.rounds, args.seed, args.workers):
            parts.append(part)
            advance(len(part))
            if time.monotonic() - saved > 60:
                save_rounds(args.out, merge_rounds(parts))
                saved = time.monotonic()
    rounds = merge_rounds(parts)
    save_rounds(args.out, rounds)
    print(f"{len(rounds)} rounds, {len(rounds.actions)} decisions in {time.monotonic() - began:.0f} s: {args.out}")
    return 0


def _add_clone(commands: Commands) -> None:
    parser = commands.add_parser("clone", help="learn to play as belief does")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="rounds made by data")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write the weights, as .npz")
    parser.add_argument("--width", type=int, default=256, metavar="N", help="width of the network (256)")
    parser.add_argument("--epochs", type=float, default=80.0, metavar="X", help="passes over the data (80)")
    parser.add_argument("--batch", type=int, default=8192, metavar="N", help="decisions a step (8192)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of weights and order (0)")
    parser.add_argument("--max-rounds", type=int, default=0, metavar="N", help="use only the first N rounds (all)")
    parser.set_defaults(run=_clone)


def _clone(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.clone import CloneSettings, clone

    settings = CloneSettings(
        width=args.width, epochs=args.epochs, batch=args.batch, seed=args.seed, max_rounds=args.max_rounds
    )
    args.out.parent.mkdir(parents=True, exist_ok=True)
    clone(args.files, args.out, settings)
    return 0


def _add_selfplay(commands: Commands) -> None:
    parser = commands.add_parser("selfplay", help="improve a clone by self-play (PPO with a KL anchor)")
    parser.add_argument(
        "--clone",
        type=Path,
        metavar="FILE",
        help="the anchor, and where to begin (without it: from nothing and on packed words alone, which is faster, but "
        "the bot cannot play such weights)",
    )
    parser.add_argument("--width", type=int, default=512, metavar="N", help="of a network from nothing (512)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write the weights, as .npz")
    parser.add_argument("--minutes", type=float, default=20.0, metavar="X", help="time to learn (20)")
    parser.add_argument("--tables", type=int, default=16384, metavar="N", help="games at a time (16384)")
    parser.add_argument("--steps", type=int, default=32, metavar="N", help="turns of each between updates (32)")
    parser.add_argument(
        "--anchor", type=float, nargs=2, default=(0.3, 0.005), metavar="X", help="KL weight, first and last"
    )
    parser.add_argument("--rate", type=float, default=3e-4, metavar="X", help="learning rate (3e-4)")
    parser.add_argument(
        "--schedule", type=float, nargs=2, default=(0.0, 1.0), metavar="X", help="part of the schedule to run (0 1)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of deals and choices (0)")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint beside --out")
    parser.add_argument("--no-check", action="store_true", help="do not compare the device's games with the CPU's")
    parser.set_defaults(run=_selfplay)


def _selfplay(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.selfplay import SelfplaySettings, selfplay
    from motherlode.games.tunnels.vectorized.digest import check_device

    if not args.no_check:
        check_device()

    settings = SelfplaySettings(
        seconds=60 * args.minutes,
        tables=args.tables,
        steps=args.steps,
        anchor=tuple(args.anchor),
        rate=args.rate,
        schedule=tuple(args.schedule),
        seed=args.seed,
        width=args.width,
    )
    args.out.parent.mkdir(parents=True, exist_ok=True)
    selfplay(args.clone, args.out, settings, is_resumed=args.resume)
    return 0


def _add_plot(commands: Commands) -> None:
    parser = commands.add_parser("plot", help="draw the curves of a self-play run")
    parser.add_argument("logs", nargs="+", type=Path, metavar="FILE", help="what selfplay wrote, in order")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write the picture, as .svg")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a table, too")
    parser.set_defaults(run=_plot)


def _plot(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.run_plot import plot_run, read_run, write_table

    lines = read_run(args.logs)
    args.out.write_text(plot_run(lines), encoding="utf-8")
    if args.csv is not None:
        write_table(args.csv, lines)
    return 0


def _add_evaluate(commands: Commands) -> None:
    parser = commands.add_parser("evaluate", help="play at the real table and compare with belief, on the same deals")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="weights of the neural bot (those that ship)")
    parser.add_argument("--rounds", type=int, default=400, metavar="N", help="rounds of each match (400)")
    parser.add_argument("--players", default="3,4,5,6,7,8,9,10", metavar="LIST", help="numbers of players (3 to 10)")
    parser.add_argument("--seed", default="evaluate", metavar="S", help="round i is dealt from S/i (evaluate)")
    parser.add_argument(
        "--matches", default="miners,saboteurs", metavar="LIST", help="which comparisons (miners,saboteurs)"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--ledger", type=Path, metavar="FILE", help="store results there, and play only missing rounds")
    parser.set_defaults(run=_evaluate)


def _evaluate(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.evaluate import evaluate

    return evaluate(args)


def _add_infer(commands: Commands) -> None:
    parser = commands.add_parser("infer", help="measure how well roles are inferred, beside belief")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="weights of the neural bot (those that ship)")
    parser.add_argument("--rounds", type=int, default=400, metavar="N", help="rounds (400)")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="number of players (4)")
    parser.add_argument("--bot", default="belief", metavar="NAME", help="who plays (belief)")
    parser.add_argument("--seed", default="infer", metavar="S", help="round i is dealt from S/i (infer)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.set_defaults(run=_infer)


def _infer(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.role_inference import infer_roles

    return infer_roles(args)


def _add_respond(commands: Commands) -> None:
    parser = commands.add_parser("respond", help="learn to beat a policy in one role: how far can it be exploited?")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="weights of the neural bot (those that ship)")
    parser.add_argument("--role", choices=("miners", "saboteurs"), required=True, help="the role that is learned")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write the response, as .npz")
    parser.add_argument("--minutes", type=float, default=10.0, metavar="X", help="time to learn (10)")
    parser.add_argument("--tables", type=int, default=16384, metavar="N", help="games at a time (16384)")
    parser.add_argument("--rate", type=float, default=3e-4, metavar="X", help="learning rate (3e-4)")
    parser.add_argument("--rounds", type=int, default=16384, metavar="N", help="rounds to measure the gain by (16384)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of deals and choices (0)")
    parser.add_argument("--no-check", action="store_true", help="do not compare the device's games with the CPU's")
    parser.set_defaults(run=_respond)


def _respond(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.bots.neural.neural_bot import WEIGHTS
    from motherlode.games.tunnels.training.best_response import best_response
    from motherlode.games.tunnels.training.selfplay import SelfplaySettings
    from motherlode.games.tunnels.vectorized.digest import check_device

    if not args.no_check:
        check_device()
    settings = SelfplaySettings(seconds=60 * args.minutes, tables=args.tables, rate=args.rate, seed=args.seed)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    # Measured on deals that the response has not seen.
    best_response(args.weights or WEIGHTS, args.role, args.out, settings, args.rounds, args.seed + 1_000_000)
    return 0


def _add_mix(commands: Commands) -> None:
    parser = commands.add_parser("mix", help="seat two policies at one table: what do they lose by not being alike?")
    parser.add_argument("one", type=Path, metavar="FILE", help="weights of the even seats")
    parser.add_argument("other", type=Path, metavar="FILE", help="weights of the odd seats")
    parser.add_argument("--rounds", type=int, default=16384, metavar="N", help="rounds of each match (16384)")
    parser.add_argument("--seed", type=int, default=1_000_000, metavar="N", help="of deals (1000000)")
    parser.set_defaults(run=_mix)


def _mix(args: argparse.Namespace) -> int:
    from motherlode.games.tunnels.training.best_response import mixed_seeds

    mixed_seeds(args.one, args.other, args.rounds, args.seed)
    return 0
