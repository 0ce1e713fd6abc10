"""Redeal for The Lost Mines: a full position, drawn at random among those that fit what a viewer knows."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.dealer import SeededDealer
from motherlode.core.errors import DataError
from motherlode.core.hidden import FACE_DOWN, HIDDEN
from motherlode.core.random_stream import Stream
from motherlode.core.redealing import deal_unseen, deck_from, drawn_seed, fill_hidden, shuffled
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
    unseen = Counter(tables.deck)
    faces = [truth.board.face_at(cell) for cell in truth.board.placed[: truth.board.laid]]
    unseen.subtract(face >> 1 for face in faces if face < 2 * tables.paths)
    unseen[tables.troll_card] -= sum(way != NOBODY for way in truth.trolls)
    held = [truth.sorted_hand(seat) for seat in range(truth.seats)]
    unseen.subtract(card for hand in held for card in hand if card != HIDDEN)
    unseen.subtract(card % FACE_DOWN for card in truth.discards if card % FACE_DOWN != HIDDEN)
    if min(unseen.values()) < 0:
        raise DataError("this view shows more cards of a kind than there are")
    left = shuffled(unseen, chance)
    deal_unseen(truth.hands, truth.stride, truth.discards, left)
    truth.deck = deck_from(left, truth.rules.set_aside, tables.deck[0], truth.drawn)


def _fill_backs(known: vec[i64], cards: vec[i64], size: int, hidden: int, chance: Stream) -> vec[i64]:
    """Cards whose backs show a part of them: of each back, the hidden ones are drawn from what is left."""
    left = Counter(cards)
    left.subtract(card for card in known if card % size != hidden)
    piles = {
        back: shuffled(Counter({card: n for card, n in left.items() if card // size == back}), chance)
        for back in sorted({card // size for card in cards})
    }
    return vec[i64]([piles[card // size].pop() if card % size == hidden else card for card in known])
