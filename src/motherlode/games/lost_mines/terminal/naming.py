"""Names of cards, clans, mines and treasures, in the reader's language."""

from __future__ import annotations

from typing import Final

from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.localization import Localization
from motherlode.terminal import naming
from motherlode.terminal.naming import place

__all__ = ["MINE_CELLS", "card_object", "clan_name", "mine_at", "mine_name", "treasure_name", "treasure_notation"]

MINE_CELLS: Final = {(10, 1): "1", (10, 3): "2", (10, 5): "3", (10, 7): "4"}
"""The cells of the mines, with the part of the key that names each."""


def card_object(texts: Localization, card: str) -> str:
    """A card as the object of a sentence; a straight face is a path here, not a tunnel."""
    return naming.card_object(texts, card, straight="path")


def clan_name(texts: Localization, clan: str) -> str:
    """A clan."""
    return texts.text(f"clan-{clan}")


def mine_name(texts: Localization, mine: str) -> str:
    """The name of a mine."""
    return texts.text("mine-unknown" if mine == UNKNOWN else f"mine-{mine}")


def mine_at(texts: Localization, cell: Cell, form: str = "") -> str:
    """«the second mine from the top», or column and row where no mine lies; ``.object`` is another form."""
    return texts.text(f"spot-mine-{MINE_CELLS[cell]}{form}") if cell in MINE_CELLS else place(texts, cell)


def treasure_name(texts: Localization, kind: str, value: str) -> str:
    """A treasure by its kind, and by its value where the viewer knows it."""
    treasure = texts.text(f"treasure-{kind}")
    if value == UNKNOWN:
        return treasure
    return texts.text("treasure-worth", treasure=treasure, count=int(value))


def treasure_notation(number: int) -> str:
    """A treasure as moves name it."""
    return f"treasure-{number}"
