"""The names of what a ruleset has, each list in the order of the engine's numbers."""

from __future__ import annotations

from functools import lru_cache

from motherlode.core.cards import numbering
from motherlode.core.notation.text_reader import Vocabulary
from motherlode.games.tunnels.cards.tables import Tables

__all__ = ["CardNames", "card_names"]


class CardNames:
    """The names of kinds of card, roles, signs, goals, faces and places, and the numbers of some of them."""

    def __init__(self, tables: Tables) -> None:
        self.kinds = tables.kind_names
        self.roles = tables.role_names
        self.signs = tables.sign_names
        self.goals = [goal.name for goal in tables.box.goals]
        self.faces = tables.face_names
        self.deck_words = Vocabulary(numbering(list(tables.deck_kinds)))
        self.sign_words = Vocabulary(numbering(self.signs))
        self.face_words = Vocabulary(tables.faces)
        self.role_numbers = numbering(self.roles)
        self.goal_numbers = numbering(self.goals)
        self.places = [str(place) for place in range(64)]


@lru_cache(maxsize=16)
def card_names(tables: Tables) -> CardNames:
    """The names of a box, computed once."""
    return CardNames(tables)
