"""The tunnel games behind the protocol of :mod:`motherlode.families.protocol`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from motherlode.core.chance import Stream
from motherlode.core.errors import IllegalMove
from motherlode.core.moves import Cell, Move
from motherlode.core.playable import legal_codes
from motherlode.core.secrets import UNKNOWN, Event
from motherlode.families.dealing import make_dealer
from motherlode.families.protocol import Deal, Outcome
from motherlode.notation.tunnel_moves import code_of, hide_move, move_of, moves_of
from motherlode.notation.tunnel_parse import parse_position
from motherlode.notation.tunnel_print import print_position
from motherlode.tunnels import events as e
from motherlode.tunnels.codes import ASK_NAMES
from motherlode.tunnels.course import begin_game
from motherlode.tunnels.nouns import words_of
from motherlode.tunnels.position import Position, blank_position
from motherlode.tunnels.rulesets import RULESETS, rules_for
from motherlode.tunnels.score import gold_by_seat, winners
from motherlode.tunnels.telling import follow, tell
from motherlode.views.redeal import redeal
from motherlode.views.snapshot import Snapshot, snapshot
from motherlode.views.tunnels import view_of

__all__ = ["TUNNELS", "TunnelFamily"]


class TunnelFamily:
    """`base`, `base-classic` and their kin."""

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
        events: list[Event],
    ) -> Position:
        rules = rules_for(ruleset, seats, options)
        words = words_of(rules.tables)
        names = {"roles": words.roles, "goals": words.goals, "deck": words.kinds, "gold": None}
        position = blank_position(rules, make_dealer(source, seats, names))
        position.log = []
        begin_game(position)
        _tell_all(position, events)
        return position

    def actor(self, position: Position) -> int:
        return position.actor

    def asked(self, position: Position) -> str:
        return ASK_NAMES[position.asked]

    def legal(self, position: Position) -> list[Move]:
        return moves_of(position, legal_codes(position))

    def refusal(self, position: Position, move: Move) -> str:
        try:
            return position.refusal(code_of(position, move))
        except IllegalMove as illegal:
            return illegal.rule

    def play(self, position: Position, move: Move, events: list[Event] | None) -> Move:
        code = code_of(position, move)
        rule = position.refusal(code)
        if rule:
            raise IllegalMove(str(move), rule)
        made = move_of(position, code)
        position.log = None if events is None else []
        position.play(code)
        if events is not None:
            _tell_all(position, events)
        return made

    def copy(self, position: Position) -> Position:
        return position.copy()

    def view_of(self, position: Position, viewer: int) -> Position:
        return view_of(position, viewer)

    def nothing_known(self, position: Position, viewer: int) -> Position:
        view = blank_position(position.rules, None)
        view.viewer = viewer
        return view

    def follow(self, view: Position, happened: Event) -> None:
        follow(view, happened)

    def redeal(self, view: Position, chance: Stream) -> Position:
        return redeal(view, chance)

    def snapshot(self, position: Position) -> Snapshot:
        return snapshot(position)

    def text(self, position: Position) -> str:
        return print_position(position)

    def parse(self, line: str) -> Position:
        return parse_position(line)

    def hide(self, move: Move) -> Move:
        return hide_move(move)

    def deals(self, position: Position, events: Iterable[Event]) -> list[Deal]:
        return _deals(position.rules.tables.box.goal_cells, events)

    def outcome(self, position: Position) -> Outcome | None:
        if position.asked or not position.round:
            return None
        gold = gold_by_seat(position.seats, position.took)
        return Outcome(gold, winners(gold))


TUNNELS = TunnelFamily()


def _tell_all(position: Position, events: list[Event]) -> None:
    assert position.log is not None
    events.extend(tell(position.rules, raw) for raw in position.log)
    position.log = None


class _Dealt:
    """A round's deal as events come to tell it: all of it to the referee, to others what they have learned."""

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
