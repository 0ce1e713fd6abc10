"""The engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from high_card.events import Dealt, Guessed, Played
from high_card.position import CARDS, SEATS, Position, Snapshot
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.dealer import SeededDealer
from motherlode.core.chance.random_stream import Stream
from motherlode.core.errors import DataError, IllegalMove, ParseError
from motherlode.core.move import HIDDEN_WORD, Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.statistics import Counts
from motherlode.core.talk import Claim
from motherlode.core.visibility import REFEREE, UNKNOWN, Event
from motherlode.games.protocol import Deal, Outcome

__all__ = ["ENGINE", "HighCard"]


class HighCard:
    """High Card as a :class:`motherlode.games.protocol.GameEngine`."""

    package = "high_card"
    seats: Mapping[str, range] = {"high-card": range(SEATS, SEATS + 1)}

    def options(self, ruleset: str) -> Mapping[str, int | bool | None]:
        return {}

    def forbidden_claims(self, ruleset: str) -> Mapping[str, str]:
        return {}

    def claims(self, position: Position, seat: int) -> list[Claim]:
        return []

    def begin(
        self,
        ruleset: str,
        seats: int,
        options: Mapping[str, int | bool | None],
        source: str | Sequence[Deal],
        events: list[Event] | None,
    ) -> Position:
        if seats != SEATS or options:
            raise DataError("high-card is for 2 players and has no options")
        cards = _shuffled(source) if isinstance(source, str) else source[0]["deck"]
        position = Position()
        dealt = Dealt((tuple(sorted(cards[:2])), tuple(sorted(cards[2:4]))), cards[4])
        self.follow(position, dealt)
        if events is not None:
            events.append(dealt)
        return position

    def ruleset_of(self, position: Position) -> str:
        return "high-card"

    def seats_of(self, position: Position) -> int:
        return 2

    def actor(self, position: Position) -> int:
        return position.actor

    def asked(self, position: Position) -> str:
        return position.asked

    def round(self, position: Position) -> int:
        return 1

    def legal(self, position: Position) -> list[Move]:
        if position.asked == "guess":
            return [Move("guess", pick=card) for card in CARDS]
        return [Move("play", (card,)) for card in position.hands[position.actor]]

    def refusal(self, position: Position, move: Move) -> str:
        if move.head not in ("play", "guess"):
            raise ParseError(f"{move} is not a move of high-card")
        return "" if move in self.legal(position) else "H-02" if move.head == "guess" else "H-01"

    def play(self, position: Position, move: Move, events: list[Event] | None) -> Move:
        rule = self.refusal(position, move)
        if rule:
            raise IllegalMove(str(move), rule)
        if move.head == "guess":
            happened: Event = Guessed(position.actor, move.pick, position.aside)
        else:
            assert move.cards is not None
            happened = Played(position.actor, move.cards[0])
        self.follow(position, happened)
        if events is not None:
            events.append(happened)
        return move

    def copy(self, position: Position) -> Position:
        return position.copy()

    def view_of(self, position: Position, viewer: int) -> Position:
        """What a viewer may know, granted to a position in which nothing is known: a new field stays hidden."""
        view = Position(viewer=viewer)
        view.trick = list(position.trick)
        view.tricks = list(position.tricks)
        view.played = list(position.played)
        view.actor = position.actor
        view.guess = position.guess
        view.hands = [
            list(hand) if viewer in (seat, REFEREE) else [UNKNOWN] * len(hand)
            for seat, hand in enumerate(position.hands)
        ]
        if position.guess or viewer == REFEREE:
            view.aside = position.aside
        return view

    def nothing_known(self, position: Position, viewer: int) -> Position:
        return Position(viewer=viewer)

    def follow(self, view: Position, happened: Event) -> None:
        if isinstance(happened, Dealt):
            view.hands = [list(hand) for hand in happened.hands]
            view.aside = happened.aside
        elif isinstance(happened, Played):
            view.play(happened.seat, happened.card)
        elif isinstance(happened, Guessed):
            view.make_guess(happened.guess, happened.aside)

    def redeal(self, view: Position, chance: Stream) -> Position:
        world = view.copy()
        world.viewer = REFEREE
        known = [*view.played, *(card for hand in view.hands for card in hand), view.aside]
        left = vec[i64]([int(card) for card in CARDS if card not in known])
        chance.shuffle(left)
        cards = [str(card) for card in left]
        world.hands = [sorted(card if card != UNKNOWN else cards.pop() for card in hand) for hand in view.hands]
        if world.aside == UNKNOWN:
            world.aside = cards.pop()
        return world

    def snapshot(self, position: Position) -> Snapshot:
        return Snapshot(
            "high-card",
            SEATS,
            position.viewer,
            1,
            1,
            position.actor,
            position.asked,
            tuple(map(tuple, position.hands)),
            position.aside,
            tuple(position.trick),
            tuple(position.played),
            tuple(position.tricks),
        )

    def text(self, position: Position) -> str:
        return position.text()

    def parse(self, line: str) -> Position:
        return Position.parse(line)

    def hide(self, move: Move) -> Move:
        return move

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        return MoveDetails("choose") if move.cards is None else MoveDetails("play", move.cards)

    def unplayable(self, position: Position) -> Mapping[str, str]:
        return {}

    def deals(self, position: Position, events: Iterable[Event]) -> list[Deal]:
        dealt = next(event for event in events if isinstance(event, Dealt))
        return [{"deck": (*dealt.hands[0], *dealt.hands[1], dealt.aside)}]

    def outcome(self, position: Position) -> Outcome | None:
        if position.actor >= 0:
            return None
        most = max(position.tricks)
        return Outcome(tuple(position.tricks), tuple(seat for seat in range(SEATS) if position.tricks[seat] == most))

    def play_randomly(self, position: Position, chance: Stream, most: int) -> int:
        turns = 0
        while position.actor >= 0 and turns < most:
            legal = self.legal(position)
            self.play(position, legal[chance.below(len(legal))], None)
            turns += 1
        return turns

    def new_counter(self, ruleset: str, seats: int) -> HighCardCounter:
        return HighCardCounter()


class HighCardCounter:
    """Counts games and points."""

    def __init__(self) -> None:
        self.counts = Counts([], SEATS)

    def watch(self, position: Position, seed: str) -> None:
        """A game has one round, and is counted when it ends."""

    def game_ends(self, position: Position, turns: int) -> None:
        self.counts.count_game(vec[i64](position.tricks), turns)


def _shuffled(seed: str) -> tuple[str, ...]:
    piles = SeededDealer(seed).deal(1, {"deck": vec[i64]([int(card) for card in CARDS])})
    return tuple(str(card) for card in piles["deck"])


assert HIDDEN_WORD == UNKNOWN
ENGINE = HighCard()
