"""Quality of role inference a quarter, half and three quarters through a round.

Every miner's belief about every other seat is a guess, made as ``belief`` does with the preset of the miners' bot. In
The Lost Mines guesses are about who shares a seat's pool, and selfish dwarfs make none. Measured are log loss, Brier
score, expected calibration error over ten bins, and accuracy and recall at a probability of one half.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

from motherlode.arena.game_protocol import Guess, arena_game
from motherlode.arena.match import Match, play_round
from motherlode.bots.registry import preset_of
from motherlode.core.talk import Utterance
from motherlode.core.visibility import SPECTATOR, Event
from motherlode.game import View
from motherlode.games.registry import GameEngine

__all__ = ["MOMENTS", "Guess", "Quality", "guess_quality", "measure", "round_guesses"]

MOMENTS: Final = (0.25, 0.5, 0.75)
_BINS: Final = 10
_LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Quality:
    """Scores of some guesses."""

    guesses: int
    log_loss: float
    brier: float
    calibration_error: float
    accuracy: float
    recall: float


def round_guesses(match: Match, number: int) -> list[list[Guess]]:
    """Return the guesses of one round, at each of the moments."""
    guesser = arena_game(match.ruleset, match.players).new_guesser(preset_of(match.miners))
    by_moment: list[list[Guess]] = []

    def watch(engine: GameEngine[Any], position: Any, events: Sequence[Event], talk: Sequence[Utterance]) -> None:
        view = View(engine, engine.view_of(position, SPECTATOR), SPECTATOR, events, talk)
        by_moment.append(guesser.guesses(engine, position, view))

    play_round(match, number, watch)
    return [by_moment[int(len(by_moment) * moment)] for moment in MOMENTS]


def measure(match: Match, rounds: int, advance: Callable[[int], None]) -> list[Quality]:
    """Return the scores over the first rounds of a match, at each of the moments."""
    by_moment: list[list[Guess]] = [[] for _ in MOMENTS]
    for number in range(rounds):
        for all_of_them, guesses in zip(by_moment, round_guesses(match, number), strict=True):
            all_of_them += guesses
        advance(1)
    return [guess_quality(guesses) for guesses in by_moment]


def guess_quality(guesses: Sequence[Guess]) -> Quality:
    """Return the scores of some guesses."""
    count = len(guesses)
    guilty = [probability for probability, is_one in guesses if is_one]
    bins: list[list[Guess]] = [[] for _ in range(_BINS)]
    for probability, is_one in guesses:
        bins[min(_BINS - 1, int(probability * _BINS))].append((probability, is_one))
    errors = (abs(sum(probability for probability, _ in each) - sum(is_one for _, is_one in each)) for each in bins)
    return Quality(
        guesses=count,
        log_loss=-sum(log(max(_LEAST, p if is_one else 1 - p)) for p, is_one in guesses) / count,
        brier=sum((probability - is_one) ** 2 for probability, is_one in guesses) / count,
        calibration_error=sum(errors) / count,
        accuracy=sum((probability >= 0.5) == is_one for probability, is_one in guesses) / count,
        recall=sum(probability >= 0.5 for probability in guilty) / len(guilty) if guilty else 1.0,
    )
