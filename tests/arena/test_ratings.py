"""Skills as a miner and as a saboteur, from all rounds at once."""

from __future__ import annotations

from math import exp, log

import pytest

from motherlode import Stream
from motherlode.arena.match import Match, RoundResult
from motherlode.arena.ratings import fit_ratings
from motherlode.core.chance.random_stream import key_of

SKILL = {"strong": 1.0, "middling": 0.0, "weak": -1.0}


def rounds_of(match: Match, count: int) -> list[RoundResult]:
    """Rounds won by two skills, whatever was dealt."""
    stream = Stream(key_of(match.key), "won")
    chance = 1 / (1 + exp(-(SKILL[match.miners] - SKILL[match.saboteurs])))
    return [RoundResult(number, 1, stream.random() < chance, 30, True) for number in range(count)]


def test_the_skills_by_which_rounds_were_won_are_found_again() -> None:
    results = []
    for miners in SKILL:
        for saboteurs in SKILL:
            match = Match("base", 4, miners, saboteurs, "skills")
            results.append((match, rounds_of(match, 400)))
    ratings = fit_ratings(results)
    assert [(each.role, each.bot) for each in ratings] == [
        (role, bot) for role in ("miner", "saboteur") for bot in SKILL
    ]
    for each in ratings:
        low, high = each.interval
        assert low < each.points < high
        assert each.points == pytest.approx(SKILL[each.bot] * 400 / log(10), abs=90)
        assert each.rounds == 1200


def test_one_who_always_wins_has_a_finite_skill_and_a_wide_interval() -> None:
    always = [RoundResult(number, 1, True, 30, True) for number in range(30)]
    never = [RoundResult(number, 1, False, 30, True) for number in range(30)]
    ratings = fit_ratings(
        [(Match("base", 4, "strong", "weak", "s"), always), (Match("base", 4, "weak", "weak", "s"), never)]
    )
    best = next(each for each in ratings if each.bot == "strong")
    assert 100 < best.points < 5000
    assert best.interval[1] - best.interval[0] > 200


def test_a_guest_counts_as_one_of_its_side() -> None:
    """Where the guest dug, its skill is told from that of those beside it."""
    plain = Match("base", 4, "middling", "middling", "guest")
    guest = Match("base", 4, "middling", "middling", "guest", "strong")
    lost = [RoundResult(number, 1, number % 2 == 0, 30, True) for number in range(200)]
    won = [RoundResult(number, 1, number % 4 != 0, 30, True) for number in range(200)]
    ratings = {(each.bot, each.role): each for each in fit_ratings([(plain, lost), (guest, won)])}
    assert ratings["strong", "miner"].points > ratings["middling", "miner"].points
    assert ratings["strong", "miner"].rounds == 200
    assert ("strong", "saboteur") not in ratings
