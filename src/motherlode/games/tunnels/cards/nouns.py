"""The nouns of a ruleset, each list in the order of its numbers."""

from __future__ import annotations

from functools import lru_cache

from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["Words", "words_of"]


class Words:
    """Kinds of card, roles, signs, goals and faces."""

    def __init__(self, tables: Tables) -> None:
        self.kinds = tables.kind_names
        self.roles = tables.role_names
        self.signs = tables.sign_names
        self.goals = [goal.name for goal in tables.box.goals]
        self.faces = tables.face_names


@lru_cache(maxsize=16)
def words_of(tables: Tables) -> Words:
    """The nouns of a box."""
    return Words(tables)
