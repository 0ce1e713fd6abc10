"""The events of The Lost Mines from what a position records, and back on to a position.

Most follow from their declarations in :mod:`motherlode.games.lost_mines.events`. Explicit here are the two that tell a
split or a result of what is recorded (RoundBegan, GameEnded), those that a position takes as vectors, and those of
cards whose backs are known before their fronts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import names_of, numbers_of, worth_name, worth_numbers
from motherlode.core.event_tables import EventTables, Values, with_unknown
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.cards.names import CardNames, card_names
from motherlode.games.lost_mines.cards.tables import Tables
from motherlode.games.lost_mines.rules import changes
from motherlode.games.lost_mines.rules.parts import ASK_NAMES, Rules
from motherlode.games.lost_mines.rules.position import Position

__all__ = ["apply_event", "event_tables"]


def apply_event(position: Position, happened: Event) -> None:
    """Apply an event to a position.

    A view that is given the events its viewer saw stays that viewer's view.
    """
    apply = _APPLIERS.get(type(happened))
    if apply is not None:
        apply(position, card_names(position.rules.tables), happened)
    else:
        event_tables(position.rules.tables).apply(position, happened)


@lru_cache(maxsize=16)
def event_tables(tables: Tables) -> EventTables:
    """The codec of events in games with these cards."""
    words = card_names(tables)
    named: dict[str, list[object]] = {
        "card": with_unknown(words.kinds),
        "face": [*words.faces],
        "mine": with_unknown(words.mines),
        "mine cell": [*tables.box.mine_cells],
        "role": [*words.fronts(words.dwarfs, range(len(words.dwarfs)))],
        "value": [*words.fronts(words.treasures, range(len(words.treasures)))],
        "question": [*ASK_NAMES],
        "decision": [f"{name}:{seat}" for name in ASK_NAMES for seat in range(16)],
        "turned": [False, True],
        "way": [tables.way_places(way) for way in range(2 * tables.grid.cells)],
    }
    kinds = [getattr(e, name) for name in e.__all__]
    return EventTables(kinds, named, {"cell": _cell}, _method, _DECODERS, places=["cell"])


def _method(name: str) -> Callable[..., None]:
    """The method of a position that makes a change, or the function that does."""
    found: Callable[..., None] = getattr(Position, name, None) or getattr(changes, name)
    return found


def _cell(position: Position, place: tuple[int, int]) -> int:
    return position.rules.tables.grid.cell(*place)


# ---- exceptions: decoding ------------------------------------------------------------------------------------------


def _decode_round(rules: Rules, values: Values) -> Event:
    _, number, first, *recorded = values
    piles: list[Any] = recorded
    roles, mines, treasures, deck, luck = piles
    w = card_names(rules.tables)
    size: int = rules.hand_size
    aside: int = rules.set_aside
    dealt = aside + size * rules.seats
    return e.RoundBegan(
        number=int(str(number)),
        first=int(str(first)),
        clans=w.backs(w.dwarfs, roles),
        roles=w.fronts(w.dwarfs, roles),
        hands=tuple(names_of(w.kinds, deck[at : at + size]) for at in range(aside, dealt, size)),
        mines=names_of(w.mines, mines),
        kinds=w.backs(w.treasures, treasures),
        treasures=w.fronts(w.treasures, treasures),
        aside=names_of(w.kinds, deck[:aside]),
        deck=names_of(w.kinds, deck[dealt:]),
        luck=tuple(worth_name(value) for value in luck),
    )


def _decode_game_end(rules: Rules, values: Values) -> Event:
    points: Any = values[1]
    return e.GameEnded(points, tuple(seat for seat, own in enumerate(points) if own == max(points)))


_DECODERS: dict[str, Callable[[Rules, Values], Event]] = {"begin_round": _decode_round, "end_game": _decode_game_end}

# ---- exceptions: applying (vectors must not pass through the generic call, docs/decisions/0005) --------------------


def _apply_round(p: Position, w: CardNames, h: e.RoundBegan) -> None:
    deck = [*h.aside, *[card for hand in h.hands for card in hand], *h.deck]
    p.begin_round(
        h.number,
        h.first,
        w.dwarfs_of(h.clans, h.roles),
        numbers_of(w.mines, h.mines),
        w.treasures_of(h.kinds, h.treasures),
        numbers_of(w.kinds, deck),
        worth_numbers(h.luck),
    )


def _apply_queue(p: Position, w: CardNames, h: e.Queued) -> None:
    decisions = [decision.partition(":") for decision in reversed(h.decisions)]
    p.queue(vec[i64]([ASK_NAMES.index(what) << 4 | int(seat) for what, _, seat in decisions]))


def _apply_appraisal(p: Position, w: CardNames, h: e.Appraised) -> None:
    changes.appraise(p, h.seat, w.kinds.index(h.card), h.treasure, _treasure(p, h.treasure, h.value))


def _apply_taking(p: Position, w: CardNames, h: e.TreasureTaken) -> None:
    changes.take_treasure(p, h.seat, h.treasure, _treasure(p, h.treasure, h.value))


def _treasure(p: Position, treasure: int, value: str) -> int:
    """A treasure's number: its kind is known already, its value perhaps only now."""
    known = p.treasures[treasure]
    return known if value == UNKNOWN else known & ~15 | int(value)


def _apply_inspection(p: Position, w: CardNames, h: e.Inspected) -> None:
    """The clan is known already, the role perhaps only now."""
    role = p.roles[h.target]
    if h.role != UNKNOWN:
        role = w.dwarfs.index(f"{w.backs(w.dwarfs, [role])[0]}-{h.role}")
    changes.inspect(p, h.seat, w.kinds.index(h.card), h.target, role)


def _apply_walk(p: Position, w: CardNames, h: e.Walked) -> None:
    p.walk(h.seat, vec[i64]([_cell(p, place) for place in h.cells]))


def _apply_round_end(p: Position, w: CardNames, h: e.RoundEnded) -> None:
    p.end_round(
        w.dwarfs_of(w.backs(w.dwarfs, p.roles), h.roles),
        w.treasures_of(w.backs(w.treasures, p.treasures), h.treasures),
        numbers_of(w.mines, h.mines),
    )


def _apply_score(p: Position, w: CardNames, h: e.Scored) -> None:
    p.score(vec[i64](h.points))


_APPLIERS: dict[type[Event], Callable[[Position, CardNames, Any], None]] = {
    e.RoundBegan: _apply_round,
    e.Queued: _apply_queue,
    e.Appraised: _apply_appraisal,
    e.TreasureTaken: _apply_taking,
    e.Inspected: _apply_inspection,
    e.Walked: _apply_walk,
    e.RoundEnded: _apply_round_end,
    e.Scored: _apply_score,
}
