"""The Lost Mines as :class:`motherlode.games.protocol.GameEngine`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from motherlode.core.event_tables import RawEvent
from motherlode.core.move import Move, MoveDetails
from motherlode.core.playable import legal_codes, play_randomly
from motherlode.core.random_stream import Stream
from motherlode.core.statistics import Counter
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.deal_parsing import make_dealer
from motherlode.games.engine import EngineBase
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.cards.names import card_names
from motherlode.games.lost_mines.event_codec import apply_event, decode_event
from motherlode.games.lost_mines.notation.moves import code_of, details_of, hide_move, moves_of
from motherlode.games.lost_mines.notation.position_parser import parse_position
from motherlode.games.lost_mines.notation.position_printer import print_position
from motherlode.games.lost_mines.rules.move_codes import ASK_NAMES
from motherlode.games.lost_mines.rules.parts import Rules
from motherlode.games.lost_mines.rules.position import Position, blank_position
from motherlode.games.lost_mines.rules.rulesets import FORBIDDEN_CLAIMS, NAME, OPTIONS, rules_for, seats_allowed
from motherlode.games.lost_mines.rules.turn_flow import begin_game
from motherlode.games.lost_mines.statistics import LostMinesCounter
from motherlode.games.lost_mines.views.redeal import redeal
from motherlode.games.lost_mines.views.snapshot import LostMinesSnapshot, snapshot
from motherlode.games.lost_mines.views.view import view_of
from motherlode.games.protocol import Deal, Outcome

__all__ = ["ENGINE", "LostMinesEngine"]


class LostMinesEngine(EngineBase[Position]):
    """The engine of `lost-mines`."""

    asks = ASK_NAMES
    package = "motherlode.games.lost_mines"

    @property
    def seats(self) -> Mapping[str, range]:
        return {NAME: seats_allowed()}

    def options(self, ruleset: str) -> Mapping[str, int | bool | None]:
        return {name: option.default for name, option in OPTIONS.items()}

    def forbidden_claims(self, ruleset: str) -> Mapping[str, str]:
        return FORBIDDEN_CLAIMS

    def begin(
        self,
        ruleset: str,
        seats: int,
        options: Mapping[str, int | bool | None],
        source: str | Sequence[Deal],
        events: list[Event] | None,
    ) -> Position:
        rules = rules_for(seats, options)
        w = card_names(rules.tables)
        names = {"roles": w.dwarfs, "mines": w.mines, "treasures": w.treasures, "deck": w.kinds, "luck": None}
        position = blank_position(rules, make_dealer(source, seats, names))
        position.log = None if events is None else []
        begin_game(position)
        if events is not None:
            self.collect_events(position, events)
        return position

    def ruleset_of(self, position: Position) -> str:
        return NAME

    def blank(self, rules: Rules) -> Position:
        return blank_position(rules, None)

    def legal_codes(self, position: Position) -> list[int]:
        return legal_codes(position)

    def code_of(self, position: Position, move: Move) -> int:
        return code_of(position, move)

    def moves_of(self, position: Position, codes: Sequence[int]) -> list[Move]:
        return moves_of(position, codes)

    def play_codes_randomly(self, position: Position, chance: Stream, most: int) -> int:
        return play_randomly(position, chance, most)

    def decode_event(self, position: Position, raw: RawEvent) -> Event:
        return decode_event(position.rules, raw)

    def follow(self, view: Position, happened: Event) -> None:
        apply_event(view, happened)

    def view_of(self, position: Position, viewer: int) -> Position:
        return view_of(position, viewer)

    def redeal(self, view: Position, chance: Stream) -> Position:
        return redeal(view, chance)

    def snapshot(self, position: Position) -> LostMinesSnapshot:
        return snapshot(position)

    def text(self, position: Position) -> str:
        return print_position(position)

    def parse(self, line: str) -> Position:
        return parse_position(line)

    def hide(self, move: Move) -> Move:
        return hide_move(move)

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        return details_of(rules_for(seats_allowed()[0]).tables, move)

    def deals(self, position: Position, events: Iterable[Event]) -> list[Deal]:
        return _deals(position, events)

    def outcome(self, position: Position) -> Outcome | None:
        if position.asked or not position.round:
            return None
        points = tuple(position.points)
        return Outcome(points, tuple(seat for seat, own in enumerate(points) if own == max(points)))

    def new_counter(self, ruleset: str, seats: int) -> Counter[Position]:
        return LostMinesCounter(rules_for(seats))


ENGINE = LostMinesEngine()


class _Dealt:
    """A round's deal, as far as the events that a viewer saw show it."""

    def __init__(self, position: Position, began: e.RoundBegan, is_first: bool) -> None:
        hands = [card for hand in began.hands for card in hand]
        self.first = [str(began.first)] if is_first else []
        self.clans = began.clans
        self.roles = list(began.roles)
        self.mines = list(began.mines)
        self.kinds = began.kinds
        self.treasures = list(began.treasures)
        self.deck = [*began.aside, *hands, *began.deck]
        self.luck = list(began.luck)
        self._drawn = len(began.aside) + len(hands)
        self._mine_cells = position.rules.tables.box.mine_cells

    def learn(self, happened: Event) -> None:
        if isinstance(happened, e.Drew):
            _note(self.deck, self._drawn, happened.card)
            self._drawn += 1
        elif isinstance(happened, e.Scouted | e.MineTurnedUp):
            _note(self.mines, self._mine_cells.index(happened.cell), happened.mine)
        elif isinstance(happened, e.Appraised | e.TreasureTaken):
            _note(self.treasures, happened.treasure, happened.value)
        elif isinstance(happened, e.Inspected):
            _note(self.roles, happened.target, happened.role)
        elif isinstance(happened, e.RoundEnded):
            self.roles = list(happened.roles)
            self.treasures = list(happened.treasures)
            self.mines = list(happened.mines)

    def as_deal(self, aside: Sequence[str]) -> Deal:
        roles = [f"{clan}-{role}" for clan, role in zip(self.clans, self.roles, strict=True)]
        treasures = [f"{kind}-{value}" for kind, value in zip(self.kinds, self.treasures, strict=True)]
        piles = {"roles": roles, "mines": self.mines, "treasures": [*treasures, *aside], "deck": self.deck}
        first = {"first": self.first} if self.first else {}
        return {name: tuple(pile) for name, pile in {**first, **piles, "luck": self.luck}.items()}


def _note(pile: list[str], index: int, noun: str) -> None:
    if noun != UNKNOWN:
        pile[index] = noun


def _deals(position: Position, events: Iterable[Event]) -> list[Deal]:
    rounds: list[_Dealt] = []
    for happened in events:
        if isinstance(happened, e.RoundBegan):
            rounds.append(_Dealt(position, happened, is_first=not rounds))
        else:
            rounds[-1].learn(happened)
    return [dealt.as_deal(_set_aside(position, dealt)) for dealt in rounds]


def _set_aside(position: Position, dealt: _Dealt) -> list[str]:
    """The treasures that were set aside: what is left of all, if the others are known (their order never matters)."""
    names = card_names(position.rules.tables).treasures
    left = [names[card] for card in position.rules.tables.treasures]
    if UNKNOWN in dealt.treasures:
        return [UNKNOWN] * (len(left) - len(dealt.treasures))
    for kind, value in zip(dealt.kinds, dealt.treasures, strict=True):
        left.remove(f"{kind}-{value}")
    return left
