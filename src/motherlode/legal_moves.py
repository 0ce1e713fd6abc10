"""The legal moves of a position, as a collection."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from motherlode.core.errors import GameOver, ParseError
from motherlode.core.move import Move
from motherlode.games.registry import GameEngine

__all__ = ["LegalMoves"]


class LegalMoves(Collection[Move]):
    """The legal moves of a position: a collection in a fixed order, and ``move in legal`` without making the list.

    Each move is listed in one way of writing it; ``in`` also knows the others (cards named in another order, say).
    """

    __slots__ = ("_engine", "_list", "_position")

    def __init__(self, engine: GameEngine[Any], position: Any) -> None:
        self._engine = engine
        self._position = position
        self._list: list[Move] | None = None

    def _moves(self) -> list[Move]:
        if self._list is None:
            self._list = self._engine.legal(self._position) if self._engine.actor(self._position) >= 0 else []
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
        if self._engine.actor(self._position) < 0:
            raise GameOver
        return self._engine.refusal(self._position, move)

    def __repr__(self) -> str:
        return f"<LegalMoves {' '.join(self.texts)}>"
