"""Views fail closed: a field of a position that no rule grants is unknown in every view."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest

import motherlode
from motherlode import Game, View
from motherlode.core.visibility import redact
from support.position_fields import POSITIONS, field_names
from support.tables import Table, few_tables
from support.walks import chance, walk

_COMMON = {"rules", "seats", "stride", "round", "first", "asked", "actor", "last_player", "drawn", "shown", "pending"}

PUBLIC = {
    "motherlode.games.tunnels.rules.position": _COMMON
    | {"last_layer", "reached", "maze", "insight", "thieves", "front", "peeked"},
    "motherlode.games.lost_mines.rules.position": _COMMON
    | {"due", "lost", "dragon", "caller", "called", "board", "insight", "scouted", "appraised", "holders", "dwarfs"}
    | {"tools", "tokens", "trolls", "points"},
}
"""What every viewer knows in full."""

PARTLY_KNOWN = {
    "motherlode.games.tunnels.rules.position": {"viewer", "hands", "discards", "deck", "gold", "roles", "goals"}
    | {"pool", "took", "handed", "looks"},
    "motherlode.games.lost_mines.rules.position": {"viewer", "hands", "discards", "deck", "luck", "roles", "mines"}
    | {"treasures"},
}
"""What a view holds in another form than the truth; the tests of two worlds and of folding check the form."""

WITHHELD = {"dealer", "log"}


@pytest.mark.parametrize("module", POSITIONS)
def test_every_field_of_a_position_is_granted_on_purpose(module: str) -> None:
    """A new field belongs into one of the sets above, and if it is granted, into ``view_of``."""
    fields = field_names(module)
    assert sorted(fields) == sorted([*PUBLIC[module], *PARTLY_KNOWN[module], *WITHHELD])
    ruleset, seats = POSITIONS[module]
    game = Game(ruleset, seats, seed="granted")
    for number, _ in enumerate(walk(game, chance("granted", ruleset))):
        for viewer in range(-1, seats) if number % 20 == 0 else ():
            view = game.view(viewer).position
            assert all(getattr(view, name) is None for name in WITHHELD)
            for name in PUBLIC[module] - {"maze", "board", "rules"}:
                assert _plain(getattr(view, name)) == _plain(getattr(game._position, name)), name


def _plain(value: Any) -> object:
    return value if isinstance(value, int) else list(value)


def test_an_undeclared_field_is_absent_from_views_snapshots_texts_pickles_and_copies() -> None:
    """In the interpreted build even if the other is under test: only there can a subclass add a field."""
    path = os.pathsep.join([str(Path(__file__).parent.parent), str(Path(motherlode.__file__).parent.parent)])
    done = subprocess.run(
        [sys.executable, "-m", "support.undeclared_field"],
        env={**os.environ, "PYTHONPATH": path, "MOTHERLODE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@few_tables
def test_copies_and_pickles_of_a_view_hold_only_what_the_viewer_saw(table: Table) -> None:
    game = table.short().game("pickled")
    for number, _ in enumerate(walk(game, chance("pickled", table))):
        for viewer in (-1, number % table.seats) if number % 15 == 0 else ():
            view = game.view(viewer)
            seen = tuple(redact(happened, viewer) for happened in game.events)
            for other in (copy(view), deepcopy(view), pickle.loads(pickle.dumps(view))):
                _assert_same(other, view, seen)


def _assert_same(other: View, view: View, seen: tuple[object, ...]) -> None:
    assert other == view
    assert other.viewer == view.viewer
    assert other.table == view.table
    assert other._events == other.events == seen
