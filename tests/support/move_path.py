"""Traces one move through the server: the modules whose code it runs, and the move's forms.

``python -m support.move_path`` with ``tests`` on the path. A module counts if one of its functions is called, a form if
a function of the package is given it or returns it. It needs the interpreted build (MOTHERLODE_PURE=1), since
compiled code is not traced. Three people sit at a table of ``base``; the first plays a tunnel card, and everything that
runs until all three have been told is counted. One move was made before, so that nothing is loaded for the first time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from unittest.mock import patch

import motherlode
from motherlode import Event, Move
from motherlode.server.domain.commands import Play
from motherlode.server.domain.log.entries import Moved
from motherlode.server.push import courier
from motherlode.server.runtime.timing import Timing
from motherlode.server.transport import loop_lag
from server.client import BRISK, Client, serving, table_of

__all__ = ["FORMS", "move_path"]

_PACKAGE = Path(motherlode.__file__).parent
_NEVER = 3600.0
_CALM: Timing = BRISK._replace(sweep=_NEVER, presence=_NEVER)
"""Timers that do not go off while a move is traced."""


FORMS = ("JSON", "command", "text", "Move", "code", "event", "log entry")
"""Forms of a move, in the order in which it takes them. Redacted events are events, and are sent as JSON again."""


def move_path() -> tuple[list[str], list[str]]:
    """The modules that run, by their paths in the package, the server's last; and the forms."""
    files, forms = asyncio.run(_trace())
    names = {file.relative_to(_PACKAGE).as_posix() for file in map(Path, files) if file.is_relative_to(_PACKAGE)}
    return sorted(names, key=lambda name: (name.startswith("server/"), name)), sorted(forms, key=FORMS.index)


def _forms(values: list[object], move: str) -> set[str]:
    """The forms of a move among these values."""
    codes = {value.code for value in values if isinstance(value, Move) and str(value) == move} - {0}
    return {form for value in values if (form := _form_of(value, move, codes))}


def _form_of(value: object, move: str, codes: set[int]) -> str:
    """What form of a move a value is; empty if of none."""
    if isinstance(value, Move):
        return "Move"
    if isinstance(value, Event):
        return "event"
    if isinstance(value, Play):
        return "command"
    if isinstance(value, Moved):
        return "log entry"
    if isinstance(value, str | bytes):
        text = value if isinstance(value, str) else value.decode("utf-8", "replace")
        return "text" if text == move else "JSON" if f'"{move}"' in text else ""
    return "code" if type(value) is int and value in codes else ""


async def _trace() -> tuple[set[str], set[str]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(loop_lag, "_INTERVAL", _NEVER),
        patch.object(courier, "_POLL", _NEVER),
    ):
        async with serving(f"{folder}/tables.sqlite", _CALM) as (address, _):
            table, people = await table_of(address, 3, seats=3)
            await people[0].done("start", table)
            await _told(people, table)
            await _play(people, table)
            files: set[str] = set()
            values: list[object] = []

            def note(frame: FrameType, event: str, argument: object) -> None:
                if event == "call":
                    files.add(frame.f_code.co_filename)
                if event in ("call", "return") and frame.f_code.co_filename.startswith(str(_PACKAGE)):
                    values.extend(frame.f_locals.values() if event == "call" else [argument])

            threading.setprofile(note)
            sys.setprofile(note)
            move = await _play(people, table)
            sys.setprofile(None)
            threading.setprofile(None)
            for person in people:
                await person.close()
    return files, _forms(values, move)


async def _play(people: list[Client], table: str) -> str:
    """Let the player to act play a tunnel card, wait until everyone has been told, and return the move."""
    actor, legal = _turn(people, table)
    while not (laying := [move for move in legal if "@" in move and move[0].isupper()]):
        await actor.done("play", table, seq=actor.seen[table], move=legal[-1])
        await _told(people, table)
        actor, legal = _turn(people, table)
    await actor.done("play", table, seq=actor.seen[table], move=laying[0])
    await _told(people, table)
    return laying[0]


def _turn(people: list[Client], table: str) -> tuple[Client, list[str]]:
    """Who is to act, and the legal moves."""
    actor = people[people[0].last[table]["game"]["view"]["actor"]]
    return actor, actor.last[table]["game"]["legal"]


async def _told(people: list[Client], table: str) -> None:
    """Wait until all people have the latest news."""
    while len({person.seen.get(table) for person in people}) != 1:
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    modules, forms = move_path()
    print("\n".join(modules))
    print("forms:", ", ".join(forms))
