"""The base classes of positions, with moves as integer codes; and uniform random play."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from motherlode.core import cards
from motherlode.core.chance.dealer import Dealer
from motherlode.core.chance.random_stream import Stream
from motherlode.core.event_tables import EventLog

__all__ = ["MOST_MOVES", "CardPosition", "Playable", "legal_codes", "play_randomly", "sorted_codes"]

_USUAL: Final = 256
MOST_MOVES: Final = 4096
"""More than any position has legal moves: hands are small and boards are bounded by the deck."""

_ROOM: Final = vec[i64]([0] * MOST_MOVES)


class Playable:
    """A position that can be played on."""

    asked: i64  # what the actor is asked; 0 when the game is over
    actor: i64
    round: i64
    viewer: i64  # whose view it is: a seat, SPECTATOR, or REFEREE for the truth
    seats: i64
    log: EventLog | None  # where changes are recorded; None while nobody needs them

    def fill_legal(self, out: vec[i64]) -> i64:
        """Write the codes of all legal moves into ``out``; return how many there are."""
        raise NotImplementedError

    def refusal(self, code: i64) -> str:
        """The id of the rule that forbids a move of the actor; empty if it is legal."""
        raise NotImplementedError

    def play(self, code: i64) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def copy(self) -> Playable:
        """A copy with event recording off."""
        raise NotImplementedError


class CardPosition(Playable):
    """A position of a game with a deck, hands and a discard pile: the truth, or a view of it.

    Each method under *changes* makes one change and records it as an event. A view is kept up to date by the same
    methods, called with what its viewer saw. Vectors under *replaced* are never written in place, so that copies can
    share them.
    """

    first: i64  # who began the round
    last_player: i64  # who last played a card in the round; -1 if nobody did
    drawn: i64  # cards of the deck that are out of it
    shown: bool  # whether the round is over and roles are shown

    # written in place
    hands: vec[i16]  # a row of `stride` a seat: how many cards, then the cards
    stride: i64
    discards: vec[i16]

    # replaced
    deck: vec[i16]
    roles: vec[i64]  # by seat, then those left over
    insight: vec[i64]  # by seat, the dwarf cards it has seen, as bits over the places of `roles`
    pending: vec[i64]  # decisions still to come, the next one last: seat + 16 * what is asked

    dealer: Dealer | None

    def begin_unknown(self, viewer: i64, seats: i64, hand_size: i64, insight: vec[i64]) -> None:
        """Set the fields that all games share in a blank position; ``hands`` are still to be set."""
        nothing = vec[i64]()
        self.viewer = viewer
        self.seats = seats
        self.stride = hand_size + 1
        self.dealer = None
        self.log = None
        self.round = 0
        self.first = -1
        self.asked = 0
        self.actor = -1
        self.last_player = -1
        self.drawn = 0
        self.shown = False
        self.discards = vec[i16]()
        self.deck = vec[i16]()
        self.roles = nothing
        self.insight = insight
        self.pending = nothing

    def copy_shared(self, other: CardPosition) -> None:
        """Copy what all games have to another position, with event recording off."""
        other.viewer = self.viewer
        other.seats = self.seats
        other.round = self.round
        other.first = self.first
        other.asked = self.asked
        other.actor = self.actor
        other.last_player = self.last_player
        other.drawn = self.drawn
        other.shown = self.shown
        other.hands = self.hands[:]
        other.stride = self.stride
        other.discards = self.discards[:]
        other.deck = self.deck
        other.roles = self.roles
        other.insight = self.insight
        other.pending = self.pending
        other.dealer = self.dealer
        other.log = None

    # ---- questions -------------------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        """The number of cards a seat holds."""
        return i64(self.hands[seat * self.stride])

    def holds(self, seat: i64, kind: i64) -> bool:
        """Whether a seat holds a card of this kind."""
        return cards.slot_of(self.hands, self.stride, seat, kind) >= 0

    def sorted_hand(self, seat: i64) -> vec[i64]:
        """The cards a seat holds, sorted."""
        return cards.sorted_hand(self.hands, self.stride, seat)

    def deck_left(self) -> i64:
        """The number of cards that can still be drawn."""
        return len(self.deck) - self.drawn

    # ---- changes ---------------------------------------------------------------------------------------------------

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
            self.log.note("ask", seat, what)

    def draw(self, seat: i64, kind: i64) -> None:
        """Draw the top card of the deck into a hand (B-11, L-12)."""
        cards.add_card(self.hands, self.stride, seat, kind)
        self.drawn += 1
        if self.log is not None:
            self.log.note("draw", seat, kind)

    def discard_unseen(self, seat: i64, kind: i64) -> None:
        """Discard a card face down (B-13, L-10)."""
        cards.drop_card(self.hands, self.stride, seat, kind)
        self.discard(kind + cards.FACE_DOWN * (seat + 1))
        if self.log is not None:
            self.log.note("discard_unseen", seat, kind)

    def discard(self, card: i64) -> None:
        """Put a card on the discard pile: a part of other changes."""
        self.discards = append(self.discards, i16(card))


def legal_codes(position: Playable) -> list[int]:
    """The codes of all legal moves, sorted."""
    return list(sorted_codes(position))


def sorted_codes(position: Playable) -> vec[i64]:
    """The codes of all legal moves, sorted; the version for compiled code."""
    out = _ROOM[:_USUAL]
    try:
        n = position.fill_legal(out)
    except IndexError:
        out = _ROOM[:]
        n = position.fill_legal(out)
    cards.sort_first(out, n)
    return out[:n]


def play_randomly(position: Playable, chance: Stream, most: int) -> int:
    """Play at most ``most`` uniformly random legal moves or until the game ends; return their number."""
    out = _ROOM[:_USUAL]
    limit: i64 = most
    turns: i64 = 0
    while position.asked and turns < limit:
        try:
            n = position.fill_legal(out)
        except IndexError:
            out = _ROOM[:]
            n = position.fill_legal(out)
        position.play(out[chance.below(n)])
        turns += 1
    return turns
