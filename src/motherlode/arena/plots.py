"""SVG plots: a matrix of win rates, and win rates with intervals by the number of saboteurs dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from motherlode.arena.match import Match
from motherlode.arena.win_rates import WinRate

__all__ = ["matrix_plot", "strata_plot"]

_CELL: Final = (96, 48)
_LEFT: Final = 110
_TOP: Final = 60
_ROW: Final = 26
_WIDE: Final = 420
_INK: Final = "#333"
_HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
    'font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>'
)


def matrix_plot(rates: Sequence[tuple[Match, WinRate]]) -> str:
    """Return a matrix of the miners' win rates: miners down, saboteurs across."""
    down = list(dict.fromkeys(match.miners for match, _ in rates))
    across = list(dict.fromkeys(match.saboteurs for match, _ in rates))
    wide, high = _LEFT + _CELL[0] * len(across) + 10, _TOP + _CELL[1] * len(down) + 10
    parts = [
        _HEAD.format(wide=wide, high=high),
        _text(_LEFT, 18, "saboteurs →", "start"),
        _text(8, 18, "miners ↓", "start"),
    ]
    for column, name in enumerate(across):
        parts.append(_text(_LEFT + _CELL[0] * (column + 0.5), _TOP - 12, name))
    for row, name in enumerate(down):
        parts.append(_text(8, _TOP + _CELL[1] * (row + 0.5) + 5, name, "start"))
    for match, rate in rates:
        x = _LEFT + _CELL[0] * across.index(match.saboteurs)
        y = _TOP + _CELL[1] * down.index(match.miners)
        parts.append(
            f'<rect x="{x}" y="{y}" width="{_CELL[0]}" height="{_CELL[1]}" fill="{_shade(rate.rate)}" stroke="#fff"/>'
        )
        parts.append(_text(x + _CELL[0] / 2, y + _CELL[1] / 2 + 5, f"{rate.rate:.1%}"))
    return "".join(parts) + "</svg>\n"


def strata_plot(strata: Sequence[tuple[Match, Mapping[int, WinRate]]]) -> str:
    """Return win rates as dots with interval bars, by match and number of saboteurs dealt."""
    rows = [(match, dealt, rate) for match, rates in strata for dealt, rate in rates.items()]
    left = 2 * _LEFT + 40
    wide, high = left + _WIDE + 30, _TOP + _ROW * len(rows) + 10
    parts = [_HEAD.format(wide=wide, high=high), _text(8, 18, "miners : saboteurs (saboteurs dealt)", "start")]
    for tenth in range(0, 11, 2):
        x = left + _WIDE * tenth / 10
        parts.append(f'<line x1="{x}" x2="{x}" y1="{_TOP - 8}" y2="{high - 8}" stroke="#ddd"/>')
        parts.append(_text(x, _TOP - 14, f"{tenth * 10} %"))
    for row, (match, dealt, rate) in enumerate(rows):
        y = _TOP + _ROW * (row + 0.5)
        low, top = (left + _WIDE * end for end in rate.interval)
        parts.append(_text(8, y + 5, f"{match.miners} : {match.saboteurs} ({dealt})", "start"))
        parts.append(f'<line x1="{low:.1f}" x2="{top:.1f}" y1="{y}" y2="{y}" stroke="#b8860b" stroke-width="6"/>')
        parts.append(f'<circle cx="{left + _WIDE * rate.rate:.1f}" cy="{y}" r="5" fill="{_INK}"/>')
    return "".join(parts) + "</svg>\n"


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{_INK}">{escape(text)}</text>'


def _shade(rate: float) -> str:
    """Return a colour from the saboteurs' red over white to the miners' gold."""
    poor, even, rich = (224, 122, 95), (255, 255, 255), (242, 193, 78)
    start, end, part = (poor, even, rate * 2) if rate < 0.5 else (even, rich, rate * 2 - 1)
    return "#" + "".join(f"{round(one + (other - one) * part):02x}" for one, other in zip(start, end, strict=True))
