"""Why a move is refused, in the player's language."""

from __future__ import annotations

from motherlode.localization import Localization

__all__ = ["refusal_reason", "rule_text"]


def refusal_reason(texts: Localization, ruleset: str, rule: str) -> str:
    """The reason in a sentence; for a rule without one, the text of the rule itself."""
    if texts.has(f"rule-{rule}"):
        return texts.text(f"rule-{rule}")
    return rule_text(ruleset, rule) or texts.text("refusal-illegal-move")


def rule_text(ruleset: str, rule: str) -> str:
    """A rule of the ruleset in full, on one line; empty if its rulebook has no such rule."""
    from motherlode.rulebook import books, rules_of
    from motherlode.rulebook.pages import plain

    rules = rules_of(ruleset) if ruleset in books() else ()
    return next((f"{each.title}. {plain(each.text)}" for each in rules if each.id == rule.upper()), "")
