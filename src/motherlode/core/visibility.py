"""The declaration of events: who may see each field, and how the engine's number for it is named.

Every field carries one visibility mark; a class with an unmarked field does not load. ``Open`` is for all, ``Own`` for
the event's own seat, ``Theirs`` for its target, ``Both`` for seat and target, ``Each`` is a tuple by seat of which each
sees its own item, and ``Sealed`` is for nobody at the table. What a viewer may not see keeps its place and its length.

A field may also carry a :class:`Coded` mark, naming the table in which the engine's number for it is looked up, and
a ``Derived`` one, if the field follows from the others (see :mod:`motherlode.core.event_tables`), and a :class:`Dealt`
mark, if it reveals an item of the deal (see :mod:`motherlode.core.chance.dealt_round`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields
from enum import Enum
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    TypeVar,
    cast,
    dataclass_transform,
    get_args,
    get_type_hints,
    overload,
)

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "UNKNOWN",
    "Both",
    "Coded",
    "Dealt",
    "Derived",
    "Each",
    "Event",
    "FieldCode",
    "Open",
    "Own",
    "Sealed",
    "Theirs",
    "concerned_seats",
    "dealt_fields",
    "event",
    "field_codes",
    "recorded_name",
    "redact",
    "unfrozen",
]

SPECTATOR: Final = -1
"""A viewer who sees what everyone sees."""

REFEREE: Final = -2
"""A viewer who sees everything."""

UNKNOWN: Final = "?"


class Sees(Enum):
    """Visibility of an event field."""

    ALL = "all"
    SEAT = "seat"
    TARGET = "target"
    BOTH = "both"
    EACH = "each"
    NOBODY = "nobody"


T = TypeVar("T")
Open = Annotated[T, Sees.ALL]
Own = Annotated[T, Sees.SEAT]
Theirs = Annotated[T, Sees.TARGET]
Both = Annotated[T, Sees.BOTH]
Each = Annotated[T, Sees.EACH]
Sealed = Annotated[T, Sees.NOBODY]


class Coded(NamedTuple):
    """The mark of a field that the engine holds as a number: which table names it."""

    table: str


class Dealt(NamedTuple):
    """The mark of a field that reveals an item of a pile as it was dealt.

    ``at`` names the field with the item's place in the pile. Without it, a tuple reveals the items from the first on,
    and a single value the next one that is drawn.
    """

    pile: str
    at: str = ""


class _Mark(Enum):
    DERIVED = "derived"


Derived = Annotated[T, _Mark.DERIVED]
"""The mark of a field that applying the event does not need, because it follows from the position."""


class FieldCode(NamedTuple):
    """The encoding of an event field: by a table ("" for none), one number or several, derived or not."""

    name: str
    table: str
    is_tuple: bool
    is_derived: bool


_HIDDEN: dict[type, tuple[tuple[str, Sees, tuple[str, ...]], ...]] = {}
"""By class, the fields that not everyone sees: their marks, and the fields that name who does."""
_FIELDS: dict[type, tuple[str, ...]] = {}
_CODES: dict[type, tuple[FieldCode, ...]] = {}
_DEALT: dict[type, tuple[tuple[str, Dealt], ...]] = {}
_RECORDED: dict[type, str] = {}
_UNFROZEN: dict[type, type] = {}
_NEEDS = {Sees.SEAT: {"seat"}, Sees.TARGET: {"target"}, Sees.BOTH: {"seat", "target"}}


class Event:
    """Something that happened at the table. Its classes are made with :func:`event`."""

    __slots__ = ()


E = TypeVar("E", bound=Event)


@overload
@dataclass_transform(frozen_default=True)
def event(declared: type[E]) -> type[E]: ...


@overload
@dataclass_transform(frozen_default=True)
def event(declared: str) -> Callable[[type[E]], type[E]]: ...


def event(declared: Any) -> Any:
    """Register an event class: ``@event``, or ``@event("lay")`` with the recording method's name.

    The method is one of the position. TypeError if a field declares no visibility, or is for somebody whom the event
    does not name.
    """
    if isinstance(declared, str):
        return lambda cls: _make_event(cls, declared)
    return _make_event(declared, "")


def _make_event(cls: type[E], recorded_as: str) -> type[E]:
    made: Any = dataclass(frozen=True, slots=True)(cls)
    hints = get_type_hints(made, include_extras=True)
    marks = {field.name: _visibility(cls, field.name, hints[field.name]) for field in fields(made)}
    for mark, needed in _NEEDS.items():
        if mark in marks.values() and not needed <= marks.keys():
            raise TypeError(f"{cls.__name__} shows a field to its {mark.value} but does not say who that is")
    _RECORDED[made] = recorded_as
    _UNFROZEN[made] = dataclass(slots=True)(type(cls.__name__, (Event,), {"__annotations__": cls.__annotations__}))
    _FIELDS[made] = tuple(marks)
    _CODES[made] = tuple(_code(name, hints[name]) for name in marks)
    _DEALT[made] = tuple((name, mark) for name in marks for mark in _metadata(hints[name]) if isinstance(mark, Dealt))
    _HIDDEN[made] = tuple(
        (name, mark, tuple(_NEEDS.get(mark, ()))) for name, mark in marks.items() if mark is not Sees.ALL
    )
    return cast("type[E]", made)


def _metadata(hint: object) -> tuple[object, ...]:
    found: tuple[object, ...] = getattr(hint, "__metadata__", ())
    return found


def _visibility(cls: type, name: str, hint: object) -> Sees:
    found = [mark for mark in _metadata(hint) if isinstance(mark, Sees)]
    if len(found) != 1:
        raise TypeError(f"{cls.__name__}.{name} does not say who may see it")
    return found[0]


def _code(name: str, hint: object) -> FieldCode:
    """The code of a field, or of the items of a tuple."""
    items = get_args(get_args(hint)[0])
    own = _tables(hint)
    of_items = _tables(items[0]) if items else []
    return FieldCode(name, [*own, *of_items, ""][0], not own and bool(of_items), _Mark.DERIVED in _metadata(hint))


def _tables(hint: object) -> list[str]:
    return [mark.table for mark in _metadata(hint) if isinstance(mark, Coded)]


def recorded_name(kind: type[Event]) -> str:
    """The name of the position's method that records events of a class."""
    return _RECORDED[kind]


def field_codes(kind: type[Event]) -> tuple[FieldCode, ...]:
    """The encodings of the fields of a class of events, in their order."""
    return _CODES[kind]


def dealt_fields(kind: type[Event]) -> tuple[tuple[str, Dealt], ...]:
    """The fields of a class of events that reveal items of the deal."""
    return _DEALT[kind]


def unfrozen(kind: type[E]) -> type[E]:
    """A class with the same fields whose instances become events by assigning ``__class__``.

    Events are made so in a fraction of the time, because the fields of a frozen dataclass are set by slow calls.
    """
    return cast("type[E]", _UNFROZEN[kind])


def concerned_seats(happened: Event, seats: int) -> Collection[int]:
    """The seats of a table that may see more of an event than a spectator does."""
    concerned: set[int] = set()
    for _, mark, seers in _HIDDEN[type(happened)]:
        if mark is Sees.EACH:
            return range(seats)
        concerned.update(getattr(happened, who) for who in seers)
    return concerned


def redact(happened: E, viewer: int) -> E:
    """The event as a viewer sees it: a seat, SPECTATOR or REFEREE."""
    marks = _HIDDEN[type(happened)]
    if not marks or viewer == REFEREE:
        return happened
    hidden: dict[str, Any] = {}
    for name, mark, seers in marks:
        value = getattr(happened, name)
        if mark is Sees.EACH:
            hidden[name] = tuple([item if seat == viewer else _hide(item) for seat, item in enumerate(value)])
        elif viewer == SPECTATOR or viewer not in [getattr(happened, who) for who in seers]:
            hidden[name] = _hide(value)
    if not hidden:
        return happened
    kind = type(happened)
    values = [hidden[name] if name in hidden else getattr(happened, name) for name in _FIELDS[kind]]
    shown: Any = _UNFROZEN[kind](*values)
    shown.__class__ = kind
    return cast("E", shown)


def _hide(value: object) -> object:
    if isinstance(value, str):
        return UNKNOWN
    if isinstance(value, tuple):
        return tuple([_hide(item) for item in value])
    raise TypeError(f"a {type(value).__name__} cannot be hidden")
