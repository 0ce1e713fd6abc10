"""A whole game as text, like chess's PGN: tags, then numbered moves with ``{comments}``.

[Motherlode "1"]
[Ruleset "base"]
[Seats "4"]
…
1. NES@1,0 2. break-lamp>2 {Ada is cross [%claim 2 suspect 1]} 3. pass(map)

What was claimed at the table stands in the comments, as in chess's ``[%clk …]``: the speaker's seat and the claim.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from textwrap import wrap

from motherlode.core.errors import ParseError
from motherlode.core.move import Move
from motherlode.core.talk import Claim

__all__ = ["FORMAT", "Record", "parse_record", "print_claims", "print_record"]

FORMAT = "1"
"""The version of the format, in the first tag of every file."""

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\n])*)"\]')
_STEP = re.compile(r"\s*(?:(\d{1,9})\.|\{([^{}]*)\}|([^\s{}]+))")
_CLAIM = re.compile(r"\s*\[%claim (\d{1,2}) ([^\[\]]*)\]", re.ASCII)
_ESCAPES = {"\\n": "\n", '\\"': '"', "\\\\": "\\"}


@dataclass(frozen=True, slots=True)
class Record:
    """A record: tags in order, moves, and comments by the number of the preceding move (0: before all)."""

    tags: Mapping[str, str]
    moves: tuple[Move, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)

    def claims(self, number: int) -> list[tuple[int, Claim]]:
        """The claims after a number of moves, each with the speaker's seat; ParseError if one cannot be read."""
        comment = self.comments.get(number)
        return [(int(seat), Claim.parse(text)) for seat, text in _CLAIM.findall(comment)] if comment else []

    def remark(self, number: int) -> str:
        """The comment behind a move without the claims."""
        return _CLAIM.sub("", self.comments.get(number, "")).strip()

    def __str__(self) -> str:
        return print_record(self)


def print_claims(claims: Iterable[tuple[int, Claim]]) -> str:
    """Claims as they stand in a comment."""
    return " ".join(f"[%claim {seat} {claim}]" for seat, claim in claims)


def print_record(record: Record) -> str:
    """The text of a game."""
    tags = [f'[{name} "{_escaped(value)}"]' for name, value in record.tags.items()]
    steps = [_comment(record, 0)]
    for number, move in enumerate(record.moves, start=1):
        steps += [f"{number}.", str(move), _comment(record, number)]
    body = wrap(" ".join(step for step in steps if step), width=100, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*tags, "", *body]) + "\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _comment(record: Record, number: int) -> str:
    comment = record.comments.get(number, "")
    return f"{{{comment}}}" if comment else ""


def parse_record(text: str) -> Record:
    """The game of a text; ParseError, with the line, if it is none."""
    tags: dict[str, str] = {}
    lines = text.splitlines()
    row = 0
    while row < len(lines) and (lines[row].startswith("[") or not lines[row].strip()):
        if lines[row].strip():
            match = _TAG.fullmatch(lines[row].rstrip())
            if match is None:
                raise ParseError(f'line {row + 1}: a tag looks like [Seats "4"]')
            if match[1] in tags:
                raise ParseError(f"line {row + 1}: tag {match[1]} stands twice")
            tags[match[1]] = re.sub(r"\\.", lambda escape: _ESCAPES[escape[0]], match[2])
        row += 1
    if tags.get("Motherlode") != FORMAT:
        raise ParseError(f'not a game record: the first tag is [Motherlode "{FORMAT}"]')
    moves, comments = _parse_moves(" ".join(line.strip() for line in lines[row:]))
    return Record(tags, moves, comments)


def _parse_moves(text: str) -> tuple[tuple[Move, ...], dict[int, str]]:
    moves: list[Move] = []
    comments: dict[int, str] = {}
    text = text.rstrip()
    at = 0
    while at < len(text):
        match = _STEP.match(text, at)
        if match is None:
            raise ParseError(f"move {len(moves) + 1}: a comment is not closed")
        number, comment, move = match.groups()
        if number is not None and int(number) != len(moves) + 1:
            raise ParseError(f"move {len(moves) + 1} is numbered {number}")
        if comment is not None:
            comments[len(moves)] = " ".join(filter(None, [comments.get(len(moves), ""), comment]))
        if move is not None:
            moves.append(Move.parse(move))
        at = match.end()
    return tuple(moves), comments
