"""Lock-step check of the vectorized game: same deals and moves, all facts compared with the engine's.

    python -m motherlode.games.tunnels.vectorized.lockstep --games 5000 --rounds 1 --seed check

Moves are random; in most games with a taste for tunnels that lead to the goals, so that goals are turned up and gold is
shared out. The exit status is 1 at the first difference, which is printed.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Sequence

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from motherlode.core.playable import legal_codes
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.game import ENGINE
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.legal import legal_targets, legal_whats
from motherlode.games.tunnels.vectorized.play import play
from motherlode.games.tunnels.vectorized.state import OVER, Deal, State, first_round, next_round

__all__ = ["Difference", "compare_games", "deal_of", "main"]


class Difference(AssertionError):
    """The vectorized game and the engine differ."""


def deal_of(positions: Sequence[Position]) -> Deal:
    """The deals of the rounds that positions are at the beginning of, as a batch."""
    saboteurs = [sum(1 << s for s in range(p.seats) if p.roles[s] == p.rules.saboteur) for p in positions]
    gold = np.zeros((t.MAX_GOLD_DRAWN, len(positions)), np.uint8)
    for index, position in enumerate(positions):
        top = list(position.gold)[: t.MAX_GOLD_DRAWN]
        gold[: len(top), index] = top
    return Deal(
        saboteurs=jnp.asarray(saboteurs, jnp.uint32),
        goals=jnp.asarray([sum(kind << 2 * g for g, kind in enumerate(p.goals)) for p in positions], jnp.uint32),
        deck=jnp.asarray(np.array([list(p.deck) for p in positions], np.uint8).T),
        gold=jnp.asarray(gold),
    )


@jax.jit
def _all_legal(state: State) -> tuple[Array, Array]:
    """By what, the number of targets, and the targets of those that are legal."""
    whats = legal_whats(state)
    every = jnp.arange(a.WHATS)
    targets = jax.vmap(lambda what: legal_targets(state, jnp.full(state.actor.shape, what, jnp.int32)))(every)
    return whats, jnp.where((whats > 0)[:, None], targets, 0)


_first_round = jax.jit(first_round)
_play = jax.jit(play)


@jax.jit
def _deal_next(state: State, deal: Deal, is_next: Array) -> State:
    dealt = next_round(state, deal)
    return State(*(jnp.where(is_next, new, old) for new, old in zip(dealt, state, strict=True)))


def compare_games(games: int, rounds: int, seed: str, first_game: int = 0) -> Counter[str]:
    """Play a batch of games in lock-step; return what was counted. Difference at the first that is found."""
    chance = random.Random(f"{seed}/{first_game}")
    counts: Counter[str] = Counter(games=games)
    positions = [
        ENGINE.begin("base", t.MIN_SEATS + (first_game + i) % 8, {"rounds": rounds}, f"{seed}/{first_game + i}", None)
        for i in range(games)
    ]
    style = [chance.choice((0.0, 0.0, 0.6, 0.9)) for _ in positions]
    seats = jnp.asarray([p.seats for p in positions])
    state = _first_round(seats, jnp.asarray([p.first for p in positions]), deal_of(positions))
    while any(p.asked for p in positions):
        whats, targets = map(np.asarray, _all_legal(state))
        facts: State = jax.device_get(state)
        what = np.full(games, a.DISCARD, np.int32)
        target = np.zeros(games, np.int32)
        began = np.zeros(games, bool)
        for i, position in enumerate(positions):
            if not position.asked:
                continue
            actions = {code: a.decode_code(position, code) for code in legal_codes(position)}
            _compare_legal(i, list(actions.values()), whats[:, i], targets[:, :, i])
            _compare_facts(i, position, facts)
            code = _chosen(position, actions, chance, style[i])
            if a.code_of_action(position, *actions[code]) != code:
                raise Difference(f"game {i}: {actions[code]} is not the code {code}")
            what[i], target[i] = actions[code]
            number = position.round
            position.play(code)
            began[i] = position.round != number
            counts.update(turns=1, legal=len(actions), rounds=int(began[i] or not position.asked))
            counts["widest"] = max(counts["widest"], int(facts.span[1, i]), int(facts.span[3, i]))
            counts.update(gold_taken=int(what[i] >= a.TAKE_GOLD), rockfalls=int(what[i] == a.ROCKFALL))
        state = _play(state, jnp.asarray(what), jnp.asarray(target))
        phases, escaped = np.asarray(state.phase), np.asarray(state.escaped)
        for i, position in enumerate(positions):
            if (phases[i] == OVER) != (began[i] or not position.asked):
                raise Difference(f"game {i}: phase {phases[i]}, but the engine asks {position.asked}")
        if escaped.any():
            raise Difference(f"game {np.flatnonzero(escaped)[0]} escaped the torus: play it by the engine")
        if began.any():
            state = _deal_next(state, deal_of(positions), jnp.asarray(began))
    facts = jax.device_get(state)
    for i, position in enumerate(positions):
        _compare_gold(i, position, facts)
        if bool(facts.reached[i]) != position.reached:
            raise Difference(f"game {i}: the outcome differs")
        counts.update(won=int(position.reached))
    return counts


def _chosen(position: Position, actions: dict[int, tuple[int, int]], chance: random.Random, leading: float) -> int:
    """A random code; with probability ``leading`` the one that leads most directly to the goals."""
    codes = list(actions)
    if chance.random() >= leading:
        return chance.choice(codes)
    taste = chance.random()

    def merit(code: int) -> tuple[float, float]:
        what, target = actions[code]
        if what < a.ROCKFALL:
            row = target % a.SIDE - a.ROW_OF_START
            value = 5.0 + 2 * (target // a.SIDE) - 0.3 * abs(row) - 6 * (not a.WHAT_IS_JOINED[what])
        elif what == a.ROCKFALL:
            value = 40 * taste
        else:
            value = 3.0 if what < a.DISCARD else 0.0
        return value, chance.random()

    return max(codes, key=merit)


def _compare_legal(
    game: int, actions: list[tuple[int, int]], whats: NDArray[np.uint8], targets: NDArray[np.uint32]
) -> None:
    expected = np.zeros_like(targets)
    for what, target in actions:
        expected[what, target // a.SIDE] |= np.uint32(1 << target % a.SIDE)
    if int(whats.sum()) != len(actions) or (expected != targets).any():
        raise Difference(f"game {game}: the legal moves differ in whats {np.flatnonzero((expected != targets).any(1))}")


def _compare_facts(game: int, position: Position, facts: State) -> None:
    seats = range(position.seats)
    hands = [sorted(int(card) for card in facts.hands[seat, :, game] if card != t.NO_CARD) for seat in seats]
    ours = {
        "actor": int(facts.actor[game]),
        "hands": hands,
        "tools": [sum((int(facts.broken[tool, game]) >> s & 1) << tool for tool in range(3)) for s in seats],
        "peeks": [sum((int(facts.peeked[goal, game]) >> s & 1) << goal for goal in range(3)) for s in seats],
        "goals face down": [bool(int(facts.hidden[game]) >> goal & 1) for goal in range(3)],
        "cards drawn": int(facts.drawn[game]),
        "cards in the maze": int(facts.laid[game]),
        "last layer": int(facts.last_layer[game]),
        "first": int(facts.first[game]),
    }
    theirs = {
        "actor": position.actor,
        "hands": [list(position.sorted_hand(seat)) for seat in seats],
        "tools": list(position.front),
        "peeks": list(position.peeked),
        "goals face down": [position.goal_is_hidden(goal) for goal in range(3)],
        "cards drawn": position.drawn,
        "cards in the maze": position.maze.laid,
        "last layer": position.last_layer,
        "first": position.first,
    }
    for name, value in theirs.items():
        if ours[name] != value:
            raise Difference(f"game {game}: {name} are {ours[name]}, in the engine {value}")
    _compare_gold(game, position, facts)


def _compare_gold(game: int, position: Position, facts: State) -> None:
    """Nuggets by seat, the cards going round, and the cards left."""
    ours = [
        [int(facts.nuggets[seat, game]) for seat in range(position.seats)],
        [int(count) for count in facts.gold_pool[:, game]],
        [int(count) for count in facts.gold_left[:, game]],
    ]
    pool, left = list(position.pool), list(position.gold)
    theirs = [
        [int(position.nuggets(seat)) for seat in range(position.seats)],
        [pool.count(value) for value in (1, 2, 3)],
        [left.count(value) for value in (1, 2, 3)],
    ]
    if ours != theirs:
        raise Difference(f"game {game}: gold is {ours}, in the engine {theirs}")


def main(arguments: list[str] | None = None) -> int:
    """Play games in lock-step and print what was compared."""
    parser = argparse.ArgumentParser(
        prog="python -m motherlode.games.tunnels.vectorized.lockstep",
        description="Compare the vectorized game with the engine.",
    )
    parser.add_argument("--games", type=int, default=5000, metavar="N", help="games, at every number of players (5000)")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="rounds of a game (1)")
    parser.add_argument("--batch", type=int, default=200, metavar="N", help="games at a time (200)")
    parser.add_argument("--seed", default="lockstep", metavar="S", help="game i is dealt from S/i (lockstep)")
    args = parser.parse_args(arguments)
    totals: Counter[str] = Counter()
    began = time.monotonic()
    while totals["games"] < args.games:
        counts = compare_games(args.batch, args.rounds, args.seed, totals["games"])
        widest = max(totals["widest"], counts["widest"])
        totals += counts
        totals["widest"] = widest
        print(f"{dict(totals)} {time.monotonic() - began:.0f} s", flush=True)
    print("no difference")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
