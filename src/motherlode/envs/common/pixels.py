"""Pictures of a table as arrays of pixels, with the hands that the viewer sees. Needs numpy."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from motherlode.core.errors import DataError
from motherlode.core.picture import Picture
from motherlode.game import View
from motherlode.games.registry import game_module, game_package
from motherlode.pictures.board import ACTOR, BACKGROUND, LARGEST, SEAT_COLOURS, Area, BoardLayout, draw_board
from motherlode.pictures.sprites import sprite

__all__ = ["HEIGHT", "WIDTH", "render_pixels"]

WIDTH: Final = 1024
HEIGHT: Final = 640
"""The size of every picture, so that the frames of a game make a video."""
_BOARD_WIDTH: Final = 704
_MARGIN: Final = 8


def render_pixels(view: View) -> NDArray[np.uint8]:
    """The table as a viewer sees it, ``HEIGHT`` by ``WIDTH`` by 3: the board, and each seat's cards."""
    module: Any = game_module(view.ruleset, "picture")
    if module is None:
        raise DataError(f"render_mode: {view.ruleset} has no pictures; its package has no module picture")
    picture = cast(Picture, module.picture_of(view.position))
    package = game_package(view.ruleset)
    image = Image.new("RGB", (WIDTH, HEIGHT), BACKGROUND)
    area = Area(_MARGIN, _MARGIN, _BOARD_WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
    draw_board(image, package, picture, BoardLayout([picture], area))
    _draw_seats(image, package, picture)
    return np.array(image)


def _draw_seats(image: Image.Image, package: str, picture: Picture) -> None:
    """A row a seat: its colour, bright if it is to act, its hand, and what lies in front of it."""
    space = (HEIGHT - 2 * _MARGIN) // len(picture.hands)
    most = max(2, *(len(hand) + len(front) for hand, front in zip(picture.hands, picture.front, strict=True)))
    room = WIDTH - _BOARD_WIDTH - 3 * _MARGIN - 16
    width = min(LARGEST // 2, (space - 6) * 2 // 3, room // most)
    draw = ImageDraw.Draw(image)
    left = _BOARD_WIDTH + _MARGIN
    for seat, (hand, front) in enumerate(zip(picture.hands, picture.front, strict=True)):
        top = _MARGIN + seat * space
        if seat == picture.actor:
            draw.rectangle((left - 4, top, left + 15, top + space - 3), fill=ACTOR)
        draw.rectangle((left, top + 4, left + 11, top + space - 7), fill=SEAT_COLOURS[seat])
        for place, card in enumerate(hand):
            _paste(image, package, card, width, left + 20 + place * width, top + 3)
        for place, card in enumerate(front):
            _paste(image, package, card, width, WIDTH - _MARGIN - (place + 1) * width, top + 3)


def _paste(image: Image.Image, package: str, card: str, width: int, left: int, top: int) -> None:
    card_sprite = sprite(package, card, width)
    image.paste(card_sprite, (left, top), card_sprite)
