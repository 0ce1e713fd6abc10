"""The command ``simulate``: what it prints, how it is interrupted, and what it refuses."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys

import pytest

from motherlode import ruleset_names
from motherlode._build import is_compiled
from simulate.running import COMMAND, Simulation


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_json_says_what_was_played_and_what_came_of_it(motherlode: Simulation, ruleset: str) -> None:
    told = motherlode.json("simulate", "--ruleset", ruleset, "--players", "4", "--games", "6", "--seed", "json")
    assert (told["ruleset"], told["players"], told["seed"], told["bots"]) == (ruleset, 4, "json", ["random"] * 4)
    assert told["games"] == 6
    assert told["rounds"] > told["games"]
    assert told["turns"] > told["rounds"]
    assert told["complete"] is True
    assert told["compiled"] is is_compiled()
    assert told["turns_per_second"] == pytest.approx(told["turns"] / told["seconds"])
    assert sum(won["rounds"] for won in told["wins_by_saboteurs_dealt"].values()) == told["rounds"]
    assert len(told["gold_by_seat"]) == len(told["games_won_by_seat"]) == 4
    assert sum(told["gold_by_seat"]) == sum(told["gold_by_side"].values())


def test_without_a_seed_every_run_is_another_and_can_be_repeated(motherlode: Simulation) -> None:
    words = ("simulate", "--players", "3", "--games", "5")
    first, second = motherlode.json(*words), motherlode.json(*words)
    assert first["seed"] != second["seed"]
    again = motherlode.json(*words, "--seed", first["seed"])
    assert again["turns"] == first["turns"]
    assert again["gold_by_seat"] == first["gold_by_seat"]


def test_people_are_told_the_same_in_words(motherlode: Simulation) -> None:
    words = ("simulate", "--players", "3", "--games", "20", "--seed", "words")
    told = motherlode.json(*words)
    ran = motherlode.run(*words)
    assert ran.status == 0
    assert ran.err == ""
    assert f"20 games, {told['rounds']:,} rounds, {told['turns']:,} turns" in ran.out
    for dealt, won in told["wins_by_saboteurs_dealt"].items():
        assert re.search(rf"^ +{dealt} +{won['rounds']} +", ran.out, re.MULTILINE)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_summary_of_what_was_done(workers: str) -> None:
    """SIGINT goes to all processes at once, as from a terminal, after the progress bar has shown games."""
    words = ("simulate", "--games", "10000000", "--seed", "interrupted", "--json", "--workers", workers)
    seen, terminal = pty.openpty()
    started = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=terminal, start_new_session=True)
    os.close(terminal)
    progress = ""
    while not re.search(r"\b[1-9][0-9]*/10000000", progress):
        progress += os.read(seen, 4096).decode()
    os.killpg(started.pid, signal.SIGINT)
    out, _ = started.communicate()
    told = json.loads(out)
    assert started.returncode == 130
    assert told["complete"] is False
    assert 0 < told["games"] < 10_000_000
    assert told["rounds"] == 3 * told["games"]
    assert sum(told["gold_by_seat"]) == sum(told["gold_by_side"].values())
    assert "Traceback" not in progress + _rest(seen)


def _rest(terminal: int) -> str:
    """What is still to be read from a terminal whose other end is closed."""
    text = b""
    try:
        while part := os.read(terminal, 4096):
            text += part
    except OSError:
        pass
    os.close(terminal)
    return text.decode()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--ruleset nonsense", "there is no ruleset 'nonsense'"),
        ("--players 11", "base is for 3 to 10 players, not 11"),
        ("--players 0", "'0' is not a whole number above 0"),
        ("--games -3", "--games"),
        ("--games many", "'many' is not a whole number above 0"),
        ("--workers 1.5", "'1.5' is not a whole number above 0"),
        ("--bots nobody", "there is no bot 'nobody'"),
        ("--bots random,random", "2 bots for 5 seats"),
        ("--ray nonsense:port", "'nonsense:port' is not the address of a Ray cluster"),
        ("--ray 127.0.0.1:1", "no Ray at '127.0.0.1:1'"),
        ("--sed s", "--sed"),
    ],
)
def test_bad_arguments_get_one_line_and_status_2(motherlode: Simulation, words: str, complaint: str) -> None:
    ran = motherlode.run("simulate", *words.split())
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("motherlode simulate: ")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


def test_help_needs_nothing_heavy() -> None:
    script = (
        "import sys, argparse; from motherlode.simulate import bench_command, command;"
        "[module.add_arguments(argparse.ArgumentParser()) for module in (command, bench_command)];"
        "print([name for name in ('rich', 'ray', 'multiprocessing') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"
