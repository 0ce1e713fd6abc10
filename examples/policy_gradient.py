"""REINFORCE on the vector environment in plain NumPy: every seat learns from its own rewards.

``python examples/policy_gradient.py --updates 60``. A linear softmax policy over the legal actions, with one weight for
each pair of a card (or kind of action) and a role: enough to learn that miners dig and saboteurs do not.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.vector import MotherlodeVectorEnv

SEATS = 3
ROLES = 3  # unknown (never of oneself), miner, saboteur


class Policy:
    """Scores of actions: by kind of card, what is done with it, how far east, and the own role."""

    def __init__(self, games: MotherlodeVectorEnv) -> None:
        layout = games.encoder.layout
        self._segments = layout.segments
        self._kinds = layout.fields["hand"].most + 1
        self._whats = 4  # play at a cell, on a seat, on a goal; pass
        self.weights = np.zeros((ROLES, self._whats, self._kinds, 3))

    def features(self, games: MotherlodeVectorEnv, seen: dict[str, NDArray[Any]]) -> list[tuple[Any, ...]]:
        """By game: the legal actions and, for each, the indices of its weight."""
        parts = games.fields(seen["observation"])
        found = []
        for row, mask in enumerate(seen["action_mask"]):
            actions = np.flatnonzero(mask)
            hand = parts["hand"][row]
            what = np.full(len(actions), 3)
            card = np.zeros(len(actions), int)
            side = np.ones(len(actions), int)
            for number, name in enumerate(("cell", "seat", "goal", "pass")):
                segment = self._segments[name]
                inside = (actions >= segment.start) & (actions < segment.start + segment.size)
                place = np.unravel_index(np.where(inside, actions - segment.start, 0), segment.shape)
                slot = place[2] if name == "cell" else place[0]
                what[inside] = number
                card[inside] = hand[slot[inside]]
                if name == "cell":
                    side[inside] = np.sign(place[1][inside] - 13) + 1  # west of the start, in line with it, east
            found.append((actions, np.full(len(actions), parts["roles"][row][0]), what, card, side))
        return found

    def probabilities(self, place: tuple[Any, ...]) -> NDArray[np.float64]:
        """The policy in one game."""
        scores = self.weights[place[1:]]
        odds = np.exp(scores - scores.max())
        return np.asarray(odds / odds.sum())


def train(updates: int, games: int, steps: int, rate: float, seed: int) -> list[float]:
    """Train, and return the share of rounds that the miners won, update by update."""
    env = MotherlodeVectorEnv(games, seats=SEATS, reward="team", options={"rounds": 1})
    policy = Policy(env)
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    memory: list[list[Any]] = [[] for _ in range(games)]  # by game, (seat, place, chosen)
    usual = np.zeros(ROLES)  # by role, a running mean of its rewards: the baseline
    won: list[float] = []
    for update in range(updates):
        gradient = np.zeros_like(policy.weights)
        finished = miners_won = 0
        for _ in range(steps):
            actors = info["actor"]
            actions = np.zeros(games, int)
            for row, place in enumerate(policy.features(env, seen)):
                if len(place[0]):
                    chosen = chance.choice(len(place[0]), p=policy.probabilities(place))
                    memory[row].append((actors[row], place, chosen))
                    actions[row] = place[0][chosen]
            seen, _, over, _, info = env.step(actions)
            for row in np.flatnonzero(over):
                finished += 1
                rewards = info["rewards"][row]
                miners_won += sum(rewards > 0) > 1
                for seat, place, chosen in memory[row]:
                    role = place[1][0]
                    slope = -policy.probabilities(place)
                    slope[chosen] += 1
                    np.add.at(gradient, place[1:], (rewards[seat] - usual[role]) * slope)
                    usual[role] += 0.001 * (rewards[seat] - usual[role])
                memory[row].clear()
        policy.weights += rate * gradient / max(finished, 1)
        won.append(miners_won / max(finished, 1))
        print(f"update {update + 1}: {finished} rounds, miners won {won[-1]:.0%}", flush=True)
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--steps", type=int, default=80, help="decisions a game and update")
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    train(**vars(parser.parse_args()))
