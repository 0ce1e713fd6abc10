"""The view of one viewer on a game, and the legal moves of a position; see :mod:`motherlode.game`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import GameOver, NotYourTurn, ParseError
from motherlode.core.move import Move
from motherlode.core.snapshot import Snapshot
from motherlode.core.talk import Utterance
from motherlode.core.visibility import REFEREE, Event, redact
from motherlode.games.engine import direct
from motherlode.games.registry import GameEngine, engine_of

if TYPE_CHECKING:
    from motherlode.game import Game

__all__ = ["LegalMoves", "SharedPosition", "View", "as_instance"]

T = TypeVar("T")


def as_instance(value: object, kind: type[T]) -> T:
    """The value, which must be of a class; TypeError if it is not."""
    if not isinstance(value, kind):
        raise TypeError(f"a {type(value).__name__} is not a {kind.__name__}")
    return value


class SharedPosition:
    """A position shared between a game and its move lists until it changes: then they get a copy."""

    __slots__ = ("position", "readers")

    def __init__(self, position: Any) -> None:
        self.position: Any = position
        self.readers: int = 0


class LegalMoves(Collection[Move]):
    """A position's legal moves: a collection in a fixed order; ``move in legal`` does not make the list.

    Each move is listed in one way of writing it; ``in`` also knows the others (cards named in another order, say).
    """

    __slots__ = ("_engine", "_list", "_shared")

    def __init__(self, engine: GameEngine[Any], shared: SharedPosition) -> None:
        self._engine: GameEngine[Any] = engine
        self._shared: SharedPosition = shared
        self._list: list[Move] | None = None
        shared.readers += 1

    def __del__(self) -> None:
        self._shared.readers -= 1

    def _moves(self) -> list[Move]:
        if self._list is None:
            position = self._shared.position
            base = direct(self._engine)
            if base is not None:
                self._list = base.legal(position)
            else:
                self._list = self._engine.legal(position) if self._engine.actor(position) >= 0 else []
        return self._list

    @property
    def texts(self) -> list[str]:
        """The moves as they are written."""
        return [move.text for move in self._moves()]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves())

    def __len__(self) -> int:
        return len(self._moves())

    def __getitem__(self, index: int) -> Move:
        return self._moves()[index]

    def __contains__(self, move: object) -> bool:
        try:
            if isinstance(move, str):
                move = Move.parse(move)
            return isinstance(move, Move) and self.refusal(move) == ""
        except (ParseError, GameOver):
            return False

    def refusal(self, move: Move) -> str:
        """The id of the rule that forbids a move; empty if none does."""
        if self._engine.actor(self._shared.position) < 0:
            raise GameOver
        return self._engine.refusal(self._shared.position, move)

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(self.texts)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one viewer knows: the position with ``?`` for the rest, the events it saw, and the talk.

    ``talk`` is every claim that was made at the table: all hear the same.
    """

    __slots__ = ("_engine", "_events", "_position", "_table", "talk", "viewer")

    def __init__(
        self,
        engine: GameEngine[Any],
        position: Any,
        viewer: int,
        events: Sequence[Event],
        talk: Sequence[Utterance] = (),
    ) -> None:
        self._engine = engine
        self._position = position
        self._events = events
        self._table: Snapshot | None = None
        self.talk = talk
        self.viewer = viewer

    @classmethod
    def parse(cls, line: str) -> View:
        """The view of a position's line; it has no events."""
        engine = engine_of(line.partition("/")[0])
        position = engine.parse(line)
        return cls(engine, position, position.viewer, ())

    @property
    def ruleset(self) -> str:
        """The name of the ruleset."""
        return self._engine.ruleset_of(self._position)

    @property
    def package(self) -> str:
        """The package of the game."""
        return self._engine.package

    @property
    def table(self) -> Snapshot:
        """The position for people and programs to read."""
        if self._table is None:
            self._table = self._engine.snapshot(self._position)
        return self._table

    def table_as(self, kind: type[T]) -> T:
        """The table as the snapshot class of its game; TypeError if it is another game's."""
        return as_instance(self.table, kind)

    @property
    def position(self) -> object:
        """The engine's position, with what the viewer does not know hidden; to be read, not changed."""
        return self._position

    def position_as(self, kind: type[T]) -> T:
        """The position as the position class of its engine; TypeError if it is another engine's."""
        return as_instance(self._position, kind)

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's own cards."""
        return self.table.hands[self.viewer] if self.viewer >= 0 else ()

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""
        return self._engine.actor(self._position)

    @property
    def asked(self) -> str:
        """The decision of the actor."""
        return self._engine.asked(self._position)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything so far, as the viewer saw it."""
        return self.events_from(0)

    def events_from(self, number: int) -> tuple[Event, ...]:
        """The events from this number on, as the viewer saw them."""
        return tuple(redact(happened, self.viewer) for happened in self._events[number:])

    @property
    def legal(self) -> LegalMoves:
        """The legal moves, if the viewer is to act (or sees everything)."""
        if self.viewer not in (self.actor, REFEREE):
            raise NotYourTurn(self.viewer, self.actor)
        return LegalMoves(self._engine, SharedPosition(self._position))

    @property
    def unplayable(self) -> Mapping[str, str]:
        """The cards in hand that no legal move plays, each with the id of the rule that forbids it."""
        if self.viewer not in (self.actor, REFEREE):
            raise NotYourTurn(self.viewer, self.actor)
        return self._engine.unplayable(self._position)

    def redeal(self, chance: Stream | str) -> Game:
        """A game in a position drawn at random among those that fit this view."""
        stream = Stream(key_of(chance), "redeal") if isinstance(chance, str) else chance
        from motherlode.game import Game

        return Game._of(self._engine, self._engine.redeal(self._position, stream))

    def __copy__(self) -> View:
        return View(self._engine, self._position, self.viewer, self.events, self.talk)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and deep copies hold the view's line and the viewer's events, never the truth's."""
        return _view_of_line, (str(self), self.events, tuple(self.talk))

    def __str__(self) -> str:
        return self._engine.text(self._position)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"View.parse({str(self)!r})"


def _view_of_line(line: str, events: tuple[Event, ...], talk: tuple[Utterance, ...] = ()) -> View:
    """The view of a position's line, with its events and the talk (as pickles keep it)."""
    view = View.parse(line)
    return View(view._engine, view._position, view.viewer, events, talk)
