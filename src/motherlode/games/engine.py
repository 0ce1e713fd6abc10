"""The base of our games' engines: converts moves, events and lines to and from positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.core.chance.dealer import Dealer
from motherlode.core.chance.random_stream import Stream
from motherlode.core.errors import IllegalMove
from motherlode.core.event_tables import EventLog
from motherlode.core.move import Move
from motherlode.core.playable import Playable, play_randomly, sorted_codes
from motherlode.core.talk import Claim
from motherlode.core.visibility import Event
from motherlode.games.deal_parsing import make_dealer
from motherlode.games.protocol import Deal

__all__ = ["EngineBase", "direct"]


P = TypeVar("P", bound=Playable)


@mypyc_attr(allow_interpreted_subclasses=True)
class EngineBase(Generic[P]):
    """Most of :class:`motherlode.games.protocol.GameEngine`, for engines whose moves are integer codes."""

    asks: ClassVar[Sequence[str]] = ()
    """The decisions a seat can be asked for, by number."""

    # ---- provided by each game -------------------------------------------------------------------------------------

    def rules_for(self, ruleset: str, seats: int, options: Mapping[str, int | bool | None]) -> Any:
        """The rules of a table; DataError if there is no such table."""
        raise NotImplementedError

    def pile_names(self, rules: Any) -> Mapping[str, list[str] | None]:
        """The contents of a deal: the piles, each with the names of its cards, or None for a pile of numbers."""
        raise NotImplementedError

    def blank(self, rules: Any, dealer: Dealer | None) -> P:
        """A position before the first round."""
        raise NotImplementedError

    def begin_game(self, position: P) -> None:
        """Deal the first round."""
        raise NotImplementedError

    def code_of(self, position: P, move: Move) -> int:
        """The code of a move; ParseError or IllegalMove if it has none."""
        raise NotImplementedError

    def moves_of(self, position: P, codes: vec[i64]) -> list[Move]:
        """The moves of some codes."""
        raise NotImplementedError

    def move_of(self, position: P, code: int) -> Move:
        """The move of a code."""
        raise NotImplementedError

    def event_log(self, position: P, events: list[Event]) -> EventLog:
        """A log in which a position records what happens, added to a list of events."""
        raise NotImplementedError

    # ---- shared ----------------------------------------------------------------------------------------------------

    def begin(
        self,
        ruleset: str,
        seats: int,
        options: Mapping[str, int | bool | None],
        source: str | Sequence[Deal],
        events: list[Event] | None,
    ) -> P:
        rules = self.rules_for(ruleset, seats, options)
        position = self.blank(rules, make_dealer(source, seats, self.pile_names(rules)))
        if events is not None:
            position.log = self.event_log(position, events)
        self.begin_game(position)
        position.log = None
        return position

    def seats_of(self, position: P) -> int:
        return position.seats

    def actor(self, position: P) -> int:
        return position.actor

    def asked(self, position: P) -> str:
        return self.asks[position.asked]

    def round(self, position: P) -> int:
        return position.round

    def legal(self, position: P) -> list[Move]:
        if position.asked == 0:
            return []
        return self.moves_of(position, sorted_codes(position))

    def refusal(self, position: P, move: Move) -> str:
        try:
            return position.refusal(self.code_of(position, move))
        except IllegalMove as illegal:
            return illegal.rule

    def play(self, position: P, move: Move, events: list[Event] | None) -> Move:
        return self.play_logged(position, move, None if events is None else self.event_log(position, events))

    def play_logged(self, position: P, move: Move, log: EventLog | None) -> Move:
        """Play a move with a log that is made once for a game."""
        code = self.code_of(position, move)
        rule = position.refusal(code)
        if rule:
            raise IllegalMove(str(move), rule)
        made = move if move.is_listed else self.move_of(position, code)
        position.log = log
        try:
            position.play(code)
        finally:
            position.log = None
        return made

    def play_randomly(self, position: P, chance: Stream, most: int) -> int:
        return play_randomly(position, chance, most)

    def copy(self, position: P) -> P:
        return cast(P, position.copy())

    def forbidden_claims(self, ruleset: str) -> Mapping[str, str]:
        return {}

    def claims(self, position: P, seat: int) -> list[Claim]:
        return []

    def nothing_known(self, position: P, viewer: int) -> P:
        position_of_its_game: Any = position
        view = self.blank(position_of_its_game.rules, None)
        view.viewer = viewer
        return view


def direct(engine: object) -> EngineBase[Any] | None:
    """The engine if it is an EngineBase, whose methods compiled code calls directly; else None."""
    return engine if isinstance(engine, EngineBase) else None
