"""The position of The Lost Mines, the truth or a view of it, and the changes that can happen to it.

As in the tunnel games, each method under *changes* makes one change and records it as an event; a view is kept up to
date by the same methods, called with what its viewer saw. Vectors under *replaced* are never written in place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core import hands as cards
from motherlode.core.dealer import Dealer
from motherlode.core.hidden import FACE_DOWN, HIDDEN
from motherlode.core.playable import Playable
from motherlode.core.vectors import with_item, without
from motherlode.core.visibility import REFEREE
from motherlode.games.lost_mines.cards.tables import TRAP, TROLL
from motherlode.games.lost_mines.rules.board import EMPTY, Board
from motherlode.games.lost_mines.rules.move_codes import ANSWERS, ASK_PLAY, act_of
from motherlode.games.lost_mines.rules.parts import Rules

__all__ = ["NOBODY", "Position", "blank_position", "unknown_position"]

NOBODY: Final = -1
_ZEROS: Final = vec[i64]([0] * 128)
_MUST: Final = ("", "L-10", "L-11", "L-43", "L-51")
"""By decision, the rule that says what answers it."""


class Position(Playable):
    """The truth of a game, or a view of it. Made by :func:`blank_position`."""

    rules: Rules
    first: i64
    last_player: i64
    drawn: i64
    due: i64  # cards to draw when the turn ends
    lost: i64  # cards lost to traps in the round, and so how much of `luck` is used up
    dragon: i64  # who has the dragon token
    caller: i64  # who called the vote that is going on
    called: i64  # seats that have called a vote in the round, as bits
    shown: bool
    stride: i64

    # written in place
    board: Board
    hands: vec[i64]
    discards: vec[i64]

    # replaced
    deck: vec[i64]
    luck: vec[i64]  # numbers by which cards are lost to traps
    roles: vec[i64]  # by seat, then those set aside: 4 * clan + role, or 4 * clan + 3 if the role is not known
    insight: vec[i64]  # by seat, the roles it has seen
    mines: vec[i64]  # by field
    scouted: vec[i64]  # by seat, the mines it has looked at
    treasures: vec[i64]  # the treasures of the round: 16 * kind + value, or + 0 if the value is not known
    holders: vec[i64]  # of each treasure
    appraised: vec[i64]  # by seat, the treasures whose value it has seen
    dwarfs: vec[i64]  # by seat, where its dwarf stands
    tools: vec[i64]  # cells of obstacles with a tool on them
    tokens: vec[i64]  # 4 * way + TRAP or TROLL
    trolls: vec[i64]  # by seat, the way its troll stands on, or NOBODY
    pending: vec[i64]  # decisions still to come, the next one last: seat + 16 * what is asked
    points: vec[i64]

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
        other.last_player = self.last_player
        other.drawn = self.drawn
        other.due = self.due
        other.lost = self.lost
        other.dragon = self.dragon
        other.caller = self.caller
        other.called = self.called
        other.shown = self.shown
        other.stride = self.stride
        other.board = self.board.copy()
        other.hands = self.hands[:]
        other.discards = self.discards[:]
        other.deck = self.deck
        other.luck = self.luck
        other.roles = self.roles
        other.insight = self.insight
        other.mines = self.mines
        other.scouted = self.scouted
        other.treasures = self.treasures
        other.holders = self.holders
        other.appraised = self.appraised
        other.dwarfs = self.dwarfs
        other.tools = self.tools
        other.tokens = self.tokens
        other.trolls = self.trolls
        other.pending = self.pending
        other.points = self.points
        other.dealer = self.dealer
        other.log = None
        return other

    # ---- playing ---------------------------------------------------------------------------------------------------

    def fill_legal(self, out: vec[i64]) -> i64:
        n: i64 = 0
        act = ANSWERS[self.asked]
        last = ANSWERS[self.asked + 1]
        while act < last:
            n = self.rules.acts[act].offer(self, self.actor, out, n)
            act += 1
        return n

    def refusal(self, code: i64) -> str:
        act = act_of(code)
        if not ANSWERS[self.asked] <= act < ANSWERS[self.asked + 1]:
            return _MUST[self.asked]
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

    def deck_left(self) -> i64:
        """How many cards can still be drawn."""
        return len(self.deck) - self.drawn

    def token_on(self, way: i64) -> i64:
        """TRAP or TROLL, if one stands on a way; 0 if none does."""
        for token in self.tokens:
            if token >> 2 == way:
                return token & 3
        return 0

    def treasure_kind(self, treasure: i64) -> i64:
        """The mine that a treasure of the game belongs to; it shows on its back (L-06)."""
        return self.treasures[treasure] >> 4

    def mine_at(self, cell: i64) -> i64:
        """The mine that lies face up on a cell; NOBODY if none does."""
        kind = self.board.face_at(cell) >> 1
        mine = kind - self.rules.tables.mine_kind
        return mine if mine >= 0 else NOBODY

    # ---- changes ---------------------------------------------------------------------------------------------------

    def begin_round(
        self,
        number: i64,
        first: i64,
        roles: vec[i64],
        mines: vec[i64],
        treasures: vec[i64],
        deck: vec[i64],
        luck: vec[i64],
    ) -> None:
        """Set a round up (L-02 to L-07, L-60)."""
        rules = self.rules
        seats = self.seats
        self.round = number
        self.first = first
        self.roles = roles
        self.insight = rules.own_insight
        self.mines = mines
        self.treasures = treasures
        self.deck = deck
        self.luck = luck
        self.board = rules.opening.copy()
        self.discards = vec[i64]()
        self.scouted = _ZEROS[:seats]
        self.appraised = _ZEROS[:seats]
        self.holders = vec[i64]([NOBODY] * len(treasures))
        self.trolls = vec[i64]([NOBODY] * seats)
        self.tools = vec[i64]()
        self.tokens = vec[i64]()
        self.pending = vec[i64]()
        self.due = 0
        self.lost = 0
        self.dragon = NOBODY
        self.caller = NOBODY
        self.called = 0
        self.last_player = NOBODY
        self.shown = False
        dwarfs = _ZEROS[:seats]
        hands = _ZEROS[: seats * self.stride]
        self.drawn = rules.set_aside
        seat: i64 = 0
        while seat < seats:
            dwarfs[seat] = rules.tables.start_cells[roles[seat] >> 2]
            i: i64 = 0
            while i < rules.hand_size:
                cards.add_card(hands, self.stride, seat, deck[self.drawn])
                self.drawn += 1
                i += 1
            seat += 1
        self.dwarfs = dwarfs
        self.hands = hands
        if self.log is not None:
            piles = (tuple(roles), tuple(mines), tuple(treasures), tuple(deck), tuple(luck))
            self.log.append(("begin_round", number, first, *piles))

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
        if what == ASK_PLAY:
            self.due = 0
        if self.log is not None:
            self.log.append(("ask", seat, what))

    def lay(self, seat: i64, face: i64, cell: i64) -> None:
        """Lay a path card from a hand on the board (L-20)."""
        self._play_from_hand(seat, face >> 1)
        self.board.put(cell, face)
        if self.log is not None:
            self.log.append(("lay", seat, face, self.rules.tables.place(cell)))

    def place_tool(self, seat: i64, kind: i64, cell: i64) -> None:
        """Put a tool on an obstacle (L-30)."""
        self._play_from_hand(seat, kind)
        self.discard(kind)
        self.tools = append(self.tools[:], cell)
        if self.log is not None:
            self.log.append(("place_tool", seat, kind, self.rules.tables.place(cell)))

    def set_trap(self, seat: i64, kind: i64, way: i64) -> None:
        """Put a trap on a way (L-32)."""
        self._play_from_hand(seat, kind)
        self.discard(kind)
        self.tokens = append(self.tokens[:], 4 * way + TRAP)
        if self.log is not None:
            self.log.append(("set_trap", seat, kind, self.rules.tables.way_places(way)))

    def call_troll(self, seat: i64, kind: i64, way: i64) -> None:
        """Put a troll on a way, its card in front of its player (L-33)."""
        self._play_from_hand(seat, kind)
        self.tokens = append(self.tokens[:], 4 * way + TROLL)
        self.trolls = with_item(self.trolls, seat, way)
        if self.log is not None:
            self.log.append(("call_troll", seat, kind, self.rules.tables.way_places(way)))

    def remove_troll(self, seat: i64) -> None:
        """Remove a player's troll when their turn has come round (L-33)."""
        self.tokens = without(self.tokens, 4 * self.trolls[seat] + TROLL)
        self.trolls = with_item(self.trolls, seat, NOBODY)
        self.discard(self.rules.tables.troll_card)
        if self.log is not None:
            self.log.append(("remove_troll", seat))

    def storm(self, seat: i64, kind: i64, cell: i64) -> None:
        """Take a path card away by a storm, with its tool, and tokens that then stand between empty fields (L-35).

        The card of a troll that goes so is discarded.
        """
        tables = self.rules.tables
        self._play_from_hand(seat, kind)
        face = self.board.take(cell)
        self.discard(face >> 1)
        self.discard(kind)
        if cell in self.tools:
            self.tools = without(self.tools, cell)
        d: i64 = 0
        while d < 4:
            way = tables.way(cell, d)
            token = self.token_on(way)
            if token and self.board.cards[tables.grid.near[cell * 4 + d]] == EMPTY:
                self._sweep(way, token)
            d += 1
        if self.log is not None:
            self.log.append(("storm", seat, kind, tables.place(cell), face))

    def scout(self, seat: i64, kind: i64, field: i64, mine: i64) -> None:
        """Show a mine to a player (L-31)."""
        one: i64 = 1
        self._play_from_hand(seat, kind)
        self.discard(kind)
        self.scouted = with_item(self.scouted, seat, self.scouted[seat] | one << field)
        if mine != HIDDEN:
            self.mines = with_item(self.mines, field, mine)
        if self.log is not None:
            self.log.append(("scout", seat, kind, field, mine))

    def appraise(self, seat: i64, kind: i64, treasure: i64, number: i64) -> None:
        """Show a treasure to a player (L-31)."""
        self._play_from_hand(seat, kind)
        self.discard(kind)
        self._learn_treasure(seat, treasure, number)
        if self.log is not None:
            self.log.append(("appraise", seat, kind, treasure, number))

    def inspect(self, seat: i64, kind: i64, target: i64, role: i64) -> None:
        """Show a dwarf card to another player (L-31)."""
        one: i64 = 1
        self._play_from_hand(seat, kind)
        self.discard(kind)
        self.insight = with_item(self.insight, seat, self.insight[seat] | one << target)
        self.roles = with_item(self.roles, target, role)
        if self.log is not None:
            self.log.append(("inspect", seat, kind, target, role))

    def discard_unseen(self, seat: i64, kind: i64) -> None:
        """Discard a card face down (L-10)."""
        cards.drop_card(self.hands, self.stride, seat, kind)
        self.discard(kind + FACE_DOWN * (seat + 1))
        if self.log is not None:
            self.log.append(("discard_unseen", seat, kind))

    def set_due(self, count: i64) -> None:
        """Set how many cards are drawn at the turn's end (L-12)."""
        self.due = count
        if self.log is not None:
            self.log.append(("set_due", int(count)))

    def draw(self, seat: i64, kind: i64) -> None:
        """Draw the top card of the deck into a hand (L-12)."""
        cards.add_card(self.hands, self.stride, seat, kind)
        self.drawn += 1
        self.due -= 1
        if self.log is not None:
            self.log.append(("draw", seat, kind))

    def walk(self, seat: i64, cells: vec[i64]) -> None:
        """Move a dwarf over some cards to the last (L-40)."""
        self.dwarfs = with_item(self.dwarfs, seat, cells[len(cells) - 1])
        if self.log is not None:
            self.log.append(("walk", seat, tuple([self.rules.tables.place(cell) for cell in cells])))

    def lose_card(self, seat: i64, kind: i64) -> None:
        """Discard a card face down, lost to a trap (L-32)."""
        self.lost += 1
        cards.drop_card(self.hands, self.stride, seat, kind)
        self.discard(kind + FACE_DOWN * (seat + 1))
        if self.log is not None:
            self.log.append(("lose_card", seat, kind))

    def turn_up(self, field: i64, mine: i64, turned: i64) -> None:
        """Turn a mine up (L-41)."""
        tables = self.rules.tables
        self.mines = with_item(self.mines, field, mine)
        self.board.put(tables.mine_cells[field], 2 * (tables.mine_kind + mine) + turned)
        if self.log is not None:
            self.log.append(("turn_up", field, mine, turned))

    def wake_dragon(self, seat: i64) -> None:
        """Give the dragon token to who turned up its mine (L-44)."""
        self.dragon = seat
        if self.log is not None:
            self.log.append(("wake_dragon", seat))

    def take_treasure(self, seat: i64, treasure: i64, number: i64) -> None:
        """Give a treasure to a seat, which alone sees its value (L-43)."""
        self.holders = with_item(self.holders, treasure, seat)
        self._learn_treasure(seat, treasure, number)
        if self.log is not None:
            self.log.append(("take_treasure", seat, treasure, number))

    def lose_turn(self, seat: i64) -> None:
        """Record that a player without cards loses the turn (L-13)."""
        if self.log is not None:
            self.log.append(("lose_turn", seat))

    def call_vote(self, seat: i64) -> None:
        """Open a vote on ending the round (L-51)."""
        one: i64 = 1
        self.caller = seat
        self.called |= one << seat
        if self.log is not None:
            self.log.append(("call_vote", seat))

    def vote(self, seat: i64, agrees: bool) -> None:
        """Record a vote; one against ends the vote, and the round goes on."""
        if not agrees:
            self.pending = vec[i64]()
        if self.log is not None:
            self.log.append(("vote", seat, agrees))

    def end_vote(self) -> None:
        """Close the vote."""
        self.caller = NOBODY
        if self.log is not None:
            self.log.append(("end_vote",))

    def end_round(self, roles: vec[i64], treasures: vec[i64], mines: vec[i64]) -> None:
        """End the round: show roles, treasures and mines (L-52)."""
        self.roles = roles
        self.treasures = treasures
        self.mines = mines
        self.shown = True
        if self.log is not None:
            self.log.append(("end_round", int(self.round), tuple(roles), tuple(treasures), tuple(mines)))

    def score(self, gains: vec[i64]) -> None:
        """Add points by seat, negative where the dragon takes them (L-52 to L-55)."""
        points = self.points[:]
        seat: i64 = 0
        while seat < self.seats:
            points[seat] += gains[seat]
            seat += 1
        self.points = points
        if self.log is not None:
            self.log.append(("score", tuple(gains)))

    def end_game(self) -> None:
        """End the game (L-61)."""
        self.asked = 0
        self.actor = NOBODY
        if self.log is not None:
            self.log.append(("end_game", tuple(self.points)))

    # ---- parts of changes -------------------------------------------------------------------------------------------

    def _play_from_hand(self, seat: i64, kind: i64) -> None:
        cards.drop_card(self.hands, self.stride, seat, kind)
        self.last_player = seat

    def _sweep(self, way: i64, token: i64) -> None:
        """Remove a trap or a troll; with a troll, the card in front of its player."""
        self.tokens = without(self.tokens, 4 * way + token)
        if token == TRAP:
            return
        seat: i64 = 0
        while self.trolls[seat] != way:
            seat += 1
        self.trolls = with_item(self.trolls, seat, NOBODY)
        self.discard(self.rules.tables.troll_card)

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile."""
        self.discards = append(self.discards, card)

    def _learn_treasure(self, seat: i64, treasure: i64, number: i64) -> None:
        one: i64 = 1
        self.appraised = with_item(self.appraised, seat, self.appraised[seat] | one << treasure)
        if number & 15:
            self.treasures = with_item(self.treasures, treasure, number)


def blank_position(rules: Rules, dealer: Dealer | None) -> Position:
    """A position before its first round."""
    position = unknown_position(rules, REFEREE)
    position.dealer = dealer
    position.board = rules.opening.copy()
    position.hands = _ZEROS[: rules.seats * position.stride]
    return position


def unknown_position(rules: Rules, viewer: i64) -> Position:
    """A position of which the viewer knows nothing. The caller still has to set ``board`` and ``hands``."""
    nothing = vec[i64]()
    zeros = _ZEROS[: rules.seats]
    position = Position()
    position.rules = rules
    position.viewer = viewer
    position.seats = rules.seats
    position.stride = rules.hand_size + 1
    position.dealer = None
    position.log = None
    position.round = 0
    position.first = NOBODY
    position.asked = 0
    position.actor = NOBODY
    position.last_player = NOBODY
    position.drawn = 0
    position.due = 0
    position.lost = 0
    position.dragon = NOBODY
    position.caller = NOBODY
    position.called = 0
    position.shown = False
    position.discards = nothing
    position.deck = nothing
    position.luck = nothing
    position.roles = nothing
    position.insight = rules.own_insight
    position.mines = nothing
    position.scouted = zeros
    position.treasures = nothing
    position.holders = nothing
    position.appraised = zeros
    position.dwarfs = nothing
    position.tools = nothing
    position.tokens = nothing
    position.trolls = nothing
    position.pending = nothing
    position.points = zeros
    return position
