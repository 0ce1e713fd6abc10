"""Replays: a seat's replay equals its live news, the truth's is the whole game, deals are verified."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode import Game, Record, parse_record, print_record, record_of
from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Guest, Table
from motherlode.server.projections.news import NewsProjection
from motherlode.server.projections.replays import build_replay, pack_replay
from motherlode.server.transport.routes.replays import finished_game
from server.audit import plain
from server.client import Client, http, serving, table_of
from server.tables import HOST, guests, next_move, seated, started

SIZES = [("base", 3), ("base-classic", 4), ("saboteur2", 5), ("saboteur2", 12), ("lost-mines", 4)]


def finished(ruleset: str = "base", seats: int = 3, seed: int = 1) -> Game:
    game = Game(ruleset, seats, seed=f"replay {seed}")
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(list(game.legal)))
    return game


def play_recorded(ruleset: str, seats: int) -> tuple[Table, dict[str, list[Any]]]:
    """Play a game to its end; return the table and each guest's messages, one per move."""
    table = seated(ruleset, seats)
    projection = NewsProjection("t", table)
    watchers = {str(seat): guest for seat, guest in enumerate(guests(seats))} | {"spectator": Guest("otto", "Otto")}
    shown: dict[str, list[Any]] = {eyes: [] for eyes in watchers}

    def look() -> None:
        for eyes, guest in watchers.items():
            news = projection.news(guest.id, table.seq - 1, "table")
            assert news is not None
            shown[eyes].append(json.loads(news))

    handle_command(table, HOST, commands.Start(0, "t"), 5.0)
    look()
    chance = random.Random(seats)
    while table.state == "playing":
        next_move(table, chance, 6.0 + table.seq)
        look()
    return table, shown


@pytest.mark.parametrize(("ruleset", "seats"), SIZES)
def test_a_seats_replay_equals_the_news_it_got_live(ruleset: str, seats: int) -> None:
    table, shown = play_recorded(ruleset, seats)
    record, turns, bots = finished_game(table)
    for eyes, live in shown.items():
        replay = plain(build_replay(record, eyes, turns, bots))
        assert len(replay["steps"]) == len(live)
        for step, news in zip(replay["steps"], live, strict=True):
            (fact,) = news["facts"]
            assert step["events"] == fact.get("events", [])
            assert step["view"] == news["game"]["view"]
            assert step.get("turn", -1) == news["game"].get("turn", -1)
            assert step.get("asked", "") == news["game"].get("asked", "")
            assert step["at"] == fact["what"]["at"]
            assert step.get("move", "") == fact["what"].get("move", "")
            assert step.get("seat", -1) == fact["what"].get("seat", -1)
            known = {"events", "view", "turn", "asked", "at", "move", "seat", "by"}
            assert step.keys() <= known, "unexplained keys"


@pytest.mark.parametrize(("ruleset", "seats"), SIZES[:3])
def test_the_replay_of_the_truth_is_the_whole_game(ruleset: str, seats: int) -> None:
    game = finished(ruleset, seats)
    replay = build_replay(record_of(game), "truth")
    assert [step.move for step in replay.steps[1:]] == [str(move) for _, move in game.history]
    assert [step.seat for step in replay.steps] == [-1, *(seat for seat, _ in game.history)]
    assert plain(replay.steps[-1].view) == plain(game.truth)
    assert replay.result is not None
    assert game.result is not None
    assert tuple(replay.result.points) == game.result.points
    assert "?" not in json.dumps(plain(replay.steps[0].view.hands))
    assert plain(replay.verification) == {"hash": True, "deals": [True] * game.truth.round, "result": True}


def with_tags(record: Record, **tags: str) -> Record:
    return Record({**record.tags, **tags}, record.moves)


def test_verification_detects_a_deal_that_does_not_follow_from_the_seed() -> None:
    record = record_of(finished())
    other = build_replay(with_tags(record, Seed="another seed"), "truth").verification
    assert other is not None
    assert (other.hash, any(other.deals)) == (False, False)
    forged = build_replay(with_tags(record, SeedHash="0" * 64), "truth").verification
    assert forged is not None
    assert (forged.hash, all(forged.deals), forged.result) == (False, True, True)
    silent = Record({name: tag for name, tag in record.tags.items() if not name.startswith("Seed")}, record.moves)
    assert build_replay(silent, "truth").verification is None


def test_a_replay_names_bots_and_stand_ins() -> None:
    table = started("base", 3, people=2)
    chance = random.Random(8)
    next_move(table, chance, 2.0)
    while table.bot_to_move:
        next_move(table, chance, 2.0)
    table.expire_turn(table.turn_seq, 3.0)
    while table.state == "playing":
        next_move(table, chance, 4.0)
    record, turns, bots = finished_game(table)
    assert bots == ("", "", "random")
    assert {turn.by for turn in turns} == {"", "person", "bot", "stand-in"}
    assert len(turns) == len(record.moves) + 1


def test_a_running_game_has_no_replay_and_an_abandoned_one_has() -> None:
    table = started("base", 3)
    next_move(table, random.Random(1), 3.0)
    with pytest.raises(Refused, match="not-now"):
        finished_game(table)
    table.close(9.0)
    replay = build_replay(finished_game(table)[0], "truth")
    assert replay.result is None
    assert len(replay.steps) == 2


async def test_replays_are_public_after_the_end_and_not_before(tmp_path: Path) -> None:
    async def bring_record(address: str, table: str, truth: httpx.Response) -> None:
        record = await http(address, "GET", f"/api/tables/{table}/games/0/record")
        again = await http(address, "POST", "/api/replays?eyes=truth", {"record": record.text})
        async with httpx.AsyncClient(base_url=address) as web:
            plain_text = {"accept-encoding": "identity"}
            unpacked = await web.post("/api/replays", json={"record": record.text}, headers=plain_text)
        assert "content-encoding" not in unpacked.headers
        assert again.json() == unpacked.json()
        for known_here in ("by", "at"):
            for step in truth.json()["steps"]:
                step.pop(known_here, None)
        assert [step["view"] for step in again.json()["steps"]] == [step["view"] for step in truth.json()["steps"]]
        assert again.json()["verification"] == truth.json()["verification"]

    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        table, (ada,) = await table_of(address, 1, "base", 3, options={"rounds": 1})
        path = f"/api/tables/{table}/games/0/replay"
        assert (await http(address, "GET", path)).json() == {"why": "no-such-game"}
        await ada.done("start", table)
        early = await http(address, "GET", path, token=ada.token)
        assert (early.status_code, early.json()) == (409, {"why": "not-now"})
        await ada.play_on(table, random.Random(1))
        truth = await http(address, "GET", path)
        assert truth.headers["content-encoding"] == "gzip"
        assert truth.json()["eyes"] == "truth"
        seen = (await http(address, "GET", f"{path}?eyes=0")).json()
        live = [news["game"]["view"] for news in ada.news if "view" in news.get("game", {})]
        assert live
        assert all(view in [step["view"] for step in seen["steps"]] for view in live)
        assert (await http(address, "GET", f"{path}?eyes=3")).json() == {"why": "no-such-seat"}
        assert (await http(address, "GET", f"{path}?eyes=everything")).json() == {"why": "bad-message"}
        await bring_record(address, table, truth)
        await ada.close()


def test_invalid_records_are_refused() -> None:
    text = print_record(record_of(finished()))
    chance = random.Random(2)
    refused = 0
    for _ in range(150):
        at, length = chance.randrange(len(text)), chance.choice([1, 1, 2, 5, 40])
        junk = "".join(chance.choices('?@()[]".,-+=>\\{} \n0179NESWamr\u202e', k=chance.choice([0, 1, 3])))
        refused += pack_replay(text[:at] + junk + text[at + length :], "truth") == "bad-record"
    assert refused > 100
    for other in ("", "[]", "1. pass(map)", '[Motherlode "1"]\n\n', print_record(record_of(finished(), 0))):
        assert pack_replay(other, "truth") == "bad-record"


async def test_oversized_record_uploads_are_refused(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        ada = await Client.come(address)
        text = print_record(record_of(finished()))
        large = await http(address, "POST", "/api/replays", {"record": text + "{" + "x" * 200_000 + "}"})
        long = await http(address, "POST", "/api/replays", {"record": text + "{" + "x" * 100_000 + "}"})
        assert large.status_code in (400, 413)
        assert long.json() == {"why": "bad-message"}
        assert parse_record(text).moves
        await ada.close()
