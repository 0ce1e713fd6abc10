"""Random deals from counter-based hashing: the same numbers on every device."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.legal import random_below
from motherlode.games.tunnels.vectorized.state import Deal, lookup
from motherlode.games.tunnels.vectorized.torus import kth_bit, popcount

__all__ = ["first_seat", "hash_bits", "random_deal", "shuffled_decks"]

_GOAL_ORDERS: Final = np.array([0b100100, 0b011000, 0b100001, 0b010010, 0b001001, 0b000110], np.uint32)
"""The six orders of treasure (0) and stones (1, 2), two bits a goal."""

_DEAL, _FIRST, _DECK, _GOLD = 0x5EED0001, 0x5EED0002, 0x5EED0003, 0x5EED0004


def hash_bits(seed: Array, *labels: int | Array) -> Array:
    """32 random bits from a seed and labels (the mixer of Hash Prospector, lowbias32)."""
    x = seed.astype(jnp.uint32)
    for label in labels:
        x = x ^ (jnp.asarray(label).astype(jnp.uint32) * jnp.uint32(0x9E3779B9) + jnp.uint32(0x7F4A7C15))
        x = x ^ (x >> 16)
        x = x * jnp.uint32(0x7FEB352D)
        x = x ^ (x >> 15)
        x = x * jnp.uint32(0x846CA68B)
        x = x ^ (x >> 16)
    return x


def shuffled_decks(seed: Array, number: int | Array) -> Array:
    """(67, B) uint8: a shuffled deck for each seed."""
    card = jnp.arange(t.DECK_SIZE, dtype=jnp.uint32)[:, None]
    keys = hash_bits(seed[None], _DECK, number, card)
    order = jnp.sort((keys & jnp.uint32(0xFFFFFF80)) | card, axis=0) & 127
    return lookup(t.DECK, order)


def first_seat(seed: Array, number: int | Array, players: Array) -> Array:
    """The seat that begins (B-09)."""
    return random_below(hash_bits(seed, _FIRST, number), players)


def random_deal(seed: Array, number: int | Array, players: Array, gold_left: Array, deck: Array | None = None) -> Deal:
    """The deal of a round; ``number`` distinguishes the deals of one seed, ``deck`` saves shuffling one."""
    bits = hash_bits(seed, _DEAL, number)
    goals = lookup(_GOAL_ORDERS, random_below(bits, jnp.full_like(bits, 6)))
    n = players.astype(jnp.uint32)
    left = (jnp.uint32(1) << (n + 1)) - 1
    saboteurs = jnp.zeros_like(bits)
    count = lookup(t.SABOTEURS, players)
    for index in range(int(t.SABOTEURS.max())):
        seat = jnp.uint32(1) << kth_bit(left, random_below(hash_bits(bits, index), popcount(left)))
        is_dealt = count > index
        saboteurs = jnp.where(is_dealt, saboteurs | seat, saboteurs)
        left = jnp.where(is_dealt, left & ~seat, left)
    return Deal(
        saboteurs=saboteurs & ((jnp.uint32(1) << n) - 1),
        goals=goals,
        deck=shuffled_decks(seed, number) if deck is None else deck,
        gold=_gold_on_top(hash_bits(seed, _GOLD, number), gold_left),
    )


def _gold_on_top(bits: Array, gold_left: Array) -> Array:
    """(10, B) uint8: gold cards drawn without replacement; 0 where there are no more."""

    def draw(left: Array, index: Array) -> tuple[Array, Array]:
        total = jnp.sum(left, 0)
        drawn = random_below(hash_bits(bits, index), jnp.maximum(total, 1)).astype(jnp.int32)
        value = (drawn >= left[0]).astype(jnp.int32) + (drawn >= left[0] + left[1])
        value = jnp.where(total > 0, value, 3)
        left = left - (jnp.arange(3)[:, None] == value)
        return left, jnp.where(value < 3, value + 1, 0).astype(jnp.uint8)

    return lax.scan(draw, gold_left.astype(jnp.int32), jnp.arange(t.MAX_GOLD_DRAWN))[1]
