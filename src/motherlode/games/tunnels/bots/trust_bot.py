"""The yardstick: a rule bot that keeps a score of trust for every player, by simple additions.

Its numbers are frozen, so that what is measured against it stays comparable: miners of its kind win 60 to 70 rounds of
a hundred against a lone saboteur of its kind at a table of four.
"""

from __future__ import annotations

from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import discard_cost
from motherlode.games.tunnels.bots.inference.action_history import HistoryTracker, ObservedAction
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Situation, expected_cards

__all__ = ["TrustBot", "trust_by_seat"]

_CREDIT: Final = 0.5  # trust for each card by which the way was shortened
_BLAME: Final = 1.0  # mistrust for each card by which it was lengthened
_MOST: Final = 2.0  # cards that count at once
_IDLE: Final = 0.3  # mistrust for discarding with whole tools
_HELP: Final = 1.0  # trust for mending whom one trusts, or hindering whom one does not; else mistrust
_ENEMY: Final = -0.25  # trust at which one is taken for a saboteur
_CLEAR: Final = 0.9  # cards of progress that are worth a card to a miner
_HARM: Final = 0.3  # cards of damage that are worth a card to a saboteur
_CLOSE: Final = 6.0  # cards to the nearest goal at which a saboteur strikes openly
_QUIET: Final = 0.6  # cards of damage that pass for an accident


class TrustBot(TunnelBot):
    """Adds up what everyone did."""

    def __init__(self) -> None:
        self._history_tracker = HistoryTracker()

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Option, Reason]:
        trust = trust_by_seat(situation, self._history_tracker.update(view).actions)
        score = _digging if situation.digs else _sabotaging
        options = situation.options()
        option, value = best(options, [score(situation, trust, option) for option in options])
        return option, {
            "why": option.effect,
            "score": value,
            "loss": situation.added_distance(option),
            "trust": tuple(trust),
        }


def trust_by_seat(situation: Situation, actions: list[ObservedAction]) -> list[float]:
    """What everyone did so far, added up: above 0 for those who seem to dig."""
    trust = [0.0] * situation.position.seats
    for action in actions:
        trust[action.seat] += _merit(situation, action, trust)
    return trust


def _merit(situation: Situation, action: ObservedAction, trust: list[float]) -> float:
    if action.after is not None:
        loss = expected_cards(situation.treasure, action.after.shortest) - expected_cards(
            situation.treasure, action.before.shortest
        )
        return -_BLAME * min(loss, _MOST) if loss > 0 else -_CREDIT * max(loss, -_MOST)
    if action.effect in (BREAK, FIX) and action.aim != action.seat:
        liked = trust[action.aim] >= 0 or action.aim == situation.seat
        return _HELP if liked == (action.effect == FIX) else -_HELP
    hindered = action.front[action.seat] & situation.tables.hinders
    return -_IDLE if action.effect == "pass" and not hindered else 0.0


def _digging(situation: Situation, trust: list[float], option: Option) -> float:
    gain = -situation.added_distance(option)
    if option.effect in (LAY, FALL):
        return 10 + gain + 0.1 * option.exit_count if gain >= _CLEAR else gain - 5
    if option.effect == FIX:
        if option.aim == situation.seat:
            return 20.0
        return 4.0 + trust[option.aim] if trust[option.aim] > 0 else -5.0
    if option.effect == BREAK:
        suspected = trust[option.aim] <= _ENEMY and not situation.hindered(option.aim)
        return 15.0 - trust[option.aim] if suspected else -5.0
    if option.effect == PEEK:
        return 5.0 if 0 < situation.treasure[option.aim] < 1 else -5.0
    return _leftover(situation, option)


def _sabotaging(situation: Situation, trust: list[float], option: Option) -> float:
    loss = situation.added_distance(option)
    close = situation.nearest_goal <= _CLOSE or trust[situation.seat] <= _ENEMY
    if option.effect in (LAY, FALL):
        if loss < _HARM:
            return -5.0 - abs(loss)
        return 10 + loss if close or loss <= _QUIET else -3.0
    if option.effect == BREAK:
        wanted = close and trust[option.aim] >= 0 and not situation.hindered(option.aim)
        return 9.0 + trust[option.aim] - 0.1 * situation.others.index(option.aim) if wanted else -5.0
    if option.effect == FIX:
        return 7.0 if option.aim == situation.seat else -5.0
    if option.effect == PEEK:
        return 5.0 if 0 < situation.treasure[option.aim] < 1 else -5.0
    return _leftover(situation, option)


def _leftover(situation: Situation, option: Option) -> float:
    """Discarding what is least needed; cards for which there is no rule are kept."""
    if option.effect == "shed":
        return 6.0 - discard_cost(situation, option.cards)
    return 1.0 - discard_cost(situation, option.cards) if option.effect == "pass" else -5.0
