"""A bot that plays the best few moves of ``belief`` out in thought, in worlds drawn from what it believes.

In each world every move is tried with the same cards and the same chance, so that what differs is the move. How long it
thinks depends on the clock alone, never on what it holds or is; with a number of rollouts given, it does not look at
the clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.protocol import Reason
from motherlode.bots.tunnels.belief import BeliefBot, Thought
from motherlode.bots.tunnels.bot import TunnelBot
from motherlode.bots.tunnels.ground import ground_of
from motherlode.bots.tunnels.hand import uses
from motherlode.bots.tunnels.posterior import Knowledge
from motherlode.bots.tunnels.reading import BREAK, FALL, FIX, LAY, PEEK, Option, Reading, what_it_does
from motherlode.bots.tunnels.rollout import Rollout
from motherlode.bots.tunnels.standing import DO_BREAK, DO_FALL, DO_FIX, DO_LAY, DO_PEEK
from motherlode.bots.tunnels.survey import Survey
from motherlode.bots.tunnels.value import WEIGHTS
from motherlode.bots.tunnels.worlds import Worlds
from motherlode.core.chance import Stream
from motherlode.game import View
from motherlode.tunnels.position import Position

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


class SearchBot(TunnelBot):
    """Thinks ahead."""

    def __init__(self, effort: Effort | None = None) -> None:
        self._effort = effort or Effort()
        self._belief = BeliefBot()

    def turn(self, view: View, reading: Reading, chance: Stream) -> tuple[Option, Reason]:
        until = perf_counter() + self._effort.seconds
        thought = self._belief.think(view, reading)
        tried = candidates(thought, self._effort.width)
        won, worlds = self._try(reading, thought, tried, until, chance)
        share = [each / worlds for each in won]
        top = max(thought.worths)
        scores = [
            each + self._effort.trust * (thought.worths[index] - top) for each, index in zip(share, tried, strict=True)
        ]
        at = scores.index(max(scores))
        option = thought.options[tried[at]]
        return option, {
            "why": option.what,
            "worth": thought.worths[tried[at]],
            "won": share[at],
            "worlds": float(worlds),
            **thought.reason(option),
        }

    def _try(
        self, reading: Reading, thought: Thought, tried: list[int], until: float, chance: Stream
    ) -> tuple[list[float], int]:
        """How often each of the moves wins for the seat, and in how many worlds."""
        position = reading.position
        rollout = rollout_of(position)
        worlds = Worlds(position, thought.posterior, thought.knows)
        codes = reading.codes()
        place = vec[float](list(thought.posterior.treasure(Knowledge())))
        suspicions = [self._suspicion(reading, thought, index) for index in tried]
        won = [0.0] * len(tried)
        seats: int = position.seats
        turns = round(self._effort.ahead * seats)
        count = 0
        for number in self._rounds(len(tried), until):
            world = worlds.draw(chance)
            for at, index in enumerate(tried):
                copy = world.copy()
                copy.play(codes[index])
                chance_of_treasure = rollout.play(copy, suspicions[at], place, number, turns)
                won[at] += chance_of_treasure if reading.digs else 1 - chance_of_treasure
            count += 1
        return won, count

    def _rounds(self, width: int, until: float) -> Iterator[int]:
        """The numbers of the worlds to be tried: so many rollouts, or until the time is up, and at least one."""
        number = 0
        most = max(1, self._effort.rollouts // width)
        while number == 0 or (number < most if self._effort.rollouts else perf_counter() < until):
            number += 1
            yield number

    def _suspicion(self, reading: Reading, thought: Thought, index: int) -> vec[float]:
        """What everyone would suspect of each seat after a move."""
        seen = list(thought.seen)
        seen[reading.seat] = thought.exposed[index]
        return vec[float]([min(0.97, max(0.03, each)) for each in seen])


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
        survey = Survey(rules.tables, vec[i64](ground.cells), vec[i64](ground.cost))
        does = [_DOES.get(what_it_does(position, kind), _NOTHING) for kind in range(len(rules.tables.box.deck))]
        digging, harming = uses(position)
        _rollouts[rules.name] = Rollout(
            survey, vec[i64](does), vec[float](digging), vec[float](harming), rules.saboteur, vec[float](WEIGHTS)
        )
    return _rollouts[rules.name]


_rollouts: dict[str, Rollout] = {}
