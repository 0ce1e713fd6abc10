"""One person's game against bots in a terminal.

The person is shown the view of their seat, and each bot is given its own view: nobody sees the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots import Bot, speak
from motherlode.cli.table.prompt import Prompt
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.move import Move
from motherlode.game import Game, View
from motherlode.games.registry import Outcome
from motherlode.localization import Localization
from motherlode.terminal.claims import talk_lines
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.layout import heading, wrapped
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import story, terminal_of
from motherlode.terminal.style import Style, display_width, pad

__all__ = ["Session"]


class Session:
    """Plays a game until it ends or the person leaves.

    ``read`` asks for a line, ``say`` prints a paragraph.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        *,
        style: Style,
        texts: Localization,
        say: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        self._game = game
        self._seat = seat
        self._bots = bots
        self._chance = {bot: Stream(key_of(f"bots {game.seed}"), "bot", bot) for bot in bots}
        self._talk_chance = {bot: Stream(key_of(f"bots {game.seed}"), "talk", bot) for bot in bots}
        self._style = style
        self._texts = texts
        self._say = say
        self._read = read
        self._terminal = terminal_of(game.ruleset)
        self._players = Players(game.names, seat, texts)
        self._told = 0  # how many events the person has been told
        self._heard = 0  # how many claims

    def run(self, after_turn: Callable[[], None]) -> None:
        """Play. ``after_turn`` is called after each move of the person."""
        while not self._game.over:
            before = self._view()
            seat = before.actor
            move = self._ask_person(before) if seat == self._seat else self._ask_bot(seat)
            if move is None:
                return
            events = self._game.play(move, seat)
            if seat == self._seat:
                after_turn()
            else:
                self._let_speak(seat)
            if any(self._terminal.ends_round(event) for event in events):
                self._tell_round_end(before)
        self._tell_events()
        self._tell_scores()

    def _view(self) -> View:
        return self._game.view(self._seat)

    def _ask_bot(self, seat: int) -> Move:
        view = self._game.view(seat)
        return self._bots[seat].choose(view, view.legal, self._chance[seat])

    def _let_speak(self, seat: int) -> None:
        """Let a bot say something after its move."""
        claim = None if self._game.over else speak(self._bots[seat], self._game.view(seat), self._talk_chance[seat])
        if claim is not None:
            self._game.say(seat, claim)

    def _ask_person(self, view: View) -> Move | None:
        """The person's move; None if they leave."""
        self._tell_events()
        prompt = Prompt(
            view,
            self._game.ruleset,
            self._terminal,
            self._players,
            style=self._style,
            say=self._say,
            read=self._read,
        )
        return prompt.move()

    def _tell_events(self, until: int | None = None) -> None:
        """Tell the events since the last time, or those of them before ``until``."""
        events = self._view().events[:until]
        lines = story(self._terminal, events[self._told :], self._players)
        self._told = len(events)
        talk = [said for said in self._game.talk[self._heard :] if said.events <= self._told]
        lines += talk_lines([(said.seat, said.claim) for said in talk], self._players)
        self._heard += len(talk)
        if lines:
            self._say(wrapped(self._style, lines))

    def _tell_round_end(self, before: View) -> None:
        """Tell the last moves of a round, the board at its end, and who won what."""
        after = self._view()
        ended = max(number for number, event in enumerate(after.events) if self._terminal.ends_round(event))
        self._tell_events(until=ended)
        same_round = after.table.round == before.table.round
        self._say(heading(self._style, self._texts.text("terminal-round-end", number=before.table.round)))
        self._say(self._terminal.board(self._style, after if same_round else before))
        self._tell_events()

    def _tell_scores(self) -> None:
        result = self._game.result
        assert result is not None
        title = heading(self._style, self._texts.text("terminal-game-end"))
        self._say("\n".join([title, *self._scores(result)]))

    def _scores(self, result: Outcome) -> list[str]:
        """One line per player, the highest score first."""
        seats = sorted(range(len(result.points)), key=lambda seat: -result.points[seat])
        names = {seat: self._players.name_or_you(seat) for seat in seats}
        width = max(map(display_width, names.values()))
        lines: list[str] = []
        for seat in seats:
            score = self._terminal.score(self._texts, result.points[seat])
            if seat in result.winners:
                who = "me" if seat == self._seat else "other"
                score = self._texts.text("terminal-score-won", who=who, score=score)
            lines.append(f"  {pad(isolated_text(names[seat]), width)}  {isolated_text(score)}")
        return lines
