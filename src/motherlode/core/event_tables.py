"""Decoding what the engine records to events, and applying events to a position, as event classes declare it.

The engine records an event as a tuple: the name of the method that made the change, then one number (or tuple of
numbers) a field. :class:`EventTables` looks the numbers up in tables of names, and names up in their inverses. Events
that do not fit this scheme are left to functions of their game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from motherlode.core.hidden import HIDDEN
from motherlode.core.visibility import UNKNOWN, Event, field_codes, recorded_name

__all__ = ["EventTables", "RawEvent", "with_unknown"]

RawEvent = tuple[object, ...]
"""An event as the engine records it: the name of the position's method, then the numbers."""

Encoder = Callable[[Any, Any], int]
"""Gives the number of a field's value at a position, where no table has it."""

_Argument = tuple[str, dict[object, int] | None, Encoder | None]
"""An argument of a position's method: the field it comes from, and how its number is found."""


def with_unknown(names: Sequence[object]) -> list[object]:
    """A table of names with ``?`` for HIDDEN."""
    return [*names, *[UNKNOWN] * (HIDDEN + 1 - len(names))]


class EventTables:
    """Decodes and applies the events of a game, by the tables of its names."""

    def __init__(
        self,
        kinds: Iterable[type[Event]],
        tables: Mapping[str, Sequence[object]],
        encoders: Mapping[str, Encoder],
        method: Callable[[str], Callable[..., None]],
    ) -> None:
        """``encoders`` are for fields whose table is not listed; ``method`` finds a position's method by its name."""
        inverses = {name: _inverse(table) for name, table in tables.items()}
        self._decoders: dict[str, tuple[type[Event], list[tuple[Sequence[object] | None, bool]]]] = {}
        self._appliers: dict[type[Event], tuple[Callable[..., None], list[_Argument]]] = {}
        for kind in kinds:
            name = recorded_name(kind)
            codes = field_codes(kind)
            for code in codes:
                if code.table and code.table not in tables and code.table not in encoders:
                    raise ValueError(f"{kind.__name__}.{code.name}: there is no table {code.table!r}")
            self._decoders[name] = (kind, [(tables.get(code.table), code.is_tuple) for code in codes])
            arguments = [
                (code.name, inverses.get(code.table), encoders.get(code.table)) for code in codes if not code.is_derived
            ]
            self._appliers[kind] = (method(name), arguments)

    def decode(self, raw: RawEvent) -> Event:
        """The event of a record."""
        kind, tables = self._decoders[str(raw[0])]
        values: list[Any] = []
        i = 1
        for table, is_tuple in tables:
            value: Any = raw[i]
            if table is None:
                values.append(value)
            elif is_tuple:
                values.append(tuple([table[number] for number in value]))
            else:
                values.append(table[value])
            i += 1
        return kind(*values)

    def apply(self, position: Any, happened: Event) -> None:
        """Change a position as an event says."""
        method, arguments = self._appliers[type(happened)]
        values: list[Any] = []
        for name, numbers, encoder in arguments:
            value: Any = getattr(happened, name)
            if numbers is not None:
                value = numbers[value]
            elif encoder is not None:
                value = encoder(position, value)
            values.append(value)
        method(position, *values)


def _inverse(table: Sequence[object]) -> dict[object, int]:
    """The first number of each name; HIDDEN for ``?``."""
    numbers = {name: number for number, name in reversed(list(enumerate(table)))}
    if UNKNOWN in numbers:
        numbers[UNKNOWN] = HIDDEN
    return numbers
