"""The deals of a game as far as the events that a viewer saw show them."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.protocol import Deal
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.rules.position import Position

__all__ = ["deals_of"]


def deals_of(position: Position, events: Iterable[Event]) -> list[Deal]:
    """The deals of the rounds so far, as far as these events tell."""
    rounds: list[_Dealt] = []
    for happened in events:
        if isinstance(happened, e.RoundBegan):
            rounds.append(_Dealt(position, happened, is_first=not rounds))
        else:
            rounds[-1].learn(happened)
    return [dealt.as_deal() for dealt in rounds]


class _Dealt:
    """A round's deal, as far as the events that a viewer saw show it."""

    def __init__(self, position: Position, began: e.RoundBegan, is_first: bool) -> None:
        hands = [card for hand in began.hands for card in hand]
        self.first = [str(began.first)] if is_first else []
        self.roles = list(began.roles)
        self.goals = list(began.goals)
        self.deck = [*began.aside, *hands, *began.deck]
        self.gold = list(began.gold)
        self._goal_cells = position.rules.tables.box.goal_cells
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


def _note(pile: list[str], index: int, name: str) -> None:
    if name != UNKNOWN:
        pile[index] = name
