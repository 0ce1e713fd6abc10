"""The codes of moves of the tunnel games that play no card: passing, shedding, taking gold, robbing.

``pass(NES)`` · ``pass(NES,map,NS)`` · ``shed(NES,map)=trap`` · ``take=2`` · ``rob>3``
"""

from __future__ import annotations

from typing import Final

from motherlode.core.errors import ParseError
from motherlode.core.move import (
    ACT,
    AIM,
    PICK,
    SECOND,
    THIRD,
    Move,
)
from motherlode.games.tunnels.rules.parts import PASS, ROB, SHED, TAKE
from motherlode.games.tunnels.rules.position import Position

__all__ = ["NON_CARD_HEADS", "non_card_code", "target_seat"]

NON_CARD_HEADS: Final = ("take", "rob", "pass", "shed")


def non_card_code(position: Position, move: Move) -> int:
    """The code of a move with one of these heads; ParseError if there is none such."""
    if move.head == "take":
        return _take(move)
    return _rob(position, move) if move.head == "rob" else _discard(position, move)


def target_seat(position: Position, move: Move) -> int:
    """The seat that a move is aimed at."""
    if move.cells or not 0 <= move.seat < position.seats:
        raise ParseError(f"{move}: {move.head} is aimed at a seat from 0 to {position.seats - 1}")
    return move.seat


def _take(move: Move) -> int:
    if move.cards is not None or move.cells or move.seat >= 0 or not move.pick.isdecimal():
        raise ParseError(f"{move}: taking gold looks like take=2")
    worth = int(move.pick)
    if worth > 31:
        raise ParseError(f"{move}: there is no such gold card")
    return TAKE << ACT | worth << PICK


def _rob(position: Position, move: Move) -> int:
    if move.cards is not None or move.pick:
        raise ParseError(f"{move}: robbing looks like rob>2")
    return ROB << ACT | target_seat(position, move) << AIM


def _discard(position: Position, move: Move) -> int:
    """Passing, or shedding what lies in front: both name the cards that are discarded."""
    tables = position.rules.tables
    if not move.cards or len(move.cards) > 3 or move.cells or move.seat >= 0:
        raise ParseError(f"{move}: name the cards to discard, as in {move.head}(map)")
    for card in move.cards:
        if tables.deck_kinds.get(card, -1) < 0:
            raise ParseError(f"{move}: there is no card {card!r}")
    kinds = sorted(tables.deck_kinds.get(card, -1) for card in move.cards)
    code = kinds[0] * 2
    for place, kind in zip((SECOND, THIRD), kinds[1:], strict=False):
        code |= (kind + 1) << place
    if move.head == "pass":
        if move.pick:
            raise ParseError(f"{move}: passing picks nothing")
        return code | PASS << ACT
    if move.pick not in tables.sign_names:
        raise ParseError(f"{move}: say what is removed, as in shed({','.join(move.cards)})={tables.sign_names[0]}")
    return code | SHED << ACT | tables.sign_names.index(move.pick) << PICK
