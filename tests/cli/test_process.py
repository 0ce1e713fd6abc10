"""The command as a process: closed pipes, Ctrl-C, terminals with and without colour, imports at start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.helpers import finished_game, saved
from motherlode import parse_record, replay

COMMAND = [sys.executable, "-c", "import sys; from motherlode.cli import main; sys.exit(main())"]

posix_only = pytest.mark.skipif(os.name != "posix", reason="needs signals and terminals of a POSIX system")


def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        check=False,
    )


def test_the_script_is_installed_under_its_name(tmp_path: Path) -> None:
    script = Path(sys.executable).with_name("motherlode")
    if not script.exists():
        pytest.skip("the package is not installed here")
    ran = subprocess.run([script, "--version"], capture_output=True, encoding="utf-8", check=True)
    assert ran.stdout.startswith("motherlode ")


def test_help_imports_no_subcommand() -> None:
    code = (
        "import sys; from motherlode.cli import main; main(['--help']);"
        "found = (name for name in sys.modules if name.startswith(('rich', 'babel', 'fluent', 'motherlode')));"
        "print(*found, file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    imported = set(ran.stderr.split())
    assert "motherlode.cli.app" in imported
    assert not imported & {
        "rich",
        "babel",
        "fluent",
        "motherlode.cli.table.play",
        "motherlode.simulate",
        "motherlode.rulebook",
    }


@posix_only
def test_a_closed_pipe_prints_no_error(tmp_path: Path) -> None:
    path = saved(tmp_path, finished_game())
    command = subprocess.Popen([*COMMAND, "replay", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    assert command.stderr.read() == b""
    command.stderr.close()
    assert command.wait() == 141


@posix_only
def test_ctrl_c_saves_the_game_and_prints_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    command = subprocess.Popen(
        [*COMMAND, "play", "--seed", "interrupted", "--record", path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert command.stdin is not None
    assert command.stdout is not None
    command.stdin.write(b"1\n1\n")
    command.stdin.flush()
    shown = b""
    while shown.count(b"Your move") < 3:
        shown += os.read(command.stdout.fileno(), 65536)
    command.send_signal(signal.SIGINT)
    out, err = command.communicate()
    assert command.returncode == 130
    assert b"Traceback" not in err
    assert b"saved in" in out
    assert len(replay(parse_record(path.read_text(encoding="utf-8"))).history) > 2


@posix_only
@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({"TERM": "xterm-256color"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
    ids=["colours", "NO_COLOR", "dumb"],
)
def test_colours_follow_the_terminal_and_no_color(tmp_path: Path, environment: dict[str, str], coloured: bool) -> None:
    import pty

    words = [*COMMAND, "replay", str(saved(tmp_path, finished_game())), "--turn", "20"]
    inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    ours, theirs = pty.openpty()
    command = subprocess.Popen(words, stdout=theirs, stdin=subprocess.DEVNULL, env={**inherited, **environment})
    os.close(theirs)
    shown = b""
    try:
        while chunk := os.read(ours, 65536):
            shown += chunk
    except OSError:
        pass  # how Linux says that the other side of a terminal has gone
    os.close(ours)
    assert command.wait() == 0
    assert (b"\x1b[" in shown) == coloured
    assert "╔╩╗".encode() in shown


def test_without_a_terminal_there_are_no_colours(tmp_path: Path) -> None:
    ran = run("replay", saved(tmp_path, finished_game()), "--turn", "20", PYTHONIOENCODING="utf-8")
    assert ran.returncode == 0
    assert "\x1b" not in ran.stdout
    assert "╔╩╗" in ran.stdout


def test_the_table_is_drawn_in_ascii_if_the_encoding_lacks_box_characters(tmp_path: Path) -> None:
    ran = run("replay", saved(tmp_path, finished_game()), "--turn", "20", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.isascii()
    assert "+S+" in ran.stdout


def test_bad_arguments_end_the_process_with_status_2() -> None:
    ran = run("play", "--players", "1")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "motherlode play: base is for 3 to 10 players, not 1\n"
