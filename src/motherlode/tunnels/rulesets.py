"""The rulesets, each a list of parts; an edition is another with some parts replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import accumulate

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.errors import DataError
from motherlode.tunnels.acts import PassOne, TakeGold, UseCard
from motherlode.tunnels.box import open_box
from motherlode.tunnels.gold import AfterLastCard, AfterLastTunnel, GoldByMiner, GoldByPlayer
from motherlode.tunnels.maze import fresh_maze
from motherlode.tunnels.plays.lay import Lay
from motherlode.tunnels.plays.peek import Map
from motherlode.tunnels.plays.rockfall import Rockfall
from motherlode.tunnels.plays.tools import Break, Fix
from motherlode.tunnels.rules import Act, Payout, Play, Rules, Succession
from motherlode.tunnels.tables import Tables

__all__ = ["RULESETS", "Option", "Ruleset", "rules_for"]

Value = int | bool | None


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may choose: its default and, for numbers, the least and the greatest value."""

    default: Value
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game of the family, as data and parts."""

    name: str
    box: str
    plays: Mapping[str, Callable[[], Play]]
    answers: Mapping[str, tuple[Callable[[], Act], ...]]
    must: Mapping[str, str]
    payout: Callable[[Mapping[str, Value]], Payout]
    succession: Callable[[], Succession]
    options: Mapping[str, Option] = field(default_factory=dict)

    @property
    def seats(self) -> range:
        """The numbers of players it is for."""
        players = open_box(self.box).cast
        return range(min(players), max(players) + 1)


BASE = Ruleset(
    name="base",
    box="base",
    plays={"lay": Lay, "map": Map, "rockfall": Rockfall, "break": Break, "fix": Fix},
    answers={"turn": (UseCard, PassOne), "gold": (TakeGold,)},
    must={"turn": "B-10", "gold": "B-51"},
    payout=lambda options: GoldByMiner(),
    succession=AfterLastTunnel,
    options={"rounds": Option(3, 1, 12), "first": Option(None, 0, 9)},
)

BASE_CLASSIC = replace(
    BASE,
    name="base-classic",
    must={"turn": "B-10", "gold": "C-51"},
    payout=lambda options: GoldByPlayer(bool(options["no_gold_for_broken_tools"])),
    succession=AfterLastCard,
    options={**BASE.options, "no_gold_for_broken_tools": Option(False)},
)

RULESETS: Mapping[str, Ruleset] = {ruleset.name: ruleset for ruleset in (BASE, BASE_CLASSIC)}


def rules_for(name: str, seats: int, options: Mapping[str, Value] | None = None) -> Rules:
    """The rules of a table, or DataError if there is no such table."""
    ruleset = RULESETS.get(name)
    if ruleset is None:
        raise DataError(f"there is no ruleset {name!r}; there are {', '.join(RULESETS)}")
    if seats not in ruleset.seats:
        raise DataError(f"{name} is for {ruleset.seats[0]} to {ruleset.seats[-1]} players, not {seats}")
    chosen = _chosen(ruleset, seats, options or {})
    return _compose(name, seats, tuple(sorted(chosen.items())))


def _chosen(ruleset: Ruleset, seats: int, options: Mapping[str, Value]) -> dict[str, Value]:
    chosen = {name: option.default for name, option in ruleset.options.items()}
    for name, value in options.items():
        if name not in chosen:
            known = ", ".join(chosen) or "none"
            raise DataError(f"{ruleset.name} has no option {name!r}; it has {known}")
        option = ruleset.options[name]
        if isinstance(option.default, bool):
            if not isinstance(value, bool):
                raise DataError(f"option {name} is true or false, not {value!r}")
        elif value is not None:
            most = seats - 1 if name == "first" else option.most
            if isinstance(value, bool) or not option.least <= value <= most:
                raise DataError(f"option {name} is a number from {option.least} to {most}, not {value!r}")
        elif option.default is not None:
            raise DataError(f"option {name} needs a value")
        chosen[name] = value
    return chosen


@cache
def _tables(box: str) -> Tables:
    return Tables(open_box(box))


@cache
def _compose(name: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    ruleset = RULESETS[name]
    box = open_box(ruleset.box)
    tables = _tables(ruleset.box)
    chosen = dict(options)
    plays = {play: make() for play, make in ruleset.plays.items()}
    rules = Rules()
    rules.name = name
    rules.tables = tables
    rules.opening = fresh_maze(tables)
    rules.seats = seats
    rules.hand_size = box.hands[seats]
    rules.cast = vec[i64]([box.roles.index(role) for role, count in box.cast[seats].items() for _ in range(count)])
    rules.saboteur = box.roles.index("saboteur")
    rules.plays = vec[Play]([plays[card.play] for card in box.deck])
    rules.acts = vec[Act]([act() for answers in ruleset.answers.values() for act in answers])
    rules.answers = vec[i64](accumulate([0, 0, *(len(answers) for answers in ruleset.answers.values())]))
    rules.must = ["", *ruleset.must.values()]
    rules.payout = ruleset.payout(chosen)
    rules.succession = ruleset.succession()
    rules.rounds = int(chosen["rounds"] or 0)
    rules.first = -1 if chosen["first"] is None else int(chosen["first"])
    rules.options = dict(chosen)
    return rules
