"""Exploitability: a best response learns to beat a policy in one role, then both play the same deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.games.tunnels.training.checkpoint import load_params
from motherlode.games.tunnels.training.evaluate import paired_difference
from motherlode.games.tunnels.training.match import Side, miners_win
from motherlode.games.tunnels.training.rollout import Opposition
from motherlode.games.tunnels.training.selfplay import SelfplaySettings, selfplay

__all__ = ["ROLES", "best_response", "mixed_seeds"]

ROLES: Final = ("miners", "saboteurs")
_NO_ANCHOR: Final = (1e-9, 1e-9)


def best_response(weights: Path, role: str, out: Path, settings: SelfplaySettings, rounds: int, seed: int) -> None:
    """Learn to beat ``weights`` in a role, starting from them; print the response's gain over them.

    The opponent plays as the bot does, its likeliest move, and there is no anchor: whatever wins is learned.
    """
    is_saboteurs = role == "saboteurs"
    opposition = Opposition(as_miners=1.0 - is_saboteurs, as_saboteurs=float(is_saboteurs), temperature=0.0)
    run = SelfplaySettings(
        seconds=settings.seconds,
        tables=settings.tables,
        steps=settings.steps,
        anchor=_NO_ANCHOR,
        rate=settings.rate,
        seed=settings.seed,
        opposition=opposition,
        has_league=False,
    )
    selfplay(weights, out, run)
    target, response = ((params, params) for params in (load_params(weights), load_params(out)))
    before = miners_win(target, target, rounds, seed)
    after = miners_win(target, response, rounds, seed) if is_saboteurs else miners_win(response, target, rounds, seed)
    print(json.dumps(_difference(f"best response as {role}", before, after, is_saboteurs)), flush=True)


def mixed_seeds(one: Path, other: Path, rounds: int, seed: int) -> None:
    """Print what each side loses when its seats are played by two trained policies in turn."""
    first, second = load_params(one), load_params(other)
    alike: tuple[Side, Side] = ((first, first), (second, second))
    mixed: Side = (first, second)
    for opponent, label in zip(alike, ("the first", "the second"), strict=True):
        for is_saboteurs in (False, True):
            results = []
            for side in (*alike, mixed):
                pair = (opponent, side) if is_saboteurs else (side, opponent)
                results.append(miners_win(*pair, rounds, seed))
            role = ROLES[is_saboteurs]
            for alone, name in zip(results[:2], ("the first", "the second"), strict=True):
                line = f"{role}, mixed instead of {name} alone, against {label}"
                print(json.dumps(_difference(line, alone, results[2], is_saboteurs)), flush=True)


def _difference(
    question: str, before: NDArray[np.bool_], after: NDArray[np.bool_], is_saboteurs: bool
) -> dict[str, object]:
    theirs, ours = ((~won if is_saboteurs else won).tolist() for won in (before, after))
    gain, half = paired_difference(ours, theirs)
    return {
        "question": question,
        "rounds": len(ours),
        "before": round(100 * float(np.mean(theirs)), 1),
        "after": round(100 * float(np.mean(ours)), 1),
        "difference": f"{100 * gain:+.1f} ± {100 * half:.1f}",
    }
