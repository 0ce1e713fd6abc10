"""``python -m benchmarks.gpu``: turns a second of the vectorized game on the default device.

First the digest gate: a device that computes other games than the CPU is not measured. Then, by number of games at a
time: uniformly random play, the same with observations, a policy network of two stages, and one that learns. Games of
Pgx and JaxMARL are measured beside it where these are installed. One line of JSON each.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from motherlode.games.tunnels.training import network as net
from motherlode.games.tunnels.training.optimizer import init_adam
from motherlode.games.tunnels.training.ppo import Learner, Pace, update
from motherlode.games.tunnels.training.rollout import (
    Opposition,
    TrackedGames,
    begin_tables,
    make_decks,
    play_steps,
    roll_out,
)
from motherlode.games.tunnels.vectorized import TunnelsEnv
from motherlode.games.tunnels.vectorized.dealing import hash_bits, shuffled_decks
from motherlode.games.tunnels.vectorized.digest import check_device
from motherlode.games.tunnels.vectorized.env import EnvState
from motherlode.games.tunnels.vectorized.observation import observe

ENV = TunnelsEnv()
STEPS = 64
CRITIC_WIDTH = 256
NO_OPPOSITION = Opposition(0.0, 0.0)
REPEATS = 5


class Job(NamedTuple):
    """Something to compile and time: a function of a carry and the number of its first step."""

    name: str
    games: int
    carry: Any
    run: Callable[[Any, Array], Any]


def random_job(games: int, is_observed: bool) -> Job:
    """Uniformly random play; games that end are reset."""
    seeds = hash_bits(jnp.arange(games, dtype=jnp.uint32), 7)
    decks = jax.jit(shuffled_decks)(hash_bits(jnp.arange(2 * games, dtype=jnp.uint32), 8), 0)
    state = jax.jit(ENV.init)(seeds, jnp.asarray(3 + np.arange(games) % 8))

    def step(state: EnvState, number: Array) -> tuple[EnvState, Array]:
        seen = jnp.uint32(0)
        if is_observed:
            words = lax.optimization_barrier(observe(state.game).words)
            seen = jnp.sum(words[-1], dtype=jnp.uint32)
        what, target = ENV.uniform_action(state, hash_bits(state.seeds, number))
        window = (hash_bits(number, 9) % jnp.uint32(games + 1)).astype(jnp.int32)
        taken = lax.dynamic_slice(decks, (jnp.int32(0), window), (decks.shape[0], games))
        return ENV.reset_finished(ENV.step(state, what, target), taken), seen

    def run(state: EnvState, start: Array) -> tuple[EnvState, Array]:
        state, seen = lax.scan(step, state, start + jnp.arange(STEPS, dtype=jnp.uint32))
        return state, jnp.sum(seen)

    return Job("random with observations" if is_observed else "random", games, state, run)


def policy_job(games: int, width: int, has_numbers: bool) -> Job:
    """Sampling from a policy network, with all its features or on packed words alone; nothing is learned."""
    params = net.init_policy(jax.random.key(0), width, has_numbers=has_numbers)
    decks = jax.jit(shuffled_decks)(hash_bits(jnp.arange(2 * games, dtype=jnp.uint32), 8), 0)
    tables = jax.jit(begin_tables, static_argnums=(0, 1, 2))(7, games, has_numbers)

    def run(tables: TrackedGames, start: Array) -> tuple[TrackedGames, Array]:
        return play_steps(params, tables, decks, start, STEPS)

    return Job(_named(f"policy 3 x {width}", has_numbers), games, tables, run)


def learning_job(games: int, width: int, has_numbers: bool) -> Job:
    """Self-play by PPO: two updates of 32 steps of every game, critic of 256, no opponents or anchor."""
    policy = net.init_policy(jax.random.key(0), width, has_numbers=has_numbers)
    critic = net.init_critic(jax.random.key(1), CRITIC_WIDTH, has_numbers=has_numbers)
    learner = Learner(policy, critic)
    tables = jax.jit(begin_tables, static_argnums=(0, 1, 2))(7, games, has_numbers)
    decks = jax.jit(make_decks, static_argnums=1)(jnp.uint32(3), games)
    pace = Pace(jnp.float32(1.0), jnp.float32(0.0), jnp.float32(3e-4))

    def run(carry: Any, start: Array) -> tuple[Any, Array]:
        learner, adam, tables = carry
        for half in range(2):
            tables, experience, last, _ = roll_out(
                learner.policy,
                learner.critic,
                learner.policy,
                tables,
                decks,
                start + 32 * half,
                32,
                Opposition(0.0, 0.0),
            )
            learner, adam, metrics = update(learner, None, adam, experience, last, pace)
        return (learner, adam, tables), metrics

    return Job(_named(f"self-play and PPO 3 x {width}", has_numbers), games, (learner, init_adam(learner), tables), run)


def _named(name: str, has_numbers: bool) -> str:
    return f"{name} with all features" if has_numbers else f"{name} on packed words"


def pgx_job(name: str, games: int) -> Job:
    """A game of Pgx, played at random, with its automatic reset."""
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    keys = jax.random.split(jax.random.key(0), games)
    state = jax.jit(jax.vmap(env.init))(keys)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, number: Array) -> tuple[Any, None]:
        key = jax.random.fold_in(jax.random.key(1), number)
        noise = jax.random.gumbel(key, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, noise, -jnp.inf), -1)
        return step(state, action, jax.random.split(key, games)), None

    def run(state: Any, start: Array) -> tuple[Any, Array]:
        return lax.scan(one, state, start + jnp.arange(STEPS, dtype=jnp.uint32))[0], jnp.uint32(0)

    return Job(f"pgx {name}", games, state, run)


def jaxmarl_job(name: str, games: int) -> Job:
    """An environment of JaxMARL, played at random by its legal actions, with its automatic reset."""
    import jaxmarl

    env = jaxmarl.make(name)
    legal_actions = getattr(env, "get_legal_moves", env.get_avail_actions)
    _, state = jax.jit(jax.vmap(env.reset))(jax.random.split(jax.random.key(0), games))

    def one(state: Any, number: Array) -> tuple[Any, None]:
        key = jax.random.fold_in(jax.random.key(1), number)
        actions = {}
        for agent, legal in jax.vmap(legal_actions)(state).items():
            key, own = jax.random.split(key)
            actions[agent] = jnp.argmax(jnp.where(legal, jax.random.gumbel(own, legal.shape), -jnp.inf), -1)
        return jax.vmap(env.step)(jax.random.split(key, games), state, actions)[1], None

    def run(state: Any, start: Array) -> tuple[Any, Array]:
        return lax.scan(one, state, start + jnp.arange(STEPS, dtype=jnp.uint32))[0], jnp.uint32(0)

    return Job(f"jaxmarl {name}", games, state, run)


def measure(jobs: list[Job], is_compile_only: bool) -> None:
    """Compile all jobs at once, then time one after another."""
    with ThreadPoolExecutor(8) as pool:
        lowered = [jax.jit(job.run).lower(job.carry, jnp.uint32(1)) for job in jobs]
        began = time.monotonic()
        compiled = list(pool.map(lambda each: each.compile(), lowered))
        print(json.dumps({"compiled": len(jobs), "seconds": round(time.monotonic() - began, 1)}), flush=True)
    for job, program in zip(jobs, compiled, strict=True) if not is_compile_only else ():
        carry, _ = program(job.carry, jnp.uint32(1))
        jax.block_until_ready(carry)
        seconds = []
        for repeat in range(REPEATS):
            began = time.monotonic()
            carry, _ = program(carry, jnp.uint32(1 + STEPS * (repeat + 1)))
            jax.block_until_ready(carry)
            seconds.append(time.monotonic() - began)
        rates = sorted(job.games * STEPS / each / 1e6 for each in seconds)
        line = {"job": job.name, "games": job.games, "million_turns_per_second": round(statistics.median(rates), 2)}
        print(json.dumps(line | {"least": round(rates[0], 2), "most": round(rates[-1], 2)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__.splitlines()[0])
    parser.add_argument("--games", default="1024,4096,16384,65536,262144", help="games at a time")
    parser.add_argument("--policy-games", default="16384,65536", help="games at a time with a policy")
    parser.add_argument("--learning-games", default="16384", help="games at a time with a policy that learns")
    parser.add_argument("--widths", default="256,512", help="widths of the policy")
    parser.add_argument("--pgx", default="", metavar="NAMES", help="games of Pgx to measure beside, by comma")
    parser.add_argument("--jaxmarl", default="", metavar="NAMES", help="environments of JaxMARL to measure beside")
    parser.add_argument("--compile-only", action="store_true", help="fill JAX's persistent cache, measure nothing")
    args = parser.parse_args()
    print(json.dumps({"device": jax.devices()[0].device_kind, "jax": jax.__version__}), flush=True)
    print(json.dumps({"digest": hex(check_device())}), flush=True)
    sizes = [int(each) for each in args.games.split(",") if each]
    policy_sizes = [int(each) for each in args.policy_games.split(",")]
    learning_sizes = [int(each) for each in args.learning_games.split(",") if each]
    widths = [int(each) for each in args.widths.split(",") if each]
    jobs = [random_job(games, is_observed) for games in sizes for is_observed in (False, True)]
    for has_numbers in (False, True):
        jobs += [policy_job(games, width, has_numbers) for games in policy_sizes for width in widths]
        jobs += [learning_job(games, width, has_numbers) for games in learning_sizes for width in widths]
    peers = [(pgx_job, name) for name in args.pgx.split(",") if name]
    peers += [(jaxmarl_job, name) for name in args.jaxmarl.split(",") if name]
    for peer, name in peers:
        try:
            jobs += [peer(name, games) for games in policy_sizes]
        except Exception as error:
            print(json.dumps({"job": f"{peer.__name__} {name}", "error": str(error)[:200]}), flush=True)
    measure(jobs, args.compile_only)


if __name__ == "__main__":
    main()
