"""The tunnel games as :class:`motherlode.games.protocol.GameEngine`."""

from __future__ import annotations

from collections.abc import Mapping

from motherlode.core.dealer import Dealer
from motherlode.core.move import Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.playable import RawEvent
from motherlode.core.talk import Claim
from motherlode.core.visibility import Event
from motherlode.games.engine import EngineBase
from motherlode.games.protocol import Outcome
from motherlode.games.tunnels import deals, event_codec, talk
from motherlode.games.tunnels.cards.names import card_names
from motherlode.games.tunnels.notation import moves
from motherlode.games.tunnels.notation.position_parser import parse_position
from motherlode.games.tunnels.notation.position_printer import print_position
from motherlode.games.tunnels.notation.unplayable_cards import unplayable_cards
from motherlode.games.tunnels.rules import position as positions
from motherlode.games.tunnels.rules import rulesets, turn_flow
from motherlode.games.tunnels.rules.gold.ledger import gold_by_seat, winners
from motherlode.games.tunnels.rules.move_codes import ASK_NAMES
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import RULESETS
from motherlode.games.tunnels.statistics import TunnelCounter, counter_of
from motherlode.games.tunnels.views import redeal, snapshot, view

__all__ = ["ENGINE", "TunnelEngine"]


class TunnelEngine(EngineBase[Position]):
    """The engine of `base`, `base-classic` and `saboteur2`."""

    asks = ASK_NAMES
    package = "motherlode.games.tunnels"
    seats: Mapping[str, range] = {name: ruleset.seats for name, ruleset in RULESETS.items()}

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
        return rulesets.rules_for(ruleset, seats, options)

    def blank(self, rules: Rules, dealer: Dealer | None) -> Position:
        return positions.blank_position(rules, dealer)

    def begin_game(self, position: Position) -> None:
        turn_flow.begin_game(position)

    def code_of(self, position: Position, move: Move) -> int:
        return moves.code_of(position, move)

    def moves_of(self, position: Position, codes: list[int]) -> list[Move]:
        return moves.moves_of(position, codes)

    def move_of(self, position: Position, code: int) -> Move:
        return moves.move_of(position, code)

    def decode_events(self, position: Position, records: list[RawEvent]) -> list[Event]:
        return event_codec.decode_events(position.rules, records)

    def options(self, ruleset: str) -> Mapping[str, int | bool | None]:
        return {name: option.default for name, option in RULESETS[ruleset].options.items()}

    def pile_names(self, rules: Rules) -> Mapping[str, list[str] | None]:
        names = card_names(rules.tables)
        return {"roles": names.roles, "goals": names.goals, "deck": names.kinds, "gold": None}

    def claims(self, position: Position, seat: int) -> list[Claim]:
        return talk.claims_about_board(position, seat)

    def ruleset_of(self, position: Position) -> str:
        return position.rules.name

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        return moves.details_of(rulesets.rules_for(ruleset, RULESETS[ruleset].seats[0]), move)

    def outcome(self, position: Position) -> Outcome | None:
        if position.asked or not position.round:
            return None
        gold = gold_by_seat(position.seats, position.took)
        return Outcome(gold, winners(gold))

    def new_counter(self, ruleset: str, seats: int) -> TunnelCounter:
        return counter_of(rulesets.rules_for(ruleset, seats))


ENGINE = TunnelEngine()
