"""What happened in a tunnel game, in sentences: one function for each class of events.

The events are those the viewer saw, so a sentence contains nothing hidden: an unknown card is «a card».
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.tunnels import events as e
from motherlode.games.tunnels.terminal.naming import goal_at, goal_kind
from motherlode.terminal.naming import card_object, list_cards, place, role_name
from motherlode.terminal.players import Players

__all__ = ["SENTENCES", "is_routine", "sentence"]


def sentence(event: Event, players: Players) -> str:
    """The event in words."""
    return SENTENCES[type(event)](players, event)


def is_routine(event: Event, viewer: int) -> bool:
    """Whether an event is left out of the story: changes of turn, and cards that others draw."""
    return isinstance(event, e.Asked | e.Queued) or (isinstance(event, e.Drew) and event.seat != viewer)


def _round_began(players: Players, event: e.RoundBegan) -> str:
    texts = players.texts
    began = texts.text("event-round-began", number=event.number, **players.actor(event.first))
    if players.viewer < 0:
        return began
    return texts.sentences(began, texts.text("event-your-role", role=role_name(texts, event.roles[players.viewer])))


def _queued(players: Players, event: e.Queued) -> str:
    seats = [int(decision.partition(":")[2]) for decision in event.decisions]
    if not seats:
        return players.texts.text("event-nobody-queued")
    return players.texts.text("event-queued", names=players.list(seats))


def _card_on_cell(key: str) -> Callable[[Players, e.Laid | e.RockFell], str]:
    """A sentence about a tunnel card that was laid or removed."""

    def told(players: Players, event: e.Laid | e.RockFell) -> str:
        texts = players.texts
        card = card_object(texts, event.face)
        return texts.text(key, card=card, place=place(texts, event.cell), **players.actor(event.seat))

    return told


def _own_card(key: str) -> Callable[[Players, e.Discarded | e.Drew], str]:
    """A sentence about a card of the actor's hand."""

    def told(players: Players, event: e.Discarded | e.Drew) -> str:
        return players.texts.text(key, card=card_object(players.texts, event.card), **players.actor(event.seat))

    return told


def _front(key: str) -> Callable[[Players, e.PutInFront | e.FrontCleared], str]:
    """A sentence about what lies in front of a player, by its sign."""

    def told(players: Players, event: e.PutInFront | e.FrontCleared) -> str:
        return players.texts.text(f"{key}-{event.sign}", **players.action(event.seat, event.target))

    return told


def _goal_turned_up(players: Players, event: e.GoalTurnedUp) -> str:
    texts = players.texts
    return texts.text("event-goal-turned-up", goal=goal_at(texts, event.cell), what=goal_kind(event.goal))


def _peeked(players: Players, event: e.Peeked) -> str:
    key = "event-peeked" if event.goal == UNKNOWN else f"event-peeked-{goal_kind(event.goal)}"
    return players.texts.text(key, goal=goal_at(players.texts, event.cell), **players.actor(event.seat))


def _hats_swapped(players: Players, event: e.HatsSwapped) -> str:
    texts = players.texts
    swapped = texts.text("event-hats-swapped", **players.action(event.seat, event.target))
    if event.role == UNKNOWN:
        return swapped
    return texts.sentences(swapped, texts.text("event-new-role", role=role_name(texts, event.role)))


def _inspected(players: Players, event: e.Inspected) -> str:
    texts = players.texts
    looked = texts.text("event-inspected", **players.action(event.seat, event.target))
    if event.role == UNKNOWN:
        return looked
    return texts.sentences(looked, texts.text("event-role-seen", role=role_name(texts, event.role)))


def _hands_swapped(players: Players, event: e.HandsSwapped) -> str:
    texts = players.texts
    swapped = texts.text("event-hands-swapped", **players.action(event.seat, event.target))
    if players.viewer not in (event.seat, event.target):
        return swapped
    gave, got = (event.gave, event.got) if players.viewer == event.seat else (event.got, event.gave)
    changed = texts.text("event-hands-changed", gave=list_cards(texts, gave), got=list_cards(texts, got))
    return texts.sentences(swapped, changed)


def _robbed(players: Players, event: e.Robbed) -> str:
    key = "event-robbed" if event.got else "event-robbed-nothing"
    return players.texts.text(key, **players.action(event.seat, event.target))


def _round_ended(players: Players, event: e.RoundEnded) -> str:
    texts = players.texts
    dealt, spare = event.roles[: len(players.names)], event.roles[len(players.names) :]
    roles = texts.join(players.entry(seat, role_name(texts, role)) for seat, role in enumerate(dealt))
    return texts.sentences(
        texts.text("event-round-ended", number=event.number, outcome=_outcome(event.reached, dealt)),
        texts.text("event-roles-shown", roles=roles),
        texts.text("event-role-left-over", role=role_name(texts, spare[0])) if len(spare) == 1 else "",
    )


def _outcome(reached: bool, roles: Sequence[str]) -> str:
    """Who won, where that follows from the roles alone; else the payments show it (B-50, B-55)."""
    if "miner" not in roles:
        return "reached" if reached else "missed"
    if reached:
        return "miners"
    return "saboteurs" if "saboteur" in roles else "nobody"


def _gold_passed(players: Players, event: e.GoldPassed) -> str:
    texts = players.texts
    passed = texts.text("event-gold-passed", count=len(event.pool), **players.actor(event.seat))
    if not event.pool or UNKNOWN in event.pool:
        return passed
    return texts.sentences(passed, texts.text("event-gold-values", values=texts.join(event.pool)))


def _gold(key: str) -> Callable[[Players, e.GoldTaken | e.GoldPaid], str]:
    """A sentence about a gold card, with its nuggets where the viewer knows them."""

    def told(players: Players, event: e.GoldTaken | e.GoldPaid) -> str:
        actor = players.actor(event.seat)
        if event.nuggets == UNKNOWN:
            return players.texts.text(key, **actor)
        return players.texts.text(f"{key}-seen", count=int(event.nuggets), **actor)

    return told


def _earned(players: Players, event: e.Earned) -> str:
    return players.texts.text("event-earned", count=event.nuggets, **players.actor(event.seat))


def _game_ended(players: Players, event: e.GameEnded) -> str:
    nuggets = max(event.gold)
    if event.winners == (players.viewer,):
        return players.texts.text("event-you-won-gold", nuggets=nuggets)
    names = players.list(event.winners)
    return players.texts.text("event-game-ended-gold", count=len(event.winners), names=names, nuggets=nuggets)


SENTENCES: Final[Mapping[type[Event], Callable[[Players, Any], str]]] = {
    e.RoundBegan: _round_began,
    e.Asked: lambda players, event: players.texts.text(f"asked-{event.what}", **players.actor(event.seat)),
    e.Queued: _queued,
    e.Laid: _card_on_cell("event-laid"),
    e.GoalTurnedUp: _goal_turned_up,
    e.PutInFront: _front("event-put-in-front"),
    e.FrontCleared: _front("event-front-cleared"),
    e.RockFell: _card_on_cell("event-rock-fell"),
    e.Peeked: _peeked,
    e.Discarded: _own_card("event-discarded"),
    e.PassedEmpty: lambda players, event: players.texts.text("event-passed-empty", **players.actor(event.seat)),
    e.Drew: _own_card("event-drew"),
    e.HatsSwapped: _hats_swapped,
    e.Inspected: _inspected,
    e.HandsSwapped: _hands_swapped,
    e.Shed: lambda players, event: players.texts.text(f"event-shed-{event.sign}", **players.actor(event.seat)),
    e.RoundEnded: _round_ended,
    e.GoldDrawn: lambda players, event: players.texts.text("event-gold-drawn", count=event.count),
    e.GoldPassed: _gold_passed,
    e.GoldTaken: _gold("event-gold-taken"),
    e.GoldPaid: _gold("event-gold-paid"),
    e.Earned: _earned,
    e.Robbed: _robbed,
    e.GameEnded: _game_ended,
}
"""By class of events; a test holds that every class has one."""
