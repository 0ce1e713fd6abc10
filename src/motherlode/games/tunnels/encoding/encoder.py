"""Observations of the tunnel games as bytes: what a seat knows. Their fields are in ``layout.py``."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from motherlode.core.bits import BIT
from motherlode.core.cards import HIDDEN
from motherlode.core.encoding.encoder import Encoder, History
from motherlode.core.encoding.marks import Marks
from motherlode.core.playable import Playable
from motherlode.games.tunnels.encoding.board_encoder import BoardEncoder
from motherlode.games.tunnels.encoding.board_marks import BoardMarks
from motherlode.games.tunnels.encoding.layout import CLAIMS
from motherlode.games.tunnels.rules.gold.ledger import is_lost, seat_of, worth_of
from motherlode.games.tunnels.rules.maze_cells import GOAL
from motherlode.games.tunnels.rules.parts import ASK_GOLD, Rules
from motherlode.games.tunnels.rules.position import Position

__all__ = ["TunnelEncoder", "encoder_of"]

_CLAIMS: Final = CLAIMS  # a constant of this module, which is compiled


class TunnelEncoder(BoardEncoder):
    """Writes what a seat knows. It reads a truth as that seat's view would show it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        layout = self.layout
        self._rounds: i64 = rules.rounds
        self._places: i64 = len(rules.cast)
        self._asked: i64 = layout.start("asked")
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
        self._handed: i64 = layout.start("handed")
        self._history: i64 = layout.start("history")

    def write_observation(
        self, position: Playable, seat: i64, history: History, out: vec[u8], at: i64, marks: Marks
    ) -> None:
        assert isinstance(position, Position)
        assert isinstance(marks, BoardMarks)
        marks.clear(out, at)
        self.sort_hand(position, seat)
        self._write_state(position, seat, out, at + self._asked)
        self._write_hand(out, at + self._hand)
        self._write_seats(position, seat, out, at, marks)
        self._write_roles(position, seat, out, at, marks)
        self._write_goals(position, seat, out, at + self._goals, marks)
        self._write_gold(position, seat, out, at, marks)
        self.write_board(position, out, at + self.board, marks)
        self.write_unseen(position, seat, out, at, marks)
        if self._handed >= 0 and position.handed:
            self._write_handed(position, seat, out, at + self._handed, marks)
        self.write_history(history, seat, out, at + self._history)

    def _write_state(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8(position.asked)
        out[at + 1] = u8(self.seat_from(seat, position.actor))
        out[at + 2] = u8(position.round)
        out[at + 3] = u8(self._rounds)
        out[at + 4] = u8(position.deck_left())
        out[at + 5] = u8(self.seat_from(seat, position.first))
        out[at + 6] = u8(self.seat_from(seat, position.last_layer))
        out[at + 7] = u8(self.seat_from(seat, position.last_player))

    def _write_hand(self, out: vec[u8], at: i64) -> None:
        hand = self.hand
        held = self.held
        slot: i64 = 0
        while slot < held:
            out[at + slot] = u8(hand[slot] + 1)
            slot += 1
        while slot < self.slots:
            out[at + slot] = 0
            slot += 1

    def _write_seats(self, position: Position, seat: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """Write by seat its number of cards, what lies in front of it, and its peeks, which are public."""
        seats = self.seats
        hands = position.hands
        stride = position.stride
        front = position.front
        peeked = position.peeked
        other = seat
        away: i64 = 0
        while away < seats:
            out[at + self._hands + away] = u8(hands[other * stride])
            if front[other]:
                marks.put_bits(out, at + self._front + away * self.signs, front[other])
            if peeked[other]:
                marks.put_bits(out, at + self._peeked + away * self.goals, peeked[other])
            if self._insight >= 0:
                self._write_insight(position, seat, other, out, at + self._insight + away * self._places, marks)
            away += 1
            other += 1
            if other == seats:
                other = 0

    def _write_insight(self, position: Position, seat: i64, other: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """Write which dwarf cards another seat has seen, which is public (S-32, S-34)."""
        insight = position.insight[other]
        place: i64 = 0
        while insight:
            if insight & 1:
                marks.put(out, at + self._place_from(seat, place), 1)
            insight >>= 1
            place += 1

    def _place_from(self, seat: i64, place: i64) -> i64:
        """A place of dwarf cards, with seats counted from a seat."""
        return place if place >= self.seats else self.seat_from(seat, place) - 1

    def _write_roles(self, position: Position, seat: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """Dwarf cards are known to who has seen them (B-03, S-34), and shown at the round's end."""
        known = position.insight[seat]
        if position.shown:
            known = BIT[self._places] - 1
        place: i64 = 0
        while known:
            if known & 1:
                marks.put(out, at + self._roles + self._place_from(seat, place), position.roles[place] + 1)
            known >>= 1
            place += 1

    def _write_goals(self, position: Position, seat: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """Goals are known if they lie face up, to who looked (B-35), and at the round's end."""
        peeked = position.peeked[seat]
        cells = self.rules.tables.goal_cells
        maze = position.maze
        goals = self.goals
        goal: i64 = 0
        while goal < goals:
            if maze.mark_at(cells[goal]) != GOAL:
                marks.put(out, at + goal, position.goals[goal] + 1 + goals)
            elif position.shown or peeked >> goal & 1:
                marks.put(out, at + goal, position.goals[goal] + 1)
            goal += 1

    def _write_gold(self, position: Position, seat: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """What a gold card is worth is known to who has it (B-56), unless gold is open or the game is over."""
        is_secret = self.rules.gold_is_secret and position.asked != 0
        for entry in position.took:
            owner = seat_of(entry)
            worth = worth_of(entry)
            place = self.seat_from(seat, owner) - 1
            if worth != HIDDEN and (owner == seat or not is_secret):
                marks.increase(out, at + self._gold + place, -worth if is_lost(entry) else worth)
            if not is_lost(entry):
                marks.increase(out, at + self._gold_cards + place, 1)
        size: i64 = len(position.pool)
        if size:
            marks.put(out, at + self._pool_size, size)
            if position.asked == ASK_GOLD and position.actor == seat:
                for nuggets in position.pool:
                    marks.increase(out, at + self._pool + nuggets - 1, 1)

    def _write_handed(self, position: Position, seat: i64, out: vec[u8], at: i64, marks: Marks) -> None:
        """Cards that the seat handed over with its hand (S-33), the latest first."""
        listed: i64 = 0
        for knower, holder, cards, _ in reversed(position.handed):
            if knower == seat:
                for card in cards:
                    if listed < _CLAIMS:
                        marks.put(out, at + 2 * listed, self.seat_from(seat, holder))
                        marks.put(out, at + 2 * listed + 1, card + 1)
                        listed += 1


@lru_cache(maxsize=64)
def _encoder_for(rules: Rules) -> TunnelEncoder:
    return TunnelEncoder(rules)


def encoder_of(position: Playable) -> Encoder:
    """The encoder for the table of a position."""
    assert isinstance(position, Position)
    return _encoder_for(position.rules)
