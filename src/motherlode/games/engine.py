"""What the families share: how moves, facts and lines go in and out of an engine. Each brings its engine's parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from motherlode.core.errors import IllegalMove
from motherlode.core.move import Move
from motherlode.core.random_stream import Stream
from motherlode.core.visibility import Event
from motherlode.games.protocol import Nouns

__all__ = ["EngineFamily", "Parts"]


class Position(Protocol):
    """What every engine's position has."""

    rules: Any
    viewer: Any
    log: Any
    """Raw facts are noted here while it is a list."""

    @property
    def actor(self) -> int: ...

    @property
    def asked(self) -> int: ...

    def refusal(self, code: Any) -> str: ...

    def play(self, code: Any) -> None: ...

    def copy(self) -> Self: ...


P = TypeVar("P", bound=Position)


class Parts(NamedTuple, Generic[P]):
    """An engine's parts."""

    asks: Sequence[str]
    """What a seat can be asked, by number."""
    blank: Callable[[Any, None], P]
    legal_codes: Callable[[P], list[int]]
    code_of: Callable[[P, Move], int]
    moves_of: Callable[[P, Sequence[int]], list[Move]]
    hide_move: Callable[[Move], Move]
    tell: Callable[[Any, Any], Event]
    follow: Callable[[P, Event], None]
    view_of: Callable[[P, int], P]
    redeal: Callable[[P, Stream], P]
    snapshot: Callable[[P], Nouns]
    print: Callable[[P], str]
    parse: Callable[[str], P]


class EngineFamily(Generic[P]):
    """Most of :class:`motherlode.games.protocol.Family`."""

    def __init__(self, parts: Parts[P]) -> None:
        self._parts = parts
        self.follow = parts.follow
        self.hide = parts.hide_move
        self.parse = parts.parse
        self.redeal = parts.redeal
        self.snapshot = parts.snapshot
        self.text = parts.print
        self.view_of = parts.view_of

    def forbidden_claims(self, ruleset: str) -> Mapping[str, str]:
        return {}

    def actor(self, position: P) -> int:
        return position.actor

    def asked(self, position: P) -> str:
        return self._parts.asks[position.asked]

    def legal(self, position: P) -> list[Move]:
        return self._parts.moves_of(position, self._parts.legal_codes(position))

    def refusal(self, position: P, move: Move) -> str:
        try:
            return position.refusal(self._parts.code_of(position, move))
        except IllegalMove as illegal:
            return illegal.rule

    def play(self, position: P, move: Move, events: list[Event] | None) -> Move:
        code = self._parts.code_of(position, move)
        rule = position.refusal(code)
        if rule:
            raise IllegalMove(str(move), rule)
        (made,) = self._parts.moves_of(position, (code,))
        position.log = None if events is None else []
        position.play(code)
        if events is not None:
            self.tell_all(position, events)
        return made

    def copy(self, position: P) -> P:
        return position.copy()

    def nothing_known(self, position: P, viewer: int) -> P:
        view = self._parts.blank(position.rules, None)
        view.viewer = viewer
        return view

    def tell_all(self, position: P, events: list[Event]) -> None:
        """Tell what a position has noted, and note no more."""
        tell = self._parts.tell
        rules = position.rules
        events += [tell(rules, raw) for raw in position.log]
        position.log = None
