"""A bot that thinks of progress only: miners shorten the way as much as they can, saboteurs lengthen it."""

from __future__ import annotations

from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import cheapest
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Reading

__all__ = ["GreedyBot"]

_ENOUGH = 0.5
"""Cards of progress (or damage) under which a move in the maze is not worth its card."""


class GreedyBot(TunnelBot):
    """Trusts everyone and suspects no one."""

    def turn(self, view: View, reading: Reading, chance: Stream) -> tuple[Option, Reason]:
        score = _digging if reading.digs else _sabotaging
        options = reading.options()
        option, worth = best(options, [score(reading, option) for option in options])
        return option, {"why": option.what, "score": worth, "loss": reading.loss(option), "far": reading.far}


def _digging(reading: Reading, option: Option) -> float:
    gain = -reading.loss(option)
    if option.what in (LAY, FALL):
        return (10 if option.what == LAY else 8) + gain + 0.1 * option.exits if gain >= _ENOUGH else gain - 5
    if option.what == FIX:
        return 20.0 if option.aim == reading.seat else 3.0
    if option.what == PEEK:
        return 5.0 if 0 < reading.treasure[option.aim] < 1 else -5.0
    if option.what == "shed":
        return 6.0 - cheapest(reading, option.cards)
    return 1.0 - cheapest(reading, option.cards) if option.what == "pass" else -5.0


def _sabotaging(reading: Reading, option: Option) -> float:
    loss = reading.loss(option)
    if option.what in (LAY, FALL):
        return 10 + loss if loss >= _ENOUGH else loss - 5
    if option.what == BREAK:
        return 8.0 - 0.1 * reading.others.index(option.aim) - 2 * reading.hindrances(option.aim)
    if option.what == FIX:
        return 7.0 if option.aim == reading.seat else -5.0
    if option.what == PEEK:
        return 2.0 if 0 < reading.treasure[option.aim] < 1 else -5.0
    return 1.0 - cheapest(reading, option.cards) if option.what == "pass" else -5.0
