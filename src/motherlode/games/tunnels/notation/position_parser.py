"""A position of a tunnel game, read from its line."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.cards import HIDDEN, in_order, number_in, short_numbers
from motherlode.core.notation.position_fields import (
    PLACE_WORDS,
    WORTH_WORDS,
    deck_of,
    parse_cards,
    parse_eyes,
    parse_hands,
    parse_line,
    parse_masks,
    parse_options,
    parse_pending,
    parse_seat,
    rows,
    split,
)
from motherlode.core.notation.runs import NONE
from motherlode.core.notation.text_reader import AT, COMMA, SEMICOLON, TextReader, Vocabulary
from motherlode.core.notation.validation import parse_number
from motherlode.core.visibility import UNKNOWN
from motherlode.games.tunnels.cards.names import CardNames, card_names
from motherlode.games.tunnels.notation.position_printer import FIELDS
from motherlode.games.tunnels.notation.validation import check_playable, check_possible
from motherlode.games.tunnels.rules.gold.ledger import CHOSEN, LOST, PAID, gold_entry
from motherlode.games.tunnels.rules.knowledge import HandedCards
from motherlode.games.tunnels.rules.parts import ASK_NAMES
from motherlode.games.tunnels.rules.position import Position, blank_position
from motherlode.games.tunnels.rules.rulesets import rules_for

__all__ = ["parse_position", "read_fields"]


def parse_position(line: str) -> Position:
    """Parse a position's line; ParseError if it is malformed.

    The position has no deal for later rounds until it is given one.
    """
    return parse_line(line, FIELDS, _assemble)


def _assemble(ruleset: str, seats: int, fields: dict[str, str]) -> Position:
    position = read_fields(ruleset, seats, fields)
    check_possible(position)
    return position


def read_fields(ruleset: str, seats: int, fields: dict[str, str]) -> Position:
    """The position of some fields, which can be played to its end but may have other cards than the game."""
    rules = rules_for(ruleset, seats, parse_options(fields.get("options", "")))
    p = blank_position(rules, None)
    w = card_names(rules.tables)
    p.viewer = parse_eyes(fields["eyes"], seats)
    p.round = parse_number(fields["round"], 1, rules.rounds)
    p.first = parse_seat(fields["first"], seats)
    what, _, actor = fields["ask"].partition(":")
    p.asked = ASK_NAMES.index(what)
    p.actor = parse_seat(actor, seats)
    if (p.asked == 0) != (p.actor < 0):
        raise ValueError(f"{fields['ask']!r} asks nobody, or nothing")
    p.shown = what != "turn"
    p.pending = parse_pending(fields.get("next", ""), ASK_NAMES, seats)
    layer, player = fields["last"].split(",")
    p.last_layer = parse_seat(layer, p.seats)
    p.last_player = parse_seat(player, p.seats)
    _parse_maze(p, w.face_words, fields["maze"])
    _parse_goals(p, w, fields["goals"])
    p.peeked = parse_masks(fields["peeks"], PLACE_WORDS, len(p.goals), seats)
    p.roles = vec[i64]([number_in(w.role_numbers, role) for role in rows(fields["roles"], len(rules.cast))])
    if "insight" in fields:
        p.insight = parse_masks(fields["insight"], PLACE_WORDS, len(p.roles), seats)
    p.front = parse_masks(fields["front"], w.sign_words, len(w.signs), seats)
    cards = w.deck_words
    parse_hands(fields["hands"], p.hands, p.stride, cards)
    left = parse_cards(fields["deck"], cards)
    p.drawn = rules.tables.deck_size - len(left)
    aside = parse_cards(fields.get("aside", NONE), cards)
    if len(aside) != rules.set_aside or p.drawn < rules.set_aside:
        raise ValueError(f"{rules.set_aside} cards are set aside")
    p.deck = deck_of(aside, rules.tables.deck[0], p.drawn, left)
    p.thieves = vec[i64]([parse_seat(text, p.seats) for text in split(fields.get("thieves", ""), ",")])
    p.discards = short_numbers(parse_cards(fields["discards"], cards, seats))
    p.handed = [_parse_handed(p, cards, text) for text in split(fields.get("handed", ""), ";")]
    p.gold = short_numbers(parse_cards(fields["gold"], WORTH_WORDS))
    p.pool = in_order(parse_cards(fields.get("pool", NONE), WORTH_WORDS))
    p.took = vec[i64]([_parse_taken(p, text) for text in split(fields.get("took", ""), ",")])
    p.looks = [_parse_look(text) for text in split(fields.get("looks", ""), ";")]
    check_playable(p)
    return p


def _parse_maze(p: Position, faces: Vocabulary, text: str) -> None:
    cards = vec[i64]()  # three numbers a card
    west: i64 = 0
    north: i64 = 0
    reader = TextReader("" if text == NONE else text)
    while not reader.is_at_end():
        face = reader.word(faces)
        reader.expect(AT)
        column = reader.number()
        reader.expect(COMMA)
        row = reader.number()
        cards = append(cards, column)
        cards = append(cards, row)
        cards = append(cards, face)
        west = column if column < west else west
        north = row if row < north else north
        if not reader.is_at_end():
            reader.expect(SEMICOLON)
    maze = p.maze
    maze.look_from(west - 1, north - 1)
    i: i64 = 0
    while i < len(cards):
        cell = maze.cell_at(cards[i], cards[i + 1])
        if cell < 0 or not maze.is_free(cell):
            raise ValueError(f"no card can lie at {cards[i]},{cards[i + 1]}")
        maze.lay(cell, cards[i + 2])
        i += 3


def _parse_goals(p: Position, w: CardNames, text: str) -> None:
    tables = p.rules.tables
    shown = text.split("/")
    if len(shown) != tables.goal_count:
        raise ValueError(f"{text!r} is not {tables.goal_count} goals")
    p.goals = vec[i64]([number_in(w.goal_numbers, name.rstrip("^v")) for name in shown])
    for goal, name in enumerate(shown):
        if name[-1] in "^v":
            if name.startswith(UNKNOWN):
                raise ValueError("a goal that lies face up is known")
            face = 2 * (tables.goal_kind + p.goals[goal]) + (name[-1] == "v")
            p.maze.put(tables.goal_cells[goal], face)
            p.reached = p.reached or p.goals[goal] == tables.treasure
    p.maze.touched = 0


def _parse_taken(p: Position, text: str) -> int:
    how = {"$": PAID, "!": LOST}.get(text[-1], CHOSEN)
    round_number, seat, worth = text.rstrip("$!").split(":")
    nuggets = HIDDEN if worth == UNKNOWN else parse_number(worth, 1, HIDDEN - 1)
    return gold_entry(parse_number(round_number, 1, p.round), parse_number(seat, 0, p.seats - 1), nuggets, how)


def _parse_handed(p: Position, words: Vocabulary, text: str) -> HandedCards:
    who, cards, discards = text.split(":")
    knower, _, holder = who.partition(">")
    places = tuple([parse_number(place, 0, len(p.discards) - 1) for place in split(discards, ",")])
    return parse_seat(knower, p.seats), parse_seat(holder, p.seats), tuple(parse_cards(cards, words)), places


def _parse_look(text: str) -> tuple[int, tuple[int, ...]]:
    index, _, seen = text.partition(":")
    return parse_number(index, 0, 999), tuple([parse_number(worth, 1, HIDDEN - 1) for worth in seen.split("+")])
