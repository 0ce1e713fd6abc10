"""The vectorized game is the engine's game: in lock-step, by digest, and through its public interface."""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from motherlode.core.errors import DataError
from motherlode.envs.jax import make
from motherlode.games.tunnels.vectorized.digest import check_device
from motherlode.games.tunnels.vectorized.lockstep import compare_games


def test_the_vectorized_game_is_in_lock_step_with_the_engine() -> None:
    """Compares legal moves, hands, tools, peeks, goals, actor, outcome, gold, with 3 to 10 players."""
    counts = compare_games(games=160, rounds=2, seed="ci")
    assert counts["rounds"] == 320
    assert counts["rockfalls"] > 100
    assert counts["gold_taken"] > 50, "too few treasures are reached to compare how gold is shared"


def test_the_cpu_computes_the_digest_that_other_devices_are_held_to() -> None:
    check_device()


def test_random_games_end_and_pay_gold() -> None:
    env = make("base")
    games = 64
    compiled = partial(jax.jit, compiler_options={"xla_backend_optimization_level": 0})  # in less time
    state = compiled(env.init)(jnp.arange(games, dtype=jnp.uint32), jnp.asarray(3 + np.arange(games) % 8))
    step = compiled(lambda state, bits: env.step(state, *env.uniform_action(state, bits)))  # type: ignore[attr-defined]
    bits = np.random.default_rng(1).integers(0, 2**32, (120, games), dtype=np.uint32)
    for row in bits:
        state = step(state, row)
    assert env.is_over(state).all()
    assert not state.escaped.any()
    is_paid = np.asarray(env.rewards(state)).sum(0) > 0
    assert (is_paid == np.asarray((state.game.saboteurs > 0) | state.game.reached)).all()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"ruleset": "saboteur2"}, "saboteur2"),
        ({"ruleset": "lost-mines"}, "lost-mines"),
        ({"ruleset": "chess"}, "chess"),
        ({"rounds": 0}, "rounds"),
    ],
)
def test_what_cannot_be_made_is_refused_by_name(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(DataError, match=said):
        make(**arguments)  # type: ignore[arg-type]
