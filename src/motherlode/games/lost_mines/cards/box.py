"""The box of The Lost Mines, read from its TOML file; inconsistent data is refused, saying where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from motherlode.core.data_files import read_toml
from motherlode.core.errors import DataError, ParseError
from motherlode.core.faces import Face

__all__ = ["CLANS", "FEATURES", "LOOKS", "ROLES", "Box", "CardKind", "Fixture", "load_box", "open_box"]

Place = tuple[int, int]

CLANS = ("blue", "yellow")
ROLES = ("loyal", "selfish", "saboteur")
LOOKS = ("mine", "treasure", "dwarf")
FEATURES = ("", "tree", "lake", "ditch", "rocks", "campfire")


@dataclass(frozen=True, slots=True)
class CardKind:
    """One kind of card of the deck: a path if it has a face, else an action."""

    name: str
    play: str
    copies: int
    face: Face | None = None
    clears: str = ""
    looks: tuple[str, ...] = ()
    places_token: bool = False


@dataclass(frozen=True, slots=True)
class Fixture:
    """A start card or a mine card."""

    name: str
    face: Face


@dataclass(frozen=True, slots=True)
class Box:
    """Everything that is printed."""

    name: str
    columns: int
    rows: int
    starts: tuple[Fixture, ...]  # by clan
    start_cells: tuple[Place, ...]
    mines: tuple[Fixture, ...]
    mine_cells: tuple[Place, ...]
    deck: tuple[CardKind, ...]
    treasures: tuple[tuple[str, int], ...]  # kind and value
    cast: Mapping[int, Mapping[str, int]]  # by number of players, the dwarf cards of each clan
    hands: Mapping[int, int]
    set_aside: int


@cache
def open_box(name: str = "lost-mines") -> Box:
    """The box that ships under this name."""
    return load_box(name, read_toml(__package__, name))


def load_box(name: str, data: Mapping[str, Any]) -> Box:
    """Make a box of raw data. DataError names the file and the place where it does not add up."""
    try:
        box = _assemble(name, data)
        _check(box, data["totals"])
    except KeyError as missing:
        raise DataError(f"{name}.toml: {missing.args[0]!r} is missing") from None
    except (TypeError, AttributeError, ParseError, ValueError) as error:
        if isinstance(error, DataError):
            raise
        raise DataError(f"{name}.toml: {error}") from None
    return box


def _assemble(name: str, data: Mapping[str, Any]) -> Box:
    paths = [CardKind(str(Face.parse(c["face"])), "path", c["copies"], Face.parse(c["face"])) for c in data["path"]]
    actions = [
        CardKind(
            c["name"],
            c["play"],
            c["copies"],
            None,
            c.get("clears", ""),
            tuple(c.get("looks", ())),
            c.get("places_token", False),
        )
        for c in data["action"]
    ]
    starts = {start["clan"]: start for start in data["start"]}
    tables = [(range(t["players"][0], t["players"][1] + 1), t) for t in data["table"]]
    return Box(
        name=name,
        columns=data["board"]["columns"],
        rows=data["board"]["rows"],
        starts=tuple(Fixture(f"{clan}-start", Face.parse(starts[clan]["face"])) for clan in CLANS),
        start_cells=tuple(_cell(starts[clan]["cell"]) for clan in CLANS),
        mines=tuple(Fixture(mine["name"], Face.parse(mine["face"])) for mine in data["mine"]),
        mine_cells=tuple(_cell(cell) for cell in data["board"]["mines"]),
        deck=(*paths, *actions),
        treasures=tuple((kind, value) for kind, values in data["treasures"].items() for value in values),
        cast={players: table["clan"] for span, table in tables for players in span},
        hands={players: table["hand"] for span, table in tables for players in span},
        set_aside=data["set_aside"],
    )


def _cell(pair: list[int]) -> Place:
    column, row = pair
    return column, row


def _check(box: Box, totals: Mapping[str, int]) -> None:
    paths = [card for card in box.deck if card.face]
    actions = [card for card in box.deck if not card.face]
    tokens = sum(card.copies for card in actions if card.places_token)
    found = {
        "paths": sum(card.copies for card in paths),
        "actions": sum(card.copies for card in actions),
        "starts": len(box.starts),
        "mines": len(box.mines),
        "treasures": len(box.treasures),
        "dwarfs": max(sum(clan.values()) * len(CLANS) for clan in box.cast.values()),
        "tokens": tokens,
    }
    for what, number in found.items():
        if number != totals[what]:
            raise DataError(f"{box.name}.toml: {number} {what}, but [totals] says {totals[what]}")
    _check_places(box)
    _check_cards(box)
    for players, clan in box.cast.items():
        if not players <= sum(clan.values()) * len(CLANS) or set(clan) - set(ROLES):
            raise DataError(f"{box.name}.toml: the dwarf cards of [[table]] are not for {players} players")


def _check_places(box: Box) -> None:
    if len(box.mines) != len(box.mine_cells):
        raise DataError(f"{box.name}.toml: [board] places {len(box.mine_cells)} mines of {len(box.mines)}")
    places = [*box.start_cells, *box.mine_cells]
    for column, row in places:
        if not (1 <= column <= box.columns and 1 <= row <= box.rows):
            raise DataError(f"{box.name}.toml: ({column}, {row}) is not on the board")
    if len(set(places)) != len(places):
        raise DataError(f"{box.name}.toml: two cards have the same field")


def _check_cards(box: Box) -> None:
    names = [card.name for card in box.deck]
    for card in box.deck:
        where = f"{box.name}.toml: card {card.name!r}"
        if names.count(card.name) > 1:
            raise DataError(f"{where} stands twice")
        if card.face and card.face.feature not in FEATURES:
            raise DataError(f"{where} shows what no path card shows")
        if card.face and len(card.face.groups) != 1:
            raise DataError(f"{where} has ways that do not meet")
        if (card.play == "tool") != bool(card.clears) or (card.play == "look") != bool(card.looks):
            raise DataError(f"{where}: tools say what they clear, looks what they show, and no others do")
        if set(card.looks) - set(LOOKS) or card.clears not in ("", "tree", "lake", "ditch"):
            raise DataError(f"{where}: there is no such obstacle or look")
    kinds = {mine.name for mine in box.mines}
    for kind, value in box.treasures:
        if kind not in kinds:
            raise DataError(f"{box.name}.toml: [treasures] {kind} belong to no mine")
        if not 1 <= value <= 15:
            raise DataError(f"{box.name}.toml: [treasures] {kind} worth {value}; treasures are worth 1 to 15")
    if len(kinds) != len({kind for kind, _ in box.treasures}) + 1:
        raise DataError(f"{box.name}.toml: all mines have treasures but one, the dragon's")
