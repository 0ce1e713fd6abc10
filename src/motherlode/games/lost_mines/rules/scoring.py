"""Sharing the treasure (L-52 to L-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.games.lost_mines.rules.position import Position

__all__ = ["gains_of", "given_to_dragon"]

# roles, as in ROLES of the box
_SELFISH: Final = 1
_SABOTEUR: Final = 2


def gains_of(position: Position) -> vec[i64]:
    """The points of the round by seat, before the dragon."""
    gains = vec[i64]([0] * position.seats)
    clan: i64 = 0
    while clan < 2:
        _share_pool(position, clan, gains)
        clan += 1
    seat: i64 = 0
    while seat < position.seats:
        if position.roles[seat] & 3 == _SELFISH:
            gains[seat] = _haul(position, seat)
        seat += 1
    return gains


def given_to_dragon(position: Position, gains: vec[i64]) -> vec[i64]:
    """L-55: what the dragon's holder gives back of the points they gained in this round."""
    given = vec[i64]([0] * position.seats)
    given[position.dragon] = -min(gains[position.dragon], 2)
    return given


def _sharers(position: Position, clan: i64) -> vec[i64]:
    """L-53: a clan's loyal dwarfs, and the other clan's saboteurs."""
    sharers = vec[i64]()
    seat: i64 = 0
    while seat < position.seats:
        role = position.roles[seat] & 3
        own = position.roles[seat] >> 2 == clan
        if role != _SELFISH and own == (role != _SABOTEUR):
            sharers = append(sharers, seat)
        seat += 1
    return sharers


def _share_pool(position: Position, clan: i64, gains: vec[i64]) -> None:
    """Share points equally; the rest goes to who took the single most valuable treasure (L-54)."""
    sharers = _sharers(position, clan)
    people: i64 = len(sharers)
    if people == 0:
        return
    pool: i64 = 0
    best: i64 = 0
    for seat in sharers:
        pool += _haul(position, seat)
        best = max(best, _best_treasure(position, seat))
    finders = vec[i64]()
    for seat in sharers:
        gains[seat] += pool // people
        if best > 0 and _best_treasure(position, seat) == best:
            finders = append(finders, seat)
    left = pool % people
    for seat in finders:
        gains[seat] += left // len(finders)


def _haul(position: Position, seat: i64) -> i64:
    """What a seat's treasures are worth together."""
    worth: i64 = 0
    treasure: i64 = 0
    while treasure < len(position.treasures):
        if position.holders[treasure] == seat:
            worth += position.treasures[treasure] & 15
        treasure += 1
    return worth


def _best_treasure(position: Position, seat: i64) -> i64:
    """What a seat's most valuable treasure is worth."""
    best: i64 = 0
    treasure: i64 = 0
    while treasure < len(position.treasures):
        if position.holders[treasure] == seat:
            best = max(best, position.treasures[treasure] & 15)
        treasure += 1
    return best
