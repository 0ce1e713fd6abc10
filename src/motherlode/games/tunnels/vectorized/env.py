"""The base game as a vectorized environment with Pgx's conventions: ``init``, ``step``, ``observe``.

Unlike there, functions take a whole batch, and the batch is the last axis: bit operations on columns of cells are then
contiguous in memory. For one game, use a batch of one.

    env = TunnelsEnv(rounds=1)
    state = env.init(seeds, players)            # (B,) uint32, (B,) from 3 to 10
    whats = env.legal_whats(state)              # (70, B): by what, the number of legal targets
    targets = env.legal_targets(state, what)    # (20, B): words of bits
    state = env.step(state, what, target)
    env.is_over(state), env.rewards(state), state.escaped
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array, lax

from motherlode.core.errors import DataError
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.dealing import first_seat, random_deal
from motherlode.games.tunnels.vectorized.legal import legal_targets, legal_whats, uniform_action
from motherlode.games.tunnels.vectorized.observation import Observation, observe
from motherlode.games.tunnels.vectorized.play import play
from motherlode.games.tunnels.vectorized.state import OVER, State, first_round, next_round

__all__ = ["EnvState", "TunnelsEnv", "select"]


class EnvState(NamedTuple):
    """A batch of games with what their later deals come from."""

    game: State
    seeds: Array  # (B,) uint32
    deals: Array  # (B,) uint32: how many rounds were dealt from the seed

    @property
    def escaped(self) -> Array:
        """(B,) bool: the maze is too wide for the torus, and the game is no longer exact."""
        return self.game.escaped


class TunnelsEnv:
    """The base game with 3 to 10 players, over a number of rounds."""

    def __init__(self, rounds: int = 1) -> None:
        if not 1 <= rounds <= 12:
            raise DataError(f"rounds: a game has 1 to 12 rounds, not {rounds}")
        self.rounds = rounds

    def init(self, seeds: Array, players: Array) -> EnvState:
        """Games before their first turn. ``players`` must be from 3 to 10."""
        seeds = seeds.astype(jnp.uint32)
        return self._first_round(seeds, jnp.zeros_like(seeds), players, None)

    def step(self, state: EnvState, what: Array, target: Array) -> EnvState:
        """Make a legal move in each game; games that are over stay as they are."""
        game = play(state.game, what, target)
        state = state._replace(game=game)
        if self.rounds == 1:
            return state
        is_next = (game.phase == OVER) & (game.round < self.rounds)

        def deal(state: EnvState) -> EnvState:
            deals = state.deals + 1
            cards = random_deal(state.seeds, deals, state.game.players, state.game.gold_left)
            return select(is_next, EnvState(next_round(state.game, cards), state.seeds, deals), state)

        dealt: EnvState = lax.cond(jnp.any(is_next), deal, lambda state: state, state)
        return dealt

    def reset_finished(self, state: EnvState, decks: Array | None = None) -> EnvState:
        """The games with new ones in place of finished ones.

        ``decks`` (67, B) saves shuffling a deck for each.
        """
        return select(self.is_over(state), self.deal_again(state, decks), state)

    def deal_again(self, state: EnvState, decks: Array | None = None) -> EnvState:
        """New games of the same seeds and numbers of players."""
        return self._first_round(state.seeds, state.deals + 1, state.game.players, decks)

    def is_over(self, state: EnvState) -> Array:
        """(B,) bool: the last round is over and its gold is shared out."""
        return (state.game.phase == OVER) & (state.game.round >= self.rounds)

    def rewards(self, state: EnvState) -> Array:
        """(10, B) uint8: the nuggets of each seat so far."""
        return state.game.nuggets

    def legal_whats(self, state: EnvState) -> Array:
        """(70, B) uint8: by what, the number of legal targets."""
        return legal_whats(state.game)

    def legal_targets(self, state: EnvState, what: Array) -> Array:
        """(20, B) uint32: the legal targets of a legal what, a word of bits a column."""
        return legal_targets(state.game, what)

    def uniform_action(self, state: EnvState, bits: Array) -> tuple[Array, Array]:
        """A uniformly random legal move from 32 random bits a game."""
        return uniform_action(state.game, bits)

    def observe(self, state: EnvState) -> Observation:
        """The observation of the actor, packed; see :mod:`motherlode.games.tunnels.vectorized.observation`."""
        return observe(state.game)

    def _first_round(self, seeds: Array, deals: Array, players: Array, decks: Array | None) -> EnvState:
        gold = jnp.broadcast_to(jnp.asarray(t.GOLD_CARDS)[:, None], (3, seeds.shape[0]))
        cards = random_deal(seeds, deals, players, gold, decks)
        first = first_seat(seeds, deals, players)
        return EnvState(first_round(players, first, cards), seeds, deals)


def select(condition: Array, if_true: EnvState, if_false: EnvState) -> EnvState:
    """Game by game, one of two states."""

    def pick(one: Array, other: Array) -> Array:
        return other if one is other else jnp.where(condition, one, other)

    game = State(*map(pick, if_true.game, if_false.game))
    return EnvState(game, if_false.seeds, pick(if_true.deals, if_false.deals))
