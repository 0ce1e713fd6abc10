"""The interface of a game package. Code that uses only this plays every game.

A game package is a Python package whose engine is registered with :mod:`motherlode.games.registry`. Beside the engine
it may have the modules ``bots``, ``terminal`` and ``encoding``, which the registry finds by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from motherlode.core.chance.random_stream import Stream
from motherlode.core.move import Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.snapshot import Snapshot
from motherlode.core.statistics import Counter
from motherlode.core.talk import Claim
from motherlode.core.visibility import Event

__all__ = ["Deal", "GameEngine", "Outcome"]

Deal = Mapping[str, tuple[str, ...]]
"""The deal of a round by card names: what lies in each pile."""

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a game: points by seat, and all who have the most."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class GameEngine(Protocol[P]):
    """The engine of one or several rulesets whose positions are of one type."""

    @property
    def package(self) -> str:
        """The name of the game's package."""

    @property
    def seats(self) -> Mapping[str, range]:
        """Its rulesets, each with the numbers of players it is for."""

    def options(self, ruleset: str) -> Mapping[str, int | bool | None]:
        """The options of a table, with the defaults."""

    def forbidden_claims(self, ruleset: str) -> Mapping[str, str]:
        """The ready-made claims that players may not make, each with the id of the rule that forbids it."""

    def claims(self, position: P, seat: int) -> list[Claim]:
        """The claims a seat may make about the board and its tools now. It depends only on what everyone sees."""

    def begin(
        self,
        ruleset: str,
        seats: int,
        options: Mapping[str, int | bool | None],
        source: str | Sequence[Deal],
        events: list[Event] | None,
    ) -> P:
        """A game's first position, from a seed or given deals; what happens is added to ``events``, if given."""

    def ruleset_of(self, position: P) -> str:
        """The ruleset that a position is of."""

    def seats_of(self, position: P) -> int:
        """The number of players of a position."""

    def actor(self, position: P) -> int:
        """The seat that is to decide; -1 when the game is over."""

    def asked(self, position: P) -> str:
        """The decision of the actor."""

    def round(self, position: P) -> int:
        """The number of the round, from 1."""

    def legal(self, position: P) -> list[Move]:
        """All legal moves, in an order that depends only on what the actor knows."""

    def refusal(self, position: P, move: Move) -> str:
        """The id of the rule that forbids a move; empty if it is legal. ParseError if no such card exists."""

    def play(self, position: P, move: Move, events: list[Event] | None) -> Move:
        """Make a move and return its canonical form, which is listed and recorded.

        What happens is added to ``events``. ParseError if no such card exists, IllegalMove with its rule if one forbids
        it: then nothing has changed.
        """

    def copy(self, position: P) -> P:
        """An independent copy."""

    def view_of(self, position: P, viewer: int) -> P:
        """The view of a viewer."""

    def nothing_known(self, position: P, viewer: int) -> P:
        """The view of a viewer before anything has happened."""

    def follow(self, view: P, happened: Event) -> None:
        """Let an event, as the viewer saw it, happen to a view."""

    def redeal(self, view: P, chance: Stream) -> P:
        """A truth that fits a view."""

    def snapshot(self, position: P) -> Snapshot:
        """The position for people and programs to read."""

    def text(self, position: P) -> str:
        """The position as one line."""

    def parse(self, line: str) -> P:
        """The position of a line."""

    def hide(self, move: Move) -> Move:
        """A move as the other seats see it."""

    def details(self, ruleset: str, move: Move) -> MoveDetails:
        """The cards that a legal move uses, and its aim. It follows from the move and the ruleset alone."""

    def unplayable(self, position: P) -> Mapping[str, str]:
        """By name of each unplayable card in the actor's hand, the id of the rule that forbids it.

        It depends only on what the actor knows. Empty while something other than playing a card is decided.
        """

    def deals(self, position: P, events: Iterable[Event]) -> list[Deal]:
        """The deals of the rounds so far, as far as these events reveal them."""

    def outcome(self, position: P) -> Outcome | None:
        """The outcome of the game; None while it runs."""

    def play_randomly(self, position: P, chance: Stream, most: int) -> int:
        """Play at most ``most`` uniformly random legal moves or until the game ends; return their number."""

    def new_counter(self, ruleset: str, seats: int) -> Counter[P]:
        """A counter for the statistics of many games."""
