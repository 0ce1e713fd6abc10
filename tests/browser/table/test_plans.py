"""Premoves: private, easily cancelled, played if legal and dropped visibly if not."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Visit
from browser.player import Player, is_face, turned
from browser.prepared import bring_to, put_table
from browser.server_process import ServerProcess
from browser.visitor import PHONE
from motherlode import Game


def legal_after_pass(game: Game) -> list[str]:
    """What the first seat may do once the last has discarded a card."""
    later = game.copy()
    later.play(pass_in(map(str, later.legal)))
    return [str(move) for move in later.legal]


def pass_in(legal: Iterable[str]) -> str:
    return next(move for move in legal if move.startswith("pass("))


def can_plan(game: Game) -> bool:
    """The last seat's turn, and the first can lay a card afterwards."""
    return game.actor == 2 and len(game.history) > 6 and any("@" in move for move in legal_after_pass(game))


class Planner(Player):
    """Plans before the turn comes."""

    def plan(self, move: str) -> None:
        """Hold up the card of a move and point at its target."""
        head, _, cell = move.partition("@")
        hand = self.socket_log.hand(0)
        place = next(n for n, card in enumerate(hand) if card == head or (is_face(card) and turned(card) == head))
        self._hold_place(place)
        if hand[place] != head:
            self._turn(place)
        self.press(self.page.locator(f".legal[data-cell='{cell}']"))

    @property
    def hint(self) -> Locator:
        return self.page.locator(".hint")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["desktop", "phone"])
def test_a_plan_is_private_and_is_played_or_dropped(
    visit: Visit, server: ServerProcess, how: dict[str, object]
) -> None:
    ada, cy, bo = map(server.guest, ("Ada", "Cy", "Bo"))
    game = bring_to(can_plan, "base", 3)
    planner, other = Planner(visit(ada, **how), 0), Player(visit(bo), 2)
    legal = legal_after_pass(game)
    lay = next(move for move in legal if "@" in move and is_face(move.partition("@")[0]))
    head = lay.partition("@")[0]
    for plan, is_legal in ((f"{head}@-1,0" if f"{head}@-1,0" not in legal else f"{head}@0,-1", False), (lay, True)):
        table = put_table(server, game, [ada, cy, bo])
        for one in (planner, other):
            one.page.goto(f"/t/{table}")
            one.page.locator(".hand .cards button").first.wait_for()
        answered = len(planner.socket_log.answers)
        other.await_turn()
        heard = len(other.socket_log.received)
        planner.plan(plan)
        expect(planner.hint).to_contain_text("Planned: Lay")
        planner.press(planner.page.locator(".cancel-plan"))
        expect(planner.page.locator(".cancel-plan")).to_have_count(0)
        planner.plan(plan)
        other.page.wait_for_timeout(300)
        told = other.socket_log.received[heard:]
        assert all('"presence"' in text for text in told), "others were told of a plan"
        assert len(planner.socket_log.answers) == answered
        other.make(pass_in(other.socket_log.legal))
        if is_legal:
            planner.socket_log.until(lambda before=answered: len(planner.socket_log.answers) > before)  # type: ignore[misc]
            move, answer = planner.socket_log.answers[-1]
            assert (move, answer["type"]) == (plan, "done")
        else:
            expect(planner.hint).to_contain_text("No longer possible: Lay")
            assert len(planner.socket_log.answers) == answered


def test_a_setting_asks_before_a_move_by_mouse(visit: Visit, server: ServerProcess) -> None:
    ada = server.guest("Ada")
    player = Player(visit(ada), 0)
    player.page.add_init_script("""localStorage['motherlode.settings'] = '{"confirm": true}'""")
    game = bring_to(lambda one: one.actor == 0 and any("@" in str(move) for move in one.legal), "base", 3)
    player.page.goto(f"/t/{put_table(server, game, [ada])}")
    player.await_turn()
    lay = next(move for move in player.socket_log.legal if is_face(move.partition("@")[0]))
    player.hold(lay.partition("@")[0])
    target = player.page.locator(f".legal[data-cell='{lay.partition('@')[2]}']")
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(player.page.locator(".hint")).to_contain_text("Click again")
    assert player.socket_log.answers == []
    player.button(lay).click()
    player.socket_log.until(lambda: bool(player.socket_log.answers))
    assert player.socket_log.answers[0][0] == lay
