"""Names of cards, roles and places in the reader's language; unknown cards are named by their backs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from motherlode.core.errors import ParseError
from motherlode.core.faces import EAST, NORTH, SOUTH, WEST, Face
from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN
from motherlode.localization import Localization

__all__ = ["card_name", "card_object", "cell_text", "is_face", "list_cards", "place", "role_name", "side_of"]

_STRAIGHT: Final = (NORTH | SOUTH, EAST | WEST)


def cell_text(cell: Cell) -> str:
    """A cell as the notation writes it: column, then row."""
    return f"{cell[0]},{cell[1]}"


def place(texts: Localization, cell: Cell) -> str:
    """A cell as its column and row are numbered on the screen: «in column 3, row -1»."""
    return texts.text("terminal-place", column=texts.number(cell[0]), row=texts.number(cell[1]))


def side_of(cell: Cell, other: Cell) -> str:
    """Which edge of a cell another cell lies at: ``up``, ``down``, ``left`` or ``right``."""
    if other[1] != cell[1]:
        return "up" if other[1] < cell[1] else "down"
    return "left" if other[0] < cell[0] else "right"


def is_face(card: str) -> bool:
    """Whether a card's name is the text of a face, as a tunnel or path card's is."""
    try:
        Face.parse(card)
    except ParseError:
        return False
    return True


def role_name(texts: Localization, role: str) -> str:
    """A role."""
    return texts.text("role-unknown" if role == UNKNOWN else f"role-{role}")


def card_name(texts: Localization, card: str, straight: str = "straight") -> str:
    """An action card by its name, a face by its shape; ``straight`` is the shape of a straight face."""
    return _named(texts, card, "", straight)


def card_object(texts: Localization, card: str, straight: str = "straight") -> str:
    """A card as the object of a sentence, a face with its notation: «a map», «a fork (NES)»."""
    name = _named(texts, card, ".object", straight)
    return f"{name} ({card})" if is_face(card) else name


def list_cards(texts: Localization, cards: Iterable[str], straight: str = "straight") -> str:
    """Some cards: «a map and a fork (NES)», or «nothing»."""
    return texts.join(card_object(texts, card, straight) for card in cards) or texts.text("nothing")


def _named(texts: Localization, card: str, form: str, straight: str) -> str:
    if card == UNKNOWN:
        return texts.text(f"card-unknown{form}")
    if not is_face(card):
        return texts.text(f"card-{card.replace('+', '-')}{form}")
    face = Face.parse(card)
    shape = texts.text(f"shape-{_shape(face, straight)}{form}")
    return (
        texts.text("card-with", shape=shape, feature=texts.text(f"feature-{face.feature}")) if face.feature else shape
    )


def _shape(face: Face, straight: str) -> str:
    through = [group for group in face.groups if group & (group - 1)]
    if not through:
        return "shaft" if face.feature == "ladder" else "dead-end"
    if len(through) == 2:
        return "bridge" if through[0] in _STRAIGHT else "double-curve"
    if len(through) < len(face.groups):
        return "blocked"
    arms = through[0].bit_count()
    if arms > 2:
        return "fork" if arms == 3 else "crossroads"
    return straight if through[0] in _STRAIGHT else "bend"
