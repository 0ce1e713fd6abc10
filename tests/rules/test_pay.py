"""Gold for the saboteurs, and gold as a secret: B-54 to B-56."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from motherlode import SPECTATOR, Game
from motherlode.core.visibility import redact
from motherlode.games.tunnels.events import GameEnded, GoldPaid, GoldPassed, GoldTaken
from motherlode.games.tunnels.rules.gold.shares import share_out
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot

from .tables import MINER, SABOTEUR, play_through, random_games, table, the

M, S = MINER, SABOTEUR
EACH = {1: 4, 2: 3, 3: 3, 4: 2}
FULL = [1] * 16 + [2] * 8 + [3] * 4


def unreached(roles: Sequence[str], *, gold: Sequence[int] | None = None, first: int = 0) -> Game:
    """A game whose last round has just ended without the treasure."""
    game = table(seats=len(roles) - 1, hands={0: ["map"]}, roles=roles, gold=gold, first=first, deck=[])
    game.play("map@8,0")
    return game


def points(game: Game) -> tuple[int, ...]:
    assert game.result is not None
    return game.result.points


def paid(game: Game) -> list[tuple[int, str]]:
    return [(happened.seat, happened.nuggets) for happened in the(game.events, GoldPaid)]


# ---- B-54 ----------------------------------------------------------------------------------------------------------

CASTS = [
    (M, S, M, M),
    (M, M, M, S, M),
    (S, M, M, M, M, S),
    (M, S, M, M, S, M),
    (M, M, M, S, M, M, S),
    (S, M, S, M, M, M, M),
    (S, S, M, M, M, M, M, S),
    (M, S, M, S, M, M, S, M),
    (S, M, M, M, S, M, M, M, S),
    (M, S, M, M, M, S, M, S, M, M),
    (S, S, S, M, M, M, M, M, M, M, S),
    (S, M, S, M, M, S, M, M, M, S, M),
]


@pytest.mark.parametrize("roles", CASTS)
def test_b54_four_for_one_three_each_for_two_or_three_two_each_for_four(roles: tuple[str, ...]) -> None:
    """Counted are the saboteurs at the table: the card left over is nobody."""
    seats = roles[:-1]
    each = EACH[seats.count(S)]
    assert points(unreached(roles)) == tuple(each if role == S else 0 for role in seats)


def test_b54_in_as_few_cards_as_can_be() -> None:
    assert paid(unreached((M, S, M, M))) == [(1, "3"), (1, "1")]
    assert paid(unreached((S, M, S, M, M, M))) == [(0, "3"), (2, "3")]
    assert paid(unreached((S, S, S, S, M, M, M, M, M, M, M))) == [(0, "2"), (1, "2"), (2, "2"), (3, "2")]


@pytest.mark.parametrize("first", range(5))
def test_b54_when_gold_runs_short_the_first_in_seat_order_is_served_first(first: int) -> None:
    """Five nuggets in two cards cannot be three for each; seat order begins at the round's first player."""
    game = unreached((S, M, M, S, M, M), gold=[2, 3], first=first)
    served_first = 3 if first in (1, 2, 3) else 0
    assert points(game)[served_first] == 3
    assert points(game)[3 - served_first] == 2


@pytest.mark.parametrize(
    ("roles", "gold", "expected"),
    [
        ((S, M, M, M), [2, 2, 3], (4, 0, 0)),
        ((S, M, M, M), [3, 2], (3, 0, 0)),
        ((S, M, M, M), [3, 3], (3, 0, 0)),
        ((S, M, M, M), [], (0, 0, 0)),
        ((S, S, M, M, M, M), [2, 2, 2], (2, 2, 0, 0, 0)),
        ((S, S, M, M, M, M), [1, 1, 1, 1], (3, 1, 0, 0, 0)),
        ((S, S, M, M, M, M), [2, 2, 1, 1], (3, 3, 0, 0, 0)),
        ((S, S, M, M, M, M), [2, 2, 1], (3, 2, 0, 0, 0)),
        ((S, S, S, M, M, M, M, M), [3, 2, 2], (3, 2, 2, 0, 0, 0, 0)),
        ((S, S, S, S, M, M, M, M, M, M, M), [3, 3, 3, 1, 2], (2, 1) + (0,) * 8),
    ],
)
def test_b54_when_gold_runs_short_as_much_as_can_be_and_nobody_above_their_total(
    roles: tuple[str, ...], gold: list[int], expected: tuple[int, ...]
) -> None:
    assert points(unreached(roles, gold=gold)) == expected


@pytest.mark.parametrize("people", EACH)
def test_b54_the_best_of_all_ways_to_share(people: int) -> None:
    """For every small stock, no division pays more, favours the first more, or needs fewer cards."""
    most = EACH[people]
    shares = [
        share for share in product(range(5), range(3), range(2)) if share[0] + 2 * share[1] + 3 * share[2] <= most
    ]
    ways = list(product(shares, repeat=people))
    for stock in product(range(5), range(4), range(3)):
        best = max(
            (sum(totals), totals, -sum(sum(share) for share in way))
            for way in ways
            if all(sum(share[kind] for share in way) <= stock[kind] for kind in range(3))
            for totals in [tuple(share[0] + 2 * share[1] + 3 * share[2] for share in way)]
        )
        gold = [kind + 1 for kind in range(3) for _ in range(stock[kind])]
        given = share_out(gold, people, most)
        totals = tuple(sum(share) for share in given)
        assert (sum(totals), totals, -sum(len(share) for share in given)) == best
        assert not Counter(nuggets for share in given for nuggets in share) - Counter(gold)


def test_b54_three_rounds_of_saboteurs_never_empty_the_gold_deck() -> None:
    gold = FULL
    for _ in range(3):
        given = [nuggets for share in share_out(gold, 3, 3) for nuggets in share]
        assert sum(given) == 9
        gold = list((Counter(gold) - Counter(given)).elements())


# ---- B-55 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_b55_with_no_saboteur_and_no_treasure_nobody_gets_gold(players: int) -> None:
    game = unreached((M,) * players + (S,))
    assert points(game) == (0,) * players
    assert paid(game) == []


def test_b55_only_three_and_four_players_can_be_without_a_saboteur() -> None:
    none_at_all = set()
    for players in range(3, 11):
        for number in range(80):
            roles = Game("base", players, seed=f"b55 {number}").truth.roles
            if S not in roles:
                none_at_all.add(players)
    assert none_at_all == {3, 4}


# ---- B-56 ----------------------------------------------------------------------------------------------------------


def test_b56_what_was_chosen_is_the_choosers_secret() -> None:
    game = table(
        hands={0: ["NEW"]},
        maze="EW@1,0;EW@2,0;NEW@3,0;NEW@4,0;NEW@5,0;NESW@6,0",
        goals="stone-1/treasure/stone-2",
        roles=(M, M, M, S),
        gold=[3, 1, 2],
    )
    (passed,) = the(game.play("NEW@7,0"), GoldPassed)
    for viewer in (SPECTATOR, 0, 1, 2):
        shown = ("1", "2", "3") if viewer == 0 else ("?", "?", "?")
        assert redact(passed, viewer).pool == shown
        assert game.view(viewer).table.pool == shown
    (taken,) = the(game.play("take=3"), GoldTaken)
    for viewer in (SPECTATOR, 0, 1, 2):
        assert redact(taken, viewer).nuggets == ("3" if viewer == 0 else "?")
        seen: TunnelsSnapshot = game.view(viewer).table
        assert seen.gold_cards == (1, 0, 0), "that a card was taken, everyone saw"
        assert seen.gold == ((3, 0, 0) if viewer == 0 else (0, 0, 0))


def test_b56_everyone_knows_only_their_own_gold_until_the_end_and_then_all() -> None:
    for game in random_games(seats=(3, 5, 10), each=2):
        for _ in play_through(game):
            truth: TunnelsSnapshot = game.truth
            for viewer in range(SPECTATOR, game.seats):
                known = game.view(viewer).table.gold
                if game.over:
                    assert known == truth.gold
                else:
                    assert known == tuple(nuggets if seat == viewer else 0 for seat, nuggets in enumerate(truth.gold))
        (ended,) = the(game.events, GameEnded)
        assert redact(ended, SPECTATOR) == ended
        assert sum(map(int, ended.took)) == sum(points(game))


def test_b56_saboteurs_pay_is_not_shown_either() -> None:
    for game in random_games(seats=(5,), each=2):
        for events in play_through(game, digging=False):
            for happened in the(events, GoldPaid):
                for viewer in range(SPECTATOR, game.seats):
                    assert redact(happened, viewer).nuggets == (happened.nuggets if viewer == happened.seat else "?")
