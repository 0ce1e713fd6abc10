"""The public API: make a game, ask who is to act, list the legal moves, play, and look at views.

>>> game = Game("base", seats=4, seed="tour")
>>> game.actor
0
>>> events = game.play(game.legal[0])
>>> game.view(2).hand == game.truth.hands[2]
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from motherlode.core.chance.dealer import SeededDealer
from motherlode.core.chance.random_stream import fresh_seed, seed_hash
from motherlode.core.errors import DataError, GameOver, IllegalClaim, NotYourTurn, TooMuchTalk
from motherlode.core.event_tables import EventLog
from motherlode.core.move import Move
from motherlode.core.move_details import MoveDetails
from motherlode.core.snapshot import Snapshot
from motherlode.core.talk import MAX_TALK, REMARKS, Claim, Utterance
from motherlode.core.visibility import REFEREE, SPECTATOR, Event, redact
from motherlode.games.engine import EngineBase, direct
from motherlode.games.registry import Deal, GameEngine, Outcome, engine_of
from motherlode.view import LegalMoves, SharedPosition, View, as_instance

__all__ = ["Game", "LegalMoves", "View"]

_parsed = lru_cache(1024)(Move.parse)
"""Cached, because the same moves are made again and again; about 550 bytes each."""

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of any ruleset.

    ``seed`` is any text, and the same seed gives the same game everywhere; without one, 256 bits from the operating
    system are used. ``deals`` lays the cards down beforehand instead. Other arguments are options of the ruleset.
    ``history`` is every move with the seat that made it, ``seed_hash`` may be shown before the seed is.
    """

    __slots__ = (
        "_base",
        "_engine",
        "_events",
        "_log",
        "_position",
        "_shared",
        "_talk",
        "history",
        "names",
        "options",
        "ruleset",
        "seats",
        "seed",
        "seed_hash",
    )

    def __init__(
        self,
        ruleset: str = "base",
        seats: int = 5,
        *,
        seed: str | int | None = None,
        deals: Sequence[Deal] | None = None,
        names: Sequence[str] | None = None,
        _position: Any = None,
        **options: int | bool | None,
    ) -> None:
        if seed is not None and deals is not None:
            raise DataError("a game is dealt from a seed or from given deals, not both")
        if names is not None and len(names) != seats:
            raise DataError(f"{len(names)} names for {seats} seats")
        self._engine: GameEngine[Any] = engine_of(ruleset)
        self._base: EngineBase[Any] | None = direct(self._engine)
        self._events: list[Event] = []
        self._log: EventLog | None = None
        self._shared: SharedPosition | None = None
        self._talk: list[Utterance] = []
        self.seed: str | None = None
        self.ruleset = ruleset
        self.seats = seats
        self.names = tuple(names) if names else _unnamed(seats)
        chosen: dict[str, Any] = dict(options)  # not int or bool: mypyc makes an int of a bool that could be one
        self.options: dict[str, int | bool] = {name: chosen[name] for name in chosen if chosen[name] is not None}
        self.seed_hash: str | None = None
        self.history: list[tuple[int, Move]] = []
        if _position is not None:
            self._position = _position
        elif deals is not None:
            self._position = self._engine.begin(ruleset, seats, options, list(deals), self._events)
        else:
            self.seed = fresh_seed() if seed is None else str(seed)
            self.seed_hash = seed_hash(self.seed)
            self._position = self._engine.begin(ruleset, seats, options, self.seed, self._events)

    @classmethod
    def _of(cls, engine: GameEngine[Any], position: Any) -> Game:
        """A game that continues from a position, without events or history."""
        return Game(engine.ruleset_of(position), engine.seats_of(position), _position=position)

    @classmethod
    def from_position(cls, line: str, seed: str | int | None = None) -> Game:
        """A game that continues from a position's line, which must be the truth.

        Later rounds come from the seed.
        """
        engine = engine_of(line.partition("/")[0])
        position = engine.parse(line)
        if position.viewer != REFEREE:
            raise DataError("this is a view, not the truth; View.parse(line).redeal(…) gives a game that fits it")
        position.dealer = SeededDealer(fresh_seed() if seed is None else str(seed))
        return cls._of(engine, position)

    # ---- queries ---------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""
        base = self._base
        return self._engine.actor(self._position) if base is None else base.actor(self._position)

    @property
    def asked(self) -> str:
        """The decision of the actor: its ``turn``, or which ``gold`` to take; ``none`` when the game is over."""
        return self._engine.asked(self._position)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._engine.round(self._position)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.actor < 0

    @property
    def result(self) -> Outcome | None:
        """Points and winners; None while the game runs."""
        return self._engine.outcome(self._position)

    @property
    def legal(self) -> LegalMoves:
        """The actor's legal moves."""
        shared = self._shared
        if shared is None:
            shared = self._shared = SharedPosition(self._position)
        return LegalMoves(self._engine, shared)

    @property
    def unplayable(self) -> Mapping[str, str]:
        """The unplayable cards in the actor's hand, each with the id of the rule that forbids it."""
        return self._engine.unplayable(self._position)

    def details(self, move: Move) -> MoveDetails:
        """The cards that a legal move uses, and its aim."""
        return self._engine.details(self.ruleset, move)

    def hide(self, move: Move | str) -> Move:
        """A move as the other seats see it."""
        return self._engine.hide(_parsed(move) if isinstance(move, str) else move)

    # ---- views -----------------------------------------------------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, as the referee sees it."""
        return tuple(self._events)

    def view(self, viewer: int) -> View:
        """The view of a seat (or SPECTATOR, or REFEREE)."""
        if not REFEREE <= viewer < self.seats:
            raise DataError(f"there is no seat {viewer}")
        position = self._engine.view_of(self._position, viewer)
        return View(self._engine, position, viewer, tuple(self._events), tuple(self._talk))

    @property
    def spectator(self) -> View:
        """The view of a spectator: what everyone knows."""
        return self.view(SPECTATOR)

    @property
    def truth(self) -> Snapshot:
        """The whole position, nothing hidden, for people and programs to read."""
        return self._engine.snapshot(self._position)

    def truth_as(self, kind: type[T]) -> T:
        """The truth as the snapshot class of its game; TypeError if it is another game's."""
        return as_instance(self.truth, kind)

    def deals(self, viewer: int = REFEREE) -> list[Deal]:
        """The deals of the rounds so far, as far as a viewer knows them."""
        seen = [redact(happened, viewer) for happened in self._events]
        return self._engine.deals(self._position, seen)

    def __str__(self) -> str:
        return self._engine.text(self._position)

    # ---- playing ---------------------------------------------------------------------------------------------------

    def play(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move, as a value or as text, and return what happened. A refused move changes nothing.

        ParseError, IllegalMove (with the rule), NotYourTurn (if ``seat`` is given and not to act) or GameOver.
        """
        if isinstance(move, str):
            move = _parsed(move)
        actor = self.actor
        if actor < 0:
            raise GameOver
        if seat is not None and seat != actor:
            raise NotYourTurn(seat, actor)
        events: list[Event] = []
        base = self._base
        self._keep_legal_moves()
        if base is None:
            move = self._engine.play(self._position, move, events)
        else:
            log = self._log
            if log is None:
                log = self._log = base.event_log(self._position, events)
            log.events = events
            move = base.play_logged(self._position, move, log)
        self._events += events
        self.history.append((actor, move))
        return tuple(events)

    def _keep_legal_moves(self) -> None:
        """Let lists of legal moves that are still used have a copy of the position, which is about to change."""
        shared = self._shared
        if shared is not None:
            if shared.readers > 0:
                shared.position = self._engine.copy(self._position)
            self._shared = None

    # ---- talking ---------------------------------------------------------------------------------------------------

    @property
    def talk(self) -> tuple[Utterance, ...]:
        """Every claim that was made so far."""
        return tuple(self._talk)

    def claims(self, seat: int) -> list[Claim]:
        """The claims a seat may make now: about the board, about other players, and remarks."""
        others = [other for other in range(self.seats) if other != seat]
        found = self._engine.claims(self._position, seat)
        found += [Claim("suspect", seat=other) for other in others]
        found += [Claim("trust", seat=other) for other in others]
        found += [Claim(key) for key in REMARKS]
        forbidden = self._engine.forbidden_claims(self.ruleset)
        return [claim for claim in found if claim.key not in forbidden]

    def say(self, seat: int, claim: Claim | str) -> Utterance:
        """Let a seat make a claim, as a value or as text. It needs no turn, and it changes no position.

        ParseError, IllegalClaim (with the rule), TooMuchTalk, or DataError if there is no such seat.
        """
        if isinstance(claim, str):
            claim = Claim.parse(claim)
        if not 0 <= seat < self.seats or (claim.seat is not None and not 0 <= claim.seat < self.seats):
            raise DataError(f"seat {seat}: {claim}: there are {self.seats} seats")
        rule = self._engine.forbidden_claims(self.ruleset).get(claim.key)
        if rule is not None:
            raise IllegalClaim(str(claim), rule)
        if len(self._talk) >= MAX_TALK:
            raise TooMuchTalk
        spoken = Utterance(seat, claim, len(self.history), len(self._events))
        self._talk.append(spoken)
        return spoken

    def copy(self) -> Game:
        """An independent copy."""
        other = Game(self.ruleset, self.seats, names=self.names, _position=self._engine.copy(self._position))
        other._events = list(self._events)
        other._talk = list(self._talk)
        other.seed = self.seed
        other.options = self.options
        other.seed_hash = self.seed_hash
        other.history = list(self.history)
        return other


@lru_cache
def _unnamed(seats: int) -> tuple[str, ...]:
    return tuple([f"seat {seat}" for seat in range(seats)])
