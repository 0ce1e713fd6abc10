"""What a viewer knows of a position of a tunnel game.

A view is a position in which everything the viewer does not know is hidden. It starts from nothing known and fills in
what each rule grants, so that whatever is forgotten here stays hidden.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.hiding import hide_discard, hide_hands, unknown
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.gold.ledger import hide_taken, is_paid, round_of, seat_of, worth_of
from motherlode.games.tunnels.rules.move_codes import ASK_GOLD
from motherlode.games.tunnels.rules.position import Position

__all__ = ["view_of"]


def view_of(truth: Position, viewer: int) -> Position:
    """The position as a seat, a SPECTATOR or the REFEREE knows it. Only the truth has views."""
    if truth.viewer != REFEREE:
        raise ValueError("a view has no views of its own")
    view = truth.copy()
    if viewer == REFEREE:
        return view
    view.viewer = viewer
    view.dealer = None
    view.deck = unknown(len(truth.deck))
    view.gold = unknown(len(truth.gold))
    view.hands = hide_hands(truth.hands, truth.stride, viewer)
    view.discards = vec[i64]([hide_discard(card, viewer) for card in truth.discards])
    if not truth.shown:
        view.roles = vec[i64]([_role(truth, place, viewer) for place in range(len(truth.roles))])
        view.goals = vec[i64]([_goal(truth, goal, viewer) for goal in range(len(truth.goals))])
    if not (truth.asked == ASK_GOLD and truth.actor == viewer):
        view.pool = unknown(len(truth.pool))
    view.claims = [claim for claim in truth.claims if claim[0] == viewer]
    if truth.asked and truth.rules.gold_is_secret:
        view.took = vec[i64]([_taken(entry, viewer) for entry in truth.took])
    view.looks = _looks(truth, viewer)
    return view


def _role(truth: Position, place: i64, viewer: i64) -> i64:
    """A dwarf card is known to whoever has seen the card that lies there now (B-03, S-32, S-34)."""
    seen = viewer >= 0 and truth.insight[viewer] >> place & 1 != 0
    return truth.roles[place] if seen else HIDDEN


def _goal(truth: Position, goal: i64, viewer: i64) -> i64:
    """A goal is known if it lies face up, or to whoever peeked at it (B-35)."""
    peeked = viewer >= 0 and truth.peeked[viewer] >> goal & 1 != 0
    return truth.goals[goal] if peeked or not truth.goal_is_hidden(goal) else HIDDEN


def _taken(entry: i64, viewer: i64) -> i64:
    """B-56: who took gold is known, what they took is theirs to know."""
    return entry if seat_of(entry) == viewer else hide_taken(entry)


def _looks(truth: Position, viewer: int) -> list[tuple[int, tuple[int, ...]]]:
    """When the viewer saw the gold cards that went round, and what was among them."""
    looks: list[tuple[int, tuple[int, ...]]] = []
    for index, entry in enumerate(truth.took):
        if truth.rules.gold_is_secret and seat_of(entry) == viewer and not is_paid(entry):
            looks.append((index, _pool_at(truth, index)))
    if truth.asked == ASK_GOLD and truth.actor == viewer:
        looks.append((len(truth.took), tuple(truth.pool)))
    return looks


def _pool_at(truth: Position, index: int) -> tuple[int, ...]:
    """What went round when the card of this index was taken: it, and all of its round that was taken after it."""
    number = round_of(truth.took[index])
    pool = [worth_of(entry) for entry in truth.took[index:] if round_of(entry) == number]
    if number == truth.round:
        pool.extend(truth.pool)
    return tuple(sorted(pool))
