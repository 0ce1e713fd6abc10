"""Replaying stored rounds through the vectorized game: observations, masks and targets for cloning."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax
from numpy.typing import NDArray

from motherlode.core.errors import DataError
from motherlode.games.tunnels.training.dataset import NO_MOVE, Rounds
from motherlode.games.tunnels.training.policy import inputs_of
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.batch_distances import BatchDistances, batch_distances_of
from motherlode.games.tunnels.vectorized.legal import legal_targets
from motherlode.games.tunnels.vectorized.observation import local_planes
from motherlode.games.tunnels.vectorized.play import play
from motherlode.games.tunnels.vectorized.state import TURN, Deal, State, first_round
from motherlode.games.tunnels.vectorized.tracking import Track, new_track, tracked

__all__ = ["CHUNK", "Examples", "examples_of", "truth_of"]

CHUNK: Final = 2048
"""Rounds replayed at a time."""
_STEPS: Final = 68
"""Turns replayed of a round: more than any number of cards in the deck."""


class Examples(NamedTuple):
    """Decisions of ``belief``, the batch first: rows are gathered in training."""

    words: Array
    numbers: Array
    whats: Array
    best: Array  # (N, 8) uint16
    utilities: Array  # (N, 8) float32
    first_what: Array  # (N,) the what of the best move, and of the best with another what
    second_what: Array
    first_targets: Array  # (N, 20) legal targets of each
    second_targets: Array
    first_planes: Array  # (N, 17, 20)
    second_planes: Array
    actor: Array
    players: Array
    truth: Array  # (N,) roles and goals as bits


def truth_of(state: State) -> Array:
    """(B,) uint32: saboteurs from the actor on, then where the treasure is, then the actor's role."""
    n, actor = state.players.astype(jnp.uint32), state.actor.astype(jnp.uint32)
    truth = jnp.bitwise_and((state.saboteurs | (state.saboteurs << n)) >> actor, (jnp.uint32(1) << n) - 1)
    for goal in range(3):
        truth = truth | (((state.goals >> (2 * goal)) & 3 == 0).astype(jnp.uint32) << (10 + goal))
    return truth | (((state.saboteurs >> actor) & 1) << 13)


_Carry: TypeAlias = tuple[State, Track, BatchDistances]


@jax.jit
def _replayed(
    players: Array, first: Array, deal: Deal, actions: Array, first_what: Array, second_what: Array
) -> tuple[State, tuple[Array, ...]]:
    state = first_round(players, first, deal)

    def step(carry: _Carry, row: tuple[Array, Array, Array]) -> tuple[_Carry, tuple[Array, ...]]:
        state, track, distances = carry
        action, one, two = row
        inputs = inputs_of(state, track, distances)
        assert inputs.numbers is not None
        seen = (
            inputs.words,
            inputs.numbers,
            inputs.whats,
            legal_targets(state, one),
            legal_targets(state, two),
            local_planes(state, distances, one),
            local_planes(state, distances, two),
            state.actor,
            state.players,
            truth_of(state),
        )
        what, target = (action >> 9).astype(jnp.int32), (action & 511).astype(jnp.int32)
        after = play(state, what, target)
        measured = batch_distances_of(after)
        return (after, tracked(track, state, distances, what, target, measured), measured), tuple(
            jnp.moveaxis(part, -1, 0) for part in seen
        )

    carry = (state, new_track(players.shape[0]), batch_distances_of(state))
    (state, _, _), seen = lax.scan(step, carry, (actions, first_what, second_what))
    return state, seen


def examples_of(rounds: Rounds, numbers: NDArray[np.int64], chunk: int = CHUNK) -> Examples:
    """The decisions of some rounds. DataError if a replay ends in another way than the round did."""
    offsets = np.concatenate([[0], np.cumsum(rounds.length.astype(np.int64))])
    parts: list[list[Array]] = []
    for at in range(0, len(numbers), chunk):
        taken = numbers[at : at + chunk]
        padded = np.concatenate([taken, np.repeat(taken[-1:], chunk - len(taken))])
        parts.append(_chunk(rounds, offsets, padded, len(taken)))
    return Examples(*(jnp.concatenate(column) for column in zip(*parts, strict=True)))


def _chunk(rounds: Rounds, offsets: NDArray[np.int64], taken: NDArray[np.int64], count: int) -> list[Array]:
    lengths = rounds.length[taken].astype(np.int64)
    if lengths.max() > _STEPS:
        raise DataError(f"a round of {lengths.max()} turns is longer than the deck allows")
    places = offsets[taken][None] + np.arange(_STEPS)[:, None]
    is_there = np.arange(_STEPS)[:, None] < lengths[None]
    places = np.where(is_there, places, 0)
    best, utilities = rounds.best[places], rounds.utilities[places].astype(np.float32)
    whats = (best >> 9).astype(np.int32)
    first_what = whats[..., 0]
    is_other = (utilities > NO_MOVE + 9) & (whats != first_what[..., None])
    other = np.take_along_axis(whats, np.argmax(is_other, -1)[..., None], -1)[..., 0]
    second_what = np.where(is_other.any(-1), other, first_what)
    deal = Deal(
        saboteurs=jnp.asarray(rounds.saboteurs[taken].astype(np.uint32)),
        goals=jnp.asarray(rounds.goals[taken].astype(np.uint32)),
        deck=jnp.asarray(rounds.deck[taken].T),
        gold=jnp.ones((t.MAX_GOLD_DRAWN, len(taken)), jnp.uint8),
    )
    state, seen = _replayed(
        jnp.asarray(rounds.players[taken].astype(np.int32)),
        jnp.asarray(rounds.first[taken].astype(np.int32)),
        deal,
        jnp.asarray(rounds.actions[places]),
        jnp.asarray(first_what),
        jnp.asarray(second_what),
    )
    is_wrong = (np.asarray(state.reached) != rounds.won[taken]) | (np.asarray(state.phase) == TURN)
    if is_wrong.any() or np.asarray(state.escaped).any():
        raise DataError(f"{int(is_wrong.sum())} of {len(taken)} rounds end in another way when they are replayed")
    step, game = np.nonzero(is_there[:, :count])
    picked = [part[step, game] for part in seen]
    words, numbers, legal, *rest = picked
    stored = (best, utilities, first_what, second_what)
    return [words, numbers, legal, *(jnp.asarray(part[step, game]) for part in stored), *rest]
