"""A position of a tunnel game, read from its line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.errors import DataError, ParseError
from motherlode.core.hidden import FACE_DOWN
from motherlode.core.secrets import REFEREE, SPECTATOR, UNKNOWN
from motherlode.core.words import number, numbers, values
from motherlode.notation.runs import NONE, parse_runs
from motherlode.notation.tunnel_print import FIELDS
from motherlode.tunnels.codes import ASK_NAMES
from motherlode.tunnels.knowledge import Claim
from motherlode.tunnels.maze import fresh_maze
from motherlode.tunnels.nouns import Words
from motherlode.tunnels.position import Position, blank_position
from motherlode.tunnels.rulesets import Value, rules_for
from motherlode.tunnels.taken import CHOSEN, LOST, PAID, taken

__all__ = ["parse_position"]


def parse_position(line: str) -> Position:
    """The position of a line; ParseError if it is none. It has no deal for later rounds until it is given one."""
    head, *rest = line.split(" ")
    fields = {}
    for part in rest:
        name, equals, text = part.partition("=")
        if not equals or name not in FIELDS or name in fields:
            raise ParseError(f"{part!r} is not a field of a position")
        fields[name] = text
    try:
        return _assemble(head, fields)
    except KeyError as missing:
        raise ParseError(f"the position does not say its {missing.args[0]}") from None
    except (ValueError, IndexError, OverflowError) as error:
        raise ParseError(f"not a position: {error}") from None


def _assemble(head: str, fields: dict[str, str]) -> Position:
    ruleset, _, seats = head.partition("/")
    if not seats.isdecimal():
        raise DataError(f"{head!r} is not a ruleset and a number of seats")
    rules = rules_for(ruleset, int(seats), _parse_options(fields.get("options", "")))
    p = blank_position(rules, None)
    w = Words(rules)
    eyes = fields["eyes"]
    p.viewer = {"all": REFEREE, "none": SPECTATOR}[eyes] if eyes in ("all", "none") else _parse_seat(p, eyes)
    p.round = int(fields["round"])
    p.first = _parse_seat(p, fields["first"])
    what, _, actor = fields["ask"].partition(":")
    p.asked = ASK_NAMES.index(what)
    p.actor = _parse_seat(p, actor)
    p.shown = what != "turn"
    pending = [ask.split(":") for ask in _split(fields.get("next", ""), ",")]
    p.pending = vec[i64]([ASK_NAMES.index(ask) << 4 | _parse_seat(p, seat) for ask, seat in reversed(pending)])
    layer, player = fields["last"].split(",")
    p.last_layer = _parse_seat(p, layer)
    p.last_player = _parse_seat(p, player)
    _parse_maze(p, fields["maze"])
    _parse_goals(p, w, fields["goals"])
    p.peeked = vec[i64](
        [_mask(text, [str(goal) for goal in range(len(p.goals))]) for text in _rows(p, fields["peeks"])]
    )
    p.roles = numbers(w.roles, _rows(p, fields["roles"], more=len(rules.cast) - p.seats))
    if "insight" in fields:
        places = [str(place) for place in range(len(p.roles))]
        p.insight = vec[i64]([_mask(text, places) for text in _rows(p, fields["insight"])])
    p.front = vec[i64]([_mask(text, w.signs) for text in _rows(p, fields["front"])])
    kinds = w.kinds[: rules.tables.goal_kind - 1]
    _parse_hands(p, kinds, _rows(p, fields["hands"]))
    left = numbers(kinds, parse_runs(fields["deck"]))
    p.drawn = rules.tables.deck_size - len(left)
    aside = numbers(kinds, parse_runs(fields.get("aside", NONE)))
    if len(aside) != rules.set_aside or p.drawn < rules.set_aside:
        raise ValueError(f"{rules.set_aside} cards are set aside")
    p.deck = vec[i64]([*aside, *([rules.tables.deck[0]] * (p.drawn - len(aside))), *left])
    p.thieves = vec[i64]([_parse_seat(p, text) for text in _split(fields.get("thieves", ""), ",")])
    p.discards = vec[i64]([_parse_discard(p, kinds, text) for text in parse_runs(fields["discards"])])
    p.claims = [_parse_claim(p, kinds, text) for text in _split(fields.get("claims", ""), ";")]
    p.gold = values(parse_runs(fields["gold"]))
    p.pool = values(parse_runs(fields.get("pool", NONE)))
    p.took = vec[i64]([_parse_taken(p, text) for text in _split(fields.get("took", ""), ",")])
    p.looks = [_parse_look(text) for text in _split(fields.get("looks", ""), ";")]
    return p


def _split(text: str, by: str) -> list[str]:
    return text.split(by) if text and text != NONE else []


def _rows(p: Position, text: str, more: int = 0) -> list[str]:
    rows = text.split("/")
    if len(rows) != p.seats + more:
        raise ValueError(f"{text!r} is not for {p.seats} seats")
    return rows


def _parse_options(text: str) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for part in _split(text, ","):
        name, _, value = part.partition(":")
        options[name] = value == "true" if value in ("true", "false") else int(value)
    return options


def _parse_seat(p: Position, text: str) -> int:
    seat = -1 if text == NONE else int(text)
    if not -1 <= seat < p.seats:
        raise ValueError(f"there is no seat {text}")
    return seat


def _mask(text: str, names: list[str]) -> int:
    return sum(1 << names.index(name) for name in set(_split(text, "+")))


def _parse_maze(p: Position, text: str) -> None:
    tables = p.rules.tables
    cards = []
    for part in _split(text, ";"):
        name, _, place = part.partition("@")
        column_text, row_text = place.split(",")
        face = tables.face_named(name)
        if face < 0:
            raise ValueError(f"there is no tunnel {name!r}")
        cards.append((int(column_text), int(row_text), face))
    maze = fresh_maze(tables)
    maze.look_from(min([column for column, _, _ in cards] + [0]) - 1, min([row for _, row, _ in cards] + [0]) - 1)
    for column, row, face in cards:
        cell = maze.cell_at(column, row)
        if cell < 0 or not maze.is_free(cell):
            raise ValueError(f"no card can lie at {column},{row}")
        maze.lay(cell, face)
    p.maze = maze


def _parse_goals(p: Position, w: Words, text: str) -> None:
    tables = p.rules.tables
    shown = text.split("/")
    if len(shown) != tables.goal_count:
        raise ValueError(f"{text!r} is not {tables.goal_count} goals")
    p.goals = numbers(w.goals, [name.rstrip("^v") for name in shown])
    for goal, name in enumerate(shown):
        if name[-1] in "^v":
            if name.startswith(UNKNOWN):
                raise ValueError("a goal that lies face up is known")
            face = 2 * (tables.goal_kind + p.goals[goal]) + (name[-1] == "v")
            p.maze.put(tables.goal_cells[goal], face)
            p.reached = p.reached or p.goals[goal] == tables.treasure
    p.maze.touched = 0


def _parse_hands(p: Position, kinds: list[str], hands: list[str]) -> None:
    for seat, text in enumerate(hands):
        cards = numbers(kinds, parse_runs(text))
        if len(cards) >= p.stride:
            raise ValueError(f"seat {seat} holds too many cards")
        p.hands[seat * p.stride] = len(cards)
        for slot, card in enumerate(cards):
            p.hands[seat * p.stride + 1 + slot] = card


def _parse_discard(p: Position, kinds: list[str], text: str) -> int:
    name, _, seat = text.partition(":")
    return number(kinds, name) + (FACE_DOWN * (_parse_seat(p, seat) + 1) if seat else 0)


def _parse_taken(p: Position, text: str) -> int:
    how = {"$": PAID, "!": LOST}.get(text[-1], CHOSEN)
    round_number, seat, worth = text.rstrip("$!").split(":")
    return taken(int(round_number), _parse_seat(p, seat), values([worth])[0], how)


def _parse_claim(p: Position, kinds: list[str], text: str) -> Claim:
    who, cards, discards = text.split(":")
    knower, _, holder = who.partition(">")
    places = tuple(int(place) for place in _split(discards, ","))
    if not all(0 <= place < len(p.discards) for place in places):
        raise ValueError(f"{text!r} names a discard that is not there")
    return _parse_seat(p, knower), _parse_seat(p, holder), tuple(numbers(kinds, parse_runs(cards))), places


def _parse_look(text: str) -> tuple[int, tuple[int, ...]]:
    index, _, seen = text.partition(":")
    return int(index), tuple(int(worth) for worth in seen.split("+"))
