"""Languages of the terminal: choosing one, formatting of texts, and right-to-left text."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from cli.helpers import Runner, finished_game, saved
from motherlode import ruleset_names
from motherlode.localization import LANGUAGES, isolate, localization, preferred_language
from motherlode.terminal.canvas import Canvas
from motherlode.terminal.direction import isolated_lines, isolated_text
from motherlode.terminal.naming import place
from motherlode.terminal.style import Style, display_width, pad

RLI, FSI, PDI = "\u2067", "\u2068", "\u2069"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "iw_IL"}, "he"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "he_IL.UTF-8"}, "he"),
        ({"LANG": "he_IL", "MOTHERLODE_LANGUAGE": "pl"}, "pl"),
    ],
    ids=str,
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_missing_text_or_argument_is_an_error() -> None:
    texts = localization("en")
    with pytest.raises(KeyError):
        texts.text("no-such-text")
    with pytest.raises(ValueError, match="terminal-place"):
        texts.text("terminal-place", column=1)


def test_lists_are_joined_as_the_language_does() -> None:
    names = ("Ada", "Ben", "Cleo")
    assert [localization("en").join(names[:count]) for count in range(4)] == [
        "",
        "Ada",
        "Ada and Ben",
        "Ada, Ben and Cleo",
    ]
    assert localization("pl").join(names) == "Ada, Ben i Cleo"


def test_only_text_against_the_direction_is_isolated() -> None:
    assert localization("en").text("event-turn-lost", who="other", name="Ada").isascii()
    assert f"{FSI}נועה{PDI}" in localization("en").text("event-turn-lost", who="other", name="נועה")
    assert f"{FSI}Ada{PDI}" in localization("he").text("event-turn-lost", who="other", name="Ada")
    assert FSI not in localization("he").text("event-turn-lost", who="other", name="נועה")
    assert isolate("12", right_to_left=True) == "12"


def test_isolates_have_no_width_and_keep_the_columns_in_place() -> None:
    shown = isolated_text("מפה")
    assert (shown, display_width(shown)) == (f"{RLI}מפה{PDI}", 3)
    assert pad(shown, 5) == f"{RLI}מפה{PDI}  "
    card = Canvas(5, 1)
    card.put(1, 0, "מפה")
    board = Canvas(8, 1)
    board.paste(0, 0, card)
    board.put(6, 0, "|")
    assert board.text(Style()) == f" {RLI}מפה{PDI}  |"


def test_a_minus_stands_before_its_number_in_a_hebrew_sentence() -> None:
    assert place(localization("he"), (4, -3)) == "טור 4, שורה \u200e-3"
    assert place(localization("en"), (4, -3)) == "in column 4, row -3"


def test_an_isolate_that_a_line_break_splits_goes_on_in_the_next_line() -> None:
    first, second = isolated_lines([f"תור של {FSI}seat", f"0{PDI}, ועוד"])
    assert first == f"{RLI}תור של {FSI}seat{PDI}{PDI}"
    assert second == f"{RLI}{FSI}0{PDI}, ועוד{PDI}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ruleset_names())
def test_a_whole_game_is_played_and_replayed_in_every_language(
    motherlode: Runner, tmp_path: Path, ruleset: str, language: str
) -> None:
    options = ("--ruleset", ruleset, "--players", "3", "--seed", "spoken", "--option", "rounds=1")
    ran = motherlode("play", *options, "--language", language, reads="?\nlog\nrules Z-99\n" + "1\n" * 300)
    assert (ran.status, ran.err) == (0, "")
    texts = localization(language)
    assert texts.text("terminal-game-end") in ran.out
    assert texts.text("terminal-help-quit") in ran.out
    again = motherlode("replay", saved(tmp_path, finished_game(ruleset, 3, rounds=1)), "--language", language)
    assert (again.status, again.err) == (0, "")
    for line in (ran.out + again.out).splitlines():
        assert line.count(RLI) + line.count(FSI) + line.count("\u2066") == line.count(PDI), line
        outside = line[: line.index(RLI)] + line[line.rindex(PDI) :] if RLI in line else line
        assert not any(unicodedata.bidirectional(letter) == "R" for letter in outside), line


def test_an_unknown_language_is_a_usage_error(motherlode: Runner) -> None:
    ran = motherlode("play", "--language", "xx")
    assert ran.status == 2
    assert "--language" in ran.err
