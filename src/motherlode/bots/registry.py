"""Bots by name, with parameters after colons.

For example ``belief``, ``belief:cautious``, ``belief:noise=0.5:memory=8``, ``search:rollouts=200``. Bots of other
packages are found by their entry points in the group ``motherlode.bots``, or are named in the environment as
``MOTHERLODE_BOTS=name=package.module:Class,…``. They take no parameters.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points
from random import SystemRandom
from typing import Final

from motherlode.bots.per_game import PerGameBot
from motherlode.bots.presets import DEFAULT_PRESET, PRESETS, TALK_PRESETS, Preset
from motherlode.bots.protocol import Bot
from motherlode.bots.random_bot import RandomBot
from motherlode.bots.spec import BotSpec, SearchBudget
from motherlode.core.errors import DataError

__all__ = ["BOTS", "LEVELS", "PERSONALITIES", "bots_help", "company", "make_bot", "preset_of", "talks"]

Words = Sequence[str]

_GROUP: Final = "motherlode.bots"
_VARIABLE: Final = "MOTHERLODE_BOTS"

_NUMBER: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?", re.ASCII)


def make_bot(name: str) -> Bot:
    """Return a new bot of a name. DataError if there is none."""
    head, *words = name.split(":")
    make = BOTS[head] if head in BOTS else _bot_of_another_package(head)
    if not words:
        return make()
    if head not in _WITH_WORDS:
        raise DataError(f"{head} is always the same: it takes no {':'.join(words)!r}")
    return _WITH_WORDS[head](words)


def _bot_of_another_package(name: str) -> Callable[[], Bot]:
    named = [pair.partition("=")[::2] for pair in os.environ.get(_VARIABLE, "").split(",") if pair]
    found = [EntryPoint(head, value, _GROUP) for head, value in named if head == name]
    found += entry_points(group=_GROUP, name=name)
    if not found:
        raise DataError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    try:
        make: Callable[[], Bot] = found[0].load()
    except (ImportError, AttributeError) as error:
        raise DataError(f"the bot {name!r} cannot be loaded from {found[0].value}: {error}") from error
    return make


def company(level: str, count: int) -> list[str]:
    """Return the names of ``count`` bots for a level; the default level is a mix of personalities.

    A personality is drawn without regard to the cards, so it reveals nothing of a role.
    """
    if level != "belief":
        return [level] * count
    drawn: list[str] = []
    while len(drawn) < count:
        drawn += SystemRandom().sample(PERSONALITIES, len(PERSONALITIES))
    return drawn[:count]


def talks(name: str) -> bool:
    """Return whether a bot of a name ever says anything."""
    return name.partition(":")[0] in _TALKING and "mute" not in name.split(":")


def bots_help() -> str:
    """Return all names of bots, for the command line's help."""
    levels = [", ".join(BOTS), ", ".join(f"belief:{preset}" for preset in (*PRESETS, *TALK_PRESETS))]
    return "\n  ".join(("", *levels, "belief:noise=CARDS:memory=ACTIONS, search:seconds=S, search:rollouts=N"))


def preset_of(name: str) -> Preset:
    """Return the preset of a ``belief`` bot, by its name; the default one for any other bot."""
    head, *words = name.split(":")
    return _preset(words) if head == "belief" else DEFAULT_PRESET


def _belief(words: Words) -> Bot:
    return PerGameBot(BotSpec("belief", _preset(words)))


def _preset(words: Words) -> Preset:
    preset = DEFAULT_PRESET
    for word in words:
        if word in PRESETS:
            preset = preset.combined_with(PRESETS[word])
        elif word in TALK_PRESETS:
            preset = preset.combined_with(TALK_PRESETS[word])
        elif word.startswith("noise="):
            preset = replace(preset, temperature=_number("belief", word))
        elif word.startswith("memory="):
            preset = replace(preset, memory=_count("belief", word))
        else:
            known = ", ".join((*PRESETS, *TALK_PRESETS))
            raise DataError(f"belief knows no {word!r}; it knows {known}, noise=X and memory=N")
    return preset


def _search(words: Words) -> Bot:
    budget = SearchBudget()
    for word in words:
        if word.startswith("rollouts="):
            budget = replace(budget, rollouts=_count("search", word))
        elif word.startswith("seconds="):
            budget = replace(budget, seconds=_number("search", word))
        else:
            raise DataError(f"search knows no {word!r}; it knows rollouts=N and seconds=X")
    return PerGameBot(BotSpec("search", budget=budget))


def _number(bot: str, word: str) -> float:
    text = word.partition("=")[2]
    if not _NUMBER.fullmatch(text) or not float(text):
        raise DataError(f"{bot}: {word!r} needs a number above 0")
    return float(text)


def _count(bot: str, word: str) -> int:
    number = _number(bot, word)
    if number != int(number):
        raise DataError(f"{bot}: {word!r} needs a whole number")
    return int(number)


BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": lambda: PerGameBot(BotSpec("greedy")),
    "trust": lambda: PerGameBot(BotSpec("trust")),
    "belief": lambda: _belief(()),
    "search": lambda: _search(()),
    "neural": lambda: PerGameBot(BotSpec("neural")),
}

_WITH_WORDS: Final[Mapping[str, Callable[[Words], Bot]]] = {"belief": _belief, "search": _search}

_TALKING: Final = ("belief", "search", "neural")

LEVELS: Final = (*BOTS, *(f"belief:{preset}" for preset in PRESETS))
"""Bots offered at a table; ``search`` takes its default time."""

PERSONALITIES: Final = ("belief:deep-cover", "belief:cautious", "belief:accuser")
"""The personalities at a table of the default level."""
