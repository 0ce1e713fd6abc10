"""Base class of the bots for The Lost Mines: they differ in how they weigh the points of other seats.

Moves are valued in points: every seat's expected points after the move, by their weight to this seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.bots.protocol import Choice, Reason
from motherlode.core.cards import HIDDEN
from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.game import LegalMoves, View
from motherlode.games.lost_mines.bots.distance import TURN
from motherlode.games.lost_mines.bots.hand_value import card_value
from motherlode.games.lost_mines.bots.situation import CALLING, DISCARDING, Candidate, Situation
from motherlode.games.lost_mines.bots.treasure_shares import weighted_sum
from motherlode.games.lost_mines.bots.walk_values import best_treasure, walk_values
from motherlode.games.lost_mines.rules.parts import ASK_NAMES, ASK_PLAY, ASK_TREASURE, ASK_WALK
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["LostMinesBot"]

# in points; all chosen
_FRESH_CARD_VALUE: Final = 0.045  # of a card from the deck
_DECK_CARD_COST: Final = 0.03  # of bringing the end of the deck nearer by a card
_LAST_CARD_COST: Final = 0.1  # of giving up a turn, once the deck is empty
_LOOK_MINE_VALUE: Final = 0.12  # at a far mine; twice that at one next to the dwarf
_LOOK_TREASURE_VALUE: Final = 0.02
_CARD_IN_POINTS: Final = 0.05  # of a card, about: the scale of the softmax temperature
_ROUND_EXHAUSTED: Final = 0.1  # points to come, of all seats together, below which a round is over
_CALL_VALUE: Final = 1.0  # of calling a vote when it is; its cost when it is not


class LostMinesBot(ABC):
    """Maximizes the weighted sum of expected points."""

    def __init__(self, preset: Preset = DEFAULT_PRESET) -> None:
        self.preset = preset

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        situation = Situation(view.position_as(Position))
        weights, reason = self.weigh_seats(view, situation)
        now = weighted_sum(weights, situation.expected_points)
        effects, values = self._values(view.asked, situation, weights, reason, legal)
        if values:
            perturbed = self.preset.add_gumbel_noise(values, chance, _CARD_IN_POINTS)
            index = perturbed.index(max(perturbed))
            return Choice(legal[index], {"why": effects[index], "worth": values[index] - now, **reason})
        if view.asked == ASK_NAMES[ASK_TREASURE]:
            return Choice(legal[best_treasure(situation)], {"why": "most-valuable", **reason})
        wanted = "yes" if now <= 0 else "no"
        return Choice(
            next(move for move in legal if move.pick == wanted), {"why": "rest-of-round", "worth": now, **reason}
        )

    @abstractmethod
    def weigh_seats(self, view: View, situation: Situation) -> tuple[list[float], Reason]:
        """Return by seat the weight of its points to this one, and the reason."""

    @abstractmethod
    def look_value(self, situation: Situation, target: int, reason: Reason) -> float:
        """Return the value of looking at another's dwarf card."""

    def move_values(self, view: View, legal: LegalMoves) -> tuple[list[str], list[float]]:
        """Return effects and values in points of the legal cards or walks; empty for other decisions."""
        situation = Situation(view.position_as(Position))
        return self._values(view.asked, situation, *self.weigh_seats(view, situation), legal)

    # ---- cards and walks -------------------------------------------------------------------------------------------

    def _values(
        self, asked: str, situation: Situation, weights: list[float], reason: Reason, legal: LegalMoves
    ) -> tuple[list[str], list[float]]:
        if asked == ASK_NAMES[ASK_PLAY]:
            options = situation.options()
            return [each.effect for each in options], [
                self._value(situation, weights, option, reason) for option in options
            ]
        if asked == ASK_NAMES[ASK_WALK]:
            return [str(move.head) for move in legal], walk_values(situation, weights)
        return [], []

    def _value(self, situation: Situation, weights: list[float], option: Candidate, reason: Reason) -> float:
        now = weighted_sum(weights, option.expected_points)
        if option.effect == CALLING:
            is_over = now <= 0 and sum(option.expected_points) < _ROUND_EXHAUSTED
            return now + (_CALL_VALUE if is_over else -_CALL_VALUE)
        fresh = _FRESH_CARD_VALUE if situation.position.deck_left() else 0.0
        cost = sum(card_value(situation, card) - fresh for card in option.cards)
        if option.effect == DISCARDING:
            return now - cost - (len(option.cards) - 1) * self._second_card_cost(situation)
        if option.effect == "look-mine":
            return now - cost + self._look_mine_value(situation, option.aim)
        if option.effect == "look-treasure":
            return now - cost + (_LOOK_TREASURE_VALUE if not situation.position.treasures[option.aim] & 15 else 0.0)
        if option.effect == "look-dwarf":
            return now - cost + self.look_value(situation, option.aim, reason)
        return now - cost

    def _second_card_cost(self, situation: Situation) -> float:
        """Return the cost of discarding a second card: a turn when the deck is empty, else a part of one."""
        position, seat = situation.position, situation.seat
        if position.deck_left() == 0:
            held: int = position.hand_size(seat)
            return _LAST_CARD_COST + situation.expected_points[seat] / held
        return _DECK_CARD_COST

    def _look_mine_value(self, situation: Situation, field: int) -> float:
        """Return the value of looking at a mine: more the nearer it is, 0 if it is known."""
        mines = list(situation.position.mines)
        if mines[field] != HIDDEN or mines.count(HIDDEN) < 2:
            return 0.0
        own = situation.times[situation.seat * len(mines) : (situation.seat + 1) * len(mines)]
        return _LOOK_MINE_VALUE * (1.0 + 1.0 / (1.0 + own[field] / TURN))
