"""Asking the player for a move, and answering other commands: help, the board, a rule, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from motherlode.cli.table.menu import Menu, menu_of
from motherlode.core.errors import DataError, ParseError
from motherlode.core.move import Move
from motherlode.game import View
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.layout import wrapped
from motherlode.terminal.naming import is_face
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import GameTerminal, story
from motherlode.terminal.refusals import refusal_reason, rule_text
from motherlode.terminal.style import Style, printable

__all__ = ["Prompt"]

_QUIT: Final = ("quit", "exit", "q")
_HELP: Final = {"board": "board", "moves": "moves", "log": "log", "rules ID": "rules", "quit": "quit"}
"""The commands, as one types them, with the end of the key of their text."""


class Prompt:
    """One decision of the player: shows the table and the legal moves, and asks until the move is legal."""

    def __init__(
        self,
        view: View,
        ruleset: str,
        terminal: GameTerminal,
        players: Players,
        *,
        style: Style,
        say: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        self._view = view
        self._ruleset = ruleset
        self._terminal = terminal
        self._players = players
        self._texts = players.texts
        self._style = style
        self._say = say
        self._read = read
        self._menu: Menu = menu_of(view.legal, view.hand, self._texts, lambda move: terminal.move_target(move, players))

    def move(self) -> Move | None:
        """A legal move; None if the player leaves or the input ends."""
        self._show_table()
        self._show_moves()
        try:
            while True:
                line = self._ask("terminal-ask-move")
                if line.lower() in _QUIT:
                    if self._confirms_leaving():
                        return None
                elif (move := self._interpret(line)) is not None:
                    return move
        except EOFError:
            return None

    def _ask(self, key: str) -> str:
        return self._read(f"{isolated_text(self._texts.text(key))} ").strip()

    def _tell(self, text: str) -> None:
        self._say(isolated_text(text))

    def _confirms_leaving(self) -> bool:
        return self._ask("terminal-ask-leave").lower() in self._texts.text("terminal-yes").split()

    def _interpret(self, line: str) -> Move | None:
        """The legal move that a line means; None if it was a command or an error, which is answered here."""
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            return self._numbered(word)
        command = self._commands().get(word.lower())
        if command is not None:
            command(rest.strip())
            return None
        return self._written(line) if line else None

    def _numbered(self, number: str) -> Move | None:
        move = self._menu.move(int(number)) if len(number) < 6 else None
        if move is None:
            self._tell(self._texts.text("terminal-no-such-number", number=number[:6], last=len(self._menu)))
        return move

    def _written(self, line: str) -> Move | None:
        try:
            move = Move.parse(line)
            rule = self._view.legal.refusal(move)
        except ParseError:
            self._tell(self._texts.text("terminal-not-a-move", line=printable(line)))
            return None
        if rule:
            reason = refusal_reason(self._texts, self._ruleset, rule)
            self._tell(self._texts.text("terminal-refused", move=str(move), reason=reason, rule=rule))
            return None
        return move

    def _commands(self) -> Mapping[str, Callable[[str], None]]:
        return {
            "?": self._show_help,
            "help": self._show_help,
            "board": lambda _: self._show_table(),
            "moves": lambda _: self._show_moves(),
            "log": lambda _: self._show_log(),
            "rule": self._show_rules,
            "rules": self._show_rules,
        }

    def _show_help(self, _: str) -> None:
        texts, style = self._texts, self._style
        width = max(map(len, _HELP))
        meanings = {name: isolated_text(texts.text(f"terminal-help-{key}")) for name, key in _HELP.items()}
        commands = [f"  {name:<{width}}  {meaning}" for name, meaning in meanings.items()]
        signs = [texts.text("terminal-help-signs"), *self._terminal.legend(style, texts)]
        first = isolated_text(texts.text("terminal-help-move", example=min(map(str, self._view.legal), key=len)))
        self._say("\n".join([first, *commands, wrapped(style, signs)]))

    def _show_table(self) -> None:
        highlights = {move.cells[0] for move in self._view.legal if is_face(move.head)}
        self._say(self._terminal.screen(self._style, self._view, self._players, highlights))

    def _show_moves(self) -> None:
        self._say(self._menu.text(self._style))

    def _show_log(self) -> None:
        self._say(wrapped(self._style, story(self._terminal, self._view.events, self._players)))

    def _show_rules(self, rule: str) -> None:
        text = rule_text(self._ruleset, rule)
        if text:
            self._say(wrapped(self._style, [f"{rule.upper()}  {text}"]))
        elif rule:
            self._tell(self._texts.text("terminal-no-such-rule", ruleset=self._ruleset, rule=printable(rule)))
        else:
            self._say(self._rulebook())

    def _rulebook(self) -> str:
        from motherlode.rulebook import print_rules

        try:
            return print_rules(self._ruleset, False).rstrip()
        except DataError as error:
            return str(error)
