"""A bot that plays the best few moves of ``belief`` out in thought, in worlds drawn from what it believes.

In each world every move is tried with the same cards and the same chance, so that what differs is the move. How long it
thinks depends on the clock alone, never on what it holds or is; with a number of rollouts given, it does not look at
the clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot
from motherlode.games.tunnels.bots.belief_bot import BeliefBot, Thought
from motherlode.games.tunnels.bots.distance.rollout_distance import Survey
from motherlode.games.tunnels.bots.distance.window import ground_of
from motherlode.games.tunnels.bots.hand_value import uses
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.search.determinization import Worlds
from motherlode.games.tunnels.bots.search.evaluator import WEIGHTS
from motherlode.games.tunnels.bots.search.features import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.games.tunnels.bots.search.racing import Race
from motherlode.games.tunnels.bots.search.rollout import Rollout
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Reading, what_it_does
from motherlode.games.tunnels.rules.position import Position

__all__ = ["Effort", "SearchBot"]

_DOES = {LAY: DO_LAY, FALL: DO_FALL, PEEK: DO_PEEK, BREAK: DO_BREAK, FIX: DO_FIX}
_NOTHING = 9


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard it thinks."""

    seconds: float = 0.3
    rollouts: int = 0  # if above 0, so many, whatever time they take
    width: int = 6  # moves that are tried
    ahead: float = 2.0  # how many times each seat moves in thought
    trust: float = 0.02  # what a card of worth to ``belief`` counts, beside the share of rounds won
    doubt: float = 1.0  # by how many standard errors another move has to be better than the one ``belief`` likes best


class SearchBot(TunnelBot):
    """Thinks ahead."""

    def __init__(self, effort: Effort | None = None) -> None:
        self._effort = effort or Effort()
        self._belief = BeliefBot()

    def turn(self, view: View, reading: Reading, chance: Stream) -> tuple[Option, Reason]:
        until = perf_counter() + self._effort.seconds
        thought = self._belief.think(view, reading)
        tried = candidates(thought, self._effort.width)
        race = self._try(reading, thought, tried, until, chance)
        at = max(range(len(tried)), key=lambda move: self._score(race, thought, tried, move))
        option = thought.options[tried[at]]
        return option, {
            "why": option.what,
            "worth": thought.worths[tried[at]],
            "won": race.won(at),
            "worlds": float(race.worlds[at]),
            **thought.reason(option),
        }

    def _score(self, race: Race, thought: Thought, tried: list[int], move: int) -> float:
        """How much better one of the moves is than the first, as far as that is sure."""
        liked = thought.worths[tried[move]] - thought.worths[tried[0]]
        return race.more(move) - self._effort.doubt * race.error(move) + self._effort.trust * liked

    def _try(self, reading: Reading, thought: Thought, tried: list[int], until: float, chance: Stream) -> Race:
        """Play the moves out in worlds that are drawn, and see how often each wins for the seat."""
        position = reading.position
        rollout = rollout_of(position)
        worlds = Worlds(position, thought.posterior, thought.knows)
        codes = reading.codes()
        place = list(thought.posterior.treasure(Knowledge()))
        suspicions = [self._suspicion(reading, thought, index) for index in tried]
        seats: int = position.seats
        turns = round(self._effort.ahead * seats)
        race = Race(len(tried))
        rollouts = 0
        while self._goes_on(rollouts, until):
            world = worlds.draw(chance)
            won: list[float] = []
            for at in race.running:
                copy = world.copy()
                copy.play(codes[tried[at]])
                reached = rollout.play(copy, suspicions[at], place, race.worlds[0] + 1, turns)
                won.append(reached if reading.digs else 1 - reached)
            rollouts += len(won)
            race.note(won)
        return race

    def _goes_on(self, rollouts: int, until: float) -> bool:
        """Whether another world is to be tried: up to so many rollouts, or until the time is up, and at least one."""
        if rollouts == 0:
            return True
        return rollouts < self._effort.rollouts if self._effort.rollouts else perf_counter() < until

    def _suspicion(self, reading: Reading, thought: Thought, index: int) -> list[float]:
        """What everyone would suspect of each seat after a move."""
        seen = list(thought.seen)
        seen[reading.seat] = thought.exposed[index]
        return [min(0.97, max(0.03, each)) for each in seen]


def candidates(thought: Thought, width: int) -> list[int]:
    """The places in the list of the best few moves; of moves that come to the same, one."""
    order = sorted(range(len(thought.options)), key=lambda index: -thought.worths[index])
    seen: set[tuple[object, ...]] = set()
    found: list[int] = []
    for index in order:
        option = thought.options[index]
        key = (option.what, option.cards, option.after if option.after is not None else option.aim)
        if key not in seen:
            seen.add(key)
            found.append(index)
            if len(found) == width:
                break
    return found


def rollout_of(position: Position) -> Rollout:
    """What plays rounds of a table out."""
    rules = position.rules
    if rules.name not in _rollouts:
        ground = ground_of(rules.tables)
        survey = Survey(rules.tables, list(ground.cells), list(ground.cost))
        does = [_DOES.get(what_it_does(position, kind), _NOTHING) for kind in range(len(rules.tables.box.deck))]
        digging, harming = uses(position)
        _rollouts[rules.name] = Rollout(survey, does, list(digging), list(harming), rules.saboteur, list(WEIGHTS))
    return _rollouts[rules.name]


_rollouts: dict[str, Rollout] = {}
