"""Observations of The Lost Mines: what a seat knows, as bytes. ``layout.py`` describes the fields."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.cards import FACE_DOWN
from motherlode.core.encoding.encoder import Encoder, History
from motherlode.core.encoding.marks import Marks
from motherlode.core.playable import Playable
from motherlode.games.lost_mines.encoding.actions import (
    ENTRY_ACT,
    ENTRY_AT_SEAT,
    ENTRY_FACE,
    ENTRY_PICK,
    ENTRY_X,
    ENTRY_Y,
    LostMinesActions,
)
from motherlode.games.lost_mines.rules.board import EMPTY, LYING
from motherlode.games.lost_mines.rules.parts import Rules
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["LostMinesEncoder", "encoder_of"]


class LostMinesEncoder(LostMinesActions):
    """Writes what a seat knows. It reads a truth as that seat's view would show it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        tables = rules.tables
        layout = self.layout
        copies = [0] * tables.kinds
        for kind in tables.deck:
            copies[kind] += 1
        self._copies: vec[i64] = vec[i64](copies)
        self._unseen: vec[i64] = vec[i64](copies)
        self._passed: vec[i64] = vec[i64]([0] * rules.seats)
        self._places: i64 = len(rules.cast)
        self._asked: i64 = layout.start("asked")
        self._hand: i64 = layout.start("hand")
        self._hands: i64 = layout.start("hands")
        self._dwarfs: i64 = layout.start("dwarfs")
        self._called: i64 = layout.start("called")
        self._trolls: i64 = layout.start("trolls")
        self._points: i64 = layout.start("points")
        self._roles: i64 = layout.start("roles")
        self._insight: i64 = layout.start("insight")
        self._mines: i64 = layout.start("mines")
        self._scouted: i64 = layout.start("scouted")
        self._treasures: i64 = layout.start("treasures")
        self._appraised: i64 = layout.start("appraised")
        self._unseen_at: i64 = layout.start("unseen")
        self._passed_at: i64 = layout.start("passed")
        self._board: i64 = layout.start("board")
        self._history: i64 = layout.start("history")

    def write_observation(
        self, position: Playable, seat: i64, history: History, out: vec[u8], at: i64, marks: Marks
    ) -> None:
        assert isinstance(position, Position)
        marks.clear(out, at)
        self.sort_hand(position, seat)
        self._write_state(position, seat, out, at + self._asked)
        self._write_hand(out, at + self._hand)
        self._write_seats(position, seat, out, at)
        self._write_roles(position, seat, out, at)
        self._write_mines(position, seat, out, at + self._mines)
        self._write_treasures(position, seat, out, at + self._treasures)
        self._write_unseen(position, seat, out, at)
        self._write_board(position, out, at + self._board, marks)
        self.write_history(history, seat, out, at + self._history)

    def _seat_from(self, seat: i64, other: i64) -> i64:
        """1 + a seat as counted from another; 0 for nobody."""
        if other < 0:
            return 0
        away = other - seat
        return away + 1 if away >= 0 else away + self.seats + 1

    def _write_state(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        _put(out, at, position.asked)
        _put(out, at + 1, self._seat_from(seat, position.actor))
        _put(out, at + 2, position.round)
        _put(out, at + 3, self.rules.rounds)
        _put(out, at + 4, position.deck_left())
        _put(out, at + 5, self._seat_from(seat, position.first))
        _put(out, at + 6, self._seat_from(seat, position.last_player))
        _put(out, at + 7, position.due)
        _put(out, at + 8, self._seat_from(seat, position.dragon))
        _put(out, at + 9, self._seat_from(seat, position.caller))

    def _write_hand(self, out: vec[u8], at: i64) -> None:
        slot: i64 = 0
        while slot < self.slots:
            _put(out, at + slot, self.hand[slot] + 1 if slot < self.held else 0)
            slot += 1

    def _write_seats(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        grid = self.rules.tables.grid
        other = seat
        away: i64 = 0
        while away < self.seats:
            _put(out, at + self._hands + away, position.hand_size(other))
            _put(out, at + self._dwarfs + 2 * away, grid.columns[position.dwarfs[other]])
            _put(out, at + self._dwarfs + 2 * away + 1, grid.rows[position.dwarfs[other]])
            _put(out, at + self._called + away, position.called >> other & 1)
            _put(out, at + self._trolls + away, position.trolls[other] + 1)
            _put(out, at + self._points + away, position.points[other])
            _put_bits(out, at + self._scouted + away * self.mines, position.scouted[other], self.mines)
            _put_bits(out, at + self._appraised + away * self.treasures, position.appraised[other], self.treasures)
            away += 1
            other += 1
            if other == self.seats:
                other = 0

    def _write_roles(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """The clan is public, the role known to who has seen it (L-03, L-31); who has looked is public."""
        place: i64 = 0
        while place < self._places:
            card = position.roles[place]
            if not position.shown and not position.insight[seat] >> place & 1:
                card |= 3
            shown_at = place if place >= self.seats else self._seat_from(seat, place) - 1
            _put(out, at + self._roles + shown_at, card + 1)
            other: i64 = 0
            while other < self.seats:
                row = (self._seat_from(seat, other) - 1) * self._places
                _put(out, at + self._insight + row + shown_at, position.insight[other] >> place & 1)
                other += 1
            place += 1

    def _write_mines(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """A mine is known if it lies face up, or to who looked (L-31, L-41)."""
        tables = self.rules.tables
        field: i64 = 0
        while field < self.mines:
            told: i64 = 0
            if position.board.face_at(tables.mine_cells[field]) >= 0:
                told = position.mines[field] + 1 + self.mines
            elif position.shown or position.scouted[seat] >> field & 1:
                told = position.mines[field] + 1
            _put(out, at + field, told)
            field += 1

    def _write_treasures(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """The kind shows on the back; the value is known to who looked or took it (L-06, L-31, L-43)."""
        count: i64 = len(position.holders)
        treasure: i64 = 0
        while treasure < self.treasures:
            row = at + 3 * treasure
            if treasure < count:
                known = position.shown or position.appraised[seat] >> treasure & 1 != 0
                _put(out, row, (position.treasures[treasure] >> 4) + 1)
                _put(out, row + 1, position.treasures[treasure] & 15 if known else 0)
                _put(out, row + 2, self._seat_from(seat, position.holders[treasure]))
            else:
                _put(out, row, 0)
                _put(out, row + 1, 0)
                _put(out, row + 2, 0)
            treasure += 1

    def _write_unseen(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Write the number of unseen cards of each kind: not on the board, in hand or discarded face up."""
        unseen = self._unseen
        passed = self._passed
        board = position.board
        tables = self.rules.tables
        i: i64 = 0
        while i < self.kinds:
            unseen[i] = self._copies[i]
            i += 1
        i = 0
        while i < self.seats:
            passed[i] = 0
            if position.trolls[i] != NOBODY:
                unseen[tables.troll_card] -= 1
            i += 1
        i = 0
        while i < board.laid:
            kind = board.face_at(board.placed[i]) >> 1
            if kind < tables.paths:
                unseen[kind] -= 1
            i += 1
        i = 0
        while i < self.held:
            unseen[self.hand[i]] -= 1
            i += 1
        for discard in position.discards:
            card = i64(discard)
            if card < FACE_DOWN:
                unseen[card] -= 1
            else:
                by = (card >> 8) - 1
                passed[by] += 1
                if by == seat:
                    unseen[card & 255] -= 1
        i = 0
        while i < self.kinds:
            _put(out, at + self._unseen_at + i, unseen[i])
            i += 1
        i = 0
        while i < self.seats:
            _put(out, at + self._passed_at + self._seat_from(seat, i) - 1, passed[i])
            i += 1

    def _write_board(self, position: Position, out: vec[u8], at: i64, marks: Marks) -> None:
        board = position.board
        cells = self.cells
        cell: i64 = 0
        while cell < cells:
            mark: int = board.cards[cell]
            if mark != EMPTY:
                marks.put(out, at + cell, mark)
                if mark >= LYING:
                    ways: int = board.side[cell]
                    marks.put(out, at + cells + cell, ways)
            cell += 1
        for tooled in position.tools:
            marks.put(out, at + 2 * cells + tooled, 1)
        for token in position.tokens:
            way = token >> 2
            marks.put(out, at + (3 + (way & 1)) * cells + (way >> 1), token & 3)

    def write_entry(self, entry: i64, seat: i64, out: vec[u8], at: i64) -> None:
        act = entry >> ENTRY_ACT & 15
        where = entry >> ENTRY_X & 255
        if entry >> ENTRY_AT_SEAT & 1:
            where = self._seat_from(seat, where - 1)
        _put(out, at, self._seat_from(seat, entry & 15) if act else 0)
        _put(out, at + 1, act)
        _put(out, at + 2, entry >> ENTRY_FACE & 255)
        _put(out, at + 3, where)
        _put(out, at + 4, entry >> ENTRY_Y & 255)
        _put(out, at + 5, entry >> ENTRY_PICK & 255)


def _put(out: vec[u8], at: i64, value: i64) -> None:
    byte: int = value
    out[at] = byte


def _put_bits(out: vec[u8], at: i64, bits: i64, count: i64) -> None:
    i: i64 = 0
    while i < count:
        _put(out, at + i, bits >> i & 1)
        i += 1


@lru_cache(maxsize=64)
def _encoder_for(rules: Rules) -> LostMinesEncoder:
    return LostMinesEncoder(rules)


def encoder_of(position: Playable) -> Encoder:
    """The encoder for the table of a position."""
    assert isinstance(position, Position)
    return _encoder_for(position.rules)
