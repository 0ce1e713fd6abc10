"""Redeal for The Lost Mines: a truth drawn at random among those that fit a view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.chance.dealer import SeededDealer
from motherlode.core.chance.random_stream import Stream
from motherlode.core.chance.redealing import (
    check_counts,
    counts_of,
    deal_unseen,
    deck_from,
    drawn_seed,
    fill_hidden,
    shuffled,
    subtract_discards,
)
from motherlode.core.errors import DataError
from motherlode.core.visibility import REFEREE
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = ["redeal"]


def redeal(view: Position, chance: Stream) -> Position:
    """A truth that fits the view. Its future deals come from a seed of its own, drawn from ``chance``."""
    truth = view.copy()
    if view.viewer == REFEREE:
        return truth
    truth.viewer = REFEREE
    truth.dealer = SeededDealer(drawn_seed(chance))
    _redeal_cards(truth, chance)
    truth.roles = _fill_backs(truth.roles, truth.rules.cast, 4, 3, chance)
    truth.treasures = _fill_backs(truth.treasures, truth.rules.tables.treasures, 16, 0, chance)
    truth.mines = fill_hidden(truth.mines, truth.rules.mines, chance)
    truth.luck = fill_hidden(truth.luck, truth.rules.luck, chance)
    return truth


def _redeal_cards(truth: Position, chance: Stream) -> None:
    tables = truth.rules.tables
    unseen = counts_of(tables.deck)
    for cell in truth.board.placed[: truth.board.laid]:
        face = truth.board.face_at(cell)
        if face < 2 * tables.paths:
            unseen[face >> 1] -= 1
    for way in truth.trolls:
        if way != NOBODY:
            unseen[tables.troll_card] -= 1
    seat: i64 = 0
    while seat < truth.seats:
        for card in truth.sorted_hand(seat):
            if card != HIDDEN:
                unseen[card] -= 1
        seat += 1
    subtract_discards(truth.discards, unseen)
    check_counts(unseen)
    pile = shuffled(unseen, chance)
    left = deal_unseen(truth.hands, truth.stride, truth.discards, pile)
    truth.deck = deck_from(pile, left, truth.rules.set_aside, tables.deck[0], truth.drawn)


def _fill_backs(known: vec[i64], cards: vec[i64], size: i64, hidden: i64, chance: Stream) -> vec[i64]:
    """Cards whose backs show a part of them: of each back, the hidden ones are drawn from what is left."""
    left = counts_of(cards)
    for card in known:
        if card % size != hidden:
            left[card] -= 1
    filled = known[:]
    back: i64 = 0
    while back * size < len(left):
        if _has_back(cards, size, back):
            _fill_back(filled, left, size, hidden, back, chance)
        back += 1
    return filled


def _has_back(cards: vec[i64], size: i64, back: i64) -> bool:
    return any(card // size == back for card in cards)


def _fill_back(filled: vec[i64], left: vec[i64], size: i64, hidden: i64, back: i64, chance: Stream) -> None:
    of_this_back = counts_of(vec[i64]())
    card = back * size
    while card < (back + 1) * size:
        of_this_back[card] = left[card]
        card += 1
    pile = shuffled(of_this_back, chance)
    top: i64 = len(pile)
    i: i64 = 0
    while i < len(filled):
        if filled[i] == back * size + hidden:
            top -= 1
            if top < 0:
                raise DataError("this view has more unknown cards of a kind than there are")
            filled[i] = pile[top]
        i += 1
