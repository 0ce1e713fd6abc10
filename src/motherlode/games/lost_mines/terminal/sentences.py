"""What happened in The Lost Mines, in sentences: one function for each class of events.

The events are those the viewer saw, so a sentence contains nothing hidden: an unknown card is «a card».
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from motherlode.core.visibility import UNKNOWN, Event
from motherlode.games.lost_mines import events as e
from motherlode.games.lost_mines.terminal.naming import card_object, clan_name, mine_at, mine_name, treasure_notation
from motherlode.terminal.naming import place, role_name, side_of
from motherlode.terminal.players import Players

__all__ = ["SENTENCES", "is_routine", "sentence"]


def sentence(event: Event, players: Players) -> str:
    """The event in words."""
    return SENTENCES[type(event)](players, event)


def is_routine(event: Event, viewer: int) -> bool:
    """Whether an event is left out of the story: changes of turn, and cards that others draw."""
    if isinstance(event, e.Drew):
        return event.seat != viewer
    return isinstance(event, e.Asked | e.Queued | e.CardsDue | e.VoteEnded)


def _by_actor(key: str) -> Callable[[Players, Any], str]:
    """A sentence that needs to know only who did it."""

    def told(players: Players, event: Any) -> str:
        return players.texts.text(key, **players.actor(event.seat))

    return told


def _round_began(players: Players, event: e.RoundBegan) -> str:
    texts = players.texts
    began = texts.text("event-round-began", number=event.number, **players.actor(event.first))
    if players.viewer < 0:
        return began
    return texts.sentences(
        began,
        texts.text("event-your-clan", clan=clan_name(texts, event.clans[players.viewer])),
        texts.text("event-your-role", role=role_name(texts, event.roles[players.viewer])),
    )


def _queued(players: Players, event: e.Queued) -> str:
    seats = [int(decision.partition(":")[2]) for decision in event.decisions]
    if not seats:
        return players.texts.text("event-nobody-queued")
    return players.texts.text("event-queued", names=players.list(seats))


def _path(key: str) -> Callable[[Players, e.PathLaid | e.Stormed], str]:
    """A sentence about a path card that was laid or swept away."""

    def told(players: Players, event: e.PathLaid | e.Stormed) -> str:
        texts = players.texts
        card = card_object(texts, event.face)
        return texts.text(key, card=card, place=place(texts, event.cell), **players.actor(event.seat))

    return told


def _own_card(key: str) -> Callable[[Players, e.Discarded | e.Drew | e.CardLost], str]:
    """A sentence about a card of the actor's hand."""

    def told(players: Players, event: e.Discarded | e.Drew | e.CardLost) -> str:
        return players.texts.text(key, card=card_object(players.texts, event.card), **players.actor(event.seat))

    return told


def _tool_placed(players: Players, event: e.ToolPlaced) -> str:
    texts = players.texts
    card = card_object(texts, event.card)
    return texts.text("event-tool-placed", card=card, place=place(texts, event.cell), **players.actor(event.seat))


def _on_a_way(key: str) -> Callable[[Players, e.TrapSet | e.TrollCalled], str]:
    """A sentence about a trap or a troll, at the edge of the first of two cells that leads to the other."""

    def told(players: Players, event: e.TrapSet | e.TrollCalled) -> str:
        here, there = event.way
        spot = place(players.texts, here)
        return players.texts.text(key, place=spot, side=side_of(here, there), **players.actor(event.seat))

    return told


def _scouted(players: Players, event: e.Scouted) -> str:
    texts = players.texts
    looked = texts.text("event-scouted", mine=mine_at(texts, event.cell, ".object"), **players.actor(event.seat))
    if event.mine == UNKNOWN:
        return looked
    return texts.sentences(looked, texts.text("event-mine-seen", mine=mine_name(texts, event.mine)))


def _treasure(key: str) -> Callable[[Players, e.Appraised | e.TreasureTaken], str]:
    """A sentence about a treasure, named as moves name it, with its value where the viewer knows it."""

    def told(players: Players, event: e.Appraised | e.TreasureTaken) -> str:
        texts = players.texts
        looked = texts.text(key, treasure=treasure_notation(event.treasure), **players.actor(event.seat))
        if event.value == UNKNOWN:
            return looked
        return texts.sentences(looked, texts.text("event-treasure-value", count=int(event.value)))

    return told


def _inspected(players: Players, event: e.Inspected) -> str:
    texts = players.texts
    looked = texts.text("event-inspected", **players.action(event.seat, event.target))
    if event.role == UNKNOWN:
        return looked
    return texts.sentences(looked, texts.text("event-role-seen", role=role_name(texts, event.role)))


def _walked(players: Players, event: e.Walked) -> str:
    end = place(players.texts, event.cells[-1])
    return players.texts.text("event-walked", place=end, **players.actor(event.seat))


def _mine_turned_up(players: Players, event: e.MineTurnedUp) -> str:
    texts = players.texts
    return texts.text("event-mine-turned-up", place=mine_at(texts, event.cell), mine=mine_name(texts, event.mine))


def _voted(players: Players, event: e.Voted) -> str:
    key = "event-voted-yes" if event.agrees else "event-voted-no"
    return players.texts.text(key, **players.actor(event.seat))


def _round_ended(players: Players, event: e.RoundEnded) -> str:
    texts = players.texts
    dealt = event.roles[: len(players.names)]
    roles = texts.join(players.entry(seat, role_name(texts, role)) for seat, role in enumerate(dealt))
    return texts.sentences(
        texts.text("event-round-ended", number=event.number, outcome="over"),
        texts.text("event-roles-shown", roles=roles),
        texts.text("event-mines-shown", mines=texts.join(mine_name(texts, mine) for mine in event.mines)),
    )


def _scored(players: Players, event: e.Scored) -> str:
    texts = players.texts
    entries = [
        players.entry(seat, texts.text("points", count=abs(points)))
        for seat, points in enumerate(event.points)
        if points
    ]
    if not entries:
        return texts.text("event-scored-nothing")
    key = "event-dragon-paid" if min(event.points) < 0 else "event-scored"
    return texts.text(key, points=texts.join(entries))


def _game_ended(players: Players, event: e.GameEnded) -> str:
    points = max(event.points)
    if event.winners == (players.viewer,):
        return players.texts.text("event-you-won-points", points=points)
    names = players.list(event.winners)
    return players.texts.text("event-game-ended-points", count=len(event.winners), names=names, points=points)


SENTENCES: Final[Mapping[type[Event], Callable[[Players, Any], str]]] = {
    e.RoundBegan: _round_began,
    e.Queued: _queued,
    e.Asked: lambda players, event: players.texts.text(f"asked-{event.what}", **players.actor(event.seat)),
    e.PathLaid: _path("event-laid"),
    e.ToolPlaced: _tool_placed,
    e.TrapSet: _on_a_way("event-trap-set"),
    e.TrollCalled: _on_a_way("event-troll-called"),
    e.TrollLeft: _by_actor("event-troll-left"),
    e.Stormed: _path("event-stormed"),
    e.Scouted: _scouted,
    e.Appraised: _treasure("event-appraised"),
    e.Inspected: _inspected,
    e.Discarded: _own_card("event-discarded"),
    e.CardsDue: lambda players, event: players.texts.text("event-cards-due", count=event.count),
    e.Drew: _own_card("event-drew"),
    e.Walked: _walked,
    e.CardLost: _own_card("event-card-lost"),
    e.MineTurnedUp: _mine_turned_up,
    e.DragonWoken: _by_actor("event-dragon-woken"),
    e.TreasureTaken: _treasure("event-treasure-taken"),
    e.TurnLost: _by_actor("event-turn-lost"),
    e.VoteCalled: _by_actor("event-vote-called"),
    e.Voted: _voted,
    e.VoteEnded: lambda players, _: players.texts.text("event-vote-ended"),
    e.RoundEnded: _round_ended,
    e.Scored: _scored,
    e.GameEnded: _game_ended,
}
"""By class of events; a test holds that every class has one."""
