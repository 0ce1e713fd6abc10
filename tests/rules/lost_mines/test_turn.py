"""A turn: L-10 to L-13."""

from __future__ import annotations

import pytest

from motherlode import Event
from motherlode.games.lost_mines.events import (
    Discarded,
    Drew,
    TreasureTaken,
    TrollLeft,
    TurnLost,
)

from ..tables import legal, refused, the
from .tables import asked, game_of, hand, truth_of


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [type(happened).__name__ for happened in events]


def test_l10_play_a_path_or_an_action_or_discard_one_or_two() -> None:
    game = game_of(hands={0: ["NESW", "trap", "NESW"]})
    heads = {move.head for move in game.legal}
    assert heads == {"NESW", "trap", "discard", "call-vote"}
    discards = {"discard(NESW)", "discard(trap)", "discard(NESW,NESW)", "discard(NESW,trap)"}
    assert legal(game, "discard") == discards
    assert refused(game, "storm@3,3") == "L-10"
    assert refused(game, "discard(axe)") == "L-10"
    assert refused(game, "discard(trap,trap)") == "L-10"
    assert refused(game, "discard(NESW,axe)") == "L-10"


def test_l10_step_one_is_a_must_and_comes_first() -> None:
    game = game_of(hands={0: ["NESW"]}, board="NESW@3,3")
    assert refused(game, "stay") == "L-10"
    assert refused(game, "walk@3,3") == "L-10"
    assert refused(game, "take=treasure-0") == "L-10"
    assert refused(game, "vote=yes") == "L-10"


def test_l10_discards_are_face_down() -> None:
    game = game_of(hands={0: ["NESW", "trap"], 1: ["NS"]})
    events = game.play("discard(trap,NESW)")
    assert the(events, Discarded) == [Discarded(0, "NESW"), Discarded(0, "trap")]
    assert [discard.card for discard in game.view(1).table.discards] == ["?", "?"]
    assert [discard.by for discard in game.view(1).table.discards] == [0, 0]
    assert [discard.card for discard in game.view(0).table.discards] == ["NESW", "trap"]


def test_l11_moving_is_a_choice_after_step_one() -> None:
    game = game_of(hands={0: ["NS", "NS"]}, board="NESW@3,3")
    game.play("discard(NS)")
    assert asked(game) == "walk:0"
    assert legal(game) == {"walk@3,3", "stay"}
    assert refused(game, "discard(NS)") == "L-11"
    assert refused(game, "call-vote") == "L-11"
    game.play("stay")
    assert truth_of(game).dwarfs[0] == (2, 3)


def test_l11_a_dwarf_that_can_go_nowhere_is_not_asked() -> None:
    game = game_of(hands={0: ["NS"], 1: ["NS"]})
    game.play("discard(NS)")
    assert asked(game) == "play:1"


def test_l12_one_card_is_drawn_for_one_played() -> None:
    game = game_of(hands={0: ["NESW", "NS"], 1: ["NS"]}, deck=["axe", "boat"])
    game.play("NESW@3,3")
    assert hand(game, 0) == ["NS"], "drawing comes after moving"
    assert the(game.play("walk@3,3"), Drew) == [Drew(0, "axe")]
    assert hand(game, 0) == ["NS", "axe"]
    assert game.view(1).table.hands[0] == ("?", "?")


def test_l12_as_many_are_drawn_as_were_discarded() -> None:
    game = game_of(hands={0: ["NESW", "NS", "EW"], 1: ["NS"]}, deck=["axe", "boat", "rope"])
    assert [drew.card for drew in the(game.play("discard(NS,EW)"), Drew)] == ["axe", "boat"]


@pytest.mark.parametrize(("deck", "drawn"), [(["axe"], 1), ([], 0)])
def test_l12_while_the_deck_lasts(deck: list[str], drawn: int) -> None:
    game = game_of(hands={0: ["NESW", "NS", "EW"], 1: ["NS"]}, deck=deck)
    assert len(the(game.play("discard(NS,EW)"), Drew)) == drawn
    assert asked(game) == "play:1"


def test_l13_who_has_no_cards_loses_the_whole_turn() -> None:
    game = game_of(hands={0: ["NS"], 2: ["NS", "EW"]}, deck=[])
    assert the(game.play("discard(NS)"), TurnLost) == [TurnLost(1)]
    assert asked(game) == "play:2"
    assert the(game.play("discard(NS)"), TurnLost) == [TurnLost(0), TurnLost(1)]
    assert asked(game) == "play:2"


def test_l13_l33_a_troll_leaves_on_a_lost_turn_too() -> None:
    game = game_of(hands={0: ["NS"], 2: ["EW"]}, board="NESW@3,3", trolls={1: "3,3/4,3"}, deck=[])
    game.play("discard(NS)")
    events = game.play("stay")
    assert the(events, TrollLeft) == [TrollLeft(1)]
    assert the(events, TurnLost) == [TurnLost(1)]
    assert truth_of(game).tokens == ()


def test_l13_l43_a_lost_turn_brings_no_treasure() -> None:
    game = game_of(
        hands={0: ["NS"], 2: ["EW"]},
        board="NESW@10,2",
        mines="gems^/gold/silver/dragon",
        dwarfs={1: "10,1"},
        treasures=["gems-3", "gems-4", "gems-5"],
        deck=[],
    )
    events = game.play("discard(NS)")
    assert the(events, TurnLost) == [TurnLost(1)]
    assert the(events, TreasureTaken) == []
