"""Moves of the tunnel games: between the engine's codes and :class:`Move` values.

``NSW@3,-1``  lay a card so · ``break-lamp>4`` · ``fix-lamp+pick=lamp>4`` · ``rockfall@2,0`` · ``map@8,2`` ·
``pass(NES)`` · ``take=2`` · ``theft`` · ``swap-hands>1`` · ``shed(NES,map)=trap`` · ``pass(NES,map,NS)`` · ``rob>3``
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.errors import IllegalMove, ParseError
from motherlode.core.move import (
    AIM,
    HIDDEN_WORD,
    PICK,
    DirectCache,
    Move,
    act_of,
    aim_of,
    face_of,
    kind_of,
    pick_of,
    second_of,
    third_of,
)
from motherlode.games.tunnels.notation.non_card_codes import NON_CARD_HEADS, non_card_code, target_seat
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_GOAL,
    AIM_AT_SEAT,
    CARD,
    PASS,
    ROB,
    TAKE,
    Rules,
)
from motherlode.games.tunnels.rules.position import Position

__all__ = ["code_of", "hide_move", "move_of", "moves_of"]

_KEPT: Final = 2048
"""How many moves without a cell are cached for each table; one takes about 250 bytes."""
_KEPT_CELLS: Final = 512
"""How many cells have their moves cached for each table: half a kilobyte each, and a quarter for each move."""
_TABLES: Final = 8
"""For how many tables moves are cached: about 1.5 MB each."""


class _MovesAt:
    """The moves at a cell, by face, while the cell's number stands for this column and row."""

    def __init__(self, cell: i64, column: i64, row: i64, faces: int) -> None:
        self.cell: i64 = cell
        self.column: i64 = column
        self.row: i64 = row
        self.moves: list[Move | None] = [None] * faces


class _Known:
    """Moves of a table that were asked for, because those of a hand and a maze come again and again.

    Codes name a cell by its number, whose place depends on the maze's window: moves are found by the cell, and hold
    while it stands for the same place.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self._aims: vec[i64] = vec[i64]([play.aim for play in rules.plays])
        self._elsewhere: DirectCache[Move] = DirectCache(_KEPT)
        self._at_cells: list[_MovesAt | None] = [None] * rules.tables.grid.cells
        self._kept: list[_MovesAt] = []
        self._oldest: i64 = 0

    def find_all(self, position: Position, codes: vec[i64]) -> list[Move]:
        """The moves of some codes in a position; those at a cell come one after another."""
        found: list[Move] = []
        aims = self._aims
        cell: i64 = -1
        moves: list[Move | None] = []
        for code in codes:
            if code >> PICK or aims[kind_of(code)] != AIM_AT_CELL:
                found.append(self._find_elsewhere(code))
            else:
                if aim_of(code) != cell:
                    cell = aim_of(code)
                    moves = self._moves_at(position.maze, cell).moves
                move = moves[face_of(code)]
                found.append(move if move is not None else self._make_at(position.maze, code))
        return found

    def find(self, position: Position, code: i64) -> Move:
        """The move of a code in a position."""
        if code >> PICK or self._aims[kind_of(code)] != AIM_AT_CELL:
            return self._find_elsewhere(code)
        move = self._moves_at(position.maze, aim_of(code)).moves[face_of(code)]
        return move if move is not None else self._make_at(position.maze, code)

    def _moves_at(self, maze: Maze, cell: i64) -> _MovesAt:
        column = maze.column_of(cell)
        row = maze.row_of(cell)
        at = self._at_cells[cell]
        if at is None:
            at = _MovesAt(cell, column, row, 2 * len(self.rules.plays))
            self._at_cells[cell] = at
            self._keep(at)
        elif at.column != column or at.row != row:
            at.column = column
            at.row = row
            at.moves = [None] * len(at.moves)
        return at

    def _keep(self, at: _MovesAt) -> None:
        """Count a cell in, and the one out that came first if there are too many."""
        if len(self._kept) < _KEPT_CELLS:
            self._kept.append(at)
            return
        self._at_cells[self._kept[self._oldest].cell] = None
        self._kept[self._oldest] = at
        self._oldest = (self._oldest + 1) % _KEPT_CELLS

    def _make_at(self, maze: Maze, code: i64) -> Move:
        at = self._moves_at(maze, aim_of(code))
        tables = self.rules.tables
        head = tables.face_names[face_of(code)] or tables.kind_names[kind_of(code)]
        move = Move(head, cells=((at.column, at.row),))
        move.note_code(self.rules, code, True)
        at.moves[face_of(code)] = move
        return move

    def _find_elsewhere(self, code: i64) -> Move:
        move = self._elsewhere.get(code)
        if move is None:
            move = _move(self.rules, code)
            move.note_code(self.rules, code, True)
            self._elsewhere.put(code, move)
        return move


_known: dict[Rules, _Known] = {}


def moves_of(position: Position, codes: vec[i64]) -> list[Move]:
    """The moves that codes are, in this position."""
    return _known_moves(position.rules).find_all(position, codes)


def move_of(position: Position, code: int) -> Move:
    """The move that a code is, in this position."""
    return _known_moves(position.rules).find(position, code)


def _known_moves(rules: Rules) -> _Known:
    known = _known.get(rules)
    if known is None:
        if len(_known) >= _TABLES:
            _known.clear()
        known = _known[rules] = _Known(rules)
    return known


def _move(rules: Rules, code: i64) -> Move:
    """A move that is not aimed at a cell."""
    if act_of(code) != CARD:
        return _non_card_move(rules, code)
    tables = rules.tables
    kind = kind_of(code)
    play = rules.plays[kind]
    head = tables.kind_names[kind]
    if play.aim == AIM_AT_SEAT:
        pick = tables.sign_names[pick_of(code)] if play.picks and _shows_several(rules, kind) else ""
        return Move(head, pick=pick, seat=aim_of(code))
    if play.aim == AIM_AT_GOAL:
        return Move(head, cells=(tables.box.goal_cells[aim_of(code)],))
    return Move(head)


def _non_card_move(rules: Rules, code: i64) -> Move:
    """A move that plays no card."""
    act = act_of(code)
    if act == TAKE:
        return Move("take", pick=str(pick_of(code)))
    if act == ROB:
        return Move("rob", seat=aim_of(code))
    if act == PASS:
        return Move("pass", cards=_cards(rules, code))
    return Move("shed", cards=_cards(rules, code), pick=rules.tables.sign_names[pick_of(code)])


def _cards(rules: Rules, code: i64) -> tuple[str, ...]:
    names = rules.tables.kind_names
    first = names[kind_of(code)]
    if second_of(code) < 0:
        return (first,)
    second = names[second_of(code)]
    return (first, second) if third_of(code) < 0 else (first, second, names[third_of(code)])


def code_of(position: Position, move: Move) -> int:
    """The code of a move: ParseError if no card reads so, IllegalMove if it is aimed where nothing can be."""
    rules = position.rules
    if move.coded_for is not rules:
        code = _find_code(position, move)
        move.note_code(rules, code, False)
    elif act_of(move.code) == CARD and rules.plays[kind_of(move.code)].aim == AIM_AT_CELL:
        _cell(position, move, kind_of(move.code) < rules.tables.tunnels)  # which depends on the maze
    return move.code


def _find_code(position: Position, move: Move) -> int:
    if move.head in NON_CARD_HEADS:
        return non_card_code(position, move)
    face, kind = _card(position, move)
    play = position.rules.plays[kind]
    code = face if face >= 0 else 2 * kind
    if play.picks:
        code |= _pick(position, kind, move) << PICK
    elif move.pick:
        raise ParseError(f"{move}: {move.head} picks nothing")
    if move.cards is not None:
        raise ParseError(f"{move}: {move.head} names no cards in hand")
    if play.aim == AIM_AT_SEAT:
        return code | target_seat(position, move) << AIM
    if move.seat >= 0:
        raise ParseError(f"{move}: {move.head} is not aimed at a seat")
    if play.aim == AIM_AT_GOAL:
        return code | _goal(position, move) << AIM
    if play.aim == AIM_AT_CELL:
        return code | _cell(position, move, face >= 0) << AIM
    if move.cells:
        raise ParseError(f"{move}: {move.head} is not aimed at a cell")
    return code


def hide_move(move: Move) -> Move:
    """The move as others see it: cards in hand and gold are hidden."""
    if move.cards is not None:
        return Move(move.head, cards=(HIDDEN_WORD,) * len(move.cards), pick=move.pick)
    return Move(move.head, pick=HIDDEN_WORD) if move.head == "take" else move


def _shows_several(rules: Rules, kind: i64) -> bool:
    signs = rules.tables.signs[kind]
    return signs & (signs - 1) != 0


def _card(position: Position, move: Move) -> tuple[int, int]:
    """The face (-1 for an action) and the kind."""
    tables = position.rules.tables
    face = tables.faces.get(move.head, -1)
    if face >= 0:
        return face, face >> 1
    kind = tables.deck_kinds.get(move.head, -1)
    if kind < tables.tunnels:
        raise ParseError(f"{move}: there is no card {move.head!r}")
    return -1, kind


def _pick(position: Position, kind: int, move: Move) -> int:
    tables = position.rules.tables
    if not move.pick and not _shows_several(position.rules, kind):
        return int(tables.signs[kind]).bit_length() - 1
    if move.pick not in tables.sign_names:
        raise ParseError(f"{move}: say which of its tools is used, as in {move.head}=lamp>{max(move.seat, 0)}")
    return tables.sign_names.index(move.pick)


def _goal(position: Position, move: Move) -> int:
    goals = position.rules.tables.box.goal_cells
    if len(move.cells) != 1:
        raise ParseError(f"{move}: {move.head} is aimed at a goal, as in {move.head}@{goals[0][0]},{goals[0][1]}")
    if move.cells[0] not in goals:
        raise IllegalMove(str(move), "B-35")
    return goals.index(move.cells[0])


def _cell(position: Position, move: Move, laying: bool) -> int:
    if len(move.cells) != 1:
        raise ParseError(f"{move}: {move.head} is aimed at a cell, as in {move.head}@1,0")
    column, row = move.cells[0]
    cell = position.maze.cell_at(column, row)
    if cell < 0:
        raise IllegalMove(str(move), "B-20" if laying else "B-34")
    return cell
