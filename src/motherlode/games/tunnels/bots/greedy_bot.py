"""A bot that thinks of progress only: miners shorten the way as much as they can, saboteurs lengthen it."""

from __future__ import annotations

from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import discard_cost
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Situation

__all__ = ["GreedyBot"]

_ENOUGH = 0.5
"""Cards of progress (or damage) under which a move in the maze is not worth its card."""


class GreedyBot(TunnelBot):
    """Trusts everyone and suspects no one."""

    def turn(self, view: View, situation: Situation, chance: Stream) -> tuple[Option, Reason]:
        score = _digging if situation.digs else _sabotaging
        options = situation.options()
        option, value = best(options, [score(situation, option) for option in options])
        return option, {
            "why": option.effect,
            "score": value,
            "loss": situation.added_distance(option),
            "far": situation.expected_distance,
        }


def _digging(situation: Situation, option: Option) -> float:
    gain = -situation.added_distance(option)
    if option.effect in (LAY, FALL):
        return (10 if option.effect == LAY else 8) + gain + 0.1 * option.exit_count if gain >= _ENOUGH else gain - 5
    if option.effect == FIX:
        return 20.0 if option.aim == situation.seat else 3.0
    if option.effect == PEEK:
        return 5.0 if 0 < situation.treasure[option.aim] < 1 else -5.0
    if option.effect == "shed":
        return 6.0 - discard_cost(situation, option.cards)
    return 1.0 - discard_cost(situation, option.cards) if option.effect == "pass" else -5.0


def _sabotaging(situation: Situation, option: Option) -> float:
    loss = situation.added_distance(option)
    if option.effect in (LAY, FALL):
        return 10 + loss if loss >= _ENOUGH else loss - 5
    if option.effect == BREAK:
        return 8.0 - 0.1 * situation.others.index(option.aim) - 2 * situation.hindrances(option.aim)
    if option.effect == FIX:
        return 7.0 if option.aim == situation.seat else -5.0
    if option.effect == PEEK:
        return 2.0 if 0 < situation.treasure[option.aim] < 1 else -5.0
    return 1.0 - discard_cost(situation, option.cards) if option.effect == "pass" else -5.0
