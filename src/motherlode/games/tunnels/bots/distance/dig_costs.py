"""Dijkstra search over the cells of a maze, by the cost of digging, in tenths of a card."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from motherlode.games.tunnels.bots.distance.window import FAR, Window, window_of
from motherlode.games.tunnels.rules.maze import FRONTIER, GOAL, LYING, Maze

__all__ = ["OPPOSITE_EDGE", "DigGraph"]

OPPOSITE_EDGE: Final = (4, 8, 1, 2)
"""By direction, the bit of the neighbour's edge that faces back."""

_NODE: Final = 1023
_SHIFT: Final = 10


class DigGraph:
    """A maze as a graph over the window's cells."""

    __slots__ = ("_board", "_side", "_window")

    def __init__(self, maze: Maze) -> None:
        window = window_of(maze.tables)
        board, side = maze.board, maze.side
        self._window: Window = window
        self._board: list[int] = [board[cell] for cell in window.cells]
        self._side: list[int] = [side[cell] for cell in window.cells]

    def _entry_edges(self, at: int) -> int:
        """Return the edges of an empty cell that face a reachable tunnel."""
        window = self._window
        entries = 0
        for d in range(4):
            n = window.near[4 * at + d]
            if n >= 0 and self._board[n] >= LYING and self._side[n] & OPPOSITE_EDGE[d]:
                entries |= 1 << d
        return entries

    def _dijkstra(self, seeds: list[tuple[int, int]], ends: list[int], beyond: int, blocked: int) -> list[int]:
        """Return by cell the least cost from the seeds; the search stops ``beyond`` past the farthest end.

        Goals that lie face down are not passed through.
        """
        near, cost = self._window.near, self._window.cost
        board, side = self._board, self._side
        far = [FAR] * len(board)
        heap: list[int] = []
        for start, n in seeds:
            if start < far[n]:
                far[n] = start
                heappush(heap, start << _SHIFT | n)
        checked = 0
        while heap:
            item = heappop(heap)
            here = item >> _SHIFT
            n = item & _NODE
            if here > far[n]:
                continue
            if here > checked:
                checked = here
                if here >= max([far[end] for end in ends], default=0) + beyond:
                    break
            base = 4 * n
            for d in (0, 1, 2, 3):
                p = near[base + d]
                if p < 0:
                    continue
                mark = board[p]
                if mark <= FRONTIER:
                    reached = here + cost[side[p]]
                    if reached < far[p] and p != blocked:
                        far[p] = reached
                        heappush(heap, reached << _SHIFT | p)
                elif mark == GOAL:
                    if here < far[p]:
                        far[p] = here
                elif not side[p] & OPPOSITE_EDGE[d]:
                    self._pass_cut_off(p, OPPOSITE_EDGE[d], here, blocked, far, heap)
        return far

    def _pass_cut_off(self, p: int, arm: int, here: int, blocked: int, far: list[int], heap: list[int]) -> None:
        """Pass through tunnels that are cut off, at no cost."""
        window, board, side = self._window, self._board, self._side
        joined = window.tables.joined
        stack = [(p, arm)]
        seen: set[tuple[int, int]] = set()
        while stack:
            p, arm = stack.pop()
            exit_edges: int = joined[(board[p] - LYING) * 16 + arm]
            for d in range(4):
                if not exit_edges >> d & 1 or (p, d) in seen:
                    continue
                seen.add((p, d))
                q = window.near[4 * p + d]
                if q < 0 or q == blocked:
                    continue
                mark = board[q]
                if mark >= LYING:
                    if not side[q] & OPPOSITE_EDGE[d]:
                        stack.append((q, OPPOSITE_EDGE[d]))
                elif mark == GOAL:
                    far[q] = min(far[q], here)
                else:
                    reached = here + window.cost[side[q]]
                    if reached < far[q]:
                        far[q] = reached
                        heappush(heap, reached << _SHIFT | q)
