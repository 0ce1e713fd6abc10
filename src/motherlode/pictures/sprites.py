"""Cards as small images, drawn from the card art of the page by resvg."""

from __future__ import annotations

import io
import json
import lzma
from functools import cache, lru_cache
from importlib.resources import files
from typing import cast

from PIL import Image
from resvg_py import svg_to_bytes

__all__ = ["card_art", "sprite"]


@cache
def card_art(package: str) -> dict[str, str]:
    """The pictures of a game's cards as SVG, by name; see ``tools/card_art.py``."""
    packed = files(f"{package}.cards").joinpath("art.json.xz").read_bytes()
    return cast(dict[str, str], json.loads(lzma.decompress(packed)))


@lru_cache(maxsize=1024)
def sprite(package: str, name: str, width: int, is_turned: bool = False) -> Image.Image:
    """A card of a width in pixels, and one and a half times as high. It is shared: do not draw on it."""
    if is_turned:
        return sprite(package, name, width).transpose(Image.Transpose.ROTATE_180)
    svg = card_art(package)[name]
    png = svg_to_bytes(svg_string=svg, width=width, height=width * 3 // 2, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")
