"""A tunnel game from one seat's view: its role, its legal moves, and the distances after each.

A situation is built from a view and nothing else. Distances are in cards unless stated otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.cards import HIDDEN
from motherlode.core.move import act_of, aim_of, face_of, kind_of, second_of, third_of
from motherlode.core.playable import legal_codes
from motherlode.game import View
from motherlode.games.tunnels.bots.distance.maze_distances import GoalDistances, distances_of
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.cards.tables import DOORS
from motherlode.games.tunnels.rules.parts import (
    PASS,
    SHED,
    Rules,
)
from motherlode.games.tunnels.rules.position import Position

__all__ = [
    "BREAK",
    "FALL",
    "FIX",
    "LAY",
    "PEEK",
    "Candidate",
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
"""Plays whose effect has another name: a trap blocks like a broken tool, and freeing is a repair."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move: its index in the list, effect, cards used, target, and the distances after it."""

    index: int
    effect: str
    cards: tuple[int, ...]
    aim: int
    after: GoalDistances | None = None
    exit_count: int = 0


class Situation:
    """A view of a tunnel game by the seat to act."""

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
        """The other seats, in turn order from the next."""
        seats = self.position.seats
        return [(self.seat + step) % seats for step in range(1, seats)]

    def hindered(self, seat: int) -> bool:
        """Return whether a seat cannot lay tunnels."""
        return self.hindrances(seat) > 0

    def hindrances(self, seat: int) -> int:
        """Return how many broken tools and traps keep a seat from laying tunnels."""
        hindering: int = self.position.front[seat] & self.tables.hinders
        return hindering.bit_count()

    @property
    def expected_distance(self) -> float:
        """Expected cards to the treasure."""
        return expected_cards(self.treasure, self.shortest)

    @property
    def nearest_goal(self) -> float:
        """Cards to the nearest goal that may be the treasure."""
        return min(far for far, chance in zip(self.shortest, self.treasure, strict=True) if chance) / CARD

    def added_distance(self, option: Candidate) -> float:
        """Return the expected change of the shortest distance by a move; negative is progress."""
        return (
            0.0
            if option.after is None
            else expected_cards(self.treasure, option.after.shortest) - self.expected_distance
        )

    def added_soft_distance(self, option: Candidate) -> float:
        """Return the expected change of the soft distance by a move."""
        if option.after is None:
            return 0.0
        return expected_cards(self.treasure, option.after.soft) - expected_cards(
            self.treasure, self.maze_distances.goal_distances.soft
        )

    def codes(self) -> list[int]:
        """Return the legal moves as codes, in the order of the list of legal moves."""
        return legal_codes(self.position)

    def options(self) -> list[Candidate]:
        """Return the legal moves, in the same order."""
        return [self._option(index, code) for index, code in enumerate(self.codes())]

    def _option(self, index: int, code: int) -> Candidate:
        act = act_of(code)
        if act in (PASS, SHED):
            cards = (kind_of(code), second_of(code), third_of(code))
            return Candidate(index, "pass" if act == PASS else "shed", tuple(card for card in cards if card >= 0), -1)
        if act:
            return Candidate(index, self.asked, (), aim_of(code))
        kind, aim = kind_of(code), aim_of(code)
        effect = effect_of(self.position, kind)
        if effect == LAY:
            face = face_of(code)
            return Candidate(
                index, effect, (kind,), aim, self._after_lay(aim, face), self.maze_distances.exit_count(aim, face)
            )
        return Candidate(index, effect, (kind,), aim, self.maze_distances.after_fall(aim) if effect == FALL else None)

    def _after_lay(self, cell: int, face: int) -> GoalDistances:
        """Return the distances after a lay; a door of the other team counts as a dead end."""
        door = self.tables.doors[face]
        team = DOORS.get(self.tables.role_names[self.role], door)
        return (
            self.maze_distances.after_blocking(cell)
            if door and team != door
            else self.maze_distances.after_lay(cell, face)
        )


def has_teams(rules: Rules) -> bool:
    """Return whether miners are of two teams, of which one may win alone (S-50)."""
    return DOORS.keys() <= set(rules.tables.role_names)


def effect_of(position: Position, kind: int) -> str:
    """Return the effect of a kind of card."""
    play = position.rules.tables.box.deck[kind].play
    return _EFFECTS.get(play, play)


def expected_cards(treasure: Sequence[float], distances: Sequence[float]) -> float:
    """Return the expected distance in cards, from distances in tenths and the treasure's distribution."""
    return sum(chance * far for chance, far in zip(treasure, distances, strict=True)) / CARD


def treasure_distribution(goals: Iterable[int], treasure: int, unknown: int) -> tuple[float, ...]:
    """Return the uniform distribution of the treasure over the goals someone has not seen."""
    known = list(goals)
    if treasure in known:
        return tuple(float(goal == treasure) for goal in known)
    left = known.count(unknown)
    return tuple(1 / left if goal == unknown else 0.0 for goal in known)
