"""Setting up, rounds, and the end of the game: S-01 to S-05, S-70, S-71."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode import SPECTATOR, DataError, Event, Game, ParseError
from motherlode.core.visibility import redact
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.events import Earned, Robbed, RoundBegan
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from ..tables import next_round, play_through, the
from .tables import CAST, STOCK, table

PLAYERS = pytest.mark.parametrize("players", range(2, 13))


def rounds_of(game: Game) -> list[RoundBegan]:
    return the(game.events, RoundBegan)


def after_pay(gold: tuple[int, ...], events: tuple[Event, ...]) -> tuple[int, ...]:
    held = list(gold)
    for paid in the(events, Earned):
        held[paid.seat] += paid.nuggets
    for theft in the(events, Robbed):
        held[theft.seat] += theft.got
        held[theft.target] -= theft.got
    return tuple(held)


def test_s01_two_to_twelve_players() -> None:
    for players in range(2, 13):
        assert Game("saboteur2", players, seed="s01").seats == players
    for players in (-1, 0, 1, 13):
        with pytest.raises(DataError, match="2 to 12 players"):
            Game("saboteur2", players, seed="s01")


@PLAYERS
def test_s02_fifteen_dwarf_cards_one_each_the_others_in_a_pile(players: int) -> None:
    seated, piled = set(), set()
    for number in range(60):
        (began,) = rounds_of(Game("saboteur2", players, seed=f"s02 {number}"))
        assert Counter(began.roles) == CAST
        seated |= set(began.roles[:players])
        piled |= set(began.roles[players:])
    assert seated == set(CAST), "anyone can be anything"
    assert piled == set(CAST)


@PLAYERS
def test_s02_a_role_is_known_to_its_owner_and_the_pile_to_nobody(players: int) -> None:
    game = Game("saboteur2", players, seed="s02")
    truth: TunnelsSnapshot = game.truth
    for viewer in range(SPECTATOR, players):
        seen: TunnelsSnapshot = game.view(viewer).table
        assert seen.spare_roles == ("?",) * (15 - players)
        assert seen.roles == tuple(role if seat == viewer else "?" for seat, role in enumerate(truth.roles))
        assert redact(rounds_of(game)[0], viewer).roles == seen.roles + seen.spare_roles


@PLAYERS
def test_s03_ten_cards_are_set_aside_and_everyone_is_dealt_six(players: int) -> None:
    game = Game("saboteur2", players, seed="s03")
    (began,) = rounds_of(game)
    assert len(began.aside) == 10
    assert [len(hand) for hand in began.hands] == [6] * players
    assert len(began.deck) == 117 - 10 - 6 * players == game.truth.deck
    assert Counter([*began.aside, *began.deck, *(card for hand in began.hands for card in hand)]) == STOCK


def test_s03_both_boxes_seventy_tunnels_and_forty_seven_actions() -> None:
    tunnels = {card: copies for card, copies in STOCK.items() if card[0] in "NESW"}
    assert sum(tunnels.values()) == 70
    assert sum(STOCK.values()) - 70 == 47


def test_s03_what_is_set_aside_is_never_seen_nor_drawn() -> None:
    game = Game("saboteur2", 5, seed="s03", rounds=1)
    aside = rounds_of(game)[0].aside
    for viewer in range(SPECTATOR, 5):
        assert redact(rounds_of(game)[0], viewer).aside == ("?",) * 10
        assert "aside=?*10" in str(game.view(viewer))
    for _ in play_through(game, digging=False):
        assert Game.from_position(str(game)).truth == game.truth
    left = Counter(STOCK)
    shown: TunnelsSnapshot = game.truth
    assert shown.deck == 0
    left.subtract(discard.card for discard in shown.discards)
    left.subtract(card for hand in shown.hands for card in hand)
    left.subtract("break-" + sign if "break-" + sign in STOCK else sign for signs in shown.front for sign in signs)
    assert left.total() == 10 + sum(not tile.name for tile in shown.maze)
    assert all(left[card] >= copies for card, copies in Counter(aside).items())


def test_s03_a_position_without_its_ten_cards_is_refused() -> None:
    line = str(table(hands={0: ["map"]}))
    with pytest.raises(ParseError, match="10 cards are set aside"):
        Game.from_position(" ".join(part for part in line.split(" ") if not part.startswith("aside")))


def test_s04_only_the_sum_of_gold_matters_and_there_is_no_deck_of_gold() -> None:
    game = table(hands={0: ["map"]}, deck=[], roles=["saboteur", "saboteur", "blue"], gold={0: 3, 2: 7})
    assert "gold=-" in str(game)
    assert game.truth.gold == (3, 0, 7)
    game.play("map@8,0")
    assert game.truth.gold == (7, 4, 7)


def test_s04_whoever_keeps_count_knows_what_everyone_holds() -> None:
    """Pay follows from what is shown to all, so a view may as well keep count."""
    game = Game("saboteur2", 4, seed="s04")
    for _ in play_through(game):
        for viewer in range(SPECTATOR, 4):
            assert game.view(viewer).table.gold == game.truth.gold
    assert sum(game.truth.gold) == sum(paid.nuggets for paid in the(game.events, Earned)) > 0


def test_s05_the_host_names_the_first_seat_or_the_seed_draws_it() -> None:
    for first in range(12):
        assert Game("saboteur2", 12, seed="s05", first=first).actor == first
    with pytest.raises(DataError, match="first is a number from 0 to 11"):
        Game("saboteur2", 12, seed="s05", first=12)
    assert {Game("saboteur2", 12, seed=f"s05 {number}").actor for number in range(150)} == set(range(12))


@PLAYERS
def test_s05_turns_go_clockwise(players: int) -> None:
    game = Game("saboteur2", players, seed="s05", first=players - 1)
    for turn in range(2 * players):
        assert game.actor == (players - 1 + turn) % players
        game.play(f"pass({game.truth.hands[game.actor][0]})")


SHAPES = {
    "NS.EW": 2,
    "NW.ES": 2,
    "ESW+crystal": 3,
    **dict.fromkeys(("S+ladder", "E+ladder", "ES+ladder", "NE+ladder"), 1),
    **dict.fromkeys(("NS+blue", "EW+blue", "NE+blue", "NS.E+green", "EW+green", "ES+green"), 1),
    **dict.fromkeys(("S+crystal", "E+crystal", "NESW+crystal", "NSW+crystal", "NSW.E+crystal"), 1),
    **dict.fromkeys(("N.ESW+crystal", "EW.S+crystal"), 1),
    **dict.fromkeys(("NE.S", "NE.W", "NW.S", "NW.E", "NS.E.W", "N.EW.S"), 1),
}
ACTIONS = {"theft": 4, "hands-off": 3, "swap-hats": 2, "trap": 3, "free": 4, "inspect": 2, "swap-hands": 2}


def test_s03_s20_s21_s22_s23_s24_s25_the_second_box_adds_these_cards_to_the_first() -> None:
    first = {card.name: card.copies for card in open_box("base").deck}
    assert {**first, **SHAPES, **ACTIONS} == STOCK
    assert sum(SHAPES.values()) == 30
    assert sum(copies for card, copies in SHAPES.items() if card.endswith("+crystal")) == 10


# ---- rounds --------------------------------------------------------------------------------------------------------


def test_s70_all_is_shuffled_and_dealt_anew_and_gold_is_kept() -> None:
    game = Game("saboteur2", 6, seed="s70")
    gold = (0,) * 6
    for events in play_through(game, digging=False):
        if the(events, RoundBegan):
            shown: TunnelsSnapshot = game.truth
            assert [len(hand) for hand in shown.hands] == [6] * 6
            assert set(shown.front) == {()}
            assert (shown.discards, shown.deck, shown.known_cards) == ((), 71, ())
            assert [tile.name for tile in shown.maze] == ["start"]
            assert shown.gold == after_pay(gold, events)
            assert "insight" not in str(game)
            assert "handed" not in str(game)
            assert "thieves" not in str(game)
        gold = game.truth.gold
    rounds = rounds_of(game)
    assert [began.number for began in rounds] == [1, 2, 3]
    for began in rounds:
        assert Counter(began.roles) == CAST
        assert Counter([*began.aside, *began.deck, *(card for hand in began.hands for card in hand)]) == STOCK
    for pile in ("roles", "hands", "goals", "aside", "deck"):
        assert len({getattr(began, pile) for began in rounds}) > 1, f"{pile} is shuffled"
    assert len({began.aside for began in rounds}) == 3


@pytest.mark.parametrize("layer", range(4))
def test_s70_the_player_to_the_left_of_the_last_tunnels_layer_begins(layer: int) -> None:
    game = next_round(table(4, hands={0: ["map"]}, deck=[], number=1, maze="EW@1,0", last=f"{layer},3", first=2))
    (began,) = the(game.play("map@8,0"), RoundBegan)
    assert (began.number, began.first, game.actor) == (2, (layer + 1) % 4, (layer + 1) % 4)


@pytest.mark.parametrize("first", range(4))
def test_s70_b62_with_no_tunnel_laid_the_player_to_the_left_of_the_first(first: int) -> None:
    game = next_round(table(4, hands={0: ["map"]}, deck=[], number=1, first=first))
    assert the(game.play("map@8,0"), RoundBegan)[0].first == (first + 1) % 4


def test_s70_thieves_steal_before_the_new_round_begins() -> None:
    game = next_round(table(hands={0: ["map"]}, deck=[], number=2, front={1: "theft"}, gold={0: 2}))
    assert the(game.play("map@8,0"), RoundBegan) == []
    assert (game.asked, game.actor) == ("theft", 1)
    assert len(the(game.play("rob>0"), RoundBegan)) == 1
    assert game.truth.front == ((), (), ())
    assert game.truth.gold == (1, 1, 0)


def test_s71_three_rounds_then_the_most_gold_wins() -> None:
    game = Game("saboteur2", 3, seed="s71")
    for _ in play_through(game):
        assert game.result is None or game.over
    assert game.result is not None
    best = max(game.result.points)
    assert game.result.winners == tuple(seat for seat in range(3) if game.result.points[seat] == best)
    assert len(rounds_of(game)) == 3


@pytest.mark.parametrize(("gold", "winners"), [({0: 2, 1: 5}, (1,)), ({0: 5, 1: 1, 2: 5}, (0, 2)), ({}, (0, 1, 2))])
def test_s71_ties_win_together(gold: dict[int, int], winners: tuple[int, ...]) -> None:
    game = table(hands={0: ["map"]}, deck=[], roles=["blue", "green", "boss"], gold=gold)
    game.play("map@8,0")
    assert game.over
    assert game.result is not None
    assert game.result.winners == winners
