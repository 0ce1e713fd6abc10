"""Why a card in hand cannot be played: the rule that the attempt which got furthest breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.playable import MOST_MOVES
from motherlode.games.lost_mines.cards.tables import LOOK, PATH, TRAP, TROLL
from motherlode.games.lost_mines.rules.move_codes import AIM, ASK_PLAY, PICK
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["unplayable_cards"]

_SCRATCH: Final = vec[i64]([0] * MOST_MOVES)
"""Where moves are written that are only counted."""

_FURTHEST: Final = ("L-22", "L-21", "L-36")
"""Rules in the order in which they say most: a card that fits, but continues no way, tells more than one that does not
fit."""


def unplayable_cards(position: Position) -> dict[str, str]:
    """By the name of each card in the actor's hand that no legal move plays, the id of the rule that forbids it."""
    reasons: dict[str, str] = {}
    if position.asked != ASK_PLAY:
        return reasons
    for kind in sorted(set(position.sorted_hand(position.actor))):
        if not position.rules.plays[kind].offer(position, position.actor, kind, _SCRATCH, 0):
            reasons[position.rules.tables.kind_names[kind]] = _reason(position, kind)
    return reasons


def _reason(position: Position, kind: int) -> str:
    rules = {position.refusal(code) for code in _attempts(position, kind)}
    for rule in _FURTHEST:
        if rule in rules:
            return rule
    return min(rules)


def _attempts(position: Position, kind: int) -> Iterator[int]:
    """The codes of everything one could try with a card."""
    tables = position.rules.tables
    play = tables.play[kind]
    cells = [tables.grid.cell(column, row) for column in _columns(position) for row in _rows(position)]
    if play == LOOK:
        for look in range(3):
            if tables.looks[kind] >> look & 1:
                yield look << PICK | kind * 2  # any aim: where one is allowed, the card can be played
    elif play in (TRAP, TROLL):
        for cell in cells:
            yield tables.way(cell, 1) << AIM | kind * 2
            yield tables.way(cell, 2) << AIM | kind * 2
    else:
        for cell in cells:
            yield cell << AIM | kind * 2
            if play == PATH:
                yield cell << AIM | kind * 2 + 1


def _columns(position: Position) -> range:
    return range(1, position.rules.tables.box.columns + 1)


def _rows(position: Position) -> range:
    return range(1, position.rules.tables.box.rows + 1)
