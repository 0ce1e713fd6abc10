"""Position changes of Saboteur 2, each recorded as an event; continues the class ``Position``."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN, set_hand, unknown, with_item
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.knowledge import after_swap, hats_swapped
from motherlode.games.tunnels.rules.position import Position

__all__ = ["inspect", "shed", "swap_hands", "swap_hats"]


def swap_hats(position: Position, seat: i64, kind: i64, target: i64, role: i64) -> None:
    """Put a player's dwarf card under the pile and give them its top one, which they alone see (S-32)."""
    position.play_from_hand(seat, kind)
    position.discard(kind)
    seats = position.seats
    places: i64 = len(position.roles)
    old = position.roles[target]
    top = position.roles[seats]
    moved = position.roles[:]
    moved[target] = top if role == HIDDEN else role
    place = seats
    while place + 1 < places:
        moved[place] = moved[place + 1]
        place += 1
    moved[places - 1] = old
    position.roles = moved
    position.insight = hats_swapped(position.insight, target, seats, places)
    if position.log is not None:
        position.log.note("swap_hats", seat, kind, target, role)


def inspect(position: Position, seat: i64, kind: i64, target: i64, role: i64) -> None:
    """Show a dwarf card to another player (S-34)."""
    one: i64 = 1
    position.play_from_hand(seat, kind)
    position.discard(kind)
    position.insight = with_item(position.insight, seat, position.insight[seat] | one << target)
    if role != HIDDEN:
        position.roles = with_item(position.roles, target, role)
    if position.log is not None:
        position.log.note("inspect", seat, kind, target, role)


def swap_hands(position: Position, seat: i64, kind: i64, target: i64, gave: vec[i64], got: vec[i64]) -> None:
    """Exchange the hands of two players (S-33): what the player of the card gives, and what they get."""
    position.play_from_hand(seat, kind)
    position.discard(kind)
    _set_hand(position, seat, got)
    _set_hand(position, target, gave)
    position.handed = after_swap(position.handed, position.viewer, seat, tuple(gave), target, tuple(got))
    if position.log is not None:
        position.log.append(("swap_hands", seat, kind, target, tuple(gave), tuple(got)))


def _set_hand(position: Position, seat: i64, cards: vec[i64]) -> None:
    """Give a seat these cards; in other seats' views they are unknown, even if a viewer once held them."""
    known = position.viewer == REFEREE or position.viewer == seat
    set_hand(position.hands, position.stride, seat, cards if known else unknown(len(cards)))


def shed(position: Position, seat: i64, sign: i64) -> None:
    """Remove a card that lies in front of a player, by their own choice (S-12)."""
    position.clear_sign(seat, sign)
    if position.log is not None:
        position.log.note("shed", seat, sign)
