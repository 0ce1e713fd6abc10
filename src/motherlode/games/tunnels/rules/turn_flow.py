"""The course of play: answering decisions, their consequences, and the end of turns, rounds and games."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.bits import BIT
from motherlode.core.cards import in_order, wide_numbers
from motherlode.core.errors import DataError
from motherlode.core.move import ACT, PICK, SECOND, aim_of, kind_of, pick_of
from motherlode.games.tunnels.rules.gold import changes as gold_changes
from motherlode.games.tunnels.rules.parts import (
    ASK_GOLD,
    ASK_TURN,
    PASS,
    TAKE,
    Act,
)
from motherlode.games.tunnels.rules.position import Position

__all__ = [
    "PassOne",
    "TakeGold",
    "UseCard",
    "anyone_can_play",
    "begin_game",
    "end_round",
    "end_turn",
    "next_decision",
    "turn_up_goals",
]

# ---- answers to a decision ------------------------------------------------------------------------------------------


class UseCard(Act):
    """Play a tunnel card or an action card (B-10)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        plays = position.rules.plays
        hands = position.hands
        bits = BIT
        seen: i64 = 0
        row = seat * position.stride
        i = row + i64(hands[row])
        while i > row:
            kind = i64(hands[i])
            bit = bits[kind]
            if not seen & bit:
                seen |= bit
                n = plays[kind].offer(position, seat, kind, out, n)
            i -= 1
        return n

    def keeps_going(self, position: Position, seat: i64) -> bool:
        row = seat * position.stride
        i = row + i64(position.hands[row])
        while i > row:
            kind = i64(position.hands[i])
            if position.rules.plays[kind].possible(position, seat, kind):
                return True
            i -= 1
        return False

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        kind = kind_of(code)
        if not position.holds(seat, kind):
            return position.rules.must[position.asked]
        return position.rules.plays[kind].refusal(position, seat, code)

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        play = position.rules.plays[kind_of(code)]
        play.apply(position, seat, code)
        end_turn(position, aim_of(code) if play.target_draws else seat, 1)


class PassOne(Act):
    """Discard one card face down (B-10, B-13)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        hands = position.hands
        bits = BIT
        seen: i64 = 0
        row = seat * position.stride
        i = row + i64(hands[row])
        while i > row:
            kind = i64(hands[i])
            bit = bits[kind]
            if not seen & bit:
                seen |= bit
                out[n] = PASS << ACT | kind * 2
                n += 1
            i -= 1
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        if code >> SECOND == 0 and position.holds(seat, kind_of(code)):
            return ""
        return position.rules.must[position.asked]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        position.discard_unseen(seat, kind_of(code))
        end_turn(position, seat, 1)


class TakeGold(Act):
    """Keep one of the gold cards that go round (B-51, C-51)."""

    def offer(self, position: Position, seat: i64, out: vec[i64], n: i64) -> i64:
        last: i64 = -1
        for nuggets in position.pool:
            if nuggets != last:
                out[n] = TAKE << ACT | nuggets << PICK
                n += 1
                last = nuggets
        return n

    def refusal(self, position: Position, seat: i64, code: i64) -> str:
        return "" if pick_of(code) in position.pool else position.rules.must[position.asked]

    def apply(self, position: Position, seat: i64, code: i64) -> None:
        gold_changes.take_gold(position, seat, pick_of(code))
        next_decision(position)


# ---- what follows ---------------------------------------------------------------------------------------------------


def begin_game(position: Position) -> None:
    """Deal the first round. B-09: the host's first seat, or one drawn."""
    first = position.rules.first
    if first < 0:
        assert position.dealer is not None
        first = position.dealer.first(position.seats)
    _begin_round(position, first)


def _begin_round(position: Position, first: i64) -> None:
    """Deal the next round (B-60)."""
    tables = position.rules.tables
    number = position.round + 1
    if position.dealer is None:
        raise DataError("this position has no deal for its next round")
    piles = {
        "roles": position.rules.cast,
        "goals": tables.goal_numbers,
        "deck": tables.deck,
        "gold": tables.gold if number == 1 else in_order(wide_numbers(position.gold)),
    }
    deal = position.dealer.deal(number, piles)
    position.begin_round(number, first, deal["roles"], deal["goals"], deal["deck"], deal["gold"])
    position.ask(first, ASK_TURN)


def turn_up_goals(position: Position) -> None:
    """B-40: every goal that is connected now is turned up, and those a stone just turned up leads on to."""
    one: i64 = 1
    while position.maze.touched:
        goal: i64 = 0
        while not position.maze.touched & one << goal:
            goal += 1
        kind = position.goals[goal]
        position.turn_up(goal, kind, _goal_turn(position, goal, kind))


def _goal_turn(position: Position, goal: i64, kind: i64) -> i64:
    """The way a goal is turned: joining most corridors, then the card just laid (B-42, S-26)."""
    tables = position.rules.tables
    maze = position.maze
    cell = tables.goal_cells[goal]
    last = i64(maze.placed[maze.laid - 1])
    face = 2 * (tables.goal_kind + kind)
    best: i64 = 0
    best_met: i64 = -1
    turned: i64 = 0
    while turned < 2:
        edges = tables.open[face + turned]
        met: i64 = 0
        d: i64 = 0
        while d < 4:
            one: i64 = 1
            n = tables.grid.near[cell * 4 + d]
            back = one << ((d + 2) & 3)
            if edges & one << d and maze.face_at(n) >= 0 and maze.side_at(n) & back:
                met += 2
                if n == last:
                    met += 1
            d += 1
        if met > best_met:
            best = turned
            best_met = met
        turned += 1
    return best


def end_turn(position: Position, drawer: i64, cards: i64) -> None:
    """End a turn: end the round (B-41), or draw ``cards`` cards (B-11) and ask the next player.

    ``drawer`` is the seat that draws.
    """
    if position.reached:
        end_round(position)
        return
    while cards > 0 and position.drawn < len(position.deck):
        position.draw(drawer, i64(position.deck[position.drawn]))
        cards -= 1
    _next_turn(position)


def _next_turn(position: Position) -> None:
    seats = position.seats
    seat = position.actor + 1
    if seat == seats:
        seat = 0
    if position.drawn == len(position.deck) and not anyone_can_play(position, seat):
        end_round(position)
        return
    while position.hand_size(seat) == 0:
        position.pass_empty(seat)
        seat += 1
        if seat == seats:
            seat = 0
    position.ask(seat, ASK_TURN)


def anyone_can_play(position: Position, seat: i64) -> bool:
    """B-44, S-40: whether some player can still do something with their cards; asked from one seat on."""
    asked: i64 = 0
    while asked < position.seats:
        for act in position.rules.keeping:
            if act.keeps_going(position, seat):
                return True
        seat += 1
        if seat == position.seats:
            seat = 0
        asked += 1
    return False


def end_round(position: Position) -> None:
    """End the round, then pay (B-45)."""
    position.end_round(position.roles, position.goals)
    position.rules.payout.settle(position)
    next_decision(position)


def next_decision(position: Position) -> None:
    """Ask the next pending decision; with none, go on to the next round or the end (B-60, B-70)."""
    left = len(position.pending)
    if left > 0:
        asked = position.pending[left - 1]
        seat = asked & 15
        if asked >> 4 == ASK_GOLD:
            gold_changes.show_pool(position, seat, position.pool)
        position.ask(seat, asked >> 4)
    elif position.round < position.rules.rounds:
        _begin_round(position, position.rules.succession.begins(position))
    else:
        position.end_game(position.took)
