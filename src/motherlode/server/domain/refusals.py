"""Refusals: a reason key, and the id of the game's rule if one forbids a move. Texts are the client's."""

from __future__ import annotations

from typing import Literal, get_args

__all__ = ["REFUSAL_REASONS", "RefusalReason", "Refused"]

RefusalReason = Literal[
    "bad-clock",
    "bad-message",
    "bad-name",
    "bad-options",
    "bad-origin",
    "bad-record",
    "bad-seats",
    "bad-token",
    "bad-version",
    "banned",
    "barred",
    "closing",
    "elsewhere",
    "empty-seats",
    "empty-text",
    "game-over",
    "illegal-claim",
    "illegal-move",
    "no-such-bot",
    "no-such-game",
    "no-such-ruleset",
    "no-such-seat",
    "no-such-table",
    "not-a-move",
    "not-host",
    "not-now",
    "not-seated",
    "not-your-turn",
    "off-lesson",
    "seat-taken",
    "silenced",
    "stale",
    "too-fast",
    "too-many",
    "try-again",
    "unreadable-table",
]

REFUSAL_REASONS: frozenset[str] = frozenset(get_args(RefusalReason))


class Refused(Exception):
    """A command or request was refused, and nothing changed."""

    def __init__(self, why: RefusalReason, rule: str = "", place: str = "") -> None:
        super().__init__(why)
        self.why: RefusalReason = why
        self.rule = rule
        self.place = place
