"""Snapshots of a tunnel game: a position in names and plain values, for people and programs.

``?`` is what the viewer does not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from motherlode.core.cards import FACE_DOWN, name_of, names_of, worth_name
from motherlode.core.faces import EDGES
from motherlode.core.move import Cell
from motherlode.core.snapshot import Discard
from motherlode.games.tunnels.cards.names import CardNames, card_names
from motherlode.games.tunnels.rules.gold.ledger import seat_of
from motherlode.games.tunnels.rules.knowledge import NOBODY
from motherlode.games.tunnels.rules.parts import ASK_NAMES
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Goal", "Tile", "TunnelsSnapshot", "snapshot"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A card that lies face up in the maze: how it lies, and which of its arms the start reaches."""

    cell: Cell
    face: str
    reached: str
    name: str = ""  # of the start and the goals


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal card: what it is, whether it is turned up, and who has peeked at it."""

    cell: Cell
    name: str
    face_up: bool
    peeked_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TunnelsSnapshot:
    """Everything a viewer can see on the table. Tuples by seat where it says so."""

    ruleset: str
    seats: int
    viewer: int
    round: int
    rounds: int
    first: int
    actor: int
    asked: str
    maze: tuple[Tile, ...]
    goals: tuple[Goal, ...]
    hands: tuple[tuple[str, ...], ...]  # by seat
    front: tuple[tuple[str, ...], ...]  # by seat
    roles: tuple[str, ...]  # by seat
    spare_roles: tuple[str, ...]
    known_cards: tuple[tuple[int, tuple[str, ...]], ...]  # cards the viewer handed over, with who got them
    deck: int
    discards: tuple[Discard, ...]
    gold: tuple[int, ...]  # by seat: nuggets known to the viewer
    gold_cards: tuple[int, ...]  # by seat: how many gold cards
    pool: tuple[str, ...]


def snapshot(position: Position) -> TunnelsSnapshot:
    """The snapshot of a position."""
    words = card_names(position.rules.tables)
    seats = range(position.seats)
    return TunnelsSnapshot(
        ruleset=position.rules.name,
        seats=position.seats,
        viewer=position.viewer,
        round=position.round,
        rounds=position.rules.rounds,
        first=position.first,
        actor=position.actor,
        asked=ASK_NAMES[position.asked],
        maze=_maze(position, words),
        goals=tuple(_goal(position, words, goal) for goal in range(len(position.goals))),
        hands=tuple(_hand(position, words, seat) for seat in seats),
        front=tuple(_signs(position, words, seat) for seat in seats),
        roles=names_of(words.roles, position.roles)[: position.seats],
        spare_roles=names_of(words.roles, position.roles)[position.seats :],
        known_cards=tuple(
            (holder, names_of(words.kinds, cards))
            for knower, holder, cards, _ in position.handed
            if knower == position.viewer and holder != NOBODY
        ),
        deck=position.deck_left(),
        discards=tuple(_discard(words, card) for card in position.discards),
        gold=tuple(position.nuggets(seat) for seat in seats),
        gold_cards=tuple(sum(seat_of(entry) == seat for entry in position.took) for seat in seats),
        pool=tuple(worth_name(value) for value in position.pool),
    )


def _maze(position: Position, words: CardNames) -> tuple[Tile, ...]:
    tables = position.rules.tables
    tiles = [_tile(position, words, tables.start_cell, tables.box.start_cell, tables.box.start.name)]
    for goal, kind in enumerate(position.goals):
        if not position.goal_is_hidden(goal):
            place = tables.box.goal_cells[goal]
            tiles.append(_tile(position, words, tables.goal_cells[goal], place, words.goals[kind]))
    for cell in position.maze.laid_cells():
        tiles.append(_tile(position, words, cell, position.maze.place(cell), ""))
    return tuple(sorted(tiles, key=lambda tile: (tile.cell[1], tile.cell[0])))


def _tile(position: Position, words: CardNames, cell: int, place: Cell, name: str) -> Tile:
    reached = position.maze.side_at(cell)
    arms = "".join(letter for bit, letter in enumerate(EDGES) if reached >> bit & 1)
    return Tile(place, words.faces[position.maze.face_at(cell)], arms, name)


def _goal(position: Position, words: CardNames, goal: int) -> Goal:
    return Goal(
        cell=position.rules.tables.box.goal_cells[goal],
        name=name_of(words.goals, position.goals[goal]),
        face_up=not position.goal_is_hidden(goal),
        peeked_by=tuple(seat for seat, goals in enumerate(position.peeked) if goals >> goal & 1),
    )


def _hand(position: Position, words: CardNames, seat: int) -> tuple[str, ...]:
    return names_of(words.kinds, position.sorted_hand(seat))


def _signs(position: Position, words: CardNames, seat: int) -> tuple[str, ...]:
    return tuple(name for sign, name in enumerate(words.signs) if position.front[seat] >> sign & 1)


def _discard(words: CardNames, card: int) -> Discard:
    by = card // FACE_DOWN - 1
    return Discard(name_of(words.kinds, card % FACE_DOWN), by if by >= 0 else None)
