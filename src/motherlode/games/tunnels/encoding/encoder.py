"""Observations of the tunnel games: what a seat knows, as bytes. The fields are described in ``layout.py``."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.encoding import HISTORY, Encoder, History, Marks
from motherlode.core.hidden import FACE_DOWN, HIDDEN
from motherlode.core.playable import Playable
from motherlode.games.tunnels.encoding.actions import (
    ENTRY_ACT,
    ENTRY_AIM,
    ENTRY_FACE,
    ENTRY_SIGN,
    ENTRY_X,
    ENTRY_Y,
    TunnelActions,
)
from motherlode.games.tunnels.encoding.layout import CLAIMS, ENTRY
from motherlode.games.tunnels.encoding.window import CELLS
from motherlode.games.tunnels.rules.gold.ledger import is_lost, seat_of, worth_of
from motherlode.games.tunnels.rules.maze import FRONTIER, GOAL
from motherlode.games.tunnels.rules.move_codes import AIM_AT_SEAT, ASK_GOLD
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TunnelEncoder", "encoder_of"]


class TunnelEncoder(TunnelActions):
    """Writes what a seat knows. It reads a truth as that seat's view would show it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        tables = rules.tables
        layout = self.layout
        copies = [0] * len(rules.plays)
        for kind in tables.deck:
            copies[kind] += 1
        self._copies: vec[i64] = vec[i64](copies)
        self._unseen: vec[i64] = vec[i64](copies)
        self._passed: vec[i64] = vec[i64]([0] * rules.seats)
        self._worths: i64 = max(tables.gold, default=0)
        self._places: i64 = len(rules.cast)
        self._asked: i64 = layout.start("asked")
        self._hand: i64 = layout.start("hand")
        self._hands: i64 = layout.start("hands")
        self._front: i64 = layout.start("front")
        self._roles: i64 = layout.start("roles")
        self._insight: i64 = layout.start("insight")
        self._goals: i64 = layout.start("goals")
        self._peeked: i64 = layout.start("peeked")
        self._gold: i64 = layout.start("gold")
        self._gold_cards: i64 = layout.start("gold_cards")
        self._pool: i64 = layout.start("pool")
        self._pool_size: i64 = layout.start("pool_size")
        self._unseen_at: i64 = layout.start("unseen")
        self._passed_at: i64 = layout.start("passed")
        self._handed: i64 = layout.start("handed")
        self._board: i64 = layout.start("board")
        self._history: i64 = layout.start("history")

    def write_observation(
        self, position: Playable, seat: i64, history: History, out: vec[u8], at: i64, marks: Marks
    ) -> None:
        assert isinstance(position, Position)
        marks.clear(out)
        self._sort_hand(position, seat)
        self._write_state(position, seat, out, at)
        self._write_seats(position, seat, out, at)
        self._write_roles_and_goals(position, seat, out, at)
        self._write_gold(position, seat, out, at)
        self._write_unseen(position, seat, out, at)
        if self._handed >= 0:
            self._write_handed(position, seat, out, at + self._handed)
        self._write_board(position, out, at + self._board, marks)
        self._write_history(history, seat, out, at + self._history)

    def _seat_from(self, seat: i64, other: i64) -> i64:
        """1 + a seat as counted from another; 0 for nobody."""
        if other < 0:
            return 0
        away = other - seat
        return away + 1 if away >= 0 else away + self.seats + 1

    def _write_state(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        _put(out, at + self._asked, position.asked)
        _put(out, at + self._asked + 1, self._seat_from(seat, position.actor))
        _put(out, at + self._asked + 2, position.round)
        _put(out, at + self._asked + 3, self.rules.rounds)
        _put(out, at + self._asked + 4, position.deck_left())
        _put(out, at + self._asked + 5, self._seat_from(seat, position.first))
        _put(out, at + self._asked + 6, self._seat_from(seat, position.last_layer))
        _put(out, at + self._asked + 7, self._seat_from(seat, position.last_player))
        slot: i64 = 0
        while slot < self.slots:
            _put(out, at + self._hand + slot, self.hand[slot] + 1 if slot < self.held else 0)
            slot += 1

    def _write_seats(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        signs = self.signs
        goals = self.goals
        other = seat
        away: i64 = 0
        while away < self.seats:
            _put(out, at + self._hands + away, position.hands[other * position.stride])
            front = position.front[other]
            i: i64 = 0
            while i < signs:
                _put(out, at + self._front + away * signs + i, front >> i & 1)
                i += 1
            peeked = position.peeked[other]
            i = 0
            while i < goals:
                _put(out, at + self._peeked + away * goals + i, peeked >> i & 1)
                i += 1
            if self._insight >= 0:
                self._write_insight(position, seat, other, out, at + self._insight + away * self._places)
            away += 1
            other += 1
            if other == self.seats:
                other = 0

    def _write_insight(self, position: Position, seat: i64, other: i64, out: vec[u8], at: i64) -> None:
        """What dwarf cards another seat has seen, which is public (S-32, S-34)."""
        insight = position.insight[other]
        place: i64 = 0
        while place < self._places:
            _put(out, at + self._place_from(seat, place), insight >> place & 1)
            place += 1

    def _place_from(self, seat: i64, place: i64) -> i64:
        """A place of dwarf cards, with seats counted from a seat."""
        return place if place >= self.seats else self._seat_from(seat, place) - 1

    def _write_roles_and_goals(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Dwarf cards are known to who has seen them (B-03, S-34), goals to who looked (B-35); shown at round's end."""
        insight = position.insight[seat]
        place: i64 = 0
        while place < self._places:
            known = position.shown or insight >> place & 1 != 0
            _put(out, at + self._roles + self._place_from(seat, place), position.roles[place] + 1 if known else 0)
            place += 1
        peeked = position.peeked[seat]
        goal: i64 = 0
        while goal < self.goals:
            told: i64 = 0
            if not position.goal_is_hidden(goal):
                told = position.goals[goal] + 1 + self.goals
            elif position.shown or peeked >> goal & 1:
                told = position.goals[goal] + 1
            _put(out, at + self._goals + goal, told)
            goal += 1

    def _write_gold(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """What a gold card is worth is known to who has it (B-56), unless gold is open or the game is over."""
        i: i64 = 0
        while i < self.seats:
            out[at + self._gold + i] = 0
            out[at + self._gold_cards + i] = 0
            i += 1
        is_secret = self.rules.gold_is_secret and position.asked != 0
        for entry in position.took:
            owner = seat_of(entry)
            worth = worth_of(entry)
            place = self._seat_from(seat, owner) - 1
            if worth != HIDDEN and (owner == seat or not is_secret):
                _add(out, at + self._gold + place, -worth if is_lost(entry) else worth)
            if not is_lost(entry):
                _add(out, at + self._gold_cards + place, 1)
        if self._pool < 0:
            return
        i = 0
        while i < self._worths:
            out[at + self._pool + i] = 0
            i += 1
        _put(out, at + self._pool_size, len(position.pool))
        if position.asked == ASK_GOLD and position.actor == seat:
            for nuggets in position.pool:
                _add(out, at + self._pool + nuggets - 1, 1)

    def _write_unseen(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Copies of each kind that are not in the maze, in front of anyone, in the own hand or discarded in sight."""
        unseen = self._unseen
        passed = self._passed
        maze = position.maze
        i: i64 = 0
        while i < self.kinds:
            unseen[i] = self._copies[i]
            i += 1
        i = 0
        while i < self.seats:
            passed[i] = 0
            front = position.front[i]
            sign: i64 = 0
            while front >> sign:
                if front >> sign & 1:
                    unseen[self.rules.tables.front_kind[sign]] -= 1
                sign += 1
            i += 1
        i = 0
        while i < maze.laid:
            unseen[maze.face_at(maze.placed[i]) >> 1] -= 1
            i += 1
        i = 0
        while i < self.held:
            unseen[self.hand[i]] -= 1
            i += 1
        for card in position.discards:
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

    def _write_handed(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        """Cards that the seat handed over with its hand (S-33), the latest claims first."""
        listed: i64 = 0
        if position.claims:
            for knower, holder, cards, _ in reversed(position.claims):
                if knower == seat:
                    for card in cards:
                        if listed < CLAIMS:
                            _put(out, at + 2 * listed, self._seat_from(seat, holder))
                            _put(out, at + 2 * listed + 1, card + 1)
                            listed += 1
        while listed < CLAIMS:
            out[at + 2 * listed] = 0
            out[at + 2 * listed + 1] = 0
            listed += 1

    def _write_board(self, position: Position, out: vec[u8], at: i64, marks: Marks) -> None:
        maze = position.maze
        tables = self.rules.tables
        i: i64 = 0
        while i < maze.laid:
            self._write_card(position, maze.placed[i], out, at, marks)
            i += 1
        i = 0
        while i < maze.frontier_size:
            place = self.window.place(maze, maze.frontier[i])
            if place >= 0:
                marks.put(out, at + place, FRONTIER)
            i += 1
        i = 0
        while i < self.goals:
            self._write_card(position, tables.goal_cells[i], out, at, marks)
            i += 1
        self._write_card(position, tables.start_cell, out, at, marks)

    def _write_card(self, position: Position, cell: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """A card of the maze with its reached arms; of a goal that lies face down, only that."""
        maze = position.maze
        place = self.window.place(maze, cell)
        if place >= 0:
            mark: int = maze.board[cell]
            marks.put(out, at + place, mark)
            if mark > GOAL:
                arms: int = maze.side[cell]
                marks.put(out, at + CELLS + place, arms)

    def _write_history(self, history: History, seat: i64, out: vec[u8], at: i64) -> None:
        age: i64 = 0
        while age < HISTORY:
            entry = history.recent(age)
            row = at + age * ENTRY
            act = entry >> ENTRY_ACT & 15
            where = entry >> ENTRY_X & 255
            if where and entry >> ENTRY_AIM & 15 == AIM_AT_SEAT:
                where = self._seat_from(seat, where - 1)
            _put(out, row, self._seat_from(seat, entry & 15) if act else 0)
            _put(out, row + 1, act)
            _put(out, row + 2, entry >> ENTRY_FACE & 255)
            _put(out, row + 3, where)
            _put(out, row + 4, entry >> ENTRY_Y & 255)
            _put(out, row + 5, entry >> ENTRY_SIGN & 255)
            age += 1


def _put(out: vec[u8], at: i64, value: i64) -> None:
    byte: int = value
    out[at] = byte


def _add(out: vec[u8], at: i64, value: i64) -> None:
    there: int = out[at]
    more: int = there + value
    out[at] = more


@lru_cache(maxsize=64)
def _encoder_for(rules: Rules) -> TunnelEncoder:
    return TunnelEncoder(rules)


def encoder_of(position: Playable) -> Encoder:
    """The encoder for the table of a position."""
    assert isinstance(position, Position)
    return _encoder_for(position.rules)
