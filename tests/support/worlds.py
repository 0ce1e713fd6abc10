"""Two worlds that look alike to a viewer, and when they may show a difference.

:data:`SHOWN` is the whole list of what the rules show, by event; anything else that differs is a leak.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, fields

from motherlode import DataError, Event, Game, Move, Stream
from motherlode.core.visibility import UNKNOWN, redact
from motherlode.games.registry import engine_of
from support.tables import Table
from support.walks import digging

__all__ = ["Worlds", "other_world"]


@dataclass(frozen=True, slots=True)
class Shows:
    """Event fields that may differ between worlds, and for whom: everyone, or those they name."""

    names: frozenset[str]
    to: tuple[str, ...] = ()


SHOWN = {
    "RoundBegan": Shows(frozenset({"roles", "hands"})),  # one's own dwarf card and hand (B-03)
    "Drew": Shows(frozenset({"card"}), ("seat",)),
    "Peeked": Shows(frozenset({"goal"}), ("seat",)),  # B-35
    "GoalTurnedUp": Shows(frozenset({"goal", "turned"})),  # B-40
    "RoundEnded": Shows(frozenset({"roles", "goals", "winners", "treasures", "mines"})),  # B-45, S-50, L-52
    "GoldPassed": Shows(frozenset({"pool"}), ("seat",)),  # B-51
    "GoldPaid": Shows(frozenset({"nuggets"}), ("seat",)),  # B-54
    "GameEnded": Shows(frozenset({"took", "gold", "winners"})),  # B-56
    "HatsSwapped": Shows(frozenset({"role"}), ("target",)),  # S-32
    "HandsSwapped": Shows(frozenset({"gave", "got"}), ("seat", "target")),  # S-33
    "Inspected": Shows(frozenset({"role"}), ("seat",)),  # S-34, L-31
    "Scouted": Shows(frozenset({"mine"}), ("seat",)),  # L-31
    "Appraised": Shows(frozenset({"value"}), ("seat",)),  # L-31
    "CardLost": Shows(frozenset({"card"}), ("seat",)),  # L-32
    "MineTurnedUp": Shows(frozenset({"mine", "turned"})),  # L-41
    "TreasureTaken": Shows(frozenset({"value"}), ("seat",)),  # L-43
}


def other_world(table: Table, game: Game, viewer: int, piles: Collection[str], most: int, stream: Stream) -> Game:
    """A game that begins as this one does to a viewer, with at most ``most`` cards of each pile elsewhere."""
    true, seen = game.deals()[0], game.deals(viewer)[0]
    dealt = {name: _mixed(true[name], seen[name], most if name in piles else 0, stream) for name in true}
    return table.dealt([dealt])


def _mixed(true: tuple[str, ...], seen: tuple[str, ...], most: int, stream: Stream) -> tuple[str, ...]:
    """The pile with some of its unseen cards in other places, among those whose backs look the same."""
    mixed = list(true)
    for back in sorted({card for card in seen if UNKNOWN in card}):
        unseen = [place for place, card in enumerate(seen) if card == back]
        for _ in range(most):
            one, other = (unseen[stream.below(len(unseen))] for _ in range(2))
            mixed[one], mixed[other] = mixed[other], mixed[one]
    return tuple(mixed)


class Worlds:
    """Two games alike to a viewer, played side by side for as long as they are."""

    def __init__(self, one: Game, other: Game, viewer: int) -> None:
        self.one = one
        self.other = other
        self.viewer = viewer
        self.steps = 0
        self.shown = ""
        self._engine = engine_of(one.ruleset)

    def assert_alike(self) -> None:
        """The viewer sees the same table, is asked the same, and may do the same."""
        one, other = self.one.view(self.viewer), self.other.view(self.viewer)
        assert str(one) == str(other)
        assert (one.actor, one.asked) == (other.actor, other.asked)
        if one.actor == self.viewer >= 0:
            assert list(one.legal) == list(self.one.legal) == list(self.other.legal)

    def step(self, stream: Stream) -> bool:
        """Play a move that looks the same in both worlds; False when done, or after a lawful difference."""
        if self.one.over:
            return False
        mine, theirs = self._moves(stream)
        try:
            told = [redact(happened, self.viewer) for happened in self.one.play(mine)]
            told_there = [redact(happened, self.viewer) for happened in self.other.play(theirs)]
        except DataError:  # no deal was given for another round
            return False
        self.steps += 1
        if told == told_there:
            return True
        self.shown = self._difference(told, told_there)
        return False

    def _moves(self, stream: Stream) -> tuple[Move, Move]:
        """The same move, or for other seats one that looks the same to the viewer."""
        if self.one.actor == self.viewer:
            move = digging(list(self.one.legal), stream)
            return move, move
        here = {self._engine.hide(move): move for move in self.one.legal}
        there = {self._engine.hide(move): move for move in self.other.legal}
        looks = digging([look for look in here if look in there], stream)
        return here[looks], there[looks]

    def _difference(self, told: list[Event], told_there: list[Event]) -> str:
        """The kind of event by which the worlds first differ; AssertionError if the rules do not show it."""
        for one, other in zip(told, told_there, strict=False):
            if one != other:
                return self._lawful(one, other)
        raise AssertionError(f"more happened in one world:\n{told}\n{told_there}")

    def _lawful(self, one: Event, other: Event) -> str:
        kind = type(one).__name__
        if type(other).__name__ != kind:
            return self._lawful_turn({kind: self.one, type(other).__name__: self.other})
        shows = SHOWN.get(kind, Shows(frozenset()))
        differing = {field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)}  # type: ignore[arg-type]
        assert differing <= shows.names, f"{self.viewer} can tell {one} from {other}"
        seen_by = [getattr(one, name) for name in shows.to]
        assert not seen_by or self.viewer in seen_by, f"{one} shows {self.viewer} too much"
        return kind

    def _lawful_turn(self, worlds: dict[str, Game]) -> str:
        """Accept that different things happen, where the rules allow it.

        The round ends in one world because nobody holds a card that can be played (B-44), or somebody is paid in more
        cards because others are left (B-54).
        """
        for kind in ("RoundEnded", "GoldPaid"):
            if kind in worlds:
                going_on = next(game for other, game in worlds.items() if other != kind)
                assert kind != "RoundEnded" or going_on.truth.deck == 0, "a round ended with cards to draw"
                return kind
        raise AssertionError(f"in one world {' and in the other '.join(worlds)} happened")
