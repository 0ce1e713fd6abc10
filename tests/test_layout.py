"""The layout of the architecture page: outside ``games/`` nothing knows a game; the core is alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import motherlode
from motherlode.games.registry import engines

PACKAGE = Path(motherlode.__file__).parent
OURS = [engine for engine in engines() if engine.package.startswith("motherlode.")]
NAMES = {name for engine in OURS for name in (*engine.seats, engine.package, engine.package.rpartition(".")[2])}
REGISTRY = PACKAGE / "games" / "registry.py"
ALONE = ["core", "games", "game.py", "view.py", "record_format.py", "records.py"]
ALLOWED = {"motherlode", "librt", "mypy_extensions"}
LEARNING = {"vectorized", "training"}
"""Packages of a game that are for learning on a GPU, which need the extra ``jax``; the game does not need them."""


def modules(*parts: str) -> list[Path]:
    """Return the Python files of some parts of the package."""
    paths = [PACKAGE / part for part in parts]
    return sorted(file for path in paths for file in ([path] if path.suffix else path.rglob("*.py")))


def outside_games() -> list[Path]:
    """Return the modules outside the games' own packages."""
    inside = [PACKAGE.joinpath(*engine.package.split(".")[1:]) for engine in OURS]
    return [file for file in modules("") if not any(file.is_relative_to(folder) for folder in inside)]


def named_games(tree: ast.AST) -> Iterator[ast.Constant]:
    """Yield the strings that name a game or a ruleset, but for default values of arguments and options."""
    defaults: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            defaults.update(value for value in (*node.defaults, *node.kw_defaults) if value is not None)
        elif isinstance(node, ast.keyword) and node.arg == "default":
            defaults.add(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in NAMES and node not in defaults:
            yield node


@pytest.mark.parametrize("file", outside_games(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nothing_outside_the_games_asks_for_a_game_or_ruleset_by_name(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert [node.lineno for node in named_games(tree)] == []
    if file != REGISTRY:
        imported = [name for name in _imports(tree) for engine in OURS if f"{name}.".startswith(f"{engine.package}.")]
        assert imported == []


@pytest.mark.parametrize("file", modules(*ALONE), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_engine_needs_nothing_but_the_standard_library_and_typed_arrays(file: Path) -> None:
    imported = set(_imports(ast.parse(file.read_text(encoding="utf-8"))))
    tops = {name.partition(".")[0] for name in imported}
    if _is_for_learning(file):
        assert tops - ALLOWED - {"jax", "numpy"} <= sys.stdlib_module_names
        return
    assert tops - ALLOWED <= sys.stdlib_module_names
    assert not [name for name in imported if LEARNING & set(name.split("."))], "only on demand, by the registry"


def test_bots_that_learned_play_without_what_they_learned_with() -> None:
    """In a process of its own, where importing the libraries of learning fails."""
    code = """
import sys
for name in ("jax", "numpy"):
    sys.modules[name] = None
from motherlode import Game, Stream
from motherlode.bots import LEVELS, make_bot
from motherlode.core.chance.random_stream import key_of
for name in {level.partition(":")[0] for level in LEVELS} - {"search"}:
    game = Game("base", 3, seed="bare", rounds=1)
    view = game.view(game.actor)
    make_bot(name).choose(view, view.legal, Stream(key_of("bare"), "bot"))
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_a_switch_on_a_ruleset_is_found() -> None:
    found = ["if ruleset == 'base': pass", "x = {'lost-mines': 1}", "match name:\n    case 'saboteur2': pass"]
    assert [len(list(named_games(ast.parse(text)))) for text in found] == [1, 1, 1]
    assert list(named_games(ast.parse("def game(ruleset='base'): ..."))) == []


def _is_for_learning(file: Path) -> bool:
    place = file.relative_to(PACKAGE).parts
    return place[0] == "games" and bool(LEARNING & set(place))


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""
