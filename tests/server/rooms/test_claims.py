"""Claims at a table: what a game forbids (L-31), what the game hears and keeps, and what bots say."""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints

import pytest

from motherlode import Claim, Utterance, parse_record, print_record, record_of, replay, ruleset_names
from motherlode.games.registry import engine_of
from motherlode.server.domain import commands
from motherlode.server.domain.command_handlers import handle_command
from motherlode.server.domain.log import entries as log
from motherlode.server.domain.log.checkpoint import encode_checkpoint, restore_table
from motherlode.server.domain.refusals import Refused
from motherlode.server.domain.table import Table
from motherlode.server.projections.news import NewsProjection
from server.tables import HOST, game_of, seated, started
from web.texts import LANGUAGES, texts

KEYS: tuple[Any, ...] = get_args(get_type_hints(log.LoggedClaim)["key"])
SHOWN_BY_CARDS = {"treasure-at", "stone-at"}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("ruleset", ruleset_names())
def test_l31_claims_about_what_an_information_card_showed_are_refused(ruleset: str, key: Any) -> None:
    table = started(ruleset, 5, people=2)
    before = len(table.log)
    claim = commands.MakeClaim(0, "t", log.LoggedClaim(key, cell=(8, 0), seat=1))
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


def test_the_game_hears_claims_and_a_checkpoint_and_the_record_keep_them() -> None:
    table = started("base", 4, people=2)
    game = game_of(table)
    for number in range(6):
        table.apply(log.Moved(4.0 + number, game.actor, str(game.legal[0]), "stand-in"))
        handle_command(
            table, HOST, commands.MakeClaim(0, "t", log.LoggedClaim("suspect", seat=number % 4)), 5.0 + number
        )
    assert [said.claim.seat for said in game.talk] == [0, 1, 2, 3, 0, 1]
    assert [said.moves for said in game.talk] == [1, 2, 3, 4, 5, 6]
    again = restore_table(encode_checkpoint(table))
    assert again is not None
    assert game_of(again).talk == game.talk
    assert game_of(Table([one.entry for one in table.log])).talk == game.talk
    assert replay(parse_record(print_record(record_of(game)))).talk == game.talk


def test_what_is_said_before_the_game_is_not_part_of_it() -> None:
    table = seated("base", 4, people=4)
    handle_command(table, HOST, commands.MakeClaim(0, "t", log.LoggedClaim("hurry")), 1.5)
    handle_command(table, HOST, commands.Start(0, "t"), 2.0)
    assert game_of(table).talk == ()


def test_a_bot_claims_for_its_own_seat_until_it_is_silenced() -> None:
    table = started("base", 4, people=2)
    suspect = Claim("suspect", seat=0)
    table.apply_bot_claim(3, suspect, table.game_number, 3.0)
    last = table.log.last.entry
    assert isinstance(last, log.Claimed)
    assert (last.guest, last.seat, last.claim) == ("bot-3", 3, log.LoggedClaim("suspect", seat=0))
    assert table.name_of("bot-3") == table.chairs[3].name
    acted = table.person_acted_at
    before = len(table.log)
    table.apply_bot_claim(1, suspect, table.game_number, 4.0)  # a person's seat
    table.apply_bot_claim(3, suspect, table.game_number + 1, 4.0)  # another game
    handle_command(table, HOST, commands.Silence(0, "t", "bot-3"), 5.0)
    table.apply_bot_claim(3, suspect, table.game_number, 6.0)
    assert len(table.log) == before + 1
    assert acted < 3.0
    assert game_of(table).talk == (Utterance(3, suspect, 0, len(game_of(table).events)),)
