"""Distances to the goals in cards, as layers of bit boards, and their change by a card laid.

The learned policy's view of the maze: simpler than the distances of ``belief`` (no scarcity of cards), and the same
for a whole batch by bit operations. The numpy bot has the same in
:mod:`motherlode.games.tunnels.bots.neural.bitboard_distances`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural.layout import LAYERS, OFFSETS, SPREADS, WINDOW
from motherlode.games.tunnels.vectorized.state import State
from motherlode.games.tunnels.vectorized.tables import GOAL_COLUMN
from motherlode.games.tunnels.vectorized.torus import (
    Fit,
    at_column,
    fit_of,
    from_east,
    from_north,
    from_south,
    from_west,
    goals_as_cells,
    popcount,
)

__all__ = ["BatchDistances", "any_cell", "batch_distances_of", "reaching"]

_FULL: Final = (1 << a.SIDE) - 1


def _board(cells: tuple[int, ...]) -> np.ndarray[tuple[int, int], np.dtype[np.uint32]]:
    board = np.zeros((a.SIDE, 1), np.uint32)
    for cell in cells:
        board[cell // a.SIDE, 0] |= 1 << cell % a.SIDE
    return board


_WINDOW: Final = _board(WINDOW)
_GOALS: Final = np.stack([_board((cell,)) for cell in a.GOAL_CELLS])


class BatchDistances(NamedTuple):
    """Distances of a batch of mazes.

    ``near`` and ``spare`` are boards by goal and by offset from the distance now. A corridor whose arm looks at a cell
    of ``near[g, o]`` brings goal g to ``distance + OFFSETS[o]`` cards or nearer; a card laid on a cell of ``spare[g,
    o]`` leaves it there, whatever the card is.
    """

    distance: Array  # (3, B) float32; 0 for goals turned up
    near: Array  # (3, 6, 20, B) uint32
    spare: Array  # (3, 6, 20, B) uint32
    is_hidden: Array  # (3, B) bool
    fit: Fit


def batch_distances_of(state: State) -> BatchDistances:
    """Measure the mazes of a batch."""
    north, east, south, west = state.arms[0], state.arms[1], state.arms[2], state.arms[3]
    fit = fit_of(state.arms, state.connected, state.hidden)
    face_down = at_column(jnp.int32(GOAL_COLUMN), goals_as_cells(state.hidden))
    empty = ~fit.occupied & ~face_down & jnp.asarray(_WINDOW)
    cut_off = state.joined & ~state.connected
    batch = state.hidden.shape[0]

    def beside(cells: Array) -> Array:
        return from_north(cells) | from_south(cells) | from_east(cells) | from_west(cells)

    def leading(tunnels: Array) -> Array:
        """Cells that an arm of some tunnels looks at."""
        return (
            from_north(tunnels & south)
            | from_south(tunnels & north)
            | from_east(tunnels & west)
            | from_west(tunnels & east)
        )

    def looking(cells: Array) -> Array:
        """Cards with an arm that looks at some cells."""
        return (
            (south & from_south(cells))
            | (north & from_north(cells))
            | (east & from_east(cells))
            | (west & from_west(cells))
        )

    def joined_on(tunnels: Array) -> Array:
        for _ in range(SPREADS):
            met = (
                (south & from_south(tunnels & north))
                | (north & from_north(tunnels & south))
                | (east & from_east(tunnels & west))
                | (west & from_west(tunnels & east))
            )
            tunnels = tunnels | (cut_off & met)
        return tunnels

    def grow(carry: tuple[Array, Array], _: None) -> tuple[tuple[Array, Array], Array]:
        cells, tunnels = carry
        tunnels = joined_on(tunnels | (cut_off & looking(cells)))
        grown = cells | (empty & (beside(cells) | leading(tunnels)))
        return (grown, tunnels), cells | tunnels

    goals = jnp.broadcast_to(jnp.asarray(_GOALS), (3, a.SIDE, batch))
    layers = lax.scan(grow, (goals, jnp.zeros_like(goals)), None, length=LAYERS + 1)[1]
    return _measured(jnp.moveaxis(layers, 0, 1), state.hidden, fit)


def _measured(layers: Array, hidden: Array, fit: Fit) -> BatchDistances:
    """Pick the layers around the distance now."""
    entries = layers & fit.frontier
    count = jnp.sum(popcount(entries), -2).astype(jnp.int32)  # (3, 13, B)
    is_hidden = jnp.stack([(hidden >> goal) & 1 == 1 for goal in range(3)])
    distance = 1 + jnp.sum(count[:, 1:] == 0, 1)
    layer = distance[:, None] + jnp.asarray(OFFSETS)[None, :, None]  # (3, 6, B)
    clipped = jnp.clip(layer, 0, LAYERS)
    picked = jnp.take_along_axis(layers, clipped[:, :, None], 1)
    entry_count = jnp.take_along_axis(count, clipped, 1)
    full, none = jnp.uint32(_FULL), jnp.uint32(0)
    is_beyond = (layer > LAYERS)[:, :, None]
    near = jnp.where((layer < 0)[:, :, None], none, jnp.where(is_beyond, full, picked))
    is_spared = (entry_count >= 2)[:, :, None] | is_beyond
    one = jnp.where((entry_count == 1)[:, :, None], full & ~(picked & fit.frontier), none)
    is_no_nearer = (jnp.asarray(OFFSETS) >= 0)[None, :, None, None]
    spare = jnp.where(is_no_nearer, jnp.where(is_spared, full, one), none)
    return BatchDistances(
        distance=jnp.where(is_hidden, distance, 0).astype(jnp.float32),
        near=near,
        spare=spare,
        is_hidden=is_hidden,
        fit=fit,
    )


def reaching(distances: BatchDistances, edges: Array, is_joined: Array) -> Array:
    """(3, 6, 20, B): cells on which a card brings or leaves a goal within ``distance + OFFSETS[o]``."""
    near = distances.near
    looked = (from_north(near), from_east(near), from_south(near), from_west(near))
    cells = distances.spare
    for d in range(4):
        is_arm = ((edges >> d) & 1 == 1) & is_joined
        cells = cells | jnp.where(is_arm, looked[d], jnp.uint32(0))
    return cells


def any_cell(boards: Array) -> Array:
    """Whether boards have any cell set."""
    return jnp.any(boards != 0, -2)
