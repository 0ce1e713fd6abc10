"""The engine beside a naive reading of the rules: in whole games, and in mazes beyond any game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from motherlode import Event, Game, Move, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.games.tunnels.cards.tables import DOORS
from motherlode.games.tunnels.events import Asked, Earned, Laid, PutInFront, Queued, RoundEnded
from motherlode.games.tunnels.rules.gold.treasure_access import reaches_treasure
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from support.by_hand import tunnel_game

from ..tables import legal, the
from .naive import can_reach, goes_on, moves_of, pay_of, reached_arms, thieves_of
from .tables import STOCK

FACES = [card for card in STOCK if card[0] in "NESW"]
DOORS_AND_CROSSINGS = [face for face in FACES if face.endswith(("+blue", "+green"))] + ["NS.EW", "NW.ES"] + ["NESW"] * 9
TABLES = pytest.mark.parametrize(
    ("players", "seed"), [(2, "a"), (2, "b"), (3, "a"), (4, "a"), (5, "b"), (7, "a"), (12, "a")]
)


def stream(*words: object) -> Stream:
    return Stream(key_of(" ".join(map(str, words))), "test")


def one_of(moves: list[Move], chance: Stream) -> Move:
    return moves[chance.below(len(moves))]


def eagerly(game: Game, chance: Stream) -> Move:
    """A random kind of move, then a random move of it, so that every card is played and tunnels are dug."""
    moves = list(game.legal)
    lays = [move for move in moves if move.head[0] in "NESW"]
    sorts = [[move for move in moves if move.head == head] for head in ("pass", "shed")]
    actions = [move for move in moves if move not in lays and move.head not in ("pass", "shed")]
    chosen = [*([sorted(lays, key=_leads_east)[-2:]] * 7), lays, actions, actions, *sorts][chance.below(12)]
    return one_of(chosen or moves, chance)


def _leads_east(move: Move) -> int:
    column, row = move.cells[0]
    return column + 2 * ("E" in move.head) - abs(row) if "." not in move.head and column < 9 else -9


def games(players: int, seed: str) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """A round played to its end: the game and what happened, after each move."""
    game = Game("saboteur2", players, seed=f"naive {seed}", rounds=1)
    chance = stream(players, seed)
    yield game, game.events
    while not game.over:
        yield game, game.play(eagerly(game, chance))


@TABLES
def test_s10_s11_s12_s13_s15_s16_s20_s21_s22_s25_s31_s36_s37_s60_legal_moves_are_those_of_a_naive_reading(
    players: int, seed: str
) -> None:
    for game, _ in games(players, seed):
        if not game.over:
            assert legal(game) == moves_of(game.truth)
            assert len(game.legal) == len(moves_of(game.truth)), "each is offered once"


@TABLES
def test_s22_s40_rounds_end_and_light_falls_as_in_a_naive_reading(players: int, seed: str) -> None:
    for game, _ in games(players, seed):
        shown: TunnelsSnapshot = game.truth
        assert {(tile.cell, edge) for tile in shown.maze for edge in tile.reached} == reached_arms(shown)
        assert goes_on(shown) == (game.asked == "turn")


@pytest.mark.parametrize("players", range(2, 13))
def test_s50_s51_s52_s53_s54_s55_s56_s57_s58_s59_s60_gold_is_that_of_a_naive_reading(players: int) -> None:
    for seed in range(3):
        finisher, played = -1, []
        for game, events in games(players, f"gold {seed}"):
            played += [put.seat for put in the(events, PutInFront) if put.sign == "theft"]
            finisher = [finisher, *(laid.seat for laid in the(events, Laid))][-1]
            if the(events, RoundEnded):
                shown: TunnelsSnapshot = game.truth
                paid = {earned.seat: earned.nuggets for earned in the(events, Earned)}
                assert tuple(paid.get(seat, 0) for seat in range(players)) == pay_of(shown, shown.roles[finisher])
                thieves = thieves_of(shown, played)
                assert the(events, Queued) == ([Queued(tuple(f"theft:{seat}" for seat in thieves))] if thieves else [])
                assert the(events, Asked)[:1] == ([Asked(thieves[0], "theft")] if thieves else [])


# ---- mazes at random -----------------------------------------------------------------------------------------------

HANDS = (
    "NS.EW,NW.ES,S+ladder,E+ladder,ES+ladder,NE+ladder",
    "NESW,NE.S,NS.E.W,EW.S+crystal,NS.E+green,N.E.S.W",
)


def tangled(number: int) -> Game:
    """The space between start and goals strewn with cards, which need not even fit each other."""
    chance = stream("tangled", number)
    strewn = FACES if number % 2 else DOORS_AND_CROSSINGS
    faces = []
    for column in range(-1, 10):
        for row in range(-2, 3):
            if (column, row) != (0, 0) and (column, row) not in ((8, -2), (8, 0), (8, 2)) and chance.below(10) < 9:
                faces.append(f"{strewn[chance.below(len(strewn))]}@{column},{row}")
    goals = ("treasure^/stone-1v/stone-2", "stone-2^/treasure^/stone-1", "stone-1/stone-2^/treasure^")[number % 3]
    return tunnel_game(
        f"saboteur2/2 eyes=all round=1 first=0 ask=turn:0 last=-,- maze={';'.join(faces)} goals={goals} peeks=-/- "
        f"roles={'/'.join(['blue'] * 15)} front=-/- hands={HANDS[number // 3 % 2]}/map aside=map*10 deck=map*9 "
        "discards=- gold=-"
    )


@pytest.mark.parametrize("numbers", [range(100), range(100, 200)])
def test_s20_s21_s22_s23_s25_ways_and_legal_moves_in_a_tangle_of_cards(numbers: range) -> None:
    reached = set()
    for number in numbers:
        game = tangled(number)
        shown: TunnelsSnapshot = game.truth
        assert {(tile.cell, edge) for tile in shown.maze for edge in tile.reached} == reached_arms(shown)
        assert legal(game) == moves_of(shown)
        teams = [reaches_treasure(game._position, DOORS[team]) for team in ("blue", "green")]
        assert teams == [can_reach(shown, team) for team in ("blue", "green")]
        reached.add(tuple(teams))
    assert len(reached) == 4, "by both teams, by either, by none"
