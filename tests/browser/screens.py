"""Every screen of the page by name, with the steps to open it, independent of the language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from browser.prepared import Condition, bring_to, play_bots, put_table
from browser.server_process import Card, ServerProcess
from browser.visitor import Visitor
from motherlode import Game, record_of
from motherlode.server.domain.log.entries import BotReason
from motherlode.server.projections.analyses import compute_analysis

__all__ = ["SCREENS", "finished", "reasoned"]

Screen = Callable[[ServerProcess, Visitor], None]
_NAMES: Final = ("Zofia", "נועם")
_LONG_WAIT: Final = """localStorage.setItem("motherlode.settings", JSON.stringify({
    match: { ruleset: "saboteur2", seats: 12, pace: "none", fill: 300 },
}))"""
"""A quick match for so many that nobody else's fills it."""


def _people(server: ServerProcess, visitor: Visitor) -> list[Card]:
    assert visitor.card is not None
    return [visitor.card, *map(server.guest, _NAMES)]


def front(server: ServerProcess, visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.locator(".home").wait_for()


def new_table(server: ServerProcess, visitor: Visitor) -> None:
    front(server, visitor)
    visitor.page.locator("[data-new-table]").click()
    visitor.page.locator("dialog[open] form").wait_for()


def pass_setup(server: ServerProcess, visitor: Visitor) -> None:
    """Who shares this device."""
    front(server, visitor)
    visitor.page.locator(".btn.pass").click()
    visitor.page.locator("dialog[open] form .person").first.wait_for()


def hand_over(server: ServerProcess, visitor: Visitor) -> None:
    """Between two turns at a device that people share."""
    people = [{**card._asdict(), "seat": seat} for seat, card in enumerate(_people(server, visitor))]
    party = {"table": "party", "ruleset": "base", "people": people, "next": 1}
    front(server, visitor)
    visitor.page.evaluate("party => localStorage.setItem('motherlode.parties', JSON.stringify([party]))", party)
    visitor.page.goto("/pass/party")
    visitor.page.locator(".hand-over .show").wait_for()


def shared_table(server: ServerProcess, visitor: Visitor) -> None:
    """A turn at a device that people share."""
    people = _people(server, visitor)
    game = _game("base", 5, 24, 2)
    table = put_table(server, game, people)
    cards = [{**card._asdict(), "seat": seat} for seat, card in enumerate(people)]
    party = {"table": table, "ruleset": "base", "people": cards, "next": 0}
    front(server, visitor)
    visitor.page.evaluate("party => localStorage.setItem('motherlode.parties', JSON.stringify([party]))", party)
    visitor.page.goto(f"/pass/{table}")
    visitor.page.locator(".hand-over .show").click()
    visitor.page.locator(".hand .cards button").first.wait_for()


def menu(server: ServerProcess, visitor: Visitor) -> None:
    front(server, visitor)
    visitor.page.locator("header.top > .round-btn").last.click()
    visitor.page.locator("dialog[open]").wait_for()


def your_tables(server: ServerProcess, visitor: Visitor) -> None:
    """The front page of someone who sits at tables: in one it is their turn, another is gathering."""
    people = _people(server, visitor)
    clock = {"unit": "days", "length": 2}
    table = server.table(people[0], "base", 3, options={"rounds": 1, "first": 0}, clock=clock)
    server.seat(people[0], table, 0)
    visitor.page.goto(f"/t/{table}")
    visitor.page.locator(".start").click()
    visitor.page.locator(".hand .cards button").first.wait_for()
    server.seat(people[0], server.table(people[1], "lost-mines", 4))
    front(server, visitor)
    visitor.page.locator("[data-tables] li").nth(1).wait_for()


def room(server: ServerProcess, visitor: Visitor) -> None:
    people = _people(server, visitor)
    table = server.table(people[0], "saboteur2", 6)
    for seat, card in enumerate(people):
        server.seat(card, table, seat)
    visitor.page.goto(f"/t/{table}")
    visitor.page.locator(".share + button, .share").first.wait_for()
    visitor.page.locator(".share button").last.click()
    visitor.page.locator(".code svg").wait_for()


def come_in(server: ServerProcess, visitor: Visitor) -> None:
    """The page that asks for a name, when someone follows a link for the first time."""
    table = server.table(_people(server, visitor)[0])
    visitor.page.goto("/")
    visitor.page.evaluate("localStorage.removeItem('motherlode.me')")
    visitor.page.goto(f"/t/{table}")
    visitor.page.locator("form input").wait_for()


def _my_turn(least: int) -> Condition:
    """The first seat's turn, after a number of moves, with a card that can be laid."""
    return lambda game: game.actor == 0 and len(game.history) >= least and any("@" in str(move) for move in game.legal)


@cache
def _game(ruleset: str, seats: int, least: int, rounds: int) -> Game:
    return bring_to(_my_turn(least), ruleset, seats, rounds=rounds, seed=3)


@cache
def finished(ruleset: str = "base", seats: int = 5, seed: int = 0) -> Game:
    """A game of two rounds, to its end."""
    game = bring_to(lambda one: one.truth.round == 2, ruleset, seats, rounds=2, seed=seed)
    while not game.over:
        game.play(game.legal[0])
    return game


def table(ruleset: str, seats: int, least: int) -> Screen:
    """My turn at a table, a card in hand that can be laid somewhere."""

    def show(server: ServerProcess, visitor: Visitor) -> None:
        game = _game(ruleset, seats, least, 2)
        visitor.page.goto(f"/t/{put_table(server, game, _people(server, visitor)[: seats - 1])}")
        visitor.page.locator(".hand .cards button").first.wait_for()
        for card in visitor.page.locator(".hand .cards li:not(.off) button").all():
            card.click()
            if visitor.page.locator(".legal").count() > 1:
                return

    return show


def move_list(server: ServerProcess, visitor: Visitor) -> None:
    table("saboteur2", 5, 30)(server, visitor)
    visitor.page.keyboard.press("m")
    visitor.page.locator("dialog[open] li").first.wait_for()


def round_end(server: ServerProcess, visitor: Visitor) -> None:
    game = bring_to(lambda one: one.asked == "gold" and one.actor == 0, "base", 5, rounds=3, seed=0)
    visitor.page.goto(f"/t/{put_table(server, game, _people(server, visitor))}")
    visitor.page.locator(".round-end li").first.wait_for()


def latecomer(server: ServerProcess, visitor: Visitor) -> None:
    """A game that others play, and a bot whose seat one can ask for."""
    game = _game("base", 5, 24, 2)
    visitor.page.goto(f"/t/{put_table(server, game, [server.guest('Bob')])}")
    visitor.page.locator(".banner select").wait_for()


def spectator(server: ServerProcess, visitor: Visitor) -> None:
    """A game that others play, watched without a seat: all of them are people."""
    game = _game("saboteur2", 3, 20, 2)
    visitor.page.goto(f"/t/{put_table(server, game, [server.guest(name) for name in ('Bob', *_NAMES)])}")
    visitor.page.locator(".seat").nth(2).wait_for()
    visitor.page.locator(".say .whose").wait_for()


def log_drawer(server: ServerProcess, visitor: Visitor) -> None:
    """The log with what everyone said, which covers the table on small screens."""
    table("base", 5, 24)(server, visitor)
    visitor.page.keyboard.press("Escape")
    button = visitor.page.locator(".say .open-log")
    if button.is_visible():
        button.click()
    visitor.page.locator(".log li button").first.wait_for()


def help_note(server: ServerProcess, visitor: Visitor) -> None:
    """What is known of another player, with the marks of trust and suspicion."""
    table("saboteur2", 5, 30)(server, visitor)
    visitor.page.keyboard.press("Escape")
    visitor.page.locator(".seat:not(.mine) .more").first.click()
    visitor.page.locator("[role=dialog] .marks button").first.wait_for()


def absent_player(server: ServerProcess, visitor: Visitor) -> None:
    """A player has gone; after a while the host can let a bot play for them."""
    game = _game("base", 5, 24, 2)
    visitor.page.goto(f"/t/{put_table(server, game, _people(server, visitor)[:2])}")
    visitor.page.locator(".banner button").wait_for()


def quick_match(server: ServerProcess, visitor: Visitor) -> None:
    """Waiting for others to play with."""
    front(server, visitor)
    visitor.page.evaluate(_LONG_WAIT)
    visitor.page.reload()
    visitor.page.locator("[data-match]").click()
    visitor.page.locator(".fill [role=timer]").wait_for()


def game_end(server: ServerProcess, visitor: Visitor) -> None:
    visitor.page.goto(f"/t/{put_table(server, finished(), _people(server, visitor))}")
    visitor.page.locator("dialog[open] .after").wait_for()


def replay(server: ServerProcess, visitor: Visitor) -> None:
    table = put_table(server, finished(), _people(server, visitor))
    visitor.page.goto(f"/replay/{table}/0?step=25&eyes=truth")
    visitor.page.locator(".controls").wait_for()


@cache
def reasoned() -> tuple[Game, list[BotReason]]:
    """A game of two rounds with bots that reason, to its end."""
    return play_bots(lambda game: False, 4, 2)


def beliefs(server: ServerProcess, visitor: Visitor) -> None:
    """A replay at a bot's move, with what could be believed then."""
    game, whys = reasoned()
    table = put_table(server, game, _people(server, visitor)[:1], whys)
    step = next(number for number, why in enumerate(whys, start=1) if number > 20 and "suspicion" in why)
    visitor.page.goto(f"/replay/{table}/0?step={step}&eyes=truth")
    visitor.page.locator(".controls").wait_for()
    more = visitor.page.locator(".controls .more")
    if more.is_visible():
        more.click()
    visitor.page.locator(".beliefs summary").click()
    visitor.page.locator(".beliefs tbody").first.wait_for()


@cache
def _analysis_of(record: str) -> bytes:
    """The analysis of a record as the store keeps it.

    Computing it takes seconds, so a kept one is shown.
    """
    report = compute_analysis(record)
    assert isinstance(report, bytes)
    return report


def analysis(server: ServerProcess, visitor: Visitor) -> None:
    """A replay with the analysis of its game."""
    game = finished("saboteur2", 5)
    table = put_table(server, game, _people(server, visitor), analysis=_analysis_of(str(record_of(game))))
    visitor.page.goto(f"/replay/{table}/0?step=25&eyes=truth")
    visitor.page.locator(".controls").wait_for()
    more = visitor.page.locator(".controls .more")
    if more.is_visible():
        more.click()
    visitor.page.locator(".analysis summary").first.click()
    visitor.page.locator(".analysis .player").first.wait_for()


def my_page(server: ServerProcess, visitor: Visitor) -> None:
    """Finished games of two rulesets, and what they came to."""
    for day, (ruleset, seats, seed) in enumerate([("base", 5, 0), ("base", 4, 0), ("saboteur2", 5, 0), ("base", 5, 2)]):
        put_table(server, finished(ruleset, seats, seed), _people(server, visitor), at=1.79e9 + 86_400 * day)
    visitor.page.goto("/me")
    visitor.page.locator("[data-figures] tbody").first.wait_for()


def picture(server: ServerProcess, visitor: Visitor) -> None:
    """A picture of a finished game to share."""
    replay(server, visitor)
    more = visitor.page.locator(".controls .more")
    if more.is_visible():
        more.click()
    visitor.page.locator(".about > .btn").nth(1).click()
    visitor.page.locator("dialog[open] img").wait_for()


def bring_a_record(server: ServerProcess, visitor: Visitor) -> None:
    visitor.page.goto("/replay")
    visitor.page.locator("input[type=file]").wait_for(state="attached")


def puzzle(server: ServerProcess, visitor: Visitor) -> None:
    """A puzzle that asks for a move."""
    visitor.page.goto("/puzzles/move-214-53")
    visitor.page.locator(".question").wait_for()


def solved_puzzle(server: ServerProcess, visitor: Visitor) -> None:
    """A puzzle that was answered, with the evidence."""
    visitor.page.goto("/puzzles/who-8")
    visitor.page.locator(".puzzle .row .btn").first.click()
    visitor.page.locator(".puzzle .chip").first.wait_for()


def rules(server: ServerProcess, visitor: Visitor) -> None:
    visitor.page.goto("/rules/base#B-21")
    visitor.page.locator("article .asked").wait_for()


def lesson(server: ServerProcess, visitor: Visitor) -> None:
    visitor.page.goto("/lesson")
    visitor.page.locator(".coach .on button").click()
    visitor.page.locator(".coach .do").wait_for()


SCREENS: Final[dict[str, Screen]] = {
    "front": front,
    "menu": menu,
    "your-tables": your_tables,
    "new-table": new_table,
    "pass-setup": pass_setup,
    "hand-over": hand_over,
    "shared-table": shared_table,
    "come-in": come_in,
    "room": room,
    "table-base": table("base", 5, 24),
    "table-saboteur2": table("saboteur2", 8, 40),
    "table-lost-mines": table("lost-mines", 5, 24),
    "move-list": move_list,
    "round-end": round_end,
    "latecomer": latecomer,
    "spectator": spectator,
    "log-drawer": log_drawer,
    "help-note": help_note,
    "absent-player": absent_player,
    "quick-match": quick_match,
    "game-end": game_end,
    "replay": replay,
    "beliefs": beliefs,
    "analysis": analysis,
    "my-page": my_page,
    "picture": picture,
    "bring-a-record": bring_a_record,
    "puzzle": puzzle,
    "solved-puzzle": solved_puzzle,
    "rules": rules,
    "lesson": lesson,
}
