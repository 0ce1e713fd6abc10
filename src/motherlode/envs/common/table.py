"""A game at which every seat is an agent: the part that all environments share. It needs no extra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from motherlode.core.chance.random_stream import fresh_seed
from motherlode.core.encoding.encoder import Encoder
from motherlode.core.encoding.game import EncodedGame
from motherlode.core.errors import DataError, GameOver
from motherlode.core.move import Move
from motherlode.core.playable import Playable
from motherlode.game import Game, View
from motherlode.games.registry import GameEngine, engine_of, game_module

__all__ = ["Options", "Table", "check_table", "chosen_options", "encoder_of"]

Options = Mapping[str, int | bool | None]
"""The options of a table: ``{"rounds": 1}``."""


def encoder_of(ruleset: str, position: Any) -> Encoder:
    """The encoder for the table of a position; DataError if its game has none."""
    module = game_module(ruleset, "encoding.encoder")
    if module is None:
        raise DataError(f"ruleset {ruleset!r} has no encoding: its package has no module encoding.encoder")
    return cast(Encoder, module.encoder_of(position))


def chosen_options(options: object) -> dict[str, int | bool | None]:
    """A copy of a ruleset's options; TypeError if they are none."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise TypeError(f'options is a dict like {{"rounds": 1}}, not {options!r}')
    for name, value in options.items():
        if value is not None and not isinstance(value, int):
            raise TypeError(f"options: {name} is a whole number, True, False or None, not {value!r}")
    return dict(options)


def check_table(ruleset: object, seats: object, options: Options) -> GameEngine[Any]:
    """The engine that plays at such a table; TypeError or DataError if there is none, naming the argument."""
    if not isinstance(ruleset, str):
        raise TypeError(f"ruleset is the name of a ruleset, not {ruleset!r}")
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise TypeError(f"seats is a number of players, not {seats!r}")
    engine = engine_of(ruleset)
    allowed = engine.seats[ruleset]
    if seats not in allowed:
        raise DataError(f"seats: {ruleset} is for {allowed[0]} to {allowed[-1]} players, not {seats}")
    unknown = set(options) - set(engine.options(ruleset))
    if unknown:
        known = ", ".join(engine.options(ruleset))
        raise DataError(f"options: {ruleset} has no option {', '.join(sorted(unknown))}; it has {known}")
    return engine


class Table:
    """A game in progress, played by actions or by moves.

    With ``events``, its views keep the events.
    """

    def __init__(
        self,
        ruleset: str = "base",
        seats: int = 5,
        *,
        seed: str | None = None,
        options: Options | None = None,
        events: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.options = chosen_options(options)
        self.seed = fresh_seed() if seed is None else seed
        self.engine = check_table(ruleset, seats, self.options)
        self.game = Game(ruleset, seats, seed=self.seed, **cast(dict[str, Any], self.options)) if events else None
        position: Any
        if self.game is not None:
            position = self.game._position
        else:
            position = self.engine.begin(ruleset, seats, self.options, self.seed, None)
        self._begin(position)

    def _begin(self, position: Any) -> None:
        self.position = position
        self.encoder = encoder_of(self.ruleset, position)
        self.encoded = EncodedGame(self.encoder, cast(Playable, position))

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""
        return self.encoded.actor

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.encoded.is_over

    # ---- moves and actions -----------------------------------------------------------------------------------------

    def action_of(self, move: Move | str) -> int:
        """The action of a legal move of the actor; DataError if it is illegal or aimed outside the window."""
        if isinstance(move, str):
            move = Move.parse(move)
        if self.is_over:
            raise GameOver
        rule = self.engine.refusal(self.position, move)
        if rule:
            raise DataError(f"move {move} is not legal: {rule}")
        action = self.encoder.action_of(self.position, self._codes().code_of(self.position, move))
        if action < 0:
            raise DataError(f"move {move} has no action: it is aimed outside the window")
        return action

    def move_of(self, action: int) -> Move:
        """The move of a legal action of the actor; DataError if it is not legal."""
        code = self.encoder.code_of(self.position, action)
        if code < 0:
            raise DataError(f"action {action} is not legal for seat {self.actor}")
        return cast(Move, self._codes().move_of(self.position, code))

    def legal_moves(self) -> list[Move]:
        """The legal moves of the actor, with and without an action."""
        return self.engine.legal(self.position)

    def play(self, action: int) -> None:
        """Make the move of an action. DataError if it is not legal, GameOver after the end."""
        if self.game is None:
            self.encoded.play(action)
        elif self.is_over:
            raise GameOver
        else:
            self.play_move(self.move_of(action))

    def play_move(self, move: Move) -> None:
        """Make a move, also one that has no action."""
        code = self._codes().code_of(self.position, move)
        if self.game is None:
            rule = self.engine.refusal(self.position, move)
            if rule:
                raise DataError(f"move {move} is not legal: {rule}")
            self.encoded.play_code(code)
        else:
            entry = self.encoder.entry(self.position, code)
            self.game.play(move)
            self.encoded.history.push(entry)

    def _codes(self) -> Any:
        """The engine, whose moves are integer codes (:class:`motherlode.games.engine.EngineBase`)."""
        return self.engine

    # ---- views -----------------------------------------------------------------------------------------------------

    def view(self, viewer: int) -> View:
        """The view of a viewer, with the events so far if the table keeps them."""
        if self.game is not None:
            return self.game.view(viewer)
        return View(self.engine, self.engine.view_of(self.position, viewer), viewer, ())

    def copy(self) -> Table:
        """An independent copy, without events."""
        return self._with(self.engine.copy(self.position))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    @classmethod
    def at(cls, ruleset: str, seats: int, position: Any, options: Options | None = None) -> Table:
        """A table in a position, without events."""
        table = cls.__new__(cls)
        table.ruleset = ruleset
        table.seats = seats
        table.options = dict(options or {})
        table.seed = ""
        table.engine = engine_of(ruleset)
        table.game = None
        table._begin(position)
        return table

    def redeal(self, seat: int, seed: str) -> Table:
        """A table in a position drawn at random among those that fit what a seat knows, with the same history."""
        return self._with(self.view(seat).redeal(seed)._position)

    def _with(self, position: Any) -> Table:
        other = Table.at(self.ruleset, self.seats, position, self.options)
        other.encoded.history = self.encoded.history.copy()
        return other
