"""Notices while the page is closed, and the page offline: real service worker, server and receiver.

No push service can be reached from a test. So the browser's half of a subscription is the receiver's, and what the
server has sent there is delivered to the service worker as a push service would.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.server_process import Card, ServerProcess
from browser.visitor import Visitor
from support.push_receiver import PushBrowser, PushReceiver, b64, push_receiver

SUBSCRIBES = """
    ({ endpoint, p256dh, auth }) => {
        const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0));
        let subscription = null;
        PushManager.prototype.getSubscription = async () => subscription;
        PushManager.prototype.subscribe = async ({ applicationServerKey }) => (subscription = {
            endpoint,
            options: { applicationServerKey: bytes(applicationServerKey).buffer },
            getKey: (name) => bytes(name === "auth" ? auth : p256dh).buffer,
            unsubscribe: async () => { subscription = null; return true; },
        });
    }
"""
"""The browser's own subscription needs a push service of its maker: here it is the receiver's."""

ALLOWED = """
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
"""
"""A browser without a screen refuses notifications, whatever its user allows."""

SHOWS = """
    () => {
        self.shown = [];
        self.registration.showNotification = async (title, { body, tag, dir, data }) => {
            self.shown.push({ title, body, tag, dir, data });
        };
    }
"""
"""What the service worker would show."""


CLICKS = """
    async (path) => {
        const done = [];
        self.WindowClient.prototype.focus = async function () { done.push(["focus", new URL(this.url).pathname]); };
        self.clients.openWindow = async (url) => { done.push(["open", new URL(url).pathname]); };
        let work;
        const event = new ExtendableEvent("notificationclick");
        const notification = { data: path, close: () => done.push(["close"]) };
        Object.defineProperty(event, "notification", { value: notification });
        Object.defineProperty(event, "waitUntil", { value: (promise) => (work = promise) });
        self.dispatchEvent(event);
        await work;
        return done;
    }
"""
"""A click on a notification. A browser lets a worker focus and open windows after a click of its user only."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[PushReceiver]:
    with push_receiver() as one:
        yield one


@pytest.fixture(scope="module")
def pushing(receiver: PushReceiver, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may push to the receiver."""
    server = ServerProcess(tmp_path_factory.mktemp("pushing"), more=["--push-hosts", receiver.host])
    server.start()
    yield server
    server.stop()


def comes(visit: Visit, server: ServerProcess, card: Card, browser: PushBrowser | None = None) -> Visitor:
    """Someone whose browser runs the service worker."""
    visitor = visit(card, to=server, service_workers="allow")
    visitor.context.add_init_script(ALLOWED)
    if browser is not None:
        keys = {"endpoint": browser.endpoint, "p256dh": b64(browser.p256dh), "auth": b64(browser.auth)}
        visitor.context.add_init_script(f"({SUBSCRIBES})({json.dumps(keys)})")
    return visitor


def ready(page: Page) -> None:
    """Wait until the service worker is in charge of the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def deliver(page: Page, data: str) -> None:
    """Deliver a push message to the service worker, as the browser does with what a push service sends."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(0)
    while not found:
        page.wait_for_timeout(20)
    origin = re.sub(r"(https?://[^/]+).*", r"\1", page.url)
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": data})


def test_a_closed_page_is_told_of_its_turn_and_one_in_sight_hears_it_without_a_notification(
    visit: Visit, pushing: ServerProcess, receiver: PushReceiver
) -> None:
    ada, bob = pushing.guest("Ada"), pushing.guest("Bob")
    table = pushing.table(ada, "base", 3, options={"rounds": 1, "first": 0})
    for card in (ada, bob):
        pushing.seat(card, table)
    browser = receiver.browser("/browser")
    visitor = comes(visit, pushing, ada, browser)
    page = visitor.page
    page.goto("/me")
    ready(page)
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_role("button", name="Notifications are on")).to_be_visible()
    page.wait_for_function("() => localStorage.getItem('motherlode.push') !== null")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".hand .cards button").first).to_be_visible()
    assert not receiver.received, "a page that is in sight was pushed to"
    page.goto("about:blank")
    receiver.wait(1)
    told = browser.decrypt(receiver.received[0][2])
    assert told["path"] == f"/t/{table}"
    assert told["body"] == "It’s your turn: Saboteur"

    page.goto("/")
    ready(page)
    worker = visitor.context.service_workers[0]
    worker.evaluate(SHOWS)
    page.evaluate(
        "() => navigator.serviceWorker.addEventListener('message', ({ data }) => (window.heard = data.notice))"
    )
    deliver(page, json.dumps(told))
    page.wait_for_function("() => window.heard")
    assert page.evaluate("() => window.heard") == told
    assert worker.evaluate("() => self.shown") == [], "a notice was shown over a page that is in sight"
    expect(page.locator(f"[data-table='{table}'].my-turn")).to_be_visible()


def test_the_service_worker_shows_a_notice_when_no_page_is_in_sight(visit: Visit, pushing: ServerProcess) -> None:
    visitor = comes(visit, pushing, pushing.guest("Ada"))
    page = visitor.page
    page.goto("/")
    ready(page)
    told = {"title": "Motherlode", "body": "תורכם", "lang": "he", "dir": "rtl", "tag": "turn-x", "path": "/t/x"}
    worker = visitor.context.service_workers[0]
    worker.evaluate(SHOWS)
    worker.evaluate("() => { self.clients.matchAll = async () => []; }")  # as if it were hidden
    deliver(page, json.dumps(told))
    while not (shown := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(20)
    path = told.pop("path")
    told.pop("lang")
    assert shown == [{**told, "data": path}]


def test_a_click_on_a_notice_leads_to_the_table_and_away_from_no_other(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table, other = server.table(card), server.table(card)
    visitor = comes(visit, server, card)
    page = visitor.page
    page.goto(f"/t/{other}")
    expect(page.locator(".room")).to_be_visible()
    ready(page)
    worker = visitor.context.service_workers[0]
    path = f"/t/{table}"
    assert worker.evaluate(CLICKS, path) == [["close"], ["open", path]], "the table that is open was not left alone"
    assert page.url.endswith(f"/t/{other}")
    front, _ = visitor.tab()
    front.goto("/")
    ready(front)
    assert worker.evaluate(CLICKS, path) == [["close"], ["focus", "/"]]
    expect(front).to_have_url(re.compile(f"{path}$"))
    expect(front.locator(".room")).to_be_visible()
    assert worker.evaluate(CLICKS, path) == [["close"], ["focus", path]]
    assert worker.evaluate(CLICKS, "//elsewhere.example/t/x") == [["close"], ["open", "/"]]
    assert page.url.endswith(f"/t/{other}")


def test_settings_of_notices_are_kept_by_the_server(visit: Visit, server: ServerProcess) -> None:
    visitor = visit(server.guest("Ada"))
    page = visitor.page
    page.goto("/me")
    page.get_by_label("a game of mine is over").uncheck()
    page.get_by_label("from").fill("23:30")
    page.get_by_label("Hold notifications back at night").check()
    expect(page.locator("[aria-busy='true']")).to_have_count(0)
    page.reload()
    expect(page.get_by_label("a game of mine is over")).not_to_be_checked()
    expect(page.get_by_label("Hold notifications back at night")).to_be_checked()
    expect(page.get_by_label("from")).to_have_value("23:30")


def test_settings_of_notices_are_saved_although_the_page_is_left_at_once(visit: Visit, server: ServerProcess) -> None:
    """The answers are slow: the second change waits for the first, and the page is left before either."""
    visitor = visit(server.guest("Ada"))
    page = visitor.page
    page.goto("/me")
    over = page.get_by_label("a game of mine is over")
    expect(over).to_be_enabled()
    page.evaluate("() => { const send = fetch; window.fetch = (...all) => (send(...all), new Promise(() => {})); }")
    over.uncheck()
    page.get_by_label("I am invited").uncheck()
    page.goto("about:blank")
    page.wait_for_timeout(300)
    page.goto("/me")
    expect(page.get_by_label("I am invited")).not_to_be_checked()
    expect(page.get_by_label("a game of mine is over")).not_to_be_checked()


def test_my_tables_show_my_turn_first_and_can_be_muted(visit: Visit, server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    names = []
    for first in (1, 0, 1):
        options = {"rounds": 1, "first": first}
        names.append(server.table(ada, "base", 3, options=options, clock={"unit": "days", "length": 2}))
        for card in (ada, bob):
            server.seat(card, names[-1])
    visitor = visit(ada)
    page = visitor.page
    for name in names[:2]:
        page.goto(f"/t/{name}")
        page.get_by_role("button", name="Start the game").click()
        expect(page.locator(".hand .cards button").first).to_be_visible()
    page.goto("/")
    rows = page.locator("[data-tables] li")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_have_attribute("data-table", names[1])
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(0)).to_contain_text("1 day")
    expect(page.locator(f"[data-table='{names[0]}']")).to_contain_text("It’s Bob’s turn")
    rows.nth(0).get_by_role("button", name="Mute this table").click()
    expect(rows.nth(0).get_by_role("button", name="Unmute this table")).to_have_attribute("aria-pressed", "true")


def test_someone_i_played_with_is_invited_from_the_waiting_room(visit: Visit, server: ServerProcess) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    old, new = server.table(ada), server.table(ada, "saboteur2", 5)
    server.seat(ada, old)
    server.seat(bob, old)
    page = visit(ada).page
    page.goto(f"/t/{new}")
    page.get_by_role("listitem").filter(has_text="Bob").get_by_role("button", name="Invite").click()
    expect(page.get_by_role("button", name="Invited")).to_be_disabled()
    page = visit(bob).page
    page.goto("/")
    row = page.locator(f"[data-table='{new}']")
    expect(row).to_contain_text("You are invited")
    row.get_by_role("button", name="Decline").click()
    expect(row).to_have_count(0)


def test_the_page_opens_without_a_net_with_what_it_last_knew(
    visit: Visit, own_server: ServerProcess, tmp_path: Path
) -> None:
    card = own_server.guest("Ada")
    table = own_server.table(card, "base", 3, options={"rounds": 1, "first": 0})
    own_server.seat(card, table, 0)
    visitor = comes(visit, own_server, card)
    page = visitor.page
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".hand .cards button").first).to_be_visible()
    ready(page)
    hand = page.locator(".hand .cards button").evaluate_all("all => all.map(one => one.dataset.card)")
    page.wait_for_function(f"() => 'motherlode.table.{table}' in localStorage")
    page.goto("/")
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    with visitor.forgiving():
        own_server.kill()
        page.goto(f"/t/{table}")
        expect(page.locator(".lost")).to_contain_text("You see the table as it was on")
        kept = page.locator(".hand .cards button").evaluate_all("all => all.map(one => one.dataset.card)")
        assert kept == hand
        page.goto("/")
        expect(page.locator("[data-tables]")).to_contain_text("No connection. This is how it was on")
        own_server.start()
        page.goto(f"/t/{table}")
        expect(page.locator(".lost")).to_have_count(0)
        expect(page.locator(".hand .cards button").first).to_be_visible()


def test_the_cache_holds_files_of_the_bundle_alone(visit: Visit, server: ServerProcess) -> None:
    card = server.guest("Ada")
    table = server.table(card)
    visitor = comes(visit, server, card)
    page = visitor.page
    page.goto("/")
    ready(page)
    page.goto(f"/t/{table}")
    expect(page.locator(".room")).to_be_visible()
    kept: list[str] = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return [names.length, ...all.flat().map((one) => new URL(one.url).pathname)];
        }"""
    )
    assert kept[0] == 1
    assert "/" in kept
    assert [
        path for path in kept[1:] if not re.fullmatch(r"/|/assets/[\w.-]+|/icon\.svg|/manifest\.webmanifest", path)
    ] == []


def test_after_an_upgrade_the_new_page_is_shown_and_the_old_cache_is_gone(visit: Visit, server: ServerProcess) -> None:
    visitor = comes(visit, server, server.guest("Ada"))
    page = visitor.page
    page.goto("/")
    ready(page)
    page.evaluate(
        """async () => {
            const old = await caches.open("motherlode-of-an-older-version");
            await old.put("/", new Response("the old page", { headers: { "content-type": "text/html" } }));
            const registration = await navigator.serviceWorker.getRegistration();
            await registration.unregister();
        }"""
    )
    page.reload()
    ready(page)
    expect(page.locator(".home")).to_be_visible()
    page.wait_for_function("async () => !(await caches.keys()).includes('motherlode-of-an-older-version')")


def test_the_page_can_be_installed(visit: Visit, server: ServerProcess) -> None:
    visitor = comes(visit, server, server.guest("Ada"))
    page = visitor.page
    page.goto("/")
    ready(page)
    session = visitor.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    manifest = server.ask("GET", "/manifest.webmanifest")
    assert manifest["id"] == "/"
    assert {"any", "maskable"} <= {icon["purpose"] for icon in manifest["icons"]}
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        size: list[int] = page.evaluate(
            """(src) => new Promise((done) => {
                const image = new Image();
                image.onload = () => done([image.naturalWidth, image.naturalHeight]);
                image.src = src;
            })""",
            picture["src"],
        )
        assert picture["sizes"] in ("any", f"{size[0]}x{size[1]}"), picture
