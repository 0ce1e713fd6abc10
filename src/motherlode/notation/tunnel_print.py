"""A position of a tunnel game as one line, the same for the truth and for any viewer.

base/5 eyes=2 round=1 first=0 ask=turn:2 last=1,1 maze=NES@1,0;EW@2,0 goals=?/?/stone-1^ hands=?*6/?*6/NS,map*2/…
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from motherlode.core.hidden import FACE_DOWN
from motherlode.core.secrets import REFEREE, SPECTATOR
from motherlode.core.words import noun, nouns, worth
from motherlode.notation.runs import NONE, print_runs
from motherlode.tunnels.codes import ASK_NAMES
from motherlode.tunnels.knowledge import Claim
from motherlode.tunnels.nouns import Words
from motherlode.tunnels.position import Position
from motherlode.tunnels.rulesets import RULESETS
from motherlode.tunnels.taken import is_lost, is_paid, round_of, seat_of, worth_of

__all__ = ["FIELDS", "print_position"]


def print_position(position: Position) -> str:
    """The line."""
    words = Words(position.rules)
    fields = {name: show(position, words) for name, show in FIELDS.items()}
    head = f"{position.rules.name}/{position.seats}"
    return " ".join([head, *(f"{name}={text}" for name, text in fields.items() if text)])


def _join(parts: Iterable[str], by: str) -> str:
    return by.join(parts) or NONE


def _seat(seat: int) -> str:
    return NONE if seat < 0 else str(seat)


def _options(p: Position, w: Words) -> str:
    options = RULESETS[p.rules.name].options
    chosen = {name: p.rules.options[name] for name in options if p.rules.options[name] != options[name].default}
    return ",".join(f"{name}:{str(value).lower()}" for name, value in chosen.items())


def _eyes(p: Position, w: Words) -> str:
    return {REFEREE: "all", SPECTATOR: "none"}.get(p.viewer, str(p.viewer))


def _maze(p: Position, w: Words) -> str:
    cards = [(p.maze.place(cell), w.faces[p.maze.face_at(cell)]) for cell in p.maze.placed[: p.maze.laid]]
    ordered = sorted(cards, key=lambda card: (card[0][1], card[0][0]))
    return _join((f"{face}@{column},{row}" for (column, row), face in ordered), ";")


def _goals(p: Position, w: Words) -> str:
    """``^`` stands behind a goal that lies face up, ``v`` behind one that lies turned."""
    shown = []
    for goal, kind in enumerate(p.goals):
        face = p.maze.face_at(p.rules.tables.goal_cells[goal])
        shown.append(noun(w.goals, kind) + ("" if face < 0 else "v" if face & 1 else "^"))
    return _join(shown, "/")


def _hand(p: Position, w: Words, seat: int) -> str:
    row = seat * p.stride
    return print_runs(nouns(w.kinds, sorted(p.hands[row + 1 : row + 1 + p.hands[row]])))


def _bits(mask: int, names: list[str]) -> str:
    return _join((name for bit, name in enumerate(names) if mask >> bit & 1), "+")


def _discard(p: Position, w: Words, card: int) -> str:
    by = card // FACE_DOWN - 1
    return noun(w.kinds, card % FACE_DOWN) + (f":{by}" if by >= 0 else "")


def _taken(entry: int) -> str:
    how = "$" if is_paid(entry) else "!" if is_lost(entry) else ""
    return f"{round_of(entry)}:{seat_of(entry)}:{worth(worth_of(entry))}{how}"


def _insight(p: Position) -> str:
    """Which dwarf cards each seat has seen, by their places; nothing where each has seen its own and no other."""
    if list(p.insight) == list(p.rules.own_insight):
        return ""
    return "/".join(_bits(mask, [str(place) for place in range(len(p.roles))]) for mask in p.insight)


def _claim(w: Words, claim: Claim) -> str:
    knower, holder, cards, discards = claim
    return f"{knower}>{_seat(holder)}:{print_runs(nouns(w.kinds, cards))}:{_join(map(str, discards), ',')}"


def _look(look: tuple[int, tuple[int, ...]]) -> str:
    return f"{look[0]}:{'+'.join(str(worth) for worth in look[1])}"


FIELDS: dict[str, Callable[[Position, Words], str]] = {
    "options": _options,
    "eyes": _eyes,
    "round": lambda p, w: str(p.round),
    "first": lambda p, w: _seat(p.first),
    "ask": lambda p, w: f"{ASK_NAMES[p.asked]}:{_seat(p.actor)}",
    "next": lambda p, w: ",".join(f"{ASK_NAMES[asked >> 4]}:{asked & 15}" for asked in reversed(list(p.pending))),
    "last": lambda p, w: f"{_seat(p.last_layer)},{_seat(p.last_player)}",
    "maze": _maze,
    "goals": _goals,
    "peeks": lambda p, w: _join((_bits(mask, [str(goal) for goal in range(8)]) for mask in p.peeked), "/"),
    "roles": lambda p, w: _join(nouns(w.roles, p.roles), "/"),
    "insight": lambda p, w: _insight(p),
    "front": lambda p, w: _join((_bits(mask, w.signs) for mask in p.front), "/"),
    "thieves": lambda p, w: ",".join(str(seat) for seat in p.thieves),
    "hands": lambda p, w: _join((_hand(p, w, seat) for seat in range(p.seats)), "/"),
    "claims": lambda p, w: ";".join(_claim(w, claim) for claim in p.claims),
    "aside": lambda p, w: print_runs(nouns(w.kinds, p.deck[: p.rules.set_aside])) if p.rules.set_aside else "",
    "deck": lambda p, w: print_runs(nouns(w.kinds, p.deck[p.drawn :])),
    "discards": lambda p, w: print_runs(_discard(p, w, card) for card in p.discards),
    "gold": lambda p, w: print_runs(worth(value) for value in p.gold),
    "pool": lambda p, w: print_runs(worth(value) for value in p.pool) if len(p.pool) else "",
    "took": lambda p, w: ",".join(_taken(entry) for entry in p.took),
    "looks": lambda p, w: ";".join(_look(look) for look in p.looks),
}
