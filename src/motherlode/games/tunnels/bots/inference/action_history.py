"""What has been done in this round, as everyone saw it: each deed with what it did to the way, and what else the same
card could have done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.bots.distance.reach import Outlook, Reach, reach_of
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, what_it_does
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Deed", "Memory", "Story"]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a seat did, and how things stood before it."""

    seat: int
    what: str
    before: Outlook  # how things stood
    aim: int = -1  # a seat, or a goal
    after: Outlook | None = None  # how they stand now; of moves in the maze only
    choices: tuple[Outlook, ...] = ()  # how they would, by each way to use the same card in the maze
    front: tuple[int, ...] = ()  # by seat, what lay in front of it
    peeked: int = 0  # the goals that the seat had looked at, as bits
    hidden: int = 0  # the goals that lay face down, as bits
    face: int = -1  # the tunnel card and how it was laid


@dataclass(slots=True)
class Story:
    """The deeds of a round so far, in order."""

    deeds: list[Deed] = field(default_factory=list)
    swaps: list[tuple[int, int]] = field(default_factory=list)  # after how many deeds whose dwarf card was replaced


class Memory:
    """Follows the events of a round as they come; it holds nothing that the events don't tell."""

    def __init__(self) -> None:
        self._seen: tuple[Event, ...] = ()
        self._scribe: _Scribe | None = None

    def story(self, view: View) -> Story:
        """The round's deeds so far."""
        position = view.position_as(Position)
        events = _this_round(view.events)
        known = len(self._seen)
        if self._scribe is None or known > len(events) or events[:known] != self._seen:
            self._scribe = _Scribe(position)
            known = 0
        for happened in events[known:]:
            self._scribe.note(happened)
        self._seen = events
        return self._scribe.story


def _this_round(events: Sequence[Event]) -> tuple[Event, ...]:
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], e.RoundBegan):
            return tuple(events[index:])
    return ()


class _Scribe:
    """Writes the story, keeping a maze of its own."""

    def __init__(self, position: Position) -> None:
        self.story = Story()
        self._position = position
        self._tables = position.rules.tables
        self._maze: Maze = position.rules.opening.copy()
        self._reach: Reach | None = None
        self._front = [0] * position.seats
        self._peeked = [0] * position.seats
        self._hidden = (1 << self._tables.goal_count) - 1

    def note(self, happened: Event) -> None:
        if isinstance(happened, e.Laid):
            self._laid(happened)
        elif isinstance(happened, e.RockFell):
            self._fell(happened)
        elif isinstance(happened, e.GoalTurnedUp):
            self._turned_up(happened)
        elif isinstance(happened, e.PutInFront):
            self._put(happened)
        elif isinstance(happened, e.FrontCleared):
            self._add(happened.seat, FIX, happened.target)
            self._front[happened.target] &= ~self._sign(happened.sign)
        elif isinstance(happened, e.Shed):
            self._front[happened.seat] &= ~self._sign(happened.sign)
        elif isinstance(happened, e.Peeked):
            goal = self._tables.box.goal_cells.index(happened.cell)
            self._add(happened.seat, PEEK, goal)
            self._peeked[happened.seat] |= 1 << goal
        elif isinstance(happened, e.Discarded):
            self._add(happened.seat, "pass")
        elif isinstance(happened, e.HatsSwapped):
            self.story.swaps.append((len(self.story.deeds), happened.target))

    # ---- the maze --------------------------------------------------------------------------------------------------

    def _laid(self, happened: e.Laid) -> None:
        face = self._tables.face_named(happened.face)
        cell = self._maze.cell_at(*happened.cell)
        reach = self._reach_now()
        after = reach.after_lay(cell, face)
        choices = self._placements(face >> 1, reach)
        choices = choices if after in choices else (*choices, after)
        self._add(happened.seat, LAY, after=after, choices=choices, face=face)
        self._change(self._maze.copy()).lay(cell, face)

    def _placements(self, kind: int, reach: Reach) -> tuple[Outlook, ...]:
        """How far it would be after each way to lay a card beside the light."""
        tables, maze = self._tables, self._maze
        found: list[Outlook] = []
        for cell in maze.frontier[: maze.fed]:
            asked: int = maze.side[cell]
            for face in range(2 * kind, 2 * kind + 1 + tables.turns[kind]):
                if tables.fits[asked] >> tables.open[face] & 1:
                    found.append(reach.after_lay(cell, face))
        return tuple(found)

    def _fell(self, happened: e.RockFell) -> None:
        cell = self._maze.cell_at(*happened.cell)
        reach = self._reach_now()
        choices = tuple(reach.after_fall(each) for each in self._maze.placed[: self._maze.laid])
        self._add(happened.seat, FALL, after=reach.after_fall(cell), choices=choices)
        self._change(self._maze.copy()).take(cell)

    def _turned_up(self, happened: e.GoalTurnedUp) -> None:
        tables = self._tables
        goal = tables.box.goal_cells.index(happened.cell)
        kind = [fixture.name for fixture in tables.box.goals].index(happened.goal)
        maze = self._change(self._maze.copy())
        maze.touched &= ~(1 << goal)
        maze.put(tables.goal_cells[goal], 2 * (tables.goal_kind + kind) + happened.turned)
        self._hidden &= ~(1 << goal)

    def _reach_now(self) -> Reach:
        if self._reach is None:
            self._reach = reach_of(self._maze)
        return self._reach

    def _change(self, maze: Maze) -> Maze:
        self._maze = maze
        self._reach = None
        return maze

    # ---- people ----------------------------------------------------------------------------------------------------

    def _put(self, happened: e.PutInFront) -> None:
        what = what_it_does(self._position, self._tables.kind_names.index(happened.card))
        if what == BREAK:
            self._add(happened.seat, BREAK, happened.target)
        self._front[happened.target] |= self._sign(happened.sign)

    def _sign(self, name: str) -> int:
        return 1 << self._tables.sign_names.index(name)

    def _add(
        self,
        seat: int,
        what: str,
        aim: int = -1,
        after: Outlook | None = None,
        choices: tuple[Outlook, ...] = (),
        face: int = -1,
    ) -> None:
        before = self._reach_now().outlook
        front, peeked = tuple(self._front), self._peeked[seat]
        self.story.deeds.append(Deed(seat, what, before, aim, after, choices, front, peeked, self._hidden, face))
