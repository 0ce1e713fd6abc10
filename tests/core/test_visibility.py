"""Visibility of event fields: marks are required, each redacts as declared, shapes are kept.

What is hidden keeps its place and length.
"""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import REFEREE, SPECTATOR, Event
from motherlode.core.visibility import UNKNOWN, Both, Each, Open, Own, Sealed, Theirs, concerned_seats, event, redact
from support import examples
from support.tables import Table, few_tables
from support.walks import chance, walk


@event
class Happened(Event):
    """An event with every mark."""

    seat: Open[int]
    target: Open[int]
    for_all: Open[str]
    own: Own[str]
    theirs: Theirs[str]
    both: Both[tuple[str, ...]]
    each: Each[tuple[str, ...]]
    sealed: Sealed[tuple[tuple[str, ...], ...]]


HAPPENED = Happened(
    1, 2, "open", "own", "theirs", ("a", "b"), ("of 0", "of 1", "of 2", "of 3"), (("x",), (), ("y", "z"))
)


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (0, {"each"}),
        (1, {"own", "both", "each"}),
        (2, {"theirs", "both", "each"}),
        (3, {"each"}),
        (SPECTATOR, set()),
        (REFEREE, {"own", "theirs", "both", "each", "sealed"}),
    ],
)
def test_each_mark_shows_to_whom_it_says(viewer: int, seen: set[str]) -> None:
    shown = redact(HAPPENED, viewer)
    assert (shown.seat, shown.target, shown.for_all) == (1, 2, "open")
    assert shown.own == ("own" if "own" in seen else "?")
    assert shown.theirs == ("theirs" if "theirs" in seen else "?")
    assert shown.both == (("a", "b") if "both" in seen else ("?", "?"))
    assert shown.each == tuple(f"of {seat}" if viewer in (seat, REFEREE) else "?" for seat in range(4))
    assert shown.sealed == ((("x",), (), ("y", "z")) if "sealed" in seen else (("?",), (), ("?", "?")))
    assert redact(shown, viewer) == shown


def test_a_field_without_a_mark_does_not_load() -> None:
    with pytest.raises(TypeError, match="bare"):

        @event
        class Bare(Event):
            seat: Open[int]
            bare: str


def test_a_field_with_two_marks_does_not_load() -> None:
    with pytest.raises(TypeError, match="twice"):

        @event
        class Twice(Event):
            twice: Open[Sealed[str]]


def test_a_field_for_somebody_the_event_does_not_name_does_not_load() -> None:
    with pytest.raises(TypeError, match="seat"):

        @event
        class NoSeat(Event):
            card: Own[str]

    with pytest.raises(TypeError, match="target"):

        @event
        class NoTarget(Event):
            seat: Open[int]
            card: Theirs[str]

    with pytest.raises(TypeError, match="both"):

        @event
        class NotBoth(Event):
            seat: Open[int]
            card: Both[str]


def test_what_cannot_be_hidden_is_never_shown() -> None:
    @event
    class Counted(Event):
        seat: Open[int]
        count: Own[int]

    assert redact(Counted(1, 5), 1) == Counted(1, 5)
    with pytest.raises(TypeError, match="hidden"):
        redact(Counted(1, 5), 0)


nested = st.recursive(st.text(), lambda inner: st.lists(inner, max_size=4).map(tuple), max_leaves=12)


def _shape(value: object) -> object:
    return tuple(_shape(item) for item in value) if isinstance(value, tuple) else UNKNOWN


@examples(80)
@given(st.lists(nested, max_size=4).map(tuple), st.integers(SPECTATOR, 9))
def test_what_is_hidden_keeps_its_place_and_its_length(value: tuple[tuple[str, ...], ...], viewer: int) -> None:
    happened = Happened(0, 0, "", "", "", (), (), value)
    assert redact(happened, viewer).sealed == _shape(value)


@few_tables
def test_every_event_of_a_game_is_hidden_in_place(table: Table) -> None:
    game = table.game("events")
    for _ in walk(game, chance("events", table)):
        pass
    for happened in game.events:
        for viewer in range(SPECTATOR, table.seats):
            shown = redact(happened, viewer)
            assert type(shown) is type(happened)
            for field in fields(happened):  # type: ignore[arg-type]
                _assert_hidden_in_place(getattr(happened, field.name), getattr(shown, field.name))


def _assert_hidden_in_place(true: object, shown: object) -> None:
    """Assert that a value is shown item by item, each as it is or as ``?``."""
    if isinstance(true, tuple):
        assert isinstance(shown, tuple)
        for item, hidden in zip(true, shown, strict=True):
            _assert_hidden_in_place(item, hidden)
    else:
        assert shown == true or (isinstance(true, str) and shown == UNKNOWN)


def test_the_seats_concerned_are_those_that_see_more_than_a_spectator() -> None:
    assert set(concerned_seats(HAPPENED, 4)) == {0, 1, 2, 3}

    @event
    class Hidden(Event):
        seat: Open[int]
        target: Open[int]
        card: Theirs[str]

    @event
    class Plain(Event):
        seat: Open[int]

    assert set(concerned_seats(Hidden(1, 2, "map"), 4)) == {2}
    assert set(concerned_seats(Plain(1), 4)) == set()


@few_tables
def test_who_is_concerned_agrees_with_what_is_redacted(table: Table) -> None:
    game = table.short().game("concerned")
    for _ in walk(game, chance("concerned", table)):
        pass
    for happened in game.events:
        public = redact(happened, SPECTATOR)
        seeing_more = {seat for seat in range(table.seats) if redact(happened, seat) != public}
        assert seeing_more <= set(concerned_seats(happened, table.seats))
