"""What a viewer knows of a position of The Lost Mines. What is forgotten here stays hidden."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hidden import HIDDEN
from motherlode.core.hiding import hide_discard, hide_hands, unknown
from motherlode.core.visibility import REFEREE
from motherlode.games.lost_mines.cards.nouns import hide_role, hide_treasure
from motherlode.games.lost_mines.rules.position import Position

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
    view.luck = unknown(len(truth.luck))
    view.hands = hide_hands(truth.hands, truth.stride, viewer)
    view.discards = vec[i64]([hide_discard(card, viewer) for card in truth.discards])
    if not truth.shown:
        view.roles = vec[i64]([_role(truth, place, viewer) for place in range(len(truth.roles))])
        view.treasures = vec[i64]([_treasure(truth, number, viewer) for number in range(len(truth.treasures))])
        view.mines = vec[i64]([_mine(truth, field, viewer) for field in range(len(truth.mines))])
    return view


def _sees(masks: vec[i64], viewer: i64, place: i64) -> bool:
    return viewer >= 0 and masks[viewer] >> place & 1 != 0


def _role(truth: Position, place: i64, viewer: i64) -> i64:
    """L-03, L-31: the clan is public, the role known to its owner and to whoever looked."""
    return truth.roles[place] if _sees(truth.insight, viewer, place) else hide_role(truth.roles[place])


def _treasure(truth: Position, number: i64, viewer: i64) -> i64:
    """L-06, L-31, L-43: the kind is public, the value known to whoever looked or took it."""
    known = _sees(truth.appraised, viewer, number)
    return truth.treasures[number] if known else hide_treasure(truth.treasures[number])


def _mine(truth: Position, field: i64, viewer: i64) -> i64:
    """L-31, L-41: a mine is known if it lies face up, or to whoever looked."""
    face_up = truth.board.face_at(truth.rules.tables.mine_cells[field]) >= 0
    return truth.mines[field] if face_up or _sees(truth.scouted, viewer, field) else HIDDEN
