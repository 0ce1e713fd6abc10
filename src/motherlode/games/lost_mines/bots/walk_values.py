"""Values of walks and treasures to a seat, by the weights it gives to the points of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.core.move import act_of, aim_of
from motherlode.core.playable import legal_codes
from motherlode.games.lost_mines.bots.situation import Situation
from motherlode.games.lost_mines.bots.treasure_shares import weighted_sum
from motherlode.games.lost_mines.rules.board import MINE
from motherlode.games.lost_mines.rules.parts import WALK
from motherlode.games.lost_mines.rules.position import NOBODY
from motherlode.games.lost_mines.rules.walking import cells_of, traps_on

__all__ = ["best_treasure", "walk_values"]

# in points; chosen
_TRAP_COST: Final = 0.25  # of a card lost to a trap
_DRAGON_COST: Final = 1.2


def walk_values(situation: Situation, weights: Sequence[float]) -> list[float]:
    """Return the value of each legal walk, and of staying."""
    position, seat = situation.position, situation.seat
    codes = legal_codes(position)
    ends = [0] * len(codes)
    traps = [0] * len(codes)
    for index, code in enumerate(codes):
        walks = act_of(code) == WALK
        ends[index] = cells_of(position, seat, aim_of(code))[-1] if walks else position.dwarfs[seat]
        traps[index] = traps_on(position, seat, aim_of(code)) if walks else 0
    times = list(situation.travel_times.times(ends))
    mines = situation.tables.mine_count
    return [
        _end_value(situation, weights, ends[index], times[index * mines : (index + 1) * mines])
        - _TRAP_COST * traps[index]
        for index in range(len(codes))
    ]


def _end_value(situation: Situation, weights: Sequence[float], end: int, times: list[int]) -> float:
    """Return the value of ending a walk on a field, by its travel times to the mines."""
    position = situation.position
    all_times = list(situation.times)
    mines = len(times)
    all_times[situation.seat * mines : (situation.seat + 1) * mines] = times
    turned_up = position.mine_at(end)
    if turned_up != NOBODY:
        return _mine_value(situation, weights, turned_up, all_times)
    if position.board.cards[end] != MINE:
        return weighted_sum(weights, situation.expected_treasure.expected_points(all_times))
    field = list(situation.tables.mine_cells).index(end)
    return sum(
        chance
        * (_mine_value(situation, weights, mine, all_times) - (_DRAGON_COST if mine == situation.tables.dragon else 0))
        for mine, chance in enumerate(situation.expected_treasure.mine_probabilities[field])
        if chance
    )


def _mine_value(situation: Situation, weights: Sequence[float], mine: int, times: list[int]) -> float:
    """Return the value of reaching a mine: a treasure, if one is left, and the expected points after it."""
    expected_treasure = situation.expected_treasure
    if expected_treasure.left[mine] <= 0:
        return weighted_sum(weights, expected_treasure.expected_points(times))
    taken = max(_treasure_value(situation, treasure) for treasure in _left_of(situation, mine))
    left = [each - taken if kind == mine else each for kind, each in enumerate(expected_treasure.left)]
    return weights[situation.seat] * taken + weighted_sum(
        weights, expected_treasure.expected_points(times, expected_treasure.mine_values_for(left))
    )


def best_treasure(situation: Situation) -> int:
    """Return the index of the legal treasure of the highest value."""
    values = [_treasure_value(situation, aim_of(code)) for code in legal_codes(situation.position)]
    return values.index(max(values))


def _left_of(situation: Situation, mine: int) -> list[int]:
    position = situation.position
    return [
        treasure
        for treasure, holder in enumerate(position.holders)
        if holder == NOBODY and position.treasure_kind(treasure) == mine
    ]


def _treasure_value(situation: Situation, treasure: int) -> float:
    card: int = situation.position.treasures[treasure]
    return (card & 15) or situation.expected_treasure.mean[card >> 4]
