"""Display names of bots: stones, in the language of the table, one per seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from motherlode.server.domain.table_settings import Language

__all__ = ["bot_name"]

_STONES: Final[Mapping[Language, tuple[str, ...]]] = {
    "en": (
        "Flint", "Opal", "Basalt", "Jasper", "Mica", "Garnet", "Onyx", "Beryl", "Topaz", "Agate", "Quartz", "Slate",
    ),
    "pl": (
        "Krzemień", "Opal", "Bazalt", "Jaspis", "Mika", "Granat", "Onyks", "Beryl", "Topaz", "Agat", "Kwarc", "Łupek",
    ),
    "he": ("צור", "אופל", "בזלת", "ישפה", "נציץ", "גרנט", "אוניקס", "בריל", "טופז", "אגת", "קוורץ", "צפחה"),
}  # fmt: skip


def bot_name(seat: int, language: Language) -> str:
    """The name of the bot on a seat."""
    stones = _STONES[language]
    return stones[seat % len(stones)]
