"""A turn, exactly one of four: S-10 to S-17."""

from __future__ import annotations

from itertools import combinations

import pytest

from motherlode import SPECTATOR, Game, ParseError
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import Asked, Discarded, Drew, PassedEmpty, RoundEnded, Shed
from motherlode.games.tunnels.views.snapshot import Discard, TunnelsSnapshot

from ..tables import legal, refused, the
from .tables import deck_of, front_of, pile_of, table

HAND = ["NS", "EW", "NESW", "map", "break-lamp", "theft"]


def hand(game: Game, seat: int) -> list[str]:
    shown: TunnelsSnapshot = game.truth
    return list(shown.hands[seat])


# ---- S-10 to S-13: what is done, and what is drawn -----------------------------------------------------------------


@pytest.mark.parametrize("move", ["NESW@1,0", "NS@0,1", "EW@-1,0"])
def test_s10_a_tunnel_card_then_one_is_drawn(move: str) -> None:
    game = table(hands={0: HAND, 1: ["NES"]}, deck=["NE", "NW", "NES"])
    assert the(game.play(move), Drew) == [Drew(0, "NE")]
    kept = [card for card in HAND if card != move.partition("@")[0]]
    assert sorted(hand(game, 0)) == sorted([*kept, "NE"])
    assert game.actor == 1


@pytest.mark.parametrize("move", ["map@8,0", "break-lamp>2", "theft"])
def test_s11_an_action_card_then_one_is_drawn(move: str) -> None:
    game = table(hands={0: HAND, 1: ["NES"]}, deck=["NE", "NW", "NES"])
    assert the(game.play(move), Drew) == [Drew(0, "NE")]
    assert len(hand(game, 0)) == 6
    assert game.actor == 1


def test_s10_s11_s12_s13_only_cards_that_are_held() -> None:
    game = table(hands={0: ["NS", "NS", "map"], 1: ["EW", "theft", "NE"]}, front={0: "lamp"})
    assert refused(game, "EW@1,0") == "S-10"
    assert refused(game, "theft") == "S-10"
    assert refused(game, "pass(EW)") == "S-13"
    assert refused(game, "pass(NS,NS,NS)") == "S-13"
    assert refused(game, "pass(NS,EW)") == "S-13"
    assert refused(game, "shed(map,map)=lamp") == "S-12"
    assert refused(game, "shed(NS,NE)=lamp") == "S-12"
    assert "pass(NS,NS,map)" in legal(game)
    assert "shed(NS,NS)=lamp" in legal(game)


@pytest.mark.parametrize("move", ["rob>1", "take=1"])
def test_s10_a_turn_is_none_of_the_other_decisions(move: str) -> None:
    assert refused(table(hands={0: HAND}, gold={1: 3}), move) == "S-10"


@pytest.mark.parametrize("sign", ["lamp", "trap", "theft"])
def test_s12_two_cards_for_one_in_front_and_the_hand_is_one_smaller_from_then_on(sign: str) -> None:
    game = table(2, hands={0: HAND, 1: HAND[:1]}, front={0: f"pick+{sign}"}, deck=["NE", "NW", "NES", "NEW"])
    before = len(pile_of(game))
    events = game.play(f"shed(NS,map)={sign}")
    assert [(card.seat, card.card) for card in the(events, Discarded)] == [(0, "NS"), (0, "map")]
    assert the(events, Shed) == [Shed(0, sign)]
    assert the(events, Drew) == [Drew(0, "NE")]
    assert sorted(hand(game, 0)) == sorted(["EW", "NESW", "break-lamp", "theft", "NE"])
    assert front_of(game, 0) == {"pick"}
    removed = sign if sign in ("trap", "theft") else f"break-{sign}"
    assert pile_of(game)[before:] == ["NS", "map", removed]
    game.play("pass(NS)")
    game.play("pass(EW)")
    assert len(hand(game, 0)) == 5, "drawing one for one does not make up for it"


def test_s12_it_takes_exactly_two_cards() -> None:
    game = table(hands={0: HAND}, front={0: "trap"})
    assert refused(game, "shed(NS)=trap") == "S-12"
    assert refused(game, "shed(NS,EW,map)=trap") == "S-12"
    assert "shed(NS,EW)=trap" in legal(game)
    with pytest.raises(ParseError, match="say what is removed"):
        game.play("shed(NS,EW)")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_s13_pass_with_up_to_three_cards_and_draw_as_many(count: int) -> None:
    game = table(hands={0: HAND, 1: ["NES"]}, deck=["NE", "NW", "NES", "NEW"])
    thrown = HAND[:count]
    events = game.play(f"pass({','.join(thrown)})")
    assert [card.card for card in the(events, Discarded)] == thrown
    assert the(events, Drew) == [Drew(0, card) for card in ["NE", "NW", "NES"][:count]]
    assert sorted(hand(game, 0)) == sorted([*HAND[count:], *["NE", "NW", "NES"][:count]])
    assert game.actor == 1


def test_s13_every_choice_of_one_two_or_three_is_offered_once() -> None:
    game = table(hands={0: ["NS", "NS", "EW", "map", "map", "map"]})
    offered = [str(move) for move in game.legal if move.head == "pass"]
    chosen = {cards for count in (1, 2, 3) for cards in combinations(("NS", "NS", "EW", "map", "map", "map"), count)}
    assert len(offered) == len(chosen)
    assert set(offered) == {f"pass({','.join(cards)})" for cards in chosen}


def test_s13_not_with_four_cards_nor_with_none() -> None:
    game = table(hands={0: HAND})
    for move in ("pass(NS,EW,NESW,map)", "pass()", "pass"):
        with pytest.raises(ParseError):
            game.play(move)


def test_s13_the_order_in_which_cards_are_named_does_not_matter() -> None:
    one, other = table(hands={0: HAND}), table(hands={0: HAND})
    one.play("pass(map,NS,EW)")
    other.play("pass(NS,EW,map)")
    assert str(one) == str(other)


# ---- S-14: the end of the deck -------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_s14_passing_with_three_near_the_end_of_the_deck_draws_what_there_is(left: int) -> None:
    game = table(hands={0: HAND, 1: ["map"]}, deck=["NE", "NW", "NES", "NEW"][:left])
    assert len(the(game.play("pass(NS,EW,map)"), Drew)) == min(left, 3)
    assert len(hand(game, 0)) == 3 + min(left, 3)
    assert deck_of(game) == max(left - 3, 0)


@pytest.mark.parametrize("move", ["NS@0,1", "theft", "shed(NS,theft)=theft", "pass(NS)", "pass(NS,theft)"])
def test_s14_with_an_empty_deck_nothing_is_drawn_and_nothing_shuffled(move: str) -> None:
    signs = {0: "theft"} if move.startswith("shed") else {}
    game = table(hands={0: ["NS", "theft"], 1: ["map"]}, front=signs, deck=[])
    before = len(pile_of(game))
    assert the(game.play(move), Drew) == []
    assert deck_of(game) == 0
    assert len(pile_of(game)) >= before
    assert game.actor == 1


def test_s14_a_player_without_cards_is_skipped() -> None:
    game = table(4, hands={0: ["map", "map"], 3: ["map"]}, deck=[])
    events = game.play("map@8,0")
    assert [skipped.seat for skipped in the(events, PassedEmpty)] == [1, 2]
    assert the(events, Asked) == [Asked(3, "turn")]
    assert game.actor == 3


def test_s14_one_who_gets_cards_by_swapping_hands_plays_again() -> None:
    game = table(3, hands={0: ["swap-hands", "map"], 2: ["map", "map"]}, deck=[])
    game.play("swap-hands>1")
    assert (hand(game, 0), hand(game, 1)) == ([], ["map"])
    assert game.actor == 1, "seat 1 had no cards, and has now"
    game.play("map@8,0")
    assert game.actor == 2
    events = game.play("map@8,0")
    assert [skipped.seat for skipped in the(events, PassedEmpty)] == [0, 1]
    assert game.actor == 2


def test_s14_a_turn_still_takes_one_of_the_four() -> None:
    game = table(hands={0: ["NS", "map"]}, front={0: "lamp+theft"}, deck=[])
    shed = {"shed(NS,map)=lamp", "shed(NS,map)=theft"}
    assert legal(game) == {"map@8,-2", "map@8,0", "map@8,2", "pass(NS)", "pass(map)", "pass(NS,map)"} | shed


# ---- S-15, S-16 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "sign"), [("break-lamp", "lamp"), ("trap", "trap")])
def test_s15_never_two_of_a_kind_in_front_of_anyone(card: str, sign: str) -> None:
    game = table(hands={0: [card]}, front={1: sign, 2: "cart+theft"})
    assert refused(game, f"{card}>1") == "S-15"
    assert legal(game, card) == {f"{card}>2"}
    game.play(f"{card}>2")
    assert front_of(game, 2) == {"cart", "theft", sign}


def test_s15_never_two_thefts_of_ones_own() -> None:
    game = table(hands={0: ["theft"]}, front={0: "theft"})
    assert refused(game, "theft") == "S-15"
    assert legal(game) == {"pass(theft)"}
    assert "theft" in legal(table(hands={0: ["theft"]}, front={1: "theft", 2: "theft"}))


def test_s15_one_of_each_kind_can_lie_in_front_of_one_player() -> None:
    cards = {0: ["theft"], 1: ["break-pick"], 2: ["break-lamp"], 3: ["break-cart"], 4: ["trap"]}
    game = table(5, hands=cards)
    for move in ("theft", "break-pick>0", "break-lamp>0", "break-cart>0", "trap>0"):
        game.play(move)
    assert front_of(game, 0) == {"theft", "pick", "lamp", "cart", "trap"}


def test_s16_shedding_needs_the_card_in_front_of_oneself() -> None:
    game = table(hands={0: HAND}, front={0: "lamp", 1: "trap+theft"})
    for sign in ("trap", "theft", "pick"):
        assert refused(game, f"shed(NS,EW)={sign}") == "S-16"
    assert {move.partition("=")[2] for move in legal(game, "shed")} == {"lamp"}
    assert legal(table(hands={0: HAND}, front={1: "trap"}), "shed") == set()


def test_s16_shedding_needs_two_cards() -> None:
    game = table(hands={0: ["NS"]}, front={0: "trap"})
    assert legal(game, "shed") == set()
    assert refused(game, "shed(NS)=trap") == "S-12"


def test_s16_ones_own_theft_can_go_and_then_steals_nothing() -> None:
    game = table(2, hands={0: ["NS", "EW"]}, front={0: "theft", 1: "theft"}, thieves=[1, 0], deck=[], gold={0: 1, 1: 1})
    events = game.play("shed(NS,EW)=theft")
    assert len(the(events, RoundEnded)) == 1
    assert (game.asked, game.actor) == ("theft", 1), "seat 0 was the last to play a theft, but it is gone"
    game.play("rob>0")
    assert game.over


def test_s16_every_pair_for_every_card_in_front_is_offered_once() -> None:
    game = table(hands={0: ["NS", "NS", "map"]}, front={0: "lamp+trap+theft"})
    offered = [str(move) for move in game.legal if move.head == "shed"]
    pairs = ("NS,NS", "NS,map")
    assert len(offered) == 6
    assert set(offered) == {f"shed({pair})={sign}" for pair in pairs for sign in ("lamp", "trap", "theft")}


# ---- S-17 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["pass(NS,EW)", "shed(NS,EW)=trap"])
def test_s17_what_is_discarded_face_down_is_seen_by_nobody_else(move: str) -> None:
    game = table(hands={0: HAND}, front={0: "trap"})
    events = game.play(move)
    for viewer in range(SPECTATOR, 3):
        names = ("NS", "EW") if viewer == 0 else ("?", "?")
        assert tuple(redact(card, viewer).card for card in the(events, Discarded)) == names
        assert game.view(viewer).table.discards[:2] == tuple(Discard(name, 0) for name in names)


def test_s17_what_was_played_was_seen_by_all() -> None:
    game = table(hands={0: ["map"], 1: ["free"]}, front={2: "trap"})
    game.play("map@8,0")
    game.play("free>2")
    for viewer in range(SPECTATOR, 3):
        assert [discard.card for discard in game.view(viewer).table.discards] == ["map", "trap", "free"]
