"""Changes of the maze: laying and collapsing cards, turning goals up, and the span of the maze."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.vectorized.state import State, lookup
from motherlode.games.tunnels.vectorized.tables import GOAL_COLUMN, GOAL_ROWS, START_MASK
from motherlode.games.tunnels.vectorized.torus import at_column, flood, from_north, from_south

__all__ = ["collapse_and_lay", "grown_span", "turn_up_goals"]

_STONE_ARMS = {1: (3, 12), 2: (9, 6)}
"""By stone, its open edges as it lies and turned."""


def collapse_and_lay(state: State, what: Array, column: Array, row: Array) -> State:
    """Take the card at a cell out by a rockfall (B-34), or lay one there, and propagate reachability."""
    edges = lookup(a.WHAT_EDGES, what).astype(jnp.uint32)
    cell = at_column(column, jnp.uint32(1) << row.astype(jnp.uint32))
    nothing = jnp.zeros_like(cell)
    laid = jnp.where(what < a.ROCKFALL, cell, nothing)
    kept = ~jnp.where(what == a.ROCKFALL, cell, nothing)
    arms = jnp.stack([(state.arms[d] & kept) | jnp.where((edges >> d) & 1 == 1, laid, nothing) for d in range(4)])
    laid_joined = jnp.where(lookup(a.WHAT_IS_JOINED, what), laid, nothing)
    joined = (state.joined & kept) | laid_joined
    connected = jnp.where(what == a.ROCKFALL, jnp.asarray(START_MASK), state.connected | laid_joined)
    return state._replace(arms=arms, joined=joined, connected=flood(arms, joined, connected))


def turn_up_goals(state: State, column: Array, row: Array, is_lay: Array) -> State:
    """Turn up every connected goal, and those that a stone leads on to (B-40): at most three, in turn."""
    state, is_turned = _turn_up_first(state, column, row, is_lay)

    def go_on(state: State) -> State:
        for _ in range(2):
            state = state._replace(connected=flood(state.arms, state.joined, state.connected))
            state, _ = _turn_up_first(state, column, row, is_lay)
        return state._replace(connected=flood(state.arms, state.joined, state.connected))

    reached: State = lax.cond(jnp.any(is_turned), go_on, lambda state: state, state)
    return reached


def _turn_up_first(state: State, column: Array, row: Array, is_lay: Array) -> tuple[State, Array]:
    """Turn up the first connected goal; it joins most corridors, then the last card (B-42)."""
    arms, connected = state.arms, state.connected
    c = GOAL_COLUMN
    met_arms = (
        from_north(connected[c] & arms[2][c]),
        connected[c + 1] & arms[3][c + 1],
        from_south(connected[c] & arms[0][c]),
        connected[c - 1] & arms[1][c - 1],
    )
    beside = met_arms[0] | met_arms[1] | met_arms[2] | met_arms[3]
    touched = jnp.uint32(0)
    for index, goal_row in enumerate(GOAL_ROWS):
        touched = touched | (((beside >> goal_row) & 1) << index)
    touched = jnp.where(is_lay, touched & state.hidden, jnp.uint32(0))
    goal = jnp.where(touched & 1 == 1, 0, jnp.where(touched & 2 == 2, 1, 2)).astype(jnp.uint32)
    place = jnp.uint32(GOAL_ROWS[0]) + (GOAL_ROWS[1] - GOAL_ROWS[0]) * goal
    away = row - place.astype(jnp.int32)
    laid_at = (
        (column == c) & (away == -1),
        (column == c + 1) & (away == 0),
        (column == c) & (away == 1),
        (column == c - 1) & (away == 0),
    )
    met = []
    for d in range(4):
        is_met = (met_arms[d] >> place) & 1
        met.append(2 * is_met + (is_met & laid_at[d].astype(jnp.uint32)))
    kind = (state.goals >> (2 * goal)) & 3
    upright = jnp.where(kind == 1, met[0] + met[1], met[0] + met[3])
    upside_down = jnp.where(kind == 1, met[2] + met[3], met[1] + met[2])
    is_turned = upside_down > upright
    first, second = _STONE_ARMS[1], _STONE_ARMS[2]
    stone = jnp.where(kind == 1, jnp.where(is_turned, first[1], first[0]), jnp.where(is_turned, second[1], second[0]))
    edges = jnp.where(kind == 0, 15, stone).astype(jnp.uint32)
    is_hit = touched != 0
    bit = jnp.where(is_hit, jnp.uint32(1) << place, jnp.uint32(0))
    new_arms = jnp.stack(
        [arms[d].at[c].set(arms[d][c] | jnp.where((edges >> d) & 1 == 1, bit, jnp.uint32(0))) for d in range(4)]
    )
    state = state._replace(
        arms=new_arms,
        joined=state.joined.at[c].set(state.joined[c] | bit),
        connected=connected.at[c].set(connected[c] | bit),
        hidden=jnp.where(is_hit, state.hidden & ~(jnp.uint32(1) << goal), state.hidden),
        reached=state.reached | (is_hit & (kind == 0)),
    )
    return state, is_hit


def grown_span(span: Array, column: Array, row: Array, is_lay: Array) -> tuple[Array, Array]:
    """The span of the maze after a card was laid, and whether it is too wide for the torus now."""
    west, columns = _grown(span[0], span[1], column, is_lay)
    north, rows = _grown(span[2], span[3], row, is_lay)
    return jnp.stack([west, columns, north, rows]), (columns > a.MAX_SPAN) | (rows > a.MAX_SPAN)


def _grown(low: Array, size: Array, place: Array, is_lay: Array) -> tuple[Array, Array]:
    away = (place.astype(jnp.int32) - low.astype(jnp.int32)) % a.SIDE
    is_before = is_lay & (away == a.SIDE - 1)
    is_behind = is_lay & (away == size.astype(jnp.int32)) & ~is_before
    low = jnp.where(is_before, (low.astype(jnp.int32) - 1) % a.SIDE, low.astype(jnp.int32))
    return low.astype(jnp.uint8), size + (is_before | is_behind).astype(jnp.uint8)
