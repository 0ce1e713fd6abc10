"""Rewards for programs that learn, by seat: points as they are won, or who won the round or the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from motherlode.core.encoding.encoder import Encoder
from motherlode.core.playable import Playable

__all__ = ["REWARDS", "Scorer"]

REWARDS: Final = ("gold", "team", "win")
"""``gold``: points (nuggets, or points of the round) when they are won, less those lost. ``team``: when a round is
over, 1 to each seat that won points in it and -1 to the others. ``win``: when the game is over, 1 to each winner and
-1 to the others."""

_GOLD: Final = 0
_TEAM: Final = 1

_TURN: Final = 1
"""What a seat is asked in an ordinary turn. Nothing is paid between two of them in the same round."""


class Scorer:
    """The rewards of one game. ``rewards`` holds those of the last move, by seat."""

    def __init__(self, encoder: Encoder, kind: int) -> None:
        self.rewards: vec[i32] = vec[i32]([0] * encoder.seats)
        self._encoder: Encoder = encoder
        self._kind: i64 = kind
        self._points: vec[i32] = vec[i32]([0] * encoder.seats)
        self._paid: bool = False

    def begin(self) -> None:
        """Begin a game: nobody has points."""
        seat: i64 = 0
        while seat < len(self.rewards):
            self.rewards[seat] = 0
            self._points[seat] = 0
            seat += 1
        self._paid = False

    def copy(self) -> Scorer:
        """An independent copy."""
        other = Scorer(self._encoder, self._kind)
        other.rewards = self.rewards[:]
        other._points = self._points[:]
        other._paid = self._paid
        return other

    def update(self, position: Playable, asked: i64, number: i64) -> bool:
        """Set the rewards after a move.

        ``asked`` and ``number`` are the decision and the round before it. Returns whether any is not zero.
        """
        seats: i64 = len(self.rewards)
        seat: i64 = 0
        if self._paid:
            while seat < seats:
                self.rewards[seat] = 0
                seat += 1
            self._paid = False
        if asked == _TURN and position.asked == _TURN and position.round == number:
            return False
        is_over = position.asked == 0
        if self._kind == _GOLD:
            self._reward_points(position)
        elif self._kind == _TEAM:
            if is_over or position.round != number:
                self._reward_round(position)
        elif is_over:
            self._reward_game(position)
        return self._paid

    def _reward_points(self, position: Playable) -> None:
        seat: i64 = 0
        while seat < len(self.rewards):
            points = self._encoder.points(position, seat)
            self._set(seat, points - i64(self._points[seat]))
            self._points[seat] = i32(points)
            seat += 1

    def _reward_round(self, position: Playable) -> None:
        seat: i64 = 0
        while seat < len(self.rewards):
            points = self._encoder.points(position, seat)
            self._set(seat, 1 if points > i64(self._points[seat]) else -1)
            self._points[seat] = i32(points)
            seat += 1

    def _reward_game(self, position: Playable) -> None:
        best: i64 = -1000000
        seat: i64 = 0
        while seat < len(self.rewards):
            points = self._encoder.points(position, seat)
            best = points if points > best else best
            seat += 1
        seat = 0
        while seat < len(self.rewards):
            self._set(seat, 1 if self._encoder.points(position, seat) == best else -1)
            seat += 1

    def _set(self, seat: i64, reward: i64) -> None:
        self.rewards[seat] = i32(reward)
        if reward != 0:
            self._paid = True
