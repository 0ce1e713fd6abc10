"""Games in words, for language models: observations and moves as text, refusals with reasons.

>>> table = TextTable("base", 3, seed="tour")
>>> print(table.observe(table.actor))  # doctest: +ELLIPSIS
── Round 1 of 3 …
>>> table.play("I pass: [pass(map)]").accepted
False

Everything is described from the view of one seat, in sentences of the same texts as the terminal's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.core.chance.random_stream import fresh_seed
from motherlode.core.errors import DataError, GameOver, IllegalClaim, IllegalMove, ParseError, TooMuchTalk
from motherlode.core.move import Move
from motherlode.core.talk import CLAIM_KEYS
from motherlode.core.visibility import Event, redact
from motherlode.envs.common.table import Options, Table
from motherlode.game import Game, View
from motherlode.localization import LANGUAGES, Localization, localization
from motherlode.rulebook import print_rules
from motherlode.terminal.claims import talk_lines
from motherlode.terminal.players import Players
from motherlode.terminal.protocol import story, terminal_of
from motherlode.terminal.refusals import refusal_reason
from motherlode.terminal.style import Style

__all__ = [
    "Reply",
    "TextTable",
    "describe_moves",
    "describe_refusal",
    "describe_table",
    "find_claims",
    "find_move",
]

_STYLE: Final = Style(width=100)
_MARKED: Final = re.compile(r"\[([^\[\]\n]+)\]|`([^`\n]+)`")
"""The move inside a longer answer: in brackets or backticks; the last one counts."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The result of an answer: whether it was a legal move, and what happened or why it was refused."""

    accepted: bool
    text: str


def find_move(answer: str) -> str:
    """The move in an answer: what stands last in brackets or backticks, else the whole answer."""
    marked = _MARKED.findall(answer)
    return (marked[-1][0] or marked[-1][1] if marked else answer).strip()


def find_claims(answer: str) -> list[str]:
    """The claims in an answer that stand in brackets or backticks, in their order."""
    marked = [one or other for one, other in _MARKED.findall(answer)]
    return [text.strip() for text in marked if text.split()[:1] and text.split()[0] in CLAIM_KEYS]


def describe_table(view: View, players: Players) -> str:
    """The table as its viewer sees it, drawn and as one line of notation."""
    return f"{terminal_of(view.ruleset).screen(_STYLE, view, players)}\n\n{view}"


def describe_moves(texts: Localization, legal: Sequence[str]) -> str:
    """The legal moves of the viewer."""
    return f"{texts.text('terminal-moves')}: {' '.join(legal)}"


def describe_refusal(texts: Localization, ruleset: str, move: str, rule: str) -> str:
    """Why a move is not legal."""
    return texts.text("terminal-refused", move=move, reason=refusal_reason(texts, ruleset, rule), rule=rule)


class TextTable:
    """A game in which every seat may be a language model."""

    def __init__(
        self,
        ruleset: str = "base",
        seats: int = 5,
        *,
        seed: str | None = None,
        options: Options | None = None,
        names: Sequence[str] | None = None,
        language: str = "en",
    ) -> None:
        table = Table(ruleset, seats, seed=fresh_seed() if seed is None else seed, options=options, events=True)
        if language not in LANGUAGES:
            raise DataError(f"language is one of {', '.join(LANGUAGES)}, not {language!r}")
        assert table.game is not None
        self.game: Game = table.game
        self.texts = localization(language)
        self.names = tuple(names) if names else tuple(f"player_{seat}" for seat in range(seats))
        if len(self.names) != seats:
            raise ValueError(f"names: {len(self.names)} for {seats} seats")
        self._terminal = terminal_of(ruleset)
        self._told = [0] * seats  # by seat, how many events it was told
        self._heard = [0] * seats  # by seat, how many claims

    @property
    def actor(self) -> int:
        """The seat to act; -1 when the game is over."""
        return self.game.actor

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def rules(self) -> str:
        """The rules of the ruleset."""
        return print_rules(self.game.ruleset, matrix=False)

    def observe(self, seat: int) -> str:
        """What happened since the seat's last observation, its view, and its moves if it is to act."""
        self._check_seat(seat)
        view = self.game.view(seat)
        players = Players(self.names, seat, self.texts)
        news = self._tell(seat, self.game.events[self._told[seat] :])
        talk = self.game.talk[self._heard[seat] :]
        said = "\n".join(talk_lines([(each.seat, each.claim) for each in talk], players))
        self._told[seat] = len(self.game.events)
        self._heard[seat] = len(self.game.talk)
        parts = [news, said, describe_table(view, players)]
        if view.actor == seat:
            parts.append(describe_moves(self.texts, self.legal()))
        elif not self.is_over:
            parts.append(self.texts.text("turn-of", name=players.name(view.actor)))
        return "\n\n".join(filter(None, parts))

    def legal(self) -> list[str]:
        """The legal moves of the seat to act, as text."""
        return [str(move) for move in self.game.legal]

    def play(self, answer: str) -> Reply:
        """Make the move that is in an answer. Anything else is refused in words, and changes nothing."""
        seat = self.game.actor
        text = find_move(answer)
        try:
            events = self.game.play(Move.parse(text))
        except IllegalMove as illegal:
            return Reply(False, describe_refusal(self.texts, self.game.ruleset, text, illegal.rule))
        except GameOver:
            return Reply(False, self.texts.text("refusal-game-over"))
        except ParseError as error:
            return Reply(False, str(error))
        return Reply(True, self._tell(seat, events))

    def claims(self, seat: int) -> list[str]:
        """The claims a seat may make now, as text."""
        self._check_seat(seat)
        return [str(claim) for claim in self.game.claims(seat)]

    def say(self, seat: int, answer: str) -> Reply:
        """Make the claim found in an answer, as :meth:`play` finds a move.

        It needs no turn, and all others hear it.
        """
        self._check_seat(seat)
        text = find_move(answer)
        try:
            self.game.say(seat, text)
        except IllegalClaim as illegal:
            return Reply(False, self.texts.text(f"claim-rule-{illegal.rule}"))
        except (ParseError, DataError, TooMuchTalk) as error:
            return Reply(False, str(error))
        return Reply(True, "")

    def points(self) -> tuple[int, ...] | None:
        """The points by seat; None while the game runs."""
        return None if self.game.result is None else self.game.result.points

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.names)):
            raise DataError(f"seat is from 0 to {len(self.names) - 1}, not {seat!r}")

    def _tell(self, seat: int, events: Sequence[Event]) -> str:
        seen = [redact(event, seat) for event in events]
        return "\n".join(story(self._terminal, seen, Players(self.names, seat, self.texts)))
