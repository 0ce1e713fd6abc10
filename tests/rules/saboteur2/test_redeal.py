"""Worlds sampled from a view: cards set aside, the dwarf pile, handed cards, and their frequencies."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from motherlode import SPECTATOR, Game, Stream, View
from motherlode.core.chance.random_stream import key_of
from support.census import check_cards
from support.lines import fields_of, split_runs

from ..tables import legal
from .tables import CAST, STOCK, table

DRAWS = 600


def worlds(view: View, label: str, draws: int = DRAWS) -> list[Game]:
    chance = Stream(key_of(label), "test")
    return [view.redeal(chance) for _ in range(draws)]


def cards_of(game: Game) -> dict[str, list[str]]:
    """Where the cards are, by pile."""
    fields = fields_of(str(game))
    piles = {f"hand {seat}": split_runs(hand) for seat, hand in enumerate(fields["hands"].split("/"))}
    return {**piles, "aside": split_runs(fields["aside"]), "deck": split_runs(fields["deck"])}


def assert_about(found: int, draws: int, share: float) -> None:
    """Within four standard deviations; the draws are always the same, so this does not come and go."""
    assert abs(found - draws * share) < 4 * sqrt(draws * share * (1 - share)), f"{found} of {draws}, not {share:.3f}"


# ---- the cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_s03_a_world_has_ten_cards_aside_and_every_card_once(viewer: int) -> None:
    game = Game("saboteur2", 4, seed="aside")
    for _ in range(20):
        game.play(game.legal[len(game.legal) // 2])
        view = game.view(viewer)
        world = view.redeal(f"aside {len(game.history)}")
        piles = cards_of(world)
        assert (len(piles["aside"]), len(piles["deck"])) == (10, game.truth.deck)
        check_cards(world)
        assert str(world.view(viewer)) == str(view)


def test_s03_a_card_unseen_is_as_likely_set_aside_as_in_a_hand_or_in_the_deck() -> None:
    game = table(3, hands={0: ["NS", "EW", "NE", "NW", "map", "map"], 1: ["NES"] * 4, 2: ["NEW"] * 5})
    hidden = 117 - 6
    found: Counter[tuple[str, str]] = Counter()
    for world in worlds(game.view(0), "unseen"):
        found.update((pile, card) for pile, cards in cards_of(world).items() for card in cards)
    sizes = {"hand 1": 4, "hand 2": 5, "aside": 10, "deck": hidden - 19}
    unseen = Counter(STOCK) - Counter(game.truth.hands[0])
    for card in ("NS", "theft", "map", "NESW", "swap-hands"):
        for pile, size in sizes.items():
            assert_about(found[pile, card], DRAWS * size, unseen[card] / hidden)


def test_s03_what_is_set_aside_may_be_all_that_is_missing() -> None:
    """At the end of the deck the unseen cards are those aside and in the other hand."""
    game = table(2, hands={0: ["map"], 1: ["NS", "EW"]}, aside=["NESW"] * 5 + ["theft"] * 4 + ["free"], deck=[])
    unseen = Counter({"NESW": 5, "theft": 4, "free": 1, "NS": 1, "EW": 1})
    for world in worlds(game.view(0), "missing", 100):
        piles = cards_of(world)
        assert Counter([*piles["aside"], *piles["hand 1"]]) == unseen


def test_s40_in_a_world_with_an_empty_deck_somebody_can_still_do_something() -> None:
    """Seat 0 cannot play and could not shed; the round goes on, so seat 1 holds a theft or the ladder."""
    walls = "S@0,-1;N.S@0,1;E.W@1,0;E@-1,0"
    hands = {0: ["NS"], 1: ["theft"]}
    game = table(2, hands=hands, maze=walls, deck=[], aside=[*["NESW"] * 5, "NES", "NES", "NEW", "NE", "S+ladder"])
    seen = {cards_of(world)["hand 1"][0] for world in worlds(game.view(0), "going on", 60)}
    assert seen == {"theft", "S+ladder"}


def test_s12_s40_that_somebody_could_shed_is_enough() -> None:
    walls = "S@0,-1;N.S@0,1;E.W@1,0;E@-1,0"
    game = table(
        2, hands={0: ["NS"], 1: ["EW", "EW"]}, front={1: "trap"}, maze=walls, deck=[], aside=["NESW"] * 5 + ["NE"] * 5
    )
    assert legal(game) == {"pass(NS)"}
    drawn = {tuple(sorted(cards_of(world)["hand 1"])) for world in worlds(game.view(0), "shed", 200)}
    assert ("NE", "NE") in drawn, "hands with nothing to play are not ruled out"


# ---- dwarf cards ---------------------------------------------------------------------------------------------------


def test_s02_any_dwarf_unseen_may_be_anyone_or_in_the_pile() -> None:
    game = table(3, hands={0: ["map"]}, roles=["saboteur", "blue", "green"])
    drawn = [world.truth.roles + world.truth.spare_roles for world in worlds(game.view(0), "dwarfs")]
    for dwarfs in drawn:
        assert dwarfs[0] == "saboteur"
        assert Counter(dwarfs) == CAST
    left = Counter(CAST) - Counter(["saboteur"])
    for place in (1, 2, 3, 8, 14):
        for role, copies in left.items():
            assert_about(sum(dwarfs[place] == role for dwarfs in drawn), DRAWS, copies / 14)


def test_s32_s34_stale_knowledge_holds_in_every_world() -> None:
    """Seat 0 saw that seat 1 was the boss, before that card went under the pile."""
    game = table(3, hands={0: ["inspect"], 1: ["swap-hats"]}, roles=["blue", "boss", "green"], pile=["saboteur"])
    game.play("inspect>1")
    game.play("swap-hats>1")
    drawn = [world.truth.roles + world.truth.spare_roles for world in worlds(game.view(0), "stale")]
    assert {(dwarfs[0], dwarfs[14]) for dwarfs in drawn} == {("blue", "boss")}
    left = Counter(CAST) - Counter(["blue", "boss"])
    for role, copies in left.items():
        assert_about(sum(dwarfs[1] == role for dwarfs in drawn), DRAWS, copies / 13)
    for world in worlds(game.view(0), "others", 20):
        assert world.view(1).table.roles[1] == world.truth.roles[1], "seat 1 has seen its new card"
        assert world.view(1).table.spare_roles[-1] == "boss", "and knows its old one"
        assert world.view(2).table.roles[:2] == ("?", "?")


# ---- cards handed over ---------------------------------------------------------------------------------------------


def handed_over() -> Game:
    """Seat 0 handed over five cards; seat 1 drew a sixth, unseen, and is to move."""
    hands = {0: ["swap-hands", "NS", "EW", "NE", "NW", "map"], 1: ["NES"]}
    game = table(2, hands=hands, deck=["theft", "NEW", "NEW", "NEW"])
    game.play("swap-hands>1")
    return game


def test_s33_cards_handed_over_are_in_that_hand_in_every_world() -> None:
    game = handed_over()
    sixth: Counter[str] = Counter()
    for world in worlds(game.view(0), "handed over"):
        other = Counter(world.truth.hands[1]) - Counter(["NS", "EW", "NE", "NW", "map"])
        assert other.total() == 1
        sixth.update(other)
    unseen = Counter([*cards_of(game)["aside"], "NEW", "NEW", "NEW", "theft"])
    for card, copies in unseen.items():
        assert_about(sixth[card], DRAWS, copies / unseen.total())


def test_s13_s33_after_an_unseen_discard_every_world_that_fits_is_as_likely() -> None:
    """Five handed cards, in a hand of six and a discard: seven places, each card equally likely in any."""
    game = handed_over()
    game.play("pass(EW)")
    thrown = Counter(world.truth.discards[-1].card for world in worlds(game.view(0), "thrown"))
    unseen = Counter([*cards_of(game)["aside"], "theft", "NEW", "NEW", "NEW"])
    for card in ("NS", "EW", "NE", "NW", "map", "theft", "NEW", "inspect"):
        handed = 0 if card in ("theft", "NEW", "inspect") else 1
        assert_about(thrown[card], DRAWS, handed / 7 + 2 / 7 * unseen[card] / unseen.total())


def test_s33_what_one_got_is_ones_own_to_see() -> None:
    game = handed_over()
    game.play("pass(EW)")
    for world in worlds(game.view(1), "got", 50):
        assert world.truth.hands[0] == ("NES",), "seat 1 handed over its only card"
        assert world.truth.hands[1] == game.truth.hands[1]
        assert world.truth.discards[-1].card == "EW"
