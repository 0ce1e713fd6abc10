"""Measures the public API beside an earlier checkout, and the environments beside other packages.

The earlier checkout (``--earlier``) is a clone with a compiled build and its own ``.venv``. Each thing is measured by
all in turn, again and again, so that a machine that others use slows all of them down; what is shown is the median of
the ratios.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import median

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.engines.engine_process import MeasuredEngine

ROOT = Path(__file__).parents[1]

AIMS = {
    ("base, 5 players", "turns"): 4,
    ("base, 5 players", "play"): 4,
    ("saboteur2, 5 players", "turns"): 8,
    ("saboteur2, 5 players", "play"): 8,
    ("base, 5 players", "view"): 5,
    ("base, 5 players", "redeal"): 7,
    ("base, 5 players", "print"): 5,
    ("base, 5 players", "parse"): 5,
    ("environments", "pettingzoo raw"): 40,
    ("environments", "pettingzoo"): 40,
    ("environments", "openspiel"): 0.4,
}
"""The speedup over the earlier checkout, or over the peer."""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.interfaces", description=__doc__)
    parser.add_argument("--earlier", type=Path, help="a compiled checkout of an earlier commit")
    parser.add_argument("--repeats", type=int, default=9, help="how often each thing is measured (9)")
    parser.add_argument("--seconds", type=float, default=0.2, help="for how long each time (0.2)")
    parser.add_argument("--only", default="", help="measure only what has this in its name")
    args = parser.parse_args()

    pairs = [
        (
            MeasuredEngine("environments", "benchmarks.environments:ours"),
            MeasuredEngine("peers", "benchmarks.environments:peers"),
        )
    ]
    if args.earlier is not None:
        place = args.earlier.resolve()
        earlier = MeasuredEngine(
            "earlier", "benchmarks.public_api:compiled", {"PYTHONPATH": f"{place}/src"}, f"{place}/.venv/bin/python"
        )
        pairs.insert(0, (MeasuredEngine("now", "benchmarks.public_api:compiled"), earlier))
    table = Table(
        title="Now, and how many times as fast as before or as the peer", title_justify="left", box=box.SIMPLE
    )
    for name in ("case", "what", "now", "then or peer", "ratio", "least", "most", "aim"):
        table.add_column(name, justify="left" if name in ("case", "what") else "right")
    for ours, other in pairs:
        for row in _compare(ours, other, args.repeats, args.seconds, args.only):
            table.add_row(*row)
    Console(width=max(120, Console().width)).print(table)


def _compare(ours: MeasuredEngine, other: MeasuredEngine, repeats: int, seconds: float, only: str) -> list[list[str]]:
    for engine in (ours, other):
        engine.begin()
        if engine.missing:
            raise SystemExit(f"{engine.title} cannot be measured: {engine.missing}")
    wanted = [(case, what) for case, whats in ours.cases.items() for what in whats if only in f"{case} {what}"]
    measured: dict[tuple[str, str], list[tuple[float, float | None]]] = {place: [] for place in wanted}
    for case, what in track(wanted * repeats, ours.title, console=Console(stderr=True)):
        (now,) = ours.measure(case, what, seconds).values()
        then = None
        if what in other.cases.get(case, ()):
            (then,) = other.measure(case, what, seconds).values()
        measured[case, what].append((now, then))
    ours.end()
    other.end()
    return [_row(case, what, values) for (case, what), values in measured.items()]


def _row(case: str, what: str, values: list[tuple[float, float | None]]) -> list[str]:
    now = median(value for value, _ in values)
    aim = f"{AIMS[case, what]:g} ×" if (case, what) in AIMS else ""
    then = [(value, beside) for value, beside in values if beside is not None]
    if not then:
        return [case, what, _shown(now), "", "", "", "", aim]
    is_time = what in ("view", "redeal", "print", "parse")
    ratios = [beside / value if is_time else value / beside for value, beside in then]
    least, middle, most = (f"{ratio:.3g} ×" for ratio in (min(ratios), median(ratios), max(ratios)))
    return [case, what, _shown(now), _shown(median(beside for _, beside in then)), middle, least, most, aim]


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:,.3g}"


if __name__ == "__main__":
    main()
