"""The posterior over saboteurs and the treasure: its prior and its updates."""

from __future__ import annotations

from math import comb

import pytest

from motherlode.games.registry import engine_of
from motherlode.games.tunnels.bots.inference.posterior import Knowledge, Posterior
from motherlode.games.tunnels.rules.rulesets import rules_for

NOTHING = Knowledge()


@pytest.mark.parametrize("ruleset", ["base", "base-classic", "saboteur2"])
def test_the_prior_of_a_seat_is_the_share_of_saboteur_cards(ruleset: str) -> None:
    for seats in engine_of(ruleset).seats[ruleset]:
        rules = rules_for(ruleset, seats)
        share = list(rules.cast).count(rules.saboteur) / len(rules.cast)
        assert Posterior(rules).suspicion(NOTHING) == pytest.approx([share] * seats)


def test_the_number_of_saboteurs_follows_from_the_deal() -> None:
    """Four players, five cards, one saboteur: an honest seat leaves it to three others and the spare card."""
    assert Posterior(rules_for("base", 4)).suspicion(Knowledge(honest=1)) == pytest.approx([0, 0.25, 0.25, 0.25])
    assert Posterior(rules_for("base", 4)).suspicion(Knowledge(saboteurs=1)) == pytest.approx([1, 0, 0, 0])


def test_ten_seats_have_as_many_hypotheses_as_ways_to_deal() -> None:
    rules = rules_for("base", 10)
    suspicion = Posterior(rules).suspicion(Knowledge(saboteurs=0b1110))
    assert suspicion[0] == pytest.approx(1 / 8)
    assert comb(11, 4) == 330


def test_evidence_against_a_seat_lowers_the_suspicion_of_the_others() -> None:
    posterior = Posterior(rules_for("base", 5))
    before = posterior.suspicion(NOTHING)
    posterior.update(2, (0.1,) * 3, (0.5,) * 3)
    after = posterior.suspicion(NOTHING)
    assert after[2] > before[2]
    assert all(after[seat] < before[seat] for seat in (0, 1, 3, 4))


def test_evidence_from_an_honest_seat_updates_the_treasure() -> None:
    posterior = Posterior(rules_for("base", 4))
    posterior.update(1, (0.6, 0.3, 0.1), (0.3, 0.3, 0.3))
    assert posterior.treasure(Knowledge(honest=0b10)) == pytest.approx((0.6, 0.3, 0.1))
    assert posterior.treasure(Knowledge(saboteurs=0b10)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert posterior.treasure(Knowledge(honest=0b10, goals=(0.0, 0.5, 0.5))) == pytest.approx((0, 0.75, 0.25))


def test_s32_a_new_dwarf_card_resets_a_seat_to_the_pile() -> None:
    rules = rules_for("saboteur2", 4)
    posterior = Posterior(rules)
    posterior.update(3, (1e-9,) * 3, (1.0,) * 3)
    assert posterior.suspicion(NOTHING)[3] == pytest.approx(1, abs=1e-6)
    posterior.redraw(3)
    assert posterior.suspicion(NOTHING)[3] == pytest.approx(2 / 14, abs=1e-6)
