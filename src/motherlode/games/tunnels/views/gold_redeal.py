"""The gold part of a redeal: who may hold which gold cards, given what a viewer saw go round.

A viewer who chose from the cards going round knows what was there: all that was taken from then on, though not who took
which. What was chosen before is any of the other cards. What saboteurs were paid follows from the cards left (B-54).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN, short_numbers
from motherlode.core.chance.random_stream import Stream
from motherlode.core.chance.redealing import counts_of, is_possible, shuffled
from motherlode.core.errors import DataError
from motherlode.games.tunnels.rules.gold.ledger import is_paid, round_of, with_worth, worth_of
from motherlode.games.tunnels.rules.gold.payments import pay_round, places_by_round
from motherlode.games.tunnels.rules.position import Position

__all__ = ["redeal_gold"]

_TRIES = 1000


def redeal_gold(truth: Position, view: Position, chance: Stream) -> None:
    """Fill in the gold of a position that is otherwise dealt."""
    if not view.rules.gold_is_secret:
        return
    for _ in range(_TRIES):
        took, pool = list(view.took), list(view.pool)
        _settle_looks(view, took, pool, chance)
        left = _hand_out(view, took, pool, chance)
        if left is not None:
            truth.took = vec[i64](took)
            truth.pool = vec[i64](sorted(pool))
            truth.gold = short_numbers(shuffled(left, chance))
            return
    raise DataError("no sharing of the gold was found that fits this view")


def _hand_out(view: Position, took: list[int], pool: list[int], chance: Stream) -> vec[i64] | None:
    """Fill in the unknown gold; return what is left, or None if saboteurs were not paid like that.

    In the order in which it was handed out: a payment follows from the choices before it, and its cards are no longer
    there for the choices after it. Hardly any try fails like that, even where all gold is gone.
    """
    left = counts_of(view.rules.tables.gold)
    free = left[:]
    _subtract_known(free, took, pool)
    rest = list(shuffled(free, chance))
    unknown = sum([worth_of(entry) == HIDDEN for entry in took]) + sum([value == HIDDEN for value in pool])
    if len(rest) < unknown:
        raise DataError("there is less gold than was taken")
    for places in places_by_round(took):
        for place in places:
            if worth_of(took[place]) == HIDDEN and not is_paid(took[place]):
                took[place] = with_worth(took[place], rest.pop())
        unseen = [place for place in places if worth_of(took[place]) == HIDDEN]
        if not pay_round(view, took, places, left):
            return None
        for place in unseen:
            if not _take_out(rest, worth_of(took[place]), chance):
                return None
        for place in places:
            left[worth_of(took[place])] -= 1
    for at, value in enumerate(pool):
        if value == HIDDEN:
            pool[at] = rest.pop()
        left[pool[at]] -= 1
    return left if is_possible(left) else None


def _take_out(rest: list[int], nuggets: i64, chance: Stream) -> bool:
    """Take one of the gold cards of this worth out of a shuffled pile, whichever; whether there is one."""
    places = [place for place, each in enumerate(rest) if each == nuggets]
    if places:
        del rest[places[chance.below(len(places))]]
    return bool(places)


def _settle_looks(view: Position, took: list[int], pool: list[int], chance: Stream) -> None:
    """Distribute the cards seen at each look over those taken before the next look or left in the pool."""
    for number, (index, seen) in enumerate(view.looks):
        following = view.looks[number + 1 :]
        same_round = [look for look in following if _look_round(view, look[0]) == _look_round(view, index)]
        later = same_round[0] if same_round else None
        until = later[0] if later else _end_of_round(view, index)
        gone = counts_of(vec[i64](seen))
        for value in later[1] if later else ():
            gone[value] -= 1
        is_going_on = later is None and _look_round(view, index) == view.round
        _subtract_known(gone, took[index:until], pool if is_going_on else [])
        values = list(shuffled(gone, chance))
        for at in range(index, until):
            if worth_of(took[at]) == HIDDEN:
                if not values:
                    raise DataError("the gold that went round is less than what was taken")
                took[at] = with_worth(took[at], values.pop())
        for at, value in enumerate(pool):
            if value == HIDDEN and values:
                pool[at] = values.pop()


def _subtract_known(counts: vec[i64], took: list[int], pool: list[int]) -> None:
    for entry in took:
        if worth_of(entry) != HIDDEN:
            counts[worth_of(entry)] -= 1
    for value in pool:
        if value != HIDDEN:
            counts[value] -= 1


def _look_round(view: Position, index: int) -> int:
    return round_of(view.took[index]) if index < len(view.took) else view.round


def _end_of_round(view: Position, index: int) -> int:
    number = _look_round(view, index)
    while index < len(view.took) and round_of(view.took[index]) == number:
        index += 1
    return index
