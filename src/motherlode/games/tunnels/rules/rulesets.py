"""The rulesets, each a list of parts; an edition is another with some parts replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from motherlode.core.errors import DataError
from motherlode.core.options import Option, Value, chosen_options
from motherlode.games.tunnels.cards.box import open_box
from motherlode.games.tunnels.cards.tables import Tables
from motherlode.games.tunnels.rules import plays, saboteur2_plays
from motherlode.games.tunnels.rules.gold.payout import AfterLastCard, AfterLastTunnel, GoldByMiner, GoldByPlayer
from motherlode.games.tunnels.rules.gold.team_payout import TeamGold
from motherlode.games.tunnels.rules.parts import (
    ACT_NAMES,
    ANSWERS,
    ASK_NAMES,
    Act,
    Payout,
    Play,
    Rules,
    Succession,
    fresh_maze,
)
from motherlode.games.tunnels.rules.saboteur2_decisions import PassUpToThree, Rob, Shed
from motherlode.games.tunnels.rules.turn_flow import PassOne, TakeGold, UseCard

__all__ = ["RULESETS", "Ruleset", "compose", "rules_for"]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A ruleset of the tunnel games, as data and parts."""

    name: str
    box: str
    plays: Mapping[str, Callable[[], Play]]  # by the name the box gives to what a card does
    acts: Mapping[str, Callable[[], Act]]  # the ways to answer a decision: card, pass, shed, take, rob
    keeping: tuple[str, ...]  # those by which a player keeps the round going when the deck is empty
    must: Mapping[str, str]  # by decision, the rule that says what answers it
    payout: Callable[[Tables, Mapping[str, Value]], Payout]
    succession: Callable[[], Succession]
    gold_is_secret: bool
    options: Mapping[str, Option]

    @property
    def seats(self) -> range:
        """The numbers of players it is for."""
        players = open_box(self.box).cast
        return range(min(players), max(players) + 1)


BASE = Ruleset(
    name="base",
    box="base",
    plays=plays.PLAYS,
    acts={"card": UseCard, "pass": PassOne, "take": TakeGold},
    keeping=("card",),
    must={"turn": "B-10", "gold": "B-51"},
    payout=lambda tables, options: GoldByMiner(),
    succession=AfterLastTunnel,
    gold_is_secret=True,
    options={"rounds": Option(3, 1, 12), "first": Option(None, 0, 9)},
)

BASE_CLASSIC = replace(
    BASE,
    name="base-classic",
    must={"turn": "B-10", "gold": "C-51"},
    payout=lambda tables, options: GoldByPlayer(bool(options["no_gold_for_broken_tools"])),
    succession=AfterLastCard,
    options={**BASE.options, "no_gold_for_broken_tools": Option(False)},
)

SABOTEUR2 = replace(
    BASE,
    name="saboteur2",
    box="saboteur2",
    plays={**plays.PLAYS, **saboteur2_plays.PLAYS},
    acts={"card": UseCard, "pass": PassUpToThree, "shed": Shed, "rob": Rob},
    keeping=("card", "shed"),
    must={"turn": "S-10", "theft": "S-60"},
    payout=lambda tables, options: TeamGold(tables),
    gold_is_secret=False,
)

RULESETS: Mapping[str, Ruleset] = {ruleset.name: ruleset for ruleset in (BASE, BASE_CLASSIC, SABOTEUR2)}


def rules_for(ruleset: str, seats: int, options: Mapping[str, Value] | None = None) -> Rules:
    """The rules of a table, or DataError if there is no such table."""
    return _chosen(ruleset, seats, options) if options else _standard(ruleset, seats)


@cache
def _standard(name: str, seats: int) -> Rules:
    return _chosen(name, seats, {})


def _chosen(name: str, seats: int, options: Mapping[str, Value]) -> Rules:
    ruleset = RULESETS.get(name)
    if ruleset is None:
        raise DataError(f"there is no ruleset {name!r}; there are {', '.join(RULESETS)}")
    if seats not in ruleset.seats:
        raise DataError(f"{name} is for {ruleset.seats[0]} to {ruleset.seats[-1]} players, not {seats}")
    chosen = chosen_options(name, ruleset.options, seats, options)
    return _compose(name, seats, tuple(sorted(chosen.items())))


@cache
def _tables(box: str) -> Tables:
    return Tables(open_box(box))


@cache
def _compose(name: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Rules:
    return compose(RULESETS[name], seats, dict(options))


def compose(ruleset: Ruleset, seats: int, chosen: Mapping[str, Value]) -> Rules:
    """The rules of a table of a ruleset, which need not be listed, with every option chosen."""
    box = open_box(ruleset.box)
    tables = _tables(ruleset.box)
    made = {play: make() for play, make in ruleset.plays.items()}
    rules = Rules()
    rules.name = ruleset.name
    rules.tables = tables
    rules.opening = fresh_maze(tables)
    rules.seats = seats
    rules.hand_size = box.hands[seats]
    rules.set_aside = box.set_aside
    rules.gold_is_secret = ruleset.gold_is_secret
    rules.saboteur = box.roles.index("saboteur")
    acts = {act: make() for act, make in ruleset.acts.items()}
    answers = [[acts[act] for act in ACT_NAMES[first:last] if act in acts] for first, last in pairwise(ANSWERS)]
    rules.set_parts(
        [box.roles.index(role) for role, count in box.cast[seats].items() for _ in range(count)],
        [made[card.play] for card in box.deck],
        [acts.get(act) or Act() for act in ACT_NAMES],
        answers,
        [acts[act] for act in ruleset.keeping],
    )
    rules.must = [ruleset.must.get(name, "") for name in ASK_NAMES]
    rules.payout = ruleset.payout(tables, chosen)
    rules.succession = ruleset.succession()
    rules.rounds = int(chosen["rounds"] or 0)
    rules.first = -1 if chosen["first"] is None else int(chosen["first"])
    rules.options = dict(chosen)
    return rules
