"""Waiting for people: between rounds, for a rematch, for the absent; nobody can hold a table up."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode import SPECTATOR
from motherlode.server.domain import commands
from motherlode.server.domain.attendance import MAX_SEAT_REQUESTS, Connectivity
from motherlode.server.domain.attendance_handlers import admit_latecomers
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint, restore_table
from motherlode.server.domain.log.entry_codec import decode_entry, encode_entry
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.domain.table_settings import Clock
from motherlode.server.projections.news import NewsProjection
from motherlode.server.transport.routes.tables import _record
from server.audit import Witness
from server.client import BRISK, Client, http, open_table, serving, table_of
from server.tables import HOST, game_of, guests, log_of, next_move, started, state_of

OTTO = Guest("onlooker", "Otto")


def do(table: Table, guest: Guest, command: commands.Command, now: float = 100.0, **absent: float) -> int:
    """Handle a command; ``absent`` has seats as ``s1=since``."""
    gone = {int(seat[1:]): since for seat, since in absent.items()}
    return handle_command(table, guest, command, now, partial(Connectivity, gone))


def play_until(table: Table, condition: Any, now: float = 3.0, seed: int = 3) -> None:
    chance = random.Random(seed)
    while not condition():
        next_move(table, chance, now)


def in_second_round(people: int = 2, seats: int = 3, ruleset: str = "base") -> Table:
    table = started(ruleset, seats, people)
    play_until(table, lambda: game_of(table).round == 2)
    return table


def finished(people: int = 3) -> Table:
    table = started("saboteur2", 4, people)
    play_until(table, lambda: table.state == "over")
    return table


def survives_restart(table: Table) -> None:
    """Assert that the log, and a checkpoint of it, give the same table."""
    restored = restore_table(encode_checkpoint(table))
    assert restored is not None
    assert state_of(restored) == state_of(table)
    assert state_of(Table([decode_entry(encode_entry(entry)) for entry in log_of(table)])) == state_of(table)


# ---- after a round -------------------------------------------------------------------------------------------------


def test_after_a_round_the_table_waits_for_every_person_and_nobody_else() -> None:
    table = in_second_round(people=2, seats=4)
    assert table.is_waiting
    assert table.attendance.waiting == {0, 1}
    survives_restart(table)
    do(table, guests(2)[1], commands.Continue(0, "t"))
    assert table.attendance.waiting == {0}
    before = table.seq
    do(table, guests(2)[1], commands.Continue(0, "t"))
    assert table.seq == before, "to continue twice adds nothing to the log"
    do(table, HOST, commands.Continue(0, "t"), now=120.0)
    assert not table.is_waiting
    assert table.turn_started_at == 120.0, "the clock of the first turn starts when everyone has continued"
    survives_restart(table)


def test_who_moves_leaves_or_stays_too_long_is_not_waited_for() -> None:
    table = in_second_round(people=3, seats=3)
    actor = table.actor
    next_move(table, random.Random(1), 90.0)
    assert table.attendance.waiting == {0, 1, 2} - {actor}
    leaving = min(table.attendance.waiting)
    do(table, guests(3)[leaving], commands.Leave(0, "t"))
    assert table.is_waiting
    table.resume(130.0)
    assert not table.is_waiting
    assert table.turn_started_at == 130.0
    survives_restart(table)


def test_tables_without_people_at_them_do_not_wait() -> None:
    table = started("base", 3, people=1)
    do(table, HOST, commands.Leave(0, "t"))
    play_until(table, lambda: game_of(table).round == 2)
    assert not table.is_waiting


def test_a_log_written_before_there_was_a_wait_goes_on_as_it_did() -> None:
    """Bots moved at once then; replaying that leaves nobody waiting."""
    table = in_second_round(people=1, seats=4)
    while not table.bot_to_move:
        next_move(table, random.Random(1), 4.0)
    next_move(table, random.Random(1), 5.0)
    assert not table.is_waiting
    survives_restart(table)


async def test_bots_and_clocks_wait_while_people_look_and_go_on_without_the_last(tmp_path: Path) -> None:
    timing = BRISK._replace(intermission=1.0)
    clock = {"unit": "seconds", "length": 30}
    async with serving(str(tmp_path / "tables.sqlite"), timing) as (address, _):
        table, (ada, bo) = await table_of(address, 2, "saboteur2", 4, clock=clock)
        await ada.done("start", table)

        async def play_round(client: Client, number: int) -> None:
            chance = random.Random(number)
            while not client.last[table]["room"].get("waiting"):
                legal = client.legal(table)
                if legal:
                    await client.command("play", table, seq=client.seen[table], move=chance.choice(legal))
                else:
                    await client.change()

        await asyncio.gather(play_round(ada, 1), play_round(bo, 2))
        ended = time.time()
        assert ada.last[table]["room"]["waiting"] == [0, 1]
        news = next(one for one in ada.news if one.get("resumes_at"))
        assert abs(news["resumes_at"] - ended - 1.0) < 1.0
        assert not news.get("ends_at"), "no clock runs"
        await ada.done("continue", table)
        at = ada.seen[table]
        await asyncio.sleep(0.4)
        assert ada.seen[table] == at, "nobody moves while Bo looks"
        while ada.last[table]["room"].get("waiting"):
            await ada.change()
        assert time.time() - ended < 5.0, "one person cannot hold the table up"
        facts = [fact["what"]["type"] for one in ada.news for fact in one["facts"]]
        assert facts.count("resumed") == 1
        await asyncio.gather(ada.close(), bo.close())


def test_a_crash_during_the_wait_ends_it_in_time(store_address: str) -> None:
    async def begin() -> tuple[str, dict[str, str]]:
        async with serving(store_address, BRISK._replace(intermission=30.0)) as (address, _):
            table, (ada,) = await table_of(address, 1, "saboteur2", 4)
            await ada.done("start", table)
            while not ada.last[table]["room"].get("waiting"):
                legal = ada.legal(table)
                if legal:
                    await ada.command("play", table, seq=ada.seen[table], move=legal[-1])
                else:
                    await ada.change()
            await ada.close()
            return table, {"guest": ada.id, "token": ada.token}

    async def go_on(table: str, card: dict[str, str]) -> None:
        async with serving(store_address, BRISK._replace(intermission=0.5)) as (address, _):
            ada = await Client.come(address, card=card)
            await ada.subscribe(table)
            await ada.play_on(table, random.Random(2), moves=3)
            await ada.close()

    asyncio.run(go_on(*asyncio.run(begin())))


# ---- absent people -------------------------------------------------------------------------------------------------


def test_the_host_hands_an_absent_seat_to_a_bot_after_a_minute() -> None:
    table = started(people=3)
    with pytest.raises(Refused, match="not-now"):
        do(table, HOST, commands.HandOver(0, "t", 1), now=100.0, s1=41.0)
    with pytest.raises(Refused, match="not-now"):
        do(table, HOST, commands.HandOver(0, "t", 2), now=200.0, s1=100.0)
    do(table, HOST, commands.HandOver(0, "t", 1), now=101.0, s1=41.0)
    assert table.chairs[1].away == "absent"
    survives_restart(table)
    table.mark_returned(guests(3)[1].id, 110.0)
    assert not table.chairs[1].away


def test_a_player_who_does_not_move_for_long_is_replaced_though_connected() -> None:
    table = started(seats=3, people=3)
    idle = table.actor
    asking = next(guest for seat, guest in enumerate(guests(3)) if seat != idle)
    due = table.turn_started_at + 300.0
    assert table.idle_at(0.0, 300.0) == due
    for by in (HOST, asking):
        with pytest.raises(Refused, match="not-now"):
            do(table, by, commands.HandOver(0, "t", idle), now=due - 1.0)
    with pytest.raises(Refused, match="not-now"):
        do(table, HOST, commands.HandOver(0, "t", (idle + 1) % 3), now=due)
    assert table.idle_at(due - 1.0, 300.0) == due + 299.0, (
        "a server that has just begun has not seen for long that nobody moves"
    )
    for guest in guests(3):
        if table.seat_of(guest.id) != idle:
            do(table, guest, commands.HandOver(0, "t", idle), now=due)
    assert table.chairs[idle].away == "absent"
    assert not table.idle_at(0.0, 300.0), "a bot is to move"
    survives_restart(table)
    table.mark_returned(guests(3)[idle].id, due + 1.0)
    assert not table.chairs[idle].away


def test_an_idle_host_cannot_prevent_being_replaced() -> None:
    table = started(seats=3, people=2)
    chance = random.Random(4)
    while table.actor != 0:
        next_move(table, chance, 3.0)
    do(table, guests(2)[1], commands.HandOver(0, "t", 0), now=400.0)
    assert table.chairs[0].away == "absent"


@pytest.mark.parametrize("clock", [Clock("seconds", 30), Clock("days", 1)])
def test_a_clock_alone_decides_about_those_who_do_not_move(clock: Clock) -> None:
    table = started(seats=3, people=3)
    table.settings = msgspec.structs.replace(table.settings, clock=clock)
    assert not table.idle_at(0.0, 300.0)
    with pytest.raises(Refused, match="not-now"):
        do(table, HOST, commands.HandOver(0, "t", table.actor), now=10_000.0)


def test_someone_alone_with_bots_may_take_their_time() -> None:
    assert not started(people=1).idle_at(0.0, 300.0)


def test_most_of_the_people_there_hand_a_seat_over_but_one_of_many_cannot() -> None:
    table = started("base", 5, people=5)
    everyone = guests(5)
    do(table, everyone[1], commands.HandOver(0, "t", 4), s4=0.0)
    do(table, everyone[1], commands.HandOver(0, "t", 4), s4=0.0)
    assert not table.chairs[4].away
    assert table.attendance.votes == {4: {1}}
    survives_restart(table)
    with pytest.raises(Refused, match="not-seated"):
        do(table, OTTO, commands.HandOver(0, "t", 4), s4=0.0)
    do(table, everyone[2], commands.HandOver(0, "t", 4), s4=0.0)
    assert not table.chairs[4].away, "two of four are not most of them"
    do(table, everyone[3], commands.HandOver(0, "t", 4), s4=0.0)
    assert table.chairs[4].away == "absent"


def test_someone_who_comes_back_is_voted_on_again() -> None:
    table = started("base", 5, people=5)
    for guest in guests(5)[1:3]:
        do(table, guest, commands.HandOver(0, "t", 4), s4=0.0)
    table.mark_returned(guests(5)[4].id, 101.0)
    assert isinstance(table.log.last.entry, log.Returned)
    do(table, guests(5)[3], commands.HandOver(0, "t", 4), now=300.0, s4=110.0)
    assert table.attendance.votes == {4: {3}}
    assert not table.chairs[4].away


async def test_an_absent_seat_is_offered_for_hand_over_and_its_owner_takes_it_back(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite"), BRISK._replace(absent_after=0.5, presence=0.0)) as (address, _):
        table, (ada, bo) = await table_of(address, 2, "base", 3)
        await ada.done("start", table)
        await bo.close()

        def absent() -> dict[str, float]:
            told = [msgspec.json.decode(text) for text in ada.got]
            return next(one for one in reversed(told) if one["type"] == "presence").get("absent", {})

        while not absent():
            await ada.change()
        assert abs(absent()["1"] - time.time() - 0.5) < 0.5
        assert (await ada.command("hand-over", table, seat=1))["why"] == "not-now"
        await asyncio.sleep(0.6)
        await ada.done("hand-over", table, seat=1)
        while not ada.last[table]["room"]["chairs"][1].get("away"):
            await ada.change()
        again = await Client.come(address, card={"guest": bo.id, "token": bo.token})
        await again.subscribe(table)
        while ada.last[table]["room"]["chairs"][1].get("away"):
            await ada.change()
        await asyncio.gather(ada.close(), again.close())


def test_a_move_made_in_time_forgives_the_timeout_before_it() -> None:
    table = started(people=4)
    seat = table.actor
    table.expire_turn(table.turn_seq, 3.0)
    assert isinstance(table.log.last.entry, log.TimedOut)
    survives_restart(table)
    next_move(table, random.Random(1), 4.0)
    play_until(table, lambda: table.actor == seat, 4.0)
    next_move(table, random.Random(1), 4.0)
    play_until(table, lambda: table.actor == seat, 4.0)
    table.expire_turn(table.turn_seq, 5.0)
    assert not table.chairs[seat].away


# ---- after a game --------------------------------------------------------------------------------------------------


def test_another_game_begins_when_everyone_is_ready() -> None:
    table = finished(people=3)
    one, two, three = guests(3)
    do(table, one, commands.Rematch(0, "t"))
    do(table, one, commands.Rematch(0, "t"), now=101.0)
    do(table, two, commands.Rematch(0, "t"), now=102.0)
    assert table.state == "over"
    assert table.attendance.ready == {0, 1}
    survives_restart(table)
    do(table, three, commands.Rematch(0, "t"), now=103.0)
    assert table.state == "playing"
    assert not table.attendance.ready
    assert not any(chair.away for chair in table.chairs)


def test_one_person_cannot_hold_up_the_next_game() -> None:
    table = finished(people=3)
    for guest in guests(3)[:2]:
        do(table, guest, commands.Rematch(0, "t"), now=100.0)
    do(table, HOST, commands.Rematch(0, "t"), now=129.0)
    assert table.state == "over"
    do(table, HOST, commands.Rematch(0, "t"), now=130.0)
    assert table.state == "playing"
    assert [chair.away for chair in table.chairs] == ["", "", "absent", ""]
    table.mark_returned(guests(3)[2].id, 140.0)
    assert not table.chairs[2].away, "the seat is theirs when they want it"


def test_the_next_game_begins_when_the_last_one_who_was_not_ready_leaves() -> None:
    table = finished(people=3)
    for guest in guests(3)[:2]:
        do(table, guest, commands.Rematch(0, "t"))
    do(table, guests(3)[2], commands.Leave(0, "t"))
    assert table.state == "playing"
    assert [chair.kind for chair in table.chairs] == ["person", "person", "bot", "bot"]


def test_bots_replace_those_who_are_gone_when_the_next_game_begins() -> None:
    table = finished(people=3)
    do(table, HOST, commands.Rematch(0, "t"), now=100.0, s1=0.0, s2=90.0)
    assert table.state == "over", "someone who left a moment ago may come back"
    do(table, HOST, commands.Rematch(0, "t"), now=128.0, s1=0.0, s2=60.0)
    assert table.state == "playing"
    assert [chair.kind for chair in table.chairs] == ["person", "bot", "bot", "bot"]


def test_the_host_brings_the_table_back_to_the_room_and_others_only_without_a_host() -> None:
    table = finished(people=3)
    two = guests(3)[1]
    with pytest.raises(Refused, match="not-host"):
        do(table, two, commands.Regather(0, "t"))
    with pytest.raises(Refused, match="not-host"):
        do(table, OTTO, commands.Regather(0, "t"), s0=0.0)
    alone = Table(log_of(table))
    do(alone, two, commands.Regather(0, "t"), s0=0.0)
    assert alone.host == two.id
    do(table, HOST, commands.Regather(0, "t"))
    assert table.state == "gathering"
    survives_restart(table)
    do(table, HOST, commands.Regather(0, "t"))
    do(table, two, commands.Leave(0, "t"))
    do(table, OTTO, commands.Sit(0, "t", 1))
    do(table, HOST, commands.Start(0, "t"))
    assert table.state == "playing"
    assert table.seated_guests == (HOST.id, OTTO.id, guests(3)[2].id, "")


async def test_the_last_game_can_be_replayed_from_the_room(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        table, (ada,) = await table_of(address, 1, "base", 3, options={"rounds": 1})
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1))
        await ada.done("regather", table)
        await ada.until(table, "gathering")
        replayed = (await http(address, "GET", f"/api/tables/{table}/games/0/replay")).json()
        assert replayed["result"]
        await ada.done("start", table)
        await ada.until(table, "playing")
        again = (await http(address, "GET", f"/api/tables/{table}/games/0/replay")).json()
        assert again == replayed
        await ada.close()


# ---- latecomers ----------------------------------------------------------------------------------------------------


def test_a_latecomer_takes_over_a_bot_between_rounds_with_the_hosts_leave() -> None:
    table = started("saboteur2", 4, people=2)
    next_move(table, random.Random(1), 3.0)
    do(table, OTTO, commands.RequestSeat(0, "t", 3))
    admit_latecomers(table, {OTTO.id}, 4.0)
    with pytest.raises(Refused, match="not-host"):
        do(table, OTTO, commands.AnswerSeatRequest(0, "t", OTTO.id))
    do(table, HOST, commands.AnswerSeatRequest(0, "t", OTTO.id))
    admit_latecomers(table, {OTTO.id}, 4.0)
    assert table.chairs[3].kind == "bot", "not in the middle of a round"
    survives_restart(table)
    play_until(table, lambda: game_of(table).round == 2)
    admit_latecomers(table, set(), 5.0)
    assert table.chairs[3].kind == "bot", "not while they are not connected"
    admit_latecomers(table, {OTTO.id}, 5.0)
    assert table.chairs[3].guest == OTTO.id
    assert table.viewer_of(OTTO.id) == 3
    assert not table.attendance.requests
    survives_restart(table)


def test_seat_requests_are_bounded() -> None:
    table = started("base", 10, people=2)
    some = [Guest(f"late-{n}", f"Late {n}") for n in range(MAX_SEAT_REQUESTS + 1)]
    with pytest.raises(Refused, match="seat-taken"):
        do(table, some[0], commands.RequestSeat(0, "t", 1))
    with pytest.raises(Refused, match="not-now"):
        do(table, HOST, commands.RequestSeat(0, "t", 5))
    for seat, guest in enumerate(some[:-1], start=2):
        do(table, guest, commands.RequestSeat(0, "t", seat))
    before = table.seq
    do(table, some[0], commands.RequestSeat(0, "t", 9))
    assert table.seq == before, "one request at a time"
    with pytest.raises(Refused, match="too-many"):
        do(table, some[-1], commands.RequestSeat(0, "t", 9))
    do(table, HOST, commands.AnswerSeatRequest(0, "t", some[0].id, grant=False))
    with pytest.raises(Refused, match="not-now"):
        do(table, some[0], commands.RequestSeat(0, "t", 2))
    do(table, some[1], commands.WithdrawSeatRequest(0, "t"))
    assert set(table.attendance.requests) == {guest.id for guest in some[2:-1]}
    survives_restart(table)


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_a_latecomer_sees_what_the_seat_sees_from_then_on_and_nothing_from_before(ruleset: str) -> None:
    table = started(ruleset, 4, people=2)
    projection = NewsProjection("t", table)
    told: list[Any] = []
    seen = -1

    def listen() -> None:
        nonlocal seen
        news = projection.news(OTTO.id, seen, "table", whole=seen < 0)
        seen = table.seq
        if news is not None:
            told.append(msgspec.json.decode(news))

    chance = random.Random(5)
    do(table, OTTO, commands.RequestSeat(0, "t", 3))
    do(table, HOST, commands.AnswerSeatRequest(0, "t", OTTO.id))
    listen()
    while game_of(table).round == 1:
        next_move(table, chance, 3.0)
        listen()
    admit_latecomers(table, {OTTO.id}, 4.0)
    took = table.seq
    listen()
    assert told[-1]["game"]["view"]["hands"][3] == list(game_of(table).view(3).table.hands[3])
    for _ in range(8):
        if game_of(table).legal:  # the last round of The Lost Mines may be over sooner
            next_move(table, chance, 5.0)
            listen()
    again = msgspec.json.decode(NewsProjection("t", table).news(OTTO.id, -1, "table", whole=True) or b"")
    assert again["facts"] == [fact for news in told for fact in news["facts"]]
    assert _record(table, OTTO) == _record(table, Guest("", "")), "a record would tell of earlier rounds"
    witness = Witness(log_of(table), OTTO.id)
    for news in (*told, again):
        witness.check(news)
    assert witness._viewer(witness.table_at(took - 1)) == SPECTATOR
    assert witness._viewer(witness.table_at(took)) == 3


async def test_a_latecomer_is_seated_when_the_round_begins_and_a_request_ends_with_its_connection(
    tmp_path: Path,
) -> None:
    async with serving(str(tmp_path / "tables.sqlite"), BRISK._replace(intermission=0.3)) as (address, _):
        ada, otto, cleo = [await Client.come(address, name) for name in ("Ada", "Otto", "Cleo")]
        table = await open_table(ada, "saboteur2", 3)
        for client in (ada, otto, cleo):
            await client.subscribe(table)
        await ada.done("sit", table, seat=0)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1), moves=1)
        await otto.done("request-seat", table, seat=1)
        await cleo.done("request-seat", table, seat=2)
        while len(ada.last[table]["room"].get("requests", [])) < 2:
            await ada.change()
        await cleo.close()
        while len(ada.last[table]["room"]["requests"]) > 1:
            await ada.change()
        await ada.done("answer-seat-request", table, guest=otto.id)
        playing = asyncio.create_task(ada.play_on(table, random.Random(2)))
        while ada.last[table]["room"]["chairs"][1]["kind"] == "bot":
            await otto.change()
        await otto.play_on(table, random.Random(3))
        await playing
        assert any(fact["what"].get("seat") == 1 and fact["what"].get("by") != "bot" for fact in _moves(otto))
        await asyncio.gather(ada.close(), otto.close())


def _moves(client: Client) -> list[dict[str, Any]]:
    return [fact for news in client.news for fact in news["facts"] if fact["what"]["type"] == "moved"]
