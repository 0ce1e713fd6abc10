"""A player without a mouse: Tab, arrows, the keys of the cards, R, Enter, and the list of all moves."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.player import Player, is_face, turned

__all__ = ["Typist"]

_MOST_TABS = 120
_MOST_STEPS = 12


class Typist(Player):
    """Makes moves by keys alone, in turn by what is highlighted and from the list of all moves."""

    def key(self, *keys: str) -> None:
        """Press keys."""
        for key in keys:
            self.page.keyboard.press(key)

    def _shut(self, button: Locator) -> None:
        if self.page.locator("dialog[open]").count():
            self.key("Escape")
        else:
            self.tab_to(".round-end .continue")
            self.key("Enter")

    def tab_to(self, selector: str) -> None:
        """Press Tab until something has the focus; it must say what it is."""
        for _ in range(_MOST_TABS):
            if self._is_at(selector):
                assert self.page.evaluate(_SPOKEN_NAME), f"{selector} has no name"
                return
            self.key("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def _is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def _point_out(self, text: str) -> None:
        if len(self.made) % 3 == 2:
            self.key("m")
            self.page.locator("dialog[open]").wait_for()
            self.tab_to(f'dialog [data-move="{text}"]')
            self.key("Enter")
        else:
            super()._point_out(text)

    def _by_button(self, text: str) -> None:
        self.tab_to(f'.acts [data-move="{text}"]')
        self.key("Enter")

    def _choose_several(self) -> None:
        self.tab_to(".several[aria-pressed=false]")
        self.key("Enter")

    def hold(self, name: str) -> None:
        hand = self.socket_log.hand(self.seat)
        place = next(n for n, card in enumerate(hand) if card == name or (is_face(card) and turned(card) == name))
        self._hold_place(place)
        if hand[place] != name:
            self.key("r")

    def _hold_place(self, place: int) -> None:
        self.key(str(place + 1))
        expect(self.card(place)).to_have_attribute("aria-pressed", "true")

    def _aim(self, text: str) -> None:
        target = self._target(text)
        details = self.socket_log.details(text)
        if "cell" in details:
            self._step_to((details["cell"][0], details["cell"][1]))
        self.tab_to(target)
        self.key("Enter")
        if self.page.locator(".among").count():
            self.tab_to(f'.among [data-move="{text}"]')
            self.key("Enter")

    def _step_to(self, cell: tuple[int, int]) -> None:
        """Go as near as arrows lead; where the next highlighted cell is another way, Tab goes on."""
        self.key("ArrowRight")
        for _ in range(_MOST_STEPS):
            column, row = map(int, str(self.page.evaluate("document.activeElement.dataset.cell")).split(","))
            if (column, row) == cell:
                return
            if column != cell[0]:
                self.key("ArrowRight" if column < cell[0] else "ArrowLeft")
            if row != cell[1]:
                self.key("ArrowDown" if row < cell[1] else "ArrowUp")


_SPOKEN_NAME = """() => {
    const here = document.activeElement;
    return (here.getAttribute("aria-label") || here.labels?.[0]?.innerText || here.innerText || "").trim();
}"""
