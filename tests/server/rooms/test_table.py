"""The table aggregate: its log, its refusals, and each guest's news."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from motherlode import REFEREE, Move, record_of, replay, verify
from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint, restore_table
from motherlode.server.domain.log.entry_codec import decode_entry, encode_entry
from motherlode.server.domain.log.retained_log import Retained
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.projections.news import NewsProjection
from server.audit import Witness
from server.tables import (
    HOST,
    SIZES,
    apply_random_commands,
    game_of,
    guests,
    log_of,
    next_move,
    opened,
    random_command,
    seated,
    started,
    state_of,
)


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_replaying_the_log_yields_the_same_table(ruleset: str, seats: int) -> None:
    for seed in range(2):
        table = started(ruleset, seats, people=2) if seed else opened(ruleset, seats)
        apply_random_commands(table, random.Random(seed), 250)
        again = Table([decode_entry(encode_entry(entry)) for entry in log_of(table)])
        assert state_of(again) == state_of(table)


@pytest.mark.parametrize("seed", range(5))
def test_a_refused_command_changes_nothing(seed: int) -> None:
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
def test_live_news_equal_later_news_and_follow_from_views(ruleset: str, seats: int) -> None:
    chance = random.Random(seats)
    table = seated(ruleset, seats, people=min(seats, 3))
    projection = NewsProjection("t", table)
    listeners = [*guests(min(seats, 3)), Guest("onlooker", "Otto")]
    seen = dict.fromkeys(listeners, -1)
    live: dict[Guest, list[Any]] = {guest: [] for guest in listeners}
    views: dict[Guest, Any] = dict(zip(listeners, ["table", "line", "none", "table"], strict=False))

    def tell() -> None:
        for guest in listeners:
            if chance.random() < 0.7:  # the others get it later
                news = projection.news(guest.id, seen[guest], views[guest])
                seen[guest] = table.seq
                if news is not None:
                    live[guest].append(json.loads(news))

    handle_command(table, HOST, commands.Start(0, "t"), 5.0)
    apply_random_commands(table, chance, 120, after=tell)
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


@pytest.mark.parametrize("is_restored", [False, True], ids=["live", "from its log"])
def test_the_log_has_the_canonical_move_and_repeats_are_recognized_by_spelling(
    is_restored: bool,
) -> None:
    table = started("saboteur2", 4, people=4)
    chair = table.chairs[table.actor]
    me = Guest(chair.guest, chair.name)
    canonical = next(move for move in game_of(table).legal if move.cards is not None and len(set(move.cards)) == 2)
    assert canonical.cards is not None
    spelling = str(Move(canonical.head, canonical.cards[::-1]))
    command = commands.Play(7, "t", table.seq, spelling)
    seq = handle_command(table, me, command, 3.0)
    moved = table.log.last.entry
    assert isinstance(moved, log.Moved)
    assert (moved.move, moved.sent) == (str(canonical), spelling)
    if is_restored:
        table = Table([decode_entry(encode_entry(entry)) for entry in log_of(table)])
    for sent in (spelling, str(canonical)):
        assert handle_command(table, me, commands.Play(8, "t", command.seq, sent), 4.0) == seq
    with pytest.raises(Refused, match="stale"):
        handle_command(table, me, commands.Play(9, "t", command.seq, "pass(map)"), 4.0)


def test_a_log_with_a_clients_spelling_loads_with_the_canonical_move() -> None:
    table = started("saboteur2", 4, people=4)
    canonical = next(move for move in game_of(table).legal if move.cards is not None and len(set(move.cards)) == 2)
    assert canonical.cards is not None
    old = log.Moved(3.0, table.actor, str(Move(canonical.head, canonical.cards[::-1])))
    for loaded in (Table([*log_of(table), old]), restored_with(table, old)):
        moved = loaded.log.last.entry
        assert isinstance(moved, log.Moved)
        assert (moved.move, moved.sent) == (str(canonical), old.move)


def restored_with(table: Table, entry: log.Moved) -> Table:
    """Restore a table from a checkpoint whose last entry is given, as written by an older version."""
    before = table.log.count
    table.apply(entry)
    table.log._retained[-1] = Retained(before, entry, table.log.last.events)
    restored = restore_table(encode_checkpoint(table))
    assert restored is not None
    return restored


def test_a_repeat_of_the_move_that_ended_the_game_is_acknowledged() -> None:
    table = started("base", 3, people=3)
    chance = random.Random(5)
    while table.state == "playing":
        seen = table.seq
        next_move(table, chance, 3.0)
    ended = table.log.last.entry
    assert isinstance(ended, log.Moved)
    me = Guest(table.chairs[ended.seat].guest, "")
    assert handle_command(table, me, commands.Play(1, "t", seen, ended.move), 4.0) == seen + 1


def test_a_move_for_an_older_position_is_stale() -> None:
    table = started(people=4)
    seen = table.seq
    chair = table.chairs[table.actor]
    next_move(table, random.Random(1), 4.0)
    other = commands.Play(7, "t", seen, "pass(map)" if table.log.last.entry.move != "pass(map)" else "pass(NS)")  # type: ignore[union-attr]
    with pytest.raises(Refused, match="stale"):
        handle_command(table, Guest(chair.guest, chair.name), other, 5.0)


def test_chat_does_not_make_a_move_stale() -> None:
    table = started(people=4)
    chair = table.chairs[table.actor]
    command = commands.Play(7, "t", table.seq, str(game_of(table).legal[0]))
    handle_command(table, HOST, commands.Say(0, "t", "think well"), 3.0)
    assert handle_command(table, Guest(chair.guest, chair.name), command, 4.0) == table.seq


def test_a_guest_cannot_move_for_another_seat() -> None:
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


def test_after_a_timeout_a_stand_in_moves_until_the_player_returns() -> None:
    table = started(people=4)
    seat = table.actor
    guest = table.chairs[seat].guest
    table.expire_turn(table.turn_seq - 1, 3.0)
    assert not table.chairs[seat].away, "that clock was of another turn"
    for away in ("", "time"):  # once a bot moves for the player, the second time in a row it takes the seat
        table.expire_turn(table.turn_seq, 3.0)
        assert table.chairs[seat].away == away
        assert table.bot_to_move == table.settings.bots == "random"
        table.apply_bot_move(str(game_of(table).legal[0]), table.turn_seq, 4.0)
        moved = table.log.last.entry
        assert isinstance(moved, log.Moved)
        assert moved.by == "stand-in"
        while table.actor != seat:
            next_move(table, random.Random(1), 4.0)
    table.mark_returned(guest, 5.0)
    assert table.chairs[seat].away == ""
    assert isinstance(table.log.last.entry, log.Returned)


def test_a_player_who_left_a_game_can_move_again_at_once() -> None:
    table = started(people=4)
    chair = table.chairs[table.actor]
    me = Guest(chair.guest, chair.name)
    handle_command(table, me, commands.Leave(0, "t"), 3.0)
    assert table.bot_to_move
    handle_command(table, me, commands.Play(0, "t", table.seq, str(game_of(table).legal[0])), 4.0)
    assert isinstance(table.log.last.entry, log.Returned)
    assert not chair.away


def test_a_guest_removed_by_the_host_cannot_sit_again() -> None:
    table = seated(people=3)
    removed = guests(3)[2]
    with pytest.raises(Refused, match="not-host"):
        handle_command(table, removed, commands.ClearSeat(0, "t", 1), 2.0)
    handle_command(table, HOST, commands.ClearSeat(0, "t", 2), 2.0)
    with pytest.raises(Refused, match="barred"):
        handle_command(table, removed, commands.Sit(0, "t", 2), 3.0)


def test_another_person_becomes_host_when_the_host_leaves() -> None:
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
    for guest in guests(2):
        handle_command(table, guest, commands.Rematch(0, "t"), 9.0)
    assert table.actor >= 0
    assert game_of(table).seed != first.seed
    assert table.seated_guests == cast


def test_muting_hides_chat_and_claims_from_one_guest_only() -> None:
    table = started(people=4)
    rude, reader, other = guests(4)[1:4]
    for on in (True, False):
        handle_command(table, reader, commands.Mute(0, "t", rude.id, on), 3.0)
        at = table.seq
        handle_command(table, rude, commands.Say(0, "t", "boo"), 4.0)
        handle_command(table, rude, commands.MakeClaim(0, "t", log.LoggedClaim("hurry")), 4.0)
        projection = NewsProjection("t", table)
        assert (projection.news(reader.id, at, "none") is None) == on
        assert projection.news(other.id, at, "none") is not None


def test_spectators_chat_does_not_reach_players_during_a_game() -> None:
    table = started(people=2)
    at = table.seq
    handle_command(table, Guest("onlooker", "Otto"), commands.Say(0, "t", "Ada is a saboteur"), 3.0)
    projection = NewsProjection("t", table)
    assert projection.news(HOST.id, at, "none") is None
    assert projection.news("another onlooker", at, "none") is not None


def test_a_closed_table_publishes_its_truth_and_refuses_commands() -> None:
    table = started(people=4)
    table.close(9.0)
    news = json.loads(NewsProjection("t", table).news("onlooker", -1, "none", whole=True) or b"")
    assert news["facts"][-1]["what"]["truth"] == str(game_of(table))
    with pytest.raises(Refused, match="game-over"):
        handle_command(table, HOST, commands.Say(0, "t", "hello?"), 10.0)
