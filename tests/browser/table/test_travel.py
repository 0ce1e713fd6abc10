"""Cards played on seats and ways: they travel, tools break or are mended, the log marks the place."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import DESKTOP, PHONE
from motherlode import Game

MOVING: Final = {"reduced_motion": "no-preference"}

WATCH: Final = """() => {
    window.seen = { flights: [], tools: [] };
    const flown = (node) => {
        if (!node.classList?.contains("flight")) return;
        const frames = node.getAnimations()[0].effect.getKeyframes();
        const [x, y] = frames.at(-1).transform.match(/-?[\\d.]+(?=px)/g).map(Number);
        const table = document.querySelector(".table").getBoundingClientRect();
        window.seen.flights.push([table.left + x + node.offsetWidth / 2, table.top + y + node.offsetHeight / 2]);
    };
    const changed = (node) => {
        if (!node.matches?.(".tool.snapped, .tool.mended")) return;
        const seat = Number(node.closest(".seat").dataset.seat);
        const animations = node.getAnimations().map((one) => one.animationName);
        const isSeen = node.checkVisibility() && node.getBoundingClientRect().width > 10;
        window.seen.tools.push({ seat, animations, isSeen });
    };
    new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes)
            if (type === "attributes") changed(target);
            else addedNodes.forEach(flown);
    }).observe(document.querySelector(".table"), { childList: true, subtree: true, attributeFilter: ["class"] });
}"""


def at_a_move(
    visit: Visit, server: ServerProcess, ruleset: str, how: dict[str, object], *starts: str
) -> tuple[Player, str]:
    """A player who can make a move that starts so, and the move."""

    def wanted(game: Game) -> str:
        return next((str(move) for move in game.legal if str(move).startswith(starts) and game.actor == 0), "")

    game = bring_to(lambda one: bool(wanted(one)) and len(one.history) > 3, ruleset, 4)
    card = server.guest("Ada")
    player = Player(visit(card, **{**how, **MOVING}), 0)
    player.page.goto(f"/t/{put_table(server, game, [card])}")
    player.await_turn()
    player.page.evaluate(WATCH)
    return player, wanted(game)


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("starts", "target", "animation"),
    [
        (("break-pick>1", "break-lamp>1", "break-cart>1"), 1, "snap"),
        (("fix-pick>0", "fix-lamp>0", "fix-cart>0"), 0, "mend"),
    ],
)
def test_a_tool_snaps_and_is_mended_visibly_and_its_card_travels_there(
    visit: Visit, server: ServerProcess, how: dict[str, object], starts: tuple[str, ...], target: int, animation: str
) -> None:
    """Also when a player mends a tool of their own."""
    player, move = at_a_move(visit, server, "base", how, *starts)
    box = player.page.locator(f".seat[data-seat='{target}']").bounding_box()
    assert box is not None
    player.make(move)
    player.page.wait_for_function("window.seen.tools.length && window.seen.flights.length")
    seen = player.page.evaluate("window.seen")
    assert (seen["tools"][0]["seat"], seen["tools"][0]["isSeen"]) == (target, True)
    assert [name.rpartition("-")[2] for name in seen["tools"][0]["animations"]] == [animation]
    x, y = seen["flights"][0]
    assert box["x"] <= x <= box["x"] + box["width"]
    assert box["y"] <= y <= box["y"] + box["height"]


@pytest.mark.parametrize("token", ["trap", "troll"])
def test_a_token_travels_to_its_way_and_the_log_marks_it(visit: Visit, server: ServerProcess, token: str) -> None:
    player, move = at_a_move(visit, server, "lost-mines", DESKTOP, f"{token}@")
    (column, row), (to_column, to_row) = (map(int, cell.split(",")) for cell in move.partition("@")[2].split("/"))
    player.make(move)
    player.page.wait_for_function("window.seen.flights.length")
    left, top, cell = player.page.locator(".grid").evaluate(
        "node => { const { x, y } = node.getBoundingClientRect(); "
        "return [x, y, parseFloat(node.style.getPropertyValue('--cw'))]; }"
    )
    lies = (left + cell * ((column + to_column) / 2 + 0.5), top + 1.5 * cell * ((row + to_row) / 2 + 0.5))
    assert player.page.evaluate("window.seen.flights[0]") == pytest.approx(lies, abs=3)
    player.page.locator(".log ol li > button").filter(has_text=f"a {token} on the").first.focus()
    spot = player.page.locator(".spot")
    expect(spot).to_have_count(1)
    style = "node => ['--x', '--y'].map((name) => Number(node.style.getPropertyValue(name)))"
    assert spot.evaluate(style) == [(column + to_column) / 2, (row + to_row) / 2]
