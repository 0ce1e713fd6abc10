"""Measures all engines in turn, prints the tables, and writes ``docs/benchmarks.md`` and its chart."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.engines.chart import chart
from benchmarks.engines.engine_process import ENGINES, MeasuredEngine
from benchmarks.engines.motherlode_engine import case_name
from benchmarks.engines.results import Results, rows_beside_others
from benchmarks.engines.results_page import COMPARISON, GAINS, OURS, comparison, gain_table, our_table, page

DOCS = Path(__file__).parents[1] / "docs"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7, help="how often each thing is measured (7)")
    parser.add_argument("--seconds", type=float, default=0.2, help="for how long each time (0.2)")
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the page and the chart go")
    args = parser.parse_args()

    results = Results(ENGINES)
    for engine in ENGINES:
        engine.begin()
    shown = case_name("base", 5)
    turns = list(_turns(shown)) * args.repeats
    for engine, case, what in track(turns, "measuring", console=Console(stderr=True)):
        results.add(engine.title, case, what, engine.measure(case, what, args.seconds))
    for engine in ENGINES:
        engine.end()

    rows = rows_beside_others(results, shown)
    _print("Beside other engines", COMPARISON, comparison(rows))
    for engine in ENGINES:
        _print(engine.title, OURS, our_table(results, engine.title))
    _print("Compiled beside pure Python: how many times as fast", GAINS, gain_table(results))
    (args.docs / "benchmarks.md").write_text(page(results, rows, args.repeats, args.seconds), encoding="utf-8")
    (args.docs / "benchmarks.svg").write_text(chart(rows), encoding="utf-8")


def _turns(first: str) -> Iterator[tuple[MeasuredEngine, str, str]]:
    """Everything once: the engines alternate, with what is compared at the beginning."""
    lists = [
        [(engine, case, what) for case in sorted(engine.cases, key=first.__ne__) for what in engine.cases[case]]
        for engine in ENGINES
    ]
    for together in zip_longest(*lists):
        yield from (turn for turn in together if turn is not None)


def _print(title: str, head: tuple[str, ...], cells: list[list[str]]) -> None:
    if not cells:
        return
    table = Table(title=title, title_justify="left", box=box.SIMPLE)
    for name in head:
        table.add_column(name, justify="left" if name in ("engine", "game", "driven", "table") else "right")
    for row in cells:
        table.add_row(*row)
    Console(width=max(140, Console().width)).print(table)


if __name__ == "__main__":
    main()
