"""Every view equals the fold of its viewer's redacted events, at every step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from motherlode import REFEREE, SPECTATOR, Event, Game, View
from motherlode.core.visibility import redact
from support.tables import Table, each_table, few_tables
from support.walks import chance, walk


class Follower:
    """One viewer who only hears of events."""

    def __init__(self, table: Table, game: Game, viewer: int) -> None:
        self._engine = table.engine
        self._viewer = viewer
        self._known: Any = self._engine.nothing_known(game._position, viewer)

    def hear(self, events: tuple[Event, ...]) -> None:
        """Let what the viewer may see of the events happen to what it knows."""
        for happened in events:
            self._engine.follow(self._known, redact(happened, self._viewer))

    def agrees(self, view: View) -> bool:
        """Whether the position folded from the events is the view."""
        return self._engine.text(self._known) == str(view)

    def sees_the_same_table(self, view: View) -> bool:
        """Whether the snapshots are equal, with the reached arms, which the line does not contain."""
        return bool(self._engine.snapshot(self._known) == view.table)


def _follow(table: Table, label: str, viewers: Iterable[int]) -> None:
    game = table.game(label)
    followers = {viewer: Follower(table, game, viewer) for viewer in viewers}
    for follower in followers.values():
        follower.hear(game.events)
    for number, (move, events) in enumerate(walk(game, chance(label, table))):
        for viewer, follower in followers.items():
            follower.hear(events)
            view = game.view(viewer)
            assert follower.agrees(view), f"viewer {viewer} lost track at move {number}, {move}"
            assert number % 10 or follower.sees_the_same_table(view)


@each_table
def test_events_fold_to_the_view_in_every_round(table: Table) -> None:
    _follow(table.short(), "fold", table.viewers)


@few_tables
def test_events_fold_to_the_view_over_a_whole_game(table: Table) -> None:
    _follow(table, "fold on", (REFEREE, SPECTATOR, 0, table.seats - 1))


@few_tables
def test_a_view_tells_the_events_its_viewer_saw(table: Table) -> None:
    game = table.short().game("told")
    for _ in walk(game, chance("told", table)):
        pass
    for viewer in table.viewers:
        assert game.view(viewer).events == tuple(redact(happened, viewer) for happened in game.events)
