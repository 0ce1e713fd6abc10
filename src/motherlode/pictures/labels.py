"""Text on pictures: fitted to a width by font metrics, drawn by resvg in both writing directions."""

from __future__ import annotations

import io
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, NamedTuple
from xml.sax.saxutils import escape

from PIL import Image, ImageFont
from resvg_py import svg_to_bytes

__all__ = ["Label", "draw_labels", "fitted"]

_FONT: Final = Path(str(files("motherlode.pictures") / "DejaVuSansCondensed-Bold.ttf"))
"""Latin, Greek, Cyrillic, Hebrew and Arabic; letters of other scripts are taken from the system's fonts, if any.

Made of DejaVu 2.37 by ``pyftsubset --no-hinting --layout-features='*' --unicodes=0020-052F,0591-06FF,1E00-1EFF,
2000-206F,20A0-20BF,2190-21FF,2600-26FF,FB1D-FB4F``.
"""
_FAMILY: Final = "DejaVu Sans Condensed"
_MAX_MEASURED: Final = 300
"""Characters of a text that are looked at; more never fit."""
_RLE, _LRE, _PDF = "\u202b", "\u202a", "\u202c"
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
"""Characters that XML cannot hold or that have no glyph."""


class Label(NamedTuple):
    """One line of text. ``x`` is where it starts or ends, as one reads."""

    text: str
    x: float
    y: float
    size: float
    colour: tuple[int, int, int]
    anchor: Literal["start", "end"] = "start"


def fitted(label: Label, width: float, smallest: float) -> Label:
    """The label in a size at which it is no wider than that, or cut off at the smallest size."""
    text = _CONTROL.sub("", label.text[:_MAX_MEASURED])
    size = min(label.size, max(smallest, label.size * width / max(1.0, _width(text, label.size))))
    if _width(text, size) > width + 0.5:  # not what is rounded off
        while text and _width(f"{text}…", size) > width:
            text = text[:-1]
        text = f"{text.rstrip()}…"
    return label._replace(text=text, size=size)


def draw_labels(labels: list[Label], size: tuple[int, int], is_right_to_left: bool) -> Image.Image:
    """A transparent image with texts.

    ``x`` and the sentences run in the direction of the language.
    """
    shown = "".join(_element(label, size[0], is_right_to_left) for label in labels)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}"'
        f' font-family="{_FAMILY}" font-weight="bold">{shown}</svg>'
    )
    png = svg_to_bytes(svg_string=svg, width=size[0], height=size[1], font_files=[str(_FONT)], font_family=_FAMILY)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def _element(label: Label, width: int, is_right_to_left: bool) -> str:
    """The SVG element of a label.

    resvg starts every line from the left, so the direction is put into the text.
    """
    mark, x, anchor = _LRE, label.x, label.anchor
    if is_right_to_left:
        mark, x, anchor = _RLE, width - label.x, "end" if label.anchor == "start" else "start"
    text = escape(mark + _CONTROL.sub("", label.text) + _PDF)
    place = f'x="{x:.1f}" y="{label.y:.1f}" font-size="{label.size:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="rgb{label.colour}" xml:space="preserve">{text}</text>'


def _width(text: str, size: float) -> float:
    return _font().getlength(text) * size / 100


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(_FONT), 100, layout_engine=ImageFont.Layout.BASIC)
