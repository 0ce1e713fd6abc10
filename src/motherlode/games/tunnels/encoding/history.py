"""The last moves of a tunnel game as all see them: packed as numbers, and written to observations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.encoding.encoder import ENTRY, HISTORY, History
from motherlode.core.move import act_of, aim_of, face_of, kind_of, pick_of, second_of, third_of
from motherlode.core.playable import Playable
from motherlode.games.tunnels.encoding.actions import TunnelActions
from motherlode.games.tunnels.encoding.window import WIDTH
from motherlode.games.tunnels.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_SEAT,
    CARD,
    ROB,
    SHED,
    TAKE,
)
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TunnelHistory"]

# an entry of the history: seat, 1 + act, what it is aimed at, 1 + face, 1 + where (two numbers), 1 + sign
_ENTRY_ACT: Final = 4
_ENTRY_AIM: Final = 8
_ENTRY_FACE: Final = 12
_ENTRY_X: Final = 20
_ENTRY_Y: Final = 28
_ENTRY_SIGN: Final = 36


class TunnelHistory(TunnelActions):
    """Packs moves that are made, and writes them as a seat sees them."""

    def entry(self, position: Playable, code: i64) -> i64:
        """Cards in hand and gold stay hidden (B-13, B-56); how many cards are discarded is seen."""
        assert isinstance(position, Position)
        act = act_of(code)
        entry = position.actor | (act + 1) << _ENTRY_ACT
        if act == TAKE:
            return entry
        aim = aim_of(code)
        if act == ROB:
            seat: i64 = AIM_AT_SEAT
            return entry | seat << _ENTRY_AIM | (aim + 1) << _ENTRY_X
        if act != CARD:
            cards: i64 = 1
            if third_of(code) >= 0:
                cards = 3
            elif second_of(code) >= 0:
                cards = 2
            entry |= cards << _ENTRY_Y
            return entry | (pick_of(code) + 1) << _ENTRY_SIGN if act == SHED else entry
        kind = kind_of(code)
        aims = self.aims[kind]
        entry |= aims << _ENTRY_AIM | (face_of(code) + 1) << _ENTRY_FACE
        if aims == AIM_AT_CELL:
            self.window.look(position.maze)
            place = self.window.place(aim)
            if place < 0:
                return entry
            return entry | (place % WIDTH + 1) << _ENTRY_X | (place // WIDTH + 1) << _ENTRY_Y
        if aims:
            entry |= (aim + 1) << _ENTRY_X
        return entry | (pick_of(code) + 1) << _ENTRY_SIGN if self.picks[kind] else entry

    def seat_from(self, seat: i64, other: i64) -> i64:
        """1 + a seat as counted from another; 0 for nobody."""
        if other < 0:
            return 0
        away = other - seat
        return away + 1 if away >= 0 else away + self.seats + 1

    def write_history(self, history: History, seat: i64, out: vec[u8], at: i64) -> None:
        entries = history.entries
        newest = (history.length - 1) % HISTORY
        place = newest
        while True:
            self.write_entry(entries[place], seat, out, at)
            at += ENTRY
            place -= 1
            if place < 0:
                place = HISTORY - 1
            if place == newest:
                break

    def write_entry(self, entry: i64, seat: i64, out: vec[u8], at: i64) -> None:
        act = entry >> _ENTRY_ACT & 15
        where = entry >> _ENTRY_X & 255
        by: i64 = 0
        if act:
            by = self.seat_from(seat, entry & 15)
            if where and entry >> _ENTRY_AIM & 15 == AIM_AT_SEAT:
                where = self.seat_from(seat, where - 1)
        out[at] = u8(by)
        out[at + 1] = u8(act)
        out[at + 2] = u8(entry >> _ENTRY_FACE & 255)
        out[at + 3] = u8(where)
        out[at + 4] = u8(entry >> _ENTRY_Y & 255)
        out[at + 5] = u8(entry >> _ENTRY_SIGN & 255)
