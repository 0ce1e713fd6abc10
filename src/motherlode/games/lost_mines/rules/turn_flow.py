"""The course of a turn, a round and a game (L-10 to L-13, L-43, L-50, L-60, L-61)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.errors import DataError
from motherlode.games.lost_mines.rules import changes
from motherlode.games.lost_mines.rules.parts import ASK_PLAY, ASK_TREASURE, ASK_VOTE, ASK_WALK, Rules
from motherlode.games.lost_mines.rules.position import NOBODY, Position
from motherlode.games.lost_mines.rules.scoring import gains_of, given_to_dragon
from motherlode.games.lost_mines.rules.walking import can_walk

__all__ = [
    "after_play",
    "after_walk",
    "begin_game",
    "end_round",
    "end_turn",
    "hold_vote",
    "last_round",
    "settle_vote",
    "treasures_here",
]

_MOST_EXTRA_ROUNDS: Final = 4


def begin_game(position: Position) -> None:
    """Deal the first round; the host's first seat begins, or one drawn (L-08)."""
    first = position.rules.first
    if first < 0:
        assert position.dealer is not None
        first = position.dealer.first(position.seats)
    _begin_round(position, first)


def _begin_round(position: Position, first: i64) -> None:
    rules = position.rules
    number = position.round + 1
    if position.dealer is None:
        raise DataError("this position has no deal for its next round")
    piles = {
        "roles": rules.cast,
        "mines": rules.mines,
        "treasures": rules.tables.treasures,
        "deck": rules.tables.deck,
        "luck": rules.luck,
    }
    deal = position.dealer.deal(number, piles)
    in_play = deal["treasures"][: position.seats]
    position.begin_round(number, first, deal["roles"], deal["mines"], in_play, deal["deck"], deal["luck"])
    position.ask(first, ASK_PLAY)


def after_play(position: Position, seat: i64, due: i64) -> None:
    """Step 1 is done: step 2, if the dwarf can go anywhere (L-11)."""
    position.set_due(due)
    if can_walk(position, seat):
        position.ask(seat, ASK_WALK)
    else:
        after_walk(position, seat)


def after_walk(position: Position, seat: i64) -> None:
    """Step 2 is done: a dwarf on a mine takes a treasure, if one is left (L-43)."""
    here = treasures_here(position, seat)
    left: i64 = len(here)
    if left > 1:
        position.ask(seat, ASK_TREASURE)
        return
    if left == 1:
        changes.take_treasure(position, seat, here[0], position.treasures[here[0]])
    end_turn(position, seat)


def treasures_here(position: Position, seat: i64) -> vec[i64]:
    """The treasures still to be had where a seat's dwarf stands."""
    found = vec[i64]()
    mine = position.mine_at(position.dwarfs[seat])
    if mine == NOBODY:
        return found
    treasure: i64 = 0
    while treasure < len(position.treasures):
        if position.holders[treasure] == NOBODY and position.treasure_kind(treasure) == mine:
            found = append(found, treasure)
        treasure += 1
    return found


def end_turn(position: Position, seat: i64) -> None:
    """Step 3 (L-12); then the next turn, or the end of the round (L-50)."""
    if NOBODY not in position.holders:
        end_round(position)
        return
    while position.due > 0 and position.drawn < len(position.deck):
        position.draw(seat, i64(position.deck[position.drawn]))
    _next_turn(position, seat)


def _next_turn(position: Position, seat: i64) -> None:
    """Begin a turn or end the round: trolls leave, a player without cards is skipped (L-13, L-33)."""
    if not _anyone_holds_cards(position):
        end_round(position)
        return
    seat = (seat + 1) % position.seats
    while True:
        if position.trolls[seat] != NOBODY:
            changes.remove_troll(position, seat)
        if position.hand_size(seat) > 0:
            break
        position.lose_turn(seat)
        seat = (seat + 1) % position.seats
    position.ask(seat, ASK_PLAY)


def _anyone_holds_cards(position: Position) -> bool:
    seat: i64 = 0
    while seat < position.seats:
        if position.hand_size(seat) > 0:
            return True
        seat += 1
    return False


def hold_vote(position: Position, seat: i64) -> None:
    """L-51: ask all others, clockwise."""
    changes.call_vote(position, seat)
    pending = vec[i64]()
    step = position.seats - 1
    while step > 0:
        pending = append(pending, (seat + step) % position.seats + 16 * ASK_VOTE)
        step -= 1
    position.queue(pending)
    settle_vote(position)


def settle_vote(position: Position) -> None:
    """Ask the next voter; when all have agreed the round ends, when one has not the caller's turn goes on."""
    left: i64 = len(position.pending)
    if left > 0:
        asked = position.pending[left - 1]
        position.ask(asked & 15, asked >> 4)


def end_round(position: Position) -> None:
    """L-52 to L-55, then the next round (L-60) or the end (L-61)."""
    position.end_round(position.roles, position.treasures, position.mines)
    gains = gains_of(position)
    position.score(gains)
    if position.dragon != NOBODY:
        position.score(given_to_dragon(position, gains))
    if _plays_on(position):
        last = position.first if position.last_player == NOBODY else position.last_player
        _begin_round(position, (last + 1) % position.seats)
    else:
        position.end_game()


def _plays_on(position: Position) -> bool:
    """L-61: the rounds agreed on, and by wish a few further ones while several have the most."""
    rules = position.rules
    if position.round < rules.rounds:
        return True
    tied = list(position.points).count(max(position.points)) > 1
    return tied and position.round < last_round(rules)


def last_round(rules: Rules) -> i64:
    """The number of the last round that a game can have (L-61)."""
    return rules.rounds + (_MOST_EXTRA_ROUNDS if rules.until_single_winner else 0)
