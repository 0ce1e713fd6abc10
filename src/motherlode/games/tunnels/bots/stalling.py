"""By how much a move changes the miners' expected progress, whatever the distance.

Saboteurs stall by lowering it; miners lay cards that raise it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.core.move import aim_of, face_of
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.bots.inference.likelihood import actor_belief
from motherlode.games.tunnels.bots.progress import ExpectedProgress
from motherlode.games.tunnels.bots.situation import FALL, LAY, Candidate, Situation
from motherlode.games.tunnels.rules.maze import Maze

__all__ = ["progress_gains", "stalling_values"]

_MIN_CHANGE: Final = 0.1 * CARD
"""Change of a soft distance below which a move is taken to leave progress as it is; saves time. Chosen."""

MinerBeliefs = dict[tuple[float, ...], float]
"""Distributions of the treasure that miners may hold, each with its weight."""


def stalling_values(
    situation: Situation, suspicion: Sequence[float], options: Sequence[Candidate], told: Sequence[float] = ()
) -> list[float]:
    """Return by option the loss of the miners' expected one-card progress, in cards.

    ``told`` is what those who peeked at nothing believe of the treasure after some talk; empty if there was none.
    """
    miner_beliefs = _miner_beliefs(situation, suspicion, told)
    now = _mean_progress(ExpectedProgress(situation.position.maze), miner_beliefs)
    codes = situation.codes()
    known: dict[tuple[int, int], float] = {}
    found: list[float] = []
    for option in options:
        if not _changes_distances(situation, option):
            found.append(0.0)
            continue
        code = codes[option.index]
        key = (aim_of(code), face_of(code) if option.effect == LAY else -1)
        if key not in known:
            known[key] = now - _mean_progress(_progress_after(situation.position.maze, *key), miner_beliefs)
        found.append(known[key])
    return found


def progress_gains(situation: Situation, options: Sequence[Candidate]) -> list[float]:
    """Return by option the gain of expected one-card progress, by the seat's own beliefs, in cards.

    Goals that a move reaches do not count: there is no progress left to make toward them.
    """
    maze = situation.position.maze
    codes = situation.codes()
    now: dict[tuple[float, ...], float] = {}
    known: dict[tuple[int, int], float] = {}
    found: list[float] = []
    for option in options:
        if option.after is None or not _changes_distances(situation, option):
            found.append(0.0)
            continue
        code = codes[option.index]
        key = (aim_of(code), face_of(code) if option.effect == LAY else -1)
        if key not in known:
            belief = tuple(
                chance if far else 0.0 for chance, far in zip(situation.treasure, option.after.shortest, strict=True)
            )
            if belief not in now:
                now[belief] = ExpectedProgress(maze).toward(belief)
            known[key] = _progress_after(maze, *key).toward(belief) - now[belief] if any(belief) else 0.0
        found.append(known[key])
    return found


def _miner_beliefs(situation: Situation, suspicion: Sequence[float], told: Sequence[float]) -> MinerBeliefs:
    """Return what the other miners may believe of the treasure, by what they have peeked at."""
    position = situation.position
    goals = range(len(situation.treasure))
    hidden = sum(1 << goal for goal in goals if position.goal_is_hidden(goal))
    found: MinerBeliefs = {}
    for seat in situation.others:
        for goal in goals:
            probability = situation.treasure[goal] * (1 - suspicion[seat])
            if probability:
                belief = actor_belief(len(goals), hidden, position.peeked[seat], goal, told)
                found[belief] = found.get(belief, 0.0) + probability
    return found


def _mean_progress(progress: ExpectedProgress, miner_beliefs: MinerBeliefs) -> float:
    total = sum(miner_beliefs.values())
    return (
        sum(probability * progress.toward(belief) for belief, probability in miner_beliefs.items()) / total
        if total
        else 0.0
    )


def _changes_distances(situation: Situation, option: Candidate) -> bool:
    """Return whether a move changes the distance to any goal that may be the treasure."""
    if option.effect not in (LAY, FALL) or option.after is None:
        return False
    before, after = situation.maze_distances.goal_distances, option.after
    return any(
        probability
        and (before.shortest[goal] != after.shortest[goal] or abs(before.soft[goal] - after.soft[goal]) >= _MIN_CHANGE)
        for goal, probability in enumerate(situation.treasure)
    )


def _progress_after(maze: Maze, cell: int, face: int) -> ExpectedProgress:
    """Return the progress on the maze with a card laid, or taken away if ``face`` is negative."""
    after = maze.copy()
    if face < 0:
        after.take(cell)
    else:
        after.lay(cell, face)
    return ExpectedProgress(after, is_cached=False)
