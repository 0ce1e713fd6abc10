"""``motherlode arena``: what it plays, what it prints, what it keeps."""

from __future__ import annotations

import argparse
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from motherlode import DataError
from motherlode.arena import command, runner
from motherlode.arena.match import Match, play_round

QUICK = "--players 4 --miners random --saboteurs random --rounds 6 --seed 1"


def arena(words: str) -> int:
    """Run the command with these words."""
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words.split()))


def told(words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What the command tells a program."""
    assert arena(f"{words} --json") == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_json_tells_the_rate_its_interval_and_the_strata(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(QUICK, capsys)
    low, high = answer["interval"]
    assert answer["rounds"] == 6
    assert low <= answer["miner_win_rate"] == answer["miner_wins"] / 6 <= high
    assert sum(stratum["rounds"] for stratum in answer["strata"].values()) == 6


def test_the_same_seed_gives_the_same_rounds_in_one_process_or_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(QUICK, capsys) == told(f"{QUICK} --workers 2", capsys)


def test_matches_of_a_seed_are_dealt_alike_whoever_plays() -> None:
    one = [play_round(Match("base", 4, "random", "random", "paired"), number) for number in range(4)]
    other = [play_round(Match("base", 4, "greedy", "random", "paired"), number) for number in range(4)]
    assert [(each.saboteurs, each.guest_digs) for each in one] == [(each.saboteurs, each.guest_digs) for each in other]
    assert [each.turns for each in one] != [each.turns for each in other]


def test_a_guest_that_is_no_other_bot_changes_nothing() -> None:
    for number in range(5):
        plain = play_round(Match("base", 4, "random", "random", "guest"), number)
        assert play_round(Match("base", 4, "random", "random", "guest", "random"), number) == plain


def test_the_guest_and_the_first_player_go_round_all_seats() -> None:
    match = Match("base", 4, "random", "random", "round")
    assert {(number % 4, match.guest_seat(number)) for number in range(16)} == {
        (a, b) for a in range(4) for b in range(4)
    }


def test_all_against_all_is_a_matrix(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told("--players 3 --miners random,greedy --saboteurs greedy,random --rounds 2 --seed 2", capsys)
    pairs = [(match["miners"], match["saboteurs"]) for match in answer["matches"]]
    assert pairs == [("random", "greedy"), ("random", "random"), ("greedy", "greedy"), ("greedy", "random")]
    rated = {(each["bot"], each["role"]) for each in answer["ratings"]}
    assert rated == {(bot, role) for bot in ("random", "greedy") for role in ("miner", "saboteur")}


def test_a_run_goes_on_where_its_file_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "rounds.jsonl"
    told(f"{QUICK} --resume {file}", capsys)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:20])
    played: list[int] = []

    def counted(match: Match, number: int) -> Any:
        played.append(number)
        return play_round(match, number)

    monkeypatch.setattr(runner, "play_round", counted)
    again = told(f"{QUICK} --resume {file}", capsys)
    assert played == [4, 5]
    assert file.read_text().splitlines(keepends=True) == lines
    assert again == told(QUICK, capsys)


def test_a_file_that_is_no_ledger_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary,\n")
    with pytest.raises(DataError, match=r"diary\.txt, line 1"):
        arena(f"{QUICK} --resume {file}")
    assert file.read_text() == "Dear diary,\n"


def test_a_report_is_markdown_with_plots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(f"{QUICK} --guest greedy --report {tmp_path / 'report'}") == 0
    text = (tmp_path / "report" / "report.md").read_text()
    assert "| random | random | greedy | any | 6 |" in text
    assert "greedy as saboteur for random" in text
    assert "random as miner: " in text
    for plot in ("matrix.svg", "strata.svg"):
        assert plot in text
        assert ET.parse(tmp_path / "report" / plot).getroot().tag.endswith("svg")
    assert "greedy as miner for random" in capsys.readouterr().out


def test_in_the_lost_mines_points_are_compared_over_deals_played_twice(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--ruleset lost-mines --players 3 --miners greedy --saboteurs random --rounds 6 --seed 4"
    more = told(words, capsys)["points_more"]
    assert more["rounds"] == 3
    assert more["interval"][0] <= more["gain"] <= more["interval"][1]
    assert told(words.replace("greedy", "random"), capsys)["points_more"]["gain"] == 0


def test_in_the_lost_mines_a_pair_of_rounds_is_one_deal_with_the_seats_exchanged() -> None:
    match = Match("lost-mines", 4, "greedy", "random", "pairs")
    for pair in range(3):
        one, other = play_round(match, 2 * pair), play_round(match, 2 * pair + 1)
        assert one.saboteurs == other.saboteurs
        same = [play_round(Match("lost-mines", 4, "random", "random", "pairs"), 2 * pair + each) for each in (0, 1)]
        assert same[0].lead == -same[1].lead


def test_the_report_of_the_lost_mines_tells_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "--ruleset lost-mines --players 3 --miners random --saboteurs random --guest greedy --rounds 2 --seed 5"
    assert arena(f"{words} --report {tmp_path}") == 0
    text = (tmp_path / "report.md").read_text()
    assert "random beside random" in text
    assert "points a round" in text
    assert "greedy as miner for random" in capsys.readouterr().out


def test_in_saboteur_2_a_guest_is_measured_by_its_gold(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--ruleset saboteur2 --players 3 --miners greedy --saboteurs greedy --guest random --rounds 12 --seed 6"
    swaps = told(words, capsys)["swaps"]
    assert [each["role"] for each in swaps] == ["anyone", "miner", "saboteur"]
    assert sum(each["rounds"] for each in swaps) == 24
    plain, guest = (Match("saboteur2", 3, "greedy", "greedy", "6", name) for name in ("", "random"))
    made = [play_round(guest, number).guest_points - play_round(plain, number).guest_points for number in range(12)]
    assert swaps[0]["gain"] == pytest.approx(sum(made) / 12)
    assert any(made)


@pytest.mark.parametrize(
    "words",
    ["--miners nobody", "--ruleset chess", "--players 11", "--guest nobody", "--resume somewhere.jsonl"],
)
def test_what_cannot_be_played_is_refused(words: str) -> None:
    with pytest.raises(DataError):
        arena(words)
