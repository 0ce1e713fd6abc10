"""``python -m motherlode.bots.fit``: fit again, from seeds, every number of the bots that was fitted to data.

    python -m motherlode.bots.fit evaluator --rounds 2880 --seed fit
    python -m motherlode.bots.fit reach --rounds 720 --seed fit --check

It prints each weight beside that in the source. With ``--check`` the exit status is 1 if, on rounds held out of the
fit, the weights in the source are clearly worse than the fitted ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Final

from motherlode.arena.progress import progress_of
from motherlode.games.tunnels.bots.fitting.evaluator_fit import fit_evaluator
from motherlode.games.tunnels.bots.fitting.reach_fit import fit_reach
from motherlode.games.tunnels.bots.fitting.sample import FitReport

__all__ = ["main"]

_FITS: Final[Mapping[str, Callable[[int, str, Callable[[int], None]], FitReport]]] = {
    "evaluator": fit_evaluator,
    "reach": fit_reach,
}

_TOLERANCE: Final = 0.02
"""Log loss, in nats, by which the source may be worse than the fit on held-out rounds."""


def main(arguments: list[str] | None = None) -> int:
    """Fit, print the report and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m motherlode.bots.fit", description="Fit the bots' weights again.")
    parser.add_argument("model", choices=_FITS, help="evaluator: of search; reach: of belief in Saboteur 2")
    parser.add_argument("--rounds", type=int, default=720, metavar="N", help="rounds of self-play (720)")
    parser.add_argument("--seed", default="fit", metavar="S", help="round i is dealt from S/i (fit)")
    parser.add_argument("--check", action="store_true", help="exit with 1 if the source is clearly worse")
    args = parser.parse_args(arguments)
    with progress_of(args.rounds) as advance:
        report = _FITS[args.model](args.rounds, args.seed, advance)
    print("\n".join(lines_of(report)))
    return int(args.check and report.source_loss > report.fitted_loss + _TOLERANCE)


def lines_of(report: FitReport) -> list[str]:
    """Return the report as lines of text."""
    wide = max(map(len, report.source))
    lines = [
        f"{report.name}: {report.positions:,} positions of {report.rounds:,} rounds",
        f"{'weight':{wide}}  {'source':>8}  {'fitted':>8}  {'error':>7}  {'difference in errors':>20}",
    ]
    for name, source in report.source.items():
        fitted, error = report.fitted[name], report.errors[name]
        distance = f"{(fitted - source) / error:+20.1f}" if error else f"{'not fitted':>20}"
        lines.append(f"{name:{wide}}  {source:8.3f}  {fitted:8.3f}  {error:7.3f}  {distance}")
    lines.append(f"log loss on held-out rounds: source {report.source_loss:.4f}, fitted {report.fitted_loss:.4f}")
    return lines


if __name__ == "__main__":
    raise SystemExit(main())
