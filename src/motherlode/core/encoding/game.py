"""A game through its encoder: observations, masks and actions instead of views, legal moves and moves."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.core.encoding.encoder import Encoder, History
from motherlode.core.encoding.rewards import Scorer
from motherlode.core.errors import DataError, GameOver
from motherlode.core.playable import Playable

__all__ = ["EncodedGame"]


class EncodedGame:
    """A game in progress with its history."""

    def __init__(self, encoder: Encoder, position: Playable) -> None:
        self.encoder: Encoder = encoder
        self.position: Playable = position
        self.history: History = History()
        self.seats: i64 = encoder.seats

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""
        return self.position.actor if self.position.asked else -1

    def observe_with_mask(self, seat: i64) -> bytearray:
        """The observation of a seat, then its mask, in which nothing is legal if it is not to act."""
        return self.encoder.observation_with_mask(self.position, seat, self.history)

    def draw(self, buffer: bytearray, number: float) -> int:
        """A legal action, by a number from 0 to 1.

        -1 if ``buffer`` is not the latest observation with its mask.
        """
        return self.encoder.draw(buffer, self.history, number)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.position.asked == 0

    def observe(self, seat: int) -> bytes:
        """The observation of a seat."""
        if not 0 <= seat < self.seats:
            raise DataError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return self.encoder.observation(self.position, seat, self.history)

    def mask(self) -> bytes:
        """By action, 1 if it is legal for the actor."""
        return self.encoder.mask(self.position)

    def legal_actions(self) -> list[int]:
        """The legal actions of the actor, sorted."""
        return self.encoder.legal_actions(self.position)

    def count_unnumbered(self) -> int:
        """The number of legal moves without an action, because they are aimed outside the window."""
        return self.encoder.count_unnumbered(self.position)

    def play(self, action: int) -> None:
        """Make the move of an action.

        DataError if it is illegal, GameOver after the end; then nothing changes.
        """
        if self.position.asked == 0:
            raise GameOver
        code = self.encoder.code_in_game(self.position, action, self.history)
        if code < 0:
            raise DataError(_refusal(action, self.encoder.actions, self.position.actor))
        self.play_code(code)

    def play_scored(self, action: int, scorer: Scorer) -> bool:
        """Play an action and set the rewards of a scorer; return whether any is not 0."""
        position = self.position
        asked = position.asked
        number = position.round
        self.play(action)
        return scorer.update(position, asked, number)

    def play_code(self, code: int) -> None:
        """Make a legal move that is given by its code."""
        self.history.push(self.encoder.entry(self.position, code))
        self.position.play(code)

    def points(self) -> list[int]:
        """The points of all seats so far, whether or not others know them."""
        return [self.encoder.points(self.position, seat) for seat in range(self.seats)]


def _refusal(action: int, actions: int, actor: int) -> str:
    if not 0 <= action < actions:
        return f"action {action} does not exist: actions are 0 to {actions - 1}"
    return f"action {action} is not legal for seat {actor}: take one whose mask is 1"
