"""What happens in The Lost Mines, in sentences: one for every class of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from motherlode.cli.words import People, card_words, count_of, listed, place
from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as e

__all__ = ["FOREST_SENTENCES"]

_DECISIONS: Final = {
    "play": "play or discard",
    "walk": "move, or stay",
    "treasure": "choose a treasure",
    "vote": "say whether the round should end",
}


def _path(card: str) -> str:
    return card_words(card).replace("tunnel", "path")


def _began(people: People, h: e.RoundBegan) -> str:
    begins = f"Round {h.number} began; {people.name(h.first)} had the first turn."
    if people.viewer < 0:
        return begins
    return f"{begins} You are of the {h.clans[people.viewer]} clan and, for your eyes only, {h.roles[people.viewer]}."


def _queued(people: People, h: e.Queued) -> str:
    return f"Next to decide: {people.all([int(decision.partition(':')[2]) for decision in h.decisions])}."


def _way(way: tuple[Cell, Cell]) -> str:
    return f"between {place(way[0])} and {place(way[1])}"


def _saw(what: str) -> str:
    return "" if what == UNKNOWN else f" and saw: {what}"


def _appraised(people: People, h: e.Appraised) -> str:
    saw = "" if h.value == UNKNOWN else f" and saw: it is worth {count_of(int(h.value), 'point')}"
    return f"{people.subject(h.seat)} looked at treasure-{h.treasure}{saw}."


def _taken(people: People, h: e.TreasureTaken) -> str:
    worth = "" if h.value == UNKNOWN else f", worth {count_of(int(h.value), 'point')}"
    return f"{people.subject(h.seat)} took treasure-{h.treasure}{worth}."


def _turned_up(people: People, h: e.MineTurnedUp) -> str:
    mine = "the dragon's" if h.mine == "dragon" else f"a mine of {h.mine}"
    return f"The mine at {place(h.cell)} was entered and turned up: it is {mine}!"


def _ended(people: People, h: e.RoundEnded) -> str:
    roles = listed([f"{people.name(seat)} ({role})" for seat, role in enumerate(h.roles[: len(people.names)])])
    return f"Round {h.number} is over. The roles: {roles}. The mines, from the north: {listed(h.mines)}."


def _scored(people: People, h: e.Scored) -> str:
    gains = [f"{people.name(seat)} {count_of(points, 'point')}" for seat, points in enumerate(h.points) if points > 0]
    given = [f"{people.name(seat)} {count_of(-points, 'point')}" for seat, points in enumerate(h.points) if points < 0]
    if given:
        return f"To the dragon went, from {listed(given)}."
    return f"Scored: {listed(gains)}." if gains else "Nobody scored anything."


def _over(people: People, h: e.GameEnded) -> str:
    each = " each" if len(h.winners) > 1 else ""
    return f"The game is over: {people.all(h.winners)} won with {count_of(max(h.points), 'point')}{each}."


def _voted(people: People, h: e.Voted) -> str:
    return f"{people.subject(h.seat)} {'agreed to end the round' if h.agrees else 'did not agree to end the round'}."


FOREST_SENTENCES: Final[Mapping[type[Event], Callable[[People, Any], str]]] = {
    e.RoundBegan: _began,
    e.Queued: _queued,
    e.Asked: lambda p, h: f"{p.was(h.seat)} to {_DECISIONS[h.what]}.",
    e.PathLaid: lambda p, h: f"{p.subject(h.seat)} laid {_path(h.face)} at {place(h.cell)}.",
    e.ToolPlaced: lambda p, h: f"{p.subject(h.seat)} put {card_words(h.card)} on the obstacle at {place(h.cell)}.",
    e.TrapSet: lambda p, h: f"{p.subject(h.seat)} set a trap {_way(h.way)}.",
    e.TrollCalled: lambda p, h: f"{p.subject(h.seat)} called a troll to the way {_way(h.way)}.",
    e.TrollLeft: lambda p, h: f"{p.owner(h.seat)} troll left.",
    e.Stormed: lambda p, h: f"{p.subject(h.seat)} had a storm sweep away {_path(h.face)} at {place(h.cell)}.",
    e.Scouted: lambda p, h: f"{p.subject(h.seat)} looked at the mine at {place(h.cell)}{_saw(h.mine)}.",
    e.Appraised: _appraised,
    e.Inspected: lambda p, h: f"{p.subject(h.seat)} looked at {p.owner(h.target)} dwarf card{_saw(h.role)}.",
    e.Discarded: lambda p, h: f"{p.subject(h.seat)} discarded {_path(h.card)} face down.",
    e.CardsDue: lambda p, h: f"{count_of(h.count, 'card')} will be drawn at the end of the turn.",
    e.Drew: lambda p, h: f"{p.subject(h.seat)} drew {_path(h.card)}.",
    e.Walked: lambda p, h: f"{p.subject(h.seat)} walked to {place(h.cells[-1])}.",
    e.CardLost: lambda p, h: f"{p.subject(h.seat)} lost {_path(h.card)} to a trap.",
    e.MineTurnedUp: _turned_up,
    e.DragonWoken: lambda p, h: f"{p.subject(h.seat)} woke the dragon.",
    e.TreasureTaken: _taken,
    e.TurnLost: lambda p, h: f"{p.subject(h.seat)} had no cards left and lost the turn.",
    e.VoteCalled: lambda p, h: f"{p.subject(h.seat)} asked all to end the round.",
    e.Voted: _voted,
    e.VoteEnded: lambda p, h: "The vote is over.",
    e.RoundEnded: _ended,
    e.Scored: _scored,
    e.GameEnded: _over,
}
"""By class of events. Every class has one."""
