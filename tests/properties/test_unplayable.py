"""Why a card cannot be played: each card in hand has a legal move, or the engine's own reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

from motherlode import Game, Move, ParseError
from motherlode.core.faces import Face
from motherlode.core.move import Cell
from motherlode.games.registry import engine_of
from motherlode.localization import localization
from support.tables import Table, each_table, few_tables
from support.walks import chance, walk

RULE_ID = re.compile(r"[BSL]-\d\d")
TURNS = ("turn", "play")
"""The decisions that are about playing a card."""


PICKS = ("pick", "lamp", "cart", "trap", "theft", "mine", "dwarf", "treasure-0")


def _turns(table: Table, label: str, most: int) -> Iterator[Game]:
    """The first decisions of a game, and some of a later one."""
    for number in range(2):
        game = table.short().game(f"{label} {number}")
        for step, _ in enumerate(walk(game, chance(label, table, number))):
            if game.over or step > most:
                break
            yield game


def _played(game: Game) -> set[str]:
    """The cards that some legal move plays."""
    engine = engine_of(game.ruleset)
    details = [engine.details(game.ruleset, move) for move in game.legal]
    return {card for each in details if each.action in ("lay", "play") for card in each.cards}


def _attempts(card: str, game: Game) -> Iterator[Move]:
    """All that one could say to play a card: either way up, anywhere near, at anyone, with any pick."""
    cells = [(column, row) for column in range(-3, 14) for row in range(-6, 9)]
    pairs: list[tuple[Cell, ...]] = [((x, y), (x + 1, y)) for x, y in cells] + [((x, y), (x, y + 1)) for x, y in cells]
    for head in sorted({card, _turned(card)}):
        yield Move(head)
        yield from (Move(head, cells=(cell,)) for cell in cells)
        yield from (Move(head, cells=pair) for pair in pairs)
        for pick in ("", *PICKS):
            yield Move(head, pick=pick)
            yield from (Move(head, pick=pick, seat=seat) for seat in range(game.seats))
            yield from (Move(head, pick=pick, cells=(cell,)) for cell in cells if pick == "mine")


def _turned(card: str) -> str:
    try:
        return str(Face.parse(card).turned())
    except ParseError:
        return card


def _refusals(card: str, game: Game) -> set[str]:
    """The rules by which attempts with a card are refused; an empty one for an attempt that is allowed."""
    rules: set[str] = set()
    legal = game.legal
    for move in _attempts(card, game):
        try:
            rules.add(legal.refusal(move))
        except ParseError:
            continue
    return rules


@each_table
def test_every_card_in_hand_has_a_legal_move_or_a_reason(table: Table) -> None:
    reasons = 0
    for game in _turns(table, "reasons", 60):
        hand = set(game.view(game.actor).hand)
        unplayable = game.unplayable
        if game.asked in TURNS:
            assert unplayable.keys() == hand - _played(game)
            assert all(RULE_ID.fullmatch(rule) for rule in unplayable.values())
            assert all(localization("en").has(f"unplayable-{rule}") for rule in unplayable.values())
        else:
            assert unplayable == {}
        reasons += len(unplayable)
    assert reasons, "every card could be played all the time"


@few_tables
def test_the_reason_is_the_refusal_of_trying_the_card(table: Table) -> None:
    """Of all attempts with the card none is allowed, and one at least is refused by this very rule."""
    known: set[tuple[str, str]] = set()
    for game in _turns(table, "attempts", 60):
        for card, rule in game.unplayable.items():
            if (card, rule) not in known and len(known) < 12:
                known.add((card, rule))
                refusals = _refusals(card, game)
                assert "" not in refusals, card
                assert rule in refusals, (card, rule, refusals)
                assert not {"B-23", "S-22", "L-22"} & refusals or rule not in {"B-20", "B-21", "L-20", "L-21"}, card
    assert known


@each_table
def test_reasons_are_the_same_in_every_world_that_looks_the_same(table: Table) -> None:
    for number, game in enumerate(_turns(table, "worlds", 40)):
        view = game.view(game.actor)
        assert list(view.unplayable.items()) == list(game.unplayable.items())
        assert list(view.redeal(f"{number}").unplayable.items()) == list(game.unplayable.items())


def test_b26_b23_b21_the_rule_says_what_is_in_the_way() -> None:
    """A broken tool first; then what fits, but is not connected; then what fits nowhere."""
    seen: set[str] = set()
    for number in range(60):
        game = Game("base", 3, seed=f"in the way {number}", first=0)
        for _ in walk(game, chance("in the way", number)):
            if game.over:
                break
            broken = {"pick", "lamp", "cart"} & set(game.truth.front[game.actor]) if not game.over else set()
            for card, rule in game.unplayable.items():
                if card[0] in "NESW":
                    assert (rule == "B-26") == bool(broken), (card, rule)
                    seen.add(rule)
    assert {"B-26"} <= seen <= {"B-20", "B-21", "B-23", "B-26"}
