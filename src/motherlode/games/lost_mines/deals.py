"""The deals of a game as far as the events that a viewer saw show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.cards.names import card_names
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.protocol import Deal

__all__ = ["deals_of"]


def deals_of(position: Position, events: Iterable[Event]) -> list[Deal]:
    """The deals of the rounds so far, as far as these events tell."""
    rounds: list[_Dealt] = []
    for happened in events:
        if isinstance(happened, e.RoundBegan):
            rounds.append(_Dealt(position, happened, is_first=not rounds))
        else:
            rounds[-1].learn(happened)
    return [dealt.as_deal(_set_aside(position, dealt)) for dealt in rounds]


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


def _note(pile: list[str], index: int, name: str) -> None:
    if name != UNKNOWN:
        pile[index] = name


def _set_aside(position: Position, dealt: _Dealt) -> list[str]:
    """The treasures that were set aside: what is left of all, if the others are known (their order never matters)."""
    names = card_names(position.rules.tables).treasures
    left = [names[card] for card in position.rules.tables.treasures]
    if UNKNOWN in dealt.treasures:
        return [UNKNOWN] * (len(left) - len(dealt.treasures))
    for kind, value in zip(dealt.kinds, dealt.treasures, strict=True):
        left.remove(f"{kind}-{value}")
    return left
