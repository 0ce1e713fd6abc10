"""The ``trust`` bot, the baseline: it keeps a score of trust for every player, by simple additions.

Its numbers were chosen and are frozen, so that measurements against it stay comparable: its miners win 60 to 70 rounds
of a hundred against a lone saboteur of its kind at a table of four.
"""

from __future__ import annotations

from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.core.chance.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import discard_cost
from motherlode.games.tunnels.bots.inference.action_history import HistoryTracker, ObservedAction
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Candidate, Situation, expected_cards

__all__ = ["TrustBot", "trust_by_seat"]

# changes of trust
_TRUST_PER_PROGRESS: Final = 0.5  # for each card of distance saved
_MISTRUST_PER_DAMAGE: Final = 1.0  # for each card of distance added
_MAX_CHANGE: Final = 2.0  # cards that count at once
_MISTRUST_FOR_DISCARD: Final = 0.3  # with whole tools
_TRUST_FOR_TARGET: Final = 1.0  # for fixing someone trusted or breaking someone not; else mistrust

# thresholds
_SUSPECT: Final = -0.25  # trust at which a seat is taken for a saboteur
_MIN_PROGRESS: Final = 0.9  # cards of progress that are worth a card to a miner
_MIN_DAMAGE: Final = 0.3  # cards of damage that are worth a card to a saboteur
_NEAR: Final = 6.0  # cards to the nearest goal at which a saboteur strikes openly
_UNNOTICED: Final = 0.6  # cards of damage that pass for an accident

# scores only order the kinds of moves
_AVOID: Final = -5.0
_WAIT: Final = -3.0  # open damage while the goals are far
_DISCARD: Final = 1.0
_FIX_OTHER: Final = 4.0
_PEEK: Final = 5.0
_SHED: Final = 6.0
_FIX_SELF_AS_SABOTEUR: Final = 7.0
_BREAK_AS_SABOTEUR: Final = 9.0
_MAZE: Final = 10.0
_BREAK_AS_MINER: Final = 15.0
_FIX_SELF_AS_MINER: Final = 20.0
_PER_EXIT: Final = 0.1
_PER_SEAT_BETWEEN: Final = 0.1


class TrustBot(TunnelBot):
    """Adds up what everyone did."""

    def __init__(self) -> None:
        self._history_tracker = HistoryTracker()

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        trust = trust_by_seat(situation, self._history_tracker.update(view).actions)
        score = _miner_score if situation.digs else _saboteur_score
        options = situation.options()
        option, value = best(options, [score(situation, trust, option) for option in options])
        added = situation.added_distance(option)
        return option, {"why": option.effect, "score": value, "loss": added, "trust": tuple(trust)}


def trust_by_seat(situation: Situation, actions: list[ObservedAction]) -> list[float]:
    """Return trust by seat, added up over the round: above 0 for those who seem to dig."""
    trust = [0.0] * situation.position.seats
    for action in actions:
        trust[action.seat] += _trust_change(situation, action, trust)
    return trust


def _trust_change(situation: Situation, action: ObservedAction, trust: list[float]) -> float:
    if action.after is not None:
        before = expected_cards(situation.treasure, action.before.shortest)
        loss = expected_cards(situation.treasure, action.after.shortest) - before
        if loss > 0:
            return -_MISTRUST_PER_DAMAGE * min(loss, _MAX_CHANGE)
        return -_TRUST_PER_PROGRESS * max(loss, -_MAX_CHANGE)
    if action.effect in (BREAK, FIX) and action.aim != action.seat:
        is_trusted = trust[action.aim] >= 0 or action.aim == situation.seat
        return _TRUST_FOR_TARGET if is_trusted == (action.effect == FIX) else -_TRUST_FOR_TARGET
    hindered = action.front[action.seat] & situation.tables.hinders
    return -_MISTRUST_FOR_DISCARD if action.effect == "pass" and not hindered else 0.0


def _miner_score(situation: Situation, trust: list[float], option: Candidate) -> float:
    gain = -situation.added_distance(option)
    if option.effect in (LAY, FALL):
        return _MAZE + gain + _PER_EXIT * option.exit_count if gain >= _MIN_PROGRESS else gain + _AVOID
    if option.effect == FIX:
        if option.aim == situation.seat:
            return _FIX_SELF_AS_MINER
        return _FIX_OTHER + trust[option.aim] if trust[option.aim] > 0 else _AVOID
    if option.effect == BREAK:
        is_suspect = trust[option.aim] <= _SUSPECT and not situation.hindered(option.aim)
        return _BREAK_AS_MINER - trust[option.aim] if is_suspect else _AVOID
    return _other_score(situation, option)


def _saboteur_score(situation: Situation, trust: list[float], option: Candidate) -> float:
    loss = situation.added_distance(option)
    is_open = situation.nearest_goal <= _NEAR or trust[situation.seat] <= _SUSPECT
    if option.effect in (LAY, FALL):
        if loss < _MIN_DAMAGE:
            return _AVOID - abs(loss)
        return _MAZE + loss if is_open or loss <= _UNNOTICED else _WAIT
    if option.effect == BREAK:
        if not is_open or trust[option.aim] < 0 or situation.hindered(option.aim):
            return _AVOID
        between = _PER_SEAT_BETWEEN * situation.others.index(option.aim)
        return _BREAK_AS_SABOTEUR + trust[option.aim] - between
    if option.effect == FIX:
        return _FIX_SELF_AS_SABOTEUR if option.aim == situation.seat else _AVOID
    return _other_score(situation, option)


def _other_score(situation: Situation, option: Candidate) -> float:
    """Score peeking, shedding and discarding; other cards are kept."""
    if option.effect == PEEK:
        return _PEEK if 0 < situation.treasure[option.aim] < 1 else _AVOID
    if option.effect == "shed":
        return _SHED - discard_cost(situation, option.cards)
    return _DISCARD - discard_cost(situation, option.cards) if option.effect == "pass" else _AVOID
