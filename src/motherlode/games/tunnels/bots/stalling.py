"""How a saboteur's move stalls those who dig, however long the way: how much less the next card can bring them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.bots.inference.likelihood import known_to
from motherlode.games.tunnels.bots.progress import Prospects
from motherlode.games.tunnels.bots.situation import FALL, LAY, Option, Reading
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.move_codes import aim_of, face_of

__all__ = ["stalls"]

_TOUCHED: Final = 0.1 * CARD
"""By how much a move has to change the strain of some goal, or it is taken to change nothing."""

Insights = dict[tuple[float, ...], float]
"""What diggers may hold of the treasure's place, by goal, and how likely one of them does."""


def stalls(reading: Reading, suspicion: Sequence[float], options: Sequence[Option]) -> list[float]:
    """By option, how much less a tunnel card drawn at random would bring those who dig, in cards."""
    insights = _insights(reading, suspicion)
    now = _headway(reading.position.maze, insights)
    codes = reading.codes()
    known: dict[tuple[int, int], float] = {}
    found: list[float] = []
    for option in options:
        if not _touches(reading, option):
            found.append(0.0)
            continue
        code = codes[option.index]
        key = (aim_of(code), face_of(code) if option.what == LAY else -1)
        if key not in known:
            known[key] = now - _headway(_after(reading.position.maze, *key), insights)
        found.append(known[key])
    return found


def _insights(reading: Reading, suspicion: Sequence[float]) -> Insights:
    """What the others may know of the treasure's place, by what they have looked at."""
    position = reading.position
    goals = range(len(reading.treasure))
    hidden = sum(1 << goal for goal in goals if position.goal_is_hidden(goal))
    found: Insights = {}
    for seat in reading.others:
        for goal in goals:
            chance = reading.treasure[goal] * (1 - suspicion[seat])
            if chance:
                knows = known_to(len(goals), hidden, position.peeked[seat], goal)
                found[knows] = found.get(knows, 0.0) + chance
    return found


def _headway(maze: Maze, insights: Insights) -> float:
    prospects = Prospects(maze)
    total = sum(insights.values())
    return sum(chance * prospects.headway(knows) for knows, chance in insights.items()) / total if total else 0.0


def _touches(reading: Reading, option: Option) -> bool:
    """Whether a move changes how far any goal is that may be the treasure, or by how many ways."""
    if option.what not in (LAY, FALL) or option.after is None:
        return False
    before, after = reading.reach.outlook, option.after
    return any(
        chance and (before.far[goal] != after.far[goal] or abs(before.strain[goal] - after.strain[goal]) >= _TOUCHED)
        for goal, chance in enumerate(reading.treasure)
    )


def _after(maze: Maze, cell: int, face: int) -> Maze:
    """The maze with a card laid, or taken away."""
    after = maze.copy()
    if face < 0:
        after.take(cell)
    else:
        after.lay(cell, face)
    return after
