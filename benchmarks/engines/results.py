"""Measurements gathered over all repeats: medians, spreads, and the rows that are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from statistics import median

from benchmarks.engines.engine_process import MeasuredEngine

__all__ = ["OURS", "Figure", "Results", "Row", "rows_beside_others"]

OURS = "Motherlode"
"""The prefix of our own engines' titles."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Median and spread of repeated measurements."""

    middle: float
    spread: float  # half of what lies between the least and the greatest, as a share of the median

    def __str__(self) -> str:
        return f"{self.middle:,.0f}" if self.middle >= 100 else f"{self.middle:,.3g}"


@dataclass(slots=True)
class Results:
    """Everything that was measured, by engine, case and quantity."""

    engines: Iterable[MeasuredEngine]
    values: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)

    def add(self, title: str, case: str, what: str, measured: Mapping[str, float]) -> None:
        """Note a measurement; rates are kept apart by how the game was driven."""
        for quantity, value in measured.items():
            name = f"{quantity} {what}" if quantity.endswith("/s") else quantity
            self.values.setdefault((title, case, name), []).append(value)

    def figure(self, title: str, case: str, quantity: str) -> Figure | None:
        """The figure of a quantity; None if it was not measured."""
        values = self.values.get((title, case, quantity))
        if not values:
            return None
        middle = median(values)
        return Figure(middle, (max(values) - min(values)) / 2 / middle)


@dataclass(frozen=True, slots=True)
class Row:
    """One engine playing one game in one way, as the comparison shows it."""

    title: str
    game: str
    driven: str
    ours: bool
    turns: Figure | None = None
    copy: Figure | None = None
    missing: str = ""


_WAYS = {"engine": "inside the engine", "from Python": "from Python", "Game": "`Game`: values and events"}


def rows_beside_others(results: Results, our_case: str) -> list[Row]:
    """Our engine at one table in every way it can be driven, then every game of every peer."""
    rows: list[Row] = []
    for engine in results.engines:
        ours = engine.title.startswith(OURS)
        title = engine.title if ours else f"{engine.title} {engine.version}".rstrip()
        if engine.missing:
            rows.append(Row(title, "", "", ours, missing=engine.missing))
            continue
        for case in [our_case] if ours else engine.cases:
            copy = results.figure(engine.title, case, "copy")
            for what in engine.cases[case]:
                turns = results.figure(engine.title, case, f"turns/s {what}")
                if turns is not None:
                    rows.append(Row(title, case, _WAYS[what], ours, turns, copy))
    return rows
