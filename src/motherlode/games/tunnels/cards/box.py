"""A box of cards, read from its TOML file and checked; inconsistent data is refused, saying where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from motherlode.core.data_files import read_toml
from motherlode.core.errors import DataError, ParseError
from motherlode.core.faces import Face

__all__ = ["Box", "CardKind", "Fixture", "Sign", "load_box", "open_box"]


@dataclass(frozen=True, slots=True)
class CardKind:
    """One kind of card of the deck: a tunnel if it has a face, else an action."""

    name: str
    play: str
    copies: int
    face: Face | None = None
    signs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fixture:
    """The start card or a goal card."""

    name: str
    face: Face
    treasure: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """Something that can lie in front of a player: its card, and the rule by which it hinders laying."""

    card: str
    hinders: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that is printed: cards, layout, dwarfs, hands, gold."""

    name: str
    front: Mapping[str, Sign]
    start: Fixture
    start_cell: tuple[int, int]
    goals: tuple[Fixture, ...]
    goal_cells: tuple[tuple[int, int], ...]
    deck: tuple[CardKind, ...]
    gold: Mapping[int, int]
    cast: Mapping[int, Mapping[str, int]]
    hands: Mapping[int, int]
    pay: Mapping[int, int]
    set_aside: int

    @property
    def roles(self) -> tuple[str, ...]:
        """The names of the dwarf cards, in the order of the file."""
        return tuple(dict.fromkeys(role for cast in self.cast.values() for role in cast))


@cache
def open_box(name: str) -> Box:
    """The box that ships under this name."""
    return load_box(name, read_toml(__package__, name))


def load_box(name: str, data: Mapping[str, Any]) -> Box:
    """Make a box of raw data. DataError names the file and the place where it does not add up."""
    try:
        box = _assemble(name, data, open_box(data["extends"]) if "extends" in data else None)
        _check(box, data["totals"])
    except KeyError as missing:
        raise DataError(f"{name}.toml: {missing.args[0]!r} is missing") from None
    except (TypeError, AttributeError, ParseError) as error:
        raise DataError(f"{name}.toml: {error}") from None
    return box


def _assemble(name: str, data: Mapping[str, Any], base: Box | None) -> Box:
    """The data as a box: an extension has the cards and the layout of the box it extends, then its own."""
    tunnels = [_tunnel(card) for card in data["tunnel"]]
    actions = [_action(card) for card in data["action"]]
    front = {name: _sign(name, entry) for name, entry in data["front"].items()}
    cast, hands = _dwarfs(data)
    if base is not None:
        laid = [card for card in base.deck if card.face]
        played = [card for card in base.deck if not card.face]
        start, start_cell, goals, goal_cells = base.start, base.start_cell, base.goals, base.goal_cells
        tunnels, actions, front = laid + tunnels, played + actions, {**base.front, **front}
    else:
        start = Fixture(data["start"]["name"], Face.parse(data["start"]["face"]))
        start_cell = _cell(data["start"]["cell"])
        goals = tuple(_goal(goal) for goal in data["goal"])
        goal_cells = tuple(_cell(cell) for cell in data["layout"]["goals"])
    return Box(
        name=name,
        front=front,
        start=start,
        start_cell=start_cell,
        goals=goals,
        goal_cells=goal_cells,
        deck=(*tunnels, *actions),
        gold=_by_number(data["gold"]),
        cast=cast,
        hands=hands,
        pay=_by_number(data["pay"]),
        set_aside=data.get("set_aside", 0),
    )


def _tunnel(card: Mapping[str, Any]) -> CardKind:
    face = Face.parse(card["face"])
    play = "ladder" if face.feature == "ladder" else "lay"
    return CardKind(str(face), play, card["copies"], face)


def _action(card: Mapping[str, Any]) -> CardKind:
    return CardKind(card["name"], card["play"], card["copies"], None, tuple(card.get("signs", ())))


def _sign(name: str, entry: Any) -> Sign:
    if not isinstance(entry, dict) or not {"card"} <= entry.keys() <= {"card", "hinders"}:
        raise TypeError(f"[front] {name} is not a card and, if it hinders, a rule: {entry!r}")
    return Sign(**entry)


def _goal(goal: Mapping[str, Any]) -> Fixture:
    return Fixture(goal["name"], Face.parse(goal["face"]), goal.get("treasure", False))


def _dwarfs(data: Mapping[str, Any]) -> tuple[dict[int, Mapping[str, int]], dict[int, int]]:
    """Dwarf cards and hand sizes by number of players: given for each, or the same for all."""
    if "dwarfs" not in data:
        return _by_number(data["cast"]), _by_number(data["hands"])
    dwarfs = data["dwarfs"]
    least, most = dwarfs["players"]
    players = range(least, most + 1)
    return dict.fromkeys(players, dwarfs["cast"]), dict.fromkeys(players, dwarfs["hand"])


def _cell(pair: list[int]) -> tuple[int, int]:
    column, row = pair
    return column, row


def _by_number(table: Mapping[str, Any]) -> dict[int, Any]:
    return {int(key): value for key, value in table.items()}


def _check(box: Box, totals: Mapping[str, int]) -> None:
    _count(box, "tunnels", sum(card.copies for card in box.deck if card.face), totals)
    _count(box, "actions", sum(card.copies for card in box.deck if not card.face), totals)
    _count(box, "fixtures", 1 + len(box.goals), totals)
    _count(box, "gold", sum(box.gold.values()), totals)
    if len(box.goals) != len(box.goal_cells):
        raise DataError(f"{box.name}.toml: [layout] places {len(box.goal_cells)} goals of {len(box.goals)}")
    if sum(goal.treasure for goal in box.goals) != 1:
        raise DataError(f"{box.name}.toml: exactly one [[goal]] holds the treasure")
    names = [card.name for card in box.deck] + [goal.name for goal in box.goals]
    for card in box.deck:
        if names.count(card.name) > 1:
            raise DataError(f"{box.name}.toml: two kinds of card are called {card.name!r}")
        for sign in card.signs:
            if sign not in box.front:
                raise DataError(f"{box.name}.toml: card {card.name!r} shows {sign!r}, which is not in [front]")
    for name, entry in box.front.items():
        if entry.card not in names:
            raise DataError(f"{box.name}.toml: [front] {name} is {entry.card!r}, and no card is called that")
    _check_dwarfs(box, totals)


def _check_dwarfs(box: Box, totals: Mapping[str, int]) -> None:
    for players, cast in box.cast.items():
        due = totals["dwarfs"] if "dwarfs" in totals else players + totals["spare_dwarfs"]
        if sum(cast.values()) != due:
            raise DataError(f"{box.name}.toml: {players} players use {sum(cast.values())} dwarf cards, not {due}")
    if set(box.hands) != set(box.cast):
        raise DataError(f"{box.name}.toml: [hands] and [cast] are for different numbers of players")


def _count(box: Box, what: str, found: int, totals: Mapping[str, int]) -> None:
    if found != totals[what]:
        raise DataError(f"{box.name}.toml: {found} {what}, but [totals] says {totals[what]}")
