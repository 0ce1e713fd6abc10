"""The ``search`` bot of The Lost Mines: it plans whole turns, each card with the best walk after it.

``belief`` chooses the card by the board it leaves, and the walk afterwards. Here every card is followed by every walk,
so a way that lets the dwarf into a mine in the same turn counts for what is taken there. Nothing is sampled: what is
unknown counts by its expectation.
"""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.protocol import Reason
from motherlode.core.move import kind_of
from motherlode.core.playable import legal_codes
from motherlode.game import LegalMoves
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefBot
from motherlode.games.lost_mines.bots.situation import Situation, is_on_board
from motherlode.games.lost_mines.bots.treasure_shares import weighted_sum
from motherlode.games.lost_mines.bots.walk_values import walk_values
from motherlode.games.lost_mines.rules.parts import ASK_NAMES, ASK_PLAY, ASK_WALK

__all__ = ["LostMinesSearchBot", "gain_by_walking"]


class LostMinesSearchBot(LostMinesBeliefBot):
    """Believes what ``belief`` does, and chooses a card together with the walk after it."""

    def _values(
        self, asked: str, situation: Situation, weights: list[float], reason: Reason, legal: LegalMoves
    ) -> tuple[list[str], list[float]]:
        effects, values = super()._values(asked, situation, weights, reason, legal)
        if asked != ASK_NAMES[ASK_PLAY]:
            return effects, values
        on_this_board = gain_by_walking(situation, weights)
        codes = legal_codes(situation.position)
        gains = [
            gain_by_walking(situation, weights, code) if is_on_board(effect) else on_this_board
            for effect, code in zip(effects, codes, strict=True)
        ]
        return effects, [value + gain for value, gain in zip(values, gains, strict=True)]


def gain_by_walking(situation: Situation, weights: Sequence[float], code: int | None = None) -> float:
    """Return the gain of this turn's best walk; ``code`` is a card played before it."""
    position = situation.position.copy()
    if code is not None:
        position.rules.plays[kind_of(code)].apply(position, situation.seat, code)
    position.ask(situation.seat, ASK_WALK)
    after = Situation(position)
    return max(walk_values(after, weights)) - weighted_sum(weights, after.expected_points)
