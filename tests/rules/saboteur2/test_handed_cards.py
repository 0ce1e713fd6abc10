"""Knowledge of cards handed over by swapping hands (S-33), until they are played, wherever they go."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode import SPECTATOR, Game, Move, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.core.visibility import redact
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from support.lines import fields_of, line_of

from .memory import Memory
from .tables import STOCK, table

MINE = ["NS", "NE", "map"]
THEIRS = ["EW", "NW", "free"]


def known(game: Game, viewer: int) -> dict[int, list[str]]:
    """By who holds them now, the cards a viewer handed over."""
    shown: TunnelsSnapshot = game.view(viewer).table
    return {holder: sorted(cards) for holder, cards in shown.known_cards}


def swapped(deck: int = 9, **more: list[str]) -> Game:
    """Seat 0 swapped hands with seat 1.

    Seat 2 has the other card that swaps, and ``more`` goes to its hand.
    """
    hands = {0: ["swap-hands", *MINE], 1: THEIRS, 2: ["swap-hands", "NEW", *more.get("third", [])]}
    game = table(3, hands=hands, deck=["NES", "NEW", "EW", "NW", "NE", "NES", "NEW", "NE", "NW"][:deck])
    game.play("swap-hands>1")
    return game


def test_s33_both_know_what_they_handed_over_and_nobody_else_does() -> None:
    game = swapped()
    assert known(game, 0) == {1: sorted(MINE)}
    assert known(game, 1) == {0: sorted(THEIRS)}
    assert known(game, 2) == known(game, SPECTATOR) == {}
    assert game.view(0).table.hands[1] == ("?",) * 4, "known, but not which of the four cards they are"


def test_s33_a_card_that_is_played_is_no_longer_in_that_hand() -> None:
    game = swapped()
    game.play("map@8,0")
    assert known(game, 0) == {1: ["NE", "NS"]}
    game.play("pass(NEW)")
    game.play("EW@1,0")
    assert known(game, 1) == {0: ["NW", "free"]}


def test_s33_a_card_drawn_since_and_played_changes_nothing() -> None:
    game = swapped()
    game.play("NES@0,1")
    assert known(game, 0) == {1: sorted(MINE)}


def test_s33_of_two_alike_one_is_left() -> None:
    hands = {0: ["swap-hands", "NS", "NS"], 1: ["EW"]}
    game = table(2, hands=hands, deck=["NS", "NS", "map"])
    game.play("swap-hands>1")
    assert game.truth.hands[1] == ("NS", "NS", "NS")
    for left in (["NS"], None):
        game.play("NS@0,1" if left else "NS@0,2")
        assert known(game, 0).get(1) == left, "of three alike, two were handed over"
        game.play(f"pass({game.truth.hands[0][0]})")


def test_s13_s33_after_an_unseen_discard_the_cards_may_be_in_the_discard_pile() -> None:
    game = swapped()
    game.play("pass(NE,NES)")
    assert known(game, 0) == {1: sorted(MINE)}, "any two of the four may have been discarded"
    view = game.view(0)
    seen = set()
    for number in range(60):
        world = view.redeal(f"discards {number}")
        shown: TunnelsSnapshot = world.truth
        thrown = [discard.card for discard in shown.discards if discard.by == 1]
        assert len(thrown) == 2
        assert not Counter(MINE) - Counter([*shown.hands[1], *thrown])
        seen.add(frozenset(set(thrown) & set(MINE)))
    assert len(seen) == 7, "none of them, each one alone, or any two"


def test_s33_what_is_known_follows_the_hand_to_a_third_player() -> None:
    game = swapped()
    game.play("pass(NE)")
    game.play("swap-hands>1")
    assert known(game, 0) == {2: sorted(MINE)}
    assert known(game, 1) == {0: sorted(THEIRS), 2: ["NES", "NEW", "NS", "map"]}
    assert known(game, 2) == {1: ["NEW"]}
    game.play("pass(EW)")
    game.play("pass(NEW)")
    game.play("map@8,0")
    assert known(game, 0) == {2: ["NE", "NS"]}
    assert known(game, 1) == {0: sorted(THEIRS), 2: ["NES", "NEW", "NS"]}


def test_s33_what_is_known_follows_the_hand_when_the_other_is_swapped_away() -> None:
    game = swapped()
    game.play("pass(NE)")
    game.play("swap-hands>0")
    assert known(game, 0) == {1: sorted(MINE), 2: sorted(THEIRS)}
    assert known(game, 1) == {2: sorted(THEIRS)}
    assert known(game, 2) == {0: ["NEW"]}


def test_s33_when_the_hand_comes_back_only_the_discards_are_left_to_guess() -> None:
    hands = {0: ["swap-hands", "swap-hands", *MINE], 1: [*THEIRS, "NW"]}
    game = table(2, hands=hands, deck=["NES", "NEW", "EW", "NES", "NEW"])
    game.play("swap-hands>1")
    assert known(game, 0) == {1: sorted([*MINE, "swap-hands"])}
    game.play("pass(NE,NES)")
    game.play("pass(EW)")
    game.play("swap-hands>0")
    assert sorted(game.view(0).hand) == ["EW", "NEW", "NEW", "NS", "map"]
    assert known(game, 0) == {1: ["NES", "NW", "NW", "free"]}
    for number in range(30):
        shown: TunnelsSnapshot = game.view(0).redeal(f"back {number}").truth
        assert "NE" in [discard.card for discard in shown.discards if discard.by == 1], "it did not come back"


def test_s33_all_of_it_is_forgotten_when_the_cards_are_shuffled() -> None:
    game = Game("saboteur2", 3, seed="forgotten")
    chance = Stream(key_of("forgotten"), "test")
    shown = 0
    while not game.over:
        moves = [move for move in game.legal if move.head == "swap-hands"] or list(game.legal)
        number = game.truth.round
        game.play(moves[chance.below(len(moves))])
        shown += "handed=" in str(game)
        assert game.truth.round == number or "handed=" not in str(game)
    assert shown > 0


# ---- beside a model ------------------------------------------------------------------------------------------------


SWAPS = ("swap-hands", "swap-hands", "swap-hats", "swap-hats", "inspect", "inspect")


def dealt_for_swaps(players: int, short: bool, chance: Stream) -> Game:
    """Six cards each, and every card that swaps or inspects in somebody's hand. The deck may be short."""
    others = list((Counter(STOCK) - Counter(SWAPS)).elements())
    dealt = [*SWAPS, *(others.pop(chance.below(len(others))) for _ in range(6 * players - len(SWAPS)))]
    hands = {seat: [dealt.pop(chance.below(len(dealt))) for _ in range(6)] for seat in range(players)}
    deck = [others.pop(chance.below(len(others))) for _ in range(8)] if short else None
    return table(players, hands=hands, deck=deck)


def for_the_memory(game: Game, chance: Stream) -> Move:
    """A random move, weighted to moves worth remembering; cards that swap are never discarded."""
    moves = [move for move in game.legal if not set(move.cards or ()) & set(SWAPS)] or list(game.legal)
    hands = [move for move in moves if move.head == "swap-hands"]
    dwarfs = [move for move in moves if move.head in SWAPS]
    unseen = [move for move in moves if move.cards is not None]
    chosen = [hands, dwarfs, unseen, [move for move in moves if move.cards is None]][chance.below(4)] or moves
    return chosen[chance.below(len(chosen))]


def check_memory(game: Game, viewer: int, memory: Memory, draws: int, chance: Stream) -> None:
    """A view knows what the model does, and worlds drawn from it keep to that."""
    view = game.view(viewer)
    shown: TunnelsSnapshot = view.table
    if game.asked == "turn":
        assert shown.roles + shown.spare_roles == memory.dwarfs(viewer)
    told = Counter((holder, card) for holder, cards in shown.known_cards for card in cards)
    assert told == memory.known_cards(viewer)
    for _ in range(draws):
        world = view.redeal(chance)
        assert str(world.view(viewer)) == str(view)
        assert all(memory.is_kept(promise, world) for promise in memory.promises if promise.knower == viewer)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_s32_s33_s34_views_and_redeals_remember_what_a_careful_player_would(players: int, seed: int) -> None:
    chance = Stream(key_of(f"memory {players} {seed}"), "test")
    engine = engine_of("saboteur2")
    game = dealt_for_swaps(players, seed % 2 == 0, chance)
    memory = Memory(game)
    followed = {viewer: engine.parse(str(game.view(viewer))) for viewer in range(SPECTATOR, players)}
    for turn in range(28):
        if game.asked != "turn":
            break
        events = game.play(for_the_memory(game, chance))
        memory.follow(events)
        for viewer, folded in followed.items():
            for happened in events:
                engine.follow(folded, redact(happened, viewer))
            assert engine.text(folded) == str(game.view(viewer))
            check_memory(game, viewer, memory, 2 if turn % 3 == 0 else 0, chance)
    assert memory.promises, "hands were swapped"
    assert all(memory.is_kept(promise, game) for promise in memory.promises)
    assert str(Game.from_position(str(game))) == str(game)


def test_s33_handed_cards_stand_in_a_position_and_are_read_back() -> None:
    game = swapped()
    game.play("pass(NE)")
    assert fields_of(str(game))["handed"].count(">") == 2
    assert "handed" not in fields_of(str(game.view(2)))
    assert fields_of(str(game.view(0)))["handed"].startswith("0>1:")
    again = Game.from_position(line_of(fields_of(str(game))))
    assert known(again, 0) == known(game, 0)
