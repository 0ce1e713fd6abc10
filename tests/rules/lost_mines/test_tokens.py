"""Traps, trolls and storms: L-32 to L-36."""

from __future__ import annotations

import pytest

from motherlode.games.lost_mines.events import CardLost, Stormed, TrollLeft

from ..tables import legal, refused, the
from .tables import asked, game_of, hand, tile_at, tokens_of, truth_of

TOKENS = pytest.mark.parametrize(("token", "rule"), [("trap", "L-32"), ("troll", "L-33")])


@TOKENS
def test_l32_l33_on_a_way_between_two_cards_or_on_an_open_end(token: str, rule: str) -> None:
    game = game_of(hands={0: [token]}, board="EW@3,3;NESW@4,3;EW@9,3")
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
    game = game_of(hands={0: [token], 1: ["NS"]}, board="EW@3,3")
    game.play(f"{token}@3,3/2,3")
    assert tokens_of(game) == {f"{token}@2,3/3,3"}


def test_l32_passing_a_trap_costs_one_random_card_unseen() -> None:
    for luck, lost in ((0, "EW"), (1, "axe"), (2, "boat")):
        game = game_of(
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
    game = game_of(hands={0: ["EW", "axe", "boat"], 1: ["NS"], 2: ["NS"]}, board="EW@3,3;EW@4,3", tokens="trap@3,3/4,3")
    game.play("discard(EW)")
    game.play("walk@3,3/4,3")
    assert len(hand(game, 0)) == 2, "one discarded, one lost, one drawn"


def test_l32_stopping_before_it_costs_nothing_and_going_back_over_it_a_card() -> None:
    game = game_of(hands={0: ["EW"]}, board="EW@3,3;EW@4,3", tokens="trap@3,3/4,3", ask="walk:0")
    assert the(game.copy().play("walk@3,3"), CardLost) == []
    back = game_of(hands={0: ["EW"]}, board="EW@3,3;EW@4,3", tokens="trap@3,3/4,3", dwarfs={0: "4,3"}, ask="walk:0")
    assert len(the(back.play("walk@3,3"), CardLost)) == 1


def test_l32_several_traps_each_cost_a_card_and_an_empty_hand_nothing_more() -> None:
    tokens = "trap@2,3/3,3;trap@3,3/4,3;trap@4,3/5,3"
    for held in (["EW", "axe", "boat", "rope"], ["EW", "axe"], []):
        game = game_of(hands={0: held, 1: ["NS"]}, board="EW@3,3;EW@4,3;EW@5,3", tokens=tokens, ask="walk:0")
        assert len(the(game.play("walk@3,3/4,3/5,3"), CardLost)) == min(3, len(held))
        assert len(hand(game, 0)) == max(0, len(held) - 3)


def test_l32_the_trap_on_the_way_into_a_mine_springs_too() -> None:
    game = game_of(
        hands={0: ["NS", "EW"], 1: ["NS"]}, board="EW@9,3", dwarfs={0: "9,3"}, tokens="trap@9,3/10,3", ask="walk:0"
    )
    assert len(the(game.play("walk@10,3"), CardLost)) == 1


def test_l33_nobody_passes_a_troll_until_its_players_next_turn() -> None:
    game = game_of(hands={0: ["troll", "NS"], 1: ["NS", "EW"], 2: ["NS", "EW"]}, board="EW@3,3;EW@4,3")
    game.play("troll@2,3/3,3")
    assert truth_of(game).trolls == (True, False, False)
    assert asked(game) == "play:1", "its own player cannot pass it either"
    game.play("discard(NS)")
    assert asked(game) == "play:2"
    events = game.play("discard(NS)")
    assert the(events, TrollLeft) == [TrollLeft(0)]
    assert tokens_of(game) == set()
    assert truth_of(game).trolls == (False, False, False)
    assert truth_of(game).discards[-1].card == "troll"
    game.play("discard(NS)")
    assert "walk@3,3" in legal(game)


def test_l33_a_walk_against_a_troll_is_refused_by_it() -> None:
    game = game_of(board="EW@3,3;EW@4,3", trolls={1: "3,3/4,3"}, ask="walk:0", due=1)
    assert legal(game) == {"stay", "walk@3,3"}
    assert refused(game, "walk@3,3/4,3") == "L-33"


def test_l34_a_path_may_be_laid_on_to_an_end_with_a_token_which_stands_between_then() -> None:
    game = game_of(hands={0: ["EW"]}, board="EW@3,3", tokens="trap@3,3/4,3")
    game.play("EW@4,3")
    assert tokens_of(game) == {"trap@3,3/4,3"}
    assert len(the(game.play("walk@3,3/4,3"), CardLost)) == 0, "no cards left to lose"
    blocked = game_of(hands={0: ["EW"]}, board="EW@3,3", trolls={2: "3,3/4,3"})
    blocked.play("EW@4,3")
    assert refused(blocked, "walk@3,3/4,3") == "L-33"


# ---- storms --------------------------------------------------------------------------------------------------------


def test_l35_a_storm_takes_any_path_card_without_a_dwarf() -> None:
    game = game_of(
        hands={0: ["storm"]}, board="EW@3,3;EW@4,3;EW@5,3", dwarfs={1: "4,3"}, mines="gems/gold^/silver/dragon"
    )
    assert legal(game, "storm") == {"storm@3,3", "storm@5,3"}
    for cell in ("4,3", "2,3", "10,3", "10,1", "6,3", "12,3"):
        assert refused(game, f"storm@{cell}") == "L-35"
    events = game.play("storm@3,3")
    assert the(events, Stormed) == [Stormed(0, "storm", (3, 3), "EW")]
    assert tile_at(game, (3, 3)) is None
    assert {discard.card for discard in truth_of(game).discards} == {"EW", "storm"}


def test_l35_the_tool_goes_too_and_is_not_there_for_the_next_obstacle() -> None:
    game = game_of(
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
    game = game_of(
        hands={0: ["storm"]},
        board=board,
        tokens="trap@3,3/4,3;trap@4,3/5,3",
        trolls={1: "4,2/4,3"},
        roles=["yellow-loyal"],
    )
    game.play("storm@4,3")
    assert tokens_of(game) == {"trap@3,3/4,3"}


def test_l35_a_token_before_a_mine_stays() -> None:
    game = game_of(hands={0: ["storm"]}, board="EW@9,3", tokens="trap@9,3/10,3;trap@8,3/9,3")
    game.play("storm@9,3")
    assert tokens_of(game) == {"trap@9,3/10,3"}


def test_l35_a_swept_troll_takes_its_card_along_and_no_other_troll() -> None:
    """A later troll on the same way belongs to its own player."""
    game = game_of(
        hands={0: ["storm"], 1: ["NESW", "NS"], 2: ["troll", "NS"]},
        board="EW@3,3;NESW@4,3",
        trolls={1: "4,2/4,3"},
        roles=["yellow-loyal", "yellow-selfish", "yellow-saboteur"],
    )
    game.play("storm@4,3")
    assert truth_of(game).trolls == (False, False, False)
    assert [discard.card for discard in truth_of(game).discards].count("troll") == 1
    assert the(game.events, TrollLeft) == []


def test_l36_played_cards_are_discarded_and_a_way_holds_one_token() -> None:
    game = game_of(hands={0: ["trap", "troll", "NS"]}, board="EW@3,3", tokens="trap@3,3/4,3")
    assert refused(game, "trap@3,3/4,3") == "L-36"
    assert refused(game, "troll@3,3/4,3") == "L-36"
    game.play("trap@2,3/3,3")
    assert truth_of(game).discards[-1].card == "trap"
