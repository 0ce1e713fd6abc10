"""Each finished game is in its players' histories, with what was public at its end; it can be erased."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import pytest

from motherlode import Game
from motherlode.games.registry import game_module
from motherlode.games.tunnels import events as tunnels
from motherlode.server.domain.guests.played_games import PlayedGame, PlayedRound, decode_played, encode_played
from motherlode.server.domain.log.entry_codec import decode_entry
from motherlode.server.domain.table import Table
from motherlode.server.runtime.jobs import history_search
from motherlode.server.runtime.jobs.history_search import HistorySearch
from motherlode.server.runtime.jobs.retention import Retention
from motherlode.server.store import Append, GuestRecord, Headline, open_store
from motherlode.server.store.migrations import migrations
from motherlode.server.transport.routes.history import count_figures
from server.client import BRISK, Client, http, open_table, serving, table_of
from server.golden_logs.write import HERE

Json = Any


async def get(client: Client, path: str) -> Json:
    answer = await http(client.address, "GET", path, token=client.token)
    assert answer.is_success, answer.text
    return answer.json()


async def play(address: str, ruleset: str = "base", seats: int = 3) -> tuple[str, list[Client]]:
    """Play a game of two people and bots to its end."""
    table, clients = await table_of(address, 2, ruleset, seats, options={"rounds": 1})
    await clients[0].done("start", table)
    await asyncio.gather(*(client.play_on(table, random.Random(n)) for n, client in enumerate(clients)))
    return table, clients


async def test_a_finished_game_is_in_the_history_of_its_people(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        table, (ada, bob) = await play(address)
        (mine,) = await get(ada, "/api/me/games")
        (theirs,) = await get(bob, "/api/me/games")
        assert (mine["table"], mine["number"]) == (table, 0)
        assert (mine["game"]["seat"], theirs["game"]["seat"]) == (0, 1)
        assert mine["game"]["players"][:2] == ["Guest 0", "Guest 1"]
        assert mine["game"]["bots"] == [2]
        record = await get(ada, f"/api/tables/{table}/games/0/replay?eyes=truth")
        (ended,) = [
            event for step in record["steps"] for event in step.get("events", []) if event["event"] == "round-ended"
        ]
        assert [one["role"] for one in mine["game"]["rounds"]] == [ended["roles"][0]]
        (figures,) = await get(ada, "/api/me/figures")
        assert (figures["ruleset"], figures["games"]) == ("base", 1)
        assert await get(ada, "/api/me/games?ruleset=saboteur2") == []
        role = ended["roles"][0]
        assert len(await get(ada, f"/api/me/games?role={role}")) == 1
        assert await get(ada, "/api/me/games?role=nobody") == []
        assert await get(ada, f"/api/me/games?before={mine['game']['at']}") == []


async def test_a_running_game_is_in_no_history(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 2})
        await ada.done("start", table)
        await asyncio.gather(ada.play_on(table, random.Random(1), 5), bob.play_on(table, random.Random(2), 5))
        assert await get(ada, "/api/me/games") == []


async def test_a_store_of_the_release_before_opens_and_its_games_are_in_the_history(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        table, (ada, _) = await play(address, "saboteur2", 3)
        wanted = await get(ada, "/api/me/games")
    await go_back(store_address)
    for _ in range(2):  # the second time, the search has been done
        async with serving(store_address) as (address, _):
            ada = Client(address, {"guest": ada.id, "token": ada.token})
            while not (found := await get(ada, "/api/me/games")):
                await asyncio.sleep(0.02)
            assert found == wanted
            assert [one["table"] for one in await get(ada, "/api/me/tables")] == [table]
            assert (await get(ada, "/api/me/data"))["tables"] == [table]


_HEADLINE = "game, public, state, terms, people, due, changed"


async def go_back(address: str) -> None:
    """Downgrade a store to before notices, histories and bans: the tables of then, with their data."""
    if address.startswith("postgres"):
        store = await asyncpg.connect(address)
        kept = {
            into: [tuple(row) for row in await store.fetch(f"SELECT {columns} FROM {into.split()[0]}")]
            for into, columns in (("entries", "*"), (f"headlines ({_HEADLINE})", _HEADLINE), ("secrets", "*"))
        }
        schema = await store.fetchval("SELECT current_schema()")
        await store.execute(
            f"DROP SCHEMA {schema} CASCADE; CREATE SCHEMA {schema}; CREATE TABLE migrations (number integer)"
        )
        for number, sql in migrations("postgres")[:5]:
            await store.execute(f"{sql}; INSERT INTO migrations VALUES ({number})")
        for into, rows in kept.items():
            places = ", ".join(f"${n + 1}" for n in range(len(rows[0])))
            await store.executemany(f"INSERT INTO {into} VALUES ({places})", rows)
        await store.close()
        return
    with closing(apsw.Connection(address)) as file:
        entries, headlines, secrets = (
            list(file.execute(f"SELECT {columns} FROM {table}"))
            for table, columns in (("entries", "*"), ("headlines", _HEADLINE), ("secrets", "*"))
        )
    for path in Path(address).parent.glob(f"{Path(address).name}*"):
        path.unlink()
    with closing(apsw.Connection(address)) as file:
        for number, sql in migrations("sqlite")[:3]:
            file.execute(f"{sql}; PRAGMA user_version = {number}")
        file.executemany("INSERT INTO entries VALUES (?, ?, ?)", entries)
        file.executemany("INSERT INTO headlines VALUES (?, ?, ?, ?, ?, ?, ?)", headlines)
        file.executemany("INSERT INTO secrets VALUES (?, ?)", secrets)


async def test_all_that_is_stored_can_be_downloaded_and_erased(store_address: str) -> None:
    async with serving(store_address) as (address, server):
        table, (ada, bob) = await play(address)
        await ada.done("say", table, text="good game, everyone")
        context = server._app.context
        assert context is not None
        store = context.registry.services.store
        data = await get(ada, "/api/me/data")
        assert data["guest"] == ada.id
        assert data["tables"] == [table]
        own = data["entries"]
        assert [one["text"] for one in own["talk"]] == ["good game, everyone"]
        assert [one["what"] for one in own["seats"]][:2] == ["opened", "seated"]
        assert {one["name"] for one in own["seats"] if one["what"] == "seated"} == {"Guest 0"}
        replayed = await get(ada, f"/api/tables/{table}/games/0/replay?eyes=truth")
        mine = [step["move"] for step in replayed["steps"] if step.get("seat") == 0]
        assert [one["move"] for one in own["moves"]] == mine
        assert len(data["games"]) == 1
        await store.guests.invite(ada.id, "elsewhere", "", 1.0)
        answer = await http(address, "POST", "/api/me/erasure", token=ada.token)
        assert answer.json() == {"tables": 1, "failed": []}
        data = await get(ada, "/api/me/data")
        assert (data["tables"], data["games"], data["memberships"]) == ([], [], [])
        assert not any(data["entries"].values())
        (theirs,) = await get(bob, "/api/me/games")
        assert theirs["game"]["players"][:2] == ["Guest", "Guest 1"], "the name is still in the history of others"
        assert not await store.history._fetch("SELECT 1 FROM members WHERE guest = $1", ada.id)
        left = [*await store.entries(table, 0, 10_000), *(await store.history._fetch("SELECT seats FROM headlines"))[0]]
        assert not any(ada.id.encode() in entry or b"Guest 0" in entry for entry in left)


async def test_an_old_table_is_deleted_with_its_replay_and_its_game_stays_in_the_history(store_address: str) -> None:
    timing = BRISK._replace(idle=0.05, idle_over=0.05)
    async with serving(store_address, timing) as (address, server):
        table, (ada, bob) = await play(address)
        await get(ada, f"/api/tables/{table}/games/0/replay")
        for one in (ada, bob):
            await one.close()
        context = server._app.context
        assert context is not None
        retention = Retention(context.registry, 1e-6, server._app.web.state.running_server.changed)
        while not await retention.delete_old():
            await asyncio.sleep(0.02)
        for what in ("replay", "beliefs", "record", "analysis", "pictures/end"):
            answer = await http(address, "GET", f"/api/tables/{table}/games/0/{what}", token=ada.token)
            assert answer.status_code == 404, what
        (mine,) = await get(ada, "/api/me/games")
        assert (mine["table"], mine["has_replay"]) == (table, False)
        assert mine["game"]["players"][:2] == ["Guest 0", "Guest 1"]
        assert (await http(address, "POST", "/api/me/erasure", token=ada.token)).json()["failed"] == []
        assert await get(ada, "/api/me/games") == []
        (theirs,) = await get(bob, "/api/me/games")
        assert theirs["game"]["players"][:2] == ["Guest", "Guest 1"], "the name is still in the history of others"


async def test_the_download_has_all_kinds_of_data_and_nothing_that_others_kept_to_themselves(
    store_address: str,
) -> None:
    async with serving(store_address) as (address, _):
        table, (ada, bob) = await table_of(address, 2, "base", 3)
        visitor = await Client.come(address, "Vera")
        await visitor.subscribe(table)
        await visitor.done("say", table, text="just looking")
        await ada.done("start", table)
        await ada.done("make-claim", table, claim={"key": "suspect", "seat": 1})
        await ada.done("mute", table, guest=visitor.id, on=True)
        await bob.done("mute", table, guest=ada.id, on=True)
        await ada.done("leave", table)
        invited = await open_table(bob)
        await bob.done("sit", invited, seat=0)
        await http(address, "POST", f"/api/tables/{invited}/calls", {"guest": ada.id}, bob.token)
        await http(address, "POST", "/api/me/declined", {"table": invited, "block": True}, ada.token)
        await http(address, "POST", "/api/me/notices", {"over": False}, ada.token)
        data = await get(ada, "/api/me/data")
        own = data["entries"]
        assert [one["claim"] for one in own["claims"]] == [{"key": "suspect", "seat": 1}]
        assert [(one["guest"], one["on"]) for one in own["mutes"]] == [(visitor.id, True)]
        assert [one["what"] for one in own["seats"]] == ["opened", "seated", "away"]
        assert [(one["table"], one["kind"]) for one in data["memberships"]] == sorted(
            [(invited, "declined"), (table, "seated")]
        )
        assert data["blocked"] == [{"guest": bob.id, "name": "Guest 1"}]
        assert data["notices"] == {"over": False}
        data = await get(visitor, "/api/me/data")
        assert data["tables"] == [table], "a table where one only talked is missing"
        assert [one["text"] for one in data["entries"]["talk"]] == ["just looking"]
        assert data["entries"]["mutes"] == [], "it is told who mutes whom"
        for one in (ada, bob, visitor):
            await one.close()


@pytest.mark.parametrize("path", sorted(HERE.glob("*.jsonl")), ids=lambda path: path.stem)
async def test_games_of_golden_logs_are_found_for_the_history_also_beside_an_odd_table(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, *entries = path.read_bytes().splitlines()
    store = await open_store(str(tmp_path / "tables.sqlite"))
    for name in ("a-odd", "golden"):
        await store.append(Append(name, 0, entries, Headline(False, "over", b"{}", 0)))
    real = history_search.records_of_log

    async def records_of_log(name: str, entries: list[bytes]) -> list[GuestRecord]:
        if name == "a-odd":
            raise KeyError(name)
        return await real(name, entries)

    monkeypatch.setattr(history_search, "records_of_log", records_of_log)
    monkeypatch.setattr(history_search, "_REST", 0.0)
    assert await HistorySearch(store)._search()
    table = Table()
    for number, entry in enumerate(entries):
        before = table.state
        table.apply(decode_entry(entry, number))
        if table.state == "over" != before:
            game = table.game
            assert game is not None
            found = await store.history.of_game("golden", table.game_number)
            people = {guest for guest in table.seated_guests if guest}
            assert {one.guest for one in found} <= people
            assert found or not people
            assert all(decode_played(one.summary).players == list(game.names) for one in found)
    await store.close()


async def test_my_link_is_me_on_another_device(store_address: str) -> None:
    async with serving(store_address) as (address, _):
        ada = await Client.come(address)
        link = (await get(ada, "/api/me/link"))["link"]
        assert link.startswith(f"{address}/me#k=")
        again = await Client.come(address, card={"guest": ada.id, "token": link.partition("#k=")[2]})
        assert again.id == ada.id


@pytest.mark.parametrize("ruleset", ["base", "base-classic", "saboteur2", "lost-mines"])
def test_figures_of_a_game_agree_with_what_happened(ruleset: str) -> None:
    game = Game(ruleset, 5, seed="figures")
    chance = random.Random(3)
    while not game.over:
        game.play(chance.choice(list(game.legal)))
    module = game_module(ruleset, "figures")
    assert module is not None
    figures = module.round_figures(game.events, 5)
    ends = [event for event in game.events if type(event).__name__ == "RoundEnded"]
    assert game.result is not None
    for seat in range(5):
        assert [one.role for one in figures[seat]] == [end.roles[seat] for end in ends]
        assert sum(one.counts["gold"] for one in figures[seat]) == game.result.points[seat]
    broken = sum(type(event).__name__ == "PutInFront" and event.sign in "pick lamp cart" for event in game.events)
    assert sum(one.counts.get("broken", 0) for seat in figures for one in seat) == broken
    paid = any(
        type(event).__name__ in ("GoldTaken", "GoldPaid", "Earned") or max(getattr(event, "points", [0])) > 0
        for event in game.events
    )
    assert any(one.has_won for seat in figures for one in seat) == paid


def test_a_saboteur_is_found_out_by_the_first_who_is_none_to_break_a_tool_of_theirs() -> None:
    found = passed_over = 0
    for number in range(40):
        game = Game("base", 6, seed=f"found out {number}", rounds=1)
        chance = random.Random(number)
        while not game.over:
            legal = list(game.legal)
            game.play(chance.choice([move for move in legal if str(move).startswith("break")] or legal))
        (roles,) = (event.roles for event in game.events if isinstance(event, tunnels.RoundEnded))
        turns = [0] * 6
        first: dict[int, int] = {}
        by_friend: set[int] = set()
        for event in game.events:
            if isinstance(event, tunnels.Asked) and event.what == "turn":
                turns[event.seat] += 1
            elif isinstance(event, tunnels.PutInFront) and roles[event.target] == "saboteur":
                if roles[event.seat] != "saboteur":
                    first.setdefault(event.target, max(1, turns[event.target]))
                elif event.target not in first and event.target != event.seat:
                    by_friend.add(event.target)
        module = game_module("base", "figures")
        assert module is not None
        counted = {seat: one.counts.get("found") for seat, (one,) in enumerate(module.round_figures(game.events, 6))}
        assert {seat: turn for seat, turn in counted.items() if turn} == first
        found += len(first)
        passed_over += len(by_friend)
    assert found
    assert passed_over


def test_figures_of_games_with_and_without_gold_by_rounds_are_told_apart() -> None:
    """Games that an earlier version stored have none: the mean is of the rounds that have."""
    old = (
        b'{"ruleset":"base","at":1.0,"seat":0,"players":["Ada","Bob"],"bots":[],"points":[3,2],"winners":[0],'
        b'"rounds":[{"role":"miner","won":true,"counts":{"broken":1}}]}'
    )
    new = PlayedGame("base", 2.0, 0, ["Ada", "Bob"], [], [4, 2], [0], [PlayedRound("miner", True, {"gold": 4})])
    (figures,) = count_figures([decode_played(encode_played(new)), decode_played(old)])
    (miner,) = figures.roles
    assert (miner.rounds, miner.counts["gold"], miner.rounds_with["gold"]) == (2, 4, 1)


def test_figures_are_summed_by_ruleset_and_role() -> None:
    def played(role: str, won: bool, points: int, **counts: int) -> PlayedGame:
        return PlayedGame("base", 1.0, 0, ["Ada", "Bob"], [], [points, 2], [0] if won else [1],
                          [PlayedRound(role, won, counts)])  # fmt: skip

    games = [played("miner", True, 3, broken=1), played("saboteur", False, 0, found=4), played("miner", False, 1)]
    (figures,) = count_figures(games)
    assert (figures.games, figures.won, figures.points) == (3, 1, 4)
    assert figures.latest == [1, 0, 3]
    miner, saboteur = figures.roles
    assert (miner.role, miner.rounds, miner.won, miner.counts) == ("miner", 2, 1, {"broken": 1})
    assert (saboteur.counts, saboteur.rounds_with) == ({"found": 4}, {"found": 1})
