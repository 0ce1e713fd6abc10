"""What seats know of dwarf cards, before and after hats were swapped: S-02, S-32, S-34."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from motherlode import SPECTATOR, Game, Stream
from motherlode.core.chance.random_stream import key_of
from motherlode.core.visibility import redact
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.events import RoundEnded
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from support.by_hand import tunnel_game, tunnel_position
from support.lines import fields_of, line_of

from ..tables import the
from .memory import Memory
from .tables import table

ROLES = ("blue", "green", "boss")
PILE = ("profiteer", "saboteur")


def dwarfs(game: Game, viewer: int) -> tuple[str, ...]:
    shown: TunnelsSnapshot = game.view(viewer).table
    return shown.roles + shown.spare_roles


def known(game: Game, viewer: int) -> dict[int, str]:
    """By place, the dwarf cards a viewer knows; the pile begins at 3 and ends at 14."""
    return {place: role for place, role in enumerate(dwarfs(game, viewer)) if role != "?"}


def played(moves: Sequence[str], hands: dict[int, list[str]]) -> Game:
    game = table(3, hands=hands, roles=ROLES, pile=PILE)
    for move in moves:
        game.play(move)
    return game


def test_s34_what_was_inspected_stays_known() -> None:
    game = played(["inspect>1", "map@8,0", "map@8,0"], {0: ["inspect"], 1: ["map"], 2: ["map"]})
    assert known(game, 0) == {0: "blue", 1: "green"}
    assert known(game, 1) == {1: "green"}
    assert known(game, 2) == {2: "boss"}
    assert known(game, SPECTATOR) == {}


def test_s32_s34_inspected_before_the_swap_one_knows_the_card_under_the_pile_and_no_longer_the_player() -> None:
    game = played(["inspect>1", "swap-hats>1"], {0: ["inspect"], 1: ["swap-hats"]})
    assert known(game, 0) == {0: "blue", 14: "green"}
    assert known(game, 1) == {1: "profiteer", 14: "green"}
    assert known(game, 2) == {2: "boss"}
    assert game.truth.roles[1] == "profiteer"


def test_s32_s34_inspected_after_the_swap_one_knows_the_new_card_and_not_the_old() -> None:
    game = played(["swap-hats>1", "map@8,0", "inspect>1"], {0: ["swap-hats"], 1: ["map"], 2: ["inspect"]})
    assert known(game, 0) == {0: "blue"}
    assert known(game, 1) == {1: "profiteer", 14: "green"}
    assert known(game, 2) == {1: "profiteer", 2: "boss"}


def test_s32_s34_inspected_before_and_after_one_knows_both() -> None:
    moves = ["inspect>1", "swap-hats>1", "map@8,0", "inspect>1"]
    game = played(moves, {0: ["inspect", "inspect"], 1: ["swap-hats"], 2: ["map"]})
    assert known(game, 0) == {0: "blue", 1: "profiteer", 14: "green"}


def test_s32_swapped_by_oneself_one_knows_what_one_had_and_what_one_has() -> None:
    game = played(["swap-hats>0"], {0: ["swap-hats"]})
    assert known(game, 0) == {0: "profiteer", 14: "blue"}
    assert known(game, 1) == {1: "green"}


def test_s32_a_second_swap_moves_what_lies_under_the_pile_one_up() -> None:
    moves = ["inspect>1", "swap-hats>1", "swap-hats>0"]
    game = played(moves, {0: ["inspect"], 1: ["swap-hats"], 2: ["swap-hats"]})
    assert game.truth.roles == ("saboteur", "profiteer", "boss")
    assert known(game, 0) == {0: "saboteur", 13: "green", 14: "blue"}
    assert known(game, 1) == {1: "profiteer", 13: "green"}
    assert known(game, 2) == {2: "boss"}


def test_s32_swapped_twice_one_has_seen_three() -> None:
    game = played(["swap-hats>1", "swap-hats>1"], {0: ["swap-hats"], 1: ["swap-hats"]})
    assert known(game, 1) == {1: "saboteur", 13: "green", 14: "profiteer"}
    assert known(game, 0) == {0: "blue"}


def test_s34_inspecting_someone_does_not_tell_them_who_the_other_is() -> None:
    game = played(["inspect>2"], {0: ["inspect"]})
    assert known(game, 2) == {2: "boss"}


def test_b45_s32_all_is_shown_when_the_round_ends() -> None:
    game = table(3, hands={0: ["swap-hats"]}, roles=ROLES, pile=PILE, deck=[])
    (ended,) = the(game.play("swap-hats>1"), RoundEnded)
    for viewer in range(SPECTATOR, 3):
        assert redact(ended, viewer).roles == dwarfs(game, viewer) == game.truth.roles + game.truth.spare_roles


@pytest.mark.parametrize("players", [2, 5, 12])
@pytest.mark.parametrize("seed", range(3))
def test_s32_s34_whatever_is_swapped_and_inspected_views_know_what_was_seen(players: int, seed: int) -> None:
    """More inspections and swaps than in the box, so cards return from under the pile.

    The views are also built from the events that each viewer saw.
    """
    cards = {"hands": "/".join(["inspect*3,swap-hats*3"] * players), "deck": ",".join(["inspect,swap-hats"] * 40)}
    game = tunnel_game(line_of({**fields_of(str(table(players, hands={0: ["map"]}))), **cards}))
    engine = engine_of("saboteur2")
    chance = Stream(key_of(f"insight {players} {seed}"), "test")
    memory = Memory(game)
    followed = {viewer: tunnel_position(str(game.view(viewer))) for viewer in range(SPECTATOR, players)}
    for _ in range(80):
        moves = [move for move in game.legal if move.seat >= 0]
        events = game.play(moves[chance.below(len(moves))])
        memory.follow(events)
        for viewer, view in followed.items():
            assert dwarfs(game, viewer) == memory.dwarfs(viewer)
            for happened in events:
                engine.follow(view, redact(happened, viewer))
            assert engine.text(view) == str(game.view(viewer))
    assert tunnel_game(str(game)).view(0) == game.view(0)
