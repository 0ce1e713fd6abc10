"""REINFORCE on the vector environment in plain NumPy: every seat learns from its own rewards.

``python examples/policy_gradient.py --plot learning.svg``. A linear softmax policy over the legal actions,
with one weight for each combination of the own role, what is done, the card, and where it is aimed: enough to learn
that miners dig and saboteurs do not. All games take a step at a time, and so does the learner.

At random the treasure is hardly ever reached, so rewards are shaped: beside winning or losing the round, miners are
paid for how far east the tunnel leads, and saboteurs pay for it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.vector import MotherlodeVectorEnv

SEATS = 3
ROLES = 3  # unknown (never of oneself), miner, saboteur
MINER = 1
WHERES = 12  # of a cell: how far east it lies, in steps of three columns; and how the card is turned
START = 13  # the column of the start in the window
GOALS = 8  # how far east of it the goals lie
SIGN = np.array([0, 1, -1])  # by role, who gains by a tunnel that leads east
WHATS = ("cell", "seat", "goal", "pass")

Array = NDArray[Any]


class Policy:
    """The weights, and all games' legal actions as a flat list of row, action and weight."""

    def __init__(self, games: MotherlodeVectorEnv) -> None:
        self._segments = games.encoder.layout.segments
        self.shape = (ROLES, len(WHATS), games.encoder.layout.fields["hand"].most + 1, WHERES)
        self.weights = np.zeros(int(np.prod(self.shape)))

    def actions(self, games: MotherlodeVectorEnv, seen: dict[str, Array]) -> tuple[Array, Array, Array]:
        """The rows, actions and weights of everything that is legal."""
        parts = games.fields(seen["observation"])
        rows, actions = np.nonzero(seen["action_mask"])
        what = np.full(len(rows), len(WHATS) - 1)
        card, where = np.zeros(len(rows), int), np.zeros(len(rows), int)
        for number, name in enumerate(WHATS):
            segment = self._segments[name]
            inside = np.flatnonzero((actions >= segment.start) & (actions < segment.start + segment.size))
            place = np.unravel_index(actions[inside] - segment.start, segment.shape)
            what[inside] = number
            card[inside] = parts["hand"][rows[inside], place[2 if name == "cell" else 0]]
            if name == "cell":
                where[inside] = 2 * np.clip((place[1] - START) // 3 + 2, 0, 5) + place[3]
        role = parts["roles"][rows, 0]
        return rows, actions, np.ravel_multi_index((role, what, card, where), self.shape)

    def choose(self, rows: Array, weights: Array, chance: np.random.Generator) -> tuple[Array, Array]:
        """By action its probability, and the places in the list that are chosen, one a row (the Gumbel trick)."""
        starts = np.flatnonzero(np.diff(rows, prepend=-1))
        scores = self.weights[weights]
        odds = np.exp(scores - scores.max())
        sizes = np.diff(starts, append=len(rows))
        probabilities = odds / np.repeat(np.add.reduceat(odds, starts), sizes)
        drawn = scores + chance.gumbel(size=len(scores))
        best = np.repeat(np.maximum.reduceat(drawn, starts), sizes)
        return probabilities, np.flatnonzero(drawn == best)


def train(updates: int, games: int, steps: int, rate: float, seed: int, plot: Path | None = None) -> list[float]:
    """Train, and return the share of rounds that the miners won, update by update."""
    env = MotherlodeVectorEnv(games, seats=SEATS, reward="team", options={"rounds": 1}, copy=False)
    policy = Policy(env)
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    traces = np.zeros((games, SEATS, len(policy.weights)))  # by game and seat, the gradients of its choices so far
    own_role = np.zeros((games, SEATS), int)
    usual = np.zeros(ROLES)  # by role, a running mean of its rewards: the baseline
    won: list[float] = []
    for update in range(updates):
        gradient = np.zeros_like(policy.weights)
        finished = miners_won = 0
        for _ in range(steps):
            actors = info["actor"]
            rows, actions, weights = policy.actions(env, seen)
            probabilities, chosen = policy.choose(rows, weights, chance)
            own_role[rows[chosen], actors[rows[chosen]]] = weights[chosen] // (len(policy.weights) // ROLES)
            np.add.at(traces, (rows, actors[rows], weights), -probabilities)
            np.add.at(traces, (rows[chosen], actors[rows[chosen]], weights[chosen]), 1)
            taken = np.zeros(games, int)
            taken[rows[chosen]] = actions[chosen]
            seen, _, over, _, info = env.step(taken)
            for game in np.flatnonzero(over):
                won_by, roles = info["rewards"][game], own_role[game]
                reached = env.fields(seen["observation"][game])["board"][1].any(axis=0)
                rewards = won_by + SIGN[roles] * (np.flatnonzero(reached).max() - START) / GOALS
                gradient += (rewards - usual[roles]) @ traces[game]
                usual[roles] += 0.01 * (rewards - usual[roles])
                traces[game] = 0
                finished += 1
                miners_won += int(any(won_by[roles == MINER] > 0))
        policy.weights += rate * gradient / max(finished, 1)
        won.append(miners_won / max(finished, 1))
        print(f"update {update + 1}: {finished} rounds, miners won {won[-1]:.0%}", flush=True)
    if plot is not None:
        plot.write_text(chart(won), encoding="utf-8")
    return won


def chart(won: list[float]) -> str:
    """The share of rounds that the miners won, as SVG; the curve is the mean of nine updates."""
    means = [float(np.mean(won[max(0, at - 4) : at + 5])) for at in range(len(won))]
    points = " ".join(
        f"{40 + 580 * at / max(1, len(won) - 1):.1f},{220 - 200 * mean:.1f}" for at, mean in enumerate(means)
    )
    lines = "".join(
        f'<path d="M40 {220 - 2 * level}H620" stroke="#8886"/><text x="34" y="{224 - 2 * level}">{level} %</text>'
        for level in range(0, 101, 25)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 250" font-family="sans-serif" font-size="11" '
        f'fill="#888" text-anchor="end">{lines}<polyline points="{points}" fill="none" stroke="#e08a1e" '
        f'stroke-width="2"/><text x="620" y="240">rounds won by the miners, over {len(won)} updates</text></svg>\n'
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=60, help="decisions a game and update")
    parser.add_argument("--rate", type=float, default=6.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="write the curve to this SVG file")
    train(**vars(parser.parse_args()))
