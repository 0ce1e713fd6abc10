"""Events are declared once: recorded numbers, the event, and the method applying it belong together."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Annotated, Any

import pytest

from motherlode.core.cards import HIDDEN
from motherlode.core.event_tables import EventTables, with_unknown
from motherlode.core.move import pack_place
from motherlode.core.visibility import Coded, Derived, Event, Open, Own, event, field_codes, recorded_name
from motherlode.games.lost_mines import events as lost_mines_events
from motherlode.games.tunnels import events as tunnel_events
from support.position_fields import argument_counts

_RULES = "motherlode.games.{}.rules.{}"
_CORE = "motherlode.core.playable"
_TUNNELS = [_RULES.format("tunnels", name) for name in ("position", "gold.changes", "saboteur2_changes")]
_LOST_MINES = [_RULES.format("lost_mines", name) for name in ("position", "changes")]
GAMES = [(tunnel_events, [_CORE, *_TUNNELS]), (lost_mines_events, [_CORE, *_LOST_MINES])]
SPLIT_OR_SUMMED = {"begin_round", "end_game"}
"""Methods whose arguments are not their events' fields."""


@event("lay")
class Laid(Event):
    """An event with every kind of field."""

    seat: Open[int]
    card: Own[Annotated[str, Coded("card")]]
    cards: Open[tuple[Annotated[str, Coded("card")], ...]]
    place: Open[Annotated[tuple[int, int], Coded("place")]]
    count: Open[Derived[int]]


class Board:
    """Notes how it was called."""

    called: tuple[object, ...] = ()

    def lay(self, *args: object) -> None:
        self.called = args


def _tables(names: dict[str, list[object]]) -> EventTables:
    return EventTables([Laid], names, {"place": lambda board, place: 10 * place[0] + place[1]}, lambda _: Board.lay)


def test_a_record_is_decoded_by_the_tables_of_its_fields() -> None:
    tables = _tables({"card": with_unknown(["map", "rockfall"])})
    laid = tables.decode(None, ("lay", 3, 1, (0, HIDDEN), (4, 2), 7))
    assert laid == Laid(3, "rockfall", ("map", "?"), (4, 2), 7)


@event("dig")
class Dug(Event):
    """An event of a few numbers, one of them a place."""

    seat: Open[int]
    card: Own[Annotated[str, Coded("card")]]
    place: Open[Annotated[tuple[int, int], Coded("place")]]
    count: Open[int]


def test_events_of_a_few_numbers_are_the_same_from_the_cache_and_without_it() -> None:
    names = {"card": [str(number) for number in range(2000)]}
    tables = EventTables([Dug], names, {"place": lambda _, place: 0}, lambda _: Board.lay, places=["place"])
    chance = random.Random(2)
    for _ in range(3000):
        seat, card, count = (chance.choice([0, 1, 5, 255, 1023, 1024, 1999]) for _ in range(3))
        place = chance.choice([(0, 0), (-64, 63), (999, -999), (-1, 0), (0, -1), (2047, 2047)])
        expected = Dug(seat, str(card), place, count)
        assert tables.find("dig", seat, card, pack_place(*place), count) == expected
        assert tables.decode(None, ("dig", seat, card, pack_place(*place), count)) == expected


def test_an_event_is_applied_without_its_derived_fields() -> None:
    tables = EventTables([Moved], {"card": with_unknown(["map"])}, {"place": lambda _, place: sum(place)}, _method)
    board = Board()
    tables.apply(board, Moved("map", (4, 2), 9))
    assert board.called == (0, 6)
    tables.apply(board, Moved("?", (1, 1), 9))
    assert board.called == (HIDDEN, 2)


@event("lay")
class Moved(Event):
    """An event whose numbers come from a table and from an encoder."""

    card: Open[Annotated[str, Coded("card")]]
    place: Open[Annotated[tuple[int, int], Coded("place")]]
    count: Open[Derived[int]]


def _method(name: str) -> Any:
    return getattr(Board, name)


def test_a_field_whose_table_does_not_exist_does_not_load() -> None:
    with pytest.raises(ValueError, match=r"Laid\.card"):
        _tables({})


@pytest.mark.parametrize(("events", "modules"), GAMES)
def test_every_event_names_a_method_that_takes_its_fields(events: ModuleType, modules: list[str]) -> None:
    arguments = {name: count for module in modules for name, count in argument_counts(module).items()}
    names = []
    for name in events.__all__:
        kind = getattr(events, name)
        recorded = recorded_name(kind)
        names.append(recorded)
        given = [code for code in field_codes(kind) if not code.is_derived]
        assert recorded in SPLIT_OR_SUMMED or arguments[recorded] == len(given), name
    assert len(set(names)) == len(names), "two events are recorded by one method"
