"""The compiled engine frees all the memory it takes: no public operation leaks (docs/decisions/0005).

Each operation is repeated over moments of a whole game. After a warm-up two exact counts must not grow with the calls:
the small blocks that Python has allocated, and the bytes that the C library has. A few hundred calls are then enough.
``MOTHERLODE_THOROUGH=1`` makes 100,000 calls of each, and looks at the resident memory of the process too.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from motherlode import Game, Stream, View, parse_record, print_record, record_of, replay, ruleset_names, verify
from motherlode._build import is_compiled
from motherlode.bots.registry import make_bot
from motherlode.core.visibility import REFEREE, redact
from motherlode.games.registry import engine_of
from support.tables import Table
from support.walks import chance, walk

_STATM = Path("/proc/self/statm")

pytestmark = [
    pytest.mark.skipif(not is_compiled(), reason="vectors are lost in the compiled build only"),
    pytest.mark.skipif(not _STATM.exists(), reason="reads the resident memory from /proc"),
]

each_ruleset = pytest.mark.parametrize("ruleset", ruleset_names())

_MOST_GROWTH = 2 * 2**20
"""Bytes of resident memory an operation may grow by, over all its calls."""
_MOST_LOST = 24
"""Bytes a call that the C library may have more, since caches grow; a lost small vector shows as a lost block."""

_IS_THOROUGH = os.environ.get("MOTHERLODE_THOROUGH", "") not in ("", "0")
_CALLS = 100_000 if _IS_THOROUGH else 600
_GAMES = 1_000 if _IS_THOROUGH else 20
"""Calls of an operation; whole games where an operation is one: they have about as many moves."""

_PAGE = 4096
_SEATS = {"saboteur2": 6}

Step = Callable[[int], object]
"""An operation, at the moment of this number."""


@pytest.fixture(scope="module", autouse=True)
def _few_objects_to_collect() -> Iterator[None]:
    """Keep the collector from what was there before these tests: it is run often here."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def _resident() -> int:
    return int(_STATM.read_text().split()[1]) * _PAGE


class _MallocInfo(ctypes.Structure):
    """``struct mallinfo2`` of the GNU C library."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in [
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        ]
    ]


def _malloc_info() -> Callable[[], _MallocInfo] | None:
    """The function of the C library; None where it has none (other than glibc, or before 2.33)."""
    info = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if info is not None:
        info.restype = _MallocInfo
    return info


_INFO = _malloc_info()


def _allocated() -> int:
    """Bytes that the C library has handed out; 0 where it does not tell."""
    if _INFO is None:
        return 0
    info = _INFO()
    return int(info.uordblks + info.hblkhd)


def _assert_keeps_memory(name: str, step: Step, calls: int, warm_up: int) -> None:
    for number in range(warm_up):
        step(number)
    gc.collect()
    resident, allocated, blocks = _resident(), _allocated(), sys.getallocatedblocks()
    for number in range(calls):
        step(number)
    gc.collect()
    lost, lost_bytes = sys.getallocatedblocks() - blocks, _allocated() - allocated
    grown = _resident() - resident
    assert lost < max(calls // 20, 100), f"{name} loses {lost / calls:.2f} objects a call"
    assert lost_bytes < calls * _MOST_LOST + 65536, f"{name} loses {lost_bytes / calls:.0f} bytes a call"
    assert grown < _MOST_GROWTH, f"{name} loses {grown / calls:.0f} bytes a call"


def _moments(ruleset: str) -> tuple[Game, list[Game]]:
    """A game played to its end, and copies of it before every fourth decision and every rare one."""
    game = Table(ruleset, _SEATS.get(ruleset, 5)).game("memory")
    kept = [game.copy()]
    for number, _ in enumerate(walk(game, chance("memory", ruleset))):
        if not game.over and (number % 4 == 0 or game.asked in ("gold", "theft", "treasure", "vote")):
            kept.append(game.copy())
    return game, kept


@each_ruleset
def test_no_public_operation_loses_memory(ruleset: str) -> None:
    ended, games = _moments(ruleset)
    games.append(ended)
    count = len(games)
    views = [game.view(number % game.seats) for number, game in enumerate(games)]
    whole = [str(game) for game in games]
    seen = [str(view) for view in views]
    running = [game for game in games if not game.over]
    moves = [game.legal[len(game.legal) // 2] for game in running]
    stream = chance("memory", "redeal")
    steps: dict[str, Step] = {
        "Game.view": lambda at: games[at % count].view(at % games[0].seats),
        "Game.legal": lambda at: list(running[at % len(running)].legal),
        "Game.copy and play": lambda at: running[at % len(moves)].copy().play(moves[at % len(moves)]),
        "Game.from_position": lambda at: Game.from_position(whole[at % count], "seed"),
        "Game.truth": lambda at: games[at % count].truth,
        "Game.deals": lambda at: games[at % count].deals(),
        "str(Game)": lambda at: str(games[at % count]),
        "View.parse": lambda at: View.parse(seen[at % count]),
        "View.table": lambda at: games[at % count].view(0).table,
        "View.redeal": lambda at: views[at % count].redeal(stream),
        "str(View)": lambda at: str(views[at % count]),
    }
    for name, step in steps.items():
        _assert_keeps_memory(name, step, _CALLS, warm_up=max(2 * count, 500))


@each_ruleset
def test_following_events_loses_no_memory(ruleset: str) -> None:
    """A whole game, followed as a seat sees it and as the referee does."""
    game, _ = _moments(ruleset)
    engine = engine_of(ruleset)
    heard = {viewer: [redact(happened, viewer) for happened in game.events] for viewer in (0, REFEREE)}

    def follow(at: int) -> None:
        viewer = 0 if at % 2 else REFEREE
        known = engine.nothing_known(game._position, viewer)
        for happened in heard[viewer]:
            engine.follow(known, happened)

    _assert_keeps_memory("follow", follow, 10 * _GAMES, warm_up=50)


@each_ruleset
def test_replaying_a_record_loses_no_memory(ruleset: str) -> None:
    """A whole game: dealt from its seed and from given deals, and every move of it made with its events."""
    game, _ = _moments(ruleset)
    text = print_record(record_of(game))

    def replay_once(at: int) -> None:
        again = (verify if at % 2 else replay)(parse_record(text))
        print_record(record_of(again))

    _assert_keeps_memory("replay", replay_once, _GAMES, warm_up=20)


@pytest.mark.parametrize("name", ["greedy", "belief", "search:rollouts=4"])
@each_ruleset
def test_a_bot_that_chooses_loses_no_memory(ruleset: str, name: str) -> None:
    _, games = _moments(ruleset)
    views = [game.view(game.actor) for game in games]
    bot = make_bot(name)

    def choose(at: int) -> None:
        view = views[at % len(views)]
        bot.choose(view, view.legal, Stream(b"memory", "bot"))

    _assert_keeps_memory(name, choose, 2 * len(views), warm_up=2 * len(views))
