"""Quality of role inference a quarter, half and three quarters through a round.

Every miner's belief about every other seat is a guess. In The Lost Mines guesses are about who shares a seat's pool,
and selfish dwarfs make none. Measured are log loss, Brier score, expected calibration error over ten bins, and accuracy
and recall at a probability of one half.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

from motherlode.arena.match import Match, is_lost_mines, play_round
from motherlode.core.hidden import HIDDEN
from motherlode.core.visibility import SPECTATOR, Event
from motherlode.game import View
from motherlode.games.lost_mines.bots.belief_bot import LostMinesBeliefTracker
from motherlode.games.lost_mines.bots.role_posterior import ClanPosterior, known_roles
from motherlode.games.lost_mines.bots.treasure_shares import pool_of
from motherlode.games.lost_mines.rules.position import Position as LostMinesPosition
from motherlode.games.registry import Family
from motherlode.games.tunnels.bots.inference.belief_tracker import BeliefTracker
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.bots.situation import has_teams, treasure_distribution
from motherlode.games.tunnels.bots.teams.belief_tracker import TeamBeliefTracker
from motherlode.games.tunnels.bots.teams.role_posterior import RolePosterior, marginals_for
from motherlode.games.tunnels.rules.position import Position

__all__ = ["MOMENTS", "Guess", "Quality", "guess_quality", "measure", "round_guesses"]

Guess = tuple[float, bool]
"""Probability given to a seat being a saboteur (or an ally), and whether it is one."""

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
    tracker, in_teams, in_lost_mines = BeliefTracker(), TeamBeliefTracker(), LostMinesBeliefTracker()
    by_moment: list[list[Guess]] = []

    def watch(family: Family[Any], position: Any, events: Sequence[Event]) -> None:
        view = View(family, family.view_of(position, SPECTATOR), SPECTATOR, events)
        if is_lost_mines(match):
            by_moment.append(_lost_mines_guesses(family, position, in_lost_mines.update(view)))
        elif has_teams(position.rules):
            by_moment.append(_team_guesses(family, position, in_teams.update(view)))
        else:
            by_moment.append(_guesses(family, position, tracker.update(view)))

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


def _guesses(family: Family[Position], position: Position, posterior: Posterior) -> list[Guess]:
    """Return every miner's guesses about the other seats."""
    saboteur = position.rules.saboteur
    found: list[Guess] = []
    for seat in range(position.seats):
        if position.roles[seat] != saboteur:
            view = family.view_of(position, seat)
            treasure = treasure_distribution(view.goals, position.rules.tables.treasure, HIDDEN)
            suspicion = posterior.suspicion(Knowledge.of(view, treasure))
            found += [
                (suspicion[other], position.roles[other] == saboteur)
                for other in range(position.seats)
                if other != seat
            ]
    return found


def _team_guesses(family: Family[Position], position: Position, role_posterior: RolePosterior) -> list[Guess]:
    """Return the guesses in Saboteur 2."""
    saboteur = position.rules.saboteur
    seats = range(position.seats)
    found: list[Guess] = []
    for seat in seats:
        if position.roles[seat] != saboteur:
            chances, _ = marginals_for(family.view_of(position, seat), role_posterior)
            found += [(chances[other][saboteur], position.roles[other] == saboteur) for other in seats if other != seat]
    return found


def _lost_mines_guesses(
    family: Family[LostMinesPosition], position: LostMinesPosition, posterior: ClanPosterior
) -> list[Guess]:
    """Return the guesses of who shares a pool."""
    seats = range(position.seats)
    pools = [pool_of(position.roles[seat] >> 2, position.roles[seat] & 3) for seat in seats]
    found: list[Guess] = []
    for seat in seats:
        if pools[seat] >= 0:
            known = known_roles(family.view_of(position, seat))
            allies = posterior.ally_probabilities(seat, position.roles[seat] & 3, known)
            found += [(allies[other], pools[other] == pools[seat]) for other in seats if other != seat]
    return found


def guess_quality(guesses: Sequence[Guess]) -> Quality:
    """Return the scores of some guesses."""
    count = len(guesses)
    guilty = [chance for chance, is_one in guesses if is_one]
    bins: list[list[Guess]] = [[] for _ in range(_BINS)]
    for chance, is_one in guesses:
        bins[min(_BINS - 1, int(chance * _BINS))].append((chance, is_one))
    errors = (abs(sum(chance for chance, _ in each) - sum(is_one for _, is_one in each)) for each in bins)
    return Quality(
        guesses=count,
        log_loss=-sum(log(max(_LEAST, chance if is_one else 1 - chance)) for chance, is_one in guesses) / count,
        brier=sum((chance - is_one) ** 2 for chance, is_one in guesses) / count,
        calibration_error=sum(errors) / count,
        accuracy=sum((chance >= 0.5) == is_one for chance, is_one in guesses) / count,
        recall=sum(chance >= 0.5 for chance in guilty) / len(guilty) if guilty else 1.0,
    )
