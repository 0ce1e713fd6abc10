"""Frames: the board, and beside it the players with the cards in front of them and their points.

Points are shown at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image, ImageDraw

from motherlode.core.picture import PlacedCard
from motherlode.games.registry import Outcome, game_module, game_package
from motherlode.localization import Localization
from motherlode.pictures.board import ACTOR, BACKGROUND, SEAT_COLOURS, Area, BoardLayout, draw_board
from motherlode.pictures.labels import Label, draw_labels, fitted
from motherlode.pictures.sprites import sprite
from motherlode.pictures.timeline import Moment

__all__ = ["FrameDrawer", "Players"]

_WIDTH: Final = 1200
_HEIGHT: Final = 630
"""The size that messengers show links in; everything below is in its pixels."""
_HEADER: Final = 96
_MARGIN: Final = 24
_BOARD_WIDTH: Final = 820
_LARGEST_ROW: Final = 76
_LARGEST_CARD: Final = 84
_ROW_COLOUR: Final = (36, 38, 54)
_WINNER_COLOUR: Final = (74, 58, 30)
_TEXT: Final = (240, 240, 246)
_MUTED: Final = (160, 164, 184)


class Players(NamedTuple):
    """The players of a game: its ruleset, names by seat, and outcome."""

    ruleset: str
    names: Sequence[str]
    outcome: Outcome


class FrameDrawer:
    """Draws the moments of one game in a language, in a width in pixels."""

    def __init__(self, players: Players, texts: Localization, width: int = _WIDTH) -> None:
        self._players = players
        self._texts = texts
        self._scale = width / _WIDTH
        self.size = (width, round(_HEIGHT * self._scale))
        self._package = game_package(players.ruleset)
        self._title = lru_cache(maxsize=2)(self._draw_labels)
        module: Any = game_module(players.ruleset, "picture")
        self._score_text: str = module.SCORE_TEXT

    def layout(self, moments: Sequence[Moment]) -> BoardLayout:
        """A layout in which the boards of all these moments are at the same place."""
        left = self._mirrored(_MARGIN, _BOARD_WIDTH)
        area = Area(*(round(each * self._scale) for each in (left, _HEADER, _BOARD_WIDTH, _HEIGHT - _HEADER - _MARGIN)))
        return BoardLayout((moment.picture for moment in moments), area, round(_LARGEST_CARD * self._scale))

    def draw(
        self, moment: Moment, layout: BoardLayout, outlined: Sequence[PlacedCard] = (), is_final: bool = False
    ) -> Image.Image:
        """The frame of a moment; the last one says who won."""
        image = Image.new("RGB", self.size, BACKGROUND)
        draw = ImageDraw.Draw(image)
        for seat in range(len(self._players.names)):
            self._draw_row(draw, seat, moment.mover, is_final)
        labels = self._title(0 if is_final else moment.round)
        image.paste(labels, (0, 0), labels)
        draw_board(image, self._package, moment.picture, layout, outlined)
        if not is_final:
            for seat, cards in enumerate(moment.picture.front):
                self._draw_front(image, seat, cards)
        return image

    # ---- the header and the players' names -------------------------------------------------------------------------

    def _draw_labels(self, round_number: int) -> Image.Image:
        """The texts of a round's frames, or, if it is 0, of the last frame."""
        labels = [*self._header(round_number)]
        for seat, name in enumerate(self._players.names):
            labels += self._row_labels(seat, name, is_final=round_number == 0)
        scaled = [
            label._replace(x=label.x * self._scale, y=label.y * self._scale, size=label.size * self._scale)
            for label in labels
        ]
        return draw_labels(scaled, self.size, self._texts.is_right_to_left)

    def _header(self, round_number: int) -> list[Label]:
        texts, players = self._texts, self._players
        title = texts.text(f"ruleset-{players.ruleset}")
        below = texts.text("round-number", number=round_number)
        if round_number == 0:
            winners = [players.names[seat] for seat in players.outcome.winners]
            title, below = texts.text("end-winners", count=len(winners), names=texts.join(winners)), title
        return [
            fitted(Label(title, _MARGIN, 50, 36, ACTOR), _WIDTH - 2 * _MARGIN - 200, 20),
            Label(below, _MARGIN, 80, 20, _MUTED),
            Label("Motherlode", _WIDTH - _MARGIN, 50, 24, _MUTED, "end"),
        ]

    def _row_labels(self, seat: int, name: str, is_final: bool) -> list[Label]:
        left, top, width, height = self._row(seat)
        size = min(26.0, height * 0.46)
        if not is_final:
            room = width - 44
            return [fitted(Label(name, left + 30, top + height * 0.5 + size * 0.36, size, _TEXT), room * 0.62, 12)]
        points = self._players.outcome.points[seat]
        score = self._texts.text(self._score_text, count=points)
        colour = ACTOR if seat in self._players.outcome.winners else _MUTED
        right = Label(score, left + width - 14, top + height * 0.5 + size * 0.3, size * 0.8, colour, "end")
        return [
            fitted(Label(name, left + 30, top + height * 0.5 + size * 0.36, size, _TEXT), (width - 44) * 0.58, 12),
            fitted(right, (width - 44) * 0.4, 8),
        ]

    # ---- rows ------------------------------------------------------------------------------------------------------

    def _row(self, seat: int) -> tuple[int, int, int, int]:
        """Left as one reads, top, width and height of a player's row."""
        space = min(_LARGEST_ROW, (_HEIGHT - _HEADER - _MARGIN) // len(self._players.names))
        left = 2 * _MARGIN + _BOARD_WIDTH
        return left, _HEADER + seat * space, _WIDTH - _MARGIN - left, space - 6

    def _draw_row(self, draw: ImageDraw.ImageDraw, seat: int, mover: int, is_final: bool) -> None:
        left, top, width, height = self._row(seat)
        is_winner = is_final and seat in self._players.outcome.winners
        corner = round(8 * self._scale)
        outline = ACTOR if is_winner or (seat == mover and not is_final) else None
        draw.rounded_rectangle(
            self._box(left, top, width, height), corner, _WINNER_COLOUR if is_winner else _ROW_COLOUR, outline, 2
        )
        draw.rounded_rectangle(
            self._box(left + 8, top + 8, 12, height - 16), round(4 * self._scale), SEAT_COLOURS[seat]
        )

    def _draw_front(self, image: Image.Image, seat: int, cards: Sequence[str]) -> None:
        """What lies in front of a seat, at the end of its row."""
        left, top, width, height = self._row(seat)
        card_height = height - 10
        card_width = card_height * 2 / 3
        step = min(card_width + 3, (width - 44) * 0.36 / max(1, len(cards)))
        for place, card in enumerate(cards):
            x = self._mirrored(left + width - 8 - card_width - place * step, card_width)
            card_sprite = sprite(self._package, card, max(4, round(card_width * self._scale)))
            image.paste(card_sprite, (round(x * self._scale), round((top + 5) * self._scale)), card_sprite)

    def _box(self, left: float, top: float, width: float, height: float) -> tuple[float, float, float, float]:
        x = self._mirrored(left, width)
        return (
            round(x * self._scale),
            round(top * self._scale),
            round((x + width) * self._scale),
            round((top + height) * self._scale),
        )

    def _mirrored(self, left: float, width: float) -> float:
        """x mirrored for right-to-left languages."""
        return _WIDTH - left - width if self._texts.is_right_to_left else left
