"""What happened, in sentences: one for every class of events, told to one viewer.

The events are those the viewer saw, so that what was hidden from it is not told: a card it may not know is «a card».
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from motherlode.cli.forest_sentences import FOREST_SENTENCES
from motherlode.cli.words import (
    People,
    card_words,
    count_of,
    front_words,
    goal_words,
    is_tool,
    listed,
    place,
    role_words,
    tool_word,
)
from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as forest
from motherlode.games.tunnels import events as e

__all__ = ["SENTENCES", "sentence", "story"]

_DECISIONS: Final = {"turn": "take a turn", "gold": "choose a gold card", "theft": "choose whom to rob"}


def sentence(happened: Event, people: People) -> str:
    """The event in words."""
    words = SENTENCES[type(happened)](people, happened)
    return words[0].upper() + words[1:]


def story(events: Iterable[Event], people: People) -> list[str]:
    """What is worth telling of some events: not whose turn came, nor that others drew as everyone does."""
    return [sentence(happened, people) for happened in events if not _goes_without_saying(happened, people.viewer)]


def _goes_without_saying(happened: Event, viewer: int) -> bool:
    if isinstance(happened, e.Drew | forest.Drew):
        return happened.seat != viewer
    return isinstance(happened, e.Asked | e.Queued | forest.Asked | forest.Queued | forest.CardsDue | forest.VoteEnded)


def _began(people: People, h: e.RoundBegan) -> str:
    begins = f"Round {h.number} began; {people.name(h.first)} had the first turn."
    if people.viewer < 0:
        return begins
    return f"{begins} Your role, for your eyes only: {role_words(h.roles[people.viewer])}."


def _asked(people: People, h: e.Asked) -> str:
    return f"{people.was(h.seat)} to {_DECISIONS[h.what]}."


def _queued(people: People, h: e.Queued) -> str:
    seats = [int(decision.partition(":")[2]) for decision in h.decisions]
    return f"Next to decide: {people.all(seats)}." if seats else "Nobody else is to decide."


def _turned_up(people: People, h: e.GoalTurnedUp) -> str:
    mark = "!" if h.goal == "treasure" else "."
    return f"The goal at {place(h.cell)} was reached and turned up: it is {goal_words(h.goal)}{mark}"


def _put(people: People, h: e.PutInFront) -> str:
    if is_tool(h.sign):
        return f"{people.subject(h.seat)} broke {people.owner(h.target)} {tool_word(h.sign)}."
    if h.sign == "trap":
        return f"{people.subject(h.seat)} trapped {people.name(h.target)}."
    return f"{people.subject(h.seat)} laid {card_words(h.card)} in front of {_self(people, h.seat, h.target)}."


def _cleared(people: People, h: e.FrontCleared) -> str:
    if is_tool(h.sign):
        owner = "their own" if h.seat == h.target != people.viewer else people.owner(h.target)
        return f"{people.subject(h.seat)} mended {owner} {tool_word(h.sign)}."
    return f"{people.subject(h.seat)} removed the {h.sign} in front of {_self(people, h.seat, h.target)}."


def _self(people: People, seat: int, target: int) -> str:
    if seat != target:
        return people.name(target)
    return "yourself" if seat == people.viewer else "themselves"


def _fell(people: People, h: e.RockFell) -> str:
    return f"{people.subject(h.seat)} brought down {card_words(h.face)} at {place(h.cell)} with a rockfall."


def _peeked(people: People, h: e.Peeked) -> str:
    saw = "" if h.goal == UNKNOWN else f" and saw {goal_words(h.goal)}"
    return f"{people.subject(h.seat)} looked at the goal at {place(h.cell)}{saw}."


def _hats(people: People, h: e.HatsSwapped) -> str:
    new = "" if h.role == UNKNOWN else f": {role_words(h.role)}"
    if h.seat == h.target:
        return f"{people.subject(h.seat)} took a new dwarf card{new}."
    return f"{people.subject(h.seat)} had {people.name(h.target)} take a new dwarf card{new}."


def _inspected(people: People, h: e.Inspected) -> str:
    saw = "" if h.role == UNKNOWN else f" and saw: {role_words(h.role)}"
    return f"{people.subject(h.seat)} looked at {people.owner(h.target)} dwarf card{saw}."


def _hands(people: People, h: e.HandsSwapped) -> str:
    swapped = f"{people.subject(h.seat)} swapped hands with {people.name(h.target)}"
    if people.viewer not in (h.seat, h.target):
        return f"{swapped}."
    gave, got = (h.gave, h.got) if people.viewer == h.seat else (h.got, h.gave)
    return f"{swapped}. You gave {listed(gave) or 'nothing'} and got {listed(got) or 'nothing'}."


def _robbed(people: People, h: e.Robbed) -> str:
    if h.got:
        return f"{people.subject(h.seat)} stole a nugget from {people.name(h.target)}."
    return f"{people.subject(h.seat)} meant to rob {people.name(h.target)}, but there was nothing to take."


def _ended(people: People, h: e.RoundEnded) -> str:
    dealt, spare = h.roles[: len(people.names)], h.roles[len(people.names) :]
    roles = listed([f"{people.name(seat)} ({role_words(role)})" for seat, role in enumerate(dealt)])
    left_over = f"; left over: {spare[0]}" if len(spare) == 1 else ""
    return f"Round {h.number} is over: {_outcome(h.reached, dealt)}. The roles: {roles}{left_over}."


def _outcome(reached: bool, roles: Sequence[str]) -> str:
    """Who won, where that follows from who is there; where it takes more to tell, the payment will."""
    told = f"the treasure was {'' if reached else 'not '}reached"
    if "miner" not in roles:
        return told
    if reached:
        return f"{told}, and the miners won"
    return f"{told}, and the saboteurs won" if "saboteur" in roles else f"{told}, and with no saboteur nobody won"


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
    e.Discarded: lambda p, h: f"{p.subject(h.seat)} discarded {card_words(h.card)} face down.",
    e.PassedEmpty: lambda p, h: f"{p.subject(h.seat)} had no cards left and passed.",
    e.Drew: lambda p, h: f"{p.subject(h.seat)} drew {card_words(h.card)}.",
    e.Queued: _queued,
    e.HatsSwapped: _hats,
    e.Inspected: _inspected,
    e.HandsSwapped: _hands,
    e.Shed: lambda p, h: f"{p.subject(h.seat)} got rid of a {front_words(h.sign)}.",
    e.RoundEnded: _ended,
    e.GoldDrawn: lambda p, h: f"{count_of(h.count, 'gold card')} went round the miners.",
    e.GoldPassed: _passed_on,
    e.GoldTaken: lambda p, h: f"{p.subject(h.seat)} kept {_gold(h.nuggets)}.",
    e.GoldPaid: lambda p, h: f"{p.was(h.seat)} given {_gold(h.nuggets)}.",
    e.Earned: lambda p, h: f"{p.subject(h.seat)} earned {count_of(h.nuggets, 'nugget')}.",
    e.Robbed: _robbed,
    e.GameEnded: _over,
    **FOREST_SENTENCES,
}
"""By class of events. Every class has one."""
