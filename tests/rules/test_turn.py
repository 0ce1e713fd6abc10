"""A turn: B-10 to B-13."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from motherlode import SPECTATOR, Game, NotYourTurn, record_of
from motherlode.core.notation.runs import parse_runs
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import Asked, Discarded, Drew, PassedEmpty
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from .tables import STOCK, kind_of_face, laid_in_front, legal, play_through, random_games, refused, table, the


def hands(game: Game) -> list[list[str]]:
    shown: TunnelsSnapshot = game.truth
    return [list(hand) for hand in shown.hands]


def pile(game: Game) -> list[tuple[str, int | None]]:
    shown: TunnelsSnapshot = game.truth
    return [(discard.card, discard.by) for discard in shown.discards]


# ---- B-10 ----------------------------------------------------------------------------------------------------------


def test_b10_lay_or_play_or_pass() -> None:
    game = table(hands={0: ["S", "map"]})
    assert legal(game) == {"S@0,-1", "N@0,1", "map@8,-2", "map@8,0", "map@8,2", "pass(S)", "pass(map)"}


@pytest.mark.parametrize("move", ["NESW@1,0", "S@0,-1", "map@8,0", "break-lamp>1", "fix-lamp>1", "rockfall@1,0"])
def test_b10_only_cards_in_hand_are_played(move: str) -> None:
    assert refused(table(hands={0: ["EW"], 1: ["NESW", "S", "map"]}, maze="EW@1,0"), move) == "B-10"


def test_b10_only_cards_in_hand_are_discarded() -> None:
    game = table(hands={0: ["EW"], 1: ["map"]})
    assert refused(game, "pass(map)") == "B-10"
    game.play("pass(EW)")


@pytest.mark.parametrize("move", ["take=1", "pass(EW,map)", "pass(EW,NE,map)", "shed(EW,map)=lamp", "rob>1"])
def test_b10_one_card_is_used_and_nothing_else_done(move: str) -> None:
    """Taking gold is for later; discarding several cards and the like are for other games."""
    assert refused(table(hands={0: ["EW", "NE", "map"]}, front={0: "lamp"}), move) == "B-10"


def test_b10_nobody_plays_out_of_turn() -> None:
    game = table(hands={0: ["EW"], 1: ["map"]})
    with pytest.raises(NotYourTurn):
        game.play("map@8,0", seat=1)
    game.play("pass(EW)", seat=0)
    game.play("map@8,0", seat=1)


def test_b10_every_turn_uses_exactly_one_card() -> None:
    for game in random_games(each=1):
        shown: TunnelsSnapshot = game.truth
        for events in play_through(game, digging=False):
            before, shown = shown, game.truth
            if before.asked == "turn" and shown.round == before.round:
                drawn = Counter(happened.card for happened in the(events, Drew))
                held = Counter(before.hands[before.actor])
                gone = held + drawn - Counter(shown.hands[before.actor])
                assert gone.total() == 1


# ---- B-11 ----------------------------------------------------------------------------------------------------------


def test_b11_the_top_card_of_the_deck_is_drawn_after_the_card_is_used() -> None:
    game = table(hands={0: ["EW", "map"], 1: ["NE"]}, deck=["rockfall", "NS", "NW"])
    events = game.play("EW@1,0")
    assert the(events, Drew) == [Drew(0, "rockfall")]
    assert [type(happened).__name__ for happened in events] == ["Laid", "Drew", "Asked"]
    assert hands(game)[0] == ["map", "rockfall"]
    assert the(game.play("pass(NE)"), Drew) == [Drew(1, "NS")]
    assert game.truth.deck == 1


def test_b11_what_was_drawn_is_seen_by_its_player_alone() -> None:
    game = table(hands={0: ["EW"]}, deck=["rockfall", "NS"])
    (drew,) = the(game.play("EW@1,0"), Drew)
    assert [redact(drew, viewer).card for viewer in (SPECTATOR, 0, 1, 2)] == ["?", "rockfall", "?", "?"]
    assert game.view(0).table.hands[0] == ("rockfall",)
    assert game.view(1).table.hands[0] == ("?",)


def test_b11_with_an_empty_deck_nothing_is_drawn() -> None:
    game = table(hands={0: ["EW", "map"], 1: ["map"], 2: ["NE"]}, deck=[])
    assert the(game.play("EW@1,0"), Drew) == []
    assert hands(game) == [["map"], ["map"], ["NE"]]
    assert legal(game) == {"map@8,-2", "map@8,0", "map@8,2", "pass(map)"}, "playing or discarding, nothing else"


def test_b11_hands_keep_their_size_while_the_deck_lasts_and_follow_its_order() -> None:
    for game in random_games(each=1):
        size = len(game.truth.hands[0])
        order = list(game.deals()[0]["deck"])[size * game.seats :]
        for events in play_through(game, digging=False):
            if game.truth.round > 1 or game.asked != "turn":
                break
            for drew in the(events, Drew):
                assert drew.card == order.pop(0)
            if game.truth.deck:
                assert {len(hand) for hand in game.truth.hands} == {size}


# ---- B-12 ----------------------------------------------------------------------------------------------------------


def test_b12_a_player_without_cards_passes_without_discarding() -> None:
    game = table(seats=4, hands={0: ["EW"], 3: ["map"]}, deck=[])
    discarded = len(pile(game))
    events = game.play("EW@1,0")
    assert the(events, PassedEmpty) == [PassedEmpty(1), PassedEmpty(2)]
    assert the(events, Asked) == [Asked(3, "turn")]
    assert len(pile(game)) == discarded


def test_b12_passing_goes_all_the_way_round_to_the_only_one_with_cards() -> None:
    game = table(hands={1: ["map", "EW"]}, actor=1, deck=[])
    events = game.play("EW@1,0")
    assert the(events, PassedEmpty) == [PassedEmpty(2), PassedEmpty(0)]
    assert game.actor == 1


def test_b12_nobody_with_cards_is_passed_over() -> None:
    """A hand of cards that cannot be played still has to be discarded from."""
    game = table(hands={0: ["EW"], 1: ["NE", "NS"], 2: ["map"]}, front={1: "lamp"}, deck=[])
    events = game.play("EW@1,0")
    assert the(events, PassedEmpty) == []
    assert game.actor == 1
    assert legal(game) == {"pass(NE)", "pass(NS)"}


# ---- B-13 ----------------------------------------------------------------------------------------------------------


def test_b13_a_card_discarded_by_passing_is_seen_by_nobody_else() -> None:
    game = table(hands={0: ["EW", "map"], 1: ["NE"]}, deck=["NS", "NW"])
    (discarded,) = the(game.play("pass(EW)"), Discarded)
    assert pile(game)[-1] == ("EW", 0)
    for viewer in (SPECTATOR, 1, 2):
        assert redact(discarded, viewer).card == "?"
        last = game.view(viewer).table.discards[-1]
        assert (last.card, last.by) == ("?", 0)
    assert game.view(0).table.discards[-1].card == "EW"


def test_b13_others_read_a_pass_without_its_card() -> None:
    game = Game("base", 3, seed="b13", first=0)
    card = game.truth.hands[0][0]
    game.play(f"pass({card})")
    assert [str(move) for move in record_of(game, 0).moves] == [f"pass({card})"]
    for viewer in (SPECTATOR, 1, 2):
        assert [str(move) for move in record_of(game, viewer).moves] == ["pass(?)"]


@pytest.mark.parametrize(
    ("move", "face_up"),
    [
        ("map@8,0", ["map"]),
        ("rockfall@1,0", ["EW", "rockfall"]),
        ("fix-lamp>2", ["break-lamp", "fix-lamp"]),
        ("break-cart>1", []),
        ("EW@2,0", []),
    ],
)
def test_b13_played_cards_go_to_the_pile_face_up(move: str, face_up: list[str]) -> None:
    game = table(
        hands={0: ["map", "rockfall", "fix-lamp", "break-cart", "EW"], 1: ["map"]},
        maze="EW@1,0",
        front={2: "lamp"},
        deck=["NS", "NW"],
    )
    before = pile(game)
    game.play(move)
    assert pile(game)[len(before) :] == [(card, None) for card in face_up]
    for viewer in (SPECTATOR, 1, 2):
        assert [discard.card for discard in game.view(viewer).table.discards[len(before) :]] == face_up


def test_b04_b13_b60_no_card_is_ever_lost_or_made() -> None:
    for game in random_games(each=1):
        for _ in play_through(game):
            line = dict(field.split("=", 1) for field in str(game).split(" ")[1:])
            shown: TunnelsSnapshot = game.truth
            cards = [kind_of_face(tile.face) for tile in shown.maze if not tile.name]
            cards += laid_in_front("+".join(signs) or "-" for signs in shown.front)
            cards += [discard.card for discard in shown.discards]
            cards += [card for hand in shown.hands for card in hand]
            assert Counter(cards + parse_runs(line["deck"])) == STOCK


def test_b13_the_pile_only_grows_within_a_round() -> None:
    for game in random_games(each=1):
        seen = [(game.truth.round, pile(game))]
        for _ in play_through(game, digging=False):
            seen.append((game.truth.round, pile(game)))
        for (number, before), (then, after) in pairwise(seen):
            if number == then:
                assert after[: len(before)] == before
