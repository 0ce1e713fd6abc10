"""The error tree.

    MotherlodeError
    ├── DataError        a card file, a deal or an option does not add up
    ├── ParseError       text that is not a move, a position or a game
    ├── RecordError      a recorded game that does not replay or verify
    └── Refusal          a move the rules do not allow; it changed nothing
        ├── IllegalMove  and the rule it would break
        ├── NotYourTurn
        ├── GameOver
        ├── IllegalClaim and the rule it would break
        └── TooMuchTalk

A refusal speaks in rule ids and keys; words for people live elsewhere.
"""

from __future__ import annotations

__all__ = [
    "DataError",
    "GameOver",
    "IllegalClaim",
    "IllegalMove",
    "MotherlodeError",
    "NotYourTurn",
    "ParseError",
    "RecordError",
    "Refusal",
    "TooMuchTalk",
]


class MotherlodeError(Exception):
    """Every error this package raises on purpose."""


class DataError(MotherlodeError, ValueError):
    """Data that does not add up; the message says where."""


class ParseError(MotherlodeError, ValueError):
    """Text that does not parse; the message says what was expected."""


class RecordError(MotherlodeError, ValueError):
    """A recorded game that does not replay as it says, or whose shuffle does not follow from its seed."""


class Refusal(MotherlodeError):
    """A move was refused. The position is unchanged."""


class IllegalMove(Refusal):
    """A move that the rules do not allow, with the id of the rule."""

    def __init__(self, move: str, rule: str) -> None:
        super().__init__(f"{move}: not allowed by {rule}")
        self.move = move
        self.rule = rule


class NotYourTurn(Refusal):
    """A move by a seat that is not asked."""

    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(f"seat {seat} is not to act, seat {actor} is")
        self.seat = seat
        self.actor = actor


class GameOver(Refusal):
    """A move after the end."""

    def __init__(self) -> None:
        super().__init__("the game is over")


class IllegalClaim(Refusal):
    """A claim that the rules forbid, with the id of the rule."""

    def __init__(self, claim: str, rule: str) -> None:
        super().__init__(f"{claim}: not allowed by {rule}")
        self.claim = claim
        self.rule = rule


class TooMuchTalk(Refusal):
    """A claim beyond what a game keeps."""

    def __init__(self) -> None:
        super().__init__("this game keeps no more claims")
