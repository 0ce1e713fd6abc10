"""A tunnel game as a bot reads it from its view: who it is, what it may do, and how far each move leaves the treasure.

A reading is made of a view and nothing else. Distances are in cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.hidden import HIDDEN
from motherlode.core.playable import legal_codes
from motherlode.game import View
from motherlode.games.tunnels.bots.distance.reach import GoalDistances, distances_of
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.cards.tables import DOORS
from motherlode.games.tunnels.rules.move_codes import PASS, SHED, act_of, aim_of, face_of, kind_of, second_of, third_of
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = [
    "BREAK",
    "FALL",
    "FIX",
    "LAY",
    "PEEK",
    "Option",
    "Situation",
    "effect_of",
    "expected_cards",
    "has_teams",
    "treasure_distribution",
]

LAY: Final = "lay"
FALL: Final = "rockfall"
PEEK: Final = "map"
BREAK: Final = "break"
FIX: Final = "fix"

_EFFECTS: Final = {"lay": LAY, "ladder": LAY, "trap": BREAK, "free": FIX}
"""What a card does, where a box calls it otherwise; a trap hinders like a broken tool, freedom repairs."""


@dataclass(frozen=True, slots=True)
class Option:
    """A legal move: its place in the list, what it does, the cards it takes from the hand, and whom or what it is
    aimed at. Moves in the maze say how far the goals are afterwards, in tenths of a card."""

    index: int
    effect: str
    cards: tuple[int, ...]
    aim: int
    after: GoalDistances | None = None
    exit_count: int = 0


class Situation:
    """A view of a tunnel game, read by the seat that is to act."""

    def __init__(self, view: View) -> None:
        position = view.position_as(Position)
        self.position = position
        self.tables = position.rules.tables
        self.seat = view.viewer
        self.asked = view.asked
        self.role: int = position.roles[self.seat]
        self.digs = self.role != position.rules.saboteur
        self.maze_distances = distances_of(position.maze)
        self.shortest = self.maze_distances.shortest
        self.treasure = treasure_distribution(position.goals, self.tables.treasure, HIDDEN)

    @property
    def others(self) -> list[int]:
        """The other seats, from the next to act on."""
        seats = self.position.seats
        return [(self.seat + step) % seats for step in range(1, seats)]

    def hindered(self, seat: int) -> bool:
        """Whether something in front of a seat keeps it from laying tunnels."""
        return self.hindrances(seat) > 0

    def hindrances(self, seat: int) -> int:
        """How many things in front of a seat keep it from laying tunnels."""
        hindering: int = self.position.front[seat] & self.tables.hinders
        return hindering.bit_count()

    @property
    def expected_distance(self) -> float:
        """How many cards it is to the treasure, as one expects."""
        return expected_cards(self.treasure, self.shortest)

    @property
    def nearest_goal(self) -> float:
        """How many cards it is to the nearest goal that may be the treasure."""
        return min(far for far, chance in zip(self.shortest, self.treasure, strict=True) if chance) / CARD

    def added_distance(self, option: Option) -> float:
        """How many cards farther the treasure is after a move in the maze, as one expects; nearer is below 0."""
        return (
            0.0
            if option.after is None
            else expected_cards(self.treasure, option.after.shortest) - self.expected_distance
        )

    def added_soft_distance(self, option: Option) -> float:
        """The same, other ways counted too."""
        if option.after is None:
            return 0.0
        return expected_cards(self.treasure, option.after.soft) - expected_cards(
            self.treasure, self.maze_distances.goal_distances.soft
        )

    def codes(self) -> list[int]:
        """The legal moves as numbers, in the order of the list of legal moves."""
        return legal_codes(self.position)

    def options(self) -> list[Option]:
        """The legal moves, in the same order."""
        return [self._option(index, code) for index, code in enumerate(self.codes())]

    def _option(self, index: int, code: int) -> Option:
        act = act_of(code)
        if act in (PASS, SHED):
            cards = (kind_of(code), second_of(code), third_of(code))
            return Option(index, "pass" if act == PASS else "shed", tuple(card for card in cards if card >= 0), -1)
        if act:
            return Option(index, self.asked, (), aim_of(code))
        kind, aim = kind_of(code), aim_of(code)
        effect = effect_of(self.position, kind)
        if effect == LAY:
            face = face_of(code)
            return Option(
                index, effect, (kind,), aim, self._after_lay(aim, face), self.maze_distances.exit_count(aim, face)
            )
        return Option(index, effect, (kind,), aim, self.maze_distances.after_fall(aim) if effect == FALL else None)

    def _after_lay(self, cell: int, face: int) -> GoalDistances:
        """A door that does not let one's own team through is as good as a dead end."""
        door = self.tables.doors[face]
        team = DOORS.get(self.tables.role_names[self.role], door)
        return (
            self.maze_distances.after_blocking(cell)
            if door and team != door
            else self.maze_distances.after_lay(cell, face)
        )


def has_teams(rules: Rules) -> bool:
    """Whether miners are of different teams, some of whom go without (S-50)."""
    return DOORS.keys() <= set(rules.tables.role_names)


def effect_of(position: Position, kind: int) -> str:
    """What a kind of card does."""
    play = position.rules.tables.box.deck[kind].play
    return _EFFECTS.get(play, play)


def expected_cards(treasure: Sequence[float], distances: Sequence[float]) -> float:
    """The cards to the treasure, where its place is known by chances."""
    return sum(chance * far for chance, far in zip(treasure, distances, strict=True)) / CARD


def treasure_distribution(goals: Iterable[int], treasure: int, unknown: int) -> tuple[float, ...]:
    """By goal, the chance that it is the treasure, for someone who knows these goals."""
    known = list(goals)
    if treasure in known:
        return tuple(float(goal == treasure) for goal in known)
    left = known.count(unknown)
    return tuple(1 / left if goal == unknown else 0.0 for goal in known)
