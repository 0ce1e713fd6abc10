"""How likely a deed was, if a digger did it and if a saboteur did.

Of a card used in the maze its other uses are weighed, and keeping it: diggers tend to what shortens the way as *they*
know it (a map tells its player where the treasure is not), saboteurs to what lengthens it, unless they bluff, which
they do less as the goals come near. Of a card aimed at someone the other targets are weighed by what everybody
suspects. A floor under each likelihood keeps one odd move from convicting anyone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.games.tunnels.bots.distance.reach import Distances, Outlook
from motherlode.games.tunnels.bots.distance.window import CARD
from motherlode.games.tunnels.bots.inference.action_history import Deed
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import BREAK, FIX, LAY, expected

__all__ = ["MODEL", "Likelihood", "Model", "known_to", "likelihood"]


@dataclass(frozen=True, slots=True)
class Model:
    """How people are taken to choose."""

    keen: float = 5.0  # how sharply diggers tell a card of progress
    sly: float = 2.0  # how sharply saboteurs tell a card of damage
    keep: float = 0.0  # what it is worth, in cards, to keep a tunnel card
    keep_fall: float = 0.3  # and a rockfall
    bluff: float = 0.15  # how often a saboteur bluffs far from the goals
    bluff_close: float = 0.05  # and close to them
    far: float = 7.0  # cards to the nearest goal that are far
    accuse: float = 4.0  # how sharply people tell suspicions
    accuse_at: float = 0.5  # the suspicion at which a digger would hinder someone
    mend_at: float = 0.6  # the suspicion at which a digger would no longer mend someone
    idle: float = 1.1  # how much likelier saboteurs discard with whole tools
    floor: float = 0.02  # the part of choices that follow no rule
    most: float = 12.0  # how many times likelier a single deed can make one role than the other


MODEL = Model()

Likelihood = tuple[tuple[float, ...], tuple[float, ...]]
"""By goal, if that is the treasure: of the deed of a digger, and of a saboteur."""


def likelihood(deed: Deed, posterior: Posterior, hinders: int, model: Model = MODEL) -> Likelihood:
    """How likely a deed was."""
    goals = range(len(deed.before.far))
    if deed.after is not None:
        pairs = [_in_the_maze(deed, deed.after, goal, model) for goal in goals]
    elif deed.what in (BREAK, FIX) and deed.aim != deed.seat:
        pairs = [_aimed(deed, posterior, hinders, model)] * len(goals)
    else:
        idle = model.idle if deed.what == "pass" and not deed.front[deed.seat] & hinders else 1.0
        pairs = [(1.0, idle)] * len(goals)
    one = tuple(max(digging, harming / model.most) for digging, harming in pairs)
    other = tuple(max(harming, digging / model.most) for digging, harming in pairs)
    return one, other


def _in_the_maze(deed: Deed, after: Outlook, goal: int, model: Model) -> tuple[float, float]:
    """How likely a tunnel or a rockfall was, if the treasure lies at this goal."""
    knew = known_to(len(deed.before.far), deed.hidden, deed.peeked, goal)
    if not knew:
        return 1.0, 1.0
    before = expected(knew, deed.before.strain)
    losses = [expected(knew, each.strain) - before for each in deed.choices]
    loss = expected(knew, after.strain) - before
    keep = model.keep if deed.what == LAY else model.keep_fall
    digging = _share(-loss, [-each for each in losses], keep, model.keen)
    harming = _share(loss, losses, keep, model.sly)
    bluff = _bluff(deed.before.far, knew, model)
    even = model.floor / (len(losses) + 1)
    rest = 1 - model.floor
    return rest * digging + even, rest * (bluff * digging + (1 - bluff) * harming) + even


def known_to(goals: int, hidden: int, peeked: int, goal: int) -> tuple[float, ...]:
    """What someone who has looked at some of the goals (as bits, like those that lie face down) knows of the treasure's
    place, if it lies at this goal; nothing if it cannot."""
    if not hidden >> goal & 1:
        return ()
    if peeked >> goal & 1:
        return tuple(float(each == goal) for each in range(goals))
    left = hidden & ~peeked
    return tuple(1 / left.bit_count() if left >> each & 1 else 0.0 for each in range(goals))


def _bluff(before: Distances, knew: Sequence[float], model: Model) -> float:
    near = min(far for far, chance in zip(before, knew, strict=True) if chance) / CARD
    return model.bluff_close + (model.bluff - model.bluff_close) * min(1.0, near / model.far)


def _aimed(deed: Deed, posterior: Posterior, hinders: int, model: Model) -> tuple[float, float]:
    """How likely it was to hinder or to mend this one of the others."""
    seats = [seat for seat in range(posterior.seats) if seat != deed.seat]
    if deed.what == FIX:
        seats = [seat for seat in seats if deed.front[seat] & hinders or seat == deed.aim]
    shares = []
    for digs in (True, False):
        own = 1 << deed.seat
        suspicion = posterior.suspicion(Knowledge(honest=own) if digs else Knowledge(saboteurs=own))
        if deed.what == BREAK:
            wishes = {seat: suspicion[seat] - model.accuse_at for seat in seats}
        else:
            wishes = {seat: model.mend_at - suspicion[seat] for seat in seats}
        sign = 1 if digs else -1
        share = _share(sign * wishes[deed.aim], [sign * wish for wish in wishes.values()], 0.0, model.accuse)
        shares.append((1 - model.floor) * share + model.floor / (len(seats) + 1))
    return shares[0], shares[1]


def _share(chosen: float, choices: Sequence[float], keep: float, sharp: float) -> float:
    """The chance of a choice among others and doing none of them: by softmax."""
    top = max(*choices, chosen, keep)
    total = exp(sharp * (keep - top)) + sum(exp(sharp * (each - top)) for each in choices)
    return exp(sharp * (chosen - top)) / total
