"""The position of a tunnel game: everything on the table, and the changes that can happen to it.

The same class holds the truth and a viewer's view of it; in a view ``HIDDEN`` stands for what is not known. The rules
decide which changes follow a move (see :mod:`motherlode.games.tunnels.events`). Changes of gold are in
:mod:`motherlode.games.tunnels.rules.gold.changes`, those of Saboteur 2 in ``saboteur2_changes``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from motherlode.core import cards
from motherlode.core.cards import FACE_DOWN, HIDDEN, with_item, without
from motherlode.core.chance.dealer import Dealer
from motherlode.core.move import act_of
from motherlode.core.playable import CardPosition
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.gold.ledger import is_lost, seat_of, worth_of
from motherlode.games.tunnels.rules.knowledge import HandedCards, after_discard, after_play
from motherlode.games.tunnels.rules.maze import Maze
from motherlode.games.tunnels.rules.maze_cells import GOAL
from motherlode.games.tunnels.rules.parts import ANSWERS

if TYPE_CHECKING:
    from motherlode.games.tunnels.rules.parts import Rules

__all__ = ["Position", "blank_position", "unknown_position"]

_ZEROS: Final = vec[i64]([0] * 256)

# shared by all positions, since these lists are replaced, never written in place
_NONE_HANDED: Final[list[HandedCards]] = []
_NO_LOOKS: Final[list[tuple[int, tuple[int, ...]]]] = []


class Position(CardPosition):
    """A position of a tunnel game, the truth or a view of it; made by :func:`blank_position`."""

    rules: Rules
    last_layer: i64  # who laid the round's last tunnel card; -1 if nobody did
    reached: bool  # whether the treasure is turned up

    # written in place
    maze: Maze

    # replaced
    handed: list[HandedCards]  # what seats know of cards they handed over; in a view, the viewer's own
    thieves: vec[i64]  # seats with a theft card in front, in the order these were played
    goals: vec[i64]
    front: vec[i64]  # by seat, the signs that lie in front, as bits
    peeked: vec[i64]  # by seat, the goals looked at, as bits
    gold: vec[i16]  # nuggets on the gold cards left, top first
    pool: vec[i64]  # the gold cards going round, sorted
    took: vec[i64]  # every gold card handed out so far, as entries of `gold/ledger.py`
    looks: list[tuple[int, tuple[int, ...]]]  # in a view: when the viewer saw the pool, and what was in it

    def copy(self) -> Position:
        """A copy with event recording off."""
        other = Position()
        self.copy_shared(other)
        other.rules = self.rules
        other.last_layer = self.last_layer
        other.reached = self.reached
        other.maze = self.maze.copy()
        other.handed = self.handed
        other.thieves = self.thieves
        other.goals = self.goals
        other.front = self.front
        other.peeked = self.peeked
        other.gold = self.gold
        other.pool = self.pool
        other.took = self.took
        other.looks = self.looks
        return other

    # ---- playing ---------------------------------------------------------------------------------------------------

    def fill_legal(self, out: vec[i64]) -> i64:
        rules = self.rules
        n: i64 = 0
        act = rules.answers_from[self.asked]
        last = rules.answers_from[self.asked + 1]
        while act < last:
            n = rules.answers[act].offer(self, self.actor, out, n)
            act += 1
        return n

    def refusal(self, code: i64) -> str:
        act = act_of(code)
        if not ANSWERS[self.asked] <= act < ANSWERS[self.asked + 1]:
            return self.rules.must[self.asked]
        return self.rules.acts[act].refusal(self, self.actor, code)

    def play(self, code: i64) -> None:
        self.rules.acts[act_of(code)].apply(self, self.actor, code)

    # ---- questions -------------------------------------------------------------------------------------------------

    def nuggets(self, seat: i64) -> i64:
        """The worth of a seat's gold, as far as it is known."""
        sum_: i64 = 0
        for entry in self.took:
            if seat_of(entry) == seat and worth_of(entry) != HIDDEN:
                sum_ += -worth_of(entry) if is_lost(entry) else worth_of(entry)
        return sum_

    def goal_is_hidden(self, goal: i64) -> bool:
        """Whether a goal lies face down."""
        return self.maze.mark_at(self.rules.tables.goal_cells[goal]) == GOAL

    # ---- changes ---------------------------------------------------------------------------------------------------

    def begin_round(
        self, number: i64, first: i64, roles: vec[i64], goals: vec[i64], deck: vec[i64], gold: vec[i64]
    ) -> None:
        """Set a round up (B-02, B-05, B-07, B-60): set some cards aside (S-03), then deal the hands."""
        rules = self.rules
        self.round = number
        self.first = first
        self.roles = roles
        self.insight = rules.own_insight
        self.handed = _NONE_HANDED
        self.thieves = vec[i64]()
        self.goals = goals
        self.deck = cards.short_numbers(deck)
        self.gold = cards.short_numbers(gold)
        self.maze = rules.opening.copy()
        self.discards = vec[i16]()
        self.front = _ZEROS[: self.seats]
        self.peeked = _ZEROS[: self.seats]
        self.pending = vec[i64]()
        self.pool = vec[i64]()
        self.last_layer = -1
        self.last_player = -1
        self.reached = False
        self.shown = False
        self.drawn = rules.set_aside
        hands = cards.empty_hands(self.seats, self.stride)
        seat: i64 = 0
        while seat < self.seats:
            hands[seat * self.stride] = i16(rules.hand_size)
            i: i64 = 1
            while i <= rules.hand_size:
                hands[seat * self.stride + i] = self.deck[self.drawn]
                self.drawn += 1
                i += 1
            seat += 1
        self.hands = hands
        if self.log is not None:
            self.log.append(("begin_round", number, first, tuple(roles), tuple(goals), tuple(deck), tuple(gold)))

    def lay(self, seat: i64, face: i64, cell: i64) -> None:
        """Lay a tunnel card from a hand into the maze."""
        if self.log is not None:
            self.log.note("lay", seat, face, self.maze.packed_place(cell))
        self.play_from_hand(seat, face >> 1)
        self.last_layer = seat
        self.maze.lay(cell, face)

    def turn_up(self, goal: i64, kind: i64, turned: i64) -> None:
        """Turn a goal card up, perhaps turned by 180° (B-40, B-42)."""
        tables = self.rules.tables
        one: i64 = 1
        self.goals = with_item(self.goals, goal, kind)
        self.maze.touched &= ~(one << goal)
        self.maze.put(tables.goal_cells[goal], 2 * (tables.goal_kind + kind) + turned)
        if kind == tables.treasure:
            self.reached = True
        if self.log is not None:
            self.log.note("turn_up", goal, kind, turned)

    def put_in_front(self, seat: i64, kind: i64, target: i64, sign: i64) -> None:
        """Lay an action card from a hand in front of a player (B-30)."""
        one: i64 = 1
        self.play_from_hand(seat, kind)
        self.front = with_item(self.front, target, self.front[target] | one << sign)
        if sign == self.rules.tables.theft:
            self.thieves = append(self.thieves[:], target)
        if self.log is not None:
            self.log.note("put_in_front", seat, kind, target, sign)

    def clear_front(self, seat: i64, kind: i64, target: i64, sign: i64) -> None:
        """Play a card that removes another from in front of a player; both are discarded (B-31)."""
        self.play_from_hand(seat, kind)
        self.clear_sign(target, sign)
        self.discard(kind)
        if self.log is not None:
            self.log.note("clear_front", seat, kind, target, sign)

    def collapse(self, seat: i64, kind: i64, cell: i64) -> None:
        """Take a card out of the maze by a rockfall; both are discarded (B-34)."""
        self.play_from_hand(seat, kind)
        face = self.maze.take(cell)
        self.discard(face >> 1)
        self.discard(kind)
        if self.log is not None:
            self.log.note("collapse", seat, kind, self.maze.packed_place(cell), face)

    def peek(self, seat: i64, kind: i64, goal: i64, what: i64) -> None:
        """Play a map: its player alone sees a goal (B-35)."""
        one: i64 = 1
        self.play_from_hand(seat, kind)
        self.discard(kind)
        self.peeked = with_item(self.peeked, seat, self.peeked[seat] | one << goal)
        if what != HIDDEN:
            self.goals = with_item(self.goals, goal, what)
        if self.log is not None:
            self.log.note("peek", seat, kind, goal, what)

    def discard_unseen(self, seat: i64, kind: i64) -> None:
        """Discard a card face down (B-13)."""
        cards.drop_card(self.hands, self.stride, seat, kind)
        if self.handed:
            self.handed = after_discard(self.handed, seat, len(self.discards))
        self.discard(kind + FACE_DOWN * (seat + 1))
        if self.log is not None:
            self.log.note("discard_unseen", seat, kind)

    def pass_empty(self, seat: i64) -> None:
        """Record that a player without cards passes (B-12)."""
        if self.log is not None:
            self.log.note("pass_empty", seat)

    def end_round(self, roles: vec[i64], goals: vec[i64]) -> None:
        """End the round: show the dwarf cards (B-45) and the goals."""
        self.roles = roles
        self.goals = goals
        self.shown = True
        self.maze.touched = 0
        if self.log is not None:
            winners = tuple(self.rules.payout.winners(self))
            self.log.append(("end_round", int(self.round), self.reached, tuple(roles), tuple(goals), winners))

    def end_game(self, took: vec[i64]) -> None:
        """End the game: show the gold (B-56, B-70)."""
        self.took = took
        self.asked = 0
        self.actor = -1
        if self.log is not None:
            self.log.append(("end_game", tuple(took)))

    # ---- parts of changes -------------------------------------------------------------------------------------------

    def play_from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card openly from a hand."""
        cards.drop_card(self.hands, self.stride, seat, kind)
        self.last_player = seat
        if self.handed:
            self.handed = after_play(self.handed, seat, kind)

    def clear_sign(self, target: i64, sign: i64) -> None:
        """Discard a card that lies in front of a player."""
        one: i64 = 1
        self.front = with_item(self.front, target, self.front[target] & ~(one << sign))
        self.discard(self.rules.tables.front_kind[sign])
        if sign == self.rules.tables.theft:
            self.thieves = without(self.thieves, target)


def blank_position(rules: Rules, dealer: Dealer | None) -> Position:
    """A position before its first round."""
    position = unknown_position(rules, REFEREE)
    position.dealer = dealer
    position.maze = rules.opening.copy()
    position.hands = cards.empty_hands(rules.seats, position.stride)
    return position


def unknown_position(rules: Rules, viewer: i64) -> Position:
    """A position of which the viewer knows nothing. The caller still has to set ``maze`` and ``hands``."""
    nothing = vec[i64]()
    position = Position()
    position.rules = rules
    position.begin_unknown(viewer, rules.seats, rules.hand_size, rules.own_insight)
    position.last_layer = -1
    position.reached = False
    position.handed = _NONE_HANDED
    position.thieves = nothing
    position.goals = nothing
    position.front = nothing
    position.peeked = nothing
    position.gold = vec[i16]()
    position.pool = nothing
    position.took = nothing
    position.looks = _NO_LOOKS
    return position
