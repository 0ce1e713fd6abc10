"""The deals of a game as far as the events that a viewer saw show them."""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.chance.dealt_round import DealtRound
from motherlode.core.visibility import Event
from motherlode.games.protocol import Deal
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.rules.position import Position

__all__ = ["deals_of"]


def deals_of(position: Position, events: Iterable[Event]) -> list[Deal]:
    """The deals of the rounds so far, as far as these events reveal them."""
    rounds: list[_Dealt] = []
    for happened in events:
        if isinstance(happened, e.RoundBegan):
            rounds.append(_Dealt(position, happened, is_first=not rounds))
        else:
            rounds[-1].learn(happened)
    return [dealt.as_deal() for dealt in rounds]


class _Dealt(DealtRound):
    """A round's deal; dwarf cards change places when hats are swapped (S-32)."""

    def __init__(self, position: Position, began: e.RoundBegan, is_first: bool) -> None:
        hands = [card for hand in began.hands for card in hand]
        piles = {
            "first": [str(began.first)] if is_first else [],
            "roles": began.roles,
            "goals": began.goals,
            "deck": [*began.aside, *hands, *began.deck],
            "gold": began.gold,
        }
        super().__init__(piles, {"goals": position.rules.tables.box.goal_cells}, len(began.aside) + len(hands))
        self._seats = len(began.hands)
        self._came_from = list(range(len(began.roles)))  # by place of a dwarf card now, its place when dealt

    def learn(self, happened: Event) -> None:
        if isinstance(happened, e.HatsSwapped):
            came = self._came_from
            under, came[happened.target] = came[happened.target], came[self._seats]
            came[self._seats :] = [*came[self._seats + 1 :], under]
        super().learn(happened)

    def dealt_at(self, pile: str, index: int) -> int:
        return self._came_from[index] if pile == "roles" else index

    def as_deal(self) -> Deal:
        return {name: tuple(pile) for name, pile in self.piles.items() if name != "first" or pile}
