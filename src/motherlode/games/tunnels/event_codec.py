"""Between the engine's raw facts and events in words, both ways.

:func:`tell` makes an event of a raw fact. :func:`follow` makes the fact happen to a position: fed with the events that
a viewer saw, a position becomes that viewer's view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.hands import set_hand
from motherlode.core.hidden import HIDDEN
from motherlode.core.nouns import noun, nouns, number, numbers, values, worth
from motherlode.core.visibility import REFEREE, Event
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.cards.nouns import Words, words_of
from motherlode.games.tunnels.rules import saboteur2_changes as changes
from motherlode.games.tunnels.rules.gold.ledger import shown_taken, worth_of
from motherlode.games.tunnels.rules.gold.score import gold_by_seat, winners
from motherlode.games.tunnels.rules.move_codes import ASK_NAMES
from motherlode.games.tunnels.rules.parts import Rules
from motherlode.games.tunnels.rules.position import Position, RawEvent

__all__ = ["follow", "tell"]

# ---- raw fact to event ---------------------------------------------------------------------------------------------


def tell(rules: Rules, raw: RawEvent) -> Event:
    """The event that a raw fact is."""
    name, *args = raw
    return _TELL[str(name)](words_of(rules.tables), rules, *args)


def _tell_round(
    words: Words, rules: Rules, round_number: int, first: int, roles: Any, goals: Any, deck: Any, gold: Any
) -> Event:
    size: int = rules.hand_size
    aside: int = rules.set_aside
    dealt = aside + size * rules.seats
    return e.RoundBegan(
        number=round_number,
        first=first,
        roles=nouns(words.roles, roles),
        hands=tuple(nouns(words.kinds, deck[at : at + size]) for at in range(aside, dealt, size)),
        goals=nouns(words.goals, goals),
        aside=nouns(words.kinds, deck[:aside]),
        deck=nouns(words.kinds, deck[dealt:]),
        gold=tuple(worth(value) for value in gold),
    )


def _tell_end(words: Words, rules: Rules, took: Any) -> Event:
    gold = gold_by_seat(rules.seats, took)
    return e.GameEnded(took=tuple(worth(worth_of(entry)) for entry in took), gold=gold, winners=winners(gold))


_TELL: dict[str, Callable[..., Event]] = {
    "begin_round": _tell_round,
    "queue": lambda w, r, asked: e.Queued(tuple(f"{ASK_NAMES[one >> 4]}:{one & 15}" for one in reversed(asked))),
    "ask": lambda w, r, seat, what: e.Asked(seat, ASK_NAMES[what]),
    "lay": lambda w, r, seat, face, cell: e.Laid(seat, w.faces[face], cell),
    "turn_up": lambda w, r, goal, kind, turned: e.GoalTurnedUp(
        r.tables.box.goal_cells[goal], w.goals[kind], bool(turned)
    ),
    "put_in_front": lambda w, r, seat, kind, target, sign: e.PutInFront(seat, w.kinds[kind], target, w.signs[sign]),
    "clear_front": lambda w, r, seat, kind, target, sign: e.FrontCleared(seat, w.kinds[kind], target, w.signs[sign]),
    "collapse": lambda w, r, seat, kind, cell, face: e.RockFell(seat, w.kinds[kind], cell, w.faces[face]),
    "peek": lambda w, r, seat, kind, goal, what: e.Peeked(
        seat, w.kinds[kind], r.tables.box.goal_cells[goal], noun(w.goals, what)
    ),
    "discard_unseen": lambda w, r, seat, kind: e.Discarded(seat, noun(w.kinds, kind)),
    "pass_empty": lambda w, r, seat: e.PassedEmpty(seat),
    "draw": lambda w, r, seat, kind: e.Drew(seat, noun(w.kinds, kind)),
    "end_round": lambda w, r, round_number, reached, roles, goals: e.RoundEnded(
        round_number, reached, nouns(w.roles, roles), nouns(w.goals, goals)
    ),
    "draw_gold": lambda w, r, count: e.GoldDrawn(count),
    "show_pool": lambda w, r, seat, pool: e.GoldPassed(seat, tuple(worth(value) for value in pool)),
    "take_gold": lambda w, r, seat, value: e.GoldTaken(seat, worth(value)),
    "pay_gold": lambda w, r, seat, value: e.GoldPaid(seat, worth(value)),
    "swap_hats": lambda w, r, seat, kind, target, role: e.HatsSwapped(seat, w.kinds[kind], target, noun(w.roles, role)),
    "inspect": lambda w, r, seat, kind, target, role: e.Inspected(seat, w.kinds[kind], target, noun(w.roles, role)),
    "swap_hands": lambda w, r, seat, kind, target, gave, got: e.HandsSwapped(
        seat, w.kinds[kind], target, nouns(w.kinds, gave), nouns(w.kinds, got)
    ),
    "shed": lambda w, r, seat, sign: e.Shed(seat, w.signs[sign]),
    "earn": lambda w, r, seat, value: e.Earned(seat, value),
    "rob": lambda w, r, seat, target, got: e.Robbed(seat, target, got),
    "end_game": _tell_end,
}

# ---- event to fact -------------------------------------------------------------------------------------------------


def follow(position: Position, happened: Event) -> None:
    """Let an event happen to a position: the truth, or a view that saw it so."""
    _FOLLOW[type(happened)](position, words_of(position.rules.tables), happened)


def _follow_round(p: Position, w: Words, h: e.RoundBegan) -> None:
    deck = [*h.aside, *[card for hand in h.hands for card in hand], *h.deck]
    p.begin_round(
        h.number,
        h.first,
        numbers(w.roles, h.roles),
        numbers(w.goals, h.goals),
        numbers(w.kinds, deck),
        values(h.gold),
    )


def _follow_pool(p: Position, w: Words, h: e.GoldPassed) -> None:
    pool = values(h.pool)
    p.show_pool(h.seat, pool)
    if p.viewer == h.seat:
        p.looks = [*p.looks, (len(p.took), tuple(pool))]


def _follow_taken(p: Position, w: Words, h: e.GoldTaken) -> None:
    p.take_gold(h.seat, values([h.nuggets])[0])
    if p.viewer != REFEREE:
        p.pool = vec[i64]([HIDDEN] * len(p.pool))


def _follow_end(p: Position, w: Words, h: e.GameEnded) -> None:
    shown = [shown_taken(entry, int(value)) for entry, value in zip(p.took, h.took, strict=True)]
    p.end_game(vec[i64](shown))


def _follow_hands(p: Position, w: Words, h: e.HandsSwapped) -> None:
    changes.swap_hands(p, h.seat, w.kinds.index(h.card), h.target, numbers(w.kinds, h.gave), numbers(w.kinds, h.got))
    if p.viewer != REFEREE:
        for seat in {h.seat, h.target} - {p.viewer}:
            set_hand(p.hands, p.stride, seat, vec[i64]([HIDDEN] * p.hand_size(seat)))


def _decision(text: str) -> int:
    what, _, seat = text.partition(":")
    return ASK_NAMES.index(what) << 4 | int(seat)


def _goal_at(p: Position, h: e.GoalTurnedUp | e.Peeked) -> int:
    return p.rules.tables.box.goal_cells.index(h.cell)


_FOLLOW: dict[type[Event], Callable[[Position, Words, Any], None]] = {
    e.RoundBegan: _follow_round,
    e.Queued: lambda p, w, h: p.queue(vec[i64]([_decision(one) for one in reversed(h.decisions)])),
    e.Asked: lambda p, w, h: p.ask(h.seat, ASK_NAMES.index(h.what)),
    e.Laid: lambda p, w, h: p.lay(h.seat, p.rules.tables.face_named(h.face), p.maze.cell_at(*h.cell)),
    e.GoalTurnedUp: lambda p, w, h: p.turn_up(_goal_at(p, h), w.goals.index(h.goal), int(h.turned)),
    e.PutInFront: lambda p, w, h: p.put_in_front(h.seat, w.kinds.index(h.card), h.target, w.signs.index(h.sign)),
    e.FrontCleared: lambda p, w, h: p.clear_front(h.seat, w.kinds.index(h.card), h.target, w.signs.index(h.sign)),
    e.RockFell: lambda p, w, h: p.collapse(h.seat, w.kinds.index(h.card), p.maze.cell_at(*h.cell)),
    e.Peeked: lambda p, w, h: p.peek(h.seat, w.kinds.index(h.card), _goal_at(p, h), number(w.goals, h.goal)),
    e.Discarded: lambda p, w, h: p.discard_unseen(h.seat, number(w.kinds, h.card)),
    e.PassedEmpty: lambda p, w, h: p.pass_empty(h.seat),
    e.Drew: lambda p, w, h: p.draw(h.seat, number(w.kinds, h.card)),
    e.RoundEnded: lambda p, w, h: p.end_round(numbers(w.roles, h.roles), numbers(w.goals, h.goals)),
    e.GoldDrawn: lambda p, w, h: p.draw_gold(h.count),
    e.GoldPassed: _follow_pool,
    e.GoldTaken: _follow_taken,
    e.GoldPaid: lambda p, w, h: p.pay_gold(h.seat, values([h.nuggets])[0]),
    e.HatsSwapped: lambda p, w, h: changes.swap_hats(
        p, h.seat, w.kinds.index(h.card), h.target, number(w.roles, h.role)
    ),
    e.Inspected: lambda p, w, h: changes.inspect(p, h.seat, w.kinds.index(h.card), h.target, number(w.roles, h.role)),
    e.HandsSwapped: _follow_hands,
    e.Shed: lambda p, w, h: changes.shed(p, h.seat, w.signs.index(h.sign)),
    e.Earned: lambda p, w, h: changes.earn(p, h.seat, h.nuggets),
    e.Robbed: lambda p, w, h: changes.rob(p, h.seat, h.target, h.got),
    e.GameEnded: _follow_end,
}
