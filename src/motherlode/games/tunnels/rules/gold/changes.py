"""Changes of the gold in a position, each recorded as an event; continues the class ``Position``."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.cards import in_order, short_numbers, unknown, wide_numbers, without
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.gold.ledger import CHOSEN, LOST, PAID, gold_entry
from motherlode.games.tunnels.rules.position import Position

__all__ = ["draw_gold", "earn", "pay_gold", "rob", "show_pool", "take_gold"]


def draw_gold(position: Position, count: i64) -> None:
    """Draw gold cards to go round (B-51)."""
    position.pool = in_order(wide_numbers(position.gold[:count]))
    position.gold = position.gold[count:]
    if position.log is not None:
        position.log.note("draw_gold", count)


def show_pool(position: Position, seat: i64, pool: vec[i64]) -> None:
    """Hand the gold cards that go round to a seat; its own view remembers them."""
    position.pool = pool
    if position.viewer == seat:
        position.looks = [*position.looks, (len(position.took), tuple(pool))]
    if position.log is not None:
        position.log.append(("show_pool", seat, tuple(pool)))


def take_gold(position: Position, seat: i64, nuggets: i64) -> None:
    """Let a seat keep one of the gold cards that go round (B-51) and hand on the others."""
    position.pool = without(position.pool, nuggets) if position.viewer == REFEREE else unknown(len(position.pool) - 1)
    position.took = append(position.took[:], gold_entry(position.round, seat, nuggets, CHOSEN))
    if position.log is not None:
        position.log.note("take_gold", seat, nuggets)


def pay_gold(position: Position, seat: i64, nuggets: i64) -> None:
    """Give a gold card to a saboteur (B-54)."""
    position.gold = short_numbers(without(wide_numbers(position.gold), nuggets))
    position.took = append(position.took[:], gold_entry(position.round, seat, nuggets, PAID))
    if position.log is not None:
        position.log.note("pay_gold", seat, nuggets)


def earn(position: Position, seat: i64, nuggets: i64) -> None:
    """Pay a player in tokens (S-57, S-59)."""
    position.took = append(position.took[:], gold_entry(position.round, seat, nuggets, PAID))
    if position.log is not None:
        position.log.note("earn", seat, nuggets)


def rob(position: Position, seat: i64, target: i64, got: bool) -> None:
    """Let a thief take a nugget from a player, if there is one (S-60)."""
    if got:
        took = append(position.took[:], gold_entry(position.round, target, 1, LOST))
        position.took = append(took, gold_entry(position.round, seat, 1, PAID))
    if position.log is not None:
        position.log.append(("rob", seat, target, got))
