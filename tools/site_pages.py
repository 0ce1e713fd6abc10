"""MkDocs hook: pages of the site that live elsewhere in the repository or are generated."""

import re
from argparse import SUPPRESS, Action
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from motherlode.cli.app import COMMANDS, command_parser

ROOT = Path(__file__).resolve().parents[1]
ELSEWHERE = {
    "index.md": "README.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
}
API = {
    "index": ("Games, views and records", ["motherlode", "motherlode.records"]),
    "bots": ("Bots", ["motherlode.bots", "motherlode.bots.protocol", "motherlode.bots.registry"]),
    "arena": ("The arena", ["motherlode.arena.match", "motherlode.arena.statistics", "motherlode.arena.ratings"]),
    "environments": (
        "Environments",
        [
            f"motherlode.envs.{name}"
            for name in ("pettingzoo", "gymnasium", "vector", "openspiel", "text", "seat_client")
        ],
    ),
    "games": ("Games of your own", ["motherlode.games.protocol", "motherlode.games.registry", "motherlode.testing"]),
}
"""Pages of the reference: a title and the modules on it."""
RIGHT_TO_LEFT = ("he",)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages, with links as they are inside docs/."""
    pages = {page: _with_site_links((ROOT / name).read_text("utf-8")) for page, name in ELSEWHERE.items()}
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [(path.read_text("utf-8").partition("\n")[0].lstrip("# "), path.name) for path in decisions]
    pages["decisions.md"] = "# Decisions\n\n" + "".join(f"- [{title}](decisions/{name})\n" for title, name in titles)
    for name, (title, modules) in API.items():
        pages[f"api/{name}.md"] = f"# {title}\n\n" + "".join(f"::: {module}\n\n" for module in modules)
    pages["settings.md"] = settings_page()
    for path in sorted((ROOT / "web" / "src" / "games").glob("*/rules/*/*.md")):
        pages[f"play/{path.parent.name}/{path.name}"] = _in_language(path.read_text("utf-8"), path.parent.name)
    for page, text in pages.items():
        files.append(File.generated(config, page, content=text))
    return files


def _with_site_links(text: str) -> str:
    text = re.sub(r'(\]\(|src=")docs/', r"\1", text)
    for page, original in ELSEWHERE.items():
        text = text.replace(f"]({original})", f"]({page})")
    return text


def _in_language(text: str, language: str) -> str:
    """The rules as at the table, in their language's direction, without pictures of cards and boards."""
    text = re.sub(r"^(!\[[^]]*\]\(\w+:[^)]*\)\s*)+$", "", text, flags=re.MULTILINE)
    text = re.sub(r"\]\(([a-z0-9-]+)(#[\w-]+)?\)", r"](\1.md\2)", text)
    text = re.sub(r"^([^#\n].*?) *\{#([\w-]+)\}$", r'\1<a id="\2"></a>', text, flags=re.MULTILINE)
    if language not in RIGHT_TO_LEFT:
        return text
    title, _, rest = text.partition("\n")
    return f'{title}\n\n<div dir="rtl" lang="{language}" markdown="1">\n\n{rest}\n\n</div>\n'


def settings_page() -> str:
    """The options of every command, from the parsers that read them."""
    parts = ["# Commands and settings\n\nGenerated from `motherlode COMMAND --help`.\n"]
    for name, (_, purpose) in COMMANDS.items():
        parser = command_parser(name)._subparsers._group_actions[0].choices[name]  # type: ignore[union-attr,index]
        options = [action for action in parser._actions if action.dest != "help" and action.help != SUPPRESS]
        parts.append(f"\n## motherlode {name}\n\n{purpose[0].upper()}{purpose[1:]}.\n")
        if options:
            parts.append("\n| option | variable | meaning |\n|---|---|---|\n")
            parts += [_row(action) for action in options]
        if parser.epilog:
            parts.append("\n```text\n" + parser.epilog.strip() + "\n```\n")
    return "".join(parts)


def _row(action: Action) -> str:
    names = ", ".join(f"`{name}`" for name in action.option_strings) or f"`{action.metavar or action.dest}`"
    help_text = (action.help or "") % (vars(action) | {"prog": "motherlode"})
    found = re.search(r" \[(MOTHERLODE_\w+)\]$", help_text)
    variable = f"`{found[1]}`" if found else ""
    shown = help_text[: found.start()] if found else help_text
    return f"| {names} | {variable} | {shown.replace('|', chr(92) + '|')} |\n"
