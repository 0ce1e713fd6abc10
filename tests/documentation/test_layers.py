"""The architecture page lists the packages as import-linter layers them, row by row."""

from __future__ import annotations

import re
import tomllib

from documentation.pages import ROOT

PAGE = ROOT / "docs" / "architecture.md"
GAMES = ("tunnels", "lost_mines")


def contract() -> list[set[str]]:
    """The layers, the uppermost first, each with its modules."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = [each["layers"] for each in settings["contracts"] if each["name"] == "Imports point downward"]
    return [set(re.split(r" [|:] ", layer)) for layer in layers]


def rows() -> list[set[str]]:
    """The first column of the table; ``games/*/bots`` stands for that of each game."""
    table = PAGE.read_text("utf-8").partition("| modules | what they hold |")[2].partition("\n\n")[0]
    cells = [re.findall(r"`([\w/*]+)`", line.split("|")[1]) for line in table.splitlines()[2:]]
    return [{expanded for name in names for expanded in _modules(name)} for names in cells]


def _modules(name: str) -> list[str]:
    dotted = f"motherlode.{name.replace('/', '.')}"
    return [dotted.replace("*", game) for game in GAMES] if "*" in dotted else [dotted]


def test_the_table_of_packages_is_the_contract_of_import_linter() -> None:
    assert rows() == contract()


def test_every_package_is_in_a_row() -> None:
    """But for what is not imported by others: the package itself, its version, and how it was built."""
    tops = {path.stem for path in (ROOT / "src" / "motherlode").iterdir() if path.suffix in ("", ".py")}
    tops -= {"__init__", "__main__", "__pycache__", "_build", "_version", "games", "locales", "web", "py"}
    listed = {module.split(".")[1] for row in rows() for module in row}
    assert sorted(tops - listed) == []
