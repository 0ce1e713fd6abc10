"""Pictures of finished games to share: the end as PNG, and the whole game as an animated WebP."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from motherlode.core.errors import RecordError
from motherlode.localization import localization
from motherlode.pictures.frames import FrameDrawer, Players
from motherlode.pictures.timeline import Moment, moments_of
from motherlode.record_format import Record
from motherlode.records import replay

__all__ = ["MAX_ANIMATION_BYTES", "Progress", "render_animation", "render_picture"]

Progress = Callable[[int, int], None]
"""Called with the steps done and their total."""

MAX_ANIMATION_BYTES: Final = 2_000_000
_WIDTHS: Final = (960, 720, 480)
"""Widths of an animation, tried in this order until it is small enough."""
_MAX_FRAMES: Final = 260
_FEWER_FRAMES: Final = (130, 65, 32, 16, 8, 2)
"""Frames that are tried next if the smallest width does not suffice."""
_SECONDS: Final = 60.0
"""The longest duration of an animation, without the last frame; longer games are shown faster."""
_SLOWEST: Final = 600
_FINAL: Final = 5000
_ROUND_END: Final = 1500
"""Milliseconds for which a frame, the last one, and the end of a round are shown."""
_QUALITY: Final = 70
_METHOD: Final = 2


def render_picture(record: Record, language: str) -> bytes:
    """The end of a finished game as PNG; RecordError if the record is not of one."""
    *_, last = moments_of(record)
    drawer = FrameDrawer(_players(record), localization(language))
    out = io.BytesIO()
    drawer.draw(last, drawer.layout([last]), is_final=True).save(out, "PNG", optimize=True)
    return out.getvalue()


def render_animation(record: Record, language: str, progress: Progress = lambda done, total: None) -> bytes:
    """A finished game as an animated WebP of at most ``MAX_ANIMATION_BYTES``.

    RecordError if the game is not finished.
    """
    every_moment = list(moments_of(record))
    players = _players(record)
    for width, most in (*((width, _MAX_FRAMES) for width in _WIDTHS), *((_WIDTHS[-1], most) for most in _FEWER_FRAMES)):
        moments = _chosen(every_moment, most)
        frames = _Frames(moments, FrameDrawer(players, localization(language), width), progress)
        out = io.BytesIO()
        frames.first.save(
            out,
            "WEBP",
            save_all=True,
            append_images=[frames],
            duration=_durations(moments),
            loop=0,
            quality=_QUALITY,
            method=_METHOD,
            kmin=2 * len(moments) - 1,  # no key frames but the first: each frame holds what has changed
            kmax=2 * len(moments),
        )
        if out.tell() <= MAX_ANIMATION_BYTES:
            break
    return out.getvalue()


def _players(record: Record) -> Players:
    game = replay(record)
    if game.result is None:
        raise RecordError("the game is not finished")
    return Players(game.ruleset, game.names, game.result)


def _chosen(moments: Sequence[Moment], most: int) -> list[Moment]:
    """The moments that are shown: all, or a sample of at most about ``most``, with the ends of rounds."""
    every = max(1.0, len(moments) / most)
    return [
        moment
        for number, moment in enumerate(moments)
        if moment.is_end or int(number / every) != int((number - 1) / every) or number == 0
    ]


def _durations(moments: Sequence[Moment]) -> list[int]:
    usual = min(_SLOWEST, round(1000 * _SECONDS / len(moments)))
    return [_ROUND_END if moment.is_end else usual for moment in moments[:-1]] + [_FINAL]


class _Frames:
    """The frames after the first, for Pillow: each is drawn on demand, none is kept."""

    mode: Final = "RGB"

    def __init__(self, moments: Sequence[Moment], drawer: FrameDrawer, progress: Progress) -> None:
        self._moments = moments
        self._drawer = drawer
        self._progress = progress
        rounds = {moment.round for moment in moments}
        self._layouts = {
            number: drawer.layout([moment for moment in moments if moment.round == number]) for number in rounds
        }
        self.first = self._draw(0)
        self._image = self.first
        self.n_frames = len(moments) - 1

    def seek(self, number: int) -> None:
        """Draw a frame."""
        self._image = self._draw(number + 1)
        self._progress(number + 1, self.n_frames)

    def getim(self) -> object:
        """The frame in the form that Pillow's encoder takes."""
        return self._image.getim()

    def _draw(self, number: int) -> Image.Image:
        """A frame, with an outline around the cards that were laid since the one before it."""
        moment = self._moments[number]
        before = self._moments[number - 1] if number else moment
        known = {(card.cell, card.card) for card in before.picture.board}
        is_same_round = moment.round == before.round
        laid = [card for card in moment.picture.board if is_same_round and (card.cell, card.card) not in known]
        is_final = number == len(self._moments) - 1
        return self._drawer.draw(moment, self._layouts[moment.round], () if is_final else laid, is_final)
