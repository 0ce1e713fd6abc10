"""The position of The Lost Mines, the truth or a view of it, and the changes that can happen to it.

Changes that cards, tokens, treasures and votes make are in :mod:`motherlode.games.lost_mines.rules.changes`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from motherlode.core import cards
from motherlode.core.cards import FACE_DOWN, with_item
from motherlode.core.chance.dealer import Dealer
from motherlode.core.move import act_of
from motherlode.core.playable import CardPosition
from motherlode.core.visibility import REFEREE
from motherlode.games.lost_mines.rules.board import Board
from motherlode.games.lost_mines.rules.parts import ANSWERS, ASK_PLAY, MUST, Rules

__all__ = ["NOBODY", "Position", "blank_position", "unknown_position"]

NOBODY: Final = -1
_ZEROS: Final = vec[i64]([0] * 128)


class Position(CardPosition):
    """The position of a game: the truth, or a viewer's.

    ``roles`` holds 4 * clan + role, with 3 for an unknown role."""

    rules: Rules
    due: i64  # cards to draw when the turn ends
    lost: i64  # cards lost to traps in the round, and so how much of `luck` is used up
    dragon: i64  # who has the dragon token
    caller: i64  # who called the vote that is going on
    called: i64  # seats that have called a vote in the round, as bits

    # written in place
    board: Board

    # replaced
    luck: vec[i64]  # numbers by which cards are lost to traps
    mines: vec[i64]  # by field
    scouted: vec[i64]  # by seat, the mines it has looked at
    treasures: vec[i64]  # the treasures of the round: 16 * kind + value, or + 0 if the value is not known
    holders: vec[i64]  # of each treasure
    appraised: vec[i64]  # by seat, the treasures whose value it has seen
    dwarfs: vec[i64]  # by seat, where its dwarf stands
    tools: vec[i64]  # cells of obstacles with a tool on them
    tokens: vec[i64]  # 4 * way + TRAP or TROLL
    trolls: vec[i64]  # by seat, the way its troll stands on, or NOBODY
    points: vec[i64]

    def copy(self) -> Position:
        """A copy with event recording off."""
        other = Position()
        self.copy_shared(other)
        other.rules = self.rules
        other.due = self.due
        other.lost = self.lost
        other.dragon = self.dragon
        other.caller = self.caller
        other.called = self.called
        other.board = self.board.copy()
        other.luck = self.luck
        other.mines = self.mines
        other.scouted = self.scouted
        other.treasures = self.treasures
        other.holders = self.holders
        other.appraised = self.appraised
        other.dwarfs = self.dwarfs
        other.tools = self.tools
        other.tokens = self.tokens
        other.trolls = self.trolls
        other.points = self.points
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
            return MUST[self.asked]
        return self.rules.acts[act].refusal(self, self.actor, code)

    def play(self, code: i64) -> None:
        self.rules.acts[act_of(code)].apply(self, self.actor, code)

    # ---- questions -------------------------------------------------------------------------------------------------

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
        self.deck = cards.short_numbers(deck)
        self.luck = luck
        self.board = rules.opening.copy()
        self.discards = vec[i16]()
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
        hands = cards.empty_hands(seats, self.stride)
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

    def ask(self, seat: i64, what: i64) -> None:
        """Ask a seat to decide; before a card is played, none is due."""
        if what == ASK_PLAY:
            self.due = 0
        super().ask(seat, what)

    def lay(self, seat: i64, face: i64, cell: i64) -> None:
        """Lay a path card from a hand on the board (L-20)."""
        self.play_from_hand(seat, face >> 1)
        self.board.put(cell, face)
        if self.log is not None:
            self.log.note("lay", seat, face, self.rules.tables.packed_place(cell))

    def set_due(self, count: i64) -> None:
        """Set how many cards are drawn at the turn's end (L-12)."""
        self.due = count
        if self.log is not None:
            self.log.note("set_due", count)

    def draw(self, seat: i64, kind: i64) -> None:
        """Draw the top card of the deck into a hand (L-12)."""
        self.due -= 1
        super().draw(seat, kind)

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
            self.log.note("lose_card", seat, kind)

    def turn_up(self, field: i64, mine: i64, turned: i64) -> None:
        """Turn a mine up (L-41)."""
        tables = self.rules.tables
        self.mines = with_item(self.mines, field, mine)
        self.board.put(tables.mine_cells[field], 2 * (tables.mine_kind + mine) + turned)
        if self.log is not None:
            self.log.note("turn_up", field, mine, turned)

    def wake_dragon(self, seat: i64) -> None:
        """Give the dragon token to who turned up its mine (L-44)."""
        self.dragon = seat
        if self.log is not None:
            self.log.note("wake_dragon", seat)

    def lose_turn(self, seat: i64) -> None:
        """Record that a player without cards loses the turn (L-13)."""
        if self.log is not None:
            self.log.note("lose_turn", seat)

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

    def play_from_hand(self, seat: i64, kind: i64) -> None:
        cards.drop_card(self.hands, self.stride, seat, kind)
        self.last_player = seat


def blank_position(rules: Rules, dealer: Dealer | None) -> Position:
    """A position before its first round."""
    position = unknown_position(rules, REFEREE)
    position.dealer = dealer
    position.board = rules.opening.copy()
    position.hands = cards.empty_hands(rules.seats, position.stride)
    return position


def unknown_position(rules: Rules, viewer: i64) -> Position:
    """A position of which the viewer knows nothing. The caller still has to set ``board`` and ``hands``."""
    nothing = vec[i64]()
    zeros = _ZEROS[: rules.seats]
    position = Position()
    position.rules = rules
    position.begin_unknown(viewer, rules.seats, rules.hand_size, rules.own_insight)
    position.due = 0
    position.lost = 0
    position.dragon = NOBODY
    position.caller = NOBODY
    position.called = 0
    position.luck = nothing
    position.mines = nothing
    position.scouted = zeros
    position.treasures = nothing
    position.holders = nothing
    position.appraised = zeros
    position.dwarfs = nothing
    position.tools = nothing
    position.tokens = nothing
    position.trolls = nothing
    position.points = zeros
    return position
