"""Decoding what the engine records to events, and applying events to a position, as event classes declare it.

The engine records an event as a tuple: the name of the method that made the change, then one number (or tuple of
numbers) a field. :class:`EventTables` looks the numbers up in tables of names, and names up in their inverses. Events
that do not fit this scheme are left to functions of their game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, cast

from motherlode.core.hidden import HIDDEN
from motherlode.core.playable import RawEvent
from motherlode.core.visibility import UNKNOWN, Event, FieldCode, field_codes, recorded_name

__all__ = ["EventTables", "with_unknown"]

Decoder = Callable[[Any, RawEvent], Event]
"""Gives the event of a record at a table with these rules, where tables of names are not enough."""

Encoder = Callable[[Any, Any], int]
"""Gives the number of a field's value at a position, where no table has it."""

_Argument = tuple[str, dict[object, int] | None, Encoder | None]
"""An argument of a position's method: the field it comes from, and how its number is found."""


_new: Final = object.__new__


def with_unknown(names: Sequence[object]) -> list[object]:
    """A table of names with ``?`` for HIDDEN."""
    return [*names, *[UNKNOWN] * (HIDDEN + 1 - len(names))]


class _Fields:
    """How the fields of a class of events are decoded: by a table or as they are, one number or several."""

    def __init__(self, kind: type[Event], codes: Iterable[FieldCode], tables: Mapping[str, list[object]]) -> None:
        self.kind: type[Event] = kind
        self.names: list[str] = [code.name for code in codes]
        self.tables: list[list[object] | None] = [tables.get(code.table) for code in codes]
        self.are_tuples: list[bool] = [code.is_tuple for code in codes]

    def decode(self, raw: RawEvent) -> Event:
        """The event of a record. Its fields are set as the constructor of a frozen dataclass does, which is slower."""
        made = _new(self.kind)
        for i, name in enumerate(self.names):
            value = raw[i + 1]
            table = self.tables[i]
            if table is not None:
                if self.are_tuples[i]:
                    value = tuple([table[number] for number in cast(tuple[int, ...], value)])
                else:
                    value = table[cast(int, value)]
            object.__setattr__(made, name, value)
        return made


class EventTables:
    """Decodes and applies the events of a game, by the tables of its names."""

    def __init__(
        self,
        kinds: Iterable[type[Event]],
        tables: Mapping[str, list[object]],
        encoders: Mapping[str, Encoder],
        method: Callable[[str], Callable[..., None]],
        decoders: Mapping[str, Decoder] | None = None,
    ) -> None:
        """``encoders`` are for fields whose table is not listed, ``decoders`` for records that tables are not enough
        for, by their names; ``method`` finds a position's method by its name."""
        inverses = {name: _inverse(table) for name, table in tables.items()}
        self._fields: dict[str, _Fields] = {}
        self._decoders: dict[str, Decoder] = dict(decoders or {})
        self._appliers: dict[type[Event], tuple[Callable[..., None], list[_Argument]]] = {}
        for kind in kinds:
            name = recorded_name(kind)
            codes = field_codes(kind)
            for code in codes:
                if code.table and code.table not in tables and code.table not in encoders:
                    raise ValueError(f"{kind.__name__}.{code.name}: there is no table {code.table!r}")
            if name not in self._decoders:
                self._fields[name] = _Fields(kind, codes, tables)
            arguments = [
                (code.name, inverses.get(code.table), encoders.get(code.table)) for code in codes if not code.is_derived
            ]
            self._appliers[kind] = (method(name), arguments)

    def decode(self, raw: RawEvent) -> Event:
        """The event of a record that tables are enough for."""
        return self._fields[cast(str, raw[0])].decode(raw)

    def decode_all(self, rules: Any, records: list[RawEvent]) -> list[Event]:
        """The events of some records, at a table with these rules."""
        events: list[Event] = []
        for raw in records:
            name = cast(str, raw[0])
            fields = self._fields.get(name)
            events.append(self._decoders[name](rules, raw) if fields is None else fields.decode(raw))
        return events

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
