"""Counts every card of a game in its position, for each engine: none is lost, doubled or made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from motherlode import Game
from motherlode.core.cards import FACE_DOWN
from motherlode.games.lost_mines.rules.position import NOBODY
from motherlode.games.lost_mines.rules.position import Position as LostMinesSnapshot
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.rules.gold.ledger import is_lost, seat_of, worth_of
from motherlode.games.tunnels.rules.position import Position

__all__ = ["check_cards", "check_result", "count_cards", "most_decisions"]


def check_cards(game: Game) -> None:
    """All cards of the box are there, once each."""
    count_cards(game.ruleset, game._position)


def count_cards(ruleset: str, position: Any) -> None:
    """Count the cards of a bare position."""
    _COUNTS[engine_of(ruleset).package](position)


def most_decisions(game: Game) -> int:
    """More decisions than a game can have.

    Each turn uses up a card of the round's deal, and asks at most three things; gold and votes come on top.
    """
    rounds: int = game.truth.rounds
    return rounds * (3 * sum(len(pile) for pile in game.deals()[0].values()) + game.seats * (game.seats + 1))


def check_result(game: Game) -> None:
    """The points are those of the gold handed out, and all who have the most have won."""
    assert game.result is not None
    points, winners = game.result.points, game.result.winners
    assert len(points) == game.seats
    assert winners == tuple(seat for seat in range(game.seats) if points[seat] == max(points))
    assert list(points) == _POINTS[engine_of(game.ruleset).package](game._position)


def _same(found: Iterable[int], expected: Iterable[int], what: str) -> None:
    assert sorted(found) == sorted(expected), what


def _count_tunnels(position: Position) -> None:
    tables = position.rules.tables
    cards = [*position.deck[: position.rules.set_aside], *position.deck[position.drawn :]]
    for seat in range(position.seats):
        row = seat * position.stride
        cards += position.hands[row + 1 : row + 1 + position.hands[row]]
    cards += [card % FACE_DOWN for card in position.discards]
    cards += [position.maze.face_at(cell) >> 1 for cell in position.maze.placed[: position.maze.laid]]
    for signs in position.front:
        cards += [kind for sign, kind in enumerate(tables.front_kind) if signs >> sign & 1]
    _same(cards, tables.deck, "cards of the deck")
    if position.rules.gold_is_secret:  # else gold is tokens, of which there is no end
        _same([*position.gold, *position.pool, *map(worth_of, position.took)], tables.gold, "gold cards")
    _same(position.roles, position.rules.cast, "dwarf cards")
    _same(position.goals, range(tables.goal_count), "goals")


def _tunnel_points(position: Position) -> list[int]:
    points = [0] * position.seats
    for entry in position.took:
        points[seat_of(entry)] += -worth_of(entry) if is_lost(entry) else worth_of(entry)
    return points


def _count_lost_mines(position: LostMinesSnapshot) -> None:
    tables = position.rules.tables
    cards = [*position.deck[: position.rules.set_aside], *position.deck[position.drawn :]]
    for seat in range(position.seats):
        cards += position.sorted_hand(seat)
    cards += [card % FACE_DOWN for card in position.discards]
    faces = [position.board.face_at(cell) for cell in position.board.placed[: position.board.laid]]
    cards += [face >> 1 for face in faces if face < 2 * tables.paths]
    cards += [tables.troll_card for way in position.trolls if way != NOBODY]
    _same(cards, tables.deck, "cards of the deck")
    _same(position.roles, position.rules.cast, "dwarf cards")
    _same(position.mines, position.rules.mines, "mines")
    assert not Counter(position.treasures) - Counter(tables.treasures), "treasures"


def _forest_points(position: LostMinesSnapshot) -> list[int]:
    assert all(points >= 0 for points in position.points)
    return list(position.points)


_COUNTS: dict[str, Callable[[Any], None]] = {
    "motherlode.games.tunnels": _count_tunnels,
    "motherlode.games.lost_mines": _count_lost_mines,
}
_POINTS: dict[str, Callable[[Any], list[int]]] = {
    "motherlode.games.tunnels": _tunnel_points,
    "motherlode.games.lost_mines": _forest_points,
}
