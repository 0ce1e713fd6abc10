"""Claims a game forbids: in The Lost Mines those about what an information card showed (L-31)."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import pytest

from motherlode import ruleset_names
from motherlode.games.registry import engine_of
from motherlode.server.domain import commands
from motherlode.server.domain import log_entries as log
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.refusals import Refused
from motherlode.server.projections.news import NewsProjection
from server.tables import HOST, started
from web.texts import LANGUAGES, texts

KEYS: tuple[Any, ...] = get_args(get_type_hints(log.Claim)["key"])
SHOWN_BY_CARDS = {"treasure-at", "stone-at"}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("ruleset", ruleset_names())
def test_l31_claims_about_what_an_information_card_showed_are_refused(ruleset: str, key: Any) -> None:
    table = started(ruleset, 5, people=2)
    before = len(table.log)
    claim = commands.MakeClaim(0, "t", log.Claim(key, cell=(8, 0), seat=1))
    if ruleset == "lost-mines" and key in SHOWN_BY_CARDS:
        with pytest.raises(Refused) as refused:
            handle_command(table, HOST, claim, 3.0)
        assert (refused.value.why, refused.value.rule) == ("illegal-claim", "L-31")
        assert len(table.log) == before
    else:
        assert handle_command(table, HOST, claim, 3.0) == before


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_clients_are_told_which_claims_are_forbidden_and_by_which_rule(ruleset: str) -> None:
    table = started(ruleset, 5, people=2)
    news = json.loads(NewsProjection("t", table).news(HOST.id, -1, "none", whole=True) or b"")
    forbidden = engine_of(ruleset).forbidden_claims(ruleset)
    assert news["room"].get("forbidden_claims", {}) == forbidden
    assert forbidden.keys() <= set(KEYS)
    for language in LANGUAGES:
        assert {f"claim-rule-{rule}" for rule in forbidden.values()} <= texts(language).keys()
