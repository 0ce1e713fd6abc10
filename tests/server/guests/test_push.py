"""Notices reach people whose page is closed: real push messages that a real receiver decrypts."""

from __future__ import annotations

import asyncio
import ipaddress
import random
import socket
import threading
import time
from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from motherlode.server.domain.guests.notice_settings import QuietHours
from motherlode.server.push.courier import PushSettings
from motherlode.server.push.encryption import MAX_PAYLOAD, encrypt
from motherlode.server.push.endpoint import BadEndpoint, is_public, parse_endpoint, post
from motherlode.server.push.push_services import PushServices
from motherlode.server.push.resolver import Resolver
from motherlode.server.push.vapid import current_key, new_key
from motherlode.server.runtime.notice_tracker import NoticeTracker
from motherlode.server.store import MAX_SUBSCRIPTIONS, Notice, PushKey, PushSubscription, Store, open_store
from motherlode.server.transport.server import Server
from server.client import BRISK, Client, http, open_table, serving, table_of
from support.push_receiver import PushBrowser, PushReceiver, push_receiver

SOON = BRISK._replace(notice_delay=0.0)


@pytest.fixture
def receiver() -> Iterator[PushReceiver]:
    with push_receiver() as one:
        yield one


def push_to(receiver: PushReceiver) -> PushSettings:
    return PushSettings(hosts=(receiver.host,))


async def subscribe(client: Client, browser: PushBrowser, language: str = "en") -> str:
    """Subscribe a browser of a client; return the server's key."""
    key: str = (await http(client.address, "GET", "/api/me/push", token=client.token)).json()["key"]
    body = browser.subscription(key, language)
    answer = await http(client.address, "POST", "/api/me/push", body, client.token)
    assert answer.status_code == 201, answer.text
    return key


async def ask(client: Client, path: str, **body: object) -> None:
    answer = await http(client.address, "POST", path, body, client.token)
    assert answer.is_success, answer.text


async def waiting(receiver: PushReceiver, count: int) -> None:
    await asyncio.to_thread(receiver.wait, count)


def store_of(server: Server) -> Store:
    context = server._app.context
    assert context is not None
    return context.registry.services.store


async def until_settled(server: Server, receiver: PushReceiver) -> int:
    """Wait until no notice is left to be sent; return how many messages came."""
    while await store_of(server).push._fetch("SELECT 1 FROM notices"):
        await asyncio.sleep(0.01)
    return len(receiver.received)


async def test_a_closed_page_is_told_of_the_turn_and_of_the_end_once_each(
    store_address: str, receiver: PushReceiver
) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, _):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1, "first": 0})
        browser = receiver.browser()
        key = await subscribe(bob, browser, "pl")
        await bob.close()
        await ada.done("start", table)
        chance = random.Random(4)
        await ada.play_on(table, chance, 1)
        await waiting(receiver, 1)
        path, headers, body = receiver.received[0]
        assert path == "/one"
        assert headers["content-encoding"] == "aes128gcm"
        assert len(headers["topic"]) <= 32
        assert table not in headers["topic"]
        assert receiver.check_signature(0) == key
        told = browser.decrypt(body)
        assert told == {
            "title": "Motherlode",
            "body": "Twoja kolej: Sabotażysta",
            "lang": "pl",
            "dir": "ltr",
            "tag": f"turn-{table}",
            "path": f"/t/{table}",
        }
        again = await Client.come(address, card={"guest": bob.id, "token": bob.token})
        await again.subscribe(table)
        play = asyncio.create_task(again.play_on(table, chance))
        await ada.play_on(table, chance)
        await play
        assert len(receiver.received) == 1, "a visible page was pushed to"
        await again.close()
        await ada.done("rematch", table)
        await waiting(receiver, 2)
        assert browser.decrypt(receiver.received[1][2])["body"] == "Zaproszenie do gry: Sabotażysta"
        assert {len(body) for _, _, body in receiver.received} == {len(body)}, "the size of a message tells something"


async def test_a_page_that_is_open_but_hidden_is_told_and_one_that_is_seen_is_not(
    store_address: str, receiver: PushReceiver
) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1, "first": 0})
        await subscribe(ada, receiver.browser("/ada"))
        await subscribe(bob, receiver.browser("/bob"))
        await bob.done("set-visibility", table, visible=False)
        await ada.done("start", table)
        await ada.play_on(table, random.Random(1), 1)
        await waiting(receiver, 1)
        await bob.done("set-visibility", table, visible=True)
        assert await until_settled(server, receiver) == 1
        assert receiver.received[0][0] == "/bob"


async def test_a_turn_that_began_before_a_restart_is_told_of_once(store_address: str, receiver: PushReceiver) -> None:
    browser = receiver.browser()
    late = SOON._replace(notice_delay=3600.0)
    async with serving(store_address, late, push=push_to(receiver)) as (address, _):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1, "first": 1})
        await subscribe(bob, browser)
        await bob.close()
        await ada.done("start", table)
    for _ in range(2):
        async with serving(store_address, SOON, push=push_to(receiver)):
            await waiting(receiver, 1)
    assert len(receiver.received) == 1


async def test_a_muted_table_and_an_unwanted_kind_are_not_told_of(store_address: str, receiver: PushReceiver) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        for unwanted in ("table", "kind"):
            table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1, "first": 1})
            await subscribe(bob, receiver.browser())
            if unwanted == "table":
                await ask(bob, "/api/me/mutes", table=table, on=True)
            else:
                await ask(bob, "/api/me/notices", turn=False)
            await bob.close()
            await ada.done("start", table)
        assert await until_settled(server, receiver) == 0


async def test_quiet_hours_hold_a_notice_back_and_a_move_withdraws_it(
    store_address: str, receiver: PushReceiver
) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1, "first": 1})
        await subscribe(bob, receiver.browser())
        minute = datetime.now(ZoneInfo("UTC")).hour * 60 + datetime.now(ZoneInfo("UTC")).minute
        quiet = {"begin": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "UTC"}
        await ask(bob, "/api/me/notices", quiet=quiet)
        await bob.close()
        await ada.done("start", table)
        store = store_of(server)
        in_an_hour = time.time() + 3601
        while not (held := await store.push.claim_notices(in_an_hour, in_an_hour + 1, 9)):
            await asyncio.sleep(0.01)
        assert not receiver.received
        assert [(one.guest, one.kind) for one in held] == [(bob.id, "turn")]
        again = await Client.come(address, card={"guest": bob.id, "token": bob.token})
        await again.subscribe(table)
        await again.play_on(table, random.Random(1), 1)
        while await store.push.claim_notices(in_an_hour + 99, in_an_hour + 99, 9):
            await asyncio.sleep(0.02)


def test_quiet_hours_pass_midnight_and_follow_the_clocks_of_the_zone() -> None:
    warsaw = ZoneInfo("Europe/Warsaw")
    quiet = QuietHours(22 * 60, 7 * 60, "Europe/Warsaw")

    def at(*when: int) -> float:
        return datetime(*when, tzinfo=warsaw).timestamp()  # type: ignore[misc]

    assert quiet.ends_at(at(2026, 6, 1, 21, 59)) == at(2026, 6, 1, 21, 59)
    assert quiet.ends_at(at(2026, 6, 1, 22, 0)) == at(2026, 6, 2, 7, 0)
    assert quiet.ends_at(at(2026, 6, 2, 6, 59)) == at(2026, 6, 2, 7, 0)
    assert quiet.ends_at(at(2026, 6, 2, 7, 0)) == at(2026, 6, 2, 7, 0)
    assert quiet.ends_at(at(2026, 3, 28, 23, 0)) == at(2026, 3, 29, 7, 0), "a night of one hour less"


async def test_a_subscription_that_is_gone_is_dropped_and_one_in_trouble_is_tried_again(
    store_address: str, receiver: PushReceiver
) -> None:
    receiver.status |= {"/gone": 410, "/missing": 404, "/busy": 503}
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1, "first": 1})
        for path in receiver.status:
            await subscribe(bob, receiver.browser(path))
        await bob.close()
        await ada.done("start", table)
        await waiting(receiver, 3)
        push = store_of(server).push
        while len(left := await push.subscriptions(bob.id)) > 1 or not left[0].failures:
            await asyncio.sleep(0.02)
        assert left[0].endpoint.endswith("/busy")
        later = time.time() + 40
        while not (again := await push.claim_notices(later, later, 9)):
            await asyncio.sleep(0.02)
        assert [one.attempts for one in again] == [1]


async def test_an_outage_of_a_push_service_unsubscribes_nobody(store_address: str, receiver: PushReceiver) -> None:
    for path, status in (("/broken", 500), ("/busy", 429), ("/odd", 400)):
        receiver.status[path] = status
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        bob = await Client.come(address, "Bob")
        table = await open_table(bob)
        for path in receiver.status:
            await subscribe(bob, receiver.browser(path))
        for seq in range(12):
            await notify(server, bob.id, table, seq)
            await waiting(receiver, 3 * (seq + 1))
        push = store_of(server).push
        while {one.failures for one in await push.subscriptions(bob.id)} != {12}:
            await asyncio.sleep(0.02)
        assert len(await push.subscriptions(bob.id)) == 3
        receiver.status.clear()
        await notify(server, bob.id, table, 100)
        while {one.failures for one in await push.subscriptions(bob.id)} != {0}:
            await asyncio.sleep(0.02)


async def test_a_subscription_that_takes_nothing_for_weeks_is_dropped(store_address: str) -> None:
    store = await open_store(store_address)
    push = store.push
    endpoint = "https://push.example/1"
    await push.subscribe(PushSubscription("ada", endpoint, b"p", b"a", "k", "en"), 1.0)
    for now in (100.0, 200.0, 300.0):
        await push.count_failure("ada", endpoint, now, 3, 90.0)
    await push.clear_failures("ada", endpoint)
    for now in (400.0, 500.0):
        await push.count_failure("ada", endpoint, now, 3, 450.0)
    assert len(await push.subscriptions("ada")) == 1, "dropped for failures of before the last delivery"
    await push.count_failure("ada", endpoint, 600.0, 3, 450.0)
    assert await push.subscriptions("ada") == []
    await store.close()


async def notify(server: Server, guest: str, table: str, seq: int) -> None:
    """Queue a notice of an invitation, and have it sent now."""
    store = store_of(server)
    await store.guests.invite(guest, table, "", 1.0)
    assert await store.push.post(Notice(guest, table, "invited", seq, 0.0), 1.0)
    context = server._app.context
    assert context is not None
    context.registry.services.on_notice()


async def test_a_push_service_that_does_not_answer_holds_up_nobody_else(
    store_address: str, receiver: PushReceiver
) -> None:
    async def ignore(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(ignore, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    push = PushSettings(hosts=(receiver.host, f"127.0.0.1:{port}"))
    async with serving(store_address, SOON, push=push) as (address, server):
        honest = await Client.come(address, "Bob")
        table = await open_table(honest)
        key = await subscribe(honest, receiver.browser())
        browser = PushBrowser(f"http://127.0.0.1:{port}/one")
        store = store_of(server)
        for n in range(100):
            await store.push.subscribe(
                PushSubscription(f"mean-{n}", f"{browser.endpoint}{n}", browser.p256dh, browser.auth, key, "en"), 1.0
            )
            await store.guests.invite(f"mean-{n}", table, "", 1.0)
            await store.push.post(Notice(f"mean-{n}", table, "invited", 1, 0.0), 0.5)
        await notify(server, honest.id, table, 1)
        await asyncio.to_thread(receiver.wait, 1, 6.0)
    silent.close()


def test_a_slow_push_service_rests_longer_each_time_and_has_one_probe() -> None:
    services = PushServices()
    assert [services.begin("slow", 0.0) for _ in range(3)] == [0.0] * 3
    for _ in range(3):
        services.end("slow", 0.0, 10.0)
    first = services.begin("slow", 10.0)
    assert first > 10.0
    assert services.begin("other", 10.0) == 0.0
    assert services.begin("slow", first) == 0.0
    assert services.begin("slow", first) > first, "a service that was slow has more than one request"
    services.end("slow", first, first + 10.0)
    assert services.begin("slow", first + 10.0) - (first + 10.0) > first - 10.0
    assert services.begin("slow", first + 3600.0) == 0.0
    services.end("slow", first + 3600.0, first + 3600.1)
    assert [services.begin("slow", first + 3601.0) for _ in range(2)] == [0.0] * 2


async def test_names_of_one_domain_do_not_hold_all_lookups(monkeypatch: pytest.MonkeyPatch) -> None:
    is_over = threading.Event()
    at_once = [0, 0]

    def look_up(host: str, port: int, **how: object) -> list[object]:
        if host.endswith("tarpit.example"):
            at_once[0] += 1
            at_once[1] = max(at_once)
            is_over.wait(20)
            at_once[0] -= 1
        return [(2, 1, 6, "", ("8.8.8.8", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    resolver = Resolver()
    slow = [asyncio.create_task(resolver.look_up(f"{n}.tarpit.example", 443, "tarpit.example")) for n in range(40)]
    same = [asyncio.create_task(resolver.look_up("0.tarpit.example", 443, "tarpit.example")) for n in range(8)]
    assert await asyncio.wait_for(resolver.look_up("push.example", 443, "push.example"), 5) == ["8.8.8.8"]
    is_over.set()
    assert await asyncio.gather(*slow, *same) == [["8.8.8.8"]] * 48
    assert at_once[1] <= 2
    resolver.close()


async def test_a_hidden_page_is_told_that_the_game_is_over(store_address: str, receiver: PushReceiver) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1})
        browser = receiver.browser()
        await subscribe(bob, browser)
        await ask(bob, "/api/me/notices", turn=False)
        await bob.done("set-visibility", table, visible=False)
        await ada.done("start", table)
        await asyncio.gather(*(one.play_on(table, random.Random(n)) for n, one in enumerate((ada, bob))))
        await waiting(receiver, 1)
        assert await until_settled(server, receiver) == 1
        told = browser.decrypt(receiver.received[0][2])
        assert (told["tag"], told["path"]) == (f"over-{table}", f"/t/{table}")
        assert told["body"] == "The game is over: Saboteur"


async def test_a_server_that_is_killed_right_after_the_last_move_still_tells_that_the_game_is_over(
    store_address: str, receiver: PushReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NoticeTracker, "note_commit", lambda *args: None)  # killed between the commit and what follows
    async with serving(store_address, SOON) as (address, server):
        table, (ada, bob) = await table_of(address, 2, "base", 3, options={"rounds": 1})
        await store_of(server).push.subscribe(
            PushSubscription(bob.id, "https://push.example/1", b"p", b"a", "k", "en"), 1.0
        )
        await bob.done("set-visibility", table, visible=False)
        await ada.done("start", table)
        await asyncio.gather(*(one.play_on(table, random.Random(n)) for n, one in enumerate((ada, bob))))
    store = await open_store(store_address)
    later = time.time() + 1e6
    kinds = {(one.guest, one.kind) for one in await store.push.claim_notices(later, later, 9)}
    assert (bob.id, "over") in kinds
    await store.close()


async def test_a_browser_that_subscribed_before_a_key_rotation_still_gets_messages(
    store_address: str, receiver: PushReceiver
) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        bob = await Client.come(address, "Bob")
        table = await open_table(bob)
        old, new = receiver.browser("/old"), receiver.browser("/new")
        old_key = await subscribe(bob, old)
        await store_of(server).push.add_push_key(new_key(time.time() + 1), time.time() + 0.5)
        fresh_key = await subscribe(bob, new)
        assert fresh_key != old_key
        await notify(server, bob.id, table, 1)
        await waiting(receiver, 2)
        for at, (path, _, body) in enumerate(receiver.received):
            browser, key = (old, old_key) if path == "/old" else (new, fresh_key)
            assert receiver.check_signature(at) == key
            assert browser.decrypt(body)["path"] == f"/t/{table}"


async def test_whom_one_has_played_with_can_be_invited_and_nobody_else(
    store_address: str, receiver: PushReceiver
) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        _, (ada, bob) = await table_of(address, 2, "base", 3)
        stranger = await Client.come(address, "Stranger")
        browser = receiver.browser()
        await subscribe(bob, browser, "he")
        await subscribe(stranger, receiver.browser("/stranger"))
        met = (await http(address, "GET", "/api/me/people", token=ada.token)).json()
        assert met == [{"guest": bob.id, "name": "Guest 1"}]
        new = await open_table(ada, "saboteur2", 5)
        for _ in range(2):
            await ask(ada, f"/api/tables/{new}/calls", guest=bob.id)
            await ada.done("say", new, text="come on")
        await waiting(receiver, 1)
        told = browser.decrypt(receiver.received[0][2])
        assert (told["path"], told["dir"]) == (f"/t/{new}", "rtl")
        mine = (await http(address, "GET", "/api/me/tables", token=bob.token)).json()
        assert (mine[0]["table"], mine[0]["kind"]) == (new, "invited")
        await ask(bob, "/api/me/declined", table=new)
        await ask(ada, f"/api/tables/{new}/calls", guest=bob.id)
        mine = (await http(address, "GET", "/api/me/tables", token=bob.token)).json()
        assert new not in {one["table"] for one in mine}, "declined, and invited again"
        refused = await http(address, "POST", f"/api/tables/{new}/calls", {"guest": stranger.id}, ada.token)
        assert refused.json()["why"] == "not-now"
        refused = await http(address, "POST", f"/api/tables/{new}/calls", {"guest": bob.id}, stranger.token)
        assert refused.json()["why"] == "not-seated"
        assert await until_settled(server, receiver) == 1


async def test_an_invitation_by_someone_blocked_is_dropped_silently(store_address: str, receiver: PushReceiver) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        _, (ada, bob) = await table_of(address, 2, "base", 3)
        await subscribe(bob, receiver.browser())

        async def invites() -> str:
            table = await open_table(ada)
            await ada.done("sit", table, seat=0)
            answer = await http(address, "POST", f"/api/tables/{table}/calls", {"guest": bob.id}, ada.token)
            assert (answer.status_code, answer.json()) == (201, {})
            return table

        first = await invites()
        mine = (await http(address, "GET", "/api/me/tables", token=bob.token)).json()
        assert [one["inviter"] for one in mine if one["table"] == first] == ["Guest 0"]
        await ask(bob, "/api/me/declined", table=first, block=True)
        second = await invites()
        mine = (await http(address, "GET", "/api/me/tables", token=bob.token)).json()
        assert {first, second}.isdisjoint(one["table"] for one in mine)
        assert await until_settled(server, receiver) == 1
        blocked = (await http(address, "GET", "/api/me/blocks", token=bob.token)).json()
        assert blocked == [{"guest": ada.id, "name": "Guest 0"}]
        await ask(bob, "/api/me/blocks/removal", guest=ada.id)
        third = await invites()
        mine = (await http(address, "GET", "/api/me/tables", token=bob.token)).json()
        assert third in {one["table"] for one in mine}
        await ask(ada, "/api/me/erasure")
        assert not await store_of(server).guests._fetch("SELECT 1 FROM members WHERE inviter = $1", ada.id)


async def test_people_who_want_another_game_tell_the_others_once(store_address: str, receiver: PushReceiver) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        table, (ada, bob, cy) = await table_of(address, 3, "base", 3, options={"rounds": 1})
        await subscribe(bob, receiver.browser())
        await ada.done("start", table)
        await asyncio.gather(*(one.play_on(table, random.Random(n)) for n, one in enumerate((ada, bob, cy))))
        await bob.done("set-visibility", table, visible=False)
        for one in (ada, cy):
            await one.done("rematch", table)
        await waiting(receiver, 1)
        assert await until_settled(server, receiver) == 1


async def test_own_tables_say_whose_turn_it_is_when_they_are_in_nobodys_memory(store_address: str) -> None:
    asleep = SOON._replace(idle=0.05)
    async with serving(store_address, asleep) as (address, _):
        table, (ada, bob) = await table_of(
            address, 2, "base", 3, options={"rounds": 1, "first": 1}, clock={"unit": "days", "length": 2}
        )
        await ada.done("start", table)
        (mine,) = (await http(address, "GET", "/api/me/tables", token=ada.token)).json()
        assert mine["turn"] is None
        turn = (await http(address, "GET", f"/api/tables/{table}/turn")).json()
        assert turn["turn"] == 1
        for client in (ada, bob):
            await client.close()
        while mine["turn"] is None:
            (mine,) = (await http(address, "GET", "/api/me/tables", token=ada.token)).json()
        assert (mine["turn"], mine["seat"], mine["kind"], mine["state"]) == (1, 0, "seated", "playing")
        assert mine["ends_at"] == turn["ends_at"]
        assert [seat["name"] for seat in mine["seats"]][:2] == ["Guest 0", "Guest 1"]


async def test_a_notice_that_cannot_be_sent_is_dropped_and_others_are_sent(
    store_address: str, receiver: PushReceiver
) -> None:
    async with serving(store_address, SOON, push=push_to(receiver)) as (address, server):
        bob = await Client.come(address, "Bob")
        await subscribe(bob, receiver.browser())
        store = store_of(server)
        table = await open_table(bob)
        await store.guests.invite(bob.id, "unreadable", "", 1.0)
        await store.push._fetch("INSERT INTO headlines (game, public, state, terms, people, changed)"
                                " VALUES ('unreadable', $1, 'gathering', $2, 1, 1.0)", False, b"{}")  # fmt: skip
        await store.guests.invite(bob.id, table, "", 1.0)
        for name in ("unreadable", table):
            await store.push.post(Notice(bob.id, name, "invited", 9, 0.0), 1.0)
        server_of_notices = server._app.context
        assert server_of_notices is not None
        server_of_notices.registry.services.on_notice()
        assert await until_settled(server, receiver) == 1


async def test_a_browser_has_one_guest(store_address: str) -> None:
    store = await open_store(store_address)
    for guest in ("ada", "bob"):
        await store.push.subscribe(PushSubscription(guest, "https://push.example/1", b"p", b"a", "k", "en"), 1.0)
    assert await store.push.subscriptions("ada") == [], "notices of one guest are shown to another"
    assert len(await store.push.subscriptions("bob")) == 1
    await store.close()


async def test_a_new_key_is_for_new_subscriptions_and_old_ones_keep_theirs(store_address: str) -> None:
    store = await open_store(store_address)
    other = await open_store(store_address) if store.node_id else store
    push = store.push
    first, same = await asyncio.gather(current_key(store, 30), current_key(other, 30))
    assert first == same == await current_key(store, 30), "servers of one store have different keys"
    old = PushKey("old", "secret", time.time() - 40 * 86_400)
    await push.add_push_key(old, time.time() + 1)
    await push.subscribe(PushSubscription("ada", "https://push.example/1", b"p", b"a", "old", "en"), 1.0)
    await push.drop_unused_push_keys()
    assert [key.public for key in await push.push_keys()] == [first, "old"]
    await push.unsubscribe("ada", "https://push.example/1")
    await push.drop_unused_push_keys()
    assert [key.public for key in await push.push_keys()] == [first]
    if other is not store:
        await other.close()
    await store.close()


async def test_subscriptions_of_a_guest_are_bounded_and_a_notice_has_one_claimant(store_address: str) -> None:
    store = await open_store(store_address)
    push = store.push
    for n in range(MAX_SUBSCRIPTIONS + 3):
        await push.subscribe(PushSubscription("ada", f"https://push.example/{n}", b"p", b"a", "k", "en"), float(n))
    kept = {one.endpoint for one in await push.subscriptions("ada")}
    assert kept == {f"https://push.example/{n}" for n in range(3, MAX_SUBSCRIPTIONS + 3)}
    await store.guests.invite("ada", "t", "", 1.0)
    assert await push.post(Notice("ada", "t", "invited", 3, 0.0), 5.0)
    assert not await push.post(Notice("ada", "t", "invited", 3, 0.0), 5.0), "told twice of one entry"
    assert not await push.post(Notice("bob", "t", "turn", 3, 0.0), 5.0), "told someone who has nothing to do with it"
    assert await push.claim_notices(4.0, 60.0, 9) == []
    claims = await asyncio.gather(*(push.claim_notices(6.0, 60.0, 9) for _ in range(4)))
    assert sorted(map(len, claims)) == [0, 0, 0, 1]
    assert len(await push.claim_notices(61.0, 90.0, 9)) == 1, "a notice is lost with its claimant"
    await store.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://user@push.example/x",
        "https://push.example/x\r\nHost: other",
        "https://push.example/" + "x" * 1100,
        "file:///etc/passwd",
        "https://",
        "https://[",
    ],
)
def test_an_endpoint_that_is_not_public_and_https_is_refused(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        parse_endpoint(endpoint, ())


async def test_a_public_name_with_a_private_address_is_not_reached(
    receiver: PushReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look_up(host: str, port: int, **how: object) -> list[object]:
        return [(2, 1, 6, "", ("8.8.8.8", port)), (2, 1, 6, "", ("10.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(BadEndpoint):
        await post(parse_endpoint("https://push.example/x", ()), {}, b"", Resolver())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "192.0.2.1",
        "240.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "fec0::1",
    ],
)
def test_addresses_of_other_networks_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    assert is_public(ipaddress.ip_address("8.8.8.8"))
    assert is_public(ipaddress.ip_address("2606:4700::1111"))


async def test_redirects_are_not_followed_and_bad_subscriptions_are_refused(
    tmp_path_factory: pytest.TempPathFactory, receiver: PushReceiver
) -> None:
    receiver.status["/elsewhere"] = 307
    target = parse_endpoint(f"http://{receiver.host}/elsewhere", {receiver.host})
    assert await post(target, {}, b"", Resolver()) == 307
    assert len(receiver.received) == 1
    async with serving(str(tmp_path_factory.mktemp("store") / "t.sqlite"), push=push_to(receiver)) as (address, _):
        ada = await Client.come(address)
        good = receiver.browser().subscription(await subscribe(ada, receiver.browser()))
        for wrong in (
            {"endpoint": "https://10.0.0.1/x"},
            {"p256dh": "AAAA"},
            {"auth": "AAAA"},
            {"key": "another"},
            {"language": "xx"},
            {"endpoint": f"http://{receiver.host}/" + "x" * 1024},
        ):
            answer = await http(address, "POST", "/api/me/push", {**good, **wrong}, ada.token)
            assert answer.status_code == 400, wrong
        for zone in ("Nowhere/Land", "../../etc/passwd", "Europe"):
            quiet = {"quiet": {"begin": 0, "end": 1, "zone": zone}}
            answer = await http(address, "POST", "/api/me/notices", quiet, ada.token)
            assert answer.status_code == 400, zone


def test_messages_of_any_length_have_one_size() -> None:
    browser = PushBrowser("https://push.example/1")
    sizes = {len(encrypt(b'"%s"' % (b"x" * n), browser.p256dh, browser.auth)) for n in (0, 9, MAX_PAYLOAD - 2)}
    assert len(sizes) == 1
    assert max(sizes) <= 4096, "push services need not accept more"
    assert browser.decrypt(encrypt(b'{"a": 1}', browser.p256dh, browser.auth)) == {"a": 1}
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"x" * (MAX_PAYLOAD + 1), browser.p256dh, browser.auth)
