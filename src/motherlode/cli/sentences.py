"""What happened, in sentences: one for every class of events, told to one viewer.

The events are those the viewer saw, so that what was hidden from it is not told: a card it may not know is «a card».
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from motherlode.cli.words import People, card_words, count_of, goal_words, is_tool, listed, place, tool_word
from motherlode.core.secrets import UNKNOWN, Event
from motherlode.tunnels import events as e

__all__ = ["SENTENCES", "sentence", "story"]


def sentence(happened: Event, people: People) -> str:
    """The event in words."""
    words = SENTENCES[type(happened)](people, happened)
    return words[0].upper() + words[1:]


def story(events: Iterable[Event], people: People) -> list[str]:
    """What is worth telling of some events: not whose turn came, nor that others drew as everyone does."""
    return [sentence(happened, people) for happened in events if not _goes_without_saying(happened, people.viewer)]


def _goes_without_saying(happened: Event, viewer: int) -> bool:
    return isinstance(happened, e.Asked) or (isinstance(happened, e.Drew) and happened.seat != viewer)


def _began(people: People, h: e.RoundBegan) -> str:
    begins = f"Round {h.number} began; {people.name(h.first)} had the first turn."
    if people.viewer < 0:
        return begins
    return f"{begins} Your role, for your eyes only: {h.roles[people.viewer]}."


def _asked(people: People, h: e.Asked) -> str:
    what = {"turn": "to take a turn", "gold": "to choose a gold card"}.get(h.what, f"to decide: {h.what}")
    return f"{people.was(h.seat)} {what}."


def _turned_up(people: People, h: e.GoalTurnedUp) -> str:
    mark = "!" if h.goal == "treasure" else "."
    return f"The goal at {place(h.cell)} was reached and turned up: it is {goal_words(h.goal)}{mark}"


def _put(people: People, h: e.PutInFront) -> str:
    if is_tool(h.sign):
        return f"{people.subject(h.seat)} broke {people.owner(h.target)} {tool_word(h.sign)}."
    return f"{people.subject(h.seat)} laid {card_words(h.card)} in front of {_self(people, h.seat, h.target)}."


def _cleared(people: People, h: e.FrontCleared) -> str:
    if is_tool(h.sign):
        owner = "their own" if h.seat == h.target != people.viewer else people.owner(h.target)
        return f"{people.subject(h.seat)} mended {owner} {tool_word(h.sign)}."
    target = _self(people, h.seat, h.target)
    return f"{people.subject(h.seat)} removed the {tool_word(h.sign)} card in front of {target}."


def _self(people: People, seat: int, target: int) -> str:
    if seat != target:
        return people.name(target)
    return "yourself" if seat == people.viewer else "themselves"


def _fell(people: People, h: e.RockFell) -> str:
    return f"{people.subject(h.seat)} brought down {card_words(h.face)} at {place(h.cell)} with a rockfall."


def _peeked(people: People, h: e.Peeked) -> str:
    saw = "" if h.goal == UNKNOWN else f" and saw {goal_words(h.goal)}"
    return f"{people.subject(h.seat)} looked at the goal at {place(h.cell)}{saw}."


def _ended(people: People, h: e.RoundEnded) -> str:
    seats = range(len(people.names))
    if h.reached:
        outcome = "the treasure was reached, and the miners won"
    elif "saboteur" in h.roles[: len(people.names)]:
        outcome = "the treasure was not reached, and the saboteurs won"
    else:
        outcome = "the treasure was not reached, but there was no saboteur: nobody won"
    roles = listed([f"{people.name(seat)} ({h.roles[seat]})" for seat in seats])
    return f"Round {h.number} is over: {outcome}. The roles: {roles}; left over: {h.roles[-1]}."


def _passed_on(people: People, h: e.GoldPassed) -> str:
    pool = "" if UNKNOWN in h.pool else f", worth {listed(h.pool)}"
    return f"{people.subject(h.seat)} got the {count_of(len(h.pool), 'gold card')} to choose from{pool}."


def _gold(nuggets: str) -> str:
    return "a gold card" if nuggets == UNKNOWN else f"a gold card with {count_of(int(nuggets), 'nugget')}"


def _over(people: People, h: e.GameEnded) -> str:
    most = count_of(max(h.gold), "nugget")
    each = " each" if len(h.winners) > 1 else ""
    return f"The game is over: {people.all(h.winners)} won with {most}{each}."


SENTENCES: Final[Mapping[type[Event], Callable[[People, Any], str]]] = {
    e.RoundBegan: _began,
    e.Asked: _asked,
    e.Laid: lambda p, h: f"{p.subject(h.seat)} laid {card_words(h.face)} at {place(h.cell)}.",
    e.GoalTurnedUp: _turned_up,
    e.PutInFront: _put,
    e.FrontCleared: _cleared,
    e.RockFell: _fell,
    e.Peeked: _peeked,
    e.Discarded: lambda p, h: f"{p.subject(h.seat)} passed and discarded {card_words(h.card)} face down.",
    e.PassedEmpty: lambda p, h: f"{p.subject(h.seat)} had no cards left and passed.",
    e.Drew: lambda p, h: f"{p.subject(h.seat)} drew {card_words(h.card)}.",
    e.RoundEnded: _ended,
    e.GoldDrawn: lambda p, h: f"{count_of(h.count, 'gold card')} went round the miners.",
    e.GoldPassed: _passed_on,
    e.GoldTaken: lambda p, h: f"{p.subject(h.seat)} kept {_gold(h.nuggets)}.",
    e.GoldPaid: lambda p, h: f"{p.was(h.seat)} given {_gold(h.nuggets)}.",
    e.GameEnded: _over,
}
"""By class of events. Every class has one."""
