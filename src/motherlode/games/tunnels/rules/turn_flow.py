"""The course of play: what follows a move, and how turns, rounds and the game end."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.core.errors import DataError
from motherlode.core.vectors import in_order
from motherlode.games.tunnels.rules.move_codes import ASK_GOLD, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = [
    "anyone_can_play",
    "begin_game",
    "end_round",
    "end_turn",
    "next_decision",
    "turn_up_goals",
]


def begin_game(position: Position) -> None:
    """Deal the first round. B-09: the host's first seat, or one drawn."""
    first = position.rules.first
    if first < 0:
        assert position.dealer is not None
        first = position.dealer.first(position.seats)
    _begin_round(position, first)


def _begin_round(position: Position, first: i64) -> None:
    """B-60."""
    tables = position.rules.tables
    number = position.round + 1
    if position.dealer is None:
        raise DataError("this position has no deal for its next round")
    piles = {
        "roles": position.rules.cast,
        "goals": tables.goal_numbers,
        "deck": tables.deck,
        "gold": tables.gold if number == 1 else in_order(position.gold),
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
    """B-42, S-26: how a goal comes to lie: most corridors that reached it are met, then the card just laid."""
    tables = position.rules.tables
    maze = position.maze
    cell = tables.goal_cells[goal]
    last = maze.placed[maze.laid - 1]
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
            lit: int = maze.side[n]
            if edges & one << d and maze.face_at(n) >= 0 and lit & back:
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
    """Cards were used: the round ends (B-41), or so many are drawn (B-11) and the next player is asked."""
    if position.reached:
        end_round(position)
        return
    while cards > 0 and position.drawn < len(position.deck):
        position.draw(drawer, position.deck[position.drawn])
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
    """B-45, then gold."""
    position.end_round(position.roles, position.goals)
    position.rules.payout.settle(position)
    next_decision(position)


def next_decision(position: Position) -> None:
    """Ask the next decision that is pending, or, with none, go on to the next round or the end (B-60, B-70)."""
    left = len(position.pending)
    if left > 0:
        asked = position.pending[left - 1]
        seat = asked & 15
        if asked >> 4 == ASK_GOLD:
            position.show_pool(seat, position.pool)
        position.ask(seat, asked >> 4)
    elif position.round < position.rules.rounds:
        _begin_round(position, position.rules.succession.begins(position))
    else:
        position.end_game(position.took)
