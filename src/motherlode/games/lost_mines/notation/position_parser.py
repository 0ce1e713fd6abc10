"""A position of The Lost Mines, read from its line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import number_in, short_numbers
from motherlode.core.notation.position_fields import (
    PLACE_WORDS,
    WORTH_WORDS,
    deck_of,
    parse_cards,
    parse_eyes,
    parse_hands,
    parse_line,
    parse_mask,
    parse_masks,
    parse_options,
    parse_pending,
    parse_seat,
    rows,
    split,
)
from motherlode.core.notation.runs import NONE
from motherlode.core.notation.text_reader import AT, COMMA, SEMICOLON, TextReader
from motherlode.core.notation.validation import parse_number
from motherlode.core.visibility import UNKNOWN
from motherlode.games.lost_mines.cards.names import CardNames, card_names
from motherlode.games.lost_mines.cards.tables import TRAP, TROLL
from motherlode.games.lost_mines.notation.position_printer import FIELDS
from motherlode.games.lost_mines.notation.validation import check_playable, check_possible
from motherlode.games.lost_mines.rules.parts import ASK_NAMES
from motherlode.games.lost_mines.rules.position import NOBODY, Position, blank_position
from motherlode.games.lost_mines.rules.rulesets import NAME, rules_for
from motherlode.games.lost_mines.rules.turn_flow import last_round

__all__ = ["parse_position", "read_fields"]

_MOST_POINTS = 9999
"""More than a game can bring."""


def parse_position(line: str) -> Position:
    """The position of a line; ParseError if it is none. It has no deal for later rounds yet."""
    return parse_line(line, FIELDS, _assemble)


def _assemble(ruleset: str, seats: int, fields: dict[str, str]) -> Position:
    position = read_fields(ruleset, seats, fields)
    check_possible(position)
    return position


def read_fields(ruleset: str, seats: int, fields: dict[str, str]) -> Position:
    """The position of some fields, which can be played to its end but may have other cards than the game."""
    if ruleset != NAME:
        raise ValueError(f"{ruleset!r} is not {NAME}")
    rules = rules_for(seats, parse_options(fields.get("options", "")))
    tables = rules.tables
    p = blank_position(rules, None)
    w = card_names(tables)
    p.viewer = parse_eyes(fields["eyes"], seats)
    p.round = parse_number(fields["round"], 1, last_round(rules))
    p.first = parse_seat(fields["first"], seats)
    what, _, actor = fields["ask"].partition(":")
    p.asked = ASK_NAMES.index(what)
    p.actor = parse_seat(actor, seats)
    if (p.asked == 0) != (p.actor < 0):
        raise ValueError(f"{fields['ask']!r} asks nobody, or nothing")
    p.shown = p.asked == 0
    p.pending = parse_pending(fields.get("next", ""), ASK_NAMES, seats)
    p.due = parse_number(fields.get("due", "0"), 0, 2)
    p.last_player = parse_seat(fields["last"], seats)
    p.caller = parse_seat(fields.get("caller", NONE), seats)
    p.called = parse_mask(fields.get("called", NONE), PLACE_WORDS, seats)
    p.dragon = parse_seat(fields.get("dragon", NONE), seats)
    _parse_board(p, w, fields["board"], fields["mines"])
    p.scouted = _masks(fields.get("scouts"), len(p.mines), seats)
    p.dwarfs = vec[i64]([_stand(p, place) for place in rows(fields["dwarfs"], seats)])
    p.tools = vec[i64]([_stand(p, place) for place in split(fields.get("tools", ""), ";")])
    p.tokens = vec[i64]([_token(p, text) for text in split(fields.get("tokens", ""), ";")])
    trolls = rows(fields["trolls"], seats) if "trolls" in fields else [NONE] * seats
    p.trolls = vec[i64]([NOBODY if way == NONE else _way(p, way.split("|")) for way in trolls])
    p.roles = vec[i64]([number_in(w.dwarf_numbers, role) for role in rows(fields["roles"], len(rules.cast))])
    if "insight" in fields:
        p.insight = _masks(fields["insight"], len(p.roles), seats)
    _parse_treasures(p, w, rows(fields["treasures"], seats))
    p.appraised = _masks(fields.get("appraised"), len(p.treasures), seats)
    _parse_cards(p, w, fields)
    p.points = vec[i64]([parse_number(points, 0, _MOST_POINTS) for points in rows(fields["points"], seats)])
    check_playable(p)
    return p


def _masks(text: str | None, places: int, seats: int) -> vec[i64]:
    if text is None:
        return vec[i64]([0] * seats)
    return parse_masks(text, PLACE_WORDS, places, seats)


def _cell(p: Position, place: str) -> int:
    reader = TextReader(place)
    cell = _read_cell(p, reader)
    if not reader.is_at_end():
        raise ValueError(f"{place!r} is not a place on the board")
    return cell


def _read_cell(p: Position, reader: TextReader) -> i64:
    column = reader.number()
    reader.expect(COMMA)
    row = reader.number()
    grid = p.rules.tables.grid
    if not (1 <= column < grid.width and 1 <= row < grid.height):
        raise ValueError(f"{column},{row} is not on the board")
    return grid.cell(column, row)


def _stand(p: Position, place: str) -> int:
    cell = _cell(p, place)
    if p.board.face_at(cell) < 0:
        raise ValueError(f"no card lies at {place}")
    return cell


def _way(p: Position, cells: list[str]) -> int:
    here, there = cells
    first, second = _cell(p, here), _cell(p, there)
    for d in (1, 2):
        if p.rules.tables.grid.near[first * 4 + d] == second:
            return p.rules.tables.way(first, d)
    raise ValueError(f"{here} and {there} are not beside each other")


def _token(p: Position, text: str) -> int:
    name, _, way = text.partition("@")
    return 4 * _way(p, way.split("/")) + {"trap": TRAP, "troll": TROLL}[name]


def _parse_board(p: Position, w: CardNames, paths: str, mines: str) -> None:
    tables = p.rules.tables
    reader = TextReader("" if paths == NONE else paths)
    while not reader.is_at_end():
        face = reader.word(w.face_words)
        reader.expect(AT)
        cell = _read_cell(p, reader)
        if not p.board.is_free(cell):
            raise ValueError(f"two cards lie on one field: {paths}")
        p.board.put(cell, face)
        if not reader.is_at_end():
            reader.expect(SEMICOLON)
    shown = rows(mines, tables.mine_count)
    p.mines = vec[i64]([number_in(w.mine_numbers, name.rstrip("^v")) for name in shown])
    for field, name in enumerate(shown):
        if name[-1] in "^v":
            if name.startswith(UNKNOWN):
                raise ValueError("a mine that lies face up is known")
            p.board.put(tables.mine_cells[field], 2 * (tables.mine_kind + p.mines[field]) + (name[-1] == "v"))


def _parse_treasures(p: Position, w: CardNames, treasures: list[str]) -> None:
    parts = [text.partition(">") for text in treasures]
    p.treasures = vec[i64]([number_in(w.treasure_numbers, name) for name, _, _ in parts])
    p.holders = vec[i64]([parse_seat(holder or NONE, p.seats) for _, _, holder in parts])


def _parse_cards(p: Position, w: CardNames, fields: dict[str, str]) -> None:
    rules = p.rules
    cards = w.deck_words
    parse_hands(fields["hands"], p.hands, p.stride, cards)
    left = parse_cards(fields["deck"], cards)
    aside = parse_cards(fields["aside"], cards)
    p.drawn = rules.tables.deck_size - len(left)
    if len(aside) != rules.set_aside or p.drawn < rules.set_aside:
        raise ValueError(f"{rules.set_aside} cards are set aside")
    p.deck = deck_of(aside, rules.tables.deck[0], p.drawn, left)
    p.discards = short_numbers(parse_cards(fields["discards"], cards, p.seats))
    p.lost = parse_number(fields.get("lost", "0"), 0, rules.tables.deck_size)
    p.luck = parse_cards(fields["luck"], WORTH_WORDS)
    if len(p.luck) != len(rules.luck):
        raise ValueError(f"there are {len(rules.luck)} numbers of luck")
