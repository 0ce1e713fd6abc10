"""The engine beside a naive reading of the rules, over whole games in which dwarfs hurry east."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TypeVar

import pytest

from motherlode import Event, Game, Move, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.core.faces import Face
from motherlode.games.lost_mines.events import CardLost, MineTurnedUp, RoundEnded, Scored, VoteCalled

from ..tables import legal, the
from .naive import Walk, moves_of, scores_of, walks_of
from .tables import STOCK, game_of, truth_of

TABLES = pytest.mark.parametrize(
    ("players", "seed"), [(3, "a"), (3, "b"), (4, "a"), (5, "a"), (6, "b"), (7, "a"), (9, "a")]
)


T = TypeVar("T")


def one_of(items: list[T], chance: Stream) -> T:
    return items[chance.below(len(items))]


def hurrying(game: Game, chance: Stream) -> Move:
    """Mostly what leads to the mines; now and then anything, so that every card is played."""
    moves = [move for move in game.legal if move.head != "call-vote" or chance.below(30) == 0]
    lays = [move for move in moves if move.head[0] in "NESW" and "E" in move.head]
    walks = [move for move in moves if move.head == "walk"]
    actions = [move for move in moves if move not in lays and move.head not in ("discard", "walk", "stay")]
    nearest = sorted(lays or walks, key=_way_to_go)[:2]
    chosen = [nearest, nearest, nearest, nearest, nearest, lays + walks, actions, moves][chance.below(8)]
    return one_of(chosen or moves, chance)


def _way_to_go(move: Move) -> int:
    """How far it is from where a move ends to the nearest mine."""
    column, row = move.cells[-1]
    return min(abs(column - 10) + abs(row - mine) for mine in (1, 3, 5, 7))


def games(players: int, seed: str) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A round played to its end: the game and what happened, after each move."""
    game = Game("lost-mines", players, seed=f"naive {seed}", rounds=1)
    chance = Stream(key_of(f"{players} {seed}"), "test")
    yield game, game.events
    while not game.over:
        yield game, game.play(hurrying(game, chance))


def meaning(game: Game, move: Move) -> Walk:
    """What matters of a walk that is offered."""
    shown = truth_of(game)
    trail = [shown.dwarfs[game.actor], *move.cells]
    steps = [frozenset(pair) for pair in pairwise(trail)]
    traps = {frozenset(token.way) for token in shown.tokens if token.name == "trap"}
    hidden = {mine.cell for mine in shown.mines if not mine.face_up}
    return trail[-1], frozenset(traps & set(steps)), trail[-2] if trail[-1] in hidden else None


@TABLES
def test_l10_l20_l21_l22_l30_l31_l32_l35_l36_l43_l51_moves_are_those_of_a_naive_reading(
    players: int, seed: str
) -> None:
    called: set[int] = set()
    for game, events in games(players, seed):
        called |= {call.seat for call in the(events, VoteCalled)}
        if not game.over:
            offered = [str(move) for move in game.legal if move.head != "walk"]
            assert set(offered) == moves_of(truth_of(game), game.actor in called)
            assert len(offered) == len(set(offered))


@TABLES
def test_l11_l24_l25_l26_l33_l40_l41_walks_are_those_of_a_naive_reading(players: int, seed: str) -> None:
    for game, _ in games(players, seed):
        if game.asked == "walk":
            offered = {meaning(game, move): len(move.cells) for move in game.legal if move.head == "walk"}
            assert offered == walks_of(truth_of(game))
            assert len(offered) + 1 == len(legal(game))
            assert offered, "a dwarf that can go nowhere is not asked"


@pytest.mark.parametrize("players", range(3, 10))
def test_l52_l53_l54_points_are_those_of_a_naive_reading(players: int) -> None:
    for seed in range(3):
        for game, events in games(players, f"points {seed}"):
            if the(events, RoundEnded):
                assert the(events, Scored)[0].points == scores_of(truth_of(game))


# ---- random positions ---------------------------------------------------------------------------------------------

FACES = [face for card in STOCK if card[0] in "NESW" for face in (card, str(Face.parse(card).turned()))]
CELLS = [(column, row) for column in range(1, 12) for row in range(1, 8)]
MINES = ("gems^/gold/silverv/dragon", "dragon^/gems/goldv/silver^", "gold/silver/gems/dragonv")
HANDS = (["NESW", "NE", "axe", "trap", "storm"], ["NS+lake", "boat", "rope", "troll", "look-dwarf+mine"])


def tangled(number: int, ask: str) -> Game:
    """The board strewn with cards, which need not fit, and with dwarfs, tools, traps and a troll."""
    chance = Stream(key_of(f"tangled {number}"), "test")
    taken = {(2, 3), (2, 5), (10, 1), (10, 3), (10, 5), (10, 7)}
    laid = {cell: one_of(FACES, chance) for cell in CELLS if cell not in taken and chance.below(10) < 8}
    obstacles = [cell for cell, face in laid.items() if face.endswith(("+tree", "+lake", "+ditch"))]
    stands = [cell for cell in laid if cell not in obstacles]
    dwarfs = {seat: one_of(stands, chance) for seat in range(1, 6)}
    campfires = [cell for cell in stands if laid[cell].endswith("+campfire")]
    dwarfs[0] = one_of(campfires if campfires and number % 2 else stands, chance)
    east = [(cell, (cell[0] + 1, cell[1])) for cell in laid if cell[0] < 11]
    near = [way for way in east if abs(way[0][0] - dwarfs[0][0]) + abs(way[0][1] - dwarfs[0][1]) < 3]
    chosen = dict.fromkeys(one_of(near or east, chance) for _ in range(5))
    ways = [f"{here[0]},{here[1]}/{there[0]},{there[1]}" for here, there in chosen]
    due = 0 if ask == "play:0" else 1  # a card has been played
    return game_of(
        6,
        ask=ask,
        hands={0: HANDS[number % 2][due:], 1: ["NS"]},
        board=";".join(f"{face}@{cell[0]},{cell[1]}" for cell, face in laid.items()),
        mines=MINES[number % 3],
        dwarfs={seat: f"{cell[0]},{cell[1]}" for seat, cell in dwarfs.items()},
        tools=";".join(f"{cell[0]},{cell[1]}" for cell in obstacles if chance.below(2)),
        tokens=";".join(f"trap@{way}" for way in ways[1:4]),
        trolls={2: ways[0]},
        due=due,
        fits=False,
    )


@pytest.mark.parametrize("numbers", [range(150), range(150, 300)])
def test_l20_l24_l25_l26_l32_l33_l35_l36_l40_moves_and_walks_in_a_tangle_of_cards(numbers: range) -> None:
    for number in numbers:
        game = tangled(number, "play:0")
        assert legal(game) == moves_of(truth_of(game), False)
        game = tangled(number, "walk:0")
        offered = {meaning(game, move): len(move.cells) for move in game.legal if move.head == "walk"}
        assert offered == walks_of(truth_of(game))


def test_these_tangles_show_what_they_are_to_show() -> None:
    """Mines are turned up, traps sprung, several at once, and long walks walked from campfires."""
    turned, lost, longest = 0, 0, 0
    for number in range(100):
        game = tangled(number, "walk:0")
        for move in game.legal:
            events = game.copy().play(move)
            turned += len(the(events, MineTurnedUp))
            lost = max(lost, len(the(events, CardLost)))
            longest = max(longest, len(move.cells))
    assert turned >= 8
    assert lost >= 2
    assert longest == 5
