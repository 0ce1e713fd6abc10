"""Hostile records are refused before they are parsed; the longest real games are accepted."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import httpx
import pytest

from motherlode import Game, Record, print_record, record_of
from motherlode.server.domain.refusals import Refused
from motherlode.server.projections.record_limits import MAX_RECORD_CHARACTERS, check_record_size
from motherlode.server.settings import UNLIMITED, Settings
from server.abuse.launch import Forked
from server.client import http

HEAD = '[Motherlode "1"]\n[Ruleset "base"]\n[Seats "3"]\n'
ROOM = MAX_RECORD_CHARACTERS - 200

HOSTILE = {
    "runs in one tag": HEAD + '[Deal1 "deck={}"]\n'.format(",".join(["x*999"] * (ROOM // 6))),
    "runs in many piles": HEAD + '[Deal1 "{}"]\n'.format(" ".join(["a=x*999"] * (ROOM // 8))),
    "runs in many deals": HEAD + "".join(f'[Deal{n} "a=x*999,x*999,x*999"]\n' for n in range(ROOM // 40)),
    "runs in short tags": HEAD + "".join(f'[Deal{n} "{" ".join(["a=x*999"] * 200)}"]\n' for n in range(1, 31)),
    "a long run": HEAD + f'[Deal1 "deck=x*{"9" * 1500}"]\n',
    "many tags": HEAD + "".join(f'[T{n} ""]\n' for n in range(ROOM // 12)),
    "a long tag": HEAD + '[Event "{}"]\n'.format("x" * ROOM),
    "a long word": HEAD + "\n1. " + "a" * ROOM,
    "brackets": HEAD + "\n1. " + "(" * 1900,
    "many moves": HEAD + "\n" + "x " * (ROOM // 2),
    "many comments": HEAD + "\n" + "{} " * (ROOM // 3),
    "many numbers": HEAD + "\n" + " ".join(f"{n}. a" for n in range(1, ROOM // 8)),
    "blank lines": HEAD + "\n" * ROOM,
    "an open comment": HEAD + "\n{" + "a " * (ROOM // 3),
    "backslashes": HEAD + '[Event "{}]\n'.format("\\" * 1500),
    "many seats": HEAD.replace('"3"', '"999999999"'),
    "many rounds": HEAD + '[Option_rounds "999999999"]\n',
}


SMALL = {"many seats", "many rounds", "brackets", "blank lines", "backslashes"}
"""Records within the size limits, which are refused when parsed."""


def long_game(ruleset: str, seats: int, rounds: int = 12, **options: bool) -> Game:
    """Play a game of the maximum number of rounds in which everyone passes one card at a time."""
    game = Game(ruleset, seats, seed="long", rounds=rounds, **options)
    chance = random.Random(1)
    while not game.over:
        legal = list(game.legal)
        passes = [move for move in legal if str(move).startswith("pass") and "," not in str(move)]
        game.play(chance.choice(passes or legal))
    return game


@pytest.mark.parametrize(
    ("ruleset", "seats", "options"),
    [("base", 10, {}), ("saboteur2", 12, {}), ("lost-mines", 9, {"until_single_winner": True})],
)
def test_the_longest_real_games_are_well_within_the_limits(ruleset: str, seats: int, options: dict[str, bool]) -> None:
    record = record_of(long_game(ruleset, seats, **options))
    assert len(record.moves) > 700
    names = {f"Seat{seat}": "\U0001f469" * 32 for seat in range(seats)}
    comments = dict.fromkeys(range(0, len(record.moves), 2), "a comment")
    check_record_size(print_record(Record({**record.tags, **names}, record.moves, comments)))


@pytest.mark.parametrize("name", sorted(HOSTILE.keys() - SMALL))
def test_oversized_records_are_refused_before_parsing(name: str) -> None:
    with pytest.raises(Refused, match="bad-record"):
        check_record_size(HOSTILE[name])


def memory(pid: int) -> int:
    """Return the peak memory of a process and its children in MiB."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    total = 0
    for process in (str(pid), *children):
        status = Path(f"/proc/{process}/status").read_text()
        total += int(status.partition("VmHWM:")[2].split()[0]) // 1024
    return total


def test_hostile_records_cost_little_time_and_memory(tmp_path: Path) -> None:
    with Forked(Settings(str(tmp_path / "t.sqlite"), port=0, limits=UNLIMITED), tmp_path) as server:

        async def show(record: str) -> tuple[int, object, float]:
            began = time.monotonic()
            answer = await http(server.address, "POST", "/api/replays", {"record": record})
            return answer.status_code, answer.json(), time.monotonic() - began

        async def run() -> None:
            game = Game("base", 3, seed="short", rounds=1)
            while not game.over:
                game.play(next(iter(game.legal)))
            assert (await show(print_record(record_of(game))))[0] == 200  # start the worker process
            before = memory(server.pid)
            for name, record in HOSTILE.items():
                status, said, took = await show(record)
                assert status == 400, name
                assert said in ({"why": "bad-record"}, {"why": "bad-message"}), (name, said)
                assert took < 2, name
            assert memory(server.pid) - before < 40

        asyncio.run(run())


def test_the_number_of_waiting_replay_requests_is_bounded(tmp_path: Path) -> None:
    record = print_record(record_of(long_game("base", 10, rounds=2)))

    with Forked(Settings(str(tmp_path / "t.sqlite"), port=0, limits=UNLIMITED), tmp_path) as server:

        async def run() -> list[int]:
            async with httpx.AsyncClient(base_url=server.address, timeout=60) as web:
                asked = [web.post("/api/replays", json={"record": record}) for _ in range(40)]
                answers = await asyncio.gather(*asked)
            assert {answer.json().get("why") for answer in answers} == {None, "try-again"}
            return [answer.status_code for answer in answers]

        statuses = asyncio.run(run())
        assert set(statuses) == {200, 503}
        assert statuses.count(200) >= 24
        assert not [line for line in server.log() if line["level"] == "error"]
