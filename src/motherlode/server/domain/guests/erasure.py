"""Erases a guest from a table's log: entries keep their numbers and effects, without name or text.

The guest's id becomes an alias that nobody has a token for, their names become «Guest» in the table's language, and
their chat lines become empty and are sent to nobody. Moves and claims stay: other people's games consist of them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from motherlode.server.domain.attendance_handlers import withdraw_seat_request
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.domain.table import Table
from motherlode.server.domain.table_settings import Language

__all__ = ["ERASED", "ERASED_NAME", "NewGuests", "erase_guest", "guests_of", "leave_table", "new_alias"]

ERASED_NAME: Final = "Guest"
"""The name of an erased guest where the language of the table is not known."""
_NAMES: Final[Mapping[Language, str]] = {"en": ERASED_NAME, "pl": "Gość", "he": "אורח"}
_BOT: Final = "bot-"
ERASED: Final = "erased-"
"""The prefix of the ids of erased guests."""
_MAX_KNOWN: Final = 1_000


def new_alias() -> str:
    """Return an id for an erased guest: another one at every table, so that nothing connects them."""
    return f"{ERASED}{secrets.token_urlsafe(12)}"


def guests_of(entry: log.AnyEntry) -> list[str]:
    """Return the guests whom an entry names by their id."""
    ids = [getattr(entry, field, "") for field in ("host", "guest", "whom")]
    return [guest for guest in ids if guest and not guest.startswith(_BOT)]


class NewGuests:
    """The guests that a table's entries name for the first time since loading, for the store's index."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def add(self, entries: Iterable[log.AnyEntry]) -> list[str]:
        """Return those whom new entries name; some of them may be in the index already."""
        found: list[str] = []
        for entry in entries:
            if not isinstance(entry, log.Moved):
                found += [guest for guest in guests_of(entry) if guest not in self._known]
        if found:
            if len(self._known) > _MAX_KNOWN:
                self._known.clear()
            self._known.update(found)
        return found


def leave_table(table: Table, guest: str, now: float) -> None:
    """Give up a guest's seat and seat request, as if they had left."""
    withdraw_seat_request(table, guest, now)
    seat = table.seat_of(guest)
    if seat < 0 or table.state == "closed":
        return
    if table.state != "playing":
        table.apply(log.Stood(now, seat))
    elif table.chairs[seat].away != "left":
        table.apply(log.Away(now, seat, "left"))


def erase_guest(entries: Sequence[bytes], guest: str, alias: str) -> dict[int, bytes]:
    """Return the entries of a whole log that name a guest, by number, without them.

    UnreadableEntry if this version cannot read one of them.
    """
    marker = msgspec.json.encode(guest)
    changed: dict[int, bytes] = {}
    name = _NAMES["en"]
    for number, data in enumerate(entries):
        if number == 0:
            opened = decode_entry(data, 0)
            name = _NAMES[opened.settings.language] if isinstance(opened, log.Opened) else name
        if marker in data:
            decode_entry(data, number)
            changed[number] = msgspec.json.encode(_without(msgspec.json.decode(data), guest, alias, name))
            decode_entry(changed[number], number)
    return changed


def _without(value: Any, guest: str, alias: str, name: str) -> Any:
    """Return a part of an entry without a guest. A name or text belongs to the guest in the same object."""
    if isinstance(value, list):
        return [_without(each, guest, alias, name) for each in value]
    if not isinstance(value, dict):
        return alias if value == guest else value
    owner = value.get("whom", value.get("guest"))
    erased = {key: _without(each, guest, alias, name) for key, each in value.items()}
    if owner == guest:
        erased.update({"name": name} if "name" in value else {})
        erased.update({"text": ""} if "text" in value else {})
    return erased
