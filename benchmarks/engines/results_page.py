"""The page ``docs/benchmarks.md``, and the same tables for the terminal."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from benchmarks.engines.motherlode_engine import cases
from benchmarks.engines.results import OURS as MOTHERLODE
from benchmarks.engines.results import Figure, Results, Row
from motherlode import __version__

__all__ = ["COMPARISON", "GAINS", "OURS", "comparison", "gain_table", "our_table", "page"]

COMPARISON = ("engine", "game", "driven", "turns/s", "±", "copy µs", "inside: ours ÷ it", "from Python: ours ÷ it")
GAINS = ("table", "rounds", "turns", "copy", "view", "redeal", "print", "parse")
OURS = ("table", "rounds/s", "turns/s", "copy µs", "view µs", "redeal µs", "print µs", "parse µs", "largest ±")

_QUANTITIES = ("rounds/s engine", "turns/s engine", "copy", "view", "redeal", "print", "parse")


def page(results: Results, rows: Sequence[Row], repeats: int, seconds: float) -> str:
    """All of it, as Markdown."""
    parts = [
        "# Benchmarks",
        f"Written by `make bench` with Motherlode {__version__} and Python {platform.python_version()}. Every engine "
        f"runs in a process of its own on one core; they take turns, {repeats} times {seconds:g} s for each "
        "measurement, so that a busy moment of the machine falls on all of them. Shown are medians; ± is half of what "
        "lies between the least and the greatest, as a share of the median. Trust the ratios: absolute numbers are "
        "the machine's.",
        "![turns a second, ours and others'](benchmarks.svg)",
        "## Beside other engines",
        "Uniform random play, with all legal moves made each turn; dealing is part of it. *Inside the engine* is one "
        "call for a whole game; we found none such in the peers' Python interfaces. *From Python* is a list of legal "
        "moves, a choice and a call for every turn, and that is how peers are driven. The last two columns say how "
        "many times as fast our first engine of the table is in these two ways.",
        _markdown(COMPARISON, comparison(rows)),
        "These are different games: a turn of one is not a turn of another. They are the nearest kin that install "
        "from PyPI: card games with hidden information.",
        "## Every ruleset and table",
        "Rounds and turns a second inside the engine; then microseconds for a copy, a seat's view, a redeal that fits "
        "a view, and a position's line printed and parsed.",
    ]
    for engine in results.engines:
        table = our_table(results, engine.title)
        if table:
            parts += [f"### {engine.title}", _markdown(OURS, table)]
    gains = gain_table(results)
    if gains:
        parts += ["### Compiled beside pure Python", "How many times as fast.", _markdown(GAINS, gains)]
    return "\n\n".join(parts) + "\n"


def comparison(rows: Sequence[Row]) -> list[list[str]]:
    """Ours and theirs, with ratios."""
    inside = _first(rows, "inside the engine")
    driven = _first(rows, "from Python")
    table: list[list[str]] = []
    for row in rows:
        if row.turns is None:
            table.append([row.title, f"not measured: {row.missing}", *[""] * (len(COMPARISON) - 2)])
        else:
            ratios = [_ratio(inside, row.turns), _ratio(driven, row.turns)]
            figures = [str(row.turns), f"{row.turns.spread:.0%}", str(row.copy or "")]
            table.append([row.title, row.game, row.driven, *figures, *ratios])
    return table


def our_table(results: Results, title: str) -> list[list[str]]:
    """One build of ours at every table."""
    table: list[list[str]] = []
    for case in cases():
        figures = [results.figure(title, case, quantity) for quantity in _QUANTITIES]
        known = [figure for figure in figures if figure is not None]
        if known:
            cells = ["" if figure is None else str(figure) for figure in figures]
            table.append([case, *cells, f"{max(figure.spread for figure in known):.0%}"])
    return table


def gain_table(results: Results) -> list[list[str]]:
    """The speedup of our compiled build; empty if either was not measured."""
    compiled, pure = (engine.title for engine in results.engines if engine.title.startswith(MOTHERLODE))
    table: list[list[str]] = []
    for case in cases():
        cells: list[str] = []
        for quantity in _QUANTITIES:
            fast, slow = results.figure(compiled, case, quantity), results.figure(pure, case, quantity)
            if fast is not None and slow is not None:
                gain = fast.middle / slow.middle
                cells.append(_times(gain if quantity.endswith("engine") else 1 / gain))
        if cells:
            table.append([case, *cells])
    return table


def _first(rows: Sequence[Row], driven: str) -> Figure | None:
    """The first of ours that was driven so: the compiled one, where there is one."""
    return next((row.turns for row in rows if row.ours and row.driven == driven), None)


def _ratio(ours: Figure | None, theirs: Figure) -> str:
    return "" if ours is None else _times(ours.middle / theirs.middle)


def _times(ratio: float) -> str:
    return f"{ratio:,.0f} ×" if ratio >= 10 else f"{ratio:.2g} ×"


def _markdown(head: Sequence[str], table: Sequence[Sequence[str]]) -> str:
    numbers = [index > 0 and all(row[index][:1] in "0123456789" for row in table) for index in range(len(head))]
    rule = ["---:" if right else "---" for right in numbers]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, rule, *table))
