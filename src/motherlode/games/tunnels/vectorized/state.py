"""The state of a batch of games, and how a round is dealt. The batch is the last axis of every array."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.games.tunnels.bots.neural.action_space import COLUMN_OF_START, ROW_OF_START, SIDE
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.torus import fit_of, fitting_cells, popcount

__all__ = ["GOLD", "HISTORY", "OVER", "TURN", "Deal", "State", "count_fits", "first_round", "lookup", "next_round"]

TURN: Final = 0
GOLD: Final = 1
OVER: Final = 2

HISTORY: Final = 16
"""The number of last actions in a state."""

NO_ACTION: Final = 0xFFFFFFFF


class Deal(NamedTuple):
    """The cards of a round."""

    saboteurs: Array  # (B,) uint32, a bit a seat
    goals: Array  # (B,) uint32, two bits a goal: 0 for the treasure, 1 and 2 for stones
    deck: Array  # (67, B) uint8, kinds, top first
    gold: Array  # (10, B) uint8, nuggets on the gold cards, top first


class State(NamedTuple):
    """A batch of games."""

    # the maze
    arms: Array  # (4, 20, B) uint32: north, east, south, west
    joined: Array  # (20, B) uint32: cards whose arms meet
    connected: Array  # (20, B) uint32: joined cards that the start reaches
    hidden: Array  # (B,) uint32: goals face down, as bits
    span: Array  # (4, B) uint8: western column, columns, northern row, rows of the maze with the goals
    escaped: Array  # (B,) bool: the maze is too wide for the torus, and the game no longer exact

    # cards and people
    goals: Array  # (B,) uint32, as dealt
    saboteurs: Array  # (B,) uint32
    hands: Array  # (10, 6, B) uint8, NO_CARD in empty slots
    deck: Array  # (67, B) uint8
    drawn: Array  # (B,) uint8: cards of the deck that are out of it
    broken: Array  # (3, B) uint32: by tool, seats
    peeked: Array  # (3, B) uint32: by goal, seats
    face_down: Array  # (10, B) uint8: by seat, cards discarded
    players: Array  # (B,) uint8

    # the course of play
    phase: Array  # (B,) uint8: TURN, GOLD or OVER
    actor: Array  # (B,) uint8
    first: Array  # (B,) uint8: who began the round
    last_layer: Array  # (B,) int8: who laid the last tunnel card, -1 if nobody did
    reached: Array  # (B,) bool: the treasure is turned up
    turn: Array  # (B,) uint8
    round: Array  # (B,) uint8, from 1
    history: Array  # (16, B) uint32, the newest first: actor | what << 4 | target << 11

    # gold
    gold: Array  # (10, B) uint8: the cards on top of the pile as the round was dealt
    gold_left: Array  # (3, B) uint8: cards of 1, 2, 3 nuggets in the pile
    gold_pool: Array  # (3, B) uint8: cards going round
    nuggets: Array  # (10, B) uint8: by seat, so far

    # derived, kept because both legality and the end of a round need them
    fits: Array  # (15, B) uint8: by set of open edges less one, the number of cells where it fits
    laid: Array  # (B,) uint8: tunnel cards in the maze


def lookup(table: object, index: Array) -> Array:
    """Entries of a small constant table."""
    return jnp.asarray(table)[index.astype(jnp.int32)]


def count_fits(arms: Array, connected: Array, hidden: Array) -> tuple[Array, Array]:
    """The derived fields ``fits`` and ``laid``."""
    fit = fit_of(arms, connected, hidden)
    fits = jnp.stack([jnp.sum(popcount(fitting_cells(fit, edges)), 0) for edges in range(1, 16)])
    laid = jnp.sum(popcount(fit.occupied & ~jnp.asarray(t.FIXED_CELLS)), 0)
    return fits.astype(jnp.uint8), laid.astype(jnp.uint8)


def first_round(players: Array, first: Array, deal: Deal) -> State:
    """Games before their first turn."""
    batch = players.shape[0]
    gold_left = jnp.broadcast_to(jnp.asarray(t.GOLD_CARDS, jnp.uint8)[:, None], (3, batch))
    nuggets = jnp.zeros((t.MAX_SEATS, batch), jnp.uint8)
    return _dealt(players, first, deal, gold_left, nuggets, jnp.ones((batch,), jnp.uint8))


def next_round(state: State, deal: Deal) -> State:
    """The games with their next round dealt.

    Whoever sits left of the layer of the last tunnel card begins (B-61, B-62).
    """
    players = state.players.astype(jnp.int32)
    last = jnp.where(state.last_layer < 0, state.first.astype(jnp.int32), state.last_layer.astype(jnp.int32))
    first = (last + 1) % players
    dealt = _dealt(players, first, deal, state.gold_left, state.nuggets, state.round + 1)
    return dealt._replace(escaped=state.escaped)


def _dealt(players: Array, first: Array, deal: Deal, gold_left: Array, nuggets: Array, number: Array) -> State:
    batch = players.shape[0]
    players = players.astype(jnp.int32)
    start = jnp.broadcast_to(jnp.asarray(t.START_MASK), (SIDE, batch))
    arms = jnp.stack([start] * 4)
    hidden = jnp.full((batch,), 7, jnp.uint32)
    fits, laid = count_fits(arms, start, hidden)
    goal_columns = t.GOAL_COLUMN - COLUMN_OF_START + 1
    goal_rows = t.GOAL_ROWS[-1] - t.GOAL_ROWS[0] + 1
    span = np.array([[COLUMN_OF_START], [goal_columns], [t.GOAL_ROWS[0]], [goal_rows]], np.uint8)
    assert t.GOAL_ROWS[0] < ROW_OF_START < t.GOAL_ROWS[-1]
    hand_size = lookup(t.HAND_SIZES, players)
    return State(
        arms=arms,
        joined=start,
        connected=start,
        hidden=hidden,
        span=jnp.broadcast_to(jnp.asarray(span), (4, batch)),
        escaped=jnp.zeros((batch,), bool),
        goals=deal.goals.astype(jnp.uint32),
        saboteurs=deal.saboteurs.astype(jnp.uint32),
        hands=_dealt_hands(players, hand_size, deal.deck),
        deck=deal.deck.astype(jnp.uint8),
        drawn=(players * hand_size).astype(jnp.uint8),
        broken=jnp.zeros((3, batch), jnp.uint32),
        peeked=jnp.zeros((3, batch), jnp.uint32),
        face_down=jnp.zeros((t.MAX_SEATS, batch), jnp.uint8),
        players=players.astype(jnp.uint8),
        phase=jnp.full((batch,), TURN, jnp.uint8),
        actor=first.astype(jnp.uint8),
        first=first.astype(jnp.uint8),
        last_layer=jnp.full((batch,), -1, jnp.int8),
        reached=jnp.zeros((batch,), bool),
        turn=jnp.zeros((batch,), jnp.uint8),
        round=number.astype(jnp.uint8),
        history=jnp.full((HISTORY, batch), NO_ACTION, jnp.uint32),
        gold=deal.gold.astype(jnp.uint8),
        gold_left=gold_left.astype(jnp.uint8),
        gold_pool=jnp.zeros((3, batch), jnp.uint8),
        nuggets=nuggets,
        fits=fits,
        laid=laid,
    )


def _dealt_hands(players: Array, hand_size: Array, deck: Array) -> Array:
    """Hands off the top of the deck, seat by seat (B-05); there are three sizes of hand."""
    batch = players.shape[0]
    hands = jnp.full((t.MAX_SEATS, t.MAX_HAND, batch), t.NO_CARD, jnp.uint8)
    for size in sorted(set(t.HAND_SIZES[t.MIN_SEATS :].tolist())):
        seats = int(np.flatnonzero(size == t.HAND_SIZES)[-1])
        cards = deck[: size * seats].reshape(seats, size, batch).astype(jnp.uint8)
        dealt = jnp.full_like(hands, t.NO_CARD).at[:seats, :size].set(cards)
        hands = jnp.where(hand_size == size, dealt, hands)
    seat = lax.broadcasted_iota(jnp.int32, hands.shape, 0)
    return jnp.where(seat < players, hands, jnp.uint8(t.NO_CARD))
