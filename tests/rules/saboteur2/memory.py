"""A model of a careful player's memory, card by card, to compare with views and redeals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from motherlode import Event, Game
from motherlode.core.faces import Face
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from .tables import STOCK

__all__ = ["Memory"]


@dataclass
class Promise:
    """Cards that someone handed over: they are in that hand, or left it since."""

    knower: int
    hand: int
    cards: tuple[str, ...]
    since: int
    until: int | None = None  # when the hand came back to the one who knows
    back: tuple[str, ...] = ()  # what was in it then


class Memory:
    """Dwarf cards and hands as numbered things that keep their numbers when they change hands."""

    def __init__(self, game: Game) -> None:
        seats = range(game.seats)
        self._seats = game.seats
        self._dwarf_at = list(range(15))
        self._role_of = [*game.truth.roles, *game.truth.spare_roles]
        self._seen = [{seat} for seat in seats]
        self._hand_of = list(seats)
        self._left: list[list[tuple[str, int]]] = [[] for _ in seats]  # by hand: a card played, or ("", which discard)
        self._discards = 0
        self.promises: list[Promise] = []

    def follow(self, events: Iterable[Event]) -> None:
        """Let things happen."""
        for happened in events:
            if isinstance(happened, e.Laid):
                kind = happened.face if happened.face in STOCK else str(Face.parse(happened.face).turned())
                self._played(happened.seat, kind)
            elif isinstance(happened, e.Discarded):
                self._left[self._hand_of[happened.seat]].append(("", self._discards))
                self._discards += 1
            elif isinstance(
                happened, e.PutInFront | e.FrontCleared | e.RockFell | e.Peeked | e.Inspected | e.HatsSwapped
            ):
                self._played(happened.seat, happened.card)
            if isinstance(happened, e.Inspected):
                self._seen[happened.seat].add(self._dwarf_at[happened.target])
            elif isinstance(happened, e.HatsSwapped):
                at, under = self._dwarf_at, self._dwarf_at[happened.target]
                at[happened.target] = at.pop(self._seats)
                at.append(under)
                self._seen[happened.target].add(at[happened.target])
            elif isinstance(happened, e.HandsSwapped):
                self._swapped(happened)

    def _played(self, seat: int, card: str) -> None:
        self._left[self._hand_of[seat]].append((card, -1))

    def _swapped(self, happened: e.HandsSwapped) -> None:
        self._played(happened.seat, happened.card)
        hand_of = self._hand_of
        one, other = happened.seat, happened.target
        hand_of[one], hand_of[other] = hand_of[other], hand_of[one]
        for knower, got in ((one, happened.got), (other, happened.gave)):
            for promise in self.promises:
                if promise.knower == knower and promise.hand == hand_of[knower] and promise.until is None:
                    promise.until, promise.back = len(self._left[promise.hand]), got
        for knower, hand, cards in ((one, hand_of[other], happened.gave), (other, hand_of[one], happened.got)):
            self.promises.append(Promise(knower, hand, cards, len(self._left[hand])))

    # ---- what follows ----------------------------------------------------------------------------------------------

    def dwarfs(self, viewer: int) -> tuple[str, ...]:
        """The dwarf cards as a viewer knows them, by seat, then the pile."""
        seen = self._seen[viewer] if viewer >= 0 else set()
        return tuple(self._role_of[dwarf] if dwarf in seen else "?" for dwarf in self._dwarf_at)

    def known_cards(self, viewer: int) -> Counter[tuple[int, str]]:
        """The cards that a viewer handed over and nobody has played since, with who has that hand now."""
        known: Counter[tuple[int, str]] = Counter()
        for promise in self.promises:
            if promise.knower == viewer and promise.until is None:
                played = Counter(card for card, _ in self._left[promise.hand][promise.since :] if card)
                holder = self._hand_of.index(promise.hand)
                known.update((holder, card) for card in (Counter(promise.cards) - played).elements())
        return known

    def is_kept(self, promise: Promise, world: Game) -> bool:
        """Whether, in a world, all cards that were handed over are where they can be."""
        shown: TunnelsSnapshot = world.truth
        face_down = [discard.card for discard in shown.discards if discard.by is not None]
        left = self._left[promise.hand][promise.since : promise.until]
        gone = [card or face_down[index] for card, index in left]
        hand = promise.back if promise.until is not None else shown.hands[self._hand_of.index(promise.hand)]
        return Counter(promise.cards) <= Counter([*gone, *hand])
