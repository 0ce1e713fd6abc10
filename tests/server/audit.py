"""A second account of what a guest may be told, made from views alone.

For each entry it takes the view of the guest's seat, as its line, and the events in that view; whatever a message says
beyond that and what was said openly at the table is a leak.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec

from motherlode import SPECTATOR, View, record_of
from motherlode.games.registry import engine_of
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table
from motherlode.server.projections.entries import move_details


def plain(value: Any) -> Any:
    """Return a value after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Witness:
    """Follows a table's log independently of the server, as one guest."""

    def __init__(self, entries: list[log.AnyEntry], guest: str) -> None:
        self.entries = entries
        self.guest = guest

    def table_at(self, seq: int) -> Table:
        return Table(self.entries[: seq + 1])

    def check(self, news: dict[str, Any]) -> None:
        """Assert that a message only contains what follows from the guest's own views."""
        told = dict(news)
        table = self.table_at(told.pop("seq"))
        assert told.pop("type") == "news"
        told.pop("table")
        told.pop("ends_at", None)
        told.pop("resumes_at", None)
        idle_at = told.pop("idle_at", 0.0)
        assert not idle_at or not table.bot_to_move
        told.pop("older", None)
        mutes = told.pop("mutes", None)
        assert mutes is None or mutes == {whom: name for (who, whom), name in table.mutes.items() if who == self.guest}
        for fact in told.pop("facts"):
            self._check_fact(fact)
        room = told.pop("room", None)
        if room is not None:
            expected = {"state": table.state, "terms": table.settings, "host": table.host, "chairs": table.chairs}
            forbidden = engine_of(table.settings.ruleset).forbidden_claims(table.settings.ruleset)
            assert room == plain(
                expected
                | ({"forbidden_claims": forbidden} if forbidden else {})
                | ({"silenced": table.silenced} if table.silenced else {})
                | _attendance(table)
            )
        game_state = told.pop("game", None)
        if game_state is not None:
            self._check_game_state(game_state, table)
        assert told == {}, f"not derivable from the view: {told}"

    def _check_game_state(self, game_state: dict[str, Any], table: Table) -> None:
        """Check the game state against the notation of the guest's view; only a result adds to it."""
        view = self._view(table)
        game = table.game
        assert game is not None
        expected: dict[str, Any] = {}
        if table.actor >= 0:
            expected |= {"turn": view.actor, "asked": view.asked}
            if view.viewer == view.actor:
                expected["legal"] = [str(move) for move in view.legal]
                if "view" in game_state:
                    expected["details"] = plain([move_details(game, move) for move in view.legal])
                    if view.unplayable:
                        expected["unplayable"] = dict(view.unplayable)
        if "view" in game_state:
            expected["view"] = plain(view.table)
        if "line" in game_state:
            expected["line"] = str(view)
        if view.actor < 0:
            game = table.game
            assert game is not None
            assert game.result is not None
            shown = {"points": game.result.points, "winners": game.result.winners, "seed": game.seed}
            expected["result"] = plain(shown)
        assert game_state == expected

    def _viewer(self, table: Table) -> int:
        return table.seated_guests.index(self.guest) if self.guest in table.seated_guests else SPECTATOR

    def _view(self, table: Table) -> View:
        """Return the guest's view of the last game, parsed from its notation."""
        assert table.game is not None
        return View.parse(str(table.game.view(self._viewer(table))))

    def _check_fact(self, fact: dict[str, Any]) -> None:
        seq = fact["seq"]
        table = self.table_at(seq)
        entry = self.entries[seq]
        viewer = self._viewer(table)
        expected: Any = plain(entry)
        if isinstance(entry, log.Began):
            game = table.game
            assert game is not None
            expected = {"type": "began", "at": entry.at, "game": table.game_number}
            expected |= {"seed_hash": game.seed_hash, "names": list(game.names)}
        elif isinstance(entry, log.Moved):
            expected.pop("why", None)
            if viewer != entry.seat:
                expected["move"] = str(_record_moves(table, viewer)[-1])
        elif isinstance(entry, log.Said):
            assert not (entry.aside and viewer != SPECTATOR), "a spectator's word reached a seat"
        elif isinstance(entry, log.TimeExtended):
            raise AssertionError("when a table was loaded is nobody's business")
        elif isinstance(entry, log.Muted):
            assert entry.guest == self.guest
        elif isinstance(entry, log.Closed):
            expected["truth"] = str(table.game)
        assert fact["what"] == {key: value for key, value in expected.items() if value is not None}
        assert fact.get("events", []) == self._events(table, viewer)

    def _events(self, table: Table, viewer: int) -> list[Any]:
        count = len(table.log.last.events)
        if not count:
            return []
        assert table.game is not None
        events = table.game.view(viewer).events[-count:]
        shown = [
            {"event": log.kebab(type(event).__name__)}
            | {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
            for event in events
        ]
        decoded: list[Any] = plain(shown)
        return decoded


def _attendance(table: Table) -> dict[str, Any]:
    """Return whom the table waits for and who asked for what, which everyone sees."""
    attendance = table.attendance
    shown = {
        "waiting": sorted(attendance.waiting) if table.state == "playing" else [],
        "ready": sorted(attendance.ready),
        "votes": {seat: sorted(votes) for seat, votes in attendance.votes.items()},
        "requests": list(attendance.requests.values()),
    }
    return {key: value for key, value in shown.items() if value}


def _record_moves(table: Table, viewer: int) -> tuple[Any, ...]:
    assert table.game is not None
    return record_of(table.game, viewer).moves
