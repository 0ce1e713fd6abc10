"""A bot that weighs who is who and where the treasure lies, and plays by what it expects.

Everything is valued in cards: how much nearer the treasure comes, or farther. A saboteur weighs damage against the rise
in the others' suspicion, which counts less and less as the miners come near.
"""

from __future__ import annotations

from dataclasses import dataclass

from motherlode.bots.presets import PLAIN, Manner
from motherlode.bots.protocol import Reason
from motherlode.core.random_stream import Stream
from motherlode.game import View
from motherlode.games.tunnels.bots.base_bot import TunnelBot, best
from motherlode.games.tunnels.bots.hand_value import cheapest, use
from motherlode.games.tunnels.bots.inference.action_history import Deed
from motherlode.games.tunnels.bots.inference.belief_tracker import Follower
from motherlode.games.tunnels.bots.inference.likelihood import MODEL, Model, likelihood
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import BREAK, FALL, FIX, LAY, PEEK, Option, Reading
from motherlode.games.tunnels.bots.stalling import stalls

__all__ = ["BeliefBot", "Thought", "Wishes"]


@dataclass(frozen=True, slots=True)
class Wishes:
    """What things are worth to it, in cards."""

    hinder: float = 1.6  # to hinder a saboteur
    wrong: float = 2.2  # the cost of hindering a digger
    mend: float = 1.6  # to mend a digger
    mend_self: float = 2.5
    mend_wrong: float = 1.5  # the cost of mending a saboteur
    again: float = 0.25  # the part that is left of hindering someone who is hindered already
    peek: float = 0.9
    ways: float = 0.5  # how much all ways count beside the best
    card: float = 0.15  # a card that could still be of much use
    fall: float = 0.3  # a rockfall kept for worse times
    refresh: float = 0.3  # getting rid of a card that is of no use
    harm: float = 2.0  # for a saboteur: a card of damage
    stall: float = 16.0  # for a saboteur: a card less that the next tunnel card can bring, with few others at the table
    tempo: float = 1.6  # for a saboteur: to hinder a digger
    wait: float = 0.7  # for a saboteur: the part of that which is lost far from the goals
    soon: float = 0.05  # for a saboteur: the part that is lost with each seat that acts before the one hindered
    recover: float = 0.4  # for a saboteur: to mend its own tools
    spy: float = 0.3  # for a saboteur: a map
    cover: float = 0.3  # for a saboteur: what certain exposure costs, far from the goals


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot believes when it is to move, and what it makes of its moves."""

    reading: Reading
    posterior: Posterior
    knows: Knowledge
    suspicion: list[float]  # by seat, as it suspects
    seen: list[float]  # by seat, as everyone does
    options: list[Option]
    worths: list[float]  # by option
    exposed: list[float]  # by option, what everyone would suspect of it afterwards

    def reason(self, option: Option) -> Reason:
        """What it believed when it chose an option."""
        return {
            "loss": self.reading.loss(option),
            "far": self.reading.far,
            "suspicion": tuple(self.suspicion),
            "treasure": self.reading.treasure,
        }


class BeliefBot(TunnelBot):
    """Infers, and acts on it."""

    def __init__(self, model: Model = MODEL, wishes: Wishes | None = None, manner: Manner = PLAIN) -> None:
        self._model = model
        self._wishes = wishes or Wishes()
        self._manner = manner
        self._follower = Follower(model, manner)

    def turn(self, view: View, reading: Reading, chance: Stream) -> tuple[Option, Reason]:
        thought = self.think(view, reading)
        option, _ = best(thought.options, self._manner.stirred(thought.worths, chance))
        return option, {"why": option.what, "worth": thought.worths[option.index], **thought.reason(option)}

    def think(self, view: View, reading: Reading) -> Thought:
        """What it believes, and what each legal move is worth to it."""
        posterior = self._follower.follow(view)
        knows = Knowledge.of(reading.position, reading.treasure)
        suspicion = posterior.suspicion(knows)
        reading.treasure = posterior.treasure(knows)
        options = reading.options()
        seen = posterior.suspicion(Knowledge())
        if reading.digs:
            worths = [self._digging(reading, suspicion, option) for option in options]
            exposed = [seen[reading.seat]] * len(options)
        else:
            exposed = [self._seen_after(reading, posterior, seen[reading.seat], options, option) for option in options]
            stall = self._wishes.stall * min(1.0, _FEW / len(reading.others))
            worths = [
                self._sabotaging(reading, suspicion, option, after - seen[reading.seat]) + stall * stalled
                for option, after, stalled in zip(options, exposed, stalls(reading, suspicion, options), strict=True)
            ]
        return Thought(reading, posterior, knows, suspicion, seen, options, worths, exposed)

    def _loss(self, reading: Reading, option: Option) -> float:
        """The cards that a move in the maze costs the diggers: partly of the best way, partly of all ways."""
        ways = self._wishes.ways
        return (1 - ways) * reading.loss(option) + ways * reading.strain(option)

    # ---- digging ---------------------------------------------------------------------------------------------------

    def _digging(self, reading: Reading, suspicion: list[float], option: Option) -> float:
        wishes = self._wishes
        what = option.what
        if what == LAY:
            return -self._loss(reading, option) - wishes.card * use(reading, option.cards[0])
        if what == FALL:
            return -self._loss(reading, option) - wishes.fall
        if what == BREAK:
            guilt = suspicion[option.aim]
            worth = wishes.hinder * guilt - wishes.wrong * (1 - guilt)
            return worth * wishes.again if worth > 0 and reading.hindered(option.aim) else worth
        if what == FIX:
            return self._mending(reading, suspicion, option)
        return self._rest(reading, option)

    def _mending(self, reading: Reading, suspicion: list[float], option: Option) -> float:
        wishes = self._wishes
        tools = max(1, reading.hindrances(option.aim))
        if option.aim == reading.seat:
            return (wishes.mend_self if reading.digs else wishes.recover) / tools
        guilt = suspicion[option.aim]
        friend = guilt if not reading.digs else 1 - guilt
        return (wishes.mend * friend - wishes.mend_wrong * (1 - friend)) / tools

    def _rest(self, reading: Reading, option: Option) -> float:
        wishes = self._wishes
        if option.what == PEEK:
            chance = reading.treasure[option.aim]
            return (wishes.peek if reading.digs else wishes.spy) * 4.5 * chance * (1 - chance)
        if option.what == "pass":
            return 0.05 - wishes.refresh * cheapest(reading, option.cards)
        if option.what == "shed":
            tools = reading.hindrances(reading.seat)
            return wishes.mend_self / (1 + tools) - wishes.refresh * cheapest(reading, option.cards) if tools else -1.0
        return _ASIDE.get(option.what, -1.0)

    # ---- sabotaging ------------------------------------------------------------------------------------------------

    def _sabotaging(self, reading: Reading, suspicion: list[float], option: Option, exposed: float) -> float:
        """What a move is worth to a saboteur, that raises what everyone suspects of this seat by so much."""
        wishes = self._wishes
        distant = min(1.0, reading.near / self._model.far)
        if option.what in (LAY, FALL):
            worth = wishes.harm * self._loss(reading, option) - wishes.card * use(reading, option.cards[0])
        elif option.what == BREAK:
            digger = 1 - suspicion[option.aim]
            worth = wishes.tempo * digger * (1 - wishes.wait * distant)
            worth *= 1 - wishes.soon * reading.others.index(option.aim)
            worth *= wishes.again if reading.hindered(option.aim) else 1.0
        elif option.what == FIX:
            worth = self._mending(reading, suspicion, option)
        else:
            worth = self._rest(reading, option)
        return worth - wishes.cover * distant * exposed

    def _seen_after(
        self, reading: Reading, posterior: Posterior, seen: float, options: list[Option], option: Option
    ) -> float:
        """How much everyone would suspect this seat after a move."""
        same = tuple(
            each.after
            for each in options
            if each.after is not None and each.what == option.what and each.cards == option.cards
        )
        hidden = sum(1 << goal for goal in range(len(reading.treasure)) if reading.position.goal_is_hidden(goal))
        deed = Deed(
            seat=reading.seat,
            what=option.what,
            aim=option.aim,
            before=reading.reach.outlook,
            after=option.after,
            choices=same,
            front=tuple(reading.position.front),
            peeked=reading.position.peeked[reading.seat],
            hidden=hidden,
        )
        digging, harming = likelihood(deed, posterior, reading.tables.hinders, self._model)
        place = posterior.treasure(Knowledge())
        one = sum(chance * each for chance, each in zip(place, digging, strict=True)) * (1 - seen)
        other = sum(chance * each for chance, each in zip(place, harming, strict=True)) * seen
        return other / (one + other)


_FEW = 4
"""So many others seldom hold what leads on where little does; of more, someone is the likelier to hold it."""

_ASIDE = {"theft": 0.5, "hands-off": 0.3, "inspect": 0.4}
