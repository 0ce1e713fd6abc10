"""The ``greedy`` bot: miners shorten the distance as much as they can, saboteurs lengthen it."""

from __future__ import annotations

from typing import Final

from motherlode.bots.protocol import Reason
from motherlode.core.chance.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import discard_cost
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Candidate, Situation

__all__ = ["GreedyBot"]

_MIN_CHANGE: Final = 0.5
"""Cards of progress (or damage) below which a maze move is not worth its card."""

# scores only order the kinds of moves; all were chosen
_AVOID: Final = -5.0
_DISCARD: Final = 1.0
_SHED: Final = 6.0
_LAY: Final = 10.0
_ROCKFALL_AS_MINER: Final = 8.0
_PER_EXIT: Final = 0.1
_FIX_SELF_AS_MINER: Final = 20.0
_FIX_OTHER_AS_MINER: Final = 3.0
_PEEK_AS_MINER: Final = 5.0
_BREAK_AS_SABOTEUR: Final = 8.0
_PER_SEAT_BETWEEN: Final = 0.1
_PER_HINDRANCE: Final = 2.0
_FIX_SELF_AS_SABOTEUR: Final = 7.0
_PEEK_AS_SABOTEUR: Final = 2.0


class GreedyBot(TunnelBot):
    """Trusts everyone and suspects no one."""

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Candidate, Reason]:
        score = _miner_score if situation.digs else _saboteur_score
        options = situation.options()
        option, value = best(options, [score(situation, option) for option in options])
        added, distance = situation.added_distance(option), situation.expected_distance
        return option, {"why": option.effect, "score": value, "loss": added, "far": distance}


def _miner_score(situation: Situation, option: Candidate) -> float:
    gain = -situation.added_distance(option)
    if option.effect in (LAY, FALL):
        base = _LAY if option.effect == LAY else _ROCKFALL_AS_MINER
        return base + gain + _PER_EXIT * option.exit_count if gain >= _MIN_CHANGE else gain + _AVOID
    if option.effect == FIX:
        return _FIX_SELF_AS_MINER if option.aim == situation.seat else _FIX_OTHER_AS_MINER
    if option.effect == PEEK:
        return _PEEK_AS_MINER if 0 < situation.treasure[option.aim] < 1 else _AVOID
    if option.effect == "shed":
        return _SHED - discard_cost(situation, option.cards)
    return _DISCARD - discard_cost(situation, option.cards) if option.effect == "pass" else _AVOID


def _saboteur_score(situation: Situation, option: Candidate) -> float:
    loss = situation.added_distance(option)
    if option.effect in (LAY, FALL):
        return _LAY + loss if loss >= _MIN_CHANGE else loss + _AVOID
    if option.effect == BREAK:
        between = _PER_SEAT_BETWEEN * situation.others.index(option.aim)
        return _BREAK_AS_SABOTEUR - between - _PER_HINDRANCE * situation.hindrances(option.aim)
    if option.effect == FIX:
        return _FIX_SELF_AS_SABOTEUR if option.aim == situation.seat else _AVOID
    if option.effect == PEEK:
        return _PEEK_AS_SABOTEUR if 0 < situation.treasure[option.aim] < 1 else _AVOID
    return _DISCARD - discard_cost(situation, option.cards) if option.effect == "pass" else _AVOID
