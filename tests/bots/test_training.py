"""The commands that train and measure the learned bot, as far as they need no GPU."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path

import pytest

from motherlode.games.tunnels.bots.neural.neural_bot import WEIGHTS
from motherlode.games.tunnels.training.evaluate import Task, paired_difference, play_task
from motherlode.games.tunnels.training.role_inference import PARTS, round_guesses
from motherlode.games.tunnels.training.run_plot import plot_run, read_run
from motherlode.training import main


def test_a_run_in_parts_is_plotted_as_one(tmp_path: Path) -> None:
    logs = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for log in logs:
        lines = [{"seconds": 60.0 * part, "decisions": 1000 * part, "miners_win_self": 0.7} for part in (1, 2)]
        rates = {f"miners_win_{role}_against_clone": 0.8 for role in ("miners", "saboteurs")}
        log.write_text("\n".join(json.dumps(line | rates) for line in lines), encoding="utf-8")
    picture, table = tmp_path / "run.svg", tmp_path / "run.csv"
    assert main(["plot", *map(str, logs), "--out", str(picture), "--csv", str(table)]) == 0
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert [(float(row["minutes"]), float(row["decisions"])) for row in rows] == [
        (1, 1000),
        (2, 2000),
        (3, 3000),
        (4, 4000),
    ]
    assert picture.read_text("utf-8") == plot_run(read_run(logs))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--ruleset", "lost-mines", "data"], "lost-mines"),
        (["--ruleset", "chess", "data"], "chess"),
        (["evaluate", "--matches", "everyone"], "everyone"),
        (["mix", "nowhere.npz", "nowhere.npz"], "nowhere.npz"),
        (["respond", "--role", "miners", "--weights", "nowhere.npz", "--out", "out.npz", "--no-check"], "nowhere.npz"),
    ],
)
def test_what_is_not_there_is_refused_by_name(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


@pytest.mark.skipif(not os.environ.get("MOTHERLODE_THOROUGH"), reason="compiles for half a minute")
def test_a_match_of_policies_depends_on_who_plays_which_side() -> None:
    """Equal weights on both sides of a mixed table are the plain match; deals come from the seed alone."""
    pytest.importorskip("jax")
    from motherlode.games.tunnels.training.checkpoint import load_params
    from motherlode.games.tunnels.training.match import miners_win

    ours = load_params(WEIGHTS)
    idle = {name: 0 * weights for name, weights in ours.items()}
    plain = miners_win((ours, ours), (ours, ours), 32, 3)
    assert (plain == miners_win((ours, ours), (ours, ours), 32, 3)).all()
    mixed = miners_win((ours, idle), (ours, ours), 32, 3)
    alone = miners_win((idle, idle), (ours, ours), 32, 3)
    assert alone.sum() < mixed.sum() < plain.sum()


def test_the_same_deals_give_the_same_rounds_in_any_company() -> None:
    task = Task("neural+trust", "greedy", "training", (3, 5), False, (0, 1, 2), WEIGHTS)
    assert play_task(task) == play_task(task)


def test_only_deals_with_one_saboteur_count_for_a_lone_one() -> None:
    task = Task("greedy", "greedy", "training", (4,), True, tuple(range(20)), WEIGHTS)
    won = [won for _, won in play_task(task)]
    assert 0 < won.count(None) < 20, "one deal in five has no saboteur"


def test_guesses_are_of_miners_about_every_other_seat() -> None:
    guesses = round_guesses("greedy", "training", 4, WEIGHTS, 3)
    for part in PARTS:
        ours, theirs = guesses["neural", part], guesses["belief", part]
        assert len(ours) == len(theirs) > 0
        assert len(ours) % 3 == 0
        assert [is_saboteur for _, is_saboteur in ours] == [is_saboteur for _, is_saboteur in theirs]
        assert all(0 <= chance <= 1 for chance, _ in (*ours, *theirs))


def test_a_paired_difference_has_the_interval_of_its_deals() -> None:
    mean, half = paired_difference([True, True, False, True], [True, False, False, False])
    assert mean == 0.5
    assert half == pytest.approx(1.96 * (1 / 3 / 4) ** 0.5, rel=1e-3)
    assert paired_difference([True] * 5, [True] * 5) == (0.0, 0.0)
