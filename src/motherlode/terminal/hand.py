"""A hand of cards as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.core.visibility import UNKNOWN
from motherlode.localization import Localization
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.card_art import HEIGHT, WIDE, action_art, back_art, tunnel_art
from motherlode.terminal.naming import card_name, is_face
from motherlode.terminal.style import Colour, Style

__all__ = ["draw_hand"]


def draw_hand(style: Style, texts: Localization, hand: Sequence[str]) -> str:
    """Cards side by side with their notation below, in as many rows as the width needs."""
    pictures = [_card_art(style, texts, card) for card in hand]
    rows: list[list[int]] = [[]]
    for index, picture in enumerate(pictures):
        taken = sum(pictures[at].width + 1 for at in rows[-1])
        if rows[-1] and taken + picture.width > style.width:
            rows.append([])
        rows[-1].append(index)
    return "\n".join(_side_by_side(style, [(pictures[at], hand[at]) for at in row]) for row in rows if row)


def _card_art(style: Style, texts: Localization, card: str) -> Canvas:
    if card == UNKNOWN:
        return back_art(style, (UNKNOWN, Colour.STRONG), WIDE + 2, HEIGHT + 2)
    return tunnel_art(style, card) if is_face(card) else action_art(style, card, card_name(texts, card))


def _side_by_side(style: Style, cards: Sequence[tuple[Canvas, str]]) -> str:
    widths = [max(picture.width, len(name)) for picture, name in cards]
    canvas = Canvas(sum(widths) + len(widths) - 1, HEIGHT + 3)
    column = 0
    for (picture, name), width in zip(cards, widths, strict=True):
        canvas.paste(column + (width - picture.width) // 2, 0, picture)
        canvas.put(column + (width - len(name)) // 2, HEIGHT + 2, name, Colour.STRONG)
        column += width + 1
    return canvas.text(style)
