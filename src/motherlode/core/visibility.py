"""Who may see what: every field of an event carries a mark, and a field without one does not load.

``Open`` is for all, ``Own`` for the event's own seat, ``Theirs`` for its target, ``Both`` for seat and target, ``Each``
is a tuple by seat of which each sees its own item, and ``Sealed`` is for nobody at the table. What a viewer may not see
keeps its place and its length: redact, don't drop.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import Annotated, Any, Final, TypeVar, cast, dataclass_transform, get_type_hints

__all__ = [
    "REFEREE",
    "SPECTATOR",
    "UNKNOWN",
    "Both",
    "Each",
    "Event",
    "Open",
    "Own",
    "Sealed",
    "Theirs",
    "event",
    "redact",
]

SPECTATOR: Final = -1
"""A viewer who sees what everyone sees."""

REFEREE: Final = -2
"""A viewer who sees everything."""

UNKNOWN: Final = "?"


class Sees(Enum):
    """Who sees a field."""

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

_HIDDEN: dict[type, tuple[tuple[str, Sees, tuple[str, ...]], ...]] = {}
"""By class, the fields that not everyone sees: their marks, and the fields that name who does."""
_FIELDS: dict[type, tuple[str, ...]] = {}
_NEEDS = {Sees.SEAT: {"seat"}, Sees.TARGET: {"target"}, Sees.BOTH: {"seat", "target"}}


class Event:
    """A fact: something that happened at the table. Its classes are made with :func:`event`."""

    __slots__ = ()


E = TypeVar("E", bound=Event)


@dataclass_transform(frozen_default=True)
def event(cls: type[E]) -> type[E]:
    """Make a class of events. TypeError if a field says not who sees it, or hides what cannot be hidden."""
    made: Any = dataclass(frozen=True, slots=True)(cls)
    hints = get_type_hints(made, include_extras=True)
    marks: dict[str, Sees] = {}
    for field in fields(made):
        found = [mark for mark in getattr(hints[field.name], "__metadata__", ()) if isinstance(mark, Sees)]
        if len(found) != 1:
            raise TypeError(f"{cls.__name__}.{field.name} does not say who may see it")
        marks[field.name] = found[0]
    for mark, needed in _NEEDS.items():
        if mark in marks.values() and not needed <= marks.keys():
            raise TypeError(f"{cls.__name__} shows a field to its {mark.value} but does not say who that is")
    _FIELDS[made] = tuple(marks)
    _HIDDEN[made] = tuple(
        (name, mark, tuple(_NEEDS.get(mark, ()))) for name, mark in marks.items() if mark is not Sees.ALL
    )
    return cast("type[E]", made)


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
    return kind(*[hidden[name] if name in hidden else getattr(happened, name) for name in _FIELDS[kind]])


def _hide(value: object) -> object:
    if isinstance(value, str):
        return UNKNOWN
    if isinstance(value, tuple):
        return tuple([_hide(item) for item in value])
    raise TypeError(f"a {type(value).__name__} cannot be hidden")
