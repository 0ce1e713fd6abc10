"""The view of The Lost Mines that a viewer has: a position with what the viewer does not know hidden.

A view is built from a position of which nothing is known, and each rule grants its part of the truth. A field that is
granted nowhere stays unknown.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN, hide_discards, hide_hands, short_unknown, unknown
from motherlode.core.visibility import REFEREE
from motherlode.games.lost_mines.cards.names import hide_role, hide_treasure
from motherlode.games.lost_mines.rules.position import Position, unknown_position

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
    view.luck = unknown(len(truth.luck))
    if truth.shown:
        view.roles = truth.roles
        view.treasures = truth.treasures
        view.mines = truth.mines
    else:
        view.roles = vec[i64]([_role(truth, place, viewer) for place in range(len(truth.roles))])
        view.treasures = vec[i64]([_treasure(truth, number, viewer) for number in range(len(truth.treasures))])
        view.mines = vec[i64]([_mine(truth, field, viewer) for field in range(len(truth.mines))])
    return view


def _grant_public(view: Position, truth: Position) -> None:
    """Grant what lies open on the table, and who has looked at what."""
    view.round = truth.round
    view.first = truth.first
    view.asked = truth.asked
    view.actor = truth.actor
    view.last_player = truth.last_player
    view.drawn = truth.drawn
    view.due = truth.due
    view.lost = truth.lost
    view.dragon = truth.dragon
    view.caller = truth.caller
    view.called = truth.called
    view.shown = truth.shown
    view.board = truth.board.copy()
    view.insight = truth.insight
    view.scouted = truth.scouted
    view.appraised = truth.appraised
    view.holders = truth.holders
    view.dwarfs = truth.dwarfs
    view.tools = truth.tools
    view.tokens = truth.tokens
    view.trolls = truth.trolls
    view.pending = truth.pending
    view.points = truth.points


def _has_seen(masks: vec[i64], viewer: i64, place: i64) -> bool:
    return viewer >= 0 and masks[viewer] >> place & 1 != 0


def _role(truth: Position, place: i64, viewer: i64) -> i64:
    """The clan is public; the role is known to its owner and to seats that looked (L-03, L-31)."""
    return truth.roles[place] if _has_seen(truth.insight, viewer, place) else hide_role(truth.roles[place])


def _treasure(truth: Position, number: i64, viewer: i64) -> i64:
    """A treasure as the viewer knows it (L-06, L-31, L-43).

    The kind is public; the value is known to seats that looked at the treasure or took it.
    """
    known = _has_seen(truth.appraised, viewer, number)
    return truth.treasures[number] if known else hide_treasure(truth.treasures[number])


def _mine(truth: Position, field: i64, viewer: i64) -> i64:
    """A mine is known if it lies face up, or to seats that looked (L-31, L-41)."""
    face_up = truth.board.face_at(truth.rules.tables.mine_cells[field]) >= 0
    return truth.mines[field] if face_up or _has_seen(truth.scouted, viewer, field) else HIDDEN
