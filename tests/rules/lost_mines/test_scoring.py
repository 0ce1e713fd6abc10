"""Sharing the treasure: L-52 to L-56."""

from __future__ import annotations

import pytest

from motherlode.games.lost_mines.events import RoundEnded, Scored

from ..tables import the
from .tables import game_of, truth_of

Took = dict[int, list[str]]

SIX = ["blue-loyal", "blue-loyal", "yellow-loyal", "yellow-loyal", "yellow-saboteur", "blue-selfish"]


def shared(roles: list[str], took: Took, dragon: str = "", points: list[int] | None = None) -> list[tuple[int, ...]]:
    """What is given at the end of a round, then to the dragon; nobody else's treasures are taken."""
    seats = len(roles)
    held = [f"{name}>{seat}" for seat, names in took.items() for name in names]
    spare = [f"{kind}-{value}" for kind, values in (("silver", "1223"), ("gold", "2334")) for value in values]
    for name in held:
        if name.partition(">")[0] in spare:
            spare.remove(name.partition(">")[0])
    treasures = [*held, *spare[: seats - len(held)]]
    game = game_of(
        seats, hands={0: ["NS"]}, deck=[], roles=roles, treasures=treasures, dragon=dragon, points=points or [0] * seats
    )
    events = game.play("discard(NS)")
    assert the(events, RoundEnded)
    assert truth_of(game).points == tuple(
        sum(column) for column in zip(points or [0] * seats, *(s.points for s in the(events, Scored)), strict=True)
    )
    return [scored.points for scored in the(events, Scored)]


def test_l52_a_selfish_dwarf_keeps_their_own_and_has_no_part_in_the_clans() -> None:
    roles = ["blue-selfish", "blue-loyal", "yellow-loyal"]
    assert shared(roles, {0: ["gems-3", "gold-2"], 1: ["gems-4"]}) == [(5, 4, 0)]


def test_l52_roles_treasures_and_mines_are_shown() -> None:
    game = game_of(hands={0: ["NS"]}, deck=[], treasures=["gems-3", "gold-2>1", "silver-1"])
    (ended,) = the(game.play("discard(NS)"), RoundEnded)
    assert ended.roles[:3] == truth_of(game).roles
    assert ended.treasures == ("3", "2", "1")
    assert ended.mines == ("gems", "gold", "silver", "dragon")


def test_l53_a_saboteurs_treasures_go_to_the_other_clan_and_they_share_there() -> None:
    roles = ["blue-saboteur", "blue-loyal", "yellow-loyal", "yellow-saboteur"]
    assert shared(roles, {0: ["gems-4"], 1: ["gems-3"], 3: ["gold-3"]}) == [(2, 3, 2, 3)]


def test_l53_a_saboteur_alone_has_the_other_clans_pool_to_themselves() -> None:
    assert shared(["blue-saboteur", "blue-loyal", "blue-selfish"], {0: ["gems-4"], 1: ["gems-3"]}) == [(4, 3, 0)]


def test_l54_what_is_left_over_goes_to_the_single_most_valuable_treasure() -> None:
    """8 among three, and 2 left over: 4 is the best treasure, though 2 and 2 are worth as much together."""
    roles = ["blue-loyal", "blue-loyal", "yellow-saboteur", "yellow-loyal", "yellow-selfish"]
    assert shared(roles, {0: ["gold-2", "silver-2"], 2: ["gold-4"]}) == [(2, 2, 4, 0, 0)]


def test_l54_a_tie_for_it_is_shared_and_what_is_still_left_over_is_lost() -> None:
    roles = ["blue-loyal", "blue-loyal", "yellow-saboteur", "yellow-loyal", "yellow-selfish"]
    assert shared(roles, {0: ["gems-4"], 1: ["gold-4"]}) == [(3, 3, 2, 0, 0)], "8: 2 each, then 1 to each of two"
    assert shared(roles, {0: ["gold-3", "silver-1"], 1: ["gold-3"]}) == [(2, 2, 2, 0, 0)], "7: 1 left, lost"


def test_l54_nothing_taken_nothing_shared() -> None:
    assert shared(SIX, {}) == [(0,) * 6]


@pytest.mark.parametrize(
    ("took", "points", "given"),
    [
        ({0: ["gems-4"]}, [0, 0, 0], (-2, 0, 0)),
        ({0: ["silver-1"]}, [0, 0, 0], (-1, 0, 0)),
        ({}, [0, 5, 0], (0, 0, 0)),
        ({}, [3, 5, 0], (0, 0, 0)),
        ({0: ["silver-1"]}, [1, 0, 0], (-1, 0, 0)),
        ({0: ["gems-4"]}, [7, 0, 0], (-2, 0, 0)),
    ],
)
def test_l55_the_dragons_holder_gives_back_two_of_the_points_gained_in_this_round(
    took: Took, points: list[int], given: tuple[int, ...]
) -> None:
    roles = ["blue-selfish", "blue-loyal", "yellow-loyal"]
    assert shared(roles, took, dragon="0", points=points)[1] == given


def test_l56_the_example_of_the_rulebook() -> None:
    """Yellow has 8; blue and the yellow saboteur have 8, with 4 as its best; a blue one has the dragon."""
    roles = ["yellow-loyal", "yellow-loyal", "blue-loyal", "blue-loyal", "yellow-saboteur", "blue-selfish"]
    took = {0: ["gems-5"], 1: ["gold-3"], 2: ["silver-2", "gold-2"], 4: ["gems-4"], 5: ["gems-3"]}
    gains, given = shared(roles, took, dragon="2")
    assert gains == (4, 4, 2, 2, 4, 3)
    assert given == (0, 0, -2, 0, 0, 0)
