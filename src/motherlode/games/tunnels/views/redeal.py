"""Redeal: a full position, drawn at random among those that fit what a viewer knows.

Unknown cards, dwarf cards and goals are shuffled over the unknown places; cards that the viewer handed over (S-33) go
where they can be; gold follows :mod:`motherlode.games.tunnels.views.gold_redeal`.
The round is not over, which is evidence too: while the deck is empty, someone still holds a playable card (B-44).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import FACE_DOWN, HIDDEN
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
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.rules.turn_flow import anyone_can_play
from motherlode.games.tunnels.views.gold_redeal import redeal_gold

__all__ = ["redeal"]

_TRIES = 200


def redeal(view: Position, chance: Stream) -> Position:
    """A truth that fits the view. Its future deals come from a seed of its own, drawn from ``chance``."""
    if view.viewer == REFEREE:
        return view.copy()
    found: Position | None = None
    for _ in range(_TRIES):
        truth = _deal_once(view, chance)
        if truth is not None:
            found = truth
            if truth.asked != ASK_TURN or truth.deck_left() or anyone_can_play(truth, truth.actor):
                break
    if found is None:
        raise DataError("no deal was found that fits this view")
    return found


def _deal_once(view: Position, chance: Stream) -> Position | None:
    """A truth that fits the view; None if cards that the viewer handed over found no place."""
    truth = view.copy()
    truth.viewer = REFEREE
    truth.looks = []
    truth.dealer = SeededDealer(drawn_seed(chance))
    if not _redeal_cards(truth, view, chance):
        return None
    truth.roles = fill_hidden(truth.roles, truth.rules.cast, chance)
    truth.goals = fill_hidden(truth.goals, truth.rules.tables.goal_numbers, chance)
    redeal_gold(truth, view, chance)
    return truth


def _redeal_cards(truth: Position, view: Position, chance: Stream) -> bool:
    """Deal the unseen cards to hands, face-down discards and the deck; return whether all found a place."""
    tables = truth.rules.tables
    unseen = counts_of(tables.deck)
    _subtract_seen(truth, unseen)
    for _, holder, cards, discards in view.handed:
        for card in cards:
            unseen[card] -= 1
        if not _place_handed_cards(truth, holder, cards, discards, chance):
            return False
    check_counts(unseen)
    pile = shuffled(unseen, chance)
    left = deal_unseen(truth.hands, truth.stride, truth.discards, pile)
    truth.deck = deck_from(pile, left, truth.rules.set_aside, tables.deck[0], truth.drawn)
    return True


def _subtract_seen(truth: Position, unseen: vec[i64]) -> None:
    """Subtract the known cards: in the maze, in front of players, in hands and in the discard pile."""
    front_kind = truth.rules.tables.front_kind
    maze = truth.maze
    i: i64 = 0
    while i < maze.laid:
        unseen[maze.face_at(i64(maze.placed[i])) >> 1] -= 1
        i += 1
    for signs in truth.front:
        sign: i64 = 0
        while signs:
            if signs & 1:
                unseen[front_kind[sign]] -= 1
            signs >>= 1
            sign += 1
    hands = truth.hands
    row: i64 = 0
    while row < len(hands):
        i = row + i64(hands[row])
        while i > row:
            kind = i64(hands[i])
            if kind != HIDDEN:
                unseen[kind] -= 1
            i -= 1
        row += truth.stride
    subtract_discards(truth.discards, unseen)


def _place_handed_cards(
    truth: Position, holder: int, cards: tuple[int, ...], discards: tuple[int, ...], chance: Stream
) -> bool:
    """Place handed cards in the holder's hand or its unseen discards; return whether there was room."""
    hand = range(holder * truth.stride + 1, holder * truth.stride + 1 + truth.hand_size(holder)) if holder >= 0 else ()
    slots = [slot for slot in hand if truth.hands[slot] == HIDDEN]
    piled = [index for index in discards if truth.discards[index] % FACE_DOWN == HIDDEN]
    places = vec[i64](range(len(slots) + len(piled)))
    chance.shuffle(places)
    for place, card in zip(places, cards, strict=False):
        if place < len(slots):
            truth.hands[slots[place]] = card
        else:
            index = piled[place - len(slots)]
            truth.discards[index] += card - HIDDEN
    return len(places) >= len(cards)
