"""Snapshots of The Lost Mines: a position in names and plain values, for people and programs.

``?`` is what the viewer does not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from motherlode.core.cards import FACE_DOWN, name_of, names_of
from motherlode.core.move import Cell
from motherlode.core.snapshot import Discard
from motherlode.games.lost_mines.cards.names import CardNames, card_names
from motherlode.games.lost_mines.cards.tables import TRAP
from motherlode.games.lost_mines.rules.parts import ASK_NAMES
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["LostMinesSnapshot", "Mine", "PathTile", "Token", "Treasure", "snapshot"]


@dataclass(frozen=True, slots=True)
class PathTile:
    """A card face up on the board: how it lies, whether a tool is on it, whose dwarfs stand there."""

    cell: Cell
    face: str
    tool: bool
    dwarfs: tuple[int, ...]
    name: str = ""  # of start cards and mines


@dataclass(frozen=True, slots=True)
class Mine:
    """A mine card: what it is, whether it is turned up, and who has looked at it."""

    cell: Cell
    name: str
    face_up: bool
    looked_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Token:
    """A trap or a troll on the way between two cells."""

    name: str
    way: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure of the round: its kind, its value if known, who took it, who knows its value."""

    kind: str
    value: str
    holder: int | None
    known_to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LostMinesSnapshot:
    """Everything a viewer can see on the table. Tuples by seat where it says so."""

    ruleset: str
    seats: int
    viewer: int
    round: int
    rounds: int
    first: int
    actor: int
    asked: str
    columns: int
    rows: int
    board: tuple[PathTile, ...]
    mines: tuple[Mine, ...]
    tokens: tuple[Token, ...]
    treasures: tuple[Treasure, ...]
    dwarfs: tuple[Cell, ...]  # by seat
    hands: tuple[tuple[str, ...], ...]  # by seat
    clans: tuple[str, ...]  # by seat
    roles: tuple[str, ...]  # by seat
    spare_roles: tuple[tuple[str, str], ...]  # clan and role of the dwarf cards set aside
    trolls: tuple[bool, ...]  # by seat: whether its troll card lies in front of it
    dragon: int | None
    caller: int | None
    deck: int
    discards: tuple[Discard, ...]
    points: tuple[int, ...]  # by seat


def snapshot(position: Position) -> LostMinesSnapshot:
    """The snapshot of a position."""
    words = card_names(position.rules.tables)
    tables = position.rules.tables
    seats = range(position.seats)
    clans = words.backs(words.dwarfs, position.roles)
    roles = words.fronts(words.dwarfs, position.roles)
    return LostMinesSnapshot(
        ruleset=position.rules.name,
        seats=position.seats,
        viewer=position.viewer,
        round=position.round,
        rounds=position.rules.rounds,
        first=position.first,
        actor=position.actor,
        asked=ASK_NAMES[position.asked],
        columns=tables.box.columns,
        rows=tables.box.rows,
        board=_board(position, words),
        mines=tuple(_mine(position, words, field) for field in range(len(position.mines))),
        tokens=tuple(_token(position, token) for token in position.tokens),
        treasures=tuple(_treasure(position, words, number) for number in range(len(position.treasures))),
        dwarfs=tuple(tables.place(cell) for cell in position.dwarfs),
        hands=tuple(names_of(words.kinds, position.sorted_hand(seat)) for seat in seats),
        clans=clans[: position.seats],
        roles=roles[: position.seats],
        spare_roles=tuple(zip(clans, roles, strict=True))[position.seats :],
        trolls=tuple(way != NOBODY for way in position.trolls),
        dragon=None if position.dragon == NOBODY else position.dragon,
        caller=None if position.caller == NOBODY else position.caller,
        deck=position.deck_left(),
        discards=tuple(_discard(words, card) for card in position.discards),
        points=tuple(position.points),
    )


def _board(position: Position, words: CardNames) -> tuple[PathTile, ...]:
    tables = position.rules.tables
    tiles = []
    for cell in position.board.placed[: position.board.laid]:
        face = position.board.face_at(cell)
        here = tuple(seat for seat, at in enumerate(position.dwarfs) if at == cell)
        name = words.kinds[face >> 1] if face >= 2 * tables.paths else ""
        tiles.append(PathTile(tables.place(cell), words.faces[face], cell in position.tools, here, name))
    return tuple(sorted(tiles, key=lambda tile: (tile.cell[1], tile.cell[0])))


def _seats_with(masks: list[int], place: int) -> tuple[int, ...]:
    return tuple(seat for seat, mask in enumerate(masks) if mask >> place & 1)


def _mine(position: Position, words: CardNames, field: int) -> Mine:
    tables = position.rules.tables
    return Mine(
        cell=tables.box.mine_cells[field],
        name=name_of(words.mines, position.mines[field]),
        face_up=position.board.face_at(tables.mine_cells[field]) >= 0,
        looked_by=_seats_with(list(position.scouted), field),
    )


def _token(position: Position, token: int) -> Token:
    return Token("trap" if token & 3 == TRAP else "troll", position.rules.tables.way_places(token >> 2))


def _treasure(position: Position, words: CardNames, number: int) -> Treasure:
    card = position.treasures[number]
    holder = position.holders[number]
    return Treasure(
        kind=words.backs(words.treasures, [card])[0],
        value=words.fronts(words.treasures, [card])[0],
        holder=None if holder == NOBODY else holder,
        known_to=_seats_with(list(position.appraised), number),
    )


def _discard(words: CardNames, card: int) -> Discard:
    by = card // FACE_DOWN - 1
    return Discard(name_of(words.kinds, card % FACE_DOWN), by if by >= 0 else None)
