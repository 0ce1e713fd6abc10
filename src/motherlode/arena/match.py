"""A match: which bot plays the miners, which the saboteurs, and a round of it.

Round ``i`` of every match of a seed is dealt alike, whoever plays it, so that matches can be compared round by round;
the first player's seat goes round with ``i``. Roles come from the deal, and the referee seats the bots by them. A
*guest* takes one seat, which goes round too, whatever role it is dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from motherlode.bots import make_bot
from motherlode.core.chance import Stream, key_of
from motherlode.core.errors import DataError, IllegalMove
from motherlode.core.moves import Move
from motherlode.core.secrets import Event
from motherlode.families import Family, family_of
from motherlode.game import View
from motherlode.tunnels.codes import ASK_TURN
from motherlode.tunnels.position import Position
from motherlode.tunnels.rulesets import RULESETS

__all__ = ["Match", "Played", "Watch", "check", "play_round"]


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays whom."""

    ruleset: str
    players: int
    miners: str
    saboteurs: str
    seed: str
    guest: str = ""

    @property
    def key(self) -> str:
        """What tells it from other matches."""
        return "/".join(map(str, asdict(self).values()))

    def guest_seat(self, number: int) -> int:
        """Where the guest sits in a round, or would sit if there were one."""
        return number // self.players % self.players


Watch = Callable[[Family[Position], Position, Sequence[Event]], None]


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a round."""

    number: int
    saboteurs: int  # dealt among the players
    reached: bool
    turns: int
    guest_digs: bool  # whether the guest's seat was dealt another role than saboteur


def check(match: Match) -> None:
    """DataError if there can be no such match."""
    if match.ruleset not in RULESETS:
        raise DataError(f"{match.ruleset!r} has no miners and saboteurs; there are {', '.join(RULESETS)}")
    seats = RULESETS[match.ruleset].seats
    if match.players not in seats:
        raise DataError(f"{match.ruleset} is for {seats[0]} to {seats[-1]} players, not {match.players}")
    for name in filter(None, (match.miners, match.saboteurs, match.guest)):
        make_bot(name)


def play_round(match: Match, number: int, watch: Watch | None = None) -> Played:
    """Play one round of a match; whoever watches is shown the table before each move."""
    seed = f"{match.seed}/{number}"
    family = family_of(match.ruleset)
    events: list[Event] = []
    options = {"rounds": 1, "first": number % match.players}
    position: Position = family.begin(match.ruleset, match.players, options, seed, events)
    seats = range(match.players)
    digs = [position.roles[seat] != position.rules.saboteur for seat in seats]
    bots = [make_bot(_name(match, number, seat, digs[seat])) for seat in seats]
    chances = [Stream(key_of(seed), "bot", seat) for seat in seats]
    turns = 0
    while position.asked == ASK_TURN and not position.shown:
        if watch is not None:
            watch(family, position, events)
        seat = position.actor
        view = View(family, family.view_of(position, seat), seat, events)
        _make(family, position, bots[seat].choose(view, view.legal, chances[seat]), events)
        turns += 1
    return Played(number, digs.count(False), position.reached, turns, digs[match.guest_seat(number)])


def _name(match: Match, number: int, seat: int, digs: bool) -> str:
    if match.guest and seat == match.guest_seat(number):
        return match.guest
    return match.miners if digs else match.saboteurs


def _make(family: Family[Position], position: Position, move: Move, events: list[Event]) -> None:
    rule = family.refusal(position, move)
    if rule:
        raise IllegalMove(str(move), rule)
    family.play(position, move, events)
