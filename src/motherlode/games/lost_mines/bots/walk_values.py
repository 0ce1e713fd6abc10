"""Where to walk, which treasure to take: what each is worth to a seat that weighs everyone's treasures so and so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.core.playable import legal_codes
from motherlode.games.lost_mines.bots.situation import Reading
from motherlode.games.lost_mines.rules.board import MINE
from motherlode.games.lost_mines.rules.move_codes import WALK, act_of, aim_of
from motherlode.games.lost_mines.rules.position import NOBODY
from motherlode.games.lost_mines.rules.walking import cells_of, traps_on

__all__ = ["best_treasure", "walk_worths"]

_TRAP: Final = 0.25  # the points that a card lost to a trap costs
_DRAGON: Final = 1.2  # and the dragon


def walk_worths(reading: Reading, weights: Sequence[float]) -> list[float]:
    """What each legal walk, and staying, is worth."""
    position, seat = reading.position, reading.seat
    codes = legal_codes(position)
    ends = [0] * len(codes)
    traps = [0] * len(codes)
    for index, code in enumerate(codes):
        walks = act_of(code) == WALK
        ends[index] = cells_of(position, seat, aim_of(code))[-1] if walks else position.dwarfs[seat]
        traps[index] = traps_on(position, seat, aim_of(code)) if walks else 0
    times = list(reading.trails.times(ends))
    mines = reading.tables.mine_count
    return [
        _worth(reading, weights, ends[index], times[index * mines : (index + 1) * mines]) - _TRAP * traps[index]
        for index in range(len(codes))
    ]


def _worth(reading: Reading, weights: Sequence[float], end: int, times: list[int]) -> float:
    """What it is worth to end a walk on a field from which the mines are so far."""
    position = reading.position
    everyone = list(reading.times)
    mines = len(times)
    everyone[reading.seat * mines : (reading.seat + 1) * mines] = times
    turned_up = position.mine_at(end)
    if turned_up != NOBODY:
        return _worth_at_mine(reading, weights, turned_up, everyone)
    if position.board.cards[end] != MINE:
        return _weighed(weights, reading.prospects.hauls(everyone))
    field = list(reading.tables.mine_cells).index(end)
    return sum(
        chance * (_worth_at_mine(reading, weights, mine, everyone) - (_DRAGON if mine == reading.tables.dragon else 0))
        for mine, chance in enumerate(reading.prospects.chances[field])
        if chance
    )


def _worth_at_mine(reading: Reading, weights: Sequence[float], mine: int, times: list[int]) -> float:
    """What it is worth to stand on a mine of a kind: a treasure, if one is left, and what is left after it."""
    prospects = reading.prospects
    if prospects.left[mine] <= 0:
        return _weighed(weights, prospects.hauls(times))
    taken = max(_value(reading, treasure) for treasure in _left_of(reading, mine))
    left = [each - taken if kind == mine else each for kind, each in enumerate(prospects.left)]
    return weights[reading.seat] * taken + _weighed(weights, prospects.hauls(times, prospects.worth_of(left)))


def best_treasure(reading: Reading) -> int:
    """Of the legal treasures, the place in the list of the one that is worth most."""
    values = [_value(reading, aim_of(code)) for code in legal_codes(reading.position)]
    return values.index(max(values))


def _left_of(reading: Reading, mine: int) -> list[int]:
    position = reading.position
    return [
        treasure
        for treasure, holder in enumerate(position.holders)
        if holder == NOBODY and position.treasure_kind(treasure) == mine
    ]


def _value(reading: Reading, treasure: int) -> float:
    card: int = reading.position.treasures[treasure]
    return (card & 15) or reading.prospects.mean[card >> 4]


def _weighed(weights: Sequence[float], hauls: Sequence[float]) -> float:
    return sum(weight * haul for weight, haul in zip(weights, hauls, strict=True))
