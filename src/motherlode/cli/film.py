"""A recorded game as frames: the table after each move, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.cli.ink import Look, printable
from motherlode.cli.page import heading, wrapped
from motherlode.cli.screen import screen
from motherlode.cli.sentences import story
from motherlode.cli.words import People
from motherlode.core.visibility import REFEREE
from motherlode.game import Game
from motherlode.games.registry import family_of
from motherlode.record_format import Record
from motherlode.records import replay

__all__ = ["Film"]


class Film:
    """Frame 0 is the table before the first move, frame k the table after k moves."""

    def __init__(self, record: Record, viewer: int, look: Look, notes: Sequence[str] = ()) -> None:
        self._record = record
        self._viewer = viewer
        self._look = look
        self._notes = notes  # by frame, what else is to be said
        self._games: list[Game] = [replay(record, 0)]

    def __len__(self) -> int:
        return len(self._record.moves) + 1

    def _game(self, number: int) -> Game:
        while len(self._games) <= number:
            game = self._games[-1].copy()
            game.play(self._record.moves[len(self._games) - 1])
            self._games.append(game)
        return self._games[number]

    def frame(self, number: int) -> str:
        """The move, what it brought about, and the table after it."""
        game = self._game(number)
        people = People(game.names, self._viewer)
        view = game.view(self._viewer)
        known = len(self._game(number - 1).events) if number else 0
        title = f"Move {number} of {len(self) - 1}: {self._move(number, people)}" if number else self._opening(game)
        parts = [heading(self._look, title)]
        told = story(view.events[known:], people)
        if self._comment(number):
            told.append(f"{{{self._comment(number)}}}")
        if self._notes:
            told.append(self._notes[number])
        if told:
            parts.append(wrapped(self._look, told))
        parts.append(screen(self._look, view, people))
        if game.over and game.seed is not None:
            parts.append(f"The seed was {printable(game.seed)}")
        return "\n\n".join(parts)

    def _opening(self, game: Game) -> str:
        eyes = {REFEREE: "with everything shown", -1: "as everyone saw it"}
        return f"{game.ruleset}, {game.seats} players, {eyes.get(self._viewer, f'as seat {self._viewer} saw it')}"

    def _move(self, number: int, people: People) -> str:
        """The move as the viewer saw it."""
        seat, move = self._game(number).history[-1]
        shown = move if self._viewer in (seat, REFEREE) else family_of(self._game(0).ruleset).hide(move)
        return f"{people.name(seat)} {shown}"

    def _comment(self, number: int) -> str:
        """A comment may tell anything, so it is for those who see everything."""
        return printable(self._record.comments.get(number, "")) if self._viewer == REFEREE else ""
