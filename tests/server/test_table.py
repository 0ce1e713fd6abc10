"""A table without any web: what it keeps, what it refuses, and what each guest is told of it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from motherlode import REFEREE, record_of, replay, verify
from motherlode.server.domain import commands
from motherlode.server.domain import log_entries as log
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.projections.news import NewsProjection
from server.audit import Witness
from server.tables import (
    HOST,
    SIZES,
    game_of,
    guests,
    log_of,
    next_move,
    opened,
    random_command,
    seated,
    started,
    state_of,
    wander,
)


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_a_table_is_its_log_replayed(ruleset: str, seats: int) -> None:
    for seed in range(2):
        table = started(ruleset, seats, people=2) if seed else opened(ruleset, seats)
        wander(table, random.Random(seed), 250)
        again = Table([log.decode_entry(log.encode_entry(entry)) for entry in log_of(table)])
        assert state_of(again) == state_of(table)


@pytest.mark.parametrize("seed", range(5))
def test_a_refused_order_changes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    table = opened()
    refused = 0
    for step in range(300):
        before = state_of(table), len(table.log)
        who, command = random_command(table, chance)
        try:
            handle_command(table, who, command, float(step))
        except Refused:
            refused += 1
            assert (state_of(table), len(table.log)) == before
    assert refused > 20


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_what_is_told_live_is_what_is_told_later_and_follows_from_views(ruleset: str, seats: int) -> None:
    chance = random.Random(seats)
    table = seated(ruleset, seats, people=min(seats, 3))
    projection = NewsProjection("t", table)
    listeners = [*guests(min(seats, 3)), Guest("onlooker", "Otto")]
    seen = dict.fromkeys(listeners, -1)
    live: dict[Guest, list[Any]] = {guest: [] for guest in listeners}
    views: dict[Guest, Any] = dict(zip(listeners, ["table", "line", "none", "table"], strict=False))

    def tell() -> None:
        for guest in listeners:
            if chance.random() < 0.7:  # the others are asleep, and hear of it later
                news = projection.news(guest.id, seen[guest], views[guest])
                seen[guest] = table.seq
                if news is not None:
                    live[guest].append(json.loads(news))

    handle_command(table, HOST, commands.Start(0, "t"), 5.0)
    wander(table, chance, 120, after=tell)
    for guest in listeners:
        told = {fact["seq"]: fact for news in live[guest] for fact in news["facts"] if fact["seq"] <= seen[guest]}
        then = Table(log_of(table)[: seen[guest] + 1])
        whole = NewsProjection("t", then).news(guest.id, -1, "table", whole=True)
        assert whole is not None
        later = {fact["seq"]: fact for fact in json.loads(whole)["facts"]}
        assert all(later[seq] == fact for seq, fact in told.items() if seq in later)
        for seq in told.keys() - later.keys():
            entry = log_of(then)[seq]
            was_muted_since = isinstance(entry, log.Said | log.Claimed) and (guest.id, entry.guest) in then.mutes
            is_of_an_earlier_game = isinstance(entry, log.Began | log.Moved) and seq < then.game_starts[-1]
            assert was_muted_since or is_of_an_earlier_game
        for seq in later.keys() - told.keys():
            entry = log_of(then)[seq]
            assert isinstance(entry, log.Said | log.Claimed), "only talk of who was muted then is told later"
        witness = Witness(log_of(table), guest.id)
        for news in [*live[guest][::16], live[guest][-1], json.loads(whole)]:
            witness.check(news)


def test_a_move_sent_twice_is_made_once() -> None:
    table = started(people=4)
    chair = table.chairs[table.actor]
    me = Guest(chair.guest, chair.name)
    command = commands.Play(7, "t", table.seq, str(game_of(table).legal[0]))
    seq = handle_command(table, me, command, 3.0)
    next_move(table, random.Random(1), 4.0)
    length = len(table.log)
    assert handle_command(table, me, command, 5.0) == seq
    assert len(table.log) == length


def test_the_move_that_ends_a_game_sent_twice_is_acknowledged_twice() -> None:
    table = started("base", 3, people=3)
    chance = random.Random(5)
    while table.state == "playing":
        seen = table.seq
        next_move(table, chance, 3.0)
    ended = table.log.last.entry
    assert isinstance(ended, log.Moved)
    me = Guest(table.chairs[ended.seat].guest, "")
    assert handle_command(table, me, commands.Play(1, "t", seen, ended.move), 4.0) == seen + 1


def test_a_move_made_for_an_older_position_is_stale() -> None:
    table = started(people=4)
    seen = table.seq
    chair = table.chairs[table.actor]
    next_move(table, random.Random(1), 4.0)
    other = commands.Play(7, "t", seen, "pass(map)" if table.log.last.entry.move != "pass(map)" else "pass(NS)")  # type: ignore[union-attr]
    with pytest.raises(Refused, match="stale"):
        handle_command(table, Guest(chair.guest, chair.name), other, 5.0)


def test_talk_between_seeing_and_moving_does_not_make_a_move_stale() -> None:
    table = started(people=4)
    chair = table.chairs[table.actor]
    command = commands.Play(7, "t", table.seq, str(game_of(table).legal[0]))
    handle_command(table, HOST, commands.Say(0, "t", "think well"), 3.0)
    assert handle_command(table, Guest(chair.guest, chair.name), command, 4.0) == table.seq


def test_nobody_moves_for_another_seat() -> None:
    table = started(people=4)
    move = str(game_of(table).legal[0])
    for guest in [*guests(4), Guest("onlooker", "Otto")]:
        if guest.id != table.chairs[table.actor].guest:
            with pytest.raises(Refused, match=r"not-your-turn|not-seated"):
                handle_command(table, guest, commands.Play(0, "t", table.seq, move), 3.0)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    table = started(people=4)
    chair = table.chairs[table.actor]
    with pytest.raises(Refused) as refused:
        handle_command(table, Guest(chair.guest, chair.name), commands.Play(0, "t", table.seq, "NESW@-4,-4"), 3.0)
    assert refused.value.why == "illegal-move"
    assert refused.value.rule


def test_when_time_is_up_a_bot_moves_the_log_says_so_and_who_returns_has_the_seat_back() -> None:
    table = started(people=4)
    seat = table.actor
    guest = table.chairs[seat].guest
    table.expire_turn(table.turn_seq - 1, 3.0)
    assert not table.chairs[seat].away, "that clock was of another turn"
    table.expire_turn(table.turn_seq, 3.0)
    assert table.bot_to_move == table.settings.bots == "random"
    table.apply_bot_move(str(game_of(table).legal[0]), table.turn_seq, 4.0)
    moved = table.log.last.entry
    assert isinstance(moved, log.Moved)
    assert moved.by == "stand-in"
    table.mark_returned(guest, 5.0)
    assert table.chairs[seat].away == ""
    assert isinstance(table.log.last.entry, log.Returned)


def test_who_leaves_a_game_may_move_again_at_once() -> None:
    table = started(people=4)
    chair = table.chairs[table.actor]
    me = Guest(chair.guest, chair.name)
    handle_command(table, me, commands.Leave(0, "t"), 3.0)
    assert table.bot_to_move
    handle_command(table, me, commands.Play(0, "t", table.seq, str(game_of(table).legal[0])), 4.0)
    assert isinstance(table.log.last.entry, log.Returned)
    assert not chair.away


def test_the_host_removes_someone_before_the_start_and_they_stay_away() -> None:
    table = seated(people=3)
    removed = guests(3)[2]
    with pytest.raises(Refused, match="not-host"):
        handle_command(table, removed, commands.ClearSeat(0, "t", 1), 2.0)
    handle_command(table, HOST, commands.ClearSeat(0, "t", 2), 2.0)
    with pytest.raises(Refused, match="barred"):
        handle_command(table, removed, commands.Sit(0, "t", 2), 3.0)


def test_when_the_host_goes_another_person_is_host() -> None:
    table = seated(people=3)
    handle_command(table, HOST, commands.Leave(0, "t"), 2.0)
    assert table.host == guests(3)[1].id


def test_a_finished_game_verifies_and_a_rematch_is_another_game() -> None:
    table = started("base", 3, people=2)
    chance = random.Random(3)
    while table.state == "playing":
        next_move(table, chance, 3.0)
    first, cast = game_of(table), table.seated_guests
    record = record_of(first, REFEREE)
    verify(record)
    assert str(replay(record)) == str(first)
    handle_command(table, HOST, commands.Rematch(0, "t"), 9.0)
    assert table.actor >= 0
    assert game_of(table).seed != first.seed
    assert table.seated_guests == cast


def test_muting_silences_talk_and_claims_for_one_reader_only() -> None:
    table = started(people=4)
    rude, reader, other = guests(4)[1:4]
    for on in (True, False):
        handle_command(table, reader, commands.Mute(0, "t", rude.id, on), 3.0)
        at = table.seq
        handle_command(table, rude, commands.Say(0, "t", "boo"), 4.0)
        handle_command(table, rude, commands.MakeClaim(0, "t", log.Claim("hurry")), 4.0)
        projection = NewsProjection("t", table)
        assert (projection.news(reader.id, at, "none") is None) == on
        assert projection.news(other.id, at, "none") is not None


def test_spectators_talk_never_reaches_a_seat_during_a_game() -> None:
    table = started(people=2)
    at = table.seq
    handle_command(table, Guest("onlooker", "Otto"), commands.Say(0, "t", "Ada is a saboteur"), 3.0)
    projection = NewsProjection("t", table)
    assert projection.news(HOST.id, at, "none") is None
    assert projection.news("another onlooker", at, "none") is not None


def test_a_closed_table_shows_what_was_hidden_and_takes_no_orders() -> None:
    table = started(people=4)
    table.close(9.0)
    news = json.loads(NewsProjection("t", table).news("onlooker", -1, "none", whole=True) or b"")
    assert news["facts"][-1]["what"]["truth"] == str(game_of(table))
    with pytest.raises(Refused, match="game-over"):
        handle_command(table, HOST, commands.Say(0, "t", "hello?"), 10.0)
