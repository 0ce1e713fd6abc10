"""Public history of a round: actions, their effects on the distances, alternatives, and claims."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from motherlode.core.talk import Claim, Utterance
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.bots.distance.maze_distances import GoalDistances, MazeDistances, distances_of
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, effect_of
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.position import Position

__all__ = ["ActionHistory", "HistoryTracker", "ObservedAction", "ObservedClaim"]


@dataclass(frozen=True, slots=True)
class ObservedAction:
    """A public action of a seat, with the distances before it."""

    seat: int
    effect: str
    before: GoalDistances
    aim: int = -1  # a seat, or a goal
    after: GoalDistances | None = None  # maze moves only
    choices: tuple[GoalDistances, ...] = ()  # by each placement of the same card
    front: tuple[int, ...] = ()  # by seat, the signs in front of it, as bits
    peeked: int = 0  # goals the seat had peeked at, as bits
    hidden: int = 0  # goals face down, as bits
    face: int = -1  # of a tunnel card as laid


@dataclass(frozen=True, slots=True)
class ObservedClaim:
    """A claim of a seat, with what everyone knows of what it knew."""

    seat: int
    claim: Claim
    after: int  # number of actions before it
    goal: int = -1  # that it is about
    peeked: int = 0  # goals the seat had peeked at, as bits
    hidden: int = 0  # goals face down, as bits


@dataclass(slots=True)
class ActionHistory:
    """Actions and claims of a round so far, in order."""

    actions: list[ObservedAction] = field(default_factory=list)
    claims: list[ObservedClaim] = field(default_factory=list)
    role_swaps: list[tuple[int, int]] = field(default_factory=list)
    """Number of actions before it, and the seat whose dwarf card was replaced (S-32)."""


class HistoryTracker:
    """Extends the history by the events of each new view."""

    def __init__(self) -> None:
        self._events_seen: tuple[Event, ...] = ()
        self._talk_heard: tuple[Utterance, ...] = ()
        self._builder: _HistoryBuilder | None = None

    def update(self, view: View) -> ActionHistory:
        """Return the history of the view's round so far."""
        position = view.position_as(Position)
        before, events = _this_round(view.events)
        talk = _talk_since(view.talk, before)
        known, heard = len(self._events_seen), len(self._talk_heard)
        if self._builder is None or events[:known] != self._events_seen or talk[:heard] != self._talk_heard:
            self._builder = _HistoryBuilder(position)
            known = heard = 0
        for event in events[known:]:
            while heard < len(talk) and talk[heard].events <= before + known:
                self._builder.add_claim(talk[heard])
                heard += 1
            self._builder.add_event(event)
            known += 1
        for spoken in talk[heard:]:
            self._builder.add_claim(spoken)
        self._events_seen = events
        self._talk_heard = talk
        return self._builder.history


def _this_round(events: Sequence[Event]) -> tuple[int, tuple[Event, ...]]:
    """Return how many events came before this round, and those of the round."""
    for index in range(len(events) - 1, -1, -1):
        if isinstance(events[index], e.RoundBegan):
            return index, tuple(events[index:])
    return len(events), ()


def _talk_since(talk: Sequence[Utterance], events: int) -> tuple[Utterance, ...]:
    """Return what was said after a number of events."""
    first = len(talk)
    while first and talk[first - 1].events > events:
        first -= 1
    return tuple(talk[first:])


class _HistoryBuilder:
    """Builds the history from events, keeping a maze of its own."""

    def __init__(self, position: Position) -> None:
        self.history = ActionHistory()
        self._position = position
        self._tables = position.rules.tables
        self._maze: Maze = position.rules.opening.copy()
        self._maze_distances: MazeDistances | None = None
        self._front = [0] * position.seats
        self._peeked = [0] * position.seats
        self._hidden = (1 << self._tables.goal_count) - 1

    def add_event(self, event: Event) -> None:
        if isinstance(event, e.Laid):
            self._on_laid(event)
        elif isinstance(event, e.RockFell):
            self._on_rockfall(event)
        elif isinstance(event, e.GoalTurnedUp):
            self._on_goal_turned_up(event)
        elif isinstance(event, e.PutInFront):
            self._on_put_in_front(event)
        elif isinstance(event, e.FrontCleared):
            self._add(event.seat, FIX, event.target)
            self._front[event.target] &= ~self._sign_bit(event.sign)
        elif isinstance(event, e.Shed):
            self._front[event.seat] &= ~self._sign_bit(event.sign)
        elif isinstance(event, e.Peeked):
            goal = self._tables.box.goal_cells.index(event.cell)
            self._add(event.seat, PEEK, goal)
            self._peeked[event.seat] |= 1 << goal
        elif isinstance(event, e.Discarded):
            self._add(event.seat, "pass")
        elif isinstance(event, e.HatsSwapped):
            self.history.role_swaps.append((len(self.history.actions), event.target))

    def add_claim(self, spoken: Utterance) -> None:
        claim = spoken.claim
        cells = self._tables.box.goal_cells
        goal = cells.index(claim.cell) if claim.cell in cells else -1
        self.history.claims.append(
            ObservedClaim(spoken.seat, claim, len(self.history.actions), goal, self._peeked[spoken.seat], self._hidden)
        )

    # ---- the maze --------------------------------------------------------------------------------------------------

    def _on_laid(self, event: e.Laid) -> None:
        face = self._tables.faces.get(event.face, -1)
        cell = self._maze.cell_at(*event.cell)
        maze_distances = self._current_distances()
        after = maze_distances.after_lay(cell, face)
        choices = self._placements(face >> 1, maze_distances)
        choices = choices if after in choices else (*choices, after)
        self._add(event.seat, LAY, after=after, choices=choices, face=face)
        self._replace_maze(self._maze.copy()).lay(cell, face)

    def _placements(self, kind: int, maze_distances: MazeDistances) -> tuple[GoalDistances, ...]:
        """Return the distances after each legal placement of a card."""
        tables, maze = self._tables, self._maze
        found: list[GoalDistances] = []
        for cell in maze.frontier_cells():
            asked: int = maze.side_at(cell)
            for face in range(2 * kind, 2 * kind + 1 + tables.turns[kind]):
                if tables.fits[asked] >> tables.open[face] & 1:
                    found.append(maze_distances.after_lay(cell, face))
        return tuple(found)

    def _on_rockfall(self, event: e.RockFell) -> None:
        cell = self._maze.cell_at(*event.cell)
        maze_distances = self._current_distances()
        choices = tuple(maze_distances.after_fall(each) for each in self._maze.laid_cells())
        self._add(event.seat, FALL, after=maze_distances.after_fall(cell), choices=choices)
        self._replace_maze(self._maze.copy()).take(cell)

    def _on_goal_turned_up(self, event: e.GoalTurnedUp) -> None:
        tables = self._tables
        goal = tables.box.goal_cells.index(event.cell)
        kind = [fixture.name for fixture in tables.box.goals].index(event.goal)
        maze = self._replace_maze(self._maze.copy())
        maze.touched &= ~(1 << goal)
        maze.put(tables.goal_cells[goal], 2 * (tables.goal_kind + kind) + event.turned)
        self._hidden &= ~(1 << goal)

    def _current_distances(self) -> MazeDistances:
        if self._maze_distances is None:
            self._maze_distances = distances_of(self._maze)
        return self._maze_distances

    def _replace_maze(self, maze: Maze) -> Maze:
        self._maze = maze
        self._maze_distances = None
        return maze

    # ---- people ----------------------------------------------------------------------------------------------------

    def _on_put_in_front(self, event: e.PutInFront) -> None:
        effect = effect_of(self._position, self._tables.kind_names.index(event.card))
        if effect == BREAK:
            self._add(event.seat, BREAK, event.target)
        self._front[event.target] |= self._sign_bit(event.sign)

    def _sign_bit(self, name: str) -> int:
        return 1 << self._tables.sign_names.index(name)

    def _add(
        self,
        seat: int,
        effect: str,
        aim: int = -1,
        after: GoalDistances | None = None,
        choices: tuple[GoalDistances, ...] = (),
        face: int = -1,
    ) -> None:
        before = self._current_distances().goal_distances
        front, peeked = tuple(self._front), self._peeked[seat]
        self.history.actions.append(
            ObservedAction(seat, effect, before, aim, after, choices, front, peeked, self._hidden, face)
        )
