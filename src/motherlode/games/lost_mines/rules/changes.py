"""Changes by cards, tokens, treasures and votes, recorded as events; continues ``Position``."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN, with_item, without
from motherlode.games.lost_mines.cards.tables import TRAP, TROLL
from motherlode.games.lost_mines.rules.board import EMPTY
from motherlode.games.lost_mines.rules.position import NOBODY, Position

__all__ = [
    "appraise",
    "call_troll",
    "call_vote",
    "end_vote",
    "inspect",
    "place_tool",
    "remove_troll",
    "scout",
    "set_trap",
    "storm",
    "take_treasure",
    "vote",
]


def place_tool(position: Position, seat: i64, kind: i64, cell: i64) -> None:
    """Put a tool on an obstacle (L-30)."""
    position.play_from_hand(seat, kind)
    position.discard(kind)
    position.tools = append(position.tools[:], cell)
    if position.log is not None:
        position.log.note("place_tool", seat, kind, position.rules.tables.packed_place(cell))


def set_trap(position: Position, seat: i64, kind: i64, way: i64) -> None:
    """Put a trap on a way (L-32)."""
    position.play_from_hand(seat, kind)
    position.discard(kind)
    position.tokens = append(position.tokens[:], 4 * way + TRAP)
    if position.log is not None:
        position.log.note("set_trap", seat, kind, way)


def call_troll(position: Position, seat: i64, kind: i64, way: i64) -> None:
    """Put a troll on a way, its card in front of its player (L-33)."""
    position.play_from_hand(seat, kind)
    position.tokens = append(position.tokens[:], 4 * way + TROLL)
    position.trolls = with_item(position.trolls, seat, way)
    if position.log is not None:
        position.log.note("call_troll", seat, kind, way)


def remove_troll(position: Position, seat: i64) -> None:
    """Remove a player's troll when their turn has come round (L-33)."""
    position.tokens = without(position.tokens, 4 * position.trolls[seat] + TROLL)
    position.trolls = with_item(position.trolls, seat, NOBODY)
    position.discard(position.rules.tables.troll_card)
    if position.log is not None:
        position.log.note("remove_troll", seat)


def storm(position: Position, seat: i64, kind: i64, cell: i64) -> None:
    """Remove a path card by a storm, with its tool and tokens left between empty fields (L-35).

    The card of a troll that goes so is discarded.
    """
    tables = position.rules.tables
    position.play_from_hand(seat, kind)
    face = position.board.take(cell)
    position.discard(face >> 1)
    position.discard(kind)
    if cell in position.tools:
        position.tools = without(position.tools, cell)
    d: i64 = 0
    while d < 4:
        way = tables.way(cell, d)
        token = position.token_on(way)
        if token and position.board.cards[tables.grid.near[cell * 4 + d]] == EMPTY:
            _sweep(position, way, token)
        d += 1
    if position.log is not None:
        position.log.note("storm", seat, kind, tables.packed_place(cell), face)


def scout(position: Position, seat: i64, kind: i64, field: i64, mine: i64) -> None:
    """Show a mine to a player (L-31)."""
    one: i64 = 1
    position.play_from_hand(seat, kind)
    position.discard(kind)
    position.scouted = with_item(position.scouted, seat, position.scouted[seat] | one << field)
    if mine != HIDDEN:
        position.mines = with_item(position.mines, field, mine)
    if position.log is not None:
        position.log.note("scout", seat, kind, field, mine)


def appraise(position: Position, seat: i64, kind: i64, treasure: i64, number: i64) -> None:
    """Show a treasure to a player (L-31)."""
    position.play_from_hand(seat, kind)
    position.discard(kind)
    _learn_treasure(position, seat, treasure, number)
    if position.log is not None:
        position.log.note("appraise", seat, kind, treasure, number)


def inspect(position: Position, seat: i64, kind: i64, target: i64, role: i64) -> None:
    """Show a dwarf card to another player (L-31)."""
    one: i64 = 1
    position.play_from_hand(seat, kind)
    position.discard(kind)
    position.insight = with_item(position.insight, seat, position.insight[seat] | one << target)
    position.roles = with_item(position.roles, target, role)
    if position.log is not None:
        position.log.note("inspect", seat, kind, target, role)


def take_treasure(position: Position, seat: i64, treasure: i64, number: i64) -> None:
    """Give a treasure to a seat, which alone sees its value (L-43)."""
    position.holders = with_item(position.holders, treasure, seat)
    _learn_treasure(position, seat, treasure, number)
    if position.log is not None:
        position.log.note("take_treasure", seat, treasure, number)


def _sweep(position: Position, way: i64, token: i64) -> None:
    """Remove a trap or a troll; with a troll, the card in front of its player."""
    position.tokens = without(position.tokens, 4 * way + token)
    if token == TRAP:
        return
    seat: i64 = 0
    while position.trolls[seat] != way:
        seat += 1
    position.trolls = with_item(position.trolls, seat, NOBODY)
    position.discard(position.rules.tables.troll_card)


def _learn_treasure(position: Position, seat: i64, treasure: i64, number: i64) -> None:
    one: i64 = 1
    position.appraised = with_item(position.appraised, seat, position.appraised[seat] | one << treasure)
    if number & 15:
        position.treasures = with_item(position.treasures, treasure, number)


def call_vote(position: Position, seat: i64) -> None:
    """Open a vote on ending the round (L-51)."""
    one: i64 = 1
    position.caller = seat
    position.called |= one << seat
    if position.log is not None:
        position.log.note("call_vote", seat)


def vote(position: Position, seat: i64, agrees: bool) -> None:
    """Record a vote; one against ends the vote, and the round goes on."""
    if not agrees:
        position.pending = vec[i64]()
    if position.log is not None:
        position.log.append(("vote", seat, agrees))


def end_vote(position: Position) -> None:
    """Close the vote."""
    position.caller = NOBODY
    if position.log is not None:
        position.log.note("end_vote")
