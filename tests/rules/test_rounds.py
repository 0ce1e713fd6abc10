"""Rounds and the end of the game: B-60 to B-62, C-61, B-70."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from motherlode import SPECTATOR, Event, Game, GameOver
from motherlode.games.tunnels.events import FrontCleared, GameEnded, Laid, Peeked, PutInFront, RockFell, RoundBegan
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from .tables import MINER, SABOTEUR, STOCK, next_round, play_through, random_games, table, the

M, S = MINER, SABOTEUR
BOTH = pytest.mark.parametrize("ruleset", ["base", "base-classic"])
MAZE = "EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0"


def begins_after(game: Game, *moves: str) -> int:
    """Who begins the round that follows these moves, which end one."""
    going_on = next_round(game)
    events: tuple[Event, ...] = ()
    for move in moves:
        events = going_on.play(move)
    (began,) = the(events, RoundBegan)
    assert going_on.actor == began.first
    return began.first


# ---- B-60 ----------------------------------------------------------------------------------------------------------


@BOTH
def test_b60_every_round_is_set_up_as_the_first(ruleset: str) -> None:
    for game in random_games(ruleset=ruleset, each=1):
        dealt = the(game.events, RoundBegan)
        for events in play_through(game):
            for began in the(events, RoundBegan):
                dealt.append(began)
                check_fresh(game, began)
        assert [began.number for began in dealt] == [1, 2, 3]
        assert len({tuple(sorted(began.roles)) for began in dealt}) == 1, "the same dwarf cards"
        assert len({began.deck for began in dealt}) == 3, "shuffled again"


def check_fresh(game: Game, began: RoundBegan) -> None:
    shown: TunnelsSnapshot = game.truth
    assert [tile.name for tile in shown.maze] == ["start"]
    assert not any(goal.face_up or goal.peeked_by for goal in shown.goals)
    assert shown.front == ((),) * game.seats
    assert shown.discards == ()
    assert [len(hand) for hand in shown.hands] == [len(hand) for hand in the(game.events, RoundBegan)[0].hands]
    assert Counter([*began.deck, *(card for hand in began.hands for card in hand)]) == STOCK
    for viewer in range(SPECTATOR, game.seats):
        seen: TunnelsSnapshot = game.view(viewer).table
        assert seen.roles == tuple(role if seat == viewer else "?" for seat, role in enumerate(shown.roles))
        assert [goal.name for goal in seen.goals] == ["?"] * 3


@BOTH
def test_b60_gold_is_kept_and_what_is_left_is_shuffled(ruleset: str) -> None:
    for game in random_games(ruleset=ruleset, each=1):
        before = game.truth.gold
        for events in play_through(game):
            assert all(now >= then for now, then in zip(game.truth.gold, before, strict=True))
            before = game.truth.gold
            for began in the(events, RoundBegan):
                left = sum(map(int, began.gold))
                assert left == 44 - sum(before)
                assert len(began.gold) == 28 - sum(game.truth.gold_cards)


def test_b60_the_dwarf_card_left_over_is_shuffled_in_again() -> None:
    """With three players the saboteur left over in one round may be dealt in the next, and vice versa."""
    changes = set()
    for number in range(20):
        game = Game("base", 3, seed=f"b60 {number}")
        for _ in play_through(game, digging=False):
            pass
        changes |= set(pairwise(began.roles[-1] for began in the(game.events, RoundBegan)))
    assert {(M, S), (S, M)} <= changes


# ---- B-61, C-61, B-62 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "begins"), [("base", 2), ("base-classic", 1)])
def test_b61_c61_left_of_the_last_tunnel_or_of_the_last_card(ruleset: str, begins: int) -> None:
    """Seat 1 laid the last tunnel; seat 0 plays the last card, a map."""
    game = table(ruleset, hands={0: ["map"]}, maze="EW@1,0", last="1,2", number=1, deck=[])
    assert begins_after(game, "map@8,0") == begins


@pytest.mark.parametrize(("ruleset", "begins"), [("base", 2), ("base-classic", 0)])
def test_b61_c61_discarding_is_not_playing(ruleset: str, begins: int) -> None:
    """Seat 1 laid the last tunnel, seat 2 played the last card, and seat 0 discards."""
    game = table(ruleset, hands={0: ["map"]}, maze="EW@1,0", last="1,2", number=1, deck=[])
    assert begins_after(game, "pass(map)") == begins


@pytest.mark.parametrize("move", ["rockfall@1,0", "break-lamp>2", "fix-cart>2", "map@8,2"])
def test_c61_every_kind_of_card_counts(move: str) -> None:
    game = table(
        "base-classic", 4, hands={3: [move.partition("@")[0].partition(">")[0]]}, maze="EW@1,0", front={2: "cart"},
        actor=3, last="1,1", number=2, deck=[],
    )  # fmt: skip
    assert begins_after(game, move) == 0


@BOTH
def test_b61_c61_left_of_the_one_who_reached_the_treasure(ruleset: str) -> None:
    """Choosing gold afterwards is not playing a card."""
    game = table(
        ruleset, 4, hands={2: ["NEW"]}, maze=MAZE, goals="stone-1/treasure/stone-2", roles=(M, M, M, M, S),
        actor=2, last="0,1", number=1, gold=[1] * 16 + [2] * 8 + [3] * 4, deck=[],
    )  # fmt: skip
    going_on = next_round(game)
    events = going_on.play("NEW@7,0")
    while going_on.asked == "gold":
        events = going_on.play(going_on.legal[0])
    assert the(events, RoundBegan)[0].first == 3


def test_b61_a_tunnel_that_fell_down_again_was_still_laid() -> None:
    game = table(hands={0: ["rockfall"]}, maze="EW@1,0", last="1,1", number=1, deck=[])
    assert begins_after(game, "rockfall@1,0") == 2


@BOTH
@pytest.mark.parametrize("first", range(3))
def test_b62_if_nothing_was_played_left_of_the_rounds_first_player(ruleset: str, first: int) -> None:
    game = table(ruleset, hands={2: ["map"]}, actor=2, first=first, number=1, deck=[])
    assert begins_after(game, "pass(map)") == (first + 1) % 3


@pytest.mark.parametrize("first", range(3))
def test_b62_in_base_it_takes_a_tunnel(first: int) -> None:
    game = table(hands={2: ["map"]}, actor=2, first=first, last="-,0", number=2, deck=[])
    assert begins_after(game, "map@8,0") == (first + 1) % 3


PLAYED = (Laid, PutInFront, FrontCleared, RockFell, Peeked)


@pytest.mark.parametrize(("ruleset", "counts"), [("base", (Laid,)), ("base-classic", PLAYED)])
def test_b61_c61_b62_hold_in_every_game(ruleset: str, counts: tuple[type[Event], ...]) -> None:
    for game in random_games(ruleset=ruleset):
        last, first = -1, game.actor
        for events in play_through(game, digging=False):
            for happened in events:
                if isinstance(happened, counts):
                    last = getattr(happened, "seat")  # noqa: B009
                if isinstance(happened, RoundBegan):
                    assert happened.first == ((first if last < 0 else last) + 1) % game.seats
                    last, first = -1, happened.first


# ---- B-70 ----------------------------------------------------------------------------------------------------------


@BOTH
def test_b70_three_rounds_and_no_more(ruleset: str) -> None:
    for game in random_games(ruleset=ruleset, each=1):
        for _ in play_through(game):
            assert game.result is None or game.over
        assert len(the(game.events, RoundBegan)) == 3
        assert len(the(game.events, GameEnded)) == 1
        with pytest.raises(GameOver):
            game.play("pass(map)")


@pytest.mark.parametrize(
    ("took", "winners"),
    [
        ([(1, 0, 3), (2, 1, 2)], (0,)),
        ([(1, 0, 2), (2, 1, 1), (2, 0, 1), (1, 2, 1), (2, 2, 1)], (0,)),
        ([(1, 0, 3), (2, 2, 1), (1, 2, 2)], (0, 2)),
        ([(1, 2, 1), (1, 1, 1), (1, 0, 1)], (0, 1, 2)),
        ([], (0, 1, 2)),
    ],
)
def test_b70_the_most_nuggets_win_and_ties_win_together(
    took: list[tuple[int, int, int]], winners: tuple[int, ...]
) -> None:
    """Nuggets are counted, not cards, of all rounds together."""
    game = table(hands={0: ["map"]}, roles=(M, M, M, S), took=took, deck=[])
    (ended,) = the(game.play("map@8,0"), GameEnded)
    sums = tuple(sum(nuggets for _, seat, nuggets in took if seat == who) for who in range(3))
    assert game.result is not None
    assert (game.result.points, game.result.winners) == (sums, winners)
    assert (ended.gold, ended.winners) == (sums, winners)


def test_b70_winners_are_all_who_have_the_most_in_every_game() -> None:
    for game in random_games():
        for _ in play_through(game):
            pass
        assert game.result is not None
        most = max(game.result.points)
        assert game.result.winners == tuple(seat for seat, sum_ in enumerate(game.result.points) if sum_ == most)
