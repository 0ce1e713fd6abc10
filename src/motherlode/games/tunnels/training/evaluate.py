"""Evaluation on the engine: the learned bot against ``belief``, paired on the same deals.

Round ``i`` of every match is dealt from ``seed/i``, as in the arena. Each question compares two matches that differ in
one side only, so the difference of their results round by round has a smaller variance than either.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Final

from motherlode.arena.statistics import wilson
from motherlode.bots.protocol import Bot
from motherlode.bots.registry import make_bot
from motherlode.core.chance.random_stream import Stream, key_of
from motherlode.core.errors import DataError
from motherlode.core.visibility import Event
from motherlode.game import View
from motherlode.games.tunnels.bots.neural.neural_bot import WEIGHTS, NeuralBot
from motherlode.games.tunnels.game import ENGINE
from motherlode.games.tunnels.rules.parts import ASK_TURN
from motherlode.progress_bar import progress_bar

__all__ = ["QUESTIONS", "Task", "evaluate", "make_player", "paired_difference", "play_task"]

_Z: Final = 1.959963984540054
_TASK_ROUNDS: Final = 4


@dataclass(frozen=True, slots=True)
class Task:
    """Rounds of a match: the bots of miners and saboteurs, by name; ``neural`` has the weights given.

    The seats of a side named ``neural+trust`` are both in turn.
    """

    miners: str
    saboteurs: str
    seed: str
    players: tuple[int, ...]
    is_lone: bool  # only deals with exactly one saboteur count
    numbers: tuple[int, ...]
    weights: Path


@dataclass(frozen=True, slots=True)
class Question:
    """A comparison: two matches, and whether they are of lone saboteurs at four players."""

    text: str
    ours: tuple[str, str]
    theirs: tuple[str, str]
    of_miners: bool
    is_lone: bool = False


QUESTIONS: Final = {
    "miners": Question("miners against belief", ("neural", "belief"), ("belief", "belief"), True),
    "saboteurs": Question("saboteurs against belief", ("belief", "neural"), ("belief", "belief"), False),
    "miners-trust": Question("miners against trust", ("neural", "trust"), ("belief", "trust"), True),
    "saboteurs-trust": Question("saboteurs against trust", ("trust", "neural"), ("trust", "belief"), False),
    "lone": Question("a lone saboteur of 4 against trust", ("trust", "neural"), ("trust", "belief"), False, True),
    "miners-beside-belief": Question(
        "every other miner beside belief", ("neural+belief", "belief"), ("belief", "belief"), True
    ),
    "miners-beside-trust": Question(
        "every other miner beside trust", ("neural+trust", "belief"), ("belief+trust", "belief"), True
    ),
    "saboteurs-beside-trust": Question(
        "every other saboteur beside trust", ("belief", "neural+trust"), ("belief", "belief+trust"), False
    ),
}


def play_task(task: Task) -> list[tuple[int, bool | None]]:
    """Play rounds; by number, whether miners won; None for a deal that does not count."""
    return [(number, _play_round(task, number)) for number in task.numbers]


def _play_round(task: Task, number: int) -> bool | None:
    players = task.players[number % len(task.players)]
    seed = f"{task.seed}/{number}"
    events: list[Event] = []
    options = {"rounds": 1, "first": number // len(task.players) % players}
    position = ENGINE.begin("base", players, options, seed, events)
    saboteurs = [position.roles[seat] == position.rules.saboteur for seat in range(players)]
    if task.is_lone and sum(saboteurs) != 1:
        return None
    sides = {side: cycle(side_names.split("+")) for side, side_names in ((False, task.miners), (True, task.saboteurs))}
    bots = [make_player(next(sides[is_saboteur]), task.weights) for is_saboteur in saboteurs]
    chances = [Stream(key_of(seed), "bot", seat) for seat in range(players)]
    while position.asked == ASK_TURN and not position.shown:
        seat = position.actor
        view = View(ENGINE, ENGINE.view_of(position, seat), seat, events)
        ENGINE.play(position, bots[seat].choose(view, view.legal, chances[seat]), events)
    return bool(position.reached)


def make_player(name: str, weights: Path) -> Bot:
    """A bot by name; ``neural`` with these weights."""
    return NeuralBot(weights) if name == "neural" else make_bot(name)


def paired_difference(ours: Sequence[bool], theirs: Sequence[bool]) -> tuple[float, float]:
    """The mean difference of two results on the same deals, and the half-width of its 95 % interval."""
    differences = [int(one) - int(other) for one, other in zip(ours, theirs, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean, _Z * math.sqrt(variance / count)


def evaluate(args: argparse.Namespace) -> int:
    """Play the matches of the questions and print a line of JSON for each."""
    names = args.matches.split(",")
    for name in names:
        if name not in QUESTIONS:
            raise DataError(f"--matches: there is no {name!r}; there are {', '.join(QUESTIONS)}")
    players = tuple(int(each) for each in args.players.split(","))
    weights = (args.weights or WEIGHTS).resolve()
    ledger = _read_ledger(args.ledger)
    tasks: list[Task] = []
    for name in names:
        question = QUESTIONS[name]
        for miners, saboteurs in (question.ours, question.theirs):
            seats = (4,) if question.is_lone else players
            task = Task(miners, saboteurs, args.seed, seats, question.is_lone, (), weights)
            missing = [n for n in range(args.rounds) if n not in ledger.get(_key(task), {})]
            for at in range(0, len(missing), _TASK_ROUNDS):
                numbers = tuple(missing[at : at + _TASK_ROUNDS])
                tasks.append(Task(miners, saboteurs, args.seed, seats, question.is_lone, numbers, weights))
    # By round, so that a run that is cut short has both matches of each deal; the same match of two questions once.
    tasks = sorted(set(tasks), key=lambda task: task.numbers)
    _play(tasks, args, ledger)
    for name in names:
        print(json.dumps(_answer(name, args, players, weights, ledger)), flush=True)
    return 0


Ledger = dict[str, dict[int, bool | None]]


def _key(task: Task) -> str:
    name = task.weights.name if "neural" in task.miners + task.saboteurs else ""
    table = ",".join(map(str, task.players)) + ("/lone" if task.is_lone else "")
    return f"{task.miners}/{task.saboteurs}/{task.seed}/{table}/{name}"


def _read_ledger(path: Path | None) -> Ledger:
    ledger: Ledger = {}
    if path is not None and path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            ledger.setdefault(entry["match"], {})[entry["round"]] = entry["won"]
    return ledger


def _play(tasks: Sequence[Task], args: argparse.Namespace, ledger: Ledger) -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the workers' products are small
    context = multiprocessing.get_context("spawn")
    total = sum(len(task.numbers) for task in tasks)
    with progress_bar("rounds", total) as advance, ProcessPoolExecutor(args.workers, mp_context=context) as pool:
        for task, played in zip(tasks, pool.map(play_task, tasks), strict=True):
            ledger.setdefault(_key(task), {}).update(played)
            if args.ledger is not None:
                with args.ledger.open("a", encoding="utf-8") as file:
                    for number, won in played:
                        file.write(json.dumps({"match": _key(task), "round": number, "won": won}) + "\n")
            advance(len(played))


def _answer(
    name: str, args: argparse.Namespace, players: tuple[int, ...], weights: Path, ledger: Ledger
) -> dict[str, object]:
    question = QUESTIONS[name]
    seats = (4,) if question.is_lone else players
    results = []
    for miners, saboteurs in (question.ours, question.theirs):
        results.append(ledger.get(_key(Task(miners, saboteurs, args.seed, seats, question.is_lone, (), weights)), {}))
    numbers = [n for n in range(args.rounds) if results[0].get(n) is not None and results[1].get(n) is not None]
    ours, theirs = ([bool(result[n]) == question.of_miners for n in numbers] for result in results)
    if not numbers:
        return {"question": question.text, "rounds": 0}
    difference, half = paired_difference(ours, theirs)
    by_players = {}
    for index, count in enumerate(seats):
        picked = [at for at, number in enumerate(numbers) if number % len(seats) == index]
        if picked:
            gain, width = paired_difference([ours[at] for at in picked], [theirs[at] for at in picked])
            by_players[count] = f"{100 * gain:+.1f} ± {100 * width:.1f}"
    return {
        "question": question.text,
        "rounds": len(numbers),
        "neural": round(100 * sum(ours) / len(ours), 1),
        "neural_interval": [round(100 * end, 1) for end in wilson(sum(ours), len(ours))],
        "belief": round(100 * sum(theirs) / len(theirs), 1),
        "difference": f"{100 * difference:+.1f} ± {100 * half:.1f}",
        "by_players": by_players,
    }
