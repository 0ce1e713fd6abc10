"""Moves of The Lost Mines: between the engine's codes and :class:`Move` values.

``NES@3,4`` lay a path · ``axe@5,3`` · ``trap@3,3/4,3`` on the way between two cells · ``troll@…`` · ``storm@4,3`` ·
``look-dwarf+mine=mine@10,3`` · ``look-dwarf+mine=dwarf>2`` · ``look-mine+treasure=treasure-0`` · ``discard(NES,map)`` ·
``call-vote`` · ``walk@3,3/4,3`` over these cells · ``stay`` · ``take=treasure-0`` · ``vote=yes``
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.errors import IllegalMove, ParseError
from motherlode.core.move import (
    ACT,
    AIM,
    HIDDEN_WORD,
    PICK,
    SECOND,
    Cell,
    DirectCache,
    Move,
    act_of,
    aim_of,
    face_of,
    kind_of,
    pick_of,
    second_of,
)
from motherlode.core.move_details import MoveDetails
from motherlode.games.lost_mines.cards.box import LOOKS
from motherlode.games.lost_mines.cards.tables import Tables
from motherlode.games.lost_mines.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_LOOK,
    AIM_AT_WAY,
    CALL,
    DISCARD,
    STAY,
    TAKE,
    VOTE,
    WALK,
    Play,
    Rules,
    with_step,
)
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.lost_mines.rules.walking import NO_WALK, cells_from, usual_walk

__all__ = ["code_of", "details_of", "hide_move", "move_of", "moves_of"]

_PLAIN = {"call-vote": CALL, "stay": STAY}
_KEPT: Final = 4096
"""How many moves are cached for each table: most legal moves of one turn are legal in the next. One takes 350 bytes."""
_TABLES: Final = 4
"""For how many tables moves are cached."""
_FROM: Final = 48
"""Where the cell that a walk begins at is added to its code, in bits."""

_known: dict[Rules, DirectCache[Move]] = {}


def moves_of(position: Position, codes: vec[i64]) -> list[Move]:
    """The moves that codes are, in this position."""
    known = _known_moves(position.rules)
    return [_find(position, known, code) for code in codes]


def move_of(position: Position, code: int) -> Move:
    """The move that a code is, in this position."""
    return _find(position, _known_moves(position.rules), code)


def _known_moves(rules: Rules) -> DirectCache[Move]:
    known = _known.get(rules)
    if known is None:
        if len(_known) >= _TABLES:
            _known.clear()
        known = _known[rules] = DirectCache(_KEPT)
    return known


def _find(position: Position, known: DirectCache[Move], code: i64) -> Move:
    """A move from the cache. A walk names steps, so that its cells depend on where it begins."""
    key = code
    at: i64 = 0
    is_walk = act_of(code) == WALK
    if is_walk:
        at = position.dwarfs[position.actor]
        key = code | at << _FROM
    move = known.get(key)
    if move is None:
        if is_walk:
            tables = position.rules.tables
            move = Move("walk", cells=tuple([tables.place(cell) for cell in cells_from(tables, at, aim_of(code))]))
        else:
            move = _move(position.rules, code)
            move.note_code(position.rules, code, True)
        known.put(key, move)
    return move


def _move(rules: Rules, code: i64) -> Move:
    act = act_of(code)
    aim = aim_of(code)
    if act == TAKE:
        return Move("take", pick=f"treasure-{aim}")
    if act == VOTE:
        return Move("vote", pick="yes" if pick_of(code) else "no")
    if act == DISCARD:
        kinds = (kind_of(code), second_of(code))
        return Move("discard", cards=tuple([rules.tables.kind_names[kind] for kind in kinds if kind >= 0]))
    for head, plain in _PLAIN.items():
        if act == plain:
            return Move(head)
    return _card_move(rules, code)


def _card_move(rules: Rules, code: i64) -> Move:
    tables = rules.tables
    kind = kind_of(code)
    aimed_at = rules.plays[kind].aim
    head = tables.face_names[face_of(code)] or tables.kind_names[kind]
    if aimed_at == AIM_AT_CELL:
        return Move(head, cells=(tables.place(aim_of(code)),))
    if aimed_at == AIM_AT_WAY:
        return Move(head, cells=tables.way_places(aim_of(code)))
    return _look_move(tables, head, LOOKS[pick_of(code)], aim_of(code)) if aimed_at == AIM_AT_LOOK else Move(head)


def _look_move(tables: Tables, head: str, look: str, aim: i64) -> Move:
    if look == "mine":
        return Move(head, pick=look, cells=(tables.box.mine_cells[aim],))
    return Move(head, pick=look, seat=aim) if look == "dwarf" else Move(head, pick=f"treasure-{aim}")


def hide_move(move: Move) -> Move:
    """The move as others see it: cards in hand are hidden."""
    return move if move.cards is None else Move(move.head, cards=(HIDDEN_WORD,) * len(move.cards))


def details_of(tables: Tables, move: Move) -> MoveDetails:
    """What a legal move uses and where it is aimed."""
    if move.head in ("take", "vote", "stay"):
        return MoveDetails("choose")
    if move.head == "call-vote":
        return MoveDetails("call")
    if move.head == "walk":
        return MoveDetails("choose", cell=move.cells[-1], path=move.cells)
    if move.cards is not None:
        return MoveDetails("discard", move.cards)
    if move.head in tables.faces:
        return MoveDetails("lay", (tables.kind_names[tables.faces[move.head] >> 1],), move.cells[0])
    if len(move.cells) == 2:
        return MoveDetails("play", (move.head,), way=(move.cells[0], move.cells[1]))
    return MoveDetails("play", (move.head,), move.cells[0] if move.cells else None, seat=move.seat)


def code_of(position: Position, move: Move) -> int:
    """The code of a move: ParseError if no card reads so, IllegalMove if it is aimed where nothing can be."""
    rules = position.rules
    if move.coded_for is not rules:
        code = _find_code(position, move)
        move.note_code(None if act_of(code) == WALK else rules, code, False)  # walks depend on where they begin
    return move.code


def _find_code(position: Position, move: Move) -> int:
    if move.head == "walk":
        return _walk(position, move)
    if move.head == "discard":
        return _discard(position, move)
    if move.cards is not None:
        raise ParseError(f"{move}: only discarding names cards in hand")
    if move.head in _PLAIN:
        if move != Move(move.head):
            raise ParseError(f"{move}: {move.head} stands alone")
        return _PLAIN[move.head] << ACT
    if move.head == "vote":
        if move not in (Move("vote", pick="yes"), Move("vote", pick="no")):
            raise ParseError(f"{move}: a vote is vote=yes or vote=no")
        return VOTE << ACT | (move.pick == "yes") << PICK
    if move.head == "take":
        if move.cells or move.seat >= 0:
            raise ParseError(f"{move}: taking a treasure looks like take=treasure-0")
        return TAKE << ACT | _treasure(position, move) << AIM
    return _card(position, move)


def _treasure(position: Position, move: Move) -> int:
    name, _, number = move.pick.partition("-")
    if name != "treasure" or not number.isdecimal() or str(int(number)) != number or int(number) >= position.seats:
        raise ParseError(f"{move}: treasures are treasure-0 to treasure-{position.seats - 1}")
    return int(number)


def _kind(position: Position, move: Move, name: str) -> int:
    kind = position.rules.tables.deck_kinds.get(name, -1)
    if kind < 0:
        raise ParseError(f"{move}: there is no card {name!r}")
    return kind


def _discard(position: Position, move: Move) -> int:
    if not move.cards or len(move.cards) > 2 or move.pick or move.cells or move.seat >= 0:
        raise ParseError(f"{move}: name one card or two to discard, as in discard(axe)")
    kinds = sorted(_kind(position, move, card) for card in move.cards)
    second = (kinds[1] + 1) << SECOND if len(kinds) == 2 else 0
    return DISCARD << ACT | kinds[0] * 2 | second


def _on_board(position: Position, cell: Cell) -> bool:
    box = position.rules.tables.box
    return 1 <= cell[0] <= box.columns and 1 <= cell[1] <= box.rows


def _walk(position: Position, move: Move) -> int:
    if not move.cells or len(move.cells) > 5 or move.cards is not None or move.pick or move.seat >= 0:
        raise ParseError(f"{move}: a walk names the cells it enters, as in walk@3,3/4,3")
    tables = position.rules.tables
    at = position.dwarfs[position.actor]
    walk = 0
    for cell in move.cells:
        steps = [d for d in range(4) if tables.grid.near[at * 4 + d] == tables.grid.cell(*cell)]
        if not steps or not _on_board(position, cell):
            raise IllegalMove(str(move), NO_WALK)
        walk = with_step(walk, steps[0])
        at = tables.grid.near[at * 4 + steps[0]]
    return WALK << ACT | usual_walk(position, position.actor, walk) << AIM


def _card(position: Position, move: Move) -> int:
    face = _face(position, move)
    play = position.rules.plays[face >> 1]
    if move.pick and not play.picks:
        raise ParseError(f"{move}: {move.head} picks nothing")
    if play.aim == AIM_AT_LOOK:
        return face | _look(position, move, play)
    if move.seat >= 0:
        raise ParseError(f"{move}: {move.head} is not aimed at a seat")
    if play.aim == AIM_AT_CELL:
        return face | _cell(position, move, play) << AIM
    if play.aim == AIM_AT_WAY:
        return face | _way(position, move, play) << AIM
    if move.cells:
        raise ParseError(f"{move}: {move.head} is not aimed at a cell")
    return face


def _face(position: Position, move: Move) -> int:
    """The face of a path card; of any other card that of its kind, upright."""
    tables = position.rules.tables
    face = tables.faces.get(move.head, -1)
    if face >= 0:
        return face
    kind = _kind(position, move, move.head)
    if kind < tables.paths:
        raise ParseError(f"{move}: there is no card {move.head!r}")
    return kind * 2


def _cell(position: Position, move: Move, play: Play) -> int:
    if len(move.cells) != 1:
        raise ParseError(f"{move}: {move.head} is aimed at one cell, as in {move.head}@3,3")
    if not _on_board(position, move.cells[0]):
        raise IllegalMove(str(move), play.rule)
    return position.rules.tables.grid.cell(*move.cells[0])


def _way(position: Position, move: Move, play: Play) -> int:
    if len(move.cells) != 2:
        raise ParseError(f"{move}: {move.head} is put between two cells, as in {move.head}@3,3/4,3")
    tables = position.rules.tables
    here, there = sorted(move.cells)
    for d in (1, 2):
        cell = tables.grid.cell(*here)
        on_board = _on_board(position, here) and _on_board(position, there)
        if on_board and tables.grid.near[cell * 4 + d] == tables.grid.cell(*there):
            return tables.way(cell, d)
    raise IllegalMove(str(move), play.rule)


def _look(position: Position, move: Move, play: Play) -> int:
    look = move.pick.partition("-")[0]
    if look not in LOOKS:
        raise ParseError(f"{move}: say what is looked at, as in {move.head}=mine@10,1")
    pick = LOOKS.index(look) << PICK
    if look == "treasure":
        if move.cells or move.seat >= 0:
            raise ParseError(f"{move}: a treasure is named by its number, as in {move.head}=treasure-0")
        return pick | _treasure(position, move) << AIM
    if look == "dwarf":
        if move.cells or not 0 <= move.seat < position.seats:
            raise ParseError(f"{move}: a dwarf is named by its seat, from 0 to {position.seats - 1}")
        return pick | move.seat << AIM
    mines = position.rules.tables.box.mine_cells
    if len(move.cells) != 1 or move.seat >= 0:
        raise ParseError(f"{move}: a mine is named by its cell")
    if move.cells[0] not in mines:
        raise IllegalMove(str(move), play.rule)
    return pick | mines.index(move.cells[0]) << AIM
