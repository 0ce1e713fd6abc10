"""New action cards: S-30 to S-37.

What is known of swapped hats and hands: test_insight.py, test_handed_cards.py.
"""

from __future__ import annotations

import pytest

from motherlode import SPECTATOR, Game, ParseError
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import (
    Drew,
    FrontCleared,
    HandsSwapped,
    HatsSwapped,
    Inspected,
    PutInFront,
    RoundEnded,
)
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from ..tables import legal, refused, the
from .tables import front_of, pile_of, table

SEATS = pytest.mark.parametrize("target", range(4))


def hands(game: Game) -> list[list[str]]:
    shown: TunnelsSnapshot = game.truth
    return [list(hand) for hand in shown.hands]


def dwarfs(game: Game) -> tuple[str, ...]:
    shown: TunnelsSnapshot = game.truth
    return shown.roles + shown.spare_roles


# ---- S-30, S-31: theft and hands off -------------------------------------------------------------------------------


def test_s30_a_theft_is_laid_in_front_of_oneself_and_takes_nothing_yet() -> None:
    game = table(hands={0: ["theft"]}, gold={1: 3})
    assert legal(game, "theft") == {"theft"}
    before = pile_of(game)
    assert the(game.play("theft"), PutInFront) == [PutInFront(0, "theft", 0, "theft")]
    assert front_of(game, 0) == {"theft"}
    assert pile_of(game) == before
    assert game.truth.gold == (0, 3, 0)


def test_s30_it_cannot_be_aimed() -> None:
    game = table(hands={0: ["theft"]})
    for move in ("theft>1", "theft>0", "theft@1,0", "theft=lamp"):
        with pytest.raises(ParseError):
            game.play(move)


def test_s30_after_the_gold_is_shared_its_owner_robs_any_other_player() -> None:
    game = table(4, hands={0: ["map"]}, front={2: "theft"}, deck=[], roles=["blue", "saboteur", "green", "boss"])
    game.play("map@8,0")
    assert game.truth.gold == (0, 5, 0, 0), "shared first"
    assert (game.asked, game.actor) == ("theft", 2)
    assert legal(game) == {"rob>0", "rob>1", "rob>3"}
    assert refused(game, "rob>2") == "S-30"
    game.play("rob>1")
    assert game.truth.gold == (0, 4, 1, 0)


def test_s30_a_theft_hinders_nothing() -> None:
    assert "NESW@1,0" in legal(table(hands={0: ["NESW"]}, front={0: "theft"}))


@SEATS
def test_s31_hands_off_removes_anyones_theft_and_both_are_discarded(target: int) -> None:
    game = table(4, hands={0: ["hands-off"]}, front={target: "lamp+theft"}, deck=["NS"])
    before = pile_of(game)
    assert legal(game, "hands-off") == {f"hands-off>{target}"}
    events = game.play(f"hands-off>{target}")
    assert the(events, FrontCleared) == [FrontCleared(0, "hands-off", target, "theft")]
    assert front_of(game, target) == {"lamp"}
    assert pile_of(game)[len(before) :] == ["theft", "hands-off"]


def test_s31_a_theft_that_was_removed_steals_nothing() -> None:
    game = table(2, hands={0: ["hands-off"]}, front={1: "theft"}, deck=[], gold={0: 3})
    assert len(the(game.play("hands-off>1"), RoundEnded)) == 1
    assert game.over
    assert "thieves" not in str(game)


# ---- S-32: swap hats -----------------------------------------------------------------------------------------------


@SEATS
def test_s32_any_player_takes_the_top_dwarf_and_the_old_one_goes_to_the_bottom(target: int) -> None:
    game = table(
        4, hands={0: ["swap-hats"]}, roles=["blue", "green", "boss", "saboteur"], pile=["profiteer"], deck=["NS"]
    )
    assert legal(game, "swap-hats") == {f"swap-hats>{seat}" for seat in range(4)}
    before = dwarfs(game)
    events = game.play(f"swap-hats>{target}")
    after = [*before[:target], "profiteer", *before[target + 1 : 4], *before[5:], before[target]]
    assert dwarfs(game) == tuple(after)
    assert pile_of(game)[-1] == "swap-hats"
    assert the(events, HatsSwapped) == [HatsSwapped(0, "swap-hats", target, "profiteer")]
    assert the(events, Drew) == [Drew(0, "NS")]


@SEATS
def test_s32_the_new_card_is_seen_by_its_owner_alone(target: int) -> None:
    game = table(4, hands={0: ["swap-hats"]}, roles=["blue", "green", "boss", "saboteur"], pile=["profiteer"])
    (swapped,) = the(game.play(f"swap-hats>{target}"), HatsSwapped)
    for viewer in range(SPECTATOR, 4):
        seen = "profiteer" if viewer == target else "?"
        assert redact(swapped, viewer).role == seen
        assert game.view(viewer).table.roles[target] == seen


@pytest.mark.parametrize("players", range(2, 13))
def test_s32_the_pile_is_never_empty(players: int) -> None:
    game = table(players, hands={0: ["swap-hats"], 1: ["swap-hats"]})
    for _ in range(2):
        assert len(legal(game, "swap-hats")) == players
        game.play(f"swap-hats>{players - 1}")
        assert len(game.truth.spare_roles) == 15 - players


def test_s32_the_new_role_is_the_one_that_counts() -> None:
    game = table(2, hands={0: ["swap-hats"]}, roles=["blue", "green"], pile=["saboteur"], deck=[])
    game.play("swap-hats>1")
    assert game.truth.gold == (0, 5)


# ---- S-33: swap hands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [1, 2, 3])
def test_s33_whole_hands_are_exchanged_and_the_other_player_draws(target: int) -> None:
    held = {0: ["swap-hands", "NS", "map"], 1: ["EW"], 2: ["NE"] * 4, 3: ["NES", "NEW", "free", "theft", "trap", "NW"]}
    game = table(4, hands=held, deck=["hands-off", "NE"])
    before = hands(game)
    assert legal(game, "swap-hands") == {"swap-hands>1", "swap-hands>2", "swap-hands>3"}
    events = game.play(f"swap-hands>{target}")
    assert hands(game)[0] == before[target]
    assert hands(game)[target] == ["NS", "map", "hands-off"]
    assert the(events, Drew) == [Drew(target, "hands-off")], "not the one who played it"
    assert pile_of(game)[-1] == "swap-hands"
    assert game.actor == 1


def test_s33_not_with_oneself() -> None:
    assert refused(table(hands={0: ["swap-hands"]}), "swap-hands>0") == "S-33"


def test_s33_with_an_empty_hand_on_either_side() -> None:
    game = table(hands={0: ["swap-hands"], 1: ["NS", "EW"], 2: ["map"]}, deck=["NE"])
    game.play("swap-hands>1")
    assert hands(game)[:2] == [["NS", "EW"], ["NE"]]
    game = table(hands={0: ["swap-hands", "NS", "EW"], 2: ["map"]}, deck=[])
    game.play("swap-hands>1")
    assert hands(game)[:2] == [[], ["NS", "EW"]]


def test_s33_with_two_swap_hands_one_is_handed_over() -> None:
    game = table(2, hands={0: ["swap-hands", "swap-hands"], 1: ["NS"]}, deck=["map"])
    game.play("swap-hands>1")
    assert hands(game) == [["NS"], ["map", "swap-hands"]]


def test_s33_the_two_see_all_of_it_the_others_how_many() -> None:
    game = table(4, hands={0: ["swap-hands", "NS", "map"], 2: ["EW"]}, deck=["free", "NE"])
    (swapped,) = the(game.play("swap-hands>2"), HandsSwapped)
    for viewer in range(SPECTATOR, 4):
        told = redact(swapped, viewer)
        expected = (("NS", "map"), ("EW",)) if viewer in (0, 2) else (("?", "?"), ("?",))
        assert (told.gave, told.got) == expected
        shown: TunnelsSnapshot = game.view(viewer).table
        assert [len(hand) for hand in shown.hands] == [1, 0, 3, 0]
        assert shown.hands[2] == (("NS", "map", "free") if viewer == 2 else ("?",) * 3)


# ---- S-34: inspection ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [1, 2, 3])
def test_s34_one_sees_anothers_dwarf_card_and_all_see_who_was_inspected(target: int) -> None:
    roles = ("blue", "green", "boss", "saboteur")
    game = table(4, hands={0: ["inspect"]}, roles=roles, deck=["NS"])
    assert legal(game, "inspect") == {"inspect>1", "inspect>2", "inspect>3"}
    (inspected,) = the(game.play(f"inspect>{target}"), Inspected)
    assert pile_of(game)[-1] == "inspect"
    for viewer in range(SPECTATOR, 4):
        told = redact(inspected, viewer)
        assert (told.seat, told.target) == (0, target)
        assert told.role == (roles[target] if viewer == 0 else "?")
        known = {0: {0, target}}.get(viewer, {viewer})
        seen = tuple(role if seat in known else "?" for seat, role in enumerate(roles))
        assert game.view(viewer).table.roles == seen


def test_s34_not_oneself() -> None:
    assert refused(table(hands={0: ["inspect"]}), "inspect>0") == "S-34"


# ---- S-35 to S-37: trap and freedom --------------------------------------------------------------------------------


def test_s35_a_trap_is_laid_in_front_of_another_player() -> None:
    game = table(4, hands={0: ["trap"]}, deck=["NS"])
    assert legal(game, "trap") == {"trap>1", "trap>2", "trap>3"}
    assert refused(game, "trap>0") == "S-35"
    assert the(game.play("trap>2"), PutInFront) == [PutInFront(0, "trap", 2, "trap")]
    assert front_of(game, 2) == {"trap"}


def test_s35_one_who_is_trapped_lays_no_tunnels_and_plays_everything_else() -> None:
    held = ["NESW", "S+ladder", "map", "rockfall", "theft", "inspect"]
    game = table(2, hands={0: held}, maze="EW@1,0", front={0: "trap"})
    assert refused(game, "NESW@-1,0") == "S-35"
    assert refused(game, "S+ladder@0,-1") == "S-35"
    plays = {move for move in legal(game) if not move.startswith(("pass", "shed"))}
    assert plays == {"map@8,-2", "map@8,0", "map@8,2", "rockfall@1,0", "theft", "inspect>1"}
    others = table(2, hands={0: ["NESW"]}, front={1: "trap"})
    assert "NESW@1,0" in legal(others)


@pytest.mark.parametrize("remedy", ["free>0", "shed(NS,EW)=trap"])
def test_s35_s36_free_again_one_lays_tunnels_again(remedy: str) -> None:
    game = table(2, hands={0: ["free", "NS", "EW", "NESW"], 1: ["map"]}, front={0: "trap"}, deck=["map", "map"])
    assert legal(game, "NESW@") == set()
    game.play(remedy)
    game.play("map@8,0")
    assert "NESW@1,0" in legal(game)


@SEATS
def test_s36_freedom_removes_anyones_trap_and_both_are_discarded(target: int) -> None:
    game = table(4, hands={0: ["free"]}, front={target: "trap+theft"}, deck=["NS"])
    before = pile_of(game)
    assert legal(game, "free") == {f"free>{target}"}
    assert the(game.play(f"free>{target}"), FrontCleared) == [FrontCleared(0, "free", target, "trap")]
    assert front_of(game, target) == {"theft"}
    assert pile_of(game)[len(before) :] == ["trap", "free"]


@pytest.mark.parametrize(("card", "removes"), [("hands-off", "theft"), ("free", "trap")])
def test_s37_only_where_there_is_such_a_card(card: str, removes: str) -> None:
    other = "trap" if removes == "theft" else "theft"
    game = table(4, hands={0: [card]}, front={0: f"lamp+{other}", 1: other, 2: removes})
    assert legal(game, card) == {f"{card}>2"}
    for seat in (0, 1, 3):
        assert refused(game, f"{card}>{seat}") == "S-37"
    assert legal(table(hands={0: [card]}, front={1: other})) == {f"pass({card})"}
