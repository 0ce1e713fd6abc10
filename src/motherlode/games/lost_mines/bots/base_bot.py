"""What the bots of The Lost Mines have in common: they differ in whom they take for a friend.

Everything is valued in points of the seat's own: each seat's expected treasures, by what they are worth to it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from motherlode.bots.presets import DEFAULT_PRESET, Preset
from motherlode.bots.protocol import Choice, Reason
from motherlode.core.hidden import HIDDEN
from motherlode.core.move import Move
from motherlode.core.random_stream import Stream
from motherlode.game import LegalMoves, View
from motherlode.games.lost_mines.bots.hand_value import card_value
from motherlode.games.lost_mines.bots.situation import CALLING, DISCARDING, Option, Situation
from motherlode.games.lost_mines.bots.walk_values import best_treasure, walk_values
from motherlode.games.lost_mines.rules.move_codes import ASK_NAMES, ASK_PLAY, ASK_TREASURE, ASK_WALK

__all__ = ["LostMinesBot"]

_FRESH_CARD_VALUE: Final = 0.045  # what a card from the deck is good for
_DECK_CARD_COST: Final = 0.03  # what it costs to bring the end of the deck nearer by a card
_LOOK_MINE_VALUE: Final = 0.12
_LOOK_TREASURE_VALUE: Final = 0.02
_CARD_IN_POINTS: Final = 0.05  # what a card is worth, about, in points
_ROUND_EXHAUSTED: Final = 0.1  # points to come, for all together, for which a round is not worth going on


class LostMinesBot(ABC):
    """Weighs everyone's prospects, and does what is best for its own."""

    def __init__(self, preset: Preset = DEFAULT_PRESET) -> None:
        self.preset = preset

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        situation = Situation(view)
        weights, reason = self.weigh_seats(view, situation)
        now = weighted_sum(weights, situation.expected_points)
        if view.asked == ASK_NAMES[ASK_PLAY]:
            option, value = self._choose_card(situation, weights, reason, chance)
            return Choice(legal[option.index], {"why": option.effect, "worth": value - now, **reason})
        if view.asked == ASK_NAMES[ASK_WALK]:
            values = walk_values(situation, weights)
            perturbed = self.preset.add_gumbel_noise(values, chance, _CARD_IN_POINTS)
            index = perturbed.index(max(perturbed))
            return Choice(legal[index], {"why": str(legal[index].head), "worth": values[index] - now, **reason})
        if view.asked == ASK_NAMES[ASK_TREASURE]:
            return Choice(legal[best_treasure(situation)], {"why": "the most valuable", **reason})
        wanted = "yes" if now <= 0 else "no"
        return Choice(
            next(move for move in legal if move.pick == wanted), {"why": "what is to come", "worth": now, **reason}
        )

    @abstractmethod
    def weigh_seats(self, view: View, situation: Situation) -> tuple[list[float], Reason]:
        """By seat, what a point in its hands is worth to this one; and why."""

    @abstractmethod
    def look_value(self, situation: Situation, target: int, reason: Reason) -> float:
        """What it is worth to look at another's dwarf card."""

    # ---- playing a card --------------------------------------------------------------------------------------------

    def _choose_card(
        self, situation: Situation, weights: list[float], reason: Reason, chance: Stream
    ) -> tuple[Option, float]:
        options = situation.options()
        values = [self._value(situation, weights, option, reason) for option in options]
        perturbed = self.preset.add_gumbel_noise(values, chance, _CARD_IN_POINTS)
        at = perturbed.index(max(perturbed))
        return options[at], values[at]

    def _value(self, situation: Situation, weights: list[float], option: Option, reason: Reason) -> float:
        now = weighted_sum(weights, option.expected_points)
        if option.effect == CALLING:
            is_over = now <= 0 and sum(option.expected_points) < _ROUND_EXHAUSTED
            return now + (1.0 if is_over else -1.0)
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
        """What it costs to throw away a second card: a turn of one's own when the deck is empty, else a part of one."""
        position, seat = situation.position, situation.seat
        if position.deck_left() == 0:
            held: int = position.hand_size(seat)
            return 0.1 + situation.expected_points[seat] / held
        return _DECK_CARD_COST

    def _look_mine_value(self, situation: Situation, field: int) -> float:
        """What it is worth to look at a mine: the more, the nearer it is, and nothing if it is known."""
        mines = list(situation.position.mines)
        if mines[field] != HIDDEN or mines.count(HIDDEN) < 2:
            return 0.0
        own = situation.times[situation.seat * len(mines) : (situation.seat + 1) * len(mines)]
        return _LOOK_MINE_VALUE * (1.0 + 1.0 / (1.0 + own[field] / 12))


def weighted_sum(weights: Sequence[float], expected_points: Sequence[float]) -> float:
    return sum(weight * haul for weight, haul in zip(weights, expected_points, strict=True))
