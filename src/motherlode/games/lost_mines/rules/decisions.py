"""Answers to decisions: play a card, discard, call a vote, walk or stay, take a treasure, vote."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import BIT
from motherlode.core.move import ACT, AIM, PICK, SECOND, aim_of, kind_of, pick_of, second_of
from motherlode.games.lost_mines.rules import changes
from motherlode.games.lost_mines.rules.board import MINE
from motherlode.games.lost_mines.rules.parts import (
    ASK_PLAY,
    ASK_TREASURE,
    ASK_VOTE,
    CALL,
    DISCARD,
    MUST,
    STAY,
    TAKE,
    VOTE,
    Act,
    step_of,
    steps_in,
)
from motherlode.games.lost_mines.rules.position import Position
from motherlode.games.lost_mines.rules.turn_flow import (
    after_play,
    after_walk,
    end_round,
    end_turn,
    hold_vote,
    settle_vote,
    treasures_here,
)
from motherlode.games.lost_mines.rules.walking import (
    NO_WALK,
    cells_of,
    is_offered,
    offer_walks,
    traps_on,
    walk_refusal,
)

__all__ = ["CallVote", "Discard", "PlayCard", "Stay", "Take", "Vote", "Walk"]


class PlayCard(Act):
    """Play one path card or one action card (L-10)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        plays = position.rules.plays
        hands = position.hands
        seen: i64 = 0
        row = seat * position.stride
        i = row + i64(hands[row])
        while i > row:
            kind = i64(hands[i])
            if not seen & BIT[kind]:
                seen |= BIT[kind]
                n = plays[kind].offer(position, seat, kind, out, n)
            i -= 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        kind = kind_of(code)
        if not position.holds(seat, kind):
            return MUST[ASK_PLAY]
        return position.rules.plays[kind].refusal(position, seat, code)

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.rules.plays[kind_of(code)].apply(position, seat, code)
        after_play(position, seat, 1)


class Discard(Act):
    """Discard one or two cards face down, and draw as many (L-10, L-12)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        hand = position.sorted_hand(seat)
        held: i64 = len(hand)
        i: i64 = 0
        while i < held:
            if i == 0 or hand[i] != hand[i - 1]:
                one = DISCARD << ACT | hand[i] * 2
                out[n] = one
                n += 1
                j = i + 1
                while j < held:
                    if j == i + 1 or hand[j] != hand[j - 1]:
                        out[n] = one | (hand[j] + 1) << SECOND
                        n += 1
                    j += 1
            i += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        first = kind_of(code)
        second = second_of(code)
        wanted: i64 = 2 if first == second else 1
        held: i64 = 0
        for kind in position.sorted_hand(seat):
            if kind == first:
                held += 1
        if held < wanted or (second >= 0 and not position.holds(seat, second)):
            return MUST[ASK_PLAY]
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.discard_unseen(seat, kind_of(code))
        due: i64 = 1
        if second_of(code) >= 0:
            position.discard_unseen(seat, second_of(code))
            due = 2
        after_play(position, seat, due)


class CallVote(Act):
    """Ask all to end the round; each player may do so once a round (L-51)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        if self.refusal(position, seat, 0) == "":
            out[n] = CALL << ACT
            n += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return MUST[ASK_VOTE] if position.called >> seat & 1 else ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        hold_vote(position, seat)


class Walk(Act):
    """Move one's dwarf (L-11, L-40)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        return offer_walks(position, seat, out, n)

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        walk = aim_of(code)
        if is_offered(position, seat, walk):
            return ""
        return walk_refusal(position, seat, walk) or NO_WALK

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        walk = aim_of(code)
        traps = traps_on(position, seat, walk)
        cells = cells_of(position, seat, walk)
        position.walk(seat, cells)
        while traps > 0 and position.hand_size(seat) > 0:
            _lose_card(position, seat)
            traps -= 1
        stop = cells[len(cells) - 1]
        if position.board.cards[stop] == MINE:
            _enter_mine(position, seat, stop, step_of(walk, steps_in(walk) - 1))
        after_walk(position, seat)


def _lose_card(position: Position, seat: i64) -> None:
    """L-32: one card, at random, seen by nobody else."""
    hand = position.sorted_hand(seat)
    luck = position.luck[position.lost % len(position.luck)]
    position.lose_card(seat, hand[luck % len(hand)])


def _enter_mine(position: Position, seat: i64, cell: i64, d: i64) -> None:
    """Turn a mine up so that the dwarf can enter and most neighbours are joined (L-41, L-44)."""
    tables = position.rules.tables
    one: i64 = 1
    field: i64 = 0
    while tables.mine_cells[field] != cell:
        field += 1
    mine = position.mines[field]
    face = 2 * (tables.mine_kind + mine)
    inward = one << ((d + 2) & 3)
    best: i64 = 0
    best_fit: i64 = -1
    turned: i64 = 0
    while turned < 2:
        fit = _sides_that_fit(position, cell, face + turned)
        if tables.open[face + turned] & inward and fit > best_fit:
            best = turned
            best_fit = fit
        turned += 1
    position.turn_up(field, mine, best)
    if mine == tables.dragon:
        position.wake_dragon(seat)


def _sides_that_fit(position: Position, cell: i64, face: i64) -> i64:
    """How many neighbouring cards a mine fits, lying so."""
    tables = position.rules.tables
    fitting: i64 = 0
    d: i64 = 0
    while d < 4:
        n = tables.grid.near[cell * 4 + d]
        is_open = tables.open[face] >> d & 1 != 0
        if position.board.face_at(n) >= 0 and position.board.open_to(n, (d + 2) & 3) == is_open:
            fitting += 1
        d += 1
    return fitting


class Stay(Act):
    """Stay where one is (L-11)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = STAY << ACT
        return n + 1

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        after_walk(position, seat)


class Take(Act):
    """Take one of the treasures of the mine one stands on (L-43)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        for treasure in treasures_here(position, seat):
            out[n] = TAKE << ACT | treasure << AIM
            n += 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if aim_of(code) in treasures_here(position, seat) else MUST[ASK_TREASURE]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        treasure = aim_of(code)
        changes.take_treasure(position, seat, treasure, position.treasures[treasure])
        end_turn(position, seat)


class Vote(Act):
    """Agree to end the round, or not (L-51)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = VOTE << ACT
        out[n + 1] = VOTE << ACT | 1 << PICK
        return n + 2

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return ""

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        agrees = pick_of(code) == 1
        caller = position.caller
        changes.vote(position, seat, agrees)
        if agrees and len(position.pending) > 0:
            settle_vote(position)
            return
        changes.end_vote(position)
        if agrees:
            end_round(position)
        else:
            position.ask(caller, ASK_PLAY)
