"""Making change: gold cards for the winning saboteurs (B-54)."""

from __future__ import annotations

__all__ = ["share_out", "share_out_counted"]

_Share = tuple[int, ...]


def share_out(gold: list[int], people: int, each: int) -> list[_Share]:
    """Share out the gold cards left: what each of the people gets, in order.

    Exact totals if the cards allow it; else the greatest sum with nobody above their total, the first in order served
    first; always in as few cards as can be.
    """
    left: list[int] = [0] * (each + 1)
    for nuggets in gold:
        if nuggets <= each:
            left[nuggets] += 1
    return share_out_counted(left, people, each)


def share_out_counted(left: list[int], people: int, each: int) -> list[_Share]:
    """Share out gold given as the number of cards of each worth, up to a total."""
    exact = _greedy(left[:], people, each)
    return exact if exact is not None else _best(left, people, each)


def _greedy(left: list[int], people: int, each: int) -> list[_Share] | None:
    """Pay with the largest cards first; None if that does not pay everyone exactly."""
    shares: list[_Share] = []
    for _ in range(people):
        share: list[int] = []
        due = each
        value = each
        while value > 0:
            while left[value] and value <= due:
                left[value] -= 1
                due -= value
                share.append(value)
            value -= 1
        if due:
            return None
        shares.append(tuple(share))
    return shares


def _best(left: list[int], people: int, each: int) -> list[_Share]:
    """Try everything: there are few cards left when this is needed."""
    if people == 0:
        return []
    found: list[_Share] = []
    found_rank: tuple[int, tuple[int, ...], int, tuple[int, ...]] | None = None
    for share in _affordable(left, each):
        rest = left[:]
        for value in share:
            rest[value] -= 1
        shares = [share, *_best(rest, people - 1, each)]
        totals = tuple([sum(one) for one in shares])
        cards = tuple([len(one) for one in shares])
        rank = (-sum(totals), tuple([-total for total in totals]), sum(cards), cards)
        if found_rank is None or rank < found_rank:
            found_rank = rank
            found = shares
    return found


def _affordable(left: list[int], most: int) -> list[_Share]:
    """Every handful of the cards left worth at most this much, largest cards first."""
    handfuls: list[_Share] = [()]
    for value in range(len(left) - 1, 0, -1):
        grown: list[_Share] = []
        for handful in handfuls:
            copies = 0
            while copies <= left[value] and sum(handful) + copies * value <= most:
                grown.append(handful + (value,) * copies)
                copies += 1
        handfuls = grown
    return handfuls
