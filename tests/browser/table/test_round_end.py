"""The end of a round: the board stays, everything is turned up, and everyone has time to look at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player
from browser.prepared import Condition, bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE
from motherlode import Game

DEVICES = {"desktop": DESKTOP, "phone": PHONE, "landscape": PHONE | {"viewport": {"width": 844, "height": 390}}}


def last_move(game: Game) -> bool:
    """The first seat has one legal move left that ends the round."""
    if game.actor != 0 or game.over or len(game.legal) > 3:
        return False
    after = game.copy()
    events = after.play(game.legal[0])
    return any(type(event).__name__ == "RoundEnded" for event in events)


def last_move_before_the_next_round(game: Game) -> bool:
    """Whether the first seat ends the round, and nobody chooses gold before the next one."""
    if not last_move(game):
        return False
    after = game.copy()
    after.play(game.legal[0])
    return after.truth.round == game.truth.round + 1


def at_the_last_move(
    visit: Visit, server: ServerProcess, ruleset: str, rounds: int, when: Condition = last_move, **how: object
) -> tuple[Player, Game]:
    game = bring_to(when, ruleset, 3, rounds=rounds)
    card = server.guest("Ada")
    player = Player(visit(card, **how), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    return player, game


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("ruleset", ["base", "lost-mines"])
def test_the_maze_stays_and_roles_and_goals_are_shown_until_the_person_goes_on(
    visit: Visit, server: ServerProcess, ruleset: str, device: str
) -> None:
    player, game = at_the_last_move(visit, server, ruleset, 2, last_move_before_the_next_round, **DEVICES[device])
    page = player.page
    before = page.locator(".grid .laid").count()
    player.make(str(game.legal[0]))
    scene = page.locator(".round-end")
    expect(scene).to_contain_text("You won the round" if won(player) else "You lost the round")
    expect(scene.locator("li .role-name")).to_have_count(3)
    assert page.locator(".grid .laid").count() >= before
    expect(page.locator(".grid .laid[data-name='?']")).to_have_count(0)
    expect(page.locator(".round")).to_contain_text("Round 1")
    expect(page.locator("dialog[open]")).to_have_count(0)
    player.socket_log.until(lambda: player.socket_log.game["view"]["round"] == 2)
    expect(scene.locator(".new-role")).to_be_visible()
    player.leave_dialogs()
    expect(scene).to_have_count(0)


def won(player: Player) -> bool:
    """Whether the first seat won the round, from what the page was told."""
    ended = player.socket_log.events("round-ended")[-1]
    if "reached" in ended:
        return bool(ended["reached"] == (ended["roles"][0] == "miner"))
    return sum(event["points"][0] for event in player.socket_log.events("scored")) > 0


def test_gold_can_be_chosen_while_the_end_of_the_round_is_shown(visit: Visit, server: ServerProcess) -> None:
    game = bring_to(
        lambda one: one.asked == "gold" and one.actor == 0 and len(one.legal) == 3, "base", 5, rounds=3, seed=0
    )
    card = server.guest("Ada")
    player = Player(visit(card, **PHONE), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    player.await_page()
    expect(player.page.locator(".round-end")).to_be_visible()
    for width, height in ((1280, 800), (844, 390), (320, 568), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        for legal in player.socket_log.legal:
            expect(player.button(legal)).to_be_in_viewport(ratio=1)
            player.button(legal).tap(trial=True)  # nothing lies over it
    move = player.socket_log.legal[0]
    player.press(player.button(move))
    player.socket_log.until(lambda: bool(player.socket_log.answers))
    assert player.socket_log.answers[-1][0] == move


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
@pytest.mark.parametrize("seats", [5, 8, 12])
def test_everyone_whose_role_turns_over_is_in_sight_on_a_phone(
    visit: Visit, server: ServerProcess, seats: int, size: tuple[int, int]
) -> None:
    width, height = size
    card = server.guest("Ada")
    game = bring_to(last_move, "saboteur2", seats, rounds=2)
    player = Player(visit(card, **(PHONE | {"viewport": {"width": width, "height": height}})), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    player.make(str(game.legal[0]))
    shown = player.page.locator(".round-end li")
    expect(shown).to_have_count(seats)
    for one in shown.all():
        expect(one.locator(".card")).to_be_in_viewport(ratio=1)
        expect(one.locator(".role-name")).to_be_in_viewport(ratio=0.9)


def test_marks_on_players_are_gone_in_the_next_round(visit: Visit, server: ServerProcess) -> None:
    player, game = at_the_last_move(visit, server, "lost-mines", 2)
    page = player.page
    page.locator(".seat[data-seat='1'] .note").click()
    expect(page.locator(".note.suspect")).to_have_count(1)
    player.reload()
    expect(page.locator(".note.suspect")).to_have_count(1)
    player.await_turn()
    player.make(str(game.legal[0]))
    player.leave_dialogs()
    expect(page.locator(".round")).to_contain_text("Round 2")
    expect(page.locator(".note.suspect")).to_have_count(0)


def test_with_motion_the_end_of_a_round_can_be_skipped_and_then_left(visit: Visit, server: ServerProcess) -> None:
    player, game = at_the_last_move(visit, server, "base", 2, reduced_motion="no-preference")
    player.make(str(game.legal[0]))
    scene = player.page.locator(".round-end")
    scene.wait_for()
    scene.get_by_role("button", name="Show everything").click()
    expect(scene.locator("li .role-name")).to_have_count(3)
    scene.get_by_role("button", name="Continue").click()
    expect(scene).to_have_count(0)


def test_marks_on_players_are_gone_in_a_new_game(visit: Visit, server: ServerProcess) -> None:
    """Marks belong to a game, a round and a seat: the same people may play again with other roles."""
    player, game = at_the_last_move(visit, server, "lost-mines", 1)
    page = player.page
    page.locator(".seat[data-seat='1'] .note").click()
    page.locator(".seat[data-seat='2'] .note").click()
    expect(page.locator(".note.suspect")).to_have_count(2)
    first = page.url
    player.make(str(game.legal[0]))
    player.leave_round_end()
    player.press(page.get_by_role("button", name="Play again", exact=True))
    player.await_turn()
    player.await_page()
    assert page.url == first
    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".note.suspect")).to_have_count(0)


WATCH_GOLD = """() => {
    window.gold = [];
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
            if (!node.classList?.contains("flight") || !document.querySelector(".round-end")) continue;
            const [moving] = node.getAnimations();
            const frames = moving.effect.getKeyframes();
            const [from, to] = [frames[0], frames.at(-1)].map(({ transform }) => new DOMMatrix(transform));
            const { x, y } = document.querySelector(".table").getBoundingClientRect();
            const middle = (matrix) => [x + matrix.e + node.offsetWidth / 2, y + matrix.f + node.offsetHeight / 2];
            window.gold.push({
                picture: node.querySelector("svg").outerHTML,
                from: middle(from),
                to: middle(to),
                delay: moving.effect.getTiming().delay,
            });
        }
    }).observe(document.querySelector(".table"), { childList: true });
}"""
SLOTS = """nodes => nodes.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { picture: node.querySelector("svg").outerHTML, at: [x + width / 2, y + height / 2] };
})"""


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_gold_travels_from_the_board_to_whoever_is_paid(
    visit: Visit, server: ServerProcess, how: dict[str, object]
) -> None:
    """As the card of its amount, one after another."""
    player, game = at_the_last_move(visit, server, "saboteur2", 2, **{**how, "reduced_motion": "no-preference"})
    page = player.page
    page.evaluate(WATCH_GOLD)
    player.make(str(game.legal[0]))
    page.wait_for_function("window.gold.length === 1")  # the last card, by which the player mends a tool of their own
    page.evaluate("window.gold = []")
    page.locator(".round-end .continue").click()
    slots = page.locator(".round-end .gold")
    expect(slots.first).to_be_visible()
    page.wait_for_function("count => window.gold.length === count", arg=slots.count())
    board = page.locator(".board").bounding_box()
    assert board is not None
    expect(page.locator(".flight")).to_have_count(0)
    flights = page.evaluate("window.gold")
    for place, (flight, slot) in enumerate(zip(flights, slots.evaluate_all(SLOTS), strict=True)):
        assert flight["picture"] == slot["picture"]
        assert flight["to"] == pytest.approx(slot["at"], abs=2)
        assert board["x"] <= flight["from"][0] <= board["x"] + board["width"]
        assert board["y"] <= flight["from"][1] <= board["y"] + board["height"]
        assert flight["delay"] == 140 * place
