"""Traces one move through the server and lists the modules of Motherlode whose code it runs.

``python -m support.move_path`` with ``tests`` on the path. It needs the interpreted build (MOTHERLODE_PURE=1), since
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

import motherlode
from motherlode.server.runtime.timing import Timing
from server.client import BRISK, Client, serving, table_of

__all__ = ["move_path"]

_PACKAGE = Path(motherlode.__file__).parent
_CALM: Timing = BRISK._replace(sweep=3600.0, presence=3600.0)
"""Timers that do not go off while a move is traced."""


def move_path() -> list[str]:
    """The modules that run, by their paths in the package, the server's last."""
    files = asyncio.run(_trace())
    names = {file.relative_to(_PACKAGE).as_posix() for file in map(Path, files) if file.is_relative_to(_PACKAGE)}
    return sorted(names, key=lambda name: (name.startswith("server/"), name))


async def _trace() -> set[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with serving(f"{folder}/tables.sqlite", _CALM) as (address, _):
            table, people = await table_of(address, 3, seats=3)
            await people[0].done("start", table)
            await _told(people, table)
            await _play(people, table)
            files: set[str] = set()

            def note(frame: FrameType, event: str, argument: object) -> None:
                if event == "call":
                    files.add(frame.f_code.co_filename)

            threading.setprofile(note)
            sys.setprofile(note)
            await _play(people, table)
            sys.setprofile(None)
            threading.setprofile(None)
            for person in people:
                await person.close()
    return files


async def _play(people: list[Client], table: str) -> None:
    """Let whoever is to act play a tunnel card, and wait until everyone has been told."""
    actor, legal = _turn(people, table)
    while not (laying := [move for move in legal if "@" in move and move[0].isupper()]):
        await actor.done("play", table, seq=actor.seen[table], move=legal[-1])
        await _told(people, table)
        actor, legal = _turn(people, table)
    await actor.done("play", table, seq=actor.seen[table], move=laying[0])
    await _told(people, table)


def _turn(people: list[Client], table: str) -> tuple[Client, list[str]]:
    """Who is to act, and the legal moves."""
    actor = people[people[0].last[table]["game"]["view"]["actor"]]
    return actor, actor.last[table]["game"]["legal"]


async def _told(people: list[Client], table: str) -> None:
    """Wait until all people have the latest news."""
    while len({person.seen.get(table) for person in people}) != 1:
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    print("\n".join(move_path()))
