"""The Lost Mines as :class:`motherlode.games.protocol.GameEngine`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.dealer import Dealer
from motherlode.core.event_tables import EventLog, EventTables
from motherlode.core.move import AIM, PICK, Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.visibility import Event
from motherlode.games.engine import EngineBase
from motherlode.games.lost_mines import deals, event_codec
from motherlode.games.lost_mines.cards.names import card_names
from motherlode.games.lost_mines.notation import moves
from motherlode.games.lost_mines.notation.position_parser import parse_position
from motherlode.games.lost_mines.notation.position_printer import print_position
from motherlode.games.lost_mines.rules import position as positions
from motherlode.games.lost_mines.rules import turn_flow
from motherlode.games.lost_mines.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_LOOK,
    AIM_AT_WAY,
    ASK_NAMES,
    ASK_PLAY,
    Rules,
)
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.lost_mines.rules.rulesets import FORBIDDEN_CLAIMS, NAME, OPTIONS, rules_for, seats_allowed
from motherlode.games.lost_mines.statistics import LostMinesCounter
from motherlode.games.lost_mines.views import redeal, snapshot, view
from motherlode.games.protocol import Outcome

__all__ = ["ENGINE", "LostMinesEngine"]


def unplayable_cards(position: Position) -> dict[str, str]:
    """By name of each unplayable card in the actor's hand, the id of the rule that forbids it."""
    reasons: dict[str, str] = {}
    if position.asked != ASK_PLAY:
        return reasons
    seat = position.actor
    for kind in sorted(set(position.sorted_hand(seat))):
        if not position.rules.plays[kind].possible(position, seat, kind):
            reasons[position.rules.tables.kind_names[kind]] = _reason(position, kind)
    return reasons


def _reason(position: Position, kind: int) -> str:
    """The most specific rule against a card, which is the one with the highest id.

    That it fits but continues no way (L-22) tells more than that it does not fit (L-21).
    """
    return max(position.refusal(code) for code in _attempts(position, kind))


def _attempts(position: Position, kind: int) -> Iterator[int]:
    """The codes of everything one could try with a card."""
    tables = position.rules.tables
    aim = position.rules.plays[kind].aim
    cells = [tables.grid.cell(column, row) for column in _columns(position) for row in _rows(position)]
    if aim == AIM_AT_CELL:
        for cell in cells:
            for turned in range(tables.turns[kind] + 1):
                yield cell << AIM | kind * 2 + turned
    elif aim == AIM_AT_WAY:
        for cell in cells:
            yield tables.way(cell, 1) << AIM | kind * 2
            yield tables.way(cell, 2) << AIM | kind * 2
    elif aim == AIM_AT_LOOK:
        for look in range(3):
            if tables.looks[kind] >> look & 1:
                yield look << PICK | kind * 2  # any aim: where one is allowed, the card can be played
    else:
        yield kind * 2


def _columns(position: Position) -> range:
    return range(1, position.rules.tables.box.columns + 1)


def _rows(position: Position) -> range:
    return range(1, position.rules.tables.box.rows + 1)


_event_tables: dict[Rules, EventTables] = {}
"""By the rules of a table, which are themselves cached, how its events are made."""


class LostMinesEngine(EngineBase[Position]):
    """The engine of `lost-mines`."""

    asks = ASK_NAMES
    package = "motherlode.games.lost_mines"
    seats: Mapping[str, range] = {NAME: seats_allowed()}

    view_of = staticmethod(view.view_of)
    follow = staticmethod(event_codec.apply_event)
    redeal = staticmethod(redeal.redeal)
    snapshot = staticmethod(snapshot.snapshot)
    text = staticmethod(print_position)
    parse = staticmethod(parse_position)
    hide = staticmethod(moves.hide_move)
    deals = staticmethod(deals.deals_of)
    unplayable = staticmethod(unplayable_cards)

    # methods, because EngineBase calls them: compiled code finds these without a look-up
    def rules_for(self, ruleset: str, seats: int, options: Mapping[str, int | bool | None]) -> Rules:
        return rules_for(seats, options)

    def blank(self, rules: Rules, dealer: Dealer | None) -> Position:
        return positions.blank_position(rules, dealer)

    def begin_game(self, position: Position) -> None:
        turn_flow.begin_game(position)

    def code_of(self, position: Position, move: Move) -> int:
        return moves.code_of(position, move)

    def moves_of(self, position: Position, codes: vec[i64]) -> list[Move]:
        return moves.moves_of(position, codes)

    def move_of(self, position: Position, code: int) -> Move:
        return moves.move_of(position, code)

    def event_log(self, position: Position, events: list[Event]) -> EventLog:
        tables = _event_tables.get(position.rules)
        if tables is None:
            tables = _event_tables[position.rules] = event_codec.event_tables(position.rules.tables)
        return EventLog(tables, position.rules, events)

    def options(self, ruleset: str) -> Mapping[str, int | bool | None]:
        return {name: option.default for name, option in OPTIONS.items()}

    def forbidden_claims(self, ruleset: str) -> Mapping[str, str]:
        return FORBIDDEN_CLAIMS

    def pile_names(self, rules: Rules) -> Mapping[str, list[str] | None]:
        names = card_names(rules.tables)
        cards = {"roles": names.dwarfs, "mines": names.mines, "treasures": names.treasures, "deck": names.kinds}
        return {**cards, "luck": None}

    def ruleset_of(self, position: Position) -> str:
        return NAME

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        return moves.details_of(rules_for(seats_allowed()[0]).tables, move)

    def outcome(self, position: Position) -> Outcome | None:
        if position.asked or not position.round:
            return None
        points = tuple(position.points)
        return Outcome(points, tuple(seat for seat, own in enumerate(points) if own == max(points)))

    def new_counter(self, ruleset: str, seats: int) -> LostMinesCounter:
        return LostMinesCounter(rules_for(seats))


ENGINE = LostMinesEngine()
