"""Gold for the miners: B-50 to B-52, C-51 and C-53. What saboteurs are paid is in test_pay.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from motherlode import DataError, Event, Game
from motherlode.games.tunnels.events import Asked, GameEnded, GoldDrawn, GoldPaid, GoldPassed, GoldTaken, RoundEnded

from .tables import MINER, SABOTEUR, legal, refused, table, the

MAZE = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"
GOLD = [3, 1, 2, 1, 2, 3, 1, 1, 2, 1, 1, 3] + [1] * 10 + [2] * 5 + [3]

M, S = MINER, SABOTEUR
CASTS: dict[int, list[tuple[str, ...]]] = {
    3: [(M, S, M, M), (M, M, M, S), (S, M, M, M)],
    4: [(M, M, S, M, M), (M, M, M, M, S)],
    5: [(S, M, S, M, M, M), (M, M, M, S, M, S)],
    6: [(M, S, M, S, M, M, M), (S, M, M, M, M, M, S)],
    7: [(M, S, S, M, S, M, M, M), (S, M, M, M, M, S, M, S)],
    8: [(S, S, M, M, M, M, S, M, M), (M, M, M, M, S, S, M, M, S)],
    9: [(M, S, M, S, M, S, M, M, M, M), (M, M, M, M, M, M, M, S, S, S)],
    10: [(S, S, S, M, M, M, M, S, M, M, M), (M, M, S, M, S, M, M, S, M, M, S)],
}
TABLES = [(roles, layer) for casts in CASTS.values() for roles in casts for layer in range(len(roles) - 1)]


def at_the_treasure(
    ruleset: str, roles: Sequence[str], layer: int, *, front: Mapping[int, str] | None = None, options: str = ""
) -> tuple[Game, tuple[Event, ...]]:
    """A table at which a seat has just reached the treasure, and what happened by that."""
    game = table(
        ruleset,
        len(roles) - 1,
        hands={layer: ["NEW"]},
        maze=MAZE,
        goals="stone-1/treasure/stone-2",
        roles=roles,
        actor=layer,
        gold=GOLD,
        front=front,
        options=options,
    )
    return game, game.play("NEW@7,0")


def choosing(game: Game) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Who is asked to choose, and from what, each keeping the best."""
    while game.asked == "gold":
        yield game.actor, game.truth.pool
        game.play(f"take={game.truth.pool[-1]}")


def to_the_right(roles: Sequence[str], layer: int) -> list[int]:
    """The miners counter-clockwise, from the one who laid the last card."""
    seats = len(roles) - 1
    return [(layer - step) % seats for step in range(seats) if roles[(layer - step) % seats] == MINER]


# ---- B-50 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layer", range(5))
def test_b50_the_miners_win_if_the_treasure_is_reached_whoever_reached_it(layer: int) -> None:
    roles = (S, M, S, M, M, M)
    game, events = at_the_treasure("base", roles, layer)
    assert the(events, RoundEnded)[0].reached
    assert {seat for seat, _ in choosing(game)} == {1, 3, 4}
    assert game.result is not None
    assert [bool(points) for points in game.result.points] == [False, True, False, True, True]
    assert the(game.events, GoldPaid) == []


@pytest.mark.parametrize("ruleset", ["base", "base-classic"])
def test_b50_otherwise_the_saboteurs_do(ruleset: str) -> None:
    game = table(ruleset, 5, hands={1: ["map"]}, actor=1, roles=(S, M, S, M, M, M), deck=[])
    events = game.play("map@8,0")
    assert not the(events, RoundEnded)[0].reached
    assert game.result is not None
    assert game.result.points == (3, 0, 3, 0, 0)
    assert the(events, GoldDrawn) == []


# ---- B-51, B-52 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roles", "layer"), TABLES)
def test_b51_b52_as_many_cards_as_miners_one_each_counter_clockwise(roles: tuple[str, ...], layer: int) -> None:
    """From the one who laid the last card; if that is a saboteur, from the nearest miner to the right."""
    game, events = at_the_treasure("base", roles, layer)
    miners = roles[:-1].count(MINER)
    assert the(events, GoldDrawn) == [GoldDrawn(miners)]
    drawn = sorted(map(str, GOLD[:miners]))
    seen = list(choosing(game))
    assert [seat for seat, _ in seen] == to_the_right(roles, layer)
    assert [list(pool) for _, pool in seen] == [drawn[: miners - taken] for taken in range(miners)]
    assert game.over


def test_b51_the_first_to_choose_is_the_one_who_laid_the_last_card() -> None:
    game, events = at_the_treasure("base", (M, M, S, M, M), 1)
    assert the(events, Asked) == [Asked(1, "gold")]
    assert [seat for seat, _ in choosing(game)] == [1, 0, 3], "then to the right, past the saboteur"


def test_b51_a_chooser_keeps_one_card_and_hands_on_the_rest() -> None:
    game, _ = at_the_treasure("base", (M, M, M, S), 0)
    assert game.truth.pool == ("1", "2", "3")
    assert legal(game) == {"take=1", "take=2", "take=3"}
    events = game.play("take=2")
    assert the(events, GoldTaken) == [GoldTaken(0, "2")]
    assert the(events, GoldPassed) == [GoldPassed(2, ("1", "3"))]
    assert refused(game, "take=2") == "B-51"
    game.play("take=1")
    assert legal(game) == {"take=3"}
    game.play("take=3")
    assert game.result is not None
    assert game.result.points == (2, 3, 1)


@pytest.mark.parametrize(("ruleset", "rule"), [("base", "B-51"), ("base-classic", "C-51")])
def test_b51_c51_choosing_gold_is_nothing_but_that(ruleset: str, rule: str) -> None:
    game, _ = at_the_treasure(ruleset, (M, M, M, S), 0)
    for move in ("pass(map)", "map@8,0", "NES@1,0", "take=4", "take=0", "take=31"):
        assert refused(game, move) == rule


def test_b52_a_saboteur_who_reaches_the_treasure_gets_nothing() -> None:
    game, events = at_the_treasure("base", (M, M, S, S, M, M), 2)
    assert the(events, Asked) == [Asked(1, "gold")], "the nearest miner to the right"
    assert [seat for seat, _ in choosing(game)] == [1, 0, 4]


def test_b52_with_saboteurs_to_the_right_the_nearest_miner_beyond_them() -> None:
    game, _ = at_the_treasure("base", (S, S, M, M, M, M, M, S, M), 1)
    assert [seat for seat, _ in choosing(game)] == [6, 5, 4, 3, 2]


# ---- C-51 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roles", "layer"), TABLES)
def test_c51_b52_as_many_cards_as_players_round_and_round(roles: tuple[str, ...], layer: int) -> None:
    """With ten players only nine; a saboteur's last card as in `base`."""
    game, events = at_the_treasure("base-classic", roles, layer)
    cards = min(len(roles) - 1, 9)
    assert the(events, GoldDrawn) == [GoldDrawn(cards)]
    order = to_the_right(roles, layer)
    seen = list(choosing(game))
    assert [seat for seat, _ in seen] == [order[turn % len(order)] for turn in range(cards)]
    assert [len(pool) for _, pool in seen] == list(range(cards, 0, -1))
    assert Counter(the(game.events, GameEnded)[0].took) == Counter(map(str, GOLD[:cards]))


def test_c51_some_miners_get_more_than_one_card() -> None:
    game, _ = at_the_treasure("base-classic", (S, M, S, M, M, M), 3)
    assert [seat for seat, _ in choosing(game)] == [3, 1, 4, 3, 1]
    game, _ = at_the_treasure("base-classic", (S, S, S, M, M, M, M, S, M, M, M), 4)
    seats = [seat for seat, _ in choosing(game)]
    assert seats == [4, 3, 9, 8, 6, 5, 4, 3, 9]


def test_c51_every_miner_gets_one_where_all_are_miners() -> None:
    game, _ = at_the_treasure("base-classic", (M, M, M, M, S), 2)
    assert [seat for seat, _ in choosing(game)] == [2, 1, 0, 3]


# ---- C-53 ----------------------------------------------------------------------------------------------------------

OPTION = "no_gold_for_broken_tools:true"


def test_c53_a_miner_with_a_broken_tool_is_left_out() -> None:
    roles = (S, M, S, M, M, M)
    game, events = at_the_treasure("base-classic", roles, 3, front={1: "lamp"}, options=OPTION)
    assert the(events, GoldDrawn) == [GoldDrawn(5)], "as many cards as ever"
    assert [seat for seat, _ in choosing(game)] == [3, 4, 3, 4, 3]


def test_c53_a_saboteurs_broken_tool_makes_no_difference() -> None:
    game, _ = at_the_treasure("base-classic", (S, M, S, M, M, M), 3, front={0: "lamp", 2: "cart+pick"}, options=OPTION)
    assert [seat for seat, _ in choosing(game)] == [3, 1, 4, 3, 1]
    game = table(
        "base-classic", 3, hands={0: ["map"]}, roles=(M, S, M, M), front={1: "lamp", 2: "cart"}, deck=[], options=OPTION
    )
    game.play("map@8,0")
    assert game.result is not None
    assert game.result.points == (0, 4, 0), "nor to what saboteurs are paid"


def test_c53_b52_reached_by_a_saboteur_the_first_whole_miner_to_the_right_begins() -> None:
    game, _ = at_the_treasure("base-classic", (M, M, S, M, M), 2, front={1: "cart"}, options=OPTION)
    assert [seat for seat, _ in choosing(game)] == [0, 3, 0, 3]


def test_c53_with_no_miner_left_to_be_paid_no_card_is_drawn() -> None:
    roles = (M, S, M, M)
    game, events = at_the_treasure("base-classic", roles, 1, front={0: "lamp", 2: "cart"}, options=OPTION)
    assert the(events, RoundEnded)[0].reached
    assert not any(isinstance(happened, GoldDrawn | GoldTaken | GoldPaid) for happened in events)
    assert game.result is not None
    assert game.result.points == (0, 0, 0), "the saboteur has not won either"


def test_c53_is_an_option_of_the_classic_rules_alone_and_off_unless_chosen() -> None:
    roles = (S, M, S, M, M, M)
    game, _ = at_the_treasure("base-classic", roles, 3, front={1: "lamp"})
    assert [seat for seat, _ in choosing(game)] == [3, 1, 4, 3, 1]
    game, _ = at_the_treasure("base", roles, 3, front={1: "lamp"})
    assert [seat for seat, _ in choosing(game)] == [3, 1, 4]
    with pytest.raises(DataError, match="base has no option 'no_gold_for_broken_tools'"):
        Game("base", 5, seed="c53", no_gold_for_broken_tools=True)
    assert Game("base-classic", 5, seed="c53", no_gold_for_broken_tools=True).asked == "turn"
