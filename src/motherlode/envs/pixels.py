"""Pictures of a table as arrays of pixels, from the card art of the page. Needs the extra ``render`` (resvg)."""

from __future__ import annotations

import json
import lzma
import zlib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from motherlode.core.errors import DataError
from motherlode.core.picture import Pawn, Picture
from motherlode.game import View
from motherlode.games.registry import game_module, game_package

__all__ = ["HEIGHT", "WIDTH", "render_pixels"]

Pixels = NDArray[np.uint8]

WIDTH, HEIGHT = 1024, 640
"""The size of every picture, so that the frames of a game make a video."""
_BOARD_WIDTH = 704
_MARGIN = 8
_BACKGROUND = (24, 25, 37)
_ACTOR = (255, 208, 131)
_NEUTRAL = (233, 236, 242)
_SEATS = [(63, 140, 240), (226, 72, 58), (63, 170, 90), (240, 189, 44), (154, 99, 222), (240, 138, 60), (60, 196, 200),
          (226, 110, 170), (150, 158, 170), (142, 110, 70), (190, 220, 90), (120, 150, 255)]  # fmt: skip
"""The colours of the seats."""
_LARGEST = 72
"""The greatest width of a card in pixels."""


def render_pixels(view: View) -> Pixels:
    """The table as a viewer sees it, ``HEIGHT`` by ``WIDTH`` by 3: the board, and beside it the cards of each seat."""
    module: Any = game_module(view.ruleset, "picture")
    if module is None:
        raise DataError(f"render_mode: {view.ruleset} has no pictures; its package has no module picture")
    picture = cast(Picture, module.picture_of(view.position))
    canvas = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = _BACKGROUND
    _draw_board(canvas, game_package(view.ruleset), picture)
    _draw_seats(canvas, game_package(view.ruleset), picture)
    return canvas


def _draw_board(canvas: Pixels, package: str, picture: Picture) -> None:
    columns = [card.cell[0] for card in picture.board]
    rows = [card.cell[1] for card in picture.board]
    west, north = min(columns), min(rows)
    across, down = max(columns) - west + 1, max(rows) - north + 1
    width = min(_LARGEST, (_BOARD_WIDTH - 2 * _MARGIN) // across, (HEIGHT - 2 * _MARGIN) * 2 // (3 * down))
    height = width * 3 // 2
    left = (_BOARD_WIDTH - across * width) // 2
    top = (HEIGHT - down * height) // 2
    for card in picture.board:
        sprite = _sprite(package, f"{card.card} dim" if card.is_dim else card.card, width)
        x = left + (card.cell[0] - west) * width
        y = top + (card.cell[1] - north) * height
        _paste(canvas, sprite[::-1, ::-1] if card.turned else sprite, x, y)
    for pawn in picture.pawns:
        x = left + int((pawn.column - west + 0.5) * width)
        _draw_pawn(canvas, pawn, x, top + int((pawn.row - north + 0.5) * height), max(3, width // 9))


def _draw_pawn(canvas: Pixels, pawn: Pawn, x: int, y: int, radius: int) -> None:
    colour = _NEUTRAL if pawn.seat < 0 else _SEATS[pawn.seat]
    for size, paint in ((radius + 2, _BACKGROUND), (radius, colour)):
        rows, columns = np.ogrid[-size : size + 1, -size : size + 1]
        disc = rows**2 + columns**2 <= size**2
        area = canvas[y - size : y + size + 1, x - size : x + size + 1]
        area[disc[: area.shape[0], : area.shape[1]]] = paint


def _draw_seats(canvas: Pixels, package: str, picture: Picture) -> None:
    """A row a seat: its colour, bright if it is to act, its hand, and what lies in front of it."""
    seats = len(picture.hands)
    space = (HEIGHT - 2 * _MARGIN) // seats
    most = max(2, *(len(hand) + len(front) for hand, front in zip(picture.hands, picture.front, strict=True)))
    room = WIDTH - _BOARD_WIDTH - 3 * _MARGIN - 16
    width = min(_LARGEST // 2, (space - 6) * 2 // 3, room // most)
    for seat, (hand, front) in enumerate(zip(picture.hands, picture.front, strict=True)):
        top = _MARGIN + seat * space
        left = _BOARD_WIDTH + _MARGIN
        if seat == picture.actor:
            canvas[top : top + space - 2, left - 4 : left + 16] = _ACTOR
        canvas[top + 4 : top + space - 6, left : left + 12] = _SEATS[seat]
        for place, card in enumerate(hand):
            _paste(canvas, _sprite(package, card, width), left + 20 + place * width, top + 3)
        for place, card in enumerate(front):
            _paste(canvas, _sprite(package, card, width), WIDTH - _MARGIN - (place + 1) * width, top + 3)


def _paste(canvas: Pixels, sprite: Pixels, left: int, top: int) -> None:
    height, width = sprite.shape[:2]
    area = canvas[top : top + height, left : left + width]
    alpha = sprite[..., 3:].astype(np.uint16)
    area[:] = (sprite[..., :3] * alpha + area * (255 - alpha)) // 255


@cache
def _art(package: str) -> dict[str, str]:
    """The pictures of a game's cards as SVG, by name; see ``tools/card_art.py``."""
    packed = files(f"{package}.cards").joinpath("art.json.xz").read_bytes()
    return cast(dict[str, str], json.loads(lzma.decompress(packed)))


@lru_cache(maxsize=1024)
def _sprite(package: str, name: str, width: int) -> Pixels:
    """A card as pixels with an alpha channel, so many pixels wide and half as many again high."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise DataError('render_mode "rgb_array" needs resvg: pip install motherlode[render]') from None
    svg = _art(package)[name]
    png = svg_to_bytes(svg_string=svg, width=width, height=width * 3 // 2, skip_system_fonts=True)
    return _decode_png(bytes(png))


def _decode_png(png: bytes) -> Pixels:
    """The pixels of a PNG as resvg writes it: 8 bits a channel, with alpha, not interlaced."""
    data, at = b"", 8
    width = height = 0
    while at < len(png):
        size = int.from_bytes(png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height = int.from_bytes(body[:4]), int.from_bytes(body[4:8])
            if body[8:] != bytes((8, 6, 0, 0, 0)):
                raise DataError("resvg wrote a PNG that is not RGBA with 8 bits a channel")
        elif kind == b"IDAT":
            data += body
        at += size + 12
    lines = zlib.decompress(data)
    size = 4 * width
    above = bytes(size)
    shown = bytearray()
    for start in range(0, len(lines), size + 1):
        above = _unfilter(lines[start], lines[start + 1 : start + 1 + size], above)
        shown += above
    return np.frombuffer(bytes(shown), np.uint8).reshape(height, width, 4)


def _unfilter(kind: int, line: bytes, above: bytes) -> bytes:
    """A line of a PNG before it was filtered, given the one above it."""
    if kind == 0:
        return line
    shown = bytearray(len(line))
    for at, byte in enumerate(line):
        left, corner = (shown[at - 4], above[at - 4]) if at >= 4 else (0, 0)
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = above[at]
        elif kind == 3:
            guess = (left + above[at]) // 2
        else:
            guess = _paeth(left, above[at], corner)
        shown[at] = byte + guess & 255
    return bytes(shown)


def _paeth(left: int, up: int, corner: int) -> int:
    """The predictor of the PNG specification: whichever neighbour is nearest to left + up - corner."""
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner
