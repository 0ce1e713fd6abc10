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
from motherlode.games.tunnels.bots.hand_value import cheapest
from motherlode.games.tunnels.bots.inference.action_history import Deed, Memory
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Reading, expected

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
        self._memory = Memory()

    def turn(self, view: View, reading: Reading, chance: Stream) -> tuple[Option, Reason]:
        trust = trust_by_seat(reading, self._memory.story(view).deeds)
        score = _digging if reading.digs else _sabotaging
        options = reading.options()
        option, worth = best(options, [score(reading, trust, option) for option in options])
        return option, {"why": option.what, "score": worth, "loss": reading.loss(option), "trust": tuple(trust)}


def trust_by_seat(reading: Reading, deeds: list[Deed]) -> list[float]:
    """What everyone did so far, added up: above 0 for those who seem to dig."""
    trust = [0.0] * reading.position.seats
    for deed in deeds:
        trust[deed.seat] += _merit(reading, deed, trust)
    return trust


def _merit(reading: Reading, deed: Deed, trust: list[float]) -> float:
    if deed.after is not None:
        loss = expected(reading.treasure, deed.after.far) - expected(reading.treasure, deed.before.far)
        return -_BLAME * min(loss, _MOST) if loss > 0 else -_CREDIT * max(loss, -_MOST)
    if deed.what in (BREAK, FIX) and deed.aim != deed.seat:
        liked = trust[deed.aim] >= 0 or deed.aim == reading.seat
        return _HELP if liked == (deed.what == FIX) else -_HELP
    hindered = deed.front[deed.seat] & reading.tables.hinders
    return -_IDLE if deed.what == "pass" and not hindered else 0.0


def _digging(reading: Reading, trust: list[float], option: Option) -> float:
    gain = -reading.loss(option)
    if option.what in (LAY, FALL):
        return 10 + gain + 0.1 * option.exits if gain >= _CLEAR else gain - 5
    if option.what == FIX:
        if option.aim == reading.seat:
            return 20.0
        return 4.0 + trust[option.aim] if trust[option.aim] > 0 else -5.0
    if option.what == BREAK:
        suspected = trust[option.aim] <= _ENEMY and not reading.hindered(option.aim)
        return 15.0 - trust[option.aim] if suspected else -5.0
    if option.what == PEEK:
        return 5.0 if 0 < reading.treasure[option.aim] < 1 else -5.0
    return _leftover(reading, option)


def _sabotaging(reading: Reading, trust: list[float], option: Option) -> float:
    loss = reading.loss(option)
    close = reading.near <= _CLOSE or trust[reading.seat] <= _ENEMY
    if option.what in (LAY, FALL):
        if loss < _HARM:
            return -5.0 - abs(loss)
        return 10 + loss if close or loss <= _QUIET else -3.0
    if option.what == BREAK:
        wanted = close and trust[option.aim] >= 0 and not reading.hindered(option.aim)
        return 9.0 + trust[option.aim] - 0.1 * reading.others.index(option.aim) if wanted else -5.0
    if option.what == FIX:
        return 7.0 if option.aim == reading.seat else -5.0
    if option.what == PEEK:
        return 5.0 if 0 < reading.treasure[option.aim] < 1 else -5.0
    return _leftover(reading, option)


def _leftover(reading: Reading, option: Option) -> float:
    """Discarding what is least needed; cards for which there is no rule are kept."""
    if option.what == "shed":
        return 6.0 - cheapest(reading, option.cards)
    return 1.0 - cheapest(reading, option.cards) if option.what == "pass" else -5.0
