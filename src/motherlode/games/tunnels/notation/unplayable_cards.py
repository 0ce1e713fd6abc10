"""Why a card in hand cannot be played: the rule that the attempt which got furthest breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from motherlode.games.tunnels.rules.maze import GOAL
from motherlode.games.tunnels.rules.move_codes import AIM, AIM_AT_CELL, AIM_AT_GOAL, AIM_AT_SEAT, ASK_TURN, PICK
from motherlode.games.tunnels.rules.position import Position

__all__ = ["unplayable_cards"]

_FURTHEST: Final = ("B-26", "B-23", "S-22", "B-21", "S-15")
"""Rules in the order in which they say most: a card that fits, but is not connected, tells more than one that does not
fit. A broken tool or a trap (B-26, S-35) forbids every attempt alike."""


def unplayable_cards(position: Position) -> dict[str, str]:
    """By the name of each card in the actor's hand that no legal move plays, the id of the rule that forbids it."""
    reasons: dict[str, str] = {}
    if position.asked != ASK_TURN:
        return reasons
    seat = position.actor
    for kind in sorted(set(position.sorted_hand(seat))):
        if not position.rules.plays[kind].possible(position, seat, kind):
            reasons[position.rules.tables.kind_names[kind]] = _reason(position, kind)
    return reasons


def _reason(position: Position, kind: int) -> str:
    rules: set[str] = set()
    for code in _attempts(position, kind):
        rule = position.refusal(code)
        if rule == _FURTHEST[0]:
            return rule
        rules.add(rule)
    for rule in _FURTHEST:
        if rule in rules:
            return rule
    return min(rules)


def _attempts(position: Position, kind: int) -> Iterator[int]:
    """The codes of everything one could try with a card."""
    tables = position.rules.tables
    aim = position.rules.plays[kind].aim
    if aim == AIM_AT_SEAT:
        signs = [sign for sign in range(len(tables.sign_names)) if tables.signs[kind] >> sign & 1]
        picks = signs if position.rules.plays[kind].picks else [0]
        for target in range(position.seats):
            for pick in picks:
                yield pick << PICK | target << AIM | kind * 2
    elif aim == AIM_AT_GOAL:
        for goal in range(len(tables.box.goal_cells)):
            yield goal << AIM | kind * 2
    elif aim == AIM_AT_CELL and kind < tables.tunnels:
        for cell in _cells_beside(position):
            for turned in range(tables.turns[kind] + 1):
                yield cell << AIM | kind * 2 + turned
    elif aim == AIM_AT_CELL:
        for cell in _cells_with_a_card(position):
            yield cell << AIM | kind * 2
    else:
        yield kind * 2


def _cells_with_a_card(position: Position) -> list[int]:
    maze = position.maze
    goals = [cell for cell in position.rules.tables.goal_cells if maze.face_at(cell) >= 0]
    placed = [cell for cell in maze.placed[: maze.laid]]  # noqa: C416 - a vector is not a list
    return [int(position.rules.tables.start_cell), *placed, *goals]


def _cells_beside(position: Position) -> list[int]:
    """The free cells next to a card that lies face up."""
    near = position.rules.tables.grid.near
    found = {near[cell * 4 + d] for cell in _cells_with_a_card(position) for d in range(4)}
    return sorted(cell for cell in found if position.maze.board[cell] < GOAL)
