"""The documentation's shell commands run, page by page from top to bottom, as a reader types them."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from documentation.pages import PAGES, ROOT, name_of, snippets
from documentation.shell import NOT_RUN, commands, made_small, reason_not_to_run
from motherlode import Game, Stream, print_record, record_of
from motherlode.bots import make_bot
from motherlode.cli import main
from motherlode.cli.app import COMMANDS
from motherlode.core.chance.random_stream import key_of
from server.cluster.conftest import NatsServer
from server.conftest import fresh_database
from server.guests.test_admin import prepared

SHELL = {name_of(page): page for page in PAGES if commands(page)}
EVERY_COMMAND = sorted({command for page in SHELL.values() for command in commands(page)})
STAYING = ("serve", "worker")
"""Commands that run until they are interrupted."""


def inline_commands() -> list[str]:
    """Commands in running text: ``motherlode serve --open``.

    Placeholders like COMMAND have no options to check.
    """
    text = "\n".join(re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.M | re.S) for page in PAGES)
    found = {" ".join(each.split()) for each in re.findall(r"`((?:motherlode|python|make) [^`…]+)`", text)}
    return sorted(found)


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as a reader has it: a record, a store with tables, and the benchmarks of a clone."""
    game = Game("saboteur2", 4, seed="docs", rounds=1)
    bot, chance = make_bot("random"), Stream(key_of("docs"), "bot")
    while not game.over:
        view = game.view(game.actor)
        game.play(bot.choose(view, view.legal, chance))
    (tmp_path / "game.txt").write_text(print_record(record_of(game)), "utf-8")
    (tmp_path / "data").mkdir()
    (tmp_path / "benchmarks").symlink_to(ROOT / "benchmarks")
    monkeypatch.chdir(tmp_path)
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path), str(ROOT)])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


class Reader:
    """Types the commands of a page."""

    def __init__(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
        self._request = request
        self._monkeypatch = monkeypatch

    def run(self, command: str) -> None:
        """Run a command; fail if it does."""
        words = shlex.split(self._filled_in(made_small(command)))
        if words[0] == "export":
            for name, _, value in (word.partition("=") for word in words[1:]):
                if name != "PYTHONPATH":  # the folder is on it
                    self._monkeypatch.setenv(name, value)
        elif words[0] == "motherlode" and words[1] in STAYING:
            with self._staying(words) as said:
                assert "http://" in said or "processes" in said, said
        elif "http://127.0.0.1:8000" in words:
            with self._staying(["motherlode", "serve", "--no-open", "--port", "0", "--round-pause", "0"]) as said:
                self._run_once([said.split()[-1] if word == "http://127.0.0.1:8000" else word for word in words])
        else:
            self._run_once(words)

    def _run_once(self, words: list[str]) -> None:
        if words[0] == "python":
            done = subprocess.run([sys.executable, *words[1:]], capture_output=True, text=True, timeout=120)
            assert (done.returncode, bool(done.stdout)) == (0, True), done.stderr
            return
        assert words[0] == "motherlode", words
        if "--record" in words:
            Path(words[words.index("--record") + 1]).unlink(missing_ok=True)
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(("y\n" if "admin" in words else "1\n") * 2_000))
        printed, before = io.StringIO(), set(Path.cwd().iterdir())
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            status = main(words[1:])
        done = printed.getvalue() or set(Path.cwd().iterdir()) - before
        assert (status, bool(done)) == (0, True), printed.getvalue()

    @contextlib.contextmanager
    def _staying(self, words: list[str]) -> Iterator[str]:
        """Run a command that stays, give its first line, and end it by Ctrl-C."""
        with subprocess.Popen(
            [sys.executable, "-m", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as running:
            try:
                assert running.stdout is not None
                said = running.stdout.readline()
                if words[1] == "serve" and "0.0.0.0" not in words:
                    with urlopen(f"{said.split()[-1]}/healthz", timeout=30) as answer:
                        assert answer.read().strip() == b"ok"
                yield said
                running.send_signal(signal.SIGINT)
                assert running.wait(30) in (0, -signal.SIGINT, 130)
            finally:
                running.kill()

    def _filled_in(self, command: str) -> str:
        """Put a real database, bus, table and guest in the places of those that the page names."""
        if "postgresql://" in command:
            store = fresh_database(self._request.getfixturevalue("postgres_server"))
            command = re.sub(r"postgresql://\S+", lambda _: store, command)
        if "nats://" in command:
            nats: NatsServer = self._request.getfixturevalue("nats_server")
            command = re.sub(r"nats://\S+", nats.address, command)
        return command.replace("TABLE", "one").replace("GUEST", "guest-1")


@pytest.mark.parametrize("name", SHELL)
def test_the_commands_of_a_page_run_in_order(
    name: str, workplace: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = SHELL[name]
    for snippet in snippets(page):
        if snippet.title:
            (workplace / snippet.title).write_text(snippet.text, "utf-8")
    wanted = [command for command in commands(page) if not reason_not_to_run(command)]
    if any(" admin " in command or " backup " in command for command in wanted):
        prepared(workplace / "motherlode.sqlite")
    reader = Reader(request, monkeypatch)
    for command in dict.fromkeys(wanted):
        reader.run(command)


def test_every_command_is_run_or_has_a_reason_not_to_be() -> None:
    runnable = re.compile(r"(\.venv/bin/)?motherlode |python |export ")
    assert [each for each in EVERY_COMMAND if not reason_not_to_run(each) and not runnable.match(each)] == []
    assert [pattern for pattern in NOT_RUN if not any(re.match(pattern, each) for each in EVERY_COMMAND)] == []


@pytest.mark.parametrize("name", [name_of(page) for page in PAGES])
def test_commands_stand_in_blocks_for_the_shell(name: str) -> None:
    """So that none of them escapes these tests: not in blocks of no language, nor indented."""
    text = (ROOT / name).read_text("utf-8")
    others = "".join(each.text for each in snippets(ROOT / name) if each.language != "sh")
    rest = re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)
    indented = "".join(line[4:] + "\n" for line in rest.splitlines() if line.startswith("    "))
    command = re.compile(r"^(\S+=\S* )?(\.venv/bin/)?(motherlode|python|make|docker|uvx|pipx) .*", re.M)
    assert command.findall(others + indented) == []


def by_program(start: str) -> dict[tuple[str, ...], set[str]]:
    """The documented commands of a program: each with its subcommand and the options pages give it."""
    found: dict[tuple[str, ...], set[str]] = {}
    for command in {*inline_commands(), *EVERY_COMMAND}:
        if re.match(rf"(\S+=\S+ )*(\.venv/bin/)?{start} (?!--help|COMMAND|key$|sit.py)", command):
            words = shlex.split(command[command.index(start) :])
            fixed = 3 if words[1] == "-m" else 2
            named = [word for word in words[fixed : fixed + 1] if re.fullmatch("[a-z]+", word)]
            found.setdefault((*words[1:fixed], *named), set()).update(word for word in words if word[:2] == "--")
    return found


MOTHERLODE, PYTHON = by_program("motherlode"), by_program("python")


@pytest.mark.parametrize("program", sorted(MOTHERLODE), ids=" ".join)
def test_motherlode_has_the_command_and_its_options(
    program: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """Those that are run prove it; the others are asked for their help."""
    options = MOTHERLODE[program]
    assert program[0] in COMMANDS
    for words in {program[:1], program}:
        with contextlib.suppress(SystemExit):
            main([*words, "--help"])
    helped = capsys.readouterr().out
    assert sorted(option for option in options if option not in helped) == []


@pytest.mark.parametrize("program", sorted(PYTHON), ids=" ".join)
def test_a_python_program_of_the_docs_knows_its_options(program: tuple[str, ...]) -> None:
    """It is there, and its --help lists every option that a page gives it."""
    options = PYTHON[program]
    if program[0] != "-m":
        assert (ROOT / program[0]).is_file()
    elif not options:
        assert importlib.util.find_spec(program[1]) is not None
    if not options:  # not all of them have any
        return
    asked = [sys.executable, *program, "--help"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert told.returncode == 0, told.stderr
    assert sorted(option for option in options if option not in told.stdout) == []


@pytest.mark.parametrize("command", [each for each in [*inline_commands(), *EVERY_COMMAND] if each.startswith("make ")])
def test_a_target_of_the_docs_exists(command: str) -> None:
    targets = [word for word in shlex.split(command)[1:] if "=" not in word]
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []
