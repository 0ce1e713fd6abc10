"""TextArena: its registry makes our games, and whole games are played through its interface."""

from __future__ import annotations

import random
import re
from importlib import import_module
from typing import Any

import pytest

from motherlode.core.errors import DataError


@pytest.fixture(scope="module")
def textarena() -> Any:
    """The package, with our environments registered.

    Not imported at the top: it brings scipy along, and every process of a run collects all tests.
    """
    import_module("motherlode.envs.textarena")
    return import_module("textarena")


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("Motherlode-v0", 3),
        ("Motherlode-base-classic-v0", 4),
        ("Motherlode-saboteur2-v0", 2),
        ("Motherlode-lost-mines-v0", 3),
    ],
)
def test_a_whole_game_is_played_through_textarena(textarena: Any, name: str, players: int) -> None:
    env = textarena.make(name, options={"rounds": 1})
    env.reset(num_players=players, seed=4)
    chance = random.Random(4)
    done = False
    seen = set()
    while not done:
        player, messages = env.get_observation()
        text = "\n".join(message for _, message, _ in messages)
        assert player in seen or "hidden roles" in text
        seen.add(player)
        moves = re.findall(r"^Your moves: (.*)$", text, re.MULTILINE)[-1].split(" ")
        done, _ = env.step(f"I choose [{chance.choice(moves)}]")
    rewards, info = env.close()
    assert rewards is not None
    assert set(rewards) == set(info) == set(range(players))


def test_claims_stand_before_the_move_and_everyone_hears_them(textarena: Any) -> None:
    env = textarena.make("Motherlode-v0")
    env.reset(num_players=3, seed=1)
    player, messages = env.get_observation()
    move = re.findall(r"^Your moves: (.*)$", messages[-1][1], re.MULTILINE)[-1].split(" ")[0]
    accused = (player + 1) % 3
    done, _ = env.step(f"[suspect {accused}] [prophecy] `mend-my lamp` and so I play [{move}]")
    assert not done
    other, messages = env.get_observation()
    assert other == accused
    heard = "\n".join(message for _, message, _ in messages)
    assert re.search(rf"player_{player}.*suspect", heard), heard
    assert len(env.table.game.talk) >= 1
    assert len(env.table.game.history) == 1


def test_too_many_refused_answers_in_a_row_end_the_game(textarena: Any) -> None:
    env = textarena.make("Motherlode-v0", error_allowance=1)
    env.reset(num_players=3, seed=1)
    player, _ = env.get_observation()
    assert not env.step("no move")[0]
    _, messages = env.get_observation()
    assert any("is not a move" in message for _, message, _ in messages)
    assert env.step("still none")[0]
    rewards, info = env.close()
    assert rewards[player] == -1
    assert info[player]["invalid_move"]
    with pytest.raises(DataError, match="over"):
        env.step("[pass(map)]")


def test_wrong_arguments_are_refused_by_name(textarena: Any) -> None:
    with pytest.raises(DataError, match="seats"):
        textarena.make("Motherlode-v0").reset(num_players=2)
    with pytest.raises(DataError, match="error_allowance"):
        textarena.make("Motherlode-v0", error_allowance=-1)
