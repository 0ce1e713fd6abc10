"""The nouns of a ruleset, each list in the order of its numbers."""

from __future__ import annotations

from motherlode.tunnels.rules import Rules

__all__ = ["Words"]


class Words:
    """Kinds of card, roles, signs, goals and faces."""

    def __init__(self, rules: Rules) -> None:
        tables = rules.tables
        self.kinds = tables.kind_names
        self.roles = tables.role_names
        self.signs = tables.sign_names
        self.goals = [goal.name for goal in tables.box.goals]
        self.faces = tables.face_names
