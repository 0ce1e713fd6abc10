"""A player at a table: moves by mouse or finger as people do, and checks that exactly these are made."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from browser.visitor import Visitor
from motherlode import Move
from motherlode.core.faces import Face

__all__ = ["Player", "is_face", "kind_of", "turned"]

_FACE: Final = re.compile(r"[NESW.]+(\+[a-z]+)?")


def is_face(card: str) -> bool:
    """Whether a card is laid on the board."""
    return _FACE.fullmatch(card) is not None


def turned(card: str) -> str:
    """A path card turned by half."""
    return str(Face.parse(card).turned())


def kind_of(move: str) -> str:
    """What sort of move it is, for trying all sorts."""
    parsed = Move.parse(move)
    if is_face(parsed.head):
        return "lay"
    return f"{parsed.head}/{len(parsed.cards or ())}/{'seat' if parsed.seat >= 0 else ''}"


class Player:
    """A visitor on a seat. ``made`` is every move, in order."""

    def __init__(self, visitor: Visitor, seat: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.socket_log = visitor.socket_log
        self.seat = seat
        self.made: list[str] = []

    def press(self, what: Locator) -> None:
        """A click or a tap."""
        if self.visitor.touch:
            what.tap()
        else:
            what.click()

    def reload(self) -> None:
        """Load the page again, and wait until it is told of the table: its legal moves are of the page before."""
        told = len(self.socket_log.received)
        with self.page.expect_websocket():
            self.page.reload()
        self.socket_log.until(lambda: any('"type":"news"' in text for text in self.socket_log.received[told:]))

    def await_turn(self) -> None:
        """Wait until it is my turn, or the game is over."""
        self.socket_log.until(lambda: bool(self.socket_log.legal) or self.socket_log.is_over)

    def make(self, move: str) -> None:
        """Make a legal move through the page; it must be the move that is sent, and be carried out."""
        assert move in self.socket_log.legal
        answered = len(self.socket_log.answers)
        self.leave_dialogs()
        self._point_out(move)
        self.socket_log.until(lambda: len(self.socket_log.answers) > answered)
        sent, answer = self.socket_log.answers[-1]
        assert sent == move
        assert answer["type"] == "done", answer
        self.socket_log.catch_up(answer["seq"])
        self.made.append(move)

    def await_page(self) -> None:
        """Wait until the page shows what it was told."""
        shown = "seq => Number(document.querySelector('h1[data-seq]')?.dataset.seq ?? -1) >= seq"
        self.page.wait_for_function(shown, arg=self.socket_log.seq)

    def leave_dialogs(self) -> None:
        """Put aside what tells of a round's end or of the game's."""
        self.await_page()
        for selector in (".round-end .continue", "dialog[open] header button"):
            shut = self.page.locator(selector)
            if shut.count():
                self._shut(shut)
                expect(shut).to_have_count(0)

    def leave_round_end(self) -> None:
        """Put aside the end of a round, but not what follows it."""
        self.await_page()
        go_on = self.page.locator(".round-end .continue")
        if go_on.count():
            self._shut(go_on)

    def _shut(self, button: Locator) -> None:
        self.press(button)

    def _point_out(self, text: str) -> None:
        """Hold up the cards that a move uses, then point at its target, or press its button if it has none."""
        details = self.socket_log.details(text)
        cards = details.get("cards", [])
        if details["action"] == "lay":
            self.hold(Move.parse(text).head)
        elif cards:
            self._hold_all(cards)
        is_answer = details["action"] == "choose" and "cell" not in details
        if self._target(text) and not is_answer:
            self._aim(text)
        else:
            self._by_button(text)

    def _by_button(self, text: str) -> None:
        self.press(self.button(text))

    def _aim(self, text: str) -> None:
        answered = len(self.socket_log.answers)
        target = self.page.locator(self._target(text))
        self.press(target)
        if self.page.locator(".among").count():
            self.press(self.page.locator(f'.among [data-move="{text}"]'))
        elif self.visitor.touch:
            expect(target).to_have_attribute("aria-pressed", "true")
            assert len(self.socket_log.answers) == answered, "a touch alone must not play"
            self.press(self.button(text) if len(self.made) % 2 else target)

    def _target(self, text: str) -> str:
        """What is pointed at to make a move: a seat, a way or a cell; empty if nothing is."""
        details = self.socket_log.details(text)
        if "seat" in details:
            return f".seat[data-seat='{details['seat']}'] .aim"
        if "way" in details:
            return f".way[data-move='{text}']"
        if "cell" not in details:
            return ""
        column, row = details["cell"]
        return f".legal[data-cell='{column},{row}']"

    def button(self, text: str) -> Locator:
        """The button that makes a move."""
        return self.page.locator(f'.acts [data-move="{text}"]').first

    def card(self, place: int) -> Locator:
        """A card of the hand."""
        return self.page.locator(".hand .cards button").nth(place)

    def hold(self, name: str) -> None:
        """Hold up the card that a move names, turned as the move has it."""
        hand = self.socket_log.hand(self.seat)
        place = next(n for n, card in enumerate(hand) if card == name or (is_face(card) and turned(card) == name))
        self._hold_place(place)
        if hand[place] != name:
            self._turn(place)

    def _turn(self, place: int) -> None:
        """Turn the card that is held: by its button, or by pressing it again."""
        if len(self.made) % 2:
            self.press(self.card(place))
        else:
            self.press(self.page.get_by_role("button", name="Turn", exact=True))

    def _hold_all(self, names: list[str]) -> None:
        if len(names) > 1:
            self._choose_several()
        hand = list(self.socket_log.hand(self.seat))
        for name in names:
            place = hand.index(name)
            hand[place] = ""
            self._hold_place(place)

    def _choose_several(self) -> None:
        self.press(self.page.get_by_role("button", name="Choose several cards"))

    def _hold_place(self, place: int) -> None:
        self.press(self.card(place))
        expect(self.card(place)).to_have_attribute("aria-pressed", "true")
