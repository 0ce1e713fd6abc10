"""Client histories of a cluster, what was sent and received, and a checker in the style of Jepsen.

The checker asserts that every acknowledged command is in the table's log once, that no other command is there twice,
and that what each client received, position and legal moves included, is what the log says its guest may know, in
order, without gaps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from motherlode import SPECTATOR
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.domain.table import Table
from motherlode.server.projections.entries import event_to_dict, project_entry

__all__ = ["Command", "History", "check_table"]


@dataclass
class Command:
    """A command that was sent, and its answer if one came."""

    ref: int
    kind: str
    content: str
    seq: int | None = None
    why: str = ""


@dataclass
class History:
    """The history of one client at its table: messages sent and received."""

    table: str
    guest: str
    seen: int = -1
    """The last entry it received."""
    facts: list[dict[str, Any]] = field(default_factory=list)
    last: dict[str, Any] = field(default_factory=dict)
    """The last position it was sent,"""
    last_seq: int = -1
    """and after which entry."""
    commands: dict[int, Command] = field(default_factory=dict)

    def take(self, message: dict[str, Any]) -> bool:
        """Record a message from the server; return whether it acknowledges a command."""
        command = self.commands.get(message.get("ref", -1))
        if command is not None and message["type"] == "done":
            command.seq = message["seq"]
            return True
        if command is not None and message["type"] == "refusal":
            command.why = message["why"]
        elif message["type"] == "news":
            for fact in message["facts"]:
                assert fact["seq"] > self.seen, (
                    f"{self.table}: told {fact['seq']} again, up to {message['seq']}, after {self.seen}"
                )
            self.facts += message["facts"]
            self.seen = message["seq"]
            if "game" in message:
                self.last, self.last_seq = message["game"], message["seq"]
        return False


def check_table(histories: list[History], log_data: list[bytes]) -> int:
    """Assert that a table's log and its players' histories agree; count acknowledged commands."""
    entries = [decode_entry(data) for data in log_data]
    acknowledged = sum(_check_commands(history, entries) for history in histories)
    table = Table()
    facts = {history.guest: {fact["seq"]: fact for fact in history.facts} for history in histories}
    for seq, entry in enumerate(entries):
        table.apply(entry)
        table.uncommitted.clear()
        table.drop_old()
        for history in histories:
            if seq <= history.seen:
                _check_fact(table, seq, history.guest, facts[history.guest].get(seq))
            if seq == history.last_seq and history.last:
                _check_view(table, history)
    return acknowledged


def _check_commands(history: History, entries: list[log.AnyEntry]) -> int:
    said: dict[str, list[int]] = {}
    for seq, entry in enumerate(entries):
        if isinstance(entry, log.Said) and entry.guest == history.guest:
            said.setdefault(entry.text, []).append(seq)
    acknowledged = 0
    last = -1
    for command in history.commands.values():
        where = said.get(command.content, []) if command.kind == "say" else []
        assert len(where) <= 1, f"in the log more than once: {command.content}"
        if command.seq is None:
            continue
        acknowledged += 1
        entry = entries[command.seq]
        if command.kind == "play":
            assert isinstance(entry, log.Moved), entry
            assert command.content in (entry.move, entry.sent), (command.content, entry)
            is_repeated = command.seq == last  # sent again before the answer came: made once
            assert command.seq > last or is_repeated, "moves out of order"
            last = command.seq
        elif command.kind == "say":
            assert where == [command.seq], f"acknowledged and not in the log: {command.content}"
    return acknowledged


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _check_fact(table: Table, seq: int, guest: str, fact: dict[str, Any] | None) -> None:
    one = table.log.last
    assert one.seq == seq
    viewer = table.viewer_of(guest)
    projected = project_entry(table, one.entry, guest, viewer)
    if projected is None:
        assert fact is None, f"told what is not theirs to know: {fact}"
        return
    assert fact is not None, f"entry {seq} was never told"
    assert fact["what"] == _plain(projected), (fact["what"], projected)
    if one.events and table.game is not None:
        shown = table.game.view(viewer).events[-len(one.events) :]
        assert fact["events"] == _plain([event_to_dict(event) for event in shown]), seq


def _check_view(table: Table, history: History) -> None:
    """Compare the last position a player was sent with the fold of the log."""
    viewer = table.viewer_of(history.guest)
    assert viewer != SPECTATOR
    assert table.game is not None
    view = table.game.view(viewer)
    assert history.last["line"] == str(view)
    if table.actor == viewer:
        assert history.last["legal"] == [str(move) for move in view.legal]
