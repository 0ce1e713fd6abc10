"""Between the engine's raw facts and events in words, both ways, as in the tunnel games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.nouns import noun, nouns, number, numbers, values, worth
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.cards.nouns import Words, words_of
from motherlode.games.lost_mines.rules.move_codes import ASK_NAMES
from motherlode.games.lost_mines.rules.parts import Rules
from motherlode.games.lost_mines.rules.position import Position, RawEvent

__all__ = ["follow", "tell"]

# ---- raw fact to event ---------------------------------------------------------------------------------------------


def tell(rules: Rules, raw: RawEvent) -> Event:
    """The event that a raw fact is."""
    name, *args = raw
    return _TELL[str(name)](words_of(rules.tables), rules, *args)


def _tell_round(
    w: Words, r: Rules, number: int, first: int, roles: Any, mines: Any, treasures: Any, deck: Any, luck: Any
) -> Event:
    size: int = r.hand_size
    aside: int = r.set_aside
    dealt = aside + size * r.seats
    return e.RoundBegan(
        number=number,
        first=first,
        clans=w.backs(w.dwarfs, roles),
        roles=w.fronts(w.dwarfs, roles),
        hands=tuple(nouns(w.kinds, deck[at : at + size]) for at in range(aside, dealt, size)),
        mines=nouns(w.mines, mines),
        kinds=w.backs(w.treasures, treasures),
        treasures=w.fronts(w.treasures, treasures),
        aside=nouns(w.kinds, deck[:aside]),
        deck=nouns(w.kinds, deck[dealt:]),
        luck=tuple(worth(value) for value in luck),
    )


def _tell_round_end(w: Words, r: Rules, number: int, roles: Any, treasures: Any, mines: Any) -> Event:
    return e.RoundEnded(number, w.fronts(w.dwarfs, roles), w.fronts(w.treasures, treasures), nouns(w.mines, mines))


def _tell_game_end(w: Words, r: Rules, points: Any) -> Event:
    return e.GameEnded(points, tuple(seat for seat, own in enumerate(points) if own == max(points)))


_TELL: dict[str, Callable[..., Event]] = {
    "begin_round": _tell_round,
    "queue": lambda w, r, asked: e.Queued(tuple(f"{ASK_NAMES[one >> 4]}:{one & 15}" for one in reversed(asked))),
    "ask": lambda w, r, seat, what: e.Asked(seat, ASK_NAMES[what]),
    "lay": lambda w, r, seat, face, cell: e.PathLaid(seat, w.faces[face], cell),
    "place_tool": lambda w, r, seat, kind, cell: e.ToolPlaced(seat, w.kinds[kind], cell),
    "set_trap": lambda w, r, seat, kind, way: e.TrapSet(seat, w.kinds[kind], way),
    "call_troll": lambda w, r, seat, kind, way: e.TrollCalled(seat, w.kinds[kind], way),
    "remove_troll": lambda w, r, seat: e.TrollLeft(seat),
    "storm": lambda w, r, seat, kind, cell, face: e.Stormed(seat, w.kinds[kind], cell, w.faces[face]),
    "scout": lambda w, r, seat, kind, field, mine: e.Scouted(
        seat, w.kinds[kind], r.tables.box.mine_cells[field], noun(w.mines, mine)
    ),
    "appraise": lambda w, r, seat, kind, treasure, card: e.Appraised(
        seat, w.kinds[kind], treasure, w.fronts(w.treasures, [card])[0]
    ),
    "inspect": lambda w, r, seat, kind, target, card: e.Inspected(
        seat, w.kinds[kind], target, w.fronts(w.dwarfs, [card])[0]
    ),
    "discard_unseen": lambda w, r, seat, kind: e.Discarded(seat, noun(w.kinds, kind)),
    "set_due": lambda w, r, count: e.CardsDue(count),
    "draw": lambda w, r, seat, kind: e.Drew(seat, noun(w.kinds, kind)),
    "walk": lambda w, r, seat, cells: e.Walked(seat, cells),
    "lose_card": lambda w, r, seat, kind: e.CardLost(seat, noun(w.kinds, kind)),
    "turn_up": lambda w, r, field, mine, turned: e.MineTurnedUp(
        r.tables.box.mine_cells[field], w.mines[mine], bool(turned)
    ),
    "wake_dragon": lambda w, r, seat: e.DragonWoken(seat),
    "take_treasure": lambda w, r, seat, treasure, card: e.TreasureTaken(
        seat, treasure, w.fronts(w.treasures, [card])[0]
    ),
    "lose_turn": lambda w, r, seat: e.TurnLost(seat),
    "call_vote": lambda w, r, seat: e.VoteCalled(seat),
    "vote": lambda w, r, seat, agrees: e.Voted(seat, agrees),
    "end_vote": lambda w, r: e.VoteEnded(),
    "end_round": _tell_round_end,
    "score": lambda w, r, gains: e.Scored(gains),
    "end_game": _tell_game_end,
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
        w.dwarfs_of(h.clans, h.roles),
        numbers(w.mines, h.mines),
        w.treasures_of(h.kinds, h.treasures),
        numbers(w.kinds, deck),
        values(h.luck),
    )


def _follow_round_end(p: Position, w: Words, h: e.RoundEnded) -> None:
    p.end_round(
        w.dwarfs_of(w.backs(w.dwarfs, p.roles), h.roles),
        w.treasures_of(w.backs(w.treasures, p.treasures), h.treasures),
        numbers(w.mines, h.mines),
    )


def _card(p: Position, w: Words, h: Any) -> int:
    return w.kinds.index(h.card)


def _cell(p: Position, place: tuple[int, int]) -> int:
    return p.rules.tables.grid.cell(*place)


def _way(p: Position, way: tuple[tuple[int, int], tuple[int, int]]) -> int:
    here, there = way
    return 2 * _cell(p, here) + (1 if here[0] == there[0] else 0)


def _field(p: Position, place: tuple[int, int]) -> int:
    return p.rules.tables.box.mine_cells.index(place)


def _treasure(p: Position, w: Words, h: e.Appraised | e.TreasureTaken) -> int:
    """The treasure of an event: its kind is known already, its value perhaps only now."""
    known = p.treasures[h.treasure]
    return known if h.value == UNKNOWN else known & ~15 | int(h.value)


def _role(p: Position, w: Words, h: e.Inspected) -> int:
    known = p.roles[h.target]
    return known if h.role == UNKNOWN else w.dwarfs.index(f"{w.backs(w.dwarfs, [known])[0]}-{h.role}")


def _decision(text: str) -> int:
    what, _, seat = text.partition(":")
    return ASK_NAMES.index(what) << 4 | int(seat)


_FOLLOW: dict[type[Event], Callable[[Position, Words, Any], None]] = {
    e.RoundBegan: _follow_round,
    e.Queued: lambda p, w, h: p.queue(vec[i64]([_decision(one) for one in reversed(h.decisions)])),
    e.Asked: lambda p, w, h: p.ask(h.seat, ASK_NAMES.index(h.what)),
    e.PathLaid: lambda p, w, h: p.lay(h.seat, p.rules.tables.faces[h.face], _cell(p, h.cell)),
    e.ToolPlaced: lambda p, w, h: p.place_tool(h.seat, _card(p, w, h), _cell(p, h.cell)),
    e.TrapSet: lambda p, w, h: p.set_trap(h.seat, _card(p, w, h), _way(p, h.way)),
    e.TrollCalled: lambda p, w, h: p.call_troll(h.seat, _card(p, w, h), _way(p, h.way)),
    e.TrollLeft: lambda p, w, h: p.remove_troll(h.seat),
    e.Stormed: lambda p, w, h: p.storm(h.seat, _card(p, w, h), _cell(p, h.cell)),
    e.Scouted: lambda p, w, h: p.scout(h.seat, _card(p, w, h), _field(p, h.cell), number(w.mines, h.mine)),
    e.Appraised: lambda p, w, h: p.appraise(h.seat, _card(p, w, h), h.treasure, _treasure(p, w, h)),
    e.Inspected: lambda p, w, h: p.inspect(h.seat, _card(p, w, h), h.target, _role(p, w, h)),
    e.Discarded: lambda p, w, h: p.discard_unseen(h.seat, number(w.kinds, h.card)),
    e.CardsDue: lambda p, w, h: p.set_due(h.count),
    e.Drew: lambda p, w, h: p.draw(h.seat, number(w.kinds, h.card)),
    e.Walked: lambda p, w, h: p.walk(h.seat, vec[i64]([_cell(p, place) for place in h.cells])),
    e.CardLost: lambda p, w, h: p.lose_card(h.seat, number(w.kinds, h.card)),
    e.MineTurnedUp: lambda p, w, h: p.turn_up(_field(p, h.cell), w.mines.index(h.mine), int(h.turned)),
    e.DragonWoken: lambda p, w, h: p.wake_dragon(h.seat),
    e.TreasureTaken: lambda p, w, h: p.take_treasure(h.seat, h.treasure, _treasure(p, w, h)),
    e.TurnLost: lambda p, w, h: p.lose_turn(h.seat),
    e.VoteCalled: lambda p, w, h: p.call_vote(h.seat),
    e.Voted: lambda p, w, h: p.vote(h.seat, h.agrees),
    e.VoteEnded: lambda p, w, h: p.end_vote(),
    e.RoundEnded: _follow_round_end,
    e.Scored: lambda p, w, h: p.score(vec[i64](h.points)),
    e.GameEnded: lambda p, w, h: p.end_game(),
}
