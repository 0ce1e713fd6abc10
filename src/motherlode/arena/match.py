"""A match: which bot plays the miners, which the saboteurs, and a round of it.

Round ``i`` of every match of a seed is dealt alike, whoever plays it, so that matches can be compared round by round;
the first player's seat goes round with ``i``. Roles come from the deal, and the referee seats the bots by them. A
*guest* takes one seat, which goes round too, whatever role it is dealt.

In The Lost Mines everyone's clan has friends and foes. There the first bot takes every other seat and the second the
rest, and rounds come in pairs: the same deal, with the seats exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from motherlode.bots import Bot, make_bot
from motherlode.core.errors import DataError
from motherlode.core.random_stream import Stream, key_of
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.lost_mines.cards.box import ROLES
from motherlode.games.lost_mines.rules.position import Position as LostMinesPosition
from motherlode.games.lost_mines.rules.rulesets import NAME as LOST_MINES
from motherlode.games.registry import Family, family_of
from motherlode.games.tunnels.bots.situation import has_teams
from motherlode.games.tunnels.rules.move_codes import ASK_TURN
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.rulesets import rules_for

__all__ = ["Match", "Played", "Watch", "check", "is_by_points", "is_lost_mines", "play_round"]


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


Watch = Callable[[Family[Any], Any, Sequence[Event]], None]


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a round."""

    number: int
    saboteurs: int  # dealt among the players
    reached: bool  # the treasure; in The Lost Mines, whether the first bot made more points a seat than the second
    turns: int
    guest_digs: bool  # whether the guest's seat was dealt another role than saboteur
    lead: float = 0.0  # in The Lost Mines: how many points a seat the first bot made more than the second
    guest_points: int = 0  # what the guest's seat made: points in The Lost Mines, else nuggets


def is_lost_mines(match: Match) -> bool:
    """Whether it is a match of The Lost Mines, which is won by points."""
    return match.ruleset == LOST_MINES


def is_by_points(match: Match) -> bool:
    """Whether a guest is measured by what its seat makes: where miners are not all of one side."""
    return is_lost_mines(match) or has_teams(rules_for(match.ruleset, match.players))


def check(match: Match) -> None:
    """DataError if there can be no such match."""
    seats = family_of(match.ruleset).seats[match.ruleset]
    if match.players not in seats:
        raise DataError(f"{match.ruleset} is for {seats[0]} to {seats[-1]} players, not {match.players}")
    for name in filter(None, (match.miners, match.saboteurs, match.guest)):
        make_bot(name)


def play_round(match: Match, number: int, watch: Watch | None = None) -> Played:
    """Play one round of a match; whoever watches is shown the table before each move."""
    return (_play_lost_mines if is_lost_mines(match) else _play_tunnels)(match, number, watch)


def _play_tunnels(match: Match, number: int, watch: Watch | None) -> Played:
    seed = f"{match.seed}/{number}"
    options = {"rounds": 1, "first": number % match.players}
    events: list[Event] = []
    family = family_of(match.ruleset)
    position: Position = family.begin(match.ruleset, match.players, options, seed, events)
    digs = [position.roles[seat] != position.rules.saboteur for seat in range(match.players)]
    names = [match.miners if each else match.saboteurs for each in digs]

    def goes_on() -> bool:
        return position.asked == ASK_TURN and not position.shown

    guest = match.guest_seat(number)
    bots = _bots_of(match, number, names)
    turns = _play_on(match, bots, seed, position, events, goes_on, watch)
    reached = position.reached
    _play_on(match, bots, seed, position, events, lambda: position.asked != 0)
    made = int(position.nuggets(guest))
    return Played(number, digs.count(False), reached, turns, digs[guest], guest_points=made)


def _play_lost_mines(match: Match, number: int, watch: Watch | None) -> Played:
    deal, swapped = divmod(number, 2)
    seed = f"{match.seed}/{deal}"
    options = {"rounds": 1, "first": deal % match.players}
    events: list[Event] = []
    position: LostMinesPosition = family_of(LOST_MINES).begin(LOST_MINES, match.players, options, seed, events)
    seats = range(match.players)
    saboteurs = [position.roles[seat] & 3 == ROLES.index("saboteur") for seat in seats]
    firsts = [seat for seat in seats if seat % 2 == swapped]
    names = [match.miners if seat in firsts else match.saboteurs for seat in seats]
    bots = _bots_of(match, number, names)
    turns = _play_on(match, bots, seed, position, events, lambda: position.asked != 0, watch)
    points = [int(each) for each in position.points]
    lead = fmean(points[seat] for seat in firsts) - fmean(points[seat] for seat in seats if seat not in firsts)
    guest = match.guest_seat(number)
    return Played(number, saboteurs.count(True), lead > 0, turns, not saboteurs[guest], lead, points[guest])


def _bots_of(match: Match, number: int, names: list[str]) -> list[Bot]:
    """Bots of these names, and the guest."""
    if match.guest:
        names[match.guest_seat(number)] = match.guest
    return [make_bot(name) for name in names]


def _play_on(
    match: Match,
    bots: Sequence[Bot],
    seed: str,
    position: Any,
    events: list[Event],
    goes_on: Callable[[], bool],
    watch: Watch | None = None,
) -> int:
    """Let bots play as long as the round goes on; how many moves they make."""
    family = family_of(match.ruleset)
    chances = [Stream(key_of(seed), "bot", seat) for seat in range(match.players)]
    turns = 0
    while goes_on():
        if watch is not None:
            watch(family, position, events)
        seat = position.actor
        view = View(family, family.view_of(position, seat), seat, events)
        family.play(position, bots[seat].choose(view, view.legal, chances[seat]), events)
        turns += 1
    return turns
