"""Replays: every move is shown, and for a seat only what that seat knew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.helpers import Runner, finished_game, saved
from motherlode import REFEREE, SPECTATOR, Game, RecordError, Refusal, record_of, ruleset_names
from motherlode.cli.records.replay_frames import ReplayFrames
from motherlode.localization import localization
from motherlode.record_format import Record, parse_record, print_record
from motherlode.terminal.style import Style
from support.tables import Table, few_tables
from support.walks import at_random, chance, walk


@pytest.mark.parametrize("ruleset", ruleset_names())
@pytest.mark.parametrize("eyes", [[], ["--truth"], ["--spectator"], ["--seat", "2"], ["--ascii"]], ids=str)
def test_a_whole_game_is_shown_move_by_move(motherlode: Runner, tmp_path: Path, ruleset: str, eyes: list[str]) -> None:
    game = finished_game(ruleset, 4, rounds=1)
    ran = motherlode("replay", saved(tmp_path, game), *eyes)
    assert (ran.status, ran.err) == (0, "")
    moves = len(game.history)
    assert [f"Move {number} of {moves}: " in ran.out for number in range(1, moves + 1)] == [True] * moves
    assert ran.out.count("Round 1 of 1") == moves + 1
    assert "The game is over. " in ran.out
    assert ran.out.count("The seed was a game") == 1


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_beliefs_are_shown_with_every_move(motherlode: Runner, tmp_path: Path, ruleset: str) -> None:
    game = finished_game(ruleset, 4, rounds=1)
    path = saved(tmp_path, game)
    ran = motherlode("replay", path, "--beliefs", "--seat", "1")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("Chance of being a saboteur: ") == len(game.history) + 1
    assert "Chance of being" not in motherlode("replay", path, "--seat", "1").out


def test_turn_shows_one_frame(motherlode: Runner, tmp_path: Path) -> None:
    game = finished_game()
    path = saved(tmp_path, game)
    whole = motherlode("replay", path).out
    for turn in (0, 1, 30, len(game.history)):
        shown = motherlode("replay", path, "--turn", str(turn)).out
        assert shown.rstrip() in whole
        assert shown.count("Round ") >= 1


def test_a_record_is_read_from_standard_input(motherlode: Runner, tmp_path: Path) -> None:
    path = saved(tmp_path, finished_game())
    text = path.read_text(encoding="utf-8")
    assert motherlode("replay", "-", "--turn", "9", reads=text).out == motherlode("replay", path, "--turn", "9").out


def test_step_goes_forward_back_and_to_a_number(motherlode: Runner, tmp_path: Path) -> None:
    path = saved(tmp_path, finished_game())
    ran = motherlode("replay", path, "--step", reads=["", "", "b", "40", "", "9999999", "", "q", "never read"])
    moves = len(finished_game().history)
    shown = [int(number) for number in re.findall(r"Move (\d+) of", ran.out)]
    assert ran.status == 0
    assert shown == [1, 2, 1, 40, 41, moves, moves]
    assert motherlode("replay", path, "--step", reads="").status == 0


def test_only_the_referee_sees_comments(motherlode: Runner, tmp_path: Path) -> None:
    record = record_of(finished_game())
    path = tmp_path / "game.txt"
    commented = Record(record.tags, record.moves, {3: "Seat 1 is\x1b[31m the saboteur"})
    path.write_text(print_record(commented), encoding="utf-8")
    assert "{Seat 1 is\ufffd[31m the saboteur}" in motherlode("replay", path, "--turn", "3").out
    assert "saboteur}" not in motherlode("replay", path, "--turn", "3", "--seat", "1").out
    assert "saboteur}" not in motherlode("replay", path, "--turn", "3", "--spectator").out


def test_control_characters_in_names_are_replaced(motherlode: Runner, tmp_path: Path) -> None:
    game = Game("base", 3, seed="names", names=["a\x1b[2J", "b\nc", "\u202ed"])
    path = saved(tmp_path, game)
    ran = motherlode("replay", path)
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out


def frames_of(record: Record, viewer: int) -> ReplayFrames:
    """The replay of a record in English and plain text."""
    return ReplayFrames(record, viewer, Style(), localization("en"))


# ---- hidden information ----------------------------------------------------------------------------------------------


def same_game_otherwise_dealt(game: Game, table: Table, viewer: int) -> Game | None:
    """The same moves with two cards swapped that the viewer never saw; None if there is no such pair."""
    [deal] = game.deals()
    deck = deal["deck"]
    hands = table.dealt([deal]).truth.hands
    for first in range(len(deck)):
        for second in range(len(deck) - 1, len(deck) - 15, -1):
            if deck[first] == deck[second]:
                continue
            other = list(deck)
            other[first], other[second] = deck[second], deck[first]
            again = table.dealt([{**deal, "deck": tuple(other)}])
            if again.truth.hands == hands:
                continue
            try:
                for _, move in game.history:
                    again.play(move)
            except (Refusal, RecordError):
                continue
            if str(record_of(again, viewer)) == str(record_of(game, viewer)):
                return again
    return None


@few_tables
def test_a_replay_does_not_depend_on_cards_its_viewer_never_saw(table: Table) -> None:
    """Swap a hand's card with one deep in the deck: the viewer's frames stay, the referee's change."""
    table = table.short()
    deals = table.game("replays").deals()
    game = table.dealt(deals)
    for number, _ in enumerate(walk(game, chance("replays", table), at_random), start=1):
        if number == 2 * table.seats:
            break
    compared = 0
    for viewer in (SPECTATOR, 0, table.seats - 1):
        again = same_game_otherwise_dealt(game, table, viewer)
        if again is None:
            continue
        replays = [frames_of(record_of(each), viewer) for each in (game, again)]
        assert len(replays[0]) == len(replays[1])
        for number in range(len(replays[0])):
            assert replays[0].frame(number) == replays[1].frame(number)
        truths = [frames_of(record_of(each), REFEREE) for each in (game, again)]
        assert any(truths[0].frame(number) != truths[1].frame(number) for number in range(len(truths[0])))
        compared += 1
    assert compared


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_seat_is_never_shown_another_hand_or_a_hidden_role(ruleset: str) -> None:
    game = finished_game(ruleset, 4, rounds=1)
    frames = frames_of(parse_record(print_record(record_of(game))), 2)
    for number in range(len(frames)):
        frame = frames.frame(number)
        assert "hand of " not in frame
        assert frame.count("(secret)") <= 1
    assert "hand of 0: " in frames_of(record_of(game), REFEREE).frame(0)


@few_tables
def test_a_move_is_shown_as_its_viewer_saw_it(table: Table) -> None:
    game = table.short().game("moves")
    for _ in walk(game, chance("moves", table), at_random):
        pass
    record = record_of(game)
    frames = frames_of(record, 0)
    seen = record_of(game, 0).moves
    for number, move in enumerate(seen, start=1):
        title = frames.frame(number).splitlines()[0]
        assert f" {move} " in title
