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
    "S-10": "On your turn you lay a tunnel card, play an action card, pass, or shed what lies in front of you.",
    "S-12": "To shed a card that lies in front of you, you discard exactly two cards of your hand.",
    "S-13": "To pass you discard one, two or three cards of your own hand.",
    "S-15": "No player has two of the same card lying in front of them.",
    "S-16": "There is no such card in front of you to shed.",
    "S-22": "A ladder joins on to a tunnel card that lies in the maze, and no corridor of it may face a goal.",
    "S-30": "You rob another player, not yourself.",
    "S-31": "Hands off takes away a theft card, and nothing else.",
    "S-32": "Swap hats names a player, and needs a dwarf card left in the pile.",
    "S-33": "You swap hands with another player.",
    "S-34": "You look at another player's dwarf card; you know your own.",
    "S-35": "A trap lies in front of another player, and whoever has one cannot lay tunnel cards.",
    "S-36": "Free takes away a trap, and nothing else.",
    "S-37": "There is no such card in front of this player to take away.",
    "S-60": "Now you choose whom to rob.",
    "L-10": "On your turn you first play one card of your own hand, or discard one or two.",
    "L-11": "Now you move your dwarf, or stay.",
    "L-20": "A path card goes on a free field of the board beside a card that lies face up.",
    "L-21": "It does not fit there: on every side an open edge must meet an open one, and a closed one a closed one.",
    "L-22": "No way leads there for it to continue.",
    "L-24": "An obstacle is in the way, and the right tool does not lie on it yet.",
    "L-25": "There is room for one dwarf only, and another stands there.",
    "L-30": "A tool goes on an obstacle of its kind that has none yet: axe on tree, boat on lake, rope on ditch.",
    "L-31": "This card does not let you look at that; nor does any at what lies open, is taken, or is your own.",
    "L-32": "A trap goes on a way between two cards, or on an open end that leads to a free field.",
    "L-33": "A troll blocks a way between two cards or at an open end, and nobody passes it.",
    "L-35": "A storm takes a path card on which no dwarf stands, never a start or a mine.",
    "L-36": "A trap or a troll is there already.",
    "L-40": "Your dwarf cannot walk so: along ways, up to three cards or five from a campfire, none of them twice.",
    "L-41": "A mine that is turned up ends the move.",
    "L-43": "Now you choose a treasure of the kind of this mine.",
    "L-51": "A vote is answered with yes or no, and everyone may call for one once a round.",
    "C-51": "Now you choose one of the gold cards that came to you.",
}
"""By the id of the rule."""


def explain(ruleset: str, rule: str) -> str:
    """The reason with its rule's id; for a rule without a sentence of its own, the rule itself."""
    return f"{REASONS.get(rule) or rule_text(ruleset, rule) or 'The rules do not allow it.'} ({rule})"


def rule_text(ruleset: str, rule: str) -> str:
    """A rule of the ruleset in full, on one line; empty if its book has no such rule."""
    from motherlode.rulebook import BOOKS, rules_of
    from motherlode.rulebook.pages import plain

    rules = rules_of(ruleset) if ruleset in BOOKS else ()
    return next((f"{each.title}. {plain(each.text)}" for each in rules if each.id == rule.upper()), "")
