"""The Fluent texts of ``locales/``, formatted in Python: the same files the web page uses.

A missing text or a missing variable is an error here, never a blank in a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["LANGUAGES", "Localization", "isolate", "localization", "preferred_language"]

LANGUAGES: Final = ("en", "pl", "he")
_RIGHT_TO_LEFT: Final = frozenset({"he"})
_LIST_LOCALES: Final = {"en": "en_GB"}
"""British English has no comma before the last «and» of a list, as on the page."""

_LRM: Final = "\u200e"
_FSI: Final = "\u2068"
_PDI: Final = "\u2069"
_RTL_LETTER: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
_LTR_LETTER: Final = re.compile("[A-Za-z\u00c0-\u02af\u0370-\u058f\u1e00-\u1fff]")

Argument = str | int


class Localization:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.is_right_to_left = language in _RIGHT_TO_LEFT
        self._bundle = FluentBundle([language])
        folder = files("motherlode") / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text of this key; ``key.part`` is an attribute of a text."""
        name, _, part = key.partition(".")
        return self._bundle.has_message(name) and (not part or part in self._bundle.get_message(name).attributes)

    def text(self, key: str, **arguments: Argument) -> str:
        """The text of ``key`` or ``key.part``.

        KeyError if there is none, ValueError if an argument is missing.
        """
        if not self.has(key):
            raise KeyError(f"{self.language}: there is no text {key}")
        name, _, part = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.language}: {key}: {errors[0]}")
        return _drop_needless_isolates(str(text), self.is_right_to_left)

    def number(self, value: int) -> str:
        """An integer inside a sentence; its minus sign stands before it also in right-to-left text."""
        return f"{_LRM}{value}" if self.is_right_to_left and value < 0 else str(value)

    def join(self, items: Iterable[str]) -> str:
        """A list as one says it: «a», «a and b», «a, b and c»."""
        parts = [isolate(item, self.is_right_to_left) for item in items]
        return format_list(parts, locale=_LIST_LOCALES.get(self.language, self.language))

    def sentences(self, *parts: str) -> str:
        """Sentences one after another; empty ones are left out."""
        return " ".join(filter(None, parts))


@lru_cache(maxsize=len(LANGUAGES))
def localization(language: str) -> Localization:
    """The texts of a language, read once."""
    return Localization(language)


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English if it asks for none that there are texts in."""
    for name in ("MOTHERLODE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            code = re.split(r"[_.@-]", value)[0].lower()
            code = "he" if code == "iw" else code  # the former code of Hebrew
            return code if code in LANGUAGES else "en"
    return "en"


# ---- text of both directions ----------------------------------------------------------------------------------------


def isolate(text: str, right_to_left: bool) -> str:
    """The text in bidirectional isolates if any of it runs against the direction of the text around it."""
    return _drop_needless_isolates(f"{_FSI}{text}{_PDI}", right_to_left)


def _drop_needless_isolates(text: str, right_to_left: bool) -> str:
    """The text without isolates that hold nothing against its direction; Fluent isolates every argument."""
    against = _LTR_LETTER if right_to_left else _RTL_LETTER
    whole, own = [""], [""]  # by depth: the text so far, and the part of it outside inner isolates
    for letter in text:
        if letter == _FSI:
            whole.append("")
            own.append("")
        elif letter == _PDI and len(whole) > 1:
            inner, inner_own = whole.pop(), own.pop()
            if against.search(inner_own):
                whole[-1] += _FSI + inner + _PDI
            else:
                whole[-1] += inner
                own[-1] += inner_own
        else:
            whole[-1] += letter
            own[-1] += letter
    return "".join(whole)
