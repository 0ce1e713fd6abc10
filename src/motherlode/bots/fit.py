"""``python -m motherlode.bots.fit``: refit, from seeds, the weights fitted to data.

    python -m motherlode.bots.fit evaluator --rounds 2880 --seed fit
    python -m motherlode.bots.fit reach --rounds 720 --seed fit --check

These are the weights in the source. The network of ``neural`` is not among them: ``python -m motherlode.training``
trains its ``weights.npz``.

It prints each weight beside that in the source; the number of processes does not matter for the result. With
``--check`` the exit status is 1 if, on rounds held out of the fit, the weights in the source are clearly worse than the
fitted ones.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

from motherlode.bots.fit_report import Fit, FitReport, lines_of
from motherlode.games.registry import engines, package_module
from motherlode.progress_bar import progress_bar

__all__ = ["main"]

_TOLERANCE: Final = 0.02
"""Log loss, in nats, by which the source may be worse than the fit on held-out rounds."""


R = TypeVar("R")


def _fits() -> dict[str, Fit]:
    """Return what the games' bots have to fit, by name."""
    fits: dict[str, Fit] = {}
    for engine in engines():
        module = package_module(engine.package, "bots.fitting")
        if module is not None:
            fits |= module.FITS
    return fits


def main(arguments: list[str] | None = None) -> int:
    """Fit, print the report and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m motherlode.bots.fit", description="Fit the bots' weights again.")
    parser.add_argument("model", choices=(fits := _fits()), help="what to fit")
    parser.add_argument("--rounds", type=int, default=720, metavar="N", help="rounds of self-play (720)")
    parser.add_argument("--seed", default="fit", metavar="S", help="round i is dealt from S/i (fit)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)")
    parser.add_argument("--check", action="store_true", help="exit with 1 if the source is clearly worse")
    args = parser.parse_args(arguments)
    for name in ("rounds", "workers"):
        if getattr(args, name) < 1:
            parser.error(f"--{name}: must be at least 1")
    report = _run(fits[args.model], args.rounds, args.seed, args.workers)
    print("\n".join(lines_of(report)))
    return int(args.check and report.source_loss > report.fitted_loss + _TOLERANCE)


def _run(fit: Fit, rounds: int, seed: str, workers: int) -> FitReport:
    seeds = [f"{seed}/{number}" for number in range(rounds)]
    context = multiprocessing.get_context("spawn")
    with progress_bar("rounds", rounds) as advance, ProcessPoolExecutor(workers, mp_context=context) as pool:

        def play_rounds(play: Callable[[str], R]) -> Iterator[R]:
            for played in pool.map(play, seeds):
                advance(1)
                yield played

        return fit(play_rounds)


if __name__ == "__main__":
    raise SystemExit(main())
