"""The view of a tunnel game: a position with ``HIDDEN`` for what the viewer does not know.

A view is built from a position of which nothing is known, and each rule grants its part of the truth. A field that is
granted nowhere stays unknown.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN, hide_discards, hide_hands, short_unknown, unknown
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.gold.ledger import hide_worth, is_paid, round_of, seat_of, worth_of
from motherlode.games.tunnels.rules.parts import ASK_GOLD
from motherlode.games.tunnels.rules.position import Position, unknown_position

__all__ = ["view_of"]


def view_of(truth: Position, viewer: int) -> Position:
    """The view of a seat, a SPECTATOR or the REFEREE.

    ValueError if ``truth`` is itself a view.
    """
    if truth.viewer != REFEREE:
        raise ValueError("a view has no views of its own")
    if viewer == REFEREE:
        return truth.copy()
    view = unknown_position(truth.rules, viewer)
    _grant_public(view, truth)
    view.hands = hide_hands(truth.hands, truth.stride, viewer)
    view.discards = hide_discards(truth.discards, viewer)
    view.deck = short_unknown(len(truth.deck))
    view.gold = short_unknown(len(truth.gold))
    if truth.shown:
        view.roles = truth.roles
        view.goals = truth.goals
    else:
        view.roles = vec[i64]([_role(truth, place, viewer) for place in range(len(truth.roles))])
        view.goals = vec[i64]([_goal(truth, goal, viewer) for goal in range(len(truth.goals))])
    if truth.asked == ASK_GOLD and truth.actor == viewer:
        view.pool = truth.pool
    else:
        view.pool = unknown(len(truth.pool))
    if truth.handed:
        view.handed = [handed for handed in truth.handed if handed[0] == viewer]
    if truth.asked and truth.rules.gold_is_secret:
        view.took = vec[i64]([_taken(entry, viewer) for entry in truth.took])
    else:
        view.took = truth.took
    view.looks = _looks(truth, viewer)
    return view


def _grant_public(view: Position, truth: Position) -> None:
    """Grant what lies open on the table, and who has looked at what."""
    view.round = truth.round
    view.first = truth.first
    view.asked = truth.asked
    view.actor = truth.actor
    view.last_layer = truth.last_layer
    view.last_player = truth.last_player
    view.reached = truth.reached
    view.shown = truth.shown
    view.drawn = truth.drawn
    view.maze = truth.maze.copy()
    view.insight = truth.insight
    view.thieves = truth.thieves
    view.front = truth.front
    view.peeked = truth.peeked
    view.pending = truth.pending


def _role(truth: Position, place: i64, viewer: i64) -> i64:
    """A dwarf card is known to seats that have seen the card that lies there now (B-03, S-32, S-34)."""
    seen = viewer >= 0 and truth.insight[viewer] >> place & 1 != 0
    return truth.roles[place] if seen else HIDDEN


def _goal(truth: Position, goal: i64, viewer: i64) -> i64:
    """A goal is known if it lies face up, or to seats that peeked at it (B-35)."""
    peeked = viewer >= 0 and truth.peeked[viewer] >> goal & 1 != 0
    return truth.goals[goal] if peeked or not truth.goal_is_hidden(goal) else HIDDEN


def _taken(entry: i64, viewer: i64) -> i64:
    """Who took gold is known to all, what they took only to them (B-56)."""
    return entry if seat_of(entry) == viewer else hide_worth(entry)


def _looks(truth: Position, viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """When the viewer saw the gold cards that went round, and what was among them."""
    looks: list[tuple[int, tuple[int, ...]]] = []
    if truth.rules.gold_is_secret:
        for index, entry in enumerate(truth.took):
            if seat_of(entry) == viewer and not is_paid(entry):
                looks.append((index, _pool_at(truth, index)))
    if truth.asked == ASK_GOLD and truth.actor == viewer:
        looks.append((len(truth.took), tuple(truth.pool)))
    return looks


def _pool_at(truth: Position, index: int) -> tuple[int, ...]:
    """The pool when the card of this index was taken: it, and all taken after it in the same round.

    In the current round also what is left.
    """
    number = round_of(truth.took[index])
    pool = [worth_of(entry) for entry in truth.took[index:] if round_of(entry) == number]
    if number == truth.round:
        pool.extend(truth.pool)
    return tuple(sorted(pool))
