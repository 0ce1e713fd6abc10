"""The texts of the page and the terminal: complete in all languages, and every one of them is used."""

from __future__ import annotations

import re
import tomllib
from itertools import product
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import motherlode
from motherlode import ruleset_names
from motherlode.bots import LEVELS
from motherlode.core.faces import Face
from motherlode.games.lost_mines.cards.box import CLANS, ROLES
from motherlode.games.lost_mines.rules import parts as lost_mines_codes
from motherlode.games.lost_mines.rules import rulesets as lost_mines
from motherlode.games.lost_mines.terminal.naming import MINE_CELLS
from motherlode.games.registry import engine_of
from motherlode.games.tunnels.rules import parts as tunnels_codes
from motherlode.games.tunnels.rules.rulesets import RULESETS, rules_for
from motherlode.games.tunnels.terminal.naming import GOAL_CELLS
from motherlode.server.domain.guests.notice_settings import NoticeKind
from motherlode.server.domain.log.entries import LoggedClaim
from motherlode.server.domain.refusals import REFUSAL_REASONS
from motherlode.server.schema.game_types import event_schemas
from web.texts import LANGUAGES, PLURALS, file_names, keys_of, source, terminal_uses, texts, uses

TRANSLATED = [language for language in LANGUAGES if language != "en"]
MANY = pytest.mark.parametrize("language", LANGUAGES)
TOLD_OTHERWISE = {"asked": "asked-", "path-laid": "event-laid"}
"""Events whose texts have another prefix."""


def keys_beginning(prefix: str) -> set[str]:
    return {key for key in texts("en") if key.startswith(prefix)}


def has(*keys: str) -> None:
    assert set(keys) <= texts("en").keys()


# ---- the languages among themselves --------------------------------------------------------------------------------


@MANY
def test_every_file_parses_and_no_key_is_repeated(language: str) -> None:
    assert texts(language)


def test_the_texts_ship_with_the_package() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert "locales/*/*.ftl" in project["tool"]["setuptools"]["package-data"]["motherlode"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_all_languages_have_the_same_keys_in_the_same_files(language: str) -> None:
    assert sorted(texts(language).keys() ^ texts("en").keys()) == []
    for name in file_names("en"):
        keys = re.compile(r"^([\w-]+) =|^    \.([\w-]+) =", re.MULTILINE)
        assert keys.findall(source(language, name)) == keys.findall(source("en", name)), name


@pytest.mark.parametrize("language", TRANSLATED)
def test_all_languages_have_the_same_variables_and_variants(language: str) -> None:
    mine, english = texts(language), texts("en")
    shared = mine.keys() & english.keys()
    assert [key for key in shared if mine[key].variables != english[key].variables] == []
    assert [key for key in shared if mine[key].choices != english[key].choices] == []


@MANY
def test_plurals_have_all_forms_of_their_language(language: str) -> None:
    assert {
        key: forms for key, text in texts(language).items() for forms in text.plurals if forms != PLURALS[language]
    } == {}


@MANY
def test_every_variant_of_every_text_can_be_formatted(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name in file_names(language):
        bundle.add_resource(FluentResource(source(language, name)))
    for key, text in texts(language).items():
        name, _, part = key.partition(".")
        message = bundle.get_message(name)
        pattern: Any = message.attributes[part] if part else message.value
        counts = sorted(text.variables - text.choices.keys())
        for count, *chosen in product((0, 1, 2, 5, 22), *text.choices.values()):
            args = dict.fromkeys(counts, count) | dict(zip(text.choices, chosen, strict=True))
            said, errors = bundle.format_pattern(pattern, args)
            assert not errors, (key, args, errors)
            assert str(said).strip(), (key, args)
            assert not re.search(r"[{}$]|  |\n", str(said)), (key, said)


@MANY
def test_no_sentence_about_the_game_has_a_question_mark(language: str) -> None:
    """Hidden information is written as a question mark: in a sentence it can then only be a leak."""
    for name in set(file_names(language)) - {"ui.ftl", "terminal.ftl"}:
        lines = [line for line in source(language, name).splitlines() if not line.startswith("#")]
        assert [line for line in lines if "?" in line] == []


@MANY
def test_texts_use_typographic_quotes_and_ellipses(language: str) -> None:
    for name in file_names(language):
        lines = [line for line in source(language, name).splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"'|\"|\.\.\.", line)] == [], name


# ---- the page -----------------------------------------------------------------------------------------------------


def test_every_text_that_the_page_asks_for_is_there() -> None:
    assert sorted(uses().keys - texts("en").keys()) == []
    assert [prefix for prefix in uses().prefixes if not prefix or not keys_beginning(prefix)] == []


def test_every_text_of_the_page_is_used() -> None:
    asked = uses()
    unused = {
        key
        for key in texts("en").keys() - keys_of("en", "terminal.ftl") - keys_of("en", "push.ftl")
        if key not in asked.strings and not any(key.startswith(prefix) for prefix in asked.prefixes)
    }
    assert sorted(unused) == []


# ---- the terminal -------------------------------------------------------------------------------------------------


def test_every_text_that_the_terminal_asks_for_is_there() -> None:
    asked = terminal_uses()
    assert sorted(asked.keys - texts("en").keys()) == []
    assert [prefix for prefix in asked.prefixes if prefix and not keys_beginning(prefix)] == []


def test_every_text_of_the_terminal_alone_is_used_there() -> None:
    asked = terminal_uses()
    prefixes = tuple(prefix for prefix in asked.prefixes if prefix)
    unused = {key for key in keys_of("en", "terminal.ftl") if key not in asked.strings and not key.startswith(prefixes)}
    assert sorted(unused) == []


def test_the_server_has_a_text_for_every_kind_of_notice_and_no_other() -> None:
    assert keys_of("en", "push.ftl") == {f"push-{kind}" for kind in get_args(NoticeKind)}


def test_the_bundle_of_the_page_has_no_texts_of_the_terminal() -> None:
    bundle = "".join(path.read_text("utf-8") for path in (Path(motherlode.__file__).parent / "web").rglob("*.js"))
    assert "event-round-began" in bundle
    assert [key for key in keys_of("en", "terminal.ftl") if f"{key} =" in bundle] == []


# ---- the game -----------------------------------------------------------------------------------------------------


def test_every_refusal_of_the_server_has_a_text() -> None:
    has(*(f"refusal-{why}" for why in REFUSAL_REASONS))


def test_every_rule_that_can_forbid_a_move_has_a_text_and_no_other() -> None:
    games = Path(motherlode.__file__).parent / "games"
    files = [path for kind in ("*.py", "*.toml") for path in games.rglob(kind) if path.parent.name != "rulebook"]
    code = [path.read_text("utf-8") for path in files]
    rules = {rule for text in code for rule in re.findall(r'"([BCSL]-\d\d)"', text)}
    assert {key.removeprefix("rule-") for key in keys_beginning("rule-")} == rules


def test_every_reason_why_a_card_cannot_be_played_is_about_a_rule_that_can_forbid_a_move() -> None:
    rules = {key.removeprefix("unplayable-") for key in keys_beginning("unplayable-")}
    assert rules <= {key.removeprefix("rule-") for key in keys_beginning("rule-")}


def test_every_kind_of_event_has_a_text() -> None:
    schemas = [schema for of_game in event_schemas().values() for schema in of_game.values()]
    kinds = {schema["properties"]["event"]["const"] for schema in schemas}
    assert {kind for kind in kinds if not keys_beginning(TOLD_OTHERWISE.get(kind, f"event-{kind}"))} == set()


def test_every_kind_of_decision_has_a_text() -> None:
    asked = {name for name in (*tunnels_codes.ASK_NAMES, *lost_mines_codes.ASK_NAMES) if name != "none"}
    assert {f"asked-{name}" for name in asked} == keys_beginning("asked-")


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_card_of_every_ruleset_has_a_name(ruleset: str) -> None:
    cards = (lost_mines.rules_for(3) if ruleset == lost_mines.NAME else rules_for(ruleset, 3)).tables.kind_names
    fixed = {
        "start",
        "blue-start",
        "yellow-start",
        "treasure",
        "stone-1",
        "stone-2",
        "gems",
        "gold",
        "silver",
        "dragon",
    }
    for card in set(cards) - fixed:
        if re.fullmatch(r"[NESW.]+(\+[a-z]+)?", card):
            feature = Face.parse(card).feature
            has(*([f"feature-{feature}"] if feature else []))
        else:
            has(key := f"card-{card.replace('+', '-')}", f"{key}.object")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_role_sign_and_goal_of_the_tunnel_games_has_a_name(ruleset: str) -> None:
    tables = rules_for(ruleset, 3).tables
    has(*(f"role-{role}" for role in tables.role_names))
    has(*(f"front-{sign}" for sign in tables.sign_names))
    for sign in tables.sign_names:
        has(f"event-put-in-front-{sign}", f"event-front-cleared-{sign}")
        has(*([f"event-shed-{sign}", f"move-shed-{sign}"] if ruleset == "saboteur2" else []))
    has(*(f"goal-{goal.name.partition('-')[0]}" for goal in tables.box.goals))


def test_every_role_clan_mine_and_treasure_of_the_lost_mines_has_a_name() -> None:
    tables = lost_mines.rules_for(3).tables
    has(*(f"role-{role}" for role in ROLES), *(f"clan-{clan}" for clan in CLANS))
    has(*(f"mine-{mine}" for mine in tables.mine_names))
    has(*(f"treasure-{mine}" for mine in tables.mine_names if mine != "dragon"))


def test_goals_and_mines_are_named_where_they_lie() -> None:
    games = Path(__file__).parents[2] / "web/src/games"
    places = "".join((games / name).read_text("utf-8") for name in ("tunnels/goals.ts", "lost-mines/mines.ts"))
    named = re.findall(r'"(\d+),(-?\d+)": "(goal|mine)-', places)
    goals = [(str(column), str(row), "goal") for column, row in rules_for("base", 3).tables.box.goal_cells]
    mines = [(str(column), str(row), "mine") for column, row in lost_mines.rules_for(3).tables.box.mine_cells]
    assert named == [*goals, *mines]


def test_the_terminal_names_goals_and_mines_where_they_lie() -> None:
    assert list(GOAL_CELLS) == list(rules_for("base", 3).tables.box.goal_cells)
    assert list(MINE_CELLS) == list(lost_mines.rules_for(3).tables.box.mine_cells)


def test_rulesets_options_and_bots_have_names_and_descriptions() -> None:
    for ruleset in ruleset_names():
        has(f"ruleset-{ruleset}", f"ruleset-{ruleset}.about")
        for option in engine_of(ruleset).options(ruleset):
            has(f"option-{option}", f"option-{option}.about")
    for bot in LEVELS:
        has(key := f"bot-{bot.replace(':', '-')}", f"{key}.about")


def test_every_claim_has_a_text() -> None:
    for key in get_args(get_type_hints(LoggedClaim)["key"]):
        assert keys_beginning(f"claim-{key}"), key


def test_texts_call_no_functions() -> None:
    """Fluent functions differ between Python and JavaScript."""
    for language in LANGUAGES:
        for key, text in texts(language).items():
            assert "FunctionReference" not in str(ast.to_json(text.pattern)), key
