"""Shell commands of the documentation, made small enough to be run by tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from documentation.pages import snippets

__all__ = ["NOT_RUN", "commands", "made_small", "reason_not_to_run"]

NOT_RUN: Final = {
    r"make (play|terminal)$": "installs an environment; tests/tools/test_engine.py has what it starts",
    r"(\S+=\S+ )*docker ": "there is no Docker; tests/deploy/ runs the image's commands and the stack as processes",
    r"\S+ motherlode mcp ": "speaks with a language model's host; tests/envs/test_mcp.py runs it, both ways",
    r"python -m motherlode\.training (clone|selfplay|respond|mix) ": "needs a GPU for minutes",
    r"python -m motherlode\.training plot ": "needs the log of a run; tests/bots/test_training.py plots one",
    r"python -m motherlode\.training (evaluate|infer) --weights ": "needs the weights of a run; without, it is run",
    r"python -m motherlode\.training evaluate --matches ": "the same rounds in other companies; without, it is run",
    r"python -m motherlode\.games\.tunnels\.vectorized\.lockstep ": "JAX compiles for long; tests/envs/test_jax.py",
    r"python -m benchmarks\.gpu ": "needs a GPU",
}
"""Commands that tests do not run, with the reason. Their options are checked."""

_SMALLER: Final = (
    (r"^\.venv/bin/", ""),
    (r"--miners all --saboteurs all", "--miners random,greedy --saboteurs random"),
    (r"search:rollouts=\d+", "search:rollouts=4"),
    (r"(fit evaluator|training evaluate) --rounds \d+", r"\1 --rounds 4"),
    (r"(fit reach|training data|training infer) --rounds \d+", r"\1 --rounds 2"),
    (r"--rounds \d+:\d+", "--rounds 0:1"),
    (r"(arena .*|benchmarks/.*)--rounds \d+", r"\1--rounds 1"),
    (r"--games \d+", "--games 4"),
    (r"bench$", "bench --seconds 0.05"),
    (r"admin (close|delete|erase)", r"admin \1 --yes"),
    (r"motherlode serve( --open)?", "motherlode serve --no-open --port 0"),
)
"""What is replaced for the tests: numbers of rounds, slow bots, questions, and the port and browser of a server."""


def commands(page: Path) -> list[str]:
    """The shell commands on a page, without comments."""
    lines = [line for snippet in snippets(page, "sh") for line in snippet.text.splitlines()]
    return [command for line in lines if (command := line.partition(" #")[0].strip())]


def reason_not_to_run(command: str) -> str:
    """Why tests do not run a command; empty if they do."""
    return next((reason for pattern, reason in NOT_RUN.items() if re.match(pattern, command)), "")


def made_small(command: str) -> str:
    """A command as tests run it."""
    for pattern, replacement in _SMALLER:
        command = re.sub(pattern, replacement, command)
    return command
