"""What the bots of The Lost Mines have in common: they differ in whom they take for a friend.

Everything is valued in points of the seat's own: each seat's expected treasures, by what they are worth to it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from motherlode.bots.presets import PLAIN, Manner
from motherlode.bots.protocol import Choice, Reason
from motherlode.core.hidden import HIDDEN
from motherlode.core.move import Move
from motherlode.core.random_stream import Stream
from motherlode.game import LegalMoves, View
from motherlode.games.lost_mines.bots.hand_value import use
from motherlode.games.lost_mines.bots.situation import CALLING, DISCARDING, Option, Reading
from motherlode.games.lost_mines.bots.walk_values import best_treasure, walk_worths
from motherlode.games.lost_mines.rules.move_codes import ASK_NAMES, ASK_PLAY, ASK_TREASURE, ASK_WALK

__all__ = ["ForestBot"]

_FRESH: Final = 0.045  # what a card from the deck is good for
_BURN: Final = 0.03  # what it costs to bring the end of the deck nearer by a card
_LOOK_MINE: Final = 0.12
_LOOK_TREASURE: Final = 0.02
_A_CARD: Final = 0.05  # what a card is worth, about, in points
_LITTLE: Final = 0.1  # points to come, for all together, for which a round is not worth going on


class ForestBot(ABC):
    """Weighs everyone's prospects, and does what is best for its own."""

    def __init__(self, manner: Manner = PLAIN) -> None:
        self.manner = manner

    def choose(self, view: View, legal: LegalMoves, chance: Stream) -> Move:
        return self.decide(view, legal, chance).move

    def decide(self, view: View, legal: LegalMoves, chance: Stream) -> Choice:
        reading = Reading(view)
        weights, reason = self.weigh(view, reading)
        now = _weighed(weights, reading.hauls)
        if view.asked == ASK_NAMES[ASK_PLAY]:
            option, worth = self._play(reading, weights, reason, chance)
            return Choice(legal[option.index], {"why": option.what, "worth": worth - now, **reason})
        if view.asked == ASK_NAMES[ASK_WALK]:
            worths = walk_worths(reading, weights)
            seen = self.manner.stirred(worths, chance, _A_CARD)
            index = seen.index(max(seen))
            return Choice(legal[index], {"why": str(legal[index].head), "worth": worths[index] - now, **reason})
        if view.asked == ASK_NAMES[ASK_TREASURE]:
            return Choice(legal[best_treasure(reading)], {"why": "the most valuable", **reason})
        wanted = "yes" if now <= 0 else "no"
        return Choice(
            next(move for move in legal if move.pick == wanted), {"why": "what is to come", "worth": now, **reason}
        )

    @abstractmethod
    def weigh(self, view: View, reading: Reading) -> tuple[list[float], Reason]:
        """By seat, what a point in its hands is worth to this one; and why."""

    @abstractmethod
    def look_worth(self, reading: Reading, target: int, reason: Reason) -> float:
        """What it is worth to look at another's dwarf card."""

    # ---- playing a card --------------------------------------------------------------------------------------------

    def _play(self, reading: Reading, weights: list[float], reason: Reason, chance: Stream) -> tuple[Option, float]:
        options = reading.options()
        worths = [self._worth(reading, weights, option, reason) for option in options]
        seen = self.manner.stirred(worths, chance, _A_CARD)
        at = seen.index(max(seen))
        return options[at], worths[at]

    def _worth(self, reading: Reading, weights: list[float], option: Option, reason: Reason) -> float:
        now = _weighed(weights, option.hauls)
        if option.what == CALLING:
            is_over = now <= 0 and sum(option.hauls) < _LITTLE
            return now + (1.0 if is_over else -1.0)
        fresh = _FRESH if reading.position.deck_left() else 0.0
        cost = sum(use(reading, card) - fresh for card in option.cards)
        if option.what == DISCARDING:
            return now - cost - (len(option.cards) - 1) * self._turn_worth(reading)
        if option.what == "look-mine":
            return now - cost + self._scouting(reading, option.aim)
        if option.what == "look-treasure":
            return now - cost + (_LOOK_TREASURE if not reading.position.treasures[option.aim] & 15 else 0.0)
        if option.what == "look-dwarf":
            return now - cost + self.look_worth(reading, option.aim, reason)
        return now - cost

    def _turn_worth(self, reading: Reading) -> float:
        """What it costs to throw away a second card: a turn of one's own when the deck is empty, else a part of one."""
        position, seat = reading.position, reading.seat
        if position.deck_left() == 0:
            held: int = position.hand_size(seat)
            return 0.1 + reading.hauls[seat] / held
        return _BURN

    def _scouting(self, reading: Reading, field: int) -> float:
        """What it is worth to look at a mine: the more, the nearer it is, and nothing if it is known."""
        mines = list(reading.position.mines)
        if mines[field] != HIDDEN or mines.count(HIDDEN) < 2:
            return 0.0
        own = reading.times[reading.seat * len(mines) : (reading.seat + 1) * len(mines)]
        return _LOOK_MINE * (1.0 + 1.0 / (1.0 + own[field] / 12))


def _weighed(weights: Sequence[float], hauls: Sequence[float]) -> float:
    return sum(weight * haul for weight, haul in zip(weights, hauls, strict=True))
