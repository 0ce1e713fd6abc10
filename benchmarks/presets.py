"""Measures the presets of ``belief``: how miners hinder others, saboteurs' first damage, who wins.

    python benchmarks/presets.py --ruleset base --players 5 --rounds 200 --seed report
    python benchmarks/presets.py --cover --rounds 200 --seed report

Everyone at a table is a ``belief`` bot of one preset; the deals are the same for all. With ``--cover`` all miners are
``belief``, only the saboteurs differ, and ``company`` is the mix of personalities at a table of the default level.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from statistics import fmean, median
from typing import Any

from motherlode import SPECTATOR, View
from motherlode.arena import match as arena
from motherlode.arena.match import Match, play_round
from motherlode.arena.statistics import bootstrap, wilson
from motherlode.bots.presets import PRESETS
from motherlode.bots.registry import PERSONALITIES
from motherlode.core.talk import Utterance
from motherlode.core.visibility import Event
from motherlode.games.registry import GameEngine
from motherlode.games.tunnels.bots.inference.action_history import HistoryTracker, ObservedAction
from motherlode.games.tunnels.bots.situation import BREAK, expected_cards

COMPANY = "company"

_DAMAGE = 0.5
"""Cards by which the way must be lengthened to count as damage."""


@dataclass(slots=True)
class Habits:
    """Counts of what bots of one preset did."""

    won: int = 0
    rounds: int = 0
    results: list[bool] = field(default_factory=list)  # by round, whether the treasure was reached
    hindered: list[float] = field(default_factory=list)  # by round, how many hindered someone, of 100 turns of miners
    wrongly: list[float] = field(default_factory=list)  # the part of those that met a miner
    accused: list[float] = field(default_factory=list)  # by miner, its turns before it first hindered someone
    first: list[float] = field(default_factory=list)  # by saboteur, its turns before its first damage


def habits_of(match: Match, rounds: int) -> Habits:
    """The habits of the bots of a match in its first rounds."""
    habits = Habits()
    for number in range(rounds):
        memory = HistoryTracker()
        told: list[Any] = []

        def watch(
            engine: GameEngine[Any],
            position: Any,
            events: Sequence[Event],
            talk: Sequence[Utterance],
            told: list[Any] = told,
        ) -> None:
            told[:] = [engine, position, list(events)]

        played = play_round(match, number, watch)
        engine, position, events = told
        view = View(engine, engine.view_of(position, SPECTATOR), SPECTATOR, events)
        saboteurs = [position.roles[seat] == position.rules.saboteur for seat in range(match.players)]
        note(habits, memory.update(view).actions, saboteurs)
        habits.won += played.reached
        habits.results.append(played.reached)
        habits.rounds += 1
    return habits


def note(habits: Habits, actions: Sequence[ObservedAction], saboteurs: Sequence[bool]) -> None:
    """Enter what was done in a round."""
    miners = [action for action in actions if not saboteurs[action.seat]]
    hindering = [action for action in miners if action.effect == BREAK]
    habits.hindered.append(100 * len(hindering) / max(1, len(miners)))
    habits.wrongly += [float(not saboteurs[action.aim]) for action in hindering]
    for seat, is_one in enumerate(saboteurs):
        own = [action for action in actions if action.seat == seat]
        if is_one:
            habits.first.append(_turns_before([_harms(action) for action in own]))
        else:
            habits.accused.append(_turns_before([action.effect == BREAK for action in own]))


def _turns_before(is_it: Sequence[bool]) -> float:
    """The number of turns before the first of a kind; all, if there is none."""
    return float(is_it.index(True) if True in is_it else len(is_it))


def _harms(action: ObservedAction) -> bool:
    if action.after is None:
        return action.effect == BREAK
    hidden = [float(action.hidden >> goal & 1) for goal in range(len(action.before.shortest))]
    place = [each / sum(hidden) for each in hidden]
    return expected_cards(place, action.after.shortest) - expected_cards(place, action.before.shortest) >= _DAMAGE


def _told(values: Sequence[float]) -> str:
    low, high = bootstrap(values)
    return f"{fmean(values):.2f} ({low:.2f} – {high:.2f})" if values else "–"


def cover(ruleset: str, players: int, rounds: int, seed: str) -> None:
    """Print when saboteurs do the first damage, at their best and in company, and the cost of restraint."""
    make = arena.make_bot
    seated = count()
    arena.make_bot = lambda name: make(PERSONALITIES[next(seated) % len(PERSONALITIES)] if name == COMPANY else name)
    print("| saboteurs | miners win | more than against `belief` | turns before damage: median | mean |")
    print("|---|---|---|---|---|")
    before: list[bool] = []
    for name in ("belief", COMPANY):
        habits = habits_of(Match(ruleset, players, "belief", name, seed), rounds)
        before = before or habits.results
        gains = [100.0 * (one - other) for one, other in zip(habits.results, before, strict=True)]
        low, high = bootstrap(gains)
        told = f"{fmean(gains):+.1f} points ({low:+.1f} to {high:+.1f})" if name != "belief" else "–"
        first = f"{median(habits.first):g} | {fmean(habits.first):.2f}"
        print(f"| `{name}` | {habits.won / habits.rounds:.1%} | {told} | {first} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--ruleset", default="base")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", default="report")
    parser.add_argument("--cover", action="store_true", help="compare saboteurs against the same miners")
    args = parser.parse_args()
    if args.cover:
        cover(args.ruleset, args.players, args.rounds, args.seed)
        return
    print("| bots | treasure reached | hindering in 100 turns of miners | a miner's turns before the first | ", end="")
    print("part that hit a miner | a saboteur's turns before damage |")
    print("|---|---|---|---|---|---|")
    for name in ("belief", *(f"belief:{preset}" for preset in PRESETS)):
        habits = habits_of(Match(args.ruleset, args.players, name, name, args.seed), args.rounds)
        low, high = wilson(habits.won, habits.rounds)
        won = f"{habits.won / habits.rounds:.1%} ({low:.1%} – {high:.1%})"
        told = map(_told, (habits.hindered, habits.accused, habits.wrongly, habits.first))
        print(f"| `{name}` | {won} | {' | '.join(told)} |", flush=True)


if __name__ == "__main__":
    main()
