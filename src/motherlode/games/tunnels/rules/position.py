"""The position of a tunnel game: everything on the table, and the changes that can happen to it.

The same class holds the truth and a viewer's view of it; in a view ``HIDDEN`` stands for what is not known. Each method
under *changes* makes one change and records it as an event. The rules decide which changes follow a move; a view is
kept up to date by the same methods, called with what its viewer saw (see :mod:`motherlode.games.tunnels.events`).

Vectors under *replaced* are never written in place, so that copies can share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core import hands as cards
from motherlode.core.dealer import Dealer
from motherlode.core.hidden import FACE_DOWN, HIDDEN, unknown
from motherlode.core.playable import Playable
from motherlode.core.vectors import in_order, with_item, without
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.gold.ledger import CHOSEN, PAID, gold_entry, is_lost, seat_of, worth_of
from motherlode.games.tunnels.rules.knowledge import Claim, after_discard, after_play
from motherlode.games.tunnels.rules.maze import GOAL, Maze
from motherlode.games.tunnels.rules.move_codes import ANSWERS, act_of

if TYPE_CHECKING:
    from motherlode.games.tunnels.rules.parts import Rules

__all__ = ["Position", "blank_position", "unknown_position"]

_ZEROS: Final = vec[i64]([0] * 256)


class Position(Playable):
    """The truth of a game, or a view of it. Made by :func:`blank_position`."""

    __slots__ = (
        "actor", "asked", "claims", "dealer", "deck", "discards", "drawn", "first", "front", "goals", "gold", "hands",
        "insight", "last_layer", "last_player", "log", "looks", "maze", "peeked", "pending", "pool", "reached", "roles",
        "round", "rules", "seats", "shown", "stride", "thieves", "took", "viewer",
    )  # fmt: skip

    rules: Rules
    first: i64  # who began the round
    last_layer: i64  # who laid the round's last tunnel card; -1 if nobody did
    last_player: i64  # who last played a card in the round; -1 if nobody did
    reached: bool  # whether the treasure is turned up
    shown: bool  # whether the round is over and roles are shown
    drawn: i64  # cards of the deck that are out of it

    # written in place
    maze: Maze
    hands: vec[i64]  # a row of `stride` a seat: how many cards, then the cards
    stride: i64
    discards: vec[i64]

    # replaced
    deck: vec[i64]
    roles: vec[i64]  # by seat, then those left over, as a pile with its top first
    insight: vec[i64]  # by seat, the dwarf cards it has seen, as bits over the places of `roles`
    claims: list[Claim]  # what seats know of cards they handed over; in a view, the viewer's own
    thieves: vec[i64]  # seats with a theft card in front, in the order these were played
    goals: vec[i64]
    front: vec[i64]  # by seat, the signs that lie in front, as bits
    peeked: vec[i64]  # by seat, the goals looked at, as bits
    pending: vec[i64]  # decisions still to come, the next one last: seat + 16 * what is asked
    gold: vec[i64]  # nuggets on the gold cards left, top first
    pool: vec[i64]  # the gold cards going round, sorted
    took: vec[i64]  # every gold card handed out so far, as entries of `gold/ledger.py`
    looks: list[tuple[int, tuple[int, ...]]]  # in a view: when the viewer saw the pool, and what was in it

    dealer: Dealer | None

    def copy(self) -> Position:
        """A copy with event recording off."""
        other = Position()
        other.rules = self.rules
        other.viewer = self.viewer
        other.seats = self.seats
        other.round = self.round
        other.first = self.first
        other.asked = self.asked
        other.actor = self.actor
        other.last_layer = self.last_layer
        other.last_player = self.last_player
        other.reached = self.reached
        other.shown = self.shown
        other.drawn = self.drawn
        other.maze = self.maze.copy()
        other.hands = self.hands[:]
        other.stride = self.stride
        other.discards = self.discards[:]
        other.deck = self.deck
        other.roles = self.roles
        other.insight = self.insight
        other.claims = self.claims
        other.thieves = self.thieves
        other.goals = self.goals
        other.front = self.front
        other.peeked = self.peeked
        other.pending = self.pending
        other.gold = self.gold
        other.pool = self.pool
        other.took = self.took
        other.looks = self.looks
        other.dealer = self.dealer
        other.log = None
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

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.hands[seat * self.stride]

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a seat holds a card of this kind."""
        return cards.slot_of(self.hands, self.stride, seat, kind) >= 0

    def sorted_hand(self, seat: i64) -> vec[i64]:
        """The cards a seat holds, sorted."""
        return cards.sorted_hand(self.hands, self.stride, seat)

    def nuggets(self, seat: i64) -> i64:
        """What a seat's gold is worth, as far as it is known."""
        sum_: i64 = 0
        for entry in self.took:
            if seat_of(entry) == seat and worth_of(entry) != HIDDEN:
                sum_ += -worth_of(entry) if is_lost(entry) else worth_of(entry)
        return sum_

    def deck_left(self) -> i64:
        """How many cards can still be drawn."""
        return len(self.deck) - self.drawn

    def goal_is_hidden(self, goal: i64) -> bool:
        """Whether a goal lies face down."""
        return self.maze.board[self.rules.tables.goal_cells[goal]] == GOAL

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
        self.claims = []
        self.thieves = vec[i64]()
        self.goals = goals
        self.deck = deck
        self.gold = gold
        self.maze = rules.opening.copy()
        self.discards = vec[i64]()
        self.front = _ZEROS[: self.seats]
        self.peeked = _ZEROS[: self.seats]
        self.pending = vec[i64]()
        self.pool = vec[i64]()
        self.last_layer = -1
        self.last_player = -1
        self.reached = False
        self.shown = False
        self.drawn = rules.set_aside
        hands = _ZEROS[: self.seats * self.stride]
        seat: i64 = 0
        while seat < self.seats:
            hands[seat * self.stride] = rules.hand_size
            i: i64 = 1
            while i <= rules.hand_size:
                hands[seat * self.stride + i] = deck[self.drawn]
                self.drawn += 1
                i += 1
            seat += 1
        self.hands = hands
        if self.log is not None:
            self.log.append(("begin_round", number, first, tuple(roles), tuple(goals), tuple(deck), tuple(gold)))

    def queue(self, decisions: vec[i64]) -> None:
        """Set the decisions to come, the next one last."""
        self.pending = decisions
        if self.log is not None:
            self.log.append(("queue", tuple(decisions)[::-1]))

    def ask(self, seat: i64, what: i64) -> None:
        """Ask a seat to decide, and drop the next of the decisions to come, if any are."""
        left: i64 = len(self.pending)
        if left > 0:
            self.pending = self.pending[: left - 1]
        self.asked = what
        self.actor = seat
        if self.log is not None:
            self.log.append(("ask", seat, what))

    def lay(self, seat: i64, face: i64, cell: i64) -> None:
        """Lay a tunnel card from a hand into the maze."""
        if self.log is not None:
            self.log.append(("lay", seat, face, self.maze.place(cell)))
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
            self.log.append(("turn_up", goal, kind, turned))

    def put_in_front(self, seat: i64, kind: i64, target: i64, sign: i64) -> None:
        """Lay an action card from a hand in front of a player (B-30)."""
        one: i64 = 1
        self.play_from_hand(seat, kind)
        self.front = with_item(self.front, target, self.front[target] | one << sign)
        if sign == self.rules.tables.theft:
            self.thieves = append(self.thieves[:], target)
        if self.log is not None:
            self.log.append(("put_in_front", seat, kind, target, sign))

    def clear_front(self, seat: i64, kind: i64, target: i64, sign: i64) -> None:
        """Play a card that removes another from in front of a player; both are discarded (B-31)."""
        self.play_from_hand(seat, kind)
        self.clear_sign(target, sign)
        self.discard(kind)
        if self.log is not None:
            self.log.append(("clear_front", seat, kind, target, sign))

    def collapse(self, seat: i64, kind: i64, cell: i64) -> None:
        """Take a card out of the maze by a rockfall; both are discarded (B-34)."""
        self.play_from_hand(seat, kind)
        face = self.maze.take(cell)
        self.discard(face >> 1)
        self.discard(kind)
        if self.log is not None:
            self.log.append(("collapse", seat, kind, self.maze.place(cell), face))

    def peek(self, seat: i64, kind: i64, goal: i64, what: i64) -> None:
        """Play a map: its player alone sees a goal (B-35)."""
        one: i64 = 1
        self.play_from_hand(seat, kind)
        self.discard(kind)
        self.peeked = with_item(self.peeked, seat, self.peeked[seat] | one << goal)
        if what != HIDDEN:
            self.goals = with_item(self.goals, goal, what)
        if self.log is not None:
            self.log.append(("peek", seat, kind, goal, what))

    def discard_unseen(self, seat: i64, kind: i64) -> None:
        """Discard a card face down (B-13)."""
        cards.drop_card(self.hands, self.stride, seat, kind)
        if self.claims:
            self.claims = after_discard(self.claims, seat, len(self.discards))
        self.discard(kind + FACE_DOWN * (seat + 1))
        if self.log is not None:
            self.log.append(("discard_unseen", seat, kind))

    def pass_empty(self, seat: i64) -> None:
        """Record that a player without cards passes (B-12)."""
        if self.log is not None:
            self.log.append(("pass_empty", seat))

    def draw(self, seat: i64, kind: i64) -> None:
        """Draw the top card of the deck into a hand (B-11)."""
        cards.add_card(self.hands, self.stride, seat, kind)
        self.drawn += 1
        if self.log is not None:
            self.log.append(("draw", seat, kind))

    def end_round(self, roles: vec[i64], goals: vec[i64]) -> None:
        """End the round: show the dwarf cards (B-45) and the goals."""
        self.roles = roles
        self.goals = goals
        self.shown = True
        self.maze.touched = 0
        if self.log is not None:
            self.log.append(("end_round", int(self.round), self.reached, tuple(roles), tuple(goals)))

    def draw_gold(self, count: i64) -> None:
        """Draw gold cards to go round (B-51)."""
        self.pool = in_order(self.gold[:count])
        self.gold = self.gold[count:]
        if self.log is not None:
            self.log.append(("draw_gold", int(count)))

    def show_pool(self, seat: i64, pool: vec[i64]) -> None:
        """Hand the gold cards that go round to a seat; its own view remembers them."""
        self.pool = pool
        if self.viewer == seat:
            self.looks = [*self.looks, (len(self.took), tuple(pool))]
        if self.log is not None:
            self.log.append(("show_pool", seat, tuple(pool)))

    def take_gold(self, seat: i64, nuggets: i64) -> None:
        """Let a seat keep one of the gold cards that go round (B-51) and hand on the others."""
        self.pool = without(self.pool, nuggets) if self.viewer == REFEREE else unknown(len(self.pool) - 1)
        self.took = append(self.took[:], gold_entry(self.round, seat, nuggets, CHOSEN))
        if self.log is not None:
            self.log.append(("take_gold", seat, nuggets))

    def pay_gold(self, seat: i64, nuggets: i64) -> None:
        """Give a gold card to a saboteur (B-54)."""
        self.gold = without(self.gold, nuggets)
        self.took = append(self.took[:], gold_entry(self.round, seat, nuggets, PAID))
        if self.log is not None:
            self.log.append(("pay_gold", seat, nuggets))

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
        if self.claims:
            self.claims = after_play(self.claims, seat, kind)

    def clear_sign(self, target: i64, sign: i64) -> None:
        """Discard a card that lies in front of a player."""
        one: i64 = 1
        self.front = with_item(self.front, target, self.front[target] & ~(one << sign))
        self.discard(self.rules.tables.front_kind[sign])
        if sign == self.rules.tables.theft:
            self.thieves = without(self.thieves, target)

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile."""
        self.discards = append(self.discards, card)


def blank_position(rules: Rules, dealer: Dealer | None) -> Position:
    """A position before its first round."""
    position = unknown_position(rules, REFEREE)
    position.dealer = dealer
    position.maze = rules.opening.copy()
    position.hands = _ZEROS[: rules.seats * position.stride]
    return position


def unknown_position(rules: Rules, viewer: i64) -> Position:
    """A position of which the viewer knows nothing. The caller still has to set ``maze`` and ``hands``."""
    nothing = vec[i64]()
    position = Position()
    position.rules = rules
    position.viewer = viewer
    position.seats = rules.seats
    position.stride = rules.hand_size + 1
    position.dealer = None
    position.log = None
    position.round = 0
    position.first = -1
    position.asked = 0
    position.actor = -1
    position.last_layer = -1
    position.last_player = -1
    position.reached = False
    position.shown = False
    position.drawn = 0
    position.discards = nothing
    position.deck = nothing
    position.roles = nothing
    position.insight = rules.own_insight
    position.claims = []
    position.thieves = nothing
    position.goals = nothing
    position.front = nothing
    position.peeked = nothing
    position.pending = nothing
    position.gold = nothing
    position.pool = nothing
    position.took = nothing
    position.looks = []
    return position
