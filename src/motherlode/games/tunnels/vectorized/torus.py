"""Bit boards on a torus: one ``uint32`` a column, a bit a row, the batch last.

Every card of the base game either joins all its arms or none, so a card is four arm bits and one *joined* bit, and
fitting, frontier and reach are bit operations on whole columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural.action_space import SIDE
from motherlode.games.tunnels.vectorized.tables import GOAL_COLUMN, GOAL_ROWS

__all__ = [
    "Fit",
    "at_column",
    "fit_of",
    "fitting_cells",
    "fitting_cells_of",
    "flood",
    "from_east",
    "from_north",
    "from_south",
    "from_west",
    "goals_as_cells",
    "kth_bit",
    "popcount",
]

_MASK = (1 << SIDE) - 1


def from_north(x: Array, rows: int = 1) -> Array:
    """By cell, the value of the cell that many rows to the north."""
    return jnp.bitwise_and((x << rows) | (x >> (SIDE - rows)), jnp.uint32(_MASK))


def from_south(x: Array, rows: int = 1) -> Array:
    """By cell, the value of the cell that many rows to the south."""
    return jnp.bitwise_and((x >> rows) | (x << (SIDE - rows)), jnp.uint32(_MASK))


def from_east(x: Array) -> Array:
    """By cell, the value of its eastern neighbour."""
    return jnp.roll(x, -1, -2)


def from_west(x: Array) -> Array:
    """By cell, the value of its western neighbour."""
    return jnp.roll(x, 1, -2)


def popcount(x: Array) -> Array:
    """The number of bits set, by word."""
    return lax.population_count(x)


def at_column(column: Array, word: Array) -> Array:
    """A board that has ``word`` in one column and is empty elsewhere."""
    columns = lax.broadcasted_iota(jnp.int32, (SIDE, word.shape[-1]), 0)
    return jnp.where(columns == column, word[None], jnp.uint32(0))


def goals_as_cells(goals: Array) -> Array:
    """Goals given as three bits, as bits of the goals' column."""
    word = jnp.zeros_like(goals)
    for goal, row in enumerate(GOAL_ROWS):
        word = word | (((goals >> goal) & 1) << row)
    return word


def kth_bit(word: Array, k: Array) -> Array:
    """The place of the k-th set bit, counted from 0."""
    place = jnp.zeros_like(word)
    for width in (16, 8, 4, 2, 1):
        below = popcount((word >> place) & jnp.uint32((1 << width) - 1))
        is_above = k >= below
        k = jnp.where(is_above, k - below, k)
        place = jnp.where(is_above, place + jnp.uint32(width), place)
    return place


class Fit(NamedTuple):
    """The cells for a next card: frontier cells, cells whose edge d may be open, and may be closed."""

    frontier: Array
    may_open: tuple[Array, Array, Array, Array]
    may_close: tuple[Array, Array, Array, Array]
    occupied: Array


def fit_of(arms: Array, connected: Array, hidden_goals: Array) -> Fit:
    """The cells where a next card fits (B-20, B-21, B-23).

    A goal face down fits any edge, and nothing lies on it.
    """
    north, east, south, west = arms[0], arms[1], arms[2], arms[3]
    occupied = north | east | south | west
    reached = (
        from_north(connected & south)
        | from_south(connected & north)
        | from_east(connected & west)
        | from_west(connected & east)
    )
    face_down = at_column(jnp.int32(GOAL_COLUMN), goals_as_cells(hidden_goals))
    frontier = ~occupied & ~face_down & reached
    open_beside = (from_north(south), from_east(west), from_south(north), from_west(east))
    card_beside = (from_north(occupied), from_east(occupied), from_south(occupied), from_west(occupied))
    pairs = list(zip(open_beside, card_beside, strict=True))
    may_open = (
        ~pairs[0][1] | pairs[0][0],
        ~pairs[1][1] | pairs[1][0],
        ~pairs[2][1] | pairs[2][0],
        ~pairs[3][1] | pairs[3][0],
    )
    may_close = (~open_beside[0], ~open_beside[1], ~open_beside[2], ~open_beside[3])
    return Fit(frontier, may_open, may_close, occupied)


def fitting_cells(fit: Fit, edges: int) -> Array:
    """The cells where a card with these open edges fits."""
    cells = fit.frontier
    for d in range(4):
        cells = cells & (fit.may_open[d] if edges >> d & 1 else fit.may_close[d])
    return cells


def fitting_cells_of(fit: Fit, edges: Array) -> Array:
    """The cells where a card fits, with open edges that differ from game to game."""
    cells = fit.frontier
    for d in range(4):
        cells = cells & jnp.where((edges >> d) & 1 == 1, fit.may_open[d], fit.may_close[d])
    return cells


_STEPS_PER_TEST = 3
"""Rounds of a flood between two tests whether it is complete: each test waits for the device."""


def flood(arms: Array, joined: Array, connected: Array) -> Array:
    """All cards that are joined with a connected one through open arms.

    A round spreads one column to either side, then up to seven rows along corridors by doubling.
    """
    eastward = arms[1] & from_east(arms[3]) & joined & from_east(joined)
    one = arms[2] & from_south(arms[0]) & joined & from_south(joined)
    two = one & from_south(one)
    four = two & from_south(two, 2)

    def spread(x: Array) -> Array:
        x = x | from_west(x & eastward) | (from_east(x) & eastward)
        for rows, corridor in ((1, one), (2, two), (4, four)):
            x = x | from_north(x & corridor, rows) | (from_south(x, rows) & corridor)
        return x

    def body(carry: Sequence[Array]) -> tuple[Array, Array]:
        x, _ = carry
        for _ in range(_STEPS_PER_TEST):
            before = x
            x = spread(x)
        return x, jnp.any(x != before)

    flooded: Array = lax.while_loop(lambda carry: carry[1], body, (connected, jnp.bool_(True)))[0]
    return flooded
