"""One person's game against bots in a terminal.

The person is shown the view and the events of their seat, and each bot is given its own view: nobody sees the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from motherlode.bots import Bot
from motherlode.cli.asking import Asking
from motherlode.cli.ink import Look
from motherlode.cli.page import heading, wrapped
from motherlode.cli.screen import board
from motherlode.cli.sentences import story
from motherlode.cli.words import People, count_of
from motherlode.core.move import Move
from motherlode.core.random_stream import Stream, key_of
from motherlode.game import Game, View
from motherlode.games.lost_mines import events as forest
from motherlode.games.lost_mines.views.snapshot import Forest
from motherlode.games.registry import Outcome
from motherlode.games.tunnels import events as tunnels

__all__ = ["Session"]


_ROUND_ENDED: Final = (tunnels.RoundEnded, forest.RoundEnded)


class Session:
    """Plays a game to its end, or until the person leaves. ``read`` asks for a line, ``say`` shows a paragraph."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        *,
        look: Look,
        say: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        self._game = game
        self._seat = seat
        self._bots = bots
        self._chance = {bot: Stream(key_of(f"bots {game.seed}"), "bot", bot) for bot in bots}
        self._look = look
        self._say = say
        self._read = read
        self._people = People(game.names, seat)
        self._told = 0

    def run(self, after_turn: Callable[[], None]) -> None:
        """Play. ``after_turn`` is called after each decision of the person's."""
        while not self._game.over:
            before = self._view()
            seat = before.actor
            move = self._persons_move(before) if seat == self._seat else self._bots_move(seat)
            if move is None:
                return
            happened = self._game.play(move, seat)
            if seat == self._seat:
                after_turn()
            if any(isinstance(each, _ROUND_ENDED) for each in happened):
                self._tell_round_end(before)
        self._tell()
        self._tell_scores()

    def _view(self) -> View:
        return self._game.view(self._seat)

    def _bots_move(self, seat: int) -> Move:
        view = self._game.view(seat)
        return self._bots[seat].choose(view, view.legal, self._chance[seat])

    def _persons_move(self, view: View) -> Move | None:
        """What the person decides; None if they leave."""
        self._tell()
        asking = Asking(view, self._game.ruleset, self._people, look=self._look, say=self._say, read=self._read)
        return asking.move()

    def _tell(self, until: int | None = None) -> None:
        """What happened since it was last told, or the part of it before some event."""
        events = self._view().events[:until]
        lines = story(events[self._told :], self._people)
        self._told = len(events)
        if lines:
            self._say(wrapped(self._look, lines))

    def _tell_round_end(self, before: View) -> None:
        """A round is over: what happened last, how the maze came to lie, and who won what."""
        after = self._view()
        ended = max(number for number, happened in enumerate(after.events) if isinstance(happened, _ROUND_ENDED))
        self._tell(until=ended)
        same_round = after.table.round == before.table.round
        self._say(heading(self._look, f"The end of round {before.table.round}"))
        self._say(board(self._look, after if same_round else before))
        self._tell()

    def _tell_scores(self) -> None:
        result = self._game.result
        assert result is not None
        unit = "point" if isinstance(self._view().table, Forest) else "nugget"
        self._say(f"{heading(self._look, 'The end of the game')}\n{_scores(result, unit, self._people)}")


def _scores(result: Outcome, unit: str, people: People) -> str:
    """Who has how much, the most first."""
    seats = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])
    width = max(len(people.name(seat)) for seat in seats)
    return "\n".join(
        f"  {people.name(seat).ljust(width)}  {count_of(result.points[seat], unit)}"
        + (", and wins" if seat in result.winners and seat != people.viewer else "")
        + (", and you win" if seat in result.winners and seat == people.viewer else "")
        for seat in seats
    )
