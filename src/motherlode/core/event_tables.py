"""Events from their declarations: made of the numbers the engine records, and applied to positions.

A position records an event in an :class:`EventLog`, by the name of the method that made the change and one number (or
tuple of numbers) a field. :class:`EventTables` looks the numbers up in tables of names, and names up in their inverses.
Events that do not fit this scheme are left to functions of their game.

Most events have a few small numbers and come again and again: :meth:`EventLog.note` finds those in a cache.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, cast

from mypy_extensions import i64

from motherlode.core.cards import HIDDEN
from motherlode.core.move import DirectCache, place_of
from motherlode.core.visibility import UNKNOWN, Event, FieldCode, field_codes, recorded_name, unfrozen

__all__ = ["EventLog", "EventTables", "with_unknown"]

Values = tuple[object, ...]
"""A recorded event: the name of its method, then a number, or a tuple of numbers, a field."""

Decoder = Callable[[Any, Values], Event]
"""Makes the event of recorded values at a table with these rules, where tables of names are not enough."""

Encoder = Callable[[Any, Any], int]
"""Gives the number of a field's value at a position, where no table has it."""

_Argument = tuple[str, dict[object, int] | None, Encoder | None]
"""An argument of a position's method: the field it comes from, and how its number is found."""


_new: Final = object.__new__

_KEPT: Final = 2048
"""The most events that are cached for a box of cards: about 200 bytes each, and shared by all games that have them."""

_FIELD_BITS: Final = 10
"""The bits of a field in a cache's key."""

_PLACE_BITS: Final = 24
"""The bits of the third field, which may be a packed place (``core.move.pack_place``)."""

_KIND_BITS: Final = 6
"""The bits of the kind of event."""


def with_unknown(names: Sequence[object]) -> list[object]:
    """A table of names with ``?`` for HIDDEN."""
    return [*names, *[UNKNOWN] * (HIDDEN + 1 - len(names))]


class _Fields:
    """The decoding of the fields of a class of events: by a table or as they are, one number or several."""

    def __init__(
        self,
        kind: type[Event],
        number: int,
        codes: Iterable[FieldCode],
        tables: Mapping[str, list[object]],
        places: Collection[str],
    ) -> None:
        self.kind: type[Event] = kind
        self.number: i64 = number
        self.unfrozen: type[Event] = unfrozen(kind)
        self.names: list[str] = [code.name for code in codes]
        self.tables: list[list[object] | None] = [tables.get(code.table) for code in codes]
        self.are_tuples: list[bool] = [code.is_tuple for code in codes]
        self.are_places: list[bool] = [code.table in places for code in codes]

    def decode(self, values: Values) -> Event:
        """The event of some values. The constructor of a frozen dataclass would take five times as long."""
        made = _new(self.unfrozen)
        for i, name in enumerate(self.names):
            value = values[i + 1]
            table = self.tables[i]
            if table is not None:
                if self.are_tuples[i]:
                    value = tuple([table[number] for number in cast(tuple[int, ...], value)])
                else:
                    value = table[cast(int, value)]
            elif self.are_places[i]:
                value = place_of(cast(int, value))
            setattr(made, name, value)
        setattr(made, "__class__", self.kind)  # noqa: B010  (compiled code assigns no __class__ otherwise)
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
        places: Collection[str] = (),
    ) -> None:
        """Set the tables and the functions for what tables cannot express.

        ``encoders`` are for fields whose table is not listed, ``decoders``, by name, for records that tables are not
        enough for; ``method`` finds a position's method by its name. Fields of the tables that ``places`` names are
        recorded as packed places.
        """
        inverses = {name: _inverse(table) for name, table in tables.items()}
        self._fields: dict[str, _Fields] = {}
        self._decoders: dict[str, Decoder] = dict(decoders or {})
        self._made: DirectCache[Event] = DirectCache(_KEPT)
        self._appliers: dict[type[Event], tuple[Callable[..., None], list[_Argument]]] = {}
        for number, kind in enumerate(kinds):
            name = recorded_name(kind)
            codes = field_codes(kind)
            for code in codes:
                if code.table and code.table not in tables and code.table not in encoders:
                    raise ValueError(f"{kind.__name__}.{code.name}: there is no table {code.table!r}")
            if number >> _KIND_BITS:
                raise ValueError(f"{kind.__name__} is one event too many")
            if name not in self._decoders:
                self._fields[name] = _Fields(kind, number, codes, tables, places)
            arguments = [
                (code.name, inverses.get(code.table), encoders.get(code.table)) for code in codes if not code.is_derived
            ]
            self._appliers[kind] = (method(name), arguments)

    def decode(self, rules: Any, values: Values) -> Event:
        """The event of recorded values, at a table with these rules."""
        name = cast(str, values[0])
        fields = self._fields.get(name)
        return self._decoders[name](rules, values) if fields is None else fields.decode(values)

    def find(self, name: str, first: i64, second: i64, third: i64, fourth: i64) -> Event:
        """The event of up to four recorded numbers, 0 for those it does not have."""
        fields = self._fields[name]
        if (first | second | fourth) >> _FIELD_BITS | third >> _PLACE_BITS:  # negative, or too large for a key
            return fields.decode((name, first, second, third, fourth))
        key = (third << _FIELD_BITS | fourth) << _FIELD_BITS | second
        key = (key << _KIND_BITS | fields.number) << _FIELD_BITS | first
        made = self._made.get(key)
        if made is None:
            made = fields.decode((name, first, second, third, fourth))
            self._made.put(key, made)
        return made

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


class EventLog:
    """The log of a position: it adds what happens to ``events``, as events of its game."""

    def __init__(self, tables: EventTables, rules: Any, events: list[Event]) -> None:
        self._tables: EventTables = tables
        self._rules: Any = rules
        self.events: list[Event] = events

    def note(self, name: str, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Add an event of a few numbers, given in the order of its fields."""
        self.events.append(self._tables.find(name, first, second, third, fourth))

    def append(self, values: Values) -> None:
        """Add an event with other values, given by its name and what the position records of its fields."""
        self.events.append(self._tables.decode(self._rules, values))


def _inverse(table: Sequence[object]) -> dict[object, int]:
    """The first number of each name; HIDDEN for ``?``."""
    numbers = {name: number for number, name in reversed(list(enumerate(table)))}
    if UNKNOWN in numbers:
        numbers[UNKNOWN] = HIDDEN
    return numbers
