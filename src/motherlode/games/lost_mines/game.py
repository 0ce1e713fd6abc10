"""The Lost Mines as :class:`motherlode.games.protocol.GameEngine`."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.dealer import Dealer
from motherlode.core.event_tables import EventLog
from motherlode.core.move import Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.visibility import Event
from motherlode.games.engine import EngineBase
from motherlode.games.lost_mines import deals, event_codec
from motherlode.games.lost_mines.cards.names import card_names
from motherlode.games.lost_mines.notation import moves
from motherlode.games.lost_mines.notation.position_parser import parse_position
from motherlode.games.lost_mines.notation.position_printer import print_position
from motherlode.games.lost_mines.notation.unplayable_cards import unplayable_cards
from motherlode.games.lost_mines.rules import position as positions
from motherlode.games.lost_mines.rules import turn_flow
from motherlode.games.lost_mines.rules.move_codes import ASK_NAMES
from motherlode.games.lost_mines.rules.parts import Rules
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.lost_mines.rules.rulesets import FORBIDDEN_CLAIMS, NAME, OPTIONS, rules_for, seats_allowed
from motherlode.games.lost_mines.statistics import LostMinesCounter
from motherlode.games.lost_mines.views import redeal, snapshot, view
from motherlode.games.protocol import Outcome

__all__ = ["ENGINE", "LostMinesEngine"]


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
        return event_codec.event_log(position.rules, events)

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
