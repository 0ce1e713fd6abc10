"""Every command: its output, and its one-line error for bad arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.helpers import Runner, finished_game, saved
from motherlode import __version__, print_record, record_of, ruleset_names
from motherlode._build import is_compiled
from motherlode.cli import app
from motherlode.rulebook import print_rules

COMMANDS = ("play", "replay", "verify", "rules", "simulate", "bench")


def test_help_names_every_command(motherlode: Runner) -> None:
    ran = motherlode("--help")
    assert ran.status == 0
    assert all(f"\n    {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_shows_examples(motherlode: Runner, command: str) -> None:
    ran = motherlode(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert f"motherlode {command} " in ran.out.split("xamples", 1)[1]


def test_version_shows_the_build(motherlode: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    build = "compiled" if is_compiled() else "pure Python"
    assert motherlode("--version").out.splitlines()[0] == f"motherlode {__version__} ({build})"


def test_version_says_when_no_compiled_core_was_built(motherlode: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode._build.is_compiled", lambda: False)
    monkeypatch.setenv("MOTHERLODE_PURE", "0")
    assert "No compiled core" in motherlode("--version").out
    monkeypatch.setenv("MOTHERLODE_PURE", "1")
    assert "No compiled core" not in motherlode("--version").out


@pytest.mark.parametrize(
    "line",
    [
        "",
        "dance",
        "--dance",
        "play --players three",
        "play --players 99",
        "play --players 4 --seat 4",
        "play --seat -1",
        "play --ruleset chess",
        "play --bots cheater",
        "play --option rounds",
        "play --option rounds=0",
        "play --option rounds=true",
        "play --option seed=1",
        "play --option first=٣",
        "play --record {tmp}/nowhere/game.txt",
        "play --record {game}",
        "play --play 3",
        "play --seed \udcff",
        "play --name \udcff",
        "replay",
        "replay {tmp}/missing.txt",
        "replay {tmp}",
        "replay {binary}",
        "replay {nonsense}",
        "replay {game} --seat 4",
        "replay {game} --seat x",
        "replay {game} --turn -1",
        "replay {game} --turn 100000",
        "replay {game} --seat 1 --truth",
        "replay {game} --step --turn 3",
        "replay - --step",
        "replay {refused}",
        "replay {seen}",
        "verify",
        "verify {tmp}/missing.txt",
        "verify {nonsense}",
        "rules",
        "rules chess",
    ],
)
def test_bad_arguments_print_one_line_and_exit_with_status_2(motherlode: Runner, tmp_path: Path, line: str) -> None:
    game = finished_game(rounds=1)
    files = {"tmp": tmp_path, "game": saved(tmp_path, game)}
    for name, content in {
        "binary": b"\xff\xfe\x00\x01",
        "nonsense": b"hello\n\x1b[2J",
        "refused": re.sub(r"\n1\. \S+", "\n1. pass(nothing)", print_record(record_of(game))).encode(),
        "seen": print_record(record_of(game, 1)).encode(),
    }.items():
        files[name] = tmp_path / name
        files[name].write_bytes(content)
    ran = motherlode(*(word.format(**files) for word in line.split()))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("motherlode")
    assert ran.err.count("\n") == 1
    assert ran.err[:-1].isprintable()


def test_a_finished_game_verifies(motherlode: Runner, tmp_path: Path) -> None:
    game = finished_game()
    ran = motherlode("verify", saved(tmp_path, game))
    assert (ran.status, ran.err) == (0, "")
    assert f"{game.seed_hash}" in ran.out
    assert f"all {len(game.history)} moves" in ran.out


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('[Seed "a game"]', '[Seed "another game"]', "hash"),
        ('[Seed "a game"]\n', "", "seed"),
        ("deck=", "deck=map,", "Deal1"),
        ('[Points "', '[Points "9', "Points"),
        ("\n1. ", "\n1. rockfall@0,0 2. ", "numbered"),
    ],
)
def test_a_record_that_was_changed_does_not_verify(
    motherlode: Runner, tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = saved(tmp_path, finished_game())
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    ran = motherlode("verify", path)
    assert ran.status == (2 if reason == "numbered" else 1)
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert reason in ran.err


@pytest.mark.parametrize("flags", [[], ["--matrix"]])
def test_rules_are_printed(motherlode: Runner, flags: list[str]) -> None:
    ran = motherlode("rules", "base", *flags)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.rstrip() == print_rules("base", bool(flags)).rstrip()


def test_help_of_play_lists_every_ruleset(motherlode: Runner) -> None:
    assert ", ".join(ruleset_names()) in motherlode("play", "--help").out


def test_an_interrupt_exits_with_status_130(motherlode: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "_run", interrupted)
    assert motherlode("play").status == 130
