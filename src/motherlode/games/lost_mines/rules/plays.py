"""What each kind of card does (L-20 to L-36)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.playable import MOST_MOVES
from motherlode.games.lost_mines.cards.tables import LOOK, PATH, STORM, TOOL, TRAP
from motherlode.games.lost_mines.rules.board import EMPTY, MINE
from motherlode.games.lost_mines.rules.move_codes import AIM, PICK, aim_of, face_of, kind_of, pick_of
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["card_refusal", "offer_card", "play_card", "ways_to_play"]

# looks, as in LOOKS of the box
_AT_MINE: Final = 0
_AT_TREASURE: Final = 1
_AT_DWARF: Final = 2


def offer_card(position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    """Write all legal ways to play a card."""
    play = position.rules.tables.play[kind]
    if play == PATH:
        return _offer_path(position, kind, out, n)
    if play == TOOL:
        return _offer_tool(position, kind, out, n)
    if play == STORM:
        return _offer_storm(position, kind, out, n)
    if play == LOOK:
        return _offer_looks(position, seat, kind, out, n)
    return _offer_token(position, kind, out, n)


def ways_to_play(position: Position, seat: i64, kind: i64) -> list[int]:
    """The codes of all legal ways to play a card, sorted."""
    out = vec[i64]([0] * MOST_MOVES)
    return sorted(out[: offer_card(position, seat, kind, out, 0)])


def card_refusal(position: Position, seat: i64, code: i64) -> str:
    """The rule that forbids a way to play a card; empty if none does."""
    play = position.rules.tables.play[kind_of(code)]
    if play == PATH:
        return _path_refusal(position, code)
    if play == TOOL:
        return "" if _awaits_tool(position, aim_of(code), kind_of(code)) else "L-30"
    if play == STORM:
        return "" if _can_be_swept(position, aim_of(code)) else "L-35"
    if play == LOOK:
        return _look_refusal(position, seat, code)
    return _token_refusal(position, aim_of(code), "L-32" if play == TRAP else "L-33")


def play_card(position: Position, seat: i64, code: i64) -> None:
    """Play it."""
    kind = kind_of(code)
    play = position.rules.tables.play[kind]
    if play == PATH:
        position.lay(seat, face_of(code), aim_of(code))
    elif play == TOOL:
        position.place_tool(seat, kind, aim_of(code))
    elif play == STORM:
        position.storm(seat, kind, aim_of(code))
    elif play == LOOK:
        _look(position, seat, code)
    elif play == TRAP:
        position.set_trap(seat, kind, aim_of(code))
    else:
        position.call_troll(seat, kind, aim_of(code))


# ---- paths -----------------------------------------------------------------------------------------------------------


def _offer_path(position: Position, kind: i64, out: vec[i64], n: i64) -> i64:
    board = position.board
    board.refresh()
    ends = board.ends
    fits = board.end_fits
    face = kind * 2
    upright = position.rules.tables.shape[face]
    turned = position.rules.tables.shape[face + 1]
    i: i64 = 0
    while i < len(ends):
        fitting = fits[i]
        if fitting & upright:
            out[n] = ends[i] << AIM | face
            n += 1
        if fitting & turned:
            out[n] = ends[i] << AIM | face + 1
            n += 1
        i += 1
    return n


def _path_refusal(position: Position, code: i64) -> str:
    board = position.board
    cell = aim_of(code)
    if board.cards[cell] != EMPTY or not board.has_neighbour(cell):
        return "L-20"
    if not board.fits(cell, face_of(code)):
        return "L-21"
    return "" if board.continues(cell) else "L-22"


# ---- tools and storms ------------------------------------------------------------------------------------------------


def _awaits_tool(position: Position, cell: i64, kind: i64) -> bool:
    """L-30: whether an obstacle of this tool lies on a cell, without one."""
    tables = position.rules.tables
    face = position.board.face_at(cell)
    return face >= 0 and tables.feature[face] == tables.clears[kind] and cell not in position.tools


def _offer_tool(position: Position, kind: i64, out: vec[i64], n: i64) -> i64:
    i: i64 = 0
    while i < position.board.laid:
        cell = position.board.placed[i]
        if _awaits_tool(position, cell, kind):
            out[n] = cell << AIM | kind * 2
            n += 1
        i += 1
    return n


def _can_be_swept(position: Position, cell: i64) -> bool:
    """L-35: whether a path card lies on a cell, and no dwarf stands there."""
    face = position.board.face_at(cell)
    return 0 <= face < 2 * position.rules.tables.paths and cell not in position.dwarfs


def _offer_storm(position: Position, kind: i64, out: vec[i64], n: i64) -> i64:
    i: i64 = 0
    while i < position.board.laid:
        cell = position.board.placed[i]
        if _can_be_swept(position, cell):
            out[n] = cell << AIM | kind * 2
            n += 1
        i += 1
    return n


# ---- traps and trolls ------------------------------------------------------------------------------------------------


def _offer_token(position: Position, kind: i64, out: vec[i64], n: i64) -> i64:
    """L-32: on every way between two cards, and every end of a way; from each card those it owns."""
    board = position.board
    tables = position.rules.tables
    i: i64 = 0
    while i < board.laid:
        cell = board.placed[i]
        d: i64 = 0
        while d < 4:
            n_cell = tables.grid.near[cell * 4 + d]
            between_cards = board.face_at(n_cell) >= 0
            if (not between_cards or d == 1 or d == 2) and _is_way(position, cell, d):
                way = tables.way(cell, d)
                if position.token_on(way) == 0:
                    out[n] = way << AIM | kind * 2
                    n += 1
            d += 1
        i += 1
    return n


def _is_way(position: Position, cell: i64, d: i64) -> bool:
    """Whether an open edge of a card joins another card, a mine face down, or leads to a free field."""
    board = position.board
    n = position.rules.tables.grid.near[cell * 4 + d]
    return board.joins(cell, d) or (board.open_to(cell, d) and board.cards[n] == EMPTY)


def _token_refusal(position: Position, way: i64, rule: str) -> str:
    here, there = position.rules.tables.way_cells(way)
    d: i64 = 2 if way & 1 else 1
    if not _is_way(position, here, d) and not _is_way(position, there, (d + 2) & 3):
        return rule
    return "L-36" if position.token_on(way) else ""


# ---- looks -----------------------------------------------------------------------------------------------------------


def _offer_looks(position: Position, seat: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    looks = position.rules.tables.looks[kind]
    if looks >> _AT_MINE & 1:
        field: i64 = 0
        while field < position.rules.tables.mine_count:
            if position.board.cards[position.rules.tables.mine_cells[field]] == MINE:
                out[n] = _AT_MINE << PICK | field << AIM | kind * 2
                n += 1
            field += 1
    if looks >> _AT_TREASURE & 1:
        treasure: i64 = 0
        while treasure < len(position.treasures):
            if position.holders[treasure] == NOBODY:
                out[n] = _AT_TREASURE << PICK | treasure << AIM | kind * 2
                n += 1
            treasure += 1
    if looks >> _AT_DWARF & 1:
        target: i64 = 0
        while target < position.seats:
            if target != seat:
                out[n] = _AT_DWARF << PICK | target << AIM | kind * 2
                n += 1
            target += 1
    return n


def _look_refusal(position: Position, seat: i64, code: i64) -> str:
    look = pick_of(code)
    aim = aim_of(code)
    tables = position.rules.tables
    if not tables.looks[kind_of(code)] >> look & 1:
        return "L-31"
    if look == _AT_MINE:
        allowed = aim < tables.mine_count and position.board.cards[tables.mine_cells[aim]] == MINE
    elif look == _AT_TREASURE:
        allowed = aim < len(position.treasures) and position.holders[aim] == NOBODY
    else:
        allowed = aim < position.seats and aim != seat
    return "" if allowed else "L-31"


def _look(position: Position, seat: i64, code: i64) -> None:
    kind = kind_of(code)
    aim = aim_of(code)
    if pick_of(code) == _AT_MINE:
        position.scout(seat, kind, aim, position.mines[aim])
    elif pick_of(code) == _AT_TREASURE:
        position.appraise(seat, kind, aim, position.treasures[aim])
    else:
        position.inspect(seat, kind, aim, position.roles[aim])
