"""Dirty tracking for incremental board encoding."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from motherlode.core.cards import FACE_DOWN
from motherlode.core.encoding.marks import Marks, longer
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.position import Position

__all__ = ["BoardMarks"]


class BoardMarks(Marks):
    """The nonzero positions of an observation, with those of its board apart.

    Most of the board stays as it was last written. All that is kept is public, so it holds for any seat's observation.
    """

    def __init__(self, kinds: int, seats: int) -> None:
        super().__init__()
        self.board: Marks = Marks()
        self.unseen: vec[u8] = vec[u8](bytes(kinds))
        """By kind, copies that are not in the maze or discarded face up."""
        self.face_down: vec[i16] = vec[i16]()
        """The first ``face_down_count`` entries: cards discarded face down, as in the discard pile."""
        self.face_down_count: i64 = 0
        self.passed: vec[u8] = vec[u8](bytes(seats))
        """By seat, how many of them it discarded."""
        self.laid: i64 = 0
        """The numbers of maze cards drawn, of frontier cells drawn, and of discards counted."""
        self.frontier: i64 = 0
        self.discards: i64 = 0
        self._position: Position | None = None
        self._maze: Maze | None = None
        self._corner: i64 = 0
        self._changes: i64 = 0

    def is_drawn(self, position: Position, corner: i64) -> bool:
        """Whether this position was drawn last, with this corner, and cards in its maze were only added since."""
        maze = position.maze
        return (
            self._position is position
            and self._maze is maze
            and self._corner == corner
            and self._changes == maze.changes
        )

    def begin(self, position: Position, corner: i64, copies: vec[u8]) -> None:
        """Begin to draw a position."""
        self._position = position
        self._maze = position.maze
        self._corner = corner
        self._changes = position.maze.changes
        self.laid = 0
        self.frontier = 0
        self.discards = 0
        self.face_down_count = 0
        kind: i64 = 0
        while kind < len(copies):
            self.unseen[kind] = copies[kind]
            kind += 1
        seat: i64 = 0
        while seat < len(self.passed):
            self.passed[seat] = 0
            seat += 1

    def count_discards(self, position: Position) -> None:
        """Count the cards discarded since."""
        discards = position.discards
        i = self.discards
        while i < len(discards):
            card = i64(discards[i])
            if card < FACE_DOWN:
                self.unseen[card] -= 1
            else:
                count = self.face_down_count
                if count == len(self.face_down):
                    self.face_down = longer(self.face_down, count + 1)
                self.face_down[count] = i16(card)
                self.face_down_count = count + 1
                self.passed[(card >> 8) - 1] += 1
            i += 1
        self.discards = i
