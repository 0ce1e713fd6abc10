"""A recorded game as frames: the table after each move, as one viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.core.visibility import REFEREE, SPECTATOR
from motherlode.game import Game
from motherlode.localization import Localization
from motherlode.record_format import Record
from motherlode.records import replay, say_again
from motherlode.terminal.claims import talk_lines
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.layout import heading, wrapped
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import story, terminal_of
from motherlode.terminal.style import Style, printable

__all__ = ["ReplayFrames"]


class ReplayFrames:
    """Frame 0 is the table before the first move, frame k the table after k moves."""

    def __init__(
        self, record: Record, viewer: int, style: Style, texts: Localization, notes: Sequence[str] = ()
    ) -> None:
        self._record = record
        self._viewer = viewer
        self._style = style
        self._texts = texts
        self._notes = notes  # one line for each frame, or none at all
        self._games: list[Game] = [replay(record, 0)]
        self._terminal = terminal_of(self._games[0].ruleset)

    def __len__(self) -> int:
        return len(self._record.moves) + 1

    def _game(self, number: int) -> Game:
        while len(self._games) <= number:
            game = self._games[-1].copy()
            game.play(self._record.moves[len(self._games) - 1])
            say_again(game, self._record)
            self._games.append(game)
        return self._games[number]

    def frame(self, number: int) -> str:
        """The move, what happened, and the table after it."""
        game = self._game(number)
        players = Players(game.names, self._viewer, self._texts)
        view = game.view(self._viewer)
        known = len(self._game(number - 1).events) if number else 0
        parts = [heading(self._style, self._move_title(number, players) if number else self._start_title(game))]
        lines = story(self._terminal, view.events[known:], players)
        lines += talk_lines(self._record.claims(number), players)
        if self._comment(number):
            lines.append(f"{{{self._comment(number)}}}")
        if self._notes:
            lines.append(self._notes[number])
        if lines:
            parts.append(wrapped(self._style, lines))
        parts.append(self._terminal.screen(self._style, view, players))
        if game.over and game.seed is not None:
            parts.append(isolated_text(self._texts.text("terminal-seed", seed=printable(game.seed))))
        return self._style.punctuate("\n\n".join(parts))

    def _start_title(self, game: Game) -> str:
        eyes = {REFEREE: "truth", SPECTATOR: "spectator"}.get(self._viewer, "seat")
        return self._texts.text(
            "terminal-replay-start", ruleset=game.ruleset, seats=game.seats, eyes=eyes, seat=self._viewer
        )

    def _move_title(self, number: int, players: Players) -> str:
        """The heading of a move as the viewer saw it."""
        seat, move = self._game(number).history[-1]
        shown = move if self._viewer in (seat, REFEREE) else self._game(0).hide(move)
        return self._texts.text(
            "terminal-replay-move",
            number=number,
            moves=len(self) - 1,
            name=players.name_or_you(seat),
            move=str(shown),
        )

    def _comment(self, number: int) -> str:
        """The comment of a move without claims. It may reveal anything: only for the referee."""
        return printable(self._record.remark(number)) if self._viewer == REFEREE else ""
