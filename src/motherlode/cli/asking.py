"""Asking the person for a move, and answering whatever else they type: help, the board, a rule, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from motherlode.cli.ink import Ink, Look, printable
from motherlode.cli.menu import Menu, menu_of
from motherlode.cli.page import wrapped
from motherlode.cli.refusals import explain, rule_text
from motherlode.cli.screen import screen
from motherlode.cli.sentences import story
from motherlode.cli.words import People, is_face
from motherlode.core.errors import DataError, ParseError
from motherlode.core.move import Move
from motherlode.game import View
from motherlode.games.lost_mines.views.snapshot import Forest

__all__ = ["Asking"]

_HELP: Final = """\
Type the number of a move, or the move itself, written as it is listed, like NES@1,0.
  board       the table again
  moves       your moves again
  log         everything that has happened
  rules B-21  one rule; rules alone prints all of them
  quit        leave the game
In the maze, columns are numbered along the top and rows along the side; dots are where your cards fit.
Four corners show where the last card was played."""

_LEGEND: Final = """\
Double lines are tunnels that the start reaches, thin lines are cut off, ╡ and ╞ end inside the card.
S is the start, $ the treasure, o stone, ? a goal face down, and in brackets what you know of it."""

_ASCII_LEGEND: Final = """\
= and | are tunnels that the start reaches, - and ! are cut off, > < V A end inside the card.
S is the start, $ the treasure, o stone, ? a goal face down, and in brackets what you know of it."""

_FOREST_LEGEND: Final = """\
B and Y are the starts of the clans, ? a mine face down, in brackets what you know of it; open mines are
* or ◆ gems, $ gold, o silver, ! the dragon's. Numbers are dwarfs, by seat.
T, L and D are fallen trees, lakes and ditches, in small letters with a tool; R rocks, C a campfire.
On the ways, x is a trap and & a troll."""

_LEAVING: Final = ("quit", "exit", "q")


class Asking:
    """One decision of the person's: shows the table and the legal moves, and asks until there is an answer."""

    def __init__(
        self,
        view: View,
        ruleset: str,
        people: People,
        *,
        look: Look,
        say: Callable[[str], None],
        read: Callable[[str], str],
    ) -> None:
        self._view = view
        self._ruleset = ruleset
        self._people = people
        self._look = look
        self._say = say
        self._read = read
        self._menu: Menu = menu_of(view.legal, view.hand, people)

    def move(self) -> Move | None:
        """A legal move; None if the person leaves, or their input ends."""
        self._show_table()
        self._show_moves()
        try:
            while True:
                line = self._read("Your move (? for help): ").strip()
                if line.lower() in _LEAVING:
                    if self._wants_to_leave():
                        return None
                elif (move := self._meaning(line)) is not None:
                    return move
        except EOFError:
            return None

    def _wants_to_leave(self) -> bool:
        return self._read("Leave the game? (y or n): ").strip().lower() in ("y", "yes")

    def _meaning(self, line: str) -> Move | None:
        """The legal move that a line means; anything else is answered here."""
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            return self._numbered(word)
        answer = self._answers().get(word.lower())
        if answer is not None:
            answer(rest.strip())
            return None
        return self._written(line) if line else None

    def _numbered(self, number: str) -> Move | None:
        move = self._menu.move(int(number)) if len(number) < 6 else None
        if move is None:
            numbers = f"1 to {len(self._menu)}" if len(self._menu) > 1 else "1"
            self._say(f"There is no move {number[:6]}; yours are numbered {numbers}.")
        return move

    def _written(self, line: str) -> Move | None:
        try:
            move = Move.parse(line)
            rule = self._view.legal.refusal(move)
        except ParseError as error:
            self._say(f"{printable(str(error))} (? for help)")
            return None
        if rule:
            self._say(f"{self._look.ink(str(move), Ink.HARM)} is refused. {explain(self._ruleset, rule)}")
            return None
        return move

    def _answers(self) -> Mapping[str, Callable[[str], None]]:
        return {
            "?": self._help,
            "help": self._help,
            "board": lambda _: self._show_table(),
            "moves": lambda _: self._show_moves(),
            "log": lambda _: self._say(wrapped(self._look, story(self._view.events, self._people))),
            "rule": self._show_rules,
            "rules": self._show_rules,
        }

    def _help(self, _: str) -> None:
        legend = _ASCII_LEGEND if self._look.ascii else _LEGEND
        self._say(f"{_HELP}\n{_FOREST_LEGEND if isinstance(self._view.table, Forest) else legend}")

    def _show_table(self) -> None:
        spots = {move.cells[0] for move in self._view.legal if is_face(move.head)}
        self._say(screen(self._look, self._view, self._people, spots))

    def _show_moves(self) -> None:
        self._say(self._menu.text(self._look))

    def _show_rules(self, rule: str) -> None:
        text = rule_text(self._ruleset, rule)
        if text:
            self._say(wrapped(self._look, [f"{rule.upper()}  {text}"]))
        elif rule:
            self._say(f"{self._ruleset} has no rule {printable(rule)}.")
        else:
            self._say(self._rulebook())

    def _rulebook(self) -> str:
        from motherlode.rulebook import print_rules

        try:
            return print_rules(self._ruleset, False).rstrip()
        except DataError as error:
            return str(error)
