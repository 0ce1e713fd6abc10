"""The chart ``docs/benchmarks.svg``: turns a second as bars on a logarithmic scale, light and dark."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from benchmarks.engines.results import Row

__all__ = ["chart"]

_WIDTH = 860
_LABELS = 420
_BAR = 18
_STEP = 30
_TOP = 64
_STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328; }
  .title { font-size: 16px; font-weight: 600; }
  .faint { fill: #59636e; font-size: 12px; }
  .line { stroke: #d1d9e0; }
  .ours { fill: #b7791f; }
  .peer { fill: #6e7781; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc; }
    .faint { fill: #9198a1; }
    .line { stroke: #3d444d; }
    .ours { fill: #e3b341; }
    .peer { fill: #848d97; }
  }
"""


def chart(rows: Sequence[Row]) -> str:
    """The bars of all rows that were measured."""
    shown = [(row, row.turns.middle) for row in rows if row.turns is not None]
    least = math.floor(min(math.log10(value) for _, value in shown) - 0.3)
    most = math.ceil(max(math.log10(value) for _, value in shown))
    scale = (_WIDTH - _LABELS - 90) / (most - least)
    height = _TOP + _STEP * len(shown) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}" '
        'role="img" aria-label="Turns a second of card-game engines">',
        f"<style>{_STYLE}</style>",
        '<text class="title" x="12" y="24">Turns a second, uniform random play, one core</text>',
    ]
    for power in range(least, most + 1):
        x = _LABELS + (power - least) * scale
        parts.append(f'<line class="line" x1="{x:.1f}" y1="{_TOP - 8}" x2="{x:.1f}" y2="{height - 8}"/>')
        parts.append(f'<text class="faint" x="{x:.1f}" y="{_TOP - 14}" text-anchor="middle">{_short(10**power)}</text>')
    for number, (row, value) in enumerate(shown):
        y = _TOP + _STEP * number
        length = (math.log10(value) - least) * scale
        kind = "ours" if row.ours else "peer"
        label = escape(f"{row.title}, {row.game.partition(',')[0]}, {row.driven.replace('`', '')}")
        parts.append(f'<text x="{_LABELS - 10}" y="{y + 14}" text-anchor="end">{label}</text>')
        parts.append(
            f'<rect class="{kind}" x="{_LABELS}" y="{y}" width="{length:.1f}" height="{_BAR}" rx="3">'
            f"<title>{value:,.0f} turns a second</title></rect>"
        )
        parts.append(f'<text x="{_LABELS + length + 6:.1f}" y="{y + 14}">{_short(value)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _short(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{value / 1e3:.3g} k" if value >= 1e3 else f"{value:.3g}"
