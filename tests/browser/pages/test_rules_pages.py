"""The rules pages: every ruleset in every language, and every rule at its own address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from motherlode import ruleset_names

LOCALES = {"en": "en-GB", "pl": "pl-PL", "he": "he-IL"}


@pytest.mark.parametrize("language", LOCALES)
def test_every_ruleset_has_its_page_with_its_rules(visit: Visit, language: str) -> None:
    visitor = visit(locale=LOCALES[language])
    page = visitor.page
    page.goto("/rules/base")
    for number, ruleset in enumerate(ruleset_names()):
        page.locator(".games a").nth(number).click()
        expect(page).to_have_url(re.compile(f"/rules/{ruleset}$"))
        expect(page.locator("article h1")).to_be_visible()
        in_sight = page.locator("article .picture").first
        if in_sight.count():
            in_sight.scroll_into_view_if_needed()
            expect(in_sight.locator("svg > *").first).to_be_attached()
        rules = page.locator("article [id]").evaluate_all("all => all.map(one => one.id)")
        assert len([rule for rule in rules if rule[1:2] == "-"]) > 10
        assert len(set(rules)) == len(rules)


def test_a_rule_asked_for_is_in_sight_and_marked(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/rules/saboteur2#S-12")
    asked = visitor.page.locator("article .asked")
    expect(asked).to_have_attribute("id", "S-12")
    expect(asked).to_be_in_viewport()
    visitor.page.locator(".contents a").last.click()
    expect(visitor.page.locator("article h2").last).to_be_in_viewport()
