"""The report of a finished game: a typed structure without words, so that it reads in any language.

Steps are those of the replay: 0 is the deal, step n is after move n.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

__all__ = ["Bluff", "ClaimEffect", "KeyMove", "PlayerReport", "Report", "RoleExposure", "RoundSpan", "Unit", "Why"]

Unit = Literal["chance", "gold", "points"]
"""The unit of a number: a probability, nuggets of gold, or points."""


class Why(Struct, frozen=True, omit_defaults=True):
    """What a move did, as its player could see it: the key of a sentence, and what the sentence names.

    ``cards`` is the change of the expected distance in cards, negative for nearer. ``chance`` is how likely the player
    had to think it that ``target`` is a saboteur.
    """

    key: str
    target: int = -1
    chance: float = 0.0
    cards: float = 0.0


class KeyMove(Struct, frozen=True, omit_defaults=True):
    """A notable move.

    ``gain`` is its lead over the best other move, in favour of the player's side; negative if another was better.
    ``error`` is the standard error of the gain (0 if it is computed and not sampled). ``better`` is the best other
    move, if it was better. ``before`` and ``after`` are the public forecast of the line that moved most: of ``line``.
    """

    step: int
    seat: int
    move: str
    why: Why
    gain: float = 0.0
    error: float = 0.0
    better: str = ""
    before: float = 0.0
    after: float = 0.0
    line: int = 0


class RoleExposure(Struct, frozen=True, omit_defaults=True):
    """The exposure of a seat's role in a round: how well it could be inferred from public events.

    ``step`` is the first from which the public probability that the seat is a saboteur stayed at 80 % or more until the
    round ended, -1 if it never did. ``peak`` is the greatest such probability and ``last`` the one before the end.
    """

    round: int
    role: str
    is_saboteur: bool = False
    step: int = -1
    peak: float = 0.0
    last: float = 0.0


class PlayerReport(Struct, frozen=True, omit_defaults=True):
    """A player's game.

    ``sound`` is the share of the ``judged`` moves that were not clearly worse than another.
    """

    seat: int
    judged: int = 0
    sound: float = 1.0
    best: KeyMove | None = None
    costliest: KeyMove | None = None
    exposure: list[RoleExposure] = []


class Bluff(Struct, frozen=True):
    """A move of a saboteur that made everyone trust it more: the public probabilities before and after."""

    step: int
    seat: int
    before: float
    after: float


class ClaimEffect(Struct, frozen=True, omit_defaults=True):
    """A claim, whether it was true, and how likely what it says was to everyone before and after it.

    ``worked``: it moved the public probability its way by a tenth or more.
    """

    step: int
    seat: int
    claim: str
    is_true: bool
    before: float
    after: float
    worked: bool = False


class RoundSpan(Struct, frozen=True, omit_defaults=True):
    """A round: its number, its first step after the deal, the step of its end, and the roles by seat."""

    number: int
    first: int
    last: int
    roles: list[str]
    reached: bool | None = None


class Report(Struct, frozen=True, omit_defaults=True):
    """The analysis of a finished game.

    ``forecast`` has, by step, the public forecast: one line, the chance that the treasure is reached (unit ``chance``),
    or a line for each seat (unit ``points``). ``gain_unit`` is the unit of the gains of moves. ``suspicion`` has, by
    step and seat, the public probability of being a saboteur.
    """

    version: int
    ruleset: str
    seats: int
    unit: Unit
    gain_unit: Unit
    forecast: list[list[float]]
    suspicion: list[list[float]]
    rounds: list[RoundSpan]
    turning_points: list[KeyMove]
    players: list[PlayerReport]
    bluffs: list[Bluff] = []
    claims: list[ClaimEffect] = []
