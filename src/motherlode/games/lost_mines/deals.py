"""The deals of a game as far as the events that a viewer saw show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from motherlode.core.chance.dealt_round import DealtRound
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.cards.names import card_names
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.protocol import Deal

__all__ = ["deals_of"]


def deals_of(position: Position, events: Iterable[Event]) -> list[Deal]:
    """The deals of the rounds so far, as far as these events reveal them."""
    rounds: list[_Dealt] = []
    for happened in events:
        if isinstance(happened, e.RoundBegan):
            rounds.append(_Dealt(position, happened, is_first=not rounds))
        else:
            rounds[-1].learn(happened)
    return [dealt.as_deal(_set_aside(position, dealt)) for dealt in rounds]


class _Dealt(DealtRound):
    """A round's deal. Clans, and the kinds of treasures, show on the backs of cards."""

    def __init__(self, position: Position, began: e.RoundBegan, is_first: bool) -> None:
        hands = [card for hand in began.hands for card in hand]
        piles = {
            "first": [str(began.first)] if is_first else [],
            "roles": began.roles,
            "mines": began.mines,
            "treasures": began.treasures,
            "deck": [*began.aside, *hands, *began.deck],
            "luck": began.luck,
        }
        super().__init__(piles, {"mines": position.rules.tables.box.mine_cells}, len(began.aside) + len(hands))
        self.clans = began.clans
        self.kinds = began.kinds

    def as_deal(self, aside: Sequence[str]) -> Deal:
        roles = [f"{clan}-{role}" for clan, role in zip(self.clans, self.piles["roles"], strict=True)]
        treasures = [f"{kind}-{value}" for kind, value in zip(self.kinds, self.piles["treasures"], strict=True)]
        piles = {**self.piles, "roles": roles, "treasures": [*treasures, *aside]}
        return {name: tuple(pile) for name, pile in piles.items() if name != "first" or pile}


def _set_aside(position: Position, dealt: _Dealt) -> list[str]:
    """The treasures set aside, if all others are known: the remainder (their order never matters)."""
    names = card_names(position.rules.tables).treasures
    left = [names[card] for card in position.rules.tables.treasures]
    if UNKNOWN in dealt.piles["treasures"]:
        return [UNKNOWN] * (len(left) - len(dealt.piles["treasures"]))
    for kind, value in zip(dealt.kinds, dealt.piles["treasures"], strict=True):
        left.remove(f"{kind}-{value}")
    return left
