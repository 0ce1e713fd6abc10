"""Rules pages and tests agree: every rule has a test, and no test has an id that is no rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from motherlode import DataError, ruleset_names
from motherlode.rulebook import Rule, books, print_rules, rules_of
from motherlode.rulebook.matrix import find_tests_folder, ids_of_test, print_matrix, scan_tests
from motherlode.rulebook.pages import page_rules

PAGES = sorted({(book.package, page) for book in books().values() for page in book.pages})

IDS = {
    "base": [
        *("B-01", "B-02", "B-03", "B-04", "B-05", "B-06", "B-07", "B-08", "B-09"),
        *("B-10", "B-11", "B-12", "B-13"),
        *("B-20", "B-21", "B-22", "B-23", "B-24", "B-25", "B-26"),
        *("B-30", "B-31", "B-32", "B-33", "B-34", "B-35"),
        *("B-40", "B-41", "B-42", "B-43", "B-44", "B-45"),
        *("B-50", "B-51", "B-52", "C-51", "C-53", "B-54", "B-55", "B-56"),
        *("B-60", "B-61", "C-61", "B-62", "B-70"),
    ],
    "saboteur2": [
        *("S-01", "S-02", "S-03", "S-04", "S-05"),
        *("S-10", "S-11", "S-12", "S-13", "S-14", "S-15", "S-16", "S-17"),
        *("S-20", "S-21", "S-22", "S-23", "S-24", "S-25", "S-26"),
        *("S-30", "S-31", "S-32", "S-33", "S-34", "S-35", "S-36", "S-37"),
        *("S-40", "S-50", "S-51", "S-52", "S-53", "S-54", "S-55", "S-56", "S-57", "S-58", "S-59", "S-60", "S-61"),
        *("S-70", "S-71"),
    ],
    "lost-mines": [
        *("L-01", "L-02", "L-03", "L-04", "L-05", "L-06", "L-07", "L-08"),
        *("L-10", "L-11", "L-12", "L-13"),
        *("L-20", "L-21", "L-22", "L-23", "L-24", "L-25", "L-26"),
        *("L-30", "L-31", "L-32", "L-33", "L-34", "L-35", "L-36"),
        *("L-40", "L-41", "L-42", "L-43", "L-44"),
        *("L-50", "L-51", "L-52", "L-53", "L-54", "L-55", "L-56"),
        *("L-60", "L-61"),
    ],
}
"""By page, the ids it must tell, in reading order."""


def carried() -> dict[str, list[str]]:
    folder = find_tests_folder()
    assert folder is not None
    return scan_tests(folder)


def test_every_rule_of_every_page_has_a_test() -> None:
    tested = carried()
    assert [rule.id for package, page in PAGES for rule in page_rules(package, page) if rule.id not in tested] == []


def test_no_test_carries_an_id_that_is_no_rule() -> None:
    rules = {rule.id for package, page in PAGES for rule in page_rules(package, page)}
    assert {rule_id: names for rule_id, names in carried().items() if rule_id not in rules} == {}


@pytest.mark.parametrize(("package", "page"), PAGES)
def test_a_page_tells_all_its_rules_each_once_and_in_order(package: str, page: str) -> None:
    assert [rule.id for rule in page_rules(package, page)] == IDS[page]
    assert all(rule.title and rule.text and rule.section for rule in page_rules(package, page))


@pytest.mark.parametrize(("package", "page"), PAGES)
def test_the_docs_show_a_page_as_it_ships(package: str, page: str) -> None:
    folder = find_tests_folder()
    assert folder is not None
    docs = folder.parent / "docs" / "rules" / f"{page}.md"
    shipped = folder.parent.joinpath("src", *package.split("."), f"{page}.md")
    assert shipped.samefile(docs)


def test_every_book_is_of_a_ruleset_that_can_be_played() -> None:
    assert set(books()) <= set(ruleset_names())


def test_an_edition_has_its_own_rules_in_the_place_of_those_it_replaces() -> None:
    base = {rule.id for rule in rules_of("base")}
    classic = {rule.id for rule in rules_of("base-classic")}
    assert base - classic == {"B-51", "B-61"}
    assert classic - base == {"C-51", "C-53", "C-61"}


@pytest.mark.parametrize("ruleset", books())
def test_a_book_leaves_out_only_what_stands_on_its_pages(ruleset: str) -> None:
    book = books()[ruleset]
    assert book.without <= {rule.id for page in book.pages for rule in page_rules(book.package, page)}


def test_the_rules_print_in_sections_without_marks() -> None:
    text = print_rules("base", matrix=False)
    assert text.startswith("Setting up\n\nB-01  Players\n      3 to 10.\n")
    assert "\n\nGold\n\nB-50  Who wins the round\n" in text
    assert not set("*`|") & set(text)
    assert max(len(line) for line in text.splitlines()) <= 100


def test_the_matrix_prints_ids_titles_and_tests() -> None:
    text = print_rules("base", matrix=True)
    assert (
        "B-43  Dead ends reach nothing\n      rules/test_goals.py::test_b43_a_dead_end_never_turns_up_a_goal\n" in text
    )
    assert "no test" not in text


def test_a_rule_without_a_test_stands_out() -> None:
    rules = [Rule("B-98", "Tested", "…", "…"), Rule("B-99", "Untested", "…", "…")]
    text = print_matrix(rules, {"B-98": ["test_x.py::test_b98_holds"]})
    assert text == "B-98  Tested\n      test_x.py::test_b98_holds\nB-99  Untested\n      !! no test\n"


def test_without_the_tests_folder_the_matrix_says_so() -> None:
    text = print_matrix([Rule("B-98", "A rule", "…", "…")], None)
    assert text.endswith("ids and titles only.\n\nB-98  A rule\n")


@pytest.mark.parametrize("matrix", [False, True])
def test_an_unknown_ruleset_is_refused(matrix: bool) -> None:
    with pytest.raises(DataError, match="'chess'"):
        print_rules("chess", matrix)


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_b21_edges_fit", ("B-21",)),
        ("test_b51_b52_c51_gold", ("B-51", "B-52", "C-51")),
        ("test_s10", ("S-10",)),
        ("test_l03_b05_fields", ("L-03", "B-05")),
        ("test_the_rule_b21", ()),
        ("test_b2_short", ()),
        ("test_b210_long", ()),
    ],
)
def test_ids_lead_the_name_of_a_test(name: str, ids: tuple[str, ...]) -> None:
    assert ids_of_test(name) == ids


def test_tests_are_found_in_folders_and_classes(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    source = "class TestIt:\n    async def test_b01_x(self): ...\n\ndef test_b01_b02_y(): ...\n# def test_b03_z\n"
    (tmp_path / "deep" / "test_it.py").write_text(source, encoding="utf-8")
    (tmp_path / "helper.py").write_text("def test_b04_no(): ...\n", encoding="utf-8")
    first, second = "deep/test_it.py::test_b01_x", "deep/test_it.py::test_b01_b02_y"
    assert scan_tests(tmp_path) == {"B-01": [first, second], "B-02": [second]}
