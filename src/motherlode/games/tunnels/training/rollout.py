"""Batches of experience: many tables at once, some with a frozen opponent in one of the roles."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.policy import decide, inputs_of
from motherlode.games.tunnels.training.replay import truth_of
from motherlode.games.tunnels.vectorized.batch_distances import BatchDistances, batch_distances_of
from motherlode.games.tunnels.vectorized.dealing import hash_bits, shuffled_decks
from motherlode.games.tunnels.vectorized.env import EnvState, TunnelsEnv, select
from motherlode.games.tunnels.vectorized.play import play
from motherlode.games.tunnels.vectorized.state import TURN, State
from motherlode.games.tunnels.vectorized.tracking import Track, new_track, tracked

__all__ = [
    "KINDS_OF_TABLE",
    "USUAL_OPPOSITION",
    "Experience",
    "Opposition",
    "TrackedGames",
    "begin_tables",
    "frozen_roles",
    "make_decks",
    "play_steps",
    "roll_out",
]

KINDS_OF_TABLE: Final = ("self", "miners", "saboteurs")
"""Self-play; the learner as miners, or as saboteurs, against a frozen opponent."""

_ENV: Final = TunnelsEnv()


class Opposition(NamedTuple):
    """Shares of tables where the learner has one role only, and its frozen opponent's temperature.

    The temperature is that of the softmax.
    """

    as_miners: float = 0.125
    as_saboteurs: float = 0.375  # more of these: saboteurs are harder to learn
    temperature: float = 0.3


USUAL_OPPOSITION: Final = Opposition()


class TrackedGames(NamedTuple):
    """Games in progress with what is tracked of them: nothing, for a network on packed words alone."""

    env: EnvState
    track: Track | None
    distances: BatchDistances | None

    def after(self, what: Array, target: Array) -> TrackedGames:
        """The games after a move in each; those that end are left as they end."""
        game = play(self.env.game, what, target)
        env = self.env._replace(game=game)
        if self.track is None or self.distances is None:
            return TrackedGames(env, None, None)
        distances = batch_distances_of(game)
        track = tracked(self.track, self.env.game, self.distances, what, target, distances)
        return TrackedGames(env, track, distances)


class Experience(NamedTuple):
    """Decisions by step; the time is the first axis and the table the last."""

    words: Array
    numbers: Array | None
    whats: Array
    truth: Array
    what: Array
    place: Array
    log_probability: Array
    targets: Array
    planes: Array | None
    value: Array
    reward: Array
    is_end: Array
    is_saboteur: Array
    is_own: Array  # by the learner, not by a frozen opponent
    actor: Array
    players: Array


def frozen_roles(tables: int, opposition: Opposition) -> tuple[int, np.ndarray[tuple[int], np.dtype[np.uint8]]]:
    """The number of tables with a frozen opponent (the last ones), and its role at each, 1 for saboteurs."""
    miners, saboteurs = (int(share * tables) // 128 * 128 for share in (opposition.as_miners, opposition.as_saboteurs))
    return miners + saboteurs, np.concatenate([np.ones(miners, np.uint8), np.zeros(saboteurs, np.uint8)])


def make_decks(seed: Array, tables: int) -> Array:
    """(67, 2 * tables): shuffled decks, for rounds to come to take a window of."""
    return shuffled_decks(hash_bits(jnp.arange(2 * tables, dtype=jnp.uint32), seed), 0)


def begin_tables(seed: int, tables: int, is_tracked: bool = True) -> TrackedGames:
    """Games of 3 to 10 players, before the first turn."""
    seeds = hash_bits(jnp.arange(tables, dtype=jnp.uint32), seed)
    env = _ENV.init(seeds, jnp.asarray(3 + np.arange(tables) % 8))
    if not is_tracked:
        return TrackedGames(env, None, None)
    return TrackedGames(env, new_track(tables), batch_distances_of(env.game))


def roll_out(
    policy: net.Params,
    critic: net.Params,
    opponent: net.Params,
    tables: TrackedGames,
    decks: Array,
    start: Array,
    steps: int,
    opposition: Opposition,
) -> tuple[TrackedGames, Experience, Array, Array]:
    """Play some steps: the tables then, the experience, the values at its end, and counts.

    Counts are by kind of table: rounds that ended, and those that miners won; then games that escaped the torus.
    """
    count = tables.env.seeds.shape[0]
    frozen, roles = frozen_roles(count, opposition)
    own = count - frozen
    kind = jnp.asarray(np.concatenate([np.zeros(own, np.uint8), 2 - roles]))

    def step(tables: TrackedGames, number: Array) -> tuple[TrackedGames, tuple[Experience, Array]]:
        game = tables.env.game
        inputs = inputs_of(game, tables.track, tables.distances)
        truth = truth_of(game)
        seeds = tables.env.seeds
        decision = decide(policy, game, tables.distances, inputs, seeds, number)
        what, target = decision.what, decision.target
        is_frozen = jnp.zeros((count,), bool)
        is_saboteur = ((game.saboteurs >> game.actor.astype(jnp.uint32)) & 1).astype(jnp.uint8)
        if frozen:
            their_game, distances, seen = jax.tree.map(lambda part: part[..., own:], (game, tables.distances, inputs))
            other = decide(opponent, their_game, distances, seen, seeds[own:], number, opposition.temperature)
            is_frozen = jnp.concatenate([is_frozen[:own], is_saboteur[own:] == roles])
            what = jnp.where(is_frozen, jnp.concatenate([what[:own], other.what]), what)
            target = jnp.where(is_frozen, jnp.concatenate([target[:own], other.target]), target)
        moved = tables.after(what, target)
        after = moved.env.game
        is_end = after.phase != TURN
        ended = [jnp.sum(is_end & (kind == each)) for each in range(3)]
        won = [jnp.sum(is_end & after.reached & (kind == each)) for each in range(3)]
        counts = jnp.stack([*ended, *won, jnp.sum(after.escaped & is_end)]).astype(jnp.int32)
        experience = Experience(
            words=inputs.words,
            numbers=inputs.numbers,
            whats=inputs.whats,
            truth=truth,
            what=what.astype(jnp.uint8),
            place=decision.place.astype(jnp.uint16),
            log_probability=decision.log_probability,
            targets=decision.targets,
            planes=decision.planes,
            value=net.critic_value(critic, inputs.words, inputs.numbers, truth),
            reward=jnp.where(is_end, jnp.where(after.reached, 1.0, -1.0), 0.0),
            is_end=is_end,
            is_saboteur=is_saboteur,
            is_own=~is_frozen,
            actor=game.actor,
            players=game.players,
        )
        return _with_new_rounds(moved, is_end, decks, number), (experience, counts)

    tables, (experience, counts) = lax.scan(step, tables, start + jnp.arange(steps, dtype=jnp.uint32))
    inputs = inputs_of(tables.env.game, tables.track, tables.distances)
    last = net.critic_value(critic, inputs.words, inputs.numbers, truth_of(tables.env.game))
    return tables, experience, last, jnp.sum(counts, 0)


def play_steps(
    policy: net.Params, tables: TrackedGames, decks: Array, start: Array, steps: int
) -> tuple[TrackedGames, Array]:
    """Let a policy play some steps; return the tables and how many rounds ended."""

    def step(tables: TrackedGames, number: Array) -> tuple[TrackedGames, Array]:
        game = tables.env.game
        inputs = inputs_of(game, tables.track, tables.distances)
        decision = decide(policy, game, tables.distances, inputs, tables.env.seeds, number)
        moved = tables.after(decision.what, decision.target)
        is_end = moved.env.game.phase != TURN
        return _with_new_rounds(moved, is_end, decks, number), jnp.sum(is_end)

    tables, ended = lax.scan(step, tables, start + jnp.arange(steps, dtype=jnp.uint32))
    return tables, jnp.sum(ended)


def _window(decks: Array, count: int, number: Array) -> Array:
    """A window of the shuffled decks, one for each table."""
    places = jnp.uint32(decks.shape[1] - count + 1)
    first = (hash_bits(number, 7) % places).astype(jnp.int32)
    taken: Array = lax.dynamic_slice(decks, (jnp.int32(0), first), (decks.shape[0], count))
    return taken


def _with_new_rounds(tables: TrackedGames, is_end: Array, decks: Array, number: Array) -> TrackedGames:
    """Deal a new round where one ended, with decks from a window of the shuffled ones."""
    fresh = _ENV.deal_again(tables.env, _window(decks, is_end.shape[0], number))
    env = select(is_end, fresh, tables.env)
    if tables.track is None or tables.distances is None:
        return TrackedGames(env, None, None)
    first = EnvState(State(*(field[..., :1] for field in fresh.game)), fresh.seeds[:1], fresh.deals[:1])
    opening = batch_distances_of(first.game)
    distances = jax.tree.map(lambda new, old: jnp.where(is_end, new, old), opening, tables.distances)
    track = Track(*(jnp.where(is_end, jnp.zeros_like(part), part) for part in tables.track))
    return TrackedGames(env, track, distances)
