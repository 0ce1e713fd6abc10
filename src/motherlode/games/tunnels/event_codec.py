"""The events of the tunnel games from what a position records, and back on to a position.

Most follow from their declarations in :mod:`motherlode.games.tunnels.events`. Explicit here are the two that tell a sum
or a split of what is recorded (RoundBegan, GameEnded), and those that a position takes as vectors.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import names_of, numbers_of, worth_name, worth_numbers
from motherlode.core.event_tables import EventTables, Values, with_unknown
from motherlode.core.visibility import Event
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.cards.names import CardNames, card_names
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules import saboteur2_changes as changes
from motherlode.games.tunnels.rules.gold import changes as gold_changes
from motherlode.games.tunnels.rules.gold.ledger import gold_by_seat, winners, with_worth, worth_of
from motherlode.games.tunnels.rules.parts import ASK_NAMES, Rules
from motherlode.games.tunnels.rules.position import Position

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
        "sign": [*words.signs],
        "goal": with_unknown(words.goals),
        "goal cell": [*tables.box.goal_cells],
        "role": with_unknown(words.roles),
        "nuggets": with_unknown([str(nuggets) for nuggets in range(100)]),
        "question": [*ASK_NAMES],
        "decision": [f"{name}:{seat}" for name in ASK_NAMES for seat in range(16)],
        "turned": [False, True],
    }
    kinds = [getattr(e, name) for name in e.__all__]
    return EventTables(kinds, named, {"cell": _cell}, _method, _DECODERS, places=["cell"])


def _method(name: str) -> Callable[..., None]:
    """The method of a position that makes a change, or the function that does."""
    for place in (Position, gold_changes, changes):
        found: Callable[..., None] | None = getattr(place, name, None)
        if found is not None:
            return found
    raise ValueError(f"no change of a position is called {name}")


def _cell(position: Position, place: tuple[int, int]) -> int:
    return position.maze.cell_at(*place)


# ---- exceptions: decoding ------------------------------------------------------------------------------------------


def _decode_round(rules: Rules, values: Values) -> Event:
    _, number, first, *recorded = values
    piles: list[Any] = recorded
    roles, goals, deck, gold = piles
    words = card_names(rules.tables)
    size: int = rules.hand_size
    aside: int = rules.set_aside
    dealt = aside + size * rules.seats
    return e.RoundBegan(
        number=int(str(number)),
        first=int(str(first)),
        roles=names_of(words.roles, roles),
        hands=tuple(names_of(words.kinds, deck[at : at + size]) for at in range(aside, dealt, size)),
        goals=names_of(words.goals, goals),
        aside=names_of(words.kinds, deck[:aside]),
        deck=names_of(words.kinds, deck[dealt:]),
        gold=tuple(worth_name(value) for value in gold),
    )


def _decode_game_end(rules: Rules, values: Values) -> Event:
    took: Any = values[1]
    gold = gold_by_seat(rules.seats, took)
    return e.GameEnded(took=tuple(worth_name(worth_of(entry)) for entry in took), gold=gold, winners=winners(gold))


_DECODERS: dict[str, Callable[[Rules, Values], Event]] = {"begin_round": _decode_round, "end_game": _decode_game_end}

# ---- exceptions: applying (vectors must not pass through the generic call, docs/decisions/0005) --------------------


def _apply_round(p: Position, w: CardNames, h: e.RoundBegan) -> None:
    deck = [*h.aside, *[card for hand in h.hands for card in hand], *h.deck]
    p.begin_round(
        h.number,
        h.first,
        numbers_of(w.roles, h.roles),
        numbers_of(w.goals, h.goals),
        numbers_of(w.kinds, deck),
        worth_numbers(h.gold),
    )


def _apply_queue(p: Position, w: CardNames, h: e.Queued) -> None:
    decisions = [decision.partition(":") for decision in reversed(h.decisions)]
    p.queue(vec[i64]([ASK_NAMES.index(what) << 4 | int(seat) for what, _, seat in decisions]))


def _apply_round_end(p: Position, w: CardNames, h: e.RoundEnded) -> None:
    p.end_round(numbers_of(w.roles, h.roles), numbers_of(w.goals, h.goals))


def _apply_pool(p: Position, w: CardNames, h: e.GoldPassed) -> None:
    gold_changes.show_pool(p, h.seat, worth_numbers(h.pool))


def _apply_hands(p: Position, w: CardNames, h: e.HandsSwapped) -> None:
    changes.swap_hands(
        p, h.seat, w.kinds.index(h.card), h.target, numbers_of(w.kinds, h.gave), numbers_of(w.kinds, h.got)
    )


def _apply_game_end(p: Position, w: CardNames, h: e.GameEnded) -> None:
    shown = [with_worth(entry, int(value)) for entry, value in zip(p.took, h.took, strict=True)]
    p.end_game(vec[i64](shown))


_APPLIERS: dict[type[Event], Callable[[Position, CardNames, Any], None]] = {
    e.RoundBegan: _apply_round,
    e.Queued: _apply_queue,
    e.RoundEnded: _apply_round_end,
    e.GoldPassed: _apply_pool,
    e.HandsSwapped: _apply_hands,
    e.GameEnded: _apply_game_end,
}
