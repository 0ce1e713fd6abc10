"""A self-play run's curves as a table (CSV) and a picture (SVG), from the JSON lines it writes."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, TypeAlias

from motherlode.core.errors import DataError

__all__ = ["plot_run", "read_run", "write_table"]

Line: TypeAlias = Mapping[str, float]

_COLUMNS: Final = {
    "miners_win_miners_against_clone": "learner as miners, against the clone",
    "miners_win_self": "against itself",
    "miners_win_saboteurs_against_clone": "learner as saboteurs, against the clone",
}
_COLOURS: Final = ("#b8860b", "#555555", "#c0392b")
_KEPT: Final = ("minutes", "decisions", *_COLUMNS, "entropy", "kl", "belief_loss", "per_second")
_WIDE, _HIGH, _LEFT, _TOP, _RIGHT = 640, 300, 56, 24, 290
_LOWEST, _HIGHEST = 0.6, 0.95


def read_run(logs: Sequence[Path]) -> list[Line]:
    """The reports of a run, its parts one after another; minutes and decisions count on."""
    lines: list[Line] = []
    minutes = decisions = 0.0
    for log in logs:
        last: Line = {"seconds": 0.0, "decisions": 0.0}
        for text in log.read_text(encoding="utf-8").splitlines():
            if '"miners_win_self"' in text:
                last = json.loads(text)
                own = {"minutes": minutes + last["seconds"] / 60, "decisions": decisions + last["decisions"]}
                lines.append({**last, **own})
        minutes += last["seconds"] / 60
        decisions += last["decisions"]
    if not lines:
        raise DataError("there are no reports of self-play in these files")
    return lines


def write_table(path: Path, lines: Sequence[Line]) -> None:
    """Write the reports as CSV."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(_KEPT)
        for line in lines:
            writer.writerow([f"{line[name]:.6g}" if name in line else "" for name in _KEPT])


def plot_run(lines: Sequence[Line]) -> str:
    """Return an SVG of how often the miners win, over the minutes of learning."""
    until = lines[-1]["minutes"]

    def x(minutes: float) -> float:
        return _LEFT + _WIDE * minutes / until

    def y(rate: float) -> float:
        return _TOP + _HIGH * (_HIGHEST - rate) / (_HIGHEST - _LOWEST)

    wide, high = _LEFT + _WIDE + _RIGHT, _TOP + _HIGH + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>',
        _text(_LEFT, 16, "rounds won by the miners", "start"),
        _text(_LEFT + _WIDE / 2, high - 8, "minutes of self-play"),
    ]
    for tenths in range(6, 10):
        parts.append(f'<path d="M{_LEFT} {y(tenths / 10):g}h{_WIDE}" stroke="#ddd"/>')
        parts.append(_text(_LEFT - 8, y(tenths / 10) + 4, f"{10 * tenths} %", "end"))
    for minute in range(0, int(until) + 1, 3):
        parts.append(_text(x(minute), _TOP + _HIGH + 20, str(minute)))
    for (name, label), colour in zip(_COLUMNS.items(), _COLOURS, strict=True):
        points = [(x(line["minutes"]), y(line[name])) for line in lines if name in line]
        path = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(_text(points[-1][0] + 8, points[-1][1] + 4, label, "start", colour))
    return "".join(parts) + "</svg>\n"


def _text(x: float, y: float, text: str, anchor: str = "middle", colour: str = "#333") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'
