"""A match: one bot for the miners, one for the saboteurs, played in rounds.

Round ``i`` of all matches of a seed has the same deal, so that matches can be compared round by round; the first seat
to act rotates with ``i``. Roles come from the deal, and bots are seated by role. A *guest* takes one seat, which
rotates too, whatever its role.

In The Lost Mines the first bot takes every other seat and the second the rest, and rounds come in pairs: the same deal
with the seats exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from motherlode.arena.game_protocol import arena_game
from motherlode.bots import Bot, make_bot
from motherlode.bots.protocol import TalkingBot, speak
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import DataError, IllegalClaim
from motherlode.core.talk import Utterance
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.registry import GameEngine, engine_of

__all__ = ["Match", "RoundResult", "Watch", "check", "is_scored_by_points", "is_won_by_points", "play_round"]


@dataclass(frozen=True, slots=True)
class Match:
    """The bots and the table of a match."""

    ruleset: str
    players: int
    miners: str
    saboteurs: str
    seed: str
    guest: str = ""

    @property
    def key(self) -> str:
        """A text that identifies the match in a ledger."""
        return "/".join(map(str, asdict(self).values()))

    def guest_seat(self, number: int) -> int:
        """Return the guest's seat in a round."""
        return number // self.players % self.players


Watch = Callable[[GameEngine[Any], Any, Sequence[Event], Sequence[Utterance]], None]
"""Called before each move with the engine, the truth, all events and the talk."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """Result of a round."""

    number: int
    saboteurs: int  # dealt among the players
    reached: bool  # the treasure; in The Lost Mines, whether the first bot made more points a seat than the second
    turns: int
    guest_digs: bool  # whether the guest's seat was dealt another role than saboteur
    lead: float = 0.0  # in The Lost Mines: how many points a seat the first bot made more than the second
    guest_points: int = 0  # what the guest's seat made: points in The Lost Mines, else nuggets


def is_won_by_points(match: Match) -> bool:
    """Return whether rounds are won by points; otherwise by reaching the treasure."""
    return arena_game(match.ruleset, match.players).is_won_by_points


def is_scored_by_points(match: Match) -> bool:
    """Return whether a guest is compared by points or gold: where miners are not all on one side."""
    return arena_game(match.ruleset, match.players).is_guest_scored_by_points


def check(match: Match) -> None:
    """Raise DataError if the match is invalid."""
    seats = engine_of(match.ruleset).seats[match.ruleset]
    if match.players not in seats:
        raise DataError(f"{match.ruleset} is for {seats[0]} to {seats[-1]} players, not {match.players}")
    for name in filter(None, (match.miners, match.saboteurs, match.guest)):
        make_bot(name)


def play_round(match: Match, number: int, watch: Watch | None = None) -> RoundResult:
    """Play one round of a match; ``watch`` is called before each move."""
    game = arena_game(match.ruleset, match.players)
    deal = game.deal_number(number)
    seed = f"{match.seed}/{deal}"
    options = {"rounds": 1, "first": deal % match.players}
    events: list[Event] = []
    position = engine_of(match.ruleset).begin(match.ruleset, match.players, options, seed, events)
    saboteurs = game.saboteurs(position)
    firsts = game.first_seats(position, number)
    bots = _bots_of(match, number, [match.miners if is_first else match.saboteurs for is_first in firsts])
    table = _Table(match, bots, seed, position, events)
    turns = table.play_while(lambda: game.is_undecided(position), watch)
    table.play_while(lambda: position.asked != 0)
    lead = game.lead(position, firsts)
    guest = match.guest_seat(number)
    return RoundResult(
        number,
        saboteurs.count(True),
        lead > 0,
        turns,
        not saboteurs[guest],
        lead if game.is_won_by_points else 0.0,
        game.points(position)[guest],
    )


def _bots_of(match: Match, number: int, names: list[str]) -> list[Bot]:
    """Make the bots by seat, with the guest."""
    if match.guest:
        names[match.guest_seat(number)] = match.guest
    return [make_bot(name) for name in names]


class _Table:
    """A round being played. After each move, its player may make a claim."""

    def __init__(self, match: Match, bots: Sequence[Bot], seed: str, position: Any, events: list[Event]) -> None:
        self._engine = engine_of(match.ruleset)
        self._forbidden = self._engine.forbidden_claims(match.ruleset)
        self._bots = bots
        self._position = position
        self._events = events
        self._talk: list[Utterance] = []
        self._chances = [Stream(key_of(seed), "bot", seat) for seat in range(match.players)]
        self._talk_chances = [Stream(key_of(seed), "talk", seat) for seat in range(match.players)]
        self._moves = 0

    def play_while(self, is_running: Callable[[], bool], watch: Watch | None = None) -> int:
        """Let bots play while the round is running; return the number of moves."""
        before = self._moves
        while is_running():
            if watch is not None:
                watch(self._engine, self._position, self._events, self._talk)
            seat = self._position.actor
            view = self._view(seat)
            self._engine.play(
                self._position, self._bots[seat].choose(view, view.legal, self._chances[seat]), self._events
            )
            self._moves += 1
            if isinstance(self._bots[seat], TalkingBot):
                self._let_speak(seat)
        return self._moves - before

    def _view(self, seat: int) -> View:
        return View(self._engine, self._engine.view_of(self._position, seat), seat, self._events, self._talk)

    def _let_speak(self, seat: int) -> None:
        claim = speak(self._bots[seat], self._view(seat), self._talk_chances[seat])
        if claim is not None:
            if claim.key in self._forbidden:
                raise IllegalClaim(str(claim), self._forbidden[claim.key])
            self._talk.append(Utterance(seat, claim, self._moves, len(self._events)))
