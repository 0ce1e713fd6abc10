"""The engine's numbers for what a viewer does not know."""

from __future__ import annotations

from typing import Final

__all__ = ["FACE_DOWN", "HIDDEN"]

HIDDEN: Final = 255
"""A card, a role, a goal that is not known."""

FACE_DOWN: Final = 256
"""In a discard pile, ``kind + FACE_DOWN * (seat + 1)``: a card that this seat discarded unseen."""
