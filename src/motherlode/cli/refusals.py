"""Why a move is refused, in a sentence for the one who tried it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["REASONS", "explain", "rule_text"]

REASONS: Final[Mapping[str, str]] = {
    "B-10": "On your turn you use one card of your own hand: lay it, play it, or pass by discarding it.",
    "B-20": "A tunnel card goes on a free place right beside a card that lies face up in the maze.",
    "B-21": "It does not fit there: on every side an open edge must meet an open one, and rock must meet rock.",
    "B-23": "It would not be connected: a corridor of the card has to lead back to the start without a break.",
    "B-26": "You cannot lay tunnel cards while a broken tool lies in front of you; have it mended first.",
    "B-30": "A broken tool goes in front of another player whose tool of that kind is still whole.",
    "B-31": "That repair card does not show this tool.",
    "B-33": "There is nothing to mend: no broken tool of that kind lies in front of this player.",
    "B-34": "A rockfall takes away a tunnel card that lies in the maze, never the start or a goal.",
    "B-35": "A map is for looking at a goal that still lies face down.",
    "B-51": "Now you choose one of the gold cards that came to you.",
    "C-51": "Now you choose one of the gold cards that came to you.",
}
"""By the id of the rule."""


def explain(ruleset: str, rule: str) -> str:
    """The reason with its rule's id; for a rule without a sentence of its own, the rule itself."""
    return f"{REASONS.get(rule) or rule_text(ruleset, rule) or 'The rules do not allow it.'} ({rule})"


def rule_text(ruleset: str, rule: str) -> str:
    """A rule of the ruleset in full, on one line; empty if it has no such rule."""
    from motherlode.rulebook.pages import plain, rules_of

    found = [each for each in rules_of(ruleset) if each.id == rule.upper()]
    return f"{found[0].title}. {plain(found[0].text)}" if found else ""
