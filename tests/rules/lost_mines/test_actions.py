"""Action cards: L-30 to L-36."""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Move, ParseError
from motherlode.lost_mines.events import Appraised, CardLost, Inspected, Scouted, Stormed, TrollLeft

from ..tables import legal, refused, the
from .tables import asked, forest, forest_of, hand, tile_at, tokens_of


@pytest.mark.parametrize(("tool", "obstacle"), [("axe", "tree"), ("boat", "lake"), ("rope", "ditch")])
def test_l30_each_tool_for_its_obstacle_while_one_lies_there(tool: str, obstacle: str) -> None:
    others = [f"EW+{other}@{column},3" for column, other in ((4, "tree"), (5, "lake"), (6, "ditch"))]
    game = forest(hands={0: [tool]}, board=f"EW@3,3;{';'.join(others)}")
    (cell,) = [other.partition("@")[2] for other in others if f"+{obstacle}@" in other]
    assert legal(game, tool) == {f"{tool}@{cell}"}
    for column in (2, 3, 7, 12):
        assert refused(game, f"{tool}@{column},3") == "L-30"
    bare = forest(hands={0: [tool]}, board="EW@3,3")
    assert legal(bare, tool) == set()


def test_l30_one_tool_is_enough() -> None:
    game = forest(hands={0: ["axe"]}, board="EW+tree@3,3", tools="3,3")
    assert refused(game, "axe@3,3") == "L-30"


def test_l30_its_token_lies_there_and_the_card_is_discarded() -> None:
    game = forest(hands={0: ["axe"]}, board="EW+tree@3,3")
    game.play("axe@3,3")
    tile = tile_at(game, (3, 3))
    assert tile is not None
    assert tile.tool
    assert forest_of(game).discards[-1].card == "axe"


def test_l30_with_its_tool_it_has_room_for_one_as_rocks_have() -> None:
    game = forest(ask="walk:0", board="EW+lake@3,3;EW@4,3", tools="3,3", dwarfs={1: "3,3"}, due=1)
    assert legal(game) == {"stay"}
    assert refused(game, "walk@3,3") == "L-25"


# ---- looks ---------------------------------------------------------------------------------------------------------

LOOKS = {
    "look-mine+treasure": {"mine", "treasure"},
    "look-dwarf+mine": {"mine", "dwarf"},
    "look-dwarf+treasure": {"dwarf", "treasure"},
}
ALL_LOOKS = {
    "mine": {f"=mine@10,{row}" for row in (1, 5, 7)},
    "treasure": {"=treasure-0", "=treasure-2"},
    "dwarf": {"=dwarf>0", "=dwarf>2"},
}


@pytest.mark.parametrize("card", LOOKS)
def test_l31_two_of_three_looks_and_one_is_chosen(card: str) -> None:
    treasures = ["gems-3", "gold-2>0", "silver-1"]
    game = forest(hands={1: [card]}, ask="play:1", mines="gems/gold^/silver/dragon", treasures=treasures)
    assert legal(game, card) == {card + look for kind in LOOKS[card] for look in ALL_LOOKS[kind]}
    (barred,) = set(ALL_LOOKS) - LOOKS[card]
    for look in ALL_LOOKS[barred]:
        assert refused(game, card + look) == "L-31"


@pytest.mark.parametrize("move", ["look-dwarf+mine=mine@10,3", "look-dwarf+mine=mine@9,3", "look-dwarf+mine=dwarf>1"])
def test_l31_not_at_an_open_mine_nor_at_oneself(move: str) -> None:
    game = forest(hands={1: ["look-dwarf+mine"]}, ask="play:1", mines="gems/gold^/silver/dragon")
    assert refused(game, move) == "L-31"


def test_l31_not_at_a_treasure_that_is_taken() -> None:
    game = forest(hands={0: ["look-mine+treasure"]}, treasures=["gems-3>1"])
    assert refused(game, "look-mine+treasure=treasure-0") == "L-31"


def test_l31_only_they_see_it_and_everyone_sees_what_was_looked_at() -> None:
    cards = {0: ["look-dwarf+mine"], 1: ["look-mine+treasure"], 2: ["look-dwarf+treasure"]}
    game = forest(hands=cards, roles=["blue-selfish", "yellow-saboteur"], treasures=["gems-3", "gems-4"])
    game.play("look-dwarf+mine=mine@10,3")
    game.play("look-mine+treasure=treasure-1")
    game.play("look-dwarf+treasure=dwarf>1")
    assert the(game.events, Scouted) == [Scouted(0, "look-dwarf+mine", (10, 3), "gold")]
    assert the(game.events, Appraised) == [Appraised(1, "look-mine+treasure", 1, "4")]
    assert the(game.events, Inspected) == [Inspected(2, "look-dwarf+treasure", 1, "saboteur")]
    for viewer in range(SPECTATOR, 3):
        seen = game.view(viewer).table
        assert seen.mines[1].name == ("gold" if viewer == 0 else "?")
        assert seen.mines[1].looked_by == (0,)
        assert seen.treasures[1].value == ("4" if viewer == 1 else "?")
        assert seen.treasures[1].known_to == (1,)
        assert seen.roles[1] == ("saboteur" if viewer in (1, 2) else "?")
        told = the(game.view(viewer).events, Scouted)
        assert told == [Scouted(0, "look-dwarf+mine", (10, 3), "gold" if viewer == 0 else "?")]


@pytest.mark.parametrize("move", ["look-dwarf+mine", "look-dwarf+mine=dwarf>3", "look-mine+treasure=treasure-3"])
def test_l31_a_look_at_nothing_cannot_be_read(move: str) -> None:
    game = forest(hands={0: ["look-dwarf+mine", "look-mine+treasure"]})
    with pytest.raises(ParseError):
        game.legal.refusal(Move.parse(move))


# ---- traps and trolls ----------------------------------------------------------------------------------------------

TOKENS = pytest.mark.parametrize(("token", "rule"), [("trap", "L-32"), ("troll", "L-33")])


@TOKENS
def test_l32_l33_on_a_way_between_two_cards_or_on_an_open_end(token: str, rule: str) -> None:
    game = forest(hands={0: [token]}, board="EW@3,3;NESW@4,3;EW@9,3")
    between = {f"{token}@2,3/3,3", f"{token}@3,3/4,3"}
    ends = {f"{token}@4,2/4,3", f"{token}@4,3/4,4", f"{token}@4,3/5,3", f"{token}@8,3/9,3", f"{token}@2,2/2,3"}
    into_a_mine = {f"{token}@9,3/10,3"}
    assert between | ends | into_a_mine <= legal(game, token)
    assert refused(game, f"{token}@3,2/3,3") == rule, "no way out of the northern side"
    assert refused(game, f"{token}@6,3/7,3") == rule, "no card on either side"
    assert refused(game, f"{token}@3,3/5,3") == rule, "not beside each other"
    assert refused(game, f"{token}@10,1/11,1") == rule, "what lies face down shows no way"


@pytest.mark.parametrize("token", ["trap", "troll"])
def test_l32_l33_the_way_may_be_named_from_either_end(token: str) -> None:
    game = forest(hands={0: [token], 1: ["NS"]}, board="EW@3,3")
    game.play(f"{token}@3,3/2,3")
    assert tokens_of(game) == {f"{token}@2,3/3,3"}


def test_l32_passing_a_trap_costs_one_random_card_unseen() -> None:
    for luck, lost in ((0, "EW"), (1, "axe"), (2, "boat")):
        game = forest(
            hands={0: ["EW", "axe", "boat"], 1: ["NS"]},
            board="EW@3,3;EW@4,3",
            tokens="trap@3,3/4,3",
            ask="walk:0",
            luck=[luck, *(n for n in range(60) if n != luck)],
        )
        assert the(game.play("walk@3,3/4,3"), CardLost) == [CardLost(0, lost)]
        assert lost not in hand(game, 0)
        assert game.view(1).table.discards[-1].card == "?"
        assert the(game.view(1).events, CardLost) == [CardLost(0, "?")]
        assert tokens_of(game) == {"trap@3,3/4,3"}, "the trap stays"


def test_l32_the_hand_stays_smaller() -> None:
    game = forest(hands={0: ["EW", "axe", "boat"], 1: ["NS"], 2: ["NS"]}, board="EW@3,3;EW@4,3", tokens="trap@3,3/4,3")
    game.play("discard(EW)")
    game.play("walk@3,3/4,3")
    assert len(hand(game, 0)) == 2, "one discarded, one lost, one drawn"


def test_l32_stopping_before_it_costs_nothing_and_going_back_over_it_a_card() -> None:
    game = forest(hands={0: ["EW"]}, board="EW@3,3;EW@4,3", tokens="trap@3,3/4,3", ask="walk:0")
    assert the(game.copy().play("walk@3,3"), CardLost) == []
    back = forest(hands={0: ["EW"]}, board="EW@3,3;EW@4,3", tokens="trap@3,3/4,3", dwarfs={0: "4,3"}, ask="walk:0")
    assert len(the(back.play("walk@3,3"), CardLost)) == 1


def test_l32_several_traps_each_cost_a_card_and_an_empty_hand_nothing_more() -> None:
    tokens = "trap@2,3/3,3;trap@3,3/4,3;trap@4,3/5,3"
    for held in (["EW", "axe", "boat", "rope"], ["EW", "axe"], []):
        game = forest(hands={0: held, 1: ["NS"]}, board="EW@3,3;EW@4,3;EW@5,3", tokens=tokens, ask="walk:0")
        assert len(the(game.play("walk@3,3/4,3/5,3"), CardLost)) == min(3, len(held))
        assert len(hand(game, 0)) == max(0, len(held) - 3)


def test_l32_the_trap_on_the_way_into_a_mine_springs_too() -> None:
    game = forest(
        hands={0: ["NS", "EW"], 1: ["NS"]}, board="EW@9,3", dwarfs={0: "9,3"}, tokens="trap@9,3/10,3", ask="walk:0"
    )
    assert len(the(game.play("walk@10,3"), CardLost)) == 1


def test_l33_nobody_passes_a_troll_until_its_players_next_turn() -> None:
    game = forest(hands={0: ["troll", "NS"], 1: ["NS", "EW"], 2: ["NS", "EW"]}, board="EW@3,3;EW@4,3")
    game.play("troll@2,3/3,3")
    assert forest_of(game).trolls == (True, False, False)
    assert asked(game) == "play:1", "its own player cannot pass it either"
    game.play("discard(NS)")
    assert asked(game) == "play:2"
    events = game.play("discard(NS)")
    assert the(events, TrollLeft) == [TrollLeft(0)]
    assert tokens_of(game) == set()
    assert forest_of(game).trolls == (False, False, False)
    assert forest_of(game).discards[-1].card == "troll"
    game.play("discard(NS)")
    assert "walk@3,3" in legal(game)


def test_l33_a_walk_against_a_troll_is_refused_by_it() -> None:
    game = forest(board="EW@3,3;EW@4,3", trolls={1: "3,3/4,3"}, ask="walk:0", due=1)
    assert legal(game) == {"stay", "walk@3,3"}
    assert refused(game, "walk@3,3/4,3") == "L-33"


def test_l34_a_path_may_be_laid_on_to_an_end_with_a_token_which_stands_between_then() -> None:
    game = forest(hands={0: ["EW"]}, board="EW@3,3", tokens="trap@3,3/4,3")
    game.play("EW@4,3")
    assert tokens_of(game) == {"trap@3,3/4,3"}
    assert len(the(game.play("walk@3,3/4,3"), CardLost)) == 0, "no cards left to lose"
    blocked = forest(hands={0: ["EW"]}, board="EW@3,3", trolls={2: "3,3/4,3"})
    blocked.play("EW@4,3")
    assert refused(blocked, "walk@3,3/4,3") == "L-33"


# ---- storms --------------------------------------------------------------------------------------------------------


def test_l35_a_storm_takes_any_path_card_without_a_dwarf() -> None:
    game = forest(
        hands={0: ["storm"]}, board="EW@3,3;EW@4,3;EW@5,3", dwarfs={1: "4,3"}, mines="gems/gold^/silver/dragon"
    )
    assert legal(game, "storm") == {"storm@3,3", "storm@5,3"}
    for cell in ("4,3", "2,3", "10,3", "10,1", "6,3", "12,3"):
        assert refused(game, f"storm@{cell}") == "L-35"
    events = game.play("storm@3,3")
    assert the(events, Stormed) == [Stormed(0, "storm", (3, 3), "EW")]
    assert tile_at(game, (3, 3)) is None
    assert {discard.card for discard in forest_of(game).discards} == {"EW", "storm"}


def test_l35_the_tool_goes_too_and_is_not_there_for_the_next_obstacle() -> None:
    game = forest(
        hands={0: ["storm"], 1: ["EW+ditch"]},
        board="EW+tree@3,3;EW@4,3",
        tools="3,3",
        roles=["yellow-loyal", "blue-loyal"],
    )
    game.play("storm@3,3")
    game.play("EW+ditch@3,3")
    tile = tile_at(game, (3, 3))
    assert tile is not None
    assert not tile.tool
    assert asked(game) != "walk:1"


def test_l35_tokens_go_only_between_two_empty_fields() -> None:
    board = "EW@3,3;NESW@4,3"
    game = forest(
        hands={0: ["storm"]},
        board=board,
        tokens="trap@3,3/4,3;trap@4,3/5,3",
        trolls={1: "4,2/4,3"},
        roles=["yellow-loyal"],
    )
    game.play("storm@4,3")
    assert tokens_of(game) == {"trap@3,3/4,3"}


def test_l35_a_token_before_a_mine_stays() -> None:
    game = forest(hands={0: ["storm"]}, board="EW@9,3", tokens="trap@9,3/10,3;trap@8,3/9,3")
    game.play("storm@9,3")
    assert tokens_of(game) == {"trap@9,3/10,3"}


def test_l35_a_swept_troll_takes_its_card_along_and_no_other_troll() -> None:
    """A later troll on the same way belongs to its own player."""
    game = forest(
        hands={0: ["storm"], 1: ["NESW", "NS"], 2: ["troll", "NS"]},
        board="EW@3,3;NESW@4,3",
        trolls={1: "4,2/4,3"},
        roles=["yellow-loyal", "yellow-selfish", "yellow-saboteur"],
    )
    game.play("storm@4,3")
    assert forest_of(game).trolls == (False, False, False)
    assert [discard.card for discard in forest_of(game).discards].count("troll") == 1
    assert the(game.events, TrollLeft) == []


def test_l36_played_cards_are_discarded_and_a_way_holds_one_token() -> None:
    game = forest(hands={0: ["trap", "troll", "NS"]}, board="EW@3,3", tokens="trap@3,3/4,3")
    assert refused(game, "trap@3,3/4,3") == "L-36"
    assert refused(game, "troll@3,3/4,3") == "L-36"
    game.play("trap@2,3/3,3")
    assert forest_of(game).discards[-1].card == "trap"
