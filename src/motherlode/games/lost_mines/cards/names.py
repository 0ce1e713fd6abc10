"""The names of The Lost Mines, whose dwarf cards and treasures show a part of themselves on the back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import numbering
from motherlode.core.notation.text_reader import Vocabulary
from motherlode.core.visibility import UNKNOWN
from motherlode.games.lost_mines.cards.box import CLANS, ROLES
from motherlode.games.lost_mines.cards.tables import Tables

__all__ = ["CardNames", "card_names", "hide_role", "hide_treasure"]


def hide_role(role: i64) -> i64:
    """A dwarf card of which only the clan is known (L-03)."""
    return role | 3


def hide_treasure(treasure: i64) -> i64:
    """A treasure of which only the kind is known (L-06)."""
    return treasure & ~15


class CardNames:
    """The game's names.

    Dwarf cards and treasures read ``blue-loyal``, ``gems-4``, or ``blue-?``, ``gems-?``.
    """

    def __init__(self, tables: Tables) -> None:
        self.kinds = tables.kind_names
        self.faces = tables.face_names
        self.mines = tables.mine_names
        self.dwarfs = [f"{clan}-{role}" for clan in CLANS for role in (*ROLES, UNKNOWN)]
        values = (UNKNOWN, *map(str, range(1, 16)))
        self.treasures = [f"{mine}-{value}" for mine in self.mines for value in values]
        self.deck_words = Vocabulary(numbering(self.kinds[: tables.kinds]))
        self.face_words = Vocabulary(tables.faces)
        self.dwarf_numbers = numbering(self.dwarfs)
        self.treasure_numbers = numbering(self.treasures)
        self.mine_numbers = numbering(self.mines)

    def dwarfs_of(self, clans: Iterable[str], roles: Iterable[str]) -> vec[i64]:
        """Dwarf cards by their clans and roles."""
        return vec[i64]([self.dwarfs.index(f"{clan}-{role}") for clan, role in zip(clans, roles, strict=True)])

    def treasures_of(self, kinds: Iterable[str], values: Iterable[str]) -> vec[i64]:
        """Treasures by their kinds and values."""
        return vec[i64]([self.treasures.index(f"{kind}-{value}") for kind, value in zip(kinds, values, strict=True)])

    def backs(self, names: list[str], cards: Iterable[int]) -> tuple[str, ...]:
        """The backs of dwarf cards or treasures."""
        return tuple(names[card].partition("-")[0] for card in cards)

    def fronts(self, names: list[str], cards: Iterable[int]) -> tuple[str, ...]:
        """The fronts of dwarf cards or treasures."""
        return tuple(names[card].partition("-")[2] for card in cards)


@lru_cache(maxsize=16)
def card_names(tables: Tables) -> CardNames:
    """The names of a box, computed once."""
    return CardNames(tables)
