"""The shipped puzzles: a thousand, small, playable, answers hold; cutting can be repeated and resumed."""

from __future__ import annotations

from datetime import date, timedelta
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode import Game
from motherlode.cli import main
from motherlode.core.cards import HIDDEN
from motherlode.core.errors import DataError
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge
from motherlode.games.tunnels.bots.situation import treasure_distribution
from motherlode.games.tunnels.rules.position import Position
from motherlode.games.tunnels.views.snapshot import TunnelsSnapshot
from motherlode.puzzles import Puzzle
from motherlode.puzzles.collection import PuzzleCollection, collection, pack
from motherlode.puzzles.extraction import cut_rounds, read_ledger

SAMPLE = collection().puzzles[::97]


def test_a_thousand_ship_in_less_than_a_megabyte_and_all_differ() -> None:
    puzzles = collection().puzzles
    assert len(puzzles) == 1000
    assert len({each.id for each in puzzles}) == 1000
    assert {each.kind for each in puzzles} == {"who", "move"}
    assert {each.grade for each in puzzles} == {1, 2, 3}
    for each in (each for each in puzzles if each.kind == "who"):
        *_, second, answer = sorted(each.suspicion)
        assert answer == each.suspicion[int(each.answers[0])] >= 0.9, each.id
        assert second <= 0.5, f"{each.id}: another answer could be defended"
    assert len(files("motherlode.puzzles").joinpath("puzzles.json.xz").read_bytes()) < 1_000_000


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda each: each.id)
def test_a_puzzle_can_be_played_to_its_moment_and_its_answer_stands(puzzle: Puzzle) -> None:
    game = puzzle.game()
    if puzzle.kind == "move":
        assert game.actor == puzzle.seat
        assert set(puzzle.answers) <= set(game.legal.texts)
        assert puzzle.chances[0][0] in puzzle.answers
        assert puzzle.margin >= 4 * puzzle.error
        assert puzzle.chances[0][1] - puzzle.chances[1][1] == pytest.approx(puzzle.margin, abs=0.002)
        return
    answer = int(puzzle.answers[0])
    assert game.truth_as(TunnelsSnapshot).roles[answer] == "saboteur"
    suspicion = public_suspicion(game)
    others = [chance for seat, chance in enumerate(suspicion) if seat != answer]
    assert suspicion[answer] >= 0.9
    assert puzzle.suspicion == pytest.approx(suspicion, abs=0.001)
    assert suspicion[answer] - max(others) == pytest.approx(puzzle.margin, abs=0.01)
    assert all(before < after and 0 < step <= len(puzzle.move_list) for step, before, after in puzzle.clues)


def public_suspicion(game: Game) -> list[float]:
    """By seat, what ``belief`` would suspect if it had only watched the game."""
    position = game.spectator.position_as(Position)
    goals = treasure_distribution(position.goals, position.rules.tables.treasure, HIDDEN)
    return BeliefTracker().update(game.spectator).suspicion(Knowledge.of(position, goals))


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    puzzles = collection()
    first = date(2026, 1, 1)
    days = [puzzles.of_day(first + timedelta(days=day)).id for day in range(1001)]
    assert len(set(days[:1000])) == 1000
    assert days[0] == days[1000]


def test_the_next_puzzle_is_of_the_kind_and_grade_that_were_asked_for() -> None:
    puzzles = collection()
    name = ""
    for _ in range(3):
        found = puzzles.next_after(name, "move", 2)
        assert (found.kind, found.grade) == ("move", 2)
        assert found.id != name
        name = found.id
    with pytest.raises(DataError):
        PuzzleCollection([]).next_after("")
    with pytest.raises(DataError):
        puzzles.get("who-nobody")


def test_cutting_is_repeatable_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, resumed = tmp_path / "whole.jsonl", tmp_path / "resumed.jsonl"
    cut_rounds(whole, ["who"], range(2), 1)
    cut_rounds(resumed, ["who"], range(1), 1)
    with resumed.open("ab") as file:
        file.write(b'{"number": 1, "ki')  # killed while writing
    cut: list[int] = []
    cut_rounds(resumed, ["who"], range(2), 1, lambda each: cut.append(each.number))
    assert cut == [1]
    assert read_ledger(resumed) == read_ledger(whole)
    shipped = {each.id: each for each in collection().puzzles}
    for each in (puzzle for of_round in read_ledger(whole) for puzzle in of_round.puzzles):
        assert shipped.get(each.id, each) == each


def test_a_pack_takes_what_there_is_of_the_rarer_kind(tmp_path: Path) -> None:
    puzzles = collection().puzzles
    few = [each for each in puzzles if each.kind == "move"][:3] + [each for each in puzzles if each.kind == "who"][:20]
    chosen = pack(few, 10, tmp_path / "few.xz")
    assert [each.kind for each in chosen] == ["move"] * 3 + ["who"] * 7


def test_a_broken_ledger_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text("no json\n", encoding="utf-8")
    with pytest.raises(DataError, match="line 1"):
        read_ledger(path)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("cut out.jsonl --rounds x", "'x' is not a range of rounds like 0:100"),
        ("cut out.jsonl --rounds 5:2", "'5:2' is not a range of rounds like 0:100"),
        ("cut out.jsonl --processes 0", "'0' is not a whole number above 0"),
    ],
)
def test_bad_arguments_are_explained(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", *words.split()]) == 2
    assert complaint in capsys.readouterr().err
