"""The learned bot: exact arithmetic, weights that fit it, and ``belief`` where it cannot play."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import Game, Stream, View
from motherlode.bots import decide, make_bot
from motherlode.core.chance.random_stream import key_of
from motherlode.core.errors import DataError
from motherlode.core.playable import legal_codes
from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.bots.neural.network import PolicyNetwork, _Layer
from motherlode.games.tunnels.bots.neural.neural_bot import WEIGHTS, NeuralBot
from motherlode.games.tunnels.bots.neural.weights_file import Matrix, read_matrices

CHANCE = Stream(key_of("neural"), "bot")
SMALL = st.integers(-(2**27), 2**27)


@given(st.data())
def test_a_product_of_packed_columns_is_the_exact_product(data: st.DataObject) -> None:
    rows, columns = data.draw(st.integers(1, 9)), data.draw(st.integers(1, 9))
    halves = data.draw(st.binary(min_size=2 * rows * columns, max_size=2 * rows * columns).map(_finite))
    activations = data.draw(st.lists(SMALL.map(lambda x: x // 64), min_size=columns, max_size=columns))
    matrix = Matrix(rows, columns, halves)
    exact = [sum(w * x for w, x in zip(matrix.row(row), activations, strict=True)) for row in range(rows)]
    assert _Layer(matrix).product(activations) == exact
    assert [matrix.column(c)[r] for r in range(rows) for c in range(columns)] == [
        weight for row in range(rows) for weight in matrix.row(row)
    ]


def _finite(halves: bytes) -> bytes:
    """Half-precision numbers below 2, as weights are: with the highest bits of the exponent clear."""
    return bytes(byte & 0xBF if index % 2 else byte for index, byte in enumerate(halves))


def test_the_weights_are_small_and_have_a_card() -> None:
    folder = files("motherlode.games.tunnels.bots.neural")
    assert WEIGHTS.stat().st_size <= 4_000_000
    card = folder.joinpath("weights.md").read_text("utf-8")
    for part in ("Data", "Code", "Seeds", "GPU", "Limits"):
        assert part in card, f"the card does not tell of {part}"


def test_weights_of_another_kind_are_refused_by_the_name_of_their_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nothing of the kind")
    with pytest.raises(DataError, match=r"broken\.npz"):
        PolicyNetwork(broken)
    with pytest.raises(DataError, match=r"missing\.npz"):
        NeuralBot(tmp_path / "missing.npz")


def test_no_sum_of_the_network_can_leave_its_lane() -> None:
    """By the weights that ship, with activations of up to 2,000: far more than any that occur."""
    for name, matrix in read_matrices(WEIGHTS).items():
        greatest = max(sum(map(abs, matrix.row(row))) for row in range(matrix.rows))
        assert greatest * 2000 * 2**16 < 2**63, name


def views_of(ruleset: str, seats: int, bot: str = "neural") -> list[View]:
    """The views of the actors in a round of bots."""
    game = Game(ruleset, seats, seed="neural", rounds=1)
    bots = [make_bot(bot) for _ in range(seats)]
    views = []
    while not game.over:
        view = game.view(game.actor)
        views.append(view)
        game.play(bots[view.viewer].choose(view, view.legal, CHANCE))
    return views


@pytest.mark.parametrize("ruleset", ["base", "base-classic"])
def test_the_network_plays_both_versions_of_the_base_game(ruleset: str) -> None:
    turns = [view for view in views_of(ruleset, 4) if view.asked == "turn"]
    assert len(turns) > 15
    reasons = [decide(make_bot("neural"), view, view.legal, CHANCE).reason for view in turns[::5]]
    assert all("confidence" in reason for reason in reasons)


@pytest.mark.parametrize(("ruleset", "name"), [("saboteur2", "belief"), ("lost-mines", "search")])
def test_other_games_are_played_by_other_bots(ruleset: str, name: str) -> None:
    for view in views_of(ruleset, 4, "greedy")[::9]:
        ours = decide(make_bot("neural"), view, view.legal, CHANCE)
        assert ours == decide(make_bot(name), view, view.legal, CHANCE)


def test_without_the_events_of_its_round_belief_plays() -> None:
    later = [view for view in views_of("base", 3) if view.asked == "turn"][12]
    view = View.parse(str(later))
    assert decide(make_bot("neural"), view, view.legal, CHANCE) == decide(make_bot("belief"), view, view.legal, CHANCE)


def test_every_move_of_the_game_has_a_code_in_the_action_space() -> None:
    for view in views_of("base", 7):
        position = view.position
        codes = {a.decode_code(position, code) for code in _codes(view)}
        assert len(codes) == len(view.legal)
        assert {a.code_of_action(position, *code) for code in codes} == set(_codes(view))


def _codes(view: View) -> list[int]:

    return list(legal_codes(view.position))
