"""Treasures and the dragon: L-43 and L-44."""

from __future__ import annotations

from motherlode import SPECTATOR
from motherlode.games.lost_mines.events import DragonWoken, TreasureTaken

from ..tables import legal, refused, the
from .tables import asked, game_of, hand, truth_of

TREASURES = ["gold-2", "gems-3", "gold-4", "silver-1"]


def test_l43_ending_on_a_mine_brings_a_treasure_of_its_kind_of_ones_choice() -> None:
    game = game_of(
        4, hands={0: ["NS"], 1: ["NS"]}, board="EW@9,3", dwarfs={0: "9,3"}, treasures=TREASURES, ask="walk:0", due=1
    )
    game.play("walk@10,3")
    assert asked(game) == "treasure:0"
    assert legal(game) == {"take=treasure-0", "take=treasure-2"}
    assert refused(game, "take=treasure-1") == "L-43"
    assert refused(game, "stay") == "L-43"
    assert the(game.play("take=treasure-2"), TreasureTaken) == [TreasureTaken(0, 2, "4")]
    assert len(hand(game, 0)) == 2, "then a card is drawn"


def test_l43_its_value_is_seen_by_its_taker_alone() -> None:
    game = game_of(
        4, hands={0: ["NS"], 1: ["NS"]}, board="EW@9,3", dwarfs={0: "9,3"}, treasures=TREASURES, ask="walk:0", due=1
    )
    game.play("walk@10,3")
    game.play("take=treasure-2")
    for viewer in range(SPECTATOR, 4):
        seen = game.view(viewer).table.treasures[2]
        assert seen.value == ("4" if viewer == 0 else "?")
        assert (seen.holder, seen.known_to) == (0, (0,))


def test_l43_the_last_of_a_kind_needs_no_choice_and_after_it_there_is_none() -> None:
    game = game_of(
        4,
        hands={0: ["NS", "EW"], 1: ["NS"]},
        mines="gems/gold^/silver/dragon",
        dwarfs={0: "10,3"},
        treasures=["gold-2", "gems-3", "gold-4>1", "silver-1"],
    )
    assert the(game.play("discard(NS)"), TreasureTaken) == [TreasureTaken(0, 0, "2")]
    game.play("discard(NS)")
    empty = game_of(
        4,
        hands={0: ["NS"], 1: ["NS"]},
        mines="gems/gold^/silver/dragon",
        dwarfs={0: "10,3"},
        treasures=["gems-3", "gems-4", "silver-1", "silver-2"],
    )
    assert the(empty.play("discard(NS)"), TreasureTaken) == []


def test_l43_staying_pays_again_at_the_end_of_each_turn() -> None:
    game = game_of(
        4,
        hands={0: ["NS", "NS"], 1: ["EW"], 2: ["EW"], 3: ["EW+tree"]},
        board="EW@9,3",
        mines="gems/gold^/silver/dragon",
        dwarfs={0: "10,3"},
        treasures=["gold-2", "gold-3", "gold-4", "silver-1"],
    )
    for taken in (1, 2):
        game.play("discard(NS)")
        game.play("stay")
        assert asked(game) == "treasure:0"
        game.play(game.legal[0])
        assert sum(treasure.holder == 0 for treasure in truth_of(game).treasures) == taken
        while game.actor != 0:
            game.play(next(move for move in game.legal if move.head == "discard"))


def test_l43_merely_passing_over_an_open_mine_brings_nothing() -> None:
    game = game_of(
        hands={0: ["NS"], 1: ["NS"]},
        board="EW@9,3;ESW@10,2",
        mines="gems/gold^/silver/dragon",
        dwarfs={0: "9,3"},
        treasures=["gold-2", "gold-3", "gold-4"],
        ask="walk:0",
        due=1,
    )
    events = game.play("walk@10,3/10,2")
    assert the(events, TreasureTaken) == []
    assert asked(game) == "play:1"


def test_l43_another_dwarf_that_comes_to_an_open_mine_takes_one_too() -> None:
    game = game_of(
        hands={0: ["NS"], 1: ["NS"]},
        board="EW@9,3",
        mines="gems/gold^/silver/dragon",
        dwarfs={0: "9,3", 1: "10,3"},
        treasures=["gold-2", "gold-3>1", "silver-1"],
        ask="walk:0",
        due=1,
    )
    assert the(game.play("walk@10,3"), TreasureTaken) == [TreasureTaken(0, 0, "2")]


def test_l44_who_turns_up_the_dragon_takes_its_token_and_later_it_is_a_plain_path() -> None:
    game = game_of(
        hands={0: ["NS"], 1: ["NS", "EW"]},
        board="EW@9,3",
        mines="gems/dragon/silver/gold",
        dwarfs={0: "9,3", 1: "9,3"},
        ask="walk:0",
        due=1,
    )
    events = game.play("walk@10,3")
    assert the(events, DragonWoken) == [DragonWoken(0)]
    assert the(events, TreasureTaken) == []
    game.play("discard(NS)")
    assert "walk@10,3" in legal(game)
    assert the(game.play("walk@10,3"), DragonWoken) == []
    assert truth_of(game).dragon == 0
