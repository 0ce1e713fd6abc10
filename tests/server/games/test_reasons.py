"""Bots' reasons and beliefs are published when the round is over, and not before."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from motherlode import SPECTATOR, parse_record, print_record
from motherlode.bots.belief_timeline import beliefs_of
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.table import Table
from motherlode.server.projections.news import NewsProjection
from motherlode.server.projections.reasons import reasons_of
from motherlode.server.projections.replays import build_replay
from motherlode.server.transport.routes.replays import finished_game
from server.client import http, serving, table_of
from server.tables import HOST, SECRET, game_of, next_move, started


def bots_entries(table: Table) -> list[int]:
    """Return the numbers of entries that are moves of bots."""
    return [one.seq for one in table.log if isinstance(one.entry, log.Moved) and one.entry.by == "bot"]


def ended_at(table: Table) -> int:
    """Return the entry that ended the last finished round, or -1."""
    ends = [one.seq for one in table.log if "RoundEnded" in {type(e).__name__ for e in one.events}]
    return ends[-1] if ends else -1


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_reasons_are_published_for_finished_rounds_only(ruleset: str) -> None:
    table = started(ruleset, 4, people=1)
    chance = random.Random(4)
    some = 0
    while table.state == "playing":
        next_move(table, chance, 3.0)
        last = table.seq if game_of(table).over else ended_at(table)
        told = [because.seq for because in reasons_of(table)]
        assert told == [seq for seq in bots_entries(table) if seq <= last]
        some += 0 < len(told) < len(bots_entries(table))
    assert some, "there was a second round"


def test_no_reason_is_ever_part_of_the_news() -> None:
    table = started("base", 4, people=1)
    projection = NewsProjection("t", table)
    chance = random.Random(4)
    while table.state == "playing":
        before = table.seq
        next_move(table, chance, 3.0)
        for guest in (HOST.id, "someone else"):
            assert SECRET.encode() not in bytes(projection.news(guest, before, "table") or b"")
    for guest in (HOST.id, "someone else"):
        assert SECRET.encode() not in bytes(projection.news(guest, -1, "table", whole=True) or b"")


def test_a_replay_has_reasons_for_their_own_seat_and_the_truth_only() -> None:
    table = started("base", 3, people=1)
    chance = random.Random(5)
    while table.state == "playing":
        next_move(table, chance, 3.0)
    finished = finished_game(table)
    for eyes, seats in (("truth", {1, 2}), ("1", {1}), ("0", set()), ("spectator", set())):
        replay = build_replay(finished[0], eyes, *finished[1:])
        assert {step.seat for step in replay.steps if step.why} == seats
        assert all(bool(step.why) == (step.seat in seats) for step in replay.steps)


async def test_reasons_and_beliefs_are_available_after_the_game(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "s.sqlite")) as (address, _):
        table, (ada,) = await table_of(address, 1, "base", 3, bots="belief", options={"rounds": 1})
        await ada.done("start", table)
        where = f"/api/tables/{table}/games/0"
        assert (await http(address, "GET", f"{where}/beliefs")).json()["why"] == "not-now"
        await ada.play_on(table, random.Random(1))
        reasons = (await http(address, "GET", f"{where}/reasons")).json()
        assert {because["seat"] for because in reasons} == {1, 2}
        turn = next(because["why"] for because in reasons if "suspicion" in because["why"])
        assert len(turn["suspicion"]) == len(turn["treasure"]) == 3
        await check_beliefs(address, where)
        await ada.close()


async def check_beliefs(address: str, where: str) -> None:
    """Check that beliefs of the game and of its record equal those computed for each perspective."""
    record = parse_record((await http(address, "GET", f"{where}/record")).text)
    for eyes, viewer in (("spectator", SPECTATOR), ("0", 0), ("2", 2)):
        asked = (await http(address, "GET", f"{where}/beliefs?eyes={eyes}")).json()
        brought = (await http(address, "POST", f"/api/beliefs?eyes={eyes}", {"record": print_record(record)})).json()
        assert asked == brought == told_as(beliefs_of(record, viewer), eyes)
    assert (await http(address, "GET", f"{where}/beliefs?eyes=3")).json()["why"] == "no-such-seat"
    assert (await http(address, "GET", f"{where}/beliefs?eyes=truth")).status_code == 400
    assert (await http(address, "POST", "/api/beliefs", {"record": "no game"})).json()["why"] == "bad-record"


def told_as(beliefs: list[Any], eyes: str) -> dict[str, Any]:
    goals = list(beliefs[0].treasure)
    return {
        "eyes": eyes,
        "saboteurs": [[round(chance, 3) for chance in belief.saboteurs] for belief in beliefs],
        "goals": [list(goal) for goal in goals],
        "treasure": [[round(belief.treasure[goal], 3) for goal in goals] for belief in beliefs],
    }
