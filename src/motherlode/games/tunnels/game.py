"""The tunnel games as :class:`motherlode.games.protocol.GameEngine`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from motherlode.core.event_tables import RawEvent
from motherlode.core.move import Cell, Move, MoveDetails
from motherlode.core.playable import legal_codes, play_randomly
from motherlode.core.random_stream import Stream
from motherlode.core.statistics import Counter
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.deal_parsing import make_dealer
from motherlode.games.engine import EngineBase
from motherlode.games.protocol import Deal, Outcome
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.cards.names import card_names
from motherlode.games.tunnels.event_codec import apply_event, decode_event
from motherlode.games.tunnels.notation.moves import code_of, details_of, hide_move, moves_of
from motherlode.games.tunnels.notation.position_parser import parse_position
from motherlode.games.tunnels.notation.position_printer import print_position
from motherlode.games.tunnels.rules.gold.score import gold_by_seat, winners
from motherlode.games.tunnels.rules.move_codes import ASK_NAMES
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position, blank_position
from motherlode.games.tunnels.rules.rulesets import RULESETS, rules_for
from motherlode.games.tunnels.rules.turn_flow import begin_game
from motherlode.games.tunnels.statistics import counter_of
from motherlode.games.tunnels.views.redeal import redeal
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot, snapshot
from motherlode.games.tunnels.views.view import view_of

__all__ = ["ENGINE", "TunnelEngine"]


class TunnelEngine(EngineBase[Position]):
    """The engine of `base`, `base-classic` and `saboteur2`."""

    asks = ASK_NAMES
    package = "motherlode.games.tunnels"

    @property
    def seats(self) -> Mapping[str, range]:
        return {name: ruleset.seats for name, ruleset in RULESETS.items()}

    def options(self, ruleset: str) -> Mapping[str, int | bool | None]:
        return {name: option.default for name, option in RULESETS[ruleset].options.items()}

    def begin(
        self,
        ruleset: str,
        seats: int,
        options: Mapping[str, int | bool | None],
        source: str | Sequence[Deal],
        events: list[Event] | None,
    ) -> Position:
        rules = rules_for(ruleset, seats, options)
        words = card_names(rules.tables)
        names = {"roles": words.roles, "goals": words.goals, "deck": words.kinds, "gold": None}
        position = blank_position(rules, make_dealer(source, seats, names))
        position.log = None if events is None else []
        begin_game(position)
        if events is not None:
            self.collect_events(position, events)
        return position

    def ruleset_of(self, position: Position) -> str:
        return position.rules.name

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

    def snapshot(self, position: Position) -> TunnelsSnapshot:
        return snapshot(position)

    def text(self, position: Position) -> str:
        return print_position(position)

    def parse(self, line: str) -> Position:
        return parse_position(line)

    def hide(self, move: Move) -> Move:
        return hide_move(move)

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        return details_of(rules_for(ruleset, RULESETS[ruleset].seats[0]), move)

    def deals(self, position: Position, events: Iterable[Event]) -> list[Deal]:
        return _deals(position.rules.tables.box.goal_cells, events)

    def outcome(self, position: Position) -> Outcome | None:
        if position.asked or not position.round:
            return None
        gold = gold_by_seat(position.seats, position.took)
        return Outcome(gold, winners(gold))

    def new_counter(self, ruleset: str, seats: int) -> Counter[Position]:
        return counter_of(rules_for(ruleset, seats))


ENGINE = TunnelEngine()


class _Dealt:
    """A round's deal, as far as the events that a viewer saw show it."""

    def __init__(self, began: e.RoundBegan, goal_cells: Sequence[Cell], is_first: bool) -> None:
        hands = [card for hand in began.hands for card in hand]
        self.first = [str(began.first)] if is_first else []
        self.roles = list(began.roles)
        self.goals = list(began.goals)
        self.deck = [*began.aside, *hands, *began.deck]
        self.gold = list(began.gold)
        self._goal_cells = goal_cells
        self._seats = len(began.hands)
        self._drawn = len(began.aside) + len(hands)
        self._came_from = list(range(len(began.roles)))  # by place of a dwarf card now, its place when dealt

    def learn(self, happened: Event) -> None:
        if isinstance(happened, e.Drew):
            _note(self.deck, self._drawn, happened.card)
            self._drawn += 1
        elif isinstance(happened, e.Peeked | e.GoalTurnedUp):
            _note(self.goals, self._goal_cells.index(happened.cell), happened.goal)
        elif isinstance(happened, e.HatsSwapped):
            came = self._came_from
            under, came[happened.target] = came[happened.target], came[self._seats]
            came[self._seats :] = [*came[self._seats + 1 :], under]
            _note(self.roles, came[happened.target], happened.role)
        elif isinstance(happened, e.Inspected):
            _note(self.roles, self._came_from[happened.target], happened.role)
        elif isinstance(happened, e.RoundEnded):
            self.goals = list(happened.goals)
            for place, role in enumerate(happened.roles):
                _note(self.roles, self._came_from[place], role)

    def as_deal(self) -> Deal:
        piles = {"first": self.first, "roles": self.roles, "goals": self.goals, "deck": self.deck, "gold": self.gold}
        return {name: tuple(pile) for name, pile in piles.items() if name != "first" or pile}


def _note(pile: list[str], index: int, noun: str) -> None:
    if noun != UNKNOWN:
        pile[index] = noun


def _deals(goal_cells: Sequence[Cell], events: Iterable[Event]) -> list[Deal]:
    rounds: list[_Dealt] = []
    for happened in events:
        if isinstance(happened, e.RoundBegan):
            rounds.append(_Dealt(happened, goal_cells, is_first=not rounds))
        else:
            rounds[-1].learn(happened)
    return [dealt.as_deal() for dealt in rounds]
