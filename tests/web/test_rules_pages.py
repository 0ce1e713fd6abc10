"""The browser's rules pages: every rule of a game, in all languages, with the boxes' numbers."""

from __future__ import annotations

import re

import pytest

from motherlode.games.lost_mines.cards.box import open_box as open_lost_mines_box
from motherlode.games.lost_mines.rules.rulesets import OPTIONS
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.rules.rulesets import RULESETS
from motherlode.rulebook import books, rules_of
from web.pages import LANGUAGES, called, page_of

IN_ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
OF_ALL_GAMES = pytest.mark.parametrize("ruleset", books())

TERMS = {
    "base": ["role-miner", "role-saboteur", "card-map", "card-rockfall"],
    "base-classic": ["card-map", "card-rockfall"],
    "saboteur2": [
        *("role-boss", "role-profiteer", "role-geologist", "role-saboteur", "card-theft", "card-hands-off"),
        *("card-swap-hats", "card-swap-hands", "card-trap", "card-free", "card-inspect"),
        *("shape-bridge", "shape-double-curve"),
    ],
    "lost-mines": ["card-axe", "card-boat", "card-rope", "card-trap", "card-troll", "card-storm"],
}
"""Names of cards and roles that stand on a page as they are said at the table."""


@IN_ALL_LANGUAGES
@OF_ALL_GAMES
def test_every_rule_of_a_game_stands_once_on_its_page_and_no_other(ruleset: str, language: str) -> None:
    assert sorted(page_of(ruleset, language).rules) == sorted(rule.id for rule in rules_of(ruleset))


@IN_ALL_LANGUAGES
@OF_ALL_GAMES
def test_no_anchor_stands_twice_on_a_page(ruleset: str, language: str) -> None:
    anchors = page_of(ruleset, language).anchors
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@OF_ALL_GAMES
def test_all_languages_have_the_same_headings_rules_tables_pictures_and_links(ruleset: str, language: str) -> None:
    assert page_of(ruleset, language).skeleton == page_of(ruleset, "en").skeleton


@IN_ALL_LANGUAGES
@OF_ALL_GAMES
def test_every_link_leads_to_an_anchor_of_a_page(ruleset: str, language: str) -> None:
    for link in page_of(ruleset, language).links:
        other, _, anchor = link.partition("#")
        page = page_of(other or ruleset, language)
        assert not anchor or anchor in page.anchors, link


@IN_ALL_LANGUAGES
@OF_ALL_GAMES
def test_pages_call_cards_and_roles_what_the_table_calls_them(ruleset: str, language: str) -> None:
    text = " ".join(page_of(ruleset, language).text.casefold().split())
    missing = [term for term in TERMS[ruleset] if called(language)[term].casefold().rstrip("!") not in text]
    assert not missing


@IN_ALL_LANGUAGES
def test_b02_b07_dwarf_cards_and_hands_by_number_of_players(language: str) -> None:
    box = open_box("base")
    expected = [
        [str(players), str(cast["saboteur"]), str(cast["miner"]), str(box.hands[players])]
        for players, cast in box.cast.items()
    ]
    assert page_of("base", language).table("setup") == expected


@IN_ALL_LANGUAGES
def test_b54_nuggets_by_number_of_saboteurs(language: str) -> None:
    expected = [[str(saboteurs), str(nuggets)] for saboteurs, nuggets in open_box("base").pay.items()]
    assert page_of("base", language).table("gold") == expected


@IN_ALL_LANGUAGES
def test_s59_nuggets_by_size_of_the_winning_group(language: str) -> None:
    rows = [[int(re.findall(r"\d+", cell)[0]) for cell in row] for row in page_of("saboteur2", language).table("gold")]
    pay = open_box("saboteur2").pay
    assert rows == [[size, pay[size], max(pay[size] - 1, 0), max(pay[size] - 2, 0)] for size in range(1, 6)]


@IN_ALL_LANGUAGES
def test_l02_l07_dwarf_cards_and_hands_by_number_of_players(language: str) -> None:
    box = open_lost_mines_box()
    for players, *counts in page_of("lost-mines", language).table("setup"):
        least, most = map(int, re.findall(r"\d+", players))
        for number in range(least, most + 1):
            cast = box.cast[number]
            assert counts == [str(n) for n in (cast["loyal"], cast["selfish"], cast["saboteur"], box.hands[number])]


@IN_ALL_LANGUAGES
def test_b04_pages_show_every_card_of_the_base_box_and_how_many(language: str) -> None:
    box = open_box("base")
    assert page_of("base", language).copies("card") == {card.name: card.copies for card in box.deck}
    assert page_of("base", language).copies("gold") == {str(worth): copies for worth, copies in box.gold.items()}


@IN_ALL_LANGUAGES
def test_s03_pages_show_every_new_card_of_saboteur_2_and_how_many(language: str) -> None:
    known = {card.name for card in open_box("base").deck}
    expected = {card.name: card.copies for card in open_box("saboteur2").deck if card.name not in known}
    assert page_of("saboteur2", language).copies("card") == expected


@IN_ALL_LANGUAGES
def test_l06_l07_pages_show_every_card_of_the_lost_mines_and_how_many(language: str) -> None:
    box = open_lost_mines_box()
    page = page_of("lost-mines", language)
    assert page.copies("card") == {card.name: card.copies for card in box.deck}
    kinds = dict.fromkeys(kind for kind, _ in box.treasures)
    expected = [sorted(value for kind, value in box.treasures if kind == one) for one in kinds]
    assert [[*map(int, re.findall(r"\d+", row[1]))] for row in page.table("cards-treasures")] == expected


@IN_ALL_LANGUAGES
@OF_ALL_GAMES
def test_pages_say_what_a_table_may_choose(ruleset: str, language: str) -> None:
    options = OPTIONS if ruleset == "lost-mines" else RULESETS[ruleset].options
    text = page_of(ruleset, language).text
    section = text.split("{#options}", 1)[1].split("\n#", 1)[0]
    assert len(re.findall(r"^- \*\*", section, re.MULTILINE)) == len(options)
    assert str(options["rounds"].most) in section
