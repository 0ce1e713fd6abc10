"""The tunnel games as :class:`motherlode.games.protocol.GameEngine`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.chance.dealer import Dealer
from motherlode.core.event_tables import EventLog, EventTables
from motherlode.core.move import AIM, PICK, Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.talk import Claim
from motherlode.core.visibility import Event
from motherlode.games.engine import EngineBase
from motherlode.games.protocol import Outcome
from motherlode.games.tunnels import deals, event_codec, talk
from motherlode.games.tunnels.cards.names import card_names
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.notation import moves
from motherlode.games.tunnels.notation.position_parser import parse_position
from motherlode.games.tunnels.notation.position_printer import print_position
from motherlode.games.tunnels.rules import position as positions
from motherlode.games.tunnels.rules import rulesets, turn_flow
from motherlode.games.tunnels.rules.gold.ledger import gold_by_seat, winners
from motherlode.games.tunnels.rules.parts import (
    AIM_AT_CELL,
    AIM_AT_GOAL,
    AIM_AT_SEAT,
    ASK_NAMES,
    ASK_TURN,
    Rules,
)
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import RULESETS
from motherlode.games.tunnels.statistics import TunnelCounter, counter_of
from motherlode.games.tunnels.views import redeal, snapshot, view

__all__ = ["ENGINE", "TunnelEngine"]


_FURTHEST: Final = ("B-26", "B-23", "S-22", "B-21", "S-15")
"""Rules in the order in which they say most: a card that fits, but is not connected, tells more than one that does not
fit. A broken tool or a trap (B-26, S-35) forbids every attempt alike."""


def unplayable_cards(position: Position) -> dict[str, str]:
    """By name of each unplayable card in the actor's hand, the id of the rule that forbids it."""
    reasons: dict[str, str] = {}
    if position.asked != ASK_TURN:
        return reasons
    seat = position.actor
    for kind in sorted(set(position.sorted_hand(seat))):
        if not position.rules.plays[kind].possible(position, seat, kind):
            reasons[position.rules.tables.kind_names[kind]] = _reason(position, kind)
    return reasons


def _reason(position: Position, kind: int) -> str:
    rules: set[str] = set()
    for code in _attempts(position, kind):
        rule = position.refusal(code)
        if rule == _FURTHEST[0]:
            return rule
        rules.add(rule)
    for rule in _FURTHEST:
        if rule in rules:
            return rule
    return min(rules)


def _attempts(position: Position, kind: int) -> Iterator[int]:
    """The codes of everything one could try with a card."""
    tables = position.rules.tables
    aim = position.rules.plays[kind].aim
    if aim == AIM_AT_SEAT:
        signs = [sign for sign in range(len(tables.sign_names)) if tables.signs[kind] >> sign & 1]
        picks = signs if position.rules.plays[kind].picks else [0]
        for target in range(position.seats):
            for pick in picks:
                yield pick << PICK | target << AIM | kind * 2
    elif aim == AIM_AT_GOAL:
        for goal in range(len(tables.box.goal_cells)):
            yield goal << AIM | kind * 2
    elif aim == AIM_AT_CELL and kind < tables.tunnels:
        for cell in _cells_beside(position):
            for turned in range(tables.turns[kind] + 1):
                yield cell << AIM | kind * 2 + turned
    elif aim == AIM_AT_CELL:
        for cell in _cells_with_a_card(position):
            yield cell << AIM | kind * 2
    else:
        yield kind * 2


def _cells_with_a_card(position: Position) -> list[int]:
    maze = position.maze
    goals = [cell for cell in position.rules.tables.goal_cells if maze.face_at(cell) >= 0]
    return [int(position.rules.tables.start_cell), *maze.laid_cells(), *goals]


def _cells_beside(position: Position) -> list[int]:
    """The free cells next to a card that lies face up."""
    near = position.rules.tables.grid.near
    found = {near[cell * 4 + d] for cell in _cells_with_a_card(position) for d in range(4)}
    return sorted(cell for cell in found if position.maze.is_free(cell))


def _details_of(tables: Tables, move: Move) -> MoveDetails:
    """The cards that a legal move uses, and its aim."""
    if move.head in ("take", "rob"):
        return MoveDetails("choose", seat=move.seat)
    if move.cards is not None:
        return MoveDetails("shed" if move.head == "shed" else "discard", move.cards)
    cell = move.cells[0] if move.cells else None
    face = tables.faces.get(move.head, -1)
    if face >= 0:
        return MoveDetails("lay", (tables.kind_names[face >> 1],), cell)
    return MoveDetails("play", (move.head,), cell, seat=move.seat)


_tables: dict[str, Tables] = {}
"""The tables of rulesets whose moves were described."""


_event_tables: dict[Rules, EventTables] = {}
"""By the rules of a table, which are themselves cached, how its events are made."""


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
        return {name: option.default for name, option in RULESETS[ruleset].options.items()}

    def pile_names(self, rules: Rules) -> Mapping[str, list[str] | None]:
        names = card_names(rules.tables)
        return {"roles": names.roles, "goals": names.goals, "deck": names.kinds, "gold": None}

    def claims(self, position: Position, seat: int) -> list[Claim]:
        return talk.claims_about_board(position, seat)

    def ruleset_of(self, position: Position) -> str:
        return position.rules.name

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        tables = _tables.get(ruleset)
        if tables is None:
            tables = _tables[ruleset] = rulesets.rules_for(ruleset, RULESETS[ruleset].seats[0]).tables
        return _details_of(tables, move)

    def outcome(self, position: Position) -> Outcome | None:
        if position.asked or not position.round:
            return None
        gold = gold_by_seat(position.seats, position.took)
        return Outcome(gold, winners(gold))

    def new_counter(self, ruleset: str, seats: int) -> TunnelCounter:
        return counter_of(rulesets.rules_for(ruleset, seats))


ENGINE = TunnelEngine()
